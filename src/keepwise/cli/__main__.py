"""``python -m keepwise.cli`` is ``keepwise``."""

from keepwise.cli import main

main()
