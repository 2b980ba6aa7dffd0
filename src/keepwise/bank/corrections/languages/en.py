"""English signs of a correction."""

from __future__ import annotations

from keepwise.bank.corrections.signs import Signs

_DROP = (
    r"(?:forget|scrap|drop|ditch|ignore|disregard|delete|erase|remove|unlearn|bin|lose|strike|"
    r"never ?mind|cancel|undo|leave out|get rid of|don't (?:keep|save|store|remember|bother with))"
    r"(?: about)?"
)
_FRAME = (
    r"(?:bit|thing|part|stuff|one|preference|rule|note|business|info|information|request|wish|"
    r"habit|detail|fact|setting|memory|comment|requirement|story|piece)s?"
)
_IT = r"(?: (?:it|that|this|them|please|now|again|altogether|entirely))*"

_SAID = (
    r"(?:said|told you|wrote|mentioned|shared|typed|asked for|gave you|confided|revealed)"
    r"(?! (?:about|on|regarding|concerning)\b)"
)
_GO = (
    r"(?:forget|scrap|drop|ditch|disregard|delete|erase|remove|unlearn|clear|wipe|undo|cancel|lift|"
    r"take back|throw out|lose)"
)
_RULE = r"(?:rule|preference|instruction|setting|requirement|limit|restriction|ban)"
_I = r"(?: that)? i(?:'ve| have)? (?:ever |just |only just |so far |already )*"
_KEEP = r"(?:keep|store|save|remember|hold on to|record|retain|log|note)"
_WITHDRAWS = (
    # What was told, whenever
    rf"(?P<told>{_GO} (?:that|the|my|this) {_RULE}(?! (?:about|on|for|with|that|of|i)\b)|"
    rf"{_GO} the {_RULE} i (?:gave|set|made)(?: you)?|"
    rf"{_GO} (?:(?:everything|all)(?= (?:that )?i(?:'ve| have)? (?:only )?just\b)|anything|what|"
    rf"whatever|the things){_I}{_SAID}|"
    rf"what{_I}{_SAID},? (?:you can |please |just |should |can |be )*(?:{_GO}|forgotten|deleted|"
    rf"erased|removed|ignored)|"
    rf"(?:don't|do not|never) {_KEEP} (?:what|anything|everything|whatever){_I}{_SAID}|"
    rf"that {_RULE} (?:no longer|doesn't|does not) (?:appl(?:y|ies)|holds?|stands?)(?: any ?more)?|"
    rf"(?:the|that) {_RULE}{_I}(?:gave you|set|made|asked for),? (?:you can |please |just )*{_GO} "
    r"it)|"
    # What was said just now
    rf"(?:forget|unlearn) (?:all (?:of )?(?:that|this|it)|the lot|(?:that|it) all)|"
    rf"{_GO} the whole (?:subject|story|matter|topic)|"
    rf"(?:don't|do not|never) {_KEEP} (?:any|a word) of (?:it|this|that)|"
    r"(?:none|nothing) of (?:that|this|it) (?:needs to|should|has to|must|is to|may|can) (?:stay|"
    r"remain|be (?:kept|stored|saved|remembered|recorded|on file))|"
    r"(?:i|we) (?:don't|do not|never|wouldn't) (?:want|like) (?:any of )?(?:that|this|it) (?:kept|"
    r"stored|saved|remembered|recorded|on file)|"
    r"(?:that|this|it) (?:was|is|stays|should stay) (?:strictly )?between us|"
    r"(?:pretend|act as if) (?:i|you) (?:never|didn't|hadn't) (?:said|say|tell|told|mentioned|"
    r"heard|hear|read)\b.*"
)

