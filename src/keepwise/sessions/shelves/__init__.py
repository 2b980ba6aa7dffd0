"""The records of the ledger and the balance as a scan reads and mends them."""
