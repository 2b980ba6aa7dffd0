"""Pairs in English: what is known (the first is what is meant) | what is said | what becomes of it.

``over`` is a statement that something has ended: the memory is deleted or says so. ``forget`` is a
request to forget that deletes, ``keep`` one that names nothing known.
"""

from __future__ import annotations

PAIRS = """
# the same in other words
Lives in Bristol | Home is in Bristol | leave
Lives in Bristol | The user resides in Bristol | leave
Works for Norwood Bank | Is employed by Norwood Bank | leave
Works as a midwife | Is a midwife by profession | leave
Reports to Helen Marsh | Helen Marsh is the user's manager | leave
Reports to Helen Marsh | My boss is Helen Marsh | leave
Has two daughters | I have two daughters | leave
Loves gardening | Enjoys gardening | leave
Loves gardening | Is fond of gardening | leave
Hates olives | Doesn't like olives | leave
Hates olives | Detests olives | leave
Prefers concise answers | Keep replies short | leave
Prefers tea to coffee | Would rather have tea than coffee | leave
Is scared of spiders | Has a phobia of spiders | leave
Drives a Skoda Octavia | The user's car is a Skoda Octavia | leave
Has a dog called Biscuit | The dog is named Biscuit | leave
Wife is called Nora | Is married to Nora | leave
Team has six members | There are six people in the team | leave
The retro is on Friday at 3 pm | The retro takes place on Fridays at 15:00 | leave
Gets up at 6 am | Wakes up at six in the morning | leave
Wants figures in euros | Show amounts in euros | leave
Uses the metric system | Prefers metric units | leave
Is allergic to peanuts | Has a peanut allergy | leave
Cannot tolerate lactose | Is lactose intolerant | leave
Works from home on Tuesdays | On Tuesdays the user works from home | leave
Was born in Oslo | Birthplace is Oslo | leave
Birthday is on 3 June | Was born on 3 June | leave
Is learning Italian | Studies Italian | leave
Write in British English | Use British spelling | leave
Prefers bullet points | Likes bulleted lists | leave
Goes to work by bus | Takes the bus to work | leave
# less than is known
Plays the violin in a quartet on Thursdays | Plays the violin | leave
Has a cat called Tofu that is 12 years old | Has a cat called Tofu | leave
Works as a data analyst at Brightline Energy | Works as a data analyst | leave
Likes long walks in the forest with the dog | Likes long walks | leave
Sister Paula lives in Turin with two children | Sister lives in Turin | leave
# more than is known
Has a brother | Has a brother called Tim who is a chef | update
Plays tennis | Plays tennis every Saturday with Omar | update
Works in logistics | Works in logistics at the Rotterdam hub | update
Likes Thai food | Likes Thai food, especially green curry | update
Is learning Korean | Is learning Korean to read webtoons | update
Owns a boat | Owns a boat moored in Falmouth | update
Speaks Dutch | Speaks Dutch at native level | update
# another value
Lives in Bristol | Has moved to Exeter | update
Lives in Bristol | Now based in Exeter | update
Lives in Bristol | I live in Exeter now | update
Works for Norwood Bank | Has joined Castle Insurance | update
Works for Norwood Bank | Employer is Castle Insurance | update
Works as a midwife | Now works as a lecturer | update
Reports to Helen Marsh | Now reports to Imran Qureshi | update
Reports to Helen Marsh | Manager is Imran Qureshi | update
Team meets on Mondays | Team meets on Tuesdays | update
The design review is at 2 pm | The design review was moved to 4 pm | update
Deadline for the audit is 12 March | The audit deadline was extended to 30 March | update
Prefers dark mode | Prefers light mode | update
Prefers short answers | Prefers detailed answers | update
Use British spelling | Use American spelling from now on | update
Wants a formal tone | Wants a casual tone | update
Favourite colour is green | Favourite colour is purple | update
Favourite film is Alien | Favourite film is Arrival now | update
Has two cats | Has three cats | update
Works 30 hours a week | Works 20 hours a week | update
Drives a Skoda Octavia | Drives an electric Kia now | update
Is vegetarian | Is vegan | update
Is vegetarian | Eats meat again | update
Uses Slack for team chat | Has switched from Slack to Teams | update
Prefers the window seat | Prefers the aisle seat | update
Wants amounts in dollars | Wants amounts in euros | update
Wants to be called Tom | Prefers to be called Thomas | update
The office is on the third floor | The office is on the fifth floor | update
Gets up at 6 am | Gets up at 7 am | update
Goes to the gym on Mondays | Goes to the gym on Thursdays instead of Mondays | update
Is engaged to Leo | Is married to Leo now | update
The dog is called Biscuit | The dog Biscuit was renamed Waffle | update
Phone is a Pixel 7 | Phone is a Pixel 9 | update
Daughter Nina attends primary school | Daughter Nina attends secondary school now | update
Summaries should have at most 100 words | Summaries should have at most 200 words | update
Project Falcon is led by Bea | Project Falcon is now led by Mo | update
Sister lives in Turin | Sister has moved to Milan | update
The release is planned for May | The release was postponed to July | update
Goes to work by bus | Cycles to work now | update
Studies law at Leiden | Studies law at Utrecht now | update
# the opposite
Likes sushi | Doesn't like sushi | update
Likes sushi | Hates sushi | update
Has a cat | Doesn't have a cat | update
Drinks coffee | Doesn't drink coffee | update
Hates running | Loves running now | update
Use emojis in replies | Don't use emojis in replies | update
# over
Smokes ten cigarettes a day | Has quit smoking | over
Goes to the gym on Mondays | Has cancelled the gym membership | over
Has a gym membership | Has cancelled the gym membership | over
Plays in a chess club | No longer plays in the chess club | over
Subscribes to The Guardian | Has unsubscribed from The Guardian | over
Owns a boat | Sold the boat | over
Is learning Italian | Gave up learning Italian | over
Drinks coffee | Doesn't drink coffee any more | over
Works on the Atlas project | Is no longer on the Atlas project | over
Likes horror films | Used to like horror films | over
Wants a daily digest by email | No longer wants the daily digest | over
Is married to Nora | Got divorced from Nora | over
Looks after the Benelux region | Doesn't look after the Benelux region anymore | over
Uses Notion for notes | Stopped using Notion | over
# something else
Has a dog called Rex | Has a dog called Bruno | create
Prefers euros for reports | Prefers pounds for invoices | create
Daughter is called Mia | Son is called Leo | create
Likes tea | Met a tea trader in Assam | create
Likes jazz | Likes techno | create
Plays the cello | Plays badminton | create
Speaks French | Also speaks German | create
Covers the Nordics | Also covers the Baltics | create
Lives in Bristol | Parents live in Leeds | create
Lives in Bristol | Lived in Prague as a child | create
Lives in Bristol | Is visiting Rome this week | create
Works for Norwood Bank | Wife works for Castle Insurance | create
Reports to Helen Marsh | Had lunch with Helen Marsh | create
Deadline for project Atlas is 3 May | Deadline for project Boreas is 9 June | create
Team meets on Mondays | The steering committee meets on Tuesdays | create
Send the weekly report on Fridays | Send the monthly report on the 1st | create
No meetings before 9 am | No meetings after 6 pm | create
Uses Excel for budgets | Uses Figma for mockups | create
Brother is a vet | Sister is a lawyer | create
Son Max plays hockey | Son Finn plays chess | create
Is allergic to peanuts | Is allergic to shellfish | create
Favourite colour is green | Favourite food is ramen | create
Prefers formal tone with clients | Prefers casual tone with colleagues | create
Has a sister in Turin | Has a brother in Ghent | create
Wants charts for revenue | Wants tables for costs | create
Hates olives | Hates celery | create
Uses Firefox | Read a review of Chrome | create
Collects stamps | Collects coins as well | create
Likes tea | Likes coffee too | create
Prefers euros | Bought a guide to the Swiss franc | create
Runs on Mondays | Swims on Mondays | create
Has a cat called Tofu | Neighbour has a cat called Tofu | create
Was promoted to team lead in 2024 | Ran a marathon in 2024 | create
# forgetting
Likes horror films / Likes comedies | Likes horror films | forget
Lives in Bristol / Sister lives in Bristol | Lives in Bristol | forget
Is allergic to peanuts / Is allergic to cats | The peanut allergy | forget
Has a dog called Rex / Has a cat called Tofu | Has a dog called Rex | forget
Reports to Helen Marsh / Team meets on Mondays | The manager is Helen Marsh | forget
Drives a Skoda Octavia / Has a bike | Owns a Skoda Octavia car | forget
Works for Norwood Bank / Lives in Bristol | Employer is Norwood Bank | forget
Plans a trip to Japan in spring / Likes Japan | Plans a trip to Japan in spring | forget
Likes horror films | Likes documentaries | keep
Has a son called Leo | Has a daughter called Leo | keep
Lives in Bristol | Lives in Exeter | keep
"""
