"""Italian rules: how to be served, by kinds of wording instead of by what is wished for.

An order counts where its object is of a general kind: a plural put first ("le date scrivile ..."),
the manner of answering ("vai dritto al punto"), one thing set against another ("usa i tab, non gli
spazi"). What is ordered of the one thing at hand does not.
"""

from __future__ import annotations

from keepwise.bank.speech.grammar import SHAPES, Rule
from keepwise.bank.speech.languages.it.selves import CLOCK, TIME
from keepwise.bank.speech.languages.it.verbs import ORDER_THEM
from keepwise.bank.speech.languages.it.wishes import SO

_MOMENT = (
    r"\b(?:quest[oaie]|quest'\w+|quell[oaie]|quei|oggi|adesso|ora|ieri|domani|stasera|subito|"
    r"stavolta|prossim[oaie]|scors[oaie]|ultim[oaie]|prim[oaie] (?=rig|colonn|frase|punt|part|"
    r"slide|pagin)|second[oaie]|terz[oaie]|qui sopra|sopra|sotto|entro)\b"
)
# Parts of what is on the table; orders about them are tasks.
_AT_HAND = (
    r"(?:righe|colonne|celle|slide|immagini|foto|paragrafi|invitati|duplicati|file|cartelle|"
    r"scatole|chiavi|variabili d'ambiente|modifiche|parti|frasi|virgole|fette|verdure|patate|"
    r"cipolle|uova|luci|finestre|piante|scarpe|camicie|dati|sezioni|pagine|note|voci|ultime|"
    r"ultimi|altre|altri|prime|primi)"
)
_MANY = rf"(?:(?:tutti |tutte )?(?:i|gli|le) (?!{_AT_HAND}\b)[^,:;]{{3,55}}?)"
_GONE = r"cancell|elimin|tagli|copi|prenot|ordin(?!al[ie] per)|scaric|salv|spedi"
# What an answer is made of.
_ANSWERS = (
    r"(?:risposte|spiegazioni|frasi|paragrafi|elenchi|messaggi|riassunti|commenti|esempi|"
    r"istruzioni|tabelle|grafici|ricette|notizie|citazioni|traduzioni|definizioni|didascalie|"
    r"note|soluzioni|consigli|suggerimenti|itinerari|codice|testi|email|mail|report|riepiloghi|"
    r"sintesi|titoli|indentazione|docstring|commit|funzioni|nomi|test|query)"
)
_MEASURED = (
    r"(?:distanze|prezzi|importi|temperature|pesi|misure|quantità|dosi|orari|ore|date|cifre|"
    r"numeri|percentuali|costi|totali|altezze|superfici|volumi|lunghezze|tempi|valori|grammi|"
    r"nomi|titoli|commenti|unità|velocità|durate|calorie|decimali|migliaia)"
)
_TONE = (
    r"(?:formal[ei]|informal[ei]|cald[oa]|amichevol[ei]|professional[ei]|neutr[oa]|asciutt[oa]|"
    r"dirett[oaie]|schiett[oaie]|secc[oaie]|ironic[oa]|scherzos[oa]|leggero|leggera|sobri[oa]|"
    r"seri[oa]|seriosa|cordial[ei]|colloquial[ei]|rilassat[oa]|tecnic[oa]|semplice|chiar[oa]|"
    r"essenzial[ei]|sintetic[oaie]|concis[oaie]|brev[ei]|concret[oaie]|pratic[oaie]|precis[oaie]|"
    r"pignol[oaie]|critic[oaie]|spietat[oaie]|brutal[ei]|frances?c[oa]|franc[oa]|sincer[oaie]|"
    r"onest[oaie]|pazient[ei]|spiccia?|sbrigativ[oaie]|schematic[oaie]|rigoros[oaie]|"
    r"esplicit[oaie]|lapidari[oaie]|telegrafic[oaie]|discorsiv[oaie]|incoraggiant[ei]|"
    r"motivant[ei]|sever[oaie]|dettagliat[oaie]|esaustiv[oaie]|accademic[oaie]|giocos[oaie]|"
    r"confidenzial[ei]|educat[oaie]|impersonal[ei]|obiettiv[oaie]|stringat[oaie]|terra terra)"
)
_LIKENED = (
    r"(?:come (?:se (?:fossi|avessi|parlassi|dovessi|non sapessi|stessi)|a (?:un|una|chi|mia|mio|"
    r"uno)|(?:ad )?un[oa']? ?|farest[ei]|fossi|con un|tra (?:amici|colleghi)))"
)
_TELL = (
    r"(?:(?:rispond|scriv(?!\w* come se fossi)|parl|spieg|tratt|raccont|illustr|ragion|insegn)"
    r"\w{1,6}|(?:fai|fammi|"
    r"dimmi|dammi))"
)
PSYCH = (
    r"(?:annoi|stanc|stuf|esalt|affascin|incurios|intimidi|spavent|terrorizz|rattrist|confond|"
    r"distra|rilass|innervosi|infastidi|divert|commuov|irrit|stress|"
    r"disorient|rallent|deprim|entusiasm|ispir|motiv|agit|affatic|disturb|convinc)\w*|"
    r"(?:fa|fanno) (?:male|bene|paura|schifo|impazzire|orrore|ridere|venire \w+(?: [\w' ]+)?|"
    r"(?:perdere|risparmiare|guadagnare) tempo|dormire|piangere|senso|impressione)|"
    r"(?:dà|danno) (?:fastidio|noia|allergia|sui nervi|alla testa|energia|la carica|la nausea|"
    r"acidità)|(?:mette|mettono) (?:ansia|allegria|tristezza|di buon umore|soggezione|sonno)|"
    r"(?:manda|mandano) in (?:crisi|confusione|tilt|bestia)|(?:va|vanno) giù|(?:resta|restano|"
    r"rimane|rimangono) (?:in mente|sullo stomaco|indigest[oaie])|(?:sta|stanno) (?:stretto|"
    r"stretti|stretta|strette|sullo stomaco|antipatic[oaie])"
)

