"""Pairs of everyday things told in few words, in the form of ``english``."""

from __future__ import annotations

PAIRS = {
    "en": """
Needs a wheelchair-accessible venue | Venues must be accessible by wheelchair | leave
Cannot eat gluten | Is gluten intolerant | leave
Drives to work | Commutes by car | leave
Has been with Orbit Labs since 2018 | Works for Orbit Labs | leave
Works for Orbit Labs | Is an employee of Orbit Labs | leave
Wants every answer to begin with a summary | Start each answer with a summary | leave
Wants replies without jargon | Avoid jargon in replies | leave
Holds a driving licence | Has a driver's license | leave
Enjoys reading crime novels before bed | Enjoys reading crime novels | leave
Speaks fluent Greek | Is fluent in Greek | leave
The user's birthday is 14 October | Born on 14 October | leave
Keeps two hens | Has two hens | leave
Reviews pull requests every morning | Pull requests are reviewed every morning | leave
Is on a gluten-free diet | Eats gluten-free | leave
Prefers to be contacted by email | Contact by email is preferred | leave
Uses Obsidian for notes | Takes notes in Obsidian | leave
Is a member of the Green Party | Belongs to the Green Party | leave
Runs a bakery | Runs a bakery in Whitby with her cousin | update
Likes board games | Likes cooperative board games such as Pandemic | update
Has diabetes | Has type 2 diabetes, diagnosed in 2021 | update
Works with Salesforce | Works with Salesforce as an administrator | update
Plans a trip to Iceland | Plans a trip to Iceland in September with two friends | update
Mother lives in a care home | Mother lives in a care home in Truro | update
Default currency is GBP | Default currency is EUR now | update
Wants answers in bullet points | Wants answers as running text now | update
Standup is at 9:15 | Standup is at 9:45 from next sprint | update
Favourite team is Arsenal | Favourite team is Everton these days | update
Trains for a 10k | Now trains for a half marathon | update
Husband works at a bank | Husband works at a school now | update
Statins are taken at night | Statins are taken in the morning now | update
Is studying for the bar exam | Has passed the bar exam | over
The cafeteria closes at 2 pm | The cafeteria closes at 3 pm | update
Interview with Nadia is on Tuesday | Interview with Nadia was rescheduled to Thursday | update
Uses Chrome | Moved from Chrome to Brave | update
Pays rent of the flat by card | Pays rent of the flat by bank transfer now | update
Wants to be addressed as Dr Lane | Just call me Kim | update
Sleeps eight hours | Sleeps six hours | update
Manager is Olu | Olu left and Petra is the new manager | update
Is left-handed | Is right-handed | update
Never wants phone calls | Phone calls are fine now | update
Likes the office loud | Likes the office quiet | update
Uses a paper planner | Threw away the paper planner | over
Takes piano lessons with Mr Ito | Piano lessons with Mr Ito are over | over
Has a Netflix account | Closed the Netflix account | over
Has a cough | The cough is gone | over
Chairs the safety committee | Stepped down as chair of the safety committee | over
Tutors maths on Saturdays | Doesn't tutor maths these days | over
Eats pork | Has cut out pork | over
Wants the monthly invoice on paper | Doesn't want the invoice on paper any longer | over
Has a red Vespa | Has a blue bicycle | create
Likes hiking in Wales | Went to a wedding in Wales | create
Works as a barber | Nephew works as a barber | create
Wants the report on Mondays | Wants the slides on Wednesdays | create
Uses Slack at work | Uses WhatsApp with family | create
Has a meeting with Bo at 10 | Has a meeting with Al at 11 | create
Cat Tofu needs medicine | Dog Rex needs a walk | create
Lives near a park | Lives with two flatmates | create
Speaks Welsh | Watches Welsh rugby | create
Is allergic to cats | Has a neighbour with cats | create
Prefers tea in the morning | Prefers wine in the evening | create
Budget owner is Lin | Project owner is Max | create
Reads the FT | Reads the Guardian on weekends | create
Favourite season is autumn | Favourite meal is breakfast | create
Likes Spanish wine | Is learning Spanish | create
Works at Orbit Labs | Interviewed at Delta Systems | create
Is learning Spanish / Likes Spanish wine | Studies Spanish | forget
Has a timeshare in Malaga / Has a flat in Leeds | The timeshare in Malaga | forget
""",
    "de": """
Darf kein Gluten essen | Verträgt kein Gluten | leave
Nimmt den Zug zur Arbeit | Fährt mit dem Zug zur Arbeit | leave
Geboren am 14. Oktober | Geburtstag ist am 14. Oktober | leave
Notizen macht sie in Obsidian | Macht Notizen in Obsidian | leave
Kollegen duzen, Kunden siezen | Kunden siezen und Kollegen duzen | leave
Hat Diabetes | Hat Diabetes Typ 2 seit 2021 | update
Standardwährung ist Euro | Standardwährung ist jetzt Dollar | update
Die Kantine schließt um 14 Uhr | Die Kantine schließt um 15 Uhr | update
Mann arbeitet bei der Bank | Mann arbeitet jetzt an einer Schule | update
Schläft acht Stunden | Schläft sechs Stunden | update
Gespräch mit Nadia ist am Dienstag | Gespräch mit Nadia wurde auf Donnerstag verlegt | update
Isst Schweinefleisch | Isst kein Schweinefleisch mehr | over
Leitet den Elternbeirat | Hat die Leitung des Elternbeirats abgegeben | over
Lernt für die Prüfung | Hat die Prüfung bestanden | over
Hat eine rote Vespa | Hat ein blaues Fahrrad | create
Nutzt Slack in der Arbeit | Nutzt WhatsApp mit der Familie | create
Arbeitet als Friseur | Neffe arbeitet als Friseur | create
Mag spanischen Wein | Lernt Spanisch | create
""",
    "fr": """
Ne peut pas manger de gluten | Est intolérante au gluten | leave
Prend le train pour aller au travail | Va au travail en train | leave
Née le 14 octobre | Son anniversaire est le 14 octobre | leave
Prend ses notes dans Obsidian | Utilise Obsidian pour ses notes | leave
Est diabétique | Est diabétique de type 2 depuis 2021 | update
La devise par défaut est l'euro | La devise par défaut est maintenant le dollar | update
La cantine ferme à 14 h | La cantine ferme à 15 h | update
Son mari travaille dans une banque | Son mari travaille maintenant dans une école | update
Dort huit heures | Dort six heures | update
L'entretien avec Nadia est mardi | L'entretien avec Nadia est reporté à jeudi | update
Mange du porc | Ne mange plus de porc | over
Préside l'association | Ne préside plus l'association | over
A un compte Netflix | A fermé son compte Netflix | over
A une Vespa rouge | A un vélo bleu | create
Utilise Slack au travail | Utilise WhatsApp en famille | create
Aime le vin espagnol | Apprend l'espagnol | create
Son neveu est coiffeur | Sa nièce est avocate | create
""",
    "es": """
No puede comer gluten | Es intolerante al gluten | leave
Va al trabajo en tren | Toma el tren para ir al trabajo | leave
Nació el 14 de octubre | Su cumpleaños es el 14 de octubre | leave
Toma notas en Obsidian | Usa Obsidian para las notas | leave
Es diabético | Es diabético tipo 2 desde 2021 | update
La moneda por defecto es el euro | Ahora la moneda por defecto es el dólar | update
El comedor cierra a las 14:00 | El comedor cierra a las 15:00 | update
Su marido trabaja en un banco | Su marido ahora trabaja en una escuela | update
Duerme ocho horas | Duerme seis horas | update
La cita con Nadia es el martes | La cita con Nadia se ha movido al jueves | update
Come cerdo | Ya no come cerdo | over
Tiene cuenta en Netflix | Ha cerrado la cuenta de Netflix | over
Tiene una Vespa roja | Tiene una bicicleta azul | create
Usa Slack en el trabajo | Usa WhatsApp con la familia | create
Le gusta el vino francés | Aprende francés | create
Su sobrino es peluquero | Su sobrina es abogada | create
""",
    "it": """
Non può mangiare glutine | È intollerante al glutine | leave
Va al lavoro in treno | Prende il treno per andare al lavoro | leave
È nato il 14 ottobre | Il compleanno è il 14 ottobre | leave
Prende appunti in Obsidian | Usa Obsidian per gli appunti | leave
È diabetico | È diabetico di tipo 2 dal 2021 | update
La valuta predefinita è l'euro | La valuta predefinita ora è il dollaro | update
La mensa chiude alle 14 | La mensa chiude alle 15 | update
Il marito lavora in banca | Il marito ora lavora in una scuola | update
Dorme otto ore | Dorme sei ore | update
Il colloquio con Nadia è martedì | Il colloquio con Nadia è stato spostato a giovedì | update
Mangia carne di maiale | Non mangia più carne di maiale | over
Ha un conto Netflix | Ha chiuso il conto Netflix | over
Ha una Vespa rossa | Ha una bicicletta blu | create
Usa Slack al lavoro | Usa WhatsApp in famiglia | create
Ama il vino spagnolo | Impara lo spagnolo | create
Il nipote è parrucchiere | La cugina è avvocata | create
""",
    "pt": """
Não pode comer glúten | É intolerante ao glúten | leave
Vai para o trabalho de comboio | Apanha o comboio para o trabalho | leave
Nasceu a 14 de outubro | O aniversário é a 14 de outubro | leave
Toma notas no Obsidian | Usa o Obsidian para notas | leave
É diabético | É diabético tipo 2 desde 2021 | update
A moeda padrão é o euro | A moeda padrão agora é o dólar | update
A cantina fecha às 14h | A cantina fecha às 15h | update
O marido trabalha num banco | O marido agora trabalha numa escola | update
Dorme oito horas | Dorme seis horas | update
A aula com a Nadia é na terça-feira | A aula com a Nadia passou para quinta-feira | update
Come carne de porco | Já não come carne de porco | over
Tem conta na Netflix | Fechou a conta da Netflix | over
Tem uma Vespa vermelha | Tem uma bicicleta azul | create
Usa o Slack no trabalho | Usa o WhatsApp com a família | create
Gosta de vinho espanhol | Aprende espanhol | create
O sobrinho é barbeiro | A sobrinha é advogada | create
""",
    "nl": """
Mag geen gluten eten | Is glutenintolerant | leave
Gaat met de trein naar het werk | Neemt de trein naar het werk | leave
Is geboren op 14 oktober | Verjaardag is op 14 oktober | leave
Maakt notities in Obsidian | Gebruikt Obsidian voor notities | leave
Heeft diabetes | Heeft diabetes type 2 sinds 2021 | update
Standaardvaluta is euro | Standaardvaluta is nu dollar | update
De kantine sluit om 14 uur | De kantine sluit om 15 uur | update
Man werkt bij een bank | Man werkt nu op een school | update
Slaapt acht uur | Slaapt zes uur | update
Het gesprek met Nadia is dinsdag | Het gesprek met Nadia is verplaatst naar donderdag | update
Eet varkensvlees | Eet geen varkensvlees meer | over
Heeft een Netflix-account | Heeft het Netflix-account opgezegd | over
Heeft een rode Vespa | Heeft een blauwe fiets | create
Gebruikt Slack op het werk | Gebruikt WhatsApp met familie | create
Houdt van Spaanse wijn | Leert Spaans | create
Neef is kapper | Nicht is advocaat | create
""",
    "zh": """
不能吃麸质 | 对麸质不耐受 | leave
坐火车上班 | 乘火车通勤 | leave
10月14日出生 | 生日是10月14日 | leave
用Obsidian记笔记 | 笔记都记在Obsidian里 | leave
有糖尿病 | 2021年确诊二型糖尿病 | update
默认货币是欧元 | 默认货币现在是美元 | update
食堂下午两点关门 | 食堂下午三点关门 | update
丈夫在银行工作 | 丈夫现在在学校工作 | update
每天睡八小时 | 每天睡六小时 | update
周二面试娜佳 | 娜佳的面试改到周四 | update
吃猪肉 | 不吃猪肉了 | over
有Netflix账号 | 注销了Netflix账号 | over
有一辆红色摩托车 | 有一辆蓝色自行车 | create
工作时用钉钉 | 和家人用微信 | create
喜欢法国红酒 | 在学法语 | create
侄子是理发师 | 侄女是律师 | create
在互联网公司当产品经理 | 是互联网公司的产品经理 | leave
""",
    "ja": """
グルテンを食べられない | グルテン不耐症である | leave
電車で会社に通っている | 電車通勤をしている | leave
10月14日生まれ | 誕生日は10月14日 | leave
Obsidianでメモを取る | メモはObsidianで取っている | leave
糖尿病である | 2021年から2型糖尿病である | update
標準の通貨はユーロ | 標準の通貨は今はドル | update
食堂は午後2時に閉まる | 食堂は午後3時に閉まる | update
夫は銀行で働いている | 夫は今は学校で働いている | update
八時間寝る | 六時間寝る | update
ナディアさんとの面接は火曜日 | ナディアさんとの面接は木曜日に変更された | update
豚肉を食べる | もう豚肉は食べない | over
Netflixのアカウントを持っている | Netflixのアカウントを解約した | over
赤いバイクを持っている | 青い自転車を持っている | create
仕事ではSlackを使う | 家族とはLINEを使う | create
スペインのワインが好き | スペイン語を勉強している | create
甥は美容師である | 姪は弁護士である | create
""",
    "hi": """
ट्रेन से काम पर जाते हैं | काम पर ट्रेन से जाते हैं | leave
जन्मदिन 14 अक्टूबर को है | जन्म 14 अक्टूबर को हुआ | leave
नोट्स ऑब्सीडियन में लिखते हैं | नोट्स के लिए ऑब्सीडियन का उपयोग करते हैं | leave
मधुमेह है | 2021 से टाइप 2 मधुमेह है | update
डिफ़ॉल्ट मुद्रा यूरो है | डिफ़ॉल्ट मुद्रा अब डॉलर है | update
कैंटीन दो बजे बंद होती है | कैंटीन तीन बजे बंद होती है | update
पति बैंक में काम करते हैं | पति अब स्कूल में काम करते हैं | update
आठ घंटे सोते हैं | छह घंटे सोते हैं | update
नादिया का इंटरव्यू मंगलवार को है | नादिया का इंटरव्यू अब गुरुवार को है | update
मछली खाते हैं | अब मछली नहीं खाते | over
नेटफ़्लिक्स खाता है | नेटफ़्लिक्स खाता बंद कर दिया | over
लाल स्कूटर है | नीली साइकिल है | create
काम पर स्लैक का उपयोग करते हैं | परिवार के साथ व्हाट्सऐप का उपयोग करते हैं | create
फ़्रेंच खाना पसंद है | फ़्रेंच सीखते हैं | create
भतीजा नाई है | भतीजी वकील है | create
""",
    "ar": """
يذهب إلى العمل بالقطار | يستقل القطار إلى العمل | leave
ولد في 14 أكتوبر | عيد ميلاده 14 أكتوبر | leave
يدون الملاحظات في أوبسيديان | يستخدم أوبسيديان للملاحظات | leave
مصاب بالسكري | مصاب بالسكري من النوع الثاني منذ 2021 | update
العملة الافتراضية اليورو | العملة الافتراضية الآن الدولار | update
المقصف يغلق الساعة 14:00 | المقصف يغلق الساعة 15:00 | update
زوجها يعمل في بنك | زوجها يعمل الآن في مدرسة | update
ينام ثماني ساعات | ينام ست ساعات | update
مقابلة نادية يوم الثلاثاء | نقلت مقابلة نادية إلى الخميس | update
يأكل السمك | لم يعد يأكل السمك | over
لديه حساب في نتفليكس | أغلق حسابه في نتفليكس | over
لديه دراجة نارية حمراء | لديه سيارة زرقاء | create
يستخدم سلاك في العمل | يستخدم واتساب مع العائلة | create
يحب الطعام الفرنسي | يتعلم الفرنسية | create
ابن أخيه حلاق | ابنة أخيه محامية | create
""",
}
