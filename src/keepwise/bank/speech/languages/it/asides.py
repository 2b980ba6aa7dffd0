"""What Italians say by the way: the name of somebody of theirs, important days, irony."""

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

# Praise and love for what nobody loves.
SARCASTIC = (
    r"(?:^|\s)/s\b|\bsi fa per dire\b|\b(?:adoro|amo) proprio\b|"
    r"\bah,? s[iì],? (?:adoro|amo)\b|\bun['’ ]?altr[oa]\b[^.?]{0,60}\b(?:adoro|amo)\b|"
    r"\bproprio quello che (?:amo|adoro|volevo)\b|\b(?:adoro|amo) [^.!?]{3,80}(?:\.\.\.|…)|"
    r"\bche gioia\b|\bcome no\b|\bs[iì],? certo\b|\bcerto,? certo\b|\bs[iì],? proprio\b|"
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
    r"\bsto scherzando\b|\bovviamente (?:adoro|amo) (?:quando|che|i bug|gli errori)\b"
)
