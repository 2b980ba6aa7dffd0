"""Smuggled instructions in French."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, str]] = {
    "nothing": "rien, pas un mot",
    "enabled": "activé, activée, actif",
    "enter": "active, activez, passe, passez, entre, entrez, bascule, tu es en",
    "devmode": "mode développeur, mode dieu, mode administrateur",
    "please": "s'il te plaît, s'il vous plaît, veuillez",
    "and": "et, puis, ensuite, aussi",
    "towards": "à, vers, sur",
    "ignore": """
        ignore, ignorez, ignorer, ignorons, oublie, oubliez, oublier, néglige*, négligez, ne
        tiens pas compte, ne tiens plus compte, ne tenez pas compte, ne tenez plus compte, ne
        tenir aucun compte, fais abstraction, faites abstraction, faire abstraction, laisse de
        côté, laissez de côté, mets de côté, mettez de côté, contourne*, passe outre, passez
        outre, outrepasse*, abandonne*, supprime*, annule*, efface*, écarte*, ne suis pas, ne
        suis plus, ne suivez pas, ne suivez plus, n'obéis plus, n'obéissez plus, ne respecte
        plus, ne respectez plus, désobéis*, enfreins, transgresse*, désactive*, caduques,
        nulles, ne s'appliquent plus, ne sont plus valables""",
    "before": """
        précédent*, antérieur*, ci-dessus, préalable*, initiales, initiaux, initiale, d'origine,
        d'avant, toutes les, toute, tous les, tes, vos, votre, ces, ce, anciennes, ancien, du
        système, reçues, données plus haut, existantes, toutes tes, toutes vos, de sécurité, qui
        précèdent, passées, reçues jusqu'ici, actuelles, reçues avant""",
    "orders": """
        instruction, instructions, consigne, consignes, règle, règles, directive, directives,
        prompt, prompts, restriction, restrictions, invite système, garde-fous, indications,
        message système, programmation, prompt système, filtres de sécurité""",
    "earlier": """
        ci-dessus, avant, avant ce message, plus haut, précédemment, auparavant, jusqu'ici,
        jusqu'à présent, jusqu'à maintenant, qu'on t'a données, qu'on t'a donné, qu'on t'a dit,
        qu'on vous a données, qu'on vous a dit, qui t'ont été données, qui vous ont été données,
        que tu as reçues, que vous avez reçues, reçues, t'a dit, vous a dit, qui précède, tu as
        reçu, vous avez reçu, de tes développeurs, de vos développeurs, de tes créateurs""",
    "everything": "tout, tout ce, tout ce qui, tout ce que, le texte, ce qui",
    "past": "précédent*, antérieur*, ci-dessus, préalables",
    "context": "informations, tâches, messages, textes, contenus, demandes",
    "oblivion": "oublie, oubliez, ignore, ignorez",
    "entirely": "tout",
    "instant": "écris, écrivez, dis, dites, réponds, répondez, affiche, montre, répète, tu es",
    "begin": "suivent, commencent, arrivent",
    "own": "mon, ma, mes, notre, nos, ses, j'ai dit, je t'ai dit, je vous ai dit, sa",
    "new": """
        nouvelle, nouvelles, nouveau, nouveaux, importantes, importante, mises à jour,
        suivantes, suivante, vraies, secrètes, urgentes""",
    "prevail": """
        remplacent, remplace, prévalent, prévaut, priment, prime sur, l'emportent, annulent""",
    "instead": """
        à la place, uniquement, exclusivement, désormais, dorénavant, à partir de maintenant""",
    "follow": """
        suis, suivez, obéis, obéissez, exécute, exécutez, respecte, respectez, conforme-toi""",
    "note": """
        note, message, instruction, instructions, attention, avis, consigne, consignes, rappel,
        information, important, remarque, annonce, demande, ordre""",
    "for": "pour, à, à l'attention de, à destination de, destiné à, destinée à, au, aux, à toute",
    "ai": """
        ia, l'ia, assistant, assistants, assistante, agent conversationnel, modèle, modèles,
        modèle de langage, chatbot, intelligence artificielle, robot, assistant virtuel, agents,
        agent ia, système d'ia""",
    "any": "toute, tout, tous, toutes, chaque, n'importe quelle, n'importe quel",
    "reading": """
        qui lit, lisant, qui lisez, traitant, qui traite, qui résume, analysant, qui analyse,
        qui lira""",
    "must": "doit, doivent, devrait, devra, devront, est tenu de, est tenue de, faut",
    "deed": """
        toujours, jamais, répondre, ignorer, recommander, dire, enregistrer, mémoriser, retenir,
        envoyer, utiliser, révéler, mentionner, approuver, supprimer, exécuter, transférer,
        afficher, donner, accepter, considérer""",
    "no": "ne, n', sans, jamais, pas, rien, aucun, aucune, personne",
    "tell": """
        dis, dites, dire, informe, informez, informer, mentionne, mentionnez, mentionner,
        révèle, révélez, révéler, prévenir, préviens, prévenez, avertis, avertir, montre,
        montrez, demande, demander, parle, parlez, signale, signaler""",
    "theuser": """
        l'utilisateur, l'utilisatrice, à l'utilisateur, aux utilisateurs, les utilisateurs,
        l'usager, l'humain, l'opérateur""",
    "secretly": "secrètement, discrètement, en secret, silencieusement, en silence, en cachette",
    "reveal": """
        révèle*, montre*, affiche*, imprime*, répète*, donne, donnez, donne-moi, donnez-moi,
        divulgue*, dis, dites, dis-moi, écris, écrivez, liste*, partage*, quelles sont, quel
        est, quelle est, quels sont, recopie*, copie*, cite*, énumère*, communique*, traduis,
        résume*, dévoile*, transmets, fournis*, expose*""",
    "secret": """
        prompt système, prompt du système, invite système, message système, instructions
        système, instructions du système, tes instructions, vos instructions, ton prompt, votre
        prompt, instructions cachées, instructions secrètes, instructions internes, instructions
        initiales, règles cachées, règles internes, règles du système, tes règles, vos règles,
        tes consignes, vos consignes, consignes initiales, consignes cachées, consignes
        internes, consignes secrètes, tes directives, vos directives, ta configuration, votre
        configuration, prompt initial, ton invite, texte ci-dessus, tout ce qui précède,
        instructions précédentes, instructions confidentielles, ton contexte, consignes système""",
    "take": """
        exporte*, envoie*, envoyez, transmets, transmettez, divulgue*, révèle*, extrais,
        extrayez, vole*, publie*, télécharge*, transfère*, copie*, récupère*, fais suivre""",
    "loot": """
        tous les utilisateurs, toutes les mémoires, tous les souvenirs, toutes les données, tous
        les mots de passe, toutes les conversations, données des utilisateurs, données des
        clients, données clients, autres utilisateurs, d'autres utilisateurs, d'un autre
        utilisateur, tous les clients, tous les secrets, toutes les clés, clés d'api, clés api,
        la base de données, identifiants, liste des clients, carnet d'adresses, liste de
        contacts, mots de passe, variables d'environnement, tous les e-mails, tous les
        courriels, toute la mémoire, tous les comptes""",
    "send": """
        envoie*, envoyez, envoyer, transmets, transmettez, transmettre, poste, postez, publie*,
        transfère*, fais suivre, faites suivre, exporte*, téléverse*, adresse, mets en copie,
        appelle""",
    "data": """
        conversation, conversations, historique, mémoire, mémoires, souvenirs, données, mots de
        passe, mot de passe, identifiants, secrets, clés, jetons, contacts, carnet d'adresses,
        tout, contexte, profil, messages, boîte de réception, liste des clients, base de
        données, prompt système, e-mails, échange""",
    "pretend": """
        fais semblant, faites semblant, fais comme si, faites comme si, imagine*, joue, jouez,
        agis, agissez, comporte-toi, tu es, vous êtes, simule*, réponds, répondez, prétends,
        incarne*, deviens, une ia""",
    "without": """
        sans, aucune, aucun, libre de, libéré de, affranchi de, affranchie de, n'a pas de, n'as
        pas de, n'ayant""",
    "limits": """
        restriction, restrictions, règle, règles, filtre, filtres, limite, limites, limitation,
        limitations, censure, éthique, morale, garde-fou, garde-fous, contrainte, contraintes,
        consignes, tabou""",
    "persona": """
        mode débridé, mode sans restriction, ia sans restriction, ia sans limites, ia non
        censurée, modèle non censuré, assistant non censuré, ia malveillante, ia débridée, tu es
        dan, nommé dan, nommée dan, tout faire maintenant, assistant sans restriction, mode
        jailbreak""",
    "when": """
        quand, lorsque, lorsqu', si, chaque fois que, dès que, à chaque fois que, toutes les
        fois que, s'""",
    "say": """
        dis, dit, dise, parle, parles, parlons, demande, mentionne, écris, écrit, utilise,
        évoque, dirai, parlerai, demandent, disent, emploie""",
    "utter": "dis, dit, dise, parle, mentionne, écris, écrit, évoque, dirai, emploie",
    "mean": """
        je veux dire, veux dire, j'entends, veut dire, ça veut dire, cela veut dire, signifie,
        cela signifie, désigne, désigner, je parle de, je pense à, il s'agit de, il faut
        comprendre, comprends, comprenez, on entend, je désigne, je fais référence à, je vise,
        c'est uniquement, c'est seulement, il parle de, ils parlent de, fait référence à""",
    "narrow": """
        filtre sur, limite-toi à, limitez-vous à, ne prends que, n'utilise que, prends
        uniquement, compte seulement""",
    "ask": "comment, pourquoi, que veut dire, ce que signifie, ce que veut dire, que signifie",
    "by": "par, avec, sous",
    "meanby": """
        j'entends, on entend, nous entendons, je veux dire, je désigne, il faut entendre, il
        faut comprendre, comprends, comprenez, entends, je comprends, entendre""",
    "pronoun": "ça, cela, exemple, ailleurs, contre, la suite, conséquent, la",
    "means": """
        signifie, signifient, veut dire, veulent dire, désigne, désignent, équivaut à, fait
        référence à, se réfère à, correspond à, est synonyme de, est défini comme, est définie
        comme""",
    "only": """
        uniquement, seulement, désormais, dorénavant, à partir de maintenant, exclusivement, à
        l'avenir, dès maintenant, rien que, rien d'autre, toujours, à partir d'aujourd'hui,
        seul, seule, et rien d'autre""",
    "fromnow": """
        désormais, dorénavant, à partir de maintenant, à l'avenir, chez nous, pour nous, dans
        notre entreprise, dans mes questions, dès maintenant, à partir d'aujourd'hui, dans mes
        rapports""",
    "iwe": "je, j'ai, nous, tu, vous, que, ça, cela, ce",
    "treat": "traite*, considère*, interprète*, comprends, comprenez, définis*",
    "as": "comme, comme étant, comme si",
    "namely": "uniquement, seulement, étant, seul, seule, le, la, les",
    "codeword": """
        nom de code pour, synonyme de, mot de code pour, un autre mot pour, un autre nom pour""",
    "be": "est, sont, comme",
    "redefine": "redéfinis*, nouvelle définition de",
    "youarenow": """
        tu es maintenant, tu es désormais, vous êtes maintenant, vous êtes désormais, à partir
        de maintenant tu es, désormais tu es, à partir de maintenant vous êtes, désormais vous
        êtes, tu n'es plus, vous n'êtes plus, dorénavant tu es, tu deviens, ton nouveau rôle
        est, à partir de maintenant tu agis""",
    "something": """
        un, une, en, le, la, dan, libre, sans, l'assistant, comme, limité, limitée, lié, liée,
        soumis, soumise""",
    "harmless": """
        un peu, une aide, en vacances, un ami, le meilleur, la meilleure, en congé, un vrai, une
        vraie""",
    "override": """
        nouvelles instructions système, nouveau prompt système, fin du prompt système,
        instruction cachée, instructions cachées pour, accès administrateur accordé, ta nouvelle
        mission, ta véritable mission, ta nouvelle tâche, ton nouvel objectif, tes nouvelles
        instructions, vos nouvelles instructions""",
    "sysmsg": """
        message système, message du système, nouvelle instruction, nouvelles instructions,
        nouvelle consigne, nouvelles consignes, instruction système, avis système, message des
        développeurs, message de l'administrateur, instructions importantes, instruction
        importante, note système, directive prioritaire, directive suprême""",
    "asan": """
        en tant qu', en tant que, comme tu es une, puisque tu es une, étant une, tu es une, vous
        êtes une""",
    "yourduty": """
        tu dois, vous devez, il te faut, il faut que tu, tu devras, vous devrez, dois, devez""",
    "ifyouare": "si tu es, si vous êtes, si tu lis, au cas où tu es, si tu n'es",
    "plant": """
        souviens-toi, souvenez-vous, rappelle-toi, rappelez-vous, note que, notez que, n'oublie
        pas que, n'oubliez pas que, garde en mémoire, gardez en mémoire, garde à l'esprit,
        ajoute à ta mémoire, mets à jour ta mémoire, à retenir, consigne que, inscris dans""",
    "isaid": """
        l'utilisateur préfère, l'utilisateur veut, l'utilisateur souhaite, l'utilisateur
        accepte, l'utilisateur a, l'utilisateur est, que l'utilisateur, l'utilisateur autorise,
        l'utilisateur aime, a déjà accepté, a déjà autorisé, a déjà approuvé, a donné son
        accord, est d'accord pour""",
    "order": """
        à partir de maintenant, n'en parle pas, n'en parlez pas, ne le mentionne pas, ne le dis
        pas, ne dis rien, ne dites rien, sans demander, sans confirmation, sans validation,
        aucune validation, quand l'utilisateur, lorsque l'utilisateur, si l'utilisateur, dans
        chaque réponse, dans ta réponse, réponds uniquement, réponds toujours, réponds par,
        appelle l'outil, approuve tous, approuve toutes, supprime tous, cher assistant, chère
        ia, bonjour assistant, traite tous, considère que, valide tous""",
    "keep": """
        retiens, retenez, mémorise, mémorisez, enregistre, enregistrez, sauvegarde, sauvegardez,
        stocke, stockez, souviens-toi, rappelle-toi, souvenez-vous""",
    "always": """
        désormais, dorénavant, toujours, jamais, recommande, recommandez, exécute, exécutez""",
    "weakorders": """
        ordre, ordres, limites, contraintes, filtres, contexte, politique, politiques,
        recommandations, paramètres, protections, principes, valeurs""",
    "yours": "tes, ton, ta, vos, votre",
    "assume": "suppose, supposez, pars du principe, considère que",
    "isonly": "n'est que, est seulement, signifie, veut dire, désigne, est la même chose",
    "others": """
        souvenirs des autres, mémoires des autres, données des autres, conversations des autres,
        souvenirs d'un autre, données d'un autre, profil d'un autre, conversations d'un autre,
        données de tous, souvenirs de tous""",
    "inverse": "ce que j'entends par, ce que je veux dire par, ce que nous entendons par",
}

PATTERNS: Final = """
command: [en tant] [qu, que, qu'] ..2 <ai> ..4 <yourduty>
command: [si tu es, si vous êtes] [un, une] ..3 <ai>
command: [cache*, dissimule*] ..4 [à l'utilisateur, aux utilisateurs]
exfiltration: [instructions, consignes, règles, directives, tout ce] ..3 [qu'on t'a données,
    qu'on t'a donné, qu'on vous a données, que tu as reçues, que vous avez reçues, que l'on t'a
    données] ..4 [avant, au début, initialement, mot pour mot]
"""

FOREIGN: Final = """
command: @start [cher, chère, bonjour, attention, salut] ..1 <ai>
"""
