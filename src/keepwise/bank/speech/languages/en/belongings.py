"""English rules, open tier: what people call theirs, labels, and what is said by the way."""

from __future__ import annotations

from keepwise.bank.speech.grammar import Rule
from keepwise.bank.speech.languages.en.parts import (
    DAYS,
    MOMENT,
    PASSES,
)
from keepwise.bank.speech.languages.en.people import (
    PET,
    RELATIVE,
)
from keepwise.bank.speech.languages.en.verbs import (
    PASSING,
    VERBS,
)

BELONGINGS: tuple[Rule, ...] = (
    # What belongs to one
    Rule("called", "fill", r"(?:my|our) (?:team|group|department|squad|unit|division|pod|crew) "
         r"(?:is|'s) (?:called|named|known as) (?P<x>.+)", kind="slot", slot="team"),
    Rule("the-my", "free", rf"(?:my|our) (?!(?:\w+ )?(?:"
         rf"(?:flat|room|house|team|class|work)mates?|colleagues?|friends?|co-?workers?|"
         rf"neighbou?rs?|clients?|customers?|bosse?s?|guests?|"
         rf"visitors?|competitors?|suppliers?|"
         rf"teachers?)\b(?! \w+ )|(?:\w+ )?(?:colleague|friend|co-?worker|neighbou?r|client|boss|"
         rf"teacher|"
         rf"manager) (?!(?:is|are) (?:called |named |mostly |mainly )?(?-i:[A-Z])))"
         rf"(?P<q>(?!(?:{PASSING})\b)(?:[\w&'-]+(?<!'s) ){{0,3}}?"
         rf"(?!(?:{PASSING}|always|never|says|said|thinks|wants|likes|less|more)\b)[\w&'-]+) "
         rf"(?P<v>is|are|has to be|should be)"
         rf"(?: (?:now|currently|only|actually|still|mostly|mainly))* (?P<x>(?!{PASSES}).+)",
         kind="personal", fact="{q} {v} {x}", slot="attribute", qualifier="q",
         unless=r"\b(?:today|tonight|tomorrow|yesterday|right now|at the moment|this (?:one|week|"
         r"morning)|you|your)\b|[€$£]|\d ?%"),
    Rule("my-so", "free", rf"(?:my|our) (?!(?:{PASSING}|(?:\w+ )?(?:"
         rf"colleagues?|boss|manager|co-?workers?|clients?|customers?|friends?|neighbou?rs?|mate|"
         rf"roommates?|landlord|teacher|users|vendor|supplier|agency|ceo|cfo|director|lead|"
         rf"assistant|guide|waiter|driver|courier|host))\b)(?:[\w&'-]+ "
         rf"){{0,3}}?(?!(?:{PASSING})\b)[\w&'-]+ {VERBS} "
         rf"(?!{PASSES}).+", kind="personal",
         unless=MOMENT + r"|\b(?:wants?|likes?|loves?|hates?|prefers?|thinks?|says?|said|needs? "
         r"(?:to|the|a reply)|asks?|told|keeps? \w+ing|wants|always (?:wants|says|"
         r"asks|likes|complains))\b|\d ?%|[€$£]"),
    Rule("my-device", "free", r"(?:my|our) (?:work |home |main |personal |new |old )?(?:laptop|"
         r"phone|computer|car|bike|camera|tv|printer|tablet|router|thermostat|speakers?|headphones|"
         r"server|monitor|oven|dashboard|reports?) (?:is|are) (?:an? |my |in |on )(?P<x>.+)",
         kind="tool", unless=MOMENT),
    Rule("mine", "free", r"(?P<x>(?!(?:it|this|that|these|those|which|what|who|there|here|the "
         r"(?:fault|mistake|problem|file|last|first))\b).+) (?:is|are) (?:all |both |also |now |"
         r"only )?(?:mine|ours)(?: to (?:run|manage))?", kind="work", unless=MOMENT),
    Rule("my-language", "free", r"(?:my|our) (?:written |spoken )?(?:english|french|german|"
         r"spanish|italian|"
         r"dutch|portuguese|polish|danish|swedish|finnish|turkish|arabic|hindi|japanese|chinese|"
         r"mandarin|"
         r"russian|greek|welsh|irish|python|sql|excel|maths?) (?:is|isn't) (?:.+)", kind="personal",
         unless=r"\b(?:here|this|today|right)\b"),
    Rule("my-work-is", "free", r"(?P<x>(?!(?:it|this|that|these|those|which|what|who|there|here|"
         r"how)\b)"
         r"[\w'’&/., -]{2,80}) (?:is|are) (?:also |now |both |all )?(?:my|our) (?:main |own |"
         r"only |key )?"
         r"(?:accounts?|brands?|clients?|markets?|regions?|teams?|products?|categor(?:y|ies)|"
         r"countries|"
         r"channels?|scope|patch|territory|kpis?|focus|customers|stores)", kind="work",
         unless=MOMENT),
    Rule("my-is", "free", r"(?P<x>(?!(?:it|this|that|these|those|which|what|who|there|here|how|"
         r"where|when|is|was|the (?:file|mistake))\b)[\w'’&/. -]{2,60}) (?:is|are) (?:my|our) "
         r"(?!(?:\w+ )?(?:usual|default|go-to|standard|preferred|normal|problem|question|point|"
         r"fault|"
         r"mistake|guess|idea|concern|last|next|turn|answer|"
         r"bad)\b)(?P<y>[\w' -]+)", kind="personal", unless=MOMENT),
    Rule("my-person", "free", rf"(?:my|our) (?:\w+ )?(?P<f>{RELATIVE}|"
         rf"{PET})(?:,? \(?(?-i:[A-Z])\w+\)?,?)? "
         r"(?:(?:is|are) (?!(?:here|sick|ill|asleep|late|asking|crying|coming|out|away|not well|"
         r"happy|sad|"
         r"tired|hungry|bored|visiting|at the|in town|fine|ok|on|waiting|about|going|trying|"
         r"looking|being|"
         r"getting (?!married))\b)|has (?!(?:a (?:fever|cold|question|temperature)|just|been)\b)|"
         r"(?:plays?|starts?|goes|go|lives?|works?|does|do|speaks?|studies|study|can't|cannot|"
         r"doesn't|"
         r"don't|was born|moved in|moved to|needs|turns|suffers|owns|runs|drives|teaches|attends?|"
         r"sings?|stays?|uses|eats? only|follows|volunteers|takes|sleeps?|wears?|helps|looks after|"
         r"manages|comes from|grew up|passed away|died|graduated|retired|joined) )(?P<x>.+)",
         kind="personal", unless=r"\b(?:likes?|loves|hates|prefers?|wants?|enjoys|today|tonight|"
         r"tomorrow|"
         r"yesterday|right now|at the moment|this (?:week|morning|weekend)|you|your)\b"),
    Rule("both-mine", "free", r"(?P<x>(?:both|all|most|some|two|three)(?: of)? (?:my|"
         r"our) \w+ (?:run|use|are|have|"
         r"live|work|speak|play|start|close|open|need|come|go|sell|report) .+)", kind="personal",
         fact="{x}",
         unless=MOMENT + r"|\b(?:broken|down|failing|late)\b"),
    Rule("what-we-measure", "free", r"(?P<x>(?!(?:it|this|that|these|those|which|what|"
         r"who)\b).+) (?:is|are) what "
         r"(?:i|we) (?:steer by|go by|look at|report|measure|track|sell|bill in|report in|"
         r"optimi[sz]e for|need|want|want to see|read|use|go for|plan with|"
         r"care about|work with|work on|cover|trade in)(?:,? not .+|.{0,30})", kind="work",
         unless=MOMENT),
    Rule("what-we-use", "free", r"(?P<x>(?!(?:it|this|that|these|those|which|what|who)\b).+) (?:is|"
         r"are) what (?:i|we) (?P<v>use|do|play|eat|drink|drive|speak|sell|run|work with|"
         r"work on|read|wear|need|steer by|go by|look at|report|measure|track|bill in|work in|"
         r"trade in|optimi[sz]e for|care about|call home|live on|cook with|go for)(?:,? not .+|"
         r".{0,30})", kind="tool", unless=MOMENT),
    Rule("the-mine", "free", r"the (?!question|problem|file|error|issue|data|report|idea|feeling)"
         r"[\w-]+(?: [\w-]+)? (?:that |which )?(?:i'm|we're|i am|we are|i|we) (?:(?:have|own|use|"
         r"rent|"
         r"run|drive|live|work|lead|manage|play|sing|study|teach|train|shop|bank|look|care|track|"
         r"report|"
         r"steer|eat|drink|watch|read|listen|trust|speak|like|love|prefer) ?)?(?:(?:about|to|by|"
         r"in|at|for|"
         r"with|on|part of|responsible for|in charge of) )?(?:is|are|has|have|\w+s) (?P<x>.+)",
         kind="work",
         unless=r"\b(?:broken|error|stuck|today|now|down|slow)\b"),
    Rule("makes-me", "free", r"(?P<x>(?!(?:it|this|that|these|those|which|what|who|he|she|they|you|"
         r"the)\b)[\w' -]{3,60}?) (?:always |really |usually |just |often )?(?:makes? me (?:sick|"
         r"sneeze|ill|dizzy|sleepy|anxious|nauseous|claustrophobic|itchy|break out)|gives? me "
         r"(?:hives|headaches|a headache|migraines|heartburn|anxiety|reflux|nightmares|rashes|"
         r"a rash)|keeps? me (?:awake|up)|tastes? like \w+|(?:disagrees?|does not agree) with me|"
         r"(?:upsets?|triggers?|irritates?) my \w+|(?:annoy|irritate|bother|bug|distract|confuse|"
         r"overwhelm|stress)s? me|scares? me)(?: .+)?", kind="preference",
         unless=MOMENT),
    Rule("impossible", "free", r"(?P<x>(?!(?:it|this|that|these|those|which|what|the|"
         r"your)\b)(?:\w+ )?"
         r"\w+s(?: (?:before|after|on|at|during|over|in|past) [\w ]+)?) (?:is|are) (?:impossible|"
         r"out of the question|off limits|a no-?go|off the table|off the menu|banned|not allowed|"
         r"not possible|not an option|"
         r"no good|hard|difficult)(?: for (?:me|us))?", kind="preference", unless=MOMENT),
    Rule("schedule", "free", rf"(?P<x>(?!(?:the|this|that|a|an|see|meet|call|book|any|can|is|are|"
         rf"what|"
         rf"set|move|let's|how|i|we|you|he|she|they|it|put|add|schedule)\b)[\w'-]+(?: "
         rf"[\w'-]+){{0,3}} "
         rf"(?:on|every) "
         rf"(?:{DAYS})(?:(?: and|,| or) {DAYS})*(?:, [\w' -]+ (?:on|every) {DAYS}(?: "
         rf"and {DAYS})?)*)",
         kind="routine", fact="{x}", needs=r"days\b|mornings\b|evenings\b|every",
         unless=MOMENT + r"|\b(?:please|ok|works|is|are|sales|spend|numbers|revenue|orders)\b"),
    Rule("relations", "free", rf"(?P<name>(?-i:[A-Z])\w+),? (?:is )?(?:my|our) (?P<f>(?:\w+ )?"
         rf"(?:{RELATIVE}|{PET}|boss|manager|assistant|deputy|landlord|line manager|eldest|"
         rf"youngest|oldest))(?:,? .{{0,"
         rf"60}})?", kind="personal", unless=MOMENT),
    # Labels
    Rule("label-personal", "free",
         r"(?:(?:my|our) )?(?P<q>location|city|home ?town|home|diet|allerg(?:y|ies)|"
         r"languages?(?: spoken)?|"
         r"pronouns|name|hobb(?:y|ies)|family|kids|children|pets?|size|level|background|native "
         r"language|favou?rite \w+|interests|goals?|likes|dislikes|equipment|setup|car|age|"
         r"nationality|(?:tech )?stack|tools?|os|operating system|editor|ide) ?[:=] ?(?P<x>.+)",
         kind="personal", fact="{q}: {x}", slot="attribute", qualifier="q", unless=MOMENT),
    Rule("label", "free",
         r"(?:(?:my|our) )?(?P<q>(?:job )?role|job|title|team|department|markets?|regions?|scope|"
         r"brands?|accounts?|clients?|customers?|products?|location|city|home ?town|home|diet|"
         r"allerg(?:y|ies)|languages?(?: spoken)?|time ?zone|pronouns|name|company|employer|"
         r"(?:tech )?stack|tools?|os|operating system|editor|ide|hobb(?:y|ies)|family|kids|"
         r"children|pets?|size|level|experience|background|industry|sector|territory|area|"
         r"working hours|hours|native language|favou?rite \w+|interests|goals?|likes|dislikes|"
         r"preferences?|preferred \w+|equipment|setup|car|age|nationality) ?[:=] ?(?P<x>.+)",
         kind="work", fact="{q}: {x}", slot="attribute", qualifier="q", unless=MOMENT),
)  # fmt: skip

