"""English rules, by kinds: what people say about themselves while they ask for something else."""

from __future__ import annotations

from keepwise.bank.speech.grammar import Rule
from keepwise.bank.speech.languages.en.bare import ANSWER
from keepwise.bank.speech.languages.en.broad.words import AT_HAND, STYLE
from keepwise.bank.speech.languages.en.parts import DAY, MOMENT
from keepwise.bank.speech.languages.en.people import RELATIVE

_CAP = r"(?-i:[A-Z](?:[a-zà-ÿ'’]|[A-Z][a-z])+(?:-[A-Z][a-zà-ÿ]+)?)"
_TITLE = r"(?:(?-i:Mrs?|Ms|Miss|Mx|Dr|Doctor|Prof(?:essor)?|Sir|Madam)\.?)"
_NAME = rf"(?:{_TITLE} )?{_CAP}(?: {_CAP})?"
_DAY_AT_HAND = (
    r"\b(?:today|tonight|tomorrow|yesterday|right now|now|this (?:morning|afternoon|evening|week|"
    rf"time|one)|on {DAY}\b|(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b|as soon "
    r"as|back|him|her|them)\b"
)
# What somebody has in front of them, and does not own.
_DATA = (
    r"(?:branch(?:es)?|commits?|lists?|files?|columns?|rows?|dicts?|dictionar(?:y|ies)|arrays?|"
    r"strings?|data ?frames?|loops?|functions?|variables?|tabs? open|numbers|figures|data|csvs?|"
    r"spreadsheets?|quer(?:y|ies)|screenshots?|scripts?|endpoints?|class(?:es)? (?:that|which|"
    r"with)|vouchers?|coupons?|gift cards?|discount codes?|receipts?|parcels?|refunds?|charges?|"
    r"homework|assignments?|essays?|texts?|drafts?|paragraphs?|slides?)"
)
_TROUBLE = (
    r"(?:problems?|issues?|questions?|errors?|bugs?|requests?|quer(?:y|ies)|complaints?|doubts?|"
    r"ideas?|feeling|favou?rs?|worr(?:y|ies)|suggestions?|situation|hunch|theory|deadline)"
)
_REACH = (
    r"(?:ring|phone|call|text|reach|contact|e-?mail|message|catch|get hold of|get in touch with|"
    r"write to|whatsapp|sms|ping|notify|deliver to)"
)
_HOURS = (
    r"(?:after|before|between|from|until|till|past|outside|during|only|via|by|through|at (?:work|"
    r"home|night|weekends|my)|on (?:weekdays|weekends|\w+days|my|whatsapp|slack|signal|"
    r"telegram|teams)|in the (?:mornings?|afternoons?|evenings?)|mornings?|afternoons?|evenings?|"
    r"weekdays|weekends|any ?time|never)"
)

