"""The words that announce personal data and say whose it is, one table a language."""

from __future__ import annotations

from typing import NamedTuple


class PersonalWords(NamedTuple):
    """How one language speaks of somebody's data.

    Entries are regular expressions without capturing groups, unless they say "space-separated".
    """

    phone: str
    """What announces a phone number."""
    identity: str
    """What announces the number of an identity, tax, health or travel document."""
    card: str
    """What announces the number of a payment card."""
    home: str
    """What announces a postal address."""
    mail: str
    """What else announces an e-mail address: a noun."""
    born: str
    """A noun that announces a date of birth."""
    birth: str
    """A verb that does."""
    months: str
    """The names of months, space-separated."""
    link: str
    """Words between an announcement and its value, space-separated."""
    my: str
    """The user's, before a noun."""
    their: str
    """Somebody else's, before a noun."""
    me: str
    """The user as the subject or object of what is said."""
    they: str
    """A pronoun for one other person."""
    dwells: str
    """Lives or can be reached: a verb after a person."""
    calls: str
    """A verb before the person who is reached."""
    of: str
    """What joins a noun and its owner."""
    family: str
    """A relative, space-separated."""
    contact: str
    """Somebody the user knows who is no relative, space-separated."""
    title: str
    """What stands before a person's name."""
    company: str
    """A place or desk that is no person, space-separated."""


EN = PersonalWords(
    phone=r"(?:tele)?phone(?: ?number| no\.?| nr\.?)?|(?:mobile|cell|home|landline|whatsapp)"
    r"(?: ?phone)?(?: number| no\.?)?|tel\.?|mob\.|phone ?#"
    r"|(?:call|ring|text|phone|reach|message|whatsapp|contact|dial) (?:me|him|her|them)"
    r"|be reached|(?:my|his|her|their) number|(?<='s )number(?= is|:)",
    identity=r"ssn|social security(?: number| no\.?| #)?|(?:social )?insurance number"
    r"|national insurance(?: number| no\.?)?|nino|nhs(?: number| no\.?)"
    r"|(?:national |personal )?(?:id|identity|identification)(?: card)? (?:number|no\.?)|national"
    r" id"
    r"|passport(?: number| no\.?)?|(?:driver'?s?|driving) licen[cs]e(?: number| no\.?)?"
    r"|tax(?:payer)? (?:id|identification number|file number)|tfn|itin|aadhaar(?: number| no\.?)?"
    r"|pan(?: card)? number|medicare number|medical record number|pps(?: number|n)|green card"
    r" number",
    card=r"(?:credit|debit|bank|payment|visa|amex)(?: ?card)?(?: number| no\.?)?|mastercard"
    r"|card(?: number| no\.?)",
    home=r"(?:live|lives|living|reside|resides|residing|lived) (?:at|in|on)"
    r"|(?:home|postal|mailing|private|delivery|shipping|billing|street|new|old)? ?address"
    r"|mov(?:ed|ing) to|(?:send|ship|deliver|mail|post) (?:it|them|everything|this|things) to"
    r"|visit (?:me|her|him|them) at",
    mail=r"e-?mails?(?: address)?|mail|address|contact|inbox|account",
    born=r"dates? of birth|birth ?date|dob|d\.o\.b\.?|birthday",
    birth=r"born(?: on)?",
    months="january february march april may june july august september october november december"
    " jan feb mar apr jun jul aug sep sept oct nov dec",
    link="is are was at on under to the number no nr : by phone via still now currently usually"
    " private work home personal new old email e-mail mail address phone mobile cell street be"
    " a an and reached of for it it's this here has changed"
    " answer text call is: please",
    my="my|our",
    their="his|her|their",
    me=r"i|me|i'm|we|us|myself",
    they="he|she",
    dwells=r"lives|resides|lived|can be reached|is reachable|moved to|answers at|is at",
    calls="call|contact|email|e-mail|mail|reach|text|ring|phone|message|write to|write|ask|ping"
    "|meet"
    "|visit",
    of="of|for",
    family="wife husband spouse partner mother father mom mum dad parent sister brother son"
    " daughter"
    " child kid grandmother grandfather grandma grandpa aunt uncle cousin niece nephew"
    " mother-in-law father-in-law sister-in-law brother-in-law girlfriend boyfriend fiancé fiancée"
    " fiance fiancee ex ex-wife ex-husband stepson stepdaughter twin",
    contact="boss colleague coworker co-worker manager friend neighbour neighbor flatmate roommate"
    " client customer assistant doctor dentist lawyer landlord tenant teammate intern employee"
    " supervisor teacher therapist accountant nanny cleaner babysitter supplier candidate"
    " applicant patient student mentor director ceo cfo secretary buddy classmate predecessor"
    " successor",
    title=r"mr\.?|mrs\.?|ms\.?|dr\.?|prof\.?|professor|uncle|aunt|colleague|customer|client"
    r"|patient",
    company="office support hotline helpdesk headquarters hq company store shop branch warehouse"
    " hotel restaurant venue reception museum desk service agency vendor clinic school"
    " team department showroom factory plant event conference meeting workshop court",
)

