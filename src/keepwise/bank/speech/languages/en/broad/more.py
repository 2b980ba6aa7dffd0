"""English rules, by kinds: work and scope in roundabout words, and what is not wanted."""

from __future__ import annotations

from keepwise.bank.speech.grammar import SHAPES, Rule
from keepwise.bank.speech.languages.en.parts import MOMENT, PLURAL, passing
from keepwise.bank.speech.languages.en.people import PEOPLE, ROLE

_ORG = (
    r"(?:service|council|police|army|navy|air force|nhs|firm|bank|agency|company|ministry|"
    r"authority|union|brigade|charity|foundation|institute|university|college|school|co-?op|bbc|"
    r"start-?up|consultancy|practice|clinic|hospital|trust|broadcaster|orchestra|theatre|railway|"
    r"museum|library|embassy|court|department|retailer|insurer|publisher|airline|ngo|non-?profit|"
    r"coastguard|post office|church|council|studio|lab|laboratory|bureau|office of [\w ]+)"
)
_MINE = (
    r"(?:deal with|look after|handle|cover|care about|manage|work (?:on|with)|am responsible for|"
    r"oversee|sell to|report on|run|serve|support|own|am in charge of|get measured on|"
    r"am interested in|analy[sz]e|track|monitor|plan for|buy for)"
)
_SCOPES = (
    r"(?:stores?|shops?|brands?|markets?|regions?|countries|accounts?|clients?|customers?|"
    r"products?|channels?|categor(?:y|ies)|sites?|branches|segments?|campaigns?|teams?|"
    r"departments?|things?|areas?|projects?|topics?|metrics?|numbers|patients|routes|lines)"
)
_NOT_MINE = (
    r"(?:(?:isn't|aren't|is not|are not) (?:mine|ours|my (?:patch|area|job|market|region|"
    r"territory|remit|problem|responsibility|department|business|concern|brand|account)|"
    r"on my (?:plate|desk)|in my (?:remit|scope|portfolio|patch)|part of my (?:job|remit|scope|"
    r"patch|role|region))|(?:is|are) (?:outside|not in|beyond) (?:of )?my (?:remit|scope|patch|"
    r"area|role|portfolio))"
)
_NOUN = r"(?!(?:it|this|that|these|those|he|she|they|here|there)\b)(?:[\w'’&/-]+ ){0,3}?"
_REFUSED = (
    r"(?:(?:is|are) (?:an? )?(?:(?:big|hard|absolute|definite|firm) )*(?:no|no-no|no-go|nope|"
    r"deal-?breaker|turn-?off|out(?= for me)|banned|wasted on me|"
    r"lost on me|not for me|not my (?:thing|style|cup of tea|bag))|(?:isn't|aren't) (?:for me|my "
    r"(?:thing|style|cup of tea|bag))|do(?:es)? nothing for me|don't agree with me|doesn't agree "
    r"with me|leaves? me cold|gets? on my nerves|drives? me (?:mad|crazy|nuts|up the wall)|puts? "
    r"me off|makes? me (?:ill|sick|sneeze|itch|queasy))"
)
_MANNERS = (
    r"(?:polite|formal|careful|nice|gentle|diplomatic|cheerful|chatty|brief|short|detailed|"
    r"thorough|technical|precise|cautious|apologetic|enthusiastic|friendly|long-winded|vague|"
    r"apologi[sz]e|hedge|sugar-?coat|explain|summari[sz]e|repeat|greet|thank|justify|soften|spell)"
)

SOONER: tuple[Rule, ...] = (
    Rule("thanks-no", "free", bare=True, pattern=rf"(?P<x>{_NOUN}{PLURAL}),? (?:no(?:,? thanks?(?: "
         r"you)?)?|thanks but no|yuck|never again|not for me)", kind="preference",
         fact="Dislikes {x}", unless=MOMENT + r"|\bthe\b|\w+days?\b"),
)  # fmt: skip
"""Looked for before a wish is read in the same words."""