SIGNS = Signs(
    withdraws=_WITHDRAWS,
    answer=r"you(?:['’]ve| have)? (?:just )?(?:turned|made|put|gave|given|wrote|written|used|"
    r"forgot|forgotten|left|took|taken|mixed|got|called|swapped|changed|misread|misspelt|misspelled|"
    r"added|included|dropped|cut|missed|counted|plotted|drew|drawn|sent|booked|picked|chose|"
    r"listed|translated|converted|skipped)|(?:these|those) (?:are|were|aren['’]t|weren['’]t|look)|"
    r"your (?:table|chart|list|answer|text|draft|summary|version|reply|numbers|figures|code)",
    filler=r"(?:oh|ah|(?:ha)+h?|lol|"
    r"(?:small|quick|slight|minor) (?:update|change|correction)|update|"
    r"a+rgh|ugh|"
    r"whoops|h+m+|ok(?:ay)?|well|sorry|apologies|wait|hang on|hold on|"
    r"oops|uh|um|erm|eh|no|nope|nah|so|please|and|but|also|you know what|damn|gosh|one sec)",
    regret=r"sorry|apologies|wait|hang on|hold on|oops|whoops|no|nope|nah|argh|a+rgh|ugh|damn|"
    r"(?:small|quick|slight|minor) (?:update|change|correction)|update",
    strong=r"i was (?:only |just )?(?:joking|kidding)|(?:just |only )(?:joking|kidding)|"
    r"change of plans?|typo|"
    r"scratch that|strike that|(?:(?:one|a|small|quick|tiny) )?correction|"
    r"(?:what )?i mean(?:t)?(?: to say)?|"
    r"(?:my|wrong|bad|old|force of) (?:mistake|bad|habit|error)|what am i saying|silly me|"
    r"i (?:got|had|said|wrote|typed) (?:that|it|this) wrong|i (?:told|gave|sent|"
    r"named|said|typed|wrote|picked|had)(?: you)? the wrong \w+(?: \w+)?|i was wrong|"
    r"i (?:counted|remembered|read|spelled|spelt|heard) (?:it |that |them )?wrong|i mis(?:counted|"
    r"read|remembered|spelt|spelled|heard)(?: (?:it|that|them))?|"
    r"i misspoke|i mixed (?:that|it|them) up|that should (?:be|read|say)|"
    r"(?:it|that)(?:'s| is| was) actually|on second thoughts?|no wait|wait,? no|rather make it|"
    r"typo|not \w+[,;]? (?:but|i meant)|(?:forget(?: about)?|scrap|drop|ignore|disregard|undo) (?:"
    r"that|it|this)"
    r"|that(?:'s| is| was) (?:outdated|out of date|obsolete|(?:no longer|not) (?:true|valid|right|"
    r"the case|current)(?: any ?more)?)|(?:i(?:'ve| have)? )?changed my mind(?! (?:about|on)\b)|"
    r"i take (?:that|it) back",
    edits=r"(?:rather |please )?(?:make|change|turn) (?:that|it|this)(?: (?:to|into))?",
    wrong=r"(?:that|this|it)(?:'s| is| was)(?: just| simply)? (?:wrong|incorrect|not right|not "
    r"correct)|wrong",
    unkept=r"(?:no need to|don't|do not|please don't|you needn't) (?:remember|save|keep|store|"
    r"note|memori[sz]e) (?:that|it|this|any of (?:that|it))|(?:that|it|this) (?:was|is)(?: only| "
    r"just)+ (?:for|a one-off)|that's (?:only|just) for",
    weak=r"actually|on reflection|no|nope|rather|instead|better|hm+ no|seeing it now|after all|"
    r"come to think of it|thinking about it|to be (?:precise|exact)|more precisely|strictly "
    r"speaking|i should say",
    now=r"now|turned|turned out|sold|in the end|nowadays|these days|from now on|as of|"
    r"since (?:last|this)|going forward|"
    r"no longer|any ?more|any longer|instead|changed|switched|moved|transferred|has become|"
    r"in future|these past|lately",
    ended=r"no longer|any ?more|any longer|used to",
    denied=r"(?:drop|scrap|ditch|lose|skip)(?= (?:the|my)\b)|not|no longer|isn't|aren't|wasn't|"
    r"instead of|rather than|in place of|never|"
    r"don't (?:want|need|use|like|do)|changed my mind (?:about|on)|forget(?: about)?|"
    r"enough of|no more|(?:said|told you|asked for|wanted|mentioned|wrote|typed|meant)(?! to)",
    shifts=(
        r"\bfrom (?P<old>[^,;!?]{2,40}?) (?:on)?to (?P<new>[^,;!?]{2,40})",
        r"\b(?:replace|swap) (?P<old>[^,;!?]{2,40}?) (?:with|for|by) (?P<new>[^,;!?]{2,40})",
    ),
    drops=(
        (
            rf"\b{_DROP} (?:what|everything|all|anything|whatever|that|it|(?:the|that|my|this) "
            rf"{_FRAME})\b"
            r"[^,;:.!?]{0,30}? ?\b(?:about|on|regarding|concerning|with|for) {X}"
        ),
        rf"\b{_DROP} (?:the|that|my|this) {{x}} {_FRAME}\b",
        r"\b(?:forget|scrap|drop)(?: about)? (?:the|that|my) {x}(?=[,;.!]|\Z)",
        (
            rf"\b(?:the|that|my|this) {{x}} {_FRAME}\W{{0,3}} (?:you can |please |just |can be |"
            rf"let's )*"
            rf"{_DROP}{_IT}(?=\W*(?:\Z|[,;:.!?]))"
        ),
        (
            rf"\b(?:the|that|my|this) {_FRAME} (?:about|on|for|with|of) {{x}}\W{{1,3}}"
            rf"(?:you can |please |just |can be |let's )*{_DROP}{_IT}(?=\W*(?:\Z|[,;:.!?]))"
        ),
        (
            r"\b(?:the|that|my|this|what i (?:said|told you)(?: about)?) {x} (?:is|are|was)"
            r" (?:outdated|obsolete|out of date|(?:no longer|not) (?:true|valid|relevant|the case|"
            r"right|"
            r"current|a thing)(?: any ?more)?|history|old news)"
        ),
        r"\bchanged my mind (?:about|on) {X}",
    ),
    matter=rf"\b(?:the|that|my|about the|about my|about|as for|for the|re:?) {{x}}"
    rf"(?: {_FRAME})?(?=\s*[,:?–-]| (?:is|are|has|have)\b|'s\b)",
    frame="bit thing part stuff one preference rule note business info information request wish "
    "habit detail fact setting memory comment said told mentioned tell say know remember please "
    "earlier before gave like want wanted me i you any more anymore altogether about story",
    task=r"show|plot|list|give|find|write|draft|translate|compare|sort|chart|draw|check|send|"
    r"tell|explain|pull|run|book|look|search|open|add|remove|can you|could you|what|when|"
    r"where|which|how|let's|try|get|summari[sz]e",
    only=r"only|just",
)
