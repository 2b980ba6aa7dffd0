"""Formats of tokens and keys, by issuer: published prefixes, alphabets and lengths."""

from __future__ import annotations

from keepwise.governance.detection.credential.tables.shape import EDGE, END, Shape

# Tokens of a prefix nobody else uses, then sixteen characters or more. Written without case:
# people and their tools change it.
_PREFIXES: dict[str, str] = {
    "ai-key": """
        gsk_ xai- r8_ nvapi- pplx- lsv2_ tvly- fw_ tgp_v1_ pcsk_ csk- wandb_v1_ sess- absk
        bedrock-api-key-
    """,
    "deploy-token": """
        dop_v1_ doo_v1_ dor_v1_ fo1_ fm2_ nfp_ nfo_ nfu_ nfc_ nfb_ vcp_ vck_ vca_ vci_ vcr_ rnd_
        hrku- pul- dp.pt. dp.st. dp.ct. dp.sa. dp.scim. dp.audit. tskey- scw_ napi_ pscale_tkn_
        pscale_pw_ pscale_oauth_ ddp_ ddw_ bkua_ ccipat_ ccipra_ cfut_ cfat_ cfk_ ico- ops_eyj
    """,
    "registry-token": """
        dckr_pat_ dckr_oat_ rubygems_ clojars_ packagist_org_ akcp cioo
    """,
    "workspace-token": """
        ntn_ lin_api_ lin_oauth_ pmak- figd_ figo_ figu_ atatt3x atctt3x atbb tfp_ cfpat- rdme_
        sgp_ sgd_ pat-na1- pat-eu1- pat-na2- phc_ phx_ phs_ cal_live_ dbtc_ dbtu_
    """,
    "monitoring-token": """
        glsa_ glc_ nrak- nrjs- nrii- nraa- nriq- sntrys_ sntryu_ sntrya_ snyk_uat. snyk_sat. xaat-
        xapt- hcaik_ hcbik_ squ_ sqp_ sqa_
    """,
    "shop-key": """
        shpat_ shpss_ shpca_ shppa_ shptka_ sq0csp- sq0atp- sq0idb- rzp_live_ rzp_test_ flwseck
        access-production- access-sandbox- access-development- ezak eztk duffel_live_ duffel_test_
        shippo_live_ shippo_test_
    """,
    "mail-key": """
        xkeysib- xsmtpsib-
    """,
    "database-key": """
        sbp_ sb_secret_ sb-secret- pnu_ pnb_
    """,
    "age-key": """
        age-secret-key-1 age-plugin-
    """,
}


def _prefixed(rule: str, prefixes: tuple[str, ...]) -> Shape:
    either = "|".join(prefix.replace(".", r"\.") for prefix in prefixes)
    return Shape(rule, prefixes, rf"{EDGE}(?i:(?:{either})[\w.=/+:-]{{16,400}})", mixed=True)


PREFIXED = tuple(_prefixed(rule, tuple(text.split())) for rule, text in _PREFIXES.items())

