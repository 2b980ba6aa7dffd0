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
    percent="pour_cent pourcent pourcentage pourcentages pour_mille points_de_base",
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
        gares signe signes
    """,
    size="""
        g mg ml cl l km kilomètre kilomètres mètre mètres centimètre centimètres cm mm kg kilo kilos
        gramme grammes litre litres degré degrés calories kcal watts go mo tonne tonnes t
    """,
    thing="écran moniteur vidéo résolution téléviseur marathon",
    measure="""
        dépense dépenses coût coûts coûte coûtent coûté coûtait coûta budget budgets
        chiffre_d'affaires chiffre affaires ca c.a revenu revenus recette recettes bénéfice
        bénéfices perte pertes profit profits marge marges résultat_net ebitda prix tarif tarifs
        taux ratio ratios part parts score scores croissance hausse baisse rétention attrition
        désabonnement rendement rentabilité volumes trafic audience portée fréquence stock stocks
        inventaire encours backlog pipeline panier paniers panier_moyen facture factures facturation
        salaire salaires rémunération paie prime primes valorisation enchère enchères objectif
        objectifs cible prévision prévisions moyenne moyennes médiane total totaux somme montant
        montants solde trésorerie emprunt crédit prêt loyer loyers mensualité mensualités dette
        dettes acompte remise remises rabais réduction réductions ristourne frais commission
        commissions redevance taxe taxes impôt impôts subvention investissement investissements
        épargne économie économies économisé valeur valeurs effectif effectifs productivité
        occupation remplissage latence disponibilité conversion fidélité satisfaction notoriété
        engagement niveau_de nombre quantité quantités cours cotation action capital capitaux fonds
        excédent déficit surplus manque apport cotisation cotisations consommation forfait
        abonnement production rotation couverture délai_moyen ctr cpc cpm cpa roas roi nps csat mrr
        arr ltv aov tjm tva note bonus devis caution indemnité retour_sur_investissement ventes
        clics impressions conversions commandes masse_salariale essence gazole diesel fréquentation
        affluence natalité mortalité chômage inflation intérêts charges découvert cagnotte collecte
        dotation endettement levée encaissements impayés honoraires amende pénalités pourboires
        rendements volume_de volume_d'affaires pib élec facteur
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
        appels_entrants plantages crashs bogues contacts soumissions buts offres avis admissions
        quintaux enquêtes hectolitres arrêts virements radiations interventions consultations
    """,
    entity="""
        clients clientes utilisateurs utilisatrices abonnés acheteurs consommateurs magasins
        boutiques produits références campagnes comptes salariés employés collaborateurs tickets
        marchés articles cas bugs contrats patients foyers ménages participants adhérents
        points_de_vente fournisseurs agences franchises véhicules machines lits élèves étudiants
        lecteurs joueurs candidats postes logements inscrits inscrites membres visiteurs invités
        spectateurs passagers locataires électeurs donateurs répondants bénévoles internautes
        pièces_détachées annonces mots-clés personnes gens appelants vendeurs chauffeurs soignants
        parents familles voisins enseignants touristes livreurs infirmières infirmiers médecins
        ouvriers agents conducteurs lectrices étudiantes commerçants prospects gars filles garçons
        hommes femmes invitées réfugiés assurés usagers abonnées répondantes serveurs contacts
        places appels absents malades blessés morts recalés admis refusés embauchés licenciés
        dossiers détenus sinistrés chômeurs bacheliers intérimaires alternants retraités apprentis
        adhérentes copropriétaires exposants coureurs licences spectatrices pèlerins cyclistes
        auditeurs joueuses créateurs contributeurs développeurs freelances consultants formateurs
        internes résidents équipes cv
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
        perte évolué varié écroulé effondré effondrée flambé décollé dépassé étiré allongé allongée
        raccourci rallongé doublé_de retombé retombée remontée redescendu redescendue repassé
        dévissé fléchi fléchit gonflé gonfle bondissant cédé cède repart reparti creusé élargi
        rétréci rétrécit s'envole envolé envolée envolés stagné stabilisé accéléré glissé dérapé
        rechuté plafonnent flambe flambent effondre effondrent explosent dégringole dégringolent
        plonge plongent rebondit ralentissent stagnent
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
        restait manquait manquaient téléchargé collecté récolté levé placé dénombré subi marqué
        inscrit inscrits inscrite inscrites relevé relevés trouvé trouvés vérifié migré publié
        publiés envoyé envoyés formé formés rencontré interviewé interrogé interrogés visité ramassé
        cueilli rempli refusé refusés accepté acceptés validé validés corrigé corrigés nettoyé
        réparé réparés posé posés remplacé remplacés gaspillé jeté jetés cassé cassés manqué raté
        ratés rejoint quitté opéré opérés vacciné vaccinés examiné dépisté planté plantés récoltés
        pêché élevés transporté transportés déplacé construit rénové rénovés licenciés embauchés
        imprimé imprimés participé assisté venus venues venu partis parties restés sortis entrés
        décédés blessés présents convoqués signalé signalés détecté détectés identifié identifiés
        bloqué bloqués filtré clos clôturé clôturés rapporté rapportés ramené apporté crevé mort
        morts né nés tombés voté scanné rappelé contacté contactés recensés distribués adopté
        adoptés économisé économisés installé installés démarché appelé prospectés évacué
        hospitalisés sauvé ajoutés supprimé supprimés bu consommé usé brûlé accouru débarqué tué
        déclaré déclarés emprunté prêté loué loués logé hébergé nourri pesé mesuré comptés cumule
        enregistrons recevons traitons livrons perdons reste-t-il nous_reste il_reste me_reste
        lui_reste leur_reste vous_reste il_restait nous_manque il_manque leur_manque restaient
        manquent attendent s'entassent d'_attente rassemblé rassemblés attirés mobilisé mobilisés
        dépanné dépannés ramassés sauvés hospitalisé évacués intercepté interceptés contrôlé
        contrôlés verbalisé verbalisés interpellé interpellés volé volés dérobé dérobés égaré égarés
        détérioré détériorés recyclé recyclés collectés trié triés créé créés fabriqué fabriqués
        assemblé assemblés emballé emballés chargé chargés déchargé déchargés acheminé acheminés
        dépassé dépassés cumulés totalisés dénombrés observé observés repéré repérés fusionné
        fusionnés déployé déployés testé testés rejeté rejetés diffusé diffusés tiré tirés distribué
        partagé partagés consulté consultés téléchargés visionné visionnés débauché débauchés
        hébergés grillé grillés brassé brassés pressé pressés vendangé vendangés élevé empoché
        empochés décaissé décaissés remboursés prêtés concédé concédés marqués avalé avalés aligné
        alignés bouclé bouclés décroché décrochés remporté remportés raflé raflés gelé gelés
        commandé commandés rencontrés prospecté démarchés fidélisé fidélisés relancé relancés
        enchaîné enchaînés vidé vidés évité évités sondé sondés numérisé numérisés scannés archivé
        archivés classé classés invité invités gâché gâchés gaspillés brûlés déposé déposés lancé
        lancés abandonné abandonnés quittés démissionné démissionnés réuni réunis réunit cueillis
        saisi saisis franchi accueillis abattu pondu perçu promu détruit détruits cuit cuits battu
        aperçu parcouru vendent venait rendu rendus couru bâti fourni fournis fini remplis éteint
        élu élus élue gagnés plantées collectées récoltées aménagé aménagés déménagé déménagés
        embarqué embarqués débarqués drainé drainés dispensé dispensés décerné décernés délivré
        délivrés dressé dressés élaboré élaborés encadré encadrés engrangé engrangés enlevé enlevés
        épinglé épinglés épuisé épuisés exporté exportés importé importés fermés fouillé fouillés
        immatriculé immatriculés imputé imputés inauguré inaugurés inondé inondés injecté injectés
        inspecté inspectés labouré labourés lavé lavés libéré libérés octroié octroiés placés
        protégé protégés raffiné raffinés réclamé réclamés récompensé récompensés récupéré récupérés
        redressé redressés réembauché réembauchés référencé référencés réglé réglés rentré rentrés
        renvoyé renvoyés repassé repassés repeuplé repeuplés repoussé repoussés résorbé résorbés
        restauré restaurés restitué restitués retouché retouchés rétrocédé rétrocédés révisé révisés
        sécurisé sécurisés sélectionné sélectionnés semé semés soudé soudés stocké stockés surveillé
        surveillés taillé taillés transformé transformés transféré transférés versé versés déniché
        dénichés suscité suscités provoqué provoqués causé causés entraîné entraînés engendré
        engendrés redistribué redistribués titularisé titularisés transplanté transplantés
        sanctionné sanctionnés expulsé expulsés condamné condamnés vu vus intervenus intervenu
        intervenues examinés nommé organisé mesurés réussi rejoints traduit transmis transmises viré
        virés
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
        secteur point vague classe lycée paris lyon région norme iso taille pointure département cac
        smic indice_base chausse volume
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
        comme sans avec en y ne n' pas plus chez vers dès lors selon sous c' qu' malgré parmi durant
        dont bis ter
    """,
    inner="de d' des du nos mes les vos",
    partitive="de d' des du sur plus moins nos mes les la le l' notre mon leur leurs au",
    outof="sur des",
    every="chaque",
    span="à et ou - jusqu'à",
    compare="""
        doublé doublée doublés doublées doublent doublait doubla triplé triplée triplés triplées
        triplent quadruplé quadruplée quintuplé décuplé décuplée divisé_par divisée_par divisés_par
        divisées_par multiplié_par multipliée_par multipliés_par multipliées_par doublement
        triplement quadruplement doublé_de
    """,
    twice="le_double le_triple du_double au_double",
    compared="que qu' celui celle ceux",
    times="fois x",
    more="""
        plus moins supérieur supérieure supérieurs inférieur inférieure celui celle ceux que mieux
        le la les notre nos du des de l' autant plus_de moins_de plus_d' moins_d'
    """,
    part="""
        tiers quart quarts cinquième cinquièmes sixième septième huitième neuvième dixième dixièmes
    """,
    half="moitié demi demie quart tiers",
    trade="""
        vendu vendus vendues vendons vendent vend vends livré livrés livrons expédié expédions
        produit produisons fabriqué acheté achetons écoulé distribué récolté
    """,
    ordinal="deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième",
    idle="merci mercis excuses fois pardons bises bisous bravos raisons choses façons pas",
    outcome="""
        résilié résiliés partis partie parti annulé annulés annulées abandonné abandonnés
        abandonnent convertis converti achètent acheté renvoyé renvoyés retournés retournées
        désabonnés impayées impayés retard cliqué cliquent ouvert répondu perdus renouvelé raccroche
        raccrochent échoue échouent échoué quitte quittent malade malades absent absents absente
        revient reviennent arrive arrivent arrivé arrivés refuse refusent oublie oublient paie
        paient rate ratent cassé cassés défectueux défectueuse libre libres vide vides occupé
        occupés arrêt cassées vacants
    """,
    pay="""
        paie paies payons payez paient payé payée payés payer paye payent paierai coûte coûtent
        coûté coûtait coûtera dois doit doivent devons devait gagne gagnes gagnons gagnent gagnait
        touche touchent touchait facture facturent facturé facturons dépensé dépense dépensons
        dépenser déboursé débourse débourser remboursé rembourse investi donné verse versé versons
        verser acheté achetée vendu vendue prêté emprunté claqué craqué réglé rapporté rapporte
        économisé encaissé empoché perçu économise
    """,
    timed="""
        latence délai délais délai_moyen dso mttr autonomie temps_moyen temps_de disponibilité
        uptime lead_time délai_de temps_d' délai_d' attente retard
    """,
    mine="mon ma mes j' je moi notre nos",
    work="travaille travailles travaillons travaillent travailler bosse suis télétravail",
    price="pour à",
    valued="""
        plafonne plafonnait stagne stagnait oscille avoisine avoisinait frôle frôlait dépasse
        s'établit établit ressort totalise totalisait culmine culminait tourne tournait s'affiche
        pointe plafonnent
    """,
    voice="""
        et où oui non merci bonjour salut très trop bien tout tous toute toutes rien fait faire suis
        es sommes êtes ai as avons avez sera serai peux peut pouvez dois doit faut veut aller vais
        va vont travaille travailler habite vis bosse gère gérer collègue collègues semaine ici là
        quel quelle quels quelles comment pourquoi parce ils lac lacs lire livre livres lu plutôt
        aussi souvent jamais toujours parfois ceci même autre autres petit grand nouveau nouvelle
        chez boulot boîte équipe client cliente commande vente mois-ci voilà quoi dont lui eux elle
        moi toi soir matin midi retrouve commence finis termine appelle déteste adore aime n'ai l'an
        dernier dernière année passée pour avec sans sous marque marques forme formes vote votes
        place visite visites note notes pose poses loge loges signe signes casse jette compte
        comptes rassemble rassembles attire attires mobilise mobilises dépanne dépannes installe
        installes répare répares plante plantes récolte récoltes ramasse ramasses sauve sauves
        adopte adoptes vaccine vaccines opére opéres hospitalise hospitalises évacue évacues
        intercepte interceptes contrôle contrôles verbalise verbalises interpelle interpelles vole
        voles dérobe dérobes égare égares détériore détériores jete jetes recycle recycles collecte
        collectes trie tries rapporte rapportes génére généres crée crées fabrique fabriques
        assemble assembles emballe emballes expédie expédies charge charges décharge décharges
        transporte transportes achemine achemines dépasse dépasses cumule cumules totalise totalises
        enregistre enregistres recense recenses dénombre dénombres releve releves observe observes
        repére repéres détecte détectes signale signales déclare déclares corrige corriges fusionne
        fusionnes déploye déployes teste testes valide valides rejete rejetes refuse refuses traite
        traites clôture clôtures publie publies diffuse diffuses tire tires imprime imprimes
        distribue distribues envoye envoyes partage partages consulte consultes télécharge
        télécharges visionne visionnes recrute recrutes embauche embauches débauche débauches
        licencie licencies héberge héberges grille grilles brasse brasses presse presses vendange
        vendanges éleve éleves empoche empoches encaisse encaisses décaisse décaisses rembourse
        rembourses prête prêtes concéde concédes avale avales aligne alignes boucle boucles facture
        factures décroche décroches remporte remportes rafle rafles réserve réserves annule annules
        supprime supprimes gele geles ajoute ajoutes commandes rencontre rencontres prospecte
        prospectes démarche démarches fidélise fidélises relance relances enchaîne enchaînes vide
        vides évite évites sonde sondes interroge interroges numérise numérises scanne scannes
        archive archives classe classes invite invites gâche gâches gaspille gaspilles brûle brûles
        bloque bloques remplace remplaces dépose déposes lance lances abandonne abandonnes quitte
        quittes démissionne démissionnes aménage aménages déménage déménages embarque embarques
        débarque débarques draine draines dispense dispenses décerne décernes délivre délivres
        dresse dresses élabore élabores encadre encadres engrange engranges enleve enleves épingle
        épingles épuise épuises exporte exportes importe importes ferme fermes fouille fouilles
        immatricule immatricules impute imputes inaugure inaugures inonde inondes injecte injectes
        inspecte inspectes laboure laboures lave laves libére libéres octroie octroies places
        protége protéges raffine raffines réalise réalises réclame réclames récompense récompenses
        récupére récupéres redresse redresses réembauche réembauches référence références régle
        régles rentre rentres renvoye renvoyes repasse repasses repeuple repeuples repousse
        repousses résorbe résorbes restaure restaures restitue restitues retouche retouches retourne
        retournes rétrocéde rétrocédes révise révises sécurise sécurises sélectionne sélectionnes
        seme semes soude soudes stocke stockes surveille surveilles taille tailles transforme
        transformes transfére transféres verse verses déniche déniches suscite suscites provoque
        provoques cause causes entraîne entraînes engendre engendres redistribue redistribues
        titularise titularises transplante transplantes sanctionne sanctionnes expulse expulses
        condamne condamnes vire pièces pièce
    """,
)
