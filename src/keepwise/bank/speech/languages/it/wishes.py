"""Italian rules, third part: likes and dislikes, wishes, habits."""

from __future__ import annotations

from keepwise.bank.speech.grammar import SHAPES, Rule
from keepwise.bank.speech.languages.it.selves import CLOCK, OFTEN, THING, TIME
from keepwise.bank.speech.languages.it.verbs import GIVE, ORDER, ORDER_THEM

SEE = (
    r"(?:(?:vedere|avere|ricevere|usare|utilizzare|visualizzare|lavorare con|"
    r"che (?:mi )?(?:tu |lei )?\w+|averl[oiae]|vederl[oiae]|riceverl[oiae]) )?"
)
ALL = (
    r"(?:(?:tutto|tutti|tutte|tutti gli importi|gli importi|i prezzi|le cifre|i numeri|i dati|"
    r"i risultati|i valori|le risposte|le tue risposte|le temperature|le distanze|i totali|"
    r"le misure|i costi|le date|gli orari|importi|prezzi|cifre|numeri|dati|risposte|"
    r"la risposta|i miei \w+|le mie \w+) ?)"
)
SO = (
    r"(?:(?:sempre|solo|soltanto|d'ora in poi|di default|invece|pure|direttamente|"
    r"esclusivamente|almeno|piuttosto|preferibilmente|possibilmente|tutto|in futuro|"
    r"per favore|mai più|di nuovo|più) )*"
)
IN = r"(?:in |con |come |a |ad |sotto forma di |per |nel |su |sul |di |al |alle |agli |ai )?"
_HABIT = (
    r"(?:lavoro|prendo|uso|utilizzo|faccio|vado|guardo|controllo|confronto|parto|torno|mangio|"
    r"bevo|ceno|pranzo|viaggio|volo|corro|leggo|scrivo|rispondo|ordino|compro|cucino|esco|dormo|"
    r"arrivo|inizio|comincio|finisco|stacco|attacco|chiudo|apro|pago|preparo|mando|invio|"
    r"presento|analizzo|verifico|consulto|rivedo|pianifico|organizzo|fisso|programmo|studio|"
    r"ascolto|gioco|nuoto|porto|accompagno|tengo|metto|evito|cerco(?= di)|mi sveglio|"
    r"mi alzo|mi alleno|mi collego|mi muovo|mi sposto|mi connetto|salto|riservo|dedico|"
    r"ricevo|pubblico|aggiorno|parlo|seguo|scelgo|prenoto|alloggio|dormo|soggiorno|"
    r"guido|rendo|prendo appunti|salvo|stampo|rileggo|esporto|arrotondo|calcolo|valuto|parto|"
    r"resto|rimango|ragiono|lascio|commento|testo|committo|rilascio|deploy\w+|vedo|sento(?= )|"
    r"incontro|passo|riposo|mi riposo|spedisco|ritiro|vendo|investo|risparmio|"
    r"ho(?= (?:(?:la|il|l'|i|le|le mie|sempre|una|un) ?)?(?:riunion|lezion|palestra|allenament|"
    r"yoga|"
    r"call|terapia|corso|turn|rientr|pilates|calcetto|nuoto|piscina|logopedia|prove|coro|danza|"
    r"pausa|smart))|"
    r"scarico|monitoro|paragono|raggruppo|filtro|suddivido|fatturo|chiamo|"
    r"svolgo|gestisco|mi occupo|pulisco|bado|curo|nuoto|pedalo|cammino|noleggio|affitto)"
)
_SELF = (
    r"(?:(?!(?:sono|ho|so|sto|posso|voglio|devo|credo|penso|spero|capisco|dimentico|trovo|"
    r"dico|chiedo|ringrazio|immagino|suppongo|aspetto|riesco|sbaglio|perdo|tutto|questo|quando|"
    r"certo|uno|euro|altro|solo|meno|molto|troppo|quello|secondo|dopo|sotto|contro|presto|"
    r"subito|anno|testo|titolo|prezzo|orario|formato|grafico|riassunto|elenco|numero|tono|"
    r"inglese|italiano|costo|punto|esempio|linguaggio|oggetto|saluto|riepilogo|sento|vedo|"
    r"ricordo|ammetto|sapevo|avevo|ero|preferisco|odio|amo|adoro|detesto|quanto|tanto|primo|"
    r"ultimo|stesso|proprio|adesso|però|cerco|provo|mi riferisco|temo|finisco per|giuro|confondo|"
    r"capito|detto|fatto|visto|vengo)\b)[a-zà-ú]{3,}(?<!an)(?<!on)o)"
)
_CLOCKED = (
    r"(?:lavoro|bevo|mangio|ceno|pranzo|mi sveglio|mi alzo|vado (?:a letto|a dormire)|inizio|"
    r"stacco|attacco|rispondo|smetto|dormo|studio|leggo|faccio colazione|chiudo|finisco di "
    r"lavorare|"
    r"faccio la pausa|faccio pausa|prendo (?:il caffè|caffè|appuntamenti)|accetto \w+|"
    r"fisso \w+)"
)
NOW = (
    r"(?!.*\b(?:quest[oaie](?! (?:periodo|stagione))|stasera|adesso|ora|oggi|ieri|domani|"
    r"un attimo|in questo momento|di nuovo|lo stesso errore|un errore|in ritardo|"
    r"l'impressione|la sensazione|il dubbio)\b)"
)
AD = (
    r"(?:sempre|di solito|solitamente|normalmente|in genere|generalmente|quasi sempre|spesso|"
    r"abitualmente|di norma|mai|quasi mai|raramente|di regola|per lo più|tendenzialmente|"
    r"ogni tanto|principalmente|soprattutto|regolarmente|volentieri|preferibilmente|"
    r"di preferenza|prevalentemente|come regola|di base)"
)
MANNER = (
    r"(?:semplice?i?|chiar[oaei]|tecnic[oaei]|pratic[oaei]|neutr[oaei]|gentil[ei]|positiv[oaei]|"
    r"comprensibil[ei]|facil[ei](?: da capire| da leggere)?|passo (?:passo|dopo passo)|"
    r"passo-passo|leggibil[ei]|ordinat[oaei]|concret[oaei]|sobri[oaei]|onest[oaei]|sincer[oaei]|"
    r"pazient[ei]|franc[oa]|ironic[oa]|spiritos[oa]|motivant[ei]|obiettiv[oa]|scherzos[oa]|"
    r"preciso|precisa|informale|rigoros[oa]|critic[oa]|pragmatic[oaei])"
)

