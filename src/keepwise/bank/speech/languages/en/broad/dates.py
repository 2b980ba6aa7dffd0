"""English rules, by kinds: what is going to happen in somebody's life, and on which day.

A day that is named by how far off it is ("tomorrow") is no sign of the moment here: it gets its
date later. Meetings, calls, deliveries and errands are no events of a life.
"""

from __future__ import annotations

from keepwise.bank.speech.grammar import Rule

_MONTH = (
    r"(?:january|february|march|april|may|june|july|august|september|october|november|december|"
    r"jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)"
)
_WEEKDAY = r"(?:mon|tues|wednes|thurs|fri|satur|sun)day"
_COUNT = r"(?:an?|one|two|three|four|five|six|eight|ten|twelve|\d{1,2}|a few|a couple of)"
_WHEN = (
    rf"\b(?:the day after tomorrow|tomorrow|(?:next|this|this coming|the coming|the following|on|"
    rf"on the) (?:{_WEEKDAY}|week|weekend|month|year|spring|summer|autumn|fall|winter|term|"
    rf"semester|{_MONTH}|\d{{1,2}}(?:st|nd|rd|th)?\b)|{_WEEKDAY} (?:week|the \d+|morning|evening)|"
    rf"in {_COUNT} (?:days?|weeks?|months?|years?)|(?:in|since|until|from|for|on|by|early|late|"
    rf"mid-?|end of|of) {_MONTH}|{_MONTH} (?:the )?\d{{1,2}}|\d{{1,2}}(?:st|nd|rd|th)? (?:of )?"
    rf"{_MONTH}|(?:for|from|at|after|before|over) (?:{_WEEKDAY}|next \w+|the \d+(?:st|nd|rd|th)|"
    rf"christmas|easter|new year)|{_WEEKDAY}\Z)\b"
)
_EVENT = (
    r"(?:(?:\w+ )?(?:exams?|finals|a-?levels|gcses|driving test|theory test|citizenship test|"
    r"viva|defen[cs]e|job interview|interview|flight|train|ferry|trip|honeymoon|holidays?|"
    r"vacation|wedding|operation|surgery|scan|check-?up|dentist(?: appointment)?|chemo|"
    r"treatment|appointment|birthday|anniversary|graduation|due date|move|moving day|first day|"
    r"last day|retirement|sabbatical|maternity leave|paternity leave|parental leave|race|"
    r"marathon|half-?marathon|triathlon|tournament|competition|audition|concert|recital|gig|"
    r"exhibition|hearing|trial|housewarming|party|baby shower|christening|baptism|funeral|"
    r"hen do|stag do|reunion|new job|course|term|probation|notice period|lease|visa|contract|"
    r"passport|licen[cs]e|conference|expedition|pilgrimage|residency|placement|internship|"
    r"apprenticeship)(?: (?:at|in|to|for|with|as|of|on) (?!(?:the )?(?:report|deck|draft)\b)"
    r"[\w' -]{2,40}?)?)"
)
_GO = (
    r"(?:mov(?:e|ing)|relocat(?:e|ing)|emigrat(?:e|ing)) (?:back |over |out |down |up )?(?:to|in "
    r"with|into) "
)
_BEGIN = (
    r"(?:(?:start|begin|finish|leave|quit|join)(?:ing)? (?:(?:at|with|as|in|on) |"
    r"(?:(?:my|a|an|the|our) (?:new |first |second |third |final |last |old )?(?:job|role|post|"
    r"position|course|degree|studies|phd|masters?|master's|training|apprenticeship|internship|"
    r"placement|school|university|college|treatment|chemo|therapy|business|sabbatical|leave|"
    r"maternity leave|parental leave|company|team|diet)|(?:school|university|uni|college|"
    r"chemo|treatment|maternity leave|paternity leave|parental leave|nursery)\b))|retir(?:e|ing)|"
    r"graduat(?:e|ing)|get(?:ting)? (?:married|divorced|the keys|our keys|my (?:braces|cast|"
    r"stitches|results|visa|degree)|the results|a (?:puppy|dog|cat|kitten))|turn(?:ing)? (?:\d\d|"
    r"thirty|forty|fifty|sixty|seventy|eighty)|hand(?:ing)? in (?:my|our) (?:thesis|"
    r"dissertation|notice)|defend(?:ing)? my \w+|(?:sit(?:ting)?|tak(?:e|ing)|retak(?:e|ing)) "
    r"(?:my|the|an?) (?:[\w-]+ ){0,3}?(?:exams?|tests?|bar|finals)|run(?:ning)? (?:my|the|an?) "
    r"(?:[\w-]+ ){0,3}?(?:marathon|race|10k)|(?:sign|collect|pick up|get|close on|complete on|"
    r"view|sell|put)(?:ting|ing)? (?:the|our|my) (?:new )?(?:keys|house|flat|car|puppy|lease|"
    r"contract|mortgage|boat)|(?:having|have|expecting) (?:(?:my|an?|our|the) (?:[\w-]+ ){0,2}?)?"
    r"(?:surgery|operation|baby|scan|wisdom teeth|knee|hip|exams?|driving test|interview|"
    r"appointment|check-?up|hearing|viva|twins|wedding|flight|finals|test|audition|dentist|"
    r"dentist's|vet|physio)|open(?:ing)? (?:my|our|the|a) (?:new )?(?:shop|store|bakery|cafe|"
    r"café|studio|practice|restaurant|gallery))"
)
# What makes a booking or an event one of this conversation, or of the day's work.
_TASK = (
    r"\b(?:you|your|it|this (?:one|file|page|option)|that|wrong|error|"
    r"(?<!no )(?<!the )(?<!our )calls?|meetings?|slides?|deck|report|draft|mail|e-?mail|"
    r"delivery|parcel|package|presentation|stand-?up|sync|yesterday|if|cancelled by|delayed|"
    r"late|boring|stressful|worried|nervous about)\b"
)