DE = PersonalWords(
    phone=r"(?:tele[fp]on|handy|mobil(?:funk)?|ruf|festnetz|privat|whatsapp)-?(?:nummer|nr\.?)"
    r"|telefon|handy|tel\.?|mobil|fon|erreichbar|zu erreichen|erreich(?:e|en|t|st)?(?: \w+){0,2}"
    r"|ruf(?:t|en|st)? (?:mich|uns|ihn|sie)|anrufen|rückruf|(?:meine|seine|ihre) nummer|nummer(?="
    r" von)",
    identity=r"steuer-?(?:id|identifikationsnummer|idnr\.?|nummer)|sozialversicherungs-?(?:nummer"
    r"|nr\.?)"
    r"|rentenversicherungsnummer|versichertennummer|svnr\.?|(?:personal)?ausweis(?:nummer|nr\.?)?"
    r"|reisepass(?:nummer|nr\.?)?|pass(?:nummer|nr\.)|führerschein(?:nummer|nr\.?)|ahv(?:-?nummer"
    r"|-?nr\.?)?"
    r"|personenkennziffer|krankenversicherungsnummer|krankenkassennummer",
    card=r"(?:kredit|debit|bank|ec-)karten?(?:-?nummer|nr\.?)?|kartennummer",
    home=r"(?:wohn(?:e|t|en|st|haft|hafte)?|leb(?:e|t))(?: \w+){0,3}|(?:privat|wohn|heim|post"
    r"|liefer|rechnungs)?"
    r"(?:adresse|anschrift)|(?:um)?gezogen|ziehe|zieht|zuhause|daheim",
    mail=r"e-?mail-?(?:adresse)?|mail(?:adresse)?|adresse|kontakt|postfach|konto",
    born=r"geburts(?:datum|tag)|geb\.",
    birth=r"geboren(?: am)?",
    months="januar februar märz april mai juni juli august september oktober november dezember"
    " jänner",
    link="ist sind bin lautet unter am an in im auf die der das den nummer nr : per seit jetzt neu"
    " neue"
    " privat private private: e-mail mail adresse telefon handy straße von zu bei nach man mich"
    " mir ihn"
    " sie ihm ihr und bitte gern gerne lauten hat habe nun umgezogen",
    my="meine|mein|meiner|meines|meinem|meinen|unsere|unserer|unser|unseres|unserem",
    their="seine|sein|seiner|ihre|ihr|ihrer|deren|dessen",
    me="ich|mich|mir|wir|uns",
    they="er|sie",
    dwells="wohnt|lebt|ist erreichbar|ist unter|erreicht man|hat die|zog",
    calls="ruf|rufe|erreichst|erreicht|erreichen|kontaktiere|erreiche|schreib|schreibe|frag|maile"
    "|schreib an|mail an|besuche",
    of="von|vom|der|des",
    family="frau mann ehefrau ehemann partner partnerin mutter vater mama papa eltern schwester"
    " bruder"
    " sohn tochter kind oma opa großmutter großvater tante onkel cousin cousine nichte neffe"
    " bruders"
    " schwiegermutter schwiegervater freundin verlobte verlobter ex-frau ex-mann schwager"
    " schwägerin"
    " mannes vaters sohnes sohns kindes onkels",
    contact="chef chefin kollege kollegin kollegen vorgesetzter vorgesetzte freund freundes nachbar"
    " nachbarin nachbarn mitbewohner mitbewohnerin kunde kundin kunden assistent assistentin arzt"
    " ärztin zahnarzt anwalt anwältin vermieter vermieterin mitarbeiter mitarbeiterin chefs lehrer"
    " lehrerin praktikant praktikantin patient patientin bewerber bewerberin ansprechpartner"
    " ansprechpartnerin steuerberater putzfrau babysitter arztes anwalts teamleiter teamleiterin"
    " geschäftsführer geschäftsführerin",
    title=r"herrn?|frau|dr\.?|prof\.?|kolleg(?:e|in|en)|onkel|tante|kund(?:e|in|en)|patient(?:in"
    r"|en)?|freundin",
    company="büro firma filiale geschäft laden zentrale hotel restaurant lager werk hotline support"
    " kundenservice kundendienst empfang museum unternehmen agentur firmensitz praxis schule team"
    " abteilung messe konferenz termin standort büros niederlassung",
)

