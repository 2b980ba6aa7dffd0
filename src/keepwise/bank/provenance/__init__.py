"""Where memories come from: the events that were handed in, and the words that stand for them."""
