"""English: words that say the same, a group a line; the first names it."""

from __future__ import annotations

from keepwise.bank.consolidation.reading.words.en_more import MORE

TABLE = f"""{MORE}
smell: smell smells smelling scent* odour* odor* aroma* fragrance*
sound: sound sounds noises
taste: taste tastes flavour flavours flavor flavors
house: house houses cottage bungalow
surgery: surgery surgeries operation operations operated operated_on
tablet: tablet tablets pill pills medication* medicine* meds drug drugs
injection: injection* jab jabs shot_of vaccination* vaccinat*
check: checkup check-up check-ups checkups screening examination
pain: pain pains ache aches aching sore hurts
cold: flu influenza
fracture: fracture* broke broken breaks
limp: limp limps lame
deaf: deaf hard_of_hearing hearing_loss hearing-impaired loss_of_hearing
blind: blind sightless visually_impaired
colour_blind: colour-blind color-blind colour_blind color_blind can_not_tell_colours_apart
  colour_blindness
short_sighted: short-sighted shortsighted near-sighted nearsighted myopi*
glasses: glasses spectacles eyeglasses specs
hay_fever: hay_fever hayfever pollen
stammer: stammer* stutter*
insomnia: insomni* sleepless* can_not_sleep sleeps_badly sleeps_poorly bad_sleeper poor_sleeper
pregnant: pregnan* expecting_a_baby expecting_a_child is_with_child
teetotal: teetotal* teetotaller abstain* abstinent sober not_drink_alcohol drinks_no_alcohol
  no_alcohol never_drinks_alcohol alcohol-free not_touch_alcohol
nonsmoker: non-smoker nonsmoker
gluten: gluten celiac coeliac
shellfish: shellfish prawn* shrimp*
coriander: coriander cilantro
aubergine: aubergine* eggplant*
courgette: courgette* zucchini
biscuit: biscuit* cookie cookies
crisps: crisps potato_chips
chips: chips fries french_fries
jam: jam jelly marmalade preserve
pudding: dessert desserts pudding puddings afters
starter: starter starters appetiser* appetizer*
lunch: lunch lunches luncheon
dinner: dinner dinners supper tea_time evening_meal
breakfast: breakfast breakfasts morning_meal
restaurant: restaurant* eatery
cafe: cafe cafes coffee_shop coffee_house coffeehouse
fizzy: fizzy sparkling carbonated
beer: beer beers ale ales lager
liquorice: liquorice licorice
chilli: chilli* chili*
grill: barbecue* bbq grill*
stew: stew* casserole*
oven: oven ovens stove stoves cooker
fridge: fridge* refrigerator*
hoover: hoover* vacuum* vacuum_cleaner
washing: washing laundry
tap: tap faucet
bin: bin dustbin trash_can
curtain: curtain* drapes
lamp: lamp* light_fitting
armchair: armchair* easy_chair
wardrobe: wardrobe* closet*
lawn: lawn lawns grass
yard: yard backyard back_garden
shed: shed sheds hut
allotment: allotment* vegetable_plot vegetable_patch
cellar: cellar* basement*
attic: attic* loft
ground_floor: ground_floor
staircase: staircase* stairs stairway
roof: roof rooftop
floor: floor floors storey storeys
landlord: landlord* landlady
tenant: tenant* lodger* subtenant*
mortgage: mortgage* home_loan
loan: loan loans credit
debt: debt debts owes owe
savings: savings nest_egg
income: income earnings earns earn
cost: cost costs costing price prices priced
cheap: cheap inexpensive low-cost low-priced
expensive: expensive dear pricey costly
accountant: accountant* bookkeeper* tax_adviser tax_advisor
bank: bank banks bank_account
gift: gift gifts present presents_for
purse: purse wallet
queue: queue* line_up
parcel: parcel* package packages delivery deliveries
post: post postal mailbox
stamp: stamp stamps philatel*
coin: coin coins numismat*
antique: antique* vintage old
repair: mend mends mending mended repair repairs fix fixes fixing restores restore restoring
  restoration restored patches_up
assemble: assemble* put_together puts_together
build: build builds building built construct* constructs
make_craft: crafts crafting handcraft* handmade makes_by_hand
sew: sew sews sewing seamstress stitch* dressmak* tailor
knit: knit knits knitting knitter
weave: weave weaves weaving weaver
spin: spinning spins_wool
pottery: pottery potter ceramic* pots
carve: carve* carving* carver whittl* woodcarv*
woodwork: woodwork* carpentry joinery
carpenter: carpenter joiner
draw: draw draws drawing drawings sketch*
photograph: takes_photos takes_pictures taking_photos photograph* photography
act: acts_in acting actor actress amateur_dramatics plays_in_a_theatre
theatre: theatre* theater* playhouse
concert: concert* gig gigs
choir: choir* choral chorus
orchestra: orchestra* symphony
violin: violin* fiddle*
cello: cello cellist
piano: piano pianist
guitar: guitar guitarist
drum: drum drums drummer percussion*
flute: flute flautist flutist
trumpet: trumpet* bugle
organ: organ organs organist
song: song songs tune tunes
record: vinyl records lp lps
museum: museum* gallery galleries
newspaper: newspaper newspapers paper_daily daily_paper
magazine: magazine* periodical* journal
comic: comic comics graphic_novel*
crime: crime_novel* crime_fiction detective_stor* detective_novel* whodunit* mysteries thriller
  thrillers
audiobook: audiobook* audio_book*
series: tv_series tv_show tv_shows tv_series_ television_series
tv: television tv telly
radio: radio wireless
e_reader: e-reader* ereader* e-book_reader*
paper_book: paper paper_books printed_books hard_copy hardcopy printed print print-out
quiz: quiz quizzes trivia
puzzle: puzzle puzzles jigsaw*
card_game: cards card_games card_game
board_game: board_game* boardgame*
video_game: video_game* computer_game* gaming gamer plays_games
gamble: gambl* betting bets
football: football soccer footballer
umpire: umpire* referee* referees
coach: coach coaches coaching trainer trains_the
fence: fencing fencer
archery: archery archer bow_and_arrow
box: boxing boxer
row: rowing rower rows_for oarsman
sail: sail sails sailing sailor yachting
boat: boat boats dinghy dinghies vessel yacht yachts
surf: surf surfs surfing surfer
dive: dive dives diving diver scuba scuba-diving
fish_catch: fishing fishes angling angler goes_fishing
hunt: hunting hunts hunter
ride: rides_horses horse-riding horse_riding horseback riding_horses equestrian rides_a_horse
golf: golf golfer
exercise: exercise exercises exercising work_out works_out workout workouts working_out
train_for: training trains_for is_training preparing preparing_for prepares_for
race: race races racing competition* contest* competes tournament*
win: win wins won victory
trophy: trophy trophies medal medals award* prize*
club: club clubs society association
member: belongs_to belongs belong member_of members_of membership_of is_in_the
volunteer: volunteer* unpaid voluntary helps_out
charity: charity charities charitable good_cause
donate: donate* donates_to donation* gives_money_to
church: church churches parish chapel
pray: pray prays prayer prayers
fast: fasts fast_during keeps_the_fast keeps_a_fast fasting observes_the_fast
religious: religious devout pious
vote: vote votes voting votes_for
party: party parties celebration celebrates celebrate
wedding: wedding weddings marriage_ceremony
christmas: christmas xmas
new_year: new_year
sleep: sleep sleeps sleeping asleep sleeper
bed: bedtime goes_to_bed go_to_bed turns_in in_bed
nap: nap naps siesta
late_up: stays_up_late night_owl goes_to_bed_late late_riser up_late
early_riser: early_riser morning_person early_bird gets_up_early rises_early wakes_early up_early
alarm: alarm alarms alarm_clock
earplug: earplug* ear_plug*
haircut: haircut* barber hairdresser*
jewel: jewel* jewellery jewelry
clothes: clothes clothing garments outfit outfits
coat: coat jacket
jumper: jumper* sweater* pullover*
trousers: trousers pants
trainers: trainers sneakers running_shoes
shoes: shoe shoes footwear
hat: hat hats cap
umbrella: umbrella* brolly
bag: bag bags handbag* backpack* rucksack*
perfume: perfume* cologne
flight: pilot pilots flight flights fly flies flying plane planes airplane* aeroplane* flown by_air
  aircraft
lorry: lorry lorries truck trucks
motorbike: motorbike* motorcycle*
caravan: caravan* camper_van campervan camper motorhome
taxi: taxi taxis cab cabs
petrol: petrol gasoline gas_station fuel
electric_car: electric_car electric_vehicle ev
parking: parking parks_the_car car_park
season_ticket: season_ticket* annual_pass season_pass
suitcase: suitcase* luggage baggage
camp: camp camps camping tent tents
cabin: cabin cabins cottage cottages holiday_home
abroad: abroad overseas foreign_country
border: border frontier
beach: beach* seaside shore coast
river: river rivers stream
forest: forest* woods woodland
village: village villages hamlet
downtown: downtown city_centre town_centre city_center
countryside: countryside rural
street: street streets road roads
snow: snow snowy
rain: rain rains rainy rainfall
weather: weather forecast
star: astronom* stargazing stars telescope
birdwatch: birdwatch* bird-watch* birder birding watches_birds watching_birds
bee: bee bees beehive* hive hives beekeep* apiary apiarist
chicken: chicken chickens hen hens poultry
sheep: sheep flock
cow: cow cows cattle
stable: stable stables stabled stall
vet: vet veterinarian* veterinary
adopt: adopt* rescue rescued rehomed
breed: breed breeds breeding breeder
plant: plant plants houseplants houseplant*
potato: potato* spud*
farm: farm farms farmer farming agricultur*
degree: degree diploma
thesis: thesis dissertation
course_take: takes_a_course attends_a_course
lecture: lecture* seminar*
pupil: pupil pupils schoolchild*
grade: grade grades mark
scholarship: scholarship* bursary
intern: intern internship* trainee
cv: cv resume_document
colleague_new: recruit hires hiring
contractor: freelance* self-employed contractor* self_employed own_boss
company_own: own_business own_company entrepreneur founder founded founder_of runs_a_business
unemployed: unemployed jobless out_of_work between_jobs looking_for_a_job
dayoff: day_off days_off off_work
leave: parental_leave maternity_leave paternity_leave
programmer: programmer* developer developers coder software_engineer codes coding
midwife: midwife midwives midwifery
police: police policeman policewoman police_officer cop
fireman: firefighter* fireman
soldier: soldier* army military soldiers veteran
postman: postman mailman postwoman
journalist: journalist* reporter* journalism
translator: translat* interpreter
baker: baker bakery
waiter: waiter waitress waits_tables waiting_tables
shop_assistant: shop_assistant sales_assistant
sell: sell sells selling sales salesperson salesman
clean: clean cleans cleaning cleaner
factory: factory factories plant_works
stall: market_stall
market: market markets marketplace
standing_desk: standing_desk stand-up_desk
headphones: headphone* headset* earphones earbuds
editor: editor editors ide
password: password* passcode*
wifi: wi-fi wifi internet_connection
backup: backup* back-up back-ups backs_up
hard_drive: external_drive hard_drive hard_disk
repository: repository repositories repo repos
release: release releases released ships shipping goes_out go_out
fortnight: every_second every_other fortnightly biweekly every_two_weeks every_fortnight
deploy: deploy* roll_out rolls_out rolled_out rollout
database: database databases db
website: website* web_site homepage webpage
app: app apps application applications
account_log: login log-in logs_in
link: link links hyperlink* url urls
source: source sources reference references citation citations cite cites citing cited quote quotes
  quoting quoted
heading: heading headings headline* header headers
paragraph_break: line_break*
font: font fonts typeface*
bold: bold boldface
doing: wear wears wearing carry carries carrying bring brings hold holds hang hangs lay lays climb
  climbs steps fill fills empty empties emptied pour pours catch catches caught pick picks drop
  drops fetch fetches send sends sent receive receives received accept accepts handle handles try
  tries trying manage manages organise organises organize organizes arrange arranges plan plans
  prepare prepares practise practises practice practices perform performs conduct conducts operate
  operates maintain maintains check checks track tracks follow follows attend attends join joins
  enter enters participate participates compete competes spend spends spent undergo underwent
  undergoes experience experiences feel feels find finds consider continue continues enjoy create
  creates creating produce produces design designs compose composes craft crafts form forms apply
  applies need require requires include involve involves contain contains offer offers provide
  provides supply supplies serve serves host hosts hire hires employ employs engage engages tell
  tells explain share shares spread cover treat treats nurse raise raises rear rears tend tends
  train trains rescue save keep store stores occupy occupies inhabit inhabits rent lease belong
  relies depend depends drive ride rides sail sails row rows fly flies travel travels shop shops
  visit visits frequent explore explores tour tours dine dines consume consumes chew chews taste
  tastes sip sips down order orders grab grabs reads studies examine examines watch view views look
  looks gaze observe observes monitor listens hear hears notice sleep rest sitting lift lifts throw
  throws kick kicks hit hits jump jumps stretch lead leads guide guides head run cut cuts trim trims
  shave sew mend mends fix fixes restore restores build builds assemble install installs paint draw
  mark marks label put puts place places set sets position move earn earns gain gains owe owes
  invest invests donate donates
"""
