"""Italian signs of a correction."""

from __future__ import annotations

from keepwise.bank.corrections.signs import Signs

# "Non dimenticare la storia del glutine" asks for the opposite.
_NOT = r"(?<!non )(?<!non ti )(?<!non si )(?<!non lo )(?<!mai )"
# Where a clause ends: "ho disdetto" takes back, "ho disdetto la luce" says something else.
_END = r"(?=\s*(?:\Z|[.,;:!]|perché\b|quindi\b))"
# "I counted wrong" takes back; "I counted the votes wrong, please check" is about a task.
_STOP = r"(?=\s*(?:\Z|[.,;:!–—-]|(?:que )?(?:è|sono|era|erano|intendevo|volevo)\b))"
_DROP = (
    rf"{_NOT}(?:dimentic(?:a|hi|are|ati|arti|alo|ala|ali|ale|arlo|arla|atene|atelo|hiamo|ate)|"
    r"scord(?:a|i|ati|are|atelo|atela|arti|atene|iamo|iamoci|ate)|si (?:scordi|dimentichi)|"
    r"cancell(?:a|i|alo|ala|ali|ale|are|arlo|arla|arli|arle|ate)|elimin(?:a|i|alo|ala|are|arlo|"
    r"arla)|rimuov(?:i|a|ere|ilo|ila|erlo|erla)|lasci(?:a|alo|ala|amo|are|arlo|arla|ate) "
    r"(?:perdere|stare)|ignor(?:a|i|alo|ala|are|arlo)|togl(?:i|ilo|ila|iere|ierlo|ierla)|tolga|"
    r"annull(?:a|i|alo|ala|are|arlo)|scart(?:a|alo|ala|are|arlo)|"
    r"non (?:(?:ti |lo |la )?ricord(?:are|i|arlo|arla|arti)|tener(?:e|lo|la) conto|tenere|"
    r"(?:lo |la )?(?:salv|memorizz|conserv|segn|annot)(?:are|arlo|arla|i|artelo))(?: più)?)"
)
_ABOUT = (
    r"(?:(?:la|questa|quella) (?:storia|cosa|parte|questione|faccenda|regola|nota|mania|idea|"
    r"richiesta|informazione)|quella|quello|il fatto|il discorso|il (?:dato|ricordo|piano|pezzo)|"
    r"la preferenza|l['’](?:info|informazione|idea|abitudine))"
)
_OF = (
    r"(?:del|dello|della|dei|degli|delle|dell['’]|di|sul|sullo|sulla|sui|sugli|sulle|sull['’]|su|"
    r"per il|per la|per lo|per i|per le|per l['’]|riguardo a\w*|circa|a proposito d\w+)"
)

