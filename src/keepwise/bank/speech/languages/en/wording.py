"""Wording English facts: the first person turned into the third.

"I look after my team" becomes "Looks after their team". The result is a short sentence without a
subject, for whoever reads a list of memories knows whose they are.
"""

from __future__ import annotations

import re

from keepwise.bank.speech.grammar import compiled


def third_person(words: str) -> str:
    """Words about oneself as words about somebody: "my team" becomes "their team"."""
    return compiled(
        r"\b(?:i(?:['’]m| am)|i(?:['’]ve| have)|i(?:['’]ll| will)|i(?:['’]d| would)|i|me|my|mine|"
        r"myself|we|us|our|ours)(?![\w'’])"
    ).sub(lambda match: _PERSONS.get(match.group().lower().replace("’", "'"), "they"), words)


_PERSONS = {
    "i'm": "they are", "i am": "they are", "i've": "they have", "i have": "they have",
    "i'll": "they will", "i will": "they will", "i'd": "they would", "i would": "they would",
    "i": "they", "me": "them", "my": "their", "mine": "theirs", "myself": "themselves",
    "we": "they", "us": "them", "our": "their", "ours": "theirs",
}  # fmt: skip

_VERBS = {
    "have": "has", "do": "does", "am": "is", "go": "goes", "was": "was", "can": "can",
    "will": "will", "would": "would", "could": "could", "should": "should", "must": "must",
    "may": "may", "might": "might", "had": "had", "became": "became", "did": "did",
    "cannot": "cannot", "can't": "cannot", "don't": "does not", "won't": "will not",
}  # fmt: skip


_PAST = frozenset(
    "became began bought broke brought built came chose cut did drew drove fell felt flew found "
    "gave "
    "got grew had held kept knew learnt left lent lost made met paid put quit ran "
    "read rode sang sat "
    "set slept sold spent spoke stood swam taught took went woke won wore wrote".split()
) - {"read", "put", "cut", "set", "quit"}


def verb(word: str) -> str:
    """The third person of a verb: "look" becomes "looks", "carry" becomes "carries"."""
    low = word.lower().replace("’", "'")
    if low in _VERBS:
        return _VERBS[low]
    if low in _PAST:
        return low
    if low.endswith(("ed", "ought")) and low not in ("need", "feed", "speed", "embed"):
        return low
    if re.search(r"(?:s|sh|ch|x|z|o)\Z", low):
        return low + "es"
    return low[:-1] + "ies" if re.search(r"[^aeiou]y\Z", low) else low + "s"


_ADVERBS = (
    r"(?:originally|always|usually|normally|typically|generally|mostly|often|never|also|only|"
    r"mainly|all|both|"
    r"really|currently|now|still|sometimes|just|recently|ever|rarely|seldom|regularly|strictly|"
    r"strongly|primarily|exclusively|already|almost|even|simply|hardly|lately|(?!(?:f|app|re|rep|"
    r"supp|comp|imp|multip)ly\b)\w+ly)"
)


def statement(words: str) -> str:
    """A statement about oneself as a fact: "I like my team" becomes "Likes their team".

    "My desk is upstairs" becomes "Desk is upstairs".
    """
    words = compiled(r"\Awe(?:'re| are|’re) ").sub("i'm ", words)
    words = compiled(r"\Awe(?:'ve|’ve) ").sub("i've ", words)
    words = compiled(r"\Awe (?!were\b)").sub("i ", words)
    if match := compiled(r"i(?:['’]m| am) (.+)").fullmatch(words):
        return "Is " + third_person(match[1])
    if match := compiled(r"i['’]ve (.+)").fullmatch(words):
        return "Has " + third_person(match[1])
    if match := compiled(
        rf"i(?:['’]ve| have) (?=(?:{_ADVERBS} )?\w+(?:ed|"
        rf"en)\b)(.+)"
    ).fullmatch(words):
        return "Has " + third_person(match[1])
    if match := compiled(r"i(?:['’]d| would) (.+)").fullmatch(words):
        return "Would " + third_person(match[1])
    if match := compiled(r"i do not (.+)").fullmatch(words):
        return "Does not " + third_person(match[1])
    if match := compiled(rf"i ((?:{_ADVERBS} )*)([\w'’-]+)(.*)").fullmatch(words):
        said = match[1].lower() + verb(match[2]) + third_person(match[3])
        return said[:1].upper() + said[1:]
    words = (
        compiled(r"(?:my|our) (.+)").sub(r"\1", words, count=1)
        if compiled(r"(?:my|our) .+").fullmatch(words)
        else words
    )
    words = third_person(words)
    return words[:1].upper() + words[1:]


