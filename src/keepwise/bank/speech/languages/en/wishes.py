"""English rules, second part: wishes, habits, and orders for how to answer."""

from __future__ import annotations

from keepwise.bank.speech.grammar import SHAPES, Rule
from keepwise.bank.speech.languages.en.parts import (
    GIVE,
    HABIT,
    ID,
    IM,
    MOMENT,
    NOT,
    OFTEN,
    ORDER,
    SEE,
    THING,
    TIME,
)

WISHES: tuple[Rule, ...] = (
    Rule("dislike-when", "free", rf"i (?:really )?(?:hate|dislike|detest|can't stand|{NOT} (?:like|"
         rf"want|enjoy|love)) it (?P<c>when|if) (?P<x>(?!(?:it|this|that|i)\b)(?:(?!\b(?:this|"
         rf"that|it)\b)"
         rf".)+)", fact="Dislikes it {c} {x}"),
    Rule("dislike", "wish", rf"{IM} (?:really )?(?:not (?:really |much of |exactly )?(?:an? "
         rf"(?:big |"
         rf"huge )?fan of|into|big on|keen on|fond of)|sick of|tired of) (?P<x>{THING}(?!waiting|"
         rf"the\b|all\b).+)|"
         rf"(?P<y>{THING}"
         r"(?!.*\b(?:this|that|the)\b).+?) (?:is|are)(?:n't| not) (?:really )?(?:my thing|for me|"
         r"my cup of "
         r"tea)|i (?:can|could) (?:do|live) without (?P<z>.+)|(?P<w>(?!.*\b(?:this|that|"
         r"the)\b).+) "
         r"(?:don't|doesn't) (?:really )?work for me",
         fact="Dislikes {x}", negative=True, reads=SHAPES),
    Rule("dislike", "wish",
         rf"i (?:really |absolutely )?(?:hate|dislike|can't stand(?! (?:up|still|here|there|"
         rf"it)\b)|cannot stand(?! up)|detest|{NOT} "
         rf"(?:like|want|"
         rf"need|enjoy|use|love|want to see|like to see|like seeing)|avoid) "
         rf"{SEE}(?P<x>{THING}(?!the (?:new|current|old|first|second|last|tone|style|colou?rs?|"
         rf"wording|design|layout|font|format|title|draft|idea|result|answer|chart|table)\b).+)",
         fact="Dislikes {x}", negative=True, reads=SHAPES,
         unless=r"\bneed (?:an?|to|any|more|help)\b|^i hate (?:waiting|being on hold)"),
    Rule("prefer", "wish", rf"(?:i {OFTEN}|{ID} {OFTEN})prefer {SEE}"
         rf"(?:(?:it )?(?:when|if) (?:you )?(?:could )?(?:{GIVE} (?:me )?(?:in |with )?)?)?"
         r"(?:to be )?(?P<x>(?!(?:it|this|that one|these|those|the (?:first|second|third|last|"
         r"other|former|latter|new|old) (?:one|option|version|\w+)?|option|version|not)\b).+)",
         fact="Prefers {x}", reads=(*SHAPES, "period"),
         unless=r"\b(?:today|tonight|tomorrow|yesterday|right now|this (?:one|week|time)|"
         r"if there|to wait|the (?:earlier|later|other) \w+)\b"),
    Rule("prefer", "wish", rf"{ID} (?:much |far |always |really )*rather "
         rf"{SEE}(?P<x>{THING}.+)", reads=SHAPES),
    Rule("prefer", "wish", rf"i {OFTEN}(?:would )?(?:rather have|rather see|rather get|favou?r|"
         rf"go for|"
         rf"opt for|lean towards?) (?P<x>{THING}.+)", fact="Prefers "
         "{x}", reads=SHAPES, lasting=False),
    Rule("rather", "free", rf"{ID} (?:much |far |always |really )*rather (?P<v>have|get|see|read|"
         rf"use|work|meet|eat|"
         r"drink|travel|fly|take|write|talk|listen|watch|learn|sit|stay) (?P<x>(?!(?:it|this|"
         r"that|the|these|"
         r"those)\b).+ than .+)", fact="Would rather {v} {x}"),
    Rule("rather-order", "order", rf"{ID} rather you (?P<x>(?:always |never |didn't "
         rf")?{ORDER}\b.*)"),
    Rule("preference-is", "wish", r"my preference (?:is|would be)(?: for| to (?:see|use|get))? "
         r"(?P<x>.+)", fact="Prefers {x}", reads=SHAPES),
    Rule("hobby", "free", rf"i {OFTEN}(?:like|love|enjoy|adore) (?P<x>(?:to )?(?:hik|cycl|bik|"
         rf"swimm?|runn?|danc|"
         r"climb|ski|surf|sail|fish|camp|garden|bak|cook|knitt?|sew|paint|draw|sketch|sing|"
         r"read(?!ing "
         r"(?:your|the|numbers|reports|tables))|photograph|travel(?!ling light)|gaming|"
         r"play)(?:ing|e)?\b.*)",
         kind="hobby", fact="Likes {x}", unless=r"\b(?:your|you|answers?|reports?|tables?|"
         r"charts?|light)\b"),
    Rule("like", "wish",
         rf"i {OFTEN}(?:like|love|enjoy|adore) {SEE}(?:it (?:when|if) )?(?P<x>{THING}(?!(?:where|"
         rf"both|when this|"
         r"who|why|whether|working with you|your)\b)(?!the (?:"
         r"idea|way|look|sound|new|first|second|last|result|answer|tone|style|colou?rs?|wording|"
         r"phrasing|design|layout|font|format|structure|summary|title|picture|draft|example|plan|"
         r"sections?|part|ending|opening|approach|suggestion|question|point|attitude|spirit|chart|"
         r"table|one|other|third)\b).+)",
         fact="Likes {x}", reads=SHAPES),
    Rule("like", "wish", rf"{IM} (?:a (?:big |huge )?fan of|fond of|keen on|into|a sucker for) "
         rf"(?P<x>{THING}.+)", fact="Likes {x}", reads=SHAPES),
    Rule("want", "value",
         rf"(?:(?:i|we) {OFTEN}(?:want|need|mean|meant|use|think in|work in|report in|bill in|"
         rf"plan in|"
         rf"invoice in|count in|go with)|{ID} (?:like|"
         rf"love|want|"
         rf"(?:appreciate|love|like|prefer) it if you (?:could |would )?(?:{GIVE}|keep|be|were))|"
         rf"it(?:'d| would|'s| is)(?: be)? (?:best|great|nice|good|helpful|better|easier) "
         rf"(?:for me )?if you (?:could "
         rf")?(?:{GIVE}|keep)) "
         rf"{SEE}(?:you to (?:{GIVE}|keep|be) (?:me )?|"
         r"(?:it|everything|all|my \w+|answers?|things) (?:in|as) )?(?P<x>.+)", reads=SHAPES),
    Rule("want-order", "order",
         rf"(?:i (?:want|need|expect)|{ID} like) you to (?P<x>(?:always |never )?{ORDER}\b.*)"),
    Rule("need", "free", r"i (?P<a>always|generally|usually|only ever|only|never) (?P<v>need|"
         r"want) "
         r"(?P<x>(?!(?:to|it|this|that|you|more|help|"
         r"them)\b).+)", kind="preference", reads=("period",)),
    Rule("find", "value", r"i find (?P<x>.+?) (?:(?:much |far |a lot |way )?(?:easier|clearer|"
         r"better|"
         r"nicer|quicker|more (?:useful|helpful|readable|intuitive))|easiest|clearest|best|helpful|"
         r"useful)(?: to (?:read|follow|digest|scan|understand|work with))?(?: than "
         r".+)?", reads=SHAPES),
    # Habits
    Rule("way-of-working", "free",
         r"(?:i|we) (?:(?:always|usually|normally|typically|generally|mostly|often|never|mainly|"
         r"only|"
         r"by default|also|rather|tend to) )*(?P<v>compare|look at|check|review|report|measure|"
         r"count|filter|"
         r"exclude|include|sort|group|present|track|analy[sz]e|export|publish|split|benchmark|"
         r"round|"
         r"convert|plan in|think in|work in|work with|go by|steer by|report in|bill in|aggregate|"
         r"segment|index|forecast|budget) (?P<x>(?!(?:it|that|this|them|for that|the (?:file|"
         r"mail|door))\b)"
         r".+)", kind="habit", reads=("period",), needs=HABIT + "|in (?:weeks|months|net|gross|"
         "units)|"
         r"go by|steer by|rather than", unless=MOMENT),
    Rule("habit", "free",
         r"i (?P<a>always|usually|normally|typically|generally|mostly|often|never|mainly) "
         r"(?P<v>(?!(?:get|forget|see|have(?! (?:lunch|dinner|breakfast|coffee|tea|meetings|"
         r"calls|my))|find|lose|run|hit|think|thought|wonder|end|feel|felt|"
         r"struggle|said|knew|had|got|was|were|want|wanted|need|hear|heard|love|hate|am|fail|"
         r"wish|hoped?|know|understand|understood|asked|received|did|do|will|would|ever|make)\b)"
         r"\w+) (?P<x>.+)",
         kind="routine", reads=("period",),
         unless=r"\b(?:it|that|them|this)(?: first| last| too| anyway)?\Z"),
    Rule("rhythm", "free", r"i (?P<v>(?!(?:get|got|see|have|had|was|did|do|am|think|want|went|"
         r"met|saw|"
         r"sent|wrote|took|came|left|made|told|said|thought|spoke|bought|found|lost|can|could|will|"
         r"would|should|might|may|\w+ed|"
         rf"need)\b)\w+) (?P<x>(?:.+ )?{TIME}(?: only| at the earliest| at the "
         rf"latest)?)", kind="routine"),
    Rule("rhythm", "free", rf"{IM} (?P<x>(?:always |usually |normally |never |only |mostly "
         rf")?(?:off|out|"
         r"away|in the office|not available|unavailable|available|reachable|at home|working|remote|"
         rf"free|busy|on call|online|offline|in|in meetings)(?: .+)? {TIME})", kind="routine",
         unless=r"^i'm (?:busy|out|away|off|free) (?:until|till|before|after|from) \w+\Z"),
    Rule("rhythm", "free", r"i (?:don't|do not) (?P<v>work|meet|take calls|take meetings|do "
         r"meetings|do "
         rf"calls|answer|read|check) (?P<x>(?:.+ )?{TIME})", kind="routine",
         fact="Does not {v} {x}"),
    Rule("standing-habit", "free", r"(?:i|we) (?P<v>(?!(?:get|forget|see|have|find|lose|think|"
         r"wonder|"
         r"feel|am|was|were|want|need|like|love|hate|know|understand|ask|said|had|got|did|do|can|"
         r"could|will|"
         r"would|should|may|might|must|mean|wish|hope|appreciate|agree|don't|also|just|never|"
         r"always|thought|went|met|saw|sent|wrote|took|came|left|made|told|spoke|bought|found|"
         r"lost|knew|"
         r"kept|gave|felt|ran|began|heard|paid|\w+ed)\b)"
         r"[a-z]+) (?P<x>(?!(?:it|this|that|them|you|to)\b)(?!.*\b(?:this|that|you|"
         r"your)\b).+)", kind="routine",
         lasting=True, reads=("period",)),
    Rule("only-then", "free", r"i can (?P<x>only (?:meet|work|travel|attend|take calls|do|"
         r"talk)\b.+)", kind="routine", fact="Can {x}"),
    Rule("cannot-then", "free", r"i (?:can't|cannot|can never) (?P<x>(?:meet|work|travel|attend|"
         r"talk|do "
         rf"\w+|take \w+|make \w+|join \w+) (?:.+ )?{TIME})", kind="routine", fact="Cannot {x}"),
    # Orders
    Rule("call-off", "wish",
         rf"(?:never|don't|do not|stop|avoid|no more|please no|no|skip|spare me|drop|leave "
         rf"out) "
         rf"(?:ever )?(?:bother (?:me )?with )?(?:(?:{GIVE}|giving|showing|using|sending)(?: me)?"
         rf"(?: with| in)? )?(?:the |any )?(?P<x>.+)",
         negative=True, reads=SHAPES),
    Rule("no-clutter", "free",
         r"(?:no(?: need for)?|avoid|without|skip|drop|leave out|don't use|do not use|never use|"
         r"stop "
         r"using|ditch|lose|cut(?: out)?|enough with|go easy on|easy on|less|fewer|no more|spare "
         r"me|"
         r"don't (?:include|add|write|do|give me|need|bother with)|"
         r"i (?:don't|do not) (?:want|like|need)) (?:any |the |your |all the |all "
         r")?(?P<x>(?:(?:technical|"
         r"business|corporate|legal|long|unnecessary|fancy) )?(?:emojis?|emoticons?|jargon|"
         r"greetings?|intro(?:duction)?s?|small talk|fluff|waffle|padding|hedging|caveats|"
         r"sign-?offs?|"
         r"hashtags|phone calls|calls|voice messages|all caps|capital letters|metaphors|jokes|"
         r"puns|flattery|compliments|terms|"
         r"corporate speak|foreign words|question marks|formulas|repetitions?|pdfs|cents|"
         r"small ?talk|abbreviations|acronyms|exclamation (?:marks|points)|filler|disclaimers|"
         r"apologies|headings|bold(?: text)?|buzzwords|slang|pleasantries|preambles?|footnotes)"
         r"(?: (?:and|or) \w+)?)(?: with (?:me|us))?", fact="Does not want {x}"),
    Rule("needless", "free", r"(?:(?:don't|do not) bother|no need to|there's no need to|you "
         r"(?:don't|do not|"
         r"needn't)(?: (?:have|need) to)?) (?P<v>explain|defin|introduc|apologi[sz]|repeat|thank|"
         r"greet|flatter|"
         r"sugarcoat|justify|spell)(?:e|ing)? (?P<x>(?!.*\b(?:this|that|it|again)\b).+)",
         fact="Needs no {v}ing of {x}", sign=False),
    Rule("stop-doing", "free", r"(?:stop|quit) (?P<x>\w+ing (?=.*\b(?:every|each|so (?:many|"
         r"much)|all (?:your|"
         r"the))\b)(?!.*\b(?:this|that|it)\b).+)", fact="Does not want {x}"),
    Rule("stop-doing", "free", r"(?:stop|quit|no more) (?P<x>(?!(?:being|doing|going|running|using|"
         r"sending|working|trying|showing|giving|processing|talking)\b)\w+(?:i[sz]ing|ing)(?: "
         r"(?!(?:the|this|that|it|my|now|"
         r"there|here)\b)[\w ]+)?)", fact="Does not want {x}", sign=True),
    Rule("keep", "free", r"(?:keep|make) (?P<x>(?:it|things|everything|explanations|answers|"
         r"replies|"
         r"language|wording|summaries|your \w+|the (?:language|wording|tone|explanations)) "
         r"(?:nice and |"
         r"very |really |always |as )?(?:simple|plain|high[- ]level|light|practical|non-?technical|"
         r"factual|jargon-free|easy to (?:read|follow)|neutral|polite|positive)(?: as possible)?)",
         fact="Asks to keep {x}", sign=True),
    Rule("be-with", "value", r"be (?:more |very |always )?(?P<x>[\w-]+(?: and [\w-]+)?) with "
         r"(?:me|us)",
         reads=("length", "tone")),
    Rule("keep-so-with", "value", r"(?:keep|make) (?:it|things|this|everything) (?P<x>.+) "
         r"with (?:me|us)",
         reads=("length", "tone")),
    Rule("keep-short", "value", r"(?:keep|make) (?:it|things|this|everything) (?P<x>.+)",
         reads=("length", "tone"), lasting=True),
    Rule("avoid", "free", rf"avoid (?P<x>{THING}(?!the\b).+)", fact="Asks to avoid {x}",
         sign=True),
    Rule("never", "order", rf"(?P<x>(?:never|don't|do not|avoid|stop) (?:ever )?(?:{ORDER}|"
                           rf"\w+ing)\b.*)"),
    Rule("round", "value", r"round (?:(?:to|up to|off to) )?(?:the )?(?P<x>.+)",
         reads=("rounding",)),
    Rule("breakdown", "free", r"(?:always )?(?:break|split|group|slice|segment|cut) (?:(?:things|"
         r"everything|numbers|all \w+|results|data|figures|spend|sales|revenue) )?(?:down |up )?"
         r"(?P<q>by) (?P<x>(?:sales |store )?[\w-]+(?: (?:and|then) (?:by )?\w+)?)",
         fact="Wants breakdowns by {x}", kind="preference", slot="attribute", qualifier="q",
         lasting=True),
    Rule("breakdown", "free", r"(?P<q>by) (?P<x>[\w -]{3,30}) (?:is|would be) (?:much |"
         r"way )?(?:better|"
         r"clearer|more useful|best)(?:,? (?:please )?(?:so )?(?:make|use) (?:that|it).*)?",
         fact="Wants breakdowns by {x}", kind="preference", slot="attribute", qualifier="q"),
    Rule("change", "value",
         r"(?:make|have) (?:that|it|them|everything) (?:in )?(?P<x>.+)|"
         r"(?:change|switch|set|update) (?:my |the |that |it )?(?:default |preferred )?"
         r"(?:currency|language|format|time ?zone|units?|tone|theme|it|that)? ?(?:back )?to "
         r"(?P<y>.+)",
         reads=("currency", "language", "units", "temperature", "timezone", "theme", "date_format",
                "time_format", "format", "tone")),
    Rule("show", "value",
         rf"(?:always )?(?:{GIVE}|keep|make|be|be more|have)(?: to)?(?: me| us)?(?: always)?"
         r"(?: back)?(?: in| with| as| using| to| by)? (?P<x>.+)",
         reads=(*SHAPES, "period", "region")),
    Rule("lets", "value", rf"let's (?:always )?{GIVE}(?: to| in| with| as)? "
                          rf"(?P<x>.+)", reads=SHAPES,
         sign=True),
    Rule("values", "value", r"(?:always |only |just |in |with |as |rather |better )*(?P<x>.+)",
         reads=SHAPES, sign=True),
    Rule("always-so", "free", r"(?P<f>(?!(?:i|you|we|they|it|this|that|the)\b)\w+(?: \w+)?) always "
         r"(?P<x>(?:in|as|with|by|on|at|first|before|after|without) .+)", fact="{f} always "
         "{x}", polite=True),
    Rule("always", "order", rf"(?P<x>(?:always |only |just )?(?!(?:do|have|let) (?:you|i|we|"
         rf"they)\b|"
         rf"look on the)"
         rf"{ORDER}(?:e?d)?\b.*)"),
    Rule("always-any", "free", r"(?P<a>always|never) (?P<x>(?!(?:an?|the|this|that|these|it|you|"
         r"i)\b)\w+ "
         r"(?!.*\b(?:this|that|it)\b).+)", fact="Asks to {a} {x}", polite=True),
)  # fmt: skip
