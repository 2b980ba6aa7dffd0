"""What was said by somebody who is no evidence: kept apart until a person confirms or drops it."""
