"""Names and ids: when one is read as a text, what none may be, and how an error repeats one."""
