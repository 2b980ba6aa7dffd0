"""The shapes of credentials that give themselves away: a prefix, an alphabet, a length.

Lengths and prefixes are the issuers' published ones. ``sure`` says that a value broken over lines
or written with spaces may be put together again, because its length is fixed.
"""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple


class Shape(NamedTuple):
    """One format: ``pattern`` is only tried where one of ``hints`` occurs (in lower case).

    ``mixed`` asks that the match hold a digit, for formats whose alphabet spells words too.
    ``group`` is the part of the match that is secret.
    """

    rule: str
    hints: tuple[str, ...]
    pattern: str
    sure: bool = False
    mixed: bool = False
    group: int = 0


# No credential starts inside a word.
_EDGE = r"(?<![A-Za-z0-9])"
_END = r"(?![A-Za-z0-9])"

SHAPES: tuple[Shape, ...] = (
    Shape(
        "databricks-token",
        ("dapi",),
        rf"{_EDGE}(?i:dapi[0-9a-f]{{32}}(?:-\d{{1,2}})?){_END}",
        sure=True,
    ),
    Shape(
        "databricks-token",
        ("dapi",),
        rf"{_EDGE}(?i:dapi[0-9a-f]{{12,64}}(?:-\d{{1,2}})?)",
        mixed=True,
    ),
    Shape(
        "github-token",
        ("ghp_", "gho_", "ghs_", "ghu_", "ghr_"),
        rf"{_EDGE}(?i:gh[pousr]_[0-9a-z]{{36}}){_END}",
        sure=True,
    ),
    Shape(
        "github-token",
        ("ghp_", "gho_", "ghs_", "ghu_", "ghr_"),
        rf"{_EDGE}(?i:gh[pousr]_[0-9a-z]{{16,255}})",
        mixed=True,
    ),
    Shape("github-token", ("github_pat_",), rf"{_EDGE}(?i:github_pat_\w{{20,255}})", mixed=True),
    Shape(
        "gitlab-token",
        ("glpat-", "gldt-", "glrt-", "glcbt-", "glptt-"),
        rf"{_EDGE}(?i:gl(?:pat|dt|rt|cbt|ptt)-[\w.-]{{16,128}})",
        mixed=True,
    ),
    Shape("api-key", ("sk-",), rf"{_EDGE}(?i:sk-[\w-]{{16,400}})", mixed=True),
    Shape(
        "stripe-key",
        ("_live_", "_test_"),
        rf"{_EDGE}(?i:[srp]k_(?:live|test)_[0-9a-z]{{10,255}})",
        mixed=True,
    ),
    Shape("webhook-secret", ("whsec_",), rf"{_EDGE}(?i:whsec_[\w+/=]{{16,128}})", mixed=True),
    Shape(
        "aws-key",
        ("akia", "asia", "aroa", "aida", "abia", "acca"),
        rf"{_EDGE}A(?:KIA|SIA|ROA|IDA|BIA|CCA)[A-Z0-9]{{16}}{_END}",
        sure=True,
    ),
    Shape("aws-key", ("akia", "asia"), rf"{_EDGE}(?:akia|asia)[a-z0-9]{{16}}{_END}", mixed=True),
    Shape("google-key", ("aiza",), rf"{_EDGE}(?i:aiza[\w-]{{35}})(?![\w-])", sure=True, mixed=True),
    Shape("google-key", ("aiza",), rf"{_EDGE}(?i:aiza[\w-]{{24,64}})", mixed=True),
    Shape("google-oauth", ("ya29.",), rf"{_EDGE}(?i:ya29\.[\w.-]{{16,1024}})", mixed=True),
    Shape("google-oauth", ("gocspx-",), rf"{_EDGE}(?i:gocspx-[\w-]{{16,64}})", mixed=True),
    Shape("google-oauth", ("1//0",), r"(?<![\w/])1//0[\w-]{24,256}", mixed=True),
    Shape(
        "slack-token",
        ("xox", "xapp-"),
        rf"{_EDGE}(?i:(?:xox[abcdeoprs](?:\.xox[bp])?|xapp)-[0-9a-z-]{{10,255}})",
        mixed=True,
    ),
    Shape(
        "webhook",
        ("hooks.slack.com/",),
        r"(?i:(?:https?://)?hooks\.slack\.com/(?:services|workflows|triggers)/[\w/-]{8,200})",
    ),
    Shape(
        "webhook",
        ("/api/webhooks/",),
        r"(?i:(?:https?://)?(?:\w{1,16}\.)?discord(?:app)?\.com/api/webhooks/\d{5,25}/[\w-]{8,120})",
    ),
    Shape(
        "webhook",
        (".webhook.office.com/",),
        r"(?i:(?:https?://)?[\w-]{1,64}\.webhook\.office\.com/webhookb2/[\w@/-]{16,300})",
    ),
    Shape("npm-token", ("npm_",), rf"{_EDGE}(?i:npm_[0-9a-z]{{36}}){_END}", sure=True, mixed=True),
    Shape("npm-token", ("npm_",), rf"{_EDGE}(?i:npm_[0-9a-z]{{20,64}})", mixed=True),
    Shape("pypi-token", ("pypi-",), rf"{_EDGE}(?i:pypi-[\w-]{{24,400}})", mixed=True),
    Shape("huggingface-token", ("hf_",), rf"{_EDGE}(?i:hf_[0-9a-z]{{24,64}})"),
    Shape("sendgrid-key", ("sg.",), rf"{_EDGE}(?i:sg\.[\w-]{{16,32}}\.[\w-]{{16,64}})", mixed=True),
    Shape(
        "twilio-key",
        ("sk", "ac"),
        rf"{_EDGE}(?:SK|AC|sk|ac)[0-9a-fA-F]{{32}}{_END}",
        sure=True,
        mixed=True,
    ),
    Shape(
        "vault-token",
        ("hvs.", "hvb.", "hvr."),
        rf"{_EDGE}(?i:hv[sbr]\.[\w-]{{20,255}})",
        mixed=True,
    ),
    Shape(
        "api-key",
        (
            "gsk_",
            "xai-",
            "r8_",
            "nvapi-",
            "pplx-",
            "figd_",
            "sbp_",
            "ntn_",
            "lin_api_",
            "pmak-",
            "dckr_pat_",
            "pul-",
            "shpat_",
            "shpss_",
            "shpca_",
            "dop_v1_",
            "atatt3x",
            "sq0csp-",
            "sq0atp-",
            "age-secret-key-",
            "phc_",
            "lsv2_",
            "tvly-",
            "rnd_",
            "nfp_",
            "fo1_",
            "rubygems_",
            "glsa_",
            "doo_v1_",
        ),
        rf"{_EDGE}(?i:gsk_|xai-|r8_|nvapi-|pplx-|figd_|sbp_|ntn_|lin_api_|pmak-|dckr_pat_|pul-"
        rf"|shp(?:at|ss|ca)_|do[op]_v1_|atatt3x|sq0(?:csp|atp)-|age-secret-key-1|phc_|lsv2_"
        rf"|tvly-|rnd_|nfp_|fo1_|rubygems_|glsa_)[\w.=-]{{16,300}}",
        mixed=True,
    ),
    Shape("telegram-token", (":aa",), r"(?<!\d)\d{8,10}:AA[\w-]{30,40}"),
    Shape(
        "azure-key",
        ("accountkey", "sharedaccesskey", "sharedaccesssignature"),
        r"(?i:accountkey|sharedaccesskey|sharedaccesssignature)\s?[=:]\s?([\w+/%&=.-]{16,400})",
        group=1,
    ),
    Shape("azure-key", ("sig=",), r"(?i)[?&]sig=([\w%+/=-]{20,200})", group=1),
    Shape("jwt", ("eyj",), rf"{_EDGE}eyJ[\w-]{{8,4096}}\.[\w-]{{4,8192}}(?:\.[\w-]{{0,2048}})?"),
    Shape(
        "aws-signature", ("x-amz-signature=",), r"(?i)x-amz-signature=([0-9a-f]{32,128})", group=1
    ),
    Shape(
        "url-password",
        ("://",),
        r"://[^\s:/@?#]{0,128}:([^\s@/]{1,256}(?:/[^\s@/]{0,64})?)@",
        group=1,
    ),
    Shape(
        "command-line-password",
        ("mysql",),
        r"(?i)mysql(?:dump|admin)?\s[^\n]{0,120}?\s-p([^\s\"'-]\S{3,128})",
        group=1,
    ),
    Shape(
        "command-line-password",
        ("curl", "wget"),
        r"(?i)(?:curl|wget)\s[^\n]{0,160}?(?:-u|--user)[\s=][\"']?[^\s:]{1,64}:([^\s\"']{4,128})",
        group=1,
    ),
    Shape(
        "session-cookie",
        ("sess", "sid"),
        r"(?i)(?:session_?id|jsessionid|phpsessid|connect\.sid|asp\.net_sessionid|sessiontoken)"
        r"\s?[=:]\s?([^\s;,]{12,400})",
        group=1,
        mixed=True,
    ),
    Shape(
        "cookie",
        ("cookie",),
        r"(?i)(?<![\w-])(?:set-)?cookie\s?:\s?([^\n]{1,64}=[^\n]{6,2000})",
        group=1,
    ),
    Shape(
        "authorization",
        ("authorization",),
        r"(?i)(?:proxy-)?authorization[\"']?\s?[:=]\s?[\"']?(?:(?:bearer|basic|token|digest|apikey)"
        r"\s)?\s?([^\s\"',;]{6,4096})",
        group=1,
    ),
    Shape(
        "bearer",
        ("bearer",),
        r"(?i)(?<!\w)bearer[\s:=]{1,3}([\w.~+/=-]{16,4096})",
        group=1,
        mixed=True,
    ),
)


