"""French rules, open tier: tried where no precise rule fits."""
