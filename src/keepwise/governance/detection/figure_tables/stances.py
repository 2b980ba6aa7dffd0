"""The words that say what a clause does, in each language: it reports, or it tells of a person."""

from __future__ import annotations

from keepwise.governance.detection.figure_lexicon import Stance

EN = Stance(
    me="i i'm i've i'd i'll im ive me myself",
    ours="my mine our we we're we've us",
    wish="""
        always never usually normally generally often prefer prefers like likes please pls want
        wants need needs must should shall can may if when whenever unless until don't every let
        let's make take keep use avoid remember start put reply answer call book round no not ask
        say means mean escalate bring stick cap aim pick default max min maximum minimum preferred
        training flag formula number each
    """,
    told="""
        now currently already still yesterday today tonight again since so_far ytd once lately
        recently morning autumn winter spring summer monday tuesday wednesday thursday friday
        saturday sunday january february march april may june july august september october november
        december overnight fyi apparently finally just
    """,
    circa="""
        about around roughly approximately approx nearly almost circa ca just over under barely
        hardly some exactly fewer more less another all total only between
    """,
    versus="""
        vs versus against compared previously before earlier target goal plan prior budget was last
        previous from behind ahead below above
    """,
    many="""
        ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty
        thirty forty fourty fifty sixty seventy eighty ninety hundred thousand dozen
    """,
    kept="""
        languages countries kids children sons daughters brothers sisters siblings dogs cats pets
        shifts brands zones teams offices regions floors rooms desks seats monitors screens
        newsletters friends colleagues managers stakeholders directors reports analysts cups coffees
        espressos sugars eggs stars years lanes lines tabs periods territories tiers copies sources
        metrics kpis categories hashtags versions books chapters phases topics points times hands
        bedrooms bikes cars guitars laps lengths
        letters digits symbols
    """,
    each="per a an",
    average="average avg mean median typically",
    trait="""
        age aged old born birthday anniversary son daughter wife husband partner mum mom dad mother
        father grandma grandpa kid baby twins dog cat puppy niece nephew sister brother boss tall
        height weigh shoe size sizes street road avenue lane drive house flat apartment apt floor
        room desk locker badge gate seat row platform train flight phone mobile number account code
        pin zip postcode password film book song band model font layout column step rule chapter
        page version standard norm article paragraph section form class grade lottery timezone oven
        car bus tier spacing terms net
        id door prefix
    """,
    ratio="double triple twofold threefold",
    halve="",
    once="after",
    theirs="its their his her",
    bulk="""
        tonne tonnes ton tons kilo kilos kg litre litres liter liters gallon gallons barrel barrels
        bushels
    """,
    none="none zero nobody",
    have="has have holds seats fits",
    helper="has have had been were was",
)
DE = Stance(
    me="ich mich mir meinerseits bin",
    ours="mein meine meinen meinem meiner meines wir uns unser unsere unseren unserem unserer",
    wish="""
        immer nie niemals meist meistens normalerweise gewöhnlich oft lieber gern gerne bitte mag
        möchte will wollen soll sollen sollst muss müssen darf dürfen kann können wenn falls sobald
        jeden jede jedes nicht kein keine keinen runde nimm ruf frag sag heißt reicht grundsätzlich
        stets beginnt dauert dauern geht öffnet schließt max min maximal höchstens mindestens
        nummeriere nummerieren eskalieren eskaliere trainiere markiere
    """,
    told="""
        jetzt aktuell derzeit momentan bereits schon noch gestern heute wieder seit bisher
        inzwischen mittlerweile zuletzt neulich vorwoche vormonat vorjahr montag dienstag mittwoch
        donnerstag freitag samstag sonntag januar februar märz april mai juni juli august september
        oktober november dezember herbst winter frühling sommer leider endlich stand
    """,
    circa="""
        etwa ungefähr rund circa ca zirka knapp fast gut nur über unter beinahe genau mehr weniger
        zwischen ganze satte gerade insgesamt kaum bloß
    """,
    versus="""
        gegenüber gegen statt vorher früher zuvor vorjahr vorwoche vormonat ziel plan soll vergleich
        vs versus hinter hinterher über unter voraus vorige voriges vorigen voriger letztes letzten
        letzter
    """,
    many="""
        zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig
        dreißig vierzig fünfzig sechzig siebzig achtzig neunzig hundert tausend dutzend
    """,
    kept="""
        sprachen sprache ländern länder kinder kindern söhne töchter brüder schwestern geschwister
        geschwistern hunde katzen schichten marken zeitzonen teams büros regionen etagen räume
        bildschirme monitore newsletter freunde freunden kollegen kolleginnen chefs stellvertreter
        analysten designer entwickler tassen kaffee zucker eier sterne reiter perioden stufen kopien
        quellen kennzahlen kategorien mal themen bücher zimmer autos läufe bahnen leute mitarbeiter
    """,
    each="pro je",
    average="durchschnitt schnitt durchschnittlich mittel",
    trait="""
        alter alt geboren geburtstag jahrestag sohn tochter frau mann partner mutter vater mama papa
        oma opa kind baby zwillinge hund katze nichte neffe schwester bruder chef groß größe wiege
        schuhgröße schuhe straße haus hausnummer wohnung etage stock raum zimmer tisch spind gleis
        zug flug telefon handy nummer konto code pin plz postleitzahl passwort film buch lied band
        modell schrift schriftgröße spalte schritt regel kapitel seite version norm artikel absatz
        abschnitt formular klasse wohne adresse zeitzone ofen auto bus altersgruppen zeilenabstand
        schulweg
        id tür vorwahl schleuse
    """,
    ratio="doppelt doppelte dreifach dreifache vierfache",
    halve="halb halbe halber halbes",
    once="nach",
    theirs="ihre ihrer ihres ihren seine seiner seines seinen",
    bulk="tonne tonnen kilo kilos kg liter hektoliter zentner doppelzentner",
    none="keine keiner keinen keins niemand",
    have="hat haben fasst",
    helper="hat haben hatte hatten wurde wurden ist sind war waren",
)
FR = Stance(
    me="je j' moi me m'",
    ours="mon ma mes nous notre nos on",
    wish="""
        toujours jamais généralement souvent habituellement préfère préfèrent aime aimerais plaît
        svp merci veux voudrais dois doit doivent faut peux peut si quand lorsque dès ne n' pas
        chaque toutes tous arrondis évite appelle signifie commence dure ouvre ferme max min maximum
        minimum numérote s'
    """,
    told="""
        maintenant actuellement désormais déjà encore hier aujourd'hui depuis récemment dernièrement
        dernier dernière matin lundi mardi mercredi jeudi vendredi samedi dimanche janvier février
        mars avril mai juin juillet août septembre octobre novembre décembre automne hiver printemps
        été reste enfin apparemment
    """,
    circa="""
        environ près presque quasiment quasi à_peine seulement plus moins autour exactement entre
        tout juste pile bien
    """,
    versus="""
        contre vs versus auparavant objectif cible comparé précédent précédente lieu prévu prévision
        retard avance dessous dessus passé passée
    """,
    many="""
        dix onze douze treize quatorze quinze seize vingt trente quarante cinquante soixante
        septante huitante octante nonante douzaine douzaines dizaine dizaines vingtaine trentaine
        quarantaine cinquantaine soixantaine quinzaine centaine centaines cent cents mille millier
        milliers vingts
    """,
    kept="""
        langues pays enfants fils filles frères sœurs soeurs chiens chats équipes marques fuseaux
        bureaux régions étages salles écrans lettres amis collègues responsables analystes tasses
        cafés sucres œufs oeufs étoiles périodes onglets copies sources indicateurs catégories fois
        sujets livres pièces chambres voitures longueurs stagiaires agences signes caractères
    """,
    each="par",
    average="moyenne moyen en_moyenne",
    trait="""
        âge âgé né née ans anniversaire fils fille femme mari compagnon mère père maman papa mamie
        papi enfant bébé jumeaux chien chat nièce neveu sœur frère chef mesure pèse pointure taille
        chausse rue avenue boulevard place maison appartement étage salle bureau chambre casier
        badge quai porte siège rang voie train vol téléphone portable numéro compte code postal mot
        film livre chanson groupe modèle police colonne étape règle chapitre page version norme
        article paragraphe section formulaire classe habite adresse fuseau four voiture bus
        interligne
        id indicatif
    """,
    ratio="doublement triplement quadruplement double triple",
    halve="",
    once="après",
    theirs="sa son ses leur leurs",
    bulk="tonne tonnes kilo kilos kg litre litres hectos hectolitres quintaux",
    none="aucun aucune zéro",
    have="a ont avons accueille accueillent",
    helper="a ont avons avez avait avaient ai est sont était étaient été",
)
ES = Stance(
    me="yo me mí conmigo tengo soy llevo mido nací he",
    ours="mi mis nosotros nuestro nuestra nuestros nuestras nos somos",
    wish="""
        siempre nunca jamás normalmente generalmente prefiero preferimos gusta gustan favor quiero
        queremos debe deben debo hay_que puede pueden si cuando no cada redondea evita significa
        empieza abre cierra dura duran max máximo mínimo numera hacen_falta
    """,
    told="""
        ahora actualmente ya todavía aún ayer hoy desde pasado pasada lunes martes miércoles jueves
        viernes sábado domingo enero febrero marzo abril mayo junio julio agosto septiembre octubre
        noviembre diciembre otoño invierno primavera verano quedan queda van llevamos por_fin
    """,
    circa="""
        unos unas casi apenas alrededor cerca aproximadamente más menos exactamente entre solo sólo
        como sobre
    """,
    versus="""
        contra frente antes vs versus objetivo meta previsto anterior pasado pasada comparado debajo
        encima detrás
    """,
    many="""
        diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte treinta
        cuarenta cincuenta sesenta setenta ochenta noventa docena docenas decena decenas veintena
        treintena quincena centenar centenares millar millares cien ciento cientos mil miles
    """,
    kept="""
        idiomas lenguas países hijos hijas hermanos hermanas perros gatos equipos marcas husos
        oficinas regiones plantas salas pantallas amigos colegas jefes analistas tazas cafés huevos
        estrellas periodos pestañas copias fuentes indicadores categorías veces temas libros
        habitaciones coches largos filiales nietos
    """,
    each="por al",
    average="media promedio de_media en_promedio",
    trait="""
        edad nacido nacida cumpleaños aniversario cumple hijo hija mujer marido pareja madre padre
        mamá papá abuela abuelo niño niña bebé gemelos perro gata gato sobrina sobrino hermana
        hermano jefe mido mide peso talla número pie calzo calle avenida plaza casa piso planta sala
        despacho habitación taquilla andén puerta asiento vía tren vuelo teléfono móvil cuenta
        código postal pin contraseña película libro canción grupo modelo letra fuente columna paso
        regla capítulo página versión norma artículo párrafo sección formulario clase vivo dirección
        huso extensión horno coche bus interlineado
        id prefijo
    """,
    ratio="doble dobles triple cuádruple",
    halve="medio media",
    once="tras después",
    theirs="su sus",
    bulk="tonelada toneladas kilo kilos kg litro litros hectolitros quintales arrobas",
    none="ninguno ninguna ningún nadie",
    have="tiene tienen tenemos",
    helper="ha han hemos había habían fue fueron está están",
)
IT = Stance(
    me="io mi me ho",
    ours="mio mia miei mie noi nostro nostra nostri nostre siamo",
    wish="""
        sempre mai solitamente normalmente generalmente spesso preferisco preferiamo piace piacciono
        favore voglio vorrei deve devono devo bisogna può possono se quando non ogni arrotonda evita
        significa inizia apre chiude dura durano serve servono max massimo minimo numera chiamarmi
    """,
    told="""
        adesso ora attualmente già ancora ormai ieri oggi scorso scorsa stamattina lunedì martedì
        mercoledì giovedì venerdì sabato domenica gennaio febbraio marzo aprile maggio giugno luglio
        agosto settembre ottobre novembre dicembre autunno inverno primavera estate restano
        rimangono finalmente
    """,
    circa="""
        circa quasi appena poco intorno oltre più meno esattamente tra fra solo soltanto almeno
    """,
    versus="""
        contro prima rispetto vs versus obiettivo previsto precedente scorso scorsa confronto sotto
        sopra indietro
    """,
    many="""
        dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove
        venti trenta quaranta cinquanta sessanta settanta ottanta novanta ventuno ventidue ventitré
        ventotto dozzina dozzine decina decine ventina trentina quarantina cinquantina centinaio
        centinaia migliaio migliaia cento mille mila quindicina sessantina settantina ottantina
        novantina
    """,
    kept="""
        lingue paesi figli figlie fratelli sorelle cani gatti squadre marchi fusi uffici regioni
        piani sale schermi amici colleghi capi analisti tazze caffè zuccheri uova stelle periodi
        schede copie fonti indicatori categorie volte temi libri camere stanze auto vasche stagisti
        agenzie
    """,
    each="per al",
    average="media medio medi in_media",
    trait="""
        età nato nata compleanno anniversario compie figlio figlia moglie marito compagno madre
        padre mamma papà nonna nonno bambino bimbo gemelli cane gatto nipote sorella fratello capo
        alto alta peso taglia numero piede scarpe via viale piazza casa piano sala aula ufficio
        stanza armadietto binario porta posto fila treno volo telefono cellulare conto codice cap
        postale pin password film libro canzone gruppo modello carattere corpo colonna passo regola
        capitolo pagina versione norma articolo paragrafo sezione modulo classe abito indirizzo fuso
        letto forno macchina leva bus auto interlinea
        id prefisso
    """,
    ratio="doppio triplo quadruplo raddoppio dimezzamento dimezza raddoppia",
    halve="mezzo mezza",
    once="dopo",
    theirs="suo sua suoi sue loro",
    bulk="tonnellata tonnellate chilo chili kg litro litri quintale quintali ettolitri",
    none="nessuno nessuna nessun",
    have="ha hanno abbiamo",
    helper="ha hanno abbiamo aveva avevano è sono stato stati stata state",
)
PT = Stance(
    me="eu me mim comigo tenho sou moro faço trabalho",
    ours="meu minha meus minhas nós nosso nossa nossos nossas somos",
    wish="""
        sempre nunca jamais normalmente geralmente prefiro preferimos gosto favor quero queremos
        deve devem devo pode podem se quando não cada arredonda evita significa começa abre fecha
        dura duram max máximo mínimo numera numere acordo
    """,
    told="""
        agora atualmente já ainda ontem hoje desde passado passada sábado domingo janeiro fevereiro
        março abril maio junho julho agosto setembro outubro novembro dezembro outono inverno
        primavera verão restam sobram safra finalmente
    """,
    circa="""
        cerca quase uns umas aproximadamente mais menos exatamente entre apenas só perto pouco
    """,
    versus="""
        contra antes frente vs versus meta objetivo previsto anterior passado passada comparado
        abaixo acima atrás
    """,
    many="""
        dez onze doze treze catorze quatorze quinze dezasseis dezesseis dezassete dezessete dezoito
        dezanove dezenove vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem cento
        duzentos duzentas trezentos quatrocentos quinhentos dúzia dúzias dezena dezenas centena
        centenas milhar milhares mil
    """,
    kept="""
        línguas idiomas países filhos filhas irmãos irmãs cães cachorros gatos equipes equipas
        marcas fusos escritórios regiões andares salas telas ecrãs amigos colegas chefes analistas
        xícaras cafés ovos estrelas períodos abas cópias fontes indicadores categorias vezes temas
        livros quartos assoalhadas carros mercados agências
    """,
    each="por ao",
    average="média médio médios",
    trait="""
        idade nascido nascida aniversário filho filha mulher marido companheiro mãe pai avó avô
        criança bebê bebé gêmeos gémeos cão cachorro gato sobrinha sobrinho irmã irmão chefe meço
        peso tamanho número sapato calço rua avenida praça casa andar sala gabinete quarto cacifo
        plataforma porta lugar trem comboio voo telefone celular telemóvel conta código postal cep
        pin senha filme livro canção banda modelo letra fonte coluna passo regra capítulo página
        versão norma artigo parágrafo secção seção formulário classe moro endereço fuso ramal forno
        carro espaçamento etárias faixas secções seções
        id indicativo
    """,
    ratio="dobro triplo quádruplo dobra duplicar",
    halve="meio meia",
    once="após depois",
    theirs="seu sua seus suas",
    bulk="tonelada toneladas quilo quilos kg litro litros arrobas sacas",
    none="nenhum nenhuma ninguém",
    have="tem têm temos",
    helper="foi foram tem têm temos tinha está estão",
)
NL = Stance(
    me="ik mij me",
    ours="mijn ons onze we wij we're",
    wish="""
        altijd nooit meestal gewoonlijk vaak liever graag alsjeblieft wil willen moet moeten mag
        mogen kan kunnen als wanneer zodra niet geen elke elk iedere ieder rond bedoel bel vermijd
        betekent begint duurt duren opent sluit max min maximaal minimaal nummer hooguit escaleer
    """,
    told="""
        nu momenteel al nog gisteren vandaag weer sinds inmiddels onlangs vorig vorige afgelopen
        maandag dinsdag woensdag donderdag vrijdag zaterdag zondag januari februari maart april mei
        juni juli augustus september oktober november december herfst winter lente zomer helaas
        eindelijk
    """,
    circa="""
        ongeveer circa ca rond bijna ruim krap zo'n net maar slechts exact meer minder tussen pakweg
        zowat liefst
    """,
    versus="""
        tegen tegenover eerst eerder vorig vorige doel plan vs versus vergeleken achter boven onder
        voor eergisteren
    """,
    many="""
        tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig
        dertig veertig vijftig zestig zeventig tachtig negentig dozijn honderd duizend honderdtal
        duizendtal tiental
    """,
    kept="""
        talen landen kinderen zonen dochters broers zussen honden katten ploegen merken tijdzones
        teams kantoren regio's verdiepingen kamers schermen monitoren nieuwsbrieven vrienden
        collega's bazen analisten koppen koffie suiker eieren sterren periodes tabs kopieën bronnen
        kpi's categorieën keer onderwerpen boeken auto's banen designers developers kostenplaatsen
        punts
    """,
    each="per",
    average="gemiddeld gemiddelde",
    trait="""
        leeftijd oud geboren verjaardag jubileum jarig zoon dochter vrouw man partner moeder vader
        mama papa oma opa kind baby tweeling hond kat nicht neef zus broer baas lang lengte weeg
        maat schoenmaat schoenen straat laan huis huisnummer flat appartement verdieping kamer
        bureau kluisje perron spoor stoel rij trein vlucht telefoon mobiel nummer rekening code
        pincode postcode wachtwoord film boek liedje band model lettertype lettergrootte kolom stap
        regel hoofdstuk pagina versie norm artikel alinea sectie formulier klas groep woon adres
        tijdzone zoontje dochtertje oven auto bus leeftijdsgroepen regelafstand
        id deur kengetal netnummer
    """,
    ratio="dubbel dubbele tweevoud drievoud",
    halve="halve half",
    once="na",
    theirs="zijn haar hun",
    bulk="ton kilo kilos kg liter liters",
    none="geen niemand",
    have="heeft hebben telt",
    helper="heeft hebben had hadden is zijn was waren werd werden",
)

STANCES = (EN, DE, FR, ES, IT, PT, NL)
