"""The French grammar: how people state preferences, work, names, habits, and what to forget."""

from __future__ import annotations

from keepwise.bank.speech.grammar import Grammar
from keepwise.bank.speech.languages.fr.around import LEAD, POLITE, TAIL
from keepwise.bank.speech.languages.fr.calls import CALLS
from keepwise.bank.speech.languages.fr.cutting import CUTTING, SHARED
from keepwise.bank.speech.languages.fr.idle import IDLE, SOMEBODY, TASTES
from keepwise.bank.speech.languages.fr.open.asking import ASKING
from keepwise.bank.speech.languages.fr.open.doing import DOING
from keepwise.bank.speech.languages.fr.open.events import EVENTS
from keepwise.bank.speech.languages.fr.open.fragments import FRAGMENTS
from keepwise.bank.speech.languages.fr.open.lives import OPEN
from keepwise.bank.speech.languages.fr.open.shorts import SHORTS
from keepwise.bank.speech.languages.fr.open.things import ASIDES, THINGS
from keepwise.bank.speech.languages.fr.orders import ORDERS
from keepwise.bank.speech.languages.fr.passing import PASSING
from keepwise.bank.speech.languages.fr.selves import SELF
from keepwise.bank.speech.languages.fr.strangers import MOCKING, STRANGER, SUBJECTLESS
from keepwise.bank.speech.languages.fr.wishes import WISHES
from keepwise.bank.speech.languages.fr.wording import (
    main_clause,
    statement,
    straight,
    third_person,
    tidy,
)
from keepwise.bank.speech.languages.fr.words.names import NO_NAMES
from keepwise.bank.speech.languages.fr.work import WORK

