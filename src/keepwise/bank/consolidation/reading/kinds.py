"""What a concept does in a comparison, by its id. The words for each are in ``languages``.

An id with ``=`` is one value of a class ("seat=window"): values of one class exclude each other.
"""

from __future__ import annotations

SIGNS = frozenset("end change add past temp old not swap versus all".split())
"""What a statement does to an earlier one, and when it holds."""

ROLES = frozenset("for in on at with as by from of per than to".split())
"""What introduces a part of a sentence."""

LIGHT = frozenset("be call say works".split())
"""Verbs that link a subject to what is said of it."""

WISHES = frozenset("like prefer want show write use favourite".split())
"""Ways to say how somebody wants a thing: a wish is a wish in any of these words."""

_DOINGS = "speak learn teach play eat drink read watch collect listen mention think".split()

VERBS: dict[str, str] = {
    **dict.fromkeys(WISHES - {"favourite"}, "wish"),
    "dislike": "wish",
    "avoid": "wish",
    "have": "have",
    **dict(zip(_DOINGS, _DOINGS, strict=True)),
}
"""Verbs and the group of those that say the same thing about their object."""

MANY = frozenset(
    "like dislike have speak learn play eat drink read watch collect listen avoid subscribe travel "
    "allergy intolerant fear cook bake sing dance mention think hobby cover teach licence".split()
)
"""What one can do, like or have several of: a further one stands beside the first."""

SINGLE = frozenset(
    "home employer job department workhours manager spouse marital birthday birthplace wakeup "
    "name timezone deadline age height shoesize size commute car meeting standup favourite "
    "launch lead school university office gym dateformat temperature kindergarten "
    "date decimal".split()
)
"""Attributes of which a person or thing has one at a time."""

VALUED = frozenset(
    "home employer job department manager spouse birthday birthplace name timezone age height "
    "shoesize favourite school university car deadline gym phone dietkind".split()
)
"""Attributes whose value may be any words: another value replaces the known one."""

RELATIONS = frozenset(
    "spouse partner daughter son child stepson stepdaughter brother sister sibling mother father "
    "parents grandson granddaughter grandchild godson goddaughter godchild stepfather stepmother "
    "uncle aunt cousin nephew niece grandmother grandfather friend neighbour colleague flatmate "
    "assistant dog cat parrot rabbit horse hamster tortoise bird fish manager doctor dentist "
    "inlaw".split()
)
"""People and animals somebody has: what is said of one is not said of another."""

ONE_OF_A_KIND = frozenset("spouse partner mother father manager doctor dentist".split())
"""Relations of whom there is one: another name is another person in the same place."""

NEGATIVE = frozenset("dislike avoid without".split())
"""Concepts that turn a statement round."""

BARS = frozenset("allergy intolerant fear coeliac celiac".split())
"""Reasons why a thing is not wanted: to want none of it goes with them."""

IMPLIED: dict[str, frozenset[str]] = {"diet=vegan": frozenset({"diet=vegetarian"})}
"""Values that go without saying where another holds: who is vegan eats no meat."""

LASTING = frozenset("smoke drink eat coffee tea diet like".split())
"""Where to have ended is a fact to keep: what somebody no longer eats, drinks or likes."""

LINKING = frozenset("change end moved lead cover home lived worked start".split())
"""Concepts that are said of a subject, as verbs are."""

ALONE = frozenset(
    "diet marital length address tone theme units clock spelling dateformat temperature currency "
    "mass distance volume script style case employment orientation "
    "timezone seat calendar hand payment".split()
)
"""Classes of values that tell by themselves what they are values of."""

OPPOSITES = frozenset("noise speed spice side shift hand".split())
"""Classes of which one thing has one value, however many things somebody likes."""

IDENTITY = frozenset("freq bound".split())
"""Classes that tell one thing from another: the weekly report is not the monthly one."""

TYPED = frozenset("number time day month daypart dayspan".split())
"""Kinds of words that are values of whatever stands beside them."""

DOINGS = frozenset("climb walk travel help save begin".split())
"""Concepts that are verbs, and tell little beside what they are done to or with."""

RENTING = frozenset({"rent", "~rent"})
DWELLINGS = frozenset({"flat", "~flat", "~house", "room", "~room"})
"""What somebody lives in who rents it."""

DEALINGS = RENTING | frozenset("buy ~buy ~sell repair ~repair help begin".split())
"""What is done to things of any kind: to share no more is to share nothing."""

AGENTS = {"~teacher": "teach", "~student": "learn", "~pupil": "learn", "~author": "write"}
"""Groups of words for who does something, and the verb for it: a teacher teaches."""

SHELLS = frozenset(["~collection", "~habit", "~trade", "~piece", "~place", "~member"])
"""Groups of nouns that only hold what they are said of: a collection of stamps is stamps."""

FIELDS: dict[str, frozenset[str]] = {
    "health": frozenset(
        "allergy intolerant fear asthma headache diabetic ill hospital doctor dentist ~surgery "
        "~tablet ~injection ~check ~pain ~cold ~fracture ~limp ~deaf ~blind ~colour_blind ~hip "
        "~short_sighted ~glasses ~hay_fever ~stammer ~insomnia ~pregnant ~vertigo ~diabetic "
        "~asthma ~headache ~depression ~illness ~therapy ~gluten".split()
    ),
    "family": RELATIONS
    - frozenset(
        "friend neighbour colleague flatmate assistant dog cat parrot rabbit horse hamster "
        "tortoise bird fish manager doctor dentist".split()
    ),
    "work": frozenset("job works employer department manager workhours colleague office".split()),
    "pets": frozenset("dog cat parrot rabbit horse hamster tortoise bird fish".split()),
    "home": frozenset({"home"}),
    "money": frozenset("salary ~income ~debt ~savings ~loan ~mortgage".split()),
    "diet": frozenset("diet dietkind eat allergy intolerant".split()),
}
"""Fields of a life somebody may want forgotten as a whole, and the concepts that belong to each."""

WEAK = frozenset(
    "job works employer home travel deadline dietkind workhours lead cover intolerant hobby".split()
)
"""Concepts that say nothing new of a thing by themselves: "works as a nurse" is "is a nurse"."""
