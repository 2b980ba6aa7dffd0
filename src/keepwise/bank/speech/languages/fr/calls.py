"""French rules, first part: what to remember and to forget, and how to be called."""

from __future__ import annotations

from keepwise.bank.speech.grammar import SHAPES, Rule
from keepwise.bank.speech.languages.fr.words.names import DEPARTMENT, TEAM_WORD
from keepwise.bank.speech.languages.fr.words.phrases import BIT, CAP, OF, SUIS, THING

_FORGET = r"(?:oublie[zrs]?|oublies)"
_ERASE = r"(?:supprime|efface|retire|enlève|enlev)[zrs]?"
_KEEP = (
    r"(?:souviens-toi|souvenez-vous|te souvenir|te souviennes|vous souveniez|rappelle-toi|"
    r"rappelez-vous|te rappeler|retiens|"
    r"retenez|retenir|retiennes|(?:n'|ne )?oublie[zrs]? (?:pas|jamais)|(?:ne )?(?:pas|jamais) "
    r"oublier|mémorise[zr]?|(?:garde[zrs]?|avoir|conserve[zr]?) (?:bien )?(?:en tête|en mémoire|à "
    r"l'esprit|dans un coin de (?:ta|votre) tête)|prends? (?:bien )?(?:note|en compte)|prenez "
    r"(?:bien )?(?:note|en compte)|prendre (?:note|en compte)|(?:tiens|tenez|tenir) compte(?: du "
    r"fait)?|pour (?:info(?:rmation)?|mémoire|rappel|la prochaine fois|la suite|que tu saches)|"
    r"bon à savoir|petit rappel|rappel|souviens toi|dis-toi|à retenir|fyi)"
)
_NOTE = (
    r"(?:note[zrs]?(?:-le)?|sache[zs]?|savoir|enregistre[zr]?|à (?:noter|savoir)|il faut (?:que "
    r"tu saches|savoir)|(?:ajoute|mets|inscris|écris|ajouter|mettre|inscrire|note|noter)[zrs]? "
    r"(?:à|dans|sur) (?:ta mémoire|ma fiche|"
    r"mon profil|mon dossier|tes notes|ce que tu sais de moi)|il (?:est important|importe) "
    r"de (?:noter|savoir)|je (?:te |vous )?(?:précise|signale|rappelle|informe|préviens)|"
    r"je tiens à (?:préciser|signaler)|(?:tu dois|vous devez) savoir|j'ajoute|je ajoute)"
)
_SO = (
    r"(?: (?:bien|svp|aussi|également|quelque part|pour (?:la suite|plus tard|moi|la prochaine "
    r"fois|l'avenir|les prochaines fois)|toujours|ceci|une chose|donc|juste|s'il te plaît|plutôt|"
    r"surtout|alors|simplement|à la place))*"
)