ASIDES: tuple[Rule, ...] = (
    Rule("aside-one", "free", rf"\b(?:my|our) (?:\w+ )?(?P<f>{RELATIVE}|{PET})(?:'s name is|,|,? "
         rf"(?:called|named))? \(?(?P<name>(?-i:[A-Z][a-z]+)(?: (?-i:[A-Z][a-z]+))?)\b(?!'s| and "
         rf"(?-i:[A-Z]))", kind="personal", fact="{f} is called {name}"),
    Rule("aside-two", "free", rf"\b(?:my|our) (?:\w+ )?(?P<f>{RELATIVE}|{PET})(?:,|,? (?:called|"
         rf"named))? \(?(?P<name>(?-i:[A-Z]\w+)(?:, (?-i:[A-Z]\w+))*,? and (?-i:[A-Z]\w+))",
         kind="personal", fact="{f} are called {name}"),
    Rule("aside-scope", "free", r"\b(?:for|in|of|on|from|across|by) (?:my|our) (?P<f>region|"
         r"markets?|team|accounts?|brands?|territory|patch|area|country|countries|segment|"
         r"portfolio|store|district|site|branch|regions|stores)(?:,| -| –| —|:) "
         r"(?P<name>(?-i:[A-Z])[\w&'-]+(?: (?-i:[A-Z])[\w&'-]+)*(?:(?:, | and |, and )"
         r"(?-i:[A-Z])[\w&'-]+)*)", kind="work", fact="{f}: {name}"),
    Rule("aside-pronouns", "free", r"(?:,|\() ?(?P<name>(?:they/them|she/her|he/him|she/they|"
         r"he/they)"
         r"(?:/\w+)?)\b", kind="personal", fact="Pronouns are {name}"),
)  # fmt: skip
