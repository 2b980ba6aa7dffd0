"""Measure extraction, consolidation and retrieval on labelled examples.

``formats`` reads the lines, ``stores`` opens a store for a case; ``extraction``,
``consolidation`` and ``retrieval`` run cases and count what came out right.
"""
