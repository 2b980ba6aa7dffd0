"""Italian rules: what one is, whose work one does, what one's own people do, what has been done.

Open kinds of words with what is not lasting left out: "sono" with any predicate but a passing
state, "il mio team" with any verb but one of opinion.
"""

from __future__ import annotations

from keepwise.bank.speech.grammar import Rule
from keepwise.bank.speech.languages.it.people import RELATIVE
from keepwise.bank.speech.languages.it.selves import CLOCK, THING, TIME

_MONTH = (
    r"(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|"
    r"dicembre)"
)
_PASSING = (
    r"\b(?:quest[oaie](?! (?:anno|estate|inverno|autunno|primavera))|quest'(?!anno|estate)\w+|"
    r"quell[oaie]|quei|oggi|adesso|ora|ieri|domani|stasera|stamattina|stanotte|tra (?:poco|un "
    r"attimo)|in questo momento|subito|forse|tu|te|ti|tuo|tua|tuoi|tue|prossim[oaie]|"
    r"scors[oaie]|il file|la riga|il codice|la tabella|l'errore|il report)\b"
)
# Predicates that only hold for now.
_STATE = (
    r"(?:allergic[oa]\Z|intolerant\w+\Z|stanc|stuf|pront|sicur|cert|content|felic|trist|arrabbiat|"
    r"furios|confus|pers|bloccat|"
    r"ferm|indecis|delus|disperat|preoccupat|agitat|sorpres|stupit|dispiaciut|grat|convint|"
    r"curios|impegnat|occupat|ansios[oa] di|nervos|impazient|emozionat|tranquill|seri|solo\b|"
    r"sola\b|fuori|malat|raffreddat|influenzat|assent|present|dentr|apert|chius|gentil|bravissim|"
    r"scioccat|perpless|scettic|fiduc|incert|consapevol|d'accordo|a posto|qui|qua|lì|là|ancora|"
    r"già|quasi|appena|tornat|riuscit|rimast|arrivat|uscit|andat|entrat|capitat|spuntat|comparit|"
    r"stat[oa]\b|scappat|spariti|important|divers|ugual|simil|corrett|sbagliat|giust|util|"
    r"necessari|disponibil|interessat|liber|tropp|tant|poc[hoa]|molt[ie]|due|tre|quattro|cinque|"
    r"sei|sette|otto|nove|dieci|\d|mill|cent|pres[oa] (?:da|male|bene)|mess|disturbat|ferit|"
    r"cadut|mort|vicin|lontan|contrari|favorevol|urgent|pessim|ottim|perfett|fin(?:it|al)|"
    r"mezz'ora|ore\b|giorni|mesi|anni\b|cos[aì]|come\b|tutt|spess|men[oe]\b|ben\b|mal\b|"
    r"sotto\b|sopra\b|davanti|dietro|cliente\b|costrett|obbligat|spiacent|offes|distrutt|esaust|"
    r"affamat|assetat|svegli|addormentat|bagnat|vestit|sconvolt|imbarazzat|colpit|sommers|"
    r"oberat|incasinat|intasat|ammalat|guarit|salv|uscent|in corso|spent|acces|rott|scadut|"
    r"vuot|pien|nuov|vecch|grand|piccol|lung|cort|alt[oa]\b|bass[oa]\b|bell|brutt|buon)"
)
_NATURE = (
    r"(?:[a-zà-ù]{2,}(?:os|ic|iv|an|in|ar|ich|ard|est|id|il|ol|in|err|agn|uc|op|ogn|ud|azz|ern|"
    r"atr|ott|es|ugn|itr|un|on|err|ari|orm|ett|iot|ion|evol)[oa]|[a-zà-ù]{3,}(?:ante|ente|abile|"
    r"ibile|iale|uale|iare|olare|ista|cida|ense|ese|ile|oide|grafo|logo|crate|pate))"
)
_TRAIT = (
    r"(?:una persona |un tipo |una tipa |un po' |molto |piuttosto |abbastanza |davvero |sempre "
    r"stat[oa] |di natura |per natura |tendenzialmente |mezz[oa] |da sempre |parecchio |"
    r"estremamente |fin troppo |incurabilmente |un inguaribile )*"
)
_GROUP = (
    r"(?:team|squadra|gruppo|reparto|ufficio|azienda|ditta|società|cooperativa|studio|negozio|"
    r"divisione|unità|agenzia|associazione|scuola|classe|banca|impresa|startup|filiale|sede|"
    r"stabilimento|laboratorio|dipartimento|redazione|ente|fondazione|catena|marchio|brand|sito|"
    r"canale|blog|podcast|rivista|ristorante|bar|albergo|hotel|pensione|agriturismo|condominio|"
    r"coro|compagnia|palestra|libreria|famiglia|casa editrice|area|zona|settore|lavoro)"
)
_OPINES = (
    r"(?:pens|dic|ador|am[ao]|preferi|odi|detest|vuo?l|vorr|chied|sopport|gradi|piac|cred|sper|"
    r"guard[ao]|ascolt|sugger|insist|propo|consigli|tif[ao]|sostien|ha|hanno|è|sono|sta|stanno|"
    r"va matt|va pazz|vanno matt|deve|devono|può|possono|cresc|cal[ao]|scend|sal[eg]|perd|"
    r"aspett|cerc|mi|ti|mand|scriv|rispond|non (?:sopport|gradi|vuo|funzion|risp|ama|piac)|"
    r"funziona(?! (?:con|a|su))|dà|va (?:male|bene|giù)|impazz|tace|sa|sanno|capisc|"
    r"continu|dorm[eo]no|piang|abbai|rid[eo]|scherz|lament|dovr|potr|avr|sar)\w*"
)
_KIN_DOES = (
    r"(?:si (?:sposa|sposano|laurea|laureano|diploma|trasferisce|trasferiscono|opera|chiama|"
    r"chiamano|occupa)|festeggia(?:no)?|compi(?:e|ono)|va(?:nno)? (?:a scuola|all'asilo|al nido|"
    r"alle (?:medie|elementari|superiori)|al liceo|in (?:prima|seconda|terza|quarta|quinta|"
    r"pensione)|a (?:nuoto|danza|calcio|basket|ginnastica|pallavolo))|vien[e] da\w*|"
    r"(?:è|sono) nat[oaie]|port[ao]|prend[eo]|inizia|comincia|fa(?:nno)? (?:la|il|lo|l'|i|le|"
    r"judo|danza|nuoto|calcio|basket|teatro|ginnastica|atletica|scherma|karate|rugby)|"
    r"(?:è|sono) (?:allergic|celiac|vegan|vegetarian|intolleran|diabetic|mancin|dislessic|"
    r"asmatic|sord|cieca|cieco|daltonic|musulman|ebre|disabil|autistic)\w+|parla(?:no)?|"
    r"insegna|gestisce|ha(?:nno)? (?:\d+|un|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|"
    r"undici|dodici|tredici|quattordici|quindici|sedici|diciassette|diciotto) (?:anni|mesi|anno|"
    r"mese)|sta per (?:nascere|compiere|sposarsi|laurearsi))"
)
_LIFE = (
    r"(?:consegnat[oa] (?:la tesi|le dimissioni|il (?:romanzo|libro|manoscritto|progetto finale))|"
    r"discusso|firmato (?!la (?:bolla|ricevuta)).+|"
    r"(?:passato|superato) (?:l'esame|il concorso|il test|la selezione|l'ammissione|il colloquio|"
    r"la prova|lo scritto|l'orale|la maturità|il periodo di prova)|preso (?:la patente|la laurea|"
    r"il diploma|casa|la residenza|la cittadinanza|un cane|un gatto|un cucciolo|una gatta|in "
    r"affitto|il mutuo|un mutuo|l'abbonamento|la certificazione|servizio)|ottenuto|conseguito|"
    r"vinto (?:il|un|una|la) (?:concors|borsa|premi|band|appalt)\w*|aperto (?:la partita iva|"
    r"(?:un|una|il mio|la mia|il) (?:negozio|studio|attività|blog|canale|"
    r"conto|bar|ristorante|azienda|libreria|laboratorio|agenzia|mutuo|b&b|locale|bottega|sede|"
    r"società|pizzeria|podcast|scuola|palestra|ditta))|dato (?:le "
    r"dimissioni|il preavviso|l'esame|l'anticipo|la caparra|la disdetta|via)|fatto (?:domanda "
    r"(?:per|di)|il rogito|il trasloco|richiesta (?:di|per)|il colloquio)|ricevuto "
    r"(?:un'offerta|l'offerta|la cittadinanza|la promozione|il visto|la borsa)|compiuto|sposato|"
    r"comprato (?:casa|un|una|l'auto|la macchina|il terreno|i biglietti|la bici)|venduto|"
    r"iscritto|chiuso (?:il contratto|l'accordo|la partita iva|il conto|il negozio|la trattativa)|"
    r"lasciato (?:il lavoro|casa|l'università)|cambiato (?:lavoro|casa|banca|scuola|fornitore|"
    r"indirizzo|gestore|numero|commercialista|cognome|sede|"
    r"operatore|medico|macchina)|iniziato (?:il|la|un|una|a)|cominciato (?:il|la|un|una|a)|"
    r"finito (?:il|la|l') ?(?:dottorato|master|tirocinio|università|scuola|liceo|trasloco|romanzo|"
    r"tesi|corso|stage|specializzazione|apprendistato)|adottato|pubblicato|prenotato|disdetto|"
    r"annullato|scelto|deciso|confermato|fissato|rinnovato|ereditato|avuto (?:un|una|due|il|la) "
    r"(?:bambin|figli|gemell|nipot|promozion|aument)\w*|"
    r"smesso (?:di|con|col) .+|assunto|ritirato la patente|depositato|rescisso|concordato)"
)
# When it was is known from the message; "ieri" would soon be wrong.
_AGO = (
    r"(?:ieri(?: sera| mattina)?|l'altro ?ieri|stamattina|stamani|stanotte|oggi|finalmente|"
    r"(?:la settimana|il mese|l'anno|l'estate|il weekend|lunedì|martedì|mercoledì|giovedì|venerdì|"
    r"sabato|domenica) scors[oa]|(?:due|tre|pochi|\d) (?:giorni|mesi|settimane|anni) fa)"
)
_TRIFLE = (
    r"\b(?:di (?:aspettare|provare|rimandare|riprovare|leggere)|il file|la riga|per sbaglio|"
    r"il codice|la riunione di (?:oggi|domani)|\d{3,}|pane|latte|frutta|schermata|tutto|a "
    r"(?:capire|"
    r"leggere|scrivere|vedere|piovere|funzionare|provare)|le palle|io|ahah\w*)\b"
)