GRAMMAR = Grammar(
    language="fr",
    cutting=CUTTING,
    rules=(
        *IDLE,
        *CALLS,
        *WORK,
        *SELF,
        *WISHES,
        *ORDERS,
        *ASKING,
        *FRAGMENTS,
        *EVENTS,
        *OPEN,
        *THINGS,
        *SHORTS,
        *DOING,
    ),
    asides=ASIDES,
    gate=r"\w",
    lead=LEAD,
    tail=TAIL,
    polite=POLITE,
    unreal=rf"{PASSING}|"
    r"\bc['’]est (?:écrit|marqué)\b|\bil est (?:écrit|marqué)\b|\b(?:met|ajout|écri|"
    r"précis|indiqu)\w* (?:dans|sur|à) (?:(?:le|la|mon|ma|une?) |l['’])(?:cv|lettre|mail|message|"
    r"annonce|bio|post|candidature|présentation|discours)\b[^.?!]{0,20}? (?:que|qu['’])|"
    r"\b(?:on fait comme|fais comme|jouons|on joue (?:à|un)|faisons comme|on dirait que)\b|"
    r"\bcomment (?:dit-on|on dit|dire|traduire|tu dirais|vous diriez|(?:ça )?se dit)\b|"
    r"\b(?:textes?|phrases?|bio|annonce|brouillon|accroche|légende|extrait|citation|paragraphe|"
    r"slogan|avis|témoignage|dialogue|réplique|message|mail|post|lettre) (?:(?:est|serait|:) )?"
    r"(?:à (?:relire|corriger|traduire|raccourcir|vérifier|reformuler|résumer|améliorer)|"
    r"d['’]accroche|d['’]ouverture)\b|"
    r"\bvoi(?:ci|là) (?:(?:la|ma|le|mon|sa|son|leur|les|un|une|notre) |l['’])(?:\w+ )?(?:bio|"
    r"phrase|texte|annonce|brouillon|extrait|citation|avis|témoignages?|slogan|accroche|lettre|"
    r"message|mail|post|réplique|dialogue|présentation|pitch|paragraphe)\b|"
    r"\b(?:écri[st]|écrivez|racont|invent|rédig|compos|fai(?:s|tes)|imagin|continu)\w*(?:-moi)? "
    r"(?:(?:une?|le|la|des|mon|ma) |l['’])(?:\w+ ){0,2}?(?:scènes?|poèmes?|histoires?|nouvelles?|"
    r"contes?|chansons?|monologues?|sketchs?|romans?|dialogues?|fables?|raps?|haïkus?|sonnets?|"
    r"blagues?|récits?)\b|"
    r"\b(?:répond(?:s|ez)?|di(?:s|tes)|écri(?:s|vez)|expliqu\w+|annonc\w+|préven\w+|prévien\w+|"
    r"confirm\w+|préciser?)(?:-(?:lui|leur)| (?:à|au|aux) (?!moi\b)[\w'’ -]{2,30}?)(?: \w+)? "
    r"(?:qu['’]|que (?:je|mon|ma|mes|on|nous)|pour (?:lui |leur )?(?:dire|expliquer|annoncer))\b|"
    r"\b(?:lettre|mail|message|sms|mot) [\w'’ -]{2,40}? (?:pour (?:lui |leur )?(?:dire|expliquer|"
    r"annoncer|préciser)|disant|expliquant) (?:qu|que)\b|"
    r"\b(?:si (?:je|j['’]|on) ?(?:étais|avais|habitais|vivais|pouvais|voulais|devais|était|"
    r"avait|préférais|disais|travaillais|gagnais|aimais|changeais|\w+ais)|supposons|imagine[zr]?|"
    r"imaginons|admettons|hypothétiquement|en théorie|mettons que|disons que|fais comme si|faites "
    r"comme si|par exemple,? (?:si|je|j['’])|jeu de rôle|dans (?:mon|ma|notre|le) "
    r"(?:(?:prochaine?|nouveau|nouvel|nouvelle|premi(?:er|ère)|futur) )?(?:roman|"
    r"nouvelle|"
    r"histoire|scénario|pièce|bd|fiction|conte|sketch|film)|mon (?:personnage|héros|narrateur|"
    r"antagoniste)|l['’]héroïne|le (?:héros|narrateur)|la narratrice|mon héroïne|dans la peau|"
    r"joue(?:r|z)? le rôle|fais semblant|faites semblant|du point de vue d['’]une?|"
    r"j['’]aurais (?:aimé|voulu|adoré|préféré)|exemple de phrase|la phrase suivante|dans une "
    r"autre vie|un jour peut-être|si seulement|"
    r"à supposer|partons du principe|(?<![^.!?])(?:ok,? |bon,? |alors,? )?(?:juste |seulement )?"
    r"(?:pour|dans|sur) (?:ce|cet|cette|ces) [\w-]+(?: \w+)? (?:uniquement|seulement|précis\w*)|"
    r"au cas où (?:je|j['’]))(?!\w)",
    sarcastic=rf"{MOCKING}|"
    r"(?:^|\s)/s\b|\b(?:ah|oh|mais) oui,? j['’]adore\b|\bencore (?:une?|des|\w+ heures)\b"
    r"[^.?]{0,60}\bj['’](?:adore|en raffole)\b|\bexactement ce que (?:j['’]aime|je voulais)\b|"
    r"\bj['’](?:adore|aime) [^.!?]{3,80}(?:\.\.\.|…)|"
    r"\bbien sûr,? (?:j['’]adore|parce que)\b|\bmais bien sûr\b|"
    r"\bc['’]est ça,? "
    r"oui\b|\bcomme si\b|\bouais,? c['’]est ça\b|🙄|\bironie\b|\bje plaisante\b|\bje rigole\b|"
    r"\bje blague\b|\b(?:nan|non),? je (?:rigole|déconne)\b|\bjoke\b|\bquel bonheur\b|\bj['’]adore "
    r"(?:quand (?:ça|tout) (?:plante|bug|crash|marche pas)|attendre|perdre)|\bgénial,? encore\b|"
    r"\bmerveilleux,? encore\b|\bben voyons\b|\bque du bonheur\b|\boh oui,? (?:surtout|"
    r"j['’]adore)\b|"
    r"\byoupi\b|\bquelle joie\b|\brien de tel que\b|\b(?:ah|oh|super|génial|top|chouette|ouais|"
    r"parfait),? (?:super,? |génial,? )?"
    r"j['’]adore quand\b|\btrop hâte\b|\bmon rêve,? \b|\btu parles\s*(?:[!.…]|\Z)|"
    r"\bquelle bonne idée\b|\bj['’]adore quand (?:le|la|les|l['’]|mon|ma|mes) ?[\w-]+ (?:tombe|"
    r"plante|bug|lag|"
    r"crash|refuse|disparaît|rame|met trois|se coupe|change)\w*\b|\bsuper ambiance\b|\bc['’]est "
    r"(?:vraiment )?le pied\b|"
    r"\b(?:génial|super|formidable|bravo|fantastique|parfait|magnifique|merveilleux|excellent|"
    r"top|chouette|splendide|nickel|extra),? (?:vraiment,? |franchement,? )?j['’](?:adore|aime) "
    r"(?:tellement |tant |trop |vraiment |beaucoup )?(?:passer (?:mes|ma|mon|des|toute|deux|"
    r"trois|une)|perdre|attendre|patienter|payer|tourner|tout|rester|devoir|appeler|rappeler|"
    r"re(?:commencer|faire|dire|démarrer|partir de|saisir|taper|écrire|lancer|expliquer|"
    r"remplir|poser|chercher|mplir)|ressaisir|répéter|réécrire|réinstaller|réexpliquer|"
    r"réinitialiser)\b|"
    r"\b(?:march\w+ (?:pas|plus)|plant\w+|bug\w*|en panne|ram(?:e|ait)|bloqu\w+|crash\w*)\b"
    r"[^.!?]{0,30}[,;:–] ?(?:génial|super|formidable|bravo|fantastique|parfait|merveilleux|top),? "
    r"j['’](?:adore|aime)\b|"
    r"\bsarcas\w+|[🙃😒]|\bj['’]adore (?:être|payer|patienter|faire la queue|rester bloquée?)\b|"
    r"\bexactement ce qu['’]il me fallait\b|\btrop bien,? encore\b|\bsuper,? encore\b",
    reported=r"(?i:(?:mon|ma|mes|notre|nos) [\w'’ -]{2,40}?,? (?:lui|elle|eux|elles)(?:,| c['’]est)"
    r"|(?:chez (?:nous|moi),? )?c['’]est (?:(?:mon|ma|le|la|notre) [\w-]{2,}|(?-i:[A-Z])[\w-]+)"
    r"(?: [\w-]+)? qui (?:décide|choisi|commande|cuisine|veut|insiste|fait|gère|préfère)\w*)|"
    rf"(?i:(?:(?:chez|dans|à|au|en) [\w'’ -]{{2,30}}?,? )?{SOMEBODY}(?:ne |n['’])?(?:y |"
    rf"en |me |m['’]|se |s['’])?(?:{TASTES})\b)|"
    r"(?i:(?:(?:mon|ma|mes|notre|nos|le|la|les|un|une|ton|votre) |l['’])(?:(?!\b(?:je|j|moi|on|"
    r"nous|tu|"
    rf"vous)\b)[^.!?]){{3,90}}?[ ,](?:et |mais )?(?:ne |n['’])?(?:y |en )?(?:{TASTES})\b)|"
    r"(?:(?i:il|elle|ils|elles|on m['’]a dit|quelqu['’]un|tout le monde|les gens|"
    r"certains|beaucoup|"
    r"(?:mon|ma|mes|notre|nos|le|la|les|ton|votre|un|une) (?:chef\w*|boss|patron\w*|manageu?r\w*|"
    r"collègues?|équipe|femme|mari|conjointe?|copine?|client\w*|amie?s?|pote\w*|direct\w+|mère|"
    r"père|"
    r"fils|fille|enfants|utilisateurs?|DG|DAF|coloc\w*|sœur|soeur|frère|blonde|chum|n\+1|associée?)"
    r"(?: [A-ZÀ-Ý][\w-]+)?)"
    r"|(?!(?:Je|Moi|Mon|Ma|Mes|Tout|Toujours|Jamais|Le|La|Les|Un|Une|Des|Réponses?|Tableaux?|Lundi|"
    r"Mardi|Mercredi|Jeudi|Vendredi|Samedi|Dimanche|Rien|Cela|Ça|Ca|Ce|Pour|Pas|En|Merci|Ceci|"
    r"Celui|Qui|Que|Note|Notez|On|Nous)\b)[A-ZÀ-Ý][\w-]+(?: [A-ZÀ-Ý][\w-]+)?) (?i:a |ne |n['’]|me |"
    r"m['’]|nous |préfère toujours |aussi |toujours |y |en )?"
    r"(?i:dit|dis|disait|écrit|pense|pensent|demande|demandé|veut|veulent|voulait|voudrait|"
    r"mentionné|"
    r"suggère|suggéré|insiste|affirme|croit|aime|aiment|adore|adorent|préfère|prefere|préfèrent|"
    r"déteste|détestent|a besoin|utilise|utilisent|travaille|bosse|vit|habite|joue|mange|boit|"
    r"est|sont|exige|souhaite|trouve|"
    r"trouvent|aimerait|raconte|déclare)\b|(?i:selon|d['’]après) |(?i:les (?:gens|clients|"
    r"utilisateurs|consommateurs|jeunes|français) )",
    once=r"\b(?:dans (?:le prochain|la prochaine) \w+|cette fois(?:-ci)?|pour (?:l['’]instant|le "
    r"moment|aujourd['’]hui|ce soir|demain|"
    r"cette "
    r"(?:fois|réponse|présentation|réunion|question|version|slide|page|analyse|demande|semaine|"
    r"conversation|note)|ce (?:rapport|mail|message|document|tableau|graphique|cas|coup|texte|"
    r"rendu|projet-ci|client|fichier|deck)|cet (?:article|email|e-mail|exercice|exemple|appel|"
    r"extrait)|ces (?:chiffres|données|slides)|celui-ci|celle-ci|une fois|le prochain \w+|la "
    r"prochaine \w+|la réunion de|changer)|juste (?:cette fois|pour|une fois|là|aujourd['’]hui|"
    r"maintenant)|rien que pour|exceptionnellement|temporairement|provisoirement|(?:à|a) titre "
    r"exceptionnel|dans (?:ce|cette|cet) (?:cas|rapport|mail|message|tableau|document|réponse|"
    r"fichier|paragraphe|conversation|graphique|texte|exemple|slide|phrase|présentation)|"
    r"uniquement (?:aujourd['’]hui|cette fois|ici)|une seule fois|là tout de suite|tout de suite|"
    r"d['’]ici (?:ce soir|demain|une heure)|avant (?:ce soir|demain|midi pile)|le temps de|"
    r"jusqu['’](?:à demain|à ce soir)|pour une fois|cette semaine seulement|en attendant)\b|"
    r"\baujourd['’]hui,? (?:je (?:veux|voudrais|préfère)|j['’]aimerais|montre|réponds|donne|fais)|"
    r"\b(?:montre|donne|fais|mets|réponds|affiche)\b.{0,60}\b(?:aujourd['’]hui|demain|ce soir|"
    r"ici)\b",
    standing=r"\b(?:chaque (?:réponse|message|(?:e-?)?mail|rapport|recette|tableau|graphique|"
    r"explication|"
    r"résumé|liste|texte|titre|conversation|échange|question|fichier|fonction|commit|chiffre|"
    r"phrase|"
    r"paragraphe|section|repas|suggestion|proposition|fiche|analyse)|la prochaine fois|les "
    r"suivante?s?|les prochaine?s? (?!jours|semaines|mois|heures|"
    r"minutes|étapes|années)\w+|les "
    r"prochaines fois|sans exception|d['’]office|automatiquement|"
    r"à tous les coups|en tout temps|partout|(?:quand|lorsque|dès que|si) (?:tu|vous) (?:me |m['’]|"
    r"nous )?(?!(?:as|avez|auras|aurez|es|êtes|seras|peux|pouvez|pourrais|pourriez|veux|voulez|"
    r"finis|finissez|termines|reviens|trouves|sais|savez|vois|préfères|préférez|arrives|"
    r"penses|étais|avais|pouvais|voulais|pouviez|préfère)\b)\w+(?:s|ez)\b|"
    r"(?:quand|lorsque|dès que|si|(?:à )?chaque fois que) (?:je|j['’]) ?(?:te |vous |t['’])?"
    r"(?:demande|parle|donne|dis|cite|propose|pose|mentionne|écris|évoque)|(?:dans|pour|sur|à|"
    r"avec) (?:tous|toutes|chaque|"
    r"tout|toute) (?!de\b|le monde|à|suite|l[ea]\b|cas|façon|savoir)\w+|"
    r"(?:dans|pour|sur) (?:mes|tes|vos|nos|les) (?:e-?mails?|mails|"
    r"courriels|courriers|messages|réponses|rapports|tableaux|graphiques|recettes|textes|"
    r"graphes|rappels|notifications|alertes|reportings|légendes|en-têtes|axes|cartes|titres|"
    r"listes|menus|itinéraires|explications|exemples|résumés|documents|présentations|calculs|"
    r"traductions|suggestions|propositions|recommandations|synthèses|analyses|commits|mémos|"
    r"fiches|exports|slides|plannings|commentaires|scripts|corrections|comptes[- ]rendus|"
    r"requêtes|repas|voyages|projets|cours|courses|devis|factures|notes|playlists|vols|commandes|"
    r"vidéos|newsletters|posts|articles|devoirs|fichiers|tests|trains|bilans|tableurs|"
    r"hôtels|trajets|séances|programmes|montants|dates|prix|"
    r"températures|chiffres)\b|chaque (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|"
    r"matin|soir|mois|semaine|jour)|tous les (?:lundis|mardis|mercredis|jeudis|vendredis|"
    r"samedis|dimanches|matins|soirs|jours|mois)|je (?:préfère|préférerais|apprécie|aime (?:bien "
    r"|mieux )?)(?:,? | )(?:(?:que|quand|lorsque) (?:tu|vous)|qu['’]on)|toujours|jamais|"
    r"d[ée]sormais|dor[ée]navant|(?:à|a) (?:partir|compter) (?:de "
    r"maintenant|d['’]aujourd['’]hui|de l[àa]|de ce (?:jour|soir)|d['’]ici|de demain)|"
    r"[àa] l['’]avenir|dans le "
    r"futur|par d[ée]faut|syst[ée]matiquement|chaque fois|en permanence|comme d['’]hab(?:itude)?|"
    r"de préférence|une "
    r"(?:bonne )?fois pour toutes|pour la suite(?! d[ue])|[àa] chaque (?:réponse|message|"
    r"question|fois|"
    r"rapport|conversation)|en toutes circonstances|sauf (?:si|mention|avis|indication|demande|"
    r"contre-ordre)|définitivement|en r[èe]gle générale|de manière générale|d['’]une (?:manière|"
    r"façon) générale|de "
    r"façon générale|tout le temps|jusqu['’]à nouvel ordre|(?:tous|toutes) (?:mes|les) (?:rapports|"
    r"messages|réponses|mails|documents|conversations|analyses)|toutes tes réponses|dès "
    r"(?:maintenant|à présent|aujourd['’]hui)|pour les prochaines fois|pour (?:toujours|de bon)|"
    r"quoi qu['’]il arrive|(?:ne |n['’])(?:me |m['’])?\w+ plus|ne plus|"
    r"(?:me |m['’]|tu |vous )?\w{3,}(?:ras|rez) (?:en|toujours|les)|habituellement)\b",
    additive=r"\b(?:aussi|également|en plus|en outre|de plus|en complément|par ailleurs)\b",
    asked=r"(?:[^?]{0,60},\s*)?(?:(?:ç|c)a (?:te|vous) (?:dérange|va|irait|ennuie|embête)(?: "
    r"pas)? (?:de|d['’])"
    r"|(?:tu|vous|on) (?:peux|pourrais|pouvez|pourriez|peut)|(?:peux|pourrais|pouvez|pourriez|"
    r"peut)[- ]"
    r"(?:tu|vous|on)) ?(?:me |m['’]|nous |se )?(?:répondre|parler|écrire|expliquer)(?: \w+)? en (?:"
    r"français|anglais|allemand|espagnol|italien|portugais|néerlandais|arabe|chinois|"
    r"japonais)\b.{0,30}|"
    r"(?:[^?]{0,60},\s*)?(?:est[- ]ce (?:que |qu['’]))?(?:(?:peux|pourrais|pourrez|pouvez|"
    r"pourriez|voudrais|veux|voulez|voudriez|peut|pourrait)[- ](?:tu|vous|on)|(?:tu|vous) (?:ne |"
    r"n['’])?(?:me |m['’])?(?:peux|"
    r"pourrais|pouvez|pourriez|veux bien|voulez bien|voudrais bien)|on (?:peut|pourrait|se)|"
    r"(?:est-il|serait-il|c['’]est|est-ce|ce serait) possible|possible (?:de|d['’])|(?:ç|"
    r"c)a (?:te|vous) (?:"
    r"dérange|dérangerait|va|irait|ennuie|embête)|je peux (?:te|vous) demander|puis-je te demander)"
    r"(?:\b|(?<=['’])).*\b(?:toujours|jamais|d[ée]sormais|dor[ée]navant|[àa] partir d|"
    r"[àa] l['’]avenir|retenir|"
    r"m[ée]moriser|te souvenir|te rappeler|garder en|noter|oublier|m['’]appeler|(?:à|dans|sur) "
    r"(?:ma fiche|mon profil|ta mémoire|mon dossier|tes notes)|tuto\w+|vouvo\w+|"
    r"se dire tu|par "
    r"d[ée]faut|ne plus|plus (?:de|me|jamais|utiliser)|arr[êe]ter|syst[ée]matiquement|"
    r"[àa] chaque fois|chaque "
    r"fois|pour la suite|en g[ée]n[ée]ral|dans (?:toutes )?(?:tes|vos) r[ée]ponses|[ée]viter|"
    r"passer (?:au tu|en mode)|"
    r"une fois pour toutes|pour les prochaines|dès maintenant|en permanence|d[ée]finitivement)\b.*",
    opposed=r",? (?:et |mais )?(?:pas|non(?: pas)?|surtout pas|jamais)\b|,? ?\(?(?:plutôt|"
    r"au lieu|à la place|de "
    r"préférence à) (?:que|qu'|de|d'|des|du)?| aux (?=(?:graph|tableau|list|puces|diag|camemb|"
    r"paragr|long|pavé|text|dollars?|livres?|euros?|miles?|bull|tableur|courb|phras|explic)\w*)|"
    r" >|, sans\b| vs ",
    compares=r"\b(?:plutôt|au lieu|à la place|aux)\b",
    limit=r",? (?:(?:pour|dans|chez|quand|lorsque|dès que|(?:à )?chaque fois que|lors d|pendant|"
    r"si|sur|avec|durant|à l'oral|au|"
    r"aux)(?: "
    r"|(?<=d)(?:e |es |'))|en (?=réunion|interne|présentation|cas|priorité)|le (?=matin|soir|midi|"
    r"week|lundi|mardi|mercredi|jeudi|vendredi))",
    describes=r"avec",
    limit_ahead=r"(?P<limit>(?:pour|dans|en cas de|lors des?) (?![\w' ]+ qu[ei] (?:je|on)\b|moi\b|"
    r"nous\b|info|l['’]avenir\b|"
    r"la "
    r"suite\b|toi\b|vous\b|le moment\b|être\b|que\b|qui\b)[\w&'’ -]{2,40}?)(?:, |,? (?=(?:je|svp|"
    r"utilise|montre|donne|toujours|mets|garde|réponds|affiche|il (?:me )?faut|on)\b))",
    open_limits=r"(?:moi|nous|tout|maintenant|l['’]avenir|le reste|la suite|(?:toutes |"
    r"tous )?(?:mes |"
    r"tes |vos |les |ses )?(?:réponses|montants|chiffres|nombres|résultats|prix|valeurs|questions|"
    r"demandes|conversations|échanges|messages|montants d'argent|sommes)|tout ce que .{2,30}|"
    r"(?:tu|vous) (?:me |m['’])?(?:réponds|répondez|donnes|montres|écris|parles|présentes|"
    r"envoies).{0,20}|je te (?:demande|parle|pose).{0,30}|possible|"
    r"le moment|que ce soit clair|plus de clarté|être claire?|ça|info)",
    glue=r"(?:pourcentages|affichée?s?|présentée?s?|donnée?s?|exprimée?s?|convertie?s?|indiquée?s?|"
    r"rédigée?s?|écrite?s?|libellée?s?|moi|me|nous|mes|tes|vos|ton|ta|mon|ma|tous|toutes|tout|"
    r"toute|réponses?|montants?|chiffres?|nombres?|valeurs?|prix|résultats?|totaux|sommes|"
    r"argent|dates?|heures?|températures?|distances|données|comparaisons?|comparatifs?|coûts?|"
    r"budgets?|dépenses?|en|comme|avec|sous|forme|format|formats|par|via|devise|monnaie|et|ou|"
    r"unités?|uniquement|seulement|juste|de|d|des|du|les|l|le|la|au|aux|à|a|qu|que|est|sont|soient|"
    r"soit|être|c|deux|propres?|simples?|toujours|svp|plutôt|plus|langue|style|présentation|"
    r"affichage|mode|system|système|s|bien|clairs?|rester|reste|dans|sur|chose|systématiquement|si|"
    r"choses|infos?|informations?|tendances?|évolutions?|listes?|stats|statistiques|explications?|"
    r"désormais|dorénavant|avoir|voir|recevoir|mieux|quand|vers|bons?)",
    needless=r"\b(?:svp|toujours|systématiquement|désormais|dorénavant|à chaque fois) | (?:svp|"
    r"toujours|systématiquement|désormais|dorénavant|à chaque fois)\b",
    pronouns=r"(?:les|le|la|l|un|une|ça|y|en)",
    article=r"(?:une?|le|la|ce|cet|cette|ces|celui|ton|ta|tes|son|sa|ses|votre|vos|leurs?|l|autre)",
    pointing=r"(?:le|la|ce|cet|cette|ces|ton|ta|tes|votre|vos|autre)",
    trailing=r"(?<![/-])\b(?:ça|cela|ceci|celui-ci|celle-ci|celui-là|celle-là|ceux-là|toi|vous|eux|"
    r"là)\Z",
    addressed=r"\b(?:ta|ton|tes|votre|vos|tu|vous|hier|tout à l'heure|ci-joint\w*|ci-dessus|cette|"
    r"ce (?:que|qui|tableau|graphique|résultat|rapport)|l'autre)\b",
    empty=r"(?:ça|cela|ceci|c'est|ce|quand|comment|si|où|qui|pourquoi|rien|quelque chose|"
    r"tout(?: ça)?\Z|bien|lui|elle|eux|toi|vous|moi)\b.{0,12}",
    unsaid=r"(?:(?:mon|ma|mes|notre|nos|le|la|les|ton|ta|tes) |l')[\w-]+(?: [\w-]+)?",
    poison=r"\b(?:ignore[zr]?(?! (?:les|la) (?:commandes|valeurs|lignes|doublons|retours|"
    r"comptes|clients|tests|week-ends|majuscules|casse|accents))|outrepasse[zr]?|contourne[zr]?|"
    r"jailbreak|prompts? système|system "
    r"prompts?|instructions?|garde-fous?|politiques? de (?:sécurité|confidentialité)|"
    r"administrateurs?|"
    r"admins?|root|sudo|exfiltre\w*|ne (?:le |la )?(?:mentionne|dis|répète)[zr]? (?:pas|"
    r"à personne)|"
    r"sans (?:le dire|demander la permission|m['’]en parler|prévenir personne)|tu es|vous êtes|"
    r"agis comme|approuve\w*|"
    r"autorise\w*|signifie\w*|veut dire|n['’]importe qui|tous les utilisateurs|mots? de passe|"
    r"secrets?|codes? pin|pin|iban|cvv|\d[\d  .,]*(?:(?:k|m)?[€$£%]|(?:(?:k|mille|millions?|"
    r"milliards?) )?(?:d['’])?(?:euros?|dollars?|francs?|livres sterling))|"
    r"tokens?|jetons?|clés? (?:d['’])?api|identifiants?|https?:|www\.)(?!\w)",
    others=r"(?:il|elle|ils|elles|(?:[A-ZÀ-Ý][\w-]+|mon \w+|ma \w+|mes \w+|le \w+|la \w+|les \w+|"
    r"notre "
    r"\w+)(?: [A-ZÀ-Ý][\w-]+)?) (?:ne |n')?(?:toujours )?(?:aime|adore|préfère|veut|déteste|hait|"
    r"pense|dit|utilise|aiment|adorent|préfèrent|veulent|trouve|gagne|souhaite|est (?:malade|"
    r"enceinte|partie?))\b.*",
    corrects=r"\b(?:en fait|finalement|plutôt|au final|correction|mieux|en réalité|"
    r"tout compte fait|réflexion faite|à la place|pardon|non,|nan,|oups)(?!\w)",
    determiner=r"(?:le|la|les|mon|ma|mes|tous|toutes|nos|notre|chaque|un|une|des)",
    present=r"(?:moi,? )?je\b|on\b",
    pointed=r"\b(?:ça|cela|ceci|ce(?! que| qui)|cet|cette|ces|ci-dessus|ci-dessous|celui|celle|"
    r"celui-ci|suivante?s?)\b",
    to_do=r"d(?:e |')",
    at_hand=r"(?:(?:le|la|les|ce|cet|cette|ces) |l')",
    mine=r"(?:(?:mon|ma|mes|notre|nos|le|la|les) |l')",
    setting=r" (?:préférée?s?|par défaut|de préférence)\Z",
    prefixes=r"(?:[\s,]*(?:tout ce que (?:tu|vous) (?:sais|savez|as|avez)(?: (?:retenu|mémorisé|"
    r"noté|enregistré|appris))? (?:sur|de|à propos de|concernant) (?:le fait que )?|tout ce (?:que|"
    r"qui) (?:je (?:te |vous |"
    r"t'|l')?ai dit (?:sur|à propos de)|concerne)|ce que (?:je (?:te |vous |t')?ai dit|tu sais|"
    r"vous savez|je ai dit|je disais) "
    r"(?:sur|de|à propos (?:de|du|des)|concernant|au sujet (?:de|du|des)) |(?:le|la|l'|les|"
    r"cette) ?(?:fait que|fait qu'|histoire|infos?|information|"
    r"détail|note|préférence|remarque|truc|partie|passage|souvenir|consigne|règle) ?(?:(?:sur|de|"
    r"du|des|d'|concernant|à propos de|avec|comme quoi|que|pour) ?)?|que |qu'))",
    own=r"(?:et |mais |donc )?(?:pas d(?:e |['’])|jamais d(?:e |['’])|(?:ne |n['’])"
    r"(?!(?:y |en )?(?:aime|adore|veut|boit|mange|supporte|apprécie|jure|lit|parle|tolère|dort|"
    r"travaille|habite|refuse|fume|conduit|peut|sait|sort|porte|joue|déteste)"
    r"(?:nt)?\b)|je\b|j['’]|"
    r"moi\b|mon\b|ma\b|mes\b|notre\b|nos\b|jsuis\b|chui|"
    r"on (?:parle|habite|vit|a|est|mange|utilise|travaille|part|fait|va)\b|nous \w+ons\b)",
    general=r"(?:pour|dans|sur|avec|lors des?) (?:(?:tous|toutes) )?(?:(?:les|mes|nos|tes|vos|mon|"
    r"le|la|"
    r"notre) |l')?(?:codes?|scripts?|recettes?|mails?|e-?mails|messages|rapports?|montants?|dates?|"
    r"prix|graphiques?|tableaux|présentations|traductions|résumés|trajets?|voyages?|vols?|hôtels?|"
    r"repas|menus|courses|réponses|explications|exemples|calculs|unités|mesures|températures|"
    r"itinéraires|réunions|rendez-vous|factures|devis|livraisons|chiffres|pourcentages|listes|"
    r"commits|tests|requêtes|exports|prochaine?s? \w+s|suggestions|recommandations|enfants|"
    r"boulot|travail|week-ends?|vacances)|pour (?:suivre|comparer|visualiser|montrer|analyser|"
    r"repérer|surveiller|lire|présenter)(?: (?:une?|des|les|l'|la|le) ?(?!(?:deux|"
    r"trois)\b)[\w' -]{3,40})?|"
    r"pour (?:une|les|des|mes|toutes les) (?:évolutions?|répartitions?|comparaisons?|tendances?|"
    r"classements?|proportions?|parts)|(?:quand|dès que|lorsque|chaque fois que|en cas de) "
    r"(?:il y a|"
    r"une? |c'est |ça |les? |la |l'|je (?:te |vous )?(?:demande|parle|pose|donne|dis|"
    r"envoie))(?!.*\b(?:"
    r"prête?|finie?|terminée?|arrivée?|reçu|confirmé|validé|dispo\w*)\b).*",
    elided=rf"(?:et |mais |puis )?(?:(?:aussi|surtout|souvent|parfois|donc) )*(?:(?:ne |"
    rf"n')?(?!(?:fais|fai) (?:court|simple|bref|moi|vite|en|au|comme|plus|une|attention|pareil|"
    rf"tout|gaffe))(?:{SHARED})"
    r"\b(?! moi|-)|(?P<state>responsable d|chargée? d|en charge d|allergique|basée? à|végéta|"
    r"végan|vegan|spécialisée?|maman d|papa d)\w*)",
    conditional=r"\A(?:pour|avec|dans|en|sur|lors|plus de|moins de) |\b(?:si(?! possible| tu peux|"
    r" vous pouvez)|quand|lorsque|sauf|jusqu['’]|tant que|dès que|au-dessus|au-delà|en dessous)\b",
    ask=r"(?:qu['’]|que|quoi|comment|pourquoi|quel\w*|qui|où|quand|combien|est-ce|es-tu|as-tu|avez|"
    r"peux|peut|pourrai\w*|dois|doit|faut|sais|c['’]est quoi|tu|vous|on|puis|y a|a-t|est-il)\b",
    no_names=NO_NAMES,
    follows=r"et|ou|avec|pour|dans|en|quand|sur|plutôt|au|aux|le|comme",
    colouring=r"(?:plus |très |toujours |bien |assez |aussi |svp )",
    group=r"équipe|service",
    be=("je ", "je suis "),
    sentences={
        "opposed": "{yes}, pas {no}",
        "always": "Demande de toujours {x}",
        "never": "Demande de ne jamais {x}",
        "avoid": "Ne veut pas voir {x}",
        "or": " ou ",
        "and": " et ",
        "never_word": r"ne (?:plus jamais|jamais|plus|pas|surtout pas)",
        "always_word": r"toujours",
    },
    person=third_person,
    statement=statement,
    plain=main_clause,
    tidy=tidy,
    straight=straight,
    stranger=STRANGER,
    subjectless=SUBJECTLESS,
)
