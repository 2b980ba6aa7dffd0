"""Parts of English patterns that several rules share."""

from __future__ import annotations

OFTEN = (
    r"(?:(?:really|much|strongly|generally|usually|always|also|still|just|definitely|now|"
    r"normally|typically|mostly|currently|mainly|primarily|tend to|only|actually|honestly|"
    r"absolutely|particularly|especially|greatly|personally|both|all|genuinely|truly|heavily|"
    r"adamantly|strictly|deeply|firmly|highly|exclusively|simply|consistently|actively|"
    r"intensely|completely|thoroughly|quite|often|sometimes|regularly|mostly|rarely|seldom|"
    r"never) )*"
)
IM = r"i(?:'m| am)"
ID = r"i(?:'d| would)"
DAY = r"(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day)"
TIME = (
    r"(?:(?:every|each) (?:other |second |third |\w+ )?(?:day|week|weekday|weekend|month|quarter|"
    r"year|morning|evening|afternoon|night|\w+day)s?(?: \w+)?|on (?:\w+days|weekdays|weekends)"
    r"(?: and \w+days)?|(?:in|during) the (?:mornings?|afternoons?|evenings?)|"
    r"at (?:the )?weekends?|at night|"
    r"(?:once|twice|three times|four times) (?:a|per) (?:day|week|month|year)|most (?:days|"
    r"mornings|evenings)|between \w+ and \w+(?: [ap]m)?|(?:before|after|until|till|from|past) "
    r"(?:\d{1,2}(?::\d\d)?|noon|lunch|midnight|nine|ten|eleven|seven|eight|five|six)"
    r"(?: ?[ap]m| o'clock)?(?: in the \w+)?)"
)
DAYS = r"(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?: (?:mornings?|afternoons?|evenings?))?)"
HABIT = (
    rf"\b(?:always|usually|normally|typically|generally|mostly|often|never|rarely|regularly|"
    rf"mainly|hardly ever|by default|as a rule|all year|day to day|every|each|daily|weekly|"
    rf"monthly|nightly|weekdays|weekends?|mornings|evenings|afternoons|nights|{DAY}s|"
    rf"(?:once|twice|\w+ times) (?:an?|per|every) \w+|whenever|when(?:ever)? i|after work|"
    rf"before (?:work|bed|breakfast)|most (?:days|mornings|evenings|of the time)|"
    rf"(?:{DAY}s?|nine|eight|\d{{1,2}}(?:am)?) (?:to|till|until|through) (?:{DAY}s?|five|"
    rf"\d{{1,2}}(?:pm)?))\b"
)
"""What makes of any verb a habit."""

_TIMES = (
    r"today|tonight|tomorrow|yesterday|right now|just now|at the moment|for now|at present|"
    r"in a (?:minute|moment|sec|second|bit|while|rush|hurry)|(?:this|next|last) (?:morning|"
    r"afternoon|evening|night|week|weekend|month|quarter|time|one|\w+day)|later|earlier|"
    r"soon|yet|again|so far|ago|meanwhile|for once|errors?|exception|fails?|failed|"
    r"crash(?:es|ed)?|bug|stuck|hangs?|nothing happens|loading|in \w+ minutes?|"
    r"by (?:tomorrow|noon|tonight|friday|monday)|a (?:minute|second|moment|few|while)|"
    r"still waiting|haha|lol|him|her"
)
_THERE = r"this|these(?! days)|those"
_IT = r"it"
_YOURS = (
    r"(?:the|your) (?:\w+ )?(?:above|below|following|attached|other|first|second|third|"
    r"last(?! \w+day of)|"
    r"latest|previous|next|same|current|wrong|one|output|result|answer|reply|response|suggestion|"
    r"version|draft|option)|you|your|yours"
)


def passing(*, it: bool = True, you: bool = True, this: bool = True) -> str:
    """Words of something that passes, or of the answer at hand; some kinds can be left out."""
    kinds = [
        _TIMES,
        *([_THERE] if this else ()),
        *([_IT] if it else ()),
        *([_YOURS] if you else ()),
    ]
    return rf"\b(?:{'|'.join(kinds)})\b"


MOMENT = passing()
"""All of them."""

