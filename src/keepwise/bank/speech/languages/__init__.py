"""One package a language: its grammar, its rules, its words for slots, and how it words facts."""
