"""English: the words of each concept. A ``*`` stands for any ending, ``_`` for a space."""

from __future__ import annotations

from keepwise.bank.consolidation.reading.languages.en_things import THINGS

TABLE = f"""{THINGS}
glue: follows the a an i me my mine myself we our us you your he she it his her its they their them
  this that these those user user's be been being am to of and or so very really quite just please
  always usually mostly generally every each all any some such do does did done has_been have_been
  go goes going gets get got getting takes take taking taken makes make making made s m ve ll d t re
  there here who which whom whose what as_well_as own both himself herself themselves anyway
  currently regular* would could should must shall can will may might if whether also_known
  daily_basis about around because since actively personally normally typically in_question come
  comes coming one_of set up out down away back off over_there keeps_on kind_of sort_of fully
  totally completely strict* everyday day-to-day while formally in_person near nearby turned
  called_the so-called in_all altogether via particular in_particular namely both_of chiefly
  a_bit_of some_of for_a_living for_a_job how_much how_many how_long how_old how_often where
  the_bit_about the_part_about what_i_said_about what_i_told_you_about anything_about
  everything_about the_fact_that again once_more because_of due_to
like: loves supports_^ supporter_of roots_for like liked likes liking love loved loving enjoy*
  adore* fond_of keen_on fan_of into enthusiast* crazy_about passionate_about big_on appreciate*
  has_a_weakness_for favours fan fans supporter supporters
prefer: prefer* would_sooner would_rather rather favour favor
want: include includes add_a want wants wanted wanting would_like wish wishes need needs request*
  insist* expects ask asks asked ask_for asks_for in_need_of
show: show shows shown see seeing sees display* present presents list lists give gives giving
  appear* put puts
write: write writes written writing format formats formatted phrase phrased word worded spell spells
  keep schedule schedules scheduled book books arrange* plan_for use_of
use: use uses used using utilis* utiliz* relies_on rely_on works_with work_with works_in_^ in_use
  goes_with
have: kept has have having had own owns owning owned possess* there_is there_are grow grows growing
  keeps raises raising suffers_from suffer_from suffering_from suffers suffer
dislike: dislike* hate* detest* loathe* cannot_stand can't_stand can_not_stand cant_stand not_stand
  can't_bear not_bear not_fond_of not_keen_on not_a_fan not_like not_likes not_enjoy not_love
  not_into averse_to despise* abhor* aversion finds~unbearable finds~disgusting finds~awful
  finds~horrible put_off_by gets_on_his_nerves gets_on_her_nerves
avoid: leave_out leaves_out omit omits exclude excludes avoid* stay_away_from stays_away_from steer*
  refrain* skip skips
be: is are was were 's becomes stands stand standing lies lying sits sitting remains remain
  takes_place take_place taking_place happens happen happening occurs located situated is_held held
  chose chosen choose chooses decided decides decide decided_on chose_to opted opts opt_for agreed
  agreed_to settled_on settled_for picked picks plumped went_for resolved_to as_decided sees_to_it
  keeps_to pay pays paying paid payable sit
call: called named name names goes_by_the_name known_as
say: said says told
name: address_the_user_as address_user_as address_as addressed_as address_him_as address_her_as
  call_him call_her to_be_addressed_as wants_to_be_called to_be_called be_called go_by goes_by
  call_me address_me_as call_the_user prefers_to_be_called likes_to_be_called preferred_name
  nickname goes_by_the_nickname known_as prefers_the_name likes_being_called prefers_being_called
  use_the_name
speak: speak speaks spoken speaking fluent_in
learn: learn* studying study studies takes_lessons lessons_in takes_a_course takes~lessons
  taking~lessons has~lessons takes~classes taking~classes attends~classes has~classes lesson lessons
  attends~course takes~course does~course attending~course
teach: taught teach* teacher_of instructs runs~classes gives~classes gives~lessons holds~classes
  runs~lessons runs~workshops leads~classes
play: play plays played playing player
eat: has_lunch has_dinner has_breakfast has_supper have_lunch have_dinner have_breakfast eat eats
  eating ate
lunch: has_lunch have_lunch lunch lunches luncheon
dinner: has_dinner has_supper have_dinner dinner dinners supper evening_meal
breakfast: has_breakfast have_breakfast breakfast breakfasts
t:12:00: noon twelve_noon
t:0:00: midnight
drink: drink* drank
read: read reads reading
watch: watch*
collect: collect* collector
listen: listen*
mention: met read_about read_an_article heard heard_about visited watched saw spoke_with talked_to
  talked_with bumped_into ran_into asked_about article_about trader podcast_about documentary_about
  wrote_about bought_a_book chatted discussed curious_about considering thinking_about thinking_of
  might_move looked_at tried tasted attended went_to had_lunch dreamed recommended gave_a_talk saw_a
  passed_by stayed_in
think: think* thought idea consider considers ponder* toy_with
home: live lives living resides residing reside resident based_in is_based base_is home lives_in
  dwells located_in home_address address_is settled_in home_is hometown_is residence
moved: moved_to relocated_to moving_to relocated moved_into settled_in moves moves_to moving_house
lived: lived grew_up raised_in spent_time_in used_to_live
worked: worked interned
employer: employee_of employee_at staff_at on_the_staff_of has_been_with <is_with_^ works_there_^
  employer work_for works_for working_for works_at_^ work_at_^ working_at_^ employed_by employed_at
  company_is joined_^ on_the_payroll_of employs company has_joined workplace hired_by hired
  place_of_work
job: works_as work_as working_as profession occupation job job_title role by_trade by_profession
  earns_a_living_as employed_as title position career makes_a_living_as promoted_to became_a
  becomes_a earns_his_living_as earns_her_living_as earns_their_living_as earns_a_living
  makes_a_living job_is is_his_trade is_her_trade
department: department works_in_the division
works: work works working
workhours: hours_a_week hours_per_week hours_weekly
manager: manager boss reports_to report_to line_manager supervisor reporting_to managed_by superior
lead: led_by lead leads leading leader project_lead in_charge_of head_of heads heading headed_by
  run_by manages managing manage responsible_for runs_the run_the running_the
cover: covers cover covering looks_after look_after looking_after responsible_for_the in_charge_of
  handles handle takes_care_of takes_charge_of oversees oversee oversee* serves
spouse: wife husband spouse married_to is_married married divorced separated widowed widower widow
marital=married: married marriage
marital=divorced: divorced separated divorce
marital=single: single unmarried
marital=engaged: engaged fiance*
marital=widowed: widow* lost_his_wife lost_her_husband widow widower widowed
partner: partner girlfriend boyfriend
daughter: daughter daughters
son: son sons
child: child children kid kids offspring
stepson: stepson
stepdaughter: stepdaughter
brother: brother brothers
sister: sister sisters
sibling: sibling*
mother: mother mum mom mother's
father: father dad father's
parents: parents
inlaw: in-law in_law
uncle: uncle*
aunt: aunt*
cousin: cousin*
nephew: nephew*
niece: niece*
grandmother: grandmother grandma granny
grandfather: grandfather grandpa grandad
friend: friend friends best_friend
neighbour: neighbour neighbours neighbor neighbors
colleague: colleague* coworker* co-worker*
flatmate: flatmate* roommate* housemate*
assistant: assistant
dog: dog dogs puppy labrador terrier dachshund poodle beagle
cat: cat cats kitten
parrot: parrot*
rabbit: rabbit* bunny
horse: horse*
hamster: hamster*
tortoise: tortoise* turtle*
bird: bird budgie canary
fish: goldfish
doctor: doctor gp physician
dentist: dentist
answer: answer answers answered answering reply replies replying respond responds response responses
email: email emails e-mail e-mails mail mails
message: message messages chat_messages
diet=vegetarian: vegetarian vegetarians not_eat_meat eats_no_meat no_meat meat-free never_eats_meat
  doesn't_eat_meat meatless without_meat vegetarianism not_eat_any_meat
diet=vegan: vegan veganism vegans plant-based no_animal_products
diet=pescatarian: pescatarian pescetarian
diet=meat: eats_meat meat_eater eating_meat omnivore
allergy: allergic* allergy allergies
intolerant: can_not_eat can_not_drink can_not_digest not_allowed_to_eat intoleran* not_tolerate
  can't_tolerate can't_digest can_not_take can_not_have must_not_eat
fear: dread dreads afraid fear fears scared phobia terrified frightened
smoke: smoke smokes smoking smoker cigarettes
run: run_^ runs running jog* jogs runner
swim: swim* swam
cycle: cycle cycles cycling cyclist bike_rides rides_a_bike bikes
hike: hik*
walk: walk walks walking walked stroll*
cook: cook cooks cooking chef
bake: bake bakes baking
bread: bread sourdough*
garden: garden*
paint: paint paints painting watercolour* watercolor*
watercolour: watercolour* watercolor*
dance: danc* dancer
sing: sing sings singing singer singers vocalist
climb: climb*
ski: ski skis skiing
dietkind: diet diets
gym: gym fitness_studio fitness_club
photo: photograph*
car: car cars automobile drive drives driving drove driver drivers
vehicle=bike: bicycle bike by_bike
vehicle=tram: tram
vehicle=train: train rail
vehicle=bus: bus
vehicle=metro: underground subway metro tube
vehicle=scooter: scooter e-scooter
vehicle=car: drives_to_work drive_to_work drives_to drive_to driving_to by_car
vehicle=foot: on_foot
commute: drives_to_work drive_to_work commut* to_work to_the_office gets_to_work way_to_work
office: office offices
workfromhome: works_from_home work_from_home working_from_home home_office remotely remote_work
  works_remotely wfh home-based
birthday: birthday born_on date_of_birth birthdate
birthplace: born_in birthplace place_of_birth
wakeup: wake* get_up gets_up rises getting_up up_at
timezone: time_zone timezone
meeting: meeting meetings
date: date dates
decimal: decimal decimals
number=whole: whole_number* integer*
daypart=morning: morning mornings in_the_mornings
daypart=noon: midday lunchtime
daypart=afternoon: afternoon afternoons
daypart=evening: evening evenings
daypart=night: night nights nightly
phone_call: phone_call* phoning phones rung ring_up telephone phone phoned calls ring by_phone
  telephoned
video: video_call* videocall* video
deadline: deadline due due_date due_on
launch: launch* go_live goes_live go-live release_date
favourite: favourite favorite favourites favorites likes~best loves~most like~best loves~best
  likes~most loves~anything likes~anything enjoys~most prefers~others
hobby: hobby hobbies pastime
school: school
university: university uni college
kindergarten: nursery kindergarten
age: years_old age aged
height: height tall
shoesize: shoe_size
size: size
colour: colour color colours colors
without: without
bound=before: before earlier_than prior_to
bound=max: no_more_than at_most not_more_than maximum up_to max must_not_exceed not_exceed
  not_longer_than not_take_longer_than
bound=min: at_least minimum no_less_than no_fewer_than
bound=after: after later_than past
figure: figures amounts sums
subscribe: subscri*
travel: travel*
rent: rent* lets_the lets_out sublets rents_out
licence: licence license
coffee: coffee espresso espressos cappuccino latte
tea: tea teas
example: example examples
summary: summary summaries
band: band
edge=first: beginning top on_top at_the_top
edge=last: end_of bottom
room: room
team: team teams team's squad
standup: standup stand-up
conclusion: conclusion* bottom_line key_point
first: first
thing: thing things stuff city town village place location area region district suburb person month
  months year years people man woman human folks activity activities class classes session sessions
  type brand format version system systems unit units kind way manner style matter topic value
  amount number reason part time times member members sport instrument animal pet pets food foods
  dish dishes flavour called territory account in_use membership model condition fact information
  detail details item items main primary course courses group days day bit info remark story disease
  illness syndrome disorder original translation
grandson: grandson grandsons
granddaughter: granddaughter granddaughters
grandchild: grandchild grandchildren
godson: godson
goddaughter: goddaughter
godchild: godchild godchildren
stepfather: stepfather stepdad
stepmother: stepmother stepmum stepmom
n:20: twenty
n:30: thirty
n:40: forty
n:15: fifteen
n:50: fifty
n:100: hundred
n:13: thirteen
n:14: fourteen
n:16: sixteen
n:18: eighteen
n:2: second_monday second_tuesday second_wednesday second_thursday second_friday second_saturday
  second_sunday
day=1: second_monday
day=2: second_tuesday
day=3: second_wednesday
day=4: second_thursday
day=5: second_friday
day=6: second_saturday
day=7: second_sunday
employment=part: part-time part_time half-time half_time half_days parttime
employment=full: full-time full_time fulltime
orientation=portrait: portrait_format portrait_mode
orientation=landscape: landscape_format landscape_mode
payment=cash: in_cash cash
payment=card: by_card credit_card debit_card
payment=transfer: bank_transfer by_transfer standing_order direct_debit
order=ascending: ascending oldest_first
order=descending: descending newest_first
spacing=single: single-spaced single_spaced
spacing=double: double-spaced double_spaced
season=spring: spring springtime
season=summer: summer summertime
season=autumn: autumn
season=winter: winter wintertime
not: refuse refuses declines not no never n't don't doesn't isn't aren't won't can't cannot didn't
  neither nor none nothing without dont doesnt isnt wont cant nobody wouldn't hardly decided_against
  against unable incapable
over: not~more not~longer never~again handed~over gave~away gave~up gives~up
end: closed_the closed_my closed_his closed_her has_closed terminated revoked surrendered dissolved
  ditched binned dumped halted suspended withdrew relinquished donated wound_up packed_in
  has_retired passed completed is_gone are_gone are_over cut_out finished graduated threw_away
  thrown_away has_passed handed_over stepped_back healed recovered is_off no_longer not_anymore
  any_more anymore any_longer stopped stop stops quit quits has_quit gave_up given_up giving_up
  has_left left sold cancelled canceled dropped ended ceased used_to gone_off abandoned divorced
  split_up broke_up moved_out retired_from got_rid_of gotten_rid_of deleted uninstalled unsubscribed
  resigned expired died passed_away lost discontinued withdrawn finished_with over_now is_over
  called_off scrapped gave_away given_away not_now_any returned_the stepped_down has_ended shut_down
  closed_down has_finished is_off_the_list gave_back gives_up gave_it_up packed_it_in has_packed_in
  wrapped_up ran_out expired_and fell_through let_go laid_off called_it_quits no_more pulled_out
  backed_out done_with broken_up withdrew_from dropped_out published submitted handed_in went_back
  gone_back moved_back went_home returned_to demolished torn_down destroyed burned_down burnt_down
  knocked_down pulled_down wrecked stolen sank scuppered fell_apart broke_down_for_good
change: after_all passes_to passes passed_to traded traded_in reassigned raised lowered cut_to
  turned_out from_next starting_next as_of_next as_from promoted_to became_a becomes_a has_replaced
  replaced_the now these_days nowadays from_now_on instead actually henceforth moved pushed
  postponed delayed rescheduled switched changed renamed replaced replacing replaces became promoted
  new newly brought_forward swapped going_forward as_of starting_today for_the_future turned_into
  converted shifted lately meanwhile upgraded has_become gone_fully i've_gone gone
  rebranded relocated from_today updated this_year this_school_year this_term has_started no_longer
  taken_over took_over taking_over put_back put_off slipped extended narrowed widened increased
  decreased reduced raised_to dropped_to went_up went_down rose fell grew_to bumped revised amended
  corrected adjusted set_back brought_up_to transferred transfers switches switching swaps
  swapped_for exchanged traded_for replaced_with succeeded succeeded_by makes_way gives_way
  no_longer_the as_of_today from_tomorrow from_monday from_january from_now onwards onward
  later_than_planned turned turns changes changing takes_over recently this_time for_good in_future
  got_promoted has_got has_switched rebook* rearrang* redirect* renewed from_here_on prolonged
add: also too as_well another additionally besides furthermore in_addition plus a_second second_^
  a_further on_top moreover as_another both one_more a_third likewise
past: formerly previously once ago as_a_student as_a_child as_a_kid used_to back_then in_the_past
  years_ago in_childhood during_university
temp: this_week today tomorrow tonight this_weekend next_week for_a_few_days temporarily until
  this_month for_now for_the_moment at_the_moment on_holiday on_vacation this_evening this_morning
  for_a_week yesterday last_week for_a_conference for_a_trade_fair while_travelling visiting
old: has_replaced replaced_the instead_of replacing formerly_called formerly_known_as formerly
  replaces rather_than_the no_longer not_the in_place_of previously
than: than over rather_than more_than above
alone: alone by_myself on_my_own by_himself by_herself on_his_own on_her_own on_their_own
for: for when whenever when_talking_about when_discussing when_you_talk_about when_you_discuss
  when_speaking_of when_it_comes_to
in: in inside within into
on: on
at: at
with: with using
as: as
to: to
by: by
from: from
of: of
per: per
oclock: o'clock oclock hrs
pm: pm p.m p.m.
am: a.m a.m.
numbers: zero one|once two|twice three|thrice four five six seven eight nine ten eleven twelve
ordinals: zeroth first second third fourth fifth sixth seventh eighth ninth tenth
days: monday* tuesday* wednesday* thursday* friday* saturday* sunday*
months: january february march april may june july august september october november december
"""
