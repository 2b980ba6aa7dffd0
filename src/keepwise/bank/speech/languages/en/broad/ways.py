"""English rules, by kinds: how answers are to be given.

An order is a wish for good where it is about the form of answers ("use short words", "explain
things step by step") and not about a thing at hand ("put the totals in bold").
"""

from __future__ import annotations

from keepwise.bank.speech.grammar import Rule
from keepwise.bank.speech.languages.en.broad.words import ANY, AT_HAND, MANNER, STYLE
from keepwise.bank.speech.languages.en.parts import ORDER

_ANSWER = (
    r"(?:explain(?:ed)?|answer(?:ed)?|reply|replied|respond(?:ed)?|write|wrote|put|phrase[d]?|"
    r"word|describe[d]?|teach|taught|show(?:ed)?|give|gave|tell|told|walk(?:ed)? me through|"
    r"talk(?:ed)? me through|guide[d]?|break|broke|lay out|spell(?:ed)? out|present(?:ed)?|list|"
    r"speak|spoke|talk(?:ed)?|keep|kept|do|take|took|go through|say|said|summari[sz]e[d]?|"
    r"format(?:ted)?|number(?:ed)?|define[d]?|illustrate[d]?)"
)
_USE = (
    r"(?:use|using|used|stick (?:to|with)|keep to|go (?:easy|light) on|go for|give me|write (?:in|"
    r"with)|work with|prefer|include|add|always include)"
)
_NO = (
    r"(?:hold back(?: on)?|skip(?:ped)?|drop(?:ped)?|avoid(?:ed)?|omit(?:ted)?|leave out|left out|"
    r"leave off|cut(?: "
    r"out)?|ditch(?:ed)?|lose|hold(?: off on)?|spare me|lay off|do away with|did away with|"
    r"dispense[d]? with|go (?:easy|light) on|refrain from|stay (?:away from|clear of)|steer clear "
    r"of|no need for|enough (?:of|with)|less of|minus|without|no more|never (?:use|add|"
    r"include|"
    r"write)|(?:don't|do not|stop|quit|no) ?(?:ever |give me|giving me|send me|sending me|use|"
    r"using|add|adding|include|including|write|writing|bother with|need|want|putting|put|do|"
    r"doing)?)"
)
_FOR = (
    r"(?:,? (?:in|with|for|from|when|whenever|at|after|before|unless|not|but|and|over|rather than|"
    r"instead of|between|please|where|wherever|if|so|or|to|as|because|since|on|that|you|,) ?.*|"
    r",.*)"
)

EARLY: tuple[Rule, ...] = (
    # A value limited to one kind of number is more than the value.
    Rule("percent", "free", r"(?:(?:always|show|give|write|round|put|use|want|need|i|me|us|all|the|"
         r"only) )*(?P<x>(?:percentages?|shares|rates)"
         r"(?: always| please)? (?:with|to|in|at|as) (?!.* (?:are|is)\b).*\b(?:decimals?|digits?|"
         r"places|rounded)\b.*)", fact="Wants {x}",
         reads=("rounding",), sign=True),
)  # fmt: skip

