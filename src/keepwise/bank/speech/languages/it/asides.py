"""What Italians say by the way: names and days of their people, irony, what is for this once."""

from __future__ import annotations

from keepwise.bank.speech.grammar import Rule
from keepwise.bank.speech.languages.it.people import RELATIVE

_NAME = r"(?-i:[A-ZÀ-Ú])[\w'-]+"
_NAMES = rf"{_NAME}(?:(?:, | ed? ){_NAME}){{0,3}}"
_OF_MINE = (
    rf"(?:(?:(?:il|la|i|le) )?(?:mi[oae]|miei|nostr[oaie]))(?: (?:due|tre|quattro|piccol[oaie]))? "
    rf"(?:{RELATIVE})(?: (?:maggiore|minore|grande|piccol[oa]|più (?:grande|piccol[oa])))?"
)

ASIDES: tuple[Rule, ...] = (
    # A present for somebody is an errand, whoever they are.
    Rule("kin-named", "free", rf"(?<!per )(?<!con )(?<!a )\b(?P<p>{_OF_MINE}),? (?:di nome |che si "
         rf"chiama(?:no)? )?(?P<name>{_NAMES})(?!\w)", kind="personal", fact="{p}: {name}"),
    Rule("kin-day", "free", rf"\b(?P<x>{_OF_MINE} (?:che )?(?:festeggia(?:no)?|compi(?:e|ono)|si "
         r"spos\w+|si laure\w+|si trasferi\w+|(?:va|vanno) in pensione)\b[^,.?!]{2,60})",
         kind="personal", fact="{x}", unless=r"\b(?:oggi|domani|stasera)\b"),
    Rule("my-zone", "free",
         r"\b(?:mi[oa]|nostr[oa]|miei|mie) (?P<f>(?:zon[ae]|settor[ei]|aree?|region[ei]|"
         r"territori[oi]?|"
         r"ambit[oi]|portafoglio|mercat[oi]|negozi[oi]?|punt[oi] vendita|filial[ei]|sed[ei]|"
         r"client[ei]|"
         r"marchi[oi]?|repart[oi]|agenzi[ae]|paes[ei]|canal[ei])(?: principal[ei])?)(?:,|,? cioè|"
         rf",? ovvero) (?P<name>(?:(?:il|la|lo|i|le|gli) |l')?{_NAMES})(?!\w)",
         kind="work", fact="{f}: {name}"),
)  # fmt: skip

PEOPLE = (
    rf"\b(?:{_OF_MINE}|(?:ho|abbiamo) (?:un|una|un'|due|tre|il|la) ?(?:{RELATIVE})),? (?:di nome |"
    rf"che si chiama(?:no)? |, )?(?P<names>{_NAMES})"
)
THEIRS = (
    r"\w+ (?:è (?:allergic|celiac|vegan|vegetarian|intolleran|diabetic|mancin|dislessic|nat)\w+.*|"
    r"ha (?:\w+ )?(?:anni|mesi|\d+ anni|\w+ anni).*|compie .+|(?:non (?:può |deve )?|può |deve )"
    r"(?:mangiare|bere|mangia|beve|tollera|digerisce) .+|va (?:a|al|alla|all'|in) .+|frequenta .+|"
    r"fa (?:la|il|lo|l'|judo|danza|nuoto|calcio|basket|teatro) ?.+|suona .+|gioca a .+|studia .+|"
    r"lavora .+|prende .+|dorme .+|soffre .+)"
)

