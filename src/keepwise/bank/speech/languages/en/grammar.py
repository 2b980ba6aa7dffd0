"""The English grammar: how people state preferences, work, names, habits, and what to forget."""

from __future__ import annotations

from keepwise.bank.speech.grammar import Cutting, Grammar
from keepwise.bank.speech.languages.en.asking import ASKING
from keepwise.bank.speech.languages.en.belongings import ASIDES, BELONGINGS
from keepwise.bank.speech.languages.en.broad.around import (
    LEAD,
    ONCE,
    REPORTED,
    SARCASTIC,
    STANDING,
    STRANGER,
    SUBJECTLESS,
    TAIL,
)
from keepwise.bank.speech.languages.en.broad.claims import CLAIMS
from keepwise.bank.speech.languages.en.broad.dates import DATES
from keepwise.bank.speech.languages.en.broad.more import MORE, SOONER
from keepwise.bank.speech.languages.en.broad.naming import NAMING
from keepwise.bank.speech.languages.en.broad.open import OPEN
from keepwise.bank.speech.languages.en.broad.spoken import HEARD, SPOKEN
from keepwise.bank.speech.languages.en.broad.states import STATES
from keepwise.bank.speech.languages.en.broad.turns import TURNS
from keepwise.bank.speech.languages.en.broad.unreal import UNREAL
from keepwise.bank.speech.languages.en.broad.ways import EARLY, WAYS
from keepwise.bank.speech.languages.en.doings import DOINGS
from keepwise.bank.speech.languages.en.fragments import FRAGMENTS
from keepwise.bank.speech.languages.en.idle import IDLE
from keepwise.bank.speech.languages.en.lives import LIVES
from keepwise.bank.speech.languages.en.parts import ORDER
from keepwise.bank.speech.languages.en.people import NO_NAMES, PET, RELATIVE
from keepwise.bank.speech.languages.en.selves import SELF
from keepwise.bank.speech.languages.en.wishes import WISHES
from keepwise.bank.speech.languages.en.wording import (
    statement,
    straight,
    third_person,
    tidy,
)

