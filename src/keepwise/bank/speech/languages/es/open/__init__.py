"""Spanish rules of the open tier: kinds of sentences, whatever their words are."""