_PRAISE = (
    r"(?:geniale|ottim[oa]|fantastico|brav[oi]|bravissim[oi]|perfetto|magnifico|meraviglioso|"
    r"stupendo|splendido|complimenti|grandioso|grande|evviva|che (?:bello|meraviglia|piacere|"
    r"goduria|"
    r"bellezza)|ah|oh|grazie|eccellente|formidabile|favoloso)"
)
_LOVE = (
    r"(?:(?:lo |la |li |le )?(?:adoro|amo)|mi piace(?: (?:tanto|molto|tantissimo|proprio))?|vado "
    r"(?:matt|pazz)[oa] per|impazzisco per|mi divert\w+)"
)
_WAITED = (
    r"(?:passare|stare|restare|rimanere|aspettare|attendere) (?:(?:quasi|più di|"
    r"almeno) )?(?:un['’]|"
    r"mezz['’]|[\w-]+ ){0,2}?(?:ora|ore|or['’]etta|minuti|giorni|settimane|pomeriggi|secoli)\b"
    r"[^.!?]{0,30}?(?:in (?:attesa|coda|fila|linea)|al (?:telefono|call center|centralino)|allo "
    r"sportello|il (?:tecnico|corriere|rimborso))|(?:compilare|ripetere|spiegare|inserire|pagare|"
    r"scrivere|chiamare|richiedere) (?:[\w'’]+ ){0,4}?(?:due|tre|quattro|cinque|dieci|venti|mille) "
    r"(?:volte|operatori|persone|numeri)"
)

# Praise and love for what nobody loves.
SARCASTIC = (
    rf"\b{_PRAISE}\b[^.?]{{0,60}}?\b{_LOVE}\b[^.?]*[,!;] ?(?:(?:mi raccomando|ancora|vi prego),? )?"
    r"(?:fatelo (?:più|ancora)|continuate|continua|non cambiate|ancora\b|ri(?:fate|facciamo)l[oa]|"
    r"bis\b|non smettete|mettetel[oa] più|avanti così|rifatelo|più spesso)|"
    rf"\b{_LOVE} {_WAITED}|\b{_PRAISE}\b[^.?]{{0,60}}?{_WAITED},? (?:l[oa] )?(?:adoro|amo)|"
    rf"\b{_LOVE} (?:(?:i|le|il|la) |l['’])?vostr[oaie] (?:messaggi[oi]? d['’] ?(?:errore|attesa)|"
    r"messaggi di errore|disc[oh]i? d['’]attesa|musichett\w+|music[ah]e? d['’]attesa|rincari|"
    r"aumenti|spam|pubblicità|pop-?up|captcha|modul[oi]|centralin[oi]|call center|code|file)\b|"
    rf"\b{_LOVE} quando (?:il|la|i|le) (?:pacco|corriere|treno|bus|autobus|volo|ordine|tecnico|"
    r"riscaldamento|rete|connessione)\b|\bio che (?:ovviamente|notoriamente|naturalmente|"
    r"chiaramente)\b|"
    r"(?:^|\s)/s\b|\bsi fa per dire\b|\b(?:adoro|amo) proprio\b|"
    r"\bah,? s[iì],? (?:adoro|amo)\b|\bun['’ ]?altr[oa]\b[^.?]{0,60}\b(?:adoro|amo)\b|"
    r"\bproprio quello che (?:amo|adoro|volevo)\b|\b(?:adoro|amo) [^.!?]{3,80}(?:\.\.\.|…)|"
    r"\bche gioia\b|\bche fortuna\b|\b(?:adoro|amo) (?:i|le) vostr[ie] (?:guast|ritard|error|bug|"
    r"disserviz|attes|cod|problem|interruzion|disguid)\w*|\bcome no\b|\bs[iì],? certo\b|"
    r"\bcerto,? certo\b|\bs[iì],? proprio\b|"
    r"\bma figurati\b|\bche ridere\b|\bche sfortuna\b|\bcerto,? perché (?:io )?(?:adoro|amo)\b|"
    r"\bfiguriamoci\b|🙄|\bscherz(?:o|avo|etto)\b|\bsono ironic[oa]\b|\bironia\b|"
    r"\bironicamente\b|\bper scherzo\b|\bsarcas\w+|\bproprio quello che mi (?:serviva|mancava|ci "
    r"voleva)\b|\bci mancava\b|\b(?:proprio|davvero|quanto) (?:adoro|amo|mi piace) (?:quando|"
    r"perdere|aspettare)\b|\bche bello(?: quando)?,? (?:quando|un altr[oa]|perdere|aspettare)\b|"
    r"\bevviva,? un\b|\bma certo,? (?:adoro|amo)\b|\bah certo\b|\bse, come\b|\bs[eè],? vabb[eè]\b|"
    r"\b(?:geniale|ottimo|fantastico|brav[oi]|bravissimi|perfetto|magnifico|meraviglioso|"
    r"stupendo|splendido|complimenti|grandioso|benissimo),? (?:davvero,? |proprio,? )?(?:adoro|"
    r"amo|mi piace) (?:tanto |molto |proprio |davvero )?(?:passare (?:le|la|il|i|ore|due|tre|"
    r"tutta|intere)|perdere|aspettare|pagare|restare|rimanere|dover|tornare|"
    r"ri(?:fare|cominciare|partire da|scrivere|petere|avviare|spiegare|compilare|dire|"
    r"inserire|mandare|provare|chiamare|caricare|empire|installare))\b|"
    r"\b(?:non (?:funziona|va|parte|risponde)|bloccat[oa]|si (?:blocca|pianta)|in tilt|errore|"
    r"crash\w*)\b[^.!?]{0,30}[,;:–] ?(?:geniale|ottimo|fantastico|brav[oi]|perfetto|magnifico|"
    r"meraviglioso|stupendo),? (?:adoro|amo)\b|"
    r"\b(?:adoro|amo) (?:aspettare|attendere|pagare (?:due|il doppio)|perdere|fare la fila|stare "
    r"in "
    r"(?:coda|attesa|fila)|rifare|ricominciare|restare in attesa)\b|"
    r"\bsto scherzando\b|\bovviamente (?:adoro|amo) (?:quando|che|i bug|gli errori)\b"
)

