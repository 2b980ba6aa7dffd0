"""Moving data in and out: files of lines, what may come back, and the walk through the holdings."""
