"""Who may call a server: keys, and accounts that sign for themselves."""