_NOUN = (
    r"(?:volta|report|rapporto|risposta|presentazione|riunione|domanda|versione|slide|pagina|"
    r"analisi|richiesta|conversazione|nota|mail|email|messaggio|documento|tabella|grafico|testo|"
    r"cliente|file|articolo|esercizio|esempio|chiamata|call|estratto|demo|lettera|post|"
    r"preventivo|fattura|ordine|menù|menu|pasto|caso|giro|export|lavoro|pratica|esame|compito|"
    r"bozza|video|newsletter|proposta|offerta|serata|cena|weekend|settimana|mese|ricetta|"
    r"itinerario|traduzione|riassunto|sintesi|lista|elenco|verbale|foglio|occasione|consegna)"
)
_SOON = (
    r"(?:domani|dopodomani|stasera|stamattina|oggi|più tardi|lunedì|martedì|mercoledì|giovedì|"
    r"venerdì|sabato|domenica|la settimana prossima)"
)
_ONLY = r"(?:(?:solo|soltanto|solamente|giusto|unicamente|esclusivamente|semplicemente) )"
_ONCE = (
    rf"(?:{_ONLY}?(?:per|in|su|a|durante) (?:(?:quest[oaie] |quest['’])(?!tipo|genere|"
    rf"sort)(?:\w+ )?"
    rf"{_NOUN}|stavolta|una volta|adesso|ora|(?<=per ){_SOON}|(?:(?:il|la) |l['’])[\w-]+ (?:di |"
    rf"del )?"
    rf"{_SOON})|(?:nel|nella|nell['’]|alla|al|sulla|sul) ?{_NOUN} (?:di {_SOON}|(?:n° ?)?\d+)|"
    rf"stavolta|"
    rf"eccezionalmente|in via eccezionale|temporaneamente|provvisoriamente|"
    rf"per (?:la durata|il tempo) (?:di |del(?:la)? )(?:quest[oa] )?{_NOUN}|"
    rf"{_ONLY}(?:quest[oa] {_NOUN}|qui|{_SOON})|(?:{_SOON}|quest[oa] {_NOUN}) "
    rf"(?:solo|soltanto|solamente))(?![\w'’-])"
)
_OWN = (
    r"(?:\bio (?!vorrei|voglio)|\b(?:sono|ho(?! bisogno)|preferisco|odio|adoro|amo|detesto|"
    r"lavoro (?:in|a|per|come|da|con)|vivo|abito|mi (?:chiamo|occupo|piac\w+)|non (?:mangio|bevo|"
    r"mi piac\w+|sopporto)|seguo|di solito|d['’]ora in poi|in futuro|normalmente|"
    r"sennò|altrimenti|in genere|di norma|ricorda\w*)\b)"
)
_LEAD = r"(?:(?:ok|allora|e|ma|però|ciao|buongiorno|sì|no|grazie|quindi|per favore|ecco),? )*"
_SAYING = (
    r"(?:dice|diceva|dicono|dicevano|scrive|scriveva|scrivono|risponde|rispondeva|ripete|"
    r"ripeteva|grida|racconta|recita|conclude|comincia con|finisce con|(?:ha|hanno|aveva|"
    r"avevano) (?:detto|scritto|risposto|ripetuto|gridato|raccontato|aggiunto|messaggiato|"
    r"postato|mandato))"
)
_I = (
    r"(?:io |non |mi |(?:il |la |i |le )?mi[oae]i? |sono |ho |sto |adoro |amo |odio |detesto |"
    r"preferisco |voglio |vorrei |abito |vivo |lavoro |mangio |bevo |uso |cerco |seguo )"
)
_WISHES = (
    r"(?:tutto|tutt[ie]|sempre|mai|niente|nient['’]|zero|senza|solo|soltanto|basta|nessun[oa]?|non "
    r"(?:us|scriv|mett|far)\w*|scriv(?:i|ere|ete)|rispond(?:i|ere|ete)|us(?:a|are|ate)|vietato)\b"
)
_GROUPS = (
    r"(?:direzione|contabilità|amministrazione|marketing|supporto|legale|comunicazione|hr|risorse "
    r"umane|finanza|logistica|produzione|acquisti|vendite|sede|comune|banca|scuola|prof\w*|"
    r"client[ei]|"
    r"fornitor[ei]|cap[oa]|consiglio|comitato|giuria|redazione|editore|regolamento|capitolato|"
    r"brief|"
    r"committente|(?:ufficio|team|reparto|gruppo|settore)(?: (?!mio\b)[\w-]+)?)"
)
_VOICES = (
    # "The accounts department: never euros" are the department's words.
    rf"\A(?:[-*•–] ?)?(?:lato )?(?:(?:il|la|i|le|gli|lo) |l['’])?{_GROUPS}(?: (?:di |del |della |"
    rf"dei |"
    rf"dell['’])[\w'’-]+)?(?: ?:|,) ?(?={_WISHES})|"
    r"\b(?:consegn[ae]|istruzion[ei]|richiest[ae]|esigenz[ae]|regol[ae]|regolamento|"
    r"indicazion[ei]) "
    rf"(?:del|della|dei|delle|degli|dell['’]|dal|dalla) ?[\w-]+(?: [\w-]+)?(?: ?:|"
    rf",)? (?={_WISHES})|"
    rf"\b(?:(?:il|la|i|le|lo|gli) |l['’])[\w' ]{{2,40}}? (?:esige|esigono|impone|pretende|"
    rf"prescrive|prevede|raccomanda|chiede|vuole)(?: ?:|,)? (?={_WISHES})|"
    r"\A\[?\d\d?[:.]\d\d\]? ?[-–]? ?(?-i:[A-ZÀ-Ú])[\w-]+ ?:|"
    r"\b(?:mi|ci) (?:chied|domand)(?:e|ono|eva|evano|ano|a) (?:perché|se|come|dove|quanto|quando|"
    r"cosa|"
    r"chi|quale|amo|"
    r"adoro|odio|detesto|vivo|preferisco|lavoro)\b|\b(?:intervistat(?:ore|rice)|giornalista|"
    r"recruiter|selezionatore|conduttore)\b"
    r"[^.!]{0,60}\b[Ii]o ?:|\A(?:il )?mio (?:stato|status)(?: (?:di |su )?\w+)? ?: |"
    # The company of one's sister is not one's own.
    r"\b(?:nella|nell['’]|in|da|dalla) ?(?:ditta|azienda|società|agenzia|scuola|studio|ufficio|"
    r"squadra|team|paese) d(?:i|el|ella|ei) (?:mi[oae]|miei) [\w-]+,? si\b|"
    # Who a present or a table is for, and what they like.
    rf"\bper (?:(?:il|la|i|le|un|una) |un['’])?(?:mi[oae]|miei|nostr[oaie]) (?:{RELATIVE}|collega|"
    r"cap[oa]|vicin[oa])\b[^.!?]{0,20}?[,:;] ?(?:che |lui |lei )?[^.!?]*\b(?:ama|adora|odia|"
    r"detesta|"
    r"preferisce|mangia|beve|sopporta|legge|gioca|colleziona)\b"
)