FR = PersonalWords(
    phone=r"(?:numéro de )?(?:téléphone|tél\.?|tel\.?|portable|mobile|fixe)|numéro (?:personnel"
    r"|privé|perso)"
    r"|(?:mon|son|leur) numéro|numéro(?= de | d')|appel(?:le|ez|er)-(?:moi|le|la)|joignable"
    r"|m'appeler"
    r"|me joindre|(?:le|la) joindre|m'appelle(?:r|z)|numéro(?= est| :)",
    identity=r"(?:numéro|n°|no) (?:de )?(?:sécurité sociale|sécu|passeport|(?:carte|pièce)"
    r" d'identité|permis"
    r"(?: de conduire)?)|(?:numéro|identifiant) fiscal|nir|insee|numéro de sécu|passeport|avs",
    card=r"carte (?:bancaire|bleue|de crédit|visa)|numéro de (?:ma |sa )?carte(?: bancaire|"
    r" bleue)?|cb",
    home=r"(?:j'habite|habit(?:e|ent|ons)|demeure|réside|vit|vis|loge)(?: au| à| chez)?|adresse(?:"
    r" postale"
    r"| personnelle)?|domicile|déménag(?:é|e)(?: au)?",
    mail=r"e-?mail|mail|courriel|adresse(?: mail| e-?mail| électronique)?|contact",
    born=r"date de naissance|anniversaire",
    birth=r"née?s?(?: le)?",
    months="janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
    link="est sont le la les au à : de d du sur numéro no par maintenant désormais actuellement"
    " mon ma"
    " son sa perso personnel personnelle professionnel professionnelle mail e-mail téléphone"
    " portable"
    " mobile adresse c'est chez moi toujours",
    my="mon|ma|mes|notre|nos",
    their="son|sa|ses|leur|leurs",
    me="je|moi|me|nous|j",
    they="il|elle",
    dwells="habite|vit|demeure|réside|est joignable|loge|a déménagé",
    calls="appelle|appelez|contacte|contactez|joins|joindre|écris à|écrivez à|écrire à|contacter"
    "|appeler",
    of="de|d'|du|à",
    family="femme mari épouse époux conjoint conjointe mère père maman papa sœur soeur frère fils"
    " fille"
    " enfant grand-mère grand-père tante oncle cousin cousine nièce neveu belle-mère beau-père"
    " copine"
    " compagne compagnon fiancé fiancée ex ex-mari ex-femme belle-sœur beau-frère",
    contact="chef cheffe patron patronne collègue manager ami amie copain voisin voisine"
    " colocataire"
    " client cliente assistant assistante médecin dentiste avocat avocate propriétaire locataire"
    " stagiaire employé employée supérieur professeur thérapeute comptable nounou candidat"
    " candidate"
    " patient patiente responsable directeur directrice",
    title=r"m\.|mme\.?|mlle\.?|monsieur|madame|dr\.?|docteur|oncle|tante|collègue|patiente?",
    company="bureau bureaux support boutique magasin siège entreprise société hôtel restaurant"
    " entrepôt"
    " agence standard accueil musée service équipe école cabinet salon réunion conférence usine",
)

