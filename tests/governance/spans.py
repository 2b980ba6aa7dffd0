"""What the findings of every detector have in common."""


def check_spans(text, findings, kind):
    """Findings are of one kind, in order, do not overlap, and lie within the text."""
    end = 0
    for finding in findings:
        assert end <= finding.start < finding.end <= len(text)
        assert (finding.kind, bool(finding.rule)) == (kind, True)
        end = finding.end
