"""Italian rules, second part: what people are, have, do and care about."""

from __future__ import annotations

from keepwise.bank.speech.grammar import SHAPES, Rule
from keepwise.bank.speech.languages.it.people import OWN, RELATIVE
from keepwise.bank.speech.languages.it.selves import OFTEN, THING

_ILL = (
    r"vegetarian[oa]|vegan[oa]|celiac[oa]|diabetic[oa]|pescetarian[oa]|crudist[ae]|mancin[oa]|"
    r"daltonic[oa]|dislessic[oa]|astemi[oa]|asmatic[oa]|sord[oa]|ipovedente|non vedente|"
    r"ipoacusic[oa]|musulman[oa]|ebre[oa]|cattolic[oa]|buddhist[ae]|autistic[oa]|incinta|"
    r"intollerante (?:al |alla |ai |alle |all'|agli ).+|(?:molto |gravemente |fortemente )?"
    r"allergic[oa] (?:a |al |alla |ai |alle |all'|agli |allo ).+|miope|epilettic[oa]|vedov[oa]|"
    r"sposat[oa]|divorziat[oa]|separat[oa]|single|fidanzat[oa]|celibe|nubile|pensionat[oa]|"
    r"in pensione|in maternità|in congedo.*|mamma|madre|papà|padre|nonn[oa]|figli[oa] unic[oa]|"
    r"disoccupat[oa]|astigmatic[oa]|sensibile (?:al|alla|ai|alle|all').+|"
    r"intollerante|ipertes[oa]|non fumat(?:ore|rice)|fumat(?:ore|rice)|introvers[oa]|"
    r"estrovers[oa]|mattinier[oa]|nottamb?ul[oa]|ambidestr[oa]"
)
_MARKED = (
    r"(?:\w*allergi[ae]|intolleranz[ae]|figli[oae]?|bambin[oaie]|bimb[oaie]|can[ei]|gatt[oaie]|"
    r"cavall[oi]|"
    r"gemell[ie]|nipot[ei]|nipotin[oaie]|fratell[oi]|sorell[ae]|cagnolin[oaie]|gattin[oaie]|"
    r"cuccioli?o?|conigli?o?|"
    r"asma|diabete|emicrania|dislessia|adhd|celiachia|artrite|insonnia|pressione alta|"
    r"colesterolo alto|laurea|dottorato|diploma|master|patente|abbonamento|orto|giardino|"
    r"barca|camper|moto|macchina elettrica|auto elettrica|pannelli|casa al mare|"
    r"partita iva|forno|lavastoviglie|friggitrice|bimby|tessera|bici\w*|scooter|terrazzo|balcone|"
    r"pacemaker|vespa|piscina|cantina|camino|figliocci[oa]|casa|studio|"
    r"tartaruga|pappagall[oi]|criceto|acquario|galline|mogli?e|marito|compagn[oa]|anni)"
)

