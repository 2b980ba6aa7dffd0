"""English rules, first part: what people say about themselves, and what to forget."""

from __future__ import annotations

from keepwise.bank.speech.grammar import SHAPES, Rule
from keepwise.bank.speech.languages.en.parts import (
    DAYS,
    IM,
    NOT,
    OFTEN,
    PASSES,
    SINCE,
    SLOT_NAME,
    THING,
)
from keepwise.bank.speech.languages.en.people import FAMILY, ROLE, TEAM

SELF: tuple[Rule, ...] = (
    # Whoever defines words or speaks for others is not talking about themselves.
    Rule("redefinition", "skip",
         r".*\b(?:when|whenever|if|every time|each time) (?:i|we|you|anyone|anybody|someone|"
         r"somebody|people|they|users?|the user|one)(?:'\w+)? (?:say|mention|type|refer)s?\b.*|"
         r".*\b(?:when|whenever|if|every time|each time) (?:anyone|anybody|someone|somebody|people|"
         r"they|users?|the user|one) (?:ask|write|talk|speak|want|show|request)s?\b.*|"
         r".*\bby\b.{1,60}\b(?:i|we) (?:really |actually )?mean\b.*|"
         r".*\b(?:really |actually |always |only )?means?\b (?!(?:that )?i\b).*\bonly\b.*"),
    # Forget
    Rule("forget-idiom", "skip",
         r"(?:just )?(?:forget (?:about )?it|never ?mind|forget i (?:asked|said anything))"),
    Rule("forget-all", "forget",
         r"(?:forget|delete|erase|remove|wipe|clear) (?:absolutely )?(?:everything|all|all of it|"
         r"(?:all )?(?:of )?(?:my|your) (?:memory|memories)(?: (?:of|about) me)?)"
         r"(?: (?:that )?(?:you|you've|you have) (?:know|remember|learn(?:ed|t)|have|stored?|"
         r"saved?)(?: (?:stored|saved))?)?(?: (?:about|on|of) me)?|(?:forget|delete|erase|remove|"
         r"wipe|clear) (?:everything|all)(?: that)? i(?:'ve| have)? (?:ever |already )?(?:told you|"
         r"said|shared|mentioned)(?: (?:so far|before|until now|up to now|to you))*",
         fact="Everything", slot="*"),
    Rule("forget-last", "forget",
         r"(?:forget|don't remember|do not remember|stop remembering|delete|erase|unlearn) "
         r"(?:that|this|that one|that memory|this memory|what i (?:just |last )?said|"
         r"the last (?:one|thing|memory)(?: i said)?)(?: again)?"),
    Rule("forget", "forget",
         r"(?:you (?:can|may|should) )?(?:forget|stop remembering|don't remember|"
         r"do not remember|no longer remember|unlearn)"
         r"(?P<x> (?:about )?(?:that |the fact that |what |the (?:bit|part|thing|stuff|note|memory"
         r"|preference|fact) |about |where |who |how |when |my |our |i\b|i'|(?:everything|all|"
         r"anything|whatever) ).+)"),
    Rule("forget", "forget", r"(?:delete|remove|erase|clear|wipe)(?P<x> (?:everything|all|"
         r"anything|whatever)"
         r" (?:(?:that )?(?:you|i)(?:'ve)? (?:know|have|stored?|saved|learned|remember|told you) "
         r")?(?:about|"
         r"on) (?!me\b)(?:my |our |(?-i:[A-Z])).+)"),
    Rule("forget-such", "forget", r"(?:scrap|drop|ditch|undo|cancel|forget)(?: about)? (?:the|"
         r"that|my) "
         r"(?P<x>[\w' -]+?) (?:thing|note|bit|stuff|rule|part|preference|request|one)"
         r"(?:,? (?:please )?forget (?:it|that|about it))?"),
    Rule("forget-name", "forget", r"(?:you (?:can|may|should) )?(?:forget|unlearn)"
         r"(?P<x> (?-i:[A-Z][\w-]+)(?: (?:and )?(?-i:[A-Z][\w-]+)){0,3})"),
    Rule("forget", "forget",
         r"(?:delete|remove|erase|drop|clear)(?P<x> (?:that |the |my |what ).+?) (?:from (?:your |"
         r"the )?(?:memory|memories|notes)|(?:that )?you (?:remember|have (?:stored|saved))"
         r"(?: about me)?)"),
    Rule("forget", "forget",
         r"(?:delete|remove|erase|drop|clear)(?P<x> (?:the |that |your )?(?:memory|memories|note|"
         r"preference) (?:about|of|that|on|for) .+)"),
    Rule("no-longer", "end",
         r"i (?:no longer|don't|do not) (?P<x>.+?) (?:any ?more|any longer)|"
         r"i no longer (?P<y>.+)", kind="work"),
    Rule("no-longer", "end",
         r"i(?:'?m| am) (?:no longer|not(?=.* (?:any ?more|any longer)\Z)) (?P<z>.+?)"
         r"(?: any ?more| any longer)?", kind="work", fact="am"),
    # Remember
    Rule("remember", "remember",
         r"(?:remember|keep in mind|bear in mind|don't forget|do not forget|never forget|"
         r"(?:one|a) (?:more )?thing to (?:keep in mind|remember|note|know)|make (?:a )?note|take "
         r"note|memori[sz]e|make sure (?:you|to) remember|"
         r"for (?:future reference|the record|your (?:information|memory))|fyi|note to self|"
         r"(?:note|reminder|one|something|tip) (?:to|for) (?:self|(?:the )?next time|later|the "
         r"future|you|your memory|your notes|future me)(?:,? and (?:to|for) \w+)?)"
         r"(?: for (?:next time|later|the future|me))?(?:,? that|:|,)? (?P<x>.+)"),
    Rule("remember", "remember",
         r"(?:note|save|store|know|be aware|you should know|write down|jot down|file away|log)"
         r"(?: (?:down|in your memory|for (?:next time|later|me|future reference)))?(?:,? )?"
         r"(?:that|:) ?(?P<x>.+)"),
    # Names and forms of address
    Rule("address", "fill",
         r"(?:you (?:can|may|should) |everyone |everybody |people |(?:(?:my|the) \w+|friends|"
         r"colleagues) )?"
         r"(?:just |always |usually |all )?(?:calls?|called|address(?:ed)?|"
         r"refer(?:red)? to) me "
         r"(?:as )?(?P<name>[^,;(]+)(?:[,(].*)?|i (?:go by|(?:prefer|like|want) to be (?:called|"
         r"addressed "
         r"as)) (?P<name2>[^,;(]+)(?:[,(].*)?", kind="address", slot="address"),
    Rule("address", "fill", r"(?:it's|it is|that's|just|make it) (?P<name>(?-i:[A-Z])[\w-]+),? not "
         r"(?-i:[A-Z])[\w-]+", kind="address", slot="address"),
    Rule("not-address", "free", r"(?:don't|do not|never|stop) (?:ever )?call(?:ing)? me "
         r"(?P<x>(?:(?:mr|mrs|ms|dr)\.? )?(?-i:[A-Z])[\w-]+(?: (?-i:[A-Z])[\w-]+)?)(?:,.*)?",
         fact="Does not want to be called {x}", kind="address"),
    Rule("name", "fill", r"my (?:full |first |real )?name(?: is|'s) "
                         r"(?P<name>[^,;(]+)(?:[,(].*)?",
         kind="name", slot="name"),
    Rule("name", "fill", rf"(?:{IM}|this is) (?P<name>[^,]+?)(?:,? (?:from|in) "
         rf"(?P<team>{TEAM}))?", kind="name", slot="name"),
    # Work, role, place
    Rule("team", "fill",
         rf"(?:i {OFTEN}work|{IM}(?: now)?(?: working)?)(?: now)? (?:in|on|with|for|part of|"
         rf"a member of) (?P<x>{TEAM}){SINCE}", kind="team", slot="team"),
    Rule("team", "fill",
         rf"i(?:'ve| have)? (?:just |recently )?(?:moved|switched|changed|transferred|joined)"
         rf"(?: from .{{2,40}}?)?(?: (?:over )?to)? "
         rf"(?P<x>{TEAM}){SINCE}", kind="team", slot="team"),
    Rule("work", "free",
         rf"i {OFTEN}(?P<v>work on|cover|look after|handle|oversee|manage|lead|report on|focus on|"
         rf"take care of|speciali[sz]e in|deal with|am responsible for|am in charge of) "
         rf"(?P<x>{THING}.+)", kind="work", reads=("region",)),
    Rule("work", "free",
         r"i (?P<v>run|own|head|lead) (?P<x>(?:the |our |a )?.*\b(?:teams?|departments?|brands?|"
         r"accounts?|"
         r"campaigns?|region|markets?|category|business|portfolio|squad)\b.*)", kind="work",
         reads=("region",)),
    Rule("work", "free",
         rf"{IM} (?:now |also |mainly )*(?P<v>responsible for|in charge of|working on) "
         rf"(?P<x>{THING}(?!(?:an?|the|my|our|some) (?:[\w-]+ ){{0,2}}(?:deck|slides?|report|"
         rf"presentation|draft|mail|proposal|model|query|file|ticket|bug|feature|post|article|"
         rf"script|function|test|dashboard|sheet|plan|essay|paper|talk|speech|question)s?\b).+)",
         kind="work", reads=("region",)),
    Rule("only", "free",
         r"(?:i|we) (?P<a>only ever|only|mainly|mostly|primarily|exclusively) (?P<v>care about|"
         r"trade (?:in|"
         r"with)|sell (?:to|in)|ship to|operate in|deliver to|serve|buy from|source from|invest in|"
         r"look at|deal with|"
         r"work with|"
         r"cover|ask about|report on|focus on) (?P<x>.+)", kind="work", reads=("region",)),
    Rule("detail", "free",
         r"(?:i|we)(?:'ve| have)? (?:just |now )?(?P<v>booked|decided|agreed) (?P<x>(?!it\b|"
         r"(?:the|a) wrong\b).+)",
         kind="detail"),
    Rule("employer", "fill", r"i work (?:for|at) (?P<name>(?!(?:a|an|the|my|home|night)\b).+)",
         kind="employer", slot="employer", fact="Works at {x}"),
    Rule("work-times", "free",
         r"(?:i|we) (?P<v>work) (?P<x>(?:from home|nights|weekends|shifts|evenings|early shifts|"
         r"late "
         r"shifts|remotely|part[- ]time|full[- ]time|fully remote|on \w+days|\w+days|\w+ days|"
         r"flexible|"
         r"mornings)\b.*)", kind="routine"),
    Rule("work-place", "free",
         r"i (?P<v>work) (?P<x>(?:from|in|at|for|with|as|nights|weekends|shifts|evenings|early "
         r"shifts|late shifts|remotely|part[- ]time|full[- ]time)"
         r"(?!\w)(?! (?:progress|what|how|that|this|it|you|him|her|them|late|"
         r"now)\b).*)", kind="work"),
    Rule("role", "fill", rf"(?:{IM}|i work as)(?: (?:also|now|currently))? "
         rf"(?P<x>(?:an? |the |their |our )?{ROLE})(?: now| these days| nowadays)?", kind="role",
         slot="role", unless=r"\bnot\b|\b(?:file|ticket|doc|page|chat|thread)\b"),
    Rule("role", "fill", r"i(?:'ve| have)? (?:just |recently |now )?(?:became|become|(?:been |"
                         r"got )?"
         rf"promoted to|started as|switched to being) (?P<x>(?:an? |the )?{ROLE})", kind="role",
         slot="role"),
    Rule("home", "fill", rf"(?:(?:i|we) {OFTEN}live|(?:{IM}|we're|we are) (?:currently |"
         rf"now )?(?:living|based|located)) "
         r"(?:in|near|out of|outside)(?: of)? (?P<x>(?!fear|hope|the (?:past|moment|hope|"
         r"office)).+?)"
         r"(?: these days| at the moment)?",
         kind="home", slot="home"),
    Rule("moved", "fill", r"i(?:'ve| have)? (?:just |recently |now )?(?:moved|relocated)"
         r"(?: from .{2,30}?)? to (?P<x>(?-i:[A-Z])(?!.*\b(?:team|department)\b)[\w' -]{2,40})"
         + SINCE, kind="home", slot="home"),
    Rule("origin", "free", rf"(?:{IM} (?:originally )?|i (?:originally )?come )from "
         r"(?P<x>(?-i:[A-Z])(?!.*\b(?:team|department)\b)[\w' -]{2,40})", kind="personal"),
    Rule("origin", "free", r"i (?:was born|grew up|was raised) (?:and raised )?(?:in|on|near) "
         r"(?P<x>.+)", kind="personal"),
    Rule("diet", "free",
         rf"{IM} (?P<x>(?:a )?(?:strict )?(?:vegetarian|vegan|pescatarian|coeliac|celiac|diabetic|"
         r"left-handed|colou?r[- ]?blind|dyslexic|lactose[- ]intolerant|gluten[- ]free|teetotal|"
         r"hard of hearing|deaf|visually impaired|pregnant|single|gluten intolerant|autistic|"
         r"(?:severely )?allergic to .+)(?: and .+)?)(?:,? (?:for|since|so|because|but) "
         r".+)?", kind="personal", fact="Is "
         "{x}"),
    Rule("diet", "free",
         r"i (?:don't|do not|can't|cannot|never|only) (?:really |usually )?(?P<v>eat|drink|drive|"
         r"speak(?! for)|smoke|wear|tolerate|fly)(?P<x>(?: (?!it\b|this\b|that\b|to\b).+)?)",
         kind="personal"),
    Rule("personal", "free", rf"{IM} (?P<v>retired|married|"
                             rf"divorced|engaged|getting into|saving up for|a mother of|"
                             rf"a father of)"
         r"(?P<x>(?: .+)?)", kind="personal"),
    Rule("person", "free", rf"{IM} (?P<x>an? (?!(?:bit|little|lot|few|fan|big|huge|second|"
         r"minute|moment|while|step)\b)(?:[\w-]+ ){0,3}(?:person|owl|bird|beginner|newbie|novice|"
         r"parent|mother|father|mum|mom|dad|runner|cyclist|swimmer|climber|introvert|extrovert|"
         r"believer|native speaker|speaker|expert|power user|user|learner|gamer|reader|musician|"
         r"pianist|drummer|photographer|gardener|baker|cook|veteran|grandmother|grandfather|widow|"
         r"widower|early riser|smoker|non-smoker|football fan|citizen|expat|immigrant|homeowner|"
         r"contractor|nerd|minimalist|perfectionist)(?: (?:of|with|in|at|for|to|from) .+)?)",
         kind="personal", fact="Is {x}"),
    Rule("personal", "free", r"i (?P<v>play|collect|teach|breed|volunteer|study|coach|foster|"
         r"mentor|sing|paint|bake|knit|brew|ski|sail) (?P<x>(?!(?:around|with|"
         r"it|this|that|devil's|dumb|the|the devil|my cards|a role)\b).+)", kind="personal"),
    Rule("personal", "free",
         r"i (?P<v>speak|have|own) (?P<x>(?!(?:to|a (?:question|problem|"
         r"meeting|"
         r"look|few|quick)|an? (?:idea|issue|error)|no idea|not|been|just|already|some|"
         r"the (?:same|feeling|impression)|one|another)\b)(?:.*\b(?:\w*allerg(?:y|ies)|kids?|"
         r"children|daughters?|sons?|dogs?|cats?|pupp(?:y|ies)|kittens?|horses?|twins|guitar|piano|"
         r"tennis|football|chess|grandchildren|grandkids|siblings|brothers?|sisters?|dyslexia|adhd|"
         r"asthma|diabetes|migraines|arthritis|insomnia|coeliac|celiac|degree|phd|master's|"
         r"stamps|english|german|french|spanish|italian|dutch|portuguese|polish|arabic|hindi|"
         r"swedish|turkish|russian|mandarin|chinese|japanese|korean|fluent\w*)\b.*))",
         kind="personal"),
    Rule("personal", "free", rf"{IM} (?P<x>(?:afraid of|scared of|terrified of|good at|bad at|"
         rf"bad with|terrible "
         r"(?:at|with)|fluent in|experienced (?:in|with)|certified (?:in|as)|trained (?:in|as)|"
         r"new to|used to|"
         r"intolerant (?:to|of)|sensitive to|in favou?r of) (?!(?:it|this|that|the|you|"
         r"be)\b).+)", kind="personal"),
    Rule("tool", "free", rf"i {OFTEN}(?P<v>use|run|code in|drive|ride|work with) (?P<x>(?:an? )?"
         r"(?-i:[A-Z])[\w+#.-]*(?: (?!(?:it|this|that|these|error|errors|but|because|when|if|to "
         r"get)\b)[\w+#.-]+){0,7})", kind="personal"),
    # My something is something
    Rule("favorite", "free",
         r"my (?:(?:all[- ]time|absolute|personal) )?(?P<f>favou?rite) (?P<q>[\w -]{2,40}?) "
         r"(?:is|are) (?P<x>.+)", fact="{f} {q} is {x}", slot="favorite", qualifier="q"),
    Rule("slot-is", "fill", rf"(?:my|our) (?:(?:default|preferred|usual|standard|main|own) )?"
         rf"(?P<slot>{SLOT_NAME})(?: is|'s| should be| are) "
         r"(?:now )?(?:called |named )?(?P<x>.+)", kind="slot"),
    Rule("my-work", "free", rf"(?:my|our) (?P<q>(?:[\w&'-]+(?<!'s) ){{0,2}}?(?:part|scope|area|"
         rf"patch|"
         rf"territory|remit|portfolio|accounts?|clients|customers|users|brands?|markets?|regions?|"
         rf"products?|categor(?:y|ies)|stores?|shops?|team|department|desk|focus|job|title|"
         rf"responsibilit(?:y|ies)|countr(?:y|ies)|channels?|segment|vertical|sector|industry|"
         rf"company|business|employer|line of work|budget holder|fiscal year|financial year|"
         rf"target group|audience|kpis?|metrics?|north star)(?: (?:of|in) the [\w]+)?) (?P<v>is|"
         rf"are|covers?|includes?|"
         rf"starts?|ends?|begins?|consists? of)(?: (?:now|currently|only|actually|still|mostly|"
         rf"mainly|also))* (?P<x>(?!{PASSES}).+)",
         kind="work", fact="{q} {v} {x}", slot="attribute", qualifier="q", reads=("region",),
         unless=r"\b(?:today|tonight|tomorrow|yesterday|right now|at the moment|this (?:one|week|"
         r"morning)|you|your)\b|[€$£]|\d ?%"),
    Rule("my", "free", rf"(?:my|our) (?P<f>{FAMILY}(?:,? (?-i:[A-Z])\w+,?)?) (?P<q>is|are) "
         rf"(?P<x>{THING}"
         rf"(?!(?:\w+ing|sick|ill|late|here|away|out|not|on (?:vacation|holiday)|asleep)\b|"
         rf"{PASSES}).+)",
         kind="personal", fact="{f} {q} {x}"),
    Rule("my", "free", r"my (?P<f>(?:wife|husband|partner|daughter|son|dog|cat|mother|father|mum|"
         r"mom|dad|"
         r"brother|sister|kids?|children)(?:,? (?-i:[A-Z])\w+,?)?) (?P<q>lives?|goes|go|studies|"
         r"studied|"
         r"works?|plays?|attends?|speaks?) (?P<x>(?:to|in|at|as|for|with|"
         r"near)?.*)", kind="personal",
         fact="{f} {q} {x}"),
    Rule("pronouns", "free", r"(?:use|refer to me (?:as|with|using)|i use) (?:the "
         r")?(?P<x>(?:they/them|she/her|"
         r"he/him|they|she|he|xe/xem|ze/hir)(?: ?/ ?\w+)?)(?: pronouns)?(?: for me)?",
         fact="Pronouns are {x}", kind="personal", value=""),
    Rule("usual", "free", r"my (?P<f>(?:go-to|usual|default|preferred|standard) [\w -]{2,30}?) "
                          r"(?P<q>is|are) "
         rf"(?P<x>{THING}.+)", fact="{f} {q} {x}", reads=("period",)),
    Rule("only-matters", "free", rf"(?:only|just) (?P<x>{THING}.+?) (?:matters?|counts?|"
         rf"interests?|is "
         r"relevant|are relevant)(?: to me| for me| me)?", fact="Is only interested in "
         "{x}", kind="work",
         reads=("region",)),
    Rule("days", "free", rf"(?P<x>{DAYS}(?:(?: and|,| or) {DAYS})* (?:is|are) "
         r"(?:my|usually my|always my|reserved|blocked|off|for|busy|usually|always|no-meeting|"
         r"meeting-free)\b.*)", fact="{x}", kind="routine"),
    Rule("cares", "free", r"what (?:i care about|matters|matters to me|i look at)(?: the)?(?: "
                          r"most| first)?"
         r"(?: to me)? is (?P<x>.+)", fact="Cares most about {x}"),
    Rule("slot-is", "fill", r"(?P<x>.+?) (?:is|are) my (?:preferred |default |usual |standard )?"
         r"(?P<slot>currency|language|format|time ?zone|region|units?|team|"
         r"department)", kind="slot"),
    Rule("best", "value", r"(?P<x>.+?) (?:works?|are|is) (?:the )?(?:best|better|easier|easiest|"
                          r"ideal|"
         r"clearest|clearer)(?: to read)?(?: for me)?(?: than .+)?", reads=SHAPES),
    Rule("best", "value", r"(?P<x>.+?) (?:is|are) (?:what|how) (?:i|we) (?:want|need|prefer|like|"
         r"use|go "
         r"for)",
         reads=SHAPES),
    Rule("kind-of-person", "value", rf"{IM} (?:more of )?an? (?P<x>[\w-]+(?: [\w-]+)?) "
                                    rf"(?:person|guy|girl|"
         r"fan|type)(?:,? (?:not|than|rather than) .+)?", reads=SHAPES),
    Rule("interest", "free", rf"{IM} (?:only|mainly|mostly|particularly|especially|always) "
         r"interested in (?P<x>.+)", kind="work", reads=("region",)),
    # Not interested
    Rule("not-interested", "free",
         rf"i {NOT} (?:really )?care (?:much )?(?:about|for) (?P<x>{THING}(?:(?!, only|, just).)+)|"
         rf"{IM} not (?:really |at all )?interested in (?P<y>{THING}.+)|"
         rf"i have no interest in (?P<z>{THING}.+)",
         fact="Is not interested in {x}", negative=True, reads=(*SHAPES, "region")),
)  # fmt: skip
