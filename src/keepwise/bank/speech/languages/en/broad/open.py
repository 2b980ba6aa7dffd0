"""English rules, the last resort: clauses about oneself and standing orders, whatever the verb.

Here a clause counts unless a word in it shows that it passes, narrates or is about a thing at hand.
"""

from __future__ import annotations

from keepwise.bank.speech.grammar import Rule
from keepwise.bank.speech.languages.en.bare import BARE
from keepwise.bank.speech.languages.en.broad.words import AT_HAND
from keepwise.bank.speech.languages.en.parts import MOMENT, OFTEN, ORDER, PLURAL
from keepwise.bank.speech.languages.en.people import PET, RELATIVE

_DATE = (
    r"\b(?:jan(?:uary)?|feb(?:ruary)?|march|april|may|june|july|aug(?:ust)?|sep(?:t|tember)?|"
    r"oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|spring|summer|autumn|winter|easter|christmas|q[1-4]|"
    r"20\d\d|the \d+(?:st|nd|rd|th)|next (?:year|month|spring|summer|autumn|winter|term))\b"
)
# Verbs with which people think, ask, report what they have just done, or work a machine.
_TOLD = (
    r"(?:think|guess|mean|hope|wonder|suppose|assume|believe|know|see|hear|understand|agree|"
    r"remember|forget|wish|want|need|ask|say|tell|thank|apologi[sz]e|promise|bet|doubt|expect|"
    r"notice|reali[sz]e|look|try|seem|appear|swear|imagine|recall|mention|have|had|was|were|am|did|"
    r"do|does|can|could|will|would|should|must|might|may|shall|got|get|went|saw|said|thought|made|"
    r"came|left|took|found|find|lost|told|sent|met|wrote|spoke|bought|knew|kept|gave|felt|ran|"
    r"began|"
    r"heard|paid|forgot|put|hit|set|end|fail|feel|just|don't|press|click|paste|type|open|close|"
    r"select|"
    r"enter|upload|download|refresh|restart|reload|log|scroll|delete|submit|reset|reboot|install|"
    r"deploy|compile|merge|push|pull|attach|forward|reply|respond|answer|quote|paraphrase|receive|"
    r"return|arrive|book|order|search|google|check|confirm|owe|beg|blame|vow|object|repeat|insist|"
    r"reckon|figure|presume|gather|demand|request|suggest|recommend|propose|welcome|show|miss|"
    r"regret|"
    r"admit|confess|deserve|mind|happen|lack|update|create|edit|fix|solve|change|move|add|remove|"
    r"send|copy|start|stop|finish|leave|wait|call|turn|switch|pass|hold|follow|accept|give|make|"
    r"come|go|lose|win|appreciate|hate|love|like|trust|digress|ought|used|wo|already|almost|then|"
    r"even|also|still|never|always|only|really|first|finally|simply|too|not|both|all|each|"
    r"\w+ed|\w+n't|slept|meant|dealt|built|lent|spent|bent|swept|became|blew|broke|chose|drew|"
    r"drove|"
    r"fell|flew|froze|grew|hid|rang|rode|rose|sang|sat|shook|shot|sold|stole|stood|stuck|swam|"
    r"threw|"
    r"tore|understood|woke|wore|won|brought|caught|taught|fought|sought|thought|taken|seen|done|"
    r"been|gone|written|given|driven|eaten|"
    r"personally|myself|maybe|often|sometimes|much|tend|\w+ly|keep|use|live|work|run|"
    r"need|care|cost|depend|belong|sound|taste|smell|wonder|learn|struggle|spill)"
)
_LOOSE = (
    r"(?!(?:it|this|that|these|those|them|him|her|you|your|one|what|how|why|where|whether|if|up|"
    r"out|"
    r"off|down|back|on|over|to|of|about|the (?:same|error|file|query|script|button|link|page|code|"
    r"command|tests?|answer|idea|point|number|numbers|deck|report|draft|chart|table|first|second|"
    r"last|feeling|impression|email|mail|message|form)|an? (?:question|problem|look|few|quick|"
    r"bit|lot|error|issue|minute|second|call|meeting|new|reminder|bug|refund|copy|screenshot|"
    r"hand|favou?r|break|moment|taxi|table|ticket)|some|more|help|no idea|my (?:mind|time|word|"
    r"money|order|parcel|password))\b)"
)
_THINGS = (
    r"(?:charts?|graphs?|tables?|answers?|repl(?:y|ies)|reports?|recipes?|e?-?mails?|messages?|"
    r"functions?|files?|slides?|lessons?|summar(?:y|ies)|lists?|letters?|posts?|drafts?|texts?|"
    r"prices?|numbers?|figures?|quotes?|commands?|plans?|itinerar(?:y|ies)|documents?|decks?|"
    r"responses?|suggestions?|code|scripts?|queries|query|trips?|bookings?|dish(?:es)?|meals?|"
    r"workouts?|sessions?|exercises?|claims?|sources?|statements?|paragraphs?|translations?|"
    r"sentences?|dashboards?|invoices?|contracts?|meetings?|reminders?|verdicts?|comparisons?)"
)

