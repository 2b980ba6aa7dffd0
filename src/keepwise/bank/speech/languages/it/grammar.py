"""The Italian grammar: how people state preferences, work, names, habits, and what to forget."""

from __future__ import annotations

from keepwise.bank.speech.grammar import Grammar
from keepwise.bank.speech.languages.it.asides import ASIDES, PASSING, PEOPLE, SARCASTIC, THEIRS
from keepwise.bank.speech.languages.it.broad import BROAD, NOUNS, THAT_WAY
from keepwise.bank.speech.languages.it.cutting import CUTTING, GATE, HANDED, STRANGER, SUBJECTLESS
from keepwise.bank.speech.languages.it.lives import LIVES
from keepwise.bank.speech.languages.it.orders import ORDERS
from keepwise.bank.speech.languages.it.people import NO_NAMES, OTHERS, SOMEBODY, TASTES
from keepwise.bank.speech.languages.it.personal import PERSONAL
from keepwise.bank.speech.languages.it.selves import SELF
from keepwise.bank.speech.languages.it.served import EARLY, SERVED
from keepwise.bank.speech.languages.it.states import FIRST, STATES
from keepwise.bank.speech.languages.it.verbs import SPEAKING
from keepwise.bank.speech.languages.it.wishes import WISHES
from keepwise.bank.speech.languages.it.wording import (
    plain,
    statement,
    straight,
    third_person,
    tidy,
)