FIRST: tuple[Rule, ...] = (
    # Tastes of one's own people, however far from their name.
    Rule("their-taste", "skip", r"(?:(?:il|la|i|le) )?(?:mi[oae]|miei|nostr[oaie]) "
         r"(?:(?!(?:è|sono|ha|hanno|non)\b)[\w']+ ){1,5}?"
         r"(?:(?:non )?(?:va|vanno) (?:matt|pazz)\w+ (?:per|di)|non (?:sopport|toller|gradi|ama\b|"
         r"amano|digeri\w+ (?=il fatto|chi))|(?:ador|detest|odia|preferisc|stravede|stravedono|"
         r"impazzi)\w*\b).*"),
    Rule("taste-of-irony", "skip", r"(?:amo|adoro|mi piace|mi diverte) (?:proprio |davvero |tanto |"
         r"così tanto )*(?:dire che|quando (?:il|la|lo|i|le|gli|un|una|l'|qualcuno|mi (?:si )?"
         r"(?:blocc|cad|sparisc|perd|cancell))|rifare tutto|aspettare (?:ore|al|in)|ripetere|fare "
         r"la fila|perdere).*"),
    Rule("work-of-mine", "free", r"(?P<x>(?:l'|la |il )(?:azienda|ditta|società|scuola|studio|"
         r"ufficio|ente|agenzia|negozio) (?:per cui|dove|in cui|presso cui|con cui) (?:lavoro|"
         r"collaboro|insegno) .+)", fact="{x}", kind="work", unless=_PASSING),
    Rule("scope", "free",
         r"(?P<p>(?:(?:(?:il|la|i|le) )?(?:mi[oae]|miei|nostr[oaie]))) (?P<f>(?!mercato "
         r"principale\b)(?:perimetro|ambito|"
         r"mercat[oi]|zon[ae]|aree?|region[ei]|territori[oi]?|portafoglio|settor[ei]|canal[ei]|"
         r"client[ei]|marchi[oi]?|brand|punti vendita|negozi|account|linee|categori[ae])(?: (?:di "
         r"[\w'-]+|[\w'-]+)){0,2}?) (?P<v>è|sono|comprende|comprendono|copre|coprono|include|"
         r"includono|si limita a|si limitano a|va d\w+|resta|restano) (?P<x>(?:(?:solo|soltanto|"
         r"tutt[oaie]|sia|anche|ora|adesso|oggi) )*(?:(?:il|la|i|le|lo|gli|quell[oaie]|quei|i soli|"
         r"le sole) |l'|(?-i:[A-ZÀ-Ú])).+)",
         fact="{p} {f} {v} {x}", kind="work", unless=rf"{_PASSING}|[€$£]|\d ?%"),
    Rule("group-does", "free", rf"(?P<p>(?:(?:il|la|l') ?)?(?:mi[oa]|nostr[oa])) (?P<f>{_GROUP}"
         rf"(?: (?!(?:ha|è|non|si)\b)[\w'-]+){{0,3}}?) (?<!\bdi )(?<!\bdel )(?<!\bdella )"
         rf"(?P<v>(?:non )?(?:si )?(?!{_OPINES}\b)"
         r"[a-zà-ù]{2,}(?:a|e|isce|ano|ono)) (?P<x>(?!(?:che|se|è|sono|ha|si|non)\b).+)",
         fact="{p} {f} {v} {x}", kind="work", unless=rf"{_PASSING}|\b(?:lent\w+|da (?:ieri|giorni)"
         rf")\b"),
    Rule("counts-only", "free", r"(?P<x>(?:per|ai fini del|nel) (?:il )?(?:mi[oa]|nostr[oa]) [\w "
         r"]{4,"
         r"30}? (?:cont|interess|guard|consider|val|us)\w+ (?:solo|soltanto|soprattutto) .+)",
         fact="{x}", kind="work"),
    Rule("the-rest", "skip", r"(?:e )?(?:gli altri|le altre|il resto|tutto il resto)\b.*"),
    Rule("where-to", "skip", r"(?:e )?(?:(?:il|la|i|le|lo|gli) |l')[\w' ]{2,40} (?:dove|come|"
         r"quale) "
         r"(?:l[oaie]|si|ci|mi|ce) .*|(?:è|era) (?:solo |soltanto |tutto )*per .*"),
    # Where it ends with "a me", that was taken off as a tail.
    Rule("in-charge", "free", r"(?P<x>.{3,60} (?:è|sono) (?:(?:affidat|assegnat)[oaie]|in (?:mano|"
         r"carico) a me|sotto la mia responsabilità|roba mia|affar mio|di mia competenza))",
         fact="{x}", kind="work", unless=_PASSING),
    Rule("time-better", "free", r"(?P<x>(?:(?:la|di|il|al|nel|le|a|in) )(?:mattin[ao]|sera|"
         r"pomeriggio|"
         r"lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|weekend|notte|pausa pranzo|"
         r"mattinata)\b[^,]{0,50},? (?:molto |decisamente )?meglio (?:(?:il|la|di|al|nel|le|a|in|"
         r"dopo|prima|verso) ).{3,40})", fact="{x}", kind="habit", unless=_PASSING),
)  # fmt: skip

