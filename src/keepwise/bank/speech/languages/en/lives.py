"""English rules, open tier: what people are, can and have been.

What passes ("today", "this week") and what is about the conversation ("your answer") counts for
nothing.
"""

from __future__ import annotations

from keepwise.bank.speech.grammar import Rule
from keepwise.bank.speech.languages.en.parts import (
    HABIT,
    IM,
    MOMENT,
    THING,
    passing,
)
from keepwise.bank.speech.languages.en.verbs import (
    HARMLESS,
    LIFE,
    WORK,
)

LIVES: tuple[Rule, ...] = (
    # Corrections that name a thing before oneself
    Rule("engaged-in", "free",
         rf"(?:{IM}|i have been|we're|we are) (?:now |also |currently |actually )*(?P<q>training "
         rf"for|learning|(?:just )?(?:starting out|getting started) (?:with|in|on)|"
         rf"studying(?: for)?|saving (?:up )?for|writing a (?:book|novel|thesis|"
         rf"dissertation|memoir) (?:on|about)|working towards?|raising|reading up on|"
         rf"preparing for|renovating|restoring|building|getting into|rehearsing|taking up|"
         rf"recovering from|majoring in|teaching|coaching|mentoring|doing (?:a|an|my) (?:phd|"
         rf"master's|degree|course|"
         rf"apprenticeship|internship)(?: in| on| at)?|interning (?:at|with)|volunteering (?:at|"
         rf"with|for)|planning (?:our|a) wedding) "
         rf"(?P<x>{THING}(?!a lot|so much|more\b|loads)(?!.*\bnow\Z)(?!(?:the|an?|my|"
         rf"our) (?:\w+ )?(?:image|app|container|index|deck|slides?|report|meeting|"
         rf"presentation|call|demo|model|query|dashboard|file|mail|lecture|talk|pitch|workshop|"
         rf"interview|project|proof|chapter)\b).+)",
         kind="personal", fact="Is {q} {x}", slot="attribute", qualifier="q",
         unless=passing(it=False, this=False)),
    Rule("event-ahead", "free",
         rf"(?:{IM}|we're|we are) (?:now |finally |also )*(?P<x>(?:getting (?:married|divorced|"
         rf"a (?:dog|cat|puppy|kitten|baby))|expecting (?:our|another|twins|my|triplets|a baby)|"
         rf"(?:launching|opening|releasing|shipping|going live) .*(?:q[1-4]|january|"
         rf"february|march|april|may|june|july|august|september|october|november|december|spring|"
         rf"summer|"
         rf"autumn|winter|20\d\d)|moving (?:to|in(?:to)?|out|house|back|from|over)\b(?! the "
         rf"(?:file|meeting|deadline|"
         rf"data|call))|starting (?:a new|an? (?:job|business|course|phd)|at|as|my own|uni|"
         rf"school)|retiring|"
         rf"leaving (?:the company|my job|for good|(?-i:[A-Z])\w+)|taking (?:parental|maternity|"
         rf"paternity|early|a sabbatical|over)|going (?:on (?:parental|maternity|"
         rf"paternity)|with (?!.*\b(?:one|option|version|second|first)\b)|to be (?:a|an|"
         rf"on parental)|vegan|freelance|back to (?:school|uni))|"
         rf"switching (?:to|jobs|careers|from)|changing (?:jobs|careers|teams)|joining|adopting|"
         rf"trying for a|quitting "
         rf"(?:smoking|drinking|sugar)|"
         rf"trying to (?:lose|quit|eat|save|get (?:fit|pregnant|in shape)|cut|drink|give up|"
         rf"reduce|spend less|stop|sleep|wake))\b(?: .+)?)",
         kind="detail", unless=r"\b(?:today|tonight|right now|in a minute|this (?:one|file)|"
         r"it|you|your)\b", fact="Is {x}"),
    Rule("lives-now", "fill", rf"(?:{IM}|we're|we are) in (?P<x>(?-i:[A-Z])[\w' "
         rf"-]+?) (?:these days|"
         r"nowadays|for good|permanently|full[- ]time)", kind="home", slot="home"),
    Rule("tend", "free", r"i (?:tend|aim|make a point|make sure|try) (?:to |of )(?P<x>(?!(?:it|"
         r"this|"
         r"that|you|find|understand|fix|open|get this|figure|do this|do it|see)\b).+)",
         kind="routine", needs=r"\btend\b|" + HABIT, unless=MOMENT),
    Rule("measure", "free", r"(?:i|we) (?:always |usually )?(?:exclude|include|group|sort|rank|"
         r"split|filter|"
         r"leave out|ignore|treat|label|name|file|measure|report|count|quote|price|track|"
         r"calculate|forecast|budget|bill|express|define|publish|plan|compare|present|code|build|"
         r"test|deploy|release) (?P<x>(?:everything|all \w+|revenue|margins?|sales|spend|growth|"
         r"costs|prices|weeks|quarters|those|(?:\w+ )?\w+s) (?:in|as|by|net|gross|against|per|"
         r"with|from|on|"
         r"before|after|to) .+)", kind="habit", unless=MOMENT + r"|\bresults? (?:in|as)\b"),
    Rule("our-week", "free", r"(?:my|our) (?:work |working |fiscal |financial |"
         r"school )?(?:weeks?|days?|"
         r"months?|quarters?|years?|shifts?|workday|season|terms?|semester) (?:starts?|begins?|"
         r"ends?|"
         r"runs?|finish(?:es)?|goes|go) .+", kind="work", unless=MOMENT),
    Rule("weeks-run", "free", r"(?P<x>(?:weeks|quarters|months|years|days|shifts|seasons|"
         r"terms) (?:always )?"
         r"(?:run|start|begin|end|go) .+)", kind="habit", fact="{x}", unless=MOMENT),
    Rule("cannot-at-all", "free", r"i (?:really |still |also )*(?:can't|cannot|never learned to|"
         r"never "
         r"learnt to) (?:swim|drive|cook|ride(?: a bike)?|sing|dance|ski|whistle|type|draw|drive "
         r"\w+|eat \w+|smell|hear well|read music|sew)", kind="personal"),
    Rule("meals", "free", r"(?P<x>(?:lunch|dinner|breakfast|tea|supper|bedtime|standup|the standup|"
         r"school run|gym|church|practice|rehearsal|training)(?: for (?:me|us))? (?:is|starts) "
         r"(?:always |usually )?"
         r"(?:at|on|before|after|around) .+)", kind="routine", fact="{x}",
         unless=MOMENT),
    # What one is
    Rule("being", "free", r"being (?P<x>(?!(?:said|the case|so|honest)\b)(?:an? [\w -]+|"
         r"\w+(?:-\w+)?))",
         kind="personal", fact="Is {x}", needs=r"being (?:an? |dyslexic|vegan|vegetarian|colou?r|"
         r"left|deaf|"
         r"self|short|tall|blind|coeliac|celiac|diabetic|allergic|autistic|bilingual|retired)"),
    Rule("we-are", "free", r"(?:we're|we are) (?:both |all |just |only |"
         r"mostly )?(?P<x>(?:(?:vegetarian|"
         r"vegan|teacher|nurse|farmer|doctor|student|parent|retiree|pensioner|beginner|renter|"
         r"homeowner|freelancer|night owl|early bird|dog people|cat people|expat)s?|(?:two|three|"
         r"four|"
         r"five|six|seven|eight|\d+) (?:at home|of us|in total|people|adults|in the \w+|"
         r"in our \w+)|"
         r"a (?:family|household|couple|two-person|small company|startup|non-?profit|charity|"
         r"co-?op)|based|located|closed|open)\b.*)", kind="personal", unless=MOMENT),
    Rule("find-me", "free", r"you(?:'ll| will| can) (?:usually |normally |always )?find me "
         r"(?P<x>.+)",
         kind="routine", fact="Is usually {x}", unless=r"\b(?:today|tomorrow|tonight|here|"
         r"in the file)\b"),
    Rule("goal", "free", r"(?:i want to|i'd like to|i hope to|i plan to|i'm hoping to|we want to|"
         r"i aim "
         r"to|i'm aiming (?:for|to)) (?P<x>(?!(?:see|know|send|show|thank|say|ask|do (?:it|this)|"
         r"try|"
         r"talk|check|cancel|book|order)\b).+)", kind="personal",          needs=
         r"\b(?:aiming|by (?:summer|winter|spring|autumn|christmas|the end of|next|20\d\d|"
         r"january|february|march|april|may|june|july|august|september|october|november|december)|"
         r"this year|next year|in (?:spring|summer|autumn|winter|the next \w+ (?:years|months))|my "
         r"goal|the goal|one day|before i'm)\b", unless=r"\b(?:today|tonight|tomorrow|you|your)\b"),
    Rule("date-set", "free", r"(?:the|our|my) (?P<x>(?:wedding|christening|launch|release|"
         r"go-live|offsite|"
         r"move|trip|retreat|exam|surgery|operation|marathon|conference|due date|moving day|"
         r"graduation|holiday|anniversary|birthday|flight|ferry|surgery|check-?up|interview|"
         r"opening|"
         r"concert|course)(?: (?:to|in|with|at|for) \w+)? (?:is|will be|takes place|happens|"
         r"starts)(?: now)? "
         r"(?:on|in|at|from|for|set for|scheduled for|booked for|due|the) .+)", kind="detail",
         needs=r"\b(?:jan\w*|feb\w*|mar(?:ch)?|apr\w*|may|june?|july?|aug\w*|sep\w*|oct\w*|nov\w*|"
         r"dec\w*|spring|summer|autumn|winter|20\d\d)\b", fact="{x}",
         unless=r"\b(?:today|tomorrow|tonight)\b"),
    Rule("the-called", "free", r"the (?P<x>(?:kids|children|boys|girls|twins|dogs?|cats?|baby|"
         r"puppy|"
         r"horse|cats and dogs|little one|eldest|youngest) (?:is|are) (?:called|named) .+)",
         kind="personal", fact="{x}"),
    Rule("runs-on", "free", r"(?:my|our) (?:\w+ )?(?:tests?|builds?|pipelines?|apps?|code|"
         r"servers?|data|"
         r"sites?|website|blog|shop|files|docs|backups?|repo|monorepo|frontend|backend|database|"
         r"api|"
         r"infra\w*|deploys?|releases?|emails?|mail|calendar|notes|photos|invoices|dashboards?|"
         r"stack|ci|phone|laptop|computer) (?:are|is|runs?|lives?|sits?|deploys?|goes|"
         r"go) (?:hosted |"
         r"built |deployed |written |stored |kept |made )?(?:on|in|with|via|from|through) "
         r"(?-i:[A-Z])\w*.*", kind="tool", unless=r"\b(?:today|now|tomorrow|down|line|row)\b"),
    Rule("is-on", "free",
         rf"(?:{IM}|we're|we are) (?:still |now |also )*(?P<x>on (?!(?:it|this|that|my way|the "
         rf"(?:phone|train|bus|road|"
         rf"way|call|line|move|go|fence|page)|board|time|holiday|vacation|pto|zoom|a (?:call|"
         rf"train|break|bus|plane|trip)|page|the \w+ page|step|line|slide|chapter|row|hold|fire|"
         rf"edge|slack|teams|monday|tuesday|wednesday|"
         rf"thursday|friday|saturday|sunday|schedule|track)\b).+)", kind="tool",
         unless=MOMENT, fact="Is {x}"),
    Rule("is-a", "free",
         rf"(?:{IM}|we're|we are)(?! an? (?:\w+ )?team\b)(?: (?:also|actually|really|now|only|"
         rf"basically|both|just|still|"
         rf"more of|usually|not|by training))* "
         rf"(?P<x>(?:an?|(?-i:[A-Z])\w+['’]s|the (?:go-to|main|only|lead|sole|head|owner|founder|"
         rf"mother|father|treasurer|chair|president|secretary|captain|founder)) (?!(?:bit|little|"
         rf"lot|few|fan|big fan|huge fan|moment|"
         rf"minute|second|step|robot|week|month|day|hour|mess|wreck|fool|idiot|genius|goner|"
         rf"dummy|klutz|"
         rf"tad|touch|couple|disaster|while|sec|pain|star|lifesaver|legend|"
         rf"(?:bit|little) \w+)\b).+)",
         kind="personal", unless=MOMENT),
    Rule("is-so", "free",
         rf"(?:{IM}|we're|we are)(?: (?:\w+ly|also|actually|really|very|quite|extremely|"
         rf"highly|severely|totally|completely|mildly|pretty|both|all|mostly|now|only|usually|"
         rf"always|never|generally|not|still|strongly|super|fairly|somewhat|rather|particularly|"
         rf"especially|deeply|allegedly|strictly|incredibly|so|at|too))* "
         rf"(?P<x>(?:married|single|divorced|widowed|engaged|retired|self-employed|unemployed|"
         rf"freelance|freelancing|part[- ]time|full[- ]time|left-handed|right-handed|vegetarian|"
         rf"vegan|pescatarian|kosher|"
         rf"halal|muslim|jewish|christian|catholic|hindu|buddhist|sikh|atheist|gay|lesbian|trans|"
         rf"bi|non-binary|dyslexic|dyscalculic|short-sighted|near-sighted|far-sighted|deaf|blind|"
         rf"partially sighted|colou?r-?blind|allergic|intolerant|lactose|gluten|sensitive|"
         rf"bilingual|trilingual|trained|certified|qualified|pregnant|diabetic|asthmatic|anaemic|"
         rf"anemic|epileptic|neurodivergent|introverted|extroverted|teetotal|sober|claustrophobic|"
         rf"coeliac|celiac|gluten-free|sugar-free|dairy-free|plant-based|native|fluent|"
         rf"half (?-i:[A-Z])\w+|originally|born|raised|based|located|headquartered|"
         rf"used to|(?:no good|good|great|bad|terrible|hopeless|rubbish|useless|awful|brilliant|"
         rf"better|best|worst|slow|quick|decent) (?:at|with)(?! (?:both|that|this|it))|"
         rf"off (?:the )?"
         rf"(?:butter|coffee|sugar|alcohol|carbs|gluten|dairy|meat|caffeine|booze|bread|cigarettes|"
         rf"sweets|red meat|wheat|social media)|afraid of|scared of|terrified of|phobic|"
         rf"passionate|obsessed|addicted|"
         rf"available|reachable|unavailable|unreachable|responsible|accountable|in charge|part of|"
         rf"a member of|with (?-i:[A-Z])|from|free (?:on|after|before|only)|off (?:on|every)|"
         rf"out (?:on|every)|"
         rf"at home (?:on|with|every)|home (?:on|with|every)|in (?:on|every|by|early)|"
         rf"in bed by|busy (?:on|every)|uncomfortable (?:with|in|around)|comfortable (?:with|in|"
         rf"using)|particular about|picky|strict about|careful (?:about|with)|committed to|"
         rf"opposed to|against(?! the clock)|averse to|unable to|concerned about|"
         rf"interested in(?! (?:\w+ing|some|a|the)\b)|curious about|"
         rf"keen on|fond of|partial to|into|"
         rf"(?:\d+|twenty|thirty|forty|fifty|sixty)(?: years old)?|"
         rf"tall|short|over \d|in my (?:twenties|thirties|forties|fifties|sixties)|"
         rf"home-?schooled|self-taught|an only child|in (?:my (?:first|second|third|final|last) "
         rf"year|year \w+|grade \w+|recovery|remission|a wheelchair|(?:sales|marketing|finance|"
         rf"engineering|product|hr|retail|education|healthcare|logistics|insurance|banking|"
         rf"tech|procurement|year))|(?-i:German|French|Spanish|Italian|Dutch|Polish|Swiss|"
         rf"Austrian|Irish|British|Scottish|Welsh|English|American|Canadian|Australian|Indian|"
         rf"Pakistani|Nigerian|Kenyan|Ghanaian|Brazilian|Mexican|Portuguese|Greek|Turkish|"
         rf"Swedish|Danish|Norwegian|Finnish|Russian|Ukrainian|Czech|Hungarian|Romanian|"
         rf"Chinese|Japanese|Korean|Vietnamese|Thai|Filipino|Egyptian|Iranian|Israeli|Lebanese))"
         rf"(?![\w-])(?! (?:that|to (?:see|hear|help|know|say)|in (?:how|what|why|your|seeing|"
         rf"buying|knowing|a new)|about (?:how|what|why|your|this))\b)(?:.*))",
         kind="personal",
         unless=r"\b(?:today|tonight|tomorrow|right now|this (?:week|morning|one)|it|your|you|"
         r"the future|"
         r"on (?:mon|tues|wednes|thurs|fri|satur|sun)day|until (?:noon|one|two|three|four|five|"
         r"\d+))\b"),
    Rule("has-been", "free",
         r"(?:i|we)(?:'ve| have) (?:been |worked |lived |played |used |had |taught |studied |"
         r"practi[sc]ed |run |owned |spoken |only ever |always |never (?=used|tried|worked|"
         r"played|ridden|flown|liked|been able|been a|"
         r"eaten|learned|learnt|driven|owned|enjoyed|wanted|had an?)).+",
         kind="personal",
         needs=r"\b(?:for (?:\w+ ){0,3}(?:years?|months|decades?)|since (?:\d{4}|i was|childhood|"
         r"birth|school|uni|university|college|(?-i:[A-Z])\w+)|all my life|a (?:vegetarian|vegan)|"
         r"years|always|never|diagnosed|promoted|reassigned)\b",
         unless=r"\b(?:waiting|trying|struggling (?:to|with this)|asking|looking|this|it|that|you|"
         r"your|never (?:heard|seen))\b"),
    # What one can and cannot
    Rule("cannot", "free",
         r"i (?:really |still |simply |just |also |physically )*(?P<v>can't|cannot|can only|can|"
         r"can not|could never|could not|couldn't|am able to|am not able to) (?:really |ever |"
         r"also |only |easily |just |safely )*(?P<w>eat|drink|have|tolerate|handle|digest|do|drive|"
         r"swim|ride|cook|speak|lift|run|fly|sleep|wear|take|meet|work|use|travel|attend|"
         r"practi[sc]e|play|afford|smell|hear|walk|climb|touch|be around|consume|sit|read "
         r"(?:music|maps|japanese|arabic|\w+ese|cyrillic)|concentrate|focus|stomach|"
         r"join|train|study|live without|process|code|program|type|write in) "
         rf"(?P<x>{THING}(?!(?:up|here|there|without you|more|anything|much|so|one|the (?:same|"
         r"task|thing|dentist)|(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|a hand|whatever|"
         r"for you|now|anymore|what|like this)\b).+)", kind="personal",
         unless=MOMENT + r"|\b(?:open|find|see the|log in|anymore|any more|call|meeting at)\b"),
    Rule("does-not", "free",
         rf"(?:i|we) (?:really |generally |usually |personally |just |also |actually |still )*"
         rf"(?:don't|do not|dont|never|rarely|seldom|hardly ever) (?:really |usually |generally |"
         rf"ever |even |actually |normally )?(?!(?:want|know|think|see|mean|understand|get|"
         rf"remember|believe|care|like|love|enjoy|need|find|feel|agree|mind|recall|"
         rf"expect|hear|forget)\b)(?:{LIFE}|{WORK}|have|buy|order|answer|check|schedule|work|carry|"
         rf"trust|touch|click|open|celebrate|experience) {HARMLESS}"
         r"(?P<x>(?!(?:time|access|any (?:idea|clue|more|time|questions)|an? (?:clue|idea|"
         r"preference|account)|the (?:time|file|link|budget|data|access|answer)|enough|much|"
         r"permission|anything|with|well|yet|from)\b).+)",
         kind="personal", unless=MOMENT + r"|\b(?:at hand|on me|to hand|handy|nearby|with me|left)"
         r"\b"),
    Rule("does-not", "free",
         r"(?:i|we) (?:really |generally |usually )?(?:don't|do not|never) (?:drive|smoke|drink|"
         r"cook|swim|gamble|fly|dance|vape|drink or smoke|eat out|work out|own a .+)",
         kind="personal"),
    Rule("do-too", "free", r"i do (?P<v>eat|drink|follow|like|use|own|play|watch|wear|speak|read|"
         rf"have|drive|enjoy|love|cook|tolerate|work|want|need|prefer) (?P<x>{THING}.+)",
         kind="personal", unless=MOMENT),
)  # fmt: skip