EARLY: tuple[Rule, ...] = (
    Rule("scope-is", "free",
         r"(?P<x>(?:(?:il|la|i|le) )?(?:mi[oae]|miei|nostr[oaie]) (?:portafoglio|zona|settore|"
         r"mercat[oi]|"
         r"client[ei]|filiali|negozi|area|regione|territorio|perimetro|ambito|punti vendita|"
         r"agenzie|"
         r"clientela)(?:,| invece)? (?:è|sono) quell[oaie] (?!(?:di (?:prima|ieri|sempre|cui)|"
         r"che|lì|sopra)\b).+)", kind="work", fact="{x}"),
    # What every analysis has to be like.
    Rule("need-that", "free",
         r"(?:(?:io )?(?:invece )?(?:ho (?:sempre )?bisogno|mi (?:serve|occorre|aspetto)|"
         r"ci tengo|voglio|"
         r"vorrei|desidero)|(?:per me )?è (?:essenziale|importante|necessario|"
         r"fondamentale)(?: per me)?|"
         r"bisogna|serve|occorre) che (?P<x>(?:ogni|tutt[ie] (?:i|gli|le)|ciascun[oa]?|qualsiasi|"
         r"qualunque|"
         r"i|gli|le) (?!(?:altr[ie]|due|tre)\b)[\w'-]+ .+)",
         fact="Vuole che {x}", kind="preference", unless=rf"{_MOMENT}|\b(?:pront[oaie]|finit[oaie]|"
         r"inviat[oaie]|spedit[oaie])\b"),
    Rule("always-need", "free", r"(?:io )?(?:ho (?:sempre )?bisogno|mi serve sempre) (?P<x>d(?:i|"
         r"el|ella|"
         r"ei|elle|ell'|egli) ?(?:dettagli\w*|totali|confront\w*|scompos\w+|suddivis\w+|grafic\w+|"
         r"percentual\w+|fonti|esempi)\b.*)", fact="Ha sempre bisogno {x}", lasting=True,
         unless=_MOMENT),
    Rule("no-idea-of", "free", r"(?P<x>(?:di|del|della|dei|delle) [\w' ]{2,30}?),? non (?:ci |ne )?"
         r"(?:capisco|so|me ne intendo)(?: (?:niente|nulla|un'acca|molto|granché|proprio|quasi))*|"
         r"non (?:me ne intendo|ci capisco (?:niente|nulla|molto)|capisco (?:niente|nulla)) "
         r"(?P<y>(?:di|del|della|dei|delle) [\w' ]{2,30})", fact="Non si intende {x}",
         kind="personal", unless=rf"{_MOMENT}|\bdi (?:cosa|che|più)\b"),
    *(
        Rule("reads-better", "free", r"(?P<x>(?:i |gli |le |il |la |l')[^,]{3,50}?),? l[oaie] "
             r"(?:leggo|capisco|seguo|ricordo|memorizzo|assimilo|apprezzo|trovo|vedo|digerisco) "
             rf"(?:molto |decisamente |sempre )*(?:meglio|prima|più \w+){than}", fact=fact,
             unless=_MOMENT)
        for than, fact in (
            (r"(?P<y> (?:di|dei|delle|degli|del|della|che|rispetto) .+)", "Preferisce {x} {y}"),
            ("", "Preferisce {x}"),
        )
    ),
    Rule("only-not", "free", r"(?P<y>niente [\w' ]{3,40}?),? (?:ma )?(?P<x>(?:solo|soltanto|"
         r"meglio|piuttosto|bensì) (?!se\b|quando\b)[\w' -]{3,60})", fact="Vuole {x}, {y}",
         reads=SHAPES, unless=_MOMENT),
    Rule("only-not", "free", r"(?P<x>(?:solo|soltanto) (?:in |con )?[\w' -]{3,40}?),? (?P<y>"
         r"(?:niente|non|mai|e niente) (?!(?:altro|di più|quello|quella|che|mi|lo|la|ho|so)\b)"
         r"[\w' -]{3,60})",
         fact="Vuole {x}, {y}", reads=SHAPES,
         unless=rf"{_MOMENT}|\b(?:ho|abbiamo|sono|è|un|una|"
         rf"due|tre)\b"),
    Rule("only-rest", "free", r"(?:solo|soltanto|esclusivamente) (?P<x>[^,]{3,60}),? (?:e |ma )?"
         r"(?:gli altri|le altre|il resto|tutto il resto|l'altr[oa])\b.*", fact="Vuole solo {x}",
         kind="work"),
    Rule("always-not", "free", r"(?P<x>(?:(?:per|in|a|di|con|la|il) [\w' ]{2,25}? )?(?:sempre|"
         r"meglio) (?!(?:più|stat)\b)[\w' -]{3,50}, (?:mai|non|niente|no) (?!(?:quell[oaie]|"
         r"quest\w+|che|mi|lo)\b)[\w' ]{3,50})", fact="Vuole {x}", unless=rf"{_MOMENT}|\b(?:ho|"
         rf"sono|abbiamo|faccio|vado|è)\b"),
    Rule("not-them", "free", r"(?P<x>(?:(?:i|gli|le|il|lo|la) |l')[^,]{2,45}?),? (?P<v>(?:non )?"
         r"l[oaie] (?:devo|posso|riesco a|voglio|vorrei) (?:evitare|mangiare|bere|usare|toccare|"
         r"assaggiare|vedere|sentire|digerire|tollerare|prendere|guidare|portare)\b.{0,40})",
         fact="", kind="personal", unless=r"\b(?:quest[oaie]|oggi|adesso|ora|file|dove|"
         r"come)\b"),
    Rule("add-liked", "free", r"(?:aggiungi|aggiunga|metti|usa|mostra|includi)(?:ci|mi)? (?:anche |"
         r"pure )*(?P<x>(?:(?:i|gli|le|il|la) )?[\w' ]{3,40}),? (?:quell[eoia] |che )?(?:mi "
         r"piac\w+|(?:li|le|lo|la) (?:adoro|preferisco|trovo \w+)|mi aiuta\w*)\b.*",
         fact="Gli piacciono anche {x}"),
    Rule("seen-to", "free", r"(?:(?:aggiungi|aggiunga|metti|includi|guarda)(?:ci|mi)? (?:anche |"
         r"pure )*)?(?P<x>(?:(?:il|la|lo|i|gli|le) |l')[^:,]{3,50})[:,] (?:da \w+(?: \w+)? "
         r")?(?:ora |"
         r"adesso )?l[oaie] (?P<v>seguo|gestisco|curo|copro|coordino)\b.*", fact="Segue {x}",
         kind="work"),
    Rule("write-not-call", "free", r"(?P<x>(?:scriv|telefon|chiam|contatt|avvis)\w*(?:mi|temi)"
         r"(?: [\w' ]{2,25})?,? (?:e )?(?:non|mai|niente|invece d\w+|anziché) [\w' ]{3,40})",
         fact="Chiede: {x}", unless=_MOMENT),
    Rule("want-without", "free", rf"(?:vorrei|voglio|mi servono|preferisco|gradirei|mi aspetto|"
         rf"ho bisogno di) {SO}(?P<x>(?:le |delle |i |dei |gli |degli )?{_ANSWERS} [\w' ]{{3,50}}, "
         r"(?:senza|non|ma|niente|possibilmente|con|e senza|mai) [^,]{3,60})", fact="Vuole {x}",
         unless=_MOMENT),
)  # fmt: skip