_APOSTROPHES = {
    "dont": "don't", "doesnt": "doesn't", "cant": "can't", "wont": "won't", "isnt": "isn't",
    "arent": "aren't", "im": "I'm", "ive": "I've", "id": "I'd", "thats": "that's",
    "youre": "you're", "whats": "what's", "itd": "it'd",
}  # fmt: skip


def tidy(words: str) -> str:
    """``words`` with the apostrophes people leave out: "dont" becomes "don't"."""
    words = compiled(r"\b(i|we)(?:'ve| have) got(?= (?!to\b))").sub(
        r"\1 "
        r"have",
        words.replace("’", "'"),
    )
    words = compiled(
        r"\Abeen (?=(?:an?|with|in|at|on) (?!(?:long|while|rough|hard|bit|good|bad|great|busy|"
        r"crazy|meetings?|bed)\b).+ (?:since|for (?!ages|hours|days|a )\w+ (?:\w+ )?years)\b)"
    ).sub("I've been ", words)
    words = compiled(
        r"\b(?:me and )?my (\w+)(?: (?-i:[A-Z])\w+)? and i (?:both |each )?(?=(?:eat|drink|live|"
        r"keep|"
        r"work|have|speak|rent|own|follow|share|run)\b)"
    ).sub("we ", words)
    words = compiled(
        r"\Aso ((?!(?:i|i'm|it|that|we|you|the|my|this|no|can|could|please|if|far|what|how)\b)"
        r"(?![\w' -]*\b(?:numbers|sales|results|figures|spend|revenue|tickets?|table|for "
        r"(?:january|february|"
        r"march|april|may|june|july|august|september|october|november|december|q\d|last|this))\b)"
        r"[\w' -]{3,50}?),? (?:please|pls)\b"
    ).sub(r"\1, always please", words)
    words = compiled(
        r"\b(my|our) (\w+)'s (?=(?:the|on|in|at|a|an|my|not|called|\d+\w*|tight|small|big|"
        r"limited)\b)"
    ).sub(r"\1 \2 is ", words)
    words = compiled(r"\b(i|we)'ve (?=my own |our own )").sub(r"\1 have ", words)
    words = compiled(r"\bso (?=no (?!longer|more\b|one\b|idea|worries|problem|need))").sub(
        "please ", words
    )
    words = compiled(r"\b(?:me and )?my \w+ and i are both (?=\w+s\b)").sub("we're ", words)
    words = compiled(r"\b(?:me and )?my \w+ and i (?:are both|were both|are)\b").sub("I'm", words)
    words = compiled(
        r"\b(i|we)'ve (?=(?:(?:an?|no|two|three|four|five|six|seven|\d+|several|some) |(?:[a-z]+ )?"
        r"(?:disease|syndrome|diabetes|asthma|adhd|dyslexia|arthritis|eczema|epilepsy|tinnitus|"
        r"migraines|insomnia|allerg(?:y|ies)|ibs|autism|intolerance)\b))"
    ).sub(r"\1 have ", words)
    words = compiled(
        r"\A(?!(?:it|that|this|he|she|there|what|where|who|how|here|let|name|when)\b)([a-z]+)'s "
        r"(?=(?:an? (?:no-?go|must|deal-?breaker)|not (?:for|my)|my (?:thing|favou?rite)|off "
        r"limits|out of the question)\b)"
    ).sub(r"\1 is ", words)
    words = compiled(
        r"\b((?:don't|do not|never) [\w' -]{3,60}?) without asking(?: me)?(?: first)?"
    ).sub(r"\1 unless you ask me first", words)
    words = compiled(
        r",? (?=(?:highest|lowest|largest|biggest|smallest|newest|latest|oldest|most \w+) first\b)"
    ).sub(" ", words)
    words = _mended(words)
    words = compiled(r"\b(can|could|would|will) u\b").sub(r"\1 you", words)
    words = compiled(r"\bw/o (?=\w)").sub("without ", words)
    words = compiled(r"\bw/ ?(?=\w)").sub("with ", words)
    words = compiled(r"\bplease not (?=\w)").sub("please don't ", words)
    words = compiled(r"\A((?:and |but |so |because |cos |since |also |btw )*)im (?=[a-z])").sub(
        r"\1I'm ", words
    )
    words = compiled(r"\b(hubby|wifey|missus)(?='s | is | has )").sub(r"my \1", words)
    words = compiled(
        r"\b(my|our) ([\w-]+)'s (?=(?:allergic|vegan|vegetarian|intolerant|diabetic|"
        r"called|\d|an? )\b)"
    ).sub(r"\1 \2 is ", words)
    words = compiled(r"\b(i|we) (?:myself|ourselves|personally) (?=\w)").sub(r"\1 ", words)
    words = compiled(r"\bmy \w+ and i (?:both )?(?=\w)").sub("I ", words)
    words = compiled(r"\bi've been (?=(?:an?|vegan|vegetarian|married|retired|diabetic)\b)").sub(
        "I'm ", words
    )
    words = compiled(r"\bmind (always |never |not )?(\w+)ing\b").sub(
        lambda match: f"mind {match[1] or ''}{_base(match[2])}", words
    )
    return compiled(
        r"\b(?:dont|doesnt|cant|wont|isnt|arent|ive|thats|youre|whats|itd|"
        r"im(?= (?:an?|the|in|on|at|not|from|based|allergic|responsible|more|also|new|always|"
        r"usually|only|mainly|vegan|vegetarian|working|living|learning|called|diabetic)\b)|"
        r"id(?= (?:rather|like|love|prefer|appreciate|want|be)\b))\b"
    ).sub(lambda match: _APOSTROPHES[match.group().lower()], words)


