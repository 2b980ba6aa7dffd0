"""The model engine: a language model proposes, and code here decides what of it counts."""
