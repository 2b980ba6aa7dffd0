"""Spanish, of Spain and of Latin America."""
