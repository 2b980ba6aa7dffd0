"""Pairs in German, French, Spanish, Italian, Portuguese and Dutch, in the form of ``english``."""

from __future__ import annotations

PAIRS = {
    "de": """
Wohnt in Kiel | Lebt in Kiel | leave
Arbeitet bei Nordlicht Energie | Arbeitgeber ist Nordlicht Energie | leave
Mag Jazz | Hört gern Jazz und mag Jazz | leave
Hasst Rosenkohl | Kann Rosenkohl nicht ausstehen | leave
Ist Vegetarier | Isst kein Fleisch | leave
Chefin ist Frau Albers | Berichtet an Frau Albers | leave
Hat Angst vor Hunden | Fürchtet sich vor Hunden | leave
Antworten bitte kurz halten | Bevorzugt knappe Antworten | leave
Joggt jeden Morgen im Park | Geht morgens joggen | leave
Trinkt gern grünen Tee aus Japan | Trinkt grünen Tee | leave
Hat eine Schwester | Hat eine Schwester namens Ida in Bern | update
Spielt Klavier | Spielt Klavier in einer Jazzband | update
Wohnt in Kiel | Ist nach Lübeck gezogen | update
Arbeitet bei Nordlicht Energie | Arbeitet jetzt bei Hansa Logistik | update
Chefin ist Frau Albers | Neuer Chef ist Herr Brandt | update
Teamsitzung ist montags um 9 Uhr | Teamsitzung ist jetzt dienstags um 9 Uhr | update
Möchte Beträge in Euro sehen | Möchte Beträge in Dollar sehen | update
Lieblingsfarbe ist Blau | Lieblingsfarbe ist jetzt Grün | update
Ist Vegetarierin | Ernährt sich jetzt vegan | update
Mag Fisch | Mag keinen Fisch | update
Hat zwei Kinder | Hat drei Kinder | update
Abgabe der Studie ist am 3. Mai | Abgabe der Studie wurde auf den 20. Mai verschoben | update
Bevorzugt kurze Antworten | Möchte ausführliche Antworten | update
Raucht | Hat mit dem Rauchen aufgehört | over
Spielt Handball im Verein | Spielt nicht mehr Handball | over
Hat ein Abo der Zeit | Hat das Abo der Zeit gekündigt | over
Besitzt ein Motorrad | Hat das Motorrad verkauft | over
Lernt Spanisch | Lernt kein Spanisch mehr | over
Hund heißt Rex | Kater heißt Bruno | create
Tochter spielt Geige | Sohn spielt Trompete | create
Spielt Klavier | Spielt auch Gitarre | create
Wohnt in Kiel | Bruder wohnt in Ulm | create
Mag Tee | Hat einen Teehändler getroffen | create
Nutzt Excel für Budgets | Nutzt Word für Protokolle | create
Projekt Falke leitet Bea | Projekt Adler leitet Mo | create
Wohnt in Kiel / Schwester wohnt in Kiel | Wohnt in Kiel | forget
Ist allergisch gegen Nüsse / Hat einen Hund | Nussallergie | forget
Sammelt Münzen | Sammelt Uhren | keep
""",
    "fr": """
Habite à Lille | Vit à Lille | leave
Travaille chez Soralia | Employeur : Soralia | leave
Déteste les champignons | N'aime pas les champignons | leave
Est végétarienne | Ne mange pas de viande | leave
Aime les réponses courtes | Préfère des réponses brèves | leave
A peur des araignées | Craint les araignées | leave
Sa cheffe est Mme Roussel | Rend compte à Mme Roussel | leave
Se lève à 6 heures | Se réveille à 6 h du matin | leave
Fait du vélo tous les dimanches avec Marc | Fait du vélo le dimanche | leave
A une sœur | A une sœur nommée Chloé qui vit à Metz | update
Joue du piano | Joue du piano dans un orchestre amateur | update
Habite à Lille | A déménagé à Rennes | update
Travaille chez Soralia | Travaille maintenant chez Orven | update
Son manager est Paul | Sa nouvelle manager est Inès | update
La réunion d'équipe a lieu le lundi | La réunion d'équipe a lieu le mardi | update
Veut les montants en euros | Veut les montants en dollars | update
Couleur préférée : bleu | Couleur préférée : vert | update
Aime le café | N'aime pas le café | update
A deux enfants | A trois enfants | update
L'échéance du dossier est le 3 mai | L'échéance du dossier est repoussée au 20 mai | update
Préfère un ton formel | Préfère un ton décontracté | update
Fume | A arrêté de fumer | over
Joue au tennis | Ne joue plus au tennis | over
Est abonnée au Monde | A résilié son abonnement au Monde | over
Possède une moto | A vendu sa moto | over
Apprend l'italien | N'apprend plus l'italien | over
Le chien s'appelle Rex | Le chat s'appelle Filou | create
Sa fille joue du violon | Son fils joue du piano | create
Parle espagnol | Parle aussi allemand | create
Habite à Lille | Son frère habite à Nice | create
Aime le thé | A rencontré un marchand de thé | create
Habite à Lille | Habitait à Lyon quand il était étudiant | create
Préfère les euros pour les rapports | Préfère les livres pour les factures | create
Le projet Alpha est dirigé par Bea | Le projet Delta est dirigé par Luc | create
Habite à Lille / Sa sœur habite à Lille | Habite à Lille | forget
Allergique aux noix / A un chien | Allergie aux noix | forget
Collectionne les timbres | Collectionne les montres | keep
""",
    "es": """
Vive en Gijón | Reside en Gijón | leave
Trabaja en Maderas Luna | La empresa es Maderas Luna | leave
Odia las aceitunas | No le gustan las aceitunas | leave
Es vegetariano | No come carne | leave
Prefiere respuestas cortas | Le gustan las respuestas breves | leave
Tiene miedo a volar | Le teme a volar | leave
Su jefa es Pilar Soto | Reporta a Pilar Soto | leave
Se levanta a las seis de la mañana | Se despierta a las 6:00 | leave
Corre por el parque cada mañana con Luis | Corre por el parque | leave
Tiene un hermano | Tiene un hermano llamado Iván que es cocinero | update
Toca la guitarra | Toca la guitarra en un grupo de rock | update
Vive en Gijón | Se ha mudado a Oviedo | update
Vive en Gijón | Ahora vivo en Oviedo | update
Trabaja para Maderas Luna | Ahora trabaja para Textiles Sol | update
Su jefa es Pilar Soto | Su nuevo jefe es Andrés Vega | update
La reunión del equipo es los lunes | La reunión del equipo es los martes | update
Quiere los importes en euros | Quiere los importes en dólares | update
Su color favorito es el azul | Su color favorito es el verde | update
Es vegetariana | Ahora es vegana | update
Le gusta el pescado | No le gusta el pescado | update
Tiene dos hijos | Tiene tres hijos | update
La entrega del informe es el 3 de mayo | La entrega del informe se aplaza al 20 de mayo | update
Prefiere el modo oscuro | Prefiere el modo claro | update
Fuma | Ha dejado de fumar | over
Juega al tenis los jueves | Ya no juega al tenis | over
Está suscrita a El País | Ha cancelado la suscripción a El País | over
Tiene una moto | Ha vendido la moto | over
El perro se llama Rex | La gata se llama Lola | create
La hija toca el violín | El hijo toca el piano | create
Habla francés | También habla alemán | create
Vive en Gijón | Su hermano vive en Cádiz | create
Le gusta el té | Conoció a un comerciante de té | create
Vive en Gijón | Vivió en Lima de niño | create
Usa Excel para presupuestos | Usa Word para actas | create
Vive en Gijón / Su hermana vive en Gijón | Vive en Gijón | forget
Es alérgico a las nueces / Tiene un perro | La alergia a las nueces | forget
Colecciona sellos | Colecciona relojes | keep
""",
    "it": """
Abita a Lecce | Vive a Lecce | leave
Lavora per Aurora Tessuti | Il datore di lavoro è Aurora Tessuti | leave
Odia le olive | Non sopporta le olive | leave
È vegetariana | Non mangia carne | leave
Preferisce risposte brevi | Gli piacciono le risposte concise | leave
Ha paura di volare | Teme di volare | leave
Il capo è Carla Neri | Riporta a Carla Neri | leave
Si alza alle sei di mattina | Si sveglia alle 6:00 | leave
Corre ogni mattina al parco con Luca | Corre al parco | leave
Ha un fratello | Ha un fratello di nome Ivo che fa il cuoco | update
Suona la chitarra | Suona la chitarra in un gruppo rock | update
Abita a Lecce | Si è trasferito a Bari | update
Lavora per Aurora Tessuti | Adesso lavora per Sole Legno | update
Il capo è Carla Neri | Il nuovo capo è Dario Conti | update
La riunione del team è il lunedì | La riunione del team è il martedì | update
Vuole gli importi in euro | Vuole gli importi in dollari | update
Il colore preferito è il blu | Il colore preferito è il verde | update
È vegetariano | Ora è vegano | update
Gli piace il pesce | Non gli piace il pesce | update
Ha due figli | Ha tre figli | update
La consegna del rapporto è il 3 maggio | La consegna del rapporto è rinviata al 20 maggio | update
Preferisce il tema scuro | Preferisce il tema chiaro | update
Fuma | Ha smesso di fumare | over
Gioca a tennis il giovedì | Non gioca più a tennis | over
Ha una moto | Ha venduto la moto | over
Studia il russo | Ha smesso di studiare il russo | over
Il cane si chiama Rex | Il gatto si chiama Micio | create
La figlia suona il violino | Il figlio suona il piano | create
Parla francese | Parla anche tedesco | create
Abita a Lecce | Il fratello abita a Pisa | create
Ama il tè | Ha incontrato un mercante di tè | create
Abita a Lecce | Da bambino viveva a Torino | create
Usa Excel per i bilanci | Usa Word per i verbali | create
Abita a Lecce / La sorella abita a Lecce | Abita a Lecce | forget
È allergico alle noci / Ha un cane | L'allergia alle noci | forget
Colleziona monete | Colleziona orologi | keep
""",
    "pt": """
Mora em Braga | Vive em Braga | leave
Trabalha na Lusotec | A empresa é a Lusotec | leave
Odeia azeitonas | Não gosta de azeitonas | leave
É vegetariano | Não come carne | leave
Prefere respostas curtas | Gosta de respostas breves | leave
Tem medo de voar | Receia voar | leave
A chefe é a Marta Reis | Responde à chefe Marta Reis | leave
Acorda às seis da manhã | Levanta-se às 6:00 | leave
Corre todas as manhãs no parque com o Rui | Corre no parque | leave
Tem um irmão | Tem um irmão chamado Ivo que é cozinheiro | update
Toca guitarra | Toca guitarra numa banda de rock | update
Mora em Braga | Mudou-se para o Porto | update
Trabalha na Lusotec | Agora trabalha na Navix | update
A chefe é a Marta Reis | O novo chefe é o Nuno Paz | update
A reunião da equipa é à segunda-feira | A reunião da equipa é à terça-feira | update
Quer os valores em euros | Quer os valores em dólares | update
A cor favorita é o azul | A cor favorita é o verde | update
É vegetariana | Agora é vegana | update
Gosta de peixe | Não gosta de peixe | update
Tem dois filhos | Tem três filhos | update
O prazo do relatório é 3 de maio | O prazo do relatório foi adiado para 20 de maio | update
Prefere o modo escuro | Prefere o modo claro | update
Fuma | Deixou de fumar | over
Joga ténis à quinta-feira | Já não joga ténis | over
Tem uma mota | Vendeu a mota | over
Assina o Público | Cancelou a assinatura do Público | over
O cão chama-se Rex | O gato chama-se Tareco | create
A filha toca violino | O filho toca piano | create
Fala francês | Também fala alemão | create
Mora em Braga | O irmão mora em Faro | create
Gosta de chá | Encontrou um comerciante de chá | create
Mora em Braga | Viveu em Paris em criança | create
Usa Excel para orçamentos | Usa Word para atas | create
Mora em Braga / A irmã mora em Braga | Mora em Braga | forget
É alérgico a nozes / Tem um cão | A alergia a nozes | forget
Coleciona moedas | Coleciona relógios | keep
""",
    "nl": """
Woont in Breda | Leeft in Breda | leave
Werkt bij Polderbank | Werkgever is Polderbank | leave
Haat spruitjes | Houdt niet van spruitjes | leave
Is vegetariër | Eet geen vlees | leave
Wil korte antwoorden | Heeft liever beknopte antwoorden | leave
Is bang voor spinnen | Heeft angst voor spinnen | leave
Leidinggevende is Anja Smit | Rapporteert aan Anja Smit | leave
Staat om zes uur 's ochtends op | Staat op om 6:00 | leave
Loopt elke ochtend hard in het park met Bas | Loopt hard in het park | leave
Heeft een broer | Heeft een broer genaamd Tim die kok is | update
Speelt gitaar | Speelt gitaar in een rockband | update
Woont in Breda | Is verhuisd naar Tilburg | update
Werkt bij Polderbank | Werkt nu bij Zeewind | update
Leidinggevende is Anja Smit | Nieuwe leidinggevende is Karim Vos | update
Het teamoverleg is op maandag | Het teamoverleg is op dinsdag | update
Wil bedragen in euro's | Wil bedragen in dollars | update
Lievelingskleur is blauw | Lievelingskleur is groen | update
Is vegetariër | Is nu veganist | update
Houdt van vis | Houdt niet van vis | update
Heeft twee kinderen | Heeft drie kinderen | update
De deadline van het plan is 3 mei | De deadline van het plan is verschoven naar 20 mei | update
Wil lange uitleg en uitgebreide antwoorden | Wil korte antwoorden | update
Rookt | Is gestopt met roken | over
Speelt tennis op donderdag | Speelt geen tennis meer | over
Heeft een motor | Heeft de motor verkocht | over
Leert Spaans | Is gestopt met Spaans leren | over
De hond heet Rex | De kat heet Minoes | create
Dochter speelt viool | Zoon speelt piano | create
Spreekt Frans | Spreekt ook Duits | create
Woont in Breda | Broer woont in Assen | create
Houdt van thee | Heeft een theehandelaar ontmoet | create
Woont in Breda | Woonde vroeger in Gent | create
Gebruikt Excel voor begrotingen | Gebruikt Word voor notulen | create
Woont in Breda / Zus woont in Breda | Woont in Breda | forget
Is allergisch voor noten / Heeft een hond | Notenallergie | forget
Verzamelt munten | Verzamelt horloges | keep
""",
}
