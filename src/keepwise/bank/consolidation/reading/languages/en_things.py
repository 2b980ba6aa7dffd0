"""English: words for everyday things that have another, in the form of ``en``."""

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
hand=left: left-handed left_hand left_handed
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
"""
