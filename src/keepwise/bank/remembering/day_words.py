"""The words for days and stretches of time that are named by how far off they are, by language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class DayWords:
    """One language's words, as patterns.

    Attributes:
        days: how many days off, and the words for it; longer phrases stand first.
        weekdays: Monday to Sunday.
        coming, past: ``{day}`` with what makes it the first one ahead, or the last one behind.
        following: ``{day}`` as people say of the first one ahead or of the one after it.
        numbers: words for 1, 2, 3 and so on.
        units: day, week, month and year.
        ahead, ago: a number ``{n}`` of units ``{unit}`` from now, or before now.
        next, this, last: ``{unit}``, one of week, month and year.
        behind: what a date follows as it is ("for", "until").
        date, week, month, year: how a date is put where nothing stands before it, with ``{}``; a
            week by its Monday.
        bare_date, bare_week: how they are put behind one of those words.
        about: of what is that far off only roughly.
        said: of what can mean two days, when it was said.
    """

    days: tuple[tuple[int, str], ...]
    weekdays: tuple[str, ...] = ()
    coming: str = ""
    past: str = ""
    following: str = ""
    numbers: tuple[str, ...] = ()
    units: tuple[str, str, str, str] = ("", "", "", "")
    ahead: str = ""
    ago: str = ""
    next: str = ""
    this: str = ""
    last: str = ""
    behind: str = ""
    date: str = "{}"
    bare_date: str = "{}"
    week: str = "{}"
    bare_week: str = "{}"
    month: str = "{}"
    year: str = "{}"
    about: str = "{}"
    said: str = "{}"


# What one of a unit stands behind: "in two week sprints" is no time.
_ONE = r"(?:(?<=\ba )|(?<=\bone )|(?<=\b1 )|(?<=\bnext )|(?<=\bthis )|(?<=\blast ))"

WORDS: Mapping[str, DayWords] = {
    "en": DayWords(
        ((2, "the day after tomorrow"), (-2, "the day before yesterday"),
         (1, "tomorrow"), (-1, "yesterday|last night"),
         (0, "today|tonight|this (?:morning|afternoon|evening)")),
        ("mon(?:day)?", "tues?(?:day)?", "wed(?:nesday)?", "thu(?:rs?)?(?:day)?", "fri(?:day)?",
         "sat(?:urday)?", "sun(?:day)?"),
        "(?:this(?: coming)?|this coming|coming) {day}", "(?:last|this past) {day}", "next {day}",
        ("one|an?", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
        (f"days|{_ONE}day", f"weeks|{_ONE}week", f"months|{_ONE}month", f"years|{_ONE}year"),
        "in (?:about |around )?{n} {unit}(?:['’] time)?", "(?:about |around )?{n} {unit} ago",
        "(?<!the )next {unit}(?! of)", "(?<!the )(?:this|later this) {unit}",
        "(?<!the )last {unit}(?! of)",
        "for by until till since from before after of to", "on {}", "{}", "in the week of {}",
        "the week of {}", "in {}", "in {}", "around {}", "said on {}",
    ),
    "de": DayWords(
        ((2, "übermorgen"), (-2, "vorgestern"), (1, "morgen(?= |$)(?! früh)|morgen früh"),
         (-1, "gestern"), (0, "heute(?: (?:morgen|abend|nacht|mittag))?")),
        ("montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag|sonnabend", "sonntag"),
        "(?:diesen|kommenden|am kommenden) {day}", "(?:letzten|vergangenen) {day}",
        "(?:nächsten|am nächsten) {day}",
        ("eine[mnr]?", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn"),
        ("tag(?:en?)?", "wochen?", "monat(?:en?)?", "jahr(?:en?)?"),
        "in (?:etwa |ungefähr )?{n} {unit}", "vor (?:etwa |ungefähr )?{n} {unit}",
        "(?:in der |im )?(?:nächste[sn]?|kommende[sn]?) {unit}", "(?:in )?diese[smnr]? {unit}",
        "(?:in der |im )?(?:letzte[sn]?|vorige[sn]?|vergangene[sn]?) {unit}",
        "für bis seit ab von vor nach auf", "am {}", "{}", "in der Woche vom {}",
        "die Woche vom {}", "im Monat {}", "im Jahr {}", "um den {}", "gesagt am {}",
    ),
    "fr": DayWords(
        ((2, "après-demain"), (-2, "avant-hier"), (1, "demain"), (-1, "hier"),
         (0, "aujourd['’]hui|ce (?:soir|matin)|cet après-midi")),
        ("lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"),
        "ce {day}", "{day} (?:dernier|passé)", "{day} prochain",
        ("une?", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix"),
        ("jours?", "semaines?", "mois", "ans?|années?"),
        "dans (?:environ )?{n} {unit}", "il y a (?:environ )?{n} {unit}",
        "(?:la |le |l['’])?{unit} prochaine?", "cet(?:te)? {unit}|ce {unit}",
        "(?:la |le |l['’])?{unit} (?:dernière?|passée?)",
        "pour dès depuis à de avant après jusqu'à du", "le {}", "le {}", "la semaine du {}",
        "la semaine du {}", "en {}", "en {}", "vers le {}", "dit le {}",
    ),
    "es": DayWords(
        ((2, "pasado mañana"), (-2, "anteayer|antes de ayer"),
         (1, "mañana por la \\w+|(?<!la )(?<!las )(?<!esta )mañana(?! por)"),
         (-1, "ayer|anoche"), (0, "hoy|esta (?:noche|tarde|mañana)")),
        ("lunes", "martes", "mi[eé]rcoles", "jueves", "viernes", "s[aá]bado", "domingo"),
        "este {day}", "(?:el )?{day} pasado|(?:el )?pasado {day}",
        "(?:el )?pr[oó]ximo {day}|(?:el )?{day} que viene",
        ("un[oa]?", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez"),
        ("d[ií]as?", "semanas?", "mes(?:es)?", "años?"),
        "(?:en|dentro de) (?:unos? |unas )?{n} {unit}", "hace (?:unos? |unas )?{n} {unit}",
        "(?:el |la )?(?:pr[oó]xim[oa] {unit}|{unit} que viene|{unit} pr[oó]xim[oa])",
        "est[ea] {unit}", "(?:el |la )?(?:{unit} pasad[oa]|pasad[oa] {unit})",
        "para desde hasta de a", "el {}", "el {}", "en la semana del {}", "la semana del {}",
        "en {}", "en {}", "hacia el {}", "dicho el {}",
    ),
    "it": DayWords(
        ((2, "dopodomani"), (-2, "l['’]altro ieri|avantieri"), (1, "domani"), (-1, "ieri"),
         (0, "oggi|stasera|stamattina|stamani|stanotte")),
        ("luned[iì]", "marted[iì]", "mercoled[iì]", "gioved[iì]", "venerd[iì]", "sabato",
         "domenica"),
        "quest[oa] {day}", "{day} scors[oa]|(?:lo |la )?scors[oa] {day}",
        "{day} prossim[oa]|(?:il |la )?prossim[oa] {day}",
        ("un[oa]?", "due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove", "dieci"),
        ("giorn[oi]", "settiman[ae]", "mes[ei]", "ann[oi]"),
        "(?:tra|fra) (?:circa )?{n} {unit}", "(?:circa )?{n} {unit} fa",
        "(?:il |la |l['’])?(?:prossim[oa] {unit}|{unit} prossim[oa])|il {unit} che viene",
        "quest['’oa] ?{unit}",
        "(?:il |la |lo |l['’])?(?:scors[oa] {unit}|{unit} scors[oa])",
        "per da entro di dopo", "il {}", "il {}", "nella settimana del {}",
        "la settimana del {}", "nel {}", "nel {}", "verso il {}", "detto il {}",
    ),
    "pt": DayWords(
        ((2, "depois de amanhã"), (-2, "anteontem"), (1, "amanhã"), (-1, "ontem"),
         (0, "hoje|esta (?:noite|tarde|manhã)")),
        ("segunda(?:-feira)?", "terça(?:-feira)?", "quarta(?:-feira)?", "quinta(?:-feira)?",
         "sexta(?:-feira)?", "s[aá]bado", "domingo"),
        "n?est[ea] {day}", "(?:n?[oa] )?{day} passad[oa]",
        "(?:n?[oa] )?(?:pr[oó]xim[oa] {day}|{day} que vem|{day} pr[oó]xim[oa])",
        ("uma?", "dois|duas", "três|tres", "quatro", "cinco", "seis", "sete", "oito", "nove",
         "dez"),
        ("dias?", "semanas?", "m[eê]s(?:es)?", "anos?"),
        "(?:em|daqui a|dentro de) (?:cerca de )?{n} {unit}", "(?:há|faz) (?:cerca de )?{n} {unit}",
        "(?:n?[oa] )?(?:pr[oó]xim[oa] {unit}|{unit} que vem|{unit} pr[oó]xim[oa])",
        "n?est[ea] {unit}", "(?:n?[oa] )?(?:{unit} passad[oa]|últim[oa] {unit})",
        "para desde até de a", "em {}", "{}", "na semana de {}", "a semana de {}", "em {}",
        "em {}", "por volta de {}", "dito em {}",
    ),
    "nl": DayWords(
        ((2, "overmorgen"), (-2, "eergisteren"), (1, "morgen(?:ochtend|avond|middag)?"),
         (-1, "gister(?:en|avond|middag|ochtend)"), (0, "vandaag|vanavond|vanmorgen|vanmiddag")),
        ("maandag", "dinsdag", "woensdag", "donderdag", "vrijdag", "zaterdag", "zondag"),
        "(?:deze|komende|aanstaande) {day}", "(?:afgelopen|vorige) {day}", "volgende {day}",
        ("een|één", "twee", "drie", "vier", "vijf", "zes", "zeven", "acht", "negen", "tien"),
        ("dag(?:en)?", "we(?:ek|ken)", "maand(?:en)?", "jaar|jaren"),
        "over (?:ongeveer |zo['’]n )?{n} {unit}", "(?:ongeveer |zo['’]n )?{n} {unit} geleden",
        "(?:(?:in )?de )?(?:volgende?|komende?) {unit}", "(?:deze|dit) {unit}",
        "(?:(?:in )?de )?(?:vorige?|afgelopen) {unit}",
        "voor tot sinds vanaf van op na", "op {}", "{}", "in de week van {}", "de week van {}",
        "in {}", "in {}", "rond {}", "gezegd op {}",
    ),
    "zh": DayWords(
        ((2, "后天|後天"), (-2, "前天"), (1, "明天|明晚|明早"), (-1, "昨天|昨晚"),
         (0, "今天|今晚|今早")),
        ("(?:周|星期|礼拜|禮拜)一", "(?:周|星期|礼拜|禮拜)二", "(?:周|星期|礼拜|禮拜)三",
         "(?:周|星期|礼拜|禮拜)四", "(?:周|星期|礼拜|禮拜)五", "(?:周|星期|礼拜|禮拜)六",
         "(?:周|星期|礼拜|禮拜)[日天]"),
        "(?:这个?|本){day}", "上个?{day}", "下个?{day}",
        ("一", "[二两兩]", "三", "四", "五", "六", "七", "八", "九", "十"),
        ("天", "(?:个|個)?(?:星期|周|礼拜)", "(?:个|個)月", "年"),
        "{n} ?{unit}[后後]", "{n} ?{unit}[前]", week="{}那周", about="{}左右", said="{}说的",
    ),
    "ja": DayWords(
        ((2, "明後日|あさって"), (-2, "一昨日|おととい"), (1, "明日|あした"), (-1, "昨日|きのう"),
         (0, "今日|今晩|今夜|今朝")),
        ("月曜日?", "火曜日?", "水曜日?", "木曜日?", "金曜日?", "土曜日?", "日曜日?"),
        "(?:今週の|今度の){day}", "先週の{day}", "来週の{day}",
        ("一", "二", "三", "四", "五", "六", "七", "八", "九", "十"),
        ("日", "週間", "[かヶケ]月", "年"),
        "{n} ?{unit}後", "{n} ?{unit}前", week="{}の週", about="{}ごろ", said="{}の発言",
    ),
    # The words for tomorrow and yesterday are the same.
    "hi": DayWords(((0, "आज"),), date="{} को"),
    "ar": DayWords(
        ((2, "بعد غد"), (1, "غدًا|غداً|غدا"), (-2, "أول أمس"), (-1, "أمس"), (0, "اليوم")),
        date="في {}",
    ),
}  # fmt: skip