WAYS: tuple[Rule, ...] = (
    Rule("way", "free", rf"(?:please |just |always |only )*(?P<x>{_ANSWER} (?:me |to me |it )?"
         rf"(?:down |out )?(?:(?:{ANY})(?: down| out| to me| for me| me)? )?{MANNER}{_FOR}?)",
         kind="preference", fact="Asks to {x}", unless=AT_HAND +
         r"|, no [\w-]+\Z|^(?:speak|talk) \w+ly\Z|\b(?:write|wrote|show|do|take|keep|put|give|tell|"
         r"said|say) (?:it|me) (?:in|with)\b|"
         r"^(?:write|put|keep|do|show|take|format|number|list|present) in (?:bullets?|bullet|"
         r"order|caps|italics|markdown|plain text)\b"),
    Rule("way-style", "free", rf"(?:please |just |always |only )*(?P<x>{_USE} (?:me )?(?:only |"
         rf"the |some |your |more |lots of |plenty of |small |short |proper |real |consistent )*"
         rf"{STYLE}{_FOR}?)", kind="preference", fact="Asks to {x}", bare=True,
         unless=AT_HAND + r"|^(?:give me|add|include|prefer|go for) (?:the |some |more )*(?:links?|"
         r"details?|examples|sources|tables?|charts?|summaries|titles?|percentages|screenshots|"
         r"calls|reminders|regex(?:es)?|macros?|titles?|one-liners?|headings?|intros?|introduction|"
         r"formulas?|joke|analogy|tables)\b(?!.*\b(?:always|whenever|every|all|any)\b)"),
    Rule("way-without", "free", rf"(?:please |just |and |but )*(?P<x>{_NO} (?:any |all |the |your |"
         rf"all the |those |endless |too many |so many |pointless |unnecessary |usual )*{STYLE}"
         rf"{_FOR}?)", kind="preference", fact="Asks: {x}", bare=True,
         unless=AT_HAND + r"|^(?:no|i don't need|don't need|do not need) (?:comments? (?:yet|from)|"
         r"titles?\Z|links?\Z|details? (?:yet|on|about)|tables? (?:free|left)|charts?\Z|reminders? "
         r"(?:yet|came)|notifications? (?:came|yet|from)|calls? (?:came|yet|from)|decimals? in "
         r"the)|"
         r"\b(?:came|arrived|were|was|got|found)\b"),
    Rule("way-out", "free", rf"(?:please )?(?P<x>(?:keep|leave|cut|take) (?:the |all |any |your )*"
         rf"{STYLE} (?:out|away|off|to a minimum|down|short|simple|minimal|low)(?: of .+)?)",
         kind="preference", fact="Asks to {x}", unless=AT_HAND + r"|\bthe (?:intro\w*|greetings?|"
         r"titles?|summar\w+|comments|details?|tables?|charts?|headings?|headers?|examples|"
         r"paragraphs) "),
    Rule("way-kept", "free", r"(?:please |just |always )*(?P<x>(?:keep|make|have) (?:every|all|"
         r"each|any|your|my|things|stuff|it all|everything|sentences|lines|paragraphs|lessons|"
         r"answers|replies|explanations|functions|examples|sessions|emails|texts|the (?:language|"
         r"tone|wording|style|maths?|steps|sentences|lines|paragraphs|explanations|answers|"
         r"jokes|lessons|examples|numbers))(?: \w+){0,2}? (?:under|below|within|to|at|short|"
         r"brief|simple|light|clean|tight|low|small|plain|polite|formal|casual|friendly|neutral|"
         r"factual|easy|separate|minimal|compact|readable|practical|concrete|general|basic|warm|"
         r"dry|on|non-\w+|jargon-free|gluten-free|vegan|vegetarian|dairy-free|cheap|quick|focused)"
         r"\b.*)", kind="preference", fact="Asks to {x}", unless=AT_HAND +
         r"|\b(?:my|your|all|the) (?:booking|seat|room|order|parcel|basket|account|place|money|"
         r"card|eye|eyes|fingers)\b"),
    Rule("way-at-once", "free", r"(?:please |just |always )*(?P<x>(?:correct|fix|point out|flag|"
         r"mark|tell me about|mention|note|catch|call out|challenge|question|test|quiz|push|"
         r"remind) (?:me(?: on)?|my (?:\w+ )?(?:mistakes?|errors?|grammar|spelling|pronunciation|"
         r"accent|assumptions|typos|english|german|french|spanish|italian|dutch|welsh|portuguese|"
         r"japanese|slips|reasoning|logic|premises)|mistakes|errors|risks|assumptions|gaps|"
         r"contradictions|bad (?:style|habits|ideas))(?: (?!in (?:line|the|this)\b).*)?)",
         kind="preference", fact="Asks to {x}", unless=AT_HAND +
         r"|^(?:remind|test|quiz|tell me about|push|question|mark|fix|mention|challenge|catch) me\b"
         r"(?!.*\b(?:every|always|whenever|each)\b)|^fix my\b|^(?:correct|flag|note|catch|fix) "
         r"me\Z"),
    Rule("way-tell", "free", r"(?:please |just |always )*(?P<x>(?:tell me|say|say so|admit|admit "
         r"it|let me know|warn me|stop me|correct me|flag it|point it out|be honest|be straight|"
         r"ask(?: me)?|check(?: with me)?)(?: straight| so| it| out| away| up front| first| "
         r"plainly| openly| honestly| directly| at once| right away)* (?:when(?:ever)?|if|as soon "
         r"as|where|every time) (?:i'm (?:wrong|being|mistaken|talking|off|missing)|i (?:make|get "
         r"something|am wrong|misuse|use|say something|write something|forget|go)|you(?:'re| are) "
         r"(?:not |un)?(?:sure|certain|guessing|confident|in doubt|unsure)|you (?:don't|do not|"
         r"aren't|can't) (?:know|have|sure|tell|find|be)|you (?:guess|assume|made)|something(?:'s| "
         r"is| looks| seems)? \w+|a number|an idea|my \w+ (?:is|are|sounds?|looks?))\b.*|when in "
         r"doubt,? (?:ask|say|tell|check|leave|go|use).*|if (?:in doubt|unsure|you're unsure|you "
         r"don't know|you are not sure|you're not sure),? .+|(?:as soon as|when(?:ever)?|if) "
         r"you(?:'re| are) (?:unsure|not sure|guessing|in doubt),? .+)",
         kind="preference", fact="Asks: {x}", unless=AT_HAND),
    Rule("ask-first", "free", r"(?:please |always )*(?P<x>(?:double-?check|check|confirm|ask|"
         r"consult|warn|tell|clear it|run it|talk to me|get my (?:ok|okay|approval|go-ahead))"
         r"(?: with me| by me| me| us)?(?: first)? (?:before|prior to) (?:you )?(?:\w+ing (?!the "
         r"|this|that|it\b)\w+.*|(?:send|book|buy|order|change|delete|cancel|spend|post|publish|"
         r"commit|push|share|move|turn|install|run|touch|order|charge) (?:any|anything|a|an|my|"
         r"more|over|stuff|things|money|\w+s)\b.*)|never (?:send|book|buy|order|delete|spend|post|"
         r"publish|commit|push|share|charge) (?:anything|any|money|stuff|a|an|without) .*without "
         r".+)", kind="preference", fact="Asks to {x}", unless=AT_HAND),
    Rule("at-a-time", "free", r"(?:only |just )?(?P<x>(?:one|two|three|\d) (?:[\w-]+ ){1,2}(?:at "
         r"a time|per (?:message|answer|reply|turn|day|line|slide|page|paragraph|lesson|row)|each "
         r"time|at most|max(?:imum)?|tops|is (?:enough|plenty))(?:,? .{0,50})?)", bare=True,
         kind="preference", fact="Wants {x}", unless=AT_HAND + r"|^one (?:step|thing|day) at"),
    Rule("with-each", "free", r"(?:please )?(?:i(?:'d| would) (?:like|love|want)|i want|with|"
         r"include|add|give me|put|end with|start with|mention|state|name|cite|link|say|show(?: "
         r"me)?) (?P<x>(?!(?:this|that|it)\b)[\w' -]{2,60} (?:with|under|after|beside|next to|"
         r"below|above|for|in|on|to|behind|at the (?:end|start|top|bottom|beginning) of) "
         r"(?:every|each|any|all|everything|whatever|your)\b.*)", kind="preference",
         fact="Wants {x}", unless=r"\b(?:this|that|today|tomorrow|tonight|for (?:all|each|every) "
         r"(?:of (?:them|these|the)|the|three|four|five|six|two|\d+))\b|\b(?:it|them) (?:in|on|to|"
         r"for)\b|\b(?:each|every|all|any) (?:of|the|store|brand|region|country|row|month|line|"
         r"column|file|cell|table|slide|page|guest|product|sku|campaign|market|channel)\b"),
    Rule("when-then", "free", r"(?P<x>(?:when(?:ever)?|every time|each time|any ?time|if) (?:you |"
         r"i |we )?(?:'re |are |'m |am )?(?:ever |also |have to |must )?(?:show|give|giving|quote|"
         r"list|listing|write|writing|draft|drafting|paste|post|ask|send|explain|suggest|"
         r"suggesting|recommend|recommending|plan|planning|book|booking|mention|translate|code|"
         r"coding|summari[sz]e|report|compare|comparing|present|round|need to|cite|name|use|talk|"
         r"speak|propose|reply|answer|teach|correct|convert|refer|type|say|make|do|share|upload|"
         r"order|cook|price|plot|chart|rank|sort)\b(?! (?:(?:me |us |to me |on |for )?(?:the|this|"
         r"that|these|those|it|them|my next|her|him)\b))[^,]{0,60}, (?:please |then |just |also |"
         r"always )*(?!(?:i|you|it|he|she|they|we|what|how|do (?:you|i|we)|does|is|are|can|could|"
         r"nothing|why|where|the|this|that|there|my|everything|something|does|did)\b).+)",
         kind="preference", fact="{x}", unless=r"\b(?:today|tonight|tomorrow|yesterday|this (?:"
         r"time|file|one|week)|an error|a minute|a moment|a second|a chance|done|ready|finished)\b"
         r"|, (?:call|email|text|ping|message|go|wait|let|try|run) (?:me|him|her|it|ahead|"
         r"again)\b"),
    Rule("when-there", "free", r"(?P<x>(?:when(?:ever)?|every time|if|where(?:ver)?) (?:there's|"
         r"there is|there are|a|an|any|something|anything|someone) (?!.*\b(?:error|today|now)\b)"
         r"[^,]{3,60}?,? (?:please |always |just )?(?:swap|replace|leave|skip|use|substitute|warn|"
         r"flag|give|put|show|say|round|convert|translate|mention|pick|choose|take|suggest|mark|"
         r"drop|ignore|offer|add|explain|ask|tell) .+)", kind="preference", fact="{x}",
         unless=r"\b(?:it|this|that|them) (?:to me )?(?:now|today|please)\b|\b(?:today|tonight|"
         r"tomorrow|right now|left)\b"),
    Rule("you-make", "free", r"(?P<x>(?!(?:the|this|that|these|those|what|anything else)\b)[\w' -]"
         r"{2,40}? (?:that )?you (?:\w+ )?(?:write|draft|make|send|give|suggest|show|recommend|"
         r"book|"
         r"plan|cook|create|build|prepare|order|find|pick|quote|produce|generate)(?: (?:for|to) )?"
         r"(?:me|us)? (?:should|must|need to|needs to|have to|has to|are to|can|can't|mustn't|"
         r"shouldn't|cannot) .+)", kind="preference", fact="{x}",
         unless=r"\b(?:today|tonight|tomorrow|yesterday|this|now)\b"),
    Rule("in-mine", "free", r"(?P<x>(?:in|on|for) my [\w' -]{2,30}?,? [\w' -]{2,40} (?:is|are|go|"
         r"goes|come|comes|get|gets|have|has|stay|stays|start|starts|end|ends|begin|begins) "
         r"(?:always|"
         r"never|only|usually) .+|(?:names|dates|titles|headings|functions|variables|variable "
         r"names|"
         r"classes|files|comments|commits|commit messages|branches|tests|amounts|numbers|recipes|"
         r"prices|weeks|meetings|emails|lists|steps|charts|axes|labels) (?:here )?(?:is|are|go|"
         r"come|"
         r"get|stay|start|end|begin) (?:always|never|only) .+)", kind="preference", fact="{x}",
         unless=r"\b(?:today|yesterday|broken|empty|missing|wrong|late|slow|red|down)\b"),
    Rule("for-then", "free", r"(?P<x>(?:for|in|with|on) (?:(?:any|all|every|my|most|anything|"
         r"everything|long|short|big|small|new|formal|official|internal|external) ?[\w' -]{0,40}|"
         r"[\w-]+s|(?:e?mail|code|python|java|javascript|sql|prose|writing|cooking|homework|"
         r"public|german|french|english|spanish|chat|meetings))(?: (?:you|i|we) \w+(?: for me| "
         rf"me| to \w+)?)?, (?:please |always |just |also )*(?:{ORDER}|don't|do not|never|no|"
         rf"only)\b"
         r".+)", kind="preference", fact="{x}", unless=AT_HAND + r"|\bfor (?:example|instance|"
         r"starters|days|hours|minutes|weeks|months|years|reasons|guests)\b"),
    Rule("reply-in", "free", r"(?P<x>(?:reply|answer|respond|write|speak|talk|text|message|write "
         r"back)(?: to me| me| back)? in (?-i:[A-Z][a-z]+)(?:,? (?:unless|until|except|even|"
         r"because|since|as|whatever|no matter|when|whenever|but|my|i|and|though) .+))",
         kind="preference", fact="Asks to {x}", unless=AT_HAND + r"|\b(?:email|letter)\b"),
    Rule("language-rather", "free", r"(?P<x>(?:(?-i:[A-Z])[a-z]+(?:ish|an|ch|se|ic|di|log)|dutch|"
         r"(?:british|american|uk|us) (?:spelling|english)) (?:in (?:everything|anything|all|every|"
         r"any|my|your)|for (?:everything|all|any)|is (?:better|easier|best|fine)|throughout|"
         r"everywhere|only(?=\Z|,)|unless|whenever|from)\b.*)", kind="preference",
         fact="Prefers {x}",
         unless=AT_HAND),
    Rule("like-im", "free", r"(?:please )?(?P<x>(?:explain|put|teach|tell|give|break)(?: (?:it|"
         r"that|this|things|stuff|everything|this stuff|all this))?(?: down)?(?: to)?(?: me)? "
         r"(?:like|as if|as though) (?:i'm|i am|i was|i were|im) .+)", kind="preference",
         fact="Asks to {x}"),
    Rule("own-things", "free", r"(?:please )?(?P<x>(?:write|draft|do|answer|start|end|format|title|"
         r"keep|make|address|phrase|word|open|close|finish|sign|label|name|price|sort|round|show|"
         r"put|lay out|structure|translate|number|date|quote|list|give|print|send) (?:all |any |"
         r"each of |every one of )*(?:my|our) (?!(?:next|last|first|new)\b)(?:[\w'-]+ ){0,3}?"
         r"(?:[\w'-]+s|mail|e-?mail|code|copy|correspondence|prose)(?: to \w+| for \w+)? (?:in|"
         r"with|"
         r"as|without|like|by|using|under|below|short|brief|formal|simple|polite|friendly|plain) "
         r".+)", kind="preference", fact="Asks to {x}", unless=AT_HAND + r"|\bby (?:noon|monday|"
         r"friday|five|\d)|\b(?:in|with|under) (?:the|a|an|my|column|row) (?!(?:friendly|formal|"
         r"polite|neutral|warm|casual|dry|professional|\w+ (?:tone|voice|style|font|format))\b)"),
    Rule("sign-as", "free", r"(?:please |and |always )*(?P<x>(?:sign|sign off|end|close|finish|"
                            r"start|"
         r"open)(?: off)?(?: them| everything| it| all of them| my \w+| all my \w+| (?:every|each) "
         r"\w+| with| as| just| simply)* (?:(?:with|as) )?(?:just )?(?:['\"“](?-i:[A-Z])|"
         r"(?-i:[A-Z])|"
         r"my (?:initials|first name|full name|name)).*)", kind="preference", fact="Asks to {x}",
         unless=r"\b(?:this|today|the (?:mail|email|letter|app|file|browser|page|document)|on|in) |"
         r"^(?:please )?(?:open|close|start|finish) (?-i:[A-Z])"),
    Rule("leave-off", "free", r"(?:please )?(?P<x>(?:leave|keep|exclude|ignore|drop|strip|filter|"
         r"take|omit|skip|count|disregard) (?!(?:the|this|that|it|them|these|me|us|him|her)\b)"
         r"[\w' -]{2,60}? (?:out(?: of)?|from|in|off|away from) (?:any|every|all|each|anything|"
         r"everything|my|our|your)\b.*)", kind="preference", fact="Asks to {x}",
         unless=r"\b(?:this|today|tonight|tomorrow|now)\b|\bin (?:my|our|your) (?:basket|"
         r"cart|bag)"),
    Rule("nothing-of", "free", r"(?:absolutely |and )?nothing (?P<x>(?:with|containing|involving|"
         r"about|made (?:of|with|from)|from|over|under|above|below|too|spicy|fried|scented|that "
         r"(?:contains|has|needs|involves|takes|costs)|longer than|before|after|on (?=\w+days)) "
         r"(?!(?:the|this|that|it|you|your|my|here|them)\b)[\w' ,-]+)", bare=True,
         kind="preference", fact="Wants nothing {x}", unless=r"\b(?:today|yesterday|yet|so far|"
         r"works?|worked|happens?|happened|came|changed|is|was|found)\b"),
    Rule("will-do", "free", r"(?P<x>(?!(?:it|this|that|these|those|the|either|any|both|one|friday|"
         r"monday|tuesday|wednesday|thursday|saturday|sunday|tomorrow|version|option|anything|"
         r"\d+)\b)[\w' -]{2,40} (?:will do(?: for (?:me|us))?|is all i (?:need|want)|are all i "
         r"(?:need|want)|are enough|is enough|(?:is|are) plenty)(?:,.*)?)", bare=True,
         kind="preference", fact="{x}", needs=r"\b(?:charts?|tables?|bullets?|text|numbers|"
         r"summar\w+|sentences?|lines?|words?|weekly|monthly|daily|headlines?|totals?|paragraphs?|"
         r"decimals?|averages|medians|percentages|examples?|options?|links?)\b",
         unless=r"\b(?:today|for now|tonight)\b"),
    Rule("mark-all", "free", r"(?:please |always )*(?P<x>(?:number|bold|label|highlight|mark|"
         r"underline|title|date|link|cite|source|round|translate|convert|abbreviate|sort|rank|"
         r"colou?r(?:-code)?|annotate|caption|spell out|write out|indent)(?:e?d)? (?:all |every |"
         r"each |"
         r"any |the |your |all the |all your |my |all my )?(?:steps|lists?|axis|axes|sources|"
         r"options|"
         r"charts|tables|amounts|numbers|abbreviations|acronyms|units|dates|names|columns|rows|"
         r"claims|quotes|recipes|figures|points|prices|lines|headings|variables|keywords|foreign "
         r"words|new words|terms|questions|answers|months)(?: (?!(?:in (?:the|this|that) (?!\w+ "
         r"you\b))|by \w+\Z"
         r").*)?)", kind="preference", fact="Asks to {x}",
         needs=r"\b(?:every|each|all|any|always|whenever|steps|sources|abbreviations|"
         r"acronyms|your|new "
         r"words|axes|lists)\b", unless=AT_HAND + r"|\b(?:the|these|those) (?:\w+ )?(?:steps|rows|"
         r"columns|lines|prices|names|dates|amounts|numbers) (?:in|from|of|on)\b"),
    Rule("do-not-so", "free", r"(?:please )?(?:don't|do not|never|no need to|stop) (?:ever |always "
                              r")*"
         r"(?P<x>(?:messag|call|ring|text|e?mail|ping|disturb|contact|notif|wak|schedul|book|"
         r"suggest|"
         r"send|remind|bother|buzz|phon|plan|offer|recommend|put|show|propos|quot|us|ask|assum|"
         r"includ|add|giv|start|end|say|writ|recommend|serv|order|pick|choos|turn|"
         r"switch|play|open)(?:e|y|ing|ying)? (?!(?:it|this|that|them|these|those|him|her|the|to|"
         r"an?)"
         r"\b(?! (?:full|whole|lot|long|different)))[\w' ,.:&/-]+)", kind="preference",
         fact="Asks to not {x}",
         needs=r"\b(?:after|before|between|outside|during|past|later than|earlier than|"
         r"on (?:\w+days|"
         r"weekends)|at (?:night|weekends|lunch)|unless|until|more than|longer than|over|under|"
         r"every|any|ever|always|when(?:ever)?|if|anything|paths|words|brands?|things|options|"
         r"places|restaurants|hotels|recipes|dishes|libraries|packages|tools|products|books|films|"
         r"movies|shows|meetings|calls|flights|songs|apps|questions?|examples|answers|sentences)\b",
         unless=r"\b(?:today|tonight|tomorrow|yesterday|yet|this|it|them|now|the (?:first|second|"
                r"last|"
         r"file|same|report|mail))\b|^\w+ (?:anyone|bob)\b"),
    Rule("only-send", "free", r"(?:please )?(?:only|just) (?:ever )?(?P<x>(?:send|message|call|"
                              r"ring|"
         r"text|remind|email|ping|notify|contact|alert|wake|disturb|bother|show|suggest|recommend|"
         r"offer|book|use|propose|give|include|answer|speak|write) .+)", kind="preference",
         fact="Asks to only {x}", needs=r"\b(?:after|before|between|on (?:\w+days|weekends)|when|"
                                        r"if|"
         r"for|in (?:an )?(?:emergenc|urgent)|once|during|with|that|from|under|over|urgent|"
         r"[\w-]+s)\b", unless=r"\b(?:today|tonight|tomorrow|yesterday|this|it|now|the|one|two|"
         r"three|rows?|lines?)\b"),
    Rule("compare-with", "free", r"(?P<x>(?:compare|measure|set|hold|benchmark|check) "
                                 r"(?:everything|"
         r"things|all \w+|sales|numbers|figures|results|spend|revenue|performance|every \w+) "
         r"(?:with|against|to) .+)", kind="preference", fact="Asks to {x}", lasting=True),
)  # fmt: skip