CALLS: tuple[Rule, ...] = (
    # Whoever defines words or speaks for others is not talking about themselves.
    Rule("redefinition", "skip",
         r".*\b(?:quand|lorsque|dès que|si|chaque fois que|à chaque fois que) (?:je|on|nous|"
         r"quelqu'un|n'importe qui|les gens|l'utilisateur|un utilisateur|il|elle|ils) (?:te |vous |"
         r"me )?(?:dis|dit|disent|écris|écrit|tape|mentionne|disons)\b.*|"
         r".*\bpar\b.{1,60}\bje (?:veux dire|entends)\b.*|.*\b(?:signifient?|veut dire|veulent "
         r"dire)\b.*"),
    # Forget
    Rule("forget-idiom", "skip",
         r"(?:laisse[zr]? tomber|tant pis|peu importe|laisse[z]?|oublie[z]?(?: (?:ça|"
         r"cela))?)(?: c'est bon)?"),
    Rule("forget-all", "forget",
         rf"(?:{_FORGET}|{_ERASE}) (?:absolument |vraiment )?(?:tout(?:es?)?(?: (?:ta|votre) "
         r"mémoire| (?:tes|vos|les) (?:souvenirs|données|infos?|informations)(?: (?:sur|de) moi)?|"
         r" ce que (?:tu|vous) (?:sais|savez|as|avez|connais|connaissez)(?: (?:retenu|mémorisé|"
         r"enregistré|appris|noté|gardé))?)?(?: (?:sur|à propos de) moi| de moi| me concernant| à "
         r"mon sujet)?|(?:ta|votre) mémoire|tout ce que je (?:te |vous |t')?ai (?:pu |déjà |"
         r"jamais )*(?:dit|raconté|écrit|confié|partagé|(?:te |vous )?dire)"
         r"(?: jusqu['e ]{1,2}(?:ici|à présent)| depuis le début)?)", fact="Tout", slot="*"),
    Rule("forget-last", "forget",
         rf"{_ERASE} (?:ça|cela)|(?:{_FORGET}|{_ERASE}) (?:ce que je viens de (?:dire|te dire|"
         rf"vous dire)|ce que "
         r"je ai dit|ma dernière (?:remarque|phrase|préférence))|ne retien[st] pas (?:ça|cela)"),
    Rule("forget", "forget",
         r"(?:arrête[zr]?|cesse[zr]?) (?:de |d')(?:retenir|te souvenir|vous souvenir|te rappeler|"
         r"noter|mémoriser|garder en (?:mémoire|tête)|tenir compte)(?P<x> (?:que |qu'|de |du |des |"
         r"d'|mon |ma |mes ).+)"),
    Rule("forget", "forget",
         r"(?:ne (?:tiens|tenez|tenir)? ?plus (?:tenir )?compte (?:de |du |des |d')|ne plus tenir "
         r"compte (?:de |du |des |d'))(?P<x>(?:mon |ma |mes |notre |nos |ce que |la |le |les |"
         r"l').+)"),
    Rule("forget", "forget",
         rf"(?:{_FORGET}|ne (?:retiens|retenez|mémorise[zr]?|garde[zr]?)(?: plus| pas)|ne te "
         r"souviens plus|ne (?:plus|pas) (?:retenir|mémoriser|te souvenir))(?P<x> (?:que |qu'|ce "
         r"que |ma |mon |mes |notre |nos |tout ce (?:que|qui) |(?:le |la |les |l'|cette )(?:fait "
         r"que|histoire|infos?|information|détail|note|préférence|remarque|truc|partie|passage|"
         r"souvenir|consigne|règle)|où |comment |je |pour ).+)"),
    Rule("forget", "forget",
         rf"{_ERASE}(?P<x> (?:ce que |tout ce que |le fait que |que |ma |mon |mes |la |le |les |"
         r"l').+?) (?:de (?:ta|votre|la) mémoire|de (?:tes|vos) (?:souvenirs|notes|données))"),
    Rule("forget", "forget",
         rf"{_ERASE}(?P<x> (?:ma |mes |la |le |les |l'|cette |ce |ta |ton |tout |"
         rf"toutes? )(?:les )?(?:souvenir|"
         r"note|préférences?|infos?|informations?|mention|ce que tu (?:sais|as))(?: (?:sur|"
         r"concernant|à propos de|de|du|des|pour|que)) .+)"),
    Rule("forget", "forget",
         rf"{_ERASE} de (?:ta|votre) mémoire(?P<x> .+)"),
    Rule("forget", "forget", rf"{_FORGET} {BIT}(?P<x>(?:la |le |l')(?!(?:dernière?|première?|"
         r"rouge|bleu|vert|noir|titre|colonne|ligne|partie|reste|suite)\b)[\w'-]+(?: "
         r"[\w'-]+){0,3})"),
    Rule("forget-name", "forget", rf"{_FORGET}(?P<x> (?-i:[A-ZÀ-Ý][\w-]+)(?: (?:et )?"
         r"(?-i:[A-ZÀ-Ý][\w-]+)){0,3})"),
    Rule("dislike", "wish",
         r"(?:moi,? )?(?:je|on) plus (?:veu[xt]|souhaite|voudrai[st]|aimerai[st]|désire|ai "
         r"besoin)(?: du tout)? (?:voir |avoir |recevoir |lire |utiliser |travailler avec |que "
         r"(?:tu|vous) (?:me |m')?\w+ )?(?P<x>(?:de |d'|des |les |le |la |l'|du |aucune? )?" + THING
         + r".+)", fact="Ne veut plus {x}", negative=True, reads=SHAPES),
    Rule("quit", "free",
         r"(?P<x>(?:je|on) plus (?:fume|boi[st]|mange|condui[st]|consomme|achète|cour[st]|joue|"
         r"supporte|porte|cuisine|digère|prends? l'avion|vole|regarde|lis)(?! (?:ça|"
         r"cela)\b)(?: .+)?)",
         kind="personal"),
    Rule("no-longer", "end",
         rf"(?:je|on) plus {SUIS} (?P<z>.+)|(?:je|on) plus (?P<x>(?!(?:veu[xt]|voudrais|"
         r"aime|souhaite|supporte|peu[xt]|sai[st]|ai (?:besoin|envie|le temps)|en|y|comprends)\b)"
         r".+)", kind="work"),
    # Remember
    Rule("note-at-hand", "skip",
         rf"{_NOTE}{_SO}(?:,? que |,? qu'| ?: ?)(?:le|la|les|l'|cette|ce|ton|ta|tes) ?(?:\w+ "
         rf")?(?:paragraphe|"
         r"phrase|titre|texte|ligne|colonne|tableau|formule|fichier|réponse|calcul|résultat|"
         r"graphique|"
         r"total|lien|exercice|question|chapitre|page|section|fonction|variable|code)s? .*"),
    Rule("remember", "remember",
         rf"{_KEEP}{_SO}(?:,? que |,? qu'| ?: ?|, ?|(?: de)? (?=(?:mon|ma|mes|notre|nos|je|on|"
         rf"moi)\b))"
         r"(?P<x>.+)"),
    Rule("remember", "remember", rf"{_NOTE}{_SO}(?:,? que |,? qu'| ?: ?)(?P<x>.+)"),
    # Names and forms of address
    Rule("tu", "free",
         r"(?P<x>(?:(?:écris|parle|réponds)-moi en (?:me )?tutoyant|me (?:tutoyer|dire tu)|"
         r"(?:tutoie[sz]?|tutoyez)(?:-moi)?|me tutoie[sz]?|me "
         r"tutoyi?ez|on (?:peut|pourrait|va|pourra|devrait) (?:se|te|vous) (?:tutoyer|dire tu)|on "
         r"se (?:tutoie|dit tu)|se (?:tutoyer|tutoie|dise tu)|tutoyons-nous|di(?:s|tes)-moi tu|"
         r"(?:on )?passe(?:ons|r)? au (?:tu|tutoiement)|passons au tu(?:toiement)?|(?:je|on) "
         r"(?:préfère|préférerais|aime mieux|aimerais|veux|voudrais|opte pour|souhaite) (?:le "
         r"tutoiement|être tutoyée?|se tutoyer|me faire tutoyer|qu'on se (?:tutoie|dise tu)|que "
         r"(?:tu|vous|on) (?:me|se) tuto\w+|le tu)|(?:arrête[zr]?|cesse[zr]?|évite[zr]?) (?:de |"
         r"avec )?(?:me vouvoyer|le vouvoiement|vous vouvoyer)|ne (?:pas |plus )?me vouvo\w+"
         r"(?: (?:pas|plus))?|pas (?:la peine|besoin) de (?:me )?vouvoyer|inutile de me "
         r"vouvoyer|(?:le )?tutoiement|pas de vouvoiement|avec le tutoiement|tu au lieu de vous|"
         r"(?:je|on) (?:aime|apprécie|supporte) (?:pas|guère|peu)(?: \w+)? (?:le vouvoiement|être "
         r"vouvoyée?|qu'on (?:me|se) vouvoie))"
         r"(?:,? (?!(?:toujours )?(?:mes|les|le|la|ma|mon|des|"
         r"tout)\b).{1,40})?)", kind="address", fact="Préfère le tutoiement (être tutoyé)", slot=
         "tone",
         value="du"),
    Rule("vous", "free",
         r"(?P<x>(?:(?:écris|parle|réponds)-moi en (?:me )?vouvoyant|me (?:vouvoyer|dire vous)|"
         r"(?:vouvoie[sz]?|vouvoyez)(?:-moi)?|me vouvoie[sz]?|"
         r"me vouvoyi?ez|on se (?:vouvoie|dit vous)|se (?:vouvoyer|vouvoie)|vouvoyons-nous|"
         r"di(?:s|tes)-moi vous|(?:on )?reste(?:ons)? au vouvoiement|restons au (?:vous|"
         r"vouvoiement)|(?:je|on) (?:préfère|préférerais|aime mieux|aimerais|veux|voudrais|opte "
         r"pour|souhaite|tiens) (?:au vouvoiement|le vouvoiement|être vouvoyée?|se vouvoyer|me "
         r"faire vouvoyer|qu'on se vouvoie|que (?:tu|vous|on) (?:me|se) vouvo\w+|le vous)|"
         r"(?:arrête[zr]?|cesse[zr]?|évite[zr]?) (?:de |avec )?(?:me tutoyer|le tutoiement)|"
         r"ne (?:pas |plus )?me tuto\w+(?: (?:pas|plus))?|pas de tutoiement|(?:le )?vouvoiement|"
         r"(?:je|on) (?:aime|apprécie|supporte) (?:pas|guère|peu)(?: \w+)? (?:le tutoiement|être "
         r"tutoyée?|qu'on (?:me|se) tutoie))"
         r"(?:,? (?!(?:toujours )?(?:mes|les|le|la|ma|mon|des|"
         r"tout)\b).{1,40})?)", kind="address", fact="Préfère le vouvoiement (être vouvoyé)", slot=
         "tone",
         value="sie"),
    Rule("address", "fill",
         r"(?:(?:tout le monde|mes (?:amis|potes|collègues|proches)|les gens|on|ils) )?(?:(?:ne )?"
         r"(?<!je )m'appell?(?:e|ent|er|es|iez|ez)|appell?e[zrs]?(?:-moi| moi)|me (?:surnommer?|"
         r"surnomment|nommer?|nommez)|surnomme[zr]?-moi|adresse[sz]?[- ](?:toi|vous) à moi en "
         r"tant que|me faire appeler)(?: (?:plutôt|simplement|juste|tout simplement|toujours|"
         r"désormais|par mon (?:petit )?nom|par mon prénom)[,:]?)* (?P<name>[^,;(]+?)(?:[,(].*|"
         r" (?:plutôt|et pas|et non|pas|au lieu|à la place|c'est).*)?|"
         r"(?:je|on) (?:préfère|préférerais|aimerais|aime mieux|veux|voudrais|souhaite) (?:être "
         r"(?:appelée?|nommée?)|me faire appeler|(?:qu'on|que tu|que vous) m'appell?\w+) "
         r"(?P<name2>[^,;(]+?)(?:[,(].*| (?:plutôt|et pas|et non|pas|au lieu).*)?|"
         r"je (?:me fais appeler|réponds au nom de) "
         r"(?P<z>[^,;(]+)", kind="address", slot="address"),
    Rule("address", "fill",
         r"(?:(?:ne )?(?:m'appell?e[zrs]?|me (?:dis|dites)) (?:pas|plus|jamais) [^,;]{2,40}[,;] ?)"
         rf"(?:juste |plutôt |appelle-moi |mais |c'est )?(?P<name>{CAP}[\w-]+)(?: (?:suffi\w+|ça "
         r"suffi\w+|tout court|ira|ira très bien|c'est (?:bien|mieux|très bien)))?",
         kind="address", slot="address"),
    Rule("not-address", "free",
         r"(?:(?:ne |n')?(?:m'appell?e[zrs]?|me (?:dis|dites|surnomme[zr]?)) (?:pas|plus|jamais)|"
         r"ne (?:pas|plus|jamais|plus jamais) m'appeler|(?:arrête|évite|cesse)[zr]? de m'appeler) "
         rf"(?P<x>(?:mon(?:sieur)? |madame )?{CAP}[\w-]+(?: {CAP}[\w-]+)?|monsieur|madame)(?:,.*)?",
         fact="Ne veut pas être appelé {x}", kind="address"),
    Rule("calls", "free",
         r"(?:contacte|appelle|joins|joignez|écris|écrivez|préviens|prévenez|rappelle)[zr]?-moi "
         r"(?P<x>"
         r"(?:plutôt|toujours|uniquement|de préférence|seulement|exclusivement) (?:sur|par|au|le|"
         r"la|"
         r"avant|après|en|via|entre) .+)", fact="Veut être contacté {x}", kind="preference",
         unless=r"\b(?:demain|aujourd'hui|ce soir|cette)\b"),
    Rule("no-calls", "free",
         r"(?:ne )?(?:m'appell?e[zrs]?|me téléphone[zr]?|me contacte[zr]?|me dérange[zr]?|"
         r"m'écri\w+) (?:pas|"
         r"jamais|plus) (?P<x>(?:au téléphone|par|sur mon|le|la|les|avant|après|pendant|entre|en|"
         r"quand|à) ?.+)",
         fact="Ne veut pas être contacté {x}", kind="preference"),
    Rule("name", "fill",
         r"(?:(?:moi,? )?je (?:m'appelle|me nomme|me prénomme|me présente ?[:,]?)|mon (?:petit |"
         r"vrai )?(?:nom|prénom)"
         r"(?: complet)?,? (?:est|c'est)|moi,? c'est|ici) (?P<name>[^,;(]+?)(?: (?:et|mais|avec) "
         r".*)?"
         rf"(?:,? (?:de l'|du |de la )(?:{TEAM_WORD} )?(?P<team>{DEPARTMENT}))?(?:[,(].*)?",
         kind="name", slot="name"),
    Rule("name", "fill",
         rf"(?:ici )?(?P<name>{CAP}[\w-]+(?: {CAP}[\w-]+)?) (?:à l'appareil|au bout du fil|à "
         r"l'écran|au clavier)(?:,.*)?", kind="name", slot="name"),
    Rule("name", "fill",
         rf"(?:c'est|je suis) (?P<name>{CAP}[\w-]+(?: {CAP}[\w-]+)?),? (?:de l'|du |de la )"
         rf"(?:{TEAM_WORD} )?{OF}?(?P<team>{DEPARTMENT})", kind="name", slot="name"),
)  # fmt: skip
