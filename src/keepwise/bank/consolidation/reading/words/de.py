"""German: words that say the same, a group a line; the first names it."""

from __future__ import annotations

TABLE = """
smell: geruch gerüche duft düfte riecht
surgery: operation* operiert eingriff
tablet: tablette* pille pillen medikament* arznei* mittel_gegen
injection: spritze* impfung* geimpft
check: vorsorge* kontrolltermin* untersuchung*
pain: schmerz* weh_tut
cold: grippe erkältung*
fracture: gebrochen bruch knochenbruch
deaf: taub gehörlos schwerhörig* hört_schlecht
blind: blind sehbehindert
colour_blind: farbenblind* farbfehlsichtig
short_sighted: kurzsichtig*
glasses: brille brillen brillenträger*
hay_fever: heuschnupfen pollenallergie pollen
stammer: stotter*
insomnia: schlafstörung* schlaflos* schläft_schlecht einschlafstörung*
vertigo: höhenangst schwindelfrei
pregnant: schwanger* erwartet_ein_kind
teetotal: abstinent* trinkt_keinen_alkohol trinke_keinen_alkohol kein_alkohol keinen_alkohol
  alkoholfrei ohne_alkohol antialkoholiker*
nonsmoker: nichtraucher*
diabetic: diabet* zucker_krank zuckerkrank*
asthma: asthma*
headache: migräne kopfschmerz*
shellfish: meeresfrüchte* schalentiere*
potato: kartoffel* erdäpfel
tomato: tomate* paradeiser
bread_roll: brötchen semmel semmeln
cookie: kekse keks plätzchen
jam: marmelade* konfitüre*
dessert: nachtisch dessert nachspeise*
lunch: mittagessen mittagstisch isst_zu_mittag isst_mittag
dinner: abendessen abendbrot isst_zu_abend
breakfast: frühstück*
meal: mahlzeit* speise speisen
restaurant: restaurant* gaststätte* lokal wirtshaus
cafe: café
fizzy: sprudel* kohlensäure
herbal_tea: kräutertee
barbecue: grill*
recipe: rezept*
oven: ofen herd backofen
fridge: kühlschrank*
hoover: staubsaug*
laundry: wäsche
sofa: sofa couch
flat: wohnung* apartment
house: haus häuser häuschen eigenheim
lawn: rasen
allotment: schrebergarten kleingarten schrebergärten
cellar: keller
attic: dachboden speicher
balcony: balkon*
landlord: vermieter*
tenant: mieter mieterin
mortgage: hypothek* baukredit baufinanzierung
loan: kredit* darlehen
debt: schulden
salary: gehalt lohn einkommen verdienst verdient
cost: kosten preis preise
cheap: billig* günstig* preiswert*
expensive: teuer teure
tax: steuer steuern
tax_adviser: steuerberat*
insurance: versicherung* versichert
gift: geschenk* präsent
wallet: geldbeutel portemonnaie brieftasche
parcel: paket* sendung
letter: brief briefe
post: postweg briefpost
stamp: briefmarke*
coin: münze*
postcard: postkarte* ansichtskarte*
old: antik* historisch alt alte alten alter_
clock: uhren
watchmaker: uhrmacher*
repair: reparier* repariert flickt restaurier* instand
build: baut_ baue bauen gebaut bastelt konstruier*
sew: näht nähen schneidern schneider*
knit: strickt stricken stricke
pottery: töpfer* töpfert töpfern keramik*
carve: schnitz*
woodwork: tischler* schreiner* holzarbeit*
draw: zeichnet zeichnen zeichne
choir: chor chöre chorgesang
sing_in: gesangverein
rehearse: probe proben geprobt chorprobe
orchestra: orchester
violin: geige violine geiger*
cello: cello cellist*
piano: klavier klavierspiel* pianist*
guitar: gitarre gitarrist*
drum: schlagzeug* trommel*
flute: flöte* querflöte
organ: orgel orgelspiel* organist*
play_instr: musiziert
concert: konzert*
museum: museum museen
exhibition: ausstellung*
newspaper: zeitung* tageszeitung
magazine: zeitschrift* magazin
crime: krimi krimis kriminalroman*
book: buch bücher roman romane
film: film filme kino
series: serie serien
audiobook: hörbuch* hörbücher
library: bücherei* bibliothek*
chess: schach
card_game: skat kartenspiel*
football: fußball fussball fußballer*
referee: schiedsrichter* pfeift_spiele
coach: trainer trainerin trainiert_die betreut_die_mannschaft
row: rudert rudern
sail: segelt segeln segel segler*
boat: boot boote schiff
dive: taucht tauchen taucher*
fish_catch: angelt angeln angler*
hunt: jagd jäger*
ride: reitet reiten reiter*
ski_cross: langlauf ski_langlauf
train_for: trainiert_für bereitet_sich_auf vorbereitung_auf trainiert
exercise: sport_treibt treibt_sport
club: verein vereins klub club
member: mitglied mitglieder gehört_zu gehört_dem angehört
volunteer: ehrenamt* freiwillig*
donate: spende* spendet
church: kirche kirchen gemeinde
pray: betet gebet
fast: fastet fasten fastenzeit
vote: wählt wahl
party: feier feiert fest party
wedding: hochzeit* trauung
christmas: weihnacht*
bath: badet baden
shower: dusche duschen duscht
sleep: schläft schlafen schlaf
bed: geht_ins_bett zu_bett schlafen_gehen geht_schlafen
late_up: nachteule nachtmensch bleibt_lange_auf lange_wach
early_riser: frühaufsteher* steht_früh_auf morgenmensch
haircut: friseur* frisör*
clothes: kleidung klamotten kleider
trousers: hose hosen
jumper: pullover pulli
shoes: schuh schuhe
flight: flug flüge fliegt fliegen flugzeug
pilot: pilot pilotin
truck: lkw lastwagen
motorbike: motorrad* krad
camper: wohnmobil* wohnwagen camper
taxi: taxi
petrol: benzin
ebike: e-bike pedelec
parking: parkplatz* stellplatz*
season_ticket: jahreskarte* dauerkarte* abokarte*
ticket: ticket* fahrkarte* fahrschein*
luggage: koffer gepäck
holiday: urlaub ferien
travel_to: verreist reist reise reisen
camp: zelt* camping
beach: strand strände meer küste
lake: see seen
forest: wald wälder
map: karte karten
scale: maßstab*
birdwatch: vogelbeobacht* beobachtet_vögel vögel_beobachten
bee: biene bienen imker* imkert imkerei
chicken: huhn hühner henne hennen
goat: ziege ziegen
sheep: schaf schafe
cow: kuh kühe rind*
pony: pony ponys
stable: stall ställe
vet: tierarzt tierärztin
plant: pflanze pflanzen zimmerpflanz*
flower: blume blumen
tree: baum bäume
vegetable: gemüse
exam: prüfung* klausur*
degree: abschluss studienabschluss
thesis: doktorarbeit* dissertation* promoviert
pupil: schüler*
apprentice: lehrling* azubi* auszubildend* ausbildung lehre
intern: praktik*
freelance: selbständig* selbstständig* freiberuf*
unemployed: arbeitslos* arbeitssuchend* auf_jobsuche
shift: schicht* schichtdienst
engineer: ingenieur*
programmer: programmier* entwickler* softwareentwickler*
nurse: krankenschwester krankenpfleger* pflegekraft pflegefach*
teacher: lehrer lehrerin lehrkraft
midwife: hebamme*
lawyer: anwalt anwältin rechtsanw*
cook_job: koch köchin
hairdress: friseurin
electrician: elektriker*
sell: verkäufer* verkauft_
deliver: liefert liefern lieferung
clean: putzt putzen reinigt reinigung
warehouse: lager lagerhalle
market: markt wochenmarkt
desk: schreibtisch*
headphones: kopfhörer*
laptop: laptop notebook
screen: bildschirm* monitor*
mobile: handy smartphone mobiltelefon
password: passwort kennwort
browser: browser
editor: editor
backup: backup* sicherung* sicherungskopie*
drive: festplatte*
attachment: anhang anhänge
link: link links verweis*
source: quelle quellen quellenangabe* beleg belege
footnote: fußnote*
heading: überschrift*
font: schriftart* schrift
bold: fett fettdruck
exclamation_mark: ausrufezeichen
emoji: emoji* smiley*
joke: witz witze scherz*
jargon: fachbegriff* fachjargon fachsprache
simple: einfach* simpel
sentence: satz sätze
page: seite seiten
slide: folie folien präsentation*
document: dokument* unterlagen
draft: entwurf entwürfe
report: bericht berichte
note: notiz notizen
example: beispiel*
option: option* alternative* auswahl vorschlag vorschläge
step: schritt schritte schrittweise
explain: erklär* erläuter*
sort: sortier*
round: rundet runden gerundet
sign_letter: unterschreib* unterzeichn*
reminder: erinner*
calendar: kalender
event: veranstaltung*
conference: konferenz* tagung* kongress*
trade_fair: messe messen
lease: mietvertrag*
certificate: zertifikat* zeugnis*
last: dauert dauern läuft_bis
expire: läuft_ab abläuft gültig_bis
open: öffnet geöffnet
arrive: ankunft kommt_an
depart: abfahrt fährt_ab
visit: besuch besuche
talk: gespräch* unterhaltung*
babysit: babysitter* kinderbetreuung
twin: zwilling*
elder: ältere älterer ältester älteste
younger: jüngere jüngerer jüngste
roommates: wg wohngemeinschaft
shy: schüchtern* introvertiert*
stressed: stress* gestresst
often: oft häufig*
sometimes: manchmal gelegentlich ab_und_zu hin_und_wieder
rare: selten
high: hoch hohe hohen
outside: draußen im_freien
supermarket: supermarkt*
second_hand: gebraucht* second-hand
heating: heizung*
pool: schwimmbad hallenbad freibad
physio: physio* krankengymnast*
therapist: therapeut* psychotherap*
chemist: apotheke*
optician: optiker*
native: muttersprache muttersprachler*
lefthand: linkshänder* linkshändig* links_schreibt
nut: nuss nüsse
peanut: erdnuss erdnüsse
egg: ei eier
cheese: käse
sugar: zucker
salt: salz salzarm*
spicy: scharf scharfe scharfes
onion: zwiebel*
lactose: laktose* milchzucker
gluten: gluten* zöliakie
help: hilft helfen hilfe unterstützt unterstützen
buy: kauft kaufen gekauft einkaufen einkauf
begin: beginnt beginnen anfang fängt_an startet
wait: wartet warten
search: sucht suchen suche
look_after: passt_auf aufpassen hütet
doing: trägt trag tragen bringt bringen holt holen stellt stellen legt legen leert füllt nimmt
  nehmen bekommt bekommen erhält plant planen organisiert bereitet vorbereitet besucht besuche
  besuchen verbringt macht führt führen leistet betätigt arbeitet verwendet pflegt züchtet züchten
  versorgt kümmert bastelt fertigt erstellt schafft erledigt absolviert teilnimmt engagiert
  beschäftigt widmet geht fährt läuft steigt wandert pfeift leitet bietet liefert isst trinkt
appointment: arzttermin verabredung
pork: schweinefleisch schwein vom_schwein
beef: rindfleisch rind
blood_pressure: blutdruck bluthochdruck hoher_blutdruck hohen_blutdruck
blog: blog reiseblog
"""