WISHES: tuple[Rule, ...] = (
    Rule("dislike-when", "free", r"(?:(?:non mi piace|non sopporto|odio|detesto|non amo|non "
         r"tollero|"
         r"mi infastidisce|mi dà fastidio|mi irrita|mi disturba|mi secca|mi innervosisce) "
         r"(?:proprio |molto |affatto |per niente |davvero |da morire )*"
         r"(?P<x>(?:quando|se|che|chi) (?!(?:ti|tu lo|succede|fai così|lo)\b)"
         r"(?!.*\bquest[oaie]\b).+))", fact="Non sopporta {x}"),
    Rule("dislike", "wish", r"(?:non (?:mi (?:piac(?:e|ciono)|va(?: a genio)?|vanno(?: a genio)?|"
         r"serv(?:e|ono)|entusiasm\w+|"
         r"convinc(?:e|ono)|trovo bene con|interessa vedere)|m'interess\w+)|non "
         r"(?:sopporto|tollero|amo|voglio|vorrei|"
         r"apprezzo|gradisco|uso|utilizzo|leggo|guardo|sono (?:un |una )?(?:grande |gran )?"
         r"(?:fan|amante|appassionat[oa]) (?:di|del|della|dei|delle|degli|dell')|vado (?:matt|"
         r"pazz)[oa] per|ho bisogno (?:di|"
         r"del|della|dei|delle|degli)|desidero|mi servono|reggo|digerisco)|odio|detesto|"
         r"aborro|mi (?:danno|dà) (?:fastidio|noia)|mi (?:infastidisc(?:e|ono)|stressa(?:no)?|"
         r"irrita(?:no)?|annoia(?:no)?|disturba(?:no)?|confond(?:e|ono)|distra(?:e|ggono)|"
         r"stanca(?:no)?)|faccio a meno (?:di|del|della|dei|delle|degli)|posso fare a meno (?:di|"
         r"del|della|dei|delle|degli)|sono stuf[oa] (?:di|del|della|"
         r"dei|delle|degli)|evito|cerco di evitare|sto alla larga da\w*)"
         r"(?: |(?<=[' ]))"
         rf"(?:(?:più|mai|proprio|affatto|per niente|per nulla|assolutamente|molto|granché|"
         rf"davvero|particolarmente|neanche|nemmeno|quasi mai|tanto|sempre|da morire|troppo|"
         rf"il fatto che|in generale) )*"
         rf"{SEE}(?P<x>{THING}(?!(?:disturb|perd|esser[ei] (?:scortes|pedant)|capire|"
         r"sapere|aspett|sbagli|dire|offend|il tuo|parlarne|problemi)).+)",
         fact="Non gradisce {x}", negative=True, reads=SHAPES),
    Rule("dislike", "wish", rf"(?P<x>{THING}(?!.*\bquest[oaie]\b)[^,:]{{3,60}}?),? (?:non (?:mi "
         r"(?:piacciono|piace|servono|serve|convincono|convince|aiutano|aiuta)|le sopporto|li "
         r"sopporto|lo sopporto|la sopporto|fanno per me|fa per me|li voglio|le voglio|lo voglio|"
         r"la voglio|"
         r"sono (?:il mio forte|per me)|è per me|li tollero|le tollero|lo tollero|"
         r"la tollero)|"
         r"(?:lo|la|li|le) (?:odio|detesto|evito)|mi danno fastidio|mi dà fastidio|mi fa(?:nno)? "
         r"(?:schifo|ribrezzo|orrore))"
         r"(?: più| mai| affatto| per niente| per nulla| proprio| molto| molto poco| granché)*",
         fact="Non gradisce {x}", negative=True, reads=SHAPES),
    Rule("prefer", "wish", rf"(?:(?:preferisco|preferirei|privilegio|prediligo|sono più per|opto "
         rf"per|(?:la mia )?preferenza "
         rf"(?:è|va|sarebbe)(?: per| a)?|propendo per|scelgo|tendo a preferire|voto per|"
         rf"la mia scelta è|mi trovo (?:meglio|bene|benissimo|più a mio agio) (?:con|a)|mi sento "
         rf"più a mio agio con|lavoro meglio con|leggo meglio|capisco meglio) "
         rf"{OFTEN}{SEE}(?:se (?:mi )?{GIVE} )?(?:in |con )?"
         rf"(?P<x>{THING}(?!(?:non|aspettare|rimandare|vedere prima|la prima|la seconda|il primo|"
         r"il secondo|l'altr[oa]|prima|dopo|fare così|rispondere)\b).+))",
         fact="Preferisce {x}", reads=(*SHAPES, "period")),
    Rule("prefer-not", "free", rf"(?:preferisco|preferirei|vorrei) (?P<x>(?:non|evitare) "
         rf"(?!(?:dirlo|"
         rf"rispondere|parlarne|pensarci|commentare|saperlo|farlo|sbagliare)\b){NOW}.+)",
         fact="Preferisce {x}", sign=False),
    Rule("better", "wish", r"(?:per me |sono )?(?:è |sarebbe |trovo )?(?:molto |decisamente )?"
         r"meglio (?!(?:di|così|se|che|tardi|"
         r"prima|dopo|ancora|non|chied|aspett|controll|riman|lasci|evit)\b)(?P<x>.+?)"
         r"(?: (?:che|di|dei|delle|degli|del|della) .+)?", reads=SHAPES),
    Rule("like", "wish", rf"(?:(?:mi )?(?:piac(?:e|ciono)|appassiona(?:no)?|entusiasma(?:no)?|"
         rf"diverte|affascina(?:no)?|rilassa)|amo|adoro|apprezzo|gradisco|"
         rf"vado (?:matt|pazz)[oa] per|sono (?:un |una )?(?:grande |gran )?(?:fan|patit[oa]|"
         rf"fanatic[oa]|"
         rf"appassionat[oa]|golos[oa]|ghiott[oa]|innamorat[oa]|amante) (?:di|del|della|dei|delle|"
         rf"degli|dell'|"
         rf"d')|ho un debole per)"
         rf"(?: |(?<=[' ])){OFTEN}(?:(?:anche a me|un mondo|da morire|di più) "
         rf")?{SEE}(?:(?:quando|se) (?:mi )?"
         rf"(?:{GIVE} )?)?"
         rf"(?P<x>{THING}(?!(?:l'idea|il modo|la proposta|il suono|dove|sapere|pensare|credere|"
         r"vederti|lavorare con te|non|il lavoro che)\b).+)",
         fact="Ama {x}", reads=SHAPES),
    Rule("like", "wish", rf"(?P<x>{THING}(?!.*\bquest[oaie]\b)(?:il |la |i |gli |le |lo |l')"
         r"[^,]{2,50}?),? (?:mi piac(?:e|ciono)|l[oaie] (?:adoro|amo|preferisco)|mi appassionano?)"
         r"(?: molto| tantissimo| tanto| moltissimo| un sacco| da morire| di più)*",
         fact="Ama {x}", reads=SHAPES),
    Rule("want", "value",
         rf"(?:vorrei|voglio|desidero|gradirei|mi servono|mi serve|mi servirebbe(?:ro)?|"
         rf"ho bisogno di|mi occorrono|"
         rf"necessito di|intendevo|volevo dire|volevo|dicevo|uso|utilizzo|lavoro|ragiono|penso|"
         rf"opero|fatturo|calcolo|misuro|conto|mi aspetto|mi va bene|mi vanno bene|"
         rf"mi piacerebbe|avrei bisogno di|chiedo|esigo|mi bastano|mi basta|pretendo|"
         rf"opterei per|andrei con|(?:per me )?va(?:nno)? (?:bene|benissimo)|vendo|"
         rf"continuiamo|torniamo|restiamo|passiamo|usiamo|andiamo) "
         rf"{OFTEN}{SEE}{ALL}?{SO}{IN}(?P<x>.+)", reads=SHAPES),
    Rule("so-be-it", "value", r"(?P<x>.+ (?:fossero|fosse|siano|sia|restino|rimangano) .+)",
         reads=SHAPES),
    Rule("as-what", "value", r"(?:come|per la|per il|quanto alla|quanto al|di) (?:valuta|lingua|"
         r"formato|"
         r"unità(?: di misura)?|fuso orario) (?:usa |usi |metti |preferisco |vorrei |voglio |uso |"
         r"imposta )?(?P<x>.+)", reads=SHAPES),
    Rule("only-values", "value", rf"(?:solo|soltanto|esclusivamente) {IN}(?P<x>.+)", reads=SHAPES),
    Rule("want-manner", "free", rf"(?:vorrei|voglio|preferisco|gradirei) {SO}(?P<x>(?:le |delle |"
         rf"i |"
         r"dei |gli )?(?:risposte|spiegazioni|istruzioni|esempi|riassunti|messaggi|testi|report|"
         r"grafici|tabelle|consigli|ricette|itinerari|suggerimenti) (?:senza|con|in|che|per|più|"
         rf"molto|sempre|non) {NOW}.+)", fact="Vuole {x}"),
    Rule("want-manner", "free", rf"(?:vorrei|voglio|mi servono|gradirei|ho bisogno di) {SO}"
         rf"(?P<x>(?:(?:le |delle )?(?:spiegazioni|risposte|istruzioni)|un (?:linguaggio|tono)) "
         rf"(?:più |molto |sempre )*{MANNER}(?: e .+)?)", fact="Preferisce {x}"),
    Rule("want-order", "order", rf"(?:vorrei|voglio|mi aspetto|gradirei|desidero|pretendo) che "
         rf"(?:tu |lei )?(?P<x>(?:sempre |non )?{ORDER}.*)"),
    Rule("need", "free", rf"(?:mi (?:serv(?:e|ono)|occorr(?:e|ono))|ho bisogno (?:di|del|della)|"
         rf"voglio|vorrei|mi aspetto) (?:{AD}) (?P<x>{THING}(?!(?:più|aiuto|di più)\b)"
         rf"{NOW}.+)", kind="preference", fact="Vuole sempre {x}", reads=("period",)),
    Rule("need", "free", rf"(?:mi (?:serv(?:e|ono)|occorr(?:e|ono))|ho bisogno (?:di|del|della)|"
         rf"voglio|vorrei|mi aspetto|gradirei|desidero) "
         rf"(?:vedere |avere |ricevere |trovare )?(?P<x>{THING}(?!(?:più|aiuto|"
         rf"di più|che|sapere|capire)\b){NOW}.+)", kind="preference", fact="Vuole {x}",
         lasting=True),
    Rule("type", "value", r"sono (?:un |una |più )*(?:tipo|tipa|persona) da (?P<x>.+?)(?: (?:più "
         r")?che .+)?",
         reads=SHAPES),
    Rule("find", "value", r"(?:trovo|considero|reputo|mi risultano?|sono|ritengo) (?:molto |molto "
         r"più |più |decisamente "
         r"(?:più )?|assai )*(?:meglio|chiar[eio]|comod[eio]|leggibili|util[ie]|pratic[hie]+|"
         r"semplici|facili"
         r"(?: da (?:leggere|capire|seguire))?|intuitiv[ei]|immediat[ei]) (?P<x>.+?)"
         r"(?:,? (?:che|di|dei|delle|rispetto) .+)?|"
         r"trovo (?P<y>.+?) (?:molto |decisamente |assai )*(?:più )?(?:chiar[eio]|comod[eio]|"
         r"leggibili|utili|pratic[hie]+|semplici|intuitiv[ei]|immediat[ei]|facili)(?: da \w+)?"
         r"(?: (?:di|dei|delle|degli|rispetto|che) .+)?|"
         r"mi (?:è|sono|risulta|risultano|riesce) (?:molto )?(?:più )?(?:comod[oeia]|utili?e?|"
         r"facili?e?|chiar[oiea]|congenial[ie])(?: (?:leggere|seguire|usare|capire))? "
         r"(?P<z>.+?)(?: (?:che|di|dei|delle|degli|rispetto) .+)?", reads=SHAPES),
    Rule("best", "value", rf"(?:per me )?(?P<x>{THING}.+?) (?:per me )?(?:mi )?(?:sono|è|vanno|va|"
         r"funzionano|funziona|restano|bastano|basta|sarebbero|sarebbe|risultano)"
         r"(?: (?:molto|decisamente|sempre|di gran lunga|benissimo|bene|il|la|i|le|per me))* ?"
         r"(?:meglio|l'ideale|ideali|perfett[ie]|più (?:chiar[eiao]|comod[eiao]|leggibil[ei]|"
         r"util[ei]|pratic\w+|semplic[ei]|facil[ei](?: da \w+)?|intuitiv[ei])|miglior[ei]|"
         r"quell[ei] che (?:preferisco|mi servono)|la mia scelta|ciò che preferisco)?"
         r"(?: (?:per me|da leggere|da seguire))*(?: (?:che|di|dei|delle|degli|rispetto) .+)?",
         reads=SHAPES),
    # The object first and a pronoun in its place: "il totale lo voglio in cima".
    Rule("first", "value", rf"(?!(?:il|la|i|le|gli) (?:commenti|nomi|messaggi|titoli|esempi|"
         rf"sottotitoli|mail|email|didascalie|etichette))"
         rf"(?:{ALL}|[\w' ]{{3,40}} )l[oaie] (?:voglio|vorrei|preferisco|"
         rf"gradisco|"
         rf"preferirei|leggo meglio|gradirei|uso|utilizzo) {OFTEN}{SO}{IN}(?P<x>.+)", reads=SHAPES),
    Rule("first", "value", r"(?P<x>.+?)(?: come quest\w+)? l[oaie] (?:preferisco|prediligo|adoro|"
         r"apprezzo)(?: molto| "
         r"di più| tanto| sempre)*", reads=SHAPES),
    Rule("first", "free", r"(?P<f>(?!(?:e|ma|non|questo|quello|come|che|se|quando|"
         r"chi)\b)[^,]{3,50}?),? "
         rf"l[oaie] (?:voglio|vorrei|preferisco|gradisco|preferirei|gradirei) {OFTEN}"
         rf"(?P<x>{NOW}(?!(?:ma|perché|subito|anche|io|se|entro|per (?:domani|oggi|stasera))\b).+)",
         fact="Preferisce {f} {x}"),
    Rule("first", "free", r"(?P<f>(?:il |la |le |i |gli |lo |l')[^,]{3,40}?),? (?P<n>non )?"
         r"(?:l[oaie] |l'|ce l')(?P<v>mangio|bevo|prendo|uso|leggo|guardo|faccio|tengo|scrivo|ho|"
         r"porto|"
         rf"compro|cucino|metto|tollero|digerisco|ascolto)(?: |(?<=[' ])|\Z)(?P<x>{NOW}.*)", kind=
         "habit",
         unless=r"\bl'ho (?:già |appena )?\w+(?:[aiu]t|[rs]s|tt|st)[oaie]\b"),
    Rule("first-order", "free", r"(?P<f>(?!(?:e|ma|non|questo|quello|come|che|se|quando)\b)"
         rf"[^,:]{{3,60}}?),? (?:sempre )?(?:{ORDER_THEM}) (?:sempre )?"
         rf"(?P<x>{NOW}(?!così\b).+)", fact="Vuole {f} {x}", lasting=True),
    # Habits
    Rule("habit", "free", rf"(?:non )?(?:mi |ci |le |li |lo |la )?(?:{_HABIT}|{_SELF}) "
         rf"{AD}(?P<x>(?: {NOW}"
         r"(?!(?:che|il tuo|la tua|stat[oa]|d'accordo|bisogno|piaciut[oa]|problemi|qui)\b).+)?)",
         kind="habit", reads=("period",)),
    Rule("habit", "free", rf"(?:non )?(?:mi |ci )?{_HABIT} (?P<x>{NOW}(?!d'accordo)"
         rf"(?:[^,]{{2,60}} )?{AD}(?: .+)?)", kind="habit", reads=("period",)),
    Rule("rhythm", "free", rf"(?:non )?(?:mi |ci )?{_HABIT} (?P<x>{NOW}(?:.{{2,90}}? )?{TIME})",
         kind="habit", reads=("period",)),
    Rule("absent", "free", rf"non ci sono (?P<x>(?:mai |quasi mai )?(?:.+ )?{TIME})", kind="habit",
         fact="Non c'è {x}"),
    Rule("rhythm", "free", rf"(?:non )?{_CLOCKED} (?P<x>{NOW}(?:.{{2,60}}? )?{CLOCK})",
         kind="habit"),
    Rule("days", "free", r"(?P<x>(?:il |la |i )(?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|"
         r"domenica|weekend)(?: e (?:il |la )?\w+)? (?:per me )?(?:è|sono|resta) (?:sempre )?"
         r"(?:il mio|la mia|i miei|off|liber[oai]|dedicat[oai]|riservat[oai]|sacr[oai]|senza|"
         r"giorn[oi]|off-limits|intoccabil[ei]|bloccat[oai]|pien[oai])\b.*)", fact="{x}", kind=
         "habit"),
    Rule("rhythm", "free", r"(?:non )?sono (?P<x>(?:sempre |mai |solo |di solito |quasi sempre )*"
         r"(?:(?:più |meno |molto )?(?:produttiv[oa]|concentrat[oa]|attiv[oa]|lucid[oa]|"
         r"efficiente|creativ[oa])|"
         r"libero|libera|disponibile|occupat[oa]|raggiungibile|reperibile|in ufficio|a casa|"
         rf"in smart working|fuori|offline|online|di turno|di riposo|in riunione|in sede|in call)"
         rf"(?: .+)? {TIME})", kind="habit"),
    Rule("rhythm", "free", r"(?:non )?sono (?P<x>(?:solo |sempre |mai )?(?:reperibile|disponibile|"
         r"raggiungibile) (?:solo|soltanto|sempre|mai|per|via|tra|dalle|il|la|di) ?.+)",
         kind="habit"),
    Rule("only-then", "free", r"(?:posso|riesco a) (?P<x>(?:solo|soltanto|incontrar\w+|"
         r"collegarmi|parlare|fare (?:call|riunioni|chiamate)|partecipare|rispondere|vedermi|"
         rf"lavorare|viaggiare) .*\b(?:{TIME}|{CLOCK}))", kind="habit", fact="Può {x}", sign=False),
    Rule("only-then", "free", r"posso (?P<x>(?:(?:incontr\w+|lavorare|collegarmi|viaggiare|parlare|"
         r"fare (?:call|riunioni)) )?(?:solo|soltanto) (?:di|il|la|dopo|prima|dalle|tra|nei|"
         r"nel|al|a|in) .+)", kind="habit", fact="Può {x}"),
    Rule("cannot-then", "free", r"non (?:posso|riesco a) (?P<x>(?:incontrar\w+|lavorare|viaggiare|"
         r"parlare|partecipare|collegarmi|fare (?:riunioni|call|chiamate|telefonate)|"
         rf"prendere (?:appuntamenti|impegni)|esserci|rispondere|avere riunioni) (?:.+ )?(?:{TIME}|"
         rf"{CLOCK}))",
         kind="habit", fact="Non può {x}"),
    Rule("times", "free", r"(?P<x>(?:le |gli |i |il |la )?(?:riunioni|call|appuntamenti|incontri|"
         r"chiamate|telefonate|consegne|meeting|lunedì|martedì|mercoledì|giovedì|venerdì|"
         r"sabato|domenica)(?: (?:con me|per me|a me))?"
         r"(?:,? (?:sempre|solo|mai|non|è|sono|preferibilmente|possibilmente|va bene|vanno bene|"
         r"niente|in)){1,3} (?:la mattina|al mattino|di mattina|"
         rf"nel pomeriggio|il pomeriggio|dopo|prima|dalle|di|libero|il|lo|la|i|off|giorno|"
         rf"smart|riunioni)\b{NOW}.*)", fact="{x}", kind="habit"),
    Rule("standing-habit", "free", rf"(?:non )?(?:mi |ci )?{_HABIT} (?P<x>{THING}{NOW}"
         r"(?!.*\b(?:tu|tuo|tua|ti)\b).+)", kind="habit", lasting=True, reads=("period",)),
)  # fmt: skip