DATES: tuple[Rule, ...] = (
    Rule("booked-ahead", "free", r"(?:i|we)(?:'ve| have)? (?:just |finally |already |also |now |"
         r"actually |provisionally )*(?:booked|rebooked|reserved|arranged|scheduled|rescheduled|"
         r"registered|enrolled|signed up|bought (?:the |our |my |two |three |four |\d+ )?(?:\w+ )?"
         r"tickets|got (?:(?:the|our|my|two|three|four|\d+) )?(?:\w+ )?tickets|(?:got|made|have) "
         r"an appointment|hired an?|rented an?) .+", kind="detail", needs=_WHEN, unless=_TASK),
    Rule("moved-to", "free", r"(?:i|we)(?:'ve| have)? (?:just |now |finally |also )*(?:moved|"
         r"pushed|postponed|rescheduled|brought forward|delayed|put off) (?:the|our|my) "
         r"(?:[\w-]+ ){0,2}?(?:launch|release|wedding|move|trip|kick-?off|go-live|workshop|party|"
         r"off-?site|opening|holiday|exam|interview|operation|surgery|appointment|migration|"
         r"deadline|race|flight|conference|campaign) (?:back |forward |out )?(?:to|until|till|by) "
         r".+", kind="detail", unless=r"\b(?:you|your|it|if)\b"),
    Rule("event-on", "free", rf"(?:my|our) {_EVENT} (?:is|are|'s|starts?|begins?|ends?|expires?|"
         r"runs? (?:out|until)|will be|falls|takes place|finishes|happens|has been (?:moved|"
         r"scheduled|set)|got moved|leaves|departs|lands) (?:.+ )?(?:.+)", kind="detail",
         needs=_WHEN, unless=_TASK),
    Rule("begins-on", "free", rf"(?:i|we)(?:'m| am|'re| are|'ll| will|'ve got| have)? (?:be |now |"
         rf"finally |also |going to |officially )*(?:{_BEGIN}|{_GO}).+", kind="detail",
         needs=_WHEN, unless=_TASK + r"|^(?:i|we) (?:start|begin|finish|leave) (?:at|on) (?!"
         r"(?-i:[A-Z]))|\bevery\b|\beach\b|\b(?:on )?\w+days\b|\b(?:always|usually|used to)\b"),
    Rule("travel-in", "free", r"(?:i'm|i am|we're|we are) (?:all |both |also |finally )*(?:going|"
         r"flying|travelling|traveling|heading|sailing|cycling|off) (?:back |over |out |away )?to "
         rf"(?-i:[A-Z])[\w' -]+ (?:in|at the (?:end|start|beginning) of|from|next|this|for|over) "
         rf"(?:early |late |mid-?)?(?:{_MONTH}|spring|summer|autumn|winter|year|christmas|easter|"
         r"half-?term|our honeymoon|(?:our|my) anniversary)\b.*", kind="detail", unless=_TASK),
    Rule("have-on", "free", r"(?:i|we) (?:also |now )?have (?:my|an?|our|the) (?:[\w'-]+ ){0,2}?"
         r"(?:exams?|finals|test|viva|interview|flight|trip|wedding|operation|surgery|scan|"
         r"check-?up|appointment|hearing|audition|marathon|race|recital|funeral|graduation|"
         r"hospital appointment|driving lesson) .+", kind="detail", needs=_WHEN, unless=_TASK),
)  # fmt: skip
