"""Italian rules: how one lives and what one is given to do, in frames without a verb of their own.

"In treno voglio il finestrino" is a habit where the same wish without the place is a task.
"""

from __future__ import annotations

from keepwise.bank.speech.grammar import Rule
from keepwise.bank.speech.languages.it.selves import TIME
from keepwise.bank.speech.languages.it.served import PSYCH
from keepwise.bank.speech.languages.it.verbs import ORDER

_PASSING = (
    r"\b(?:quest[oaie]|quell[oaie]|oggi|adesso|ora|ieri|domani|stasera|stamattina|subito|tu|te|ti|"
    r"tuo|tua|tuoi|tue|il file|la riga|il codice|la tabella|l'errore|il report)\b"
)
# Places and occasions that come again and again.
WHERE = (
    r"(?:in (?:treno|aereo|hotel|albergo|auto|macchina|nave|autobus|traghetto|ufficio|camera|"
    r"viaggio|vacanza|volo|cucina|casa|palestra|piscina|montagna|riunione|trasferta|campeggio|"
    r"moto|bici|città|metro)|per (?:dormire|viaggiare|mangiare|lavorare|studiare|scrivere|leggere|"
    r"cena|pranzo|colazione|merenda|spostarmi|muovermi|correre|allenarmi|rilassarmi|i regali|gli "
    r"acquisti|le vacanze|i viaggi)|a (?:tavola|cena|pranzo|colazione|teatro|casa|scuola|letto|"
    r"merenda)|al (?:ristorante|cinema|bar|mare|lavoro|supermercato|mercato|mattino|telefono)|alla "
    r"(?:guida|cassa)|da (?:bere|mangiare|leggere)|come (?:posto|camera|bevanda|dolce|mezzo|"
    r"pagamento|contorno|sistema operativo|editor|linguaggio|formato|font|colore|taglia|albergo|"
    r"sistemazione))"
)
_ILLS = (
    r"(?:la (?:pressione (?:bassa|alta)|celiachia|tiroide \w+|cervicale|sciatica|tiroidite|"
    r"gastrite|"
    r"psoriasi|dermatite|rinite|sinusite)|il (?:diabete|colesterolo (?:alto)?|reflusso|nichel|"
    r"pacemaker|morbo di \w+)|l'(?:asma|artrite|artrosi|osteoporosi|endometriosi|acufene|"
    r"emicrania)|"
    r"(?:problemi|dolori|difficoltà|guai) (?:di|a|al|alla|alle|ai|con|agli) ?(?:schiena|ginocch\w+|"
    r"cuore|udito|vista|sonno|spall\w+|leggere|mal di|memoria|stomaco|pelle|respiro)|un "
    r"(?:soffio|disturbo|ginocchio|deficit|pacemaker)|una (?:malattia|disabilità|protesi|patologia|"
    r"cicatrice|dermatite|intolleranza|allergia))"
)

_UPSETS = (
    r"(?P<v>fa|fanno|dà|danno|mette|mettono) (?P<y>male|bene|paura|schifo|impazzire|orrore|ridere|"
    r"fastidio|noia|sui nervi|ansia|allegria|tristezza|sonno)"
)