SERVED: tuple[Rule, ...] = (
    # The object first and a pronoun behind the order: "le date scrivile col giorno davanti".
    Rule("measured-so", "value", rf"(?:tutt[ie] )?(?:i|gli|le) {_MEASURED},? (?:sempre |pure )?"
         rf"(?:{ORDER_THEM}) (?:sempre |pure |tutt[ie] )*(?:in |con |a )?(?P<x>.+)",
         reads=("currency", "units", "temperature", "scale"), unless=_MOMENT),
    Rule("many-so", "free", rf"(?P<x>{_MANY}),? (?:però |invece |sempre |pure |possibilmente )*"
         rf"(?!(?:{_GONE}))(?:{ORDER_THEM}) (?:sempre |pure |tutt[ie] )*(?P<y>(?!(?:così|via|tu|"
         r"stare|perdere|pure|e|anche|da (?:parte|qui))\b).{3,70})", fact="Vuole {x} {y}",
         unless=_MOMENT),
    Rule("many-out", "free", rf"(?P<x>{_MANY}),? (?:però |invece |sempre |proprio )*(?:lascial[ei] "
         r"(?:stare|perdere|fuori|da parte)|escludil[ei](?: sempre)?|ignoral[ei](?: sempre)?|"
         r"saltal[ei](?: sempre)?|evital[ei](?: sempre)?|evitamel[ei](?: sempre)?|"
         r"risparmiamel[ei])(?:,? .{0,60})?",
         fact="Non vuole {x}", unless=_MOMENT),
    Rule("no-more", "free", r"(?P<x>(?:il|lo|la|i|gli|le|l') ?[^,:;]{3,55}?),? (?:però |invece |"
         r"adesso |ora )*non (?:\w{2,}r(?:me)?l[oaie]|(?:me )?l[oaie]"
         r" \w+(?:are|ere|ire|i|a)) (?:più|mai)(?: più)?(?:,? .{0,40})?", fact="Non vuole {x}",
         unless=r"\b(?:quest[oaie]|quell[oaie])\b|\b(?:trovo|vedo|so|capisco|posso|riesco)\b"),
    Rule("call-no-title", "free", r"non (?:mi )?chiam(?:are|armi|i|arci) (?:mai |più |sempre )*"
         r"(?P<x>(?!(?:al|a|di|dopo|prima|per|durante|il|la|se|quando|in|stasera|domani|sul|più|"
         r"mai|alle|di)\b)[\w.-]+(?: [\w.-]+)?)", fact="Non vuole farsi chiamare {x}",
         kind="address"),
    Rule("no-formality", "free", r"(?P<x>non (?:serve|occorre|c'è bisogno|devi|è necessario)(?: "
         r"che "
         r"(?:tu )?(?:mi |ci )?| di | )?(?:dai|darmi|dare|diate|dia) del lei)",
         fact="Preferisce che gli si dia del tu", slot="tone", value="tu"),
    # Manner of answering.
    Rule("straight-on", "free", r"(?:vai|va'|vada|andare|arriva|arrivi|arrivare|vieni|venire|"
         r"venga)(?: (?:subito|sempre|pure|dritt[oa]|dirett[oa]|direttamente|più|presto))* "
         r"(?P<x>(?:al|alla) (?:punto|sodo|dunque|nocciolo|conclusione|sostanza)\b.{0,60})",
         fact="Chiede di andare dritto {x}"),
    Rule("be-so", "free", rf"(?:sii|sia|essere|resta|rimani|restare|rimanere|siate) (?:pure |"
         rf"sempre |più |molto |il più |meno |anche |tranquillamente |un po' )*(?P<x>{_TONE}"
         r"(?:(?: e|,| ma) .{3,40})?(?: (?:con me|nelle|nei|quando|anche|possibile|e) ?.{0,40})?)",
         fact="Chiede di essere {x}"),
    Rule("not-be", "free", r"(?P<x>non (?:essere (?=(?:troppo |così |tanto |mai )?(?:prolisso|"
         r"pedante|"
         r"vag|logorroic|formal|noios|ripetitiv|lung|tenero|accondiscendent|compiacent|servil|"
         r"tecnic|gentil)\w*)|fare|farmi|star(?:e|mi) a|girare|girarci|addolcire|"
         r"indorare|dilungar(?:e|ti)|perderti|perdere tempo|dare per scontat[oaie]|dar(?:e|mi) "
         r"(?:(?:subito |mai |direttamente )?(?:la soluzione|le soluzioni|consigli)|per "
         r"scontat[oaie]|ragione)|trattarmi|spiegar(?:e|mi)|ripeter(?:e|mi)|mostrarmi|"
         r"abbreviare|semplificare|tradurre|presumere|"
         r"prendermi|annoiarmi|esagerare|edulcorare|nascondermi|lodarmi|"
         r"adularmi|correggere|riassumere|anticipar(?:e|mi)|interrompere|assecondarmi)"
         r"(?: (?!(?:il|lo|la|l'|così|caso|niente|nulla|in tempo|scherzi)\b)"
         r"(?!.*\bquest[oaie]\b)[^:]{2,70}| la (?:pillola|predica|morale|lezione|maestrina))?)",
         fact="Chiede di {x}", unless=r"\b(?:da (?:ieri|stamattina)|in tempo|oggi|adesso|il file|"
         r"la riga)\b"),
    Rule("talk-like", "free", rf"(?P<x>{_TELL}(?: (?:sempre|pure|tutto|le cose|i concetti|ogni "
         rf"cosa|"
         rf"a me))* {_LIKENED}.{{2,60}})", fact="Chiede di {x}",
         unless=rf"{_MOMENT}|\b(?:la mail|il testo|la lettera|il messaggio|il post)\b"),
    Rule("tone-so", "free", rf"(?P<x>(?:tono|stile|registro|linguaggio|lessico) (?:più |molto |"
         rf"sempre |il più )*{_TONE}\b.{{0,60}})", fact="Preferisce {x}", sign=True),
    Rule("answers-so", "free", rf"(?P<x>{_ANSWERS},? (?:(?:sempre |più |molto |possibilmente |"
         rf"solo )*"
         rf"(?:{_TONE}|(?:in|di|con|senza|da|a) [\w' ]{{2,30}}|comment\w+|numerat\w+|ben \w+|"
         r"cort[ei]|essenzial[ei]|completi?e?|originali?|ver[ei]|real[ei]|semplic[ei]|facil[ei]|"
         r"veloc[ei]|strett[ei]|piccol[ei]|grand[ei]|ordinat[ei]|motivat[ei]))\b.{0,60})",
         fact="Vuole {x}", sign=True,
         unless=rf"{_MOMENT}|\b(?:è|sono|ho|hai|ha|viene|funziona|va|vanno)\b"),
    Rule("measured-so", "free", rf"(?P<x>(?:tutt[ie] )?(?:(?:i|le|gli) )?{_MEASURED}(?: (?:di|del|"
         r"della|delle|dei) [\w' ]{3,25}?)?,? (?:(?:solo|sempre|possibilmente|anche|tutt[ie]|"
         r"preferibilmente) )*(?:in|con|senza|accanto|davanti|all'|alla|al|a|nel|arrotondat[ie]|"
         r"espress[ie]|scritt[ie]) ?[\w' %/€$-]{2,50})", fact="Vuole {x}",
         unless=rf"{_MOMENT}|\b(?:è|sono|ho|hai|ha|fila|posto|base|meno|caso|parte|vista|"
                r"calo|crescita|aumento|ritardo)\b"),
    Rule("more-less", "free", r"(?P<x>(?:più|meno|poch[ie]|poc[ao]|tant[ie]|molt[ie]|zero) [\w']+"
         r"(?: (?!(?:di|che)\b)[\w']+)?(?:,| e| ma|, ma) (?:più|meno|poch[ie]|poc[ao]|tant[ie]|"
         r"molt[ie]|niente|zero|solo|senza) [\w' ]{3,50})", fact="Vuole {x}",
         unless=rf"{_MOMENT}|\b(?:è|sono|ho|hai|ha|vendite|ordini|errori)\b"),
    Rule("better-than", "free", r"(?:per me |a me )?(?:è |sempre )?meglio (?P<x>(?:(?:un|una|uno|i|"
         r"gli|le|il|la|lo|in|con) |un'|l')?(?!(?:di|se|che|tardi|non|così)\b)[\w-]+(?: [\w'-]+){0,"
         r"4} (?:che|di|dei|delle|degli|piuttosto che|anziché|invece d\w+) (?!(?:niente|nulla|"
         r"mai|prima|ieri)\b).{3,60})", fact="Preferisce {x}", unless=_MOMENT),
    Rule("not-better", "free", r"(?P<y>(?:i|gli|le|il|la) [^,]{3,30}? non [^,]{3,40}), (?:è |"
         r"molto )?"
         r"meglio (?P<x>(?:i|gli|le|il|la|un|una|l') ?[\w' ]{3,50})",
         fact="Preferisce {x}: {y}", unless=rf"{_MOMENT}|\b(?:va|funziona|parte|apre)\b"),
    Rule("first-last", "free", r"(?P<x>(?:il|la|le|i|gli|lo|l') ?(?!(?:prossim|solit)\w+)"
         r"[\w' ]{3,35}? (?:accanto|vicino|di fianco|prima|dopo|davanti|sopra|sotto|in cima|in "
         r"testa|in fondo|all'inizio|alla fine|a (?:destra|sinistra|parte|capo))\b.{0,50})",
         # "The key is under the mat" tells where something is.
         fact="Vuole {x}", lasting=True, unless=r" (?:è|sono|sta|stanno|si trovano?) "),
    Rule("use-not", "free", r"(?P<x>(?:us[ai]|utilizz[ai]|usare|scriv[ia]|scrivere|cit[ai]|"
         r"preferisci|"
         r"parl[ai]|rispond[ia]|proponi(?:mi)?|propon(?:ga|imi)|suggerisc[ia]|consiglia(?:mi)?|"
         r"metti|mostra(?:mi)?|dammi|fammi|fai|parti|ragiona) (?:sempre |pure |solo )*(?!(?:il|lo|"
         r"la|l'|un|"
         r"una)\b)[^,:]{2,45}?,? (?:non|e non|mai|e mai|invece d\w+|anziché|al posto d\w+|"
         r"piuttosto "
         r"che) .{2,50})", fact="Chiede di {x}", unless=_MOMENT),
    Rule("ask-first", "free", r"(?P<l>prima di (?!(?:quest|il|lo|la)\b)(?:\w+(?:are|ere|ire|rre|"
         r"rmi)"
         r"(?: (?:un|una|qualcosa|qualsiasi|dei|delle|i|le|gli|qualunque|nuov\w+|in|su|con|"
         r"[a-z]+[ei])"
         r"\b[^,]{0,40}?)?|ogni [^,]{3,30}?|qualsiasi [^,]{3,30}?)),? (?:sempre )?(?P<x>(?:chiedi|"
         r"chiedimi|chieda|mi chieda|avvisa|avvisami|mi avvisi|mostrami|fammi|dimmi|conferma|"
         r"confermami|domandami|aspetta|verifica|controlla|ricordami|proponimi|spiegami)\b.{0,60})",
         fact="Chiede di {x} {l}", unless=rf"{_MOMENT}|\b(?:dice|dicono)\b"),
    Rule("avoid-many", "free", r"(?:evita(?:re|mi)?|eviti|escludi|escluda|scarta|scarti|"
         r"risparmiami) (?:sempre |pure |per favore |i |gli |le )*(?P<x>(?!(?:di|che|il|lo|la|l|un|"
         r"una|i|gli|le|quest\w+|quell\w+|tutto|errori|problemi|così|righe|colonne|duplicati|"
         r"valori|"
         r"celle)\b)[a-zà-ù]{3,}(?<!o)(?: .{2,50})?)", fact="Non vuole {x}", unless=_MOMENT),
    Rule("avoid-many", "free", r"(?:evita(?:re|mi)?|eviti|escludi|escluda|scarta|scarti) (?P<x>(?:"
         r"(?:il|lo|la|i|gli|le) |l')[\w' ]{2,40} (?:nei|nelle|negli|quando) [\w' ]{3,40})",
         fact="Non vuole {x}", unless=_MOMENT),
    Rule("at-most", "free", r"(?P<x>(?:al )?massimo (?:un|una|due|tre|quattro|cinque|sei|sette|"
         r"dieci|\d+) (?!euro|persone|ore|giorni|minuti)\w+\b.{0,50})",
         fact="Vuole {x}", sign=True),
    Rule("is-better", "free", r"(?P<x>(?!(?:questo|quello|così|forse|tutto|niente|il (?:primo|"
         r"secondo)|la (?:prima|seconda)|chi|che|quale|cosa)\b)[\w' ]{3,30}?) (?:per me )?(?:è|"
         r"sono) "
         r"(?:molto |decisamente |sempre )*meglio(?: per me)?(?:, .{3,60})?", fact="Preferisce {x}",
         unless=_MOMENT),
    Rule("start-with", "free", r"(?:parti|parta|comincia|cominci|inizia|inizi|partire|iniziare|"
         r"cominciare) (?:sempre )?(?P<v>da|dal|dalla|dai|dalle|dallo|con) (?P<x>.{3,60})",
         fact="Chiede di partire {v} {x}", lasting=True, unless=_MOMENT),
    Rule("must-be", "free", r"(?P<x>(?:che )?(?:(?:abbia|abbiano|avere|sia|siano|ci sia|ci siano)"
         r"\b|deve|"
         r"devono|dev'|dovrebber?o?|ci deve|ci devono|"
         r"non deve|non devono|guarda|controlla|bada|assicurati|fai in modo) ?.+)",
         fact="Vuole: {x}", lasting=True, unless=_MOMENT),
    Rule("reach-me", "free", rf"(?P<x>(?:consegnate|consegni|consegna|chiamate(?:mi)?|chiamami|mi "
         rf"chiami|telefona(?:te)?mi|contatta(?:te)?mi|citofonate|suonate|passate|spedite|"
         rf"scrivetemi|venite|venga)\b(?: (?:solo|sempre|pure|preferibilmente|possibilmente|"
         rf"soltanto|mai|a casa|in ufficio|al|su|per))* ?(?:{TIME}|{CLOCK}|(?:dopo|prima)(?: del| "
         rf"delle| le)? .{{2,40}}))", fact="Chiede: {x}", unless=r"\b(?:oggi|domani|stasera)\b"),
    # What things do to somebody.
    Rule("psych", "free", rf"(?P<x>(?:il|lo|la|i|gli|le|l'|un|una|tropp[oaie]) ?[\w'-]+(?: [\w'-]+)"
         rf"{{0,5}}? (?:proprio |sempre |davvero )*(?:non )?mi (?:{PSYCH})\b.{{0,50}})",
         fact="{x}", unless=rf"{_MOMENT}|\b(?:tuo|tua|tuoi|tue|errore|messaggio|programma|ti)\b"),
    Rule("interest-not", "free", r"(?:a me )?mi interess(?:a|ano) (?P<x>(?!(?:sapere|capire|quest)"
         r"\b)"
         r"[^,]{3,50}, (?:non|e non|mica|più che|non tanto) .{3,60})", fact="Gli interessano {x}",
         unless=_MOMENT),
    Rule("the-one", "free", r"(?P<x>(?:il|lo|la|i|gli|le|l') ?[\w ]{3,30}? che (?:mi (?:serve|"
         r"servono|interessa|interessano|piace|piacciono)|uso|guardo|preferisco|voglio|seguo|"
         r"conta) "
         r"(?:è|sono) (?:sempre |di solito |solo |soprattutto )*(?!quest|quell).{3,60})",
         fact="{x}", unless=rf"{_MOMENT}|\b(?:riga|file|codice|colonna)\b"),
    Rule("all-so", "free", r"(?P<x>tutt[oaie] (?:in|con|senza|su|a) (?!(?:ordine|regola|fretta|un|"
         r"una|"
         r"posto|quest\w*|fumo|tempo|casa|pezzi|caso)\b)[\w' -]{3,50})", fact="Vuole {x}",
         unless=_MOMENT),
    Rule("always-end", "free", r"(?P<x>(?!(?:è|ho|sono|mi|ti|non|la|lo|il|ma|che|come|così|si|fa|"
         r"va|"
         r"grazie|stess\w+|\w+o)\b)[a-zà-ú]{4,}(?: [\w'-]+){0,5}),? sempre", fact="Vuole {x}",
         lasting=True, unless=_MOMENT),
    Rule("noun-always", "free", r"(?P<x>(?!(?:sono|mi|ti|non|ma|che|come|così|quasi|\w+o|\w+mi|da)"
         r"\b)"
         r"[a-zà-ú]{4,}(?: [\w'-]+){0,3} sempre (?!(?:rott|lent|blocc|ugual|stess|pien|occup|spent|"
         r"chius|in ritard|stat|l[oa] stess|il solit|più|peggi|quell)\w*)[\w' -]{3,50})",
         fact="Vuole {x}", lasting=True, unless=rf"{_MOMENT}|\b(?:è|sono|ho|hai|ha|viene|dà|fa)\b"),
)  # fmt: skip
