"""French words around credentials."""

from __future__ import annotations

from keepwise.governance.detection.credential.tables.wording import Wording

FR = Wording(
    password=r"mots?[ _-]de[ _-]passe|motdepasse|mdp|m\.d\.p\.?|mot de p\.|mot d\.? ?pass?e?"
    r"|cle (?:du |de la |de )?(?:wifi|wi-fi|wpa2?|wep|reseau|box)|mot secret|mots? de controle"
    r"|mot d'acces|mot magique|sesames?"
    r"|mot d'ordre(?= (?:pour|de la|du|a donner))",
    key=r"cles?|clef",
    pin=r"digicodes?|code (?:pin|puk)|otp",
    code=r"codes?|combinaison",
    token=r"jetons?(?: d'acces| api| d'authentification| secret| de session)?"
    r"|cles? (?:d'|de l'|de )?(?:api|acces|secrete|privee|chiffrement|licence|produit|activation"
    r"|recuperation|stockage|connexion)|cle (?:ssh|prive|maitre)|secrets?(?: client)?",
    phrase=r"phrase (?:de |secrete de )?(?:recuperation|secrete|mnemonique|secours|graine|seed)"
    r"|(?:12|24|douze|vingt-quatre) mots(?: de \w+)?|mots de (?:recuperation|secours)"
    r"|phrase secrete",
    passphrase=r"phrases? de passe",
    lock=r"cadenas(?: a (?:chiffres|code|combinaison))?|antivol",
    answer=r"reponse(?: a (?:la |ma |notre )?question (?:secrete|de securite)| secrete"
    r"| de securite)?|nom de jeune fille de (?:ma|sa) (?:mere|maman)",
    question=r"(?:question|reponse) (?:secrete|de securite)",
    login=r"identifiants?|utilisateur|nom d'utilisateur|login|me connecte avec"
    r"|(?:infos|informations|donnees) de connexion|mon compte|acces(?=\s?:)"
    r"|connecte-toi (?:a \w+ )?avec",
    places="""
        porte portail garage alarme serrure coffre immeuble batiment bureau maison entree ascenseur
        appart appartement valise velo cadenas banque bancaire carte telephone portable tablette
        ordinateur parking barriere casier local cave hall interphone boite residence grille cabane
        ecran
        gite mobile
    """,
    purposes="""
        verif securit acces unique connexion authentif sms deverrouill deblo ouvr secours rechange
        expir
        partag confirm recuper secret desactiv desarm validation valable activation retrait identif
        compte confidentiel licen serie urgence
    """,
    harmless="""
        postal promo reduc remise avantage pays erreur source produit commande reserv fiscal barres
        qr couleur projet employe postaux langue devise aeroport route travail civil penal vestim
        client parrain cadeau ape naf article filiale agence matricule insee depart morse
    """,
    typing=r"(?:puis|et|ensuite) (?:la )?(?:diese|etoile|touche etoile)|(?:entres|entrez"
    r"|rentres) avec|"
    r"se (?:coupe|desactive|desarme|deverrouille|debloque) (?:avec|par)"
    r"|utilise[zr]?(?= (?:le code )?\d{3}[ -]?\d{3,5} )|tap(?:e|er|ez|ant)|compos(?:e|er|ez|ant)"
    r"|saisi(?:r|s|t|ssez|ssant)?|entr(?:e|er|ez)"
    r"|faire|fais|deverrouill\w{1,4}|ouvr\w{1,3}|desactiv\w{1,3}",
    link=r"à savoir|c'est|est désormais|est maintenant|est|sont|était|vaut|sera|reste|s'appelle"
    r"|devient",
    so=r"maintenant|désormais|donc|soit",
    again=r"c'est|ce sont|le voici",
    change="mets utilis prends chang modifi remplac mis mettre reinitialis pass",
    into="mets en par pour a à utilise utilisons prends",
    reverse="me est etait comme c'est = sont",
    about="pour du de des sur au aux a dans que qui d' chez actuel",
    vague="un une aucun chaque quel tout bon",
    skipped="le la l' maintenant toujours encore juste simplement donc desormais actuellement les "
    "chiffres numeros suivants tout",
    function="""
        un une le la les des du de mon ma mes ton ta notre votre son sa pas ne non en dans sur a
        pour trop tres encore aussi toujours jamais avec par et ou mais que qui quoi quand comment
        si ce cette est sont je nous vous il elle on plus
    """,
    things="""
        manager policy gestionnaire politique regle regles champ longueur force coffre oublie page
        rotation
    """,
    describing="""
        requis requise necessaire expire expiree incorrect incorrecte faux fausse bon bonne valide
        invalide faible fort forte sur securise manquant ici la change modifie reinitialise stocke
        connu inconnu long longue court courte simple complexe complique mauvais vieux ancien
        nouveau vide obligatoire facultatif perdu perdue oublie compromis confidentiel prive prives
        public important temporaire personnel partage rien bloque bloquee refuse correct correcte
        merci aujourd'hui demain hier secret secrete different pareil identique tabu nul partout
        facile difficile penible indispensable sensible absent ecrit ecrite connue mise oubliee
        mensuel trimestriel voir
        demande demandez toi moi quoi primaire egal illisible jamais annuel
    """,
    endings=r"(?:[a-z]{3,}(?:able|ible|eux|euse|if|ive|ant|ante|aire|ique|iel|ielle|issime)"
    r"|[a-z]{2,}(?:é|ée|és|ées))",
    halves=r"moitie|partie",
    spelling="majuscule minuscule point_d'exclamation point_d'interrogation diese tiret tiret_bas "
    "arobase dollar pourcent asterisque etoile underscore",
    digits="zero un deux trois quatre cinq six sept huit neuf",
)