def _by_hint() -> tuple[tuple[str, tuple[Shape, ...]], ...]:
    """The shapes under each hint. A shape under two hints is tried twice; hits are merged."""
    table: dict[str, list[Shape]] = {}
    for shape in SHAPES:
        for hint in shape.hints:
            table.setdefault(hint, []).append(shape)
    return tuple((hint, tuple(shapes)) for hint, shapes in table.items())


SHAPES_BY_HINT = _by_hint()

_PEM_BEGIN = "-----BEGIN "
_PEM_LABEL = r"-----BEGIN [A-Z0-9 ]{0,40}(?:PRIVATE KEY|KEY BLOCK)[A-Z ]{0,12}-----"
_PEM_BODY = r"[A-Za-z0-9+/=\s\\:,.-]*"
_PEM_END = r"-----END [A-Z0-9 ]{0,60}-----"


@cache
def compiled(pattern: str) -> re.Pattern[str]:
    """A pattern, compiled when it is first needed."""
    return re.compile(pattern)


def private_keys(text: str) -> list[tuple[int, int]]:
    """The spans of PEM private keys, armour and all; a key cut off runs to the end of its body."""
    spans: list[tuple[int, int]] = []
    at = text.find(_PEM_BEGIN)
    while at >= 0:
        label = compiled(_PEM_LABEL).match(text, at)
        if label is None:
            at = text.find(_PEM_BEGIN, at + 1)
            continue
        end = compiled(_PEM_END).search(text, label.end())
        body = compiled(_PEM_BODY).match(text, label.end())
        stop = end.end() if end is not None else body.end() if body is not None else label.end()
        spans.append((at, stop))
        at = text.find(_PEM_BEGIN, stop)
    return spans