PERSONAL: tuple[Rule, ...] = (
    # Personal
    Rule("diet", "free", rf"sono (?P<x>(?:(?:anche|una?|un'|ormai|quasi|sempre stat[oa]|"
         rf"diventat[oa]"
         rf"|tendenzialmente|molto|strettamente|felicemente|da sempre|mezz[oa]|una persona|un tipo|"
         rf"affett[oa] da|in parte|purtroppo) )*(?:{_ILL})(?: (?:e|ed|con|di|da|dal|dalla|in) "
         r".+)?)(?:,? (?:quindi|perciò|perché|ma) .+|: .+)?", kind="personal", fact="È {x}"),
    Rule("diet", "free",
         r"non (?:mangio|bevo|fumo|guido|digerisco|tollero|assumo|prendo(?= (?:il caffè|caff|"
         r"l'aereo|l'auto|medicin|zuccher|latt))|uso(?= (?:mai |più )?(?:i social|facebook|"
         r"instagram|il cellulare|lo zucchero|zucchero|sale|il sale|la macchina|l'auto|"
         r"burro|latticini))|ho(?= (?:la (?:macchina|patente|tv|lavastoviglie)|figli|"
         r"animali|l'auto|un'auto|il forno|bambini|fratelli|sorelle|internet|la partita iva)\b)|"
         r"porto|nuoto|volo|parlo(?! (?:di|con|a)\b)|"
         r"cucino|compro(?! quest))"
         r"(?: (?:assolutamente|quasi|mai|più|proprio|né|neanche|nemmeno|affatto|molto|bene))*"
         r"(?P<x>(?: (?!(?:da (?:ieri|stamattina|ore|un'ora)|quest[oaie]|di questo|qui|oggi|"
         r"stasera)\b).+)?)",
         kind="personal"),
    Rule("diet", "free", r"(?:non posso|posso solo|posso soltanto|non riesco a|evito di|non so) "
         r"(?P<x>(?:mangiare|bere|guidare|fumare|"
         r"volare|programmare|cucinare|nuotare|sciare|assumere|prendere (?:l'aereo|aspirina|"
         r"antibiotici)|correre|usare (?:il mouse|"
         r"scale))\b.*)", kind="personal"),
    Rule("diet", "free", r"(?:mangio|bevo|seguo|consumo|prendo|evito) (?P<x>(?:(?:solo|soltanto|"
         r"sempre|quasi solo|"
         r"prevalentemente|principalmente|poc[ao]|pochissim[ao]|molt[ao]) .+|(?:una|la) dieta .+|"
         r"un'alimentazione .+|(?:vegan[oa]|vegetarian[oa]|senza glutine|senza lattosio|halal|"
         r"kosher)|(?:il |la |i |gli |le |l'|lo )?(?:glutine|lattosio|latticini|zuccher\w+|"
         r"carne|carni|alcol\w*|fritt\w+|frutta secca|carboidrati|caffeina|caffè|sale|"
         r"autostrad[ae]|aereo|voli|scale|pesce|uova|burro|latte|formaggi)\b.*))", kind="personal"),
    Rule("personal", "free", r"(?:sto (?:imparando|studiando|preparando (?=la maratona|l'esame|"
         r"un esame|una (?:mezza )?maratona|il concorso|la tesi)|facendo (?=il dottorato|un master|"
         r"un corso|la dieta)|seguendo (?=un corso|una dieta)|scrivendo (?=un (?:libro|romanzo)|"
         r"la tesi|una tesi)|risparmiando per|cercando (?=casa|lavoro)|ristrutturando|"
         r"aspettando (?=un (?:figlio|bambino)|una (?:figlia|bambina)|due gemelli)|"
         r"smettendo di fumare|organizzando (?=il (?:mio )?matrimonio))|mi "
         r"(?:sto )?(?:alleno|allenando|preparo|preparando) per|imparo|mi alleno(?! (?:tra|fra|"
         r"poi|dopo)\b)|"
         rf"mi sto avvicinando)(?: |(?<=[' ])|\Z)(?P<x>{THING}(?!(?:i dati|il report|il file|la "
         rf"riunione)\b).*)",
         kind="personal"),
    Rule("personal", "free", r"(?:suono(?! (?:bene|strano|come))|gioco(?: (?:a|al|alla|ai|con)\b)|"
         r"colleziono|pratico|canto|dipingo|alleno|insegno|coltivo|allevo|faccio (?=yoga|pilates|"
         r"sport|nuoto|palestra|volontariato|trekking|escursion|arrampicata|teatro|danza|pesi|"
         r"crossfit|judo|karate|ceramica|fotografia|birdwatching|giardinaggio|il (?:pane|vino)|"
         r"immersioni|bricolage|corsa|surf|sci\b|snowboard|boxe|ciclismo|jogging|paddle|padel|"
         r"un corso|parte (?:di|del|della)|la spesa|colazione|l'orto)|vado (?=in (?:bici|"
         r"bicicletta|palestra|piscina|moto|montagna|barca|canoa|treno|macchina)|a (?:cavallo|"
         r"correre|nuotare|pesca|funghi|messa|ballare|sciare|scuola di|teatro|lavorare|lavoro "
         r"in|camminare|yoga|caccia)|al lavoro)|studio (?!(?:quest|il file|il caso|la cosa)\b)|"
         r"nuoto|pesco|scio|pattino|ballo|corro (?!il rischio)|scrivo (?=poesie|romanzi|racconti|"
         r"un blog)|leggo (?=(?:molt|soprattutto|principalmente|solo|tant|romanzi|gialli|fumetti|"
         r"fantasy|manga|saggi))|ascolto (?=(?:molt|soprattutto|principalmente|"
         r"solo|jazz|rock|podcast|musica))|medito|cucino (?=(?:molt|spesso|quasi|solo|per|senza|"
         r"vegan|soprattutto))|viaggio (?=(?:molt|spesso|quasi|solo|sempre|con|da sol|per lavoro|"
         r"in treno|leggero))|ricamo|cucio|lavoro a maglia|"
         r"lavoro all'uncinetto)(?: |(?<=[' ])|\Z)(?P<x>(?!(?:questo|con l'idea|d'anticipo)\b).*)",
         kind="personal"),
    Rule("personal", "free", rf"parlo {OFTEN}(?P<x>(?:(?:bene|fluentemente|correntemente|solo|"
         r"anche|un po' di|un po'|un poco di|soltanto|perfettamente|discretamente) )*"
         r"(?:(?:l'|il |lo )?(?!(?:spesso|troppo|poco|molto|piano|chiaro|tanto|adesso|meno|proprio|"
         r"sul|forse|subito|dopo|presto)\b)\w+(?:ano|ese|eno|eco|ino|ico|cco|sso|abo|olo|ardo|"
         r"ino|ovo|eo|ndi|etto|aino|ato)\b|hindi|urdu|farsi|dialetto|due lingue|tre lingue|"
         r"quattro lingue|più lingue).*)", kind="personal"),
    Rule("personal", "free", rf"(?:ho|possiedo|abbiamo) (?P<x>(?!(?:un problema|bisogno|una "
         rf"domanda|visto|"
         r"sentito|letto|chiesto|parlato|incontrato|accompagnato|portato|lasciato|perso|"
         r"chiamato|trovato|fatto|detto|mandato|scritto|ricevuto|"
         rf"appena|già)\b)(?:[\w',-]+ ){{0,5}}(?:un'|l')?{_MARKED}\b.*)", kind="personal"),
    Rule("personal", "free", r"soffro (?P<x>(?:spesso |anche |molto |un po' )*(?:di|il|d'|per).+)",
         kind="personal"),
    Rule("personal", "free", r"sono (?P<x>(?:(?:una? |un'|molto |piuttosto |abbastanza |davvero |"
         r"sempre stat[oa] |più |il |la |un grande |una grande |un vero |una vera )*)"
         r"(?:principiant[ei]|neofita|espert[oa] (?:di|in)|apassionat[oa]|appassionat[oa] (?:di|"
         r"per|da)|tifos[oa] (?:di|del|della|dell')|amante (?:di|del|della|dei|delle)|"
         r"persona (?!che)|tipo (?=mattin|nottur|tranq|sport|diretto)|tipa (?=mattin)|"
         r"madrelingua|bilingue|negat[oa] (?:per|in|con)|brav[oa] (?:a|in|con)|"
         r"scars[oa] (?:in|a)|abituat[oa] a|pigr[oa]|ordinat[oa]|precis[oa]|golos[oa]|"
         r"vergin[ei]|nat[oa] (?:il|nel)|laureat[oa]|diplomat[oa]|iscritt[oa]|abbonat[oa]|a "
         r"dieta|milanista|"
         r"interista|juventin[oa]|romanista|laziale|"
         r"un early bird|nuov[oa] (?:del|di|a|nel|in) .*(?:settore|python|excel|mestiere|città)|"
         r"autodidatta|lettore accanito|lettrice accanita|podista|runner|ciclista|maratonet[ao]|"
         r"velista|sommelier|scout|genitore|volontari[oa]|terrorizzat[oa] da\w*|"
         r"claustrofobic[oa]|freddolos[oa]|pendolare)\b(?! (?:che|se)\b).*)", kind="personal"),
    Rule("personal", "free", r"ho (?P<x>(?:paura|il terrore|la passione|una passione|l'abitudine|"
         r"la residenza|la cittadinanza|la doppia cittadinanza|il passaporto|una certificazione|"
         r"un debole|(?:poca |molta |tanta |anni di )?esperienza)(?: (?:di|del|della|dei|delle|"
         r"per|in|con|dell'|degli)"
         r"| \w+ (?:di|per|in)) (?!(?:aver|non|sbagli|perder|quest)).+)", kind="personal"),
    Rule("tool", "free", rf"(?:uso|utilizzo|programmo|sviluppo|codifico|guido|scrivo codice|"
         rf"lavoro|scrivo|tengo tutto|prendo appunti|gestisco tutto) {OFTEN}(?P<x>(?:(?:in|con|"
         r"su|un|una|una vecchia|il|la|lo|l'|un'|una vecchia|mac|windows|linux|android|iphone|"
         r"un mac|un pc|un portatile|sul|sulla) ?)*"
         r"(?-i:[A-Z])[\w+#.-]*(?: (?!(?:ma|perché|quando|se|quest[oaie]|errore)\b)[\w+#.'-]+)"
         r"{0,9}|(?:linux|mac|android|iphone|windows|ubuntu|vim|excel|python|java|un mac|un pc)\b.*"
         r"|(?:in|con|su) (?:python|java|excel|rust|go|typescript|react|vim|figma|notion|docker|"
         r"javascript|kotlin|php|sql|django|r)\b.*)",
         kind="personal"),
    Rule("tool", "free", r"(?:uso|utilizzo|compro|bevo|leggo|guardo|cucino con|ascolto|indosso|"
         r"volo|viaggio|pago|"
         r"esco|rispondo|accetto|parto) "
         r"(?:quasi )?(?:solo|soltanto|esclusivamente|unicamente) "
         rf"(?P<x>{THING}(?!.*\bquest[oaie]\b).+)", kind="personal"),
    Rule("personal", "free", r"(?:ho|abbiamo) (?P<x>(?:un|una|un'|due|tre) ?.{2,40} (?:di nome|"
         r"che si "
         r"chiama(?:no)?|chiamat[oaie]) .+)", kind="personal", fact="Ha {x}"),
    Rule("personal", "free", r"sono passat[oa] (?P<x>(?:da\w* .{2,20} )?(?:a|ad|al|alla|all') ?"
         r"(?!(?:trovar|prend|salut|ritir|quest)).+)", kind="personal"),
    Rule("personal", "free", r"non sono (?P<x>(?:(?:molto|tanto|per niente|affatto|mai stat[oa]|"
         r"un|una) )*"
         r"(?:pratic[oa]|espert[oa]|brav[oa]|abituat[oa]|portat[oa]|sposat[oa]|fumat(?:ore|rice)|"
         r"religios[oa]|madrelingua|programmat(?:ore|rice)|mattinier[oa])\b.*)", kind="personal"),
    Rule("personal", "free", r"ho (?P<x>(?:(?:appena|da poco|finalmente) )*(?:smesso di "
         r"(?:fumare|bere|"
         r"mangiare|correre|usare|lavorare|prendere|guidare)|(?:iniziato|cominciato|ripreso) (?:a "
         r"(?:studiare|imparare|correre|suonare|giocare|lavorare|nuotare|cucinare|fare|frequentare|"
         r"andare|programmare)|(?:un corso|le lezioni|lezioni|la dieta|una dieta|la terapia|yoga|"
         r"pilates|l'università|un master|un nuovo lavoro|la fisioterapia|il corso)))\b.*)",
         kind="personal"),
    Rule("personal", "free", r"(?:frequento|mi sposo|sono più tipo da|sono più tipa da|sono un "
         r"tipo "
         r"da|sono una persona da|convivo|condivido (?=casa|l'appartamento))(?: |(?<=[' ])|"
         r"\Z)(?P<x>.+)",
         kind="personal"),
    Rule("my", "free", r"(?P<x>.{3,40} è (?:il|la|l') ?(?:mi[oa]|nostr[oa]) (?:compleanno|"
         r"anniversario|"
         r"onomastico|giorno libero|giornata libera|giorno di riposo).{0,40})", fact="{x}",
         kind="personal"),
    Rule("personal", "free", r"(?:tifo|faccio il tifo) (?P<x>(?:per )?.+)", kind="personal"),
    Rule("tool", "free", r"ho (?P<x>(?:un|una|un'|il|la) (?:vecchi[oa] |nuov[oa] "
         r")?(?:(?-i:[A-Z])[\w+.-]+|"
         r"iphone|mac|macbook|android|ipad|kindle|tablet|telefono android|negozio|ristorante|bar|"
         r"agriturismo|b&b|laboratorio|ditta|azienda|attività|startup|e-commerce|blog|podcast)"
         r"(?: [\w+.-]+){0,3})", kind="personal"),
    Rule("hobby", "free", r"faccio (?P<x>(?!(?:fatica|prima|presto|così|sempre|solo|finta|"
         r"confusione|casino|bene|male|tempo|schifo|pena|notte|riferimento|attenzione|tardi|conto|"
         r"come|meno|quello|questo|tutto|qualche|molt\w+|tant\w+|poc\w+|fare|altro|anche|subito|"
         r"domanda|colpo|pausa|.*\be (?:torno|poi|ti)|ricerche|errori|prove|sapere|vedere|avere|"
         r"notare|presente|ancora|"
         r"spesso|quindi)\b)[a-zà-ù]{4,}\b.*)", kind="personal"),
    Rule("gender", "free", r"(?:usa|usi|parlami|mi parli|rivolgiti a me|scrivimi|dammi|mi scriva) "
         r"(?:sempre |pure )*(?:al|il|con il) (?P<x>femminile|maschile|neutro)(?: .{2,30})?",
         fact="Vuole che ci si rivolga al {x}", kind="address"),
    Rule("household", "free", r"siamo (?P<x>(?:in (?:due|tre|quattro|cinque|sei)|una famiglia|"
         r"una coppia|solo noi due).*)", fact="Sono {x}", kind="personal"),
    Rule("given", "free", r"mi hanno (?P<x>(?:affidato|assegnato|dato in gestione|passato in "
         r"gestione|messo a capo) .+)", fact="Gli hanno {x}", kind="work", reads=("region",)),
    Rule("fiscal", "free", r"(?P<x>(?:l'anno fiscale|l'esercizio(?: fiscale)?|l'anno contabile|"
         r"il nostro esercizio|l'anno finanziario) (?:\w+ )?(?:parte|inizia|comincia|finisce|"
         r"chiude|"
         r"termina|va) .+)", fact="{x}", kind="personal"),
    Rule("fiscal", "free", r"(?P<f>(?:il |la |le |i |gli |l')[\w' ]{3,35}),? (?:per me|da noi|"
         r"per noi|"
         r"da me|nella mia azienda) (?P<x>(?:inizia\w*|comincia\w*|finisc\w+|va|vanno|parte|"
         r"partono|dura\w*|chiud\w+|devono essere|deve essere|termina\w*) .+)", fact="{f} {x}",
         kind="preference"),
    # My something is something
    Rule("favorite", "free",
         r"(?P<o>(?:il|la|lo|l'|i|le|gli)? ?(?:mi[oae]|miei) (?P<q>[\w' -]{2,30}? "
         r"(?:preferit[oaie]|"
         r"del cuore)(?: (?:per|in|di|a|al) [\w' ]{2,30}?)?)) (?P<v>è|sono|resta|rimane|restano) "
         r"(?P<x>.+)",
         fact="{q}: {x}", slot="favorite", qualifier="q"),
    Rule("slot-is", "fill", r"(?:il|la|lo|l'|le|i) ?(?:(?:mi[oae]|nostr[oaie]|miei) )"
         r"(?P<slot>(?!nome)[\w' ]{3,30}?)(?: (?:preferit[oa]|di riferimento|predefinit[oa]|di "
         r"default|"
         r"abituale|standard|principale))? (?:è|sono|resta|dovrebbe essere|dev'essere|"
         r"deve essere|adesso è|ora è) (?:adesso |ora |sempre |diventat[oa] )*(?P<x>.+)",
         kind="slot"),
    Rule("slot-is", "fill", r"(?:il |la |l')(?P<slot>valuta|lingua|formato|fuso orario|unità di "
         r"misura|"
         r"formato data|formato orario) (?:preferit[oa]|di riferimento|di default|predefinit[oa]|"
         r"che preferisco) (?:è|sono) (?P<x>.+)", kind="slot"),
    Rule("slot-is", "fill", r"(?P<x>.+?) (?:è|sono) (?:il|la|l'|le) ?(?:mi[oae]|nostr[oa]) "
         r"(?P<slot>valuta|lingua|formato|fuso orario|team|unità di misura)"
         r"(?: preferit[oa]| di riferimento| di default| standard)?", kind="slot"),
    Rule("my", "free", rf"(?P<p>(?:il |la |i |le )?(?:mi[oae]|miei|nostr[oaie])) "
         rf"(?P<f>(?:{OWN}|{RELATIVE})(?: (?:maggiore|minore|più \w+|gemell[oa]))?(?:,? "
         rf"(?-i:[A-ZÀ-Ú])\w+,?)?) (?:invece |oggi |però |adesso |"
         rf"ormai )*(?P<v>è|sono|si chiama|si chiamano|inizia|comincia|finisce|cade|va|scade|"
         rf"dura|ha|hanno|vive|vivono|abita|lavora|studia|gioca(?! a (?:burraco|carte|briscola|"
         rf"scopa))|parla|soffre|non mangia|mangia|"
         rf"non può mangiare|non tollera|non beve|frequenta|fa|compie|suona|vanno|insegna|"
         rf"partono|parte|nasce|nascerà|usa) "
         rf"(?P<x>(?!(?:malat[oa]|arrabbiat[oa]|stanc[oa]|in ritardo|qui|rott[oa]|giù|fuori|sparit"
         rf"[oa]|scappat[oa]|ragione|detto|chiesto|fatto|scritto|mandato|visto|preso|bisogno|"
         rf"la febbre|mal di|il raffreddore|l'influenza|la tosse|fame|sonno|calcolare|capire|"
         rf"sapere|scoprire|risolvere|torto|d'accordo|un problema|pers[oa]|via|lent[oa]|"
         rf"bloccat[oa]|scaric[oa]|spent[oa]|"
         rf"guast[oa]|"
         rf"occupat[oa]|pronto|pronta|content[oa]|felice|a casa|in ferie|tornat[oa]|cadut[oa]|"
         rf"andat[oa])\b){THING}.+)",
         kind="personal", fact="{p} {f} {v} {x}"),
    Rule("my", "free", r"(?P<x>il (?:nome|compleanno|medico|cognome) (?:di|del|della|dei) "
         r"(?:mi[oa]|"
         r"nostr[oa]|mio|mia|miei)(?: \w+)? ?\w* (?:è|cade|sono) .+)", kind="personal", fact="{x}"),
    Rule("my", "free", r"con me (?:vive|vivono|abita|abitano) (?P<x>.+)", fact="Vive con {x}",
         kind="personal"),
    Rule("personal", "free", r"sono (?:appena |da poco )?diventat[oa] (?P<x>(?!(?:un problema|"
         r"mattt?[oa])\b)"
         r".+)", kind="personal"),
    Rule("personal", "free", r"(?:cerco (?=casa\b|lavoro\b|un lavoro|una stanza|una casa)|passo "
         r"(?=l'estate|"
         r"l'inverno|le vacanze|il natale|i weekend|il weekend)|cambio (?=casa\b|"
         r"lavoro\b))(?P<x>.+)",
         kind="personal"),
    Rule("birthday", "free", r"compio gli anni (?P<x>.+)", kind="personal"),
    Rule("usual", "free", r"(?P<p>(?:il|la|i|le) (?:mi[oae]|miei)) (?P<f>[\w' -]{3,30}? (?:di "
         r"riferimento|abitual[ei]|standard|predefinit[oai]|principal[ei]|di sempre|di fiducia)) "
         rf"(?P<v>è|sono|resta) (?P<x>{THING}.+)", fact="{p} {f} {v} {x}", reads=("period",)),
    Rule("cares", "free", r"(?:quello|ciò|la cosa) (?:che|a cui) (?:mi (?:interessa|preme|importa|"
         r"sta a cuore)|conta|tengo|guardo)(?: di più| (?:davvero|soprattutto|maggiormente|più di "
         r"tutto|per me|per prima cosa))* (?:è|sono) (?P<x>.+)", fact="Tiene soprattutto a: {x}"),
    Rule("cares", "free", rf"(?:per me )?(?:conta|contano|è importante|sono importanti|"
         rf"la priorità è|viene prima) (?:solo |soprattutto |molto |"
         rf"più di tutto )*(?P<x>{THING}(?!che\b).+)", fact="Tiene soprattutto a: {x}", sign=True),
    Rule("cares", "free", r"(?:tengo|do importanza|do molta importanza|do peso) (?:molto |tanto |"
         r"davvero |soprattutto )*(?:a|al|alla|ai|alle|all'|agli)(?: |(?<=[' ])|"
         r"\Z)(?P<x>(?!(?:precisare|dire|"
         r"ringraz|mente|bada|te\b)).+)", kind="preference"),
    Rule("not-interested", "free",
         rf"non (?:mi interess(?:a|ano)|mi import(?:a|ano)|sono interessat[oa]|ho interesse|"
         rf"m'interessa|m'interessano) (?:più |"
         rf"affatto |per niente |per nulla |molto |granché |proprio |assolutamente |minimamente |"
         rf"nulla |niente )*(?:a |al |alla |ai |alle |all'|agli |di |del |della |dei |delle |"
         rf"per )?(?P<x>{THING}(?:(?!, solo|, ma|, soltanto).)+)|(?P<y>(?!(?:gli altri|le altre|"
         rf"il resto)\b){THING}.+?) "
         r"non mi interess(?:a|ano)(?: più| affatto| per niente| per nulla| proprio| molto)*",
         negative=True, reads=(*SHAPES, "region")),
)  # fmt: skip
