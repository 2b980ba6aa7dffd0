"""Dutch: the words of each concept. A ``*`` stands for any ending, ``_`` for a space."""

from __future__ import annotations

TABLE = """
glue: de het een ik me mij mijn je jij jouw u uw hij zij ze hem haar zijn hun we wij ons onze
  gebruiker gebruikster persoon en of dat die dit deze wie wat er hier daar zo heel erg zeer
  alleen_maar maar graag_ altijd meestal gewoonlijk doorgaans gewoon alstublieft elke elk iedere
  alle alles sommige zich wordt worden werd moet moeten zou zouden kan kunnen mag mogen zal doet doe
  doen gaat ga gaan komt kom te om toe bij zelf eigen momenteel ongeveer aan geef_ sinds
  liefst_altijd want omdat persoonlijk daarbij dus wel eens beoefent beoefen doet_aan doet_ volgt_
  verricht pleegt gewend_om gewend hoeveel waar hoe dat_van_de dat_over wat_ik_zei_over alles_over
  het_feit_dat
like: houdt_van hou_van houden_van leuk vindt_leuk graag dol_op gek_op fan_van liefhebber*
  waardeert geniet* lust houdt hou lekker
prefer: liever voorkeur verkiest prefereert liefst bij_voorkeur
want: wil willen wenst wens vraagt verlangt nodig wilt zou_graag
show: toon* tonen zien weergeven laat_zien geef presenteer* zet
write: schrijf* geschreven schrijven opmaken formuleer*
use: gebruik* benut* werkt_met werk_met werkt_in_excel hanteer*
have: heeft heb hebben bezit kweekt groeien groeit staan lijdt_aan last_van
dislike: haat hekel kan_niet_uitstaan niet_uitstaan houdt_niet_van hou_niet_van niet_leuk niet_graag
  verafschuwt een_hekel_aan lust_geen niet_van vindt_vies vies lust_niet
avoid: vermijd* mijdt
be: is ben bent luidt wordt_ staat ligt zit bevindt_zich bevinden blijft vindt_plaats plaatsvinden
  gehouden gekozen kiest koos besloten besluit besloot betaalt betalen
call: heet heten genaamd naam namen noemt
name: genoemd_worden noem_me wordt_genoemd roepnaam bijnaam wil_genoemd aangesproken_worden
speak: spreekt spreek spreken vloeiend beheerst
learn: leert leer leren studeert studeer volgt_les cursus_in volgt_een_cursus
teach: geeft_les geef_les doceert lesgeven les_aan geeft les geeft~les geeft~lessen geeft~cursus
play: speelt speel spelen bespeelt bespelen speler speelster
eat: eet eten
drink: drinkt drink drinken
read: leest lees lezen
watch: kijkt kijk
collect: verzamel* spaart
listen: luister*
mention: ontmoette sprak_met las zag bezocht hoorde gelezen gezien gesproken artikel_over
  misschien overweegt ontmoet documentaire denkt_erover bijgewoond
home: woont woon wonen leeft woonachtig woonplaats gevestigd woonadres
moved: verhuisd_naar verhuisd verhuist verhuisde
lived: woonde opgegroeid gewoond
worked: werkte gewerkt
employer: werkt_bij werk_bij werkt_voor werk_voor werkgever bedrijf in_dienst_bij in_dienst
  werkt_nu_bij werkt_tegenwoordig_bij werkplek aangenomen werkt_voortaan_bij werkzaam_bij
job: werkt_als werk_als beroep functie van_beroep baan werkzaam_als werkt_nu_als rol is_als
department: afdeling
works: werkt werk werken
workhours: uur_per_week uren_per_week uur_in_de_week
manager: baas manager leidinggevende chef rapporteert_aan cheffin
lead: geleid leidt leider leidster projectleid* verantwoordelijk_voor verantwoordelijke
  verantwoordelijk trekker leiding
cover: beheert zorgt_voor bedient verantwoordelijk_voor_de behartigt
spouse: vrouw man echtgenoot echtgenote getrouwd gehuwd gescheiden
marital=married: getrouwd gehuwd huwelijk
marital=divorced: gescheiden scheiding gescheiden_sinds
marital=single: single vrijgezel alleenstaand
marital=engaged: verloofd*
partner: partner
daughter: dochter dochters
son: zoon zonen
child: kind kinderen
brother: broer broers
sister: zus zussen zusje
mother: moeder mama
father: vader papa
parents: ouders
inlaw: schoonmoeder schoonvader zwager schoonzus
uncle: oom
aunt: tante
nephew: neef neefje
niece: nicht nichtje
grandmother: oma
grandfather: opa
friend: vriend vriendin vrienden
neighbour: buur* buurman buurvrouw
colleague: collega*
flatmate: huisgeno*
dog: hond honden teckel puppy
cat: kat katten poes kater
parrot: papegaai
rabbit: konijn
horse: paard
tortoise: schildpad
bird: vogel parkiet
doctor: huisarts dokter
dentist: tandarts
answer: antwoord* reactie reageer* reacties
email: e-mail e-mails mail mails email
message: bericht berichten
length=short: kort korte beknopt* bondig* summier*
length=long: lang lange uitgebreid* gedetailleerd* uitvoerig*
tone=formal: formeel formele zakelijk*
tone=casual: informeel informele losse ontspannen luchtig*
tone=friendly: vriendelijk*
tone=direct: direct directe
address=formal: vousvoy* met_u met_u_aanspreken u-vorm
address=informal: tutoy* met_je met_jij je-vorm
diet=vegetarian: vegetari* geen_vlees eet_geen_vlees vleesloos zonder_vlees nooit_vlees vlees_niet
diet=vegan: vegan* veganist*
diet=meat: eet_vlees
dietkind: dieet
allergy: allerg*
intolerant: mag_geen intoleran* verdraagt_geen niet_verdragen verdraagt
fear: bang angst vrees fobie
smoke: rookt rook roken roker sigaret*
run: rent hardlop* hardloopt loopt_hard joggen jogt
swim: zwem*
cycle: fietsen_ wielrennen
hike: wandel*
cook: kookt kook koken kok
bake: bakt bak bakken
bread: brood
garden: tuin tuinier*
paint: schildert schilder schilderen aquarel* schilderes
watercolour: aquarel*
dance: danst dansen danser danseres
sing: zingt zing zingen koor zanger zangeres
climb: klimt klimmen
ski: skiet skien
gym: sportschool fitness
photo: fotograf*
car: rijdt_in rijdt_een rijd_in rijdt_op rijdt rijd auto wagen chauffeur bestuurder
vehicle=bike: fiets met_de_fiets fietst
vehicle=tram: tram
vehicle=train: trein
vehicle=bus: bus
vehicle=metro: metro
vehicle=scooter: scooter step
vehicle=car: met_de_auto
vehicle=foot: te_voet lopend
commute: naar_het_werk naar_werk naar_kantoor
office: kantoor
workfromhome: thuis thuiswerk* vanuit_huis werkt_thuis werk_thuis
birthday: verjaardag jarig geboortedatum geboren_op
birthplace: geboren_in
wakeup: staat_op sta_op opstaan wakker
clock=24: 24-uurs*
clock=12: 12-uurs*
theme=dark: donkere donker donkere_modus
theme=light: licht lichte lichte_modus
units=metric: metrisch* metriek*
units=imperial: imperia*
temperature=c: celsius
temperature=f: fahrenheit
timezone: tijdzone
meeting: vergadering* overleg* bespreking* afspra*
currency=eur: euro euro's euros
currency=usd: dollar dollars
currency=gbp: pond ponden
figure: bedrag bedragen
format=bullets: opsomming* bullets puntsgewijs opsommingstekens
format=prose: lopende_tekst alinea* volzinnen
format=table: tabel tabellen
format=chart: grafiek grafieken diagram*
filetype=pdf: pdf
filetype=word: word docx
filetype=excel: excel spreadsheet
filetype=csv: csv
dateformat=iso: iso
decimal: decima*
decimal=comma: komma
decimal=point: punt
seat=window: raam raamplaats bij_het_raam
seat=aisle: gangpad
daypart=morning: ochtend ochtends 's_ochtends 's_morgens morgens
daypart=noon: middaguur
daypart=afternoon: middag middags 's_middags
daypart=evening: avond avonds 's_avonds
daypart=night: nacht 's_nachts
dayspan=weekday: doordeweeks werkdagen
dayspan=weekend: weekend weekenden
freq=daily: dagelijks*
freq=weekly: wekelijks* week-
freq=monthly: maandelijks* maandrapport
freq=quarterly: kwartaal*
freq=yearly: jaarlijks*
bound=max: maximaal hoogstens niet_meer_dan niet_langer_dan
bound=min: minstens minimaal
bound=before: eerder_dan
bound=after: na later_dan
language=en: engels engelse
language=de: duits duitse
language=fr: frans franse
language=es: spaans spaanse
language=it: italiaans italiaanse
language=pt: portugees
language=nl: nederlands nederlandse
language=ja: japans
language=zh: chinees
phone_call: telefon* bellen belt bel telefoon gebeld
video: video* videobel*
deadline: deadline inleverdatum uiterste_datum termijn
launch: lancering lanceren livegang
favourite: lievelings* favoriete favoriet
school: school basisschool
university: universiteit hogeschool
kindergarten: kinderdagverblijf creche
age: jaar_oud leeftijd
shoesize: schoenmaat
size: maat
colour: kleur kleuren lievelingskleur
subscribe: abonne* abonnement*
coffee: koffie espresso
tea: thee
summary: samenvatting*
conclusion: conclusie*
team: team teams ploeg
without: zonder
alone: alleen
thing: stad plaats plek regio gebied wijk buurt mensen personen soort merk lid leden ding dingen
  cursus activiteit sport instrument taal dier gerecht tijd keer formaat ziekte
retired: gepensioneerd pensioen
grandson: kleinzoon
granddaughter: kleindochter
grandchild: kleinkind kleinkinderen
mass=g: gram kilo
mass=oz: ons_
distance=km: kilometer*
distance=mile: mijl mijlen
n:13: dertien
n:15: vijftien
n:20: twintig
n:30: dertig
n:40: veertig
n:50: vijftig
n:100: honderd
n:2: tweede_maandag tweede_dinsdag tweede_woensdag tweede_donderdag tweede_vrijdag tweede_zaterdag
  tweede_zondag
day=1: tweede_maandag
day=2: tweede_dinsdag
day=3: tweede_woensdag
day=4: tweede_donderdag
day=5: tweede_vrijdag
day=6: tweede_zaterdag
day=7: tweede_zondag
distance=cm: centimeter* cm
distance=inch: inch
language=la: latijn*
language=tr: turks
language=pl: pools
employment=part: deeltijd parttime part-time halftijds
employment=full: voltijd voltijds fulltime
payment=cash: contant
payment=card: met_de_pas creditcard
payment=transfer: overschrijving
order=ascending: oplopend
order=descending: aflopend
season=spring: lente voorjaar
season=summer: zomer
season=autumn: herfst najaar
season=winter: winter
not: weigert niet geen nooit niets niemand zonder noch onbekwaam
over: niet~meer geen~meer nooit~meer niets~meer
end: gesloten geslaagd afgerond gestopt opgezegd verkocht verlaten beeindigd opgegeven geannuleerd
  stopt ontslag_genomen uitgeschreven gescheiden vertrokken weggegaan afgelopen overleden kwijt
  gepensioneerd afgezegd weggedaan uit_elkaar meer_niet opgehouden afgeschaft weggegooid van_de_hand
  afgedankt niet_langer teruggegeven ontslagen een_punt_achter afgeschreven gesloopt vernield
  gestolen afgebrand
change: nu voortaan tegenwoordig vanaf_nu in_plaats inmiddels verplaatst verschoven uitgesteld
  gewijzigd veranderd overgestapt vervangen hernoemd nieuw nieuwe sinds_kort gepromoveerd vervroegd
  dit_schooljaar dit_jaar geworden verzet verhuisd verhuist overgegaan wordt_nu omgedoopt
  van_nu_af_aan toch_liever intussen gaat_naar verschuift schuift verhoogd verlaagd verhoogt
  gestegen gedaald verminderd verlengd ingekort omgeruild ingeruild geruild opgevolgd volgt_op
  neemt_over overgenomen vervangt vervangen_door van_baan vanaf_januari vanaf_maandag vanaf_morgen
  met_ingang onlangs uiteindelijk toch bij_nader_inzien is_nu voortaan_met over_op hernieuwd
add: ook daarnaast bovendien nog_een tweede_dochter tweede_zoon tweede eveneens extra een_andere
  erbij tevens verder
past: vroeger als_kind als_student ooit destijds voorheen_woonde jaren_geleden woonde werkte
  tijdens_de_studie was
temp: deze_week vandaag morgen dit_weekend gisteren volgende_week tijdelijk tot_maandag
  op_vakantie een_paar_dagen vanavond deze_maand voor_een_beurs
old: in_plaats_van voorheen eerder_genaamd vroeger_genaamd ter_vervanging_van
than: dan boven
for: voor wanneer als_het als_het_gaat_over
in: in binnen
on: op
at: om
with: met
as: als
by: door
from: uit vanaf
to: naar aan_
per: per
oclock: uur
numbers: nul - twee|tweemaal drie|driemaal vier vijf zes zeven acht negen tien elf twaalf
ordinals: nulde eerste tweede_verdieping derde vierde vijfde zesde
days: maandag* dinsdag* woensdag* donderdag* vrijdag* zaterdag* zondag*
months: januari februari maart april mei juni juli augustus september oktober november december
"""
