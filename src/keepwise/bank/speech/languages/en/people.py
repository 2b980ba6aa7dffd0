"""English words for what people are and whom they have: teams, roles, families."""

from __future__ import annotations

_DEPARTMENT = (
    r"(?:marketing|supply(?: chain)?|sales|finance|operations|logistics|procurement|purchasing|"
    r"hr|human resources|legal|(?-i:IT)|engineering|product(?: management)?|support|"
    r"customer (?:support|success|service|care)|data(?: science| engineering)?|analytics|"
    r"business intelligence|bi|"
    r"research|r&d|accounting|controlling|compliance|security|design|communications|pr|"
    r"e-?commerce|planning|demand planning|merchandising|quality|manufacturing|production|"
    r"media|brand|growth|pricing|strategy|insights|consumer insights|payroll|facilities|risk|"
    r"treasury|tax|audit|devops|platform|infrastructure|qa|quality assurance|ux|editorial|events|"
    r"partnerships|business development|bizdev|admissions|learning and development|"
    r"public relations|retail|wholesale|social media|paid social|customer insights|fraud|claims|"
    r"underwriting|lending|field sales|inside sales|"
    r"r and d|sourcing|transport|fulfil?lment|warehousing|crm|seo|content|community)"
)
TEAM = (
    rf"(?:(?:the )?{_DEPARTMENT}(?: team| department)?|(?:the |our )?[\w&/ -]{{2,30}} "
    r"(?:team|department|squad|group|division|unit|crew|desk|pod|chapter|tribe|org))"
)
ROLE = (
    r"(?:[\w&/-]+ ){0,4}(?:analyst|manager|engineer|developer|designer|director|lead|planner|"
    r"buyer|scientist|consultant|accountant|controller|marketer|marketeer|specialist|assistant|"
    r"coordinator|officer|owner|architect|nurse|doctor|teacher|student|lawyer|founder|ceo|cfo|cto|"
    r"cmo|coo|vp|intern|researcher|writer|editor|trader|strategist|recruiter|administrator|sre|"
    r"head|president|executive|representative|merchandiser|auditor|journalist|freelancer|chef|"
    r"pharmacist|therapist|technician|supervisor|partner|associate|professor|lecturer|librarian|"
    r"programmer|freelancer|physio|physiotherapist|electrician|plumber|carpenter|pilot|paramedic|"
    r"midwife|vet|dentist|surgeon|barista|waiter|waitress|driver|translator|interpreter|"
    r"photographer|actuary|economist|statistician|chemist|biologist|physicist|mathematician|"
    r"geologist|psychologist|counsellor|copywriter|tester|clerk|secretary|receptionist|"
    r"bookkeeper|broker|banker|solicitor|attorney|barrister|judge|paralegal|tutor|trainer|coach|"
    r"farmer|baker|butcher|gardener|landscaper|firefighter|policeman|soldier|producer|composer|"
    r"headteacher|principal|dean|postdoc|phd student|apprentice|trainee|contractor|salesperson|"
    r"rep|agent|operator|mechanic|welder|machinist|seller|trader|hr generalist|generalist)"
    r"(?: (?:of|for|at|in|on|with|by) [^,.;]{2,80})?"
)
# What can follow "I'm" or "call me" and is no name.
NO_NAMES = (
    r"(?:sorry|sure|ok(?:ay)?|happy|glad|fine|good|done|back|ready|here|german|french|"
    r"english|spanish|italian|dutch|american|british|polish|swiss|austrian|european|"
    r"irish|chinese|japanese|indian|swedish|danish|later|when|tomorrow|today|maybe|it|"
    r"not|so|very|going|an?|the|in|on|at|all|monday|tuesday|wednesday|thursday|friday|"
    r"saturday|sunday|great|important|urgent|interesting|wrong|right|true|false|"
    r"everything|weird|strange|curious|confused|lost|new|tired|bored|stuck)"
)

