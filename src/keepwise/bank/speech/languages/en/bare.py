"""English phrases that name a kind of thing, and no thing at hand."""

from __future__ import annotations

from keepwise.bank.speech.languages.en.parts import (
    ORDER,
    PRAISE,
)

BARE = (
    rf"(?!(?:the|this|that|these|those|it|its|some|any|another|more|other|others|next|last|first|"
    rf"second|both|all|none|every|each|whenever|one|two|three|four|five|six|ten|\d+|a|an|me|my|"
    rf"your|his|her|their|"
    rf"our|you|i|"
    rf"we|he|she|they|what|which|who|how|why|where|when|if|whether|and|but|or|so|to|do|does|did|is|"
    rf"are|was|were|be|been|can|could|would|should|will|not|no|yes|let|let's|just|also|too|still|"
    rf"there|here|then|now|again|always|never|as|for|in|on|at|with|by|from|of|about|please|"
    rf"{PRAISE}|{ORDER}|try|see|come|wait|check|help|fix|move|find|get|run|try|explain|hurry|"
    rf"continue|proceed|carry|feel|"
    rf"want|need|like|love|hate|prefer|know|because|since|though|although|only|results|numbers|"
    rf"details|thoughts|suggestions|ideas|updates|news|sales|numbers|totals|redemptions|"
    rf"signups|clicks|orders|options|alternatives)(?![\w-]))"
)
PHRASE = rf"{BARE}[\w'’/&%.+-]+(?: (?!(?:this|that|it|you|your|yesterday|today)\b)[\w'’/&%.+-]+)"
OPPOSED = (
    r"(?:,? (?:over|rather than|instead of|and not|not|but not|but no|never|before|"
    r"in place of)|,? no)"
)
ANSWER = (
    r"(?:summary|conclusion|answer|answers|table|tables|result|results|headline|headlines|numbers|"
    r"code|bottom line|verdict|recommendation|big picture|takeaways?|totals?|short version|"
    r"tl;?dr|chart|charts|"
    r"facts|examples?|explanation|key (?:points|figures|message)|newest(?: \w+)?|oldest(?: \w+)?|"
    r"latest(?: \w+)?|biggest(?: \w+)?|story|risks?|source|sources|date|dates|currency|most "
    r"\w+(?: \w+)?|worst \w+|best \w+|good news|bad news)"
)
