"""The audit log as it is stored: entries, and the chain that shows whether they were changed."""