# What people say they have: "my daughter's name is Lena".
FAMILY = (
    r"(?:birthday|anniversary|wedding anniversary|hobby|hobbies|(?:home )?address|home ?town|"
    r"phone number|(?:wife|husband|partner|daughter|son|dog|cat|boss|manager|mother|father|mum|"
    r"mom|dad|brother|sister|kid|child)(?:['’]s (?:name|birthday))?|(?:kids|children)(?:['’] "
    r"names)?|diet|pronouns|fiscal year|native language|mother tongue|dietary restrictions?|"
    r"allerg(?:y|ies)|"
    r"main (?:brand|account|client|customer|project|market|focus|goal)|brands?|accounts?|"
    r"campaigns?|"
    r"clients?|(?:working|work|office|core) hours|hours|work(?:ing)? (?:day|days|week)|days? off|"
    r"lunch (?:break|hour)|commute|team lead|assistant|doctor|dentist|shoe size|size|blood type|"
    r"star sign|religion|degree|major|first language|second language|(?:long-term |main )?goals?|"
    r"hometown|surname|last name|middle name|initials|deputy|backup|mentor|line manager|coach|"
    r"(?:first|second) name|notice period|probation|business trip days|meeting-free day)"
)

RELATIVE = (
    r"(?:(?:step|grand|god|foster |half-|ex-|twin |late )?(?:wife|husband|hubby|wifey|missus|"
    r"other half|eldest|youngest|oldest|(?:mother|father|"
    r"sister|brother|son|daughter)-in-law|partner|fianc[ée]e?|girlfriend|boyfriend|spouse|"
    r"gran|granny|nana?|grandad|gramps|auntie|daughter|son|child|kid|baby|boys|girls|(?:twin "
    r")(?:boys|girls|sons|daughters)|stepkids|"
    r"toddlers?|twins|kids|children|sons|daughters|mother|father|mum|mom|dad|parents|brother|"
    r"sister|"
    r"siblings|grandmother|grandfather|grandma|grandpa|granddaughter|grandson|grandchildren|"
    r"niece|nephew|nieces|nephews|cousin|aunt|uncle|in-laws))"
)
PET = (
    r"(?:dogs?|cats?|pupp(?:y|ies)|kittens?|rabbits?|bunn(?:y|ies)|hamsters?|guinea pigs?|parrots?|"
    r"budgies?|tortoises?|turtles?|horses?|pon(?:y|ies)|goldfish|snakes?|geckos?|chickens?|hens|"
    r"goats?|sheep|ferrets?|rats?|terriers?|labradors?|retrievers?|poodles?|spaniels?|"
    r"greyhounds?|whippets?|lurchers?|dachshunds?|corgis?|huskies|husky|pugs?|bulldogs?|boxers|"
    r"dalmatians?|shepherds?|setters?|pointers?|mutts?|mongrels?|rescue (?:dogs?|cats?)|siamese|"
    r"tabby|"
    r"parakeets?|canar(?:y|ies)|axolotls?|hedgehogs?|llamas?|alpacas?|donkeys?|ducks?|pigs?|"
    r"quails?|"
    r"collies?|beagles?|pets?|bees?|fish)"
)
PEOPLE = (
    rf"(?:{RELATIVE}s?|{PET}|ex|boss|manager|colleagues?|co-?workers?|team|lead|client|customers?|"
    r"clients|users?|guests?|visitors?|friends?|mates?|buddy|buddies|(?:flat|room|house|team|"
    r"class|work)mates?|neighbou?rs?|landlord|landlady|teachers?|tutors?|trainers?|coach|coaches|"
    r"assistant|interns?|deputy|vp|editor|accountant|supervisor|tenants?|suppliers?|agency|ceo|"
    r"cfo|cto|director|board|doctor|dentist|nurse|lawyer|students?|pupils?|patients?|readers?|"
    r"subscribers?|staff|employees?|members?|audience|shoppers?|buyers?|investors?|partners?|"
    r"developers?|designers?|engineers?|people|folks|family|grandparents|grandkids|crowd|lot|"
    r"vendor|publisher|professor|supervisor|therapist|recruiter|agent|nanny|babysitter|"
    r"carer|cleaner|driver|chef|bride|groom|couple|host|girls|lads|guys?|man|woman|mum|mom|dad)"
)
"""Whoever is not oneself, oneself's animals among them."""
