"""Where Italian sentences end and clauses begin."""

from __future__ import annotations

from keepwise.bank.speech.grammar import Cutting
from keepwise.bank.speech.languages.it.people import RELATIVE

# First persons that begin a statement; "lavoro" and the like are nouns too.
_FIRST = (
    r"lavoro(?= (?:in|a|al|alla|allo|all|nel|nella|nell|nei|nelle|per|con|come|su|sul|sulla|da|"
    r"solo|sempre|part|di|presso|principalmente|soprattutto|dal|dalle|quasi|meglio)\b)|"
    r"vivo|abito|risiedo|preferisco|preferirei|gestisco|seguo(?= \w)|mi (?:chiamo|occupo|piac\w+|"
    r"trovo|sono|interess\w+|serv\w+|alleno|sveglio|alzo|sto|danno|dà|trasfer\w+|dedico|piacerebbe|"
    r"chiamano|risult\w+|bast\w+|va|vanno|infastid\w+|appassion\w+|fa|fanno|muovo)|"
    r"non (?:mi|mangio|bevo|sopporto|voglio|uso|tollero|fumo|guido|lavoro|amo|posso|ho|sono|"
    r"usare|mettere|mostrar\w+|scriver\w+|dar\w+|aggiungere|fare|chiamarmi|inviar\w+|mandar\w+|"
    r"vorrei|gradisco|dimenticare|digerisco|parlo|vivo|abito|chiamarmi|includere|arrotondare)|"
    r"odio|detesto|adoro|amo|vorrei|voglio|evito|parlo(?= (?:\w+ ){0,2}(?:italiano|inglese|"
    r"francese|tedesco|spagnolo|portoghese|cinese|russo|arabo|olandese|giapponese))|"
    r"sono (?=allergic|vegan|vegetarian|celiac|intolleran|responsabile|un |una |un'|il |la |di |"
    r"nel |in |sposat|nat[oa]|diabetic|appassionat|mamma|pap|stat[oa]|anche|appena|"
    r"divorziat|originari|cresciut|referente|mancin|daltonic|\w+ista\b|\w+iere\b|\w+(?:tore|trice)"
    r"\b|ingegner|medico|insegnante|avvocat|architett|freelance|student|pensionat|infermier|"
    r"solo |sempre|del |della |dell|al |alla |nuov|astemi|libero|disponibile|interessat|single)|"
    r"ho (?=(?:\d+ anni|un|una|un'|due|tre|quattro|cinque|il|la|l'|anche|bisogno|prenotato|deciso|"
    r"scelto|appena|fissato|confermato|figli)\b)|"
    r"suono|gioco a|colleziono|sto (?:imparando|studiando|cercando|seguendo|preparando)|"
    r"bevo|mangio|guido(?= \w)|insegno|vengo da|vado (?:a|in|al)|faccio (?=il|la|l'|lo|yoga|sport|"
    r"parte)|"
    r"programmo in|soffro|corro|coordino|copro|curo(?= \w)|uso(?= (?:solo|sempre|\w+))|utilizzo|"
    r"opero|apprezzo|rispondo|controllo(?= sempre)|compio|"
    r"(?:le|gli|i|il|la) (?:[\w']+ ){1,4}l[oaie] (?:voglio|vorrei|preferisco)"
)
_ORDERS = (
    r"(?:mi )?(?:può|puoi|potete) chiamar(?:e|mi)|dammi|dimmi|mostra(?:mi)?|mostri|"
    r"rispondi(?:mi)?|risponda|scrivi(?:mi)?|scriva|usa(?= \w)|"
    r"usi(?= \w)|ricorda(?:ti)?|si ricordi|tieni (?:presente|a mente|conto)|tenga (?:presente|"
    r"conto)|dimentica(?:ti)?|chiama(?:mi|temi)|mi chiami|mi dia|metti(?:mi)?|"
    r"evita(?= \w)|"
    r"aggiungi|d['’]ora in (?:poi|avanti)|da (?:ora|adesso|oggi) in (?:poi|avanti)|smetti(?:la)?|"
    r"mai(?= \w+(?:are|ere|ire|rmi))|nota che|segnati|annota(?:ti)?|memorizza|"
    r"diamoci|ci diamo|torna(?= (?:pure |a|al|ai|alle|agli|in)\b)|a (?:me|noi) (?=(?:non )?(?:mi "
    r")?(?:piac|"
    r"interess|serv|bast))|arrotonda|converti|sii(?= \w)"
)

