"""``keepwise export`` and ``keepwise import``: data in and out of a store."""