_GO = (
    rf"{_NOT}(?:(?:dimentic|scord|cancell|elimin|ignor|annull|scart|ritir)(?:h?i|a|are|ate|hiamo|"
    rf"iamo)|"
    r"(?:dimentic|scord|cancell|elimin|ignor|annull|scart|ritir)ar(?=[lt])|rimuov(?:i|a|ere|"
    r"er(?=l)|iamo)|togl(?:i|iere|ier(?=l)|iamo)|tolga|lasci(?:a|are|amo) perdere|butta via)"
    r"(?:ti|te|vi|ci)?(?:lo|la|li|le|ne)?"
)
_ABOUT_IT = (
    r"(?![^,;.!?]{0,25}\b(?:su|sul|sullo|sulla|sui|sugli|sulle|riguardo|circa|a proposito|"
    r"d(?:i|el|ello|ella|ei|egli|elle|ell['’]))(?:\b| ))"
)
_TOLD = (
    r"(?:detto|raccontato|scritto|confidato|spiegato|rivelato|confessato|menzionato|accennato|"
    r"riferito)"
)
_SAID = (
    rf"(?:(?:ti |le |vi )?(?:ho|avevo) (?:appena |già |solo |prima )?{_TOLD}|(?:ti |le )?(?:dicevo|"
    rf"stavo dicendo|raccontavo)){_ABOUT_IT}"
)
_SET = (
    r"(?:ti |le |vi )?(?:ho|avevo) (?:appena |già |prima )?(?:dato|imposto|messo|posto|chiesto|"
    r"fissato|impartito|detto|indicato)"
)
_RULE = (
    r"(?:regola|norma|preferenza|istruzione|restrizione|condizione|limite|tetto|limitazione|"
    r"indicazione|divieto|requisito|vincolo)"
)
_KEEP = (
    r"(?:(?:salv|memorizz|conserv|registr|annot|segn|archivi|ricord)(?:are|ar(?=[lt])|i|assi|asse)|"
    r"tener(?:e)?|tenga|tenessi|tenesse|prendere nota|appunt(?:are|arti|i))(?:ti|te|si)?(?:lo|la|"
    r"ne)?(?: (?:conto|traccia|a mente|in memoria|nota))?"
)
_THIS = (
    r"(?:(?:tutt[oa] )?(?:questo|ciò|quest['’]ultimo|questa (?:faccenda|storia|cosa|conversazione)|"
    r"quello che ho detto|quanto detto|quanto sopra))"
)
_SOON = (
    r"(?:,? (?:puoi|può|per favore|per piacere|per cortesia|pure|adesso|ora|ti prego di|vorrei "
    r"che(?: tu)?|lo|la))*,?"
)
# "The violin one, take it out of your memory" asks for one thing, and not for all.
_LEAD = (
    r"\A(?:(?:e|no|senti|meglio|per favore|scusa|guarda|puoi|"
    r"potresti|può|dai|allora|ok|ah|beh|anzi),? ){0,3}"
)
_WITHDRAWS = (
    # What was told, whenever
    rf"(?P<told>{_GO}(?: pure)? (?:quest[ao]|quell[ao]|quel|la mia|il mio|quell['’]|quest['’]) "
    rf"?{_RULE}"
    r"(?! (?:d\w{1,4}|su\w*|per|con|che|in|nel\w*)\b)|"
    rf"{_GO}(?: pure)? (?:la |il |lo |l['’]|quel(?:la|lo)? |quell['’]){_RULE} che {_SET}|"
    rf"{_GO}(?: pure)? (?:tutto (?=(?:quello|ciò|quel) che (?:ti |le |vi )?(?:ho|avevo) appena\b|"
    r"quanto (?:ti |le |vi )?ho appena\b)|qualsiasi cosa )?(?:(?:quello|ciò|quel|le cose) che|"
    r"quanto) "
    rf"{_SAID}|(?:quello|ciò|quel) che {_SAID}[^,;.!?]{{0,15}}{_SOON} {_GO}|"
    rf"(?:non|di non|a non) {_KEEP}(?: più)? (?:niente |nulla |nessuna parola )?(?:(?:di "
    rf")?(?:quello|ciò|quel) che|(?:di )?quanto) {_SAID}|"
    rf"(?:quest[ao]|quell[ao]|quel|la|il|l['’]|quell['’]) ?{_RULE}(?: che {_SET})? non (?:vale|si "
    r"applica|conta|serve|è) più(?: (?:valid[oa]|necessari[oa]|in vigore))?(?=\W*(?:\Z|[,;]))|"
    rf"(?:la |il |lo |l['’]|quel(?:la|lo)? |quell['’]){_RULE} che {_SET}{_SOON} {_GO})|"
    # What was said just now; "cancella tutto questo" may be about a draft
    rf"{_NOT}(?:dimentic|scord)(?:a|hi|i|are|ati|ate|arti|iamo|iamoci|hiamo)(?:ti|ci)?(?: "
    rf"pure)?(?: di)? "
    r"(?:tutto (?:questo|ciò|quanto|quanto detto|questo discorso)|(?:questo|ciò) tutto|l['’]intera "
    r"(?:faccenda|storia)|quanto detto)(?! (?:di|su|quello)\b)|"
    rf"{_NOT}(?:dimenticalo|dimenticatelo|scordatelo|dimentica|scorda)(?: pure)? tutto quanto|"
    rf"{_GO}(?: pure)? (?:tutt[oa] )(?:(?:la|questa|quella) (?:faccenda|storia|questione|"
    rf"conversazione)|"
    r"(?:il|questo|quel) discorso)(?! (?:d\w{1,4}|su\w*|con|che)\b)|"
    rf"(?:{_LEAD}{_GO}(?:(?<=lo)|(?<=la))|{_GO} {_THIS}) dall[ae] (?:tua |sua |tue |sue "
    rf")?(?:memoria|note)|"
    rf"(?:{_LEAD}{_GO}(?:(?<=lo)|(?<=la))|{_GO} {_THIS}) da(?:i|gli) (?:tuoi |suoi )?(?:appunti|"
    rf"ricordi|dati)|"
    rf"non {_KEEP} (?:niente|nulla|nessuna|una (?:sola )?parola)(?: parola)? di (?:tutto )?{_THIS}|"
    rf"di {_THIS}(?: però)?,?(?: per favore,?)? non (?:vorrei|voglio|desidero) (?:che )?(?:ne )?"
    r"(?:rest(?:asse|i|ino)|riman(?:ga|esse)|ci (?:sia|fosse))|"
    rf"(?:non|che non|senza che)(?: (?:vorrei|voglio|desidero) che)? (?:ne )?(?:rest(?:asse|i|"
    rf"ino)|riman(?:ga|esse)|ci sia)(?: alcuna| nessuna)? "
    rf"(?:traccia|nota|memoria)(?: alcuna)?(?: di {_THIS}|(?=\W*\Z))|"
    rf"di {_THIS},?(?: per favore,?)? non {_KEEP}(?: niente| nulla)?(?! d\w{{1,4}}\b)|"
    rf"non (?:voglio|vorrei|desidero|mi va) che (?:niente di |nulla di )?{_THIS} (?:venga|sia|"
    rf"fosse|"
    r"venisse|resti|restasse|rimanga|rimanesse) (?:salvat|memorizzat|conservat|registrat|ricordat|"
    r"annotat|in memoria|agli atti|scritt)\w*|"
    rf"non (?:voglio|vorrei|desidero|mi va) che (?:tu |lei )?(?:si |ti |te )?(?:lo |la )?{_KEEP} "
    rf"(?:niente di |nulla di )?{_THIS}(?! (?:in|come|con)\b)|"
    rf"(?:niente|nulla) di {_THIS} (?:deve|dovrebbe|va|può) (?:essere |restare |rimanere "
    rf")?(?:salvat|"
    r"memorizzat|conservat|registrat|ricordat|in memoria|restare|rimanere)\w*|"
    r"(?:questo|ciò|che|resti|rimanga|cosa)[^,;.!?]{0,12} (?:rest[ai]|riman[eg]a?|era|è|tra|"
    r"rimanesse|"
    r"restasse) (?:tra|fra) (?:(?:di )?noi|me e te|te e me)|(?:resti|rimanga|restasse|rimanesse) "
    r"(?:tra|fra) (?:di )?noi|"
    rf"(?:fa(?:i|['’])?|faccia|facciamo|fate|fare|fingi|finga|fingiamo|fingere|immagina) (?:finta|"
    rf"conto|come "
    r"se|che|di)(?: che| di| come se)? ?(?:io |tu )?(?:non|mai) (?:mai )?(?:te |ti |le |glielo "
    r")?(?:lo |"
    rf"l['’])?(?:(?:abbia|avessi|ho) (?:mai |già )?{_TOLD}|(?:aver|avere)(?:lo|mi|ti)? (?:mai )?"
    r"(?:sentito|letto|udito)(?: nulla| niente)?(?=\W*\Z))|"
    r"(?:io )?non (?:ti |le |vi )?ho detto (?:niente|nulla)(?=\W*(?:\Z|,))|"
    r"(?:tu |lei )?non hai? (?:sentito|letto) (?:niente|nulla)(?=\W*(?:\Z|,))"
)

