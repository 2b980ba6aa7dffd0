"""Italian rules, last part: broad ones, for what no precise rule knows.

They take a clause of one's own as it stands. What keeps them honest is what may not be in it:
words of the moment, the task at hand, verbs that tell of no lasting state.
"""

from __future__ import annotations

from keepwise.bank.speech.grammar import Rule
from keepwise.bank.speech.languages.it.selves import CLOCK, OFTEN, THING, TIME
from keepwise.bank.speech.languages.it.verbs import ORDER, SPEAKING

_MONTH = (
    r"(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|"
    r"dicembre)"
)
_DATE = (
    rf"(?:\b(?:{_MONTH}|il \d+|l'\d+|\d{{1,2}}/\d{{1,2}}|quest'anno|l'anno prossimo|estate|inverno|"
    r"primavera|autunno|natale|pasqua|ferragosto|capodanno|carnevale|semestre|nel 20\d\d)\b)"
)
_THIS = (
    r"(?:quest[oaie](?! (?:anno|estate|inverno|autunno|primavera))|quest'(?!anno|estate|inverno|"
    r"autunno)\w+|quell[oaie]|quei|quegli|ciò)"
)
_NOW = (
    rf"\b(?:{_THIS}|oggi|adesso|ora(?! di)|ieri|domani|dopodomani|stasera|stamattina|stanotte|"
    r"poco fa|tra (?:poco|un attimo|\w+ minuti)|in questo momento|di nuovo|ancora una volta|tu|"
    r"te|ti|"
    r"tuo|tua|tuoi|tue|prossim[oaie]|scors[oaie]|qui sopra|sotto|intanto|subito|un attimo|forse|"
    r"chissà|lui|lei|loro|e (?:torno|poi|ti))\b"
)
_THINGS = (
    r"(?:codice|file|report|tabell[ae]|test[oi]|funzion[ei]|script|query|formul[ae]|document[oi]|"
    r"link|pulsant[ei]|fogli?o?|error[ei]|comand[oi]|api|pagina|sito|schermata|rig[ah]e?|"
    r"colonn[ae]|"
    r"cell[ae]|paragraf[oi]|titol[oi]|grafic[oi]|slide|mail|email|messaggi[oi]|rispost[ae]|"
    r"list[ae]|"
    r"esercizi[oi]?|domand[ae]|dati|tutorial|passaggi|istruzioni|variabil[ei]|classe|metodo|join|"
    r"ciclo|server|deploy|log|bug|build|branch|test|ticket|finestra|scheda|casella|opzion[ei]|"
    r"password|proposta|version[ei]|capitolo|bozza|preventivo|contratto|allegato|presentazione|"
    r"riassunto|articolo|totale)"
)
_TASK = (
    rf"\b(?:(?:il|lo|la|i|gli|le|nel|nella|nei|nelle|sul|sulla|del|della|dei|delle|un|una|dal|"
    rf"dalla) "
    rf"|l'|nell'|dell'|un'){_THINGS}\b|\b(?:non funziona|dà errore|non va|non so|non capisco|"
    r"non riesco|si blocca|con (?:un )?(?:errore|problema|dubbio))\b"
)
_OUT = rf"{_NOW}|{_TASK}"
_FIRST = "|".join(
    sorted(
        SPEAKING - {"sono", "ho", "do", "voglio", "posso", "devo", "vorrei", "preferirei", "ero",
                    "avevo", "sto", "so", "credo", "penso", "spero", "trovo", "chiedo", "ricordo",
                    "presento", "riesco", "capisco", "finisco", "cerco", "sento", "vedo", "mando",
                    "desidero", "necessito", "metto", "aggiungo", "cancello", "conosco", "arrivo",
                    "dico", "temo", "provo", "peso", "scarico", "carico", "ricevo", "conto",
                    "ammiro", "lascio", "sogno", "passo", "progetto", "modello", "vengo",
                    "amo", "odio", "adoro", "detesto", "preferisco", "gradisco", "apprezzo"},
        key=lambda each: (-len(each), each),
    )
)  # fmt: skip
# What "I" do that lasts by itself.
_LASTING = (
    r"(?:vivo|abito|risiedo|lavoro|gestisco|coordino|dirigo|curo|seguo|tratto|vendo|parlo|suono|"
    r"gioco|pratico|alleno|corro|nuoto|pedalo|leggo|cucino|bevo|mangio|fumo|dormo|insegno|studio|"
    r"imparo|allevo|colleziono|coltivo|cucio|ricamo|dipingo|disegno|canto|ballo|evito|guido|"
    r"programmo|tifo|frequento|partecipo|tengo|organizzo|divido|condivido|soffro|produco|fabbrico|"
    r"esporto|importo|rappresento|rispondo|copro|monitoro|sviluppo|opero|riparo|affitto|ospito|"
    r"investo|risparmio|medito|digiuno|pesco|navigo|surfo|scio|arrampico|cammino|viaggio|ascolto|"
    r"guardo|fotografo|prendo|compro|annoto|muovo|sveglio|alzo|sposto|vesto|attacco|stacco|servo|"
    r"porto|scrivo|verso|digerisco|tollero|reggo|restauro|costruisco|giro(?= (?:in|con) )|"
    r"ricevo(?= (?:i (?:clienti|pazienti)|a domicilio|in studio|su "
    r"appuntamento|pazienti|clienti))|amministro|assisto|curo|"
    r"convivo|pendolo|ragiono|spendo|restauro|conduco|presiedo|recito|prego|accudisco|poto|"
    r"raccolgo|trasporto|piloto|navigo|subaffitto|dono|impiego|traduco|conservo|custodisco|"
    r"distribuisco|fornisco|somministro|imbottiglio|compongo|dirigo|milito|appartengo|sostengo|"
    r"ordino|scelgo|indosso|calzo|festeggio|trascorro|passo(?= (?:le|l'|il|i|molt|gran))|"
    r"(?<=non )tocco|faccio (?:il|la|lo|l'))"
)
_USING = r"(?:uso|utilizzo|confronto|considero|escludo|arrotondo|conto|adopero|guardo|calcolo)"
_STATES = (
    r"(?:rott|lent[oaie]|in ritardo|occupat|cancellat|malat|ottim|pessim|cattiv|sbagliat|difficil|"
    r"noios|domani|oggi|ora\b|adesso|esigent|buon|molto|tropp|così|enorm|stanc|fuori|qui\b|"
    r"semplic|quest|quell|la seguente|il seguente|altr|ugual|miglior|peggior|pront|vuot|pien|lung|"
    r"calcolare|capire|sapere|scoprire|risolvere|fare\b|riuscire|che\b|solo\b|qual|come\b|se\b|"
    r"dove\b|valid|cadut|pers[oaie]|bell|carin|arrabbiat|felic|orgoglios|furios|la stessa|lo "
    r"stesso|irrilevant|creare|scrivere|mostrare|provare|confrontare|avere|essere|andare|usare|"
    r"spent|scaric|bloccat|guast|andat|tornat|arrivat|uscit|sparit|scappat|del cliente|giù|via\b|"
    r"content|piantat|calat|cresciut|salit|sces[oie]|aumentat|diminuit|migliorat|peggiorat|"
    r"raddoppiat)"
)
_NOT_MINE = (
    r"(?:domand[ae]|dubbi[oi]?|question[ei]|problem[ai]|ide[ae]|opinione|parere|paura|timore|"
    r"scadenza|test[oi]|codice|file|foglio|connessione|volo|messaggi[oi]?|mail|email|error[ei]|"
    r"rispost[ae]|suggeriment[oi]|conclusion[ei]|intenzione|voglia|colpa|volta|ultim[oa]|"
    r"prossim[oa]|richiesta|commento|impressione|sensazione|sospetto|ipotesi|risultato|calcolo|"
    r"query|script|funzione|tabella|grafico|report|relazione|presentazione|nota|dio|signor[ae]|"
    r"car[oa]|amor[ei]|cap[oa]|cliente|clienti|colleg\w+|soci[oa]|gestore|direttore|direttrice|"
    r"vicin\w+|professor\w+|consiglio|modo|caso|parte|punto|turno di parlare)"
)
_THEY = (
    r"(?:piac\w+|adora|ama|preferisce|odia|detesta|vuole|pensa|dice|usa|ascolta|gioca a (?:burraco|"
    r"carte|briscola|scopa)|guarda|segue)"
)
_PLAIN = (
    rf"(?!(?:{_FIRST}|{_THIS}|io|tu|che|ma|tutto|adesso|ora|oggi|allora|non|e|se|è|sono|ho|mi|ti|"
    rf"ci|si|c'è|grazie|ok|niente|scusa|cosa|come|voglio|vorrei|preferisco)\b)"
)
_ASKED = (
    r"(?:quando|ogni volta che|tutte le volte che|se) (?:mi |ti |ci |le )?(?:chied\w+|domand\w+|"
    r"parl\w+|mand\w+|scriv\w+|rispond\w+|suggeri\w+|consigl\w+|cit\w+|programm\w+|viaggi\w+|"
    r"prenot\w+|confront\w+|calcol\w+|traduc\w+|spieg\w+|fai|facciamo|elenc\w+|riassum\w+|lavor\w+|"
    r"mostr\w+|dai|propon\w+|cucin\w+|c'è|ci sono|è|sono|prepar\w+|us[oi]|serv\w+)\b[^,]{0,60}?"
)
_PLACED = (
    r"(?:(?:dopo|prima di|prima delle|di|la|il|a|al|alla|in|nel|nella|nei|nelle|per|con|su|sul|"
    r"sulla|sui|tra) |nell'|all'|sull'|l')"
)