def _mended(words: str) -> str:
    """A clause with what was taken back in it left out: "the Lyon, sorry, the Marseille team"."""
    words = compiled(
        r"\b(?P<a>in|at|on|for|to|from|the|an?|my|our|is|are) (?:the )?[\w'&-]+(?: [\w'&-]+)?"
        r"(?:,| -| –| —|\.\.\.)? (?:(?:er|uh|um|oh|oops|no),? )?(?:no wait|sorry|wait|or rather|i "
        r"mean|"
        r"i meant|correction|scratch that|make that|no)(?:,? (?:no|sorry|i mean|i meant))?(?:,|:) "
        r"(?!(?:i|i'm|i've|we|you|it|that|this|can|could|but|my|please|not|what|the other)\b)"
        r"(?=[\w'-]+(?: [\w'-]+){0,6}\W*\Z)"
    ).sub(r"\g<a> ", words)
    return compiled(r"\b(in|at|on|for|to|from|the|an?|is|are) (?:the )?(?=\1 )").sub("", words)


def _base(stem: str) -> str:
    """A verb from its form without "ing": "putt" is "put", "us" is "use"."""
    if re.search(r"([bdgmnprt])\1\Z", stem) and stem != "add":
        return stem[:-1]
    if re.search(r"(?:us|iv|rit|ud|ak|[iy]z|is|quot|not|id|par|at|ov|ang|serv)\Z", stem):
        return stem + "e"
    return stem


def straight(words: str) -> str:
    """A clause with its subject first: "usually I cycle" becomes "I usually cycle"."""
    if match := compiled(
        rf"(?P<a>{_ADVERBS}),? (?P<s>i) (?P<o>(?!am\b|have\b|had\b|was\b).+)"
    ).fullmatch(words):
        return f"{match['s']} {match['a'].lower()} {match['o']}"
    if match := compiled(
        rf"(?P<a>{_WHEN}),? (?P<s>i(?:'m|'ve|'d)?|we(?:'re|'ve)?) (?P<o>.+)"
    ).fullmatch(words):
        when = match["a"][:1].lower() + match["a"][1:]
        return f"{match['s']} {match['o']} {when}"
    if match := compiled(
        r"(?P<a>(?:on|in|at|after|before|during|since|until|ever since|as an?|being|for|with|"
        r"without|"
        r"twice|once|three times|every(?! time\b)|each(?! time\b)|by|over|outside|apart from|"
        r"besides) [\w' -]{2,40}?)"
        r"(?:, | )(?P<s>i(?:'m|'ve|'d)?|we(?:'re|'ve)?) (?P<o>.+)"
    ).fullmatch(words):
        when = match["a"][:1].lower() + match["a"][1:]
        return f"{match['s']} {match['o']} {when}"
    if match := compiled(
        r"(?P<a>(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends|weekdays|weeknights|"
        r"mornings|"
        r"evenings|nights|summers|winters)(?: (?:mornings?|evenings?|nights?|afternoons?))?"
        r"(?: and \w+days)?|(?:every|each) (?!time\b)[\w ]{3,30}?|(?:speaking |talking )?as an? "
        r"[\w ]{3,40}),? "
        r"(?P<s>i(?:'m|'ve|'d)?|we(?:'re|'ve)?) (?P<o>.+)"
    ).fullmatch(words):
        when = (
            match["a"] if match["a"][:1].isupper() and "day" in match["a"] else match["a"].lower()
        )
        return f"{match['s']} {match['o']} {'on ' if when.endswith('s') else ''}{when}"
    if match := compiled(
        r"(?P<o>[\w' -]{2,40}) i do (?P<v>(?!(?:every|each|on|in|at|most|is|"
        r"before|after|when|first|all|best|for|with|as|not|this|that)\b)[a-z]+)(?P<r>,? .+)?"
    ).fullmatch(words):
        # "Eggs I do eat" answers to something denied.
        thing = match["o"][:1].lower() + match["o"][1:] if match["o"][1:].islower() else match["o"]
        return f"I {match['v']} {thing}{match['r'] or ''}"
    if match := compiled(
        r"(?:it's|it is|it was) (?P<o>.+?),? (?:that |which )?(?P<s>i(?:'m| am)?|we) (?P<v>\w+ing"
        r"(?: \w+)?|use|want|need|prefer|meant|live in|work (?:in|for|at)|speak|play|follow)"
    ).fullmatch(words):
        return f"{match['s']} {match['v']} {match['o']}"
    if match := compiled(rf"(?P<v>{_DROPPED}) (?P<r>.+)").fullmatch(words):
        if compiled("(?:big|huge) fan").match(words):
            words = f"a {match['v'].lower()} {match['r']}"
            return f"I'm {words}"
        if words[:10].casefold() == "never been":
            return f"I've {words[:1].lower()}{words[1:]}"
        be = "I'm" if compiled(_STATE).match(words) else "I"
        return f"{be} {match['v'].lower()} {match['r']}"
    return ""


