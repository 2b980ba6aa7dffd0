"""English: how a change is told, in the form of ``languages.en``."""

from __future__ import annotations

TABLE = """
all: everything_about all_about anything_about everything_on everything_concerning
  all_you_know_about everything_you_know_about everything_to_do_with everything_related_to
  whatever_you_know_about all_memories_of all_memories_about all_facts_about everything_i_said_about
  everything_i_told_you_about all_that_concerns all_i_said_about every_memory_of every_memory_about
field=health: health illnesses medical_history diagnoses ailments
field=family: family relatives
field=work: work job career
field=pets: pets animals
field=home: home address
field=money: finances money
field=diet: diet eating_habits food
swap: swapped swaps swap traded trades traded_in exchanged exchange replaced replaces replacing
  substituted subbed switched_out
versus: in_exchange_for in_return_for
glue: everything something it's still mainly primarily mostly_just is_still nothing_but overall
change: new_job new_role new_position got_a_job took_a_job found_a_job accepted_a_job landed_a_job
  has_been_hired_by left_for went_over_to moved_on_to working_for~now has_since since_then
  since_last_week since_last_month since_this_month since_this_week since_january since_the_move
  since_recently since_yesterday just_moved has_just turned has_turned had_a_change has_had_a_change
  cut_down cut_back down_to up_to_now is_up_to went_from scaled_back scaled_down doubled halved
  tripled only_one_now took_up_instead opted_instead rather_now went_vegan went_vegetarian
  converted_to changed_to switched_over moved_over migrated migrates migrating ported crossed_over
  came_round_to has_come_round this_season this_spring this_summer this_autumn this_winter
  this_semester got_made has_been_appointed was_elected has_grown has_shrunk shrank is_down_to
  comes_to_now dropped_from rose_from settled_on_instead has_settled_on_instead no_longer_but
  back_to went_back_to gone_back_to has_gone_back_to returned_to_being
employer: is_employed_by is_employed_at is_employed_with paid_by on_the_books_of earns_at
  draws_a_salary_from earns_a_living_at
change+employer: new_job_at new_job_with new_job_in_^ changed_jobs switched_jobs new_employer
  switched_employers changed_employers has_signed_on_with signed_on_with started_at_^ starts_at_^
  has_started_at_^ got_a_job_at got_a_job_with got_a_new_job took_a_job_at took_a_job_with
  has_taken_a_job found_a_job_at found_a_job_with accepted_a_job_at landed_a_job_at hired_by
  poached_by went_over_to_^ gone_to_work_for went_to_work_for went_to_work_at gone_to_work_at
  started_working_for started_working_at started_work_at started_to_work_at
change+job: new_job_as got_a_job_as took_a_job_as started_as started_working_as now_works_as
  is_now_a is_now_an works_now_as retrained_as has_been_made was_made appointed elected
end: threw_in threw_in_the_towel has_let_go did_away_with does_away_with walked_away_from
  got_shot_of parted_with has_parted_with moved_on_from split_from drew_a_line_under is_history
  is_a_thing_of_the_past went_out_of outgrew grew_out_of has_outgrown has_grown_out_of is_cured
  cured recovered_from has_recovered got_over has_got_over was_sold has_been_sold is_sold no_more
  is_finished is_done is_over_with not_anymore has_lapsed lapsed let_lapse ran_its_course shelved
  has_shelved axed abolished wound_down came_to_an_end has_come_to_an_end off_the_table fell_out_of
  is_dead passed_on put_down was_put_down put_to_sleep kicked_the_habit kicked weaned_off weaned
  off_cigarettes swore_off has_sworn_off given_the_boot opted_out unfollowed signed_off_from
  deregistered left_the closed_his_account closed_her_account closed_the_account unenrolled came_off
  has_come_off come_off went_off has_gone_off moved_out has_moved_out is_out_of pulled_the_plug
  wrapped_up_for_good put_an_end has_put_an_end made_his_last made_her_last has_had_his_last
  is_through_with turned_his_back_on turned_her_back_on lost_interest_in has_lost_interest
  went_cold_turkey stepped_back_from quit_the has_quit_the let_his let_her pulled_out_of
  backed_away_from cancelled_the scrapped_the dissolved
temp: on_trial for_the_weekend for_a_month for_two_weeks for_the_time_being just_for_now
  spent_a_weekend spent_a_week
mention: considering considers considered toying weighing wondering_about wonders_about
  would_like_to_try might_switch might_try may_switch could_imagine thinks_about thought_about
  is_thinking_about plans_to_visit wants_to_visit dreams_of dreaming_of read_a_book_about
  saw_a_film_about saw_a_documentary_about watched_a_documentary passed_through drove_past stayed_at
  used~once tried_out spent_a_weekend_in spent_a_week_in spent_a_day_in took_a_photo_of
  had_a_dream_about overheard compared_prices interviewed_at wrote_an_article_about
avoid: leave~out leaves~out leaving~out keep~out keeps~out do_without does_without done_without
  manages_without steers_clear_of gives_a_miss untranslated abstains_from
dislike: unbearable finds_unbearable is_unbearable drives_him_mad drives_her_mad gets_on_my_nerves
  can_not_bear could_not_stand is_no_fan_of is_not_keen_on disgusted_by repelled_by
like: is_partial_to is_fond_of is_mad_about is_a_big_fan_of is_keen_on has_a_soft_spot_for
  takes_pleasure_in delights_in gets_pleasure_from has_a_passion_for
mass=cup: by_the_cup in_cups
shift=night: works_nights night_work works_at_night works_the_night_shift
shift=day: works_days
n:1: a_single single_sentence one_only only_one just_one
n:2: a_couple_of pair twins both_of
n:3: triplets a_trio_of
add: has_taken_up~as_well alongside in_addition_to too_now on_the_side and_now_also as_well_as
  second_one a_second_one a_third_one yet_another a_new_addition as_well_now adds added
number_plate: number_plate license_plate registration_number licence_plate
phone: mobile_number phone_number cell_number cell_phone_number telephone_number
email: e-mail_address email_address mail_address
begin: took_up taken_up takes_up has_taken_up started_with has_begun got_into gets_into getting_into
  got_started_with
n:17: seventeen
n:19: nineteen
n:60: sixty
n:70: seventy
n:80: eighty
n:90: ninety
change+marital=married: got_married has_married has_got_married tied_the_knot was_married wed
  remarried
change+marital=engaged: got_engaged has_got_engaged is_engaged_now proposed_to
change+marital=divorced: got_divorced has_got_divorced is_divorced_now has_separated
spouse: got_married has_married has_got_married tied_the_knot remarried
lead: leads_the_project lead_the_project leads_project heads_the_project runs_the_project
employment=part: part-time_job part_time_job half-time_job
employment=full: full-time_job full_time_job
change+old: to_replace in_place_of instead_of_the
birthplace: birth_place native_of comes_from_^ hails_from city_of_birth was_born_in is_from_^
birthday: birth_date day_of_birth
launch: launch_date go-live_date
deadline: deadline_date cut-off_date submission_date
case=title: title_case
case=sentence: sentence_case
pronoun=they: they_them them_they
pronoun=she: she_her her_she
pronoun=he: he_him him_he
not+eat+redmeat: not_eat_red_meat eats_no_red_meat no_red_meat
friend: classmate classmates acquaintance acquaintances mate mates pal pals schoolmate ex-boyfriend
  ex-girlfriend
neighbour: neighbour's
colleague: ex-colleague workmate workmates teammate teammates
licence: licence_to_drive
lived: spent_childhood spent_his_childhood spent_her_childhood spent_their_childhood
  spent_my_childhood raised_on was_raised brought_up was_brought_up childhood_was_spent grew_up_in
  grew_up_on
retired: draws_a_pension pensioners
"""