OPEN: tuple[Rule, ...] = (
    # Orders
    Rule("never-any", "free", r"(?:please )?(?P<x>(?:never|don't ever|do not ever) (?:ever )?"
         r"(?!(?:say never|mind|been|got|had|seen|heard|done|worked|used|received|said|told|knew|"
         r"gonna|going|"
         r"again|before|thought|felt|came|went|saw|tried|happened|once|too|quite|really|the|a|an|"
         r"in|at|on|for|late|too|not|happens|works|gets|goes|comes|seems|looks|know|had)\b)"
         r"[a-z]+(?<!ed)(?<!en) (?!(?:it|this|that|him|her)\b).+)", kind="preference",
         fact="Asks to {x}", unless=r"\b(?:today|tonight|tomorrow|yesterday|this (?:one|time|file)|"
         r"i|he|she|they|we)\b"),
    Rule("in-every", "free", rf"(?:please |always )*(?P<x>{ORDER} (?!(?:it|this|that|them|him|her|"
         rf"these|those)\b).+ (?:in|of|on|under|to|for|with|at|after|before|behind|below|above|"
         rf"inside|from|next to|beside|alongside) (?:every|each|any|all|all your|all my|whatever) "
         rf"(?:[\w-]+ ){{0,2}}?{_THINGS}\b.*)", kind="preference", fact="Asks to {x}",
         unless=r"\b(?:today|tonight|tomorrow|now|from (?:last|this|may|june|march|april)|of "
         r"(?:these|those|the)|in this)\b"),
    Rule("treat-as", "free", r"(?:please |always )*(?P<x>(?:flag|treat|count|mark|label|regard|"
         r"consider|classify|report|show|call|class|tag|list|write|spell|use|round|express|"
         r"abbreviate|translate|render|quote) (?!(?:it|this|that|them|these|those|me|him|her|the|"
         r"my|all the)\b)[\w' ,.-]{2,50}? (?:as|like) (?!(?:well|soon|much|before|it|this|that|"
         r"attachment|csv|pdf|png|you|i said)\b).+)", kind="preference", fact="Asks to {x}",
         unless=AT_HAND + r"|^(?:list|show|write|quote|call|tag|use) (?!(?:an?|any\w*|every\w*|"
         r"\w+s|people|[\w ]+s)\b)"),
    Rule("with-manner", "free", r"(?:please |just |always |and )*(?P<x>(?:(?:give|show|tell|offer|"
         r"send) me (?:the )?(?:short version|gist|highlights|headlines?|bottom line|conclusion|"
         r"summary|answer|verdict|result|options|pros and cons|hints?|diffs?|numbers|key (?:points|"
         r"figures)|bad news|good news|full picture|big picture|raw numbers|reasoning)(?: first|"
         r" only|,? not|,? then|,? and then|,? before|,? details| up front| rather| "
         r"instead| without).*|(?:start|begin|open|lead|end|finish|close|stop) with (?:an?|the|"
         r"your) "
         r"[\w' -]+ (?:so|not|rather|instead|and|because|before|then|always)\b.+|(?:write|talk|"
         r"speak|sound|answer|reply|be) (?:more )?(?:like|less like) .+|let me (?:try|think|guess|"
         r"have a go|work it out|figure it out|answer|struggle)\b.*\b(?:first|before|myself)\b.*|"
         r"(?:translate|quote|cite|render|copy) [\w' -]+ (?:literally|verbatim|word for word|"
         r"freely|"
         r"exactly|in full)\b.*|spare me .+|(?:show|give|send)(?: me)? (?:only |just )?(?:diffs?|"
         r"hints?|snippets|excerpts|outlines|patches|highlights|headlines)\b.*(?:not|rather|"
         r"instead|"
         r"only|no|never|without).*|less [a-z]+,? (?:and )?more [a-z]+|(?:be |a bit |a little )?"
         r"(?:less|more) (?:chatty|wordy|verbose|formal|casual|direct|blunt|cheerful|detailed|"
         r"technical|concise|precise|specific|serious|playful|polite|enthusiastic|salesy|preachy|"
         r"critical|encouraging|concrete|hand-holding|creative|careful|cautious)(?: (?:please|with "
         r"me|in general|overall))?))", kind="preference", fact="Asks: {x}", bare=True,
         unless=r"\b(?:this|these|today|tonight|tomorrow|yesterday|now|attached)\b|^(?:be |a bit |"
                r"a little )?(?:less|more) [a-z]+\Z(?<!chatty)(?<!wordy)"
         r"(?<!preachy)(?<!salesy)|\b(?:tell|show|give) me (?:the )?(?:answer|result|numbers|"
         r"summary|"
         r"options) (?:then|and then)\b"),
    Rule("not-while", "free", r"(?:please )?(?:don't|do not|never) (?:ever )?(?P<x>(?:let|run|"
                              r"start|"
         r"turn|switch|open|play|use|begin|schedule|ring|vacuum|heat|water|lock|unlock) .+ "
         r"(?:while|when|"
         r"whenever|unless|after|before|during|until|by voice|if) .+)", kind="preference",
         fact="Asks to not {x}", unless=r"\b(?:today|tonight|tomorrow|yet|this|it|them)\b"),
    Rule("end-with", "free", r"(?:please |always )*(?P<x>(?:start|begin|open|lead|end|finish|close|"
         r"wrap up) (?:it |them |every \w+ |each \w+ )?with (?:an?|the|your|my|some) (?:\w+ )?"
         r"(?:questions?|summary|quote|joke|takeaways?|conclusions?|recommendations?|fun fact|"
         r"example|"
         r"recap|next steps?|to-?dos?|action items?|answer|result|headline|number|verdict|"
         r"bottom line|tl;?dr|overview|definition|warm-?up|quiz|exercise|greeting|name)(?: .*)?)",
         kind="preference", fact="Asks to {x}", unless=AT_HAND),
    Rule("thanks-not", "free", r"(?:there's )?(?P<x>no need to (?:thank|greet|apologi[sz]e|explain|"
         r"congratulate|praise|summari[sz]e|repeat|introduce|sign off|ask|warn|remind|check|"
         r"translate|convert|list|include|mention|add|give|show|be|use|write|say|spell|justify|"
         r"tell|send) (?!(?:it|this|that|them|him|her|again|now|anything)\b).+)", kind="preference",
         fact="Says there is {x}",
         unless=AT_HAND),
    Rule("only-kind", "free", rf"(?P<x>(?:{BARE}[\w'’&/-]+ )(?:[\w'’&/-]+ ){{0,4}}?(?:only|at "
         rf"most|max|or nothing)(?: for (?:me|us))?)", kind="preference", fact="Wants {x}",
         bare=True,
         needs=rf"^(?:[\w'’&/-]+ ){{1,4}}?{PLURAL} |\b(?:food|print|paper|code|text|clothing|wine|"
         r"milk|meat|cotton|wool|fish|music|coffee|tea|gear|stuff|beer|cheese|bread|fabric) ",
         unless=MOMENT + r"|\b(?:is|are|was|were|has|have|left|members?|staff|appointments?|"
         r"numbers|results|sales|i|we|rows|columns|lines)\b"),
    # Wishes for things that are no answers
    Rule("any-of-me", "free", r"(?P<x>(?!(?:the|this|that|these|those|it|what|which|who|there|here|"
         r"your|everything|nothing|something|any(?:thing)?|either|both|all|monday|tuesday|"
         r"wednesday|"
         r"thursday|friday|saturday|sunday|tomorrow|today|tonight|\d+|option|version|sales|revenue)"
         r"\b)[\w'&/ -]{2,60}? (?:is|are|'s|would be|sounds?|feels?|looks?|tastes?|beats?|works?) "
         r"(?!(?:great|perfect|better|new|clear|possible|missing|gone|late|down)"
         r"\b)[\w' -]{2,50} (?:for|to|with|by) (?:me|us|the (?:kids|children|family))(?:,? "
         r".{0,40})?)",
         kind="preference", fact="{x}", unless=MOMENT + r"|\b(?:day|days|o'clock|date|\d+|price|"
                                                        r"plan|offer|deal|noon) (?:is|are|"
                                                        r"works?)\b|\b(?:sent|given|delivered|"
                                                        r"shipped|"
         r"assigned|addressed|next|closest|available|booked|waiting|visible|familiar|explained) "
         r"(?:for|to|with)\b"),
    Rule("idea-of", "free", r"(?P<x>(?!(?:the|this|that|these|those|it|what|which|who|there|here|"
         r"your)\b)[\w'&/ -]{2,50}? (?:is|are) (?:always |just |pretty much |basically |totally |"
         r"really )*(?:my idea of|torture|hell|heaven|bliss|a nightmare|a chore|a (?:hard|firm|"
         r"definite|absolute|big) (?:no|yes)|non-?negotiable|sacred|essential|key|crucial|"
         r"important|off limits|out of bounds|worth (?:it|the|every|paying)|overrated|underrated|"
         r"a waste of|my (?:\w+ )?(?:thing|time|downfall|kryptonite|happy place|weakness|"
         r"passion|comfort|guilty pleasure|jam|favou?rites?|nemesis|limit|maximum|minimum))\b.*)",
         kind="preference", fact="{x}", unless=MOMENT),
    Rule("beats", "free", r"(?P<x>(?!(?:the|this|that|these|those|it|nothing|what|which|your|sales|"
         r"revenue|q[1-4]|spain|italy)\b)[a-z][\w'& -]{2,40} (?:beats?|trumps?|wins? over|over) "
         r"(?!(?:the|this|that|it|last|plan|forecast|target|expectations)\b)[\w'& -]{2,40}?(?: for "
         r"(?:me|us)| any (?:day|time)(?: of the week)?| every time| hands down)?)",
         kind="preference", fact="{x}", needs=r"\bbeats?\b|\btrumps?\b|any (?:day|time)|every time",
         unless=MOMENT),
    Rule("thats-all", "free", r"(?P<x>(?!(?:ok|okay|and|but|so|yes|no|thanks|great|right|done)\b)"
         r"[\w'& -]{3,50}),? (?:that's|those are|that is|it's) (?:all|the only (?:thing|ones?|kind)"
         r"|what|basically all|mostly what|pretty much all|about all) (?:i|we) (?:ever |really |"
         r"usually |can |mostly |will )*(?:read|eat|drink|watch|listen to|cook|wear|play|use|buy|"
         r"do|like|want|need|look at|have|own|sell|speak|understand|care about|follow|drive)"
         r"(?:,? .{0,40})?", kind="preference", fact="Prefers {x}", unless=MOMENT),
    Rule("thats-rule", "free", r"(?P<x>(?!(?:ok|okay|and|but|so|yes|no|thanks|great|right|done)\b)"
         r"[\w'& -]{3,60}),? (?:that's|those are|that is|it's|they're) (?:a must|a "
         r"(?:deal-?breaker|"
         r"no-?go|must-have)|non-?negotiable|essential|important|all that matters|the main thing|"
         r"my "
         r"only (?:request|condition|rule|wish)|sacred)\b.*", kind="preference", fact="Wants {x}",
         unless=MOMENT),
    Rule("would-take", "free", r"(?:i|we)(?:'d| would)(?: always| happily| gladly| rather| much)* "
         r"(?P<x>(?:take|pick|choose|pay (?:more|extra)|spend more|go without)(?! (?:it|"
         r"this|that|a look|the (?:first|second|other|blue|red))\b)(?: .+)? (?:over|than|to avoid|"
         r"for an?|"
         r"for|any (?:day|time)|rather|instead of|if it).*)", kind="preference", fact="Would {x}",
         unless=MOMENT),
    Rule("more-people", "free", r"(?:i'm|i am|we're|we are) (?P<x>(?:more |very much |definitely |"
         r"strictly |mostly |always |really )*(?:an? )?[\w' -]{2,30} (?:people|person|family|"
         r"household|couple|type|guy|girl|gal|folk|man|woman|kind of (?:person|family)|sort)"
         r"(?:,? (?:not|than|rather|and|more) .+)?)", kind="preference", fact="Is {x}",
         unless=MOMENT + r"|\b(?:sort of|same|right|wrong|only|last|first|nice|looking) "),
    # Labels of oneself
    Rule("such-here", "free", r"(?P<x>(?:(?!(?:problem|new|same|nothing|anyone|still|back|over|"
         r"help|question)\b)[\w'-]+ ){1,4}?)(?:here|over here),? ?.*", kind="personal",
         fact="Is {x}", needs=r"\b(?:household|family|couple|user|fan|mum|mom|dad|parent|vegan|"
                              r"vegetarian|newbie|beginner|"
         r"nurse|teacher|student|developer|engineer|coeliac|celiac|diabetic|writer|designer|"
         r"freelancer|analyst|manager|lawyer|doctor|learner|speaker|drinker|lover|owner|runner|"
         r"cyclist|gamer|gardener|baker|introvert|person|owl|bird|novice|nerd|veteran|pensioner|"
         r"farmer|musician|photographer|grandmother|grandfather|gran|granddad) (?:of \w+ )?here\b"),
    Rule("bad-parts", "free", r"(?:i have |i've (?:got )?)?(?P<x>(?:(?:a|an|two|very|really) "
                              r")*(?:bad|"
         r"dodgy|weak|sensitive|wonky|poor|terrible|delicate|dry|oily|flat|wide|narrow|big|tiny|"
         r"small|curly|thin|thick|long|short|fine|creaky|artificial|replaced|glass) (?:\w+ "
         r")?(?:knees?|"
         r"backs?|hips?|ankles?|wrists?|shoulders?|eyes?|eyesight|hearing|skin|stomach|teeth|gums|"
         r"feet|foot|hair|heart|lungs|joints|hands?|memory|sleeper|sense of \w+|ears?|neck))"
         r"(?:,? (?:so|and|since|from|after|which|here) ?.*)?", kind="personal", fact="Has {x}",
         unless=MOMENT),
    # One's own people, things and days
    Rule("peoples-doing", "free", rf"(?:my|our) (?:\w+ )?(?P<f>{RELATIVE}|{PET})(?:,? "
                                  rf"(?-i:[A-Z])\w+,?)?"
         rf"(?:'s)? (?:(?:just|recently|also|only|now|still|both|always|never|usually|actually) )*"
         rf"(?!(?:says?|said|thinks?|wants?|wanted|likes?|loves?|hates?|prefers?|needs?|asks?|"
         rf"asked|told|tells?|wrote|sent|called|calls|is (?:here|ill|sick|asleep|late|out|away|"
         rf"asking|crying|coming|calling|waiting|visiting|annoyed|happy|upset|angry|tired|hungry|"
         rf"bored|over|fine|ok|not)|(?!(?:started|moved|retired|graduated|turned|joined|married|"
         rf"lived|"
         rf"worked|studied)\b)\w+ed|got|won|made|did|came|are (?:here|ill|sick|asleep|late|out|"
         rf"away|asking|coming|"
         rf"visiting|over|fine|ok)|will|would|might|can see|knows?|believes?|seems?|looks?|keeps? "
         rf"(?:asking|saying|calling|telling)|recommended|suggested|found|saw|bought|broke|lost|"
         rf"spilled|ate|and)\b)(?-i:[a-z'])+ .+", kind="personal",
         unless=MOMENT + r"|\b(?:fever|headache)\b"),
    Rule("our-group", "free", r"(?:my|our) (?:\w+ )?(?:team|company|firm|shop|school|office|agency|"
         r"group|department|business|startup|charity|band|choir|club|studio|practice|restaurant|"
         r"cafe|farm|store|clinic|church|house|flat|building|village|town|street|car|van|garden|"
         r"kitchen|oven|boiler|repo|codebase|site|website|stack|pipeline|warehouse|plant|factory|"
         r"unit|branch|board|product|app|platform|contract|lease|landlord|bank|insurer|provider) "
         r"(?:(?:only|also|always|never|mostly|mainly|usually|currently|doesn't|don't|does not|"
         r"isn't|is|are|has|have|was|can't|cannot) )*(?!(?:down|broken|slow|here|late|closed today|"
         r"asking|waiting|wants?|likes?|loves?|hates?|thinks?|says?|said|asked|needs? (?:to|the|it|"
         r"this)|keeps?|just|not|crashing|failing|stuck|working|missing|fine|ok|great|lost|got|"
         r"sent|told|went|broke|crashed|failed|won|made|did|came|saw|had|\w+ed|\w+ly)\b)[a-z]+ .+",
         kind="work",
         unless=MOMENT + r"|\b(?:wants?|asked|told|error|crash\w*|fail\w*|waiting|likes?|"
                         r"prefers?)\b"
         r"|\d ?%|[€$£]"),
    Rule("days-im", "free", r"(?P<x>(?:(?:school |bank |summer |public )?holidays|half-?term|term "
         r"time|lent|ramadan|christmas|easter|winters?|summers?|mornings|evenings|nights|weekends|"
         r"weekdays|lunchtimes?|(?:mon|tues|wednes|thurs|fri|satur|sun)days|alternate \w+days),? "
         r"(?:i'm|i am|we're|we are|i|we) .+)", kind="routine", fact="{x}",
         unless=r"\b(?:today|tomorrow|yesterday|this|it|you)\b"),
    Rule("focus", "free", r"(?P<x>(?!.*\bsays\b)(?:my |our )?(?:mornings?|evenings?|weekends?|"
                          r"lunch(?:time)?s?|"
         r"(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?: (?:mornings?|evenings?|nights?|"
         r"afternoons?))?|sundays and mondays) (?:is|are) (?:for|my|our|sacred|off|family|blocked|"
         r"reserved|school|work|date|movie|pizza|laundry|gym|swim\w*|book|band|choir|market|"
         r"football|"
         r"training|admin|meeting|home|wfh|kids?|quiet|when (?:i|we)) ?.*)", kind="routine",
         fact="{x}", unless=r"\b(?:today|tomorrow|this|fine|ok|good|great|says|said)\b"),
    Rule("its-date", "free", r"(?:it's|it is) (?P<x>(?:my|our|the) (?:\w+(?:'s)? ){0,3}"
         r"(?:anniversary|birthday|wedding|exam|due date|graduation|retirement|reunion|big day|"
         r"name day|deadline|party|concert|recital) (?:on|in) .+)", kind="detail", fact="{x}",
         needs=_DATE),
    Rule("progress-date", "free", r"(?:i'm|i am|we're|we are) (?:now |also |finally |hopefully |"
         r"probably )*(?!(?:getting an?|having an?|seeing|looking|waiting|thinking|going to "
         r"(?:need|"
         r"see|check|ask|send|try)|trying|wondering|asking|hoping|comparing|checking|missing|"
         r"flying out tomorrow)\b)(?P<x>[a-z]+ing .+)", kind="detail", fact="Is {x}", needs=_DATE,
         unless=r"\b(?:today|tonight|tomorrow|yesterday|you|your|report|numbers|figures|deck|"
         r"data|sales|spend|revenue|error|may (?:be|have|not|need|want|get))\b"),
    Rule("progress-long", "free", r"(?:i'm|i am|we're|we are) (?:now |also |currently |still "
                                  r")*(?P<x>"
         r"(?:preparing for|studying|learning|training|sitting|revising|practising|practicing|"
         r"converting|growing|raising|fostering|restoring|renovating|building|writing (?:a|my) "
         r"(?:novel|thesis|book|phd|dissertation|memoir)|migrating|moving|switching|planning|"
         r"saving|apprenticing|volunteering|caring for|looking after|recovering|bringing up|"
         r"cutting (?:down|out|back)|going through|doing up|working towards|rehearsing|trying to "
         r"(?:cut|quit|lose|eat|save|stop|give up|reduce|learn|get (?:fit|pregnant|back)|improve|"
         r"spend|drink|sleep|read|walk|use|avoid|be|live|keep))(?! (?:the|this|that|it|a lot|loads|"
         r"so much|more|from (?:you|this)|an? (?:meeting|"
         r"call|email|mail|report|deck|demo|file|slide|presentation|chart|table|query|script|"
         r"function|model))\b) .+)", kind="personal", fact="Is {x}", unless=MOMENT +
         r"|\b(?:presentation|meeting|workshop|call|demo|deck|report|pitch|talk|lecture|sprint|"
         r"board|my (?:slides|notes|lesson|class))\b"),
    Rule("at-level", "free", r"(?:i'm|i am|my \w+ is) (?:still |now |only |about |roughly |around "
                             r")*"
         r"(?P<x>(?:at |about |on )?(?:an? )?(?:(?-i:[ABC][12])(?: level)?|beginner(?: level)?|"
         r"intermediate(?: level)?|advanced(?: level)?|grade \d|level \d+|\w+ belt|handicap \d+)"
         r"(?: (?:in|at|on|with) .+)?)", kind="personal", fact="Is {x}"),
    Rule("hours-off", "free", r"(?:i'm|i am|we're|we are) (?P<x>(?:\w+|\d+|half an) (?:hours?|time "
         r"zones?) (?:ahead|behind)(?: of)? .+)", kind="personal", fact="Is {x}"),
    Rule("with-firm", "free", r"(?:i'm|i am|we're|we are) (?:now |still )*(?P<x>with "
                              r"(?-i:[A-Z])[\w&']+"
         r"(?: (?-i:[A-Z])[\w&']+)?(?: (?:for|as|now|these) .+)?)", kind="personal", fact="Is {x}",
         unless=r"\b(?:today|now|tonight|on (?:this|that))\b"),
    Rule("stuck-on", "free", r"(?:i'm|i am|we're|we are) (?:still )?(?P<x>(?:stuck (?:on|with)|"
         r"locked into|forced to use|limited to|restricted to|tied to) (?-i:[A-Z]).+)", kind="tool",
         fact="Is {x}", unless=MOMENT.replace("|stuck", "")),
    # Lasting turns of a life
    Rule("turn", "free", r"(?:i|we)(?:'ve| have)? (?:just |recently |finally |already |now |also |"
         r"in the end |actually |both )*(?P<x>(?:resigned|turned down|declined|exchanged contracts|"
         r"put (?:down )?a deposit|put an offer|named (?:my|our)|left (?:my job|the (?:company|"
         r"church|army|bank)|home at|school at)|paid off|proposed|eloped|converted|upgraded (?:to|"
         r"my)|downgraded|traded in|qualified|applied (?:to|for (?:a|the|my))|chose|chosen|picked|"
         r"went (?:for|with)|gone (?:with|for|fully|completely|entirely|back to)|opted|moved (?:my|"
         r"our|all|"
         r"everything)|migrated|hired|let go|inherited|failed (?:my |maths|the )|dropped out|"
         r"lost (?:my|our) (?:job|mum|dad|sight|hearing)|broke (?:my|an?)|shook on|pulled out of|"
         r"backed out of|swapped|replaced (?:my|our)|given (?:up|notice)|gave notice|sold)"
         r" (?!(?:it|this|that|these|those|the (?:file|link|button|wrong|first|second|last|one|"
         r"email|mail|cell|row|column))\b).+)", kind="detail",
         unless=r"\b(?:yesterday|error|your|you|this (?:one|file|version)|wrong|option \w+|"
                r"today)\b"),
    Rule("settled-on", "free", r"(?:settled|decided|decision(?: made)?|it's decided|agreed|final "
         r"(?:decision|answer)|verdict)[:,] (?:it's |we're |i'm )?(?P<x>(?!(?:yes|no|ok|"
         r"thanks)\b).{4,80})",
         kind="detail", fact="Decided: {x}", unless=r"\b(?:this|it|that|you|your)\b"),
    Rule("handed-to", "free", r"(?P<x>(?-i:[A-Z])[\w&' -]{2,40} (?:was|were|has been|have been|is|"
                              r"are|"
         r"went|goes) (?:now )?(?:handed|given|assigned|passed|moved|reassigned|transferred) to "
         r".+,? "
         r"(?:i|we) (?:keep|kept|have|still have|retain|got|now have|look after|cover) .+)",
         kind="work", fact="{x}"),
    # Whatever one does, unless it passes
    Rule("do-at-all", "free", rf"(?:i|we) {OFTEN}(?!{_TOLD}\b)(?P<x>[a-z-]{{3,}} {_LOOSE}.+)",
         kind="personal", unless=MOMENT + r"|\b(?:and|but|then) (?:it|nothing|now|get)\b|"
         r"\b(?:deadline|meeting|invoice|parcel|delivery|refund)\b"),
    Rule("do-keto", "free", r"(?:i|we) (?:mostly |usually |only |also |still )?do (?P<x>(?:keto|"
                            r"paleo|"
         r"yoga|pilates|judo|karate|crossfit|intermittent fasting|fasting|weights|cardio|improv|"
         r"drag|woodwork|pottery|ceramics|therapy|shifts|nights|low[- ]carb|dry january|veganuary|"
         r"half days|school runs|the school run|deliveries|admin|accounts|payroll|freelance \w+)"
         r"\b.*)", kind="personal", unless=MOMENT),
)  # fmt: skip
