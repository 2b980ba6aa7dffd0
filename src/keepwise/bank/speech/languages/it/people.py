"""Italian words for what people are and have: teams, trades, relatives."""

from __future__ import annotations

from keepwise.bank.speech.grammar import Rule

DEPARTMENT = (
    r"(?:marketing(?: digitale)?|vendite|commerciale|finanza|finance|amministrazione(?: e "
    r"finanza)?|"
    r"contabilità|controllo di gestione|controlling|acquisti|logistica|produzione|"
    r"risorse umane|hr|personale|legale|affari legali|(?-i:IT)|informatica|sistemi informativi|"
    r"sviluppo(?: prodotto| software)?|ingegneria|ricerca(?: e sviluppo)?|r&d|qualità|"
    r"controllo qualità|"
    r"assistenza(?: clienti)?|supporto(?: clienti)?|servizio clienti|customer (?:care|service|"
    r"success|support)|analytics|data science|business intelligence|bi|compliance|design|"
    r"comunicazione|ufficio stampa|e-?commerce|pianificazione|supply chain|operations|"
    r"procurement|pricing|crescita|growth|brand|media|strategia|sicurezza|prodotto|"
    r"product management|magazzino|manutenzione|post-?vendita|export|esportazioni|spedizioni|"
    r"pagamenti|tesoreria|back-?office|social(?: media)?|seo|"
    r"formazione|grafica|fatturazione)"
)
GROUP = r"(?:team|squadra|reparto|ufficio|dipartimento|divisione|gruppo|funzione|direzione)"
# Endings and names of trades.
_TRADE = (
    r"(?:[\w-]*(?:(?<!otto)(?<!ore)tore|trice|(?<!ottim)(?<!pessim)(?<!tur)(?<!perfezion)"
    r"(?<!femmin)(?<!minimal)(?<!futur)(?<!milan)(?<!inter)ista|"
    r"olog[oa]|iatra)|responsabile|ingegner[ea]|infermier[ea]|medic[oa]|dottore(?:ssa)?|insegnante|"
    r"professor(?:e|essa)|maestr[oa]|avvocat(?:o|a|essa)|architett[oa]|consulente|grafic[oa]|"
    r"manager|designer|developer|"
    r"project manager|product (?:manager|owner)|buyer|studente(?:ssa)?|scrit(?:tore|trice)|"
    r"cuoc[oa]|chef|camerier[ea]|parrucchier[ea]|falegname|idraulico|farmacista|"
    r"veterinari[oa]|impiegat[oa]|operai[oa]|artigian[oa]|fotograf[oa]|musicista|freelance|"
    r"liber[oa] professionista|titolare|fondat(?:ore|rice)|ceo|cfo|cto|cmo|coo|contabile|"
    r"controller|account|agente|tecnic[oa]|data (?:scientist|engineer|analyst)|analyst|copywriter|"
    r"assistente|segretari[oa]|bibliotecari[oa]|magazzinier[ea]|pizzaiol[oa]|"
    r"dirigente|notaio|geometra|tirocinante|stagista|specialist|lead|team leader|"
    r"cap[oa]|vigile|pompiere|poliziott[oa]|ricercat(?:ore|rice)|docente|preside|"
    r"bagnin[oa]|sart[oa]|meccanico|carrozziere|pasticcier[ea]|fornai[oa]|panettier[ea]|"
    r"contadin[oa]|vivaista|guida turistica|hostess|steward|pilota|capotreno|ragionier[ea]|"
    r"perito|ostetric[ao]|oss|badante|babysitter|tata|soci[oa]|partner|presidente|vice\w+|"
    r"project leader|scrum master|sistemista|tester|recruiter|"
    r"editor|youtuber|influencer|interprete|barista|estetista|educator[ei]|commerciant[ei]|"
    r"imprendit(?:ore|rice)|psicoterapeuta|fisioterapista|commercialista|"
    r"addett[oa]|coordinat(?:ore|rice)|referente|incaricat[oa]|delegat[oa])"
)
ROLE = (
    rf"(?:(?:nuov[oa]|junior|senior|sales|brand|marketing|product|project|social|media|key|area|"
    rf"store|web|digital|supply|ux|ui|data|account|community|content|art|software|general|"
    rf"giovane|maestr[oa]) "
    rf"){{0,3}}{_TRADE}(?!\w)(?: (?!(?:e|ed|ma|che|quindi|perché|da)\b)[^,.;]{{2,100}})?"
)
# What can follow "sono" or "chiamami" and is no name.
NO_NAMES = (
    r"(?:un|una|uno|il|la|lo|i|gli|le|in|a|al|alla|di|da|molto|così|non|già|ancora|tornat[oa]|"
    r"pront[oa]|stanc[oa]|malat[oa]|content[oa]|felice|sicur[oa]|d'accordo|qui|italian[oa]|"
    r"tedesc[oa]|frances[ei]|ingles[ei]|spagnol[oa]|svizzer[oa]|nuov[oa]|domani|dopo|quando|"
    r"più|appena|subito|stasera|oggi|per|se|prima|io|l'unic[oa]|solo|sola|curios[oa]|"
    r"vegan[oa]|vegetarian[oa]|celiac[oa])"
)

