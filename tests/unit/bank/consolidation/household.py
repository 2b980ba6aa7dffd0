"""Pairs of habits, households and offices, in the form of ``english``."""

from __future__ import annotations

PAIRS = {
    "en": """
Bakes sourdough at weekends | Weekends are for baking sourdough | leave
Wants tables sorted by date | Sort tables by date | leave
Has a fear of dentists | Dreads going to the dentist | leave
The dog's name is Otis | Dog is called Otis | leave
Uses two monitors | Works with two screens | leave
Is a fan of Celtic | Supports Celtic | leave
Prefers public transport to driving | Would rather take public transport than drive | leave
Keeps receipts for tax | Keeps receipts for tax in a blue folder | update
Is a pescatarian | Has become a vegetarian | update
Office hours are 9 to 5 | Office hours are 8 to 4 now | update
Lives in a flat | Moved into a house | update
Team lead is Hana | Team lead is Igor now | update
Goes swimming twice a week | Goes swimming three times a week | update
The printer is on the second floor | The printer was moved to the ground floor | update
Wants invoices by email | Wants invoices by post from now on | update
Cat Tofu weighs 4 kg | Cat Tofu weighs 5 kg | update
Has a Tuesday slot at the tennis club | Gave up the Tuesday slot at the tennis club | over
Is in a relationship with Max | Is no longer with Max | over
Has health insurance with Helva | Terminated the health insurance with Helva | over
Uses the company gym | The company gym has closed | over
Enjoys opera | Dislikes musicals | create
Parents own a vineyard | Grandparents own a mill | create
Prefers Celsius | Prefers kilometres | create
Reports sales in dollars | Reports costs in pesos | create
Is training for a triathlon | Bought tickets for a triathlon in Nice | create
Has a tattoo of a swan | Has a scar on the chin | create
""",
    "de": """
Sortiere Tabellen nach Datum | Tabellen sollen nach Datum sortiert werden | leave
Nutzt zwei Bildschirme | Arbeitet mit zwei Bildschirmen | leave
Geht zweimal pro Woche schwimmen | Geht dreimal pro Woche schwimmen | update
Teamleiterin ist Hana | Teamleiter ist jetzt Igor | update
Rechnungen per E-Mail | Rechnungen ab jetzt per Post | update
Wohnt in einer Wohnung in Bonn | Ist in ein Haus in Bonn gezogen | update
Mag klassische Musik | Mag keine klassische Musik | update
Ist krankenversichert bei Helva | Hat die Versicherung bei Helva gekündigt | over
Hat einen Garten | Hat keinen Garten mehr | over
Eltern haben einen Weinberg | Großeltern haben eine Mühle | create
Möchte Berichte montags | Möchte Folien mittwochs | create
""",
    "fr": """
Trie les tableaux par date | Les tableaux doivent être triés par date | leave
Utilise deux écrans | Travaille avec deux écrans | leave
Va nager deux fois par semaine | Va nager trois fois par semaine | update
La cheffe d'équipe est Hana | Le chef d'équipe est maintenant Igor | update
Factures par e-mail | Factures par courrier désormais | update
Aime la musique classique | N'aime pas la musique classique | update
Est assurée chez Helva | A résilié l'assurance chez Helva | over
A un jardin | N'a plus de jardin | over
Ses parents ont un vignoble | Ses grands-parents ont un moulin | create
Veut les rapports le lundi | Veut les diapositives le mercredi | create
""",
    "es": """
Ordena las tablas por fecha | Las tablas deben ordenarse por fecha | leave
Usa dos pantallas | Trabaja con dos pantallas | leave
Nada dos veces por semana | Nada tres veces por semana | update
La jefa de equipo es Hana | El jefe de equipo ahora es Igor | update
Le gusta la música clásica | No le gusta la música clásica | update
Tiene seguro con Helva | Ha cancelado el seguro con Helva | over
Tiene un jardín | Ya no tiene jardín | over
Sus padres tienen un viñedo | Sus abuelos tienen un molino | create
Quiere los informes los lunes | Quiere las diapositivas los miércoles | create
""",
    "it": """
Ordina le tabelle per data | Le tabelle vanno ordinate per data | leave
Usa due schermi | Lavora con due schermi | leave
Nuota due volte a settimana | Nuota tre volte a settimana | update
La capo squadra è Hana | Il capo squadra ora è Igor | update
Gli piace la musica classica | Non gli piace la musica classica | update
È assicurata con Helva | Ha disdetto l'assicurazione con Helva | over
Ha un giardino | Non ha più il giardino | over
I genitori hanno una vigna | I nonni hanno un mulino | create
Vuole i rapporti il lunedì | Vuole le slide il mercoledì | create
""",
    "pt": """
Ordena as tabelas por data | As tabelas devem ser ordenadas por data | leave
Usa dois ecrãs | Trabalha com dois ecrãs | leave
Nada duas vezes por semana | Nada três vezes por semana | update
A chefe de equipa é a Hana | O chefe de equipa agora é o Igor | update
Gosta de música clássica | Não gosta de música clássica | update
Tem seguro na Helva | Cancelou o seguro na Helva | over
Tem um jardim | Já não tem jardim | over
Os pais têm uma vinha | Os avós têm um moinho | create
Quer os relatórios à segunda | Quer os diapositivos à quarta | create
""",
    "nl": """
Sorteer tabellen op datum | Tabellen moeten op datum gesorteerd worden | leave
Gebruikt twee schermen | Werkt met twee schermen | leave
Zwemt twee keer per week | Zwemt drie keer per week | update
Teamleider is Hana | Teamleider is nu Igor | update
Houdt van klassieke muziek | Houdt niet van klassieke muziek | update
Is verzekerd bij Helva | Heeft de verzekering bij Helva opgezegd | over
Heeft een tuin | Heeft geen tuin meer | over
Ouders hebben een wijngaard | Grootouders hebben een molen | create
Wil rapporten op maandag | Wil slides op woensdag | create
""",
    "zh": """
表格按日期排序 | 请按日期给表格排序 | leave
每周游泳两次 | 每周游泳三次 | update
组长是韩梅 | 组长现在是李雷 | update
喜欢古典音乐 | 不喜欢古典音乐 | update
在平安买了医疗保险 | 退掉了平安的医疗保险 | over
有一个花园 | 已经没有花园了 | over
父母有一个葡萄园 | 爷爷有一个磨坊 | create
周一要报告 | 周三要幻灯片 | create
""",
    "ja": """
表は日付順に並べる | 表を日付順に並べてほしい | leave
モニターを二台使っている | 二台のモニターを使う | leave
週に二回泳ぐ | 週に三回泳ぐ | update
チームリーダーはハナさん | チームリーダーは今イゴールさん | update
クラシック音楽が好き | クラシック音楽は好きではない | update
ヘルバの保険に入っている | ヘルバの保険を解約した | over
庭がある | もう庭はない | over
両親はぶどう園を持っている | 祖父母は水車小屋を持っている | create
月曜日にレポートがほしい | 水曜日にスライドがほしい | create
""",
    "hi": """
तालिकाएँ तारीख़ के अनुसार लगाएँ | तारीख़ के अनुसार तालिकाएँ लगाएँ | leave
दो स्क्रीन इस्तेमाल करते हैं | दो स्क्रीन का उपयोग करते हैं | leave
हफ़्ते में दो बार तैरते हैं | हफ़्ते में तीन बार तैरते हैं | update
टीम लीडर हना हैं | टीम लीडर अब इगोर हैं | update
शास्त्रीय संगीत पसंद है | शास्त्रीय संगीत पसंद नहीं है | update
हेल्वा का बीमा है | हेल्वा का बीमा रद्द कर दिया | over
बगीचा है | अब बगीचा नहीं है | over
माता-पिता का अंगूर का बाग है | दादा की एक चक्की है | create
सोमवार को रिपोर्ट चाहिए | बुधवार को स्लाइड चाहिए | create
""",
    "ar": """
يسبح مرتين في الأسبوع | يسبح ثلاث مرات في الأسبوع | update
قائدة الفريق هناء | قائد الفريق الآن إيغور | update
يحب الموسيقى الكلاسيكية | لا يحب الموسيقى الكلاسيكية | update
لديه تأمين لدى هلفا | ألغى التأمين لدى هلفا | over
لديه حديقة | لم تعد لديه حديقة | over
والداه لديهما كرم عنب | جداه لديهما طاحونة | create
يريد التقارير يوم الاثنين | يريد الشرائح يوم الأربعاء | create
""",
}
