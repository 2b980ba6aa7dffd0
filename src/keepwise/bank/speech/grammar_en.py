"""The English grammar: how people state preferences, work, names, habits, and what to forget."""

from __future__ import annotations

from keepwise.bank.speech.grammar import SHAPES, Grammar, Rule
from keepwise.bank.speech.lexicon import FAMILY_EN, NO_NAMES_EN, ROLE_EN, TEAM_EN
from keepwise.bank.speech.wording import statement_en, third_person_en

_OFTEN = (
    r"(?:(?:really|much|strongly|generally|usually|always|also|still|just|definitely|now|"
    r"normally|typically|mostly|currently|mainly|primarily|tend to|only) )*"
)
_IM = r"i(?:['’]?m| am)"
_ID = r"i(?:['’]d| would)"
_NOT = r"(?:don['’]?t|do not|never|no longer)"
_SEE = r"(?:(?:to )?(?:see|have|get|use|read|receive|work with) )?"
_GIVE = (
    r"(?:show(?:ed)?|gave|give|display|present|report|send|use[d]?|provide|deliver|list|quote|"
    r"convert|"
    r"express|kept|made|answered|replied|wrote|"
    r"return|format|answer|reply|respond|write|speak|talk|state|print|put|prefer|stick (?:to|with)|"
    r"go (?:with|back to)|default to|switch (?:back )?to|change (?:back )?to|revert to|return to|"
    r"(?:answer|reply|respond|show|us|writ|giv|keep|send|speak|express)ing|"
    r"back to)"
)
_ORDER = (
    r"(?:include|add|show|give|use|start|end|begin|answer|reply|respond|write|explain|list|sort|"
    r"order|compare|round|format|summari[sz]e|mention|cite|ask|tell|put|highlight|keep|break|"
    r"spell|address|translate|provide|skip|omit|leave|check|label|group|assume|exclude|display|"
    r"present|report|state|quote|link|limit|lead|flag|split|filter|default|double-check|offer|"
    r"suggest|recommend|avoid|attach|mark|refer|spare|stick|be|send|email|mail|open|start)"
)
_SINCE = r"(?: (?:last|this) \w+| in \w+| recently| since .+| now| for (?:.+) (?:years|months))?"
_THING = r"(?!(?:it|this|that|these|those|them|to|what|how|when|if|you|your|him|her)\b)"
_SLOT_NAME = r"(?:[a-z]+ ){0,2}[a-z]+"