ISSUERS: tuple[Shape, ...] = (
    Shape(
        "databricks-token",
        ("dapi",),
        rf"{EDGE}(?i:dapi[0-9a-f]{{32}}(?:-\d{{1,2}})?){END}",
        sure=True,
    ),
    Shape(
        "databricks-token",
        ("dapi", "dkea", "dose", "dsapi"),
        rf"{EDGE}(?i:(?:dapi|dkea|dose|dsapi)[0-9a-f]{{12,64}}(?:-\d{{1,2}})?)",
        mixed=True,
    ),
    Shape(
        "github-token",
        ("ghp_", "gho_", "ghs_", "ghu_", "ghr_"),
        rf"{EDGE}(?i:gh[pousr]_[0-9a-z]{{36}}){END}",
        sure=True,
    ),
    Shape(
        "github-token",
        ("ghp_", "gho_", "ghs_", "ghu_", "ghr_"),
        rf"{EDGE}(?i:gh[pousr]_[0-9a-z]{{12,255}})",
        mixed=True,
    ),
    Shape("github-token", ("github_pat_",), rf"{EDGE}(?i:github_pat_\w{{16,255}})", mixed=True),
    Shape(
        "gitlab-token",
        (
            "glpat-",
            "gldt-",
            "glrt-",
            "glcbt-",
            "glptt-",
            "glft-",
            "glimt-",
            "glagent-",
            "gloas-",
            "glsoat-",
            "glffct-",
            "gr1348941",
        ),
        rf"{EDGE}(?i:(?:gl(?:pat|dt|rtr?|cbt|ptt|ft|imt|agent|oas|soat|ffct)-|gr1348941)"
        r"[\w.-]{10,128})",
        mixed=True,
    ),
    Shape("api-key", ("sk-",), rf"{EDGE}(?i:sk-[\w-]{{16,400}})", mixed=True),
    Shape("api-key", ("sk_",), rf"{EDGE}sk_[0-9a-f]{{40,64}}{END}"),
    Shape(
        "stripe-key",
        ("_live_", "_test_"),
        rf"{EDGE}(?i:[srp]k_(?:live|test)_[0-9a-z]{{10,255}})",
        mixed=True,
    ),
    Shape(
        "mollie-key",
        ("live_", "test_"),
        rf"{EDGE}(?:live|test)_[0-9A-Za-z]{{28,40}}{END}",
        random=True,
    ),
    Shape("webhook-secret", ("whsec_",), rf"{EDGE}(?i:whsec_[\w+/=]{{16,128}})", mixed=True),
    Shape(
        "aws-key",
        ("akia", "asia", "aroa", "aida", "abia", "acca"),
        rf"{EDGE}A(?:KIA|SIA|ROA|IDA|BIA|CCA)[A-Z0-9]{{16}}{END}",
        sure=True,
    ),
    Shape("aws-key", ("akia", "asia"), rf"{EDGE}(?:akia|asia)[a-z0-9]{{16}}{END}", mixed=True),
    Shape("google-key", ("aiza",), rf"{EDGE}(?i:aiza[\w-]{{35}})(?![\w-])", sure=True, mixed=True),
    Shape("google-key", ("aiza",), rf"{EDGE}(?i:aiza[\w-]{{24,64}})", mixed=True),
    Shape("google-key", ("aq.ab",), rf"{EDGE}AQ\.Ab[\w-]{{30,120}}", mixed=True),
    Shape("google-oauth", ("ya29.",), rf"{EDGE}(?i:ya29\.[\w.-]{{16,1024}})", mixed=True),
    Shape("google-oauth", ("gocspx-",), rf"{EDGE}(?i:gocspx-[\w-]{{16,64}})", mixed=True),
    Shape("google-oauth", ("1//0",), r"(?<![\w/])1//0[\w-]{24,256}", mixed=True),
    Shape(
        "slack-token",
        ("xox", "xapp-"),
        rf"{EDGE}(?i:(?:xox[abcdeoprs](?:\.xox[bp])?|xapp)-[0-9a-z-]{{10,255}})",
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
    Shape(
        "webhook",
        ("hooks.zapier.com/",),
        r"(?i:(?:https?://)?hooks\.zapier\.com/hooks/catch/\d{4,12}/\w{6,40})",
    ),
    Shape("npm-token", ("npm_",), rf"{EDGE}(?i:npm_[0-9a-z]{{36}}){END}", sure=True, mixed=True),
    Shape("npm-token", ("npm_",), rf"{EDGE}(?i:npm_[0-9a-z]{{16,64}})", mixed=True),
    Shape("pypi-token", ("pypi-",), rf"{EDGE}(?i:pypi-[\w-]{{16,400}})", mixed=True),
    Shape("nuget-key", ("oy2",), rf"{EDGE}oy2[a-z0-9]{{43}}{END}", mixed=True),
    Shape(
        "huggingface-token", ("hf_",), rf"{EDGE}(?i:(?:api_org_|hf_)[0-9a-z]{{16,64}})", mixed=True
    ),
    Shape("sendgrid-key", ("sg.",), rf"{EDGE}(?i:sg\.[\w-]{{16,32}}\.[\w-]{{16,64}})", mixed=True),
    Shape(
        "resend-key", ("re_",), rf"{EDGE}re_[0-9A-Za-z]{{6,12}}_[0-9A-Za-z]{{20,40}}", random=True
    ),
    Shape("mailchimp-key", ("-us",), rf"{EDGE}[0-9a-f]{{32}}-us\d{{1,2}}{END}"),
    Shape("mailgun-key", ("key-",), rf"{EDGE}(?i:key-[0-9a-f]{{32}}){END}"),
    Shape("mailgun-key", ("-",), rf"{EDGE}[0-9a-f]{{32}}-[0-9a-f]{{8}}-[0-9a-f]{{8}}(?![\w-])"),
    Shape(
        "twilio-key",
        ("sk", "ac"),
        rf"{EDGE}(?:SK|AC|sk|ac)[0-9a-fA-F]{{32}}{END}",
        sure=True,
        mixed=True,
    ),
    Shape(
        "vault-token",
        ("hvs.", "hvb.", "hvr."),
        rf"{EDGE}(?i:hv[sbr]\.[\w-]{{16,255}})",
        mixed=True,
    ),
    Shape("vault-token", ("s.",), rf"(?<![\w.])s\.[0-9A-Za-z]{{24}}{END}", random=True),
    Shape("terraform-token", (".atlasv1.",), rf"{EDGE}\w{{8,20}}\.atlasv1\.[\w=-]{{20,100}}"),
    Shape("dropbox-token", ("sl.",), rf"{EDGE}sl\.(?:u\.)?[\w-]{{60,2048}}", mixed=True),
    Shape("airtable-token", ("pat",), rf"{EDGE}pat[0-9A-Za-z]{{14}}\.[0-9a-f]{{40,64}}"),
    Shape("dynatrace-token", ("dt0",), rf"{EDGE}(?i:dt0[a-z]\d\d\.\w{{8,24}}\.\w{{30,64}})"),
    Shape("newrelic-key", ("nral",), rf"{EDGE}(?i:[0-9a-f]{{36}}nral){END}"),
    Shape("asana-token", ("/1",), r"(?<![\w/])[012]/\d{15,17}(?:/\d{15,17})?:[0-9a-f]{32}"),
    Shape("clickup-token", ("pk_",), rf"{EDGE}pk_\d{{4,12}}_[0-9A-Z]{{28,36}}"),
    Shape("notion-token", ("secret_",), rf"{EDGE}secret_[0-9A-Za-z]{{40,50}}{END}", random=True),
    Shape("square-token", ("eaaa",), rf"{EDGE}EAAA[\w-]{{56,64}}", mixed=True),
    Shape("facebook-token", ("eaa",), rf"{EDGE}EAA[0-9A-Za-z]{{80,400}}", random=True),
    Shape("paypal-token", ("access_token$",), r"access_token\$\w{4,16}\$\w{8,24}\$[0-9a-f]{32}"),
    Shape("keepwise-key", ("kw_", "kt_"), rf"{EDGE}k[wt]_\w{{1,100}}_[a-z2-7]{{52}}{END}"),
    Shape("mapbox-token", ("sk.eyj",), rf"{EDGE}sk\.eyJ[\w-]{{16,512}}\.[\w-]{{16,64}}"),
    Shape("octopus-key", ("api-",), rf"{EDGE}API-[0-9A-Z]{{25,32}}{END}", mixed=True),
    Shape(
        "launchdarkly-key",
        ("sdk-", "api-", "mob-"),
        rf"{EDGE}(?:sdk|api|mob)-[0-9a-f]{{8}}-(?:[0-9a-f]{{4}}-){{3}}[0-9a-f]{{12}}{END}",
    ),
    Shape("cloudflare-key", ("v1.0-",), rf"{EDGE}v1\.0-[0-9a-f]{{24}}-[0-9a-f]{{100,160}}"),
    Shape("azure-devops-token", ("azdo",), rf"{EDGE}[0-9A-Za-z]{{76}}AZDO[0-9A-Za-z]{{4}}{END}"),
    Shape(
        "azure-key",
        ("jqqj9", "+ast", "azcamaa", "acdb", "apim", "acra", "azse", "azfu", "aiot"),
        r"(?<![A-Za-z0-9+/])[0-9A-Za-z+/]{32,76}(?:JQQJ9|\+ASt|AzCA|ACDb|APIM|\+ACR|AzSe|AzFu"
        r"|AIoT)[0-9A-Za-z+/]{4,40}={0,2}",
        random=True,
    ),
    Shape("azure-secret", ("q~",), r"(?<![\w~.-])[\w.~-]{3}\dQ~[\w.~-]{31,40}"),
    Shape("telegram-token", (":aa",), r"(?<!\d)\d{8,10}:AA[\w-]{30,40}"),
    Shape(
        "discord-token",
        (".",),
        r"(?<![\w.-])[MNO][\w-]{22,28}\.[\w-]{6}\.[\w-]{27,45}(?![\w.-])",
        mixed=True,
    ),
    Shape("firebase-key", (":apa91b",), r"(?<![\w-])[\w-]{8,40}:APA91b[\w-]{100,200}"),
    Shape("wallet-key", ("prv",), rf"{EDGE}[xyztuv]prv[1-9A-HJ-NP-Za-km-z]{{100,112}}"),
    Shape(
        "jwt", ("eyj",), rf"{EDGE}eyJ[\w-]{{8,4096}}\.[\w-]{{4,8192}}(?:\.[\w-]{{0,2048}}){{0,3}}"
    ),
)
