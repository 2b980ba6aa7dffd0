"""Words that announce the words of others, in seven languages, written as regular expressions."""

from __future__ import annotations

from typing import Final

TASK: Final = (
    r"summari[sz]e|translate|proofread|re-?write|rephrase|reword|paraphrase|correct|improve|"
    r"shorten|review|analy[sz]e|classify|polish|edit|explain|draft|compose|write|send|post|"
    r"tell|(?:reply|respond) to|"
    r"schreib\w*|entw[iu]rf\w*|sende|schicke?|antworte auf|übersetz\w*|korrigier\w*|umschreiben|"
    r"verbesser\w*|kürz\w*|analysier\w*|prüf\w*|fass\w*|formulier\w*|"
    r"résume[rz]?|tradui[st]|traduisez|corrige[rz]?|reformule[rz]?|relis|relisez|rédige[rz]?|"
    r"réponds à|répondez à|"
    r"resum[ea]|traduce|traduzca|revisa|reescrib[ea]|redacta|responde a|"
    r"riassumi|traduci|correggi|riscrivi|rivedi|rispondi a|"
    r"traduza|traduz|corrija|reescrev[ae]|responda a|"
    r"vat|vertaal|corrigeer|herschrijf|beantwoord"
)
"""Verbs of a task that a text is handed over for: "Translate into French: …"."""

DOCUMENT: Final = (
    r"e-?mails?|mails?|messages?|letter|article|transcript|ticket|thread|post|comment|review|"
    r"log|document|doc|text|page|prompt|web ?page|web ?site|newsletter|tool (?:output|result)|"
    r"nachricht|artikel|protokoll|beitrag|dokument|seite|webseite|"
    r"courriel|lettre|texte|billet|transcription|page web|compte rendu|"
    r"correo|mensaje|carta|artículo|texto|documento|página|transcripción|"
    r"messaggio|lettera|articolo|testo|pagina|trascrizione|verbale|"
    r"mensagem|artigo|transcrição|"
    r"bericht|brief|tekst|pagina|verslag|webpagina"
)
"""What a text is that somebody else wrote: "the e-mail says: …"."""

DOCUMENT_OF: Final = r"from|by|of|von|vom|der|des|that|which|du|de|del|di|da|van"

WORDING: Final = (
    r"sentence|bio|caption|slogan|tagline|lyrics|verse|poem|blurb|abstract|cover letter|essay|"
    r"tweet|phrase|speech|toast|job ad|advert|joke|survey|questionnaire|quiz|dating profile|"
    r"sign (?:on|at|in|outside|above)|user story|interviewee|respondent"
)
"""What a text is that is asked about by its kind: "Make this bio shorter: …"."""

LASTING: Final = r"always|every|each|any|whenever|when|rules?|from now on|in future|remember"
"""Words that make such a request a wish for all texts of the kind."""

FOLLOWING: Final = (
    r"(?:the following|following|folgende[nrms]?|suivante?s?|siguientes?|seguent[ei]|seguintes?|"
    r"(?:de |het )?volgende) (?:short |kurze[nr]? |korte )?(?:e-?mails?|mails?|text|message|letter|"
    r"paragraph|passage|note|review|post|nachricht|brief|absatz|abschnitt|textstelle|notiz|"
    r"bewertung|bericht|tekst|alinea|stuk|stukje|correo|mensaje|texto|p[áa]rrafo|carta|"
    r"testo|messaggio|lettera|brano|mensagem|par[áa]grafo)|"
    r"(?:e-?mail|mail|texte?|message|lettre|paragraphe|passage|avis|correo|mensaje|texto|p[áa]rrafo|"
    r"carta|testo|messaggio|lettera|brano|mensagem|par[áa]grafo) (?:suivante?|siguiente|seguente|"
    r"seguinte)|"
    r"(?:here['’]s|here is|voici|ecco|hier ist|hier kommt|aquí está|aquí va|aqui está|aqui vai|"
    r"hier is) (?:his|her|their|son|sa|leur|il suo|la sua|il loro|seine?|ihre?|su|o seu|a sua|seu|"
    r"sua|zijn|haar|hun) (?:e-?mail|mail|text|message|letter|reply|answer|post|note|texte|lettre|"
    r"réponse|messaggio|testo|lettera|risposta|nachricht|brief|antwort|mensaje|texto|carta|"
    r"respuesta|mensagem|resposta|bericht|tekst|antwoord)"
)
"""How a text is announced that follows in sentences of its own."""

NEEDED: Final = (
    r"(?:needs?|wants?|would like|asked for|has to have) (?:this|it|the following|these lines?)|"
    r"(?:braucht|möchte|will|hätte gern|bräuchte) (?:das|dies|folgendes|den text)|"
    r"(?:a besoin de|veut|voudrait|aimerait) (?:ça|ceci|cela|ce texte)|"
    r"(?:necesita|quiere|querría) (?:esto|este texto|lo siguiente)|"
    r"(?:ha bisogno di|vuole|vorrebbe) (?:questo|questo testo|quanto segue)|"
    r"(?:precisa (?:de|d)|quer|queria) ?(?:isto|isso|este texto|o seguinte)|"
    r"(?:heeft|wil|wilde|zou) (?:dit|deze tekst|het volgende)(?: nodig| graag)?"
)
"""How a text for somebody is announced: "One of the guests needs this in Spanish: …"."""

