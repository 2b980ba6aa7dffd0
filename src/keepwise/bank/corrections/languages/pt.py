"""Portuguese signs of a correction."""

from __future__ import annotations

from keepwise.bank.corrections.signs import Signs

_DROP = (
    r"(?:esquec(?:e|a|er|ê-lo)|esqueças?|esqueçam|ignor(?:a|e|ar)|apag(?:a|ue|ar)|elimin(?:a|e|ar)|"
    r"remov(?:e|a|er)|descart(?:a|e|ar)|desconsider(?:a|e|ar)|tir(?:a|e|ar)|deix(?:a|e) (?:para "
    r"lá|pra lá)|"
    r"risc(?:a|ar)|risque|não (?:guardes|guarde|lembres|lembre))"
)
_ABOUT = (
    r"(?:a parte|aquilo|aquela (?:coisa|história|parte)|isso|a história|o lance|a coisa|o "
    r"negócio|a questão|"
    r"a preferência|o que (?:eu )?(?:te |lhe )?(?:disse|falei|contei)|a informação|a nota|essa "
    r"história)"
)
_OF = r"(?:do|da|dos|das|de|sobre o|sobre a|sobre os|sobre as|sobre)"

SIGNS = Signs(
    filler=r"(?:oh|ah|ai|eh|argh|h+m+|ok|bom|bem|então|desculp\w+|perdão|espera|espere|peraí|opa|"
    r"ops|não|"
    r"nossa|e|mas|olha|putz|ih|a propósito|aliás|caramba)",
    regret=r"desculp\w+|perdão|espera|espere|peraí|opa|ops|não|putz|ih|aliás|ai",
    strong=r"(?:era (?:uma )?brincadeira|(?:eu )?estava (?:a brincar|brincando))|"
    r"mudança de planos?|erro de digitação|"
    r"corrig(?:indo|o)|correção|quer dizer|quero dizer|quis dizer|queria dizer|me enganei|"
    r"enganei-me|me confundi|confundi-me|me expressei mal|expressei-me mal|errei|erro meu|falha "
    r"minha|"
    r"(?:era|é) na verdade|"
    r"aliás,? não|que disparate|que bobagem|o que (?:é que )?(?:eu )?estou a dizer|força do "
    r"hábito|hábito antigo|"
    r"(?:isso )?já não (?:é (?:assim|verdade|válido)|vale)|(?:isso )?não vale mais|mudei de "
    r"(?:ideia|ideias|opinião)"
    r"(?! sobre)|(?:esquec(?:e|a)|esqueça|ignor[ae]) (?:isso|isto|disso)|gralha|deixa (?:pra|"
    r"para) lá|retiro o que disse",
    edits=r"muda (?:isso )?para|troca (?:isso )?por",
    wrong=r"(?:isso |isto )?está (?:errado|mal|incorre[c]?to)|errado|incorreto",
    unkept=r"não (?:precisa|precisas) (?:de )?(?:guardar|lembrar|anotar)(?: isso)?|não "
    r"(?:guardes|guarde|anotes|anote)(?: isso)?|(?:é|era|foi) só para",
    weak=r"mais precisamente|para ser (?:exat|precis)[oa]|ou melhor|"
    r"aliás|na verdade|melhor|não|pensando (?:bem|melhor)|afinal|já não|na real",
    now=r"daqui (?:pra|para|a) (?:a )?frente|de agora em diante|doravante|"
    r"agora|afinal|no fim|a partir de|de agora em diante|daqui (?:em|para a) (?:diante|"
    r"frente)|desde "
    r"(?:janeiro|o|a|há)|"
    r"hoje em dia|já não|não [^,;.!?]{1,40} mais|em vez|ao invés|mudou|mudei|mudámos|mudamos|"
    r"mudaram|mudança|trocou|troquei|passou|"
    r"passei|transferid\w+|virou|ficou",
    ended=r"já não|não [^\s,]+ mais|não mais",
    denied=r"(?:já )?não(?: (?:é|era|são|mais|quero|uso))*|em vez d[eoa]s?|ao invés d[eoa]s?|"
    r"nada de|chega de|"
    r"(?:tinha dito|eu disse|falei)",
    shifts=(
        (
            r"\b(?:mud|troqu|troc|pass|transfer)\w* (?:de|do|da|dos|das) (?P<old>[^,;!?]{2,40}?) "
            r"(?:para|pra|por|a)"
            r"(?: [oa]s?)? (?P<new>[^,;!?]{2,40})"
        ),
        (
            r"\b(?:troquei|troco|trocámos|trocamos) (?:[oa]s? )?(?P<old>[^,;!?]{2,40}?) por "
            r"(?P<new>[^,;!?]{2,40})"
        ),
        r"\b(?:tinha dito|disse|falei) (?P<old>[^,;!?]{2,30}?),? mas (?P<new>[^;!?]{2,80})",
    ),
    drops=(
        rf"\b{_DROP}(?: por favor)? {_ABOUT} {_OF} {{X}}",
        (
            rf"\b(?:{_ABOUT} {_OF}|[oa]) {{x}},? (?:já não (?:vale|é (?:assim|verdade|válido)|"
            rf"conta)|"
            rf"não vale mais)"
        ),
        rf"\b{_ABOUT} {_OF} {{x}}\W{{0,3}}(?:já )?(?:podes? |pode |por favor )*{_DROP}",
        r"\bmudei de (?:ideia|ideias|opinião) (?:sobre|quanto a) (?:o |a |os |as )?{X}",
    ),
    matter=rf"\b(?:{_ABOUT} {_OF}|sobre|quanto ao?|a respeito d[oa]|o|a|meu|minha)(?: o| a)? "
    r"{x}(?=\s*[,:?–-]| (?:é|são|agora|já|fica|mudou)\b)",
    frame="parte aquilo aquela coisa história isso lance negócio questão preferência disse falei "
    "contei informação nota eu",
    task=r"mostra|mostre|d[aá]-me|me d[aáê]|faz|faça|lista|procura|busca|escreve|traduz|compara|"
    r"ordena|"
    r"verifica|envia|explica|abre|adiciona|podes|pode|o que|qual|quando|onde|como|resume",
    only=r"só|somente|apenas",
)
