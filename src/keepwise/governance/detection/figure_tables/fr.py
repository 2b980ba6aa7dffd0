"""The words figures are written with in French."""

from __future__ import annotations

from keepwise.governance.detection.figure_lexicon import Lexicon

FR = Lexicon(
    number="""
        zéro deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize
        septante huitante octante nonante douzaine douzaines dizaine dizaines vingtaine trentaine
        quarantaine cinquantaine soixantaine quinzaine centaine centaines millier milliers vingts
    """,
    tens="vingt trente quarante cinquante soixante",
    article="un une",
    one="un une",
    joint="et",
    decimal="virgule",
    scale="""
        cent cents mille million millions milliard milliards billion billions centaine centaines
        millier milliers
    """,
    small="cent cents mille millier milliers centaine centaines",
    magnitude="k m mn mio md mds mrd mrds mille million millions milliard milliards",
    currency="""
        euro euros dollar dollars livre_sterling livres_sterling sterling franc francs centime
        centimes balle balles yen yens yuan yuans couronne couronnes rouble roubles roupie roupies
        peso pesos zloty zlotys dirham dirhams dinar dinars fcfa eur k€ m€ md€ cad chf
    """,
    percent="pour_cent pourcent pourcentage pourcentages pour_mille",
    points="point points pt pts",
    duration="""
        seconde secondes minute minutes min mn heure heures h jour jours journée journées semaine
        semaines mois trimestre trimestres semestre semestres an ans année années décennie décennies
        siècle siècles matin matins soir soirs soirée soirées nuit nuits week-end week-ends weekend
        weekends sprint sprints janvier février mars avril mai juin juillet août septembre octobre
        novembre décembre janv févr juil sept oct nov déc
    """,
    form="""
        décimale décimales chiffres virgule ligne lignes colonne colonnes phrase phrases mot mots
        caractère caractères paragraphe paragraphes puce puces tiret tirets page pages diapositive
        diapositives diapo diapos slide slides graphique graphiques courbe courbes tableau tableaux
        exemple exemples option options élément éléments étape étapes section sections feuille
        feuilles onglet onglets couleur couleurs entrée entrées titre titres niveau niveaux variante
        variantes réponse réponses suggestion suggestions proposition propositions rappel rappels
        réunion réunions appel appels rapport rapports question questions partie parties source
        sources critère critères série séries indicateur indicateurs kpi kpis rubrique rubriques
        bloc blocs image images version versions chapitre chapitres idée idées barre barres zone
        zones classe classes atelier ateliers langue langues café cafés enfant enfants fille filles
        fils frère frères soeur soeurs chien chiens chat chats écran écrans relance relances essai
        essais tentative tentatives rendez-vous rdv visio visios salle salles étage étages gare
        gares
    """,
    size="""
        g mg ml cl l km kilomètre kilomètres mètre mètres centimètre centimètres cm mm kg kilo kilos
        gramme grammes litre litres degré degrés calories kcal watts go mo tonne tonnes
    """,
    thing="écran moniteur vidéo résolution téléviseur marathon",
    measure="""
        dépense dépenses coût coûts coûte coûtent coûté coûtait coûta budget budgets
        chiffre_d'affaires chiffre affaires ca c.a revenu revenus recette recettes bénéfice
        bénéfices perte pertes profit profits marge marges résultat_net ebitda prix tarif tarifs
        taux ratio ratios part parts score scores croissance hausse baisse rétention attrition
        désabonnement rendement rentabilité volume volumes trafic audience portée fréquence stock
        stocks inventaire encours backlog pipeline panier paniers panier_moyen facture factures
        facturation salaire salaires rémunération paie prime primes valorisation enchère enchères
        objectif objectifs cible prévision prévisions moyenne moyennes médiane total totaux somme
        montant montants solde trésorerie emprunt crédit prêt loyer loyers mensualité mensualités
        dette dettes acompte remise remises rabais réduction réductions ristourne frais commission
        commissions redevance taxe taxes impôt impôts subvention investissement investissements
        épargne économie économies économisé valeur valeurs effectif effectifs productivité
        occupation remplissage latence disponibilité conversion fidélité satisfaction notoriété
        engagement niveau_de nombre quantité quantités cours cotation action capital capitaux fonds
        excédent déficit surplus manque apport cotisation cotisations consommation forfait
        abonnement production rotation couverture délai_moyen ctr cpc cpm cpa roas roi nps csat mrr
        arr ltv aov tjm tva note bonus devis caution indemnité retour_sur_investissement ventes
        clics impressions conversions commandes
    """,
    count="""
        unités commandes ventes clics impressions conversions leads prospects visites visiteurs
        sessions vues pages_vues inscriptions téléchargements installations achats transactions
        affaires_conclues réservations ruptures retours remboursements annulations plaintes
        réclamations expéditions livraisons ouvertures rebonds désabonnements désinscriptions
        abonnements renouvellements résiliations opportunités likes abonnés followers mentions
        incidents pannes défauts erreurs échecs accidents litiges démissions embauches candidatures
        dossiers colis palettes nuitées couverts articles_vendus exemplaires billets demandes
        signatures adhésions dons votes lots factures_impayées impayés sinistres contaminations
        appels_entrants
    """,
    entity="""
        clients clientes utilisateurs utilisatrices abonnés acheteurs consommateurs magasins
        boutiques produits références campagnes comptes salariés employés collaborateurs tickets
        marchés articles cas bugs contrats patients foyers ménages participants adhérents
        points_de_vente fournisseurs agences franchises véhicules machines lits élèves étudiants
        lecteurs joueurs candidats postes logements inscrits inscrites membres visiteurs invités
        spectateurs passagers locataires électeurs donateurs répondants bénévoles internautes
        pièces_détachées annonces mots-clés
    """,
    head="""
        rapport rapports équipe équipes réunion réunions tableau tableaux graphique page pages
        responsable responsables directeur directrice région question questions chaîne revue point
        données colonne colonnes format vue fichier feuille sujet résumé service département analyse
        bilan mise synthèse suivi compte-rendu courbe rubrique onglet alerte chef
    """,
    link="""
        est était étaient sont fut sera serait a_été ont_été = : atteint atteignent atteignait
        atteignit atteindra s'élève élève élèvent élevait élevaient représente représentent
        représentait vaut valent valait totalise totalisent totalisait affiche avoisine dépasse
        dépassait dépassent dépassé frôle tourne tournent tournait plafonne stagne reste restent
        ressort ressortait établit établissait approche comptait compte tombe
    """,
    prep="de d' à au aux du des par sur en vers",
    by="de d' par",
    aside="avec en par sur pour",
    since="de d' en du depuis à",
    clock="à vers dès",
    pronoun="il elle ça cela ils elles on c'",
    move="""
        augmenté augmente augmentent augmentait augmentèrent augmentation monté monte montent
        montait grimpé grimpe grimpent progressé progresse progressent progression bondi bondit
        baissé baisse baissent baissait pris chuté chute chutent chutait diminué diminue diminuent
        diminution reculé recule reculent recul tombé tombée tombés tombées tombe descendu descendue
        descend descendent passé passée passés passées passe passent passait gagné gagne perdu perd
        crû croît croissance hausse réduit réduite réduits réduites réduisent plongé dégringolé
        explosé explose améliorée amélioré améliore dégradé dégradée accru accrue grimpant relevé
        relevée abaissé abaissée ramené ramenée plus moins remonté remonte rebondi ralenti fondu
        perte évolué varié écroulé effondré effondrée flambé décollé dépassé
    """,
    result="""
        vendu vendue vendus vendues vendons vendait eu eus reçu reçue reçus reçues enregistré
        enregistrée enregistrés enregistrées généré générée générés générées expédié expédiés
        expédiées livré livrés livrées gagné perdu perdus perdues dépensé dépensés dépensées conclu
        conclus conclues signé signés signées compté comptabilisé atteint réalisé réalisés réalisées
        obtenu obtenus obtenues traité traités traitées réservé réservés annulé annulés annulées
        ajouté converti acheté achetés achetées retourné retournés produit attiré résolu résolus
        répondu fait faits faites y_a mis avait étaient acquis encaissé encaissés facturé facturés
        recruté recrutés embauché licencié fermé ouvert ouvertes fermées écoulé écoulés cumulé
        totalisé comptait déploré constaté recensé remboursé servi servis accueilli arrivés arrivées
        restait manquait manquaient téléchargé collecté récolté levé placé dénombré subi
    """,
    display="""
        montre montre-moi montrez affiche affiche-moi affichez afficher montrer donne donne-moi
        donnez donner liste lister listez limite limiter limitez envoie envoie-moi envoyez envoyer
        inclus inclure imprime retourne surligne compare comparer comparez choisis utilise utiliser
        utilisez nomme ouvre crée créer propose proposer propose-moi garde garder veux voudrais
        souhaite aime aimerais préfère préfères besoin écris écrire résume résumer divise groupe
        grouper trie trier trie-les rédige présente présenter planifie vérifie vérifier alerte
        préviens préviens-moi prévenir avertis notifie rappelle rappelle-moi mets mettre mettez fais
        regroupe sépare préférerais indique cite fournis
    """,
    limit="""
        maximum max minimum min limité limite limites plafond au_plus au_moins par chaque sous
        au-dessus au-dessous en_dessous jusqu'à pas chacun moyenne
    """,
    rank="""
        top premier premiers première premières dernier derniers dernière dernières prochain
        prochains prochaine prochaines meilleur meilleurs meilleure meilleures pire pires précédent
        précédents précédentes
    """,
    ranked="""
        premiers premières derniers dernières prochains prochaines meilleurs meilleures pires
        principaux principales précédents précédentes suivants suivantes plus_vendus plus_vendues
        plus_importants plus_importantes plus_gros plus_grosses plus_grands plus_grandes plus_chers
        plus_rentables plus_récents plus_récentes plus_actifs
    """,
    up="jusqu' jusque",
    nearest="""
        arrondi arrondis arrondie arrondies arrondir arrondissez en au tranche tranches multiples
        pas
    """,
    rounded="près arrondi arrondis proche",
    ident="""
        campagne version salle étage page chapitre section ticket commande facture numéro n n° no id
        dossier ligne porte studio niveau phase sprint semaine jour route rue bâtiment immeuble
        magasin diapo diapositive tableau figure annexe question option groupe lot référence article
        canal modèle python windows bus tram métro train quai boulevard avenue code poste bureau
        chambre appartement § # étape équipe saison épisode tome vol terminal autoroute formule
        secteur point vague classe lycée paris lyon région norme iso taille pointure département
    """,
    approx="""
        environ autour_de près_de presque quasiment quasi à_peine à_peu seulement que plus_de
        moins_de plus_d' moins_d' près_d' exactement précisément maintenant actuellement désormais
        déjà encore toujours aujourd'hui les le la l' un une mes nos ses ces leurs en_moyenne
        moyenne moyen au_total total à_ce bien ~ ≈ > < + - ( * _ : au_moins au_plus pile tout juste
        peu grosso_modo même bientôt donc aussi alors enfin pas_moins pas_loin
    """,
    stop="""
        dans sur au aux pour et ou par de d' à du des ce cet cette ces hier aujourd'hui demain quand
        si que qui mais est sont était étaient a ont avait où parce car donc puis le la les l' un
        une mon ma mes notre nos votre vos ton ta tes son sa ses leur leurs se s' me m' te t' nous
        vous ils elles il elle je j' tu on avant après depuis jusque entre chaque via pendant contre
        comme sans avec en y ne n' pas plus chez vers dès lors selon sous c' qu'
    """,
    inner="de d' des du nos mes les vos",
    partitive="de d' des du sur plus moins nos mes les la le l' notre mon leur leurs au",
    outof="sur",
    every="chaque",
    span="à et ou - jusqu'à",
    compare="""
        doublé doublée doublés doublées doublent doublait doubla triplé triplée triplés triplées
        triplent quadruplé quadruplée quintuplé décuplé décuplée divisé_par divisée_par divisés_par
        divisées_par multiplié_par multipliée_par multipliés_par multipliées_par doublement
        triplement quadruplement
    """,
    twice="le_double le_triple du_double au_double",
    compared="que qu' celui celle ceux",
    times="fois x",
    more="""
        plus moins supérieur supérieure supérieurs inférieur inférieure celui celle ceux que mieux
        le la les notre nos du des de l' autant
    """,
    part="""
        tiers quart quarts cinquième cinquièmes sixième septième huitième neuvième dixième dixièmes
    """,
    half="moitié demi demie quart tiers",
    trade="""
        vendu vendus vendues vendons vendent vend vends livré livrés livrons expédié expédions
        produit produisons fabriqué acheté achetons écoulé distribué
    """,
    ordinal="deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième",
    idle="merci mercis excuses fois pardons bises bisous bravos raisons choses façons pas",
    outcome="""
        résilié résiliés partis partie parti annulé annulés annulées abandonné abandonnés
        abandonnent convertis converti achètent acheté renvoyé renvoyés retournés retournées
        désabonnés impayées impayés retard cliqué cliquent ouvert répondu perdus renouvelé
    """,
    pay="""
        paie paies payons payez paient payé payée payés payer paye payent paierai coûte coûtent
        coûté coûtait coûtera dois doit doivent devons devait gagne gagnes gagnons gagnent gagnait
        touche touchent touchait facture facturent facturé facturons dépensé dépense dépensons
        dépenser déboursé débourse débourser remboursé rembourse investi donné verse versé versons
        verser acheté achetée vendu vendue prêté emprunté claqué craqué réglé rapporté rapporte
        économisé
    """,
    timed="""
        latence délai délais délai_moyen dso mttr autonomie temps_moyen temps_de disponibilité
        uptime
    """,
    mine="mon ma mes j' je moi notre nos",
    work="travaille travailles travaillons travaillent travailler bosse suis télétravail",
    price="pour à",
    valued="""
        plafonne plafonnait stagne stagnait oscille avoisine avoisinait frôle frôlait dépasse
        s'établit établit ressort totalise totalisait culmine culminait
    """,
    voice="""
        et où oui non merci bonjour salut très trop bien tout tous toute toutes rien fait faire suis
        es sommes êtes ai as avons avez sera serai peux peut pouvez dois doit faut veut aller vais
        va vont travaille travailler habite vis bosse gère gérer collègue collègues semaine ici là
        quel quelle quels quelles comment pourquoi parce ils lac lacs lire livre livres lu plutôt
        aussi souvent jamais toujours parfois ceci même autre autres petit grand nouveau nouvelle
        chez boulot boîte équipe client cliente commande vente mois-ci voilà quoi dont lui eux elle
        moi toi soir matin midi retrouve commence finis termine appelle déteste adore aime n'ai l'an
        dernier dernière année passée pour avec sans sous
    """,
)