RELATIVE = (
    r"(?:(?:(?:migliore?) )?amic[oa]|amici|moglie|marito|compagn[oa]|partner|ragazz[oa]|"
    r"fidanzat[oa]|figli[oae]?|bambin[oaie]|"
    r"madre|padre|mamma|papà|"
    r"fratell[oi]|sorell[ae]|nonn[oaie]|nipot[ei]|cane|gatt[oaie]|cagnolin[oa]|gattin[oa]|"
    r"cavallo|coniglio|genitori|suocer[oaie]|zi[oaie]|cugin[oaie]|figlio maggiore|"
    r"figli[oa] (?:maggiore|minore|più (?:grande|piccol[oa]))|gemell[ie]|coinquilin[oaie])"
)
# What people say they have: "il mio compleanno è il tre maggio".
OWN = (
    r"(?:compleanno|anniversario(?: di matrimonio)?|onomastico|hobby|passion[ei]|indirizzo(?: di "
    r"casa)?|numero di telefono|città natale|dieta|pronom[ei]|anno fiscale|esercizio(?: fiscale)?|"
    r"lingua madre|madrelingua|lingua materna|allergi[ae]|intolleranz[ae]|marc(?:a|hi|hio|he)"
    r"(?: principal[ei])?|client[ei](?: principal[ei])?|progett[oi](?: principal[ei])?|"
    r"mercato principale|obiettiv[oi](?: principal[ei])?|orari[oi](?: di lavoro| d'ufficio)?|"
    r"giorn[oi] (?:liber[oi]|di riposo|di smart working|di ferie|lavorativ[oi])|"
    r"giornata libera|pausa pranzo|cap[oa]|responsabile|superiore|colleg(?:a|hi|he)|assistente|"
    r"medico(?: di base)?|dentista|numero di scarpe|taglia|gruppo sanguigno|segno zodiacale|"
    r"religione|laurea|titolo di studio|specializzazione|cognome|secondo nome|iniziali|"
    r"sostitut[oa]|"
    r"vice|mentore|tutor|coach|preavviso|squadra(?: del cuore)?|sport|pronomi|macchina|telefono|"
    r"computer|portatile|forno|cucina|sveglia|auto|moto|bici|"
    r"stack|editor|sistema operativo|linguaggi[oi]?(?: di programmazione)?|team leader|"
    r"turn[oi]|campagn[ae]|budget annuale|brand|account|portafoglio|repository|framework|"
    r"(?:giorno|orario|momento|posto|film|libro|piatto|colore|cantante|gruppo|gusto|sport|autore|"
    r"ristorante|cibo) preferit[oi])"
)

