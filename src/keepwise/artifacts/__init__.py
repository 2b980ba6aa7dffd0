"""Named files with versions, and their content, stored once however often it is saved."""