HEARD: tuple[Rule, ...] = (
    Rule("number-of", "skip", r"(?:and )?(?:my|our|the) (?:user ?name|user id|log-?in|(?:account|"
         r"order|ticket|reference|booking|tracking|customer|invoice|case|policy|membership|card|"
         r"serial|model|phone|member) (?:number|no|id|ref(?:erence)?|code)|reference|pin|postcode) "
         r"(?:is|was|are|:|#).*"),
    Rule("trouble", "skip", rf"(?:i|we) (?:still |also |just )*(?:have|got|had) (?:an?|another|"
         rf"some|the same|one|two|three|a few|a couple of|\d+|no) (?:[\w-]+ )?{_TROUBLE}(?:\Z| "
         r"(?!with (?:authority|alcohol|my (?:knees?|back|heart|hips?|eyes|hearing|skin|stomach|"
         r"memory|weight|sleep|sight|balance)|spicy|heights|crowds|gluten|dairy)\b|sleeping|"
         r"walking|digesting|hearing|reading|concentrating|swallowing).*)"),
    Rule("data-here", "skip", rf"(?:i|we) (?:still |also |just |already )*(?:have|got) (?:an?|the|"
         rf"two|three|four|five|\d+|some|several|many|these|this|all the|my) (?:[\w-]+ ){{0,2}}?"
         rf"{_DATA}\b.*", unless=r"\b(?:my team|always|usually|every|\w+days)\b"),
    Rule("where-i-am", "skip", r"(?:i'm|i am|we're|we are) (?:now |still |currently |only )*(?:on|"
         r"at|in) (?:the )?(?:question|page|step|slide|chapter|line|exercise|task|part|section|"
         r"hold|number|checkout|gate|platform|queue|website|site|settings|last|first|second|third|"
         r"next)\b.*"),
    Rule("dreamt", "skip", r"(?:i|we)(?:'ve| have)? (?:just |once |always )*(?:dreamt|dreamed|"
         r"pretended|imagined|figured|guessed|dream|pretend|had (?:an?|this) (?:\w+ )?dream)\b.*"),
    Rule("nearly", "skip", r"(?:i|we)(?:'ve| have|'d| had)? (?:so |very |only |just )*(?:nearly|"
         r"almost|thought about|considered|was about to|were about to) (?!(?:always|never|only|"
         r"exclusively|every|all|entirely|blind|deaf|finished|certainly)\b).*"),
    Rule("yes-then", "skip", r"(?:first|then|next|now|soon|later)[,.]? (?:please )?(?:help|let|"
         r"show|tell|give|write|make) (?:me|us|it)\b.*", unless=r"\b(?:always|every|each|"
                                                                 r"whenever)\b"),
    # What one wants to be called
    Rule("rather-so", "fill", r"(?:please )?(?:stop|quit|no more|don't|do not|never) (?:ever )?"
         rf"(?:call(?:ing)?|address(?:ing)?|refer(?:ring)? to) me (?:by |as )?[\w'. ]{{2,40}}?,? "
         rf"(?:it's |i'm |just |simply |plain |only |and |please )*(?P<name>{_NAME}),? (?:is (?:"
         r"fine|enough|good|plenty|ok|okay|perfect|better|my name|what i go by)|will do|please|"
         r"does(?: it)?|suits me|works)(?:[ ,].*)?", kind="address", slot="address"),
    Rule("fine-by-me", "fill", rf"(?:just |plain |simply )*(?P<name>{_NAME})(?:,? (?:is (?:fine|"
         r"enough|plenty|perfect|totally fine|all right|alright|ok|okay|good)|will do(?: nicely)?|"
         r"suits me)(?: (?:by|with|for) me)?)(?:,? (?:thanks|thank you|no need for .+|nobody .+|"
         r"no one .+|everyone .+|everybody .+))", kind="address", slot="address",
         unless=r"\b(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Excel|Word)\b"),
    Rule("to-all", "fill", rf"(?:(?:it's |this is |i'm )?{_CAP}(?: here| "
         rf"speaking)?, (?:but |just )?)?(?:i'm |i am |it's )?(?P<name>{_CAP}) to (?:everyone|"
         rf"everybody|my "
         r"(?:friends|mates|family|colleagues)|friends|most people|you|all my friends|the "
         r"family)(?:,? .{0,40})?", kind="address", slot="address",
         unless=r"\b(?:send|forward|thanks|due|next|up|ok|back|give|say)\b"),
    Rule("pronouns-for", "free", r"(?:my |the )?pronouns?(?: for me| to use(?: for me)?|"
         r" i use)?(?: are|:| is|'re) (?P<x>(?:they|she|he|xe|ze|any)\b[\w/ ]{0,20}?)(?:,? "
         r"(?:please|by the way|btw|thanks|not .+|so .+|and .+))?", kind="personal",
         fact="Pronouns are {x}"),
    Rule("pronouns-for", "free", r"(?:i(?:'m| am| go by| use| prefer)|it's|that's) (?:a )?(?P<x>"
         r"(?:they/them|she/her|he/him|she/they|he/they|xe/xem|ze/hir)\w*)(?: .*|,.*)?",
         kind="personal", fact="Pronouns are {x}"),
)  # fmt: skip
"""Looked for first: what is said of the matter at hand, and names."""