GRAMMAR = Grammar(
    language="en",
    cutting=Cutting(
        starters=r"(?<!as ever, )(?<!as usual, )(?<!as always, )(?:"
        r"i(?! (?:never|don't|hardly ever) (?:use|read|need|want|look at|like|open|drink|eat) "
        r"(?:it|them|those)\b)|i['’](?:m|d|ve|ll)|im|we|we['’](?:re|ve|d)|"
        # "My sister, who's coming, can't stand it" is a clause; "my sister, my aunt" is a list.
        r"(?:my|our)(?! \w+,(?! [^,.!?]{1,40}, (?:can['’]t|cannot|won['’]t|doesn['’]t|never|"
        r"always|only|really|is|has|was|hates|loves|likes|prefers|wants|dislikes|avoids|enjoys|"
        r"adores|detests|loathes|refuses|insists|swears|eats|drinks|uses)\b))|"
        r"(?:please|"
        r"pls)(?=\s+\w{3})|"
        r"(?:always|never)(?=\s+\w{3})(?!\s+\w+\s*(?:[,.!]|\Z))|show|use|don['’]?t|do not|"
        r"remember|forget|"
        r"stop|call me|keep|make|give me|answer|reply|respond|from now on|note|actually|"
        r"(?:(?:mostly|mainly|usually|often|really) )?(?:work|live|prefer|look after|cover|speak|"
        r"report (?:on|to)|deal with|handle|focus on|want|hate|dislike|commute|avoid)|"
        r"responsible for|in charge of|allergic to|based in|skip|leave out|"
        r"just (?:call|use|give)|you (?:can|don['’]?t|may|should)|btw|by the way|fyi|from \w+ on)",
        # After "and" these are verbs; after a comma they can be something else ("formats, like
        # tables").
        joined=r"(?:love(?= (?:my|the|an?|to|\w+ing)\b)|like|need|enjoy|manage|own|"
        r"run (?:the|our|a)|have (?:an?|two|three|four|no|my|one|\d)|lead (?:the|a|our)|"
        r"(?:play|study|teach|drive|use|sell|support|coach|train|cook|collect|ride|rent|bake|"
        r"speak|eat|drink|wear|keep|volunteer|paint|read|write) (?!(?:and|or|the results?|as|to|"
        r"that|it|than|was|is|are|were|of)\b)|"
        r"(?:moved|joined|started|switched|became|adopted|married|bought|booked|quit|retired|"
        r"graduated|decided|signed up|learned|took|got) (?=(?:to|as|an?|at|in|the|my|our|"
        r"on|for|from|up|over|[A-Z])\b)|can't|cannot|don't|never|always|usually|sleep|swim|"
        r"cycle|commute|freelance|dispense with|avoid|drop|sign|spell|round|spare|number|cite|"
        r"explain|stick to)(?=\s*\w)",
        together=r"i (?:are|both)\b",
        also=r"(?:also|then|really|yes|yeah|no|please|honestly|frankly) ",
        conjunctions=r"and|but|so",
        resuming=r"also",
        causes=r"because|since|as",
        subjects=r"i|my|please|always|never",
        own=r"i|i['’](?:m|ve|d|ll)|my|we|we['’]re|our",
        asking=r"remember|note|keep in mind|memori[sz]e|fyi|forget",
        abbreviations="e.g i.e eg ie etc vs mr mrs ms dr prof st no approx est inc ltd co corp "
        "dept fig jan feb mar apr jun jul aug sep sept oct nov dec max min",
        breaks=r",\s+(?=so\s+(?!that\b|much\b|many\b|far\b|long\b|to\b))|"
        r",\s+(?=(?:does|do you|did|which \w+|can you|could you|can i|could i|would|should i|will|"
        r"what (?:is|"
        r"are|would|should|do|can|was)|what's|how (?:do|can|should|would|long|much|many)|any "
        r"(?:ideas?|tips?|recommendations?|suggestions?|chance))\b)|"
        r",\s+(?=(?:and |so |but )?(?:(?:is|are|was|were|do|does|did|have|has|can|could|would|"
        r"should|will|shall|may|am) (?:i|you|we|he|she|it|they|there|this|that|these|those|the|"
        r"my|your|our|anyone|anybody|any|one|people)|(?:what|which(?: \w+){1,2}|who|why|how(?: "
        r"\w+)?|where|what \w+|any) (?:is|are|do|does|did|can|could|would|should|will|was|were|"
        r"shall|has|have|else|good|way|idea)\b|anything|anywhere|any )[^.!?]{0,200}\?)|"
        r",\s+(?=(?:and |so |please )?(?:fix|update|add) (?:it|that|this)\b)|"
        r"\s+(?=and (?:they|he|she)(?:'s|'re|'ll| is| are| will| needs?| wants?| asked| ha(?:s|"
        r"ve) to|"
        r" said| told)\b)|"
        r"\s+(?=and (?:this|that|it) (?:makes|is|was|has|gives|means|keeps|drives)\b)|"
        r"\s+(?=so (?:where|what|how|which|when|who|why|is|are|can|could|do|does|should|would|will|"
        r"any) [^.!?]{0,200}\?)|"
        r"\s+(?=so (?:no|not|please|never|always|don't|only|use|call|sign|give|keep|skip|avoid|"
        r"make|"
        r"i|i'm|im|ive|we|my)\b)",
        months=r"jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec",
    ),
    rules=(
        *DATES,
        *IDLE,
        *HEARD,
        *SOONER,
        *NAMING,
        *EARLY,
        *SELF,
        *WISHES,
        *ASKING,
        *FRAGMENTS,
        *CLAIMS,
        *LIVES,
        *DOINGS,
        *BELONGINGS,
        *WAYS,
        *MORE,
        *SPOKEN,
        *TURNS,
        *STATES,
        *OPEN,
    ),
    asides=ASIDES,
    gate=r"\w",
    lead=LEAD,
    tail=TAIL,
    polite=r"\b(?:please|pls|kindly)\b|\bfor (?:me|us),? (?:thanks|thank you|cheers|ta)\W*\Z|"
    r"\A(?!(?:it|this|that|his|its|yes|less|is)\b)[\w'-]+s (?:in|as) [^,.!?]{2,40} for "
    r"(?:me|us)\W*\Z",
    unreal=UNREAL,
    sarcastic=SARCASTIC,
    reported=REPORTED,
    once=ONCE,
    standing=STANDING,
    additive=r"\b(?:also|too|as well|in addition|additionally|on top of that|besides)\b",
    general=r"(?:when(?:ever)?|whatever|every time|each time|any ?time|if) (?:you|i|we) "
    r"(?:ever |also )?(?:show|give|quote|list|write|draft|paste|post|ask|send|explain|suggest|"
    r"recommend|plan|book|mention|translate|summari[sz]e|report|compare|present|cite|name|use|talk|speak|propose|"
    r"reply|answer|teach|correct|convert|refer|share|upload|cook|price|plot|chart)\b(?! (?:(?:me |"
    r"us |to me |on |for |about )?(?:the|this|that|these|those|it|them|my next)\b)).*|(?:for|in|"
    r"with|on|about|during|when|if) (?!(?:the|this|that|these|it|now|once|today|"
    r"one|a|an|me|us|context|example|instance|\w+ minutes?|two|three|four|five|six|my next|"
    r"our next)\b)[\w' /-]*(?:(?<!s)s|code|anything \w+|everything \w+|email|mail|me|German|"
    r"French|English|medical|money|travel|work)\b.*",
    conjoined=r"(?:use|keep|read|write|watch|follow|listen|shoot|edit|make|do|go|take|run|try|pay|"
    r"start|code|bring|order|plan|stay|spend)\b(?! (?:it|this|that|them|me)\b)",
    proper=r"(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|(?:january|february|march|april|may|"
    r"june|"
    r"july|august|september|october|november|december|english|german|french|spanish|italian|dutch|"
    r"british|american|european|swiss|chinese|japanese|danish|swedish|polish|python|java|kotlin|"
    r"rust|"
    r"typescript|excel|markdown|celsius|fahrenheit)\b",
    people=r"\b(?:my|our|i(?:'ve| have)(?: got)?|we(?:'ve| have)(?: got)?) (?:(?:an?|two|three|"
    r"four|"
    rf"\d|\w+) ){{0,2}}(?:{RELATIVE}|{PET})(?: (?:is|are|called|named))*,? \(?"
    r"(?P<names>(?-i:[A-Z]\w+)(?:(?:, | and |, and )(?-i:[A-Z]\w+))*)|"
    rf"(?P<name>(?-i:[A-Z]\w+)),? (?:is )?(?:my|our) (?:{RELATIVE}|{PET})\b",
    stranger=STRANGER,
    subjectless=SUBJECTLESS,
    points=r"(?:and |so |but )*(?:do |please |just |always |only )*(?:use|show|give|put|quote|list|"
    r"convert|switch|answer|write|report|keep|make|present|display|stick)(?: [\w']+){0,4}? "
    r"(?:in |to |as |with )?(?P<p>those|them|that|these)(?= |\Z)",
    theirs=r"(?-i:[A-Z])\w+ (?:is|are|has|have|was|can't|cannot|doesn't|starts?|goes|plays?|"
    r"lives?|turns?|"
    r"loves? (?=\w+ing)) (?:also |both |severely |very |only |still )*(?!(?:here|sick|ill|asleep|"
    r"late|"
    r"asking|crying|coming|out|away|not well|happy|sad|tired|hungry|bored|the one|fine|ok|great|"
    r"\w+ing (?:me|up)|just)\b).+",
    tags=r",? (?:ok|okay|alright|thanks|thx|please|deal|cheers|got it|k|yeah|right|would you|"
    r"will you|could you|can you|won't you|if you (?:can|could|would|please)|is that ok(?:ay)?|"
    r"if that's ok(?:ay)?|sound good|does that work|agreed)(?: please)?\s*\?+\Z",
    asked=r"(?=.*\b(?:from now on|going forward|whenever|every time|in future|by default|always|"
    r"each time|for all|in every|in all|from (?:this|next) \w+ on|address (?:me|letters|mail)|"
    r"(?:keep|make) (?:your|all|my) \w+|when(?:ever)? (?:you|i) (?!(?:get|have|can|are|"
    r"do)\b))\b)(?:[^?]{0,60}[,\s])?(?:can|could|would|will) you\b.*|"
    r"(?:[^?]{0,60},\s*)?(?:can|could|would|will|may) (?:you|i)\b.*\b(?:always|never|from "
    r"now on|remember|forget|"
    r"stop|going forward|by default|in (?:the )?future|call me|every time|stick (?:to|with)|"
    r"moving forward|"
    r"no more|not use|in general|consistently|refer to me|"
    r"switch (?:back )?to|default to)\b.*",
    opposed=r",? (?:and |but )?(?:not|never|no)\b|,? instead of\b|,? rather than\b| over\b| "
    r"beats?\b|"
    r" (?:instead of|in place of)\b|"
    r",? but no\b| than\b| >|(?<=tables) to\b|(?<=charts) to\b|, without\b",
    compares=r"\b(?:over|beats?|than|instead of|in place of)\b",
    limit=r",? (?:for|in|on|when|whenever|whatever|during|with|if|at) ",
    describes=r"with",
    limit_ahead=r"(?!.*[ ,](?:them|it)\b)(?!(?:when|whenever|every time|each time|any ?time|if) "
    rf"(?:you|i|we) [^,]{{3,60}}, (?!(?:please |then |just |also |always |only )*{ORDER}\b)"
    r"(?!.{0,60}\b(?:euros?|pounds?|dollars?|francs?|yen|tables?|charts?|"
    r"graphs?|bullets?|celsius|fahrenheit|kelvin|metric|imperial|kilomet\w+|miles|decimals?|short|"
    r"brief|concise|detailed|german|french|english|spanish|italian|dutch|thousands|millions|round|"
    r"24|am/pm|dark|light|formal|informal|casual)\b))(?P<limit>for (?!me\b|us\b|the record\b|"
    r"future\b|your\b|context\b|now\b|"
    r"(?:this|that|today|tomorrow)\b)[\w&'’ -]{2,40}?|"
    r"(?:when|whenever|every time|each time|any ?time|if) (?:you|i|we) [\w'’ -]{3,60}?|"
    r"when (?:booking|writing|drafting|planning|suggesting|quoting|answering|replying|comparing|"
    r"reporting|showing|listing|translating|making|cooking|explaining|recommending|presenting)"
    r"[\w' -]{2,40}?|if it's about [\w' -]{2,30}?|with (?!me\b|us\b|that\b|this\b|it\b|the\b)"
    r"[\w' -]{3,30}?(?=,)|"
    r"in (?:every|all|any|my|letters|mails|emails|reports|charts|tables|code|texts|recipes|"
    r"\w+s(?=,))[\w' -]{0,30}?)(?:[,:] |(?<!you)(?<! i)(?<! we)(?<! is)(?<! are),? "
    r"(?=(?:i|please|use|show|give|always|never|make|keep|only|stick|write|answer|go|no|put|do|"
    r"don't|include|add|skip|avoid|drop|leave|spell|round)\b))",
    open_limits=r"(?:me|us|everything|all|now|any(?:thing)?|the record|your (?:information|"
    r"reference)|all (?:of )?(?:my )?(?:answers|amounts|"
    r"figures|numbers|questions|requests|conversations|chats)|(?:my |your |all )?"
    r"(?:answers?|repl(?:y|ies)|responses?|amounts|figures|numbers|results|prices|"
    r"values|questions)|general|possible|you can|you answer(?: me)?|future)",
    glue=r"(?:percentages|shares|rates|shown|displayed|reported|listed|given|expressed|presented|"
    r"quoted|converted|made|me|"
    r"us|my|all|answers?|repl(?:y|ies)|responses?|amounts?|figures|numbers|values|"
    r"prices|"
    r"everything|results|totals|money|dates?|times?|temperatures?|distances|in|as|with|using|"
    r"to|by|currency|currencies|and|or|units?|format(?:s)?|formatted|only|just|of|your|data|"
    r"is|are|be|both|spelling|things|either|nice|clean|neat|simple|comparisons?|lists?|kept|"
    r"always|please|"
    r"everywhere|throughout|all over|across the board|from you|"
    r"every|any|written|tone|style|more|language|the nearest|nearest|rounded)",
    needless=r"\b(?:please|always) | (?:please|always)\b",
    pronouns=r"(?:them|it|a|an|the)",
    article=r"(?:a|an|the|this|that|these|those|another|one|some|your|his|her|their|its)",
    pointing=r"(?:the|this|that|these|those|your|another|his|her)",
    trailing=r"\A(?!.*\b(?:because|since|unless|until|whether|like i|as if|as "
    r"though)\b).*(?<!/)(?<!worth )\b(?:it|this|"
    r"that|them|these|those|him|her|you)\Z",
    addressed=r"\b(?:your|you (?:just|sent|made|did|gave|have|had|wrote|showed|are|were|put)|"
    r"yesterday|"
    r"today|just now|attached|the (?:\w+ )?one)\b",
    empty=r"(?:this|it|that|what|when|how|if|where|who|why|these|those|him|her|them|you|us)\b"
    r".{0,12}|(?:all|everything|something|anything|nothing)|(?:me|my|our|your)(?: [\w-]+)?",
    unsaid=r"(?:my|our|the|your) [\w-]+(?: [\w-]+)?",
    poison=r"\b(?:(?:ignore|disregard)(?! (?:anything (?:from|below|above|under|before|smaller|"
    r"over|marked|older)|weekends?|returns|refunds|test (?:accounts|users|orders|data)|outliers|"
    r"holidays|internal|staff|bots?|cancelled|draft|duplicates|(?-i:[A-Z])\w+)\b)|override|bypass|"
    r"jailbreak|system prompts?|(?:system|previous|"
    r"prior|"
    r"earlier|above|your|new|following|all|any|these|those|the) instructions?|"
    r"(?:guard|safety) ?rails?|polic(?:y|ies)|admin(?:istrator)?s?|root|sudo|exfiltrate|"
    r"do not (?:mention|tell)|don['’]?t (?:mention|tell)|without (?:telling|asking)|(?:you are|"
    r"you['’]re)(?! (?:not )?(?:un)?(?:sure|certain|in doubt|"
    r"guessing|quoting|listing|suggesting|explaining|answering|(?:this|that|so|too|very|as|more|"
    r"less|being|quite|really) (?:brief|short|direct|concise|blunt|honest|\w*formal|casual|"
    r"detailed|thorough|clear|precise|polite|friendly|funny|chatty|wordy|frank|specific|playful|"
    r"gentle|critical|technical|patient)|brief|short|direct|concise|blunt|honest)\b)|your "
    r"(?:name|role|job) is|act "
    r"as|approve|authori[sz]ed?|trust(?:ed)?|"
    r"(?<!by )(?<!the )(?<! a )(?<!not )(?<!than )(?<!over )(?<!and )means?\b(?! of\b|,)|refers? "
    r"to|anyone|anybody|everyone|all users|every user|"
    r"other users|"
    r"passwords?|secrets?|tokens?|api[- ]?keys?|credentials?|https?:|www\.)\b",
    others=r"(?:he|she|they|(?:[A-Z][\w-]+|my \w+|the \w+|our \w+)(?: [A-Z][\w-]+)?) (?:always |"
    r"never |really |usually |also )?(?:likes?|loves?|prefers?|wants?|hates?|dislikes?|"
    r"needs?|thinks?|says?|uses?|lives?|works?|earns?|is (?:sick|ill|pregnant|leaving))\b.*",
    corrects=r"^no [\w -]{3,40} for (?:me|us)\b|\b(?:actually|instead|rather|better|make (?:that|"
    r"it)|correction|after all)\b",
    determiner=r"(?:the|my|all|any|our|your|every|each)",
    present=r"i\b|i['’]m\b|i am\b",
    pointed=r"\b(?:it|this|that(?! (?:day|evening|morning|(?!is|was|has|does|looks|works|"
    r"seems)\w+s|are|have|can|contain|land|take|need)\b)|today|tonight|tomorrow|yesterday|these|"
    r"those|above|below|following|"
    r"him|her|them)\b",
    to_do=r"to ",
    at_hand=r"(?:the|this|that|these|those) ",
    mine=r"(?:my|the|our|any) ",
    setting=r" (?:preferences?|settings?|choice)\Z",
    prefixes=r"(?:\s*\b(?:(?:everything|all|anything|whatever)(?: (?:that )?(?:you|i)(?:'ve)? "
    r"(?:know|"
    r"have|remember(?:ed)?|stored?|learned|learnt|saved|said|told you))? (?:about|on|of)|about|"
    r"that|the fact that|(?:what|everything|anything) (?:i (?:just "
    r")?(?:said|"
    r"told you)|you (?:know|remember|stored|learned)) about|the (?:bit|part|thing|stuff|note|"
    r"memory|preference|fact)s? (?:about|on|with|that|of|for)|the (?:memory|preference|"
    r"note)))\b\s*",
    own=r"(?:and |but |so )?(?:i\b|my\b|i['’]|we\b|our\b)",
    elided=r"(?:and |but )?(?:(?:also|mostly|mainly|usually|often|really|now) )*(?:(?:work|live|"
    r"prefer|have|lead|play|study|teach|drive|sell|support|coach|train|cook|collect|ride|rent|"
    r"bake|eat|drink|wear|volunteer|paint|moved|joined|started|switched|became|"
    r"adopted|married|bought|booked|quit|retired|graduated|decided|signed|learned|took|got|can't|"
    r"cannot|sleep|swim|cycle|freelance|(?:don't|never|always|usually) (?:eat|drink|work|fly|take|"
    r"travel|buy|wear|drive|go|have|read|watch|listen|cook|shop|carry|sleep|play|train|smoke|own|"
    r"like|want|start)|"
    r"like|love|enjoy|look after|cover|speak|report (?:on|to)|deal with|handle|focus on|want|need|"
    r"hate|dislike|commute|manage|own|run (?:the|our|a))\b(?! me)|"
    r"(?P<state>responsible for|in charge of|allergic to|based in)\b)",
    conditional=r"\A(?:for|with|in|on|at|during) |\b(?:if|when(?:ever)?|unless|except|until|as "
    r"soon as|above|below|more than|"
    r"less than)\b",
    ask=r"(?:what|how|why|which|who|whose|where|when|do|does|did|is|are|was|were|can|could|should|"
    r"would|will|shall|have|has|may|am)\b",
    no_names=NO_NAMES,
    follows=r"and|or|with|for|in|when",
    colouring=r"(?:more|very|always|so) ",
    group=r"team|department|squad",
    be=("i ", "i am "),
    sentences={
        "opposed": "{yes}, not {no}",
        "always": "Asks to always {x}",
        "never": "Asks to never {x}",
        "avoid": "Does not want {x}",
        "or": " or ",
        "and": " and ",
        "never_word": r"(?:never|don['’]?t|do not|(?:avoid|stop)(?= \w+ing\b))(?: ever)?",
        "always_word": r"always",
    },
    person=third_person,
    statement=statement,
    plain=str,
    tidy=tidy,
    straight=straight,
)
