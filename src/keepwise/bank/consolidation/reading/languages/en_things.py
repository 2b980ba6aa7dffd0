"""English: values of things, and things that have another name, in the form of ``en``."""

from __future__ import annotations

THINGS = """
lift: lift elevator
caption: caption* subtitle*
flat: flat flats apartment* condo
save: save saves saving money_aside puts_aside
bicycle_shop: bikeshop
movie: movie* film films cinema
book: book books novel*
holiday: holiday* vacation*
shop: shop shops store stores
buy: buy buys bought purchase*
begin: begin* start starts started
film: filming
pub: pub bar
trip: trip trips journey*
laptop: laptop* notebook_computer
mobile: mobile_phone cell_phone cellphone smartphone
autumn: autumn fall_season
baby: baby infant newborn
lawyer: lawyer* attorney* solicitor*
nurse: nurse nurses nursing
garbage: garbage rubbish trash
soccer: soccer
childminder: nanny childminder babysit*
exam: exam exams test tests
help: help helps assist*
repair: repair* fix fixes fixing
couch: sofa couch
rug: carpet rug
vegetable: vegetable* veggie*
sweet: sweets candy
hospital: hospital clinic
early_riser: early_riser morning_person early_bird
night_owl: night_owl
dairy: dairy milk
sea: sea ocean
mountain: mountain*
bug: bug bugs defect*
customer: customer* client clients
supplier: supplier* vendor*
salary: salary pay wage*
invoice: invoice* bill bills
contract: contract* agreement*
folder: folder* directory
picture: picture* image* photo photos
screen: screen* monitor* display_screen
error: error* mistake*
big: big large
small: small little tiny
happy: happy glad
ill: ill sick unwell
diabetic: diabet*
asthma: asthma*
headache: headache* migraine*
hand=left: left-handed left_hand left_handed left-hander left_hander lefty southpaw
hand=right: right-handed right_hand right_handed
noise=loud: loud noisy noise*
noise=quiet: quiet silent quietly
speed=fast: fast quick quickly rapid*
speed=slow: slow slowly
spice=mild: mild
spice=hot: spicy hot
shift=day: day_shift day_shifts
shift=night: night_shift night_shifts
side=left: left_side on_the_left
side=right: right_side on_the_right
driving_licence: driving_licence driving_license drivers_license driver_s_license driver_s_licence
live_music: live_music live_band live_bands live_concert*
tense=past: past_tense
tense=present: present_tense
retired: retired retirement retiree pensioner
length=short: short shorter brief briefly concise terse succinct brevity short_and_sweet
  to_the_point snappy compact_answers crisp
length=long: long longer detailed in_detail thorough elaborate in-depth lengthy exhaustive
  extensive comprehensive verbose
tone=formal: formal formally formality businesslike
tone=casual: casual informal casually relaxed laid-back chatty
tone=friendly: friendly warm
tone=direct: direct blunt straightforward frank
tone=humorous: humorous funny witty
spelling=uk: british_spelling uk_spelling british_english spell*_in_british british_orthography
spelling=us: american_spelling us_spelling american_english
country=uk: uk british united_kingdom britain
country=us: usa american united_states
clock=24: 24-hour 24_hour 24h 24-hours military_time twenty-four-hour twenty-four_hour
clock=12: 12-hour 12_hour 12h twelve-hour am_pm am/pm
theme=dark: dark_mode dark_theme dark
theme=light: light_mode light_theme light
units=metric: metric
units=imperial: imperial
temperature=c: celsius centigrade
temperature=f: fahrenheit
currency=eur: euro euros eur
currency=usd: dollar dollars usd
currency=gbp: pound pounds gbp sterling
currency=chf: franc francs chf swiss_francs
currency=jpy: yen jpy
currency=inr: rupee* inr
currency=cny: yuan renminbi rmb
currency=krona: krona kronor
format=bullets: bullet bullets bulleted bullet_points bullet_list bullet_lists
format=prose: prose paragraph paragraphs running_text full_sentences
format=table: table tables tabular
format=chart: chart charts graph graphs
format=list: numbered_list
filetype=pdf: pdf pdfs
filetype=word: word_document word_documents docx word_format word_file*
filetype=excel: excel spreadsheet spreadsheets xlsx
filetype=csv: csv
filetype=markdown: markdown
filetype=html: html
dateformat=iso: iso iso_dates iso-format yyyy-mm-dd
dateformat=dmy: dd/mm/yyyy dd.mm.yyyy dd-mm-yyyy day_first
dateformat=mdy: mm/dd/yyyy month_first
seat=window: window window_seat*
seat=aisle: aisle aisle_seat*
dayspan=weekday: weekday weekdays
dayspan=weekend: weekend weekends
freq=daily: daily
freq=weekly: weekly
freq=monthly: monthly
freq=quarterly: quarterly
freq=yearly: annual yearly annually
language=en: english
language=de: german
language=fr: french
language=es: spanish
language=it: italian
language=pt: portuguese
language=nl: dutch
language=pl: polish
language=fi: finnish
language=sv: swedish
language=ja: japanese
language=zh: chinese mandarin
language=ko: korean
language=ar: arabic
language=hi: hindi
language=ru: russian
language=tr: turkish
language=el: greek
language=da: danish
language=no: norwegian
language=cs: czech
language=hu: hungarian
language=he: hebrew
os=mac: mac macos macbook
os=windows: windows
os=linux: linux
phone=iphone: iphone
phone=android: android
mass=g: gram grams kilogram* kilo kilos grammes
mass=oz: ounce ounces oz
mass=stone: stones stone
distance=km: kilometre* kilometer* km metres meters
distance=mile: mile miles yards feet
volume=litre: litre* liter* millilitre* milliliters
volume=cup: cups gallon* pints fluid_ounces
case=lower: lowercase lower_case
case=upper: uppercase upper_case block_capitals
distance=cm: centimetre* centimeter* cm millimetre* millimeter* mm
distance=inch: inch inches
temperature=gas: gas_mark gas_marks
language=la: latin
language=uk: ukrainian
language=cy: welsh
language=ga: irish gaelic
language=ca: catalan
language=eu: basque
language=ro: romanian
language=bg: bulgarian
language=hr: croatian
language=sr: serbian
language=vi: vietnamese
language=th: thai
language=id: indonesian
language=fa: persian farsi
language=ur: urdu
language=bn: bengali
language=ta: tamil
language=is: icelandic
language=et: estonian
language=sw: swahili
"""
