"""English clauses in which nobody says anything lasting; looked for before all else."""

from __future__ import annotations

from keepwise.bank.speech.grammar import Rule
from keepwise.bank.speech.languages.en.people import PEOPLE
from keepwise.bank.speech.languages.en.verbs import THIRD

_TASTE = (
    r"(?:hates?|hated|loves?|loved|likes?|liked|prefers?|preferred|wants?|wanted|dislikes?|"
    r"enjoys?|adores?|detests?|loathes?|avoids?|insists?|refuses?|swears? by|can't (?:stand|bear|"
    r"abide)|cannot (?:stand|bear|abide)|keeps? (?:asking|saying|telling|wanting|on about|"
    r"recommending|suggesting)|only (?:eats?|drinks?|reads?|buys?|wears?|watches|listens?|uses?|"
    r"wants?|likes?) (?!(?:halal|kosher|vegan|gluten)\b)|(?:eats?|drinks?|reads?|buys?|wears?|"
    r"watches|uses?|accepts?|takes?) (?:only|nothing but|exclusively) (?!(?:halal|kosher|vegan|"
    r"gluten)\b)|never (?:eats?|drinks?|reads?|buys?|"
    r"wears?|watch(?:es)?|uses?|answers?|wants?|touch(?:es)?|clos(?:es?)|opens?)|"
    r"(?:is|are|'s) (?:really |very |so |also )?(?:into|keen on|fond of|mad about|crazy about|"
    r"obsessed|an? (?:big |huge )?fan|not (?:a fan|into|keen))|favou?rites?|proposes?|suggests?|"
    r"recommends?|claims?|reckons?|believes?|thinks?|says|said|complains?|argues?|wonders?|"
    r"dreams?|fancies|won't (?:eat|touch|drink|wear|use|have|take|set foot|let|try|go near|buy|"
    r"watch|read|hear of|allow)|(?:always|never|usually|often|only) \w+ed|(?:(?:is|are|was|were) )?"
    r"(?:the|an?) (?:\w+ )?(?:type|kind|sort|person|one)(?: of \w+)? (?:who|that|to))"
)

_KIN = r"(?:dad|daddy|mum|mummy|mom|gran|granny|grandma|grandpa|grandad|nana?|gramps)"
_JUDGED = (
    r"(?:an? (?:\w+ )?(?:pain|nightmare|star|legend|gem|angel|menace|handful|saint|genius|hoot|"
    r"joker|mess|grump|snob|softie|treasure|bully|fusspot|perfectionist|control freak|riot|"
    r"worrier|know-it-all|jerk|idiot|sweetheart|darling|character)|(?:picky|fussy|strict|"
    r"old[- ]fashioned|old[- ]school|difficult|demanding|weird|lovely|sweet|annoying|noisy|loud|"
    r"messy|lazy|bossy|moody|stubborn|impossible|particular|posh|stingy|grumpy|traditional|rude|"
    r"nosy|chatty|clueless|impatient|conservative|hard to please|easy to please|set in)\b|"
    r"(?:staying|coming|home|over|round|visiting|in town|back|here|with us|on (?:his|her|their))"
    r"\b)"
)

