"""Arabic, as it is written formally and in chats."""