ES = PersonalWords(
    phone=r"(?:número de )?(?:teléfono|tel\.?|móvil|celular|fijo|whatsapp)|(?:mi|su) número"
    r"|número(?= de [A-Z])"
    r"|llám(?:a|e)me|llamar(?:me|le|la|lo)|llámal[oa]|localizable|contáctame|escríbeme",
    identity=r"(?:dni|nie|nif|rfc|curp|rut|cédula|pasaporte)|(?:número|n\.?o) (?:de )?(?:identidad"
    r"|pasaporte"
    r"|la seguridad social|seguridad social|carn(?:é|et) de conducir|identificación|afiliación)"
    r"|seguridad social",
    card=r"(?:número de )?(?:mi |la |su )?tarjeta(?: de crédito| de débito| bancaria| visa)?",
    home=r"(?:vivo|vive|viven|vivimos|resido|reside|me mudé|se mudó)(?: en| a)?|(?:dirección"
    r"|domicilio)"
    r"(?: postal| particular)?",
    mail=r"correo(?: electrónico)?|e-?mail|mail|dirección|contacto|cuenta",
    born=r"fecha de nacimiento|cumpleaños",
    birth=r"nacid[oa](?: el)?|nací(?: el)?|nació(?: el)?",
    months="enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre"
    " diciembre",
    link="es son está el la los al en a : de del por número mi su particular personal nuevo nueva"
    " ahora"
    " correo teléfono móvil celular dirección calle desde sigue siendo",
    my="mi|mis|nuestro|nuestra",
    their="su|sus",
    me="yo|me|mí|nosotros|vivo|llámame|escríbeme",
    they="él|ella",
    dwells="vive|reside|está en|se mudó|atiende en",
    calls="llama a|llame a|contacta a|contacta con|escribe a|escríbele a|llamar a|contactar a"
    "|contactar con",
    of="de|del|de la",
    family="mujer marido esposa esposo pareja madre padre mamá papá hermana hermano hijo hija"
    " abuela"
    " abuelo tía tío prima primo sobrina sobrino suegra suegro novia novio ex cuñado cuñada"
    " exmarido"
    " exmujer niño niña",
    contact="jefe jefa colega compañero compañera amigo amiga vecino vecina cliente clienta"
    " asistente"
    " médico médica doctor doctora dentista abogado abogada casero casera empleado empleada"
    " profesor"
    " profesora terapeuta contable becario becaria candidato candidata paciente gerente director"
    " directora gestor",
    title=r"sr\.?|sra\.?|señora?|don|doña|dr\.?|dra\.?|tío|tía|compañer[oa]",
    company="oficina tienda sede empresa hotel restaurante almacén soporte atención recepción museo"
    " sucursal agencia equipo escuela clínica local reunión evento fábrica",
)

