"""English: further groups of words, in the form of ``en``."""

from __future__ import annotations

MORE = """
capital: capital_letters capitals
exclamation_mark: exclamation_mark* exclamation_point*
dash: dash dashes hyphen*
emoji: emoji* emoticon* smiley*
jargon: jargon technical_terms buzzword*
plain: plain simple simply
verbal: verbal* in_words
slide: slide slides presentation* powerpoint
minutes_meeting: minutes_of
step: step steps step-by-step stepwise one_step_at_a_time step_by_step
option: option options alternative alternatives choice choices suggestion* recommendation* proposal
  proposals
explain: explain* explanation* clarif*
describe: describ* description*
translate_to: into_english
sum_up: summarise* summarize* sums_up
sort: sort sorts sorted sorting order_by ordered
sign_letter: close_emails close_letters sign signs signed signing
greet: greet* greeting* salutation*
signoff: sign-off signoff
subject_line: subject_line*
mark: marked mark_up marking highlight*
calendar_entry: calendar calendars diary
conference: conference* congress symposium
trade_fair: trade_fair trade_show
lease: lease leases tenancy
permit: permit* permission
certificate: certificate* certification certified cert
member_card: membership_card
last: lasts last run_for runs_for running_for going_to_last takes_about will_last duration
expire: expire expires expiry runs_out run_out valid_until ends_on
close: close closes closing_time shut shuts closing
depart: depart* sets_off set_off
hurry: hurry rush
meet: meet meets get_together gets_together
visit: visit visits visiting goes_to_see drops_by
phone_up: rung ring_up rings_up
talk: talk talks talking discuss* chat chats chatting conversation*
argue: argue* quarrel* quarrels arguing
help_out: assist* assistance aid
care_home: care_home nursing_home retirement_home old_people_s_home
care: cares_for caring_for cares carer caregiver nurses_her nurses_his
babysit: babysit* childcare childminding
raise: brings_up bringing_up bring_up
elder: elder older eldest oldest
younger: younger youngest
widowed_name: late_husband late_wife
baby_expected: due_in
teen: teenager* teens teenage adolescent*
elderly: elderly pensioners seniors senior_citizens
roommates: shares_a_flat shares_a_house flat_share house_share flatshare
single_home: on_his_own on_her_own
friendly: sociable outgoing
shy: shy introvert* timid
tired: tired exhausted fatigue*
nervous: nervous anxious anxiety
sad: sad unhappy depress*
angry: angry annoyed cross_with
bored: bored boring tedious dull
beautiful: beautiful pretty lovely
difficult: difficult hard tricky
easy: easy easily
important: important crucial vital essential key_
correct: correct right_answer accurate
wrong: wrong incorrect
complete: whole entire
main: main principal chief chiefly
often: often frequent*
rare: rarely seldom
sometimes: sometimes occasional* now_and_then from_time_to_time
high: high upper tall_building
low: low lower
near_to: close_to next_to beside
opposite_side: opposite across_from
outside: outside outdoors outdoor open-air open_air
pair: pair couple couples
lecture_talk: gives_talks speech speeches
rehearse: rehears* practice_session choir_practice
neighbourhood: neighbourhood neighborhood
debug: debug* troubleshoot*
test_case: unit_test unit_tests
function: function functions method
quote_mark: quotation_marks quote_marks inverted_commas
bargain: discount* bargain*
voucher: voucher* coupon*
loyalty_card: loyalty_card*
second_hand: second-hand secondhand used_goods pre-owned thrift
bicycle_lane: cycle_lane
solar: solar photovoltaic
heating: heating heater heaters radiator*
air_con: air_conditioning air_conditioner
lift_up: weightlifting lifts_weights weight_training
pool: pool swimming_pool
physio: physio* physical_therap*
therapist: therapist* counsellor* counselor* psychotherap*
optician: optician* optometrist*
chemist: chemist pharmacy pharmacist*
hearing_aid: hearing_aid*
blood_pressure: blood_pressure hypertension
speak_fluent: fluently fluent
beginner: beginner* novice*
native: native mother_tongue first_language
sign_language: sign_language
handwriting: handwriting handwritten by_hand
fountain_pen: fountain_pen
secret: secret secrets confidential
lamb: lamb mutton
pork: pork bacon ham
beef: beef steak
sugar: sugar sugary
salt: salt salty low-salt
raw: raw uncooked
organic: organic bio
takeaway: takeaway* takeout takeaways
noodle: noodle* pasta
soup: soup soups broth
councillor: councillor* council
collection: set_of assortment range_of
habit: habit habits routine custom tradition practice_of hobby_of pastime_of
trade: trade business line_of_work livelihood craft
piece: piece pieces item items lot bits pair_of copy
place: place places spot venue premises site location
bake: baker bakes
brew: brew* brewer brewery homebrew*
bind: binds binding bookbind* binder
edit: edit edits editing edited proofread*
invent: invent* inventor
manage: manager_of runs_a
preside: chair chairs chairing chaired chairperson chairman chairwoman presides
speak_up: speech speeches speaker
miner: miner mines mining
sailor: seaman mariner seafarer
lifeguard: lifeguard lifeboat*
priest: priest vicar pastor minister parson
monk: monk nun
psych: psychologist* psychiatr* shrink
scientist: scientist* researcher research researches
historian: historian* history
mathematician: maths math mathematics mathematician
physics: physics physicist
economy: economics economist
medicine_study: medical medicine_degree
die: dead deceased
bury: buried burial grave
born: birth born
grow_up: childhood upbringing
wed: weds tied_the_knot got_married
laugh: laugh* humour
cry: cry cries tears
worry: worry worries worried anxious_about concerned
forget_things: forgetful absent-minded
careful: careful cautious
polite: polite courteous civil
rude: rude impolite
patient: patient patience
clever: clever smart intelligent bright
fast_food: fast_food junk_food
snack: snack snacks nibbles
dish_food: dish dishes recipe_for
fish_food: fish salmon cod trout
vegetarian_food: tofu tempeh
lemon: lemon lemons citrus
cake: cake cakes gateau pie pies
chocolate: chocolate* cocoa
yoghurt: yoghurt* yogurt*
cereal: cereal muesli porridge oats
gin: gin whisky whiskey rum vodka spirits liquor
tobacco: tobacco pipe vape vapes vaping cigar cigars
weight: weight weighs weigh kilos_heavy
diet_lose: lose_weight losing_weight slimming
heart: heart cardiac
back_pain: backache bad_back back_trouble back_problems back_pain
tooth: tooth teeth dental
eye: eye eyes eyesight sight vision
ear: ear ears hearing
skin: skin eczema rash psoriasis
allergic_cat: cat_hair
tinnitus: tinnitus ringing_in_the_ears
autism: autis* asperger*
adhd: adhd attention_deficit
epilepsy: epilep* seizures
arthritis: arthriti* rheumat*
cancer: cancer tumour tumor
prosthesis: artificial prosthe* artificial_leg
walking_stick: walking_stick cane
bandage: bandage plaster
vitamin: vitamin* supplement*
ointment: ointment cream_for
therapy: therapy counselling counseling
hospital_stay: hospitalised hospitalized in_hospital
fire: fire fires fireplace wood_burner
door: door doors gate gates doorway
bathroom: bathroom* toilet lavatory loo
living_room: living_room lounge sitting_room
study_room: study_room home_study
hall: hall hallway corridor entrance
wood: wood wooden timber oak pine
stone: stone_built stonework
metal: metal iron steel
wool: wool woollen woolen
gold: gold golden
blue: blue navy
red: red crimson scarlet
grey: grey gray
purple: purple violet_colour
circle: circle round_shape
edge: edge border_of
centre: centre center middle
north: north northern
south: south southern
east: east eastern
west: west western
field: field fields meadow
castle: castle castles fortress
harbour: harbour harbor port quay dock docks marina
stop: bus_stop
petrol_price: fuel_price
accident: accident crash
fine_pay: fine fines parking_ticket
court: court courts tribunal
contract: contract contracts agreement
stamp_mark: stamped seal
form: form forms questionnaire
survey: survey surveys poll
list_of: list_of
chart_of: diagram diagrams chart_of
video: video videos clip clips footage
lens: lens lenses
speaker_box: speakers loudspeaker*
microphone: mic microphone*
cable: cable cables lead_wire
tablet_pc: ipad tablet_computer
watch_wear: wristwatch smartwatch
software: software programme programs
update_soft: updates upgrade upgrades
bug_report: ticket_system
meeting_weekly: weekly_meeting
call_meeting: conference_call
minutes: minute minutes mins
hour: hour hours hrs
start_of: beginning_of start_of
finish: finish finishes end_time
soon: soon shortly
spring: spring springtime
summer: summer summertime summers
winter: winter wintertime winters
holiday_public: bank_holiday public_holiday
birthday_party: birthday_party
guest: guest guests visitor visitors
crowd: crowd crowds crowded busy_place
opponent: opponent rival rivals
goal: goal goals target targets aim aims objective*
rule: rule rules guideline* regulation*
problem: problem problems trouble difficulty difficulties
solution: solution* fix_for
question: question questions query queries
advice: advice tips tip
news: news headlines
story: story stories tale tales
poem: poem poems poetry verse poet
play_stage: play_script drama dramas
statue: statue* sculpture*
tourist: tourist* sightseeing
accent: accent dialect
spelling: spelling orthograph*
mistake: mistakes typo typos
pen: pen pens biro
notebook: notebook notebooks notepad jotter
diary_write: keeps_a_diary journals journaling
blog: blog blogs blogger
advert: advert* ad ads commercials
discount: sale sales_offer
refund: refund* money_back
collection_plate: fundraising fundraiser raises_money
bookkeep: bookkeeping accounts does_the_books keeps_the_books
goalkeeper: goalkeeper goalie keeps_goal in_goal
cap: capped ceiling upper_limit
blog_of: vlog vlogs
gratis: free_of_charge costs_nothing for_free no_charge at_no_cost gratis
snore: snor*
"""
