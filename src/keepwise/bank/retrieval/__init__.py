"""Retrieval: the memories of one scope that bear on a query, by words and by meaning."""
