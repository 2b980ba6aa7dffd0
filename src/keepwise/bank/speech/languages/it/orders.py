"""Italian rules, last part: orders for how to answer."""

from __future__ import annotations

from keepwise.bank.speech.grammar import SHAPES, Rule
from keepwise.bank.speech.languages.it.selves import CLOCK, TIME
from keepwise.bank.speech.languages.it.verbs import GIVE, ORDER
from keepwise.bank.speech.languages.it.wishes import ALL, IN, MANNER, NOW, SO

_CLUTTER = (
    r"(?:emoji|emoticons?|faccine|smiley|gergo(?: \w+)?|tecnicismi|anglicismi|inglesismi|"
    r"abbreviazioni|sigle|acronimi|punti esclamativi|punti di domanda|saluti(?: iniziali| finali)?|"
    r"convenevoli|introduzioni|preamboli|premesse|chiacchiere|scuse|ripetizioni|"
    r"note(?: a piè di pagina)?|disclaimer|avvertenze|giri di parole|paroloni|grassetto|grassetti|"
    r"maiuscole?|maiuscolo|hashtag|complimenti|battute|metafore|link|allegati|pdf|telefonate|"
    r"chiamate|vocali|messaggi vocali|note vocali|termini (?:tecnici|inglesi|stranieri)|"
    r"parole (?:straniere|inglesi|difficili|complicate|tecniche)|fronzoli|"
    r"domande (?:finali|retoriche)|formule|centesimi|virgole|titoli|"
    r"titoletti|sottotitoli|elogi|lusinghe|frasi fatte|luoghi comuni|burocratese|sarcasmo|"
    r"ironia|formalità|linguaggio (?:tecnico|burocratico|da ufficio)|inglese|riempitivi|"
    r"spiegazioni (?:non richieste|inutili|superflue)|filastrocche|pubblicità|notifiche|"
    r"muri di testo|pappardelle|sviolinate|immagini|commenti superflui|prediche|"
    r"spoiler|conclusioni|conclusioni finali|promemoria|suggerimenti non richiesti)"
)