IT = PersonalWords(
    phone=r"(?:numero di )?(?:telefono|tel\.?|cellulare|cell\.?|fisso|whatsapp)|(?:mio|suo) numero"
    r"|numero(?= di [A-Z])|chiam(?:ami|alo|ala|atemi)|raggiungibile|chiamarmi|contattami|scrivimi",
    identity=r"codice fiscale|c\.?f\.|(?:numero|n\.?) (?:di |della |del )?(?:passaporto|carta"
    r" d'identità|patente"
    r"|tessera sanitaria)|passaporto|patente|carta d'identità|tessera sanitaria",
    card=r"(?:numero della )?(?:mia |sua )?carta(?: di credito| di debito| prepagata)?",
    home=r"(?:abito|abita|vivo|vive|risiedo|risiede|abitiamo|mi sono trasferit[oa])(?: in| a)?"
    r"|(?:indirizzo|domicilio|residenza)(?: di casa| postale)?",
    mail=r"e-?mail|mail|posta(?: elettronica)?|indirizzo(?: e-?mail| mail)?|contatto",
    born=r"data di nascita|compleanno",
    birth=r"(?:sono )?nat[oa](?: il)?",
    months="gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre"
    " dicembre",
    link="è sono il la lo al in a : di del della per numero mio mia suo sua personale privato nuovo"
    " nuova ora adesso mail e-mail email telefono cellulare indirizzo via e' casa sempre",
    my="mio|mia|miei|mie|nostro|nostra",
    their="suo|sua|loro",
    me="io|mi|me|noi|abito|vivo|chiamami|scrivimi|sono",
    they="lui|lei",
    dwells="abita|vive|risiede|è raggiungibile|si è trasferit[oa]",
    calls="chiama|chiamate|contatta|contattate|scrivi a|scrivere a|contattare|chiamare",
    of="di|del|della|dello|dell'",
    family="moglie marito compagna compagno madre padre mamma papà sorella fratello figlio figlia"
    " nonna"
    " nonno zia zio cugina cugino nipote suocera suocero fidanzata fidanzato ex cognato cognata",
    contact="capo collega responsabile amico amica vicino vicina coinquilino coinquilina cliente"
    " assistente medico dottore dottoressa dentista avvocato padrone dipendente insegnante"
    " terapeuta"
    " commercialista tirocinante stagista candidato candidata paziente direttore direttrice"
    " titolare",
    title=r"sig\.?|sig\.ra|signora?|dott\.?|dott\.ssa|dottor|zio|zia|collega|paziente",
    company="ufficio negozio sede azienda hotel ristorante magazzino assistenza reception museo"
    " filiale"
    " agenzia squadra scuola studio riunione evento fabbrica supporto",
)

PT = PersonalWords(
    phone=r"(?:número (?:de |do )?)?(?:telefone|telem[óo]vel|tel\.?|celular|fixo|whatsapp)|(?:meu"
    r"|seu) número"
    r"|número(?= d[aeo] [A-Z])|lig(?:ue|a)(?:-me| para mim| para)|contact[áa]vel|me ligar|liga-lhe"
    r"|ligar-me",
    identity=r"nif|cpf|rg|niss|(?:número|n\.?o) (?:de |do |da )?(?:contribuinte|identificação"
    r" fiscal|passaporte"
    r"|segurança social|cartão de cidadão|carta de condução|utente|identidade)|cartão de cidadão"
    r"|passaporte"
    r"|contribuinte|bilhete de identidade|cnh",
    card=r"(?:número do )?(?:meu |seu )?cartão(?: de crédito| de débito| multibanco)?",
    home=r"(?:moro|mora|vivo|vive|resido|reside|mudei-me)(?: na| no| em| para)?|(?:morada|endereço"
    r"|residência)"
    r"(?: postal| pessoal)?",
    mail=r"e-?mail|mail|correio(?: eletr[óo]nico)?|endereço|contacto|contato",
    born=r"data de nascimento|aniversário",
    birth=r"nascid[oa](?: a| em)?|nasci(?: a| em| no dia)?|nasceu(?: a| em)?",
    months="janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro"
    " dezembro",
    link="é são o a os as ao à no na em : de do da dos para pelo número meu minha seu sua pessoal"
    " novo nova"
    " agora mail e-mail email telefone telemóvel celular morada endereço rua continua ser está",
    my="meu|minha|meus|minhas|nosso|nossa",
    their="seu|sua|dele|dela",
    me="eu|mim|me|nós|moro|vivo",
    they="ele|ela",
    dwells="mora|vive|reside|está contactável|mudou-se",
    calls="liga (?:para o|para a|ao|à|para)|ligue (?:para o|para a|ao|à|para)|contacta o|contacta"
    " a|contacte o"
    "|contacte a|escreve ao|escreve à|fala com o|fala com a|contate",
    of="de|do|da|d[oa]s?",
    family="mulher marido esposa esposo companheira companheiro mãe pai mamã papá irmã irmão filho"
    " filha"
    " avó avô tia tio prima primo sobrinha sobrinho sogra sogro namorada namorado ex cunhado"
    " cunhada",
    contact="chefe colega gestor gestora amigo amiga vizinho vizinha cliente assistente médico"
    " médica"
    " dentista advogado advogada senhorio senhoria empregado empregada professor professora"
    " terapeuta"
    " contabilista estagiário estagiária candidato candidata paciente diretor diretora gerente"
    " patrão",
    title=r"sr\.?|sra\.?|senhora?|dr\.?|dra\.?|dona|tio|tia|colega|paciente",
    company="escritório loja sede empresa hotel restaurante armazém suporte apoio receção recepção"
    " museu"
    " filial agência equipa equipe escola clínica reunião evento fábrica",
)

