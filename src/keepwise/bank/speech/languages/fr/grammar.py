"""The French grammar: how people state preferences, work, names, habits, and what to forget."""

from __future__ import annotations

from keepwise.bank.speech.grammar import Grammar
from keepwise.bank.speech.languages.fr.asking import ASKING
from keepwise.bank.speech.languages.fr.calls import CALLS
from keepwise.bank.speech.languages.fr.cutting import CUTTING, PLEASE, SHARED
from keepwise.bank.speech.languages.fr.events import EVENTS
from keepwise.bank.speech.languages.fr.fragments import FRAGMENTS
from keepwise.bank.speech.languages.fr.idle import IDLE
from keepwise.bank.speech.languages.fr.lives import OPEN
from keepwise.bank.speech.languages.fr.names import NO_NAMES
from keepwise.bank.speech.languages.fr.orders import ORDERS
from keepwise.bank.speech.languages.fr.selves import SELF
from keepwise.bank.speech.languages.fr.things import ASIDES, THINGS
from keepwise.bank.speech.languages.fr.wishes import WISHES
from keepwise.bank.speech.languages.fr.wording import (
    main_clause,
    statement,
    straight,
    third_person,
    tidy,
)
from keepwise.bank.speech.languages.fr.work import WORK

_YOU = r"(?:tu|vous)"

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
    ),
    asides=ASIDES,
    gate=r"\w",
    lead=r"(?:(?:(?:petite?s?|une|encore une|dernière|deux|quelques|autre) )?(?:choses?|infos?|"
    r"précisions?|présentation|actu|update|màj|notes?|remarques?|demandes?|consignes?|requêtes?|"
    r"rappel|préférences?|contexte|"
    r"détails?)\b[^:.]{0,40}\s?:\s+|"
    rf"(?:quand|lorsque|à chaque fois que|chaque fois que|si) (?:{_YOU}|je|on) (?:me |te |vous |"
    rf"m'|t')?"
    r"(?:montre|donne|répond|envoie|écri|présente|demande|parle|explique|fai|propose|mentionne|"
    r"rédige|liste|compare|résume|crée|cite|affiche|sugg)\w*\b[^,]{0,40},\s+|"
    r"(?:svp|merci (?:de bien vouloir|d'avance(?: de)?|de|d'|par avance)|veuillez|prière (?:de|d')|"
    r"pense[zrs]? (?:bien |toujours )?(?:à|aussi à)|essaie[sz]? (?:toujours |plutôt |"
    r"juste )?(?:de|d')|essaye[zr]? (?:de|d')|essayez (?:toujours )?(?:de|d')|tâche[zr]? (?:de|d')|"
    r"fais en sorte (?:de|d'|que tu|"
    r"que)|faites en sorte (?:de|d'|que)|veille[zr]? (?:bien |toujours )?à(?: ce que)?|"
    r"assure[zr]?-(?:toi|vous) (?:de|d'|que)|n'hésite[zs]? pas à|hésite pas à|"
    rf"(?:il )?(?:faut|faudrait|faudra)(?: que {_YOU})?|j'exige que {_YOU}|"
    rf"il (?:vaut|vaudrait) mieux(?: que {_YOU})?|"
    rf"(?:je|on) (?:voudrai[st]?|aimerai[st]?|veu[xt]|souhaite(?:rais)?|préfère(?:rais)?|"
    r"préférerai[st]?|apprécie(?:rais|rait)?|adorerais|attends|exige|te demande|vous demande|"
    r"demande|serais (?:très )?(?:ravie?|contente?|heureu(?:x|se)|reconnaissante?)|te prie|"
    r"vous prie)"
    rf"(?: bien| vraiment| mieux| beaucoup| autant| plutôt| juste)*,? (?:que|qu'|si|de ce que) "
    rf"?(?:{_YOU}|on)(?: (?:puisses?|puissiez|pouvais|pouviez|pourrais|pourriez))?(?! (?:sache|"
    rf"arrive|"
    r"voies|comprenn))|"
    rf"je (?:te |vous )(?:demande(?:rais|rai)?|prie(?:rais|rai)?)(?: donc)? (?:de|d')|"
    r"(?:ce serait|ça serait|il serait|serait-il|c'est|ça m'arrangerait|ça m'aiderait|ce sera|"
    r"ça me ferait plaisir)(?: "
    r"(?:vraiment|plus|super|trop|très|bien plus|quand même|beaucoup))*(?: (?:bien|sympa|top|"
    r"super|génial|"
    r"mieux|cool|préférable|idéal|parfait|gentil|pratique|utile|chouette|le fun|bon|simple|facile|"
    rf"apprécié|possible|clair))?(?: pour moi)?,? (?:(?:que|si) {_YOU}(?: (?:pouvais|pouviez|"
    r"puisses?|puissiez|pourrais))?|de|d')|"
    rf"(?:est-ce que |est-ce qu')?(?:{_YOU} (?:peux|pouvez|pourrais|pourriez|dois|devez|devrais|"
    r"devriez|veux bien|voulez bien|voudrais bien)|(?:peux|pourrais|pouvez|pourriez|veux|voudrais|"
    r"voulez|voudriez|peut|pourrait)(?:-| )(?:tu|vous))(?: (?:bien|aussi|juste|donc|peut-être|"
    r"éventuellement|vraiment|également|plutôt|me promettre de))*|ça (?:te|vous) (?:dérange|"
    rf"dérangerait|va|irait|ennuie|embête) (?:de|d'|si {_YOU}|si)|est-ce possible (?:de|d')|"
    r"(?:est-il|c'est|serait-il) possible (?:de|d'|que (?:tu|vous))|possible (?:de|d')|"
    r"(?:tu|vous)(?= (?:me |m'|nous )?\w+(?:ras|rez)\b)|que (?:tu|vous)|"
    r"l'idéal,? (?:c'est|ce serait)(?: (?:que (?:tu|vous)|de))?|le mieux,? (?:c'est|ce serait)(?: "
    r"(?:que (?:tu|vous)|de))?|ce que je (?:veux|préfère|voudrais|souhaite),? c'est(?: que (?:tu|"
    r"vous)| de)?|"
    r"autant que possible|dans la mesure du possible|si possible|si tu (?:peux|veux)|si "
    r"vous (?:pouvez|voulez)|bonjour(?: à (?:tous|toutes|toi|vous))?|salut|coucou|hello|hey|hi|"
    r"yo|bonsoir|allô|allo|rebonjour|bjr|slt|ok|"
    r"okay|d'accord|merci(?: (?:beaucoup|bien|pour tout))?|super|parfait|génial|top|nickel|bon|"
    r"bien|bah|ben|alors|"
    r"donc|et|mais|ah|oh|euh|hum|hmm|oui|ouais|ouin|non|enfin|en fait|enfaite|finalement|"
    r"au final|du coup|"
    r"sinon|au fait|d'ailleurs|à propos|pour info(?:rmation)?|fyi|btw|perso|personnellement|"
    r"pour ma part|quant à moi|en ce qui me concerne|moi(?=,| je| on)|de mon côté|à titre (?:perso|"
    r"personnel|professionnel|"
    r"indicatif)|honnêtement|franchement|à vrai dire|pour être (?:honnête|franche?|claire?)|"
    r"(?:en général|généralement|normalement|d'habitude|par défaut|en principe)(?!,? (?:je|on)\b)|"
    r"comme (?:je (?:l'ai |le |te l'ai |vous l'ai )?(?:dit|disais|dis)|dit)|"
    r"je (?:te|vous) (?:l'ai|le|ai) (?:déjà )?(?:dit|rappelle|redis)|dorénavant|désormais|"
    r"(?:à|a) (?:partir|compter) (?:de (?:maintenant|là|ce (?:jour|soir)|demain|cette semaine)|"
    r"d'aujourd'hui|d'ici)|à l'avenir|dans le futur|dès (?:maintenant|aujourd'hui|à présent)|"
    r"pour la suite|pour les prochaines fois|la prochaine fois|en "
    r"permanence|aussi|également|en plus|puis|ensuite|correction|pardon|désolée?|oups|attends|"
    r"attendez|voilà|bref|écoute[z]?|tu sais|vous savez|juste|de manière générale|d'une (?:manière|"
    r"façon) générale|en règle générale|de façon générale|comme (?:toujours|d'habitude)|p\.?s\.?|"
    r"et puis|surtout|il faut savoir que|il se trouve que|je dois (?:dire|avouer) que|je crois que|"
    r"je pense que|tout compte fait|réflexion faite|après réflexion|tout bien réfléchi|maintenant|"
    r"actuellement|présentement|"
    r"autre chose|en ce qui concerne|concernant|pour ce qui est (?:de|des|du)|par contre|je "
    r"(?:te |vous )(?:préviens|précise|signale|avoue|jure)(?: que| qu')?|"
    r"je précise(?: que| qu')?|(?:il )?faut savoir que|par pitié|en revanche|cependant|toutefois|"
    r"ceci dit|cela dit|néanmoins|"
    r"continue[zr]? (?:à|de)|\(?(?:et )?(?:toutes?|tous) (?:les|mes) (?:autres|suivante?s?|"
    r"prochaine?s?)(?: fois)?\)?|c'est noté|noté|entendu|en fin de compte|"
    r"tant que j'y suis|tant que je y suis|au passage|tout d'abord|pour "
    r"commencer|en (?:gros|bref|résumé|clair|vrai)|sérieux|sérieusement|stp|plus précisément|"
    r"chez (?:moi|nous)(?=,)|dans mon cas|pour moi(?=,)|et pour moi|pour mes besoins|"
    r"petit rappel|avant (?:de commencer|toute chose|tout),?|mieux vaut|"
    r"au lieu d(?:e |es |u |')[\w' -]{2,30}, (?=(?:svp|utilise|montre|donne|je|mets|affiche)\b))"
    r"(?:\s?[,:!.]?\s+|(?<=\.)\s*|(?<= )|(?<=')))",
    tail=rf"(?:[,;]?\s*(?:\b(?:svp|{PLEASE}|merci(?: (?:d'avance|beaucoup|bien|à toi|à vous|"
    rf"par avance))?|"
    r"désormais|dorénavant|"
    r"(?:à|a) partir (?:de maintenant|d'aujourd'hui|de là)|à l'avenir|par défaut|systématiquement|"
    r"toujours|(?<!est )(?<!pas )pour moi|avec moi|comme toujours|comme d'habitude|(?:à )?chaque "
    r"fois|"
    r"tout le temps|ok|d'accord|aussi|également|non plus|si possible|autant que possible|"
    r"dans la mesure du possible|en "
    r"général|généralement|à la place|plutôt|quoi|hein|voilà|du coup|en fait|finalement|lol|mdr|"
    r"ptdr|haha|de manière générale|maintenant|dès maintenant|"
    r"dans (?:tes|vos|les|toutes (?:tes|vos|les)|mes) (?:réponses|messages|"
    r"conversations|échanges)|(?<!bien )(?<!aime )(?<!fère )(?<!teste )(?<!dore )quand (?:tu|"
    r"vous) (?:me |m')?(?:réponds|répondez|écris|écrivez|"
    r"parles|parlez|expliques|présentes|donnes)(?: .{0,20})?|"
    r"sauf (?:si je|indication|mention|avis|demande|contre-ordre)\b.{0,30}|jusqu'à nouvel ordre|"
    r"pour "
    r"(?:la suite|toujours)|une (?:bonne )?fois pour toutes|en tout cas|(?:n')?oublie[zs]? pas|"
    r"sans exception|perso|personnellement|au "
    r"passage|d'ailleurs|pour info|si (?:ça|cela) (?:te|vous) (?:va|convient|dérange pas)|si "
    r"(?:c'est )?possible|bien sûr|évidemment|en permanence|"
    r"comme (?:tout le monde|ça)|entre (?:nous|autres)|définitivement|à vie|pour de bon)"
    r"\b|[.!…]+|[:;]-?[)D]|\^\^|[\U0001F300-\U0001FAFF\u2600-\u27bf\ufe0f]+))",
    polite=rf"\b(?:svp|{PLEASE}|merci (?:de|d['’])|merci d['’]avance|veuillez|pri[èe]re de|je "
    r"(?:te|vous) prie|, merci[ .!]*\Z)(?!\w)",
    unreal=r"\b(?:si (?:je|j['’]|on) ?(?:étais|avais|habitais|vivais|pouvais|voulais|devais|était|"
    r"avait|préférais|disais|travaillais|gagnais|aimais|changeais|\w+ais)|supposons|imagine[zr]?|"
    r"imaginons|admettons|hypothétiquement|en théorie|mettons que|disons que|fais comme si|faites "
    r"comme si|par exemple,? (?:si|je|j['’])|jeu de rôle|dans (?:mon|ma|notre|le) (?:roman|"
    r"nouvelle|"
    r"histoire|scénario|pièce|bd|fiction|conte|sketch|film)|mon (?:personnage|héros|narrateur|"
    r"antagoniste)|l['’]héroïne|le (?:héros|narrateur)|la narratrice|mon héroïne|dans la peau|"
    r"joue(?:r|z)? le rôle|fais semblant|faites semblant|du point de vue d['’]une?|"
    r"j['’]aurais (?:aimé|voulu|adoré|préféré)|exemple de phrase|la phrase suivante|dans une "
    r"autre vie|un jour peut-être|si seulement|"
    r"à supposer|partons du principe|au cas où (?:je|j['’]))(?!\w)",
    sarcastic=r"(?:^|\s)/s\b|\bbien sûr,? (?:j['’]adore|parce que)\b|\bmais bien sûr\b|"
    r"\bc['’]est ça,? "
    r"oui\b|\bcomme si\b|\bouais,? c['’]est ça\b|🙄|\bironie\b|\bje plaisante\b|\bje rigole\b|"
    r"\bje blague\b|\b(?:nan|non),? je (?:rigole|déconne)\b|\bjoke\b|\bquel bonheur\b|\bj['’]adore "
    r"(?:quand (?:ça|tout) (?:plante|bug|crash|marche pas)|attendre|perdre)|\bgénial,? encore\b|"
    r"\bmerveilleux,? encore\b|\bben voyons\b|\bque du bonheur\b|\boh oui,? (?:surtout|"
    r"j['’]adore)\b|"
    r"\byoupi\b|\bquelle joie\b|\brien de tel que\b|\b(?:ah|oh|super|génial|top|chouette|ouais|"
    r"parfait),? (?:super,? |génial,? )?"
    r"j['’]adore quand\b|\btrop hâte\b|\bmon rêve,? \b|\btu parles\b|"
    r"\bquelle bonne idée\b|\bsuper ambiance\b|\bc['’]est (?:vraiment )?le pied\b|"
    r"\bsarcas\w+|[🙃😒]|\bj['’]adore (?:être|payer|patienter|faire la queue|rester bloquée?)\b|"
    r"\bexactement ce qu['’]il me fallait\b|\btrop bien,? encore\b|\bsuper,? encore\b",
    reported=r"(?:(?i:il|elle|ils|elles|on m['’]a dit|quelqu['’]un|tout le monde|les gens|"
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
    r"déteste|détestent|a besoin|utilise|utilisent|travaille|bosse|est|sont|exige|souhaite|trouve|"
    r"trouvent|aimerait|raconte|déclare)\b|(?i:selon|d['’]après) |(?i:les (?:gens|clients|"
    r"utilisateurs|consommateurs|jeunes|français) )",
    once=r"\b(?:cette fois(?:-ci)?|pour (?:l['’]instant|le moment|aujourd['’]hui|ce soir|demain|"
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
    standing=r"\b(?:chaque (?:réponse|message|e-?mail|rapport|recette|tableau|graphique|"
    r"explication|"
    r"résumé|liste|texte|titre|conversation|échange|question|fichier|fonction|commit|chiffre|"
    r"phrase|"
    r"paragraphe|section|repas|suggestion|proposition|fiche|analyse)|la prochaine fois|les "
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
    r"listes|menus|itinéraires|explications|exemples|résumés|documents|présentations|calculs|"
    r"traductions|suggestions|propositions|recommandations|synthèses|analyses|commits|mémos|"
    r"fiches|exports|slides|plannings|commentaires|scripts|corrections|comptes[- ]rendus|"
    r"requêtes|repas|voyages|hôtels|trajets|séances|programmes|montants|dates|prix|"
    r"températures|chiffres)\b|chaque (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|"
    r"matin|soir|mois|semaine|jour)|tous les (?:lundis|mardis|mercredis|jeudis|vendredis|"
    r"samedis|dimanches|matins|soirs|jours|mois)|je (?:préfère|préférerais|apprécie|aime (?:bien "
    r"|mieux )?)(?:,? | )(?:(?:que|quand|lorsque) (?:tu|vous)|qu['’]on)|toujours|jamais|"
    r"d[ée]sormais|dor[ée]navant|(?:à|a) (?:partir|compter) (?:de "
    r"maintenant|d['’]aujourd['’]hui|de l[àa]|de ce (?:jour|soir)|d['’]ici|de demain)|"
    r"[àa] l['’]avenir|dans le "
    r"futur|par d[ée]faut|syst[ée]matiquement|chaque fois|en permanence|comme d['’]habitude|une "
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
    asked=r"(?:[^?]{0,60},\s*)?(?:est[- ]ce (?:que |qu['’]))?(?:(?:peux|pourrais|pourrez|pouvez|"
    r"pourriez|voudrais|veux|voulez|voudriez|peut|pourrait)[- ](?:tu|vous|on)|(?:tu|vous) (?:ne |"
    r"n['’])?(?:me |m['’])?(?:peux|"
    r"pourrais|pouvez|pourriez|veux bien|voulez bien|voudrais bien)|on (?:peut|pourrait|se)|"
    r"(?:est-il|serait-il|c['’]est|est-ce|ce serait) possible|possible (?:de|d['’])|(?:ç|"
    r"c)a (?:te|vous) (?:"
    r"dérange|dérangerait|va|irait|ennuie|embête)|je peux (?:te|vous) demander|puis-je te demander)"
    r"(?:\b|(?<=['’])).*\b(?:toujours|jamais|d[ée]sormais|dor[ée]navant|[àa] partir d|"
    r"[àa] l['’]avenir|retenir|"
    r"m[ée]moriser|te souvenir|te rappeler|garder en|noter|oublier|m['’]appeler|tuto\w+|vouvo\w+|"
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
    limit_ahead=r"(?P<limit>(?:pour|dans|en cas de|lors des?) (?!moi\b|nous\b|info|l['’]avenir\b|"
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
    trailing=r"(?<!/)\b(?:ça|cela|ceci|celui-ci|celle-ci|celui-là|celle-là|ceux-là|toi|vous|eux|"
    r"là)\Z",
    addressed=r"\b(?:ta|ton|tes|votre|vos|tu|vous|hier|tout à l'heure|ci-joint\w*|ci-dessus|cette|"
    r"ce (?:que|qui|tableau|graphique|résultat|rapport)|l'autre)\b",
    empty=r"(?:ça|cela|ceci|c'est|ce|quand|comment|si|où|qui|pourquoi|rien|quelque chose|"
    r"tout(?: ça)?\Z|bien|lui|elle|eux|toi|vous|moi)\b.{0,12}",
    unsaid=r"(?:(?:mon|ma|mes|notre|nos|le|la|les|ton|ta|tes) |l')[\w-]+(?: [\w-]+)?",
    poison=r"\b(?:ignore[zr]?|outrepasse[zr]?|contourne[zr]?|jailbreak|prompts? système|system "
    r"prompts?|instructions?|garde-fous?|politiques? de (?:sécurité|confidentialité)|"
    r"administrateurs?|"
    r"admins?|root|sudo|exfiltre\w*|ne (?:le |la )?(?:mentionne|dis|répète)[zr]? (?:pas|"
    r"à personne)|"
    r"sans (?:le dire|demander la permission|m['’]en parler|prévenir personne)|tu es|vous êtes|"
    r"agis comme|approuve\w*|"
    r"autorise\w*|signifie\w*|veut dire|n['’]importe qui|tous les utilisateurs|mots? de passe|"
    r"secrets?|tokens?|jetons?|clés? (?:d['’])?api|identifiants?|https?:|www\.)(?!\w)",
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
    own=r"(?:et |mais |donc )?(?:je\b|j['’]|moi\b|mon\b|ma\b|mes\b|notre\b|nos\b|jsuis\b|chui)",
    elided=rf"(?:et |mais |puis )?(?:(?:aussi|surtout|souvent|parfois|donc) )*(?:(?:ne |"
    rf"n')?(?:{SHARED})"
    r"\b(?! moi|-)|(?P<state>responsable d|chargée? d|en charge d|allergique|basée? à|végéta|"
    r"végan|vegan|spécialisée?|maman d|papa d)\w*)",
    conditional=r"\A(?:pour|avec|dans|en|sur|lors) |\b(?:si|quand|lorsque|sauf|jusqu['’]|"
    r"tant que|dès que|au-dessus|en dessous|plus de|moins de)\b",
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
)
