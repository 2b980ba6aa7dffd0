"""English rules, by kinds: turns of speech in which the fact does not stand where one expects it.

"What I want in every report is the margin", "since May it's been the Baltics for me".
"""

from __future__ import annotations

from keepwise.bank.speech.grammar import Rule
from keepwise.bank.speech.languages.en.parts import DAYS, HABIT, MOMENT, OFTEN, ORDER
from keepwise.bank.speech.languages.en.people import RELATIVE

_EVERY = r"(?:any|every|each|all|whatever|whichever)"
_NOW = r"\b(?:today|tonight|tomorrow|yesterday|right now|this (?:one|time|file|week)|these|those)\b"
_WORKING = (
    r"(?:deploy|build|code|test|lint|host|ship|develop|program|design|draw|edit|cook|bake|plan|"
    r"manage|track|organi[sz]e|back up|bill|invoice|sync|model|compile|release|monitor|automate|"
    r"prototype|animate|record|mix|film|photograph|shoot|sketch|journal|schedule|budget|stream|"
    r"render|store|shop|bank|book|travel|fly|write|communicate|chat|do (?:\w+ )?\w+|process|"
    r"transcribe|log|train|teach|publish|blog|sell|ride|sail|paint)"
)
_HAD = (
    r"(?:hotels?|flights|rooms|restaurants|seats|trains|apartments|flats|shoes|clothes|meals|"
    r"dishes|presents|gifts|snacks|toys|cars|places|venues|tours|trips|courses|books|films|"
    r"games|workouts|lessons|playlists|houses|jackets|gyms|schools|beds|tents|bags|lunches|"
    r"dinners|breakfasts|walks|hikes|rides|routes)"
)