# What people begin with where they leave themselves out: "Love hiking", "Allergic to nuts".
_STATE = (
    r"(?:allergic to|based in|responsible for|in charge of|new to|married|retired|originally from|"
    r"mother of|father of|vegetarian|vegan|born|not|pescatarian|coeliac|celiac|diabetic|dyslexic|"
    r"teetotal|left-handed|self-employed|divorced|widowed)\b"
)
_DROPPED = (
    r"(?:prefer|love|hate|dislike|enjoy|live in|live with|work (?:in|at|for|as|with|from|on|part|"
    r"full|nights|shifts)|commute|don't (?:like|eat|drink|drive|use|want|need|own|do)|"
    r"can't (?:stand|eat|drink|have|do|handle|tolerate|drive|climb|wear)|never been (?:an?|into|"
    r"one for|"
    r"able to)|not (?:an? |much of an? |really an? )?(?:big |huge )?(?:fan of|into|keen on|"
    r"fond of|one for|"
    r"big on)|never (?:eat|drink|work|use|fly)|always (?:fly|take|eat|use|"
    r"drink|travel|work)|usually (?:work|eat|take|travel|use)|got (?:two|three|an?) |"
    r"moved to|grew up in|also (?:speak|play|love|like|have|work|use)|allergic to|based in|"
    r"(?:vegetarian|vegan|pescatarian|coeliac|celiac|diabetic|dyslexic|teetotal|left-handed|"
    r"self-employed|divorced|widowed)(?= (?:for|since|and|so|by|now|but)\b)|"
    r"responsible for|in charge of|new to|married (?:to|with)|retired|originally from|"
    r"mother of|father of|born (?:and bred |and raised )?in|(?:big|huge) fan of|started (?:at|as)|"
    r"joined|became|got promoted|switched (?:to|from)|adopted|graduated (?:from|in)|retired)"
)


_WHEN = (
    r"(?:originally|(?:first|last) thing (?:(?:in the|every|each) )?(?:mornings?|night|"
    r"monday|day|(?:mon|fri|sun)days?|at night|of all)|"
    r"from (?:\w+|next \w+) on(?:wards)?|since \w+|as of \w+(?: \w+)?|starting "
    r"(?:from |in |"
    r"next )?\w+|"
    r"(?:on|in) the other \w+|on my days off|in (?:january|february|march|april|may|june|july|"
    r"august|september|october|november|december|summer|winter|spring|autumn)|"
    r"on (?:\w+days|weekdays|weekends)(?: and \w+days)?|(?:in|during) the (?:mornings?|"
    r"afternoons?|evenings?|week)|at (?:the )?weekends?|at night|most (?:days|mornings|evenings|"
    r"of the time)|"
    r"(?:every|each) (?:\w+ )?(?:day|week|month|quarter|year|morning|evening|\w+day)|these days|"
    r"at (?:work|home|lunch)|for (?:work|breakfast|lunch|dinner)|before \w+|after \w+)"
)