MORE: tuple[Rule, ...] = (
    # Work
    Rule("with-firm", "free", rf"(?:i'm|i am|i've been|i have been|we're) (?P<x>with (?:the |an? |"
         rf"our )?(?:[\w'&-]+ ){{0,3}}?{_ORG}\b(?! (?:support|helpline|hotline|rep|agent|now))"
         r"(?:,? (?:in|at|of|since|for) [\w' ]{2,40})?)", kind="work", fact="Is {x}",
         unless=MOMENT + r"|\b(?:on the phone|call|line|chat)\b"),
    Rule("living", "free", r"(?:i|we) (?P<v>make|earn|earned?) (?P<x>(?:my|our|a|an) (?:honest )?"
         r"(?:living|keep|crust|bread|money|bread and butter) (?:as|by|from|doing|with|out of|in|"
         r"off|through|teaching|selling|fixing|driving) .+)", kind="work", fact="Makes {x}"),
    Rule("ended-up", "free", r"i(?:'ve| have)? (?:just |finally |now |somehow )*(?:ended|wound|"
         rf"finished) up (?:as |being )?(?P<x>an? {ROLE})", kind="work", fact="Is {x}",
         unless=MOMENT),
    Rule("left-for", "free", r"(?:i|we)(?:'ve| have)? (?:just |recently |finally )*(?P<x>(?:left|"
         r"swapped|traded|exchanged) (?-i:[A-Z])[\w-]+ for (?-i:[A-Z])[\w-]+(?: [\w' ]{2,30})?)",
         kind="detail", fact="Has {x}", unless=MOMENT),
    Rule("on-the-hook", "free", r"(?:i'm|i am|we're) (?:only |mostly |mainly |solely |also )*(?P<x>"
         r"(?:on the hook|accountable|answerable|on the line|the one (?:responsible|to ask|to go "
         r"to)) for .+)", kind="work", fact="Is {x}", reads=("region",), unless=MOMENT),
    Rule("answer-for", "free", r"i (?:only |mostly |also )*answer for (?P<x>.+)", kind="work",
         fact="Answers for {x}", reads=("region",), unless=MOMENT + r"|\bmyself\b"),
    # What the work concerns, and what it does not
    Rule("only-ones", "free", rf"(?:the )?(?:only |main |one |first |biggest )*{_SCOPES} (?:that |"
         rf"which )?(?:i|we)(?:'m)? (?:only |mostly |really |actually |personally )*{_MINE} "
         r"(?:is|are) (?P<x>(?!(?:broken|down|wrong|slow|late|missing|not|all|too)\b).+)",
         kind="work", fact="Looks after {x}", reads=("region",), unless=MOMENT),
    Rule("all-about", "free", r"(?:everything|all|most of what|what|almost everything) (?:that )?"
         r"(?:i|we) do(?: at work| here| all day| for work)? (?:is (?:about|to do with|around|for)|"
         r"concerns|revolves around|has to do with|is related to) (?P<x>.+)", kind="work",
         fact="Looks after {x}", reads=("region",), unless=MOMENT),
    Rule("not-mine", "free", rf"(?P<w>{_NOUN}[\w'’&/-]+) {_NOT_MINE}(?:[, ].*)?", kind="work",
         fact="Does not look after {w}", reads=("region",), negative=True,
         unless=MOMENT + r"|\b(?:bug|error|mistake|fault|ticket|seat|idea|bag|jacket)\b"),
    Rule("only-concerned", "free", r"(?:i'm|i am|we're|we are) (?:only|just|mainly|mostly|solely|"
         r"purely) (?:concerned (?:with|about)|bothered about|dealing with|busy with) "
         r"(?P<x>(?!(?:it|this|that|these|those)\b).+)", kind="work",
         fact="Is only interested in {x}",
         reads=("region",), unless=MOMENT),
    Rule("year-of", "free", r"(?:i'm|i am) in (?:my |the )?(?:first|second|third|fourth|fifth|"
         r"sixth|final|last|penultimate|\d(?:st|nd|rd|th)) year (?:of |doing )?"
         r"(?P<x>(?!(?:here|now)\b).+)",
         kind="personal"),
    Rule("week-runs", "free", r"(?P<x>(?:(?:in|for|on|at|with) (?:my|our) [\w' ]{3,30}?,? )?(?:a|"
         r"the|our|my) (?:\w+ )?(?:week|month|quarter|year|day|season|shift) (?:always )?(?:runs|"
         r"goes|starts|begins|ends) (?:from|on|in|at|with) .+)", kind="work", fact="{x}",
         unless=MOMENT + r"|\b(?:trip|itinerary|tour|plan|course|match)\b"),
    # What is not wanted
    Rule("refused", "free", rf"(?P<x>(?:anything |everything |all |too many |any )?{_NOUN}"
         rf"[\w'’&/-]+) {_REFUSED}(?: (?:from|for|with) (?:me|us))?(?:,? (?:generally|in general|"
         r"honestly|sorry|full stop|period|always))?", kind="preference", fact="Dislikes {x}",
         unless=MOMENT + r"|\bthe\b|^(?:tuesday|monday|friday|thursday|wednesday)"
         rf"|^(?:my|our|the|his|her|their) |\b{PEOPLE}\b"),
    Rule("need-not", "free", rf"(?:(?:you )?(?:needn't|need not|don't "
         rf"(?:need|have) to)|(?:there's |there is )?no need to) (?P<x>(?:always |ever )?"
         rf"(?:be )?(?:so |that |all |too |overly )?{_MANNERS}\b.*)", kind="preference",
         fact="Says there is no need to {x}", lasting=True, unless=passing(you=False)),
    Rule("need-not", "free", r"(?:you )?needn't (?P<x>(?:always )?be (?:so |that |all |too )?"
         rf"{_MANNERS}\b.*)", kind="preference", fact="Says there is no need to {x}",
         unless=passing(you=False)),
    # How things are written
    Rule("whenever-written", "free", bare=True, pattern=r"(?P<x>(?!(?:the|this|that|these|those|"
         r"my|i|we)\b)[\w'’-]+(?: [\w'’-]+)? (?:with|in|as|without|on|to|like|under|rounded)\b"
         r"[^.!?]{2,60}?),? (?:whenever|when(?:ever)?|every time|each time|any ?time|wherever) you "
         r"(?:write|show|give|use|send|quote|list|mention|make|draft|include|put)s? (?:it|them|"
         r"any|one|some|me any|me one)(?: down| out| up)?", kind="preference", fact="Wants {x}"),
    Rule("mine-in", "value", r"(?:no,? )?(?:please )?(?:keep|leave|make|give|show|put|have) "
         r"(?:me )?(?:mine|ours) (?:in|as) (?P<x>.+)", reads=SHAPES),
    Rule("first-names", "free", r"let's (?:please |just |always )*(?:stick (?:with|to)|keep "
         r"(?:it )?(?:to|on)|use|go by|be on|do|stay (?:with|on)) (?P<x>(?:an? )?(?:first|last|"
         r"given|sur) ?names?(?: terms| basis| only)?(?:,? (?:not|rather than|instead of) .+)?)",
         kind="preference", fact="Prefers {x}", unless=MOMENT),
)  # fmt: skip
"""Looked for late: each is clear by its own words."""