# Neighbours write much alike; a sentence with their words or letters is none of Italian.
GATE = (
    r"\A(?!(?s:.*)(?-i:\b(?:y|el|los|las|muy|pero|uma|meu|minha|em|dos|das|os|para|mas|más|estoy|"
    r"esta|hay)\b|\b[a-z]\w*[ãõçêôâñáíúó]))(?=[\s\S])"
)

# Words put down for others to read, and how a text is handed over.
HANDED = (
    r"\bcome (?:si dice|si direbbe|dico|dicono|si traduce|tradurresti)\b|"
    r"\b(?:test[oi]|fras[ei]|bio|annuncio|bozza|citazione|slogan|recension[ei]|dialogo|battuta|"
    r"messaggio|mail|post|lettera|paragrafo) (?:(?:è|sarebbe) )?(?:da (?:controllare|correggere|"
    r"tradurre|accorciare|rivedere|riscrivere|migliorare|riassumere)|di apertura)\b|"
    r"\becco (?:(?:la|il|le|i|una?|mia|mio|sua|suo) |l['’])(?:mi[oa] |su[oa] )?(?:bio|frase|testo|"
    r"annuncio|bozza|citazione|slogan|lettera|recension[ei]|messaggio|mail|post|dialogo|battuta|"
    r"presentazione|paragrafo)\b|"
    r"\b(?:scriv|raccont|invent|compon|immagin|prepar|continu)\w*(?:mi)? (?:(?:una?|il|la|le|i|"
    r"lo) |"
    r"un['’])(?:\w+ ){0,2}?(?:scena|poesi[ae]|stori[ae]|racconto|fiaba|favola|canzone|monologo|"
    r"sketch|romanzo|dialogo|sonetto|barzelletta|filastrocca)\b|"
    r"\b(?:(?:rispond|scriv|spieg|annunci|avvis|comunic|conferm|precis)\w*|d[iì](?=['’]? "
    r"a))(?:gli|le|glielo|"
    r"['’]?) (?:(?:a|al|alla|ai|alle|agli) |all['’])(?!me\b|noi\b)[\w'’ -]{2,30}? (?:che|per "
    r"dir)\b|"
    r"\b(?:rispondi|di|scrivi|spiega)(?:gli|lle|le|glie) che\b|"
    r"\b(?:mail|lettera|messaggio|sms|biglietto) [\w'’ -]{2,40}? per (?:dire|spiegare|annunciare|"
    r"comunicare|avvisare) che\b"
)

# Sentences about somebody else, and those that may carry on with them.
_NO_NAME = (
    r"(?:Il|La|Le|Gli|Lo|I|Un|Una|Non|Per|Se|Ma|Qui|Quest[oa]|Quell[oa]|Tutto|Oggi|Domani|Ieri|"
    r"Sempre|Mai|Io|Mi|Chi|Che|Cosa|Dove|Come|Quando|Niente|Solo|Ora|Adesso|Anche|Ciao|Grazie|Ok|"
    r"Ho|"
    r"Sono|C|Mia|Mio|Nostro|Nostra|Nel|Nella|Al|Alla|Dal|Di|A|In|Con|Su|Ogni)"
)
_OTHER = (
    rf"(?:{RELATIVE}|cap[oa]|colleg(?:a|hi|he)|client[ei]|vicin[oaie]|prof|professor(?:e|essa)|"
    rf"soci[oa]|"
    r"responsabile|padron[oa] di casa|inquilin[oa]|ex|tata|babysitter|ospit[ei]|stagista)"
)
STRANGER = (
    r"(?!.*\b(?i:io|mi|me|sono|ho|non \w+o|preferisco|abito|vivo|lavoro|adoro|amo|"
    r"odio)\b)(?:(?i:e|ma|"
    r"però|allora|ciao|beh|ah|buongiorno),? )*(?:(?i:lui|lei|loro)\b|"
    r"(?:(?i:il|la|i|le) )?(?i:mi[oae]|miei|nostr[oaie]|su[oa]|tuo|tua) (?i:[\w-]+ ){0,1}?"
    rf"(?i:{_OTHER})\b|(?i:mamma|papà|nonn[oa]|il (?:mio )?capo)\b|"
    rf"(?!{_NO_NAME}\b)[A-ZÀ-Ú][a-zà-ÿ]+(?: (?i:è|ha|vive|abita|lavora|viene|fa|si chiama)|"
    rf",? (?:mi[oa]|la mia|"
    r"il mio)|, (?:il|la|un[oa]?))\b)"
)
# The verb tells who it is; what looks like an order for an answer is left to be one.
SUBJECTLESS = (
    r"(?!.*\b(?:per favore|grazie|ti|te|tu|tuo[ia]?|tue|rispost[ae]|d['’]ora|mi|mie|miei|mio|mia|"
    r"me|"
    r"io)\b)(?:e |ed |ma |anche |poi |però |tra l['’]altro,? )*(?:non |mai )?"
    r"(?:(?:si|ci|ne|lo|la|li|le|gli|se ne) )?(?:è|ha|va|fa|sa|sta|può|vuole|deve|viene|tiene|"
    r"vive|beve|"
    r"legge|corre|dorme|soffre|veste|esce|vende|cresce|vede|sente|crede|od(?:ia|iano)|ador(?:a|"
    r"ano)|"
    r"am(?:a|ano)|detest(?:a|ano)|prefer(?:isce|irebbe|iscono)|rifiut(?:a|ano)|collezion(?:a|ano)|"
    r"abit(?:a|ano)|lavor(?:a|ano)|mangi(?:a|ano)|gioc(?:a|ano)|fum(?:a|ano)|viaggi(?:a|ano)|"
    r"stud(?:ia|"
    r"iano)|insegn(?:a|ano)|cucin(?:a|ano)|suon(?:a|ano)|support(?:a|ano)|sopport(?:a|ano)|"
    r"toller(?:a|"
    r"ano)|sono|hanno|vanno|fanno|vivono|bevono|vogliono|\w{3,}isce)\b"
)