SIGNS = Signs(
    withdraws=_WITHDRAWS,
    answer=r"(?:tu |lei )?(?:mi |ti |si |lo |la |me l['’]|l['’])*(?:hai|ha|avete) (?:messo|dato|"
    r"scritto|"
    r"usato|dimenticato|lasciato|preso|mescolato|chiamato|cambiato|trasformato|confuso|saltato|"
    r"sbagliato|incluso|aggiunto|tolto|contato|sommato|calcolato|tradotto|inventato|fatto|scelto|"
    r"ripetuto|mandato|inviato|ordinato|arrotondato|convertito|frainteso)|ti sei (?:sbagliat|"
    r"dimenticat|confus|inventat|mangiat|scordat)\w*|si è (?:sbagliat|dimenticat|confus)\w*|"
    r"(?:quest[iea]|"
    r"quell[iea]|quei) (?:sono|non sono|erano|sembrano)|(?:la|il|i|le) (?:tu[ao]|su[ao]|tuoi|tue) "
    r"(?:tabella|grafico|elenco|lista|risposta|testo|bozza|riassunto|versione|traduzione|codice|"
    r"calcolo|numeri|cifre|conti)",
    filler=r"(?=\w)(?:oh|ah|ehm?|argh|h+m+|ok|beh|be'|allora|scusa|scusi|scusate|aspetta|aspetti|"
    r"ops|oddio|"
    r"no|e|ma|ah già|accidenti|a proposito|senti|anzi|mi dispiace|un attimo|un momento|niente|"
    r"dunque|"
    r"aggiornamento|novità|ahah\w*|uffa|mannaggia|cavolo|dai|guarda|ascolta|però|ecco|scusami|"
    r"mi scusi|perdonami|chiedo scusa)",
    regret=r"scusa|scusi|scusate|aspetta|aspetti|ops|oddio|no|accidenti|anzi|ah no|mi dispiace|un "
    r"attimo|un momento|mannaggia|cavolo|scusami|mi "
    r"scusi|perdonami|chiedo scusa|aggiornamento|novità",
    strong=r"(?=\w)(?:(?:stavo scherzando|scherzavo|era uno scherzo)|"
    r"cambio di (?:programma|programmi|piani?)|errore di battitura|"
    r"mi correggo|correzione|mi sono (?:sbagliat|confus|espress)\w+(?: male)?(?! (?:di|con|a) "
    r"(?:porta|treno|strada|taglia|fermata|uscita|volo|autobus|binario|esame|ricetta|ordine)\b)|"
    r"ho sbagliato(?! "
    r"(?:treno|autobus|"
    r"porta|strada|taglia|fermata|uscita|aereo|volo|binario|esame|ricetta|ordine|esercizio|"
    r"tutto)\b)|"
    r"(?:ho|avevo) (?:detto|scritto|contato|calcolato|letto|ricordato|capito|messo|sommato) male"
    rf"{_STOP}"
    r"|(?:ti |le )?(?:ho|avevo) (?:dato|detto|scritto|passato|messo|indicato|mandato) (?:il|la|lo|"
    r"l['’]|i|le|un|una) ?\w+ (?:\w+ )?(?:sbagliat|errat|giust[oa] no)\w*|ricordavo male|mi "
    r"(?:ricordavo|sono "
    r"ricordat[oa]) male|(?:l['’]avevo|l['’]ho) (?:detto|scritto|capito|messo|contato) male|mi "
    r"sono "
    r"(?:spiegat|intrecciat|incasinat|impappinat|ingannat)\w+(?: male)?|lapsus|rettifico|rettifica|"
    r"mi è (?:scappato il dito|partito il dito)|colpa mia|che (?:sciocc[oa]|stupid[oa]|scem[oa]|"
    r"testa|"
    r"sbadat[oa])(?: che sono)?(?=[\s,.;:!]*(?:\Z|[,.;:!]))|dove avevo la testa|mi sbagliavo|"
    r"avevo torto|"
    r"ritiro (?:tutto|quello che ho detto|quanto detto|ciò che ho detto|quel che ho detto)|mi "
    r"rimangio (?:tutto|quello che ho detto)|ci ho ripensato(?! su)|(?:ho )?ripensato|non era "
    r"(?:così|vero)|(?:questo |ciò )?(?:è|era) (?:acqua passata|superato|obsoleto|vecchio ormai)|"
    rf"(?:l['’]ho|ho) (?:disdetto|annullato|disdetta|annullata|mollato|mollata|lasciato "
    rf"perdere){_END}|"
    rf"(?:è|è stat[oa]|alla fine è) (?:saltat[oa]|annullat[oa]|sfumat[oa]|andat[oa] a monte)(?: "
    rf"tutto)?{_END}|"
    rf"(?:non se ne fa|non si fa) (?:più )?(?:niente|nulla){_END}|non (?:mi (?:piace|interessa|va|"
    rf"attira)|voglio|lo voglio|ci vado) più(?: (?:tanto|molto))?{_END}|mi sono (?:stufat|stancat|"
    rf"annoiat)[oa]"
    rf"{_END}|me ne sono (?:stufat|stancat)[oa]|mi (?:è|sono) passat[ae] (?:la voglia|la fissa|la "
    rf"mania)|"
    r"mi (?:ha stufato|ha stancato)|ho (?:mollato|lasciato perdere|smesso)(?=[\s,.;:!]*(?:\Z|"
    r"[.;:!]))|"
    r"(?:volevo|intendevo) dire|intendevo|errore mio|anzi,? no|(?:era|è) (?:in realtà|piuttosto)|"
    r"(?:ma )?(?:che|cosa) (?:sto dicendo|dico)|la forza dell['’]abitudine|"
    r"vecchia abitudine|per abitudine|(?:questo |ciò )?non (?:vale più|conta più|è più (?:così|"
    r"vero|valido|il caso|attuale))|(?:questo )?non (?:vale|è) più (?:così|vero|valido)|ho "
    r"cambiato idea"
    r"(?! su)|refuso|dimentica(?:lo)?(?= (?:pure )?(?:questo|ciò)|,|\.|$)(?: pure)?(?: (?:questo|"
    r"ciò))?|lascia (?:perdere|stare)|come non detto)",
    edits=r"cambialo in|metti piuttosto",
    wrong=r"(?:questo |ciò )?(?:è|era) (?:sbagliato|errato|falso)|sbagliato",
    unkept=r"non (?:serve|occorre) (?:ricordarlo|salvarlo|segnarlo)|non (?:ricordarlo|salvarlo|"
    r"segnarlo|memorizzarlo)|(?:era|è) solo per",
    weak=r"(?=\w)(?:più precisamente|o per meglio dire|per meglio dire|"
    r"a dire il vero|a dir la verità|a pensarci meglio|pensandoci (?:bene|meglio)|a ben vedere|in "
    r"effetti|veramente|per (?:la precisione|essere precisi)|o meglio|"
    r"anzi|in realtà|meglio|no|piuttosto|ripensandoci|alla fine|a pensarci bene|pensandoci)"
    # "No, I play the guitar too" adds to what was said.
    r"(?![^.!?]{0,80}\banche\b)",
    now=r"adesso|alla fine|ora|d['’]ora in (?:poi|avanti)|da (?:ora|oggi|adesso|gennaio|marzo|"
    r"poco)|ormai|"
    r"non [^,;.!?]{1,40} più|non più|invece|al posto|cambiat\w+|trasferit\w+|spostat\w+|passat\w+|"
    r"diventat\w+|oggigiorno|in futuro|da allora|di recente|recentemente|ultimamente|"
    r"in questi giorni|in questo periodo|nel frattempo|intanto|attualmente|al momento|ad oggi|a "
    r"partire da\w*|in avanti|dopo(?:diché)?|da (?:febbraio|aprile|maggio|giugno|luglio|agosto|"
    r"settembre|"
    r"ottobre|novembre|dicembre|quest['’]anno|questa settimana)|da(?:l|lla) (?:prossim[oa]|mese|"
    r"settimana|scors[oa])|(?:(?:me|ce|te|ve|mi|ci) )?(?:(?:lo|la|li|le) |l['’])?"
    r"(?:siamo|sono|è|abbiamo|ho|hanno|ha) (?:passat|cambiat|spostat|trasferit|anticipat|rinviat|"
    r"rimandat|posticipat)\w*|finalmente|anticipat\w+|rinviat\w+|rimandat\w+|posticipat\w+|"
    r"vendut\w+|qualche "
    r"(?:settimana|mese|giorno) fa|(?:due|tre|poche) settimane fa",
    ended=r"non [^\s,]+ più|non più|(?:ho|abbiamo) smesso",
    denied=r"non più|non(?: (?:è|era|erano|sono|voglio|volevo|uso|prendo|bevo|mangio|mi "
    r"piac(?:e|ciono)|vivo a|abito a|lavoro in|ho))?|mai|invece (?:di|del|della|dei|delle|che)|al "
    r"posto (?:di|del|della|dei)|"
    r"piuttosto che|niente(?! di)|anziché|basta(?: con)?|(?:ho|abbiamo) smesso (?:di|con)(?: il| "
    r"la)?|"
    r"(?:ti )?(?:avevo|ho) (?:detto|scritto|messo)(?! che\b)|addio a\w*|via",
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
            rf"\b{_DROP}(?: pure)? (?:{_ABOUT}|quello che|quel che|ciò che|quanto|tutto "
            rf"(?:quello|ciò|quel) che)[^,;:.!?]{{0,24}}? ?\b{_OF} ?{{X}}"
        ),
        (
            rf"(?:{_ABOUT} )?\b{_OF} ?{{x}}\W{{0,3}}(?:puoi |può |potete |lo |la |te ne |se ne "
            rf")*{_DROP}"
        ),
        rf"{_ABOUT} {_OF} ?{{x}},? non (?:vale|è|conta) più",
        (
            rf"\b{_NOT}(?:dimentica|scorda|scordati|dimentichi|si dimentichi|si scordi)(?: pure)? "
            r"(?:il |la |lo |i |gli |le |l['’]|del |della |dello |dei |degli |delle |dell['’])"
            r"{x}(?=[,;.!]|\Z)"
        ),
        r"\bho cambiato idea (?:su|sul|sulla|sui|sulle|sugli|riguardo a\w*) {X}",
    ),
    matter=rf"\b(?:{_ABOUT} {_OF}|per(?: il| la| lo| i| le)?|quanto a(?:l|lla)?|riguardo a(?:l|"
    rf"lla)?|"
    r"il|la|lo|mio|mia) ?(?:l['’])?{x}(?=\s*[,:?–-]| (?:è|sono|adesso|ora)\b)",
    frame="storia cosa parte questione faccenda quella quello fatto discorso preferenza info detto "
    "dicevo raccontato ti ho pure "
    "regola nota mania idea richiesta informazione dato ricordo piano pezzo abitudine scritto "
    "menzionato chiesto prima ieri oggi più favore memoria che "
    "vivo vive voglio vado uso usa bevo beve",
    task=r"mostra|dammi|fammi|fai|elenca|cerca|trova|scrivi|traduci|confronta|ordina|controlla|"
    r"invia|spiega|apri|aggiungi|puoi|potresti|può|potrebbe|calcola|filtra|raggruppa|dimmi|"
    r"mettimi|cosa|quando|dove|come|quale|riassumi",
    only=r"solo|soltanto|solamente",
)
