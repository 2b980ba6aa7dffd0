"""What smuggled instructions are made of, one module a language: words, and patterns over them.

``common`` holds the patterns that are the same in every language; ``kinds`` those attacks whose
words stand together for all languages. Words of all languages are thrown together: an attacker
mixes languages, and a model follows all of them.
"""