IDLE: tuple[Rule, ...] = (
    Rule("theirs", "skip", rf"(?:and |but |so )?(?:(?:my|our|the) (?:[\w-]+ ){{0,2}}?{PEOPLE}|"
         rf"{_KIN})(?:,? (?-i:[A-Z])\w+,?)?(?:'s|'re| is| are| was| were| can be)(?: (?:such|"
         rf"really|very|so|quite|pretty|rather|being|just|a bit|a bit of|also|all|too|always)){{0,"
         rf"2}} {_JUDGED}.*|my ex\b(?!-).*|"
         rf"to (?:my|our) (?:\w+ )?{PEOPLE},? (?!i\b|i'm\b|we\b|i've\b|she'?s? my\b).*|"
         rf"(?:with|at|in|for) (?:my|our) (?:[\w-]+ ){{0,2}}?"
         rf"(?:{PEOPLE}|place|house)(?:'s)?(?: place| house| home)?,? (?:it's|it is|it was|there's|"
         r"that's|everything|everyone|dinner|lunch|we've all sorts)\b.*",
         unless=r"\b(?:wheelchair|allerg\w+|expecting|pregnant)\b"),
    Rule("third-after", "skip", r"(?:can't|cannot|won't|don't|never|always|no|used to|only|not) "
         rf".{{2,60}}?(?:,|,? and|,? but) (?:also |always |never |only |usually |still )*{THIRD}\b"
         r"(?! (?:first|only|please)\b).*", unless=r"\b(?:i|me|my|we|our|you|your|that|which|who|"
                                                   r"it|please|if|when|what|how)\b"),
    Rule("formerly", "skip", r"(?:i'm |i am )?(?:formerly|previously|once upon a time|in the past)"
         r",? (?:an? )?.*"),
    Rule("theirs", "skip", rf"(?:(?:and|but|so|because|since|as) )?(?:(?:both|all|most|some|one)"
         rf"(?: of)? )?(?:(?:my|our|the|those|these) (?:[\w-]+ ){{0,2}}?{PEOPLE}|{_KIN})(?:'s)?"
         rf"(?! and (?:i|me|myself)\b)"
         rf"(?:,? \(?(?-i:[A-Z])\w+\)?,?)?(?:,? who(?:'\w+)?|,)? (?:[\w',:-]+ ){{0,12}}?{_TASTE}"
         r"\b.*"),
    Rule("theirs", "skip", r"(?:and |but |so )?(?:my|our) (?:\w+ )?(?:(?:flat|room|house|team|"
                           r"class|"
         r"work)mates?|colleagues?|co-?workers?|friends?|boss|manager|neighbou?rs?|clients?|"
         r"customers?|guests?)(?:'s|'re| is| are) (?:\w+ )?(?:coeliac|celiac|vegans?|vegetarians?|"
         r"allergic|lactose|gluten|intolerant|diabetic|colou?r-?blind|deaf|dyslexic|pregnant)\b.*"),
    Rule("third", "skip", rf"(?:(?:and|but) )?(?:(?:also|just|really|actually|almost|usually) )*"
         rf"(?:never|always|only|often|usually|rarely|hardly ever) {THIRD}\b.*|"
         rf"(?:and |but )?(?!(?:calls|works|checks|starts|stops|looks|sounds|helps|feels|tries|"
         rf"leaves|"
         rf"lives|makes|gets|is|was|has|does|seems|happens|knows|goes|comes|finds|keeps|says|stays|"
         rf"asks|misses|shows|turns|settles|arrives)\b){THIRD} (?!first\b|only\b|over\b|please\b|"
         rf"in\b).*|"
         # A verb of whatever kind, with what it is done to: "never empties the bin". Plural nouns
         # look alike but have nothing of the kind behind them.
         rf"(?:(?:and|but) )?(?:(?:also|just|really|actually|almost|usually) )*(?:never|always|"
         rf"only|often|usually|rarely|hardly ever|constantly) (?!(?:focus|bias)\b)\w+[^\Ws]s "
         rf"(?:the|an?|his|her|its|their|him|them|me|us|it|anything|everything|up|out|off|down|away)\b.*|"
         rf"(?:(?:and|but) )?(?!(?:focus|bias)\b)\w+[^\Wsu]s (?:his|her|its|their|him|them|me|us)"
         rf"\b(?! (?:all|both|only)\b).*"),
    Rule("past", "skip", r"(?:(?:when|while|back when|before|in) .{2,60}?,? )?(?:i|we) (?:always |"
         r"also |once |only )?used to (?!(?:it|this|that)\b).+"),
    Rule("else", "skip", r"(?:i|we) (?:never|don't|do not|won't|can't) [\w ]{2,30} (?:anything|"
         r"any|much) else"),
    Rule("heard", "skip", r"(?:i|we) (?:just |once |recently |also )*(?:read|heard|saw|learned|"
         r"learnt|noticed|found out|was told|am told|were told) (?:that|somewhere|online|once)\b"
         r".*"),
    Rule("for-that-day", "skip", r".*\bfor (?:the (?:\w+ )?)?(?:today|tomorrow|tonight)\b.*",
         unless=r"\b(?:booked|reserved|rebooked|rented|hired|registered|signed up|arranged|"
         r"scheduled|rescheduled|tickets?|appointment)\b"),
    Rule("asking", "skip",
         r"(?:do|does|did|have|has|is|are|was|were|am|should|shall|would|could|can|will|may|might) "
         r"(?:i|you|we|they|he|she|it|this|that|there|my|your|people|everyone|anyone|anybody)\b.*|"
         r"(?:why|what|who|whose|which|how|where|when) (?:do|does|did|is|are|was|were|can|could|"
         r"should|would|will|have|has|am)\b(?! (?:i|we) (?:like|want|prefer)).*(?<! is)|"
         r"(?:what|which) \w+ (?:do|does|should|would) (?:i|you|we)\b.*"),
    # What nobody says of themselves for good
    Rule("reason", "skip", r"(?:because|since (?:it|that|this(?! (?:week|month|year|quarter|season|"
                           r"spring|summer|"
         r"autumn|winter)\b)|they|we need|i need)|so that|in case|"
         r"that's (?:why|what|where|when|because|all|great|fine|it|not|the (?:only|best) way)|"
         r"which is|as long as|even though|although|though|unless|if not|in order)\b.*"),
    Rule("speaking", "skip",
         r"i (?:just )?(?:think|guess|mean|hope|wonder|suppose|assume|bet|doubt|swear|imagine) "
         r"(?!in\b|about\b).*|i(?: was| am|'m) (?:just )?(?:wondering|thinking|hoping|asking|"
         r"trying to (?:find|figure|get|understand|fix|make|see|write|set|run|do|open|install|"
         r"work)|looking (?:for|at)\b"
         r"(?! (?:an? |my )?(?:[\w-]+ )?(?:jobs?|posts?|positions?|apprenticeship|internship|"
         r"traineeship|placement)\b)|writing (?:to|an? (?:mail|email|"
         r"report|message|letter|post|speech|cover))|about to|going to|gonna|drafting|"
         r"preparing (?!for)|reading|debugging|stuck|getting (?:an?|the|this)|seeing|having|"
         r"calling|"
         r"sending|checking|waiting|on it|afraid (?:that|i)|sorry|sure|not sure|done|back|ready|"
         r"glad|happy(?! with (?:any|most|all))|here|just(?! (?:starting out|learning|getting into|"
         r"getting started|beginning)\b)|considering|planning (?:a|an|my|the|to)|"
         r"visiting|shopping|"
         r"furnishing|looking(?! for\b)|choosing|deciding|comparing|shopping around)\b"
         r"(?! interested).*"),
)  # fmt: skip