NOUNS = Rule(
    "nouns", "skip",
    r"(?:(?:uso|gioco|suono|canto|disegno|conto) (?:di|del|della|dei|delle|dal|dalla|su)\b|lavoro "
    r"(?:finit|fatt|svolt|ben fatt|bell)|studio (?:dentist|legal|medic|notar|tecnic|fotograf|"
    r"associat"
    r"|di (?:fattibilità|settore|registrazione))|suono stran|conto (?:corrent|su)).*",
)  # fmt: skip

THAT_WAY = Rule(
    "that-way", "free",
    rf"(?P<x>{_PLAIN}(?:(?:le|i|gli|il|la|una?) |l'|un')?[\w/-]+(?: [\w/'-]+){{0,6}}),? (?:è "
    rf"così che|"
    r"proprio come|come) (?:mi piac\w+|piace a me|preferisco|(?:l[oaei] )?(?:voglio|vorrei))"
    r"(?: (?:sempre )?(?P<l>(?:i|gli|le|il|la) [\w' ]{3,30}|sempre))?",
    fact="Preferisce {x}", unless=_NOW,
)  # fmt: skip

BROAD: tuple[Rule, ...] = (
    Rule("thanks", "skip", r"(?:grazie|mille grazie|ti ringrazio)\b.*|(?:mi è piaciut|ho adorato|"
         r"perfetto|ottimo|bravissim|che bello)\w*\b.*|sono (?:tutt[oa] orecchi|grat[oa]|d'accordo|"
         r"scem[oa]|dell'idea|a favore|contrari[oa]|sincer[oa]|onest[oa]|sicur[oa]|pront[oa]|"
         r"cert[oa]|"
         r"a pezzi|in (?:coda|fila|treno|macchina|aeroporto|riunione)|un po' |proprio |qui)\b.*|"
         r".*\bnon (?:so|capisco|riesco|vedo|trovo) (?!mai)(?:se|perché|come|cosa|niente|nulla|"
         r"il|la|"
         r"a)\b.*"),
    Rule("label", "free",
         r"(?:(?:il |la |i |le |l')?(?:mi[oae]|miei|nostr[oae]) )?(?P<f>ruolo|funzione|professione|"
         r"mestiere|team|squadra|mercat[oi]|region[ei]|zon[ae]|portafoglio|ambito|account|"
         r"client[ei]|"
         r"march[ie]o?|area|orario|orari|fuso|lingu[ae]|valuta|allergi[ae]|dieta|hobby|compleanno|"
         r"azienda|settore|territorio|prodott[oi]|strument[oi]|stack|canal[ei]|nome|città|stato "
         r"civile|figli|età|corso|materi[ae]|class[ei]|responsabilità|parte|intolleranz[ae]) ?: "
         r"(?P<x>.{3,100})", fact="{f}: {x}", kind="work", unless=_NOW),
    Rule("team-is", "fill", r"(?:il |la )?nostr[oa] (?:gruppo|team|squadra|reparto|ufficio) (?:si "
         r"chiama|è (?:il|la|quello|quella)(?: d[ei]\w*)?) (?P<x>(?-i:[A-ZÀ-Ú])[\w& -]{2,40})",
         kind="team", slot="team"),
    Rule("mine", "free",
         rf"(?P<p>(?:(?:il|la|i|le|gli|lo) |l')?(?:mi[oae]|miei|nostr[oaie])) "
         rf"(?P<f>(?!{_NOT_MINE}\b)"
         rf"[\w-]+(?: (?:(?:d[ei]\w* |d'|più )?(?!(?:è|sono|ha)\b)[\w-]+)){{0,3}}?(?:,? "
         rf"(?-i:[A-ZÀ-Ú])[\w-]+,?)?) (?P<v>è|sono|si chiama(?:no)?|comincia(?:no)?|"
         rf"inizia(?:no)?|finiscono|durano|"
         rf"finisce|chiude|"
         rf"apre|gira su|funziona (?:con|a)|ha (?=paura|allergia|\d|un |una |un'|due|tre|cinque|"
         rf"sei|"
         rf"sette|otto|dieci|l')|hanno (?=\d|due|tre)|va d\w+|viene d\w+|vive|nasce|vende|"
         rf"produce|fabbrica|offre|importa|esporta|si occupa|copre|"
         rf"segue(?= (?:il|la|i|le|solo))|entra (?=in|alla)|soffre) (?P<x>(?!{_STATES}){THING}.+)",
         kind="personal", fact="{p} {f} {v} {x}", unless=rf"{_NOW}|\b{_THEY}\b|\b(?:perché|ma)\b|"
         r"\bha (?:\d+ (?:parole|righe|errori)|un (?:errore|problema|bug))|\d ?%"),
    Rule("household", "free", r"(?:(?:in|a) casa |da noi |in famiglia )?siamo (?P<x>(?:solo )?"
         r"(?:in (?:due|tre|quattro|cinque|sei|sette|otto)|tutt[ie] (?!(?:d'accordo|pronti|qui|"
         r"stanchi|felici|contenti|fuori|in)\b)|una famiglia|una coppia)\b.*)", kind="personal",
         fact="Sono {x}", unless=_NOW),
    Rule("i-am", "free",
         rf"sono {OFTEN}(?P<x>(?:uno|una|un|l'unic[oa]|un'|il|la|lo|l')(?: |(?<=')|(?<=unic[oa]) )"
         r"(?!(?:po'|attimo|disastro|caso|idiota|scem|cretin|problema|mess|casino|second|prim|"
         r"peccato"
         r"|cliente d|vostr|solit))\w[\w-]*\b.*)", kind="personal", unless=_OUT),
    Rule("i-am", "free", r"sono (?P<x>(?:negat|portat|brav|abituat|iscritt|laureat|diplomat|"
         r"specializzat|abbonat|appassionat|allergic|mancin|nat|cresciut)[oa] .+)",
         kind="personal", unless=_OUT),
    Rule("i-use", "free", rf"(?:non )?(?P<v>{_USING}) {OFTEN}(?P<x>{THING}(?!con\b|come\b).+)",
         kind="habit", unless=_OUT),
    Rule("i-do", "free", rf"(?:non )?(?:mi |ci )?(?P<v>{_LASTING})(?: tutto)?(?: |"
                         rf"(?<='))(?P<x>{THING}(?!(?:parte|"
         r"conto|finta|fatica|presto|da (?:telefono|cellulare|mobile)|(?:bene|male)\Z|atto|nota|"
         r"spunto|caffè|in giro|un attimo|in "
         r"considerazione|in mano|d'accordo|(?:dopo|presto|subito|dopo io)\Z|lo stesso|fame|"
         r"d'occhio|pazienza|il rischio|a te|a "
         r"disposizione|conto|presente|avanti|via|su|giù|dietro|nel dubbio|al posto|errori)\b)"
         r"(?!.*\b(?:ma|però)\b).+)", kind="personal", unless=_OUT),
    Rule("i-do-marked", "free", rf"(?:non )?(?:mi |ci |lo |la |li |le )?(?P<v>{_FIRST}) "
                                rf"(?P<x>.*\b(?:"
         rf"sempre|mai|di solito|normalmente|in genere|da (?:bambin[oa]|sempre|piccol[oa]|\w+ "
         rf"anni)|"
         rf"dal \d{{4}}|a casa|da sol[oa]|per mestiere|di lavoro|nel tempo libero|quando (?:posso|"
         rf"viaggio|piove|riesco|sono)|per abitudine|solo|soltanto|{TIME}|{CLOCK})\b.*)",
         kind="habit", unless=_OUT),
    Rule("fronted", "free", rf"(?P<x>(?:(?:il|lo|la|i|gli|le|un|una) |l')[^,]{{2,40}}?,? (?:non )?"
         rf"(?:l[oaie] |l'|ce l'|me l[oaie] )(?:{_FIRST})\b(?:.*\b(?:sempre|mai|solo|soltanto|di "
         rf"solito|quasi|da sol[oa]|senza|con|dal|dalla|in|a|su|{TIME})\b.*)?)",
         fact="", kind="habit", unless=rf"{_NOW}|\b(?:non lo so|trovo)\b"),
    Rule("since", "free", rf"(?:da quando|da che) .{{3,40}}?,? (?:non )?(?:mi )?(?P<v>{_FIRST}) "
         r"(?P<x>.+)", kind="habit", fact="{v} {x}", unless=_OUT),
    Rule("have", "free",
         r"(?:abbiamo|ho) (?P<x>(?:(?:un|una|due|tre|quattro|cinque|la|il|le|i|\d{1,2}|molti|"
         r"molte) "
         r"|un'|l')?(?:piccol[oa] |nuov[oa] |vecchi[oa] )?(?:negozio|azienda|panetteria|ristorante|"
         r"bar|libreria|officina|cascina|fattoria|appartamento|casa|serra|anni di \w+|"
         r"lune(?:dì)|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|laure[ae]|master|"
         r"dottorato|alunni|studenti|classi|dipendenti|canale|blog|podcast|abbonamento|"
         r"cittadinanza|passaporto|atelier|studio|barca|kindle|telescopio|pannelli|robot|camino|"
         r"soffitta|prove|yoga|pilates|nuoto|terapia|lezion[ei]|turn[oi]|ambulatorio|linux|windows|"
         r"android|iphone|ubuntu|mac)\b.*)", kind="personal",
         unless=rf"{_NOW}|\bda (?:finire|consegnare|fare)\b|\b(?:visto|fatto|perso|saltato)\b"),
    Rule("have", "free", r"(?P<l>(?:sul|sulla|nel|nella|in|a) [\w ]{3,25}?) (?P<v>ho|uso|tengo) "
         r"(?P<x>(?:un[ao]? |solo |sempre )?(?-i:[A-Z])[\w.+-]*(?: [\w.+-]+){0,4})",
         kind="personal", fact="{v} {x} {l}", unless=_OUT),
    # What was done and makes a lasting state.
    Rule("done", "free",
         r"(?:ho|abbiamo) (?:appena |già |finalmente |da poco |anche |alla fine |di recente "
         r")*(?P<v>"
         r"mollato|lasciato(?= (?:il lavoro|la banca|l'università|casa|la città|il posto))|aperto"
         r"(?= (?:un |una |la mia|il mio|la partita))|preso(?= (?:casa|in affitto|in mano|in "
         r"gestione|in carico|il traghetto|il treno|il volo|l'aereo|la nave|un cane|un gatto|un "
         r"cucciolo|una gatta|la patente|i biglietti|la laurea|il diploma|l'abbonamento|un "
         r"appartamento|residenza|servizio))|tolto(?= (?:lo zucchero|il glutine|la carne|il caffè|"
         r"l'alcol|il latte|i latticini|il sale|il pane))|sostituito|adottato|disdetto|cancellato"
         r"(?= (?:il viaggio|l'abbonamento|la prenotazione|il volo))|firmato|venduto|ereditato|"
         r"affittato|vinto(?= (?:una borsa|il concorso|un concorso))|superato(?= (?:l'esame di|il "
         r"concorso))|finito(?= (?:l'università|il dottorato|il master|la scuola|il liceo))|"
         r"conseguito|smesso di|(?:iniziato|cominciato|ripreso)(?= (?:a|un|una|il|la|lo|con|le|"
         r"i) )|cambiato(?= (?:lavoro|casa|città|banca|"
         r"scuola|macchina|palestra|idea: ))|rinunciato|scelto|optato|chiesto(?= (?:il "
         r"trasferimento|le dimissioni|il part|l'aspettativa|il "
         r"congedo|la residenza|il divorzio))|lasciato(?= (?-i:[A-Z])\w+ per )|accettato(?= "
         r"(?:l'offerta|il "
         r"posto|un lavoro|l'incarico|il trasferimento))|avuto(?= (?:un bambino|una bambina|un "
         r"figlio|una figlia|due gemelli))|prenotato|fissato|comprato)(?P<x>(?! (?:bene|male|tutto|"
         r"il pane|il latte|qualcosa|quello che)\b) .+)", fact="Ha {v} {x}", kind="detail",
         unless=rf"{_NOW}|\b{_THINGS}\b|\ba (?:leggere|vedere|scrivere|pensare|capire|ridere|"
         r"piangere|guardare|rispondere|provare)\b|\b\d{3,}\b|\b(?:pezzi|unità|copie)\b|\b(?:per "
         r"sbaglio|sbagliat\w+|pane|latte|frutta|"
         r"riunione|conversazione|di (?:aspettare|provare|rimandare|riprovare))\b"),
    Rule("promoted", "free", r"mi hanno (?P<v>promoss[oa]|assunt[oa]|trasferit[oa]|nominat[oa]|"
         r"spostat[oa]|elett[oa]|mess[oa] (?=a capo|in)|ammess[oa]|operat[oa])(?: a| come)? "
         r"(?P<x>.+)", fact="L'hanno {v} {x}", kind="work", unless=_NOW),
    Rule("decided", "free", r"(?:(?:è|abbiamo|ho|tutto|ormai) )*(?:decis[oa]|fissat[oa]|"
                            r"confermat[oa]|"
         r"stabilit[oa]|concordat[oa]|prenotat[oa])(?: (?:in famiglia|insieme|tutto))?[:,] ?"
         r"(?P<x>.{8,})", fact="{x}", kind="detail", unless=rf"\b(?:{_THIS}|oggi|domani|grazie)\b"),
    Rule("event", "free",
         rf"(?P<x>(?:(?:il|la|le|i|lo) |l')?(?:mi[oa] |nostr[oa] |mie |nostre )?(?:matrimonio|"
         rf"nozze|"
         rf"festa|trasloco|viaggio|battesimo|cresima|laurea|compleanno|ferie|vacanze|luna di miele|"
         rf"lavori|ristrutturazione|intervento|operazione|parto|discussione|lancio|congresso|volo|"
         rf"traghetto|rogito|concerto|esame|cena di \w+)\b.{{0,50}}? (?:è|sono|sarà|saranno|è "
         rf"fissat[oa]|"
         rf"cade|parte|partono|inizia\w*|comincia\w*|lo facciamo|la facciamo|li facciamo|lo faccio|"
         rf"la faccio|slitta|è slittat[oa]|viene) .*{_DATE}.*)",
         kind="detail", fact="{x}", unless=rf"\b(?:oggi|domani|ieri|{_THIS})\b"),
    Rule("will", "free",
         r"(?P<x>(?:(?:a|in|da|quest'|il prossimo|tra|fra) ?[\w' ]{2,15} )?(?:(?:diventerò|divento|"
         r"sarò) (?:papà|mamma|padre|madre|nonn[oa]|zi[oa]|genitore)|mi sposerò|"
         r"mi sposo|ci sposiamo|mi trasferirò|mi laureo|mi laureerò|andrò in pensione|vado in "
         r"pensione|"
         r"cambierò (?:lavoro|casa|città)|aspetto (?:un|una|due|dei) ?(?:bambin|figli|gemell|"
         r"bimb)\w*|"
         r"nascerà (?:mi[oa]|il|la|un)|partorisco)\b.*)", kind="detail", fact="{x}",
         unless=r"\b(?:domani|oggi|forse|magari|se)\b"),
    Rule("will", "free",
         rf"(?=.*{_DATE})(?P<x>(?:(?:quest'anno|l'anno prossimo|a \w+|in \w+|d'\w+|nel \w+|il "
         rf"\d+(?: \w+)?) )?(?:farò|faccio|do|darò|sostengo|sosterrò|parto|partiamo|partirò|vado|"
         rf"andiamo|andrò|inizio|inizierò|comincio|comincerò|apro|aprirò|corro|correrò|torno|"
         rf"tornerò|mi opero) .+)", kind="detail", fact="{x}",
         unless=rf"\b(?:oggi|domani|forse|magari|se|{_THIS})\b|\b{_THINGS}\b"),
    # How to be served.
    Rule("not-but", "free",
         rf"(?P<x>{_PLAIN}(?:(?:il|la|i|gli|le|lo) |l')?[\w-]+(?: [\w-]+){{0,3}} no[,;]? (?:solo|"
         rf"soltanto|meglio|piuttosto) (?!(?:che|se|quando|più tardi|dopo)\b).{{3,80}})", fact=
              "{x}",
         unless=_NOW),
    Rule("not-count", "free",
         rf"(?P<x>{_PLAIN}.{{2,40}}? (?:(?:per me|a me|da noi) )?non (?:conta|contano|c'entra|mi "
         rf"riguarda(?:no)?)(?: per me)?,? (?:solo|soltanto) .+)", fact="{x}", kind="work",
         unless=_NOW),
    Rule("not-care", "free", r"(?P<x>(?:del|della|dei|delle|degli|di|dello) [^,]{2,40}?|dell'[^,]"
         r"{2,40}?) non (?:me ne |m'|mi |ce ne )(?:importa|interessa|frega|occupo|curo)"
         r"(?: (?:nulla|niente|più|un granché|proprio nulla|proprio niente|affatto|un bel "
         r"niente))*",
         fact="Non gli importa {x}", kind="work", unless=_NOW),
    Rule("enough", "free",
         rf"(?P<x>(?:(?:un|una|uno|due|tre|quattro|il|la|i|le|\d) |un'|l')?{_PLAIN}[\w ']{{3,"
         rf"40}}?) (?:a "
         r"me |per me )?(?:mi )?(?P<q>basta e avanza|bastano|basta|è sufficiente|sono sufficienti|"
         r"è abbastanza|è più che sufficiente)(?: per me| a me)?", fact="Gli {q} {x}",
         unless=rf"{_NOW}|\b(?:così|esempio|soldi|scuse|grazie)\b"),
    Rule("first-then", "free", r"(?:(?:dammi|mostrami|metti|fammi vedere|dimmi) )?(?P<x>prima "
         r"(?:(?:il|la|i|gli|le|lo|un|una) |l'|un')?(?!di\b)"
         r"[\w']+(?: [\w']+){0,4},? (?:e )?(?:solo )?poi (?:(?:il|la|i|gli|le|lo|un|una) |l'|un')"
         r"[\w']+(?: [\w']+){0,5})", fact="Vuole {x}",
         unless=rf"{_NOW}|\b(?:sono|ho|vado|ha|devo)\b"),
    Rule("only-when", "free",
         rf"(?P<x>{_PLAIN}(?:(?:i|gli|le) )?[\w-]{{3,}}[ei](?: (?!(?:è|sono|viene|vengono|hanno|"
         rf"vogliono|usano)\b)[\w'-]+){{0,4}} (?:solo|soltanto) (?:quando|se|dove|in|con|a|alle|la|"
         rf"il|di|nel|nella|nei|dopo|per) .{{2,60}})", fact="Vuole {x}", unless=_NOW),
    Rule("at-most", "free", rf"(?!(?!elenchi\b){ORDER})(?P<x>{_PLAIN}[\w-]{{3,}}(?: "
         rf"[\w-]+){{0,3}},? "
         rf"(?:(?:di|da|in) )?(?:al massimo|massimo|non più di) [\w' ]{{3,40}}|{_PLAIN}[\w-]{{3,}}"
         rf"(?: [\w-]+){{0,4}},? (?:(?:di|da|in) )?(?:un|una|due|tre|quattro|cinque|sei|dieci|\d+) "
         rf"\w+ al massimo)",
         fact="Vuole {x}", unless=rf"{_NOW}|\b(?:costa|spendere|euro|budget)\b"),
    Rule("none-of", "free", r"niente (?P<x>(?:autostrad|carn|pesc|maiuscol|music|pubblicit|plastic|"
         r"aere|telefon|zuccher|alcol|glutin|lattosi|agli|cipoll|corsiv|grassett|introduzion|"
         r"premess|"
         r"conclusion|teori|sal|piccant|fritt|traghett|metropolitan|inglese|latin|ombr|sirop|"
         r"cifre)\w*"
         r"(?: [\w' ]{2,40})?)", fact="Non vuole {x}", unless=_NOW),
    Rule("want-not", "free", r"(?P<l>per [\w' ]{3,40}?) (?:mi servono|voglio|vorrei|preferisco|"
                             r"mi bastano) (?P<x>(?!(?:che|"
         r"sapere|capire|un|una|il|la|lo|quell\w+)\b)[\w' ]{3,60}, (?:[\w' ]{3,30}, )?(?:non|mai|"
         r"niente|"
         r"e non) .+)", fact="Vuole {x} {l}", unless=_NOW),
    Rule("want-not", "free", r"(?:mi servono|voglio|vorrei|preferisco|mi bastano) (?P<x>(?!(?:che|"
         r"sapere|capire|un|una|il|la|lo|quell\w+)\b)[\w' ]{3,60}, (?:[\w' ]{3,30}, )?(?:non|mai|"
         r"niente|"
         r"e non) .+)", fact="Vuole {x}", unless=_NOW),
    Rule("when-order", "free", rf"(?P<l>{_ASKED}),? (?P<x>(?:non |mai |sempre )?(?:{ORDER}) .+)",
         fact="Chiede di {x} {l}", unless=rf"\b(?:{_THIS}|oggi|domani|adesso|ora)\b"),
    Rule("when-none", "free", rf"(?P<l>{_ASKED}),? (?P<x>(?:niente|mai|senza|solo) .+)",
         fact="{l}, {x}", unless=rf"\b(?:{_THIS}|oggi|domani|adesso|ora)\b"),
    Rule("when-want", "free", rf"(?P<l>{_ASKED}),? (?:io )?(?:voglio|preferisco|mi piace|mi "
                              rf"aspetto|"
         rf"vorrei) (?P<x>.+)", fact="Vuole {x} {l}",
         unless=rf"\b(?:{_THIS}|oggi|domani|adesso|ora)\b"),
    Rule("then-none", "free", rf"(?P<l>{_PLACED}[^,]{{1,40}}?),? (?P<x>(?:niente|nessuna?|zero|"
                              rf"mai) "
         rf"(?!(?:di|da|male|paura|problem\w+|più|che|e|per|visto|sentito|successo)\b).+)",
         fact="{l} {x}", unless=_NOW),
    Rule("before-order", "free", rf"(?P<l>(?:prima|dopo) (?:di|del|della|dei|delle|aver) [^,]{{3,"
                                 rf"60}}?)"
         rf",? (?P<x>(?:sempre )?(?:{ORDER})\b.*)", fact="Chiede di {x} {l}", lasting=True,
         unless=_NOW),
    Rule("prefer-that", "free", rf"(?:preferisco|vorrei|voglio|mi piace|gradisco|apprezzo|adoro|"
         rf"amo)(?: "
                                rf"molto| "
         rf"di più| tanto)? (?P<x>(?:che|quando|se) (?:mi |tu |lei |non |prima |sempre |ci )*"
         rf"(?:(?:{ORDER})|di .*\b(?:{ORDER})\b|si \w+).*)", fact="Preferisce {x}",
         unless=rf"\b(?:{_THIS}|oggi|domani|adesso|ora)\b"),
    Rule("for-me", "free", rf"(?P<x>(?:(?:i|gli|le|il|la) |l'){_PLAIN}[\w-]+(?: [\w-]+){{0,3}} "
                           rf"(?:deve|"
         rf"devono|dev'essere|va|vanno) ?.+)", needs=r"\b(?:per me|da noi|a me|"
                                                     r"sempre)\b", fact="{x}",
         unless=_NOW),
    Rule("there-want", "free", rf"(?P<l>{_PLACED}[^,]{{2,40}}?),? (?:preferisco|scelgo) (?P<x>.+)",
         fact="Preferisce {x} {l}", unless=rf"{_NOW}|\b(?:prim[oa]|second[oa])\b"),
    Rule("has-to", "free",
         rf"(?P<x>(?:(?:il|la|le|i|gli|lo) |l'){_PLAIN}[\w\"«»-]+(?: [\w\"«»-]+){{0,4}} (?:deve|"
         rf"devono|"
         rf"va|vanno|dev'|resta|restano) ?(?:.*\b(?:sempre|mai)\b.*|.*(?:{TIME}|{CLOCK})))",
         fact="{x}", unless=rf"{_NOW}|\b(?:lent\w+|bloccat\w+|male|in errore)\b"),
    Rule("has-to", "free",
         rf"(?P<x>(?:(?:il|la|le|i|gli|lo) |l'){_PLAIN}[\w\"«»-]+(?: [\w\"«»-]+){{0,4}} "
         rf"(?:(?:deve|devono)"
         rf" (?:essere|stare|avere|partire)|dev'essere|si accende|si spegne|si apre|si chiude|"
         rf"parte|"
         rf"suona) .+)", fact="{x}", lasting=True,
         unless=rf"{_NOW}|\b(?:lent\w+|bloccat\w+|male|in errore|da sol[oa])\b"),
    Rule("helps", "free", rf"(?P<x>{_PLAIN}[^,]{{4,60}}?) mi (?:aiuta(?:no)?|facilita(?:no)?|serve|"
         rf"servono|è utile|sono utili|è comod[oa]|sono comod[ie])(?: (?:molto|di più|tanto|"
         rf"davvero|"
         rf"sempre|a \w+re))*", fact="Preferisce {x}", unless=_NOW),
    Rule("none-of", "free", r"basta (?P<x>(?!con\b|che\b|così)[a-zà-ù]{4,}[ei](?: [\w' ]{3,40})?)",
         fact="Non vuole {x}", unless=_NOW),
)  # fmt: skip