CUTTING = Cutting(
    starters=rf"io(?= \w)|tu(?= (?:rispondi|scrivi|usa|parla|dammi)\w*)|per favore(?=,? (?!ogni |"
    rf"sempre\b|tutte |d['’]ora |da ora )\w{{3}})|"
    rf"(?:sempre|mai)(?= \w{{4,}}(?:are|ere|"
    rf"ire)\b)|"
    rf"{_FIRST}|{_ORDERS}|(?:il|la|i|le) mi[oae](?= \w)|i miei(?= \w)|"
    r"tutti(?= mi chiamano)|(?:gli amici|i colleghi)(?= mi chiamano)|"
    r"mia (?:moglie|figlia|madre|sorella|nonna|suocera)|"
    r"mio (?:marito|figlio|padre|fratello|nonno|suocero)|"
    r"(?:il lunedì|il martedì|il mercoledì|il giovedì|il venerdì|il sabato|la domenica|"
    r"di solito|normalmente|nel tempo libero|nel weekend|adesso|ora|però) "
    r"(?=(?:non )?(?:mi )?(?:lavoro|vivo|abito|preferisco|sono|uso|vado|faccio|gioco|suono|"
    r"mangio|bevo|prendo|corro|giro|ricevo|insegno|guido|studio|guardo|seguo|gestisco|voglio|"
    r"vorrei|occupo|trovo|piace)\b)",
    joined=r"(?:preparo|allevo|coltivo|colleziono|traduco|dirigo|lavoro|seguo|gestisco|curo|uso|"
    r"guido|studio|corro|leggo|dipingo|nuoto|pratico|"
    r"cucino|viaggio|dormo|prendo|guardo|confronto|controllo|faccio|vado|parlo|scrivo|"
    r"alleno|sono|ho|sto|torno|ceno|pranzo|coordino|insegno|canto|pago|compro|attacco|stacco|tengo|"
    r"abito|vivo|bevo|mangio|suono|gioco|porto|ascolto|odio|adoro|detesto|evito|vendo|esco|tifo|"
    r"programmo|ricevo|giro|dormo|frequento|soffro|preferisco|voglio|rispondo|vendiamo|usiamo|"
    r"lavoriamo|viviamo|produciamo|seguiamo|gestiamo|abitiamo|ogni (?:lunedì|martedì|mercoledì|"
    r"giovedì|venerdì|sabato|domenica|sera|mattina|weekend) \w+(?:o|iamo)\b|mi (?:alzo|"
    r"sveglio|"
    r"muovo|sposto|"
    r"sposo|alleno|occupo)|di (?:chiamarmi|darmi|non|usare|rispondermi|scrivermi))(?= \w)|"
    r"(?:le|i|gli|il|la|l['’]) ?(?:[\w']+ ){1,5}?(?:(?:non )?l[oaie] (?:voglio|vorrei|"
    r"preferisco|vogliamo|preferiamo|facciamo|usiamo|"
    r"mangio|bevo|uso|odio|detesto|adoro|amo|digerisco|tollero|sopporto|"
    r"leggo|prendo|guardo)\b|(?:non )?mi (?:fa|fanno|dà|danno|annoia|annoiano|stanca|mette|"
    r"mettono)\b|\w{3,}mel[oaie]\b|non mi piac|mi piac)",
    together=r"io \w+iamo\b|(?:il |la )?mi[oa] \w+ (?:ci )?\w+iamo\b",
    also=r"(?:anche|poi|inoltre|ora|adesso|attualmente|di solito|soprattutto|"
    r"principalmente|sempre|quindi|perciò|invece|ormai|spesso) ",
    conjunctions=r"e|ed|ma|però|quindi|perciò|dunque|mentre|perché|poiché|xché|perche|percio|"
    r"infatti|oppure|pero",
    resuming=r"quindi|perciò|inoltre|dato che|visto che|siccome|poi",
    causes=r"perché|perche|poiché|siccome|dato che|visto che",
    subjects=r"io|il mio|la mia|per favore|sempre|mai",
    own=r"io",
    asking=r"ricord\w+|not[ai]|tieni|tenga|memorizz\w+|annot\w+|segnat\w*|promemoria|"
    r"informazione|dimentic\w+|considera",
    abbreviations="es ecc etc sig sig.ra sigg dott dott.ssa prof prof.ssa ing avv arch geom "
    "rag spett gent egr n nr tel pag vs ca circa max min art p.es s.p.a s.r.l spa srl u.s "
    "gen feb mar apr mag giu lug ago set ott nov dic c.a d.c a.c on san st",
    breaks=r":\s+(?=(?:il|la|di) (?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|"
    r"domenica),? (?:(?:il|"
    r"la) (?:mio|mia|nostro|nostra)|non \w+o|io|sono|ho|lavoro)\b)|:\s+(?=(?:(?:ora|allora|"
    r"adesso|quindi) )?(?:che|come|dove|quali?|quanto|cosa|"
    r"cos['’]è|posso|devo|mi consigli)\b)|\s*[:;]-?[()D]\s+|(?<!\bil)(?<!\bi)(?:,?\s+)"
    r"(?:quindi|perciò|dunque|per cui|visto "
    r"che|dato che|siccome|"
    r"poiché|perché|"
    r"perche|"
    r"xché|infatti|tant'è che)\s+|\s+(?=che (?:devo|c['’]è|ci sono|poi)\b)|\s+e che\s+(?=\w+o\b|"
    r"non |"
    r"mi )|,?\s+(?:che )?(?:sennò|"
    r"altrimenti|se no)\s+|,?\s+(?=che mi sento )|"
    r",\s+(?=(?:tien[ie]\w*|sembra|è(?! così che)|nel caso|così|che (?:voglio|vivo|mi|ho|sono|"
    r"devo|così|"
    r"poi)|"
    r"mi viene|mi vengono|lo fanno|mi aiut\w+|puoi|potresti|trova(?:mi)?|suggeri\w+|"
    r"consiglia\w*|mi (?:consigl|sugger|indich|dic|spieg|trov|prepar|d[aà]i)\w*|"
    r"come (?:posso|faccio)|quale|conosci|che (?:mi )?consigli|quant[oaie]|"
    r"(?:partiamo|torniamo)|l[eo]i (?:adora|ama|preferisce|odia|usa|vuole)|"
    r"(?:le|i|gli|il|la) \w+ (?:è|sono) (?:di|del|della) (?=[A-Z])|se (?:possibile|puoi|non|"
    r"conosc\w+|hai))\b)|,\s+(?=(?!(?:no|vero|giusto|ok|okay|va bene|d['’]accordo|sì|eh|"
    r"ti va|ti dispiace|se possibile|per favore|grazie|capito|chiaro|o|e|"
    r"non)\b)(?:mi|ci|me|che|cosa|dove|come|hai|sai|posso|devo|dovrei|conviene|"
    r"esiste|meglio|c['’]è)\b[^,.!?;\n]{3,80}\?)",
    months=r"gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic",
)
