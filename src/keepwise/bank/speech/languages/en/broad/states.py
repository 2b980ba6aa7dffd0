"""English rules, by kinds: what people are, have, do and bear, whatever the words."""

from __future__ import annotations

from keepwise.bank.speech.grammar import Rule
from keepwise.bank.speech.languages.en.broad.words import PASSING_STATE
from keepwise.bank.speech.languages.en.parts import DAYS, HABIT, IM, MOMENT, OFTEN
from keepwise.bank.speech.languages.en.people import PET, RELATIVE
from keepwise.bank.speech.languages.en.verbs import SAYS

_AT = (
    r"(?:\d{1,2}(?:[:.]\d\d)?|noon|midnight|one|two|three|four|five|six|seven|eight|nine|ten|half)"
)
_HOUR = rf"(?:(?:at|by|until|till|from|before|after|around|past) (?:about |around )?{_AT}\b)"
_NOUN = r"(?!(?:it|this|that|these|those|he|she|they|we|you|i|what|who|there|here|which)\b)"

STATES: tuple[Rule, ...] = (
    # What one will not, cannot, may not
    Rule("will-not", "free", r"(?:i|we)(?: |(?='d))(?:really |just |simply |still |absolutely |"
                             r"generally )*"
         r"(?:'d never|won't|will not|wouldn't ever|would never|will never|refuse to|don't wish to|"
         r"do not "
         r"wish to|am not allowed to|can't be|mustn't|must not|shouldn't|am not supposed to|"
         r"would rather not|'d rather not|am not willing to|couldn't|could not) (?:ever |really |"
         r"knowingly |even )*(?P<x>(?:eat|drink|touch|wear|fly|use|buy|shop|smoke|go near|have (?:"
         r"\w+ )?in (?:my|the) house|own|work (?:with|for|on \w+days|weekends|nights|past|after|"
         r"before)|stay (?:in|at)|pay (?:more|over|for)|watch|drive|cook with|support|take (?:the |"
         r"a |any )?(?:\w+ )?(?:medication|calls|meetings|flights?|supplements|antibiotics|"
         r"ibuprofen|aspirin|lifts?|ferr(?:y|ies))|lift|set foot|travel|book (?:with|through)|go "
         r"(?:back to|on|to)|be (?:called|addressed)|care less about|live without|function "
         r"without|do without|read|sleep|kill|swim|run on|kneel|climb|do (?!(?:it|that|this|so|"
         r"anything|more|without|the|much)\b))\b.+)", kind="preference",
         unless=MOMENT + r"|\b(?:wait|forget|without (?:it|you|your|this))\b|\bcare less\Z"),
    Rule("care-less", "free", r"(?:i|we) (?:really |honestly |just )*(?:couldn't|could not|could) "
         r"care less (?:about|for|whether|what|how|if) (?P<x>(?!(?:it|this|that|you|who|"
         r"your)\b).+)",
         kind="preference", fact="Does not care about {x}", unless=r"\b(?:it|this|right now)\b"),
    Rule("no-use-for", "free", r"(?:i|we) (?:really |just |do |frankly )*(?:have|see|find) (?P<x>"
         r"(?:no|zero|little|not much|very little) (?:use|need|interest|time|patience|love|"
         r"appetite|taste|point|value|head|sense) (?:for|in|of) (?!(?:it|this|that|now|today|the "
         r"(?:first|second|last|new))\b).+)", kind="preference", fact="Has {x}",
         unless=r"\b(?:this|today|right now|it)\b"),
    Rule("no-fan", "free", rf"(?:{IM}|we're|we are) (?:just |really |definitely |honestly |"
         r"frankly )*(?:so not|not (?:really |exactly |at all |much of |such |even |entirely |"
         r"particularly |a |one |overly |terribly |that |very |too )*)(?: ?(?:an? |the )?)(?:big |"
         r"huge |great |massive )*(?P<x>(?:(?:fan|lover|friend|believer) (?:of|in)|into|for|keen "
         r"on|fond of|big on|bothered (?:about|by)|good (?:with|at)|comfortable (?:with|in|around)|"
         r"crazy about|mad (?:about|on)|wild about|"
         r"technical|tech-?savvy|handy|sporty|religious|musical|athletic|confident with|used to|"
         r"much of an? |an? (?:morning|early|night|native|technical|confident|big|great|"
         r"good|fast|strong|experienced|drinker|smoker|developer|coder|programmer|expert|"
         r"lawyer|designer|engineer|cook|reader|runner|sugar|coffee|tea|\w+ person))"
         r"(?! (?:it|this|that|these|those|the (?:first|second|last|new|idea))\b).*)",
         kind="preference", fact="Is not {x}", unless=r"\b(?:today|this (?:one|version|draft)|"
         r"the (?:tone|style|colou?rs?|wording|design|layout|draft|first|second|last|new|idea)|"
         r"your|you)\b|\bit\Z"),
    # What one is
    Rule("is-such", "free",
         rf"(?:{IM}|we're|we are) (?P<x>(?!{PASSING_STATE}\b)"
         r"(?:(?:very|quite|rather|really|pretty|severely|mildly|extremely|fairly|slightly|highly|"
         r"totally|completely|fully|heavily|seriously|badly|partly|partially|nearly|almost|legally|"
         r"officially|happily|recently|newly|currently|also|still|mostly|a bit|a little|kind of|"
         r"not|both|all|only|now|totally|super|chronically|generally|naturally) )*"
         r"(?!(?:getting|going|trying|looking|coming)\b)(?:[a-z]+-[a-z]+ (?=[a-z]+-(?:blind|"
         r"sighted|"
         r"handed|deaf)))?(?:[a-z]+-)*(?:[a-z]+(?:ic|ive|able|ous|"
         r"less|ish|ent|ant|sighted|handed|blind|deaf|ial|ual|ied|owed|bound|free|based|averse|"
         r"prone|intolerant|[lst]ed|iac|gent|isabled)|tall|short|widowed|"
         r"mute|lame|frail|blind|deaf|pregnant|retired|bald|gay|queer|straight|trans|single|"
         r"married|divorced|engaged|separated|bilingual|monolingual|agnostic|religious|catholic|"
         r"useless|rubbish|hopeless|terrible|awful|brilliant|clumsy|forgetful|messy|tidy|frugal|"
         r"thrifty|stingy|old-fashioned|old-school|hands-on|low-tech|nocturnal|dutch|"
         r"(?-i:[A-Z])[a-z]+(?:ish|ian|ese|an|i|er)|[a-z]+-[a-z]+)\b"
         r"(?:,? (?:and|but|at|with|in|on|by|about|of|to|for|so|since|because|around|from|when|"
         r"as|too|now|though|enough|after|every|like|if|or|not|old|years?|myself|anyway|"
         r"lol|really|mainly|outside|under|without|unless) ?.*|,.*)?)", kind="personal",
         fact="Is {x}",
         unless=MOMENT + r"|\b(?:(?:satis|horri|terri|petri|noti|morti|grati|mysti|electri|worr)"
         r"fied|worried|relieved|(?:un)?impressed|interested|surprised|shocked|disappointed|"
         r"excited|annoyed|frustrated|irritated|overwhelmed|puzzled|stunned|delighted|confident "
         r"(?:that|it)|responsible for that|reliant on you|available|reachable|unavailable|"
         r"flexible|apologetic|sympathetic|enthusiastic|optimistic|pessimistic|dubious|furious|"
         r"curious|anxious|nervous|cautious|serious|jealous|desperate|miserable|comfortable with|"
         r"impatient|patient|reluctant|hesitant|negative|positive|present|absent|current|"
         r"different|content|decent|recent|urgent|frantic|hectic|ecstatic|sceptical|skeptical|"
         r"speechless|clueless|restless|sleepless|foolish|feverish|sluggish|alive|"
         r"inclusive|attentive|productive|active|capable|unable|liable|debatable|adamant|"
         r"important|relevant|pleasant|equal|usual|unusual|trivial|crucial|special|"
         r"a[- ]?bit[- ]\w+|told|on-?board|up-to-date|in-between|well-rested|half-way|half-asleep|"
         r"(?:wait|expect|decid|select|creat|updat|delet|complet|start|test|treat|direct|connect|"
         r"disconnect|affect|block|fil|cal|instal|tel|rol|scrol|add|post|chart|limit|invit|"
         r"attach|sort|not|quot|stat|dat|correct|reject|commit|submit|permit|redirect|"
         r"request|alert|haunt|gut|want|need|suppos|pass|miss|stress|press|process|address|"
         r"close|clos|us|cross|dress|advis|promis|refus|caus|focus|paus|confus|pleas|amus|"
         r"bless|obsess|curs|interest|invest|exhaust|trust|attract|distract|"
         r"charg)ed|tempted|invited|stated|stalled|puzzled|rattled|baffled|startled|thrilled|"
         r"fooled|drained|appalled|humbled|troubled|settled|entitled|cancelled|muddled|"
         r"rushed|lost|locked)\b"),
    Rule("in-place", "free", rf"(?:{IM}|we're|we are) (?:actually |over |also |all |still |"
         r"down |up |out |currently |based )*(?P<x>(?:here )?in (?:(?:south|north|east|west|"
         r"southern|northern|eastern|western|central|rural|upstate|the|sunny|rainy) )*"
         r"(?!(?-i:Excel|Word|Slack|Teams|Zoom|Figma|Chrome|Safari|Firefox|Outlook|Gmail|Jira|"
         r"Notion|Docs|Sheets|PowerPoint|Photoshop|Python|Java|SQL|January|February|March|April|"
         r"May|June|July|August|September|October|November|December|Q\d|Monday|Tuesday|Wednesday|"
         r"Thursday|Friday|Saturday|Sunday|Settings|Step|Section|Chapter|Room|Row|Column|I|"
         r"Terminal|Finder|Windows|Build|Meeting|Building|Bed)\b)(?-i:[A-Z])[\w'-]+(?:,? "
         r"(?-i:[A-Z])"
         r"[\w'-]+){0,3}(?:,? (?:not|and not|so|and|by the way|where|with|these days|now|mostly|"
         r"time-?wise) ?.*)?)", kind="personal", fact="Is {x}",
         unless=MOMENT + r"|\b(?:for (?:a|the|my|work|two|three|four|five)|until|till|next|with "
         r"(?:a client|clients|my)|on (?:a|business|holiday|vacation)|visiting|passing|stuck)\b"),
    Rule("in-school", "free", rf"(?:{IM}|we're|my \w+(?: (?-i:[A-Z])\w+)?(?: is|'s)|she's|he's)"
         r" (?:now |currently |still |also )*(?P<x>(?:in|doing|starting|finishing|going into) "
         r"(?:(?:my|her|his|the|their) )?(?:(?:\d+(?:st|nd|rd|th)|first|second|third|fourth|fifth|"
         r"sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|final|last|freshman|sophomore|junior|"
         r"senior|gap) (?:grade|year|form|semester|term)|year \w+|grade \w+|kindergarten|nursery|"
         r"reception|primary|high school|middle school|secondary|sixth form|college|university|"
         r"uni|law school|med(?:ical)? school|grad school|night school|a-?levels|gcses|an? "
         r"(?:\w+ )?(?:masters?|master's|phd|doctorate|degree|mba|bootcamp|apprenticeship|course|"
         r"diploma|internship|traineeship))\b.*)",
         kind="personal", fact="Is {x}", unless=r"\b(?:today|tonight|tomorrow)\b"),
    Rule("hours", "free", rf"(?:{IM}|we're|we are) (?P<x>(?:(?:always|usually|normally|mostly|"
         rf"only|generally|never|often|already) )*(?:up|awake|in bed|asleep|at my desk|at work|in "
         rf"the office|in the gym|at the \w+|around|available|reachable|online|on shift|on duty|"
         rf"home|in|out the door|free) (?:only )?(?:{_HOUR}|between {_AT} and {_AT})(?:.*))",
         kind="routine", fact="Is {x}",
         needs=r"\b(?:up|awake|in bed|asleep|only|always|usually|normally|mostly|never|generally|"
         r"between)\b|" + HABIT, unless=MOMENT + r"|\buntil\b(?!.*\b(?:every|always)\b)"),
    Rule("is-at", "free", rf"(?:{IM}|we're|we are) (?:also |now |still |always |usually )*(?P<x>"
         r"(?:on (?:the )?(?:[\w&'-]+ ){0,4}(?:committee|board|council|shift|diet|medication|night "
         r"shift|nights|insulin|blood thinners|keto|"
         r"maternity leave|parental leave|statins|antidepressants|a (?:tight |small |student )?"
         r"budget|minimum wage|benefits|a pension)|with (?:the )?(?:[\w&'-]+ ){0,3}(?:team|desk|"
         r"department|charity|union|agency|council|nhs)|between jobs|coming from (?:(?-i:Java|"
         r"Python|R|Excel|Ruby|Rust|Go|C\+\+|JavaScript|TypeScript|SQL|PHP|Swift|Kotlin|Matlab|"
         r"Stata|SPSS|"
         r"Tableau|Windows|Android|iOS|Mac|Linux|Lightroom|Photoshop|SAS|C#|Scala|Perl|Vue|React|"
         r"Angular|Django|Word|Notion|Evernote))|out of work|at (?:art school|"
         r"university|uni|college|sea|(?-i:[A-Z])\w+ (?:university|college|school)|school|the "
         r"university of \w+)|under (?:18|eighteen|thirty|\d+)|over (?:\d+|sixty|seventy|"
         r"eighty)|of (?-i:[A-Z])\w+ (?:descent|origin|heritage)|after|on the (?:spectrum|pill|"
         r"waiting list))\b.*)", kind="personal", fact="Is {x}",
         needs=r"^(?!.*\bafter\b)", unless=MOMENT),
    # What one has done for years, has begun
    Rule("for-years", "free", r"(?:i|we)(?:'ve| have) (?:always |only |been |mostly |also |never )*"
         r"(?!(?:waited|tried|got|seen|heard|asked|noticed|forgotten)\b)(?:\w+(?:ed|en|ing)|had|"
         r"done|made|taught|run|kept|sold|sung|read|built|led|held|come|gone|known|won|grown|"
         r"bought|used|spent|fought|cut|put|lived|flown|swum|drawn) .+", kind="personal",
         needs=r"\b(?:for (?:over |about |around |nearly |almost |more than |the (?:last|past) |"
         r"some |\w+ ){0,3}(?:years?|months|decades?|ages)|since (?:\d{4}|i was|childhood|birth|"
         r"school|uni|(?-i:[A-Z])\w+)|all my life|my whole life|years|as a (?:child|kid|student)|"
         r"when i was)\b", unless=r"\b(?:waiting|trying|struggling|asking|looking|this|it|that|"
         r"you|your|error|issue|problem|hour|bug)\b"),
    Rule("has-begun", "free", r"(?:i|we)(?:'ve| have)? (?:just |recently |also |finally |now |"
         r"lately )*(?P<x>(?:started|begun|taken up|got into|gotten into|gone back to|returned to|"
         r"stopped|quit|given up|gave up|cut down on|cut out|got "
         r"back into|decided to (?:learn|start|stop|go|become|move|quit|sell|buy|leave|apply|do|"
         r"take|retire|adopt|switch|give)|committed to|vowed to|resolved to|promised myself|"
         r"agreed to) (?!(?:this|that|it|the (?:upload|download|install|update|file|process|"
         r"build|test|script|draft|export|import)|an? (?:new )?(?:chat|thread|ticket|draft|file|"
         r"project|order|return|claim)|(?:work|working|writing|reading|looking|getting|seeing|"
         r"having|thinking|wondering|drafting|testing|debugging|noticing|feeling) (?:on |at |"
         r"about )?(?:this|that|it|the|an?|some|my)|to\b(?! (?:learn|start|stop|go|become|move|"
         r"quit|sell|buy|leave|apply|do|take|retire|adopt|switch|give|learn|eat|cycle|cook))|"
         r"getting|seeing|noticing|working)\b).+)", kind="detail",
         unless=r"\b(?:today|yesterday|tonight|tomorrow|right now|this (?:morning|afternoon|one)|"
         r"it|your|you|error|option|version|tab|page|file|the (?:code|chart|table|report))\b"),
    Rule("dropped-past", "free", r"(?:finally |just |already |also |recently |now "
                                 r")*(?P<x>(?:booked|"
         r"gave up|given up|bought|adopted|started|joined|quit|retired|graduated|signed up|"
         r"enrolled|decided|settled|cancelled|moved|switched|became|sold|passed|took up|took over|"
         r"promoted|reserved|registered|got married|got engaged|got promoted|got the (?:job|keys|"
         r"offer|place)|got (?:a|an|my) (?:\w+ )?(?:puppy|kitten|dog|cat|job|licen[cs]e|visa|"
         r"degree|place|offer|promotion|allotment)|handed in my|renovated|opened|launched|turned "
         r"(?:\d\d|thirty|forty|fifty|sixty)|had (?:a baby|our|my|twins)|lived|worked|grew up|"
         r"studied|trained|used to) (?:.+))", kind="detail", bare=True,
         needs=r"^(?:\w+ ){0,2}(?:gave up|given up|quit|retired|graduated|signed up|enrolled|got|"
         r"handed|turned|had|grew up|joined|promoted|used to (?!it\b|this|that)|adopted|"
         r"renovated|took (?:up|over)|booked (?:the|a|an|my|our|us|two|three|four|for|flights?|"
         r"tickets|rooms?|trains?|(?-i:[A-Z]))|bought (?:a|an|my|our|the (?:house|flat|car))|"
         r"started (?:at|as|a new|my|learning|playing|studying|in (?-i:[A-Z]))|decided (?:on|to|"
         r"against)|settled (?:on|in)|cancelled (?:my|our|the)|moved (?:to|from|in|house|out|"
         r"back|over|here)|switched (?:to|from|jobs)|became|sold (?:my|our|the)|passed (?:my|the)|"
         r"reserved (?:a|the|two)|registered|opened (?:a|an|my|our)|launched (?:a|my|our)|lived "
         r"(?:in|here|abroad)|worked (?:in|at|as|for)|studied|trained (?:as|in))\b",
         unless=r"\b(?:the wrong|yesterday's|your|it|this|error|today|sales|revenue|spend|"
         r"orders|clicks|twice)\b"),
    # What is booked and when what takes place
    Rule("is-booked", "free", rf"(?P<x>{_NOUN}(?!(?:the (?:order|parcel|payment|ticket|"
         r"revenue|transfer)|your|order|payment|revenue|nothing|everything|all|each|fully)\b)"
         r"[\w'&. -]{2,50}?(?:'s| is| are|'re| has been| have been)(?: all| now| finally|"
         r" already| officially| both)* (?:booked|reserved|confirmed|arranged|paid for|sorted|"
         r"signed|settled|cancelled|called off|postponed|moved to|pushed to|set for|planned for|"
         r"scheduled for|happening|on for)\b.*)", kind="detail", fact="{x}",
         needs=r"\b(?:jan\w*|feb\w*|mar(?:ch)?|apr\w*|may|june?|july?|aug\w*|sep\w*|oct\w*|nov\w*|"
         r"dec\w*|spring|summer|autumn|winter|easter|christmas|20\d\d|the \d+(?:st|nd|rd|th)|"
         r"(?:first|second|third|last) week|next (?:year|month|spring|summer|autumn|winter)|\d+ "
         r"nights|weekend of)\b|^(?:our|my|the) (?:\w+ )?(?:flights?|hotel|ferry|train|trip|"
         r"venue|honeymoon|holiday|caterer|wedding|surgery|campsite|cottage|airbnb|flat|house|"
         r"cruise|restaurant|tickets|rooms?)(?: \w+){0,3}? (?:is|are) (?:booked|reserved|confirmed|"
         r"cancelled|moved to|postponed)\b",
         unless=r"\b(?:not|never|tonight|today|tomorrow|twice|wrong|by mistake|out|unless|if)\b"),
    Rule("booked-list", "free", r"(?P<x>(?:flights?|hotel|tickets|trains?|rooms?|ferry|holiday|"
         r"trip|table|venue|date|wedding|honeymoon|cottage|campsite|decision)(?: (?:is|are|"
         r"now|all|finally))* (?:booked|sorted|confirmed|made|reserved|set|paid)[:,-]+ .+)",
         kind="detail", fact="{x}"),
    Rule("takes-place", "free", r"(?:my|our|the) (?P<x>(?!(?:first|second|last(?! day)|next|report|"
                                r"meeting|"
         r"deadline|call|demo|delivery|parcel|order|invoice|server|appointment|presentation|"
         r"file|deck|standup)\b)(?:[\w'-]+ ){0,3}?(?:exams?|tests?|finals|mocks|interview|viva|"
         r"defen[cs]e|wedding|birthday|anniversary|graduation|surgery|operation|op|transplant|"
         r"scan|due date|move|trip|holiday|honeymoon|flight|marathon|race|audition|recital|"
         r"concert|exhibition|show|retreat|conference|launch|go-?live|reunion|christening|"
         r"baptism|funeral|party|tournament|competition|festival|hearing|trial|course|term|"
         r"contract|lease|visa|mortgage|passport|probation|maternity leave|sabbatical|"
         r"internship|last day|first day|notice period)(?: (?:for|in|at|with|to|of|from) [\w' "
         r"-]{2,30}?|"
         r" \w+){0,2}? (?:is|are|'s|falls|starts?|"
         r"begins?|ends?|runs out|expires?|runs until|takes place|lasts?|comes up|happens) .+)",
         kind="detail", fact="{x}",
         needs=r"\b(?:jan\w*|feb\w*|mar(?:ch)?|apr\w*|may|june?|july?|aug\w*|sep\w*|oct\w*|nov\w*|"
         r"dec\w*|spring|summer|autumn|winter|easter|christmas|20\d\d|the \d+(?:st|nd|rd|th)|"
         r"next (?:year|month|spring|summer|autumn|winter))\b",
         unless=r"\b(?:today|tonight|tomorrow)\b"),
    # What does one no good
    Rule("does-to-me", "free", rf"(?P<x>{_NOUN}(?!(?:the|your|my|our|nothing|something|everything|"
         r"someone|nobody|let|can|could|would|will|do|does|did|please|so|and|but)\b)[\w'&/ "
         r"-]{3,70}? "
         r"(?:(?:always|really|usually|just|often|could|would|will|might|can|all|only|tend to|"
         r"don't|do not|doesn't|never|totally|completely|almost) )*(?:lose[s]?|bores?|kills?|"
         r"stress(?:es)?|annoys?|"
         r"irritates?|bothers?|bugs?|distracts?|confuses?|overwhelms?|scares?|frightens?|upsets?|"
         r"exhausts?|drains?|tires?|calms?|relax(?:es)?|soothes?|motivates?|helps?|suits?|"
         r"interests?|fascinates?|disgusts?|triggers?|drives?|puts?|turns?|brings?|sends?|gives?|"
         r"makes?|gets?|keeps?|cheers?|wakes?|weirds?|freaks?|creeps?|stick with|stay with|"
         r"leaves?|throws?|trips?|slows?|winds?|agrees? with|appeals? to|works? for|matters? "
         r"(?:more |a lot |most |little )?to|says? nothing to|says? little to|does nothing for|do "
         r"nothing for|is lost on|are lost on|come[s]? (?:easily|naturally|hard) to) (?:me|us|"
         r"(?:my|our|the) (?:kids|children|"
         r"wife|husband|partner|son|daughter|family|dog|cat|toddler|mum|dad|back|knees?|stomach|"
         r"skin))\b"
         r"(?: (?!(?:a hand|know|see|this|that|it|your|the|an answer|when you)\b).*)?)",
         kind="preference", fact="{x}",
         unless=MOMENT + r"|^(?:\w+ )?(?:gives?|sends?|helps?|gets?) (?:me|us)\b|\b(?:steps|"
         r"answer|reply|link|code|error|message) (?:lost|lose|confuse|help|get|give)|\b(?:lost|"
         r"helped|gave|sent|brought|got|made|put|threw|kept|left)\b|\b(?:gives?|sends?|brings?|"
         r"gets?|leaves?|helps?) (?:me|us) (?!(?:hives|headaches?|migraines?|heartburn|a "
         r"headache|anxiety|the (?:creeps|shivers)|out in|down|out|off|going|relax|focus|sleep|"
         r"concentrate|think|learn|remember|a rash|nightmares)\b)"),
    Rule("matters-more", "free", rf"(?P<x>{_NOUN}[\w' -]{{2,60}}? (?:matters?|counts?|weighs?) "
         r"(?:(?:far|much|a lot|way|even|to me|to us) )*(?:more|most|less|least|a lot|nothing|"
         r"little)\b(?: (?:to|for) (?:me|us))?(?: than .+| to (?:me|us) than .+)?)",
         kind="preference", fact="{x}", unless=MOMENT + r"|^(?:what|nothing|which|that)\b",
         needs=r"\b(?:me|us|than)\b"),
    # Devices, days
    Rule("device", "free", r"(?P<x>(?:(?:the|all|my|our) )?(?:[\w'-]+ ){0,3}?(?:lights?|lamps?|"
         r"heating|radiators?|blinds?|shutters?|curtains|thermostat|alarms?|music|radio|tv|fan|"
         r"air ?con|ac|dishwasher|vacuum|hoover|sprinklers?|doors?|gate|garage|speakers?|"
         r"notifications|do not disturb|temperature|boiler|oven|kettle|coffee machine)"
         r"(?: (?:in|of|for) (?:the )?[\w' -]{2,30})?(?: should| must| has to| have to| needs to|"
         r" stays?| goes?| go| comes?| come| are| is)*(?: be)? (?:on|off|up|down|open|closed|shut|"
         r"locked|at|to|dimmed|low|set|silent|muted)\b.*)", kind="preference", fact="Wants {x}",
         needs=r"\b(?:weeknights?|weekdays|weekends?|every|each|always|never|at night|overnight|"
         r"nights|mornings|evenings|during the day|\w+days|when(?:ever)? (?:i|we|nobody|no one)|"
         r"by default|after sunset|at sunset|at dusk|at dawn|once|from now on)\b",
         unless=r"\b(?:today|tonight|tomorrow|was|were|broken|stuck|won't|doesn't|keeps?)\b"),
    Rule("day-is", "free", rf"(?P<x>(?:(?:my|our) )?{DAYS}(?:(?: and|,| or) {DAYS})*(?: nights?)? "
         r"(?:is|are|mean|'s) (?!(?:fine|ok|okay|good|great|best|better|bad|when|what|the (?:day|"
         r"deadline)|up|down|full|too|not|a (?:good|bad)|perfect|possible|impossible|tomorrow|"
         r"today|free|missing|wrong|slow|busy|it)\b).+)", kind="routine", fact="{x}",
         needs=r"days\b|nights\b|mornings\b|evenings\b|afternoons\b|\bmy\b|\bour\b|\bmine\b",
         unless=MOMENT + r"|\d ?%|[€$£]|\b(?:sales|higher|lower|orders|clicks|traffic)\b"),
    Rule("paid", "free", r"(?:i|we) (?:always |usually )?(?P<x>(?:get|are|am) paid .*(?:\bthe|"
                         r"weekly|monthly|"
         r"fortnightly|every|\w+days|hourly|in arrears|commission|by the)\b.*|clock (?:on|"
         r"off|in|out) .+|knock off .+|log (?:on|off) .+|turn in .+|(?:start|finish|stop) (?:at|by|"
         r"around) .+)", kind="routine", unless=MOMENT + r"|\blate\b|\bback\b"),
    # Bare: "I rent", "I snore", "I drive"
    Rule("bare-verb", "free", rf"i {OFTEN}(?P<x>rent|drive|smoke|vape|knit|sew|paint|garden|sail|"
         r"swim|ski|surf|climb|dance|sing|cycle|run|cook|bake|brew|meditate|commute|freelance|"
         r"homeschool|stammer|stutter|foster|busk|sculpt|quilt|crochet|whittle|draw|skate|box|"
         r"fence|hunt|fish|camp|hike|row|snowboard|photograph|tutor|volunteer|teach|farm)(?: "
         r"(?:a bit|a lot|too|for fun|as a hobby|for a living|competitively|professionally|"
         r"on the side|now and then|part[- ]time|full[- ]time|sometimes|occasionally|"
         r"everywhere|mostly|myself))*(?:,.*)?", kind="personal", unless=MOMENT),
    Rule("do-such", "free", rf"(?:i|we) {OFTEN}do (?P<x>(?!(?:it|this|that|these|those|the|my|our|"
         r"your|not|have|think|need|want|hope|believe|see|know|understand|agree|appreciate|get|"
         r"feel|find|mean|wonder|remember|recall|mind|wish|care|expect|look|worry|realise|realize|"
         r"apologise|apologize|suspect|so|have|a lot|something|anything|everything|nothing|what|"
         r"whatever|as|well|ok|okay|better|fine|try|love|like|enjoy|prefer|hate|eat|drink|use|"
         r"own|live|work|one|two|more|some|any|all|most|both|is|was|be|to|in|with|get|it's|"
         r"trust|doubt|insist|miss|still|keep|ask|say|tell|hear|seem|sometimes|often)\b)[a-z]"
         r"[\w'& -]*?\w (?:for|at|in|on|with|now and then|every|twice|once|and|as|mostly|mainly|"
         r"professionally|on the side|too|part[- ]time|occasionally)\b.*)", kind="personal",
         unless=MOMENT),
    Rule("used-to", "free", r"(?:i|we) (?P<x>used to (?:be|work|play|teach|"
         r"sing|study|manage|lead|coach|train|do|row|swim|dance|sell|serve|fly|ride) .+)",
         kind="personal", unless=MOMENT),
    Rule("happier", "free", rf"{IM} (?:much |far |always |a lot |most |just |perfectly |quite )*"
         r"(?P<x>(?:happier|happiest|better off|more comfortable|most comfortable|faster|quicker|"
         r"more "
         r"at home|most at home|more used to|happy|content|fine|ok|okay|good) (?:with|in|on|using|"
         r"when|eating|drinking|working|reading) (?!(?:the|this|that|it|your|either|both|these|"
         r"those|"
         r"how|what|my|whatever|any of|one|two|monday|tuesday|wednesday|thursday|friday|saturday|"
         r"sunday|you)\b).+)", kind="preference", fact="Is {x}", unless=MOMENT +
             r"|\b(?:happy|content|"
         r"fine|ok|okay|good) (?!with (?:any(?:thing|where)?|most|all) \w+)"),
    Rule("plural-things", "free", rf"(?:i|we) {OFTEN}(?P<x>(?!{SAYS}\b)[a-z-]+(?<!ed) (?:(?:my own|"
         r"our own|mostly|mainly|only|[a-z-]+) ){0,2}?(?!(?:thanks|errors|mistakes|questions|"
         r"problems|"
         r"issues|results|this|that|the|its|was|is|as|yes|things|emails|messages|tickets|options|"
         r"words|minutes|hours|days|weeks|months|years|numbers|others|yours|ours|hers|his)\b)"
         r"[a-z-]{3,}(?<![su])s(?:,? (?:for|in|on|at|with|from|of|to|and|by|as|but|mostly|mainly|"
         r"every|when|too|not) .*)?)", kind="personal",
         unless=MOMENT + r"|\b(?:run out|press|click|paste|type|open|close|save|scroll|select|"
                         r"enter|upload|"
         r"download|refresh|restart|reload|change|move|put|remove|delete|set|copy|turn|miss|"
         r"lack|owe|submit|reset|create|fix|test|attach|forward|choose|return|accept|receive|"
         r"various|several|all sorts|these|those)\b"),
    Rule("trade", "free", rf"(?:i|we) {OFTEN}(?P<x>(?:buy|sell|source|make|design|write|edit|plan|"
         r"price|ship|print|repair|fix|build|translate|import|export|roast|grow|breed|train|stock|"
         r"book|manage|run|produce|supply|develop|deliver|process|handle|grade|mark|test|approve|"
         r"review|schedule|sit|serve|photograph|draw|paint|cater|cook|bake|teach|do|report|"
         r"forecast) "
         r"(?!(?:it|this|that|these|those|the (?:file|report|deck|first|same|order|wrong))\b)"
         r"[\w'&, -]{2,60}? (?:for|to|in|at|on|across) (?:an?|the|our|my|all|three|two|four|five|"
         r"small|large|local|other|several|some|(?-i:[A-Z])) ?[\w'&, -]+)", kind="work",
         unless=MOMENT + r"|\b(?:dinner|lunch|breakfast|guests|friends|a (?:friend|party|meeting|"
         r"trip|present|gift|wedding|test|exam)|the (?:first|second|team|meeting|client|file|"
         r"link|form|box|page|screen|weekend|deadline)|my (?:boss|manager|mum|wife|husband|"
         r"dad|son|daughter|sister|brother|account|basket|cart|order|birthday))\b|"
         r"^(?:i|we) (?:\w+ )?(?:make|do|write|book|fix|run|plan|report|build) (?:an? |some )"),
    Rule("sits-in", "free", r"(?:i|we) (?:now |currently |actually )?(?P<x>(?:sit|are|work|belong) "
         r"(?:in|with|on|to|under) (?:the |our |a )?(?:[\w&'-]+ ){0,4}(?:team|department|group|"
         r"squad|unit|division|office|tribe|crew|desk|board|committee|council|union)\b.*)",
         kind="work", unless=MOMENT),
    Rule("people-who", "free", rf"(?:my|our) (?:\w+ )?(?:{RELATIVE}|{PET})(?: (?-i:[A-Z])\w+)?,? "
         r"(?:who|that|whom) [^,]{3,80}, (?:is|has|can't|cannot|doesn't|does|lives|goes|plays|"
         r"works|needs|eats|speaks|hates|loves|starts) .+", kind="personal",
         unless=r"\b(?:today|tonight|tomorrow|you|your)\b"),
    Rule("people-have", "free", rf"(?:(?:and|so|but) )?(?:my|our) (?:\w+ )?(?:{RELATIVE}|{PET})(?: "
         r"(?-i:[A-Z])\w+)?(?:'s|s'|')? ?(?:(?:is|are|was|were|can|could|has|have|can't|cannot|"
         r"won't|doesn't|does|"
         r"don't|also|both|only|always|never) )*(?:allergic|afraid|scared|terrified|diabetic|"
         r"allergy|can't|cannot|deaf|blind|disabled|vegan|vegetarian|coeliac|celiac|autistic|"
         r"dyslexic|intolerant|asthmatic|do dairy|do gluten|eat|drink|tolerate|handle|sit still|"
         r"swim|walk|have an?|has an?|called|named|teething|\d+|one|two|three|four|five|six|"
         r"seven|eight|nine|ten|turning|turns|lives?|live)\b.*", kind="personal",
         unless=r"\b(?:today|tonight|tomorrow|yesterday|right now|this (?:week|morning)|you|your|"
         r"likes?|loves|hates|prefers?|wants?|enjoys|hungry|crying|waiting|asking|question|fever|"
         r"cold|find|the (?:file|report))\b"),
)  # fmt: skip
