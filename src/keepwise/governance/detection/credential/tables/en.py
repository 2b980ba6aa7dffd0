"""English words around credentials."""

from __future__ import annotations

from keepwise.governance.detection.credential.tables.wording import Wording

EN = Wording(
    password=r"pass[ _-]?words?|p[a4@][s5$]{2}w[o0]r[dt]|pass?wor?d|passwd|pass?wrd|pswd"
    r"|pwd|psw|pass[ -]?codes?|pw|pass"
    r"|secret words?|pass-?key|watch ?word|magic word|safe ?word|access word|open sesame|(?:wifi"
    r"|wi-fi|wlan|wpa2?|network|router|modem|hotspot)(?:[_ -]?|[^.;\n]{1,24} )key",
    key=r"(?:house |login |access |my )key",
    pin=r"p[i1]n(?:s|[ -]?code|[ -]?number)?"
    r"(?! (?:board|badge|drop|point|wheel|cushion|stripe|map)s?)"
    r"|puk|otp|totp|tan|cvv2?|cvc2?|csc|one[- ]time (?:pass)?codes?",
    code=r"(?:pass)?codes?|combinations?|combo",
    token=r"(?:access|refresh|auth|bearer|session|id|api|bot|csrf|device|personal access|service"
    r"|databricks|github|gitlab|slack|deploy|app|account|storage|admin|ssh|deployment|subscription)"
    r"[_ -]?(?:token|key)s?"
    r"|t[o0]k[e3]ns?|api[_ -]?key|apikey|pat"
    r"|(?:client|app|shared|signing|webhook|consumer|jwt)[_ -]?secret"
    r"|secret(?:[_ -]?access)?[_ -]?key"
    r"|s[e3]cr[e3]ts?|(?:private|recovery|master|encryption|licen[cs]e|product|activation|signing"
    r"|hmac|pgp|gpg|wallet)[_ -]?key|connection[_ -]?string|sas(?: token| signature| url)?",
    phrase=r"(?:recovery|seed|secret recovery|backup|mnemonic|wallet) (?:phrase|words?)"
    r"|secret (?:phrase|words)"
    r"|mnemonic|(?:12|15|18|24|twelve|twenty[- ]four)[ -]words?(?: phrase)?|seed",
    passphrase=r"pass ?-?phrases?",
    lock=r"keypad|lock (?:on|of|for) (?:my|the|our) [a-z]{2,12}|(?:combination|combo|bike|bicycle"
    r"|locker|number|dial|luggage|suitcase) ?-?locks?|padlocks?",
    answer=r"(?:security |secret |recovery |challenge )?(?:question )?answers?"
    r"(?: to (?:the |my |our |your )?(?:\w+ )?(?:security|secret|recovery) question)?"
    r"|(?:mother'?s?|mum'?s?|mom'?s?) maiden name|memorable (?:word|name|place)",
    question=r"(?:security|secret|recovery) (?:question|answer)|memorable",
    login=r"credentials|creds?|log-?ins?|log(?:ged|ging)? (?:in|on)|log(?:ged|ging)?-?(?:in|on)"
    r"|sign(?:ed|ing)?[ -]in|user(?:[ _-]?name)?|usr|my account",
    places="""
        door gate garage alarm lock safe vault building office house home entrance lift elevator
        flat apartment suitcase luggage bike shed cabin airbnb bank card phone iphone ipad tablet
        laptop computer device voicemail keypad intercom storage parking barrier cabinet drawer
        lobby entry front back side warehouse basement gym pool room padlock depot screen
    """,
    purposes="""
        verif secur access one-time onetime login log-in sign-in signin sign auth 2fa mfa two-factor
        two-step sms unlock open disarm expire share confirm recover backup authenticator otp secret
        passcode reset spare activat valid pickup pick-up account steam guard telegram instagram
        facebook discord gmail icloud revolut netflix
        licen serial github linkedin paypal google microsoft whatsapp
        amazon apple personal
    """,
    harmless="""
        zip post promo discount coupon voucher country area error status dress source product order
        book tax bar qr cost project employee exit color colour hex sort branch referral http
        language currency stock airport dial invoice region course gift colou reason department team
        item article campaign style customer class postal event airline iso clean build lines review
        sample return morse penal civil conduct python java iata icao
    """,
    typing=r"(?:then|and|press) (?:hash|pound|star|asterisk)(?: key)?|gets? (?:you|me|us"
    r"|in) (?:in )?with|"
    r"(?:turns|goes|shuts|switches) (?:off|on) with|use(?= \d{3}[ -]?\d{3,5} )|(?:type"
    r"|enter|punch|tap) in|enter(?:ing|ed|s)?|typ(?:e|ing|ed|es)|dial(?:ing|ling)?"
    r"|press(?:ing)?|punch(?:ing)?"
    r"|key(?:ing)? in|tap(?:ping)?|input|unlock(?:s|ed|ing)?|open(?:s|ing)?|disarm(?:s|ed|ing)?",
    link=r"is now|is|was|are|will be|namely|equals|reads|remains|being|isn't .{1,30} but"
    r"|works with",
    so=r"now|so|thus|therefore|i\.?e\.?|takes",
    again=r"it(?:'s| is| was)|that(?:'s| is)|they are|this is it",
    change="use usin chang reset set updat switch rotat turn made make mak",
    into="to into as use using",
    reverse="it's is was as are = that's thats being that = : - is:",
    about="for of to on in at from i we you that which",
    vague="an any no every each such another whose strong good bad weak secure long",
    skipped="now the just simply still always currently probably literally again actually: like: "
    "a digits numbers following all",
    function="""
        a an the my our your his her their not no in on at for too so very still also always never
        only from with by to and or but that what when where how why if it this these those about
        being been is are was i we you
    """,
    things="""
        manager managers policy policies field fields hash hashes hint hints prompt rotation rule
        rules strength length vault generator column page form box checker requirement requirements
        protection protected history store storage count limit budget usage auth authentication
        strategy guideline guidelines security expiry expiration complexity type types format letter
        provider based less sharing entry question questions review reviews change changes holder
        recovery screen list settings management size window price economy generation cost pricing
    """,
    describing="""
        required needed expired expiring wrong correct incorrect right invalid valid weak strong
        secure safe missing here there below above known unknown changed reset stored saved kept set
        rotated managed encrypted hashed hidden unique long short simple complex complicated good
        bad old new empty blank optional mandatory ready gone lost forgotten leaked compromised
        case-sensitive case-insensitive protected working broken fine ok okay same different private
        secret public confidential sensitive important default temporary permanent personal shared
        used something anything nothing everything none null true false undefined password token
        available unavailable enough disabled enabled active inactive generated provided issued sent
        revoked blocked locked accepted rejected denied refused limited unlimited usage used count
        budget authentication authorization authorisation security management settings policy help
        support reset please thanks string text annoying boring easy hard difficult tricky obvious
        terrible awful great up down over due soon late today tomorrow yesterday monthly weekly
        yearly daily quarterly mine yours ours theirs his hers ask see unchanged first second third
        pending overdue stupid ridiculous silly weird sacred yes no maybe later soon forever
        written given taken shown told stuck held made found stolen broken spoken chosen spelled
        everywhere somewhere nowhere elsewhere online offline outdated obsolete deprecated trivial
        guessable memorable secondary primary wifi login bitwarden lastpass keepass keychain
        plaintext sso vault varchar char int integer bool boolean bytes number str object one two
        three ours word words internal external
    """,
    endings=r"(?:[a-z]{2,}(?:ed|ing|ent|ional|ical|able|ible|less|ful|ous|ively|ally|tive))",
    halves=r"half|part|portion|bit|chunk|piece",
    spelling="capital uppercase upper-case upper_case lowercase lower-case lower_case big small "
    "exclamation_mark exclamation_point question_mark hash hashtag dash hyphen underscore "
    "at_sign dollar_sign percent_sign asterisk star ampersand full_stop",
    digits="zero oh one two three four five six seven eight nine",
)