LIVES: tuple[Rule, ...] = (
    Rule("closed", "free",
         r"(?P<x>(?:il|la|tutti i|tutte le|ogni|di) ?(?:lunedì|martedì|mercoledì|giovedì|venerdì|"
         r"sabato|"
         r"domenic[ah]e?)(?: (?:mattina|pomeriggio|sera))?|(?:in|ad|a) (?:agosto|gennaio|luglio|"
         r"dicembre)),? "
         r"(?P<p>(?:(?:il|la|i|le) )?(?:mi[oae]|miei|"
         r"nostr[oaie])) (?P<f>[\w' -]{3,30}?) (?P<v>(?:(?:è|sono|"
         r"rimane)(?: sempre)? (?:chius|apert)\w+|(?:non )?(?:chiude|"
         r"apre)(?:no)?)(?: [\w' -]{2,40})?)", kind="personal", fact="{p} {f} {v} {x}"),
    Rule("life-goal", "free", r"(?:vorrei|voglio|mi piacerebbe|spero di|punto a|conto di|"
         r"sto (?:cercando|provando) (?:di|a)|cerco di) (?:presto |tanto )?(?P<x>(?:smettere "
         r"(?:di|con)|"
         r"imparare|dimagrire|perdere (?:peso|\w+ chili)|diventare|cambiare (?:lavoro|casa|città)|"
         r"comprare casa|correre (?:un|una|la)|prendere la patente|aprire (?:un|una|il mio|la mia)|"
         r"ridurre (?:il|la|lo|l')|mangiare (?:meno|meglio)|laurearmi|trasferirmi|mettermi a)\b.*)",
         fact="Vorrebbe {x}", kind="personal", unless=_PASSING),
    Rule("more-of-a", "free", r"sono (?P<x>(?:molto |decisamente )?(?:più|piuttosto) (?:da|tipo da|"
         r"tipa da|un tipo da|una persona da) .+)", kind="personal", unless=_PASSING),
    *(
        Rule("sees-badly", "free", rf"(?:io )?ci {verb} (?P<x>(?:poco|male|pochissimo|bene solo)\b"
             r".{0,40})", fact=fact, kind="personal", unless=_PASSING)
        for verb, fact in (("vedo", "Ci vede {x}"), ("sento", "Ci sente {x}"))
    ),
    Rule("team-covers", "free", r"(?P<x>(?:il (?:mio |nostro )?(?:team|reparto|gruppo)|la (?:mia |"
         r"nostra )?squadra|l'ufficio) (?:.{2,40} e )?(?:copre|segue|gestisce|si occupa|cura|"
         r"vende) "
         r"(?!(?:il|la) (?:ticket|problema|pratica)\b).+)", fact="{x}", kind="work",
         unless=_PASSING),
    Rule("where-want", "free", rf"(?P<l>{WHERE}),? (?:io )?(?:voglio|vorrei|prendo|scelgo|chiedo|"
         r"ordino|preferisco|mi (?:basta|bastano|serve|servono|va bene|vanno bene)|cerco) "
         rf"(?:sempre |solo |di solito |soltanto )*(?P<x>(?!(?:che|sapere|capire)\b).+)",
         fact="Vuole {x} {l}", kind="preference", unless=_PASSING),
    Rule("where-do", "free", rf"(?P<x>{WHERE},? (?:io )?(?:non )?(?:mi |ci |l[oaie] )?(?:vado|uso|"
         r"porto|tengo|mangio|bevo|evito|spendo|leggo|ascolto|pago|viaggio|lavoro|guido|parlo|"
         r"scrivo|dormo|compro|faccio|metto|siedo|sto|guardo|gioco|studio)\b .+)", fact="",
         kind="habit", unless=_PASSING),
    Rule("never-did", "free", r"(?P<x>(?:non )?ho (?:sempre|mai) (?!(?:visto|sentito|capito|"
         r"pensato|"
         r"detto|provato|avuto|saputo|creduto|voluto (?:sapere|capire)|fatto)\b)\w+(?:[aiu]to|so|"
         r"tto|sto|rto|nto|lto) .+)", fact="", kind="habit", unless=_PASSING),
    Rule("fixes-me", "free", rf"(?P<x>(?:{ORDER}|correggimi|mi corregga|avvisami|mi avvisi|fermami|"
         r"ricordamelo|dimmelo|interrompimi|segnalamelo|sgridami|spronami|incoraggiami|avvertimi) "
         r"(?:sempre |pure |subito )*(?:quando|ogni volta che|se) (?!(?:sbaglio\Z|puoi|riesci|vuoi|"
         r"possibile|hai|trovi|è|serve)\b)(?:io )?(?:non |mi |ci )*\w+o\b.{0,60})",
         fact="Chiede di {x}", unless=_PASSING),
    Rule("not-for-me", "free", r"(?P<x>(?:(?:il|lo|la|i|gli|le) |l')[\w' ]{3,45}?) (?:proprio |"
         r"decisamente )?non fa(?:nno)?(?: proprio)?(?: per me)?", fact="Non gradisce {x}",
         unless=_PASSING),
    Rule("given-me", "free", r"(?P<x>(?:(?:il|la|l') ?)?(?:mi[oa]|nostr[oa])? ?(?:cap[oa]|"
         r"responsabile|direttore|direttrice|azienda|direzione|titolare|ditta|società|agenzia) "
         r"(?:mi|"
         r"ci) ha (?:affidato|assegnato|dato in (?:gestione|mano|carico)|passato|messo a capo d\w+|"
         r"promoss[oa]|spostat[oa]|trasferit[oa]|nominat[oa]|incaricat[oa] d\w+|chiesto di "
         r"seguire) "
         r".+)", fact="{x}", kind="work", unless=_PASSING),
    Rule("talk-only", "free", r"parlo (?P<x>(?:solo|soltanto|sempre|esclusivamente) (?:di|del|"
         r"della|"
         r"dei|delle|degli) .+)", kind="work", unless=_PASSING),
    Rule("label-mine", "free", r"(?P<f>(?:(?:il|la|i|le) )?(?:mi[oae]|miei|nostr[oaie]) "
         r"(?!(?:domand|"
         r"dubbi|problem|richiest|test|codic|erro|mail|messagg|idea|propost|rispost|bozz|comment|"
         r"vecchi|ex|precedent)\w*)"
         r"[\w' ]{3,30}?): ?(?P<x>[^:]{3,100})", fact="{f}: {x}", kind="work", unless=_PASSING),
    Rule("pet", "free", r"(?P<x>(?:il|la|i|le) (?:cane|cani|gatt[oaie]|cagnolin[oa]|mici[oa]|"
         r"conigli[oa]|criceto|pappagallo|cucciol[oa]|cavalla?|piccol[oa]|bimb[oa]|bambin[oa]|"
         r"figli[oa]|gemell[ie]|grande|nipotin[oa]) (?:si chiama(?:no)? |ha \w+ (?:anni|mesi)|(?:è|"
         r"sono) (?:allergic|celiac|un |una |intolleran|vegan|diabetic|sord|nat[oaie])|non (?:può|"
         r"mangia|tollera|digerisce)|compi(?:e|ono) |va (?:alle|all'|al|in) ).+)", fact="{x}",
         kind="personal", unless=_PASSING),
    Rule("goal", "free", r"(?P<l>quest'anno|entro (?:l'anno|l'estate|natale|dicembre|giugno)|in "
         r"estate|l'anno prossimo|prima dei \w+ anni),? (?P<v>voglio|vorrei|mi piacerebbe|punto a|"
         r"spero di|conto di) (?P<x>[a-z]+(?:are|ere|ire|rre|rmi)\b.+)", fact="Vuole {x} {l}",
         kind="personal"),
    Rule("ill", "free", rf"ho (?:anche |purtroppo |sempre avuto )*(?P<x>{_ILLS}\b.*)",
         kind="personal", unless=r"\b(?:oggi|da ieri|stamattina|adesso)\b"),
    Rule("expecting", "free", r"sono (?P<x>in (?:dolce )?attesa(?: (?:di|del|della) (?:un|una|due|"
         r"primo|secondo|terzo|prima|seconda|mio|mia)\b.*)?|(?:alle prime armi|agli inizi|a "
         r"digiuno|"
         r"alle basi)\b.*)", kind="personal", unless=r"\b(?:risposta|conferma|consegna|rimborso)"
         r"\b"),
    Rule("spelled", "free", r"(?P<x>(?:il )?mio (?:cognome|nome) si (?:scrive|pronuncia|legge) .+)",
         fact="{x}", kind="personal"),
    Rule("when-i", "free", rf"(?P<l>(?:quando|ogni volta che|se) (?:io )?(?:non |mi |ci |ti "
         rf")*(?!(?:apro|"
         r"clicco|provo|premo|lancio|carico|inserisco|salvo|eseguo|avvio|faccio (?:clic|partire)|"
         r"ho|"
         r"torno|finisco|arrivo|trovo)\b)\w+o\b[^,]{0,30}?),? (?P<x>(?:"
         rf"{ORDER}|dimmelo|avvisami|correggimi|fermami|ricordamelo)\b.*)", fact="Chiede "
         "di {x} {l}",
         unless=_PASSING),
    Rule("order-then", "free", rf"(?P<x>(?!(?:da|dai|prenot|cerc|trov|fiss|spost|organizz|mand|"
         rf"invi|spedi|"
         rf"dammi|dimmi|mostra|scriv)\w*){ORDER} .+ {TIME})", fact="Chiede di {x}",
         unless=_PASSING),
    Rule("every-order", "free", rf"(?P<l>(?:ogni|tutte le|tutti i) (?:mattin[ae]|ser[ae]|giorn[oi]|"
         r"settimana|mese|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)\b[^,]{0,20}?)"
         r",? "
         rf"(?P<x>{ORDER} .+)", fact="Chiede di {x} {l}", unless=r"\b(?:oggi|domani|quest[oaie])"
         r"\b"),
    Rule("found-out", "free", r"ho scoperto (?:da poco |di recente )?(?P<x>di (?:essere|avere) .+)",
         fact="Ha scoperto {x}", kind="personal"),
    Rule("we-all", "free", r"siamo (?P<x>(?:tutti |tutte )?(?:vegetarian|celiac|vegan|allergic|"
         r"intolleran|astemi|musulman|ebre|cattolic|mancin|italian|sposat|pensionat|divorziat)\w+"
         r"\b.*)", fact="Sono {x}", kind="personal", unless=_PASSING),
    Rule("parents", "free", r"(?P<x>i miei (?:sono|vivono|abitano|vengono|stanno|hanno) (?:di|a|"
         r"ad|da|"
         r"in|dalla|dal|un|una) ?.+)", fact="{x}", kind="personal", unless=_PASSING),
    Rule("have-by-nature", "free", r"(?:ho|abbiamo) (?P<x>(?:origini|radici|sangue|la cittadinanza|"
         r"nazionalità|un "
         r"cognome|il pollice verde|i capelli|gli occhi|la pelle|il sonno (?:leggero|pesante)|i "
         r"piedi|le mani|l'orecchio assoluto|una (?:lavanderia|bottega|pizzeria|gelateria|cantina|"
         r"ditta|impresa|farmacia|edicola|merceria|macelleria|pescheria|vigna|tipografia|enoteca|"
         r"profumeria|gioielleria|cartoleria|erboristeria|sartoria|pasticceria|barca|moto|"
         r"chitarra)|"
         r"un (?:furgone|camper|salone|uliveto|terreno|vivaio|forno|maneggio|chiosco|banco|"
         r"pianoforte|violino|lavoro|contratto|part[- ]time|mutuo|orto|b&b|ostello|albergo))\b.*)",
         kind="personal", unless=_PASSING),
    Rule("hung-up", "free", r"sono (?P<x>(?:fissat|innamorat|abituat|affezionat|portat|negat|"
         r"specializzat|maniac|dipendent|fedel|cresciut|appassionat|allenat)\w+ (?:con|di|del|"
         r"della|"
         r"dei|delle|per|a|ad|al|alla|in|da|nel|nella) ?.+)", kind="personal", unless=_PASSING),
    *(
        Rule("does-me", "free", rf"mi {how} (?:molto |proprio |un sacco )*(?P<x>(?:(?:il|lo|la|i|"
        rf"gli|"
             r"le) |l')(?!(?:testa|schiena|pancia|denti|piede|ginocchio|gola|tua|tuo|programma|"
             r"errore|fatto)\b).+)", fact=fact, unless=_PASSING)
        for how, fact in (
            (_UPSETS, "{x} gli {v} {y}"),
            (rf"(?!fa|dà|da|mett|mand)(?P<v>{PSYCH})", "{x} gli {v}"),
        )
    ),
    Rule("speak-some", "free", r"(?:so|capisco|mastico|conosco) (?:bene |anche |un "
         r"po' di |poco |solo )*(?P<x>(?:il |lo |l')?(?:inglese|francese|spagnolo|tedesco|russo|"
         r"cinese|"
         r"arabo|portoghese|giapponese|latino|greco|polacco|rumeno|olandese|svedese|python|excel|"
         r"sql|java)\b.*)", fact="Conosce {x}", kind="personal",
         unless=rf"{_PASSING}|\b(?:dire|tradurre)\b"),
    Rule("made-with", "free", r"(?P<x>(?:(?:il|la|lo) |l')(?:backend|frontend|database|progetto|"
         r"sito|"
         r"server|stack|app|codebase|azienda|gestionale|blog|negozio online|e-commerce)(?: \w+)? "
         r"(?:è|"
         r"gira|girano|sono) (?:scritt[oa] |fatt[oa] |tutt[oa] )?(?:in|su|con) (?-i:[A-Z]).*)",
         fact="{x}", kind="personal", unless=_PASSING),
    Rule("see-first", "free", r"(?:preferisco|voglio|vorrei|mi piace) (?:vedere|avere|ricevere|"
         r"leggere) "
         r"(?P<x>(?:prima|subito|per prim[ao]) (?:il|la|i|le|gli|lo|l') ?(?!quest).+)",
         fact="Preferisce vedere {x}", unless=r"\b(?:quest[oaie]|oggi|domani)\b"),
    Rule("time-is", "free", r"(?P<x>(?:il|la|l') ?(?:trimestre|semestre|mese|settimana|giornata|"
         r"anno|"
         r"stagione|turno|esercizio|bilancio)(?: \w+)? (?:parte|inizia|comincia|chiude|finisce|va|"
         r"dura) (?:da|dal|dalla|il|a|ad|di|con|alle|sempre) ?.+)", fact="{x}", kind="personal",
         unless=_PASSING),
    Rule("sign-so", "free", r"(?:firm[ai]|intest[ai]|chiud[ia]) (?:sempre |tutte )*(?P<x>(?:le|i|"
         r"gli) "
         r"(?:mail|email|messaggi|lettere|fatture|risposte)[\w ]{0,20}? (?:con|come|a) .{2,40})",
         fact="Chiede di firmare {x}", unless=_PASSING),
    Rule("lei-kept", "free", r"(?P<x>(?:non (?:ci diamo|diamoci|darmi|passiamo al|mi dia)(?: del| "
         r"al)? "
         r"tu|restiamo (?:sul|al) lei|manteniamo il lei|continuiamo (?:col|con il|a darci del) lei)"
         r"\b.*)", fact="Preferisce che gli si dia del Lei", slot="tone", value="lei"),
)  # fmt: skip
