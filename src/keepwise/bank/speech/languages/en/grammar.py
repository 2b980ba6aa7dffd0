"""The English grammar: how people state preferences, work, names, habits, and what to forget."""

from __future__ import annotations

from keepwise.bank.speech.grammar import Cutting, Grammar
from keepwise.bank.speech.languages.en.asking import ASKING
from keepwise.bank.speech.languages.en.belongings import ASIDES, BELONGINGS
from keepwise.bank.speech.languages.en.broad.claims import CLAIMS
from keepwise.bank.speech.languages.en.broad.naming import NAMING
from keepwise.bank.speech.languages.en.broad.open import OPEN
from keepwise.bank.speech.languages.en.broad.states import STATES
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
        r"(?:it|them|those)\b)|i['’](?:m|d|ve|ll)|im|we|we['’](?:re|ve|d)|(?:my|our)(?! \w+,)|(?:please|"
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
        also=r"(?:also|then|really) ",
        conjunctions=r"and|but|so",
        resuming=r"also",
        causes=r"because|since|as",
        subjects=r"i|my|please|always|never",
        own=r"i|i['’]m|my|we|we['’]re|our",
        asking=r"remember|note|keep in mind|memori[sz]e|fyi|forget",
        abbreviations="e.g i.e eg ie etc vs mr mrs ms dr prof st no approx est inc ltd co corp "
        "dept fig jan feb mar apr jun jul aug sep sept oct nov dec max min",
        breaks=r",\s+(?=so\s+(?!that\b|much\b|many\b|far\b|long\b|to\b))|"
        r",\s+(?=(?:does|do you|did|which \w+|can you|could you|can i|could i|would|should i|will|what (?:is|"
        r"are|would|should|do|can|was)|what's|how (?:do|can|should|would|long|much|many)|any "
        r"(?:ideas?|tips?|recommendations?|suggestions?|chance))\b)|"
        r",\s+(?=(?:and |so |please )?(?:fix|update|add) (?:it|that|this)\b)|"
        r"\s+(?=so (?:no|please|never|always|don't|only|use|call|sign|give|keep|skip|avoid|make|"
        r"i|i'm|im|ive|we|my)\b)",
        months=r"jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec",
    ),
    rules=(
        *IDLE,
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
        *STATES,
        *OPEN,
    ),
    asides=ASIDES,
    gate=r"\w",
    lead=r"(?:(?:hm+,? )?(?:no,? )?(?:seeing|looking at|reading|hearing) (?:it|that|this)"
    r"(?: now| again)?[:,]\s+|(?:quick|last|small|first|second|final|other) "
    r"(?:one|thing|point|note|question)[:,]\s+|(?:sorry,? )?(?:i )?(?:misspoke|mistyped|was wrong|"
    r"meant to say|should (?:have said|say|add|mention)|forgot to (?:say|mention)|ought to (?:say|"
    r"mention))(?: that)?[:,]?\s+|starting (?:today|now),?\s+|as of (?:today|now),?\s+|"
    r"from (?:this|next) \w+ on(?:wards)?,?\s+|(?:it'd|it would|it'd really|it would really) "
    r"(?:help|be \w+)(?: me)?(?: a lot)? if you(?: could| would)?\s+|i(?:'d| would| should) "
    r"(?:be|feel) (?:most |very |so |much )*(?:obliged|grateful|glad|happy|thankful) if you"
    r"(?: would| could)?\s+|(?:would|could) you be so (?:kind|good) as to\s+|(?:be so kind as to|"
    r"do me a favou?r(?: and|:)|(?:may|might|could|can|must) i ask (?:that )?you (?:to )?|i must "
    r"ask you to|i(?:'d| would) ask (?:that )?you (?:to )?|(?:would|do) you mind(?: always)?)\s+|"
    r"(?:in case (?:you (?:wonder|wondered|'re wondering|are wondering|ask)|it "
    r"(?:matters|helps)))[,:]\s+|(?:you (?:should|might want to|need to|ought to) |good to |"
    r"worth |for you to )know(?:ing)?(?: that|:)?\s+(?=(?:i|i'm|i've|my|we|we're|our)\b)|(?:(?:quick|one|another|small|just a|two|three|four|a few|a couple of|some|"
    r"standing|last|final|house|ground|general|important|also|my) )*(?:things?|notes?|requests?|"
    r"favou?r|heads[- ]up|rules?|wish(?:es)?|points?|facts?|basics|ps|p\.s\.|more|for context|"
    r"reminder|context|update|correction|preferences?|about me|fyi|btw|background|"
    r"situation|ask|favor)\b[^:.]{0,40}:\s+|"
    r"same as (?:always|usual|before|ever)[:,]\s+|as (?:always|usual|ever)[:,]\s+|"
    r"(?:a |my )?tips?\b[^:.]{0,30}:\s+|it(?: would|'d) (?:really )?help(?: me)?(?: a lot)? if "
    r"you\s+|"
    r"here's (?:where i'm at|my \w+|the thing|some context|the deal)[:,]\s+|"
    r"regardless of [^,]{3,40},\s+|(?:before we (?:start|begin|go on)|since you ask|"
    r"while i remember)"
    r"[:,]\s+|doctor's orders[:,]\s+|"
    r"from (?:this|next) (?:year|month|quarter|week|season) on(?:wards)?,?\s+|"
    r"(?:when|whenever|if|every time) (?:you|i) (?:show|give|send|answer|reply|present|ask|talk|"
    r"write|report|list|mention|present|respond)(?: (?:me|to me|us|back|in chat))?(?: (?:any )?"
    r"(?:numbers|figures|answers?|amounts|things|stuff|something|data|results|anything|a "
    r"question|questions|an answer|replies|messages))?[,:]\s+|nope[,.]?\s+|nah[,.]?\s+|"
    r"(?:a+h+|o+h+|oh|yay+|omg|wow|whoa|ugh|argh|phew|hm+|um+|uh+|er+m?|ha(?:ha)*|lol|lmao|haha|"
    r"hiya|yo|hola|sup|heya|guess what|good news|fun fact|heads up|heres the thing|here's the "
    r"thing|the thing is|good evening|good afternoon|morning|evening|sure|cheers|thx|ta|yep|yup|"
    r"still|though|super|lovely|brilliant|wait|sadly|luckily|unfortunately|for context|in short|"
    r"in fact|as it happens|mind you|to clarify|on second thoughts?|come to think of it|me again|"
    r"new here|that said|having said that|things changed|"
    r"plus|alright|all right|my (?:bad|mistake)|scratch that|no no|oh no|no(?=[,.!])|so yeah|"
    r"on (?:another|a side|a different) note|side note|while (?:we're|you're|i'm) at it|"
    r"before i forget|in case (?:you wonder|you're wondering|it matters)|you know|"
    r"if (?:that|it) helps|true|fair enough|got it|understood|makes sense|question|and yes|"
    r"(?:decided|decision(?: made)?|settled|agreed|news|done)(?=:))[,.!:]?\s+|"
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
    tail=r"(?:[,;]?\s*(?:\b(?:(?:would|will|could|can|won't) you|please|pls|that's (?:a|my|the|our) (?:\w+ )?(?:rule|policy|habit|preference|"
    r"default|"
    r"standard)(?: of mine| here)?|as ever|from you|if you can|if that helps|in case you "
    r"wonder|in case (?:it|that) (?:matters|helps)\b.{0,40}|just so you know|fwiw|nothing else|"
    r"though|tho|actually|cheers|everywhere|in every case|for everything|lol|haha|ok|thanks|"
    r"thank you|thx|from now on|from here on(?: out)?|"
    r"(?<!only )(?<!not )(?:for|to) (?:me|us)|as always|as usual|always|instead|by default|"
    r"in (?:the )?future|"
    r"going forward|"
    r"every time|each time|at all times|ok|okay|too|as well|again|whenever possible|"
    r"if possible|where possible|in general|then|though|permanently|for good|"
    r"(?:that|this|it|which)(?:'s| is)? (?:works best|helps (?:me )?(?:most|a lot|best)|is easier|"
    r"easier|suits me best|(?:how|the way) i (?:like|learn|prefer|work)(?: \w+)?)(?: for me)?|"
    r"when(?:ever)? you (?:mention|talk|refer|show|give|send|present|reply|"
    r"answer|respond)"
    r"[\w /']{0,25}|any day(?: of the week)?|all the time|so (?:much|often)|day to day|if "
    r"(?:that's|it's) (?:ok|"
    r"okay|possible|alright|all right)|(?:everyone|everybody|people|they all|most people) "
    r"do(?:es)?|"
    r"unless (?:i|we) (?:say|ask|tell|specify|state|mention|request)\b.{0,25}|"
    r"until (?:i say|further notice|told)\b.{0,15}|btw|by the way|at all|ever|tbh|"
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
    sarcastic=r",? (?:says|said|claims|reckons|insists) (?:he|she|they|(?:my|the|our|your) \w+(?: \w+)?|"
    r"(?-i:[A-Z])\w+)\W*$|\byeah,? right\b|(?:^|\s)/s\b|\bas if\b|\bsure,? because\b|\boh great\b|"
    r"\b(?:not|lol,? not)!?$|\bjust what i needed\b|\bjust love it when\b|🙄|\bjk\b|"
    r"\bkidding\b|\boh,? sure\b|\bsure,? i (?:just )?(?:love|like)\b",
    reported=r"(?:(?i:he|she|they|everyone|everybody|someone|somebody|people|(?:my|our|the|your) "
    r"(?:boss|manager|colleagues?|team|lead|wife|husband|partner|client|customer|friend|"
    r"director|boss['’]s \w+|co-?workers?|ceo|cfo|mother|father|son|daughter|users?|mum|mom|dad|"
    r"brother|sister|aunt|uncle|cousin|niece|nephew|grand\w+|in-laws|parents|kids?|children|"
    r"fianc[eé]e?|girlfriend|boyfriend|(?:flat|room|house|team|class|work)mates?|neighbou?rs?|"
    r"landlord|landlady|teacher|tutor|trainer|coach|assistant|intern|deputy|vp|editor|"
    r"accountant|supervisor|tenant|supplier|mate|buddy))"
    r"|(?!(?:\w+days|You|We|I|Please|Everyone here|No|Any|All|More|Only|Skip|Never|Phone|Video|Voice|Zoom|Tables|Charts|Answers|Numbers|Amounts|Everything|Nothing|It|This|That|What|"
    r"Lunch|"
    r"Mornings|Evenings|Afternoons|English|Dark)\b)[A-Z][\w-]+(?: [A-Z][\w-]+)?) (?:always |"
    r"never |also |usually |really |just |only )?"
    r"(?i:said|says|wrote|writes|thinks|told|tells|asked|asks|claims|wants|wanted|mentioned|"
    r"suggested|insists?|complained|believes|likes|loves|prefers|preferred|hates|needs|"
    r"uses|would|should|calls(?! me))\b|"
    r"(?i:he|she|they|everyone|everybody|someone|somebody|people|(?:my|our|the|your) (?:boss|"
    r"manager|colleagues?|team|lead|partner|client|customer|friend|director|co-?workers?|ceo|cfo|"
    r"users?)) (?:always |never |also |usually |really |just |only )?(?i:is|are|has|does|works?)\b|"
    r"(?i:they|people|we all|everyone|customers|users) (?:want|like|love|prefer|hate|need|use|"
    r"think|say)\b|(?i:according to)\b",
    once=r"\b(?:this time|just (?:for )?(?:now|once|today|this)|for (?:now|once|today|this|these|"
    r"tonight|tomorrow|the (?:moment|meeting|presentation|call|time being|next \w+))|"
    r"this once|only (?:today|now|this)|(?:in|on|to) this (?:one|case|report|chart|answer|table|"
    r"slide|email|mail|message|document|deck|query|question|thread|chat|conversation)|"
    r"it's (?:just |only )?for (?:the|my|a|our|an)\b|for the (?:\w+ )?\w+ (?:tonight|tomorrow|"
    r"today|"
    r"on \w+day)|tonight|today only|temporarily|right now|for a (?:moment|minute|change)|one-off|"
    r"(?:until|till) (?:tomorrow|later|then)|exceptionally|as an exception)\b",
    standing=r"\b(?:(?:i (?:really |much )?(?:prefer|like|love|appreciate) it|it (?:really )?helps"
    r"(?: me)?|it's (?:easier|clearer|better|best|nicer)(?: for me)?|i (?:find it easier|learn best|"
    r"learn better|understand better)) (?:when|if) you(?! (?:could|would|can)\b)|always|never|from now on|from here on|from today|going forward|by default|"
    r"in (?:the )?future|every time|each time|at all times|as always|as usual|as a rule|"
    r"permanently|whenever possible|for good|no matter what|any day|all the time|as standard|"
    r"unless (?:i|we) (?:say|ask|tell)|whenever|when in doubt|as ever|(?:in|for|on) everything|"
    r"in anything|"
    r"(?:works best|suits me best|easier) for me|that's how i|the way i like|every (?:day|morning|"
    r"evening|night|week|month|\w+day)|on (?:weekdays|weekends|school days|\w+days)\b|for (?:all|"
    r"every)|(?:in|on|with) (?:every|"
    r"all|any|each)|everywhere|(?:when|if|any ?time) (?:you|i) (?:show|ask for|ask about|write|"
    r"draft|"
    r"give me|suggest|recommend|plan|explain|send|make|create|build|translate|summari[sz]e|"
    r"list|code|report|book|present|compare|prepare|generate|quote|cite|design|format|mention|"
    r"review|edit|propose|use|do)s?\b(?! (?:(?:me |us )?(?:the|this|that|it)|it)\b)|"
    r"until (?:i say|further notice)|moving forward|"
    r"henceforth|in general|as a general rule|in my \w+s\b|(?:house |ground |standing |general )?"
    r"rule(?: number \w+)?[:,]|that's (?:a|my|our) (?:rule|policy|default)|ever(?=\W*\Z)|"
    r"working with me|out of everything|"
    r"each and every|consistently|(?:don['’]?t|do not) ever)\b",
    additive=r"\b(?:also|too|as well|in addition|additionally|on top of that|besides)\b",
    general=r"(?:when(?:ever)?|every time|each time|any ?time|if) (?:you|i|we) (?:ever |also )?"
    r"(?:show|give|quote|list|write|draft|paste|post|ask|send|explain|suggest|recommend|plan|book|"
    r"mention|translate|summari[sz]e|report|compare|present|cite|name|use|talk|speak|propose|"
    r"reply|answer|teach|correct|convert|refer|share|upload|cook|price|plot|chart)\b(?! (?:(?:me |"
    r"us |to me |on |for |about )?(?:the|this|that|these|those|it|them|my next)\b)).*|(?:for|in|with|on|about|during|when|if) (?!(?:the|this|that|these|it|now|once|today|"
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
    r"(?:keep|make) (?:your|all|my) \w+|when(?:ever)? (?:you|i) (?!(?:get|have|can|are|do)\b))\b)(?:[^?]{0,60}[,\s])?(?:can|could|would|will) you\b.*|"
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
    limit=r",? (?:for|in|on|when|whenever|during|with|if|at) ",
    describes=r"with",
    limit_ahead=r"(?!.*[ ,](?:them|it)\b)(?!(?:when|whenever|every time|each time|any ?time|if) "
    rf"(?:you|i|we) [^,]{{3,60}}, (?!(?:please |then |just |also |always |only )*{ORDER}\b)"
    r"(?!.{0,60}\b(?:euros?|pounds?|dollars?|francs?|yen|tables?|charts?|"
    r"graphs?|bullets?|celsius|fahrenheit|kelvin|metric|imperial|kilomet\w+|miles|decimals?|short|"
    r"brief|concise|detailed|german|french|english|spanish|italian|dutch|thousands|millions|round|"
    r"24|am/pm|dark|light|formal|informal|casual)\b))(?P<limit>for (?!me\b|us\b|the record\b|future\b|your\b|context\b|now\b|"
    r"(?:this|that|today|tomorrow)\b)[\w&'’ -]{2,40}?|"
    r"(?:when|whenever|every time|each time|any ?time|if) (?:you|i|we) [\w'’ -]{3,60}?|"
    r"when (?:booking|writing|drafting|planning|suggesting|quoting|answering|replying|comparing|"
    r"reporting|showing|listing|translating|making|cooking|explaining|recommending|presenting)"
    r"[\w' -]{2,40}?|if it's about [\w' -]{2,30}?|with (?!me\b|us\b|that\b|this\b|it\b|the\b)"
    r"[\w' -]{3,30}?(?=,)|"
    r"in (?:every|all|any|my|letters|mails|emails|reports|charts|tables|code|texts|recipes|"
    r"\w+s(?=,))[\w' -]{0,30}?)(?:[,:] |(?<!you)(?<! i)(?<! we),? "
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
    trailing=r"\A(?!.*\b(?:because|since|unless|until|whether)\b).*(?<!/)(?<!worth )\b(?:it|this|that|them|these|those|him|her|you)\Z",
    addressed=r"\b(?:your|you (?:just|sent|made|did|gave|have|had|wrote|showed|are|were|put)|"
    r"yesterday|"
    r"today|just now|attached|the (?:\w+ )?one)\b",
    empty=r"(?:this|it|that|what|when|how|if|where|who|why|these|those|him|her|them|you|us)\b"
    r".{0,12}|(?:all|everything|something|anything|nothing)|(?:me|my|our|your)(?: [\w-]+)?",
    unsaid=r"(?:my|our|the|your) [\w-]+(?: [\w-]+)?",
    poison=r"\b(?:(?:ignore|disregard)(?! (?:anything (?:from|below|above|under|before|smaller|"
    r"over|marked|older)|weekends?|returns|refunds|test (?:accounts|users|orders|data)|outliers|"
    r"holidays|internal|staff|bots?|cancelled|draft|duplicates|(?-i:[A-Z])\w+)\b)|override|bypass|jailbreak|system prompts?|(?:system|previous|"
    r"prior|"
    r"earlier|above|your|new|following|all|any|these|those|the) instructions?|"
    r"(?:guard|safety) ?rails?|polic(?:y|ies)|admin(?:istrator)?s?|root|sudo|exfiltrate|"
    r"do not (?:mention|tell)|don['’]?t (?:mention|tell)|without (?:telling|asking)|you are|"
    r"you['’]re|your (?:name|role|job) is|act as|approve|authori[sz]ed?|trust(?:ed)?|"
    r"(?<!by )(?<!the )(?<! a )(?<!not )(?<!than )(?<!over )(?<!and )means?\b(?! of\b|,)|refers? to|anyone|anybody|everyone|all users|every user|"
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
    r"seems)\w+s|are|have|can|contain|land|take|need)\b)|today|tonight|tomorrow|yesterday|these|those|above|below|following|"
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
