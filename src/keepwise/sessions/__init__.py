"""The ledger of each conversation and the balance it adds up to."""