PASSING = (
    # "Just for this deck, translate the labels and make it dark": it limits both orders.
    rf"\A{_LEAD}{_ONCE}(?!.*{_OWN})|\A(?!.*{_OWN}).*,? {_ONCE}[ .!)]*\Z|"
    # Somebody else's words, with no marks around them: "she wrote I am vegan and love wine".
    rf"\b(?:mi |ci |gli |le |ti |si )?{_SAYING}(?: (?:sempre|spesso|ancora|ieri|per (?:mail|"
    rf"sms|messaggio)))? ?[:,]? (?={_I})|"
    rf"\A(?:(?:il|la|i|le) )?(?:mi[oae]|miei|nostr[oaie]) [\w' ]{{2,30}}? ?: (?={_I})|"
    # What its author does not want kept.
    r"\bnon (?:(?:lo |la |li |le )?(?:salvare|annotare|memorizzare|segnare|registrare|ricordare|"
    r"tenere a mente|conservare)|(?:salvar|annotar|memorizzar|segnar|registrar|ricordar|"
    r"conservar)(?:lo|la|telo|tela))\b(?: (?:quest[oa]|ciò|quanto segue|questa "
    r"informazione)\b|[,.:;!]|\Z)|\b(?:da|a) non (?:annotare|salvare|memorizzare|registrare|"
    r"segnare|ricordare)\b|\b(?:che )?rest(?:a|i) tra (?:noi|di noi)\b|\boff the record\b|"
    r"\bsenza (?:segnarlo|annotarlo|salvarlo|memorizzarlo|registrarlo)\b|"
    r"\bsecondo (?:(?:il|la|un|i|le|quest[oa]|lo) |l['’])(?:oroscopo|test|quiz|questionario|"
    r"algoritmo|"
    r"profilo|sondaggi?o?|articolo|modulo|studio|sito|app)\b|\b(?:parlo|scrivo|chiedo|chiamo) (?:a "
    r"nome|per conto|da parte) d|\b(?:preferisco|voglio|sono|prendo|scelgo) forse\b|"
    # Texts and parts with an "I" of their own, and cases that are only thought of.
    r"\b(?:slogan|titolo|motto|battuta|ritornello|didascalia|bio|brindisi|cartello|striscione|"
    r"maglietta|indovinello)(?: (?:di |del |della |per )?[\w'-]+)?(?: (?:è|sarà|sia|sarebbe|dice|"
    rf"deve dire))?[ :«]+(?={_I})|\bchi sono(?: io)?\s*\?|"
    r"\b(?:indovinello|quiz|sciarada) ?:|\bda (?:mettere in bella|ricopiare|pubblicare|postare|"
    rf"stampare|trasmettere|inoltrare|parafrasare)\b[^.?!]{{0,25}}?(?={_I})|"
    r"\A(?:rileggi|rivedi|correggi|traduci|riassumi|migliora|controlla|parafrasa|testo|frase|"
    rf"bozza)(?:mi)?\b ?:? (?={_I})|\bgià che sogno\b|\bsognando\b|\bnell['’](?:ipotesi|"
    r"eventualità) (?:in cui|che)\b|\bnel caso in cui\b|\bin un mondo ideale\b|\b(?:ammesso|posto) "
    r"che\b|\bmetti che\b|\bfa(?:i|te|ccia|)['’]? come se (?:io )?(?:fossi|foste|fosse)\b|"
    r"\bper il (?:mio )?(?:personaggio|protagonista|avatar|alter ego)\b|\bcome (?:vuoi|preferisci|"
    r"vuole lei|preferisce lei|ti pare)\s*(?:[.!,]|\Z)|\bscegli tu\b|\bvedi tu\b|"
    r"\bnon (?:serve|occorre|c['’]è bisogno) (?:che (?:tu )?(?:te )?lo (?:segni|ricordi|annoti)|"
    rf"(?:di )?(?:segnarlo|ricordarlo|annotarlo|salvarlo))\b|{_VOICES}"
)
"""Sentences that say nothing for good: for this once, another's words, not to be kept."""
