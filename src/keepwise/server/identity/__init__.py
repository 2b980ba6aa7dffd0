"""Who asks: keys, service accounts, tokens of an identity provider, and how much each may ask."""