# Somebody else in front of what they like: "mia suocera", "il vicino di sopra", "tutto il team".
SOMEBODY = (
    r"(?:(?:(?:(?:tutt[oaie] )?(?:il|la|i|le|lo|gli|un|una|mi[oae]|miei|nostr[oaie]|tu[oae]|"
    r"su[oae]|"
    r"loro|quest[oa]|ogni|certi|alcuni|molti)|tutti) |(?:l|un)['’])"
    r"(?!(?:stomaco|corpo|pelle|schiena|fegato|pancia|religione|lavoro|contratto|preferenza|più|"
    r"meno|meglio|scelta)\b)"
    r"(?:(?!(?:io|tu|che|chi|cui|ma|è|e|ed|sono|ha|non|ho|mi|ti|si|ci|lo)\b)[\w-]+[ '’]){1,6}?|"
    r"(?:tutti|nessuno|qualcuno|ognuno|la gente|lui|lei|loro) )"
    r"(?:(?:però|invece|ad esempio|poi|anche|sempre),? )*"
)
TASTES = (
    r"ador(?:a|ano|ava|avano)|detest(?:a|ano)|od(?:ia|iano)|ama|amano|prefer(?:isce|iscono|irebbe)|"
    r"gradi(?:sce|scono)|vuole|vogliono|vorrebbe(?:ro)?|esig(?:e|ono)|pretend(?:e|ono)|"
    r"rifiut(?:a|ano)|strave(?:de|dono)|impazzi(?:sce|scono)|"
    r"(?:giur|guard|ascolt|us|mangi|indoss)(?:a|ano) (?:solo|soltanto)|"
    r"(?:mangia|indossa|guarda|ascolta|comprano|portano|ordinano|usano) (?:sempre|esclusivamente|"
    r"unicamente)|(?:legg|bev|mett|vest)(?:e|ono) (?:solo|soltanto|sempre|esclusivamente|"
    r"unicamente)|non (?:\w+) (?:(?:niente |nient['’])?altro che|che)|"
    r"(?:va|vanno) (?:matt|pazz)\w+|ci (?:tiene|tengono)|"
    r"non (?:sopporta|sopportano|tollera|tollerano|ama|amano|gradisce|gradiscono|vuole|vogliono)|"
    r"dic(?:e|ono)|consigli(?:a|ano)|sugger(?:isce|iscono)|raccomand(?:a|ano)|pens(?:a|ano)|"
    r"sostien(?:e|gono)|"
    r"(?:è|sono) (?:(?:un|una|molto|grande|gran|proprio|super) )*(?:fan|appassionat\w+|fanatic\w+|"
    r"fissat\w+|golos\w+|maniac\w+|innamorat\w+|patit\w+|tifos\w+)"
)