TURNS: tuple[Rule, ...] = (
    Rule("what-i-want", "free", r"(?:and |so )?what (?:i|we)(?:'d| would| do| really| always| "
         r"usually| most| mainly| only| ever)* (?P<v>like|want|need|prefer|appreciate|expect|"
         r"look for|look at|ask for|care about|value|love|trust)(?: most| best| to (?:see|have|"
         rf"get))?(?:,? (?:every time|always|in general|by default|from you|(?:in|with|for|on|at) "
         rf"{_EVERY} [\w' -]{{2,30}}?),?)* (?:is|are|'s) (?P<x>.+)", kind="preference",
         fact="Wants {x}", needs=r"\b(?:every|each|any|all|whatever|always|usually|in general|by "
         r"default|most|best|prefer|care about|value|look for|trust)\b", unless=_NOW),
    Rule("what-i-hate", "free", r"(?:and )?what (?:i|we) (?:really |absolutely |most )*(?:hate|"
         r"dislike|can't stand|cannot stand|don't (?:like|want|need|care about))(?: most)? (?:is|"
         r"are) (?P<x>(?!(?:that|this|it|your)\b).+)", kind="preference", fact="Dislikes {x}",
         unless=_NOW + r"|\byou\b"),
    Rule("thats-what", "free", r"(?P<x>(?!(?:it|this|that|ok|yes)\b)[\w' -]{3,60}?)(?:,? "
         r"please)?,? that(?:'s| is) what (?:i|we) (?:want|need|like|prefer|use|expect) (?P<y>"
         rf"(?:for|in|with|on|when|whenever) {_EVERY}\b.+)", kind="preference",
         fact="Wants {x} {y}", unless=_NOW),
    Rule("been-for-me", "free", r"(?:(?:since|from|as of) [\w ]{2,25}?,? )?(?:it's|it is|it has) "
         r"(?:been |now )+(?P<x>(?!(?:a|an|great|good|nice|fun|hard|long|fine|ok|ages|so|very|"
         r"really|working|broken|slow|down|like|on|off)\b)[\w&', -]{3,50}?)(?: for (?:me|us)| now)?"
         r"(?: since .+)?", kind="work", fact="Now it's {x}", needs=r"\b(?:for (?:me|us)|since|"
                                                                    r"from|as of)\b", unless=_NOW),
    Rule("since-then", "free", r"(?:(?:since|from|as of|starting)(?: last| this| next)? [\w "
                               r"]{3,20}?"
         r",? (?:i|we)|(?:i|we))(?:'ve| have|'m| am)? (?:also |now |been )*(?P<x>(?:got|have|cover|"
         r"look after|run|own|handle|responsible for|in charge of|covering|handling|running|"
         r"looking after|doing|given|handed) (?!(?:it|this|that|the (?:same|feeling)|a|an|no|to|"
         r"been|trouble|problems|errors?)\b)[\w&' -]{3,50}?)(?:,? (?:since|from|as of)(?: last| "
         r"this| next)? [\w ]{3,20})?", kind="work",
         needs=r"\b(?:since|from|as of|starting)\b", unless=r"\b(?:today|yesterday|error|now that|"
         r"your|you|it|trouble|problem)\b"),
    Rule("speaking-as", "free", r"(?:speaking|talking|asking|i ask|i'm asking|i speak)(?: here)? "
                                r"as "
         r"(?P<x>an? (?!(?:user|customer|test|joke|last|favou?r|reminder)\b).+)", kind="personal",
         fact="Is {x}", unless=_NOW),
    Rule("first-language", "free", r"[\w ]{3,30} (?:is|isn't|is not|was) (?:only )?my (?:first|"
         r"native|second|third|mother|strongest|weakest|best|home|working|everyday) (?:language|"
         r"tongue|script)(?:,? .{0,40})?", kind="personal"),
    Rule("spell-so", "free", r"(?:please )?(?P<x>(?:spell|pronounce|write) (?:it|them|my \w+|our "
         r"\w+|words) (?:as |like )?[\w'.-]+(?: [\w'.-]+){0,3},? (?:not|never|instead of|rather "
         r"than) [\w' .-]+)", kind="preference", fact="Asks to {x}",
         unless=r"\bin the (?:file|report|mail|title|header)\b|^write it (?:down|up|out)\b"),
    Rule("address-so", "free", r"(?:please )?(?:always )?(?P<x>(?:address|treat|greet|talk to|"
                               r"speak "
         r"to|write to) me (?:more |very |less |as )*(?:formally|informally|politely|casually|"
         r"directly|like|as|by|with|in)\b.*)", kind="preference", fact="Asks to {x}",
         unless=_NOW + r"|\bas soon\b|\bby (?:noon|monday|friday|mail|phone)\b"),
    Rule("best-time", "free", r"(?:the )?(?:best|easiest|only|worst|safest) (?:time|day|way|number|"
         r"place|hours?|moment|days|times) (?:to|for) [\w' -]*?(?:me|us|my \w+)\b[\w' -]* (?:is|"
         r"are) .+", kind="routine", unless=_NOW),
    Rule("works-with", "free", rf"(?:i|we) {OFTEN}{_WORKING} (?:(?:our|my|the|all|everything|most|"
         r"it all)[\w' -]{0,30}? )?(?:with|in|on|using|via|through|from|out of) (?:the |an? )?"
         r"(?!(?-i:January|February|March|April|May|June|July|August|September|October|November|"
         r"December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|I)\b)"
         r"(?P<x>(?-i:[A-Z])[\w+#./-]*(?: .+)?)", kind="tool", unless=MOMENT),
    Rule("rather-ing", "free", rf"(?:please |just |always )*(?P<x>{ORDER} (?:me |to me )?(?!(?:it|"
         r"this|that|the|these|those)\b)[\w' -]{3,50}? (?:rather than|instead of) (?:just )?\w+ing "
         r".+)", kind="preference", fact="Asks to {x}", unless=_NOW),
    Rule("keep-every", "free", rf"(?:now )?(?P<x>(?:keep|make) {_EVERY}(?: of)?(?: the| my| our| "
         r"your)? (?!\w+\Z)[\w' -]{3,60})", kind="preference", fact="Asks to {x}",
         unless=_NOW + r"|\b(?:of (?:these|those|them)|up to date|here|in (?:the|this))\b"),
    Rule("when-about", "free", rf"(?:please |just |always |so )*(?P<x>{ORDER} (?!(?:it|this|"
                               rf"that)\b)"
         r".{3,80}? (?:when|if|whenever) it(?:'s| is) (?:about|for) .+)", kind="preference",
         fact="Asks to {x}", unless=_NOW),
    Rule("must-have", "free", rf"(?P<x>(?:my |our )?(?:[a-z]+ )?{_HAD} (?:must|have to|need to|"
         r"should|can't|mustn't|shouldn't)(?: always| never| not)? (?:be|have|include|allow|come|"
         r"offer|contain|take|last|cost|start|end|serve|accept|fit) .+?)(?: for (?:me|us))?",
         kind="preference", fact="{x}", unless=_NOW + r"|\b(?:arrive|you|your)\b"),
    Rule("presents-it", "free", r"(?:i|we) (?:always |usually )*(?P<x>(?:present|show|send|report|"
         r"give|submit|take|discuss)) (?:this|these|it|them|the) ?(?:numbers|figures|reports?|"
         r"results|deck|slides)? ?(?:to|with) (?P<y>(?:the|my|our) .+)", kind="routine",
         fact="{x}s to {y}", needs=HABIT, unless=r"\b(?:today|tomorrow|tonight)\b"),
    Rule("full-of", "free", r"(?:i|we) (?:already |also )*(?:have|own) (?P<x>(?:all|every|both|"
                            r"most)"
         r"(?: of)?(?: the| her| his| their)? (?:[\w'-]+ )*?(?:books?|records|albums|films|games|"
         r"seasons|volumes|novels|comics|sets|lenses|attachments|issues|episodes)\b.*)",
         kind="personal", unless=_NOW),
    Rule("go-slow", "free", r"(?:please )?(?P<x>go (?:really |very |a bit |a little )*(?:slow|"
         r"slowly|slower|easy|gently|gentle|light) (?:on|with) (?!(?:this|that|it|him|her)\b).+)",
         kind="preference", fact="Asks to {x}", unless=_NOW),
    Rule("if-you-not", "free", r"(?:i'd|i would|it'd be \w+|it would be \w+) (?:(?:much |really )?"
         r"(?:prefer|like|appreciate|love|rather|be \w+)(?: it)? )?(?:if )?you (?:didn't|did not|"
         r"don't|do not|never|wouldn't) (?P<x>.+)", kind="preference", fact="Asks to not {x}",
         unless=_NOW + r"|\b(?:this|that|it|them|do (?:this|that))\b"),
    Rule("if-you-not", "free", r"(?:didn't|did not) (?P<x>(?:use|add|send|show|give|call|include|"
         r"write|suggest|put|make|start|end|say|ask|book|mention|repeat|explain|recommend|round) "
         r"(?!(?:it|this|that|them|the|my|your|him|her|any of)\b).+)", kind="preference",
         fact="Asks to not {x}", bare=True, unless=_NOW + r"|\b(?:worked|yet|so far)\b"),
    Rule("anything-with", "free", r"(?P<x>(?:anything|everything|food|stuff|things) (?:with|"
         r"containing|that|from|made|involving|over|under|before|after) [\w' -]{2,50}?) (?:is|are) "
         r"(?:really |strictly |always )*(?:off the table|off limits|out(?: of the question)?|a "
         r"no-?go|not for me|a problem|too \w+|fine|ok|okay|welcome|banned|forbidden)",
         kind="preference", needs="^(?!.*\\b(?:this|that|your|you|it)\\b)",
         unless=_NOW),
    Rule("nothing-such", "free", r"nothing (?P<x>(?:too |overly |very )?(?:spicy|fried|raw|sugary|"
         r"salty|scary|violent|gory|touristy|greasy|creamy|scented)(?:(?: and|,| or) [a-z]+)?)",
         kind="preference", fact="Wants nothing {x}", bare=True, unless=_NOW),
    Rule("offer-taken", "free", r"(?:my|our) (?:offer|application|visa|loan|mortgage|paper|bid|"
         r"appeal|adoption|planning permission|grant|manuscript|thesis|residence permit)"
         r"(?: (?!is|was)[\w' -]{2,40}?)? (?:was|has been|got|were|have been) (?:finally |just |"
         r"now )*"
         r"(?:accepted|approved|granted|rejected|turned down|confirmed|denied|published)\b.*",
         kind="detail", unless=r"\b(?:your|refund|ticket|why|today|error)\b"),
    Rule("not-me-there", "free", r"(?:please )?(?:don't|do not|never) (?:ever )?(?P<x>(?:put|seat|"
         r"book|place|send|sign|set) (?:me|us) (?:on|in|at|near|next to|into|up for|up with) (?!(?:"
         r"this|that|it|hold|the (?:list|waiting|call))\b).+)", kind="preference",
         fact="Asks to not {x}", unless=_NOW),
    Rule("gets-home", "free", rf"(?:i|we) {OFTEN}(?:get|come|arrive|leave|set off) (?:home|in|back|"
         r"the house|the office|work|to work|for work|from work) (?:at|around|about|by|before|"
         r"after|"
         r"between) (?P<x>.+)", kind="routine", unless=MOMENT),
    Rule("house-should", "free", r"(?P<x>(?:the|my|our) (?:[a-z]+ )?(?:dishwasher|heating|lights?|"
         r"lamps?|washing machine|boiler|thermostat|blinds|sprinklers?|vacuum|hoover|robot|alarm|"
         r"dryer|radio|shutters|fan|ac|air ?con|heat pump|charger|tv|lawn ?mower|doorbell) (?:in "
         r"the "
         r"\w+ )?(?:should|must|is to|are to|mustn't|shouldn't) (?:only |always |never |not "
         r")*(?:run|"
         r"be|stay|go|turn|start|come|charge|ring|open|close|mow) .+)", kind="preference",
         fact="{x}", unless=_NOW + r"|\bnow\b"),
    Rule("weather-then", "free", rf"(?P<x>(?:if|when|whenever) (?:it's|it is|it gets|it) (?:below|"
         r"above|under|over|rain\w*|cold\w*|hot\w*|dark|windy|sunny|snow\w*|freezing|warm\w*|humid|"
         r"a \w+day|school holidays)\b[^,]{0,30},? (?:please |then )*"
         rf"(?:{ORDER}|preheat|heat|open|close|water|shut|warm|cool|raise|lower|pull) .+)",
         kind="preference", fact="{x}", unless=_NOW),
    Rule("as-someone", "free", r"as (?:someone|somebody|a person) (?P<x>(?:who (?:is|has|can't|"
         r"cannot|can|doesn't|hates|loves|lives|works|grew up|uses|suffers|never|always)|with|"
         r"from) "
         r"[^,]+)(?:,.*)?", kind="personal", fact="Is someone {x}", unless=_NOW),
    Rule("kids-with-me", "free", rf"(?:the|my|our) (?:{RELATIVE}) (?:is|are|stays?|lives?|comes?) "
         r"(?:with|at) (?:me|us|mine|ours|my place|our place) .+", kind="personal",
         unless=_NOW + r"|\b(?:now|at the moment)\b"),
    # A standing "not before asking me", in the negative
    Rule("not-unasked", "free", r"(?:i|we) (?:really |just )*(?:don't|do not|never|wouldn't) "
         r"(?:ever )?(?:want|like|expect|wish) you to (?:ever )?(?P<x>[a-z]{2,} .{2,60}?) "
         r"(?:(?:without|before) (?:first )?(?:asking|checking with|telling|consulting|warning)|"
         r"(?:before|unless) you(?:'ve)? (?:asked|ask|checked with|check with|told|tell)) "
         r"(?:me|us)\b.*",
         kind="preference", fact="Asks to never {x} unless you ask them first", value="you",
         unless=r"\b(?:today|tonight|tomorrow|it|this|that|these|those|him|her)\b"),
    Rule("its-for-all", "free", r"(?:it's|it is|it'll be) (?P<x>(?!(?:late|too|so|not|over|hard|"
         r"easy|good|great|bad|fine|ok|okay|better|best|time|free|important|useful|up|down|the|"
         r"this|that|a|an|just|only|all|\w+ing)\b)[\w.+#' -]{2,30}? for (?:everything|anything|"
         r"all|every)(?: (?!(?:this|that|these|those)\b).+)?)", kind="preference",
         fact="Wants {x}", lasting=True, unless=_NOW),
    # Where and when one cannot be reached
    Rule("no-phone-there", "free", r"(?:i|we) (?:really |usually |normally |generally |often )*"
         r"(?P<v>can't|cannot|can never|may not|am not allowed to|never) (?:ever |normally )?"
         r"(?P<x>(?:answer|pick up|take|use|have|check|look at|get to|make|hear|carry)(?: (?:the|"
         r"my|any|a|an|your))?(?: (?:phones?|calls?|mobile|cell|messages|texts|e-?mails?))? (?:on "
         r"(?:the ward|shift|duty|site|stage|the (?:shop )?floor|the road|the bus|the train)|"
         r"during \w+.*|at (?:work|school|the office|my desk|sea|night|weekends)|in (?:lessons|"
         r"class|meetings|theatre|the (?:office|lab|classroom|workshop|kitchen|barn|fields?))|"
         r"while (?:driving|teaching|working|i'm \w+ing)|when i'm (?:\w+ing|on|at|in)\b.*)"
         r"(?:,? .{0,40})?)", kind="preference",
         fact="Cannot {x}", unless=MOMENT),
    # What one was trained for, what one would like to become
    Rule("trained-as", "free", r"(?:i|we)(?:'ve| have)? (?:originally |actually |once |first )*"
         r"(?P<x>(?:trained|qualified|retrained|apprenticed) (?:as|to be|to become) (?:an? )?"
         r"[a-z][\w' -]{2,60})", kind="personal", fact="{x}"),
    Rule("seeks-post", "free", r"(?:i'm|i am) (?:currently |actively |now |also |still )*(?P<x>"
         r"(?:looking|searching|hunting|applying) for (?:an? |my )?(?:new |first |next |better |"
         r"[\w-]+ )?(?:jobs?|posts?|positions?|apprenticeship|internship|traineeship|placement)"
         r"(?: (?:as|in|at|with|near|around|abroad)\b.*)?)", kind="personal", fact="Is {x}"),
    # "My planning" has its evening
    Rule("own-hours", "free", rf"(?:i|we) {OFTEN}do (?:all )?(?:my|our|the) [a-z-]+(?: (?!"
         rf"on\b)[\w-]+){{0,5}}? on {DAYS}(?:(?: and| or) {DAYS})?", kind="routine",
         needs=r"\b\w+days\b|mornings\b|evenings\b|afternoons\b",
         unless=r"\b(?:today|tonight|tomorrow|this|next|last|you|your)\b"),
    Rule("condition", "free", r"(?:i|we) (?:also |do |both )*(?:have|suffer from|live with|get) "
         r"(?P<x>(?:an? |mild |severe |bad |chronic |type \w+ )*(?:\w+ )?\w*(?:itis|osis|aemia|"
         r"[a-z]emia|phobia|algia|lexia|calculia|praxia|syndrome|disease|disorder|betes|thyroid|"
         r"psoriasis|graines?|tinnitus|vertigo|hay ?fever|allerg(?:y|ies)|intolerance)\b.*)",
         kind="personal", unless=MOMENT),
)  # fmt: skip
"""Behind the rules for wishes: they come in where no plainer reading fits."""
