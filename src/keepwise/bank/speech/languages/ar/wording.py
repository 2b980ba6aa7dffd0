"""Wording Arabic facts: the first person turned into the third.

"أعمل في فريقي" becomes "يعمل في فريقه". The result is a short sentence without a subject, for
whoever reads a list of memories knows whose they are.
"""

from __future__ import annotations

import re

from keepwise.bank.speech.grammar import compiled
from keepwise.bank.speech.languages.ar.letters import bare, loose

_OWNED = (
    r"اسم|لقب|زوج|زوجت|ابن|ابنت|بنت|أم|أمّ|والد|والدت|أب|أخ|أخت|جد|جدت|ولد|أولاد|"
    r"أطفال|أبناء|بنات|قطت|كلب|قط|كلبت|طفل|طفلت|"
    r"عملت|لغت|فريق|قسم|شركت|مدير|مديرت|مدينت|بلد|بيت|منزل|عنوان|وظيفت|مهنت|"
    r"منصب|هوايت|هوايات|عمل|دوام|سيارت|هاتف|حاسوب|جهاز|"
    r"عميل|عملائ|علامت|منطقت|مناطق|أسواق|سوق|تخصص|جامعت|مدرست|هدف|أهداف|ميلاد|"
    r"زواج|زواج|أصل|أصول|خطيب|خطيبت|عائلت|أسرت|صديق|صديقت|"
    r"تقارير|تقرير|بيانات|حساب|مشروع|مشاريع|مفضلت|حيات|وقت|أوقات|غرفت|مطبخ|رأي|"
    r"صحت|طعام|لون|فيلم|كتاب"
)


def third_person(words: str) -> str:
    """Words about oneself as words about somebody: "فريقي" becomes "فريقه"."""
    words = compiled(loose(r"(?<!\w)(أخ|أب)ي(?!\w)")).sub(r"\1وه", words)
    words = compiled(loose(rf"(?<!\w)(و?(?:ب|ل|ك)?(?:{_OWNED}))ي(?!\w)")).sub(r"\1ه", words)
    return compiled(loose(r"(?<!\w)(?P<w>و?)(?:لي|معي|عني|مني|إلي|لدي|عندي|علي|أنا)(?!\w)")).sub(
        _other, words
    )


def _other(match: re.Match[str]) -> str:
    said = match.group()
    start, word = ("و", said[1:]) if said.startswith("و") else ("", said)
    others = {
        "لي": "له", "معي": "معه", "عني": "عنه", "مني": "منه", "إلي": "إليه", "الي": "إليه",
        "لدي": "لديه", "عندي": "عنده", "علي": "عليه", "أنا": "هو", "انا": "هو",
    }  # fmt: skip
    return start + others.get(word, word)


_BEFORE = (
    r"(?:(?:أنا|عادة|غالبا|دائما|حاليا|الآن|حقا|شخصيا|عموما|كثيرا ما|أحيانا|"
    r"بصراحة|في العادة|في الغالب|كل (?:يوم|صباح|مساء|"
    r"أسبوع|شهر|جمعة|خميس)|أيام? [\w ]{3,12}|حاليا|مؤخرا|أيضا|فقط|نحن|لم|لن|لا|"
    r"ما|قد|لقد|كما|صباحا|مساء) )*"
)
_PAST = (
    r"(?:انتقل|حجز|قرر|ولد|نشأ|ترعرع|اشتري|اتفق|اختر|اعتمد|توقف|أصبح|انضمم|"
    r"التحق|بدأ|تزوج|تخرج|تقاعد|سجل|وقع|حدد|أكد|تعلم|درس|اعتد|أقلع|ترك|غير|"
    r"نقل|عين|ترقي|رقي|كن)"
)
_IRREGULAR = {
    "آكل": "يأكل", "اكل": "يأكل", "آخذ": "يأخذ", "اخذ": "يأخذ", "أريد": "يريد", "اريد": "يريد",
    "بحب": "يحب", "بفضل": "يفضل", "بشتغل": "يشتغل", "بسكن": "يسكن", "بكره": "يكره",
    "باكل": "يأكل", "بشرب": "يشرب", "عايز": "عايز", "بدي": "بده", "ابغى": "يبغى", "أبغى": "يبغى",
}  # fmt: skip
_IN_YA = loose(
    r"(?:أغطي|أشتري|أربي|أمشي|أصلي|أرتدي|أقتني|أبني|أنهي|أؤدي|نغطي|ندير|نركز|"
    r"نستخدم|نعمل|نعيش|نسكن|نفضل|نقارن|نبيع|نتعامل)"
)
_NO_VERBS = loose(
    r"(?:أنا|أن|أي|أو|إن|إذا|أمي|أبي|أخي|أختي|أولادي|أطفالي|ابني|ابنتي|اسمي|"
    r"أصلي|أصولي|أهدافي|أسواقي|أحمد|إلى|ال\w*|أسماء|أحد|أيام|"
    r"أعسر|أعزب|أرمل|أكثر|أقل|أفضلية|أول|أمس|اسم|أوقات|اليوم|إجازتي|اجتماعاتي|"
    r"أوروبا|آسيا|أفريقيا|إيطاليا|إسبانيا|ألمانيا|أمريكا|أسبوع\w*)"
)


