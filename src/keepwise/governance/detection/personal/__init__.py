"""Tables and rules of the detector of personal data."""