GRAMMAR = Grammar(
    language="it",
    cutting=CUTTING,
    rules=(
        *OTHERS,
        NOUNS,
        THAT_WAY,
        *EARLY,
        *FIRST,
        *SELF,
        *PERSONAL,
        *WISHES,
        *ORDERS,
        *BROAD,
        *SERVED,
        *STATES,
        *LIVES,
    ),
    gate=GATE,
    lead=r"(?:(?:un'|una |altra |piccola |ultima |breve |solo una |un |qualche )*(?:cosa|nota|"
    r"richiesta|info|informazione|premessa|precisazione|promemoria|favore|appunto|"
    r"preferenz[ae]|contesto|(?:qualcosa|due parole|due cose|info|chi sono)(?: su di me)?|mi "
    r"presento|"
    r"presentazione|"
    r"informazioni|piccolezza|correzione|chiarimento|dettaglio|aggiornamento)\b"
    r"[^:.]{0,40}:\s+|"
    r"(?:quando|se|ogni volta che|tutte le volte che) (?:mi |ti )?(?:mostri|dai|mandi|rispondi|"
    r"scrivi|presenti|elenchi|spieghi|fai|prepari|citi|parli|generi|riassumi|confronti|proponi|"
    r"suggerisci|crei|chiedo|faccio|parlo|mostra|risponde|invii|calcoli|consigli|puoi|riporti|"
    r"devi|traduci|analizzi|cerchi|prenoti|programmi|usi)\b(?: (?:a me|con me|qualcosa|qualche "
    r"cosa|una "
    r"domanda|delle cose|le cose|cose|una cosa|così|in generale))?,\s+|"
    r"(?:ti |le |vi )?(?:racconto|spiego|presento|riassumo|dico|do)\b[^:.]{0,30}:\s+|"
    r"quando mi (?:rispondi|scrivi) (?=(?:sii|sia|usa|usi|evita|non)\b)|(?:guarda(?: che)?|senti|"
    r"senta|raga(?:zzi|zze)?|gente|gentile \w+|car[oaie] \w+|amic[oi]|"
    r"ascolta|scusa(?:mi)?|scusi|mi scusi|allora|dunque|beh|bè|mah|eh|ah|oh|uh|"
    r"anzi|no(?: no)?|nono|sì|si(?=,)|sì sì|ok(?:ay)?|va bene|vabbè|bene|benissimo|perfetto|"
    r"ottimo|grande|fantastico|d'accordo|certo|esatto|giusto|capito|ciao(?: a tutti)?|"
    r"buongiorno|buonasera|buondì|salve|hey|ehi|grazie(?: mille| tante| infinite)?|"
    r"ti ringrazio|la ringrazio|piacere|"
    r"per favore|per piacere|per cortesia|cortesemente|gentilmente|pls|plz|please|ti prego(?! di)|"
    r"la prego(?! di)|prego|per la cronaca|giusto per la cronaca|e|ed|ma|però|quindi|perciò|"
    r"dunque|poi|inoltre|infatti|anche|"
    r"comunque|tra l'altro|fra l'altro|a proposito|btw|ps|p\.s\.|ps:|fyi|"
    r"per (?:tua|sua|vostra) informazione|giusto (?:per|perché tu) (?:info|informazione|"
    r"chiarezza|fartelo sapere|tu lo sappia|lo sappia|saperlo)|"
    r"(?:così|giusto per|solo per) (?:sai|fartelo sapere|saperlo|dirtelo)|perché tu lo sappia|"
    r"una volta per tutte|t[ei] (?:l'ho|ho|l'avevo|avevo) (?:già |pure )?(?:detto|scritto|spiegato)"
    r"(?: che|(?=:))|"
    r"come (?:ti )?(?:dicevo|ho (?:già )?detto|accennato|sai|sempre|al solito)|in generale|"
    r"generalmente(?=,)|di norma(?=,)|come regola(?: generale)?|di default|per default|in futuro|"
    r"per il futuro|d'ora in poi|da (?:ora|adesso|subito|oggi|domani)(?: in poi)?|a partire da "
    r"(?:ora|adesso|oggi)|"
    r"da qui in (?:poi|avanti)|adesso|ora|ultima cosa|altra cosa|una cosa|un'altra cosa|"
    r"preciso che|ci tengo a (?:dire|precisare)(?: che)?|"
    r"(?:ti |le |vi |la |l')?(?:dico|faccio presente|informo|avviso|avverto|segnalo|anticipo|"
    r"confesso|"
    r"comunico|ricordo|premetto|specifico)(?: subito| solo| già)? che|premetto che|"
    r"(?:devi|deve) sapere che|sappi che|sappia che|diciamo che|il fatto è che|è che|"
    r"(?:ammetto|confesso) che|correzione|errata corrige|mi correggo|mi sono sbagliat[oa]|"
    r"ho cambiato idea|ripensandoci|pensandoci bene|in realtà|veramente|a dire il vero|"
    r"per la verità|sinceramente|onestamente|personalmente|"
    r"se (?:possibile|puoi|può|riesci|ti va|non ti dispiace|non le dispiace|non è un problema)|"
    r"quando (?:possibile|puoi)|io|noi|lei(?= (?:può|mi|deve) )|ti chiedo una cosa(?=:)|tu,?(?= "
    r"(?:rispondi|scrivi|usa|parla|dammi|puoi|a me|con me|però|invece|mi)\w*)|ci "
    r"siamo(?=:)|è fatta(?=:)|novità(?=:)|anch'io|io personalmente|io invece|io di solito(?=,)|"
    r"per quanto mi riguarda|da parte mia|dal canto mio|nel mio caso|per me|a me(?=,? (?:mi "
    r")?(?:non )?"
    r"(?:mi )?(?:rispondi|scriv|parla|puoi|piac|interess|serv|va|dà|danno|bast))|quanto a me|"
    r"(?!mi \w+ chiamare\b)(?:mi |ci |me l[oaie] )?(?:puoi|potresti|può|potrebbe|potete|riesci a|"
    r"riusciresti a|"
    r"devi|dovresti|deve|dovrebbe|vuoi|vorresti|possiamo|potremmo|potrai|sai)(?: per favore| "
    r"anche| pure| per piacere| gentilmente| cortesemente| sempre(?= per))*(?! (?:tu|lei)\b)|"
    r"(?:ti|le|vi) (?:dispiace|dispiacerebbe|va di|andrebbe di|spiace)|sarebbe possibile|è "
    r"possibile|"
    r"(?:vorrei|voglio|mi piacerebbe|preferirei|preferisco|desidero|gradirei|amerei|mi aspetto|"
    r"è (?:meglio|importante|preferibile|fondamentale)|sarebbe (?:meglio|bello)|desidererei)"
    r"(?: che| se)(?: (?:tu|lei|lei mi))?(?=(?: mi)? (?:non )?\w)|"
    r"(?:ti|le|vi) (?:chiedo|chiederei|pregherei|prego|chiedevo|domando|consiglio|suggerisco)"
    r"(?: (?:per favore|gentilmente|solo|cortesemente))? di|(?:la|ti) prego di|"
    r"cerca(?:te)? di|cerchi di|prova a|assicurati di|si assicuri di|fai in modo di|"
    r"abbi cura di|vedi di|stai attento a|fai attenzione a|ricordati sempre di|"
    r"(?:(?:mi )?(?:sarebbe|è|saresti|trovo) (?:molto |davvero |più )?(?:bello|meglio|utile|"
    r"comodo|ideale|perfetto|fantastico|l'ideale|ottimo|gentile|carino|d'aiuto|di aiuto|"
    r"preferibile|gradito|facile)(?: per me)?|mi (?:piace(?:rebbe)?|aiuta|aiuterebbe|"
    r"farebbe (?:piacere|comodo)|fa comodo|va bene|andrebbe bene|faresti un (?:favore|piacere|"
    r"regalo))|(?:ti |le )?(?:sarei|sono) (?:molto )?(?:grat[oa]|content[oa]|felice)|"
    r"apprezzo|apprezzerei(?: molto)?|preferisco|gradirei)(?: se| quando| che)(?: tu| lei)?"
    r"(?: mi)?(?: potessi| potesse| riuscissi a)?(?= (?!(?:chi|mi)\b)\w+)|"
    r"al posto (?:di|del|della|dei|delle) [\w-]+(?: [\w-]+)?,? (?=(?:usa|metti|mostra|preferisco|"
    r"dammi|vorrei|usi|scrivi)\b)|"
    r"invece (?:di|che|del|della|dei|delle) [\w-]+(?: [\w-]+)?,? (?=(?:usa|metti|mostra|preferisco|"
    r"dammi|vorrei|usi|scrivi)\b)|sii (?:gentile|buon[oa]) e|fammi (?:il|un) (?:favore|piacere)"
    r"(?: di|:)?|mi raccomando|occhio(?: che)?|attenzione(?: che)?|dato che|visto che|siccome|"
    r"poiché|perché|tanto|semplicemente|insomma|cioè|tipo|almeno|diciamo|nuovamente|"
    r"di(?= (?:chiamarmi|darmi|usare|rispondermi|scrivermi)\b)|che(?= )|alla fine(?=,? "
    r"(?:vado|parto|andiamo|partiamo|prendo|preferisco|meglio|voglio|vorrei|ho|abbiamo))|intanto|"
    r"(?:ah )?dimenticavo|per il seguito|"
    r"ho sbagliato|errore mio|io che(?: tra l'altro)?|di regola(?= \w)|deciso(?=:)|per info|qui "
    r"da noi(?! si )|da noi(?! si )|con me(?=,? \w)|nel mio lavoro|una preferenza|nb|n\.b\.|fermo "
    r"restando)"
    r"(?:[,:!.]?\s+|(?<=\.)\s*|(?<= )))",
    tail=r"(?:[,;]?\s*(?:\b(?:vale (?:per )?sempre|e lascial[oaie] così(?: per)?|se si può|per "
    r"favore|per piacere|per cortesia|gentilmente|cortesemente|pls|plz|"
    r"please|grazie(?: mille| tante| infinite| in anticipo)?|ti ringrazio|la ringrazio|"
    r"ti prego|d'ora in poi|da (?:ora|adesso|subito|oggi)(?: in poi| in avanti)?|"
    r"in futuro|per il futuro|(?:a|per|con) me|come (?:sempre|al solito|ti dicevo|dicevo|sai|"
    r"ho detto)|"
    r"sempre così|così sempre|(?<!da )sempre|invece|di default|per default|ogni volta|tutte le "
    r"volte|"
    r"ok(?:ay)?|anche|(?-i:pure)|"
    r"di nuovo|(?:quando|se|ove) (?:è )?possibile|se (?:puoi|può|riesci|ti va|non ti dispiace)|"
    r"in generale|in genere|poi|definitivamente|una volta per tutte|automaticamente|"
    r"mi raccomando|a (?:quanto|dire il) \w+|e basta|(?<!mi )(?<!me )basta|eh|dai|no|ecco|"
    r"insomma|comunque|però|"
    r"quando (?:mi )?(?:rispondi|scrivi|parli|risponde|scrive)(?: con me| a me)?|"
    r"a meno che (?:io )?non (?:te lo |ti |lo |le )?(?:dica|chieda|specifichi)\b.{0,30}|"
    r"salvo (?:diversa indicazione|diverso avviso|eccezioni|che .{0,20})|"
    r"fino a (?:nuovo ordine|nuovo avviso|contrordine|nuova comunicazione)|"
    r"(?:nelle|in tutte le|per le) (?:tue |mie |prossime )*(?:risposte|conversazioni|chat)|"
    r"(?:anche )?nei (?:tuoi |prossimi |futuri )*(?:messaggi|testi)|(?:ed? )?è così che (?:mi "
    r"piac\w+|"
    r"l[oaei] voglio)|proprio come piace a me|per tutte le risposte|btw|tra l'altro|"
    r"quando parliamo|che sono più comod[ie]|così (?:faccio|capisco) prima|"
    r"per abitudine|in ogni caso|in linea di massima|se non ti dispiace)\b|[.!…]+|"
    r"[:;]-?[)D]|[\U0001F300-\U0001FAFF\u2600-\u27bf\ufe0f]+))",
    polite=r"\b(?:per favore|per piacere|per cortesia|gentilmente|cortesemente|pls|plz|please|"
    r"perfavore|mi raccomando|x favore|ti prego|la prego|grazie)\b",
    unreal=rf"{HANDED}|{PASSING}|\b(?:facciamo|fai|facciamo finta) (?:che|conto che)\b|"
    rf"\bgiochiamo(?=[:,!]|"
    rf" io\b| che\b| a fare)|"
    r"\A(?!.*\b(?:bello|meglio|utile|comodo|piacerebbe|grat[oa]|"
    r"preferirei|apprezzerei|"
    r"gradirei|content[oa]|felice|perfetto|ideale|gentile|fantastico|ottimo|aiuterebbe|"
    r"preferibile|facile|carino|favore|piacere|vorrei|gradito)(?: molto| di più| per me)?,? se\b)"
    r".*(?<!come )\bse (?:io |noi |domani |un giorno |mai |solo |per caso |non )*(?:mi |ci |ti |"
    r"lo |la )?"
    r"(?:fossi(?:mo)?|avessi(?:mo)?|\w+[aei]ssi(?:mo)?)\b|"
    r"\b(?:immagina(?:ti)?(?: che| di|,)|immaginiamo|supponiamo|supponi|ipotizziamo|mettiamo "
    r"(?:il caso )?che|"
    r"metti che|poniamo|facciamo finta|fai finta|fingi|fingiamo|per ipotesi|ipoteticamente|"
    r"in teoria|per esempio|ad esempio|p\.\s?es\.|mettiti nei panni|nel (?:mio )?(?:(?:prossimo|"
    r"nuovo|primo) )?(?:racconto|"
    r"romanzo|sogno|film|videogioco)\b,? (?:io )?(?:sono|vivo|faccio|la protagonista|il "
    r"protagonista)\b|se dico|se dicessi|se un "
    r"giorno|"
    r"gioco di ruolo|interpreta|recita|ammettiamo che|nel caso in cui|magari (?:potessi|avessi|"
    r"fossi)|e se (?:usassimo|vivessi|prendessi))|\bd[iì]['’]? a \w+:\s|\b(?:scriv(?:i|imi|ere|"
    r"a)|manda|mandare|rispondi|"
    r"rispondere|invia|prepara|traduci(?:mi)?|tradurre|riscrivi|correggi|riformula|dì|digli|"
    r"dille|comunica|"
    r"migliora|sistema|controlla)\b (?:(?!d['’]ora|sempre|un altr|un['’]altr|di no)[^.:]){0,60}:\s",
    sarcastic=SARCASTIC,
    reported=r"(?i:(?:da noi |a casa )?(?:decid|scegli|comand)\w* (?:il |la )?(?:mi[oa]|"
    r"nostr[oa])\b|"
    r"(?:(?:il|la) )?(?:mi[oa]|nostr[oa]) [\w'’ ]{2,30}? (?:è|fa) (?:tutto )?(?:l['’]opposto|il "
    r"contrario))|"
    rf"(?i:(?:(?:da|in|a|nel|nella) [\w'’ ]{{2,30}}?,? )?{SOMEBODY}(?:{TASTES})\b)|"
    r"(?:(?i:(?:lui|lei|loro|tutti|qualcuno|nessuno|la gente|molti|alcuni|"
    r"(?:(?:il|la|i|le|un|una|l['’]) ?)?(?:(?:mi[oae]|miei|nostr[oaie]|su[oa]|tu[oa]) "
    r")?(?:cap[oi]|capa|"
    r"responsabile|direttore|direttrice|collega|colleghi|colleghe|team|moglie|marito|cliente|"
    r"clienti|utenti|utente|amic[oaie]|amici|figli[oa]|figli|madre|padre|mamma|papà|fratello|"
    r"sorella|compagn[oa]|ragazz[oa]|"
    r"fidanzat[oa]|socio|socia|ceo|vicin[oa]|suocer[oa]|nonn[oa]|coinquilin[oa]|professoressa|"
    r"professore|partner|ufficio \w+))|"
    r"(?!(?:Il|La|Le|Gli|Lo|I|Un|Una|Non|Per|Se|Ma|Qui|Questo|Questa|Quello|Quella|Tutto|Oggi|"
    r"Domani|Ieri|Sempre|Mai|Io|Mi|Ne(?:i|l|lla|lle|gli)|A(?:l|i|lla|lle)|Su(?:l|i|lla|lle)|"
    r"Da(?:l|i|lla|lle)?|Ogni|Di|A|In|Con|Su|Quando|Come|Che|Chi|Cosa|Niente|Solo|Ora|"
    r"Adesso|Anche|Ciao|Grazie|Ok|Sono|Ho)\b)"
    rf"(?!(?i:{'|'.join(sorted(SPEAKING))})\b)"
    r"[A-ZÀ-Ú][\w-]+(?: [A-ZÀ-Ú][\w-]+)?)(?: \w+)?,? "
    r"(?i:(?:(?:mi|ci|gli|le|li|lo|la|non|che|sempre|anche|invece|di solito) )*(?:ha (?:detto|"
    r"scritto|chiesto|suggerito|insistito|proposto|consigliato|risposto)|hanno (?:detto|chiesto|"
    r"scritto)|dice|dicono|scrive|scrivono|pensa|pensano|vuole|vogliono|preferisce|preferiscono|"
    r"ama|amano|adora|adorano|odia|odiano|detesta|piace|piacciono|usa|usano|lavora|lavorano|"
    r"chiede|chiedono|sostiene|crede|vorrebbe|vorrebbero|ritiene|afferma|insiste|"
    r"suggerisce|diceva|voleva|preferiva))\b|"
    r"(?i:secondo (?!me\b)|a (?!me\b|mio parere|noi\b|fine\b|volte\b|casa\b|cena\b|pranzo\b|"
    r"colazione\b|proposito\b|partire\b|dire\b)(?:\w+ ){1,3}(?:non )?(?:piac|interess|serv|va\b)))",
    once=r"\b(?:stavolta|(?:per )?questa volta|(?:solo |soltanto |giusto )(?:per )?(?:oggi|adesso|"
    r"ora|stavolta|una volta|quest[oaie]|stasera|domani)|per (?:ora|adesso|oggi|il momento|"
    r"stasera|domani|stavolta|una volta|quest[aei])\b|per quest['’]\w+|"
    r"per questo (?=(?:report|documento|grafico|messaggio|progetto|caso|viaggio|mese|cliente|"
    r"testo|articolo|post|file|lavoro|meeting|weekend|trimestre|giro|compito|elenco|thread))|"
    r"(?:in|su|a) questo? (?:caso|report|documento|grafico|messaggio|testo|file|punto|"
    r"articolo|thread)|(?:in|su|a) questa (?:tabella|chat|conversazione|mail|email|"
    r"presentazione|slide|risposta|domanda|analisi|occasione|ricerca)|"
    r"temporaneamente|provvisoriamente|momentaneamente|eccezionalmente|in via eccezionale|"
    r"in questo momento|per un attimo|un attimo|un momento|(?<!da )(?<!d')(?<!d’)(?<!giorno "
    r")oggi(?! "
    r"come oggi)|"
    r"stasera|stamattina|stamani|domani|dopodomani|una tantum|fino a domani|"
    r"tanto per cambiare|per la (?:riunione|presentazione|call) di|(?:nella|per la) prossima "
    r"(?:risposta|mail|slide|riunione)|in questa sede)\b",
    standing=r"\b(?:sempre|mai|(?:mi piace|preferisco|adoro) (?:molto |di più )?(?:che|quando) "
    r"(?:mi |non |tu )*(?=\w+[ia]\b)|è così che (?:mi piac\w+|l[oaei] voglio)|come "
    r"piace a me|d'ora in (?:poi|avanti)|d’ora in (?:poi|avanti)|da (?:ora|adesso|"
    r"oggi|subito|qui)(?: in (?:poi|avanti))?|in futuro|per il futuro|per il seguito|ogni volta|"
    r"tutte le volte|"
    r"di default|per default|come regola|in generale|generalmente|di norma|di regola|"
    r"costantemente|come (?:al solito|sempre)|una volta per tutte|definitivamente|"
    r"permanentemente|ogniqualvolta|quando possibile|a meno che|salvo diversa|di base|"
    r"automaticamente|sistematicamente|a partire da (?:ora|adesso|oggi)|"
    r"fino a (?:nuovo ordine|nuovo avviso|contrordine)|in ogni caso|"
    r"non (?:mi )?\w+(?:are|ere|ire|rmi) più|(?:quando|se) (?:mi |ci )?(?:dai|mostri|mandi|"
    r"rispondi|"
    r"scrivi|presenti|elenchi|spieghi|prepari|citi|parli|generi|riassumi|proponi|suggerisci|"
    r"riporti|"
    r"calcoli|consigli|confronti)|mai più|ogni singola volta|"
    r"in linea di massima|(?:nelle|per le|in tutte le) (?:prossime|future) \w+)\b",
    additive=r"\b(?:anche|pure|inoltre|in aggiunta|in più|oltre a|altresì|ed anche)\b",
    asked=r"(?:te lo |ti )(?:segni|annoti|appunti)\b.*\bche\b.*|ti ricordi,? per (?:favore|"
    r"piacere|cortesia),? che\b.*|ti ricordi che\b.*,? per (?:favore|piacere|cortesia)|"
    r"(?:[^?]{0,60},\s*)?(?:mi |ci |me l[oaie] |per favore )?(?:puoi|potresti|può|potrebbe|"
    r"riesci|riusciresti|potremmo|possiamo|vuoi|vorresti|ti dispiace|ti dispiacerebbe|"
    r"le dispiace|le dispiacerebbe|ti va|potete|è possibile|sarebbe possibile|che ne dici)\b.*"
    r"\b(?:sempre|mai|d['’]ora in (?:poi|avanti)|da (?:ora|adesso|oggi) in (?:poi|avanti)|"
    r"da ora|ricorda\w*|dimentica\w*|smettere|smetter\w+|in futuro|di default|chiamarmi|darmi del|"
    r"darci del|(?<=mi può )chiamare|(?<=mi puoi )chiamare|(?<=mi potete )chiamare|ogni volta|non "
    r"usare|in generale|evitare|tenere (?:presente|conto|a "
    r"mente)|"
    r"passare|tornare|più in|memorizzare|segnar\w+|annotar\w+|"
    r"come regola|solitamente)\b.*",
    opposed=r",? (?:e |ma )?(?:non|no|niente|né|mai)\b|,? (?:invece (?:di|che|del|della|dei|delle|"
    r"degli)|al posto (?:di|del|della|dei|delle|degli)|piuttosto (?:di|che)|anziché|rispetto (?:a|"
    r"ai|alle|al|alla|agli)|più che)\b|"
    r" (?:invece|anziché)\b| >|(?:(?<=tabelle)|(?<=grafici)|(?<=elenchi)|(?<=puntati)|"
    r"(?<=barre)|(?<=torta)|(?<=linee)|(?<=brevi)|(?<=euro)|(?<=dollari)|(?<=sterline)|"
    r"(?<=scura)|(?<=excel)|(?<=lunghe)|(?<=discorsivo)|(?<=concise)|(?<=italiano)|"
    r"(?<=inglese)|(?<=celsius)|(?<=sintetiche)|(?<=dettagliate)|(?<=diagrammi)|(?<=tabella)) "
    r"(?:ai|alle|agli|al|alla|all')(?= |(?<='))",
    compares=r"\b(?:invece|al posto|piuttosto|anziché|rispetto|più che|ai|alle|agli|al|alla|a)\b",
    limit=r",? (?:(?:per|in|nei|nel|nelle|nella|negli|quando|se|durante|con|sui|sulle|al|alla|"
    r"alle|ai|agli|a) |nell'|all'|sull')",
    describes=r"con",
    limit_ahead=r"(?P<limit>(?:(?:quando|se|ogni volta che|tutte le volte che|ogniqualvolta|"
    r"ogni qual volta) (?:mi |ti |ci )?(?:mostri|dai|mandi|rispondi|scrivi|presenti|elenchi|"
    r"spieghi|prepari|citi|parli|generi|riassumi|confronti|proponi|suggerisci|crei|invii|calcoli|"
    r"consigli|riporti|traduci|analizzi|cerchi|prenoti|programmi|trovi|indichi|segnali|chiedo) "
    r"(?!(?:usa|metti|scrivi|dammi|dimmi|evita|aggiungi|parti|inizia|comincia|mostra|chiudi)\b)"
    r"[^,]{2,45}?(?=,| (?:usa|metti|scrivi|dammi|evita|aggiungi|niente|preferisco|voglio)\b)|"
    r"(?:per|in) ogni [\w' ]{3,30}(?=,))|(?:per|nei|nelle|nel|nella|negli|quando "
    r"si tratta di|quando lavoro su|"
    r"quando faccio|con) (?!me\b|noi\b|il futuro\b|favore\b|piacere\b|cortesia\b|default\b|"
    r"quanto\b|lavoro\b|tempo\b|questo\b|te\b|team\b|fare\b|"
    r"(?:[\w'’]+ ){1,5}(?:vado|prendo|faccio|mangio|bevo|(?<!di )lavoro|sono|ho|scelgo|viaggio|"
    r"leggo|"
    r"scrivo|"
    r"guardo|parlo|dormo|corro|studio|gioco|guido) )[\w&'’ -]{2,40}?(?<! si)(?<! si usa))(?:, |,? "
    r"(?=(?:preferisco|per favore|usa|usi|prendi|prenda|considera|"
    r"mostra\w*|dammi|sempre|mai|voglio|vorrei|solo|meglio|mi servono|mi piacciono|mi serve|"
    r"metti|niente|evita|utilizza|uso|utilizzo|preferirei|mi bast\w+|mi vanno?|gradirei|"
    r"arrotonda|scrivi|rispondi|parti|comincia|inizia|aggiungi|indica|cita|includi|chiudi|firma|"
    r"resta|"
    r"salta|tieni|mantieni|scriva|risponda|aggiunga|escludi|riporta|specifica|dai|fai|parla)\b))",
    open_limits=r"(?:me|noi|tutto|ora|adesso|qualsiasi cosa|tutte le (?:risposte|cifre|domande|"
    r"conversazioni)|tutti gli importi|(?:mie |tue |le |i |gli |tutti i |tutte le )*(?:risposte|"
    r"importi|cifre|numeri|risultati|prezzi|valori|domande|dati)|generale|futuro|favore|piacere|"
    r"default|cortesia|ogni (?:risposta|domanda|caso)|possibile|piacer|(?:mi )?rispondi|linea di "
    r"massima|genere)",
    glue=r"(?:percentuali|temperature|distanze|orari|date|ore|totali|costi|fatturato|ricavi|spese|"
    r"somme|dati|mostrat[ioea]|espress[ioea]|riportat[ioea]|indicat[ioea]|visualizzat[ioea]|"
    r"convertit[ioea]|presentat[ioea]|scritt[ioea]|mi|mie|miei|ci|tutt[ioea]|rispost[ae]|"
    r"rispondermi|import[oi]|cifre|numeri|valori|prezzi|risultati|"
    r"in|come|con|sotto|forma|usando|di|valuta|unità|misura|formato|formati|solo|soltanto|"
    r"sempre|e|ed|o|oppure|il|lo|la|i|gli|le|l|un|un po|dei|degli|delle|della|del|d|al|alle|agli|"
    r"ai|a|ad|per|favore|piacere|sia|siano|sono|è|entrambi|anche|più|lingua|tono|stile|piuttosto|"
    r"(?:dettagliat|approfondit|concis|sintetic|complet|brev|cort|dirett|precis|lung|esaustiv)\w*|"
    r"fossero|fosse|venissero|restino|rimangano|preferibilmente|possibilmente|quindi|testo|tue|"
    r"tuoi|tua|tuo|sotto forma di|"
    r"semplic[ei]|chiar[ei]|ordinat[ei]|pulit[ei]|bell[aei]|misure|pesi|esprimere|"
    r"stesso|semplicemente|su|cose|da|que|generale|confronti|analisi|numerich[ei])",
    needless=r"\b(?:per favore|per piacere|sempre|gentilmente) | (?:per favore|per piacere|sempre|"
    r"gentilmente)\b",
    pronouns=r"(?:lo|la|li|le|un|una|uno)",
    article=r"(?:un|una|uno|un'|il|lo|la|l'|quest[oaie]|quest'|quel|quell[oa]|quell'|quei|quelle|"
    r"tuo|tua|suo|sua|suoi|sue|altr[oa]|qualche|alcun[ie])",
    pointing=r"(?:quest[oaie]|quest'|quel|quell[oa]|quell'|quei|quelle|tuo|tua|suo|sua|il|la|"
    r"altr[oa])",
    trailing=r"\b(?:lo|quest[oaie]|quell[oaie]|te|tu|ciò|così|lui|lei|loro)\Z",
    addressed=r"\b(?:tu[oae]|tuoi|(?:mi )?hai (?:\w+)|ieri|oggi|allegat[oaie]|appena \w+to|"
    r"di prima)\b",
    empty=r"(?:quest[oaie]|quell[oaie]|ciò|mi|ti|che|cosa|quando|come|se|dove|chi|perché|tutto|"
    r"qualcosa|niente|nulla)\b.{0,12}",
    unsaid=r"(?:il |la |lo |i |le |gli |l')?(?:mi[oae]|miei|nostr[oaie]|tu[oae]|tuoi) [\w-]+"
    r"(?: [\w-]+)?|(?:il |la |lo |l')[\w-]+",
    poison=r"\b(?:ignora(?:re)?(?= (?:le|tutte|ogni|qualsiasi|i|gli|la))|ignori|aggira\w*|"
    r"bypass\w*|"
    r"jailbreak|system ?prompt|prompt di sistema|istruzion[ei] (?:precedent|di sistema|interne)\w*|"
    r"le (?:tue|precedenti) istruzioni|linee guida|regole di sicurezza|policy|amministrator\w*|"
    r"admin|root|"
    r"sudo|senza (?:dirlo|avvisare|chiedere)|non (?:dire|menzionare|rivelare) (?:a nessuno|niente|"
    r"nulla|che)|(?:ora |adesso )?(?<!le )sei (?:un|una|il|la|ora|adesso)|il tuo (?:nome|ruolo)|"
    r"comportati come|agisci come|approva\w*|autorizza\w*|fidati|significa|vuol dire|si riferisce|"
    r"chiunque|tutti gli utenti|ogni utente|altri utenti|password|pin|iban|cvv|parola d'ordine|"
    r"segret[oi]|"
    r"token|chiav[ei] (?:api|segret\w+)|api[- ]?key|credenziali|https?:|www\.)",
    others=r"(?:lui|lei|loro|(?:[A-ZÀ-Ú][\w-]+|mi[oa] \w+|il mio \w+|la mia \w+|il \w+|la \w+)"
    r"(?: [A-ZÀ-Ú][\w-]+)?) (?:non |sempre |anche |mai )?(?:piace|ama|adora|preferisce|vuole|odia|"
    r"detesta|pensa|dice|crede|guadagna|è (?:malat[oa]|incinta))\b.*",
    corrects=r"\b(?:anzi|invece|piuttosto|meglio|correzione|mi correggo|ripensandoci|in realtà|"
    r"ho cambiato idea|intendevo|volevo dire|di nuovo|torn\w+)\b",
    determiner=r"(?:il|lo|la|i|gli|le|mi[oae]|miei|tutt[ie]|nostr[oaie]|ogni|qualsiasi)",
    present=r"(?:io )?(?:non )?(?:sono|lavoro|vivo|abito|risiedo|faccio|opero|collaboro|sto|"
    r"seguo|mi trovo)\b",
    pointed=r"\b(?:così|quest[oaie]|quell[oaie]|quei|quel|qui sopra|sopra|sotto|seguent[ei]|lui|"
    r"loro|"
    r"quest'\w+|di prima|allegat[oaie])\b",
    to_do=r"di (?!(?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|solito|norma|regola|"
    r"notte|giorno|sera|mattina|pomeriggio)\b)",
    at_hand=r"(?:(?:il|lo|la|i|gli|le|quest[oaie]|quel|quell[oaie]) |l')(?!mi[oae]\b|miei\b)",
    mine=r"(?:(?:il|la|i|le|lo|gli) (?:(?:mi[oae]|miei|nostr[oaie]) )?|l'|(?:mi[oae]|miei) )",
    setting=r" (?:preferit[oaie]|predefinit[oaie]|di default|abituale)\Z",
    prefixes=r"(?:\s*(?:(?:tutto|ogni cosa)(?: (?:quello|ciò))?(?: che (?:sai|ti ho detto|ricordi|"
    r"hai (?:memorizzato|salvato|imparato)))? (?:su|sul|sulla|sui|sulle|di|del|della|riguardo a|"
    r"riguardo al|riguardo alla|sull'|dell')|(?:quello|quanto|ciò) che (?:(?:ti )?ho detto|sai) "
    r"(?:su|sul|sulla|sui|sulle|di|del|della|dei|delle)|"
    r"(?:la (?:storia|cosa|parte|faccenda|nota|preferenza|memoria)|le (?:info|informazioni)|"
    r"il (?:ricordo|fatto)|l'informazione) (?:su|sul|sulla|sui|sulle|di|del|della|dei|delle|che|"
    r"per|riguardo a)|"
    r"(?:il fatto |del fatto )?che|di|del|della|dello|dei|delle|dell')(?:\s+|(?<='))(?:che )?)",
    own=r"(?:e |ma |però |quindi |perciò |io )*(?:io\b|mi[oae]?\b|miei\b|(?:il|la|i|le) "
    r"mi[oae]i?\b|"
    r"non (?:mi|mangio|bevo|lavoro|uso|voglio)\b|sono\b|ho\b|lavoro\b|vivo\b|abito\b|"
    r"preferisco\b|voglio\b|vorrei\b|seguo\b|uso\b|gestisco\b|parlo\b|adoro\b|amo\b|odio\b|"
    r"anch'io\b|a me\b|per me\b)",
    elided=r"(?:e |ed |ma )?(?P<state>(?:allergic[oa] (?:a|al|alla|ai|alle|all')|responsabile "
    r"(?:di|del|della|dei|delle)|intollerante (?:a|al|alla|ai|alle)|residente (?:a|in)|"
    r"originari[oa] (?:di|del|della)|appassionat[oa] di|nat[oa] (?:a|in))(?!\w))",
    conditional=r"\A(?:per|con|nei|nelle|nel|nella|a|durante) |\b(?:se|quando|qualora|a meno che|"
    r"tranne|finché|appena|sopra|sotto|oltre|più di|meno di)\b",
    ask=r"(?:che|cosa|come|perché|perche|chi|quale?i?|quando|dove|quant[oaie]|è|sono (?=corrett|"
    r"giust|sbagliat|ancora|quest|i |le |gli |quell)|hai|ha|puoi|"
    r"potresti|può|sai|posso|dovrei|devo|c['’]è|ci sono|mi (?:puoi|sai)|vuoi|esiste|qual|ti|"
    r"conosci|ricordi|hanno|preferisci|pensi|dici)\b",
    no_names=NO_NAMES,
    follows=r"e|ed|o|con|per|in|nei|nelle|nel|nella|quando|ai|alle|agli|al",
    colouring=r"(?:più|molto|sempre|così|ben|per favore|pure|un po'|il più|possibilmente) ",
    group=r"team|reparto|ufficio|dipartimento",
    be=("", "sono "),
    sentences={
        "opposed": "{yes}, non {no}",
        "always": "Chiede sempre di {x}",
        "never": "Chiede di non {x}",
        "avoid": "Non vuole {x}",
        "or": " o ",
        "and": " e ",
        "never_word": r"(?:mai(?: più)?|non)",
        "always_word": r"sempre",
    },
    asides=ASIDES,
    general=r"(?:quando|se|ogni volta che|tutte le volte che|ogniqualvolta|ogni qual volta|(?:per|"
    r"in)"
    r" ogni) .*|(?:per|nei|nelle|negli|con) (?:(?:i|le|gli) )?(?:(?:tuoi|tue|miei|mie|nostr[ie]) "
    r")?(?:"
    r"mail|email|messaggi|lettere|risposte|riassunti|report|grafici|tabelle|ricette|itinerari|"
    r"viaggi|traduzioni|presentazioni|preventivi|esempi|commenti|post|articoli|riepiloghi|"
    r"spiegazioni|testi|confronti|analisi|elenchi|appunti|verbali|regali|voli|hotel|alberghi|"
    r"ristoranti|prenotazioni|appuntamenti|riunioni|documenti|script|test|progetti|commit|query|"
    r"nomi|date|prezzi|importi|cifre|numeri|orari|temperature|distanze|pesi|citazioni|fonti|"
    r"variabili|funzioni|classi|titoli|slide|indirizzi|"
    r"sms|notifiche|promemoria)(?: (?:di lavoro|formali|interne|interni|ai clienti|in \w+|ai "
    r"colleghi|a me|mie|miei|tue|tuoi|aziendali|personali|importanti|esterni|esterne))?",
    people=PEOPLE,
    theirs=THEIRS,
    person=third_person,
    statement=statement,
    plain=plain,
    tidy=tidy,
    straight=straight,
    stranger=STRANGER,
    subjectless=SUBJECTLESS,
)
