"""Markup that would close the block a text is quoted in, or open one that speaks with authority."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator
from functools import cache
from typing import Final

from keepwise.governance.text import Normalized

# Names of the blocks agents hand text over in, and of those that speak to a model.
_BLOCKS: Final = (
    r"memor(?:y|ies)|past[ _-]?conversations?|recalled(?:[ _-]?\w+)?|context|documents?|system"
    r"(?:[ _-]?\w+)?|instructions?|assistant|prompt|user[ _-]?(?:data|input|query|message|memor"
    r"(?:y|ies)|profile|info)|tool[ _-]?(?:results?|calls?|response|output|use)|function[ _-]?"
    r"(?:calls?|results?)|search[ _-]?results?|untrusted\w*|retrieved\w*|knowledge|admin|developer"
    r"|override|notes|conversation|history|data|facts?|quote|message|email|result|page|content"
    r"|erinnerung(?:en)?|kontext|daten|nutzerdaten|nachricht|souvenirs?|contexte|m[ée]moires?"
    r"|donn[ée]es|recuerdos?|contexto|datos|memorias?|ricord[io]|contesto|dati|memori[ae]"
    r"|mem[óo]rias?|dados|documento|herinnering(?:en)?|gegevens|sistema|syst[èe]me|systeem|benutzer"
    r"|geheugen|ged[äa]chtnis|speicher|m[ée]moire|souvenir|recuerdo|lembran[çc]as?"
    r"|nutzer|utilisateur|usuario|utente|usu[áa]rio|utilizador|gebruiker|anweisung(?:en)?|consignes?"
)
# What a text in quotation is, in the languages of those who pretend that it is over.
_QUOTED: Final = (
    r"mem[óo]r\w+|context\w*|kontext\w*|contesto|document\w*|dokument\w*|input|data|dat[oe][ns]?|dati"
    r"|dados|donn[ée]es|gegevens|\w{0,10}daten|\w{0,12}gegevens|conversation|conversa\w*|gespr\w+"
    r"|prompt|instruct\w+|instru\w+|istruzion\w+|anweisung\w*|quot\w+|zitat\w*|citation|citat?"
    r"|cita|message|mensa\w+|messaggio|nachricht|bericht|e-?mail|correo|courriel|text\w*|tekst"
    r"|notes?|notas?|notizen|appunti|anotaç\w+|notities|retrieved|recalled"
    r"|erinnerung\w*|souvenirs|recuerdos|ricordi|herinneringen|system|session|page|seite|pagina"
    r"|geheugen\w*|speicher\w*|gedächtnis\w*|m[ée]moire|eingabe|entrada|entrée|invoer"
    r"|(?:memory[ -])?(?:block|blok|bloc|bloque|blocco|bloco)|section|abschnitt|sezione|secci[óo]n"
    r"|seção|secção|sectie"
    r"|página|contenu|inhalt\w*|content\w*|contenido|contenuto|conteúdo|inhoud|ticket"
)
_AUTHORITIES: Final = (
    r"system(?:[ _-]?(?:prompt|message|instructions?|note|override|command|reminder))?"
    r"|instructions?"
    r"|admin(?:istrator)?|developer|override|memor(?:y|ies)|past[ _-]?conversations"
    r"|assistant|im_start"
    r"|secret|hidden|important|priority|prompt|sistema|syst[eè]me|systeem|anweisung(?:en)?"
    r"|instrucciones|istruzioni|instruções|instructies|consignes|assistent|asistente|assistente"
    r"|entwickler|desarrollador|sviluppatore|développeur|ontwikkelaar|desenvolvedor"
)
_SYSTEM: Final = r"(?:system|sistema|syst[eè]me|systeem)"
# What a system tells: "system message", "Systemmeldung", "mensaje del sistema".
_TOLD: Final = (
    r"(?:message|notice|note|prompt|override|update|alert|warning|instructions?|command|directive"
    r"|reminder|meldung|nachricht|hinweis|anweisung(?:en)?|befehl|prompt|melding|bericht"
    r"|instructies?|opdracht|mensaje|aviso|instrucci[óo]n(?:es)?|orden|nota|messaggio|avviso"
    r"|istruzion[ei]|ordine|mensagem|instruç(?:ão|ões)|ordem|avis|consignes?|ordre)"
)
_SYSTEM_MESSAGE: Final = (
    rf"(?:{_SYSTEM}[ _-]?{_TOLD}|{_TOLD}[ _-](?:(?:del?|di|do|du|dal|van het|vom)[ _-])?{_SYSTEM})"
)
_MODELS: Final = (
    r"(?:ai|ia|ki|llms?|(?:ai|ki|ia)[ -]\w{4,12}|assistants?|assistent\w{0,3}|asistentes?"
    r"|assistentes?|assistenti|(?:chat)?bots?|sprachmodelle?|taalmodel(?:len)?|language models?)"
)
_COMMENT_CHARS: Final = 300
_HIDDEN_ORDERS: Final = (
    r"assistant|\bai\b|\bllm|instruct|anweisung|instruc|instruz|istruz|prompt|ignor|system|remember"
    r"|merk|souviens|recuerda|ricorda|lembr|onthoud|user|nutzer|utili|usuario|utente|model"
    r"|\bki\b|\bia\b"
)


@cache
def _opening() -> re.Pattern[str]:
    """Characters without which there is no markup."""
    return re.compile(r"[<\[{|#=]|[A-Za-z]:|--|\*\*|__|~~|```|!\[")


@cache
def _tags() -> re.Pattern[str]:
    return re.compile(
        rf"</\s*(?:{_BLOCKS}|user|human|s|inst|sys)\s*>"
        rf"|<\s*(?:{_AUTHORITIES})(?:\s[^<>\n]{{0,80}})?/?>"
        r"|<\|[^|<>\n]{1,40}\|>|<<\s*/?\s*sys\s*>>|\[\s*/?\s*(?:inst|sys)\s*\]"
        rf"|\[\s*/?\s*(?:{_SYSTEM}|{_SYSTEM_MESSAGE}|assistant|developer|admin(?:[ _]{_TOLD})?)"
        r"\s*\](?!\()|\[\s*(?:assistant|system)\s*\]\(#"
        rf"|(?:\[{{1,3}}|\{{{{2,3}}|<{{1,2}})\s*(?:[^\W\d_]{{2,14}}[ \t]+){{0,3}}{_MODELS}"
        r"\s?[:,](?=\s*\S)"
        rf"|\(\s*{_MODELS}\s?:(?=\s*\S)"
        rf"|(?:[\[(<{{]|[*#=~>|_-]{{2,20}})[ \t]*{_SYSTEM_MESSAGE}[ \t]*(?=[\])>}}*#=~|_:-])"
        rf"|(?:\[{{1,2}}|\{{{{2,3}})\s*/\s*(?:{_BLOCKS})\s*(?:\]{{1,2}}|\}}{{2,3}})"
        rf"|\{{{{2,3}}\s*{_SYSTEM}\s*\}}{{2,3}}"
        r"|<(?:start|end)_of_turn>|<bos>|<eos>|\{\{\s*#?\s*(?:system|user|assistant)\b[^{}\n]{0,20}"
        r"|<!\[cdata\[|\]\]>",
        re.IGNORECASE,
    )


@cache
def _hidden_order() -> re.Pattern[str]:
    return re.compile(_HIDDEN_ORDERS, re.IGNORECASE)


def _comments(text: str) -> Iterator[tuple[int, int]]:
    """Openings of comments that hold a word of an order near their beginning."""
    starts = [opening.start() for opening in re.finditer("<!--", text)]
    if not starts:
        return
    orders = [match.start() for match in _hidden_order().finditer(text, starts[0])]
    for start in starts:
        body = start + len("<!--")
        at = bisect_left(orders, body)
        near = at < len(orders) and orders[at] <= body + _COMMENT_CHARS
        if near and text.find("-->", body, orders[at]) < 0:
            yield start, body


@cache
def _turns() -> re.Pattern[str]:
    """A line that pretends to be another one's turn, or a heading that opens one."""
    return re.compile(
        rf"(?:^|(?<=[\n.!?>\"'*)\]]))[ \t]*#{{1,6}}[ \t]*(?:{_SYSTEM}|{_MODELS}"
        r"|instructions?|human|user"
        r"|new[ \t]+(?:system[ \t]+)?(?:instructions?|prompt)|system[ \t]+(?:prompt|message"
        r"|instructions?"
        r"|override)|response|input)[ \t]*(?::|#{2,}|(?=\n))"
        rf"|(?<=\n)[ \t*_]*(?:human|model|tool|developer|{_MODELS})[ \t*_]*:(?=[ \t*_]*\S)"
        r"|[\"']role[\"']\s*:\s*[\"'](?:system|developer|assistant|tool)[\"']"
        r"|(?:^|(?<=[\n{,;|\"'(\[<-]))[ \t]*(?:role|rolle?|rôle|ruolo|papel|função|funci[óo]n)"
        rf"[\"']?[ \t]*[:=][ \t]*[\"']?(?:{_SYSTEM}|root)(?=[\"']?[ \t]*(?:$|[\n,;}}|\])>]))",
        re.IGNORECASE,
    )