ORDERS: tuple[Rule, ...] = (
    Rule("yes-no", "value", r"(?P<x>[\w ]{3,40}) s[ìi],? (?:e |ma )?[\w ]{3,40} no", reads=SHAPES),
    Rule("one-uses", "free",
         r"(?P<l>(?:in|per|su|nei|nelle|nel|nella|sui|con) (?:tutt[ie] )?(?:(?:i|le|il|la) )?"
         r"(?:miei|mie|mio|mia|nostri|nostre|nostro|nostra) [\w-]+),? (?:ora |adesso )*si "
         r"(?:usa|usano|adotta|utilizza) (?P<x>(?!(?:quest|ancora|come|per|anche)\w*\b)"
         r"[\w' .+#-]{2,50})", fact="Usa {x} {l}"),
    Rule("when-then", "free",
         r"(?:quando|se|ogni volta che) (?:mi )?(?:rispondi|scrivi|spieghi|riassumi|analizzi|"
         rf"presenti|risponde|scrive),? (?P<x>{ORDER} [^,]{{4,80}},? (?:e )?(?:poi|dopo|infine) "
         rf"{NOW}.{{3,60}})", fact="Chiede di {x}"),
    # Orders
    Rule("call-off", "wish",
         rf"(?:(?:mai(?: più)?|non|evita(?:re)?(?: di)?|eviti(?: di)?|smetti(?:la)? (?:di|con)|"
         rf"smetta di|basta(?: con)?|niente|nessuna?|senza|stop(?: ai| alle| a)?|no(?: ai| alle| "
         rf"a)?|"
         rf"meno|lascia (?:stare|perdere|fuori)|salta|togli|elimina|risparmiami|risparmiaci|"
         rf"mi risparmi|via) )(?:mai |più |tutti |tutte )*(?:{GIVE} )?(?:mai |più |troppi |troppe "
         rf"|tanti |tante |sempre )*"
         rf"(?:in |con |dei |delle |i |le |gli |più )?(?P<x>.+)",
         negative=True, reads=SHAPES),
    Rule("no-clutter", "free",
         rf"(?:niente|nessuna?|senza|non voglio|non vorrei|non mi (?:piacciono|servono)|basta(?: "
         rf"con| "
         rf"coi)?|"
         rf"stop|no|non ho bisogno di|non (?:mi )?(?:{ORDER})|mai(?: più)?(?: {ORDER})?|"
         rf"evita(?:re)?|"
         rf"eviti|evitass[ei]|salta(?:re)?|lascia (?:stare|perdere|fuori)|risparmiami|mi "
         rf"risparmi|meno|"
         rf"togli|tolga|"
         rf"elimina|smetti(?:la)? (?:di (?:{ORDER})|con)|smetta (?:di (?:{ORDER})|con)|vacci piano "
         rf"con|limita|"
         rf"riduci|non esagerare con|non serve usare|via) (?:pure |mai |più |proprio |tutt[ie] |"
         rf"troppi |"
         rf"troppe |tant[ie] |sempre |in |con |quest[ie] )*"
         rf"(?:i |gli |le |il |la |l'|dei |delle |degli |nessun[ao]? |alcun[ao]? |lunghe |lunghi |"
         rf"inutili )*"
         rf"(?P<x>(?:(?:troppi|troppe|lunghe|lunghi|inutili|solite|soliti|lunghi) )?{_CLUTTER}"
         rf"(?: (?:inutili|superflu[ei]|superflue|lungh[ei]|eccessiv[ei]|tecnici))?"
         rf"(?:(?:,| e| o| né| ed)(?: gli| le| i)? ?[\w' ]{{3,30}})?)"
         rf"(?: (?:(?:quando|se|dove) .+|nelle (?:tue )?risposte|nei (?:tuoi )?messaggi|con me|"
         rf"nel testo|nel codice|"
         rf"nelle mail))?",
         fact="Non vuole {x}"),
    Rule("nothing", "free", r"(?:niente|nessuna?|evita(?:re)?|eviti|mai(?: più)?|no a|basta(?: "
         r"con)?|"
         rf"senza) (?:mai )?(?P<x>(?!(?:di|da|male|panico|paura|problem\w+|fretta|altro|più|che|"
         rf"e|a|"
         rf"in|per|grazie|dire|tutto|meno|dubbio|contro|idea|scuse|con|come|il (?:problema|file|"
         rf"rischio)|farlo|dirlo|visto|sentito|provato|avuto|un[oa]?)\b){NOW}(?!\w+(?:are|ere|"
         rf"ire|rre|rmi|rci)\b)(?!\w+(?:ato|uto|ito|esso|etto)\Z)"
         rf"[\w'-]+(?: [\w'-]+){{0,6}})", fact="Non vuole {x}", polite=True),
    Rule("nothing", "free", r"(?:niente|nessuna?|basta(?: con)?|mai(?: più)?) "
         rf"(?P<x>(?!(?:di|da|male|panico|paura|problem\w+|"
         rf"fretta|altro|più|che|e|a|in|per|dire|tutto|meno|contro|idea|dubbio|visto|sentito|"
         rf"provato|"
         rf"avuto|un[oa]?)\b)(?!\w+(?:ato|uto|ito|esso|etto)\Z){NOW}(?!\w+(?:are|ere|ire|rre|rmi|"
         rf"rci)\b)[\w'-]+(?: [\w'-]+){{0,6}})",
         fact="Non vuole {x}", lasting=True),
    Rule("nothing", "free", rf"niente (?P<x>(?!(?:risultati|notizie|scuse|soldi|errori|problemi|"
         rf"dati|"
         rf"differenze|file|segnali|risposte|male|dire|fare|che|come|altre|altri|di|storie|"
         rf"vacanze|ferie|idee)\b){NOW}[a-zà-ù-]{{3,}}[ie](?: [\w' -]+)?)", fact="Non vuole {x}"),
    Rule("order-of", "free", r"(?P<x>prima (?:il |la |i |le |gli |lo |l'|un |una ).+ poi .+)",
         fact="Vuole {x}", lasting=True),
    Rule("not-then", "free", rf"(?:non|mai) (?P<x>{ORDER} (?:.+ )?{TIME})", fact="Chiede di non "
         "{x}"),
    Rule("only-by", "free", rf"(?P<x>(?:mi contatti|{ORDER}) (?:solo|soltanto|sempre|"
         rf"esclusivamente) (?:via|su|"
         r"per (?:telefono|mail|email|iscritto)|tramite|dopo|prima|di|in (?:orario|settimana|"
         r"ufficio)|al mattino|la (?:mattina|sera)|il (?:lunedì|martedì|mercoledì|giovedì|venerdì|"
         r"sabato)|nei|dalle|tra) (?!quest).+)",
         fact="Chiede di {x}"),
    Rule("examples", "free", rf"(?:{GIVE}) (?P<x>(?:gli |i |le |tutti gli |tutte le )?(?:esempi|"
         r"risposte|commenti|riassunti|ricette|spiegazioni|nomi delle variabili|messaggi|"
         r"consigli)(?: \w+){0,3}? (?:in|con|senza|per|a|di|su) (?!quest).+)",
         fact="Vuole {x}", sign=True),
    Rule("better-so", "free", r"(?P<f>(?:le |i |gli |il |la )[\w ]{3,30}?),? (?:è |sono )?meglio "
         r"(?P<x>(?:di|in|la|il|dopo|prima|alle|con|senza|a|per|al|alla|su) (?!no\b|così\b).+)",
         fact="Preferisce {f} {x}"),
    Rule("needless", "free", r"(?:non (?:serve|c'è bisogno|occorre|è necessario|devi|importa|"
         r"è il caso)(?: che (?:tu )?(?:mi |ti )?|di | )?|non perdere tempo a |(?:puoi|può) "
         r"evitare di )(?P<x>(?:spiegarmi|spiegare|mi spieghi|ripetermi|ripetere|scusi|scusarti|"
         r"scusarsi|"
         r"introdurre|salutarmi|salutare|ringraziarmi|ringraziare|giustificare|giustificarti|"
         r"tradurre|definire|motivare|chiedermi|chiedere (?:conferma|ogni volta)|riassumere|"
         r"ricordarmi|"
         r"aggiungere|darmi|dirmi|saluti|ringrazi|ripeta|chieda|riassuma|"
         r"avvisi)\b(?!.*\b(?:quest[oaie]|lo|di nuovo)\b).*)",
         fact="Non serve {x}"),
    Rule("stop-doing", "free", r"(?:smetti(?:la)?|smetta|smettere|finiscila|piantala|evita|eviti|"
         r"evitare|non continuare|basta) (?:di |a |con )?(?P<x>(?!(?:essere|fare|ridere|"
         r"mandare|provare|elaborare|cercare)\b)[a-zà-ù]+(?:are|ere|ire|rre|armi|ermi|irmi|ti|si)"
         rf" (?!(?:il|la|lo) (?:video|download|processo)\b){NOW}.+)",
         fact="Chiede di non {x}", sign=False),
    Rule("stop-doing", "free", r"(?:smetti(?:la)?|smetta|evita|eviti) (?:di )?"
         r"(?P<x>[a-zà-ù]+(?:armi|ermi|irmi|arti|erti|irti|arsi))", fact="Chiede di non {x}",
         lasting=True),
    Rule("keep", "free", rf"(?P<x>(?:{GIVE}|parla(?:mi)?|parli|rendi|renda) {SO}(?:(?:tutto|"
         rf"le (?:tue )?"
         rf"(?:spiegazioni|risposte|istruzioni)|con|le cose|in modo|in maniera|i concetti|"
         rf"con parole|parole|termini|frasi|con termini|con frasi) )*(?:sempre |più |molto |"
         rf"il più |abbastanza )*{MANNER}(?: (?:possibile|e [\w ]{{3,40}}))*)",
         fact="Chiede di {x}", sign=True),
    Rule("keep-short", "value", r"(?:tieni|mantieni|fai|tenga|sii|sia|tienila|tienilo|essere|resta|"
         r"cerca di essere) (?:tutto |il tutto |le cose |la cosa |il testo )?(?P<x>.+)",
         reads=("length", "tone"), lasting=True),
    Rule("never", "order", rf"(?P<x>(?:mai(?: più)?|non) (?!dire mai){ORDER} [^:]+)"),
    Rule("round", "value", rf"arrotonda(?:re|mi|rmi)? {SO}{ALL}?(?:a|al|alle|ai|alla|agli)? ?"
         r"(?P<x>.+)", reads=("rounding", "scale")),
    Rule("change", "value",
         r"(?:cambia|passa|imposta|metti|converti|torna|modifica|aggiorna|cambi|passi|imposti|"
         r"converta|torni|cambiare|passare|impostare|convertire|tornare|facciamo|fai|torniamo|"
         r"passiamo|rimetti|ritorna)(?:mi)? "
         rf"{ALL}?(?:(?:la (?:mia )?)?(?:valuta|lingua|formato|fuso orario|unità(?: di misura)?|"
         r"tema|il formato|il fuso orario|il tema|l'unità)(?: di default)? ?)?"
         rf"{SO}(?:in |a |ad |al |alla |alle |agli |ai |con |su |sul |sulla |"
         r"all')?(?P<x>.+)",
         reads=("currency", "language", "units", "temperature", "timezone", "theme", "date_format",
                "time_format", "tone", "rounding", "scale")),
    # "The tables" are at hand unless somebody asks for something lasting.
    Rule("show", "value",
         rf"(?:sempre )?{GIVE}(?: {SO}{ALL}?{SO}{IN}|,? )(?P<x>.+)",
         reads=(*SHAPES, "period", "region"), lasting=True),
    Rule("show", "value",
         rf"(?:us|utilizz|scriv|rispond|elenc)\w* {SO}(?P<x>(?:i|le|gli) .+)", reads=SHAPES),
    Rule("show", "value",
         rf"(?!\w+l[oaie] (?:in|come|con) (?:un |una |l')?(?:tabell|grafic|elenc|istogr|format))"
         rf"(?:sempre )?{GIVE}(?: {SO}{ALL}?{SO}{IN})(?P<x>(?!(?:i|le|gli|il|la|dei|delle) "
         r"(?:grafic|tabell|elenc|diagramm)|il tuo).+)",
         reads=SHAPES),
    Rule("keep", "free", rf"(?:us|utilizz|manten|manti|tien|adott)\w+ {SO}(?P<x>(?:un |uno |il )?"
         rf"(?:linguaggio|tono|registro|stile)(?: di voce)? (?:sempre |più |molto |il più |"
         rf"abbastanza )*(?:{MANNER}|\w+)(?: (?:possibile|e [\w ]{{3,40}}))?)",
         fact="Preferisce {x}"),
    Rule("values", "value", rf"(?:(?:{ALL}|sempre |solo |soltanto |in |con |come |a |meglio |"
         r"tutto |piuttosto |anzi |di nuovo |invece |mi |di |facciamo |bensì |e basta )*)"
         r"(?P<x>.+)", reads=SHAPES, sign=True),
    Rule("always", "order", rf"(?P<x>(?:sempre )?{ORDER}(?! (?:a|una mail|un messaggio|un'email)\b)"
         r" [^:]+)"),
    Rule("always-so", "free", rf"(?P<x>(?!(?:io|tu|lei|lui|noi|quest[oaie]|è|sono|mi|ti|ho|hai|"
         r"che|come|"
         r"sei|hanno|vorrei|puoi|la solita|il solito|ci|si|non|ma|ok|se|c'è|dici|"
         r"ha|fai|sai|in bocca)\b)[\w'-]+(?: [\w'-]+){0,5} (?:sempre|d'ora in poi|mai) (?:in|con|"
         r"come|per|su|a|al|alla|alle|prima|dopo|senza|all'inizio|alla fine|in fondo|ben) ?"
         rf"{NOW}.*)", fact="Vuole {x}", polite=True),
    Rule("noun-so", "free", r"(?P<x>(?:i |le |gli |il |la |l'|ogni |tutti i |tutte le )\w+"
         r"(?: (?:di|del|della|dei|delle|degli|dell'|dello) ?\w+){0,2} (?:sempre )?"
         r"(?:\w{3,}(?:[aiu]t|s)[aeio] )?(?:in|con|senza|per|come|su|sotto|sopra|prima|dopo|ad "
         r"inizio|"
         rf"a fine|all'inizio|alla fine|in fondo)\b(?! errore| tilt| ritardo) ?{NOW}.*)",
         fact="Vuole {x}", lasting=True),
    Rule("always-any", "free", r"(?P<x>sempre (?:i |le |gli |il |la |l'|in |con |senza |prima |"
         r"per )"
         rf"(?!\w*(?:solit|stess))(?!(?:colpa|gamba|ritardo)\b){NOW}[^,]+)", fact="Vuole {x}"),
    Rule("bare-so", "free", r"(?P<x>(?!\w*o\b|che\b|è\b|ma\b|se\b|\w+(?:are|ere|ire)\b)[a-zà-ú]{4,}"
         rf"(?: \w+)? (?:con|senza|in) {NOW}\w+(?: \w+){{0,3}})", fact="Vuole {x}", lasting=True),
    Rule("always-any", "free", rf"(?P<x>(?:sempre|mai|solo|d'ora in poi) (?!(?:io|tu|un|una|l[oa]|"
         rf"questo|questa|più|così|in gamba|gentile|meglio|peggio|visto|sentito|provato|di)\b)"
         rf"{NOW}[\w'-]+ .+)", fact="Vuole {x}", polite=True),
    Rule("not-reach", "free", rf"(?P<x>(?:non|mai) (?:chiam|telefon|contatt|scriv|disturb|mand|"
         rf"cerc|"
         rf"citofon|suon)\w*(?: .{{2,30}}?)? (?:{TIME}|{CLOCK}|(?:prima|dopo)(?: di| del| delle| "
         r"le)? .{2,40}))", fact="Chiede: {x}", unless=r"\b(?:oggi|domani|stasera)\b"),
    Rule("hand-so", "free", rf"(?P<x>(?:{GIVE}) (?:sempre )?in (?:stampatello|maiuscolo|minuscolo|"
         r"corsivo|caratteri \w+|rima|prosa|(?:prima|terza) persona|forma \w+|parole \w+))",
         fact="Chiede di {x}"),
    Rule("even-if", "free", r"(?P<x>(?:risposte|spiegazioni|mail|messaggi|commenti|titoli|"
         r"riassunti) "
         r"(?:in|con|senza) [\w' ]{2,30}?),? (?:anche|pure) (?:se|quando) .+", fact="Vuole {x}"),
    Rule("all-so", "free", r"(?:mi serve|voglio|vorrei|preferisco) tutto (?P<x>(?:in|con|senza|su) "
         r"(?!(?:ordine|regola|fretta|un|una|quest\w*|tempo)\b)[\w' -]{3,50})",
         fact="Vuole tutto {x}", unless=r"\b(?:oggi|domani|stasera|entro|subito)\b"),
    Rule("elliptic", "free", r"(?P<x>(?!(?:io|tu|lei|è|questo|questa|il|la|grazie|prova|fai|vai|"
         r"ok|no|sì|si|e|aspetta|vieni|controlla|che|cosa|come|chi|di nuovo|rifallo|mi|ti|non|"
         r"sono|ho|hai|mai|sei|puoi|sempre|ogni volta|tutte le volte)\b)[\w'-]+(?: [\w'-]+){0,4})",
         fact="Preferisce {x}", lasting=True, polite=True),
)  # fmt: skip
