"""Italian rules, first part: what to remember and forget, names, work and home."""

from __future__ import annotations

from keepwise.bank.speech.grammar import Rule
from keepwise.bank.speech.languages.it.people import (
    DEPARTMENT,
    GROUP,
    NO_NAMES,
    ROLE,
)

OFTEN = (
    r"(?:(?:molto|davvero|sempre|anche|ancora|soprattutto|principalmente|prevalentemente|"
    r"di solito|solitamente|normalmente|in genere|generalmente|attualmente|adesso|ora|ormai|già|"
    r"solo|soltanto|spesso|quasi sempre|per lo più|perlopiù|invece|tantissimo|tanto|moltissimo|"
    r"decisamente|di gran lunga|nettamente|comunque|da sempre|personalmente|in particolare|"
    r"particolarmente|esclusivamente|unicamente|quasi esclusivamente|mai|proprio|un sacco|"
    r"abbastanza|tendenzialmente|di norma|assolutamente|da (?:\w+ ){1,2}(?:anni|mesi|settimane)|"
    r"da poco|da tempo|da quest'anno|a volte|raramente|di più|più|regolarmente),? )*"
)
THING = (
    r"(?!(?:quest[oaie]|quest'\w+|quell[oaie]|quei|ciò|lo(?: (?:so|fai|faccio|fa|vedo|dico|trovo|"
    r"farò)\b|\Z)|che|come|quando|se|ti|te|tu|"
    r"(?:il|la) tu[oa]|i tuoi|le tue|cosa|chi|così|la sua proposta|farlo|farne)(?!\w))"
)
THE = r"(?:il |lo |la |i |gli |le |l'|un |uno |una |un')"
_AT = (
    r"(?:nel |nella |nello |nell'|nei |nelle |negli |in |al |alla |alle |all'|agli |ai |con il |"
    r"con la |del |della |dell'|dei |delle |di |per il |per la )"
)
_DAY = r"(?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|weekend|fine settimana)"
_PART = rf"(?:{_DAY}|mattin[ao]|pomeriggio|sera|notte|mattine|sere|mattinata)"
TIME = (
    rf"(?:(?:il|la|di|ogni|tutti i|tutte le|solo il|solo di|nei|al|dal|fino al|il primo|l'ultimo|"
    rf"ogni (?:primo|secondo|terzo|ultimo)|nel(?= (?:weekend|fine))|durante il)"
    rf"(?: (?!prossim|scors|passat)\w+)? ?{_PART}\b(?! (?:prossim|scors|passat)\w+)(?: .{{1,50}})?|"
    r"(?:ogni|tutti i|tutte le) (?:\w+ )?(?:giorn[oi]|settiman[ae]|mes[ei]|ann[oi]|trimestr[ei]|"
    r"quarto d'ora|or[ae]|estat[ei]|invern[oi]|primavera|weekend|sere|mattine)\b.*|"
    r"(?:una|due|tre|quattro|cinque|\d) (?:volt[ae]|giorni|sere|ore) (?:a|alla|al|all'|ogni|su) ?"
    r"(?:\w+ )?\w+.*|di notte|di mattina|"
    r"di sera|di pomeriggio|al mattino|da lunedì .+|mezza giornata.*|d'estate|d'inverno|"
    r"part[- ]time.*|a turni.*|a giorni alterni|in pausa pranzo|a inizio \w+|a fine \w+)"
)
CLOCK = (
    r"(?:(?:prima|dopo|fino a|a partire|entro|non oltre)(?: del|dal)?(?:l[ea]?|l')? ?(?:\d\S*|le "
    r"\S+|"
    r"mezzogiorno|pranzo|cena|mezzanotte|lavoro|nove|dieci|undici|otto|sette|sei|cinque|"
    r"sedici|diciassette|diciotto|venti)\b.*|dal?le \S+(?: e \w+)? alle .+|tra le .+ e le .+|"
    r"(?:alle|verso le|intorno alle) \S+.*|a mezzogiorno.*)"
)
_LEFT = (
    r"(?:lavoro|vivo|abito|sono|mi occupo|seguo|gestisco|insegno|uso|utilizzo|sto|ho|gioco|suono|"
    r"guido|studio|risiedo|faccio parte|collaboro)"
)
_WORK = (
    r"lavoro|opero|collaboro|sono entrat[oa]|sono|sto|faccio parte|mi trovo|sono passat[oa]|"
    r"mi sono (?:spostat|trasferit)[oa]|sono stat[oa] (?:spostat|trasferit|assegnat)[oa]|"
    r"sono (?:arrivat|finit|approdat)[oa]"
)
_GIVE_TU = (
    r"(?:(?:mi |ci )?(?:puoi |può |possiamo |potremmo |potresti |dobbiamo )?(?:dammi|darmi|dare|"
    r"darci|diamoci|ci diamo|mi dia|mi si dia|ci si dia|mi dai|mi date|mi diate|mi dessi|mi "
    r"desse|dia|diamo|desse|"
    r"dessi|ci dessimo|dessimo|dai)(?: pure| sempre| anche| tranquillamente| volentieri)* )"
)
_USE_TU = (
    r"(?:(?:preferisco|preferirei|usa|usiamo|usi|meglio|va bene|passiamo al|passa al|passi al|"
    r"usare|sono per|vorrei) ?(?:pure )?(?:darci |darmi |dare |usare |dar(?:ci|si) |che (?:mi dia|"
    r"mi dai|ci diamo|ci dessimo|mi desse|mi dessi|mi si dia) )?(?:il |del )?)"
)
_BETWEEN = r"(?:,? (?:tra noi|con me|e non .+|e basta|anziché .+|invece .+|non .+))?"
_PAST = r"(?:ho|abbiamo) (?:appena |già |poi |alla fine |finalmente |infine |anche )*"

