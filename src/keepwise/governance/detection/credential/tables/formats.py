"""Where credentials stand in headers, URLs, files and commands: the place gives them away."""

from __future__ import annotations

from keepwise.governance.detection.credential.tables.shape import Shape

FORMATS: tuple[Shape, ...] = (
    Shape(
        "azure-key",
        ("accountkey", "sharedaccesskey", "sharedaccesssignature"),
        r"(?i:accountkey|sharedaccesskey|sharedaccesssignature)\s?[=:]\s?([\w+/%&=.-]{16,400})",
        group=1,
    ),
    Shape("azure-key", ("sig=",), r"(?i)(?<![a-z])sig=([\w%+/=-]{20,200})", group=1),
    Shape(
        "signed-url",
        ("x-amz-signature=", "x-goog-signature=", "x-amz-security-token="),
        r"(?i)x-(?:amz|goog)-(?:signature|security-token)=([\w%+/=-]{32,4096})",
        group=1,
    ),
    Shape(
        "url-password",
        ("://",),
        r"://[^\s:/@?#]{0,128}:([^\s@/]{1,256}(?:/[^\s@/]{0,64})?)@",
        group=1,
        spaced=True,
    ),
    Shape(
        "password",
        ("@",),
        r"(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,24}){1,4}(?:\s[/|:]\s|:\s?|,\s)"
        r"(?=[^\s\d]{0,40}\d)(?=[^\s!#$%^&*+=?~]{1,40}[!#$%^&*+=?~])(?=[^\sA-Za-z]{0,40}[A-Za-z])"
        r"([^\s/:,;]{6,64})(?![/:])",
        group=1,
        spaced=True,
    ),
    Shape("recovery-key", ("-",), r"(?<![\w-])\d{6}(?:-\d{6}){7}(?![\w-])"),
    Shape("otp-secret", ("otpauth",), r"(?i)otpauth(?:-migration)?://[^\s\"'<>]{8,2000}"),
    Shape(
        "wifi-password",
        ("wifi:",),
        r"(?i)wifi:[^\n]{0,120}?(?<=[;:])p:([^;\n]{4,64});",
        group=1,
        spaced=True,
    ),
    Shape(
        "command-line-password",
        ("mysql", "mariadb"),
        r"(?i)(?:mysql|mariadb)(?:dump|admin)?\s[^\n]{0,120}?\s-p[\"']?([^\s\"'-][^\s\"']{3,128})",
        group=1,
        spaced=True,
    ),
    Shape(
        "command-line-password",
        ("curl", "wget", "http"),
        r"(?i)(?<!\w)(?:curl|wget|https?ie?)\s[^\n]{0,160}?(?<=\s)(?:-u|--user|-a"
        r"|--auth)[\s=][\"']?"
        r"[^\s:]{1,64}:([^\s\"']{4,128})",
        group=1,
        spaced=True,
    ),
    Shape(
        "command-line-password",
        ("sshpass", "docker login", "redis-cli", "az login", "ldapsearch", "sqlcmd", "smbclient"),
        r"(?i)(?:sshpass|docker login|redis-cli|az login|ldapsearch|sqlcmd|smbclient)\s"
        r"[^\n]{0,120}?(?<=\s)-[paw]\s?[\"']?([^\s\"'-][^\s\"']{3,128})",
        group=1,
        spaced=True,
    ),
    Shape(
        "session-cookie",
        ("sess", "sid", "sitzungs", "sesi"),
        r"(?i)(?<![a-z])(?:session[ _-]?id|sessie-?id|sitzungs-?id|id (?:de |di )?sess?i\w{2,4}"
        r"|jsessionid|phpsessid|connect\.sid|asp\.net_sessionid"
        r"|sessiontoken)\s?[=:]\s?([^\s;,]{12,400})",
        group=1,
        mixed=True,
    ),
    Shape(
        "session-cookie",
        ("sess", "sid="),
        r"(?i)(?<![a-z.])[\w.-]{0,24}(?:sess(?:ion)?|sid)[\w.-]{0,12}=\"?([^\s;,\"']{16,400})",
        group=1,
        random=True,
    ),
    Shape(
        "cookie",
        ("cookie",),
        r"(?i)(?<![\w-])(?:set-)?cookie\s?:\s?([^\n]{1,64}=[^\n]{6,2000})",
        group=1,
        spaced=True,
    ),
    Shape(
        "authorization",
        ("authorization",),
        r"(?i)(?:proxy-)?authorization[\"']?\s?[:=]\s?[\"']?(?:(?:bearer|basic|token|digest|apikey"
        r"|ssws|negotiate|splunk|key|bot|genie-?key|aws4-hmac-sha256)\s)?\s?([^\s\"',;]{6,4096})",
        group=1,
        spaced=True,
    ),
    Shape(
        "bearer",
        ("bearer", "ssws"),
        r"(?i)(?<!\w)(?:bearer|ssws)[\s:=]{1,3}([\w.~+/=-]{16,4096})",
        group=1,
        mixed=True,
    ),
    Shape(
        "basic-auth",
        ("basic ",),
        r"(?i)(?<!\w)basic\s{1,2}([A-Za-z0-9+/]{11,400}={0,2})(?![\w+/])",
        group=1,
        pair=True,
        spaced=True,
    ),
    Shape(
        "docker-auth",
        ("auth",),
        r"\"(?i:_?auth|identitytoken|registrytoken)\"\s?:\s?\"([A-Za-z0-9+/_.-]{10,2000}={0,2})\"",
        group=1,
        spaced=True,
    ),
    Shape("docker-auth", ("_auth=",), r"(?<![\w])_auth=\"?([A-Za-z0-9+/]{10,400}={0,2})", group=1),
    Shape(
        "netrc",
        ("machine ", "default login"),
        r"(?i)(?:machine\s{1,8}\S{1,128}|default)\s{1,8}login\s{1,8}\S{1,128}\s{1,8}password"
        r"\s{1,8}(\S{3,256})",
        group=1,
        spaced=True,
    ),
    Shape(
        "pgpass",
        (":",),
        r"(?<![\w.:/*-])(?=[\d.:-]{0,64}[A-Za-z*])[\w.*-]{1,128}:(?:\d{2,5}|\*):[\w*-]{1,64}"
        r":[\w*.-]{1,64}:([^\s:]{3,128})(?![\w:])",
        group=1,
    ),
    Shape(
        "password-hash",
        ("$",),
        r"(?<![\w$])\$(?:2[abxy]?|1|5|6|7|y|gy|apr1|md5|sha1|argon2(?:id|i|d)|scrypt"
        r"|pbkdf2[\w-]{0,12})"
        r"\$[./A-Za-z0-9$=,+-]{10,255}",
    ),
    Shape(
        "password-hash",
        ("pbkdf2", "bcrypt_sha256$", "scrypt:", "argon2$"),
        r"(?i)(?<!\w)(?:pbkdf2[_:]sha\d{1,3}|bcrypt_sha256|argon2|scrypt)[:$][\w:$./+=,-]{20,300}",
        mixed=True,
    ),
    Shape(
        "password-hash",
        ("{ssha", "{sha", "{crypt}", "{smd5}"),
        r"(?i)\{(?:ssha(?:\d{3})?|sha(?:\d{3})?|crypt|smd5)\}[A-Za-z0-9+/$.=]{16,200}",
    ),
)
