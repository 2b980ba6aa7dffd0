"""English rules, open tier: what people do and have.

A verb of a lasting state counts by itself, any other with a word of habit; what passes counts for
nothing.
"""

from __future__ import annotations

from keepwise.bank.speech.grammar import Rule
from keepwise.bank.speech.languages.en.parts import (
    HABIT,
    IM,
    MOMENT,
    OFTEN,
    TIME,
)
from keepwise.bank.speech.languages.en.people import (
    PET,
    RELATIVE,
)
from keepwise.bank.speech.languages.en.verbs import (
    BIG,
    BIG_DONE,
    HARMLESS,
    LIFE,
    SAYS,
    WORK,
)

DOINGS: tuple[Rule, ...] = (
    # What one does
    Rule("chief", "free", rf"(?:i|we) {OFTEN}(?:report (?:in)?to|answer to) (?P<x>.+)",
         kind="personal",
         unless=MOMENT),
    Rule("day-and-night", "free", rf"(?:i|we) {OFTEN}(?:get up|wake up|go to bed|go to sleep|work "
         rf"(?:on|before|after|past|until|till|at (?:night|weekends)|in the (?:mornings?|"
         rf"evenings?|afternoons?))|"
         r"have (?:lunch|dinner|breakfast)) ?(?P<x>.+)", kind="routine", unless=MOMENT),
    Rule("works", "free", rf"(?:i|we) {OFTEN}{WORK} {HARMLESS}(?P<x>.+)", kind="work",
         unless=MOMENT + r"|\bi work (?:late|on (?:the|it|this|my))\b|\brun (?:the|a) (?:test|"
         r"query|script|command|code|build)|\brun (?:out|into|npm|pip|git|docker)\b|"
         r"^i run (?:every|each|\d|\w+ times|on \w+days|in the|before|after|marathons|long)|"
         r"\b(?:i|we) (?:really )?work (?:hard|so|too|with what|weekends|nights|remotely|from|"
         r"part|full|out|\w+days)\b|\bhandle it\b"),
    Rule("wakes", "free", rf"i {OFTEN}(?P<x>(?:work (?:nights|weekends|shifts|remotely|"
         rf"part[- ]time|"
         r"full[- ]time|fully|mostly|mainly|\w+days?|flexible|early|odd|long|four|three|two|five|"
         r"half|only|from|best|better|alone|in (?:blocks|sprints|the)|out)|freelance|"
         r"teach|commute|cook|bake|knit|paint|garden|meditate|cycle to work|sing|climb|dance|run|"
         r"work out|lift|box|fast|row|surf|ski|sail|fish|homeschool|journal|stream|podcast|"
         r"stutter|stammer|snore|sleepwalk|drum|draw|sew|code)(?: .+)?)", kind="personal",
         unless=MOMENT + r"|^i work (?:late|early now)|\bi (?:run|code) (?:the|into|out|this|npm|"
         r"an?)\b"),
    Rule("lives", "free", rf"(?:i|we|my \w+ and i|my family and i) {OFTEN}{LIFE} "
         rf"{HARMLESS}(?P<x>.+)", kind="personal",
         unless=MOMENT + r"|^(?:i|we) (?:\w+ )?(?:need|get|feel|find|make|take|hold|start|stop|"
         r"finish|do|care|use|order|know how|go for|go on|drop|pick up|choose|build|store|"
         r"spend|plan|pay|"
         r"save|treat|raise|experience|edit|opt|react|keep|host|write|read|understand|stay|"
         r"appreciate|admire|value|share|shoot|follow|carry|skip)\b"),
    Rule("lives-so", "free", rf"(?:i|we) {OFTEN}(?:find (?P<x>.+ (?:easier|harder|clearer|"
         r"better|tiring|annoying|distracting|boring|confusing|ineffective|overwhelming|"
         r"unappealing|relaxing|stressful|helpful|useful|off-putting|exhausting|uncomfortable|"
         r"unpleasant|monotonous|uninspiring|tedious|intimidating|impractical|difficult|hard|"
         r"noisy|dull|too \w+|more \w+|less \w+|very \w+)\b.*)|get "
         r"(?:extremely |very |really |easily |quite |super |motion |travel |sea|car|"
         r"air)*(?:anxious|"
         r"nervous|sick|seasick|carsick|airsick|bored|overwhelmed|tired|migraines|headaches|"
         r"distracted|dizzy|stressed|motion) ?(?:easily|.*)|feel (?:uncomfortable|anxious|uneasy|"
         r"claustrophobic|overwhelmed|unsafe|most|more|safer|best) .+|get up (?:at|early|before).*|"
         r"go to bed .+)", kind="preference", unless=MOMENT),
    Rule("lives-on", "free", rf"(?:i|we) {OFTEN}(?:need (?:glasses|hearing aids|large|big|"
         r"subtitles|captions|a wheelchair|step-free|wheelchair|visual|time to|quiet|silence|at "
         r"least|sleep|examples|(?:\w+ )?hours of)|make (?:my own|jam|"
         r"pottery|furniture|wine|candles|videos|music|jewellery|jewelry|most of)|"
         r"take (?:an?|my|the (?:bus|train|tram|metro|subway|stairs|ferry|kids|dog)|medication|"
         r"insulin|pills|blood|lessons|classes|sugar|"
         r"public|notes|\w+ (?:every|daily|for my))|hold (?:an?|meetings)|start (?:work|my day|at|"
         r"early|the day|every|each|our)|stop work|finish (?:work|at|early)|do (?:\w+ "
         r"(?:training|yoga|"
         r"shopping|runs|shifts|squats|workouts|classes|meals)|the (?:weekly|big|daily|school|"
         r"nursery|night|"
         r"cooking|shopping|dishes|books|"
         r"laundry)|yoga|pilates|judo|karate|crossfit|crosswords|puzzles|sudokus?|intermittent|"
         r"night shifts|most of (?:my|our)|my (?:own|best|shopping|banking|taxes|weekly|groceries)|"
         r"all (?:my|our)|strength|volunteer|improv|nights|shifts|days|weekends|mornings|"
         r"ceramics|pottery|ballet|archery)|"
         r"use (?:an? |the |my )?(?!(?:data|file|query|"
         r"code|button|link|formula|function|prompt|(?:the )?word|whatever|term|attached|right|"
         r"wrong|tool)\b).+|"
         r"order (?:\w+ )?(?:from|groceries|online)|know how to|go (?:for a|"
         r"for (?:runs|walks)|on (?:long|hikes|\w+ (?:hikes|walks|runs)))|drop (?:the|my|our) "
         r"(?:kids|son|daughter)|pick (?:the|my|our) (?:kids|son|daughter) up|pick up (?:the|my|"
         r"our) (?:kids|son|daughter)|choose|opt (?:for|out)|build (?:\w+ )?(?:models|furniture|"
         r"guitars|boats|"
         r"pcs|websites|drones|robots|apps)|store (?:my|our|everything)|"
         r"spend (?:my|our|most|every|weekends|summers|winters|the (?:summer|winter)|"
         r"\w+days)|plan (?:my|our|the week|meals|everything)|pay (?:with|by|in|for|extra|my)|"
         r"save (?:for|my|every)|treat|raise|experience|edit (?:an? .*(?:magazine|newspaper|"
         r"journal|"
         r"podcast|newsletter|blog)|in|with|on|my|photos|videos|"
         r"everything)|react (?:badly|to)|keep (?:an?|my|our|the (?:garden|books|heating|house)|"
         r"bees|chickens|"
         r"hens|kosher|halal|everything|track|to|goats|horses|rabbits|sheep|"
         r"(?:\w+ )?(?:in|on))|host (?:an?|my|our|everything)|write (?:in|with|"
         r"everything|(?:my|our) name|poetry|fiction|songs|novels|an?|my|our|short|code in|for|"
         r"about|most|left)|"
         r"read (?:reports|everything|mail|e-?mails|news|the (?:news|paper)|mostly|mainly|a lot|"
         r"fiction|"
         r"non-?fiction|books|in|on|about|to|sci-?fi|poetry|manga|comics|\w+ (?:novels|books|"
         r"fiction|newspapers|papers))|understand (?:\w+ (?:but|better|and)|(?-i:[A-Z])\w+|best)|"
         r"stay (?:in|at|up|with|away)|appreciate|"
         r"admire|value|share (?:an?|the|my|our)|shoot|follow (?!up|the (?:link|steps|"
         r"instructions))|carry|skip|learn (?:best|better|by|"
         r"faster|through|from|with|most)|respond (?:well|best|better)|care (?:about|more|deeply|"
         r"for)|feel strongly|go to|take care|find it (?:easier|harder|difficult|hard) to|"
         r"get (?:most|all|my) .+ from|get along)"
         r"(?:\b.*)", kind="personal", unless=MOMENT),
    Rule("habits", "free", rf"(?:i|we) {OFTEN}+(?!{SAYS}\b)[a-z-]+ .+", kind="routine",
         needs=HABIT,
         unless=r"\b(?:today|tonight|tomorrow|yesterday|this|your|you|error|it|fails?|crash(?:es)?|"
         r"same (?:error|problem|thing|issue)|last (?:night|week))\b"),
    Rule("habits", "free", rf"{IM} (?:always |usually |mostly |never |only |normally )*(?!(?:get|"
         r"hav|try|look|wait|ask|think|wonder|say|go)ing)(?:\w+ing|in|out|up|home|awake|asleep|off|"
         r"away|(?:with|at|on)(?=.*days\b)) (?:.+)", kind="routine", needs=TIME + "|" + HABIT,
         unless=MOMENT),
    Rule("in-club", "free", rf"(?:{IM}|we're|we are) (?P<x>in (?:an?|the|my|our) .*(?:club|band|"
         rf"choir|orchestra|"
         r"team|society|league|union|programme|program|course|class|quartet|troupe|association|"
         r"committee|council|cooperative|co-op|co-op|relationship|flatshare|wheelchair)\b.*)",
         kind="personal",
         unless=MOMENT),
    Rule("is-at-work", "free", rf"(?:{IM}|we're|we are) (?P<x>(?:employed|contracted|stationed|"
         rf"posted|enrolled|"
         r"registered|insured|seconded|apprenticed|self-taught|[\w]+[- ](?:dependent|intolerant|"
         r"averse|"
         r"deficient|prone|impaired|sighted|certified)|the (?:\w+ )?(?:eldest|youngest|oldest|"
         r"middle|new|"
         r"newest|new \w+|youngest) (?:\w+ )?(?:of|on|at|for|in|hire|child|one of)|an?other|with "
         r"(?-i:[A-Z]))\b.*)", kind="work", unless=MOMENT),
    Rule("for-a-living", "free", r"(?:i|we) (?P<x>\w+ .+ for a living)", kind="work",
         unless=MOMENT),
    Rule("get-mine", "free", r"(?:i|we) (?:always |usually )?get (?:my|our) (?P<x>.+)",
         kind="routine",
         needs=HABIT + r"|\bfrom\b", unless=MOMENT + r"|\b(?:email|mail|reply|answer)\b"),
    Rule("do-the", "free", rf"(?:i|we) {OFTEN}do (?:the|my|our|all the|most of the) (?!(?:same|"
         rf"job|trick|rest|"
         r"thing|honou?rs|opposite|following|second|first|other)\b)(?P<x>[\w-]+.*)",
         kind="personal",
         unless=MOMENT),
    Rule("knows", "free", r"(?:i|we) (?:already |also |only )?know (?P<x>(?:(?-i:[A-"
         r"Z])[\w+#.]*(?: and [\w+#.]+)?|"
         r"the basics|a (?:bit|little)|some|my way|how to|no|\w+) ?.*(?:well|basics|inside out|"
         r"by heart|a bit|"
         r"of|around|how to .+|some .+|quite well|already))", kind="personal",
         unless=MOMENT + r"|\bknow (?:that|what|why|who|where|if|of|the (?:feeling|answer))\b"),
    Rule("takes-in", "free", r"(?:i|we) (?:always |usually )?(?:take|have|drink) (?P<x>(?:my "
         r"(?:tea|coffee)|(?:\w+ )?(?:milk|"
         r"sugar|lemon|cream|honey|sweetener)|no (?:milk|sugar))\b.*)", kind="preference",
         unless=MOMENT),
    Rule("anything", "free", rf"(?:i|we) {OFTEN}+(?!{SAYS}\b)(?!(?:press|click|paste|type|hit|"
         rf"open|close|"
         r"save|run|scroll|select|enter|upload|download|refresh|restart|reload|log|change|move|"
         r"put|add|"
         r"remove|delete|set|send|copy|print|call|turn|switch|pass|hold|follow|accept|appreciate|"
         r"use|keep|"
         r"go|come|take|give|make|leave|wait|search|google|check|confirm|trust|owe|beg|blame|vow|"
         r"stand|"
         r"object|repeat|insist|reckon|figure|presume|gather|demand|request|suggest|recommend|"
         r"propose|"
         r"thank|welcome|book|order|need|start|stop|finish|show|share|miss|regret|admit|confess|"
         r"deserve|mind|matter|happen|stay|sit|lie|lay|work|live|read|write|laugh|cry|smile|"
         r"got|hear|smell|taste|receive|lack|hate|love|enjoy|dislike|prefer|submit|reset|reboot|"
         r"create|test|edit|fix|solve|update|install|deploy|build|compile|merge|push|pull|commit|"
         r"attach|forward|reply|respond|answer|write|quote|cite|paraphrase|translate|reject|play|"
         r"win|lose|spend|pay|buy|eat|drink|watch|visit|travel|fly|drive|meet|join|leave|return|"
         r"arrive|depart|sleep|wake|calculate|count|compare|assign|apply|convert|digress|can't)\b)"
         rf"(?!(?:slept|meant|kept|felt|dealt|built|left|lent|sent|spent|bent|swept|wept|crept|"
         rf"became|began|"
         rf"blew|broke|chose|drew|drove|fell|flew|froze|grew|hid|knew|rang|ran|rode|rose|sang|"
         rf"sank|sat|"
         rf"shook|shot|sold|spoke|stole|stood|stuck|swam|swore|threw|tore|understood|woke|wore|won|"
         rf"wrote)\b)[a-z]+(?<!ed)(?<!ought)(?<!n't) {HARMLESS}(?P<x>(?!the \w+\Z).+)",
         kind="personal",
         unless=MOMENT + r"|\bi (?:also |just |only )?\w+ (?:on|for|at|to|in|with|by) (?:it|that|"
         r"the)\b|"
         r"\b(?:but|and|then) (?:it|nothing|the|now)\b"),
    Rule("have", "free",
         r"(?:i|we) (?:also |now |still |currently |only |do |both |actually |"
         r"already )*(?:have(?! no preference)|"
         r"own|keep|share) "
         r"(?P<x>(?!(?:to|had|been|the|it|this|that|your|just)\b).+)", kind="personal",
         needs=rf"\b(?:{RELATIVE}|{PET}|grand\w+|siblings?|brothers?|sisters?|cousins?|roommates?|"
         r"flatmates?|housemates?|au pair|nanny|teenagers?|teens?|family|"
         r"house|flat|apartment|cottage|garden|allotment|greenhouse|balcony|pool|workshop|studio|"
         r"farm|vineyard|caravan|camper(?:van)?|van|boat|houseboat|car|motorbike|motorcycle|bike|"
         r"scooter|ev|tesla|volvo|bmw|toyota|oven|air ?fryer|dishwasher|freezer|piano|guitar|"
         r"violin|drum kit|synth|mac(?:book)?|iphone|ipad|android|pixel|kindle|pc|nas|raspberry pi|"
         r"3d printer|camera|telescope|sewing machine|heat pump|solar panels|wood(?:en)? stove|"
         r"degree|phd|master's|mba|diploma|licen[cs]e|certificate|black belt|visa|passport|"
         r"mortgage|podcast|blog|newsletter|shop|store|business|company|practice|startup|agency|"
         r"restaurant|cafe|bakery|side (?:project|business|hustle)|intolerance|allergy|allergies|"
         r"condition|disability|disorder|illness|phobia|fear|aversion|preference|dislike|love|"
         r"passion|tattoos?|pacemaker|hearing aid|prosthesis|back (?:problems|pain|injury)|knees?|"
         r"skin|hair|eyesight|eczema|vertigo|tinnitus|reflux|ibs|anxiety|astigmatism|"
         r"sweet tooth|green thumb|soft spot|weakness|interest|obsession|hobby|background in|"
         r"experience (?:in|with)|years of|standing (?:meeting|desk|appointment|call)|one-on-ones?|"
         r"day off|days off|"
         r"rule|budget|policy|routine|habit|tradition|membership|season ticket|railcard|pass|"
         r"subscription|account with|size|feet|shoes|collection|clients|customers|"
         r"stores|shops|branches|offices|employees|reports|brands|accounts|teams?)\b",
         unless=MOMENT + r"|\b(?:staring|left ?over|left|in the (?:fridge|freezer|cupboard|oven)|"
         r"to use up|at hand|half an?|thighs?|breasts?|wings|drumsticks|fillets?|tins?|cans?|"
         r"grams?|cups? of|an hour|minutes|"
         r"question|problem|meeting with|idea|look|moment|to (?:fix|write|"
         r"send|finish|submit|go|do|make)|the following)\b"),
    Rule("have-so", "free",
         r"(?:i|we) (?:also |do |really |generally )?have (?!no preference)(?:(?:an? "
         r")?(?:\w+(?:, | and | )){0,4}"
         r"(?:aversion|preference|dislike|distaste|love|passion|fear|phobia|hatred|weakness|"
         r"soft spot|sensitivity|intolerance|allergy|allergies|need|problem with|trouble with|"
         r"difficulty|difficulties|disdain|interest|"
         r"skin|condition|disorder|fondness|appreciation|taste|tolerance|objections?|concerns?|"
         r"principles|commitment|issues with|reservations|qualms)|little (?:interest|patience|"
         r"tolerance)|no (?:interest|patience|tolerance|car|kids|children|"
         r"pets|siblings|oven|garden|tv|television|licen[cs]e|dishwasher|microwave|desire)|"
         r"zero (?:interest|"
         r"tolerance|patience)|trouble|difficulty|asthma|adhd|diabetes|dyslexia|arthritis|"
         r"migraines|insomnia|eczema|"
         r"celiac|coeliac|ibs|epilepsy|anxiety|curly|sensitive|dry|oily|flat feet|bad|weak|poor|"
         r"high|low|long|short|red|grey|gray|blue|green|type [12]|ptsd|ocd|tinnitus|vertigo|"
         r"hay ?fever|endometriosis|crohn's|lupus|ms|twins|triplets|"
         r"dual|allergies|(?:\w+ )?(?:allergies|citizenship|lessons))\b.*",
         kind="personal", unless=r"\b(?:today|tonight|right now|this|it|your)\b"),
    Rule("have-habit", "free", rf"(?:i|we) {OFTEN}have (?P<x>(?!(?:to|had|been|an? (?:error|"
         rf"question|problem|issue))\b).+)", kind="routine", needs=HABIT,
         unless=MOMENT + r"|\b(?:always|often) have (?:to|trouble|problems)\b"),
    Rule("takes-over", "free",
         r"(?:i|we)(?:'ve| have)? (?:just |recently |now |also |been )*(?:took (?:over|on)|"
         r"taken (?:over|"
         r"on)|take over|got|inherited|lost|handed over|was given|were given|moved (?:to|onto|over "
         r"to)|switched to|was moved to) (?:.+)", kind="work",
         needs=r"\b(?:accounts?|regions?|teams?|brands?|markets?|portfolio|territor(?:y|ies)|"
         r"categor(?:y|ies)|channels?|clients?|campaigns?|countries|segment|desk)\b",
         unless=r"\b(?:your|today|yesterday|error|email|mail|message|reply)\b"),
    Rule("event", "free", rf"(?:i|we)(?:'ve| have)? (?:just |recently |now |finally |also |"
         rf"already |"
         rf"both |only just |officially |actually |eventually |since |been |then )*{BIG}"
         rf"(?:\b(?! (?:it|this|that|these|those|your|you)\b).*)", kind="detail",
         needs=BIG_DONE + "|" + r"\b(?:relocated|emigrated|joined|became|adopted|married|bought|"
         r"booked|signed up|enrolled|registered|decided|settled (?:on|in)|agreed|cancell?ed|"
         r"take over|taken over|taken on|taken up|"
         r"quit|resigned|retired|graduated|gave up|given up|broke up|split up|divorced|opted|"
         r"committed|postponed|rescheduled|reserved|inherited|renovated|founded|rented|subscribed|"
         r"volunteered|accepted|finali[sz]ed|handed in|begun|began|grew up|was born|was raised|"
         r"was diagnosed|was promoted|been promoted|reassigned|earned|planted)\b",
         unless=r"\b(?:your|(?:the|a) wrong|the (?:file|cell|column|row|button)|error|yesterday's|"
         r"lost (?:track|count)|bought (?:it|this)|agreed with|accepted the (?:invite|call)|"
         r"quit the|got (?:an? (?:error|email|mail|message|call|reply|question|headache)|the "
         r"(?:report|mail|email|message|error|file|idea|point|numbers)|it|your|back|home|up|"
         r"lost|stuck|confused|mixed|into (?:an?|the) \w+))\b"),
)  # fmt: skip