def statement(words: str) -> str:
    """A statement about oneself as a fact: "أحب فريقي" becomes "يحب فريقه"."""
    words = compiled(
        loose(r"(?<![^\Wو])(?:[وف]?(?:أنا|إني|إنني|إننا|نحن)|لأنني|لأني|بأنني|أنني|أني|أن) (?=\w)")
    ).sub("", words, count=1)
    match = compiled(loose(rf"(?P<b>{_BEFORE})(?P<v>\w+)(?P<o>.*)")).fullmatch(words)
    if match is None:
        return third_person(words)
    return match["b"] + verb(match["v"]) + third_person(match["o"])


def verb(word: str) -> str:
    """The third person of a verb: "أعمل" becomes "يعمل", "حجزت" becomes "حجز"."""
    if compiled("سأ.{3,6}").fullmatch(word):
        return "سي" + word[2:]
    if word in _IRREGULAR:
        return _IRREGULAR[word]
    if compiled(_NO_VERBS).fullmatch(word):
        return third_person(word)
    if compiled(loose(rf"{_PAST}نا?")).fullmatch(word) or compiled(loose(rf"{_PAST}ت")).fullmatch(
        word
    ):
        return word.removesuffix("نا").removesuffix("ت")
    if compiled(_IN_YA).fullmatch(word):
        return "ي" + word[1:]
    imperfect = compiled(r"[أا](?![لةنس]\w?\Z)\w{2,7}").fullmatch(word)
    if imperfect and not word.endswith(("ة", "ات", "ي")):
        return "ي" + word[1:]
    return third_person(word)


def plain(words: str) -> str:
    """A clause after "أن" as one of its own: "أنني أعمل هنا" becomes "أعمل هنا"."""
    match = compiled(loose(r"(?:ب|ل)?(?:أن|إن)(?:ني|ي|نا|ه|ها)? (?P<o>.+)")).fullmatch(words)
    return match["o"] if match else words


_BACK = loose(r"(?:لا،? ?(?:لا|بل)?|عفوا|آسفة?|معذرة|أقصد|قصدي|أعني|بل|تصحيح|خطأ|غلط|أخطأت|غلطت)")


def tidy(words: str) -> str:
    """``words`` without vowel marks, and without what is taken back at once.

    "فروع جدة، عفوا، أقصد فروع الدمام" speaks of the second city only.
    """
    words = " ".join(bare(words).replace("ـ", "").split())
    if compiled(
        r"و(?:[أا]\w{2,}|من فضلك|لو سمحت|رجاء|لا ت|ما ت|يرجى|دائما|بالنسبة|للعلم|كذلك|عند|لدي|"
        r"حاليا|في المستقبل|من الآن)"
    ).match(words):
        words = words[1:]  # "and I prefer ..." begins a sentence like "I prefer ..."
    match = compiled(rf"(?P<h>[^،]{{4,80}})، (?:{_BACK}،? ){{1,3}}(?P<b>[^،]{{2,60}})").fullmatch(
        words
    )
    if match is None:
        return words
    head, said = match["h"], match["b"]
    first = said.split()[0]
    at = f" {head} ".rfind(f" {first} ")
    if at < 0:  # nothing is said again, so one word stands for the last one
        at = head.rfind(" ")
    return f"{head[: max(at, 0)].strip()} {said}".strip()


def straight(words: str) -> str:
    """A clause with its verb first: "في العادة أعمل هنا" becomes "أعمل هنا في العادة"."""
    match = compiled(
        loose(
            r"(?P<a>(?:في (?:العادة|الغالب|الصباح|المساء|العمل|البيت|المنزل|"
            r"عطلة نهاية الأسبوع|أوقات الفراغ|وقت الفراغ)|عادة|غالبا|شخصيا|عموما|"
            r"حاليا|بشكل عام|أيام [\w ]{3,20}?|كل [\w]+|يوم [\w]+|صباحا|مساء|بعد العمل|"
            r"منذ [\w ]{2,15}?))[،,]? (?P<o>(?:أ|ا|لا أ|ن)\w{2,}.*|أنا .+)"
        )
    ).fullmatch(words)
    return f"{match['o']} {match['a']}" if match else ""
