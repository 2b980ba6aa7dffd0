"""The glue of each language: words that say nothing by themselves."""

from __future__ import annotations

from collections.abc import Mapping

# English, German and Russian are full, the others hold what recognising the language and dropping
# its glue needs. English comes first because it wins ties.
STOP_WORDS: Mapping[str, str] = {
    "en": (
        "a about above after again against all am an and any are aren as at be because been "
        "before being below between both but by can cannot could couldn d did didn do does "
        "doesn doing don down during each few for from further had hadn has hasn have haven "
        "having he her here hers herself him himself his how i if in into is isn it its itself "
        "just ll m me more most my myself no nor not now of off on once only or other our ours "
        "ourselves out over own please re s same she should shouldn so some such t than that "
        "the their theirs them themselves then there these they this those through to too "
        "under until up ve very was wasn we were weren what when where which while who whom "
        "why will with won would wouldn you your yours yourself yourselves"
    ),
    "de": (
        "aber alle allem allen aller alles als also am an andere anderen auch auf aus bei beim "
        "bin bis bist bitte da damit dann das dass daß dein deine deinem deinen deiner dem den "
        "denn der des dessen dich die dies diese diesem diesen dieser dieses dir doch dort du "
        "durch ein eine einem einen einer eines er es etwas euch euer eure für gegen gewesen "
        "hab habe haben hat hatte hatten hier hin hinter ich ihm ihn ihnen ihr ihre ihrem ihren "
        "ihrer im in ins ist ja jede jedem jeden jeder jedes jetzt kann kein keine keinem "
        "keinen keiner können könnte man mein meine meinem meinen meiner mich mir mit nach "
        "nicht nichts noch nun nur ob oder ohne sehr sein seine seinem seinen seiner seit sich "
        "sie sind so soll sollte sondern um und uns unser unsere unserem unseren unter vom von "
        "vor war waren warst was weil welche welchem welchen welcher welches wenn werde werden "
        "wie wieder will wir wird wirst wo wollen würde würden zu zum zur zwar über"
    ),
    "fr": (
        "au aux avec c ce ces cette d dans de des du elle en est et eux il ils j je l la le les "
        "leur lui ma mais me mes moi mon n ne nos notre nous on ou où par pas pour qu que qui "
        "s sa sans se ses son sont suis sur ta te tes toi ton tu un une vos votre vous y été "
        "être avoir ai plus toujours"
    ),
    "es": (
        "a al con como de del el ella ellos en entre era es esa ese eso esta este esto estoy "
        "fue ha hay la las le les lo los me mi mis mucho muy más no nos o para pero por que qué "
        "se ser si sin sobre son soy su sus también te tu tus un una y ya yo siempre"
    ),
    "it": (
        "a ad agli ai al all alla alle allo anche che chi ci come con cui da dagli dai dal dall "
        "dalla dalle degli dei del dell della delle dello di e è ed gli ha ho i il in io la le lo "
        "ma mi mia mie miei mio ne negli nei nel nell nella nelle nello non o per perché più "
        "quale quando questa questo se sei si sono su sugli sui sul sull sulla sulle suo te ti tu "
        "tuo un una uno sempre"
    ),
    "pt": (
        "a ao aos as com como da das de do dos e ela ele em entre era essa esse esta este eu "
        "foi há isso isto já lhe mais mas me meu minha muito na nas no nos não o os ou para "
        "pela pelo por quando que quem se sem ser seu sua são só também te tem um uma você é "
        "sempre nunca à às pelos pelas numa meus minhas seus suas nosso nossa estou está tenho vou "
        "vocês vc nós ainda agora então depois mesmo tudo pra comigo"
    ),
    "nl": (
        "aan al als altijd ben bij dan dat de der deze die dit door een en er ge geen haar had "
        "heb hebben heeft hem het hij hoe hun ik in is je kan me met mij mijn na naar niet nog "
        "nu of om onder ons ook op over te tot u uit van veel voor waar was wat we wel wij wil "
        "worden zal ze zich zij zijn zo zou bent dus hebt jij jouw kun kunnen kunt maar mag meer "
        "moet onze uw vanaf zonder"
    ),
}
"""By language, words too common to tell one memory from another; also how one is guessed."""

