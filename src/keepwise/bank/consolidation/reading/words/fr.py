"""French: words that say the same, a group a line; the first names it."""

from __future__ import annotations

TABLE = """
smell: odeur* parfum* sent_
surgery: opération* opéré* chirurgi* operee
tablet: comprimé* cachet* pilule* médicament* traitement
injection: piqûre* vaccin* injection*
check: bilan_de_santé dépistage* contrôle_médical
pain: douleur* mal_au mal_à
cold: grippe rhume
fracture: fracture* cassé* cassée
deaf: sourd* malentendant*
blind: aveugle* malvoyant* non-voyant*
colour_blind: daltoni*
short_sighted: myop*
glasses: lunettes
hay_fever: rhume_des_foins pollen* pollinose
stammer: bégai* bègue
insomnia: insomni* dort_mal
vertigo: vertige*
pregnant: enceinte attend_un_enfant attend_un_bébé
teetotal: abstinen* ne_boit_pas_d_alcool boit_pas_d_alcool pas_d_alcool sans_alcool jamais_d_alcool
  ne_boit_jamais_d_alcool sobre
nonsmoker: non-fumeur non-fumeuse
diabetic: diabét* diabète
asthma: asthm*
headache: migraine* maux_de_tête mal_de_tête
shellfish: fruits_de_mer crustacé*
potato: pomme_de_terre pommes_de_terre patate*
cookie: biscuit* gâteau_sec
jam: confiture*
dessert: dessert*
lunch: déjeuner déjeune dejeuners repas_de_midi
dinner: dîner* dîne souper repas_du_soir
breakfast: petit-déjeuner petit_déjeuner
restaurant: restaurant* resto
fizzy: gazeuse pétillant*
wine: vin vins
beer: bière*
barbecue: barbecue* grillade*
recipe: recette*
oven: four
fridge: frigo réfrigérateur
hoover: aspirateur
laundry: lessive linge
sofa: canapé sofa
flat: appartement* logement studio
house: maison* pavillon
lawn: pelouse gazon
vegetable_plot: potager*
cellar: cave
attic: grenier
landlord: propriétaire bailleur
tenant: locataire*
mortgage: prêt_immobilier emprunt_immobilier hypothèque
loan: prêt crédit emprunt
debt: dette*
salary: salaire paie revenu* gagne
cost: coût* prix tarif*
cheap: bon_marché pas_cher
expensive: cher chère coûteux
tax: impôt*
accountant: comptable
insurance: assurance* assuré*
gift: cadeau*
wallet: portefeuille porte-monnaie
parcel: colis paquet*
letter: lettre*
post: courrier_postal la_poste
stamp: timbre* philatél*
coin: pièce_de_monnaie pièces_de_monnaie
postcard: carte_postale cartes_postales
old: ancienne anciennes anciens vieux vieille vieilles antique*
repair: répare* réparer réparation* restaure restaurer
build: construi* bâti* fabriqu* bricol*
sew: coud couture coudre couturi*
knit: tricot*
pottery: poterie* potier céramique*
draw: dessin*
choir: chorale* chœur
rehearse: répétition* répète
orchestra: orchestre*
violin: violon*
cello: violoncell*
piano: pian*
guitar: guitar*
drum: batterie batteur
flute: flûte*
concert: concert*
museum: musée*
exhibition: exposition*
newspaper: journal journaux quotidien_
magazine: magazine* revue*
crime: polar* roman_policier romans_policiers
book: livre_ livres roman romans bouquin*
film: film* cinéma
series: série séries
audiobook: livre_audio livres_audio
library: bibliothèque* médiathèque*
chess: échecs
card_game: belote cartes_à_jouer
football: foot football
referee: arbitre*
coach: entraîneur* entraîne coach
row: aviron
sail: voile voilier
boat: bateau*
dive: plongée plonge
fence: escrim*
fish_catch: pêche pêcheur
hunt: chasse chasseur
ride: équitation monte_à_cheval cavali*
train_for: prépare s_entraîne entrainement
club: club* association*
member: membre membres appartient_à adhérent* fait_partie
volunteer: bénévol* volontaire*
donate: don_ dons donne_à_une_association
church: église* paroisse*
pray: prie prière*
fast: jeûne jeûner ramadan_
party: fête* soirée_
wedding: mariage_ noces
christmas: noël
bath: baigne bain bains
shower: douche*
sleep: dort dormir sommeil
bed: se_couche au_lit coucher
late_up: couche-tard oiseau_de_nuit se_couche_tard
early_riser: lève-tôt se_lève_tôt matinal*
haircut: coiffeu*
clothes: vêtement* habits
trousers: pantalon*
jumper: pull* chandail
shoes: chaussure* soulier*
flight: vol vols avion* voler
pilot: pilote_d pilote
truck: camion*
motorbike: moto motos motocyclette
camper: camping-car caravane
parking: stationnement parking
season_ticket: abonnement_annuel carte_annuelle
ticket: billet*
luggage: valise* bagage*
holiday: vacances congé congés
travel_to: voyage* partir_en_voyage
camp: camping tente
beach: plage* bord_de_mer côte
map: carte_routière cartes_routières
birdwatch: observ*_les_oiseaux ornitholog*
bee: abeille* apicult* ruche*
chicken: poule* poulet*
goat: chèvre*
sheep: mouton* brebis
vet: vétérinaire*
plant: plante*
flower: fleur*
exam: examen* concours
degree: diplôme*
thesis: thèse* doctorat
pupil: élève*
apprentice: apprenti*
intern: stage stagiaire*
freelance: indépendant* freelance à_son_compte
unemployed: chômage chômeu* sans_emploi
engineer: ingénieur*
programmer: développeu* programmeu* informaticien*
nurse: infirmi*
teacher: professeur* enseignant* prof instituteur institutrice
midwife: sage-femme
lawyer: avocat*
electrician: électricien*
hairdress: coiffeuse_
sell: vend vendeu*
deliver: livr*_ livraison*
clean: nettoie ménage nettoyage
market: marché*
laptop: ordinateur_portable portable pc_portable
screen: écran*
mobile: téléphone_portable smartphone mobile
password: mot_de_passe
backup: sauvegarde*
attachment: pièce_jointe pièces_jointes
link: lien liens
source: source* référence*
footnote: note_de_bas_de_page notes_de_bas_de_page
heading: titre* intertitre*
font: police_de_caractères police
bold: gras
exclamation_mark: point_d_exclamation points_d_exclamation
emoji: émoji* emoji* émoticône* smiley*
joke: blague* plaisanterie*
jargon: jargon termes_techniques
simple: simple* simplement
sentence: phrase*
page: page*
slide: diapo* diapositive* présentation*
document: document*
draft: brouillon* ébauche*
report: rapport* compte_rendu
note: note_ notes
example: exemple*
option: option* choix alternative*
step: étape* pas_à_pas
explain: expliqu* explication*
sort: tri trié* trier classé*
round: arrondi*
sign_letter: signe_ signer signature*
reminder: rappel*
calendar: agenda calendrier
event: événement*
conference: conférence* congrès colloque
trade_fair: salon foire
lease: bail
certificate: certificat* attestation*
last: dure durer durée
expire: expire* périme valable_jusqu
open: ouvre ouvert* ouverture
visit: visite*
talk: discut* discussion* bavard*
babysit: baby-sitter nounou garde_d_enfants
twin: jumeau* jumelle*
elder: aîné*
younger: cadet*
shy: timide*
stressed: stress*
often: souvent fréquemment
sometimes: parfois de_temps_en_temps
rare: rarement
high: haut* élevé*
outside: dehors plein_air
near: près_de à_côté
supermarket: supermarché*
second_hand: occasion seconde_main
heating: chauffage
pool: piscine*
physio: kiné*
therapist: psy psychologue* thérapeute*
chemist: pharmaci*
lefthand: gauch*
native: langue_maternelle
nut: noix
peanut: cacahuète* arachide*
egg: œuf* oeuf*
cheese: fromage*
sugar: sucre sucré*
salt: sel salé*
spicy: piment* épicé*
lactose: lactose lait
gluten: gluten cœliaque coeliaque
help: aide aider assist*
buy: achet* achat*
begin: commenc* début* démarr*
search: cherch*
look_after: garde_ garder veille_sur
sport_do: pratiqu*_
money: argent
early: tôt de_bonne_heure
late: tard
doing: porte porter apporte prend prendre met mettre tient tenir pose garde reçoit recevoir organise
  prépare planifie passe passer suit fréquente participe assiste consacre entretient élève élever
  cultive fabrique crée créer réalise réaliser effectue produit fournit sert servir occupe exploite
  conduit mène monte descend vide remplit cherche va fait
garage: garage garages box
pork: porc viande_de_porc cochon
beef: bœuf boeuf viande_de_bœuf
"""