SPOKEN: tuple[Rule, ...] = (
    # When and how one can be reached
    Rule("reach-me", "free", rf"(?:(?:best|easiest|better) to |only |just |don't |do not |never |"
         rf"you (?:can |may |could )?)*(?P<x>(?:(?:only|never|don't|always|best) )?{_REACH} (?:me|"
         rf"us)(?: about (?:it|this|that|\w+))? (?:only |just |any ?time |best |either )*{_HOURS}\b"
         r".*)", kind="preference", fact="Asks to {x}", unless=_DAY_AT_HAND +
         r"|\bcall me (?!after|before|between|on|at|only|in|by phone|mornings|evenings|weekdays|"
         r"outside|during|via|through|until|never|past)|\b(?:if|once) (?:you|it|the)\b|\bby (?:"
         r"noon|the end|monday|friday)\b|\bin (?:\w+ )?(?:minutes?|an hour|hours?)\b|\bwhen you\b|"
         r"\b(?:after|before|during) (?:the|this|that|my (?:meeting|call)|your|you)\b"),
    Rule("reached", "free", r"(?:i|we) (?:can|can't|cannot|can only|'m|am)(?: only| usually| "
         r"normally| best| always)* (?:be )?(?P<x>(?:reached|reachable|contacted|phoned|called|"
         r"rung|available|at home|in|around|free|online|home) (?:only |usually )*(?:after|before|"
         r"between|from|until|till|on (?:weekdays|weekends|\w+days)|by (?:phone|mail|e-?mail|text|"
         r"post)|in the (?:mornings?|afternoons?|evenings?)|at weekends|via|at night|mornings|"
         r"evenings|weekends)\b.*)", kind="routine", fact="Is {x}", unless=_DAY_AT_HAND +
         r"|\bfrom (?:the|this|that)\b|\b(?:after|before) (?:the|this|that|lunch)\Z|\bin after\b"),
    Rule("only-by", "free", r"(?P<x>(?:e-?mails?|texts?|chat|phone|post|sms|whatsapp|messages|"
         r"letters|calls|cash|cards?|paper|video|text messages) (?:only|rather than \w+(?: \w+)?|"
         r"instead of \w+(?: \w+)?|over \w+(?: \w+)?|not \w+(?: calls?)?)|only (?:by |via |"
         r"through )?(?:e-?mail|text|chat|phone|post|sms|whatsapp|messages|letter))(?:,? (?:for "
         r"me|please|thanks))?", kind="preference", fact="Prefers {x}", bare=True),
    Rule("reply-by", "free", r"(?P<x>(?:only |always )*(?:reply|answer|respond|get back|contact|"
         r"write|send (?:me )?(?:everything|all \w+|updates|news|bills|invoices|letters|receipts|"
         r"notifications|confirmations|reminders))(?: to)?(?: me| us)? (?:only )?(?:by|via|through|"
         r"on|as) (?:e-?mail|text|sms|post|phone|whatsapp|letter|chat|pdfs?|paper|signal)\b.*)",
         kind="preference", fact="Asks to {x}", polite=True, bare=True, unless=_DAY_AT_HAND),
    Rule("handed-over", "free", r"(?:don't|do not|never) (?:ever )?(?P<x>(?:leave|deliver|hand|"
         r"put|ring|knock|send|throw|give) (?:any |my |our )?(?:parcels?|packages?|deliver(?:y|"
         r"ies)|orders?|anything|things|letters|the doorbell|the bell|post|mail|catalogues|"
         r"brochures|leaflets|newsletters|adverts?|vouchers|samples)\b.*)", kind="preference",
         fact="Asks to not {x}", unless=_DAY_AT_HAND),
    Rule("name-things", "free", r"(?P<x>(?:name|call|label|title|number) (?:all |my |the )?(?:"
         r"tests|variables|files|branches|functions|columns|classes|methods|tables|folders|"
         r"commits|constants|charts|slides|documents) (?:after|by|with|in|like|for) .+)",
         kind="preference", fact="Asks to {x}", unless=AT_HAND + r"|\b(?:a|b|x|y|foo|bar)\Z"),
    Rule("counts-most", "free", r"(?:the|my|our) (?:most |only |really )*(?:important|main|key|"
         r"decisive|relevant|interesting|crucial) (?:number|figure|metric|kpi|measure|column|"
         r"criterion|factor)(?: for (?:me|us)| to (?:me|us))? is (?P<x>(?!(?:that|to|wrong|missing|"
         r"this|it|not|\d).*)[\w' -]{3,40}(?:, not .+)?)", kind="preference",
         fact="Cares most about {x}", unless=_DAY_AT_HAND),
    Rule("using-now", "free", r"(?:i'm|i am|we're|we are) (?:still |currently |mostly |only |all )*"
         r"(?P<x>(?:using|running|working (?:with|in)|coding in|developing (?:in|with|for)) "
         r"(?-i:[A-Z])[\w.+#-]*(?: (?-i:[A-Z])[\w.+#-]*)?(?: \d[\w.]*)?(?: (?:with|on|and) (?:an? "
         r")?(?-i:[A-Z])[\w.+# -]*)?(?: (?:at work|here|at home|for everything|professionally))?)",
         kind="tool", fact="Is {x}"),
    # Turns of a life
    Rule("been-given", "free", r"(?:i|we)(?:'ve| have)? (?:just |recently |now |also |finally )*"
         r"been (?P<x>(?:put in charge of|made (?:an? |the |head|lead|manager|director|partner|"
         r"redundant|responsible)|promoted|appointed|named|moved to|transferred to|assigned to|"
         r"given (?:responsibility|charge)|asked to (?:run|lead|look after|manage|take over)|"
         r"diagnosed|accepted|offered (?:an?|the) (?:job|place|post|role|position)|elected|"
         r"invited to (?:join|speak)|told (?:by my (?:doctor|dentist|vet|physio|gp) )?(?:to|not "
         r"to) (?:eat|drink|avoid|cut|stop|give up|take|exercise|rest|lose))\b.*)", kind="detail",
         fact="Has been {x}", unless=r"\b(?:today|yesterday|your|you|to call|to contact|it)\b"),
    Rule("deposit", "free", r"(?:i|we)(?:'ve| have)? (?:just |finally |now |already |also |both )*"
         r"(?P<x>(?:put (?:down )?(?:the|a|our|my|an) (?:deposit|offer|downpayment|down payment)|"
         r"(?:paid|handed over|transferred|sent off|made) (?:the|a|our|my) (?:deposit|down "
         r"?payment)|(?:had|got) (?:our|my|an|the) (?:offer|mortgage|visa|application|planning "
         r"permission|loan) (?:accepted|approved|granted)|(?:found|picked|chosen|hired|booked|"
         r"got|secured|signed|confirmed) (?:the|our|a|an|my) (?:[\w-]+ ){0,2}?(?:venue|builder|"
         r"caterer|photographer|band|florist|surveyor|solicitor|architect|church|plumber|flat|"
         r"house|apartment|nursery|childminder|school place|dress|ring|van|removal (?:van|"
         r"company|firm)|puppy|dog|cat|piano|campervan|caravan|narrowboat)|adopted (?:an?|our|two) "
         r".{2,40}|become (?:parents|grandparents|an? .{3,40}|a mum|a dad))\b.*)", kind="detail",
         unless=r"\b(?:your|yesterday|it|this|that|error|wrong)\b"),
    Rule("took-up", "free", r"(?:i|we)(?:'ve| have)? (?:just |recently |finally |also |now )*"
         r"(?P<x>(?:started|taken up|took up|begun|began|given up|gave up|stopped|quit) (?:on )?"
         r"(?:intermittent fasting|fasting|(?!(?:getting|having|seeing|writing|reading|doing|"
         r"working on|looking|thinking|noticing|feeling|wondering|receiving|being|running (?:it|"
         r"the)|using (?:the|this|your)|reading (?:the|this|your)|nothing|something|anything|"
         r"everything|building|asking|trying|waiting|loading|showing|charging|ringing|"
         r"crying|talking|sending|typing|watching (?:the|this))\b)[a-z]{2,}ing)"
         r"(?! (?:it|this|that|an? error|to|me|him|her)\b).*)", kind="detail",
         unless=r"\b(?:yesterday|today|this morning|an? (?:hour|minute) ago|error|your|you)\b"),
    Rule("learning-now", "free", r"(?:i'm|i am|we're|we are) (?:currently |just |also |now |both )*"
         r"(?P<x>(?:learning|studying|training (?:for|to|as)|reading up on|teaching myself|"
         r"revising for|rehearsing|knitting|practi[sc]ing|saving (?:up )?for|retraining as|"
         r"volunteering|restoring|renovating|writing (?:an?|my) (?:[\w-]+ ){0,3}?(?:novel|book|"
         r"thesis|dissertation|memoir|screenplay|musical|album|cookbook|trilogy|phd)) "
         r"(?!(?:how|what|why|that|this|it|a lot|so much|more|the (?:code|file|error|"
         r"results))\b).+)",
         kind="personal", fact="Is {x}", unless=r"\b(?:today|tonight|tomorrow|you|your|meeting|"
         r"presentation|pitch|call|demo|deck|workshop|report|errors?|lecture|board)\b"),
    # What one is, has, lives with
    Rule("diabetic", "free", r"(?:i'm|i am) (?:an? )?(?P<x>(?:type (?:1|2|one|two)|insulin[ -]"
         r"dependent|pre-?)[ -]?diabetic.*)", kind="personal", fact="Is {x}"),
    Rule("pair", "free", r"(?P<x>(?:(?:my|our) (?:\w+ )?"
         rf"(?:{RELATIVE})(?: {_CAP})? and (?:i|me)|(?:me|myself) and my (?:{RELATIVE})(?: "
         rf"{_CAP})?) (?:(?:both|all|never|always|usually|only|don't|can't) )*(?:are|have|live|"
         r"work|eat|drink|run|own|share|speak|keep|play|cook|travel|fly|love|like|hate|prefer|"
         r"enjoy|want|sleep|walk|drive|rent|got (?:married|engaged)|can't|don't) (?!(?:here|"
         r"looking|wondering|trying|going|planning|thinking|arguing|stuck|not|at|waiting)\b).+)",
         kind="personal", unless=MOMENT),
    Rule("at-home-we", "free", r"(?:it's|it is|there's|there are|there is|we're|we are) (?P<x>"
         r"(?:just|only) (?:me|us|the \w+ of us|my \w+ and me)(?: and (?:the|my|our|a|an) [\w ]+|"
         r" at home| living| here at home| in (?:the|our|my) (?:house|flat|household))+.*|"
         r"(?:two|three|four|five|six|seven|eight) of us(?: (?:at home|in|living|plus|and)\b.*)?)",
         kind="personal", fact="At home: {x}", unless=r"\b(?:today|tonight|now|this week|coming|"
         r"going|travelling|flying)\b"),
    Rule("one-who", "free", r"(?:i'm|i am) (?:usually |always |mostly )*(?P<x>the (?:only )?(?:one|"
         r"person|parent|guy|woman|man) (?:here |at home |in (?:the|our|my) \w+ )?(?:who|that) "
         r"(?:always |usually |never |only |does |has )*(?!(?:asked|called|wrote|sent|ordered|"
         r"reported|told|spoke|broke|did|was|paid|booked|needs|wants)\b)[a-z]+s?\b.*)",
         kind="personal", fact="Is {x}", unless=r"\b(?:today|yesterday|you|your|it|this|that)\b"),
    Rule("my-make", "free", r"(?:my|our) (?:[\w-]+ ){1,4}?(?:is|are|'s) (?:an? |the |from )(?:[a-z]"
         r"+ )?(?-i:[A-Z]|\d{4} [A-Z])[\w-]+(?: .{0,40})?", kind="tool",
         unless=r"\b(?:guess|favou?rite|question|order|problem|boss|colleague|friend|client|name|"
         r"answer|meeting|appointment|deadline|thinks?|says?|wants?|this|today|tomorrow)\b"),
    Rule("bad-part", "free", r"(?:my|our) (?P<x>(?:left |right |lower )?(?:knees?|hips?|ankles?|"
         r"shoulders?|wrists?|joints|eyes|eyesight|hearing|memory|lungs|back|heart|skin|digestion|"
         r"balance|circulation) (?:is|are) (?:\w+ )?(?:bad|poor|weak|dodgy|shot|knackered|"
         r"wrecked|ruined|sensitive|failing|going|not (?:great|good|what \w+ (?:was|were))|"
         r"terrible|arthritic|worn out|very \w+)(?:,? .*)?)", kind="personal", fact="{x}",
         unless=r"\b(?:today|tonight|this morning|right now|after that)\b"),
    Rule("more-mine", "free", r"(?P<x>(?!(?:it|this|that|these|those|the)\b)[\w' -]+?) (?:is|are|"
         r"would be|'s) (?:much |far |way |rather |definitely |probably )*(?:more|closer to) "
         r"(?:my (?:thing|style|cup of tea|speed|taste|jam|bag|sort of thing|kind of thing)|me|to "
         r"my taste)(?:,? .{0,40})?", kind="preference", fact="Prefers {x}", unless=MOMENT),
    Rule("nothing-with", "free", r"(?:and )?(?P<x>(?:nothing|no recipes?|no food|not anything) "
         r"(?:with|containing|involving|that (?:has|needs|involves|contains|requires)) (?!(?:it|"
         r"this|that|the|him|her|which)\b)[\w' ,-]{2,50})", kind="preference", fact="Wants {x}",
         bare=True, unless=MOMENT),
    # How answers should be
    Rule("brief-when", "free", r"(?:i|we) (?:really |do |so |quite )*(?P<v>like|love|prefer|"
         r"appreciate|hate|dislike) (?:it )?(?:when|how|that) you(?:'re| are) (?P<x>(?:this |that "
         r"|so |too |very |as |more |less |being |quite |really )*(?:brief|short|direct|concise|"
         r"blunt|honest|formal|informal|casual|detailed|thorough|clear|precise|polite|friendly|"
         r"funny|chatty|wordy|long-winded|cheerful|quick|gentle|straightforward|frank|specific|"
         r"serious|playful|vague|preachy|encouraging|patient|critical|technical))\b.*",
         kind="preference", fact="{v}s answers that are {x}", value="you"),
    Rule("first-i-want", "free", r"(?:i|we)(?:'d| would)? (?:always |usually |really |just )*"
         rf"(?:want|like|need|prefer) (?:to (?:see|have|get) )?(?P<x>(?:the |a |an |some )?(?:"
         rf"{ANSWER}|hints?|questions|feedback|criticism|options|sources|examples|theory|"
         r"pictures) (?:first|before (?:the|any) \w+|up front|last|on top))(?:,? .{0,60})?",
         kind="preference", fact="Wants {x}", unless=MOMENT),
    Rule("need-no", "free", r"(?:i|we) (?:don't|do not|never) (?:really |ever )*(?:need|require) "
         r"(?P<x>(?!(?:to|it|this|that|you|the|your|any(?:thing)?|more|help|him|her|them)\b).+)",
         kind="preference", fact="Does not need {x}", lasting=True, bare=True, unless=MOMENT),
    Rule("small-steps", "free", r"(?P<x>(?:break|split|cut|chop|divide) (?:it|things|everything|"
         r"stuff|tasks|work|instructions|big tasks|that sort of thing)(?: all| up| down)* (?:in|"
         r"into) (?:very |really )*(?:small|tiny|little|short|manageable|bite-?size\w*|easy|baby) "
         r"(?:[\w-]+ )?(?:steps|chunks|bits|pieces|parts|tasks|bites|sections)\b.*)",
         kind="preference", fact="Asks to {x}", unless=r"\b(?:this|the (?:file|list|text)|today|"
         r"now)\b"),
    Rule("bits-slowly", "free", r"(?P<x>(?:explain|describe|walk me through|go through|take|go "
         r"over|"
         r"talk me through|spell out) (?:the |any |all the |all )?(?:[\w+#-]+ )?(?:bits|parts|"
         r"stuff|side|things|concepts|terms|words|maths?|basics|steps)(?: to me| for me)?(?: "
         r"(?:very|really|extra|nice and|more|in)){0,2} (?:slowly|gently|slow|simply|carefully|"
         r"thoroughly|plainly|detail|simple terms|plain english|briefly)\b.*)", kind="preference",
         fact="Asks to {x}", unless=AT_HAND),
    Rule("wish-style", "free", r"(?:i|we)(?:'d| would)? (?:really |very much |much |always |also )*"
         rf"(?:appreciate|prefer|favou?r|value|welcome) (?P<x>(?:the |some |a bit of |more |less |"
         rf"only |fewer |no )*{STYLE}\b.*)", kind="preference", fact="Prefers {x}",
         unless=AT_HAND + r"|\b(?:links?|sources?|details?|reminders?|examples?|calls?|"
         r"screenshots?) (?:to|for|of|about|on|from)\b"),
    Rule("all-through", "free", r"(?:i|we)(?:'d| would)? (?:really |always |also )*(?:appreciate|"
         r"prefer|like|want|need|love|expect) (?P<x>(?!(?:it|this|that|you|to)\b)[\w' -]{3,50} "
         r"(?:throughout|everywhere|across the board|all round|in general|at all times))",
         kind="preference", fact="Wants {x}", unless=_DAY_AT_HAND),
    Rule("it-always", "free", r"(?P<x>(?:break|split|group|sort|show|give|compare|round|order|rank|"
         r"list|put|write|send|format|phrase|explain|summari[sz]e|check|label|name|convert|cut|"
         r"do|make|keep|spell) (?:it|them|that|those|things|everything|me (?:it|them)|it to me)"
         r"(?: all)?(?: (?:down|up|out|in|for|to|by|as|like|with|from|into|on|per|short|simple|"
         r"brief|small|this way|that way|the same)\b).*?)", lasting=True, kind="preference",
         fact="Asks to {x}", bare=True, unless=r"\b(?:today|tonight|tomorrow|yesterday|now|this "
         r"(?:one|time|file|table|chart)|him|her|out of here|in mind|that's)\b"),
    Rule("should-in", "free", r"(?P<x>(?!(?:the|this|that|these|those|it|your)\b)(?:all |any |my |"
         r"our )?(?:[\w-]+ ){0,2}?(?:comments?|docs|documentation|names?|messages|code|variables|"
         r"emails?|letters|headings|titles|answers|replies|examples|explanations|summaries|tests|"
         r"labels|captions|dates|amounts|prices|numbers|units|recipes|measurements|quotes|reports|"
         r"strings|functions)(?: in (?:the |my |our )?(?:code|emails?|reports?|tables?|charts?|"
         r"recipes))? (?:should|must|need to|have to|are to|ought to|go|can|always) (?:(?:always|"
         r"never|only|all|please) )*(?:be |go |come |stay |be written |read )?(?:in|as|with|"
         r"without|under|below|like|on|at|before|after|first|short|lower ?case|upper ?case|"
         r"english|plain|metric)\b.*)", kind="preference", fact="{x}",
         unless=_DAY_AT_HAND),
    Rule("asked-before", "free", r"(?:i|we)(?:'d| would)(?: much| far| really)* (?:rather|prefer "
         r"(?:it )?(?:if )?|sooner) (?P<x>you (?:always |never |first |just |only )?(?:asked|"
         r"checked|told|didn't|wrote|used|kept|gave|showed|sent|called|explained|left|said|"
         r"skipped|stuck|started|put|warned|confirmed|waited|spoke|replied|answered|rounded|"
         r"suggested|quoted|cited|proposed|avoided|stopped|focused|made)\b.+)", kind="preference",
         fact="Would rather {x}", unless=r"\b(?:today|tonight|tomorrow|now|this|it|the (?:order|"
         r"parcel|file|table|first|second|last)|that|refund|him|her)\b", value="you"),
)  # fmt: skip
