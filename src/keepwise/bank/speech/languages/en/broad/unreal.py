"""English words that make a whole sentence no statement: suppositions, roles, words of others."""

from __future__ import annotations

from keepwise.bank.speech.languages.en.people import PEOPLE

_SUPPOSED = (
    r"\b(?:if i (?:were|was|had|could|would|said|asked|wanted|ever)|suppose|supposing|"
    r"imagine|"
    r"hypothetically|pretend|what if|let['’]?s say|let us say|say i|assuming|in theory|"
    r"for example|e\.g\.|as an example|if only|i wish|role-?play|in a parallel|how (?:do|would|can|"
    r"should|could) (?:you|i|we|one) (?:say|write|spell|pronounce|translate|put)|(?:story|poem|"
    r"song|"
    r"novel|film|movie|dialogue|sketch|scenario|game|scene|world|universe|role|dream|letter|email) "
    r"(?:in which|where|in it|about how) (?:i|we)(?:'m|'ve|'d)?|in (?:this|the|our|my) (?:scene|"
    r"story|game|role|scenario|dream|novel|sketch)|let['’]?s (?:practi[sc]e|rehearse|act|play))\b|"
    r"(?:\A|[.!?] )you(?:['’]re| are) (?:an?|the|my) [\w -]{3,40}?,? (?:and )?(?:i['’]m|i am)\b|"
    r"\A(?:ok |okay |please |just |only |and |but )*(?:just |only )?for (?:this|today's|tonight's|"
    r"tomorrow's) [\w-]+(?: [\w-]+)?(?: only| alone)?,? (?:only|alone|i|please|use|make|keep|give|"
    r"show|write|answer|put|call|let)\b"
)

# What a text is, and what it does when its words follow.
_TEXT = (
    r"(?:texts?|messages?|e-?mails?|letter|note|post|tweet|review|status|bio|profile|caption|"
    r"advert|ad|essay|poem|song|lyrics?|chorus|verse|line|sentence|headline|slogan|tagline|motto|"
    r"t-?shirt|shirt|sign|mug|sticker|card|quote|prompt|template|speech|script|reply|comment|"
    r"diary|dedication|horoscope|voicemail|badge|banner|blurb|story|novel|book|blog|chapter|"
    r"monologue|toast|abstract|joke|meme|ballad|anthem|prayer|postcard|letters|graffiti)"
)
_I = r"[\"'“‘(]?(?:i|i['’](?:m|ve|d|ll)|we|we['’](?:re|ve))\b"
_QUOTED = (
    rf"\b{_TEXT} (?:just |only |then |always |also )*(?:reads?|goes|go|went|begins?|began|starts?|"
    r"started|opens?|opened|ends?|ended|runs|closes?)(?: off| out)?(?: (?:with|like|something "
    rf"like|as follows|along the lines of|by saying|on))*[:,]? {_I}|"
    rf"\b(?:his|her|their|your|(?-i:[A-Z])\w+['’]s|{PEOPLE}['’]s) (?:[\w-]+ ){{0,2}}{_TEXT} "
    rf"(?:just |only |then |always |also )*(?:says?|said)[:,]? {_I}|"
    r"\b(?:(?:he|she|they)['’](?:s|re|d)|(?:(?:he|she|they)|(?:my|our|the|your|his|her) "
    rf"(?:[\w-]+ )?{PEOPLE}|(?-i:[A-Z])\w+) (?:is|was|are|were)|\w+['’]s) (?:all |just |always "
    rf"|suddenly )*like[:,]? (?:oh |no |well |yeah |sorry |but )*,? ?{_I}|"
    rf"\b(?:he|she|they)(?:['’](?:s|re)| was| were) all[:,]? {_I}|"
    rf"\b(?:he|she|they|(?:my|our|the|your|his|her) (?:[\w-]+ )?{PEOPLE}|(?-i:[A-Z])\w+) (?:then "
    rf"|just |always |suddenly )*(?:goes|went|typed|texted|wrote|posted|messaged|tweeted|yelled|"
    rf"shouted|screamed|e-?mailed|commented)(?: back)?[:,]? (?:oh |no |well |yeah |sorry |"
    rf"but )*,? ?{_I}"
)

_FEIGNED = (
    r"\Adear (?!(?:assistant|bot|ai|claude|chatgpt|gemini|friend|all|team|you|sir|madam|support|"
    r"helper|computer)\b)\w+|\A(?:back )?(?:in|during) my (?:early |late |mid-?|wild )?(?:teens|"
    r"twenties|thirties|forties|youth|(?:student|school|younger|uni|army|college|early) (?:days|"
    r"years)|childhood)\b|\bin (?:the|my|this|that|our|an?) (?:[\w-]+ )?(?:letter|e-?mail|mail|"
    r"complaint|review|reply|speech|essay|post|message|statement|application)(?: of \w+)?,? (?:i|"
    r"we)(?:'d| would)? (?:want|need|like|wish|have|said|say|wrote|claim\w*|argue\w*|state\w*)\b|"
    r"\bcome (?:retirement|spring|summer|autumn|fall|winter|christmas|the weekend|the day|next "
    r"\w+),? (?:i|we)(?:'ll| will|'m| am)\b|\b(?:i|we)(?:'ll| will) [^.!?]{2,60} and never\b|"
    r"\b(?:in (?:another|a past|a previous|a former|my next|a different|a parallel|an "
    r"alternat\w+|"
    r"some other) (?:life|world|universe|reality|timeline)|in my (?:wildest )?(?:dreams?|fantas\w+|"
    r"novel|book|story|screenplay|comic|campaign|head(?=,? (?:i['’]m|i am|i live)))|for the sake "
    r"of (?:the )?argument|for argument['’]s sake|picture (?:this|me|us)|visuali[sz]e|pretending|"
    r"(?:\A|(?<=, )|(?<=[.!?] ))(?:were|had) (?:i|we)\b(?! (?:known|mentioned|said|told))|act as "
    r"(?:if|though)|as though (?:i|we)|make[- ]believe|pretend(?:ing)?|in my (?:role|character) as|"
    r"let me be (?:an?|the|your|king|queen)\b(?! (?:judge))|you be the \w+|"
    r"(?<!can )(?<!may )(?<!could )(?<!please )assum(?:e|ing) "
    r"(?:for (?:a|one) (?:moment|minute|second) )?(?:that )?(?:i|we)(?:['’](?:m|ve|"
    r"re)| am| have| are)? (?!(?:know|understand|understood|want|mean|meant|don['’]t|prefer|can|"
    r"already|need|familiar|never|always|speak|in doubt|no |little|basic|some|the (?:basics|"
    r"background)|an? (?:total |complete |absolute )?(?:beginner|expert|novice|layman|layperson|"
    r"experienced|senior|newbie))\b)|assume my \w+ (?:is|are|was)|"
    r"my (?:[\w&'-]+ ){0,3}(?:character|avatar|alter ego|persona|protagonist|heroine|hero|"
    r"paladin|dungeon master|narrator|villain|sim|sims)\b(?! (?:limit|set|count|trait|sheet)))"
)

UNREAL = rf"{_SUPPOSED}|{_QUOTED}|{_FEIGNED}"
