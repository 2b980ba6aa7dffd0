"""English rules, by kinds: what people are called and want to be called."""

from __future__ import annotations

from keepwise.bank.speech.grammar import Rule
from keepwise.bank.speech.languages.en.people import PET, RELATIVE

_CAP = r"(?-i:[A-Z](?:[a-zà-ÿ'’]|[A-Z][a-z])+(?:-[A-Z][a-zà-ÿ]+)?)"
_TITLE = (
    r"(?:(?-i:Mrs?|Ms|Miss|Mx|Dr|Doctor|Prof(?:essor)?|Sir|Madam|Dame|Lady|Lord|Captain|Major|"
    r"Colonel|Sergeant|Father|Sister|Reverend|Rev|Rabbi|Herr|Frau|Madame|Monsieur|Señora|Señor)\.?)"
)
_NAME = rf"(?:{_TITLE} )?{_CAP}(?: {_CAP})?"
_TITLED = rf"{_TITLE} {_CAP}(?: {_CAP})?"
_POLITE = (
    r"(?:if you (?:please|don't mind|would|wouldn't mind|prefer)|please|thanks|thank you|not .+|"
    r"will do(?: nicely)?(?: for me)?|is fine|is (?:the name|how .+)|to you|we haven't met|"
    r"we've never met|for short|from now on|when you (?:write|reply|answer).*)"
)
# What stands where a name could and is none.
_THING = (
    r"(?!(?:everything|nothing|everyone|nobody|anyone|someone|something|all|one|it|that|this|what|"
    r"problem|again|only|same|good|great|new|me|we|still|right|over|out|up|down|not|yes|no|stuff|"
    r"monday|tuesday|wednesday|thursday|friday|saturday|sunday|business|"
    r"january|february|march|april|may|june|july|august|september|october|november|december|"
    r"chrome|firefox|safari|excel|word|windows|linux|android|python|java|amazon|google|outlook|"
    r"gmail|slack|zoom|teams|english|german|french|spanish|italian|dutch|sales|spain|italy|"
    r"france|germany|london|paris|berlin|version|option|table|chart)\b)"
)

