"""English rules, by kinds: what somebody is in charge of, looks at and counts by."""

from __future__ import annotations

from keepwise.bank.speech.grammar import Rule
from keepwise.bank.speech.languages.en.parts import MOMENT, OFTEN, passing
from keepwise.bank.speech.languages.en.verbs import SAYS

_MINE = (
    r"(?:mine|ours|my (?:\w+ )?(?:patch|area|scope|turf|territory|remit|bit|part|job|"
    r"responsibility|lot|desk|baby|market|region|stores?|accounts?|brands?|problem child|side|"
    r"portfolio|beat|bailiwick|line|budget|channel|country|countries)|our (?:\w+ )?(?:patch|area|"
    r"scope|market|markets|region|territory)|(?:all|what|where|the (?:only )?(?:ones?|part|bit|"
    r"stores|markets|countries|accounts|region|brands)) (?:that )?(?:i|we) (?:\w+ )?(?:cover|do|"
    r"look after|handle|run|own|manage|care about|work on|am in charge of|deal with|"
    r"am responsible for|report on|sell in|operate in))"
)
_NP = r"[\w&'’./-]+(?:,? (?:and )?[\w&'’./-]+){0,6}?"
_NOUN = (
    r"(?!(?:it|this|that|these|those|he|she|they|we|you|i|what|who|there|here|which|the (?:first|"
    r"second|last|other|file|mistake|fault|one)|nothing|not)\b)"
)
_LOOK = (
    r"(?:look at|want to see|want|need|care about|use|go by|judge by|measure|plan by|read|trust|"
    r"compare|report|work by|watch|steer by|check|track|count|follow|ask for|live by|see|sell|"
    r"split|cut|do|view|slice|think about|think in|work|like|prefer|count in|bill in|am after|"
    r"'m after|swear by|depend on|rely on|start with|open|"
    r"have to work with|am used to|'m used to|grew up with|am interested in|'m interested in|get "
    r"paid on|am measured on)"
)

