"""Italian signs of a correction."""

from __future__ import annotations

from keepwise.bank.corrections.signs import Signs

_DROP = (
    r"(?:dimentic(?:a|hi|are|ati|arti|alo|ala|ali|ale|arlo|arla|atene)|scord(?:a|ati|are|atelo|"
    r"atela|arti|atene)|si (?:scordi|"
    r"dimentichi)|cancell(?:a|i|alo|ala|are|arlo|arla)|elimin(?:a|i|alo|ala|are)|lasci(?:a|alo|"
    r"ala|amo|are|arlo|arla) "
    r"(?:perdere|stare)|ignor(?:a|i|alo|ala|are|arlo)|togli(?:lo|la|ere)?|toglierlo|non "
    r"(?:ricordare|tenere)(?: più)?)"
)
_ABOUT = (
    r"(?:(?:la|questa|quella) (?:storia|cosa|parte|questione|faccenda)|quella|quello|il fatto|"
    r"il discorso|"
    r"la preferenza|l['’]info)"
)
_OF = (
    r"(?:del|dello|della|dei|degli|delle|dell['’]|di|sul|sullo|sulla|sui|sugli|sulle|sull['’]|su|"
    r"per il|per la|per lo|per i|per le|per l['’])"
)

SIGNS = Signs(
    filler=r"(?:oh|ah|ehm?|argh|h+m+|ok|beh|be'|allora|scusa|scusi|scusate|aspetta|aspetti|ops|"
    r"oddio|"
    r"no|e|ma|ah già|accidenti|a proposito|senti|anzi)",
    regret=r"scusa|scusi|scusate|aspetta|aspetti|ops|oddio|no|accidenti|anzi|ah no",
    strong=r"(?:stavo scherzando|scherzavo|era uno scherzo)|"
    r"cambio di (?:programma|programmi|piani?)|errore di battitura|"
    r"mi correggo|correzione|mi sono (?:sbagliat|confus|espress)\w+(?: male)?|ho sbagliato|"
    r"(?:volevo|intendevo) dire|intendevo|errore mio|anzi,? no|(?:era|è) (?:in realtà|piuttosto)|"
    r"(?:ma )?(?:che|cosa) (?:sto dicendo|dico)|la forza "
    r"dell['’]abitudine|"
    r"vecchia abitudine|per abitudine|(?:questo )?non (?:vale|è) più (?:così|vero|valido)|ho "
    r"cambiato idea"
    r"(?! su)|refuso|dimentica(?:lo)?(?= (?:pure )?(?:questo|ciò)|,|\.|$)(?: pure)?(?: (?:questo|"
    r"ciò))?|lascia (?:perdere|stare)|come non detto",
    edits=r"cambialo in|metti piuttosto",
    wrong=r"(?:questo |ciò )?(?:è|era) (?:sbagliato|errato|falso)|sbagliato",
    unkept=r"non (?:serve|occorre) (?:ricordarlo|salvarlo|segnarlo)|non (?:ricordarlo|salvarlo|"
    r"segnarlo|memorizzarlo)|(?:era|è) solo per",
    weak=r"più precisamente|per (?:la precisione|essere precisi)|o meglio|"
    r"anzi|in realtà|meglio|no|piuttosto|ripensandoci|alla fine|a pensarci bene|pensandoci",
    now=r"adesso|alla fine|ora|d['’]ora in (?:poi|avanti)|da (?:ora|oggi|adesso|gennaio|marzo|"
    r"poco)|ormai|"
    r"non [^,;.!?]{1,40} più|non più|invece|al posto|cambiat\w+|trasferit\w+|spostat\w+|passat\w+|"
    r"diventat\w+|oggigiorno|in futuro",
    ended=r"non [^\s,]+ più|non più",
    denied=r"non più|non(?: (?:è|era|sono))?|invece (?:di|del|della|dei|delle|che)|al posto "
    r"(?:di|del|della|dei)|"
    r"piuttosto che|niente(?! di)|anziché|basta(?: con)?|avevo detto",
    shifts=(
        (
            r"\b(?:cambiat|passat|spostat|trasferit)\w* d(?:a|al|alla|agli|ai|alle) "
            r"(?P<old>[^,;!?]{2,40}?) "
            r"(?:a|al|alla|ai|alle) (?P<new>[^,;!?]{2,40})"
        ),
        r"\b(?:avevo detto|ho detto) (?P<old>[^,;!?]{2,30}?),? ma (?P<new>[^;!?]{2,80})",
    ),
    drops=(
        (
            rf"\b{_DROP}(?: pure)? (?:{_ABOUT}|quello che|ciò che|quanto|tutto quello "
            rf"che)[^,;:.!?]{{0,24}}? ?"
            rf"\b{_OF} ?{{X}}"
        ),
        (
            rf"(?:{_ABOUT} )?\b{_OF} ?{{x}}\W{{0,3}}(?:puoi |può |potete |lo |la |te ne |se ne "
            rf")*{_DROP}"
        ),
        rf"{_ABOUT} {_OF} ?{{x}},? non (?:vale|è|conta) più",
        r"\bho cambiato idea (?:su|sul|sulla|sui|sulle|sugli|riguardo a\w*) {X}",
    ),
    matter=rf"\b(?:{_ABOUT} {_OF}|per(?: il| la| lo| i| le)?|quanto a(?:l|lla)?|riguardo a(?:l|"
    rf"lla)?|"
    r"il|la|lo|mio|mia) ?(?:l['’])?{x}(?=\s*[,:?–-]| (?:è|sono|adesso|ora)\b)",
    frame="storia cosa parte questione faccenda quella quello fatto discorso preferenza info detto "
    "dicevo raccontato ti ho pure",
    task=r"mostra|dammi|fammi|fai|elenca|cerca|trova|scrivi|traduci|confronta|ordina|controlla|"
    r"invia|"
    r"spiega|apri|aggiungi|puoi|potresti|cosa|quando|dove|come|quale|riassumi",
    only=r"solo|soltanto|solamente",
)