HANDED: Final = (
    r"(?:here(?:['’]s| is| are)|this is|that['’]s|below is|see|look|look at) (?:what|how|the "
    r"\w+|(?:his|her|their|our \w+['’]s|my \w+['’]s) \w+)(?! i\b)"
)
"""How somebody else's text is handed over: "Here's what she wrote"."""

SENT: Final = (
    r"wrote|said|says|sent|answered|replied|posted|told (?:me|us)|got|received|message|reply|"
    r"e-?mail|mail|text|review|answer|note|letter|post|comment|request"
)
"""What ends such words."""

SPEECH: Final = (
    r"said|says|wrote|writes|typed|texted|messaged|tweeted|commented|told (?:me|us)|"
    r"tells (?:me|us)|asked|replied|reads|states|"
    r"sagt|sagte|schrieb|schreibt|meint|meinte|fragte|antwortete|steht|lautet|"
    r"a écrit|a dit|a répondu|a demandé|m'a écrit|m'a dit|"
    r"escribió|escribe|dijo|preguntó|respondió|me ha escrito|"
    r"ha scritto|scrive|ha detto|ha risposto|ha chiesto|mi ha scritto|"
    r"escreveu|escreve|disse|perguntou|respondeu|"
    r"schreef|schrijft|zei|zegt|vroeg|antwoordde|luidt"
)
"""Verbs of a speaker: "Sam wrote: …"."""

SAYING: Final = r"dice|dicen|diz|dizem|dit|disent"
"""Verbs that announce the text of a document, but by themselves too much else."""

SENDER: Final = r"from|von|sender|absender|expéditeur|remitente|mittente|remetente|afzender"
"""How the first line of a mail's head begins."""

SHORT_SENDER: Final = r"de|da|van"
"""The same, in words so short that a second line of a head has to follow."""

HEAD: Final = (
    r"to|an|à|para|a|aan|cc|date|datum|fecha|data|sent|gesendet|envoyé|enviado|inviato|verzonden|"
    r"subject|betreff|objet|asunto|oggetto|assunto|onderwerp"
)

SUBJECT: Final = r"subject|betreff|objet|asunto|oggetto|assunto|onderwerp"

RULED_OFF: Final = (
    r"original|forwarded|weitergeleitete|ursprüngliche|message (?:transféré|d'origine|original)|"
    r"mensaje (?:reenviado|original)|messaggio (?:inoltrato|originale)|"
    r"mensagem (?:encaminhada|reencaminhada|original)|doorgestuurd|oorspronkelijk"
)
"""What stands in the line between two mails: "----- Original message -----"."""

FORWARDED: Final = (
    r"begin forwarded message|weitergeleitete nachricht|fwd?:|wg:|re:|aw:|tr :|tr:|rv:|enc:|"
    r"début du message (?:transféré|réexpédié)|inicio del mensaje reenviado|"
    r"inizio messaggio inoltrato|início da mensagem (?:re)?encaminhada|"
    r"begin doorgestuurd bericht"
)

PASTED: Final = (
    r"pasted|copied|forwarded|quoted|quoting|eingefügt\w*|kopiert\w*|weitergeleitet\w*|zitat|"
    r"collée?s?|copiée?s?|transférée?s?|citation|pegad[oa]s?|copiad[oa]s?|reenviad[oa]s?|cito|"
    r"incollat[oaie]|copiat[oaie]|inoltrat[oaie]|colad[oa]s?|encaminhad[oa]s?|"
    r"reencaminhad[oa]s?|geplakte?|gekopieerde?|doorgestuurde?|citaat"
)
"""What a text is that was brought over: "Pasted mail: …"."""

ROLES: Final = frozenset(
    """user assistant agent customer client support system bot operator interviewer human caller
    nutzer benutzer kunde kundin assistent berater utilisateur conseiller usuario cliente asesor
    utente operatore utilizador atendente gebruiker klant medewerker""".split()
)
"""Who speaks in a transcript, where no names are given."""

FIELDS: Final = frozenset(
    """note notes ps todo example important question answer currency region language format name
    city team role unit hinweis wichtig beispiel frage antwort währung sprache exemple nota
    importante ejemplo esempio exemplo belangrijk voorbeeld step tip goal idea reason""".split()
)
"""Labels of lines that are not speakers."""

NOTES: Final = (
    r"notes?|feedback|interviews?|minutes|survey|comments|reviews|quotes|opinions|chat|transcript|"
    r"persona|profile|"
    r"notizen|protokoll|gespräch\w*|umfrage|bewertungen|rezensionen|kommentare|rückmeldungen|"
    r"avis|commentaires|entretien|sondage|compte[- ]rendu|synthèse|témoignages|"
    r"apuntes|notas|entrevista|acta|encuesta|comentarios|opiniones|reseñas|perfil|ficha|"
    r"appunti|intervista|verbale|sondaggio|commenti|recensioni|sintesi|"
    r"anotações|apontamentos|inquérito|comentários|opiniões|avaliações|reclamações|"
    r"notulen|interviews?|enquête|reacties|recensies|klantgesprek\w*|aantekeningen"
)
"""What a list is headed with that holds what others said: "Notes from the interview: - …"."""

OWN: Final = (
    r"my|mine|mein\w*|mes|mon|ma|mis?|mio|mia|miei|mie|meus?|minhas?|mijn|"
    r"(?:about|for) me|(?:über|für) mich|(?:sur|pour) moi|(?:sobre|para) m[ií]m?|"
    r"(?:su di|per) me|(?:over|voor) mij|"
    r"always|immer|toujours|siempre|sempre|altijd|remember|merk\w*"
)
"""Words in such a heading that make the list the user's own."""
