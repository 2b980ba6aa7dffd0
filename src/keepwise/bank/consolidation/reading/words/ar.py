"""Arabic: words that say the same, a group a line; the first names it."""

from __future__ import annotations

TABLE = """
smell: رائحة عطر
surgery: عملية جراحة جراحية أجرى_عملية
tablet: دواء أدوية حبوب أقراص
injection: حقنة لقاح تطعيم
pain: ألم آلام وجع
cold: زكام إنفلونزا
fracture: كسر كسور
deaf: أصم ضعيف_السمع
blind: كفيف أعمى ضرير
glasses: نظارة نظارات
insomnia: أرق
vertigo: رهاب_المرتفعات يخاف_من_المرتفعات خوف_من_المرتفعات
pregnant: حامل
teetotal: لا_يشرب_الكحول لا_يشرب_الخمر لا_يتناول_الكحول
diabetic: سكري السكري
headache: صداع شقيقة
seafood: مأكولات_بحرية
lunch: غداء الغداء يتغدى
dinner: عشاء العشاء يتعشى
breakfast: فطور إفطار يفطر
restaurant: مطعم مطاعم
house: بيت منزل دار
flat: شقة
rent: إيجار يستأجر استأجر
loan: قرض
debt: دين ديون
salary: راتب أجر دخل مرتب
gift: هدية هدايا
letter: رسالة_بريدية خطاب
coin: عملات_معدنية نقود_قديمة
old: قديم قديمة عتيق
repair: يصلح تصليح إصلاح يرمم ترميم
sew: خياطة يخيط خياط
draw: يرسم رسم
calligraphy: خط خطاط
sing: يغني غناء
oud: عود العود
piano: بيانو
film: فيلم أفلام سينما
book: كتاب كتب
novel: رواية روايات
newspaper: صحيفة جريدة
library: مكتبة
chess: شطرنج
football: كرة_القدم
swim: سباحة يسبح
run: جري يجري يركض ركض
walk: مشي يمشي
fishing: صيد صياد يصطاد يصيد اصطياد
pearl: لؤلؤ اللؤلؤ
exercise: تمارين رياضي يتمرن
club: ناد نادي جمعية
volunteer: متطوع يتطوع تطوع
mosque: مسجد جامع
pray: صلاة يصلي
fast: صيام يصوم صوم
wedding: زفاف عرس
sleep: ينام نوم
early_riser: يستيقظ_مبكرا يصحو_باكرا
clothes: ملابس ثياب
shoes: حذاء أحذية
flight: طيران رحلة_جوية طائرة
pilot: طيار
motorbike: دراجة_نارية
boat: قارب مركب زورق
wood: خشبي خشب خشبية
ticket: تذكرة تذاكر
luggage: حقيبة حقائب أمتعة
holiday: عطلة إجازة
travel: سفر يسافر رحلات
sea: بحر البحر شاطئ
plant: نبات نباتات
flower: زهرة زهور ورد
tree: شجرة أشجار
exam: امتحان اختبار
student: طالب طالبة تلميذ
medicine_study: طب
nurse: ممرض ممرضة تمريض
teacher: معلم معلمة مدرس مدرسة أستاذ
engineer: مهندس مهندسة هندسة
lawyer: محام محامي محامية محاماة
programmer: مبرمج مبرمجة برمجة
driver: سائق
sell: بائع
unemployed: عاطل عاطلة
laptop: حاسوب_محمول لابتوب
computer: حاسوب كمبيوتر
screen: شاشة
mobile: هاتف جوال موبايل
password: كلمة_المرور كلمة_السر
attachment: مرفق مرفقات
source: مصدر مصادر
example: مثال أمثلة
step: خطوة خطوات
explain: شرح يشرح توضيح
simple: بسيط بسيطة سهل
report: تقرير تقارير
note: ملاحظة ملاحظات
reminder: تذكير
help: مساعدة يساعد
buy: شراء اشترى يشتري
begin: يبدأ بداية
look_after: يعتني رعاية
twin: توأم
shy: خجول
often: كثيرا
sometimes: أحيانا
workshop: ورشة
carpet: سجاد سجادة
handmade: يدوي يدوية
make: يصنع صناعة
sugar: سكر
salt: ملح
milk: حليب لبن
peanut: فول_سوداني الفول_السوداني
egg: بيض
doing: يلبس يضع يرتدي تلبس ترتدي يحمل يقوم يحضر يشارك ينظم يجهز يمضي يقضي يعتني يصنع ينتج يقدم يشعر
  يدير يقود
"""