@cache
def _shouted() -> re.Pattern[str]:
    """A speaker in capitals who gives himself authority."""
    return re.compile(
        r"(?:^|(?<=[\n.!?>\"'*)\]=-])|(?<=[\n.!?>\"'*)\]=-]\s))[ \t*_]*"
        rf"(?:{_SYSTEM.upper()}|{_SYSTEM_MESSAGE.upper()}"
        r"|ASSISTANT|ADMIN(?:ISTRATOR)?|DEVELOPER|ROOT|OPERATOR"
        r"|ENTWICKLER|DÉVELOPPEUR|DESARROLLADOR|SVILUPPATORE|DESENVOLVEDOR|ONTWIKKELAAR|BEHEERDER"
        r"|ADMINISTRADOR|AMMINISTRATORE|ADMINISTRATEUR)[ \t*_]*(?::|->|=>)(?=\s*\S)"
    )


@cache
def _spoken() -> re.Pattern[str]:
    """``System:`` in small letters, which is authority only if an order follows."""
    return re.compile(
        r"(?:^|(?<=[\n>\"'*\]])|(?<=[.!?] ))[ \t*_]*(?:system|sistema|système|systeem|admin"
        r"|developer)[ \t*_]*:[ \t*_]*"
        r"(?:you\b|(?:the|this) (?:user|assistant)|d(?:er|ieser) (?:be)?nutzer|l'utilisateur"
        r"|(?:el|este) usuario|l'utente|o (?:usuário|utilizador)|de(?:ze)? gebruiker"
        r"|ignore|disregard|forget|always|never|do not|don't"
        r"|from now"
        r"|override|new |du |sie |ignorier|vergiss|ab (?:jetzt|sofort)|tu |vous |ignore"
        r"|oublie|eres|ahora"
        r"|ignora|olvida|sei |ora |dimentica|você|agora|esque|je |negeer|vergeet|vanaf"
        r"|remember|export"
        r"|print|reveal|send|grant|enable|disable|access|all |user )",
        re.IGNORECASE,
    )