RULES: tuple[Rule, ...] = (
    # Whoever defines words or speaks for others is not talking about themselves.
    Rule("redefinition", "skip",
         r".*\b(?:when|whenever|if|every time|each time) (?:i|we|you|anyone|anybody|someone|"
         r"somebody|people|they|users?|the user|one)(?:['’]\w+)? (?:say|ask|write|mention|type|"
         r"refer|talk|speak)s?\b.*|.*\bby\b.{1,60}\b(?:i|we) (?:really |actually )?mean\b.*|"
         r".*\b(?:really |actually |always |only )?means?\b (?!(?:that )?i\b).*\bonly\b.*"),
    # Forget
    Rule("forget-idiom", "skip",
         r"(?:just )?(?:forget (?:about )?it|never ?mind|forget i (?:asked|said anything))"),
    Rule("forget-all", "forget",
         r"(?:forget|delete|erase|remove|wipe|clear) (?:absolutely )?(?:everything|all|all of it|"
         r"(?:all )?(?:of )?(?:my|your) (?:memory|memories)(?: (?:of|about) me)?)"
         r"(?: (?:that )?(?:you|you['’]ve|you have) (?:know|remember|learn(?:ed|t)|have|stored?|"
         r"saved?)(?: (?:stored|saved))?)?(?: (?:about|on|of) me)?",
         fact="Everything", slot="*"),
    Rule("forget-last", "forget",
         r"(?:forget|don['’]?t remember|do not remember|stop remembering|delete|erase|unlearn) "
         r"(?:that|this|that one|that memory|this memory|what i (?:just |last )?said|"
         r"the last (?:one|thing|memory)(?: i said)?)(?: again)?"),
    Rule("forget", "forget",
         r"(?:you (?:can|may|should) )?(?:forget|stop remembering|don['’]?t remember|"
         r"do not remember|no longer remember|unlearn)"
         r"(?P<x> (?:about )?(?:that |the fact that |what |the (?:bit|part|thing|stuff|note|memory"
         r"|preference|fact) |about |my |i\b|i['’]).+)"),
    Rule("forget", "forget",
         r"(?:delete|remove|erase|drop|clear)(?P<x> (?:that |the |my |what ).+?) (?:from (?:your |"
         r"the )?(?:memory|memories|notes)|(?:that )?you (?:remember|have (?:stored|saved))"
         r"(?: about me)?)"),
    Rule("forget", "forget",
         r"(?:delete|remove|erase|drop|clear)(?P<x> (?:the |that |your )?(?:memory|memories|note|"
         r"preference) (?:about|of|that|on|for) .+)"),
    Rule("no-longer", "end",
         r"i (?:no longer|don['’]?t|do not) (?P<x>.+?) (?:any ?more|any longer)|"
         r"i no longer (?P<y>.+)", kind="work"),
    Rule("no-longer", "end",
         r"i(?:['’]?m| am) (?:no longer|not) (?P<z>.+?)(?: any ?more| any longer)?", kind="work",
         fact="am"),
    # Remember
    Rule("remember", "remember",
         r"(?:remember|keep in mind|bear in mind|don['’]?t forget|do not forget|never forget|"
         r"make (?:a )?note|take note|memori[sz]e|make sure (?:you|to) remember|"
         r"for (?:future reference|the record|your (?:information|memory))|fyi|note to self)"
         r"(?: for (?:next time|later|the future|me))?(?:,? that|:|,)? (?P<x>.+)"),
    Rule("remember", "remember",
         r"(?:note|save|store|know|be aware|you should know)(?: (?:down|in your memory))? "
         r"(?:that|:) ?(?P<x>.+)"),
    # Names and forms of address
    Rule("address", "fill",
         r"(?:you (?:can|may|should) |everyone |people |friends )?(?:just )?(?:calls?|address|"
         r"refer to) me "
         r"(?:as )?(?P<name>[^,;(]+)(?:[,(].*)?|i (?:go by|(?:prefer|like|want) to be (?:called|"
         r"addressed "
         r"as)) (?P<name2>[^,;(]+)(?:[,(].*)?", kind="address", slot="address"),
    Rule("name", "fill", r"my (?:full |first |real )?name(?: is|['’]s) "
                         r"(?P<name>[^,;(]+)(?:[,(].*)?",
         kind="name", slot="name"),
    Rule("name", "fill", rf"(?:{_IM}|this is) (?P<name>[^,]+?)(?:,? (?:from|in) "
         rf"(?P<team>{TEAM_EN}))?", kind="name", slot="name"),
    # Work, role, place
    Rule("team", "fill",
         rf"(?:i {_OFTEN}work|{_IM}(?: now)?(?: working)?)(?: now)? (?:in|on|with|for|part of|"
         rf"a member of) (?P<x>{TEAM_EN}){_SINCE}", kind="team", slot="team"),
    Rule("team", "fill",
         rf"i(?:['’]ve| have)? (?:just |recently )?(?:moved|switched|changed|transferred|joined)"
         rf"(?: from .{{2,40}}?)?(?: (?:over )?to)? "
         rf"(?P<x>{TEAM_EN}){_SINCE}", kind="team", slot="team"),
    Rule("work", "free",
         rf"i {_OFTEN}(?P<v>work on|cover|look after|handle|oversee|manage|lead|report on|focus on|"
         rf"take care of|speciali[sz]e in|deal with|am responsible for|am in charge of) "
         rf"(?P<x>{_THING}.+)", kind="work", reads=("region",)),
    Rule("work", "free",
         r"i (?P<v>run|own|head|lead) (?P<x>(?:the |our |a )?.*\b(?:teams?|departments?|brands?|"
         r"accounts?|"
         r"campaigns?|region|markets?|category|business|portfolio|squad)\b.*)", kind="work",
         reads=("region",)),
    Rule("work", "free",
         rf"{_IM} (?:now |also |mainly )*(?P<v>responsible for|in charge of|working on) "
         rf"(?P<x>{_THING}.+)", kind="work", reads=("region",)),
    Rule("only", "free",
         r"i (?P<a>only|mainly|mostly|primarily|exclusively) (?P<v>care about|look at|deal with|"
         r"work with|"
         r"cover|ask about|report on|focus on) (?P<x>.+)", kind="work", reads=("region",)),
    Rule("detail", "free",
         r"(?:i|we)(?:['’]ve| have)? (?:just |now )?(?P<v>booked|decided|agreed) (?P<x>(?!it\b).+)",
         kind="detail"),
    Rule("employer", "fill", r"i work (?:for|at) (?P<name>(?!(?:a|an|the|my|home|night)\b).+)",
         kind="employer", slot="employer", fact="Works at {x}"),
    Rule("work-place", "free",
         r"i (?P<v>work) (?P<x>(?:from|in|at|for|with|as|remotely|part[- ]time|full[- ]time)"
         r"(?!\w)(?! (?:progress|what|how|that|this|it|you|him|her|them|late|"
         r"now)\b).*)", kind="work"),
    Rule("role", "fill", rf"(?:{_IM}|i work as)(?: (?:also|now|currently))? "
         rf"(?P<x>(?:an? |the |their |our )?{ROLE_EN})", kind="role", slot="role"),
    Rule("role", "fill", r"i(?:['’]ve| have)? (?:just |recently |now )?(?:became|become|(?:been |"
                         r"got )?"
         rf"promoted to|started as|switched to being) (?P<x>(?:an? |the )?{ROLE_EN})", kind="role",
         slot="role"),
    Rule("home", "fill", rf"(?:i (?:currently |now )?live|{_IM} (?:currently |now )?"
         r"(?:living|based|located)) (?:in|near) (?P<x>.+)", kind="home", slot="home"),
    Rule("diet", "free",
         rf"{_IM} (?P<x>(?:a )?(?:strict )?(?:vegetarian|vegan|pescatarian|coeliac|celiac|diabetic|"
         r"left-handed|colou?r[- ]?blind|dyslexic|lactose[- ]intolerant|gluten[- ]free|"
         r"(?:severely )?allergic to .+)(?: and .+)?)", kind="personal", fact="Is {x}"),
    Rule("diet", "free",
         r"i (?:don['’]t|do not|can['’]?t|cannot|never) (?P<v>eat|drink) "
         r"(?P<x>.+)", kind="personal"),
    Rule("personal", "free", rf"{_IM} (?P<v>learning|studying|training for|retired|married|"
                             rf"divorced)"
         r"(?P<x>(?: .+)?)", kind="personal"),
    Rule("personal", "free",
         r"i (?P<v>speak|have|own|play|collect) (?P<x>(?!(?:to|a (?:question|problem|meeting|"
         r"look|few|quick)|an? (?:idea|issue|error)|no idea|not|been|just|already|some|"
         r"the (?:same|feeling|impression)|one|another)\b)(?:.*\b(?:allerg(?:y|ies)|kids?|"
         r"children|daughters?|sons?|dogs?|cats?|twins|guitar|piano|tennis|football|chess|"
         r"stamps|english|german|french|spanish|italian|dutch|portuguese|polish|fluent\w*)\b.*))",
         kind="personal"),
    # My something is something
    Rule("favorite", "free",
         r"my (?:(?:all[- ]time|absolute|personal) )?(?P<f>favou?rite) (?P<q>[\w -]{2,40}?) "
         r"(?:is|are) (?P<x>.+)", fact="{f} {q} is {x}", slot="favorite", qualifier="q"),
    Rule("slot-is", "fill", rf"(?:my|our) (?:(?:default|preferred|usual|standard|main|own) )?"
         rf"(?P<slot>{_SLOT_NAME})(?: is|['’]s| should be| are) "
         r"(?:now )?(?P<x>.+)", kind="slot"),
    Rule("my", "free", rf"my (?P<f>{FAMILY_EN}) (?P<q>is|are) (?P<x>{_THING}.+)", kind="personal",
         fact="{f} {q} {x}"),
    Rule("usual", "free", r"my (?P<f>(?:go-to|usual|default|preferred|standard) [\w -]{2,30}?) "
                          r"(?P<q>is|are) "
         rf"(?P<x>{_THING}.+)", fact="{f} {q} {x}", reads=("period",)),
    Rule("cares", "free", r"what (?:i care about|matters|matters to me|i look at)(?: the)?(?: "
                          r"most| first)?"
         r"(?: to me)? is (?P<x>.+)", fact="Cares most about {x}"),
    Rule("slot-is", "fill", r"(?P<x>.+?) (?:is|are) my (?:preferred |default |usual |standard )?"
         r"(?P<slot>currency|language|format|time ?zone|region|units?|team|"
         r"department)", kind="slot"),
    Rule("best", "value", r"(?P<x>.+?) (?:works?|are|is) (?:the )?(?:best|better|easier|easiest|"
                          r"ideal|"
         r"clearest|clearer)(?: to read)?(?: for me)?(?: than .+)?", reads=SHAPES),
    Rule("kind-of-person", "value", rf"{_IM} (?:more of )?an? (?P<x>[\w-]+(?: [\w-]+)?) "
                                    rf"(?:person|guy|girl|"
         r"fan|type)(?:,? (?:not|than|rather than) .+)?", reads=SHAPES),
    Rule("interest", "free", rf"{_IM} (?:only|mainly|mostly|particularly|especially|always) "
         r"interested in (?P<x>.+)", kind="work", reads=("region",)),
    # Not interested
    Rule("not-interested", "free",
         rf"i {_NOT} (?:really )?care (?:much )?(?:about|for) (?P<x>{_THING}.+)|"
         rf"{_IM} not (?:really |at all )?interested in (?P<y>{_THING}.+)|"
         rf"i have no interest in (?P<z>{_THING}.+)",
         fact="Is not interested in {x}", negative=True, reads=(*SHAPES, "region")),
    # Wishes
    Rule("dislike", "wish",
         rf"i (?:really )?(?:hate|dislike|can['’]?t stand|cannot stand|detest|{_NOT} (?:like|want|"
         rf"need|enjoy|use|love|want to see|like to see|like seeing)|avoid) "
         rf"{_SEE}(?P<x>{_THING}.+)",
         fact="Dislikes {x}", negative=True, reads=SHAPES),
    Rule("prefer", "wish", rf"(?:i {_OFTEN}|{_ID} {_OFTEN})prefer {_SEE}"
         rf"(?:(?:it )?(?:when|if) (?:you )?(?:could )?(?:{_GIVE} (?:me )?(?:in |with )?)?)?"
         r"(?:to be )?(?P<x>(?!(?:it|this|that one|these|those|the (?:first|second|third|last|"
         r"other|former|latter|new|old) (?:one|option|version)?|option|version|not)\b).+)",
         fact="Prefers {x}", reads=(*SHAPES, "period")),
    Rule("prefer", "wish", rf"{_ID} rather {_SEE}(?P<x>{_THING}.+)", reads=SHAPES),
    Rule("preference-is", "wish", r"my preference (?:is|would be)(?: for| to (?:see|use|get))? "
         r"(?P<x>.+)", fact="Prefers {x}", reads=SHAPES),
    Rule("like", "wish",
         rf"i {_OFTEN}(?:like|love|enjoy|adore) {_SEE}(?:it (?:when|if) )?(?P<x>{_THING}(?!the (?:"
         r"idea|way|look|sound|new|first|second|last|result|answer)\b).+)",
         fact="Likes {x}", reads=SHAPES),
    Rule("like", "wish", rf"{_IM} (?:a (?:big |huge )?fan of|fond of|keen on|into|a sucker for) "
         rf"(?P<x>{_THING}.+)", fact="Likes {x}", reads=SHAPES),
    Rule("want", "value",
         rf"(?:i {_OFTEN}(?:want|need|mean|meant|use|think in|work in|report in)|{_ID} (?:like|"
         rf"love|want|"
         rf"(?:appreciate|love|like|prefer) it if you (?:could |would )?(?:{_GIVE}|keep|be|were))|"
         rf"it(?:['’]d| would|['’]s| is)(?: be)? (?:best|great|nice|good|helpful|better|easier) "
         rf"(?:for me )?if you (?:could "
         rf")?(?:{_GIVE}|keep)) "
         rf"{_SEE}(?:you to (?:{_GIVE}|keep|be) (?:me )?|"
         r"(?:it|everything|all|my \w+|answers?|things) (?:in|as) )?(?P<x>.+)", reads=SHAPES),
    Rule("want-order", "order",
         rf"(?:i (?:want|need|expect)|{_ID} like) you to (?P<x>(?:always |never )?{_ORDER}\b.*)"),
    # Habits
    Rule("habit", "free",
         r"i (?P<a>always|usually|normally|typically|generally|mostly|often|never|mainly) "
         r"(?P<v>(?!(?:get|forget|see|have|find|lose|run|hit|think|thought|wonder|end|feel|felt|"
         r"struggle|said|knew|had|got|was|were|want|wanted|need|hear|heard|love|hate|am|fail|"
         r"wish|hoped?|know|understand|understood|asked|received|did|do|will|would|ever|make)\b)"
         r"\w+) (?P<x>.+)",
         kind="habit", reads=("period",)),
    Rule("rhythm", "free", r"i (?P<v>(?!(?:get|got|see|have|had|was|did|do|am|think|want|"
                           r"need)\b)\w+) (?P<x>.+ "
         r"(?:every|each) (?:\w+ )?(?:day|week|month|quarter|year|morning|evening|\w+day)s?(?: "
         r"\w+)?)",
         kind="habit"),
    Rule("only-then", "free", r"i can (?P<x>only (?:meet|work|travel|attend|take calls|"
         r"talk)\b.+)", kind="habit", fact="Can {x}"),
    # Orders
    Rule("call-off", "wish",
         rf"(?:never|don['’]?t|do not|stop|avoid|no more|please no|no|skip|spare me|drop|leave "
         rf"out) "
         rf"(?:ever )?(?:bother (?:me )?with )?(?:(?:{_GIVE}|giving|showing|using|sending)(?: me)?"
         rf"(?: with| in)? )?(?:the |any )?(?P<x>.+)",
         negative=True, reads=SHAPES),
    Rule("no-clutter", "free",
         r"(?:no|avoid|without|skip|drop|leave out|don['’]?t use|do not use|never use|stop using|"
         r"i (?:don['’]?t|do not) (?:want|like|need)) (?:any |the )?(?P<x>(?:emojis?|emoticons?|"
         r"jargon|"
         r"small ?talk|abbreviations|acronyms|exclamation (?:marks|points)|filler|disclaimers|"
         r"apologies|headings|bold(?: text)?|buzzwords|slang|pleasantries|preambles?|footnotes)"
         r"(?: (?:and|or) \w+)?)", fact="Does not want {x}"),
    Rule("avoid", "free", rf"avoid (?P<x>{_THING}(?!the\b).+)", fact="Asks to avoid {x}",
         sign=True),
    Rule("never", "order", rf"(?P<x>(?:never|don['’]?t|do not|avoid|stop) (?:ever )?(?:{_ORDER}|"
                           rf"\w+ing)\b.*)"),
    Rule("round", "value", r"round (?:(?:to|up to|off to) )?(?:the )?(?P<x>.+)",
         reads=("rounding",)),
    Rule("change", "value",
         r"(?:make|have) (?:that|it|them|everything) (?:in )?(?P<x>.+)|"
         r"(?:change|switch|set|update) (?:my |the |that |it )?(?:default |preferred )?"
         r"(?:currency|language|format|time ?zone|units?|tone|theme|it|that)? ?(?:back )?to "
         r"(?P<y>.+)",
         reads=("currency", "language", "units", "temperature", "timezone", "theme", "date_format",
                "time_format", "format", "tone")),
    Rule("show", "value",
         rf"(?:always )?(?:{_GIVE}|keep|make|be|be more|have)(?: to)?(?: me| us)?(?: always)?"
         r"(?: back)?(?: in| with| as| using| to| by)? (?P<x>.+)",
         reads=(*SHAPES, "period", "region")),
    Rule("lets", "value", rf"let['’]?s (?:always )?{_GIVE}(?: to| in| with| as)? "
                          rf"(?P<x>.+)", reads=SHAPES,
         sign=True),
    Rule("values", "value", r"(?:always |only |just |in |with |as |rather |better )*(?P<x>.+)",
         reads=SHAPES, sign=True),
    Rule("always", "order", rf"(?P<x>(?:always )?{_ORDER}\b.*)"),
)  # fmt: skip


