"""Pieces of Portuguese patterns that more than one table of rules needs."""

from __future__ import annotations

from keepwise.bank.speech.languages.pt.wording import ADVERBS

OFTEN = rf"(?:{ADVERBS} ){{0,4}}"
I = rf"(?:eu )?{OFTEN}"  # noqa: E741 - it is what the word says
POINT = (
    r"(?:isso|isto|aquilo|disso|disto|daquilo|nisso|nisto|ess[ea]s?|est[ea]s?|aquel[ea]s?|"
    r"dess[ea]s?|dest[ea]s?|daquel[ea]s?|ness[ea]s?|nest[ea]s?|naquel[ea]s?|el[ea]s?|del[ea]s?)"
)
THING = rf"(?!(?:{POINT}|que|quando|como|se|você|vocês|saber|o que|tu|ti)\b)"
PLACE = r"(?:em|no|na|nos|nas|num|numa|para|perto d[aeo]|fora d[aeo]|ao lado d[aeo])"
DAY = r"(?:segundas?|terças?|quartas?|quintas?|sextas?|sábados?|domingos?)(?:-feiras?| feiras?)?"
TIME = (
    rf"(?:(?:todas? as|todos? os|todo|toda|cada) (?:{DAY}|dias?|semanas?|mês|meses|manhãs?|noites?|"
    rf"tardes?|anos?|trimestres?|início de mês|fi(?:m|ns) de semana|fina(?:l|is) de semana)"
    rf"(?: (?:de|à|da) (?:manhã|tarde|noite))?|(?:às|aos|nas|nos|de|à|aos|só às|só aos) {DAY}"
    rf"(?:(?:,| e| ou|, e) (?:às |aos |nas |nos )?{DAY}){{0,3}}(?: (?:de|à|da) (?:manhã|tarde|"
    rf"noite))?|d[ea] {DAY} [aà] {DAY}|(?:de|pela|pelas|à|às|da|só de|só à) (?:manhã|manhãs|"
    rf"tarde|tardes|noite|noites|madrugada)(?: cedo)?|(?:uma|duas|três|quatro|várias|\d) "
    rf"vez(?:es)? (?:por|ao|à|na|no) \w+|(?:aos|nos|ao|no) fi(?:m|ns) de semana|"
    rf"(?:aos|nos|no) fina(?:l|is) de semana|diariamente|semanalmente|mensalmente|todo dia|"
    rf"(?:antes|depois|a partir) d[aeo]s? (?:\d{{1,2}}(?:h|:\d\d|h\d\d)?|meio-dia|nove|dez|oito|"
    rf"sete|seis|onze|almoço|jantar|trabalho|cinco|quatro|três|duas)(?: (?:horas?|da \w+))?|"
    rf"entre as? [\w:]+ e as? [\w:]+|d?as \d{{1,2}}(?:h|h\d\d|:\d\d)? (?:às|até as) \d[\w:]*|"
    rf"até as? [\w:]+|às \d{{1,2}}(?:h|h\d\d|:\d\d)?(?: (?:horas|da \w+))?|dia sim,? dia não|"
    rf"a cada (?:\w+ )?(?:dias?|semanas?|meses|horas?|quinze dias)|em dias úteis|nos dias úteis|"
    rf"quinzenalmente|no (?:inverno|verão)|na hora do almoço)"
)
ALL = r"(?:[oa]s? )?"
MY = r"(?:[oa]s? )?(?:meus?|minhas?)"
OUR = r"(?:[oa]s? )?(?:meus?|minhas?|nossos?|nossas?)"
IS = r"(?:é|são|eh)"
CAP = r"(?-i:[A-ZÀ-Ý])"
NAME = rf"{CAP}[\w'’.-]*(?: (?:(?:d[aeo]s?|e|von|van) )?{CAP}[\w'’.-]*){{0,4}}"
KIN = (
    r"(?:esposas?|maridos?|mulher|espos[oa]|companheir[oa]s?|namorad[oa]|noiv[oa]|parceir[oa]|"
    r"filh[oa]s?|filhinh[oa]s?|beb[eê]s?|net[oa]s?|enteadas?|enteados?|afilhad[oa]s?|gême[oa]s|"
    r"gémeos|gémeas|irmã(?:o|s)?|irmãos|mãe|pai|pais|sogr[oa]|cunhad[oa]|av[óô]s?|ti[oa]s?|"
    r"prim[oa]s?|sobrinh[oa]s?|crianças?|miúd[oa]s?|caçula|primogênit[oa])"
)
PET = (
    r"(?:cães|cão|cachorr[oa]s?|cachorrinh[oa]s?|cadelas?|gat[oa]s?|gatinh[oa]s?|coelh[oa]s?|"
    r"papagaios?|periquitos?|calopsitas?|hamsters?|tartarugas?|peixes?|aquário|cavalos?|éguas?|"
    r"pets?|bichos?|animais|galinhas|porquinho-da-índia|golden|labrador\w*|poodle|vira-latas?|"
    r"rafeir[oa]s?|pássaros?|iguana|furão)"
)
HEALTH = (
    r"(?:alergias?|intolerâncias?|asma|diabetes|enxaquecas?|tdah|phda|dislexia|daltonismo|rinite|"
    r"doença celíaca|insônia|insónia|hipertensão|miopia|artrite|ansiedade|autismo|gastrite|"
    r"epilepsia|labirintite|fobia|pavor|medo d[eao]|hérnia|lactose|anemia|refluxo)"
)
STATE = (
    r"(?:vegetarian[oa]s?|vegan[oa]s?|vegans?|pescetarian[oa]s?|pescatarian[oa]s?|celíac[oa]s?|"
    r"diabétic[oa]s?|ovolactovegetarian[oa]s?|flexitarian[oa]s?|intolerantes? (?:à|a|ao) .+|"
    r"alérgic[oa]s? (?:a|à|ao|às|aos) .+|canhot[oa]s?|ambidestr[oa]|daltônic[oa]s?|daltónic[oa]s?|"
    r"disléxic[oa]s?|surd[oa]|deficiente (?:visual|auditiv[oa])|casad[oa]s?(?: .+)?|solteir[oa]|"
    r"divorciad[oa]|viúv[oa]|separad[oa]|noiv[oa](?: de .+)?|autista|hipertens[oa]|asmátic[oa]|"
    r"míope|introvertid[oa]|extrovertid[oa]|abstêmi[oa]|abstémi[oa]|muçulman[oa]|jude?u|judia|"
    r"evangélic[oa]|católic[oa]|budista|aposentad[oa]|reformad[oa]|notív[aá]g[oa]|"
    r"perfeccionista|minimalista|gême[oa]|filh[oa] únic[oa]|míope|cadeirante|mãe solo|"
    r"pai solteiro|mãe solteira|grávida(?: .+)?|halal|kosher|friorent[oa]|calorent[oa])"
)
SPEAKS = (
    r"(?:português|inglês|espanhol|francês|alemão|italiano|japonês|chinês|mandarim|russo|árabe|"
    r"holandês|polonês|polaco|sueco|coreano|libras|hebraico|turco|hindi|catalão|galego|crioulo|"
    r"ucraniano|romeno|grego|norueguês|dinamarquês|finlandês|castelhano|esperanto|neerlandês)"
)
KNOW = (
    r"(?:(?:que )?(?:você|tu|vocês)? ?(?:sabe[ms]?|lembra[ms]?|guard(?:a|as|ou|aste)|"
    r"aprend(?:eu|este)|tem|tens|anotou|anotaste|memorizou|registou|registrou)"
    r"(?: (?:guardado|anotado|salvo|memorizado|registado))?)"
)
FORGET = (
    r"(?:(?:você |tu )?(?:já )?(?:pode|podes|deve|deves) )?(?:esquec[ea]|esqueç[ao]|esqueças?|"
    r"esquecer|desconsider[ae])"
)
ERASE = (
    r"(?:apag(?:ue|a|ar)|delet(?:e|a|ar)|remov(?:a|e|er)|elimin(?:e|a|ar)|limp(?:e|a|ar)|"
    r"exclu(?:a|i|ir))"
)
NEW = (
    r"(?:(?:nov[oa]|atual|únic[oa]|própri[oa]|principal|antig[oa]|jovem|simples|pequen[oa]|"
    r"também|agora|hoje|atualmente|recém-\w+) )*"
)
YOU = r"(?:(?:você|vocês|tu|o senhor|a senhora|o assistente) )?"
TO_ME = r"(?:me |nos )?"
TELLING = (
    r"(?:(?:sempre|antes|mesmo|lá|aí|então|melhor|tudo|só|apenas|por favor|comigo|para mim) )*"
)
AS = r"(?:(?:em|numa?|com|como|usando|utilizando|no|na|de volta para|para|por) )*"
RELATION = (
    r"(?:(?:mulher|espos[oa]|marido|companheir[oa]|namorad[oa]|noiv[oa]|filh[oa]|mãe|pai|avó|avô|"
    r"irmão|irmã|net[oa]|ti[oa]|prim[oa]|sobrinh[oa]|cunhad[oa]|sogr[oa]|genro|nora|vizinh[oa]|"
    r"amig[oa]|colega|chef[ea]|diretora?|directora?|gerente|sóci[oa]|cliente|senhori[oa]|"
    r"inquilin[oa]|"
    r"alun[oa]|professora?|treinadora?|médic[oa]|estagiári[oa]|assistente|ex|patrão|patroa|"
    r"fornecedora?|supervisora?|coordenadora?|enteado|enteada|afilhad[oa]|caçula|bebê|bebé|"
    r"miúd[oa]|"
    r"criança|gêmeo|gémeo)(?:e?s)?|irmãos|pais|mães)"
)
"""Whom people call theirs."""
TASTES = (
    r"(?:odeiam?|adoram?|amam?|detestam?|preferem?|querem?|exigem?|pedem?|juram? por|gostam?|"
    r"curtem?|não (?:suporta|aguenta|curte|gosta|quer|vive|tolera|dispensa)m?|não pode[m]? (?:com|"
    r"ver)|(?:é|são) (?:muito |completamente )?(?:fãs?|de pouc[oa]s|de muit[oa]s|viciad[oa]s?|"
    r"adept[oa]s?|doid[oa]s?|louc[oa]s?|malu[ck][oa]s?|apaixonad[oa]s?|vidrad[oa]s?|d[oa]s que)|"
    r"morrem? de (?:amores|medo)|têm? (?:horror|pavor|paixão)|(?:só|apenas) (?!(?:pode|podem|tem|"
    r"têm|"
    r"trabalha|"
    r"mora|vive|estuda)\b)[a-zà-ú]+(?:a|e|am|em|ê|á)|(?:sempre|nunca|jamais) (?!(?:foi|esteve|"
    r"está|mora|"
    r"vive|morou|viveu)\b)[a-zà-ú]+(?:a|e|am|em|á|ê|er|ou))"
)
"""What somebody else likes and does not, or is used to: nothing about the user."""
LOVES = (
    r"(?:odeiam?|adoram?|detestam?|preferem?|(?:não )?(?:gosta|curte)m?(?= (?:de|d[oa]s?|mais|"
    r"muito|imenso|nada)\b)|não (?:suporta|aguenta)m?|não vivem? sem|não podem? (?:com|ver)|(?:é|"
    r"são) (?:muito |completamente )?(?:fãs?|viciad[oa]s?|doid[oa]s?|louc[oa]s?|apaixonad[oa]s?) "
    r"(?:de|d[oa]s?|por|em))"
)
"""Tastes in the form of somebody else's, whoever that is: no order, and not the user's own."""
BEINGS = (
    r"(?:cachorr[oa]s?|cachorrinh[oa]s?|cães|cão|cadelas?|gat[oa]s?|gatinh[oa]s?|crianças?|"
    r"miúd[oa]s?|"
    r"bebê|bebé|menin[oa]s?|papagaio|coelho|hamster|tartaruga|cavalo|vizinh[oa]s?|av[óô]s?|"
    r"visitas?|convidad[oa]s?|pessoal|galera|malta)"
)
"""Who else lives in a house, as one speaks of them there: "the dog"."""