@cache
def _fences() -> re.Pattern[str]:
    """Lines that claim that the quoted text is over."""
    return re.compile(
        r"[-=#*_~<\[(+/|]{2,20}[ \t]*/?(?:end|ende|fin|fine|fim|einde|stop|begin|beginning"
        rf"|start|new)\b(?:[ \t]+\w{{1,15}}){{0,3}}?[ \t]*(?:{_QUOTED})"
        rf"|[-=#*_~<\[(+/|]{{2,20}}[ \t]*(?:{_QUOTED})(?:[ \t]+\w{{1,15}}){{0,2}}?[ \t]+"
        r"(?:ends?|ended|closed|ende[nt]?|beendet|fine|finit[oiae]|fim|termin\w{1,6}|einde|eindigt)"
        r"(?!\w)[ \t]*[-=#*_~>\])+/|]{2,20}"
        r"|```[ \t]*(?:system|assistant|instructions?|prompt|tool_code|tool_call)\b"
        r"|\[[ \t]*/?end[ \t]+(?:of[ \t]+)?(?:the[ \t]+)?(?:memor\w+|context|document|input"
        r"|data|prompt"
        r"|conversation|instructions?|user \w+|system \w+)[ \t]*\]"
        r"|[\[(][ \t]*/?(?:ende|fin|fine|fim|einde)[ \t]+(?:\w{1,5}'?[ \t]*){0,2}"
        rf"(?:{_QUOTED})(?:[ \t]+\w{{1,15}}){{0,3}}[ \t]*[\])]",
        re.IGNORECASE,
    )