NL = PersonalWords(
    phone=r"(?:telefoon|mobiele?|gsm|06)-?(?: ?nummer|nr\.?)?|tel\.?|(?:bel|app|bereik) (?:me|mij"
    r"|hem|haar)(?: op)?"
    r"|bereikbaar|bereiken|bellen|appen|(?:mijn|zijn|haar) nummer|nummer(?= van)",
    identity=r"bsn|burgerservicenummer|sofi-?nummer|paspoort(?:nummer)?|rijbewijs(?:nummer)?"
    r"|identiteits(?:kaart|bewijs)(?:nummer)?|id-?kaart(?:nummer)?|rijksregisternummer",
    card=r"(?:creditcard|bankpas|pas|kaart|betaalpas)(?:nummer)?",
    home=r"(?:woon|woont|wonen|verblijf|verblijft)(?: op| in| aan)?|(?:huis|woon|post|thuis"
    r"|privé)?adres|verhuisd",
    mail=r"e-?mail(?:adres)?|mail(?:adres)?|adres|contact",
    born=r"geboorte ?datum|verjaardag",
    birth=r"geboren(?: op)?",
    months="januari februari maart april mei juni juli augustus september oktober november"
    " december",
    link="is zijn op in aan de het een : van naar nummer nr via te nu nog privé nieuwe mijn zijn"
    " haar thuis"
    " mail e-mail telefoon mobiel mobiele adres sinds me mij straat bereikbaar",
    my="mijn|m'n|onze|ons",
    their="zijn|haar|hun|z'n",
    me="ik|me|mij|wij|we",
    they="hij|zij|ze",
    dwells="woont|verblijft|is bereikbaar|is te bereiken|verhuisde",
    calls="bel|app|mail|contacteer|bereik|schrijf|vraag|benader",
    of="van",
    family="vrouw man echtgenoot echtgenote partner moeder vader mama papa zus zusje broer zoon"
    " dochter"
    " kind oma opa tante oom neef nicht schoonmoeder schoonvader vriendin verloofde ex zwager"
    " schoonzus ex-man ex-vrouw",
    contact="baas collega manager leidinggevende vriend buurman buurvrouw huisgenoot klant"
    " assistent"
    " assistente dokter huisarts tandarts advocaat huisbaas medewerker medewerkster leraar lerares"
    " therapeut boekhouder stagiair stagiaire sollicitant patiënt patiënte directeur chef",
    title=r"dhr\.?|mevr\.?|meneer|mevrouw|dr\.?|oom|tante|collega|klant|patiënt",
    company="kantoor winkel hoofdkantoor bedrijf hotel restaurant magazijn klantenservice helpdesk"
    " receptie museum filiaal bureau team school praktijk vergadering fabriek locatie",
)

LANGUAGES = (EN, DE, FR, ES, IT, PT, NL)


def either(field: str) -> str:
    """One alternation of all languages' expressions for ``field``."""
    return "|".join(str(getattr(each, field)) for each in LANGUAGES)


def words(*fields: str) -> frozenset[str]:
    """All languages' words of space-separated ``fields``."""
    return frozenset(
        word for each in LANGUAGES for name in fields for word in str(getattr(each, name)).split()
    )


def alternation(*fields: str) -> str:
    """The words of space-separated ``fields`` as one alternation, longest first."""
    return "|".join(sorted(words(*fields), key=lambda word: (-len(word), word)))
