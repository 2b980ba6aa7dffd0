"""English rules, open tier: standing orders and wishes that are no sentences.

A fragment ("tables first", "no cilantro, ever") has to look like a rule and no order of the moment.
"""

from __future__ import annotations

from keepwise.bank.speech.grammar import Rule
from keepwise.bank.speech.languages.en.bare import (
    ANSWER,
    BARE,
    OPPOSED,
    PHRASE,
)
from keepwise.bank.speech.languages.en.parts import (
    GIVE,
    HABIT,
    MASS,
    MOMENT,
    ORDER,
    PLURAL,
    passing,
)

FRAGMENTS: tuple[Rule, ...] = (
    # Orders with a sign of the lasting
    Rule("no-ever", "free", bare=True, pattern=r"(?:please,? )?(?:and )?(?:absolutely |really |"
         r"definitely )?no (?!more than)(?:more )?"
         r"(?P<x>(?!(?:no|problem|worries|idea|thanks|thank|rush|way|need|hurry|wonder|doubt|"
         r"matter|"
         r"luck|clue|longer|one|offen[cs]e|stress|pressure|biggie|kidding|chance|wait|i|it|that|"
         r"this|you|we|not|just|but|questions?|comment|sorry|use|point|news|reply|answer|change|"
         r"changes|other|results?|data|errors?|joke|shit|really|actually|please|sweat|dice)\b)"
         r"[\w'’/&-]+(?: (?!(?:this|that|it|yet|today|tonight|found|here)\b)[\w'’/&:-]+){0,8})",
         fact="Wants no {x}", kind="preference", sign=True, unless=MOMENT),
    Rule("no-plural", "free", bare=True, pattern=rf"no (?P<x>(?:[\w'-]+ ){{0,2}}{PLURAL}("
         rf"?: (?:before|after|over|on|in|"
         r"at|during|past|between|for|with|from|of|about) .+|,? (?:no|or|and) [\w -]+)?)",
         fact="Wants no {x}", kind="preference",
         needs=r"\b(?:meetings|calls|before|after|on weekends|on \w+days|during|at night|emojis?|"
         r"notifications|exclamation|jokes|headers|bullets|abbreviations|acronyms|spoilers|"
         r"substitutions|attachments|popups|comments|stopovers|layovers|red-?eyes|nuts|mushrooms|"
         r"onions|in my|in the|in any|in code|questions at|semicolons|tabs|classes|loops|"
         r"frameworks|"
         r"macros|pivots|decimals|colou?rs|gridlines|"
         r"abbreviations|3d|pies|pie)\b", unless=MOMENT + r"|\bno (?:problems|ideas|worries|"
         r"questions\b(?! at)|results|changes|errors|thanks|comments yet|news)\b"),
    Rule("stop-kind", "free", r"(?:please )?(?:stop|quit|no more) (?P<x>(?:suggesting|recommending|"
         r"sending|using|adding|putting|asking|offering|proposing|including|giving me|"
         r"showing me|calling me|writing|starting|beginning|ending|opening|explaining|repeating|"
         r"apologi[sz]ing|summari[sz]ing|translating|wrapping|inserting|mentioning|reminding me|"
         r"rounding|abbreviating|bolding|hedging|padding|quoting|booking|scheduling) "
         r"(?!(?:the|this|that|it|those|these|my|now|there|here|him|her|them)\b).+)",
         fact="Does not want {x}", kind="preference", unless=passing(you=False)),
    Rule("only-such", "free", r"(?:only|just) (?:ever )?(?P<x>(?:suggest|recommend|propose|offer|"
         r"book) "
         rf"(?:me )?{BARE}.+)", fact="Asks to only {x}", kind="preference", unless=MOMENT),
    Rule("keep-mine-out", "free", r"(?P<x>(?:keep|leave) (?:my|our) .+ (?:out of|off|private|"
         r"secret|to yourself|"
         r"between us)\b.*)", kind="preference", fact="Asks to {x}", unless=MOMENT),
    Rule("call-it", "free", r"(?P<x>call (?:it|them|us|these) [\"“'\w][^,]{1,40},? (?:never|"
         r"not) .+)",
         kind="preference", fact="Asks to {x}"),
    Rule("assume", "free", r"(?:you (?:can|may|should) )?assume (?:that )?(?P<x>(?:i|we)(?:'ve|"
         r"'m|'re)? .+)",
         kind="preference", fact="Asks to assume {x}", unless=r"\b(?:today|tonight|tomorrow|this|"
         r"for now|"
         r"you|your|wanted|had|were|was)\b"),
    Rule("keep-out", "free", rf"(?P<x>(?:keep|leave) {BARE}(?:[\w-]+ ){{0,2}}{PLURAL} out)",
         fact="Asks to {x}", kind="preference", unless=MOMENT),
    Rule("leave-out", "free", bare=True, pattern=rf"(?:please )?(?P<x>(?:leave|keep) {BARE}.+ "
         rf"out|(?:leave out|exclude|"
         rf"skip|ignore|omit|drop|hide) {BARE}.+)", fact="Asks to {x}", kind="preference",
         lasting=True, unless=passing(you=False)),
    Rule("leave-them", "free", r"(?P<x>leave (?:them|those) out of everything)", fact="Asks to {x}",
         kind="preference"),
    Rule("over", "free", bare=True, pattern=rf"(?:please )?(?:{GIVE} )?(?:me |us )?(?:in |with |"
         rf"as |by )?"
         rf"(?P<x>(?:all |my )?(?!\w+ly\b){PHRASE}{{0,5}}?{OPPOSED} (?!(?:the|this|that|yet|"
         rf"now|today|sure|bad|really|"
         r"quite|you|it|so|a bit|only|just)\b)[\w'’/&%.+ -]{2,60}(?:, (?:when|whenever|for|in|"
         r"if) .+)?)", fact="Prefers {x}",
         kind="preference", unless=MOMENT + r"|^(?:GIVE )?\w+ly\b",
         needs=rf"^(?!my |our )(?!.*\b(?:told|said|asked|thinks?|says)\b).*\b(?:(?:over|rather "
               rf"than|instead of|in place of|not|no|never|before) (?:\w+ )?"
         rf"(?:{PLURAL}|{MASS}|gross|net|mean|median|averages?|\w+ing)(?!\w)|{PLURAL} (?:over|"
         rf"rather "
         rf"than|instead of|not) \w+\Z)"),
    Rule("firsts", "free", bare=True, pattern=rf"(?:always )?(?:(?:start|begin|open|"
         rf"lead) with )?(?P<x>(?:the |a )?(?:"
         rf"{ANSWER}|[\w-]+ {ANSWER}|[\w-]+s) (?:first|last|on top|at the (?:top|end|"
         rf"bottom))(?:[, ]"
         rf"+(?:then )?[\w -]+ (?:after(?:wards| it| that)?|later|second|last|below|"
         rf"next))?(?: (?:in|for|"
         r"on|of) (?:any|every|all|my|each) .+)?)",
         fact="Wants {x}", kind="preference",
         unless=passing(it=False, you=False) + r"|\b(?:ladies|kids|"
         r"things|minutes|slides|invoices|notes|e?-?mails|calls|errands|tests|bugs|drinks|orders|"
         r"tickets|messages|basics) first\b|\b(?:put|move|add|was|were|is|are|does|happens)\b"),
    Rule("most", "free", bare=True, pattern=r"(?P<x>(?:(?:three|two|one|five|four|ten|\d{1,2}|"
         r"\d+-minute|"
         r"\w+-\w+|top \d) )"
         r"[\w -]{2,40}? (?:max(?:imum)?|at (?:the )?most|tops|at least|minimum|or (?:less|fewer)|"
         r"no (?:longer|more)|only)(?: (?:in|per|for|on) (?:any|every|each|all|my) .+)?)",
         fact="Wants {x}", kind="preference", unless=MOMENT,
         needs=r"\b(?:sentences?|lines?|words?|bullets?|points?|paragraphs?|pages?|minutes?|"
         r"meetings?|slides?|examples?|options?|top \d|decimals?|items?|emojis?|columns?|hours?|"
         r"suggestions?|questions?|characters?|times)\b"),
    Rule("most", "free", bare=True, pattern=r"(?P<x>top \d{1,2} only|only (?:the )?top \d{1,2}|"
         r"only ever (?:the )?top "
         r"\d+)(?: .{0,30})?", fact="Wants {x}", kind="preference", unless=MOMENT),
    Rule("max", "free", bare=True, pattern=r"(?P<x>(?:max(?:imum)?|at most|no (?:more|"
         r"longer) than|under|below) (?:of )?"
         r"(?:\w+ )?[\w-]+ (?:sentences?|lines?|words?|bullets?|points?|paragraphs?|pages?|"
         r"minutes?|"
         r"slides?|examples?|options?|items?|characters?|suggestions?|ideas?|questions?|charts?|"
         r"tables?|columns?)\b.{0,40})", fact="Wants {x}",
         kind="preference", unless=MOMENT),
    Rule("keep-so", "free", bare=True, pattern=r"(?P<x>keep (?:your |all |my |the )?(?:answers|"
         r"replies|explanations|"
         r"responses|summaries|messages|emails|mails|code|functions|comments|paragraphs|sentences|"
         r"recipes|reports|charts|tables|drafts|texts|everything|things|titles|names|meetings|"
         r"suggestions|examples|notes|posts|bullets|lists) [^,]+)",
         fact="Asks to {x}", kind="preference", unless=passing(you=False)),
    Rule("as-ever", "free", bare=True, pattern=rf"(?P<x>{PHRASE}{{0,4}}) as (?:ever|always|"
         rf"usual|per usual)",
         fact="Wants {x}", kind="preference", unless=MOMENT),
    Rule("always-so", "free", bare=True, pattern=r"(?P<x>(?:always|never) (?:with|in|as|by|on|at|"
         r"without|over|from|"
         r"first|before|after|under|through|via) .+)",
         fact="{x}", kind="preference", unless=MOMENT + r"|\bthat\b|\bnever (?:before|again|"
         r"on time|in doubt)"
         r"\b|\balways (?:with (?:you|them)|on time|in the way|at the)\b"),
    Rule("should", "free", rf"(?P<x>(?:{BARE}|all |the )[\w' -]{{2,60}}? (?:should|must|need to|"
         rf"have to|"
         r"are to|ought to|can) (?:always |never |only |all |not )*(?:be|start|end|use|have|come|"
         r"go|show|run|"
         r"begin|include|stay|come|read|follow|look|fit|contain)(?:\b.*))", fact="{x}",
         kind="preference", needs=HABIT + r"|^(?:\w+ )?(?:weeks|answers|replies|dates|charts|"
         r"tables|"
         r"reports|numbers|titles|"
         r"summaries|meetings|emails|mails|recipes|comments|headings|lists|prices|amounts|"
         r"percentages|axes|labels|names|code|functions|variables|variable names|commit messages|"
         r"drafts|explanations|responses|bullet points|paragraphs|letters) (?:should|must)\b",
         unless=passing(it=False) + r"|\bthe (?:chart|table|report|file|mail|deck)\b"),
    Rule("for-me", "free", bare=True, pattern=rf"(?P<x>{PHRASE}{{0,5}}) (?:for me|for us)",
         fact="Prefers {x}",
         kind="preference", lasting=True, unless=MOMENT),
    Rule("fragment", "free", bare=True, pattern=rf"(?P<x>{PHRASE}{{0,7}})", fact="Prefers {x}",
         kind="preference",
         lasting=True, unless=MOMENT + r"|\b(?:is|are|was|were|does|did|has|have|gets?|happens?|"
         r"goes|wins?|fails?|works?|keeps?|comes?|says?|means?|\w+n't|never|same|thing|problem|"
         r"minutes|"
         r"pleasure|"
         r"will|would|can|could|should|best|worst|"
         r"ever|heard|mind|wanted|going|trying|been|i|we|he|she|they|told|said|asked|thought|"
         r"brings?|"
         r"makes?|took|left|sent|gave|him|her)\b"),
    Rule("fragment", "free", bare=True, pattern=rf"(?P<x>(?!(?:minutes|two|three|four|five|six|\d+|"
         rf"tickets|results|more|"
         rf"details)\b){PHRASE}{{0,4}}?(?<! )(?: (?:over|rather than|instead of|not|for|in|with|"
         rf"as|on) "
         rf"[\w'’/&%.+ -]{{2,40}})?)",
         fact="Prefers {x}", kind="preference", polite=True,
         unless=MOMENT + r"|\b(?:is|are|was|were|does|did|\w+n't|for (?:one|two|three|four|\d)|"
         r"(?-i:[A-Z]\w+) (?:for|in) (?-i:[A-Z])|January|February|March|April|May|June|July|"
         r"August|September|October|November|December|monday|tuesday|wednesday|thursday|friday|"
         r"saturday|sunday|Q[1-4]|numbers for|for (?:my|our)|per|by (?:region|brand|store|country|"
         r"week|month))\b",
         needs=rf"^(?:(?:\w+-?\w* ){{0,3}}{PLURAL}(?!\w)|.*\b(?:over|rather than|instead of|not) "
         rf"|(?:\w+ ){{0,2}}{MASS}\b)"),
    Rule("every-order", "order", bare=True, pattern=rf"(?P<x>(?:always )?{ORDER}\b.*)",
         lasting=True),
)  # fmt: skip