NAMING: tuple[Rule, ...] = (
    Rule("name-here", "fill", rf"(?:it's |this is )?(?:me,? )?{_THING}(?P<name>{_NAME})"
         r"(?:,? (?:again )?(?:from|in|at) [^,]{2,40})? (?:here|speaking)(?: again)?(?:,.*)?|"
         r"(?:this is|it's) (?P<name2>"
         rf"(?!.*\b(?:is|are|was)\b){_CAP}) (?:from|at|with|in) (?:the |our )?[^,]{{2,40}}(?:,.*)?",
         kind="name", slot="name"),
    Rule("thats-my-name", "fill", rf"(?:it's |just |i'm |simply )*{_THING}(?P<name>{_CAP}(?: "
         rf"{_CAP})?),? (?:that's|that is|is|it's) (?:just )?(?:my (?:actual |real |first |full )?"
         r"name|what (?:i'm called|they call me|everyone calls me)|how i sign)(?:,.*)?",
         kind="name", slot="name"),
    Rule("titled", "fill", rf"(?:it's|it is|that's|make (?:it|that)|i'm|i am|just|to you it's)? ?"
         rf"(?P<name>{_TITLED}),? {_POLITE}(?:,.*)?|(?:it's|it is|make that|make it|that's) "
         rf"(?:actually )?(?P<name2>{_TITLED})(?:,.*)?", kind="address", slot="address"),
    Rule("address-as", "fill", r"(?:.{0,60}\b(?:if|that) (?:you|everyone) |(?:when(?:ever)?|"
         r"if) (?:you|we) [\w' ]{2,40}?,? )?(?:you can |please |just |simply )*"
         r"(?:address(?:ed)?|refer(?:red)? to|greet(?:ed)?|call(?:ed)?|call(?:ing)?) me "
         rf"(?:simply |just |only |always |as )*(?P<name>{_NAME})(?: (?:and|from now on|in|when|"
         r"please|not|rather|instead|if)\b.*)?", kind="address", slot="address"),
    Rule("letters-to", "fill", r"(?:please )?address (?:all |any |your |my )?(?:letters|mail|"
         r"e-?mails|messages|everything|replies|parcels|invoices|correspondence)(?: to me)? (?:as|"
         r"to)"
         rf" (?P<name>{_NAME})", kind="address", slot="address"),
    Rule("call-me", "fill", r"(?:\w+ ){0,3}?(?:people|friends|family|colleagues|mates|kids|"
         r"everyone|everybody|they|folks|you)(?: (?:at|in|here|around|back) \w+)? (?:all |just |"
         rf"usually |always |normally |mostly )*(?:calls?|knows?) me (?:as |by )?(?P<name>{_NAME})"
         r"(?:,? (?:so|and|but|not|because)\b.*)?", kind="address", slot="address"),
    Rule("names-is", "fill", rf"(?:the name's|the name is|name's) (?:actually )?{_THING}"
         rf"(?P<name>{_NAME})(?:,? not .+)?", kind="name", slot="name"),
    Rule("goes-by", "fill", rf"(?:i|i've always) (?:usually |just |mostly |actually |now )*"
         rf"(?:go|gone) by (?P<name>{_NAME})(?: (?:these days|now|at work|online|nowadays))?"
         r"(?:,? .+)?", kind="address", slot="address"),
    Rule("spelt", "free", r"(?:my|our) (?:name|surname|last name|first name|street|town) is "
         r"(?:spelt|spelled|written|pronounced) (?P<x>.+)|(?P<y>i spell (?:my (?:name|surname)) "
         r".+)", kind="personal"),
    Rule("rather-be", "fill", r"i(?:'d| would) (?:rather|prefer to|like to|much rather) be "
         r"(?:called |known as )?(?P<name>(?-i:[A-Z])[\w'’-]+)(?: (?:here|instead|please|now|from "
         r"now on|to "
         r"you|in here|on here))*", slot="address", kind="address"),
    Rule("not-called", "free",
         r"(?:i (?:do not|don't|would rather not|'d rather not|"
         r"prefer not|really don't|would prefer not) ?(?:wish |want |care |to be |to )*|i'd rather "
         r"not (?:be )?|i(?:'d| would) prefer not to be )"
         r"(?P<x>(?:called|addressed|referred to|greeted|call me|be called|be addressed)\b.+)",
         kind="address", fact="Does not want to be {x}"),
    Rule("not-called", "free", r"(?:please )?(?:don't|do not|never|stop|no more|quit) (?:ever )?"
         r"(?:call(?:ing)?|address(?:ing)?) me (?:by |as )?(?P<x>(?:my (?:first|full|last) name|"
         r"['\"“]?[\w]+['\"”]?(?: or ['\"“]?[\w ]+['\"”]?)?))(?:,.*)?",
         kind="address", fact="Does not want to be called {x}",
         unless=r"\bme (?:at|on|back|before|after|now|today|again|when|if|until|by now|in|during|"
         r"for|from|about|this|that|unless|while|and|tomorrow|tonight)\b"),
    Rule("by-name", "free", r"(?:please )?(?P<x>(?:(?:use|stick to|keep to) (?:my )?"
         r"(?:first names?|surnames?|last names?|full names?|middle name|nickname|titles?)|"
         r"(?:(?:just |only )?first names?|surnames?|last names?) (?:is|are|basis) ?(?:fine|ok|"
         r"good|best|enough)?|(?:skip|drop|no|without) (?:the )?(?:titles?|mr|mrs|sir|madam|"
         r"ma'am|honorifics)(?: (?:with me|stuff|thing|please))?)(?:,? .{0,40})?)",
         kind="address", fact="Asks: {x}"),
    Rule("their-name", "free", rf"(?:my|our) (?P<f>(?:\w+ )?(?:{RELATIVE}|{PET}))(?:'s| is|"
         rf"s are|'re| are)? (?:called|named) (?P<name>{_CAP}(?:(?:, | and ){_CAP})*)(?: .+)?",
         kind="personal"),
)  # fmt: skip