CLAIMS: tuple[Rule, ...] = (
    Rule("is-mine", "free", rf"(?:.*?\b(?:for|of|from|about|in|on|by) )?(?P<x>{_NOUN}(?!.*\b(?:who|"
                            rf"which|whom)\b){_NP})"
         rf"(?: only)?,? (?:as )?(?:those|these|that|they|it|which)(?:'s| is|'re| are) (?:all |"
         rf"also |now |the ones that are )*{_MINE}(?:,? .{{0,60}})?", kind="work",
         fact="Is responsible for {x}", unless=r"\b(?:mistake|fault|yesterday)\b"),
    Rule("team-of", "free", r"(?:i'm|i am|we're|we are|i sit|i work|i've moved|i've switched) "
         r"(?:now |also |currently |still |mostly |over )*(?P<x>(?:on|in|with|part of|"
         r"to|a member of) (?:the |our |a |an )?(?:[\w&'/-]+ ){0,4}?(?:team|desk|squad|crew|"
         r"department|unit|division|side of|account|accounts|chapter|guild|"
         r"pod|tribe|office)\b.*)", kind="work", unless=MOMENT + r"|\bon the side\b|\b(?:at|in|to|"
         r"with) (?:my|the) (?:desk|office)\b|\bin (?:an|the) account\b"),
    Rule("slot-for-me", "fill", r"(?:(?:my|the|our) )?(?:(?:reporting|home|base|working|main|"
         r"default|preferred|usual) )?(?P<slot>currency|language|units?|time ?zone|format)(?: for "
         r"(?:me|us|my \w+|our \w+))? (?:is|are|:) (?P<x>.+)", kind="slot"),
    Rule("only-values", "value", r"(?P<x>.+?) only|only (?P<y>.+)", reads=("currency", "units",
         "temperature", "language", "rounding", "scale", "time_format", "date_format", "timezone")),
    Rule("habit-by", "free", r"(?:i|we) (?:(?:always|usually|normally|generally|mostly|only|never|"
         r"typically|often) )+(?!(?:get|see|have|find|feel|am|think|need|want|like|love|hate|eat|"
         r"drink|go|travel|cycle|run|walk|sleep|work|cook|swim|fly|wake|meet|take)\b)[a-z]+ .*\b"
         r"(?:by|per|against|with|vs|versus|over|in|on|from|excluding|including|net of|without) .*"
         r"(?:month|week|quarter|year|cohort|segment|channel|region|store|brand|sku|plan|budget|"
         r"target|forecast|net|gross|margin|revenue|spend|signup|tax|vat|baseline|currency|country|"
         r"product|category|market|customer|account|average|median|total|units|rolling|like-for-"
         r"like|constant)\b.*", kind="habit", unless=MOMENT),
    Rule("mine-is", "free", rf"(?:mine|ours|my (?:patch|area|scope|turf|territory|remit|beat|"
         rf"side)|what (?:i|we) (?:cover|do|run|look after|handle|sell|make)|where (?:i|we) "
         rf"(?:operate|work|sell|live)|all (?:i|we) (?:cover|do|handle))(?: now| these days)?"
         rf"(?: is|'s| are|:) (?:only |just |all |mainly |actually |now )*(?P<x>{_NOUN}"
         rf"(?!(?:broken|missing|fine|ok|wrong|the same|better|late|different|not|down|up|still|"
         rf"blue|red|green|black|white)\b).+)", kind="work", fact="Is responsible for {x}",
         unless=MOMENT),
    Rule("only-mine", "free", rf"(?P<x>{_NP}) only,? (?:please,? )?(?:that's|that is|it's|those "
         rf"are|they're|as that's) {_MINE}", kind="work", fact="Only covers {x}"),
    Rule("no-one-elses", "free", rf"(?P<x>{_NOUN}{_NP}) (?:is|are|belongs?)(?: now| all| only)* "
         rf"(?:to )?(?:mine|ours|me|us|under me|with me|on my desk|my problem|my job|my call|"
         rf"my responsibility|my remit)(?:,? .{{0,60}})?", kind="work",
         fact="Is responsible for {x}", unless=MOMENT + r"|\b(?:fault|mistake|ready|call back|"
         r"fine by|new to|important to|news to|clear to|up to|ok with|okay with|with me on|"
         r"kind to|helpful to)\b|\bwith me (?:every|on|at|for|until)\b"),
    Rule("got-added", "free", r"(?:(?:since|from|as of|starting) [\w ]{3,20}?,? )?(?:i|we)(?:'ve| "
         r"have)? (?:now |also |just |recently |additionally )*(?P<x>(?:got|have|picked up|taken "
         r"on|"
         r"added|inherited|been given|been handed|gained|run|cover|look after|own) (?!(?:it|this|"
         r"that|the (?:error|same|file|mail|email|message|reply))\b)[\w&' -]{2,50}?(?: as well| "
         r"too| on top| on my plate| on my desk| in my portfolio| added to my \w+| to look after|"
         r" to cover| to run))(?:,? (?:since|from|as of) .+| now)?", kind="work",
         unless=r"\b(?:today|tonight|tomorrow|error|email|question|meeting|problem|headache|"
                r"cold)\b"),
    Rule("picked-up", "free", r"(?:i|we)(?:'ve| have)? (?:just |now |also |recently )*(?P<x>(?:"
         r"picked up|taken on|took on|inherited|been given|been handed|lost|gained|added|handed "
         r"over|given up|dropped|took over|taken over) (?:the )?(?-i:[A-Z])[\w&' -]+)", kind="work",
         unless=r"\b(?:today|yesterday|tonight|at the|from the|for)\b"),
    Rule("given-me", "free", r"(?:they(?:'ve| have)?|(?:my|the) (?:boss|manager|company|director|"
         r"lead|vp)(?:'s| has)?) (?:just |also |now |recently )*(?P<x>(?:gave|given|handed|"
         r"assigned|"
         r"put|moved|made|promoted|landed) (?:me|us) .+)", kind="work",
         unless=r"\b(?:today|yesterday|a (?:hard|headache|minute|call|report|deadline)|the (?:file|"
         r"wrong|report|numbers|link)|hold|deadline)\b", fact="Was {x}",
         needs=r"\b(?:gave|given|handed|assigned) (?:me|us) (?:the )?(?-i:[A-Z])|\b(?:account|"
         r"region|market|team|brand|portfolio|territory|stores|desk|category|charge|lead|"
         r"manager|on the|to the)"),
    Rule("is-what-we", "free", rf"(?P<x>{_NOUN}[\w'&/%. -]{{2,80}}?) (?:is|are|'s) (?:really |"
         rf"always |also |just |basically |pretty much |still |exactly |usually )*(?:what|how|"
         rf"where|all|the (?:only |main |one |key )?(?:thing|number|"
         rf"ones?|metric|kpi|figure)|everything|as much as) (?:that )?"
         rf"(?:i|we|my \w+ and i|our \w+)(?: |(?='m))(?:ever |always |really |actually |mostly |"
         rf"only |"
         rf"usually |normally |generally |do |'d |would |like to |tend to )*{_LOOK}(?:\b.*)",
         kind="preference", unless=MOMENT + r"|\bit\b(?! (?:always|first|here|in|by|at))|^(?:the "
         r"(?:total|link|file|name|answer|number)|.{0,40}\b(?:today|invoice|address)\b)"),
    Rule("how-we-do", "free", rf"(?P<x>{_NOUN}.{{3,80}}?),? (?:that's|that is|which is|it's|is) "
         rf"(?:just |really |basically |also |exactly )*(?:how|the way|what|as) (?:i|we|my "
         rf".{{2,30}} "
         rf"and i|our \w+) (?:always |usually |all |both |like to |have to |ever |only )*{_LOOK}"
         rf"(?: (?:it|them|things|everything|at it|by|here|anyway|in the \w+|at work).*)?",
         kind="preference", fact="Prefers {x}",
         unless=r"\b(?:today|tonight|yesterday|error|bug|click|press|change|put|move)\b"),
    Rule("just-want", "free", r"(?:i|we) (?:just|only|really just|only really|only ever|simply) "
         r"(?:want|need|look at|read|use|care for|care about|ask for|work with|track|trust|"
         r"check|report|go by|ever need|ever want|ever look at|ever use) (?P<x>(?!(?:to|the|this|"
         r"that|it|one|two|three|an?|my|your|his|her|their|our|some|someone|something|help|"
         r"whatever|whichever|"
         r"answers?|peace|sleep|coffee|more|you|clarity|confirmation|results?|advice|"
         r"info|information|directions|him|her|them|names|tickets|quiet|ideas)\b)"
         r"(?:[\w'-]+ ){0,3}?(?:[\w'-]*s|revenue|spend|growth|margin|cash|profit|net|gross|"
         r"traffic|code|text|detail|volume|prose|conversion|retention|churn|turnover)\b"
         r"(?:,? .*)?)", kind="preference", fact="Only wants {x}", unless=MOMENT +
         r"|\bfor (?:the|my|this|dinner|lunch|a)\b|\b(?:left|row|rows|tickets)\b"),
    Rule("want-shapes", "free", r"(?:me,? )?(?:i|we)(?:'d| would)? (?:\w+ly |do |always )?(?:want|"
         r"need|like|love|prefer) (?:my |all |only )?(?P<x>(?:(?!(?:the|this|that|your|an?|some)\b)"
         r"[\w-]+ ){0,2}?(?:bars|charts|graphs|lines|heat ?maps?|sparklines|histograms|scatter ?"
         r"plots|waterfalls|treemaps|dashboards|totals|subtotals|medians|averages|percentages|"
         r"ratios|labels|legends|gridlines|decimals|thousands|millions|footnotes|bullets|tables|"
         r"slides|summaries|answers|replies|recipes|explanations|examples|sources|dates|units)"
         r"(?:,? (?:with|in|and|not|but|on|by|at|over|rather|instead|without|sorted|per|as|for|"
         r"always|from|to|under|below|above|that) .*)?)", kind="preference", fact="Wants {x}",
         unless=MOMENT + r"|\b(?:for (?:the|my|march|april|may|june|july|q\d|last|a)|of (?:the|"
         r"last|my)|by (?:noon|five|monday|friday))\b"),
    Rule("front", "free", r"(?P<x>(?!(?:when|if|because|since|as|while|what|how|why|that|so|and|"
         r"but|or|maybe|no|yes|the (?:first|second|last|report|file|mail|email|one|link)|"
         r"something|anything|nothing|everything|only|just)\b)[\w'&/ -]{2,50}?,? (?:i|we) "
         r"(?:(?:don't|do not|never|can't|cannot|won't|couldn't|always|really|absolutely|only|"
         r"could|would|'d|do|definitely|genuinely|usually|mostly|hardly ever|rarely) )+(?:care "
         r"(?:about|for|less about)|need|like|want|eat|drink|use|touch|bother with|look at|read|"
         r"trust|cover|handle|deal with|look after|enjoy|love|hate|do without|live without|stand|"
         r"tolerate|do|watch|buy|wear|drive|speak|understand|cook|skip|avoid|leave out|ignore|"
         r"exclude|count|report on|sell|go (?:to|near)|have in the house|work with)(?:,? (?:so|"
         r"but|and|at all|any more|anymore|in|on|at|for|much|though|leave|skip|because|unless|"
         r"never|ever|anyway|with|daily) ?.*)?)", kind="preference", fact="{x}",
         unless=MOMENT + r"|\b(?:wish|think|hope|guess)\b|^(?:and|but) "),
    Rule("reports-in", "free", rf"(?:i|we) {OFTEN}(?P<x>(?:report|bill|invoice|think|count|plan|"
         r"budget|trade|sell|price|quote|measure|work|cook|bake|calculate|account|get paid|file) "
         r"(?:everything |all |prices |it all )?in (?!(?:the|this|that|an?|my|our|it|peace|"
         r"progress|bed|silence)\b)[\w' -]+)", kind="preference", unless=MOMENT),
    Rule("usual", "free", r"(?P<x>(?!(?:it|this|that|these|those|what|who|here|there)\b)"
         r"[\w'&/% -]{2,60}? (?:is|are) (?:my|our) (?:\w+ )?(?:usual|default|go-to|standard|normal|"
         r"preferred|favou?rite|regular|typical|staple|first)(?: \w+){1,3})", kind="preference",
         fact="{x}", unless=MOMENT),
    Rule("is-the-most", "free", r"(?P<x>(?!(?:it|this|that|these|those|what|who|here|there)\b)"
         r"[\w'&/%: -]{2,60}? (?:is|are) (?:the |an? )?(?:absolute |hard )?(?:latest|earliest|only|"
         r"best|ideal|perfect|minimum|maximum|max|min|most|least|limit|must|need|no-?no|no-?go|"
         r"deal-?breaker|requirement|essential|priority|bonus|plus|turn-?off|lifesaver)\b"
         r"(?:(?: [\w' -]+)? (?:that|which) (?:works?|suits?|i'll (?:take|accept|pay|do)|i (?:take|"
         r"accept|pay|do|want|can do))(?: (?:for )?(?:me|us))?| (?:for|to) (?:me|us)| i(?:'ll| "
         r"will|"
         r" can| want to)? \w+)?(?:,? .{0,40})?)", kind="preference", fact="{x}",
         needs=r"\b(?:me|us|i'll|i|that (?:works?|suits?)|must|no-?go|no-?no|deal-?breaker)\b",
         unless=passing(you=False) + r"|^(?:the|your) (?:first|second|third|last|blue|red)"),
    Rule("verb-not", "free", rf"(?:i|we) {OFTEN}(?!{SAYS}\b)[a-z]+ (?:in |by |on |with |from |to )?"
         r"(?!(?:the|this|that|it|him|her|them|you|one|an?)\b)[\w' -]{2,50}?,? (?:not|never|rather "
         r"than|instead of|as opposed to) (?!(?:the|this|that|it|him|her|them|you|yet|sure)\b)"
         r"[\w' -]+", kind="preference", unless=MOMENT),
    Rule("will-be", "free", r"(?:i|we)(?:'ll| will) (?:now |mostly |also |soon )*(?P<x>(?:be (?:"
         r"(?:mostly |mainly |also |now )?(?:looking (?:at|after)|covering|running|handling|"
         r"managing|"
         r"leading|heading|working (?:on|with|at|for|in|from)|responsible|in charge|joining|"
         r"teaching|"
         r"moving|starting|studying|living|taking over|buying|selling|owning|on the \w+ team|"
         r"away (?:from|in|for|on)|on (?:parental|maternity|paternity|leave)))|look after|cover|"
         r"lead|"
         r"take over|manage|run) .+)", kind="work", unless=r"\b(?:today|tonight|tomorrow|later|in "
                                                           r"a "
         r"(?:minute|bit|moment|sec)|soon|now|this (?:afternoon|morning|evening)|it|that|your|back "
         r"(?:at|in|to)|the (?:file|mail|deck|report|draft|slides?|numbers?|call|meeting))\b"),
    Rule("closes", "free", r"(?:i|we) (?:always |usually )?(?P<x>(?:close (?:the )?(?:books|month|"
         r"quarter|year)|count (?:weeks?|months?|days?|quarters?)|start (?:the|our) (?:week|year|"
         r"month|quarter|season)|define \w+|exclude \w+|include \w+|spell it|say \w+ for|call "
         r"(?:them|our \w+|it|those|customers|users|guests)) .+)", kind="work",
         unless=r"\b(?:today|tonight|tomorrow|yesterday|now)\b"),
    Rule("runs-here", "free", r"(?P<x>(?:everything|all (?:our|my) \w+|the whole \w+|most of (?:it|"
         r"our \w+)|nothing) (?:here |at (?:work|home|our \w+) |we (?:do|build|make|have) |i (?:do|"
         r"own|have) )?(?:runs|is (?:built|hosted|written|deployed|stored|kept|done)|lives|goes|"
         r"happens) (?:on|in|with|via|through|over|from|at) (?-i:[A-Z]).*)", kind="tool",
         fact="{x}", unless=r"\b(?:today|now|down|yesterday)\b"),
    Rule("home-is", "free", r"(?:and )?(?:my )?home(?: base| town)?(?: is|'s| was|:) (?:now |still "
                            r"|"
         r"actually |currently )*(?P<x>(?:in |near |outside |just outside )?(?:(?:an?|the) "
         r"[\w -]+|(?-i:[A-Z])[\w', -]+?))(?: these days| now| nowadays| at the moment)?",
         kind="home", fact="Home is {x}", unless=r"\b(?:today|tonight|tomorrow)\b"),
)  # fmt: skip
