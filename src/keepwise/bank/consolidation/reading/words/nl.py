"""Dutch: words that say the same, a group a line; the first names it."""

from __future__ import annotations

TABLE = """
smell: geur* reuk ruikt
surgery: operatie* geopereerd* ingreep
tablet: pil pillen tablet* medicijn* medicatie
injection: prik injectie* vaccin* inenting*
check: controle* keuring
pain: pijn pijnen
cold: griep verkouden*
fracture: gebroken breuk botbreuk
deaf: doof slechthorend* hoort_slecht
blind: blind slechtziend*
colour_blind: kleurenblind*
short_sighted: bijziend*
glasses: bril
hay_fever: hooikoorts pollen*
stammer: stotter*
insomnia: slapeloos* slaapt_slecht slaapproblem*
vertigo: hoogtevrees
pregnant: zwanger verwacht_een_kind
teetotal: geheelonthoud* drinkt_geen_alcohol geen_alcohol zonder_alcohol alcoholvrij nooit_alcohol
nonsmoker: niet-roker
diabetic: diabet* suikerziekte
asthma: astma*
headache: migraine hoofdpijn
shellfish: schaaldier* zeevruchten
potato: aardappel*
cookie: koekje*
jam: jam
dessert: toetje nagerecht dessert
lunch: lunch* middageten
dinner: avondeten diner
breakfast: ontbijt*
restaurant: restaurant*
beer: bier
wine: wijn
barbecue: barbecue*
recipe: recept*
fridge: koelkast ijskast
hoover: stofzuig*
laundry: was_ wasgoed
sofa: bank_ sofa
flat: appartement* flat woning
house: huis huizen
rent: huurt huur huren gehuurd
lawn: gazon gras
allotment: volkstuin* moestuin*
cellar: kelder
attic: zolder
landlord: huisbaas verhuurder
tenant: huurder
mortgage: hypotheek*
loan: lening*
debt: schuld*
salary: salaris loon inkomen verdient
cost: kosten prijs prijzen
cheap: goedkoop*
expensive: duur dure
tax: belasting*
accountant: boekhoud* accountant
insurance: verzeker*
gift: cadeau*
wallet: portemonnee
parcel: pakje pakket*
letter: brief brieven
stamp: postzegel*
coin: munt munten
postcard: ansichtkaart* prentbriefkaart*
old: oud oude antiek*
repair: repareert repareren herstelt restaureert opknappen
build: bouwt bouwen
sew: naait naaien
knit: breit breien
pottery: pottenbak* keramiek*
carve: houtsnij*
draw: tekent tekenen
choir: koor zangkoor
rehearse: repetitie* repeteert
orchestra: orkest*
violin: viool violist*
piano: piano pianist*
guitar: gitaar gitarist*
drum: drumt drums drummer
flute: fluit dwarsfluit
organ: orgel orgels draaiorgel organist*
concert: concert*
museum: museum* musea
exhibition: tentoonstelling*
newspaper: krant kranten dagblad
magazine: tijdschrift*
crime: misdaadroman* thriller* detectives
book: boek boeken roman romans
film: film films bioscoop
series: serie series
audiobook: luisterboek*
library: bibliotheek
chess: schaakt schaken schaak
football: voetbal* voetbalt
referee: scheidsrechter*
coach: trainer coacht coach
row: roeit roeien
sail: zeilt zeilen
boat: boot boten
dive: duikt duiken
fish_catch: vist vissen hengel*
ride: paardrijden paardrijdt rijdt_paard
train_for: traint_voor bereidt_zich_voor training
club: vereniging* club
member: lid_van hoort_bij
volunteer: vrijwillig*
donate: doneert donatie*
church: kerk kerken
pray: bidt gebed
fast: vast_ vasten
party: feest feestje
wedding: bruiloft trouwerij
christmas: kerst*
bath: badt bad_ baden
shower: douche* doucht
sleep: slaapt slapen slaap
bed: naar_bed gaat_slapen
late_up: nachtbraker nachtmens gaat_laat_naar_bed avondmens nachtuil
early_riser: ochtendmens vroege_vogel staat_vroeg_op
haircut: kapper kapster kappers
clothes: kleding kleren
trousers: broek*
jumper: trui
shoes: schoen schoenen
flight: vlucht vliegt vliegen vliegtuig
truck: vrachtwagen
motorbike: motor motorfiets
camper: camper caravan
parking: parkeer*
season_ticket: jaarkaart seizoenkaart abonnement_
ticket: kaartje* ticket*
luggage: koffer* bagage
holiday: vakantie*
travel_to: reist reis reizen
camp: kampeert kamperen tent
beach: strand zee kust
map: kaart_ landkaart* kaarten
birdwatch: vogelaar vogels_kijken vogels_spotten
bee: bij_en bijen imker* bijenhoud*
chicken: kip kippen
goat: geit geiten
sheep: schaap schapen
vet: dierenarts
plant: plant planten
flower: bloem bloemen
exam: examen* tentamen*
degree: diploma
thesis: proefschrift promotie
pupil: leerling*
apprentice: leerling-
intern: stage stagiair*
freelance: zzp* zelfstandig* freelance*
unemployed: werkloos* zonder_werk
engineer: ingenieur*
programmer: programmeur* ontwikkelaar*
nurse: verpleeg*
teacher: docent* leraar lerares leerkracht onderwijzer*
lawyer: advocat* advocaat
midwife: verloskundige vroedvrouw
electrician: elektricien*
sell: verkoopt verkoper verkopen
deliver: bezorgt levert
clean: schoonma* poetst
market: markt
laptop: laptop*
computer: computer pc
screen: scherm beeldscherm monitor
mobile: mobiel* gsm smartphone
password: wachtwoord*
backup: back-up* backup* reservekopie*
attachment: bijlage*
link: link links koppeling
source: bron bronnen bronvermelding*
footnote: voetnoot voetnoten
heading: kop koppen titel titels
font: lettertype*
bold: vet vetgedrukt
exclamation_mark: uitroepteken*
emoji: emoji*
joke: grap grappen grapje*
jargon: vakjargon jargon vaktaal
simple: eenvoudig* simpel*
sentence: zin zinnen
page: pagina*
slide: dia dia_s presentatie*
document: document*
draft: concept* ontwerp
report: verslag* rapport*
note: notitie* aantekening*
example: voorbeeld*
option: optie* mogelijkhe* keuze*
step: stap stappen stapsgewijs
explain: uitleg* leg_uit
sort: sorteer* gesorteerd
round: afgerond_op afronden
sign_letter: onderteken*
reminder: herinner*
calendar: agenda kalender
event: evenement*
conference: conferentie* congres*
trade_fair: beurs
lease: huurcontract
certificate: certificaat certificat*
last: duurt duren
expire: verloopt geldig_tot
open: opent open
visit: bezoekt bezoek_aan
talk: praat gesprek*
pick_up: haalt_ haal_ ophalen
babysit: oppas*
twin: tweeling*
elder: oudste oudere
younger: jongste jongere
shy: verlegen
stressed: stress*
often: vaak dikwijls
sometimes: soms af_en_toe
rare: zelden
outside: buiten buitenlucht
supermarket: supermarkt*
second_hand: tweedehands
heating: verwarming
pool: zwembad
physio: fysio*
therapist: therapeut* psycholoog
chemist: apotheek apotheker
lefthand: linkshandig*
native: moedertaal
nut: noot noten
peanut: pinda*
egg: ei eieren
cheese: kaas
sugar: suiker
salt: zout
spicy: pittig* scherp
lactose: lactose melksuiker
gluten: gluten coeliakie
help: helpt helpen hulp
buy: koopt kopen gekocht
begin: begint beginnen start
search: zoekt zoeken
look_after: past_op zorgt_voor oppassen
doing: draagt dragen brengt brengen haalt halen zet zetten legt leggen neemt nemen krijgt ontvangt
  organiseert bereidt plant bezoekt volgt volgen besteedt onderhoudt verzorgt kweekt maakt maken
  vervaardigt voert verricht levert biedt dient leidt rijdt klimt loopt leegt vult voelt gaat speelt
appointment: afspraak afspraken
pork: varkensvlees varken
beef: rundvlees rund
blog: blog weblog
travel: reizen reis
"""