@cache
def _ended() -> re.Pattern[str]:
    """The same said in capitals, and brackets that close what nobody opened."""
    return re.compile(
        r"\b(?:END OF|ENDE DE[RS]|FIN D[EU]|FINE|FIM D[EOA]S?|EINDE(?: VAN)?)"
        rf"(?:[ \t]+[A-ZÀ-Þ]{{1,15}}){{0,3}}?[ \t]*(?i:{_QUOTED})"
        r"|(?:^|(?<=\n))[ \t\"']*[\]})]{2,8}[\"',;]{0,2}[ \t]+(?=[A-Za-z])"
        r"|[\]}]{3,8}[ \t]+(?=[A-Z])"
    )


@cache
def _links() -> re.Pattern[str]:
    """Pictures and links that carry away what stands in their address when they are drawn."""
    return re.compile(
        r"!\[[^\]\n]{0,200}\]\(\s*<?(?:https?:)?//[^\s)]{0,300}?[?=&{][^\s)]{0,300}"
        r"|!?\[[^\]\n]{0,200}\]\(\s*<?(?:https?:)?//[^\s)]{0,200}(?:[?&](?:q|data|d|c|s"
        r"|secret|text|content"
        r"|payload|msg|memory|memories|token|exfil|info|log|leak)=|[{<\[$]|%7[bB])[^)\n]{0,200}"
        r"|!?\[[^\]\n]{0,200}\]\(\s*(?:javascript|data|vbscript):"
        # An address that waits for what it is to carry away.
        r"|https?://[^\s\"'<>]{0,200}[?&]\w{1,20}=(?:[\[{<]|\s(?:with|plus|mit|avec|con|com|met)\s)"
        # Words nobody sees: a comment in Markdown, a link without a text, the title of a link.
        r"|\[(?://|comment)\]:\s*(?:#|<>)|\[\s*\]\([^)\n]{8,200}"
        rf"|\]\([^)\s]{{1,200}}\s[\"'(][^\"'\n]{{0,60}}\b{_MODELS}\b"
        r"|<\s*(?:img|iframe|script|object|embed|link|video|audio|source|form|svg)\b[^<>]{0,200}?"
        r"(?:src|href|data|action|on\w{3,12})\s*=\s*[\"']?(?:"
        r"(?:https?:)?//[^\s\"'>]{0,200}[?={$]|javascript:|data:text)",
        re.IGNORECASE,
    )


def markup(reading: Normalized) -> Iterator[tuple[int, int]]:
    """The spans of normalised text that are markup of this kind."""
    text = reading.text
    if not _opening().search(text):
        return
    if ":" in text:
        for pattern in (_shouted(), _spoken()):
            yield from (match.span() for match in pattern.finditer(text))
    if "<" in text or "[" in text or "{" in text or "://" in text:
        yield from (match.span() for match in _tags().finditer(text))
        yield from _comments(text)
        yield from (match.span() for match in _links().finditer(text))
    yield from (match.span() for match in _ended().finditer(text))
    if "#" in text or "\n" in text or "role" in text:
        yield from (match.span() for match in _turns().finditer(text))
    if any(mark in text for mark in ("--", "==", "##", "**", "__", "~~", "<<", "[", "((", "```")):
        yield from (match.span() for match in _fences().finditer(text))


@cache
def _unseen() -> re.Pattern[str]:
    """Characters that carry text nobody sees."""
    return re.compile(
        "(?P<flag>\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]{2,6}\U000e007f)"
        "|[\U000e0001-\U000e007f]+"  # tags: letters that are not drawn
        "|[\u202d\u202e]"  # overrides: the reader and the model see different orders
        "|[\u200b-\u200d\u2060-\u2064\u180e\ufeff]{8,}"  # bits written as widths of nothing
        "|[\U000e0100-\U000e01ef]{4,}|[\ufe00-\ufe0f]{4,}"  # bytes written as variants of a letter
    )


def hidden(text: str) -> Iterator[tuple[int, int]]:
    """The spans of the original text that hold text nobody sees."""
    if not text.isascii():
        yield from (each.span() for each in _unseen().finditer(text) if each["flag"] is None)
