"""No credential of a known provider stands in the tree, made up or real.

A second opinion beside our own detectors: detect-secrets' provider-specific plugins. Its entropy
and keyword detectors are left out because they flag harmless words. A test that needs something
shaped like a credential joins it from pieces, so that no scanner of anybody's stumbles over it.
"""

from __future__ import annotations

import subprocess
from pathlib import Path

from detect_secrets.core.plugins.util import get_mapping_from_secret_type_to_class

ROOT = Path(__file__).parents[2]

GUESSES = {
    "Base64HighEntropyString",
    "HexHighEntropyString",
    "KeywordDetector",
    "IPPublicDetector",  # an address is no credential
}
PROVIDERS = {
    kind: plugin()
    for kind, plugin in get_mapping_from_secret_type_to_class().items()
    if plugin.__name__ not in GUESSES
}


def tracked() -> list[Path]:
    """The files git tracks, and those it would track."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    paths = [ROOT / name for name in listed.stdout.split("\0") if name]
    return [path for path in paths if path.is_file() and not path.is_symlink()]


def findings(text: str) -> list[tuple[int, str]]:
    """Line and kind of each finding. Never the value; and no remark in a line excuses it."""
    return [
        (number, kind)
        for number, line in enumerate(text.splitlines(), 1)
        for kind, plugin in PROVIDERS.items()
        if any(plugin.analyze_string(line))
    ]


def test_no_file_holds_a_credential() -> None:
    files = tracked()
    assert ROOT / "pyproject.toml" in files
    found = [
        f"{path.relative_to(ROOT)}:{number}: {kind}"
        for path in files
        for number, kind in findings(path.read_text("utf-8", errors="replace"))
    ]
    assert found == [], "join made-up credentials from pieces"


def test_the_scanner_sees_one() -> None:
    """Guards the test above: a scanner that is set up wrongly finds nothing anywhere."""
    shaped = "gh" + "p_" + "a1B2" * 9
    assert findings(f"first\ntoken = '{shaped}'") == [(2, "GitHub Token")]
