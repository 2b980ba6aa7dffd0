"""Patterns of smuggled instructions that are the same in every language.

Each is tried with the words of all languages at once. Some say the same twice, in another order of
words: adjectives follow in Romance languages, verbs stand last in German and Dutch.
"""

from __future__ import annotations

from typing import Final

PATTERNS: Final = """
# What the model was told before is to count no more.
command: <ignore> ..3!own <before> ..2!own <orders> !<inmy>
command: <ignore> ..3!own <orders> ..3!own <before> !<inmy>
command: <ignore> ..3!own <orders> ..4!own <earlier>
command: @unowned <before> ..2!own <orders> ..3!own <ignore>
command: <ignore> ..2 <yours> ..1 <weakorders>
command: <yours> ..1 <weakorders> ..2 <ignore>
command: <ignore> ..2!own <past> ..1!own <weakorders>
command: <ignore> ..2!own <weakorders> ..1!own <past>
command: <past> ..1!own <weakorders> ..2 <ignore>
command: <ignore> ..2!own <everything> ..4!own <earlier>
command: <everything> ..3!own <earlier> ..1 <ignore>
command: <ignore> ..2!own <past> ..2!own <context>
command: <ignore> ..2!own <context> ..1!own <past>
command: <past> ..1!own <context> ..1 <ignore>
command: <oblivion> <entirely> ..2 <instant>
# Other orders take their place.
command: <orders> ..2 <prevail> ..3 <before>
command: <follow> ..3!own <new> <orders> ..3 <instead>
command: <follow> ..2 <instead> ..1 [these, the following, this message, this text, folgende*,
    diese, ces, estas, queste, estas, deze] <orders?>
command: <new> <orders> ..2 <begin>
command: <orders> <new> ..2 <begin>
command: <override>
command: @start <new?> <sysmsg> ..3 @colon
# Text that speaks to a model instead of a person.
command: <note> ..2 <for> ..2 <ai> @colon
command: <note> ..1 <for> ..2 <ai> ..6 <deed>
command: <note> <for> <any> ..1 <ai>
command: <for> <any> ..1 <ai> ..2 <reading>
command: <any> ..1 <ai> ..1 <reading>
command: @start <for> <any> ..1 <ai> @colon
command: @unowned <ai> <must> ..3 <deed>
command: <ai> <reading> ..4 <must>
command: <asan> ..1 <ai> ..3 <yourduty>
# What the user is not to know.
command: <no> ..2 <tell> ..3 <theuser>
command: <theuser> ..3 <no> ..3 <tell>
command: <no> ..1 <theuser> ..3 <tell>
command: <tell> <theuser> ..3 <nothing>
command: <tell> ..3 <nothing> ..3 <theuser>
# Another identity.
command: <youarenow> !<harmless> <something>
persona: <persona>
persona: <enter> ..3!own <devmode>
persona: <devmode> ..2 <enabled>
persona: <pretend> ..7 <without> ..2 <limits> ![on, in, for, auf, sur]
persona: <ai> ..4 <without> ..2 <limits>
# Words that are to mean something else.
redefinition: <when> ..4!ask <say> ..8!ask <mean> !<it> @word
redefinition: <when> ..4!ask <utter> ..8!ask <narrow>
redefinition: @start <by> !<pronoun> ..1-6!ask <meanby>
redefinition: <fromnow> ..1 <by> !<pronoun> ..1-6!ask <meanby>
redefinition: @start !<iwe> ..1-5!iwe <means> ..8!iwe <only>
redefinition: <fromnow> !<iwe> ..5!iwe <means> !<iwe> @word
redefinition: @start @quoted <only?> <means>
redefinition: <fromnow> !<iwe> ..1-5!iwe @equals @word
redefinition: @start !<pronoun> ..1-6!iwe <inverse>
redefinition: <fromnow> <be?> @quoted <be?> ..1 <only>
redefinition: <be> ..1 <codeword>
redefinition: @start <redefine>
redefinition: <redefine> ..6 <as>
# What is to be given away.
exfiltration: <reveal> ..6 <secret>
exfiltration: <secret> ..4 <reveal>
exfiltration: <reveal> ..4!own <others>
exfiltration: <take> ..3!own <loot>
exfiltration: <loot> ..6 <take>
exfiltration: <send> ..6 <data> ..8 @address
exfiltration: <data> ..6 @address ..3 <send>
exfiltration: <secretly> ..2 <send>
"""

# Only where what is treated as something else is called by a name: "treat 'Western Europe' as the
# UK only" and not "treat this as urgent".
NAMED: Final = """
redefinition: <treat> ..1-6 <as> ..3!own <namely>
redefinition: <assume> ..1-6 <isonly> @word
persona: <youarenow> !<harmless> !<something> !<own> @word
"""

# Orders and statements about the user: smuggled if somebody else wrote them.
FOREIGN: Final = """
command: <plant>
command: <ignore> ..2 <theuser>
command: <isaid>
command: <order>
command: <secretly> ..3 <deed>
command: @start <keep> ![to] ..2-2 @word
command: @start <always> ..3-3 @word
command: <yourduty> ..1 <deed>
exfiltration: @start <please?> <send> ..8 <towards> ..1 @address
exfiltration: <and> <please?> <send> ..8 <towards> ..1 @address
exfiltration: <take> ..4 <loot>
redefinition: <treat> ..6 <as>
"""
