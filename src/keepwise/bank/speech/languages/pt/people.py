"""Portuguese rules for the people and animals somebody names as theirs, whatever else is said."""

from __future__ import annotations

from keepwise.bank.speech.grammar import Rule
from keepwise.bank.speech.languages.pt.parts import CAP, KIN, OUR, PET

_NAMED = rf"(?P<name>{CAP}[a-zà-ú]+(?: {CAP}[a-zà-ú]+)?)"
_CALLED = r"(?:,? (?:que )?(?:se chama|chama-se|chamad[oa]) (?:[oa] )?|,? (?:[oa] )?)"

ASIDES: tuple[Rule, ...] = (
    Rule("part", "free",
         r"\b(?:meu|minha|nosso|nossa) (?P<f>região|zona|mercado|área|território|estado|país|conta|"
         r"marca|equipe|equipa|time|loja|filial|cidade|bairro|empresa|departamento|praça|cliente|"
         rf"sede|distrito|concelho), (?:[oa]s? )?(?P<name>{CAP}[\wà-ú&-]*(?: (?:(?:e|de|do|da) )?"
         rf"{CAP}[\wà-ú&-]*){{0,3}})(?=[,.;!)]|\Z)", kind="work", fact="{f}: {name}"),
    Rule("named", "free", rf"\b{OUR} (?P<f>(?:{KIN}|{PET})(?: mais (?:velh|nov)[oa])?){_CALLED}"
         rf"{_NAMED}\b", kind="personal", fact="Na família: {f} {name}",
         unless=r"\b(?:gosta|adora|prefere|quer|odeia|detesta|acha|diz|disse|pediu|usa|curte|ama|"
         r"perguntou|pergunta|mandou|amigo d|amiga d|chef[ea] d)\b"),
)  # fmt: skip

PEOPLE = (
    rf"\b(?:{OUR}|tenho|temos|adotei|adotamos|adotámos) (?:um |uma |dois |duas )?(?:{KIN}|{PET})"
    rf"(?: mais (?:velh|nov)[oa])?(?:,? (?:que )?(?:se chama|chama-se|chamad[oa]) (?:[oa] )?|,? "
    rf"(?:[oa] )?|: )(?P<name>{CAP}[a-zà-ú]+)(?:(?:,| e) (?:[oa] )?(?P<name2>{CAP}[a-zà-ú]+))?"
)
THEIRS = (
    r"\w+ (?:é (?!(?:chat|lind|um amor|fof|o máximo|terrível)\w*)|tem (?!(?:febre|pressa|razão))|"
    r"só (?:come|bebe)|não (?:come|pode|bebe|tolera|dorme)|faz anos|nasceu|estuda|joga|toca|"
    r"frequenta|precisa de (?:ração|remédio|medicação|óculos)|toma|dorme|começa|mora|vive) "
    r"(?!(?:hoje|agora|amanhã)).{2,120}"
)
