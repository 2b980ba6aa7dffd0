"""Facts that other programs kept: their files, read as records of ours."""