ENGLISH = Grammar(
    language="en",
    rules=RULES,
    gate=r"\b(?:i|i['’]?m|my|me|please|pls|always|never|from now on|prefer|show|use|give|answer|"
    r"reply|keep|make|be|no|not|don['’]?t|do not|stop|avoid|remember|forget|call|round|switch|"
    r"change|set|for|this is|note|bear|delete|erase|remove|clear|wipe|unlearn|as always|"
    r"going forward|by default|instead|only|respond|write|rather|memori[sz]e|(?:can|could|would) "
    r"you|"
    r"go back|revert|default to|best|better)\b",
    lead=r"(?:(?:(?:quick|one|another|small|just a|two) )?(?:things?|notes?|requests?|favou?r|"
    r"heads[- ]up|"
    r"reminder|context|update|preferences?)\b[^:.]{0,40}:\s+|"
    r"(?:when|whenever|if|every time) (?:you|i) (?:show|give|send|answer|reply|present|ask|talk|"
    r"write|report)\b[^,]{0,40},\s+|nope[,.]?\s+|nah[,.]?\s+|"
    r"(?:actually|please|pls|also|and|but|so|well|oh|ok|okay|hi|hello|hey|hi there|hey there|"
    r"good morning|thanks|thank you|great|good|cool|perfect|nice|right|yes|yeah|no wait|sorry|"
    r"by the way|btw|fyi|just so you know|just to let you know|as i (?:said|mentioned)|"
    r"for your information|in general|generally|one more thing|to be clear|"
    r"in (?:the )?future|from now on|from here on|from today(?: on)?|going forward|by default|"
    r"as a rule|whenever possible|if possible|then|now|hmm|correction|"
    r"(?:can|could|would|will) you(?: please)?(?: mind)?|kindly|too|again)\b[,:!.]?\s+)",
    tail=r"(?:[,;]?\s*(?:\b(?:please|pls|thanks|thank you|thx|from now on|from here on(?: out)?|"
    r"(?:for|with|to) (?:me|us)|as always|as usual|always|instead|by default|in (?:the )?future|"
    r"going forward|"
    r"every time|each time|at all times|ok|okay|too|as well|again|whenever possible|"
    r"if possible|where possible|in general|then|though|permanently|for good|"
    r"in your (?:answers?|replies|responses)|when you (?:answer|reply)( me)?)\b|[.!…]+|"
    r"[:;]-?[)D]|[\U0001F300-\U0001FAFF\u2600-\u27bf\ufe0f]+))",
    polite=r"\b(?:please|pls|kindly)\b",
    unreal=r"\b(?:if i (?:were|was|had|could|would|said|asked|wanted|ever)|suppose|supposing|"
    r"imagine|"
    r"hypothetically|pretend|what if|let['’]?s say|let us say|say i|assuming|in theory|"
    r"for example|e\.g\.|as an example|if only|i wish|role-?play|in a parallel)\b",
    sarcastic=r"\byeah,? right\b|(?:^|\s)/s\b|\bas if\b|\bsure,? because\b|\boh great\b|"
    r"\b(?:not|lol,? not)!?$|\bjust what i needed\b|\bjust love it when\b|🙄|\bjk\b|"
    r"\bkidding\b|\boh,? sure\b|\bsure,? i (?:just )?(?:love|like)\b",
    reported=r"(?:(?i:he|she|they|everyone|everybody|someone|somebody|people|(?:my|our|the|your) "
    r"(?:boss|manager|colleagues?|team|lead|wife|husband|partner|client|customer|friend|"
    r"director|boss['’]s \w+|co-?workers?|ceo|cfo|mother|father|son|daughter|users?))"
    r"|[A-Z][\w-]+(?: [A-Z][\w-]+)?) (?:always |never |also |usually |really |just |only )?"
    r"(?i:said|says|wrote|writes|thinks|told|tells|asked|asks|claims|wants|wanted|mentioned|"
    r"suggested|insists?|complained|believes|likes|loves|prefers|preferred|hates|needs|"
    r"uses|does|works|is|are|has|would|should|calls)\b|"
    r"(?i:they|people|we all|everyone|customers|users) (?:want|like|love|prefer|hate|need|use|"
    r"think|say)\b|(?i:according to)\b",
    once=r"\b(?:this time|just (?:for )?(?:now|once|today|this)|for (?:now|once|today|this|these|"
    r"tonight|tomorrow|the (?:moment|meeting|presentation|call|time being|next \w+))|"
    r"this once|only (?:today|now|this)|(?:in|on|to) this (?:one|case|report|chart|answer|table|"
    r"slide|email|mail|message|document|deck|query|question|thread|chat|conversation)|"
    r"today only|temporarily|right now|for a (?:moment|minute|change)|one-off|"
    r"(?:until|till) (?:tomorrow|later|then)|exceptionally|as an exception)\b",
    standing=r"\b(?:always|never|from now on|from here on|from today|going forward|by default|"
    r"in (?:the )?future|every time|each time|at all times|as always|as usual|as a rule|"
    r"permanently|whenever possible|for good|no matter what|(?:don['’]?t|do not) ever)\b",
    additive=r"\b(?:also|too|as well|in addition|additionally|on top of that|besides)\b",
    asked=r"(?:[^?]{0,60},\s*)?(?:can|could|would|will|may) (?:you|i)\b.*\b(?:always|never|from "
    r"now on|remember|forget|"
    r"stop|going forward|by default|in (?:the )?future|call me|every time|stick (?:to|with)|"
    r"switch (?:back )?to|default to)\b.*",
    opposed=r",? (?:and |but )?(?:not|never|no)\b|,? instead of\b|,? rather than\b| over\b|"
    r",? but no\b| than\b| >|(?<=tables) to\b|(?<=charts) to\b|, without\b",
    limit=r",? (?:for|in|on|when|whenever|during|with|if|at) ",
    limit_ahead=r"(?P<limit>for (?!me\b|us\b|the record\b|future\b|your\b)[\w&'’ -]{2,40}?)(?:, |"
    r",? "
    r"(?=(?:i|please|use|"
    r"show|give|always|never|make|keep|only)\b))",
    open_limits=r"(?:me|us|everything|all|now|any(?:thing)?|the record|your (?:information|"
    r"reference)|all (?:of )?(?:my )?(?:answers|amounts|"
    r"figures|numbers|questions|requests|conversations|chats)|(?:my |your |all )?"
    r"(?:answers?|repl(?:y|ies)|responses?|amounts|figures|numbers|results|prices|"
    r"values|questions)|general|possible|you can|you answer(?: me)?|future)",
    glue=r"(?:me|us|my|all|answers?|repl(?:y|ies)|responses?|amounts?|figures|numbers|values|"
    r"prices|"
    r"everything|results|totals|money|dates?|times?|temperatures?|distances|in|as|with|using|"
    r"to|by|currency|currencies|and|or|units?|format(?:s)?|formatted|only|just|of|your|data|"
    r"is|are|be|both|spelling|things|either|nice|clean|neat|simple|comparisons?|lists?|kept|"
    r"always|please|"
    r"every|any|written|tone|style|more|language|the nearest|nearest|rounded)",
    needless=r"\b(?:please|always) | (?:please|always)\b",
    pronouns=r"(?:them|it|a|an|the)",
    article=r"(?:a|an|the|this|that|these|those|another|one|some|your|his|her|their|its)",
    pointing=r"(?:the|this|that|these|those|your|another|his|her)",
    trailing=r"(?<!/)\b(?:it|this|that|them|these|those|him|her|you)\Z",
    empty=r"(?:this|it|that|me|my|what|when|how|if|where|who|why|these|those|him|her|them|you|us|"
    r"all|everything|something|anything|nothing)\b.{0,12}",
    unsaid=r"(?:my|our|the|your) [\w-]+(?: [\w-]+)?",
    poison=r"\b(?:ignore|disregard|override|bypass|jailbreak|system prompts?|instructions?|"
    r"(?:guard|safety) ?rails?|polic(?:y|ies)|admin(?:istrator)?s?|root|sudo|exfiltrate|"
    r"do not (?:mention|tell)|don['’]?t (?:mention|tell)|without (?:telling|asking)|you are|"
    r"you['’]re|your (?:name|role|job) is|act as|approve|authori[sz]ed?|trust(?:ed)?|"
    r"means?|refers? to|anyone|anybody|everyone|all users|every user|other users|"
    r"passwords?|secrets?|tokens?|api[- ]?keys?|credentials?|https?:|www\.)\b",
    others=r"(?:he|she|they|(?:[A-Z][\w-]+|my \w+|the \w+|our \w+)(?: [A-Z][\w-]+)?) (?:always |"
    r"never |really |usually |also )?(?:likes?|loves?|prefers?|wants?|hates?|dislikes?|"
    r"needs?|thinks?|says?|uses?|lives?|works?|earns?|is (?:sick|ill|pregnant|leaving))\b.*",
    corrects=r"\b(?:actually|instead|rather|better|make (?:that|it)|correction|after all)\b",
    determiner=r"(?:the|my|all|any|our|your|every|each)",
    present=r"i\b|i['’]m\b|i am\b",
    pointed=r"\b(?:it|this|that|these|those|above|below|following|him|her|them)\b",
    to_do=r"to ",
    mine=r"(?:my|the|our|any) ",
    setting=r" (?:preferences?|settings?|choice)\Z",
    prefixes=r"(?:\s*\b(?:about|that|the fact that|(?:what|everything|anything) (?:i (?:just "
    r")?(?:said|"
    r"told you)|you (?:know|remember|stored|learned)) about|the (?:bit|part|thing|stuff|note|"
    r"memory|preference|fact)s? (?:about|on|with|that|of|for)|the (?:memory|preference|"
    r"note)))\b\s*",
    own=r"(?:and |but |so )?(?:i\b|my\b|i['’])",
    elided=r"(?:and |but )?(?:(?:also|mostly|mainly|usually|often) )?(?:work|live|prefer|like|"
    r"look after|cover|speak|report on|deal with|handle|focus on)\b(?! me)",
    ask=r"(?:what|how|why|which|who|whose|where|when|do|does|did|is|are|was|were|can|could|should|"
    r"would|will|shall|have|has|may|am)\b",
    no_names=NO_NAMES_EN,
    be=("i ", "i am "),
    sentences={
        "opposed": "{yes}, not {no}",
        "always": "Asks to always {x}",
        "never": "Asks to never {x}",
        "avoid": "Does not want {x}",
        "or": " or ",
        "and": " and ",
        "never_word": r"(?:never|don['’]?t|do not|avoid|stop)(?: ever)?",
        "always_word": r"always",
    },
    person=third_person_en,
    statement=statement_en,
    plain=str,
)
