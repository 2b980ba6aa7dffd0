"""The English grammar: how people state preferences, work, names, habits, and what to forget."""

from __future__ import annotations

from keepwise.bank.speech.grammar import Cutting, Grammar
from keepwise.bank.speech.languages.en.lexicon import NO_NAMES
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
        starters=r"i|i['’](?:m|d|ve|ll)|im|my|(?:please|pls)(?=\s+\w{3})|(?:always|never)"
        r"(?=\s+\w{3})|show|use|don['’]?t|do not|remember|forget|"
        r"stop|call me|keep|make|give me|answer|reply|respond|from now on|note|actually|"
        r"(?:(?:mostly|mainly|usually|often|really) )?(?:work|live|prefer|look after|cover|speak|"
        r"report (?:on|to)|deal with|handle|focus on|want|hate|dislike|commute|avoid)|"
        r"responsible for|in charge of|allergic to|based in",
        # After "and" these are verbs; after a comma they can be something else ("formats, like
        # tables").
        joined=r"(?:love(?= (?:my|the|an?|to|\w+ing)\b)|like|need|enjoy|manage|own|"
        r"run (?:the|our|a))(?=\s+\w)",
        together=r"i (?:are|both)\b",
        also=r"(?:also|then|really) ",
        conjunctions=r"and|but|so",
        resuming=r"also",
        causes=r"because|since|as",
        subjects=r"i|my|please|always|never",
        own=r"i|i['’]m|my",
        asking=r"remember|note|keep in mind|memori[sz]e|fyi|forget",
        abbreviations="e.g i.e eg ie etc vs mr mrs ms dr prof st no approx est inc ltd co corp "
        "dept fig jan feb mar apr jun jul aug sep sept oct nov dec max min",
        months=r"jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec",
    ),
    rules=(*SELF, *WISHES),
    gate=r"\b(?:i|i['’]?m|my|me|please|pls|always|never|from now on|prefer|show|use|give|answer|"
    r"reply|keep|make|be|no|not|don['’]?t|do not|stop|avoid|remember|forget|call|round|switch|"
    r"change|set|for|this is|note|bear|delete|erase|remove|clear|wipe|unlearn|as always|"
    r"going forward|by default|instead|only|respond|write|rather|memori[sz]e|(?:can|could|would) "
    r"you|"
    r"go back|revert|default to|best|better|i'm|i'd|we|our|us|it'd|any day|beats?|over|feel free|"
    r"works?|suits?|fan|skip|ditch|less|fewer)\b",
    lead=r"(?:(?:(?:quick|one|another|small|just a|two) )?(?:things?|notes?|requests?|favou?r|"
    r"heads[- ]up|"
    r"reminder|context|update|preferences?)\b[^:.]{0,40}:\s+|"
    r"(?:when|whenever|if|every time) (?:you|i) (?:show|give|send|answer|reply|present|ask|talk|"
    r"write|report|list|explain|make|mention|present|create|draft|code|suggest|"
    r"compare)\b[^,]{0,40},\s+|nope[,.]?\s+|nah[,.]?\s+|"
    r"(?:actually|please|pls|also|and|but|so|well|oh|ok|okay|hi|hello|hey|hi there|hey there|"
    r"good morning|thanks|thank you|great|good|cool|perfect|nice|right|yes|yeah|no wait|sorry|"
    r"by the way|btw|fyi|just so you know|just to let you know|as i (?:said|mentioned)|"
    r"for your information|in general|generally|one more thing|to be clear|"
    r"in (?:the )?future|from now on|from here on|from today(?: on)?|going forward|by default|"
    r"moving forward|"
    r"as a rule|whenever possible|if possible|then|now|hmm|correction|"
    r"(?:can|could|would|will) you(?: please)?(?: mind)?|kindly|too|again|feel free to|"
    r"(?:it(?:'d| would)(?: be|'s)?|it's|it is) (?:really |so much |a lot |much )?(?:great|nice|"
    r"good|"
    r"helpful|lovely|ideal|cool|fantastic|perfect|best|better|easier|awesome|super|amazing)"
    r"(?: for me)? if you(?: (?:could|would|can))?(?: please)?|"
    r"i(?:(?:'d| would) (?:really )?(?:appreciate|love|like|prefer)(?: it)?|(?:'d| would) be "
    r"(?:grateful|happy|glad)| (?:really )?(?:appreciate|prefer|like|love) it) (?:if|when) you"
    r"(?: (?:could|would|can))?|(?:i(?:'d| would) (?:like|love|prefer)|i (?:want|need|expect|"
    r"would ask|'d ask)) you to|make sure (?:to|that you|you)|be sure to|try to|(?:do )?try and|"
    r"you (?:can|may|should|could|must|might want to)(?: just| also| please)?(?! (?:always|"
    r"never)\b)|"
    r"(?:as|since) (?:i|we) (?:said|mentioned|told you)(?: before)?|"
    r"(?:as a|small|quick|one) (?:heads[- ]up|reminder|note)|for (?:my|your) (?:sake|reference)|"
    r"just|honestly|personally|to be honest|tbh|seriously|basically|anyway|look|listen|oh and|"
    r"instead of [\w-]+(?: [\w-]+)?,? (?=(?:please|use|show|give|i|i'd|always)\b)|"
    r"for what it's worth|fwiw|in case it helps|in my case|for me|first of all|ps|p\.s\.)"
    r"(?:[,:!.]?\s+|(?<=\.)\s*|(?<= )))",
    tail=r"(?:[,;]?\s*(?:\b(?:please|pls|thanks|thank you|thx|from now on|from here on(?: out)?|"
    r"(?:for|with|to) (?:me|us)|as always|as usual|always|instead|by default|in (?:the )?future|"
    r"going forward|"
    r"every time|each time|at all times|ok|okay|too|as well|again|whenever possible|"
    r"if possible|where possible|in general|then|though|permanently|for good|"
    r"when(?:ever)? you (?:mention|talk|write|refer|show|give|send|list|explain|present|reply|"
    r"answer|respond)"
    r"[\w /']{0,25}|any day(?: of the week)?|all the time|so (?:much|often)|day to day|if "
    r"(?:that's|it's) (?:ok|"
    r"okay|possible|alright|all right)|(?:everyone|everybody|people|they all|most people) "
    r"do(?:es)?|"
    r"unless (?:i|we) (?:say|ask|tell|specify|state|mention|request)\b.{0,25}|"
    r"until (?:i say|further notice|told)\b.{0,15}|btw|by the way|with me|at all|ever|tbh|"
    r"(?:in|with) (?:your|the|all|any|my) (?:answers?|replies|responses|messages|texts?|chats?)|"
    r"when (?:you (?:answer|reply|respond|write|talk)(?: to)?|answering|replying|talking to)(?: "
    r"me)?)"
    r"\b|[.!…]+|"
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
    r"|(?!(?:\w+days|Tables|Charts|Answers|Numbers|Amounts|Everything|Nothing|It|This|That|What|"
    r"Lunch|"
    r"Mornings|Evenings|Afternoons|English|Dark)\b)[A-Z][\w-]+(?: [A-Z][\w-]+)?) (?:always |"
    r"never |also |usually |really |just |only )?"
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
    r"permanently|whenever possible|for good|no matter what|any day|all the time|as standard|"
    r"unless i (?:say|ask|tell)|whenever you|until (?:i say|further notice)|moving forward|"
    r"henceforth|"
    r"each and every|consistently|(?:don['’]?t|do not) ever)\b",
    additive=r"\b(?:also|too|as well|in addition|additionally|on top of that|besides)\b",
    asked=r"(?:[^?]{0,60},\s*)?(?:can|could|would|will|may) (?:you|i)\b.*\b(?:always|never|from "
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
    limit=r",? (?:for|in|on|when|whenever|during|with|if|at) ",
    describes=r"with",
    limit_ahead=r"(?P<limit>for (?!me\b|us\b|the record\b|future\b|your\b)[\w&'’ -]{2,40}?)(?:, |"
    r",? "
    r"(?=(?:i|please|use|"
    r"show|give|always|never|make|keep|only)\b))",
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
    r"every|any|written|tone|style|more|language|the nearest|nearest|rounded)",
    needless=r"\b(?:please|always) | (?:please|always)\b",
    pronouns=r"(?:them|it|a|an|the)",
    article=r"(?:a|an|the|this|that|these|those|another|one|some|your|his|her|their|its)",
    pointing=r"(?:the|this|that|these|those|your|another|his|her)",
    trailing=r"(?<!/)\b(?:it|this|that|them|these|those|him|her|you)\Z",
    addressed=r"\b(?:your|you (?:just|sent|made|did|gave|have|had|wrote|showed|are|were|put)|"
    r"yesterday|"
    r"today|just now|attached|the (?:\w+ )?one)\b",
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
    own=r"(?:and |but |so )?(?:i\b|my\b|i['’])",
    elided=r"(?:and |but )?(?:(?:also|mostly|mainly|usually|often|really|now) )*(?:(?:work|live|"
    r"prefer|"
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
        "never_word": r"(?:never|don['’]?t|do not|avoid|stop)(?: ever)?",
        "always_word": r"always",
    },
    person=third_person,
    statement=statement,
    plain=str,
    tidy=tidy,
    straight=straight,
)