NOT = r"(?:don't|do not|never|no longer)"
SEE = r"(?:(?:to )?(?:see|have|get|use|read|receive|work with) )?"
GIVE = (
    r"(?:show(?:ed)?|gave|give|display|present|report|send|use[d]?|provide|deliver|list|quote|"
    r"convert|express|kept|made|answered|replied|wrote|"
    r"return|format|answer|reply|respond|write|speak|talk|state|print|put|prefer|stick (?:to|with)|"
    r"go (?:with|back to)|default to|switch (?:back )?to|change (?:back )?to|revert to|return to|"
    r"(?:answer|reply|respond|show|us|writ|giv|keep|send|speak|express)ing|"
    r"back to)"
)
ORDER = (
    r"(?:number|bold|name|prioriti[sz]e|define|count|calculate|convert|tag|remind|indent|comment|"
    r"capitali[sz]e|separate|structure|simplify|shorten|translate|verify|consider|point out|draw|"
    r"base|abbreviate|include|add|show|give|use|start|end|begin|answer|reply|respond|write|"
    r"explain|list|sort|rank|order|compare|round|format|summari[sz]e|mention|cite|ask|tell|put|"
    r"highlight|keep|break|spell|address|provide|skip|omit|leave|check|label|group|assume|exclude|"
    r"display|present|report|state|quote|link|limit|lead|flag|split|filter|default|double-check|"
    r"offer|suggest|recommend|avoid|attach|mark|refer|spare|stick|be|send|email|mail|open|start|"
    r"switch|turn|set|plan|book|schedule|call|wake|order|buy|pick|choose|reserve|cc|bcc|copy|sign|"
    r"draft|play|dim|lock|notify|alert|message|text|ping|warn|confirm|repeat|rewrite|correct|point|"
    r"have|make|do|let|run|test|wrap|import|log|save|back up|name|prefix|annotate|document|"
    r"colou?r|plot|chart|aggregate|drop|remove|hide|strip|cut|trim|clean|normali[sz]e|express|"
    r"measure|benchmark|index|adjust|account|factor|phrase|word|title|close|finish|greet|thank|"
    r"apologi[sz]e|speak|talk|teach|guide|walk|quiz|challenge|criticise|criticize|review|proofread|"
    r"propose|provide|prepare|create|generate|build|design|return|output|print|paste|go|stay|stop|"
    r"wait|focus|pay|bring|take|get|find|look|search|fetch|pull|push|commit|merge|deploy|"
    r"calculate|estimate|track|record|store|file|sum|total|average|substitute|replace|swap|"
    r"double|halve|scale|adapt|tailor|address|treat|think|feel free|ditch|lose|"
    r"describe|transcribe|scrap|quit|mute|crop|resize|underline|italici[sz]e)"
)
SINCE = r"(?: (?:last|this) \w+| in \w+| recently| since .+| now| for (?:.+) (?:years|months))?"
THING = r"(?!(?:it|this|that|these|those|them|to|what|how|when|if|you|your|him|her)\b)"
SLOT_NAME = r"(?:[a-z]+ ){0,2}[a-z]+"

PLURAL = r"(?:[\w'-]*(?<![su])s(?<!'s)(?<!\bis)(?<!\bas)(?<!\bthis)(?<!\balways)(?<!\bplus))"
"""A plural, as far as a word shows it."""
MASS = (
    r"(?:text|prose|markdown|code|detail|english|spelling|pseudocode|"
    r"music|coffee|tea|milk|water|meat|fish|dairy|gluten|sugar|jazz|classical|paper|cash|cotton|"
    r"wool|email|mail|phone|chat|video|audio|humou?r|slang|jargon|chit-?chat|small talk|context|"
    r"background|"
    r"punctuation|capitali[sz]ation|decaf|dark mode|light mode|plain text|word order|order)"
)
PRAISE = (
    r"(?:great|good|nice|perfect|lovely|awesome|excellent|brilliant|amazing|wonderful|cool|fine|"
    r"super|fantastic|ok|okay|sure|thanks|thank|cheers|ta|thx|yes|yep|yeah|yup|no|nope|nah|hi|"
    r"hello|hey|hiya|bye|morning|evening|sorry|oops|wow|haha|lol|hmm|well|right|exactly|correct|"
    r"true|agreed|done|works|sounds|looks|welcome|congrats|happy|glad)"
)
PASSES = (
    r"(?:broken|slow|down|late|sick|ill|fine|ok|okay|full|empty|wrong|missing|off|dead|stuck|ready|"
    r"done|over|gone|here|there|back|away|out|asleep|tired|still|not \w+ing|acting|killing|hurting|"
    r"hurt|sore|frozen|being|about to|going|getting|coming|waiting|asking|looking|trying|running|"
    r"saying|calling|crying|sleeping|working on|complaining|failing|crashing|visiting|in town|"
    r"upset|angry|excited|happy|sad|busy|nervous|worried|confused|delayed|cancelled|canceled|due|"
    r"overdue|blocked|locked|expired|lost|at the (?:door|doctor)|on (?:the way|holiday|vacation|"
    r"hold|fire|strike)|that|this|it|what|whether|how|why|when|if|to\b(?! [A-Z\d])|good|great|bad|"
    r"been|better|worse|nice|awesome|impossible|ridiculous|terrible|awful|amazing|already|up|"
    r"up to|\$|€|£|\d+(?:[.,]\d+)? ?(?:%|percent|k|m|kg|million)?\Z|"
    r"(?:really|very|so|too|quite|pretty) \w+\Z|"
    r"(?!training|working|living|learning|running|studying|teaching|getting married)\w+ing (?:me|"
    r"my|up|down|a lot|on|at|for|to))\b"
)