CYRILLIC_STOP_WORDS = (
    "а без более больше будет будто бы был была были было быть в вам вами вас весь во вот все "
    "всегда всего всех всю вы где да даже для до его ее ей ему если есть еще же за здесь и из "
    "или им ими их к как какая какие какого какое какой когда кого кому кто куда ли либо между "
    "меня мне много мной может можно мои мой моя мое моего моей моих мы на над надо нас наш наша "
    "наше наши не него нее ней нет ни никогда ним них но ну о об один однако он она они оно от "
    "очень по под после потом потому почему почти при про раз с сам свой своя свое свои свою себе "
    "себя сейчас со совсем так также такая такое такой такие там твой твоя твое твои тебя тем "
    "теперь то тобой тогда того тоже той только том тот ту тут ты у уж уже хоть чего чей чем что "
    "чтобы чье чья эта эти этим этих это этого этой этом этот эту я"
)
"""Russian's, for any text in its letters: a short question is too short to guess from."""

# Words that are no stop words but give a short sentence's language away.
MARKERS: Mapping[str, str] = {
    "de": (
        "arbeitet bevorzugt heißt immer möchte mag zeig zeige wohnt betreut arbeite wohne lebe "
        "heiße heisse trinke spreche fahre bevorzuge nutze benutze betreue verantworte studiere "
        "pendle hasse liebe sammle lerne spiele vertrage brauche verwende gern gerne lieber "
        "niemals stets künftig grundsätzlich meistens vergiss nenn nenne gib antworte "
        "schreib schreibe erklär antworten zahlen beträge stichpunkte statt "
        "montags dienstags mittwochs donnerstags freitags samstags sonntags abends "
        "vegetarier vegetarierin veganer veganerin allergisch zuständig übrigens"
    ),
    "fr": (
        "préfère préférerais préférons montre montrez travaille travaillons bosse habite "
        "habitons aime aimerais voudrais souhaite veux peux pouvez déteste suis jsuis chui "
        "chuis réponds répondez répondre réponse réponses désormais dorénavant svp stp merci "
        "appelle appelez utilise utilisez utiliser donnez oublie oubliez retiens retenez "
        "souviens mange parle parlons bois fais équipe rien quand aussi toutes très chez ça "
        "tutoie tutoyer vouvoie français anglais tableaux graphiques puces courtes phrases "
        "maintenant plutôt beaucoup uniquement aucun aucune depuis sommes avons fille fils "
        "femme mari enfants chien frère sœur végétarien végétarienne allergique responsable "
        "gère occupe arrête arrêtez mets mettez écris écrivez semaine lundi mardi mercredi "
        "jeudi vendredi matin soir était voici jai cest tjs toujour sois soyez bref camemberts "
        "lister tutoies veuillez pourrais pourriez voudrait faut mémorise efface préférée préféré "
        "métier équipes avril juin juillet août février décembre vis chats chiens lycée "
        "adore adorons dors apprends apprend prends vais viens dois sais tiens pense crois trouve "
        "cherche essaie évite évitez collectionne enseigne élève étudie joue jouons dessine nage "
        "reprends partons choisi adopté acheté déménagé emménagé réservé rejoint quitté changé "
        "commencé arrêté décidé signé jamais souvent parfois tous cet leurs donc puis voilà oui "
        "bonjour salut bonsoir pourquoi comment quoi combien quel quelle quels quelles chaque "
        "dimanche samedi mercredi année jour jours mois ans heures janvier septembre octobre "
        "novembre boulot travail voiture enfant mère père sœurs frères deux trois huit dix même "
        "mieux moins sauf sinon faire fait avait avais étais déjà après avant pendant"
    ),
    "es": (
        "prefiere prefiero preferimos preferiría prefieres muestra muéstrame muestre "
        "muestres trabaja trabajo trabajamos trabajas curro laburo chambeo vivo vivimos "
        "vive soy somos eres estoy tengo tenemos tiene necesito necesitamos quiero quisiera "
        "querría gusta gustan gustaría encanta encantan interesa interesan molesta molestan "
        "odio detesto soporto aguanto llamo llámame decime hablo hablas háblame uso utilizo "
        "usamos toco juego bebo nunca jamás porfa porfavor recuerda recuerde recordá "
        "acuérdate olvida olvídate olvide responde respóndeme contesta contéstame ponme "
        "ponlo utiliza evita evitá mejor dólares libras tablas tabla gráficos gráficas "
        "gráfico respuestas respuesta viñetas nuestro nuestra nuestros hija hijo hijos "
        "mujer marido esposa esposo perro perros gato gatos novia novio hermana hermano "
        "usted ustedes vosotros vos tutéame tutear tuteo hola gracias buenas buenos ahora "
        "adelante cuando porque donde hasta todas inglés español castellano lunes martes "
        "miércoles jueves viernes llevo gestiono manejo coordino dirijo lidero atiendo "
        "suelo solemos reservado reservé decidido mudé nací vegano vegana vegetariano "
        "vegetariana celíaco celíaca alérgico alérgica apunta anota añade añadí agrega "
        "agregá podrías podés puedes redondea equipo correo correos jefe jefa cumpleaños "
        "favorito favorita dedico encargo ocupo mío tuyo luego pues entonces así aquí ayer "
        "mañana quería digo dijo tampoco nadie algo cada desde programo estudio aprendo "
        "corro nado colecciono cocino viajo ceno desayuno madrugo escribo breve breves "
        "conciso concisa hablame tratame mandame enviame explicame intento "
        "procuro podemos kilómetros evito practico bailo comer menos hacer "
        "nosotros nosotras esto todavía mientras aunque además según hacia sino noche tarde mes "
        "trabajar vivir tener decir poner salir dormir leer jugar tocar oye puedes dime dame hago "
        "voy doy juego pido puedo empiezo salgo leo veo hice fui tuve vine decidí empecé compré "
        "dejé cambié empezamos mudamos duermo conduzco siento pienso entiendo cierro conmigo "
        "ejemplos explicaciones mensajes siquiera quien deja dejar decía caso ves dulces cubro "
        "formato horas horario mercado modo oscuro"
    ),
    "it": (
        "preferisce mostra lavora preferisco preferirei vorrei voglio vorremmo lavoro lavoriamo "
        "abito abitiamo viviamo mangio bevo suono gioco leggo scrivo parlo chiamo chiamami "
        "chiamatemi occupo occupiamo seguo gestisco utilizzo usiamo faccio vado sto vengo detesto "
        "apprezzo sopporto piace piacciono serve servono interessa interessano tabelle tabella "
        "elenchi elenco puntati risposte risposta rispondi rispondimi risponda scrivi scrivimi "
        "scriva mostrami mostri dammi dimmi diamoci aggiungi metti togli tieni smetti arrotonda "
        "converti ricordati ricorda ricordi dimentica dimenticare dimentichi cancella memorizza "
        "niente nessuna senza favore piacere grazie solito ogni mai meglio piuttosto invece però "
        "adesso ora poi oggi anni giorni settimana settimane mesi lunedì martedì mercoledì "
        "giovedì venerdì mattina sera pomeriggio importi cifre sterline dollari inglese tedesco "
        "italiano spagnolo figlia figlio figli moglie marito cane gatto fratello sorella "
        "allergico allergica vegetariano vegetariana vegano vegana celiaco celiaca intollerante "
        "sposato sposata ufficio squadra reparto azienda prenotato deciso trasferito trasferita "
        "anch puoi potresti può odio adoro amo uso vivo evito copro guardo coordino guido "
        "trasferisco sposo scelto abbiamo siamo programmo soprattutto corro volte basta "
        "linguaggio tono modalità valori ascolto dormo finestrino spiegami mandami mamma famiglia "
        "ciao buongiorno buonasera allora comunque anzi tutto tutti qualche chiamano cosa quindi "
        "franchi svizzeri puntata evita smesso iniziato frequento insegno domande possiamo darmi "
        "darci dia ceno pranzo volo prendo lunghe lunghi lungo lunga mail tifo bimbi bimba bimbo "
        "abitare faccio divido tengo ricordami secco conclusione numeri mollato ripreso "
        "disdetto viaggio biglietti festa lavoretto soldi dopo prima domenica sabato "
        "errore sono che gli della delle degli dei nella nel alla dalla sulla più perché anche "
        "questa questo ho mio miei di io clienti dati grafici totale vogliono colleghi "
        "vendite riga righe foglio però così già"
    ),
    "pt": (
        "anota aprendendo bebo chamo chame chamem coloque detesto dólares equipa equipe esqueça "
        "esquece explique falar falo faço fico filha filho filhos frança gerencio gosta gosto "
        "gostaria gostava gráficos inglês jargão lembra lembre lembrar moro mostra mostrar mostre "
        "mudei não obrigado obrigada odeio olá português preciso prefere prefiro quero relatórios "
        "respostas responda responder seja sexta sou tabelas trabalha trabalhar trabalho treino "
        "usar adoro amo aprendo coleciono coordeno costumo cozinho durmo estudo evito jogo leio "
        "manhã nado noite pratico toda violão vocês ótimo tópicos fuso seja valores libras evite "
        "chega fica trata lembro apaga guarda moramos somos usamos temos trabalhamos anos açúcar "
        "reunião reuniões sete abreviações instruções introduções "
        "dou torço vejo ouço apanho sofro casei comecei troquei larguei cancelei comprei reservei "
        "fechei marquei optei mudança viagem verão criança crianças mãe pai irmão irmã mulher cão "
        "loja lojas férias terça terças sextas ontem bilhetes passagem trem comboio ônibus "
        "autocarro galera valeu beleza conclusão dinheiro reais leite peixe pão cerveja vinho "
        "escola namorado namorada tirei passei entrei virei assumi nasceu ganhei falamos fazemos "
        "fazer gente toco sozinha sozinho cachorro gata guardo cuido marcámos fechámos optámos "
        "dados em uma ao aos meu minha meus minhas isso foi pra pro função senha erro linha linhas "
        "funciona "
        "decidi uso modo vai podes posso tratar chamar ando aprender tocar vestibular aula aulas "
        "fora feito sobretudo cada cortei deixei parei inscrevi "
        "datas produto produtos promovida promovido escuro podemos fui ficou ficamos vendas venda "
        "planilha planilhas melhor melhores maior qualquer ninguém nenhum nenhuma outro outra "
        "outros outras onde enquanto além através achei acho hoje amanhã perto longe rua cidade "
        "bairro filme filmes livro livros ler escrever conduzir morar ficar ligar trocar ajudar "
        "vez vezes em tem temos têm faz fazem novo nova meia dois duas quatro oito dez segunda "
        "quinta receita receitas doce doces frango queijo arroz feijão sobremesa almoço jantar "
        "cerâmica departamento jurídico formato mês cheguei saio levo acordo deito guardar nossa "
        "nosso nossos nossas gostei dela dele deles pelo pela até só já mãe pai"
    ),
    "nl": (
        "toon werkt liever liefst graag woon woont heet houdt hou gebruik gebruikt geef geeft noem "
        "onthoud onthou vergeet voortaan alsjeblieft alstublieft aub gelieve nooit meestal spreek "
        "spreekt eet lees vind vindt verkies verkiest voorkeur vermijd schrijf stuur antwoord "
        "tutoyeer verantwoordelijk grafieken tabellen wens haat wis verwijder onthouden vergeten "
        "noemt thuis tegenwoordig eigenlijk trouwens gewoon alleen vooral samen sinds elke iedere "
        "beetje eten drinken gaan doen spreken praten bedragen cijfers datums antwoorden uitleg "
        "verhuisd getrouwd geboekt gekozen besloten geworden vorige volgende mijn onze allebei "
        "verkoop rij fiets kook speel leer regel beheer collega's afdeling klanten vegetariër "
        "allergisch gezin dochter zoon hond kinderen ochtend avond altijd dagen weken jaar uur"
    ),
}
