"""The content of files: where it is kept, how it is read, and when it goes."""
