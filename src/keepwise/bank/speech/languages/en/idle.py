"""English clauses in which nobody says anything lasting; looked for before all else."""

from __future__ import annotations

from keepwise.bank.speech.grammar import Rule

IDLE: tuple[Rule, ...] = (
    Rule("asking", "skip",
         r"(?:do|does|did|have|has|is|are|was|were|am|should|shall|would|could|can|will|may|might) "
         r"(?:i|you|we|they|he|she|it|this|that|there|my|your|people|everyone|anyone|anybody)\b.*|"
         r"(?:why|what|who|whose|which|how|where|when) (?:do|does|did|is|are|was|were|can|could|"
         r"should|would|will|have|has|am)\b(?! (?:i|we) (?:like|want|prefer)).*(?<! is)|"
         r"(?:what|which) \w+ (?:do|does|should|would) (?:i|you|we)\b.*"),
    # What nobody says of themselves for good
    Rule("reason", "skip", r"(?:because|since (?:it|that|this|they|we need|i need)|so that|in case|"
         r"that's (?:why|what|where|when|because|all|great|fine|it|not|the (?:only|best) way)|"
         r"which is|as long as|even though|although|though|unless|if not|in order)\b.*"),
    Rule("speaking", "skip",
         r"i (?:just )?(?:think|guess|mean|hope|wonder|suppose|assume|bet|doubt|swear|imagine) "
         r"(?!in\b|about\b).*|i(?: was| am|'m) (?:just )?(?:wondering|thinking|hoping|asking|"
         r"trying to (?:find|figure|get|understand|fix|make|see|write|set|run|do|open|install|"
         r"work)|looking (?:for|at)|writing (?:to|an? (?:mail|email|"
         r"report|message|letter|post|speech|cover))|about to|going to|gonna|drafting|"
         r"preparing (?!for)|reading|debugging|stuck|getting (?:an?|the|this)|seeing|having|calling|"
         r"sending|checking|waiting|on it|afraid (?:that|i)|sorry|sure|not sure|done|back|ready|"
         r"glad|happy(?! with (?:any|most|all))|here|just|considering|planning (?:a|an|my|the|to)|visiting|shopping|"
         r"furnishing|looking|choosing|deciding|comparing|shopping around)\b(?! interested).*"),
)  # fmt: skip
