"""What was done in the world outside, once each, so that a repeat does not do it again."""