STATES: tuple[Rule, ...] = (
    # What one is.
    Rule("i-am-in", "free",
         r"(?:sono|sto) (?P<x>(?:(?:al|all'|nel|nella|in|ai|a|di|da|sul|fra) ?)(?:mio |mia )?(?:"
         r"(?:primo|secondo|terzo|quarto|quinto|sesto|ultimo|\d+°?) (?:anno|semestre|mese|"
         r"trimestre)|"
         r"(?:prima|seconda|terza|quarta|quinta)\b(?! (?:riga|colonna|pagina|fila))|"
         r"(?:proprio|cassa integrazione|pensione|maternità|paternità|aspettativa|dialisi|terapia|"
         r"cura|"
         r"affitto|comune|prepensionamento|congedo|mobilità|dad|erasmus|sedia a rotelle|carrozzina|"
         r"prova|proroga|part[- ]time|smart working)\b|(?:partita iva|contratto|dieta|tempo \w+|"
         r"capo|regime|carico)\b|"
         r"(?:settore|ramo|campo|giro|coro|consiglio|direttivo|team|gruppo|comitato|mondo|"
         r"commercio|reparto|ufficio|banda|squadra)\b|turno|religione|origine|madrelingua|"
         r"famiglia|gravidanza|dolce attesa|medicina|ingegneria|guardia|leva)\b.*)",
         kind="personal", unless=rf"{_PASSING}|\b(?:in ritardo|d'accordo|in giro)\b"),
    Rule("i-am-so", "free", rf"sono (?P<x>{_TRAIT}(?!{_STATE}){_NATURE}(?: (?:e|ma|di|con|per|in|"
         rf"a|da|"
         r"nei|nelle|con|del|della|dal|al|alla|con) .{2,60}|,? quindi .+)?)", kind="personal",
         unless=rf"{_PASSING}|\b(?:perché|di (?:vedere|sapere|capire|sentire|parlare))\b"),
    Rule("joined", "free", r"sono (?:appena |da poco |finalmente |di recente )?(?P<x>(?:entrat|"
         r"passat|"
         r"arrivat|approdat|assegnat|salit|spostat|tornat|uscit)[oa] (?:nel|nella|in|al|alla|a|"
         r"dal|dalla|all') ?(?:team|reparto|ufficio|settore|gruppo|acquisti|vendite|marketing|hr|"
         r"consiglio|direzione|azienda|lavorare|part|full|tempo|(?-i:[A-Z])|nuov|un nuovo|liceo|"
         r"università|maternità|pensione|coro|banda|squadra)\w*\b.*)", fact="È {x}", kind="work",
         unless=_PASSING),
    Rule("we-are", "free", r"siamo (?P<x>(?:una? |un'|uno )(?!(?:po'|attimo|passo|vicolo|decina|"
         r"dozzina|ventina|trentina|bella|vita|sacco)\b)\w+"
         r"(?: .+)?)", fact="È {x}", kind="work", unless=_PASSING),
    Rule("manage", "free", r"(?P<x>(?:con|in|coi|nei) [\w' ]{2,30} me la cavo\b.{0,40}|me la cavo "
         r"(?:bene |male |così così |abbastanza )*(?:con|in|a) .{2,50})", fact="{x}",
         kind="personal"),
    Rule("have-some", "free", r"ho (?P<x>(?:poca|molta|tanta|scarsa|buona|una certa|qualche|zero|"
         r"pochissima|grande|una gran|una bella|un'ottima|cattiva|una pessima|poco|molto|un) "
         r"(?:dimestichezza|esperienza|pratica|familiarità|pazienza|memoria|tempo libero|"
         r"sensibilità|debolezza|tradizione|budget|metabolismo|sonno leggero|gatto|cane|rapporto "
         r"\w+ con|udito|olfatto|vista|colesterolo|carattere|fisico|orecchio)\b.*)",
         kind="personal", unless=_PASSING),
    Rule("hands", "free", r"(?:a me |mi )(?P<v>tocca|toccano|spetta|spettano|compete|competono|"
         r"hanno dato in (?:carico|gestione|mano)|hanno messo a capo d\w+|hanno passato) (?P<x>"
         r"(?!(?:rifare|fare|tutto|sempre|aspettare|quest)\b).+)", fact="Gli {v} {x}", kind="work",
         unless=_PASSING),
    Rule("not-mine", "free", r"(?P<x>(?:(?:il|lo|la|i|gli|le) |l')?[^,]{3,45}?) (?:invece |però |"
         r"ormai )*(?P<v>non (?:è più|è|sono|rientra(?:no)?|fa(?:nno)? parte|mi|ci) (?:(?:di mia|"
         r"di "
         r"nostra|nella mia|nelle mie|nel mio|del mio|nei miei|dei miei|affar mio|compito mio|"
         r"competenza|più) ?\w*(?: \w+)?|compet\w+|riguarda(?:no)?|tocca(?:no)?|spetta(?:no)?|"
         r"interessa(?:no)?)(?: più)?)", fact="{x} {v}", kind="work", unless=_PASSING),
    Rule("ignored", "free", r"(?P<x>(?:il|lo|la|i|gli|le|l') ?[^,]{3,45}?),? (?:invece |però |"
         r"sempre |"
         r"proprio )*(?P<v>(?:non )?l[oaie] (?:ignoro|escludo|tralascio|salto|scarto|conto|"
         r"considero|"
         r"guardo|gestisco|seguo|curo|tratto|uso|compro|bevo|mangio)(?: (?:io|mai|sempre|"
         r"nemmeno|neanche|più|a parte|solo|soltanto|per)\b.{0,40})?)", fact="",
         kind="work", unless=_PASSING),
    Rule("mine-now", "free", r"(?:da \w+(?: \w+)? )?(?:seguo|gestisco|curo|coordino) (?:anche )?io "
         r"(?P<x>.+)", fact="Segue {x}", kind="work", unless=_PASSING),
    # One's own people, and what has been done.
    Rule("kin", "free", rf"(?P<p>(?:(?:il|la|i|le) )?(?:mi[oae]|miei|nostr[oaie])) "
         rf"(?P<f>{RELATIVE}(?: [\w'-]+){{0,2}}?) (?P<x>{_KIN_DOES}(?: {THING}.*)?)",
         fact="{p} {f} {x}", kind="personal",
         unless=r"\b(?:oggi|stasera|adesso|ora|ieri|domani|in braccio|il pacco)\b"),
    Rule("kin", "free", rf"(?P<x>(?:è|sono) (?:appena )?nat[oaie] (?:(?:il|la|i|le) )?(?:mi[oae]|"
         rf"miei|"
         rf"nostr[oaie]) {RELATIVE}\b.*)", fact="{x}", kind="detail"),
    Rule("life", "free", rf"(?:{_AGO},? )?(?:ho|abbiamo) (?:appena |finalmente |già |anche |"
         rf"ufficialmente )*(?P<x>{_LIFE}\b.*)", fact="Ha {x}", kind="detail", unless=_TRIFLE),
    Rule("life", "free", rf"(?:{_AGO},? )?(?:mi sono|ci siamo) (?P<x>(?:iscritt|sposat|laureat|"
         r"diplomat|fidanzat|separat|licenziat|dimess|abbonat|qualificat|certificat|ritirat|"
         r"abilitat|vaccinat|operat|rott)[oaie]\b.*)", fact="Si è {x}", kind="detail",
         unless=_TRIFLE),
    Rule("taken", "free", r"mi hanno (?P<x>(?:pres|accettat|ammess|confermat|assunt|scelt|"
         r"selezionat|"
         r"rinnovat|licenziat|stabilizzat|promoss|eletto|elett|nominat)[oa] (?:a|al|alla|in|nel|"
         r"nella|per|come|all'|da|dal|dalla|fino) ?(?!(?:gir|pugn|calc|schiaff)\w+).+)",
         fact="L'hanno {x}", kind="detail", unless=_PASSING),
    Rule("moved-it", "free", r"(?P<x>(?:(?:il|la|i|le|lo|gli) |l')[^,]{3,45}?),? (?:l'abbiamo|"
         r"l'ho|li "
         r"abbiamo|le abbiamo|li ho|le ho|è stat[oa]|sono stat[ie]) (?P<y>(?:spostat|fissat|"
         r"prenotat|confermat|annullat|rimandat|anticipat|rinviat|disdett|pres|organizzat|comprat|"
         r"scelt)[oaie]\b.*)", fact="{x}: {y}", kind="detail",
         unless=r"\b(?:quest[oaie]|quell[oaie]|il (?:file|pulsante|testo|paragrafo)|la (?:riga|"
         r"colonna|funzione|cella|tabella))\b"),
    Rule("on-date", "free", rf"(?P<x>(?:(?:il|la|i|le|lo|gli) |l')(?!(?:fattura|errore|file|ordine "
         rf"(?:è arriv|n)|ultim))[^,]{{3,50}}? (?:è|sarà|sono|saranno|cade|si terrà|è fissat[oa]|"
         rf"parte|inizia|comincia|scade|è slittat[oa]|slitta|è spostat[oa]|è confermat[oa]) "
         rf"(?:per |al "
         rf"|a |già )*(?:il |l'|lunedì |martedì |mercoledì |giovedì |venerdì |sabato |domenica "
         rf")*\d+"
         rf"°? {_MONTH}\b.*)", fact="{x}", kind="detail", unless=_PASSING),
    Rule("start", "free", r"(?P<v>comincio|inizio|"
         r"riprendo|lascio|cambio|mi trasferisco|parto per) (?P<x>(?:(?:il|la|un|una|gli|le|l'|"
         r"un') "
         r"?)?(?:nuov[oa] )?(?:lavoro|università|scuola|tirocinio|stage|master|corso|terapia|"
         r"dieta|"
         r"dottorato|servizio|trasloco|cura|fisioterapia|palestra|erasmus|maternità|casa|"
         r"apprendistato|praticantato|specializzazione|liceo|allenament\w+)\b.*)",
         kind="detail", unless=r"\b(?:oggi|domani|stasera|se)\b"),
    Rule("absent", "free", rf"(?P<x>(?:{CLOCK}|{TIME}|prima delle \w+),? (?:non sono "
         rf"(?:mai )?(?:disponibile|raggiungibile|reperibile)|sono (?:sempre |quasi sempre |"
         rf"spesso )?"
         rf"(?:in|al|a|fuori|occupat|impegnat|su)\w*)\b.*)", fact="{x}", kind="habit",
         unless=_PASSING),
    Rule("absent", "free", rf"(?P<x>{CLOCK}|prima delle \w+|dopo le \w+),? non ci sono(?: mai)?",
         fact="Non c'è {x}", kind="habit", unless=_PASSING),
    Rule("free-then", "free", rf"sono (?P<x>(?:libero|libera|disponibile|raggiungibile|reperibile|"
         rf"in|a|al|"
         rf"fuori|"
         rf"occupat[oa]|impegnat[oa])\b.{{0,30}} (?:sempre |solo |soltanto )*(?:{CLOCK}|{TIME}))",
         kind="habit", unless=_PASSING),
    Rule("one-does", "free", r"(?P<l>da noi|qui da noi|dalle mie parti|in azienda|nella mia "
         r"azienda|in "
         r"famiglia|a casa(?: mia| nostra)?|in ufficio|in reparto|nel mio team|nel mio settore|in "
         r"(?:cantina|negozio|laboratorio|bottega|cucina|officina|fabbrica|studio|classe|agenzia)) "
         r"(?P<x>(?:non )?si (?!(?:blocca|può|deve|è|tratta|vede|dice che)\b)\w+ .+)",
         fact="{l} {x}", kind="habit", unless=_PASSING),
    Rule("may-not", "free", rf"(?P<x>non (?:posso|riesco a|devo) (?:\w+(?:are|ere|ire|rre|rmi)) (?:"
         rf".{{2,40}} )?(?:al lavoro|in ufficio|di notte|di sera|la sera|in pubblico|a lungo|da "
         rf"sol[oa]|"
         rf"senza .+|quando .+|sul lavoro|in classe|in negozio|{CLOCK}|{TIME}))", fact="",
         kind="habit", unless=_PASSING),
    Rule("always-there", "free", r"sono (?P<x>(?:sempre|spesso|quasi sempre|spessissimo) (?:in|al|"
         r"alla|a|fuori|su|di|nel) (?!(?:ritardo|errore|tempo|più)\b).+)", kind="habit",
         unless=_PASSING),
)  # fmt: skip
