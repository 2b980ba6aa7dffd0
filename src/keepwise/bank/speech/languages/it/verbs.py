"""Italian verbs: the third person for facts, and the forms in which an order is given."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType

_IRREGULAR = {
    "sono": "è", "ho": "ha", "sto": "sta", "vado": "va", "faccio": "fa", "do": "dà", "so": "sa",
    "voglio": "vuole", "posso": "può", "devo": "deve", "vengo": "viene", "provengo": "proviene",
    "tengo": "tiene", "mantengo": "mantiene", "ottengo": "ottiene", "sostengo": "sostiene",
    "appartengo": "appartiene", "rimango": "rimane", "salgo": "sale", "pongo": "pone",
    "propongo": "propone", "dispongo": "dispone", "esco": "esce", "riesco": "riesce",
    "muoio": "muore", "spengo": "spegne", "scelgo": "sceglie", "tolgo": "toglie",
    "raccolgo": "raccoglie", "accolgo": "accoglie", "piaccio": "piace", "cuocio": "cuoce",
    "cucio": "cuce", "dico": "dice", "rifaccio": "rifà", "ero": "era", "avevo": "aveva",
    "vorrei": "vorrebbe", "preferirei": "preferirebbe", "sarò": "sarà", "avrò": "avrà",
    "siamo": "è", "abbiamo": "ha", "facciamo": "fa", "andiamo": "va", "traggo": "trae",
    "distraggo": "distrae", "supero": "supera", "possiedo": "possiede", "siedo": "siede",
}  # fmt: skip

# Stems of the closed classes in -ere and -ire; any other verb is one in -are.
_E_STEMS = frozenset(
    "prend vend spend scend rend attend dipend difend offend intend estend comprend apprend "
    "riprend sospend pretend tend accend append sorprend legg rilegg elegg corregg regg protegg "
    "scriv descriv iscriv viv conviv sopravviv ricev bev muov ved prevd riv rived preved cred "
    "chied richied decid divid condivid rid sorrid chiud conclud includ esclud discut assum "
    "riassum presum mett permett promett ammett trasmett smett rimett rispond corrispond nascond "
    "confond conosc riconosc cresc nasc corr percorr ricorr perd part ripart dorm sent serv segu "
    "insegu offr soffr copr scopr apr riapr vest divert convert boll fugg vinc convinc sping "
    "diping string aggiung raggiung piang finge fing romp interromp esist assist insist consist "
    "resist tem ced proced conced succed risolv evolv distingu uccid traduc produc conduc riduc "
    "introduc deduc god fond batt combatt riflett connett esprim imprim sced tem chied invest "
    "eleg giung pung ung tess mesc esig redig dirig svolg rivolg coinvolg volg sciogl cogl "
    "attend ripet compet compi riemp avvert".split()
    # Verbs in -are that only look like one of these.
) - {"invest", "convert"}


def verb(word: str) -> str:
    """The third person of a verb: "lavoro" becomes "lavora", "gestisco" becomes "gestisce"."""
    low = word.lower()
    if low in _IRREGULAR:
        return _IRREGULAR[low]
    if low.endswith("isco"):
        return low[:-1] + "e"
    if low.endswith(("erò", "irò")):
        return low[:-1] + "à"
    if low.endswith("avo") or (low.endswith("evo") and low[:-1] not in _E_STEMS):
        return low[:-1] + "a"
    if low.endswith("rei"):
        return low[:-2] + "ebbe"
    if not low.endswith("o"):
        return low
    return low[:-1] + ("e" if low[:-1] in _E_STEMS else "a")


# Verbs that are first persons wherever they follow "quando", "non" and the like.
SPOKEN = (
    "lavoro vivo abito uso mangio bevo vado faccio ho sono sto preferisco voglio devo posso "
    "parlo scrivo leggo chiedo guardo viaggio torno esco prendo ricevo vedo cerco compro cucino "
    "dormo corro studio gioco guido viaggio rispondo dico metto porto tengo amo odio adoro seguo "
    "gestisco finisco capisco riesco vengo parto arrivo apro chiudo ascolto pago ordino preparo "
    "mando invio presento confronto controllo analizzo programmo insegno alleno sento tollero "
    "sopporto digerisco fumo suono canto utilizzo commento lancio pubblico ragiono penso ero "
    "avevo scelgo ordino evito spendo parcheggio pedalo nuoto alloggio soggiorno "
    "restauro condivido insegno disegno porto"
)

# Other first persons that may begin a statement; an unknown word is left as it is.
SPEAKING = frozenset(
    (
        f"{SPOKEN} "
        "risiedo utilizzo programmo opero collaboro insegno coordino copro curo dirigo guido "
        "supervisiono amministro presidio vendo spedisco acquisto investo consulto considero "
        "soffro corro colleziono pratico dipingo coltivo allevo nuoto pesco scio pattino ballo "
        "medito viaggio ricamo cucio canto suono alleno evito consumo assumo digerisco imparo "
        "sviluppo codifico possiedo compio tifo vengo provengo verifico rivedo pianifico "
        "organizzo fisso salto riservo dedico pubblico aggiorno scelgo prenoto alloggio soggiorno "
        "salvo stampo rileggo esporto arrotondo calcolo valuto resto rimango lascio committo "
        "rilascio incontro passo riposo spedisco ritiro risparmio scarico monitoro paragono "
        "raggruppo filtro suddivido fatturo chiamo svolgo pulisco bado pedalo cammino noleggio "
        "affitto stacco attacco inizio comincio pranzo ceno apprezzo detesto gradisco privilegio "
        "prediligo opto propendo volo porto accompagno sveglio alzo muovo sposto collego connetto "
        "occupo concentro focalizzo interesso trovo chiamo preparo definisco descrivo necessito "
        "desidero ricordo soffro conosco credo penso spero convivo frequento abbino condisco "
        "rendo annaffio innaffio stendo lavo stiro cucino inforno congelo scongelo surgelo riciclo "
        "rispetto festeggio compro regalo dormo sogno russo pedalo parcheggio carico ricarico "
        "accendo spengo abbasso alzo imposto regolo sincronizzo archivio cancello etichetto "
        "documento scrivo commento rifiuto accetto firmo delego assegno smisto partecipo esco "
        "rientro trasferisco alterno distinguo separo tollero sopporto reggo temo adotto adopero "
        "preferisco nasco cresco odio detesto ammiro seguo tratto conto metto tolgo aggiungo "
        "appartengo dispongo mantengo ottengo ascolto leggo studio ripasso traduco interpreto "
        "fotografo filmo monto smonto riparo restauro costruisco progetto disegno modello vado "
        "sento vedo bevo mangio digiuno peso misuro presento gestisco gioco chiedo "
        "addestro educo assisto visito curo opero trovo converto ordino pago verso incasso "
        "fumo giro ricevo attacco stacco aspetto ospito esporto importo produco fabbrico annoto "
        "rappresento condivido divido monitoro viaggio arrampico surfo ero avevo vorrei preferirei"
    ).split()
)

# By hand, what no ending shows: infinitive, orders to "tu" and "Lei", and after "se".
_ODD_ORDERS = (
    ("fare", "fai fa fammi facci", "faccia", "facessi facesse"),
    ("dare", "dai dammi dacci", "dia", "dessi desse"),
    ("dire", "dimmi dicci", "dica", "dicessi dicesse"),
    ("tenere", "tieni", "tenga", "tenessi tenesse"),
    ("mantenere", "mantieni", "mantenga", "mantenessi mantenesse"),
    ("essere", "sii", "sia", "fossi fosse"),
    ("tradurre", "traduci", "traduca", "traducessi traducesse"),
    ("proporre", "proponi", "proponga", "proponessi proponesse"),
    ("togliere", "togli", "tolga", "togliessi togliesse"),
    ("scegliere", "scegli", "scelga", "scegliessi scegliesse"),
    ("rimanere", "rimani", "rimanga", "rimanessi rimanesse"),
    ("andare", "vai", "vada", "andassi andasse"),
    ("venire", "vieni", "venga", "venissi venisse"),
    ("seguire", "segui", "segua", "seguissi seguisse"),
    ("partire", "parti", "parta", "partissi partisse"),
    ("aprire", "apri", "apra", "aprissi aprisse"),
    ("convertire", "converti", "converta", "convertissi convertisse"),
)

_GIVING = (
    "fare dare tenere mantenere essere tradurre rimanere convertire andare mostrare usare "
    "utilizzare scrivere rispondere presentare mettere visualizzare riportare esprimere inviare "
    "mandare fornire parlare passare tornare formattare indicare restare adottare impostare "
    "elencare impiegare ritornare stampare consegnare restituire cambiare spiegare proporre "
    "preparare organizzare comunicare calcolare ragionare esporre arrotondare"
)
_ASKING = (
    "dire togliere scegliere venire seguire partire aprire aggiungere includere iniziare "
    "cominciare finire terminare concludere ordinare confrontare paragonare raggruppare riassumere "
    "sintetizzare citare chiedere domandare evidenziare segnalare specificare precisare "
    "controllare verificare numerare etichettare escludere evitare omettere saltare separare "
    "dividere limitare suggerire consigliare allegare linkare collegare firmare salutare "
    "considerare ricordare avvisare avvertire partire motivare giustificare commentare "
    "documentare testare anteporre inserire contare distinguere menzionare nominare firmare "
    "lasciare ripetere correggere semplificare abbreviare chiamare trattare prevedere filtrare "
    "prendere cercare basare riferire descrivere illustrare tagliare ridurre ripulire copiare "
    "lodare adulare ringraziare scusare offrire programmare fissare prenotare pianificare "
    "svegliare accendere spegnere abbassare alzare attivare disattivare marcare sottolineare "
    "racchiudere aspettare attendere confermare interrompere assumere supporre proseguire "
    "leggere rileggere mischiare mescolare dettagliare approfondire partire sistemare scaricare "
    "salvare preferire privilegiare favorire bloccare tracciare annotare comportare rivolgere "
    "calendarizzare schedulare ottimizzare rispettare applicare ignorare spedire notificare "
    "contattare"
)

_IN_ISC = (
    "fornire restituire finire suggerire inserire ripulire riferire approfondire preferire "
    "favorire spedire"
)


def _orders(infinitives: str) -> dict[str, str]:
    forms: dict[str, str] = {}
    for infinitive in infinitives.split():
        odd = [row for row in _ODD_ORDERS if row[0] == infinitive]
        for form in (infinitive, *(" ".join(odd[0][1:]).split() if odd else _regular(infinitive))):
            if form not in _ONLY_NOUNS:
                forms.setdefault(form, infinitive)
    return forms


# What these forms would order nobody says so; as nouns they are common.
_ONLY_NOUNS = frozenset(
    "conti ordini termini commenti saluti calcoli dettagli consigli filtri tagli parti numeri "
    "limiti "
    "segnali cambi testi marchi tratti salti firmi documenti etichetti prenoti basi programmi "
    "scali organizzi prese".split()
)


def _regular(infinitive: str) -> tuple[str, ...]:
    stem, ending = infinitive[:-3], infinitive[-3:]
    if infinitive in _IN_ISC.split():
        return (f"{stem}isci", f"{stem}isca", f"{stem}issi", f"{stem}isse")
    if ending == "are":
        soft = stem + "h" if re.search(r"[cg]\Z", stem) else stem.removesuffix("i")
        return (f"{stem}a", f"{soft}i", f"{stem}assi", f"{stem}asse")
    if ending == "rre":  # "ridurre", "supporre"
        stem = re.sub(r"o\Z", "on", re.sub(r"u\Z", "uc", stem))
        hard = stem + "g" if stem.endswith("n") else stem
        return (f"{stem}i", f"{hard}a", f"{stem}essi", f"{stem}esse")
    vowel = ending[0]
    return (f"{stem}i", f"{stem}a", f"{stem}{vowel}ssi", f"{stem}{vowel}sse")


ORDERS: Mapping[str, str] = MappingProxyType(_orders(f"{_GIVING} {_ASKING}"))
"""The infinitive of each form in which an order is given: of "usa", "usi", "usassi" it is "usare".
"""


def _short(infinitive: str) -> str:
    """What pronouns stick to: "mostrar" of "mostrare", "propor" of "proporre"."""
    return infinitive[:-2] if infinitive.endswith("rre") else infinitive[:-1]


def _pattern(infinitives: str) -> str:
    forms = sorted(_orders(infinitives), key=lambda form: (-len(form), form))
    bare = "|".join(forms)
    # "mostrarmi" has lost its last vowel, "mostrami" has not.
    short = "|".join(_short(form) for form in forms if form.endswith("re"))
    return (
        rf"(?:(?:mi |ci |me l[oaie] )?(?:{bare})(?:mi|ci|l[oaie]|mel[oaie])?|"
        rf"(?:{short})(?:mi|ci|l[oaie]|mel[oaie]))(?!\w)"
    )


GIVE = _pattern(_GIVING)
"""Verbs of showing and answering, with the pronouns that stick to them."""

ORDER = _pattern(f"{_GIVING} {_ASKING}")
"""All verbs of orders for how to answer."""


def _with_object(infinitives: str) -> str:
    forms = sorted(_orders(infinitives), key=lambda form: (-len(form), form))
    bare, short = "|".join(forms), "|".join(_short(form) for form in forms if form.endswith("re"))
    return (
        rf"(?:(?:{bare}|{short})(?:me)?l[oaie]|(?:fal|dal|dil)l[oaie]|(?:fam|dam|dim)mel[oaie]|"
        rf"(?:me )?l[oaie] (?:{bare}))(?!\w)"
    )


ORDER_THEM = _with_object(f"{_GIVING} {_ASKING}")
"""The same with a pronoun for what was named first: "scrivile", "le scriva"."""

# "Alzarmi" is getting up oneself.
_REFLEXIVE = ("alzare", "svegliare", "chiamare", "abbassare", "ridurre")

# Forms that are nouns too: "termini tecnici" are terms.
_NOUNS = frozenset(
    "giri conti ordini usi termini commenti saluti calcoli dettagli consigli filtri tagli parti "
    "numeri note limiti dividi segnali indica cambi mostra etichetta nota firma offerta lista "
    "dia fai salti messaggi prese marchi tratti tracce scali presenti parli prove passi "
    "domande scale spese righe spedizioni alleghi collega".split()
)
_OBJECT = re.compile(r"(?:il|la|lo|i|gli|le|un|una|sempre|ogni|tutt[oie]|solo|prima) |l'|un'")


def infinitive(words: str) -> str:
    """An order as what is asked for: "aggiungi la fonte" becomes "aggiungere la fonte"."""
    first, space, rest = words.partition(" ")
    low = first.lower()
    if not rest or (low in _NOUNS and not _OBJECT.match(rest)):
        return words
    if low in ("mi", "ci") and rest.partition(" ")[0].lower() in ORDERS:
        return infinitive(rest)
    if low in ORDERS:
        return ORDERS[low] + space + rest
    if match := re.fullmatch(r"(\w{2,}?)(?:mi|ci|me|(?=l[oaie]\Z))(l[oaie])?", low):
        root, thing = match[1], match[2] or ""
        for form in (root, root + "e", root + "re", root[:-1] if root[-1:] in "mc" else root):
            if form in ORDERS and not (ORDERS[form] in _REFLEXIVE and root.endswith("r")):
                verb_form = ORDERS[form]
                return (verb_form[:-1] + thing if thing else verb_form) + space + rest
    return words