SELF: tuple[Rule, ...] = (
    # Whoever defines words or speaks for others is not talking about themselves.
    Rule("redefinition", "skip",
         r".*\b(?:quando|se|ogni volta che|ogniqualvolta) (?:io |noi |qualcuno |uno |una persona |"
         r"gli utenti |l'utente |chiunque |ti |loro )*(?:dico|dici|dice|dicono|(?<!ti )chiedo|"
         r"chiede|"
         r"chiedono|scrivo|scrive|scrivono|nomino|nomina|intendo|parlo di|parla di|menziona|"
         r"menziono)\b.*(?:intend|signific|vuol dire|si riferi|vogli|vuole|fai|usa\b|rispond).*|"
         r".*\bcon\b.{1,60}\b(?:intendo|intendiamo)\b.*|.*\b(?:significa|vuol dire)\b.*"),
    Rule("at-hand", "skip",
         r"(?:mi piace|mi piacciono|adoro|preferisco|voglio|vorrei|non mi piace|non mi convince) "
         r"(?:molto |di più |proprio |davvero )*(?:(?:il|la|l') ?(?:prim[oa]|second[oa]|terz[oa]|"
         r"ultim[oa]|altr[oa]|nuov[oa]|vecchi[oa])(?:| (?:grafic|tabell|version|propost|opzion|"
         r"rispost|idea|bozz|titol|test|frase|punto|immagin|slide|logo|esempio|paragraf).*)|"
         r"(?:l'idea|il risultato|la risposta|"
         r"la proposta|la bozza|la versione|il modo|la soluzione|il titolo|l'opzione|la "
         r"modifica|il riassunto|il testo(?! (?:ai|al|alle|agli|rispetto|invece)\b)|la struttura|"
         r"il finale)\b.*)"),
    # Forget
    Rule("forget-idiom", "skip",
         r"(?:dai |ma )?(?:lascia (?:stare|perdere)|lasci (?:stare|perdere)|fa niente|non importa|"
         r"come non detto|dimentica|niente|nulla)|(?:l'ho|ho) (?:disdetto|annullato|mollato|"
         r"disdetta|annullata|mollata|smesso|rinunciato|lasciato perdere)(?: tutto)?|(?:ho capito "
         r"che )?non (?:faceva|fa)(?: per me)?|ho disdetto,? non (?:faceva|fa)(?: per me)?|"
         r"non (?:mi (?:piac(?:e|ciono)|interessa(?:no)?|va)|"
         r"(?:lo |la )?voglio) più(?: tanto| molto)?"),
    Rule("forget-all", "forget",
         r"(?:dimentica|scorda|cancella|elimina|rimuovi|dimentichi|cancelli|elimini|azzera|"
         r"dimenticare|cancellare|eliminare)(?:ti|re)? "
         r"(?:proprio |assolutamente )?(?:tutto|ogni cosa|tutta la (?:tua )?memoria|la (?:tua )?"
         r"memoria|tutti i (?:miei )?(?:dati|ricordi)|tutte le (?:mie )?informazioni)"
         r"(?: (?:quello|ciò|quanto))?(?: che (?:sai|sa|ricordi|hai (?:memorizzato|salvato|"
         r"imparato)|(?:ti |le )?ho (?:detto|raccontato|scritto|confidato)))?"
         r"(?: (?:finora|fin qui|fino a(?:d)? (?:ora|oggi|adesso)|sinora))?"
         r"(?: (?:su di me|di me|su me|sul mio conto|che mi riguarda))?",
         fact="Tutto", slot="*"),
    Rule("forget-last", "forget",
         r"(?:dimentica(?:lo|la|li|le)?|scordat(?:elo|ela)|scorda|dimentichi|non ricordare|"
         r"cancella(?:lo|la|li|le)?|"
         r"elimina(?:lo|la|li|le)?|non memorizzare|non salvare)(?: (?:questo|questa|quest'ultimo|"
         r"quest'ultima|quello che (?:ti )?ho (?:appena )?detto|ciò che (?:ti )?ho (?:appena )?"
         r"detto|quanto (?:ti )?ho (?:appena )?detto|l'ultima cosa(?: che ho detto)?))"
         r"|(?:dimenticalo|scordatelo|dimenticatelo|lo dimentichi|cancellalo|eliminalo)(?: pure)?"),
    Rule("forget", "forget",
         r"(?:puoi |potresti |può |devi )?(?:dimentica(?:re|ti|rti)?(?: pure)?|non tenere (?:più )?"
         r"(?:in memoria|a mente)|scorda(?:re|ti|rti)?|"
         r"dimentichi|si dimentichi|si scordi|"
         r"non (?:ti )?ricord(?:are|arti|i) (?:più )?|non tenere più conto|smetti di ricordare|"
         r"non memorizzare|cancella(?:re)? dalla (?:tua )?memoria|togli(?:ere)? dalla (?:tua )?"
         r"memoria)(?P<x> ?(?:che |il fatto che |del fatto che |di |del |della |dello |dell'|dei |"
         r"delle |quello che |quanto |cosa |dove |come |quando |la storia |la cosa |la parte |"
         r"la faccenda |le info|l'informazione |il mio |la mia |i miei |le mie |mi[oa] |"
         r"(?:tutto|ogni cosa) (?:quello |ciò )?(?:che |su |sul |sulla |sui ))[^,]+)(?:, .+)?"),
    Rule("forget", "forget", r"(?:cancella|elimina|rimuovi|togli|cancelli|elimini|rimuova)(?P<x> "
         r"(?:il mio |la mia |i miei |le mie |la nota |il ricordo |l'informazione |la preferenza |"
         r"quello che (?:sai |ricordi |(?:ti )?ho detto |hai memorizzato )|ciò che |quanto (?:ti "
         r")?ho |"
         r"tutto (?:quello )?(?:che sai )?(?:su|sul|sulla|di) (?!me\b))[^,]+?)"
         r"(?: dalla (?:tua )?memoria| dai (?:tuoi )?ricordi)?(?:, .+)?"),
    Rule("forget", "forget", r"(?:cancella|elimina|rimuovi|togli|cancelli)(?P<x> .+?) "
         r"(?:dalla (?:tua )?memoria|dai (?:tuoi )?(?:ricordi|appunti)|dalle (?:tue )?note)"),
    Rule("forget-name", "forget", r"(?:dimentica|scorda|scordati|dimentichi)(?P<x> (?:di |il |"
         r"la |l')?(?-i:[A-ZÀ-Ú][\w-]+)(?: (?:e )?(?-i:[A-ZÀ-Ú][\w-]+)){0,3})"),
    Rule("no-longer", "end", rf"non più (?P<x>{_LEFT} [^,]+)(?:, .+)?", kind="work"),
    Rule("no-longer", "end", r"non (?P<x>preferisco .+?) più|non preferisco più (?P<y>.+)"),
    # Remember
    Rule("remember", "remember",
         r"(?:(?:mi |ti )?ricord(?:a|ati|i|iti|ate|atevi|are|arti)|si ricordi|tieni (?:presente|a "
         r"mente|conto|in considerazione)|tenga (?:presente|conto)|tenere (?:presente|conto)|"
         r"considera|consideri|"
         r"non (?:ti )?dimentic(?:are|arti|hi)|memorizza(?:re)?|memorizzi|prendi nota|prenda nota|"
         r"annota(?:ti)?|(?:ti |te lo )?annoti|segna(?:ti|telo)?|segnati|(?:si|ti|te lo) segni|"
         r"salva(?:ti)?|nota|"
         r"metti (?:in memoria|agli atti)|"
         r"appunta(?:ti)?|per (?:tua|sua|vostra) informazione|per il futuro|per la prossima volta|"
         r"(?:è )?(?:bene|giusto|meglio|importante) (?:che tu )?(?:sappia|sapere|ricordare)|sappi|"
         r"sappia|devi sapere|da ricordare|promemoria)"
         r"(?: (?:bene|però|invece|piuttosto|semmai|allora|quindi|comunque|solo|sempre|anche|per "
         r"favore|per cortesia|per piacere|per il futuro|per la prossima "
         r"volta|d'ora in poi))*"
         r"(?: (?:del fatto )?che|:|,| questo:?)+ ?(?P<x>.+)"),
    Rule("remember", "remember",
         r"(?:ricorda(?:ti)?|si ricordi|memorizza|annota(?:ti)?|segna(?:ti)?|tieni a mente|"
         r"tieni presente) (?P<x>(?:il mio |la mia |i miei |le mie |mi[oa] |l'|di (?=usare|"
         r"utilizzare|rispondere|mostrare|scrivere|mettere|dare|aggiungere|darmi|evitare|"
         r"non|parlare|chiamarmi|indicare|includere|arrotondare|mostrarmi|rispondermi|scrivermi)|"
         r"la parola).+)"),
    # Names and forms of address
    Rule("not-address", "free", r"(?:non (?:mi )?(?:chiamar(?:e|mi)|chiami)|mai chiamarmi)(?: mai)?"
         r"(?: più)? (?P<x>(?-i:[A-ZÀ-Ú])[\w.'-]+(?: (?-i:[A-ZÀ-Ú])[\w-]+)?)(?:,.*)?|"
         r"(?:non mi piace|odio|detesto|non voglio)(?: essere| quando mi| che mi)? chiam\w+ "
         r"(?P<y>(?-i:[A-ZÀ-Ú])[\w-]+)",
         fact="Non vuole farsi chiamare {x}", kind="address"),
    Rule("address", "fill",
         r"(?:(?:tutti|gli amici|i miei amici|i colleghi|in famiglia|in ufficio|al lavoro|a casa) "
         r")?(?:mi (?:puoi |può |potete )?(?:chiam(?:a|ano|i|ate|are)|dicono)|chiama(?:mi|temi)|"
         r"chiamarmi|"
         r"(?:rivolgi(?:ti|tevi)|si rivolga) a me (?:come|con)|preferisco (?:essere chiamat[oa]|"
         r"farmi chiamare)|"
         r"voglio (?:essere chiamat[oa]|farmi chiamare)|mi faccio chiamare|"
         r"preferisco che mi (?:si )?chiam\w+|il mio (?:soprannome|nickname) è|"
         r"per (?:gli amici|tutti) sono)(?: tutti| pure| solo| semplicemente| sempre| solamente|"
         r" anche| tranquillamente| soltanto| direttamente)* "
         r"(?P<name>(?:Dott\. |Prof\. |Ing\. |Avv\. |Sig\. |Sig\.ra |Dott\.ssa )?[^,;(]+?)"
         r"(?: e basta|, non .*|, (?:e )?basta| invece (?:di|che) .+|[,(].*)?",
         kind="address", slot="address"),
    Rule("tu", "free", rf"(?P<x>{_GIVE_TU}(?:del|il) tu{_BETWEEN}|{_USE_TU}tu{_BETWEEN}|"
         r"non (?:darmi|mi dia|dammi|mi dare|darci|mi dai) (?:più )?del lei|smett\w+ di (?:darmi|"
         r"darci|dare) del lei|niente lei|basta con il lei|niente formalità con me)",
         fact="Preferisce che gli si dia del tu", slot="tone", value="tu"),
    Rule("lei", "free", rf"(?P<x>{_GIVE_TU}(?:del|il) lei{_BETWEEN}|{_USE_TU}lei{_BETWEEN}|"
         r"niente tu|non (?:darmi|mi dia|dammi) (?:più )?del tu)",
         fact="Preferisce che gli si dia del Lei", slot="tone", value="lei"),
    Rule("name", "fill", r"(?:mi chiamo|il mio nome(?: completo)? è|il nome è|qui è) "
         rf"(?P<name>[^,;(]+?)(?:,? (?:e sono |sono )?(?:del|dal|dall'|dell') ?{GROUP} "
         r"(?P<team>[\w& -]{2,30})|[,(].*)?", kind="name", slot="name"),
    Rule("name", "fill", rf"(?:sono|qui) (?P<name>(?!{NO_NAMES}(?!\w))(?-i:[A-ZÀ-Ú])[\w'-]+"
         r"(?: (?-i:[A-ZÀ-Ú])[\w'-]+)?)"
         rf"(?:,? (?:del|dal|dall'|dell'|della) ?{GROUP} (?P<team>[\w& -]{{2,30}})|"
         r",? (?:di|da) .+)?", kind="name", slot="name"),
    # Work, role, place
    Rule("team", "fill",
         rf"(?:{_WORK}) {OFTEN}(?:da \w+ )?{_AT}(?:nostro |nuovo |stesso )?{GROUP} (?:di |del |"
         r"della |dell'|dei |delle |per il |per la |che (?:si occupa|segue|gestisce) (?:di |del |"
         r"della |dell'|dei |delle )?|- )?(?P<x>(?!(?:di \w+ persone|più|molto|che|il|la|dal|solo|"
         r"fino|tutti|ogni|due|tre|quattro|con|fisso|a|ma|quasi|mai|sempre|martedì|lunedì|"
         r"mercoledì|"
         r"giovedì|venerdì|e|in)\b)"
         rf"[\w&/' -]{{2,40}}?)(?:,? (?:da|dal|dallo|dalla|in|di|presso|a|ad|il|lo|la|per|come|con|"
         r"del|della|dell'|qui|insieme|nel|nella|ormai) ?[^,]{2,40})?|"
         rf"(?:{_WORK}) {OFTEN}{_AT}(?P<y>{DEPARTMENT})(?: (?:da|dal|dallo|di|in|presso|per|a|"
         rf"come|del|della|dell'|con) ?"
         r"[^,]{2,40})?",
         kind="team", slot="team"),
    Rule("role", "fill",
         r"(?:sono|lavoro come|faccio|di (?:lavoro|mestiere|professione) (?:faccio|sono)|"
         r"sono diventat[oa]|mi hanno promoss[oa](?: a)?|sono stat[oa] promoss[oa](?: a)?|"
         r"ho iniziato come|lavoro da|sono stat[oa] nominat[oa]|nella vita faccio)"
         rf" {OFTEN}(?:un |uno |una |un'|il |lo |la |l'|i |gli |le )?(?P<x>{ROLE})",
         kind="role", slot="role"),
    Rule("work", "free",
         rf"(?:mi (?:concentro|focalizzo|dedico) {OFTEN}(?:su|sul|sulla|sui|sulle|sugli|sull'|a|"
         rf"al|alla)|"
         rf"mi occupo (?:di|del|della|dello|dell'|dei|delle|degli)|mi occupo {OFTEN}"
         rf"(?:di|del|della|dello|dell'|dei|delle|degli)|(?:seguo|gestisco|curo|copro|coordino|"
         rf"supervisiono|dirigo|amministro|presidio|guido(?= (?:il|la|un|una) (?:team|squadra|"
         rf"reparto|gruppo))) {OFTEN}|ho in gestione|ho in carico|ho la "
         r"responsabilità (?:di|del|della|dei|delle)|mi dedico (?:a|al|alla|alle|ai)|"
         r"lavoro (?:su|sul|sulla|sullo|sull'|sui|sulle|sugli)|"
         r"sono (?:anche |ora |adesso )*(?:responsabile|referente|incaricat[oa]) (?:di|del|della|"
         r"dell'|dei|delle|per)|rispondo (?:solo |soltanto )?(?:di|del|della|dei|delle))"
         rf"(?: |(?<=[' ])|\Z)(?P<x>{THING}(?!(?:una (?:serie|puntata)|un (?:corso|attimo)|"
         rf"qualcosa)\b).+)",
         kind="work", reads=("region",)),
    Rule("only", "free",
         r"(?:vendo|opero|spedisco|lavoro|compro|acquisto|investo|guardo|analizzo|"
         r"consulto|considero) (?P<a>solo|soltanto|principalmente|soprattutto|esclusivamente|"
         r"prevalentemente|unicamente|quasi solo|quasi esclusivamente|perlopiù) (?P<x>.+)",
         kind="work", reads=("region",)),
    Rule("interest", "free", r"mi (?:interessa|interessano|riguarda|riguardano|compete|competono) "
         r"(?P<a>solo|soltanto|soprattutto|principalmente|"
         rf"unicamente|esclusivamente|in particolare) (?P<x>{THING}(?!(?:saper|capir)).+)",
         kind="work", reads=("region",)),
    Rule("interest", "free", r"(?:mi interesso|sono interessat[oa]) (?:solo|soltanto|soprattutto|"
         rf"principalmente|esclusivamente|in particolare) (?P<x>(?:a|al|alla|ai|alle|di|del|"
         rf"della|agli|all'|allo) ?{THING}.+)", kind="work", reads=("region",)),
    Rule("detail", "free",
         rf"{_PAST}(?:prenotato|deciso|scelto|concordato|fissato|confermato|"
         rf"acquistato i biglietti|comprato i biglietti|preso i biglietti|stabilito|"
         rf"riservato|optato|disdetto|preso casa|comprato casa|cambiato (?:lavoro|casa|macchina)|"
         rf"adottato|firmato|annullato|rimandato|affittato|noleggiato) "
         rf"(?P<x>(?!di (?:aspettare|provare|rimandare|lasciar|riprovare)){THING}.+)", kind=
              "detail"),
    Rule("detail", "free", r"(?:mi sono|ci siamo) (?P<x>(?:iscritt[oa]|accordat[oa]|sposat[oa]|"
         r"laureat[oa]) .+)",
         fact="Si è {x}", kind="detail"),
    Rule("detail", "free", r"ci siamo (?P<x>(?:iscritt[ie]|accordat[ie]|sposat[ie]) .+)",
         fact="Si sono {x}", kind="detail"),
    Rule("employer", "fill", rf"lavoro {OFTEN}(?:per|presso|alla|alle|all'|al|allo|agli)"
         r"(?: |(?<='))(?P<name>(?-i:[A-ZÀ-Ú][\w&.-]*(?: (?:[A-ZÀ-Ú&][\w&.-]*|di|del|"
         r"della)){0,3}))",
         kind="employer", slot="employer", fact="Lavora per {x}"),
    Rule("work-place", "free",
         rf"lavoro {OFTEN}(?P<x>(?:da (?:casa|remoto|remota|freelance|sol[oa]|liber|(?-i:[A-Z]))|"
         r"in (?!corso\b|fretta\b|pace\b)|a (?!ciò\b|quest)|al |alla |allo |all'|ai |nel |nella |"
         r"nello |nell'|nei |nelle |presso |"
         r"per (?!(?:quest|oggi|ora|adesso|te|voi|il momento)\b)|come |con (?!te\b|quest|ciò)|"
         r"part[- ]?time|full[- ]?time|in proprio|di notte|di giorno|su turni|dal |dalle |"
         r"da lunedì|solo |tra |fino |quattro |tre |due |mezza |il |la |di |"
         r"nell')(?!.*\b(?:oggi|stasera|domani|stamattina|questa mattina|"
         r"quest[oaie] (?:report|documento|slide|file|problema)|ora)\b).*)", kind="work"),
    Rule("home", "fill", rf"(?:vivo|abito|risiedo|sto di casa|sono (?:residente|domiciliat[oa]|"
         r"basat[oa]|di base|di stanza|stabile)|ho casa|"
         r"(?:sto|mi trovo)(?= (?:a|in|ad) (?-i:[A-Z])(?!lla|l ))|"
         rf"sto vivendo) {OFTEN}(?:in zona|in provincia di|vicino a|vicino|fuori|a|ad|in|nei "
         r"pressi di|dalle parti di|nel|nella|nello|nell'|nei|sul|sulla|alle|al|alla|presso|fra|"
         r"sulle)(?: centro di)?(?: |(?<=[' ])|\Z)(?P<x>(?!(?:pace|attesa|affitto|modo|fretta|"
         r"ansia|stress|"
         r"sol[oa]|simbiosi)\b).+?)"
         r"(?: (?:al momento|attualmente|in questo periodo|con|insieme|da|dal|dalla|dove|ma|e|per|"
         r"assieme|ormai|adesso|ora|vicino|in zona|dopo|quando|perché|fin da|e mezzo)\b.*)?",
         kind="home", slot="home"),
    Rule("home", "free", r"(?:vivo|abito) (?P<x>(?:con|da sol[oa]|in (?:affitto|campagna|città|"
         r"centro|periferia|montagna)|all'estero|al mare|insieme|ancora con|col|sol[oa])\b.*)",
         kind="personal"),
    Rule("moved", "fill", r"(?:mi sono (?:da poco |appena |recentemente )?(?:trasferit|"
         r"spostat)[oa]|"
         r"mi trasferisco|ho (?:appena |da poco )?traslocato|sono andat[oa] a (?:vivere|abitare|"
         r"stare)|mi sposto)(?: (?:di recente|da poco|da (?-i:[A-Z])[\w' -]{2,25}|adesso|ora|"
         r"definitivamente|con \w+ \w+|\w+ scorso|\w+ scorsa|quest'anno))*"
         rf" (?:a|ad|in|nei|nel|nelle|nella|negli) (?P<x>(?!(?:{GROUP})\b)(?-i:[A-ZÀ-Ú])"
         r"[\w' -]{2,40}?)(?: (?:da|dal|per|il|la|a|lo|l'|ad|in|quest'|con) ?[^,]{2,40})?",
         kind="home", slot="home"),
    Rule("origin", "free", r"(?:sono (?:(?:originari[oa]|nativ[oa]) (?:di|del|della|dell')|nat[oa] "
         r"(?:e cresciut[oa] )?(?:a|ad|in|nel|nella|negli|il)|cresciut[oa] (?:a|ad|in|nel|nella|"
         r"negli|con)|di origin[ei])|(?:vengo|provengo) (?:originariamente )?(?:da|dal|dalla|"
         r"dall'|dallo|dai))(?: |(?<=[' ])|\Z)(?P<x>(?!(?:un|una|lì|là|qui)\b(?! (?:famiglia|paes|"
         r"città|isola|generazione))).+)",
         kind="personal"),
    Rule("origin", "free", r"sono (?P<x>di (?-i:[A-ZÀ-Ú])[\w' -]{2,30})", kind="personal"),
    Rule("origin", "free", r"sono (?P<x>(?:italian|tedesc|spagnol|svizzer|american|australian|"
         r"argentin|brasilian|romen|rumen|polacc|ucrain|russ|sard|sicilian|milanes|roman|"
         r"napoletan|torines|venezian|toscan|pugliès|puglies|calabres|lombard|venet|ligur|"
         r"genoves|bolognes|fiorentin|frances|ingles|olandes|portoghes|svedes|cines|giappones|"
         r"albanes|marocchin|tunisin|egizian|indian|messican|peruvian)[oaei]"
         r"(?:,? (?:di|ma|e) .+)?)", kind="personal"),
)  # fmt: skip
