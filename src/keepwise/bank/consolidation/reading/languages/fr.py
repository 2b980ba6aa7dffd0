"""French: the words of each concept. A ``*`` stands for any ending, ``_`` for a space."""

from __future__ import annotations

TABLE = """
glue: le la les l un une des du de d je j me m moi mon ma mes tu te toi ton ta tes il elle lui son
  sa ses se s nous on notre nos vous votre vos ils leur leurs utilisateur utilisatrice personne et
  ou que qu qui dont ce cet cette ces c tres bien juste toujours souvent generalement habituellement
  d_habitude s_il_te_plait s_il_vous_plait veuillez merci chaque tous toutes tout toute quelques
  doit doivent devrait devraient faut peut peuvent peux fait fais faire font va vais vont aller y
  en_ ainsi tant soit soient sera seront actuellement en_ce_moment_meme moi-meme lui-meme propre
  vient viens venir il_y_a_donc entierement personnellement prendre prend prends entre meme pratique
  pratiquer pratiquent exerce_ suit suivre effectue sait savoir peut_ a_l_habitude habitude
  l_habitude est_en_train mène_ tient_ combien où quoi ce_que_j_ai_dit_sur ce_que_je_t_ai_dit
  tout_sur le_fait_que histoire_de ce_qui_concerne
like: aime aimer aiment adore adorer apprecie* raffole passionne* fan_de plait plaisent friand*
  amateur
prefer: prefere preferer preferent aime_mieux plutot favorise preference* privilegi* prefererais
  prefererait
want: veut veux vouloir voudrait voudrais souhait* demande demander besoin exige aimerait aimerais
  desire tient_a
show: montre* affich* voir present* donne* mettre mets mettez presente presenter presentez
write: ecri* redig* formul*
use: utilis* emploi* emploie* se_sert me_sers travaille_avec travaille_sous
have: a ai avoir ont possede* detient dispose souffre souffrir
dislike: deteste* hait hais n_aime_pas aime_pas ne_supporte_pas supporte_pas horreur aime_guere
  aime_pas_du_tout
avoid: evite* eviter
be: est suis sont etre etait c_est devient se_trouve se_situe situé située se_tient a_lieu
  se_déroule se_passe reste a_choisi choisi choisit a_décidé décidé décide a_opté opté a_été_retenu
  paie paye payer
call: appelle appellent nomme nommee nom prenom baptise* prenomme*
name: se_faire_appeler etre_appele etre_appelee appelez-moi appelle-moi surnom surnomme
  se_fait_appeler m_appeler qu_on_l_appelle qu_on_m_appelle
speak: parle parler parlent parles maitrise couramment
learn: apprend apprends apprendre etudie* suit_des_cours cours_de prend_des_cours
teach: enseign* donne_des_cours donne~cours anime~cours donne~leçons
play: joue jouer jouent joues joueur_de joueuse_de joueur joueuse
eat: mange manger mangent
drink: boit bois boire
read: lit lire lis
watch: regarde*
collect: collectionn* collection collections
listen: ecoute*
mention: rencontre a_lu ai_lu lu_un_article a_vu ai_vu visite a_visite entendu article_sur
  parle_avec a_croise croise reflechit envisage peut-etre a_discute documentaire_sur a_entendu
home: habit* vit vis vivre reside* domicile* demeure logement_a loge_a installe_a installee_a
  maison_a domicilie* base_a basee_a
moved: demenage_a demenager_a emmenage* s_est_installe s_est_installee me_suis_installe* demenage
lived: habitait vivait vecu a_habite a_vecu grandi
worked: travaillait a_travaille
employer: travaille_chez travaille_pour travailler_chez employeur employe_chez employee_chez
  entreprise societe salarie_chez bosse_chez embauche* travaille_desormais_chez
  travaille_maintenant_chez lieu_de_travail bosse_pour est_chez salarie*
job: travaille_comme metier profession poste exerce travaille_en_tant_que de_metier fonction
  travaille_desormais_comme travaille_maintenant_comme
department: service departement
works: travaille* bosse travail
workhours: heures_par_semaine
manager: chef cheffe manager superieur* responsable_hierarchique patron patronne rend_compte n_1
  manageuse
lead: dirig* pilot* responsable mene_par menee_par mene chef_de_projet a_la_tete gere geree gerer
cover: couvre s_occupe_de m_occupe_de charge_de chargee_de suit_les responsable_de_la_region
  s_occupe occupe
spouse: femme epouse mari epoux marie_a mariee_a conjoint conjointe marie mariee divorce divorcee
marital=married: marie mariee mariage
marital=divorced: divorce divorcee separe separee
marital=single: celibataire
marital=engaged: fiance*
partner: compagnon compagne copain copine petit_ami petite_amie
daughter: fille filles
son: fils garcon
child: enfant enfants
brother: frere freres
sister: soeur sœur soeurs sœurs
mother: mere maman
father: pere papa
parents: parents
inlaw: beau-frere belle-soeur belle-mere beau-pere
uncle: oncle
aunt: tante
cousin: cousin cousine cousins
nephew: neveu
niece: niece
grandmother: grand-mere mamie
grandfather: grand-pere papi
friend: ami amie amis amies
neighbour: voisin*
colleague: collegue*
flatmate: colocataire* coloc
dog: chien chienne chiens chiot
cat: chat chatte chats chaton
parrot: perroquet
rabbit: lapin lapine
horse: cheval jument
tortoise: tortue
bird: oiseau
doctor: medecin generaliste
dentist: dentiste
answer: repon* reponse*
email: mail mails e-mail e-mails courriel* email emails
message: message messages
length=short: court courte courts courtes bref breve brefs breves concis* brievete succinct*
  brievement
length=long: long longue longs longues detaille* approfondi* complet* developpe*
tone=formal: formel* soutenu*
tone=casual: decontract* informel* familier* detendu*
tone=friendly: amical* chaleureux
tone=direct: direct directe directs directes
address=formal: vouvo* vous_de_politesse
address=informal: tuto*
diet=vegetarian: vegetarien* ne_mange_pas_de_viande mange_pas_de_viande pas_de_viande sans_viande
  ne_mange_jamais_de_viande jamais_de_viande viande_pas aucune_viande
diet=vegan: vegan* vegetalien*
diet=meat: mange_de_la_viande carnivore
dietkind: regime
allergy: allergi*
intolerant: ne_peut_pas_manger peut_pas_manger intoleran* ne_tolere_pas tolere_pas
  ne_supporte_pas_le_lactose ne_digere_pas
fear: peur peurs phobie crain* craint redoute effraie
smoke: fume fumer fumeur fumeuse cigarette*
run: cour* course_a_pied jogging footing
swim: nage nager natation
hike: randonne*
walk: marche promene* promenade*
cook: cuisine_souvent cuisiner cuisinier cuisinière
bread: pain pains
garden: jardin* jardinage
paint: peint peindre peinture aquarelle peintre
watercolour: aquarelle*
dance: danse danser danseur danseuse
sing: chante* chant chorale chanteur chanteuse
climb: escalade grimpe
ski: ski skie
gym: salle_de_sport salle_de_gym
photo: photograph*
car: conduit conduis roule_en voiture auto conducteur conductrice chauffeur
vehicle=bike: velo a_velo bicyclette
vehicle=tram: tramway tram
vehicle=train: train
vehicle=bus: bus
vehicle=metro: metro
vehicle=scooter: trottinette
vehicle=car: en_voiture
vehicle=foot: a_pied
commute: au_travail au_bureau pour_aller_au_travail aller_travailler trajet*
office: bureau bureaux
workfromhome: teletravail* travaille_de_chez travaille_a_la_maison travaille_a_domicile
birthday: anniversaire date_de_naissance ne_le nee_le
birthplace: ne_a nee_a
wakeup: se_leve me_leve reveil* lever_a
clock=24: 24_heures
clock=12: 12_heures
theme=dark: sombre mode_sombre theme_sombre
theme=light: mode_clair theme_clair clair
units=metric: metrique*
units=imperial: imperial*
temperature=c: celsius
temperature=f: fahrenheit
timezone: fuseau_horaire fuseau
meeting: reunion reunions rendez-vous
currency=eur: euro euros
currency=usd: dollar dollars
currency=gbp: livre livres_sterling sterling
currency=chf: franc francs
figure: montant* chiffres sommes
format=bullets: puces liste_a_puces points listes_a_puces
format=prose: paragraphe* phrases_completes texte_suivi prose
format=table: tableau tableaux
format=chart: graphique graphiques diagramme* courbe*
filetype=pdf: pdf
filetype=word: word docx
filetype=excel: excel tableur
filetype=csv: csv
dateformat=iso: iso
decimal: decimal*
decimal=comma: virgule
decimal=point: point_decimal
seat=window: fenetre hublot
seat=aisle: couloir
daypart=morning: matin matins matinee
daypart=noon: midi
daypart=afternoon: apres-midi
daypart=evening: soir soirs soiree
daypart=night: nuit
dayspan=weekday: en_semaine jours_ouvrables
dayspan=weekend: week-end week-ends weekend
freq=daily: quotidien*
freq=weekly: hebdomadaire*
freq=monthly: mensuel*
freq=quarterly: trimestriel*
freq=yearly: annuel*
bound=max: au_plus maximum au_maximum pas_plus_de ne_doit_pas_dépasser ne_dépasse_pas
bound=min: au_moins minimum
bound=before: avant
bound=after: apres
language=en: anglais*
language=de: allemand*
language=fr: francais*
language=es: espagnol*
language=it: italien italienne
language=pt: portugais*
language=ja: japonais*
language=zh: chinois* mandarin
language=ru: russe
language=ar: arabe
phone_call: telephon* appel appels
video: video* visio*
deadline: echeance date_limite delai a_rendre date_butoir
launch: lancement lancer sortie lance mise_en_ligne
favourite: favori favorite favoris favorites preferee
school: ecole college lycee
university: universite fac faculte
kindergarten: maternelle creche
age: ans age
size: taille pointure
colour: couleur couleurs
subscribe: abonn*
coffee: cafe cafes expresso
tea: the thes
summary: resume* synthese
conclusion: conclusion*
team: equipe equipes
without: sans
alone: seul seule
thing: ville lieu endroit quartier region zone secteur personnes gens type marque membre membres
  chose choses format cours activite sport instrument langue animal plat groupe plats heure heures
  abonnement_carte maladie
retired: retraite*
grandson: petit-fils
granddaughter: petite-fille
grandchild: petits-enfants
godchild: filleul filleule
stepfather: beau-père
mass=g: gramme* kilo kilos
mass=oz: once onces
distance=km: kilomètre* mètres
distance=mile: mile miles
n:13: treize
n:15: quinze
n:20: vingt
n:30: trente
n:40: quarante
n:50: cinquante
n:100: cent
n:2: deuxieme_lundi deuxieme_mardi deuxieme_mercredi deuxieme_jeudi deuxieme_vendredi
  deuxieme_samedi deuxieme_dimanche
day=1: deuxieme_lundi
day=2: deuxieme_mardi
day=3: deuxieme_mercredi
day=4: deuxieme_jeudi
day=5: deuxieme_vendredi
day=6: deuxieme_samedi
day=7: deuxieme_dimanche
rent: loue louer location
distance=cm: centimètre* cm
distance=inch: pouces
language=la: latin
language=nl: néerlandais*
language=pl: polonais
language=tr: turc
language=el: grec
language=ko: coréen
language=uk: ukrainien
language=sv: suédois
employment=part: mi-temps temps_partiel
employment=full: plein_temps temps_plein temps_complet
orientation=portrait: format_portrait
orientation=landscape: format_paysage
payment=cash: espèces liquide
payment=card: carte_bancaire par_carte
payment=transfer: virement prélèvement
order=ascending: croissant
order=descending: décroissant
tense=past: passé_composé imparfait
tense=present: au_présent
season=spring: printemps
season=summer: été_
season=autumn: automne
season=winter: hiver
not: refuse refuser ne n pas jamais aucun aucune ni rien guere point_du_tout non sans incapable
over: ne~plus n~plus pas~plus
end: ferme_son ferme_le cloture reussi plus_du_tout arrete arreter cesse vendu quitte resilie annule
  abandonne divorce divorcee rompu termine fini parti_de desabonne* demissionne a_laisse_tomber
  renonce plus_jamais separe separee decede mort perdu s_est_débarrassé a_mis_fin mis_fin a_rendu
  rendu laissé_tomber plus_aucun a_revendu revendu a_clos licencié démoli démolie détruit détruite
  volé volée brûlé
change: passe_de passe_d maintenant desormais dorenavant a_present a_partir_de_maintenant plutot_que
  au_lieu reporte* decale* repousse* avance_au deplace* change* passe_a remplace* renomme*
  rebaptise* nouveau nouvelle nouvel devenu devenue promu promue ces_temps-ci ces_jours-ci
  a_l_avenir cette_annee finalement en_fait retarde* bascule aujourd_hui passe_au passe_du
  passe_de_la passent_à passent_au est_passé est_passée a_pris_la_relève prend_la_relève succède
  désormais_c_est augmenté augmente réduit baissé monté descendu échangé troqué muté mutée avancé_au
  avancée prolongé raccourci transféré bascule_sur à_la_place à_compter_de dès_demain dès_lundi
  depuis_peu finit_par plutôt_désormais s_appelle_désormais remplacé_son renouvelé
  renouvelée
add: aussi egalement en_plus de_plus en_outre un_autre une_autre autre deuxieme second seconde
  par_ailleurs supplementaire encore_un encore_une ainsi_que
past: autrefois avant_cela jadis ancien ancienne quand_il_etait etant_etudiant* enfant_il
  pendant_ses_etudes dans_son_enfance il_y_a etait avait
temp: cette_semaine ce_week-end demain hier la_semaine_prochaine temporairement jusqu_a
  en_vacances quelques_jours ce_soir ce_mois-ci pour_un_salon en_deplacement
old: au_lieu_de au_lieu_du a_la_place_de plutot_que anciennement remplace_ en_remplacement_de
than: plutot_qu que_les que_le que_la que_l
for: pour quand lorsque quand_on_parle_de lorsqu_on_parle_de
in: dans en
on: sur
with: avec
as: comme
by: par
from: passe_de passe_d depuis
to: a au aux vers
at: chez
per: par_
oclock: heures heure h
pm: de_l_apres-midi du_soir
numbers: zero - deux trois quatre cinq six sept huit neuf dix onze douze
ordinals: zeroieme premier|premiere deuxieme_etage troisieme quatrieme cinquieme sixieme septieme
  huitieme
days: lundi* mardi* mercredi* jeudi* vendredi* samedi* dimanche*
months: janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre
"""