OTHERS: tuple[Rule, ...] = (
    # Tastes of others are theirs, even those of one's own people.
    Rule("their-taste", "skip",
         rf"(?:(?:in|a|da|nel|nella|per|secondo) [\w' ]{{2,30}}?,? )?{SOMEBODY}(?:{TASTES})\b.*|"
         r"(?:a|al|alla|ai|alle|agli|allo|all') ?(?!(?:me|noi|mio parere)\b)[\w' ]{2,40}?"
         r"(?:non )?(?:piac(?:e|ciono|evano?)|interessa(?:no)?|d[àa](?:nno)? fastidio)\b.*",
         unless=r"\bche io\b|\banche a me\b|\ba me\b|\bnon ero\b"),
    # Who decides, and who is quite unlike oneself.
    Rule("not-i", "skip",
         r"(?:quasi )?(?:tutti|tutte|nessuno) (?:in|nel|nella|nell'|da|al|alla|qui) ?[\w' ]{2,20}? "
         r"\w{2,}(?:ono|ano)\b.*|"
         rf"{SOMEBODY}(?:è (?:l'opposto|il contrario|tutto il contrario|al contrario)|(?:cred|"
         r"ritien|ritengon)\w+ che)\b.*|(?:da noi |a casa )?(?:decid|scegli|cucin|comand)\w* "
         r"(?:il |la "
         r")?(?:mi[oa]|nostr[oa]) .*|.*\bè (?:il |la )?(?:mi[oa]|nostr[oa]) [\w' ]{2,25} (?:che|a) "
         r"(?:decid|scegli|cucin|comand|vuole)\w*\b.*"),
    # How to write to somebody else, and where a parcel or a payment is.
    Rule("to-them", "skip", r"(?:rispondi|rispondete|scrivi|parla|di|spiega|manda|invia|"
         r"chiedi)(?:gli|"
         r"lle|le|glie\w*)\b(?!.*\bmi[oae]\b).*"),
    Rule("parcel", "skip",
         r"(?:(?:il|la|i|le|lo|l'|un|una) ?)?(?:(?:mi[oae]|miei|nostr[oa]) )?(?:pacc(?:o|hi)|"
         r"ordine|"
         r"spedizione|consegna|fattura|rimborso|volo|bonifico|pagamento|corriere|tracking|reso|"
         r"prenotazione|pratica|abbonamento|merce|articolo|prodotto|biglietto|ticket|addebito) "
         r"(?:mi |ci )?(?:risult|figur|è |non |appare|sembra|è$|dice|compare|segna)\w*.*"),
    # One of what the agent proposed is taken.
    Rule("chosen", "skip",
         r"(?:io )?(?:prendo|scelgo|tengo|compro|opto per|vado con|voto)(?: per)? (?:il|la|l'|i|le)"
         r" ?(?:prim|second|terz|quart|quint|ultim|penultim|altr)[oaie](?: (?:opzion|propost|"
         r"version|variant|idea|ricett|tito|libr|hotel|rispost|soluzion|bozz)\w*)?"),
    # What something looks like gives a reason: "mai emoji: fanno poco serio".
    Rule("looks", "skip",
         r"(?:mi )?(?:fanno|sembra(?:no)?|risulta(?:no)?|suona(?:no)?|pa(?:re|iono)|appa(?:re|"
         r"iono)|danno l'idea di|sa(?:nno)? di) (?:(?:un po'|troppo|poco|molto|più|meno|tanto|"
         r"davvero|così|solo) )*[\w']+(?: [\w']+)?"),
    # What was so is no longer.
    Rule("was-so", "skip",
         r"(?:quando|ai tempi in cui|all'epoca in cui|finché) (?:ero|avevo|\w{2,}[aei]vo)\b.*|"
         r"(?:(?:prima|una volta|anni fa|un tempo|da (?:piccol|bambin|giovan|ragazz)\w+|"
         r"(?:nel|nella|al) (?:mi[oa] )?(?:vecchi|precedent|ex|prim)\w* [\w ]{3,20}),? )"
         r"(?:non )?(?:mi |ci |l[oaie] )?(?:ero|avevo|\w{2,}[aei]vo|\w{2,}[aei]vamo)\b.*|"
         r"(?:non )?(?:mi |ci |l[oaie] )?(?!(?:volevo|dicevo|pensavo|intendevo|preferivo|ricavo|"
         r"privo|arrivo|scrivo|vivo|servo|ricevo|bevo|devo|attivo|lavo|provo|trovo|motivo|archivo|"
         r"levo|allevo|salvo|cavo|nuovo|muovo|rilevo|risolvo|assolvo|conservo|osservo|approvo|"
         r"chiavo|derivo|privo|coltivo|iscrivo|descrivo|convivo)\b)\w{2,}[aei]v(?:o|amo)\b.*|"
         r"ho lavorato (?:a lungo|per anni|tanti anni|\w+ anni)\b.*"),
    Rule("no-preference", "skip",
         r"sia .+ (?:sia|che) .+|va(?:nno)? bene (?:sia|entrambi|entrambe|tutto|tutti e due|uno "
         r"o l'altro|qualsiasi)\b.*|"
         r"non ho (?:nessuna |alcuna |particolari )?(?:preferenz[ae]|opinion[ei])\b.*|"
         r"non (?:ci )?tengo (?:particolarmente|più di tanto|troppo|molto|per forza|poi)\b.*|"
         r"(?:per me |mi )?(?:è|fa) (?:uguale|lo stesso|indifferente)\b.*|non (?:mi |m')?importa "
         r"(?:se|che|quale|come)\b.*|come vuoi\b.*"),
)  # fmt: skip
