"""The bank's records as a scan reads and mends them."""
