"""Hindi: whose it is, and what is at hand only, told from what is one's own."""

from __future__ import annotations

import pytest

from unit.bank.saying import kept

SAID = [
    ("मुझे रिपोर्ट में हमेशा ज़िले के हिसाब से ब्योरा चाहिए", ["रिपोर्ट में हमेशा ज़िले के हिसाब से ब्योरा चाहिए"]),
    ("आँकड़े ज़िलेवार चाहिए मुझे हमेशा", ["आँकड़े ज़िलेवार चाहिए"]),
    ("गुजरात भी अब मेरे ज़िम्मे है", ["गुजरात पर काम"]),
    ("मैं जयपुर में रहता हूँ, नहीं नहीं, जोधपुर में", ["जोधपुर में रहता है"]),
    ("अनुवाद करें मैं लखनऊ में रहता हूँ", []),
    ("मेरे पड़ोसी के पास तीन कुत्ते हैं", []),
    ("मेरी बहन नर्स है और दिल्ली में रहती है", []),
]


@pytest.mark.parametrize(("text", "facts"), SAID)
def test_only_what_is_the_writers_own_is_kept(text: str, facts: list[str]) -> None:
    assert kept(text) == facts
