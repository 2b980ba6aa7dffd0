"""English rules, open tier: wishes for how to be served, in whole sentences.

A sentence with "I prefer", "suits me best" or the like says by itself that it is a wish.
"""

from __future__ import annotations

from keepwise.bank.speech.grammar import SHAPES, Rule
from keepwise.bank.speech.languages.en.bare import (
    BARE,
    PHRASE,
)
from keepwise.bank.speech.languages.en.parts import (
    HABIT,
    ID,
    IM,
    MOMENT,
    OFTEN,
    PLURAL,
    passing,
)

ASKING: tuple[Rule, ...] = (
    # Preferences in full sentences
    Rule("open-prefer", "free",
         rf"(?:i|we) {OFTEN}(?:would (?:much )?(?:prefer|favou?r)|prefer|favou?r|like|love|enjoy|"
         rf"adore) "
         r"(?P<x>(?!(?:it|this|that|these|those|them|you|your|how|what|the (?:idea|way|look|sound|"
         r"new|first|second|last|result|answer|version|other|third)|working with you|where|who|"
         r"one|both|to know|the [\w-]+ (?:ones?|option|version|design|draft)\b|the (?:tone|style|"
         r"colou?rs?|wording|design|layout|font|format|"
         r"structure|"
         r"summary|title|draft|example|plan|ending|opening|approach|question|chart|table))\b).+)",
         kind="preference", unless=passing(it=False, you=False)),
    Rule("open-dislike", "free",
         rf"(?:i|we) {OFTEN}(?:(?:don't|do not|never|didn't|no longer|can't say i) (?:really |"
         r"particularly |usually |especially |much |generally |personally |ever |particularly )*"
         r"(?:like|want|enjoy|love|care for|appreciate|"
         r"support|eat|consume|watch|tolerate|believe in|prefer|feel comfortable|find)|"
         r"dislike|hate|detest|"
         r"loathe|despise|abhor|avoid|refuse|reject|resent|dread|can't stand|cannot stand|"
         r"can't bear|can't abide|can't tolerate|cannot tolerate|steer clear of|stay away from|"
         r"stay clear of|refrain from|decline|oppose|boycott|(?:always |actively )?try (?:to "
         r"avoid|not to)|"
         r"shy away from|am wary of|am averse to) "
         r"(?P<x>(?!(?:it|this|that|these|those|them|you|your|where|when (?:this|that)|whatever|"
         r"to (?:lose|"
         r"miss|break|risk|know|see|wait|hear|think|"
         r"say|rush|bother|be a)|"
         r"the (?:first|second|last|result|answer|way you|new|one|idea|font|colou?rs?|design|"
         r"layout|tone|style)|how|what|up|here|still)\b)"
         r".+)",
         kind="preference", unless=r"\b(?:today|tonight|tomorrow|yesterday|right now|you|your)\b"),
    Rule("open-rather", "free",
         rf"(?:{ID} (?:much |far |always |really |honestly )*(?:rather|sooner)|i (?:myself )?"
         rf"(?:would|'d) (?:much |far )*(?:rather|sooner)) "
         r"(?P<x>(?!(?:not\b(?: say)?\Z|do (?:this|that|it)|you(?!.* than )|it|this|that|wait|"
         r"go with|stop|"
         r"leave|talk|discuss)\b).+)",
         kind="preference", fact="Would rather {x}", unless=passing(it=False, you=False)),
    Rule("open-would", "free",
         rf"(?:{ID} (?:really |always )*(?:love|like|want|prefer|appreciate|expect|need)|i "
         rf"(?:always |only |generally |usually |really )*(?:want|need|expect)|we (?:always |"
         rf"only )*"
         r"(?:want|need|expect)) (?:you to )?(?P<x>(?:everything|all (?:my|our|the)|all|anything|"
         r"every|each|any) .+)", kind="preference", fact="Wants {x}",
         unless=passing(it=False, you=False)),
    Rule("open-want", "free",
         r"(?:i|we) (?:always|only|generally|usually|never|never ever|ever only) (?:want|need|"
         r"expect|ask for|go for|look for|choose|pick|take|book|order|buy) "
         r"(?P<x>(?!(?:to know|to (?:see (?:it|this)|do|be)|it|this|that|you|more|help)\b).+)",
         kind="preference", unless=passing(you=False)),
    Rule("open-want-so", "free",
         rf"(?:{ID} (?:want|like|prefer|need)|(?:i|we) (?:want|need|expect)) "
         rf"(?P<x>{BARE}.+)", kind="preference", fact="Wants {x}",
         needs=HABIT + r"|\b(?:everywhere|in general|in all|for all|for every|in every|on all|"
         r"being|as an?|at all times|from now on|always|never|rather than|instead of|"
         r"off overnight)\b",
         unless=passing(you=False)),
    Rule("open-find", "free", rf"i {OFTEN}find (?P<x>(?!(?:it\b|this|that|the (?:file|data|link|"
         r"numbers|report)|you|out|my|a way)\b).+)", kind="preference",
         needs=r"\b(?:easier|easiest|clearer|clearest|better|best|harder|hard|tiring|annoying|"
         r"distracting|boring|confusing|ineffective|overwhelming|unappealing|relaxing|stressful|"
         r"helpful|useful|off-putting|exhausting|uncomfortable|unpleasant|monotonous|tedious|"
         r"intimidating|difficult|noisy|dull|too|more|less|very|quite|rather|really|"
         r"extremely|un\w+|\w+ing|\w+ful|\w+ive|\w+al|disgusting|icky|ugly)\b", unless=MOMENT),
    Rule("suits-me", "free",
         r"(?P<x>(?!(?:it|this|that|these|those|which|what|whatever|the|i|we|you|first|then|next|"
         r"now|"
         r"monday|tuesday|"
         r"wednesday|"
         r"thursday|friday|saturday|sunday|tomorrow|either|both|any|anything|"
         r"all)\b).+?) (?:really |"
         r"generally |usually |always )?(?:works? (?:well|best|better|fine|great)|helps?|"
         r"suits?|fits?|is (?:the )?(?:best|better|ideal|enough|plenty|easier|easiest|perfect)|"
         r"are (?:the )?(?:best|better|ideal|enough|plenty|easier|easiest|perfect|fine|a must)|"
         r"(?:is|are) all (?:i|we) (?:need|want)|work for|works for|is a must|appeals? to|"
         r"(?:is|are) (?:a )?(?:my )?(?:no-?go|deal-?breaker|must)) ?(?:for |with |to )?(?:me|us|"
         r"my \w+)(?: (?:best|better|well|most|fine|in general))?(?:,? .{0,60})?",
         unless=MOMENT),
    Rule("enough", "value", r"(?P<x>(?!my\b).+?) (?:is|are) (?:more than )?(?:plenty|enough|"
         r"sufficient|"
         r"fine|all (?:i|we) (?:need|want))", reads=SHAPES),
    Rule("enough", "free", rf"(?P<x>(?:(?:two|three|one|four|five|ten|\d+|an?) [\w -]+|"
         rf"{PHRASE}{{0,4}})"
         r" (?:is|are) (?:more than )?(?:plenty|enough|sufficient))", fact="{x}", unless=MOMENT,
         needs=r"\b(?:plenty|(?:decimals?|sentences?|lines?|bullets|points|words|paragraphs?|"
         r"pages?|options?|examples?|columns?|rows?|digits|minutes|slides|paragraph|summar\w+) "
         r"(?:is|are))\b"),
    Rule("better-so", "free", r"(?:by )?(?P<x>(?!(?:it|this|that|these|those|which|what|whatever|"
         r"the|monday|tuesday|wednesday|thursday|friday|tomorrow)\b)[\w' -]+) (?:is|are) "
         r"(?:always |much |far |way )?better (?:than .+|for me.*|in general|, make that the "
         r"default)", fact="Prefers {x}", kind="preference", unless=MOMENT),
    Rule("how-i-like", "free", r"(?P<x>(?!(?:it|this|that)\b).+?),? (?:that's|that is|which is|"
         r"just|"
         r"exactly)? ?(?:how|the way|as) (?:i|we) (?:like|want|prefer|need|take|have|love) "
         r"(?P<y>(?!it\b).+)", fact="Likes {y} {x}", kind="preference"),
    Rule("how-i-like", "free", r"(?P<x>(?!(?:it|this|that)\b).+?),? (?:that's|that is|which is|"
         r"just|"
         r"exactly)? ?(?:how|the way|as) (?:i|we) (?:always |usually )?(?:like|want|prefer|need|"
         r"take|have|love) it", fact="Likes it so: {x}", kind="preference",
         unless=r"\b(?:you|your|put|move|place|change|make|write)\b"),
    Rule("not-my-thing", "free", r"(?P<x>(?!(?:it|this|that|these|those|the)\b)[\w' -]+?) (?:(?:is|"
         r"are)(?:n't| not) (?:really |exactly |quite )?(?:my (?:thing|style|cup of tea|jam|cup)|"
         r"for me|an option(?: for me)?|something i (?:like|enjoy|want|eat|do|use))|"
         r"(?:don't|doesn't|do not|does not) (?:really |quite )?(?:work for|suit|agree with|appeal "
         r"to|do it for|interest|sit well with) (?:me|us)|(?:turns?|puts?) me off|"
         r"(?:is|are) (?:totally |really |definitely |just )?(?:my (?:favou?rite|thing|jam|go-to|"
         r"passion|comfort \w+|"
         r"weakness)|a turn-?off))(?:\b.{0,80})?", kind="preference",
         unless=MOMENT),
    Rule("rely", "free", rf"(?:{IM}|we're|we are) (?:really |very |quite |not |a |an |not a |more |"
         r"extremely |always |big |huge |bit |strongly |deeply |totally |more of a )*(?:into|keen "
         r"on|fond of|partial to|fan of|averse to|against|opposed to|sick of|tired of|fed up with|"
         r"uncomfortable|comfortable|particular about|picky about|fussy about|sensitive to|"
         r"interested in|drawn to|passionate about|put off by|turned off by|bothered by|"
         r"concerned about|wary of|looking to avoid|looking for (?=\w+ that)|"
         r"not one for|one for|allergic to|all about) "
         r"(?P<x>(?!(?:it|this|that|these|those|them|the|you|your|a new|how|what|why|seeing|"
         r"knowing|buying|finding|learning more)\b).+)",
         kind="preference", unless=MOMENT),
    Rule("prefer-not", "free", r"(?:i|we) (?:generally |usually |would |always |really |strongly |"
         r"much |still )*prefer(?: not)? (?P<x>to .+|that .+|when .+|if .+|my .+|our .+)",
         kind="preference", unless=passing(it=False, you=False)),
    Rule("matters", "free", rf"(?P<x>{PHRASE}{{0,4}}) matters?(?: (?:most|more|a lot|"
         rf"more than .+))?(?: "
         r"to (?:me|us))?", fact="Cares about {x}", kind="preference", needs=
         "matters? (?:most|more|a "
         r"lot|to)", unless=MOMENT),
    Rule("be-so", "free", r"(?P<x>be (?:(?:more|less|very|a bit|always|really|as) )*(?!(?:sure|"
         r"aware|back|"
         r"done|ready|there|here|in|at|on|the|a|an|my|quick|careful)\b)[\w-]+(?:,? (?:and|"
         r"but) [\w-]+)?"
         r"(?: as possible)?) with (?:me|us)(?: .{0,40})?", fact="Asks to {x}", kind="preference",
         unless=MOMENT),
    Rule("use-such", "free", rf"(?P<x>(?:use|give|write|send|keep|make|include|add|show|suggest|"
         rf"choose|pick|try) "
         rf"(?:me |us |to |in |with )?(?!(?:more|some|any|other|new|these|those|the|this|my|all|"
         rf"two|three|four|five|"
         rf"\d+|several|a|an|both|few|many)\b)[\w-]+(?:,? [\w-]+)? {PLURAL}(?: (?:in|for|"
         rf"with) (?!(?:the|this)\b)"
         r".+)?)", fact="Asks to {x}", kind="preference", polite=True, bare=True,
         unless=MOMENT + r"|\b(?:for (?:the|this|my|each)|options|results|examples|ideas|tickets|"
         r"names)\b"),
    Rule("no-need-to", "free", r"you (?:don't|do not) (?:have|need) to (?P<x>(?!(?:do|worry|"
         r"answer|reply|send|fix|hurry|"
         r"wait|know|tell)\b).+)", fact="Says there is no need to {x}", kind="preference",
         unless=passing(you=False)),
    Rule("each-for", "free", rf"(?P<x>{PHRASE}{{0,2}}? (?:for|on|at|in) (?!(?:the|this|that|now|"
         rf"today|me|example)\b)"
         rf"[\w' -]+, {PHRASE}{{0,2}}? (?:for|on|at|in) [\w' -]+)", fact="Prefers {x}",
         kind="preference",
         bare=True, unless=MOMENT + r"|\b(?:is|are|was|were|has|have|born|raised|sales|spend|up|"
                                    r"down|i|we)\b|"
         r"\d"),
    Rule("talk-like", "free", r"(?P<x>(?:talk|speak|write|treat|address|answer|reply) (?:to |"
         r"with )?me "
         r"(?:like|as if|as though|as) (?!(?:a reply|this|that)\b).+)", fact="Asks to {x}",
         kind="preference", unless=r"\b(?:today|just this|this (?:once|time))\b"),
    Rule("do-not", "free", r"(?:please )?(?:don't|do not|never) (?:ever )?(?P<x>(?:sugar-?coat|"
         r"patroni[sz]e|"
         r"lecture|flatter|assume|guess|hallucinate|make (?:things|stuff|anything) up|make "
         r"assumptions|hedge|waffle|ramble|interrupt|morali[sz]e|preach|mansplain|babble|baby me|"
         r"talk down|hold back|beat around|over-?explain|repeat (?:yourself|my|the question)|"
         r"apologi[sz]e|judge me|rush me|nag|spam|wake me|ring me|phone me|call me (?:before|after|"
         r"at|on)|use (?:emojis?|emoticons|jargon|slang|exclamation|buzzwords|abbreviations|"
         r"acronyms|passive|bold|caps|headings|markdown|bullets?)|start (?:with|every)|end "
         r"(?:with|every)|say (?:sorry|please))(?:\b.*)?)", fact="Asks to not {x}",
         kind="preference", unless=r"\b(?:today|this (?:one|time|file|mail)|yet|now)\b"),
    Rule("write-things", "free", r"(?P<x>(?:write|format|show|give(?: me)?|put|spell|display|list|"
         r"express|state|render) (?:all |my |any )?(?:dates|times|numbers|names|amounts|prices|"
         r"phone numbers|directions|recipes|examples|instructions|explanations|answers|options|"
         r"definitions|"
         r"summaries|lists|tables|charts|reports|percentages|shares|quantities|measurements|"
         r"weights|distances|temperatures|"
         r"durations|code|variable names|ingredients|headings|titles|units|sources|citations|"
         r"references|currencies|decimals|years|weeks) (?:like|as|in|with|without|by|using|first|"
         r"before|after|at) .+)", fact="Asks to {x}", kind="preference",
         unless=passing(you=False) + r"|\bin (?:column|row|cell|the|a)\b|\b(?:for|by) "
         r"(?:store|brand|region|country|march|q[1-4])\b"),
    Rule("such-only", "free", rf"(?P<x>{PHRASE}{{0,3}}? only),? (?:for (?:me|us)|ever)", bare=True,
         fact="Prefers {x}", kind="preference", unless=MOMENT),
    Rule("my-preference", "free", r"(?:my|our) (?:\w+ )?(?:preference|taste|style|rule|policy|"
         r"habit|default|approach|go-to|preferred \w+|ideal \w+|dream \w+|pet peeve)s? "
         r"(?:(?:is|are|would be|lies?|leans?|runs?|goes|tends?|for .+ is) ?(?:to|towards?|with|"
         r"in|:)?) (?P<x>.+)", kind="preference", unless=MOMENT),
    Rule("please-me", "free", r"(?:it (?:bothers|annoys|irritates|bugs|drives) me|it helps(?: me)?|"
         r"it's (?:easier|best|better|important) (?:for|to) me|it matters to me|i hate it|i love "
         r"it|i like it|i can't stand it|i prefer it|i appreciate it|i'd appreciate it) "
         r"(?P<x>(?:when|if|that) (?!(?:you (?:could|can|would)|i)\b).+)", kind="preference",
         unless=passing(it=False, you=False)),
    Rule("want-always", "free", rf"(?:i (?:always )?(?:want|need|expect)|{ID} (?:like|want|love|"
         rf"need)|we (?:want|"
         r"need|expect)) (?P<x>(?!(?:it|this|that|you|to (?:know|see if)|more|help)\b)[^,]+)",
         kind="preference", fact="Wants {x}", lasting=True, bare=True,
         unless=passing(it=False, you=False) + r"|\bto (?:send|buy|book|cancel|write|go)\b"),
    Rule("want-rather", "free", rf"(?:i (?:want|need|like|use|take)|{ID} (?:like|want|love)|"
         rf"we (?:want|need|"
         r"use)) (?P<x>(?!(?:the|this|that|it|you|to)\b).+ (?:rather than|instead of|over|"
         r"and not|not) "
         r"(?!(?:the|this|that)\b).+)", kind="preference", fact="Wants {x}", unless=MOMENT),
    Rule("would-go", "free", rf"{ID} (?:always |usually |rather |sooner )?(?:go for|pick|choose|"
         rf"take|opt for) "
         rf"(?P<x>{BARE}.+)", kind="preference", fact="Would choose {x}",
         unless=MOMENT, needs=HABIT + "|over|rather|instead"),
    Rule("would-like-if", "free", rf"(?:{ID} (?:appreciate|like|love|prefer|be (?:happy|glad|"
         rf"grateful))(?: it)?|"
         r"it (?:would|'d) (?:be \w+|help)(?: me)?(?: a lot)?) if (?P<x>(?:every|all|each|my|"
         r"answers|"
         r"replies|reports|charts|tables) .+)", kind="preference", fact="Would like it if {x}",
         unless=MOMENT),
    Rule("what-works", "free", r"what (?:works|helps|i (?:always |really |usually )?(?:like|need|"
         r"want|prefer|"
         r"love|hate|eat|drink|enjoy|look for))(?: best| most)?(?: for me| me)?(?: best|"
         r" most)? (?:is|are) "
         r"(?P<x>(?!(?:this|that|it|the (?:raw|full|exact|name|link|file|date))\b).+)",
         kind="preference",
         fact="What works best: {x}", unless=MOMENT),
    Rule("the-way", "free", r"(?:the way|how) (?:i|we) (?:like|want|prefer|take|need|"
         r"do) (?P<y>.+?)(?::| is) "
         r"(?P<x>.+)", kind="preference", fact="Likes {y}: {x}", unless=MOMENT),
    Rule("never-into", "free", r"i (?:could never|never could|never (?:really )?got|can't|"
         r"can never|have "
         r"never been able to) (?:really )?(?:get|into|get (?:into|used to)|warm to|stomach|"
         r"see the appeal "
         r"of|enjoy) ?(?:into |used to )?(?P<x>(?!(?:it|this|that|the|in|any|an answer|your|you|"
         r"to|up|"
         r"here|away|out)\b).+)", kind="preference", unless=MOMENT,
         needs=r"into|used to|warm|stomach|appeal|enjoy"),
    Rule("more-less", "free", r"(?P<x>(?:more|less|fewer|no) [\w -]{3,30},? (?:and )?(?:but "
         r")?(?:more|less|fewer|"
         r"only) [\w -]{3,40})", kind="preference", fact="Wants {x}", bare=True,
         unless=MOMENT + r"|\bless is more\b|\bmore or less\b"),
    Rule("more-less", "free", r"(?P<x>(?:more|less|fewer) (?!or\b|than\b|time|of\b)[\w -]{3,40})",
         kind="preference", fact="Wants {x}", bare=True, lasting=True, unless=MOMENT),
    Rule("yes-no", "free", r"(?P<x>(?!(?:oh|well|so|and|but|why|maybe)\b)[\w' -]{2,30} "
         r"yes,?(?: and| but)? [\w' -]"
         r"{2,30} no)", kind="preference", fact="{x}", bare=True, unless=MOMENT),
    Rule("nothing-such", "free", r"nothing (?P<x>(?!(?:yet|else|new|to|works|happens|is|was|here|"
         r"more|really|at|"
         r"fancy|found|changed|wrong|special|much)\b).+)", kind="preference",
         fact="Wants nothing {x}",
         bare=True, sign=True, unless=MOMENT),
    Rule("all-so", "free", r"(?P<x>(?:all|every|any|each|anything|everything) (?:my |our |"
         r"your )?[\w' -]+? (?:in|"
         r"as|with|to|by|from|at|on|without|under|over) (?!(?:the|this|that)\b).+)",
         kind="preference", fact="Wants {x}", bare=True, sign=True,
         unless=MOMENT + r"|\b(?:is|are|was|were|i|we)\b"),
    Rule("all-should", "free", r"(?P<x>(?:any|every|all|each|anything|everything) .+ (?:should|"
         r"must|has to|have "
         r"to|needs? to|can be|goes|go) .+)", kind="preference", fact="{x}",
         unless=r"\b(?:today|tonight|tomorrow|now|fine|done|ready|one|everyone|anyone|try|"
         r"the (?:file|"
         r"report|deck|mail|table|chart)|be (?:ok|fine|done|ready|good|there))\b"),
    Rule("time-rule", "free", r"(?P<x>(?:on|after|before|during|until|at|in) (?:the )?[\w' "
         r"]{3,30}?,? (?:no|only|"
         r"just|never) (?!(?:one|idea|longer)\b)[\w' -]+)", kind="preference", fact="{x}",
         bare=True,
         needs=r"(?:days|weekends?|weekdays|mornings?|evenings?|nights?|holidays|noon|lunch|dinner|"
         r"(?:after|before|until) (?:\d|six|seven|eight|nine|ten|five|four|three))",
         unless=MOMENT + r"|\b(?:is|are|was|were|did|does|have|got|i|we|he|she|they)\b"),
    Rule("go-in", "free", rf"(?P<x>{BARE}[\w' -]+? (?:go|goes|come|comes|belong|belongs|stay|"
         rf"stays) (?:in|at|on|"
         r"to|first|last|before|after|under|above|next)\b.*)", kind="preference", fact="{x}",
         lasting=True, bare=True, unless=MOMENT + r"|\b(?:i|we|he|she|they)\b"),
    Rule("ask-before", "free", r"(?:please )?(?P<x>(?:ask|check with|warn|tell|notify|"
         r"consult) (?:me |us )?(?:first )?"
         r"before (?!(?:the|this|that|it|noon|monday|lunch)\b)\w+ing .+)", kind="preference",
         fact="Asks to {x}", unless=MOMENT),
    Rule("not-such", "free", rf"(?:please )?(?:don't|do not|never) (?P<x>(?:recommend|suggest|"
         rf"propose|offer|book|"
         rf"send me|use|mention|serve|buy|order|quote|cite|schedule|plan) {BARE}(?:[\w'-]+ "
         rf"){{0,3}}?{PLURAL}"
         r"(?: (?:in|on|at|with|for|from|before|after|that) .+)?)", kind="preference",
         fact="Asks to not {x}", unless=MOMENT + r"|\b(?:slots|times|dates)\b"),
    Rule("to-me-in", "free", r"(?:please )?(?P<x>(?:write|talk|speak|reply|respond|"
         r"answer) (?:to )?me (?:in|with|using|"
         r"without|like|only) .+)", kind="preference", fact="Asks to {x}",
         unless=MOMENT + r"|\bin (?:an hour|a bit)\b"),
    Rule("lasting-any", "free", rf"(?P<x>{BARE}[\w' -]{{2,60}} (?:is|are|gets?|needs?|"
         rf"comes?) (?:left|put|shown|"
         r"written|sorted|rounded|excluded|included|kept|compared|counted|listed|grouped)\b.*)",
         kind="preference", fact="{x}", lasting=True, bare=True, unless=MOMENT),
)  # fmt: skip
