"""More pairs, of things people say less often, in the form of ``english``."""

from __future__ import annotations

PAIRS = {
    "en": """
Takes the stairs instead of the lift | Uses the stairs rather than the elevator | leave
Plays padel with colleagues on Wednesdays | On Wednesdays plays padel with colleagues | leave
Is saving up for a kitchen renovation | Puts money aside for renovating the kitchen | leave
Needs captions on videos | Wants subtitles on videos | leave
Prefers phone calls over email | Would rather be phoned than emailed | leave
Has been a teacher for ten years | Has taught for ten years | leave
Writes with the left hand | Is left-handed | leave
Never works on Sundays | Does not work on Sundays | leave
Wants code samples in TypeScript | Code samples should be in TypeScript | leave
The budget for the campaign is fixed | Campaign budget is fixed | leave
Cooks for the family every evening, usually pasta | Cooks for the family | leave
Volunteers at the animal shelter every second Sunday | Volunteers at the animal shelter | leave
Holds a pilot licence since 2015 | Has a pilot licence | leave
Grew up on a farm near Cardiff with three brothers | Grew up on a farm | leave
Works part-time | Works part-time, four mornings a week | update
Has a mortgage | Has a mortgage with Cedar Bank until 2040 | update
Goes fishing | Goes fishing with his uncle at Lake Vyrnwy | update
Is writing a novel | Is writing a novel set in medieval Wales | update
Wants reports in PDF | Wants reports as Word files | update
Veg box order arrives on Tuesdays | Veg box order now arrives on Fridays | update
Uses a Dell laptop | Uses a Lenovo laptop now | update
Uses VS Code as main editor | Main editor is Zed now | update
Son Ravi is in year 3 | Son Ravi is in year 4 now | update
Seat in the office is 4B | Seat in the office is 7C | update
Wants weekly summaries | Wants daily summaries instead of weekly ones | update
Prefers meetings in the morning | Prefers meetings in the afternoon now | update
Reads on a Kindle | Has replaced the Kindle with a Kobo | update
Project codename is Redwood | Project codename was changed to Sequoia | update
Room temperature should be 19 degrees | Room temperature should be 21 degrees | update
Release manager is Dana | Release manager is Yusuf | update
The clinic opens at 8:30 | The clinic opens at 9:00 | update
Is a junior developer | Was promoted to senior developer | update
Is single | Is married to Ken | update
Dog Biscuit is five years old | Dog Biscuit is six years old | update
Partner works night shifts | Partner now works day shifts | update
Plans to run the Berlin marathon | Plans to run the Vienna marathon instead of Berlin | update
Round amounts to two decimals | Round amounts to whole numbers | update
Address the user formally | Address the user informally from now on | update
Answer in French | Answer in English from now on | update
Wants headings in sentence case | Wants headings in title case | update
The weekly sync is on Zoom | The weekly sync moved to Google Meet | update
Commutes by train | Commutes by car now | update
Home office day is Wednesday | Home office day is Thursday | update
Wears glasses | Doesn't wear glasses | update
Eats breakfast | Skips breakfast | update
Rents a studio in Hackney | Gave up the studio in Hackney and bought a house | over
Coaches the under-12 football team | Has handed over coaching the under-12 football team | over
Takes vitamin D every morning | Has stopped taking vitamin D | over
Is on the parents' council | Has resigned from the parents' council | over
Always add a legal disclaimer | The legal disclaimer is no longer needed | over
Keeps bees | Doesn't keep bees anymore | over
Owns a caravan | Got rid of the caravan | over
Has a broken wrist in a cast | The wrist has healed and the cast is off | over
Meets a running group on Sundays | Left the running group | over
Gets the newsletter every Friday | Cancelled the newsletter | over
Has a meeting with Priya on 4 May | The meeting with Priya on 4 May was cancelled | over
Uses Firefox as the main browser | Uses Thunderbird for mail | create
Wants reports in PDF | Wants invoices as Excel files | create
Likes window seats | Likes quiet hotels | create
Has a flat in Porto | Has a cabin in Norway | create
Sister is a nurse | Brother is a nurse | create
Server alpha runs Debian | Server beta runs Fedora | create
Lunch break is at noon | Coffee break is at 3 pm | create
Prefers Python for scripts | Prefers Rust for services | create
Daughter Nina attends primary school | Daughter Lena attends nursery | create
Manages the Madrid office | Visited the Lisbon office | create
Favourite author is Le Guin | Favourite band is Low | create
Works on the pricing page | Also works on the signup flow | create
Keeps bees | Wants to learn beekeeping law | create
Team has a retro on Fridays | Team has a planning session on Mondays | create
Prefers tea | Prefers aisle seats | create
Boss is called Helen | Boss's assistant is called Piet | create
Is learning Italian | Is learning the ukulele | create
Subscribes to Wired | Subscribes to Nature | create
Answer emails formally | Answer chat messages casually | create
Drinks oat milk in coffee | Drinks black tea in winter | create
Wants dates as DD/MM/YYYY | Wants times with seconds | create
Lives in Cork | Is planning a trip to Kyoto | create
Prefers vegetarian restaurants | A friend prefers steakhouses | create
Has an appointment at the dentist on 3 May | Has an appointment at the vet on 5 May | create
Likes rock music / Likes rock climbing | Likes rock music | forget
""",
    "de": """
Arbeitet jeden Freitag im Homeoffice | Freitags arbeitet er von zu Hause aus | leave
Steht um 6 Uhr auf | Steht morgens um sechs Uhr auf | leave
Möchte Berichte als PDF | Berichte bitte im PDF-Format | leave
Ist mit Anna verheiratet | Seine Frau heißt Anna | leave
Kocht am Wochenende für die ganze Familie | Kocht am Wochenende | leave
Hat eine Wohnung gemietet | Hat eine Wohnung in der Altstadt gemietet | update
Engagiert sich im Tierheim | Engagiert sich im Tierheim als Hundetrainerin | update
Möchte geduzt werden | Möchte ab sofort gesiezt werden | update
Das Büro ist im dritten Stock | Das Büro ist jetzt im fünften Stock | update
Fährt einen VW Golf | Fährt jetzt einen Tesla | update
Nutzt Outlook als Kalender | Ist von Outlook auf Google Kalender umgestiegen | update
Bevorzugt Termine am Vormittag | Bevorzugt Termine am Nachmittag | update
Runde Beträge auf zwei Nachkommastellen | Runde Beträge auf ganze Zahlen | update
Ist Mitglied im Ruderverein | Ist aus dem Ruderverein ausgetreten | over
Trinkt Kaffee | Trinkt keinen Kaffee mehr | over
Schick mir jeden Montag einen Bericht | Den Bericht am Montag brauche ich nicht mehr | over
Mag Wandern | Mag auch Klettern | create
Schwester arbeitet als Ärztin | Bruder arbeitet als Koch | create
Wochenbericht am Freitag | Monatsbericht am Monatsersten | create
Server Alpha läuft unter Debian | Server Beta läuft unter Fedora | create
Keine Termine vor 9 Uhr | Keine Termine nach 17 Uhr | create
Arbeitet als Lehrerin / Mutter arbeitet als Lehrerin | Arbeitet als Lehrerin | forget
""",
    "fr": """
Travaille de chez elle le vendredi | Le vendredi, elle télétravaille | leave
Porte des lentilles | L'utilisatrice porte des lentilles | leave
Veut les rapports en PDF | Les rapports doivent être en PDF | leave
Est mariée à Paul | Son mari s'appelle Paul | leave
Cuisine le week-end pour toute la famille | Cuisine le week-end | leave
Loue un appartement | Loue un appartement au centre de Lyon | update
Le bureau est au troisième étage | Le bureau est au cinquième étage | update
Conduit une Clio | Conduit maintenant une Tesla | update
Utilise Outlook comme agenda | Est passé d'Outlook à Google Agenda | update
Préfère les réunions le matin | Préfère désormais les réunions l'après-midi | update
Répondre en anglais | Répondre en français désormais | update
Travaille 35 heures par semaine | Travaille 28 heures par semaine | update
Boit du café | Ne boit plus de café | over
Membre d'un club d'aviron | A quitté le club d'aviron | over
Ajoute un résumé à chaque rapport | Ne veut plus de résumé dans les rapports | over
Aime la randonnée | Aime aussi l'escalade | create
Sa sœur est médecin | Son frère est cuisinier | create
Envoyer le rapport hebdomadaire le vendredi | Envoyer le rapport mensuel le 1er | create
Pas de réunion avant 9 h | Pas de réunion après 18 h | create
Travaille comme infirmière | Sa mère travaille comme infirmière | create
Utilise Photoshop pour les images | A lu un article sur Gimp | create
""",
    "es": """
Trabaja desde casa los viernes | Los viernes teletrabaja | leave
Quiere los informes en PDF | Los informes deben ser en PDF | leave
Está casada con Pablo | Su marido se llama Pablo | leave
Cocina los fines de semana para toda la familia | Cocina los fines de semana | leave
Alquila un piso | Alquila un piso en el centro de Sevilla | update
La oficina está en la tercera planta | La oficina está en la quinta planta | update
Conduce un Seat Ibiza | Ahora conduce un Tesla | update
Usa Outlook como calendario | Se ha pasado de Outlook a Google Calendar | update
Responder en inglés | Responder en español a partir de ahora | update
Trabaja 40 horas por semana | Trabaja 30 horas por semana | update
Quiere que le traten de usted | Ahora prefiere que la tuteen | update
Bebe café | Ya no bebe café | over
Es socio de un club de remo | Ha dejado el club de remo | over
Añade un resumen a cada informe | Ya no quiere un resumen en los informes | over
Le gusta el senderismo | También le gusta escalar | create
Su hermana es médica | Su hermano es cocinero | create
Enviar el informe semanal los viernes | Enviar el informe mensual el día 1 | create
Sin reuniones antes de las 9 | Sin reuniones después de las 18 | create
Trabaja como enfermera | Su madre trabaja como enfermera | create
Usa Photoshop para las imágenes | Leyó un artículo sobre Gimp | create
""",
    "it": """
Lavora da casa il venerdì | Il venerdì lavora in smart working | leave
Vuole i rapporti in PDF | I rapporti devono essere in PDF | leave
È sposata con Paolo | Suo marito si chiama Paolo | leave
Cucina nel fine settimana per tutta la famiglia | Cucina nel fine settimana | leave
Affitta un appartamento | Affitta un appartamento in centro a Bologna | update
L'ufficio è al terzo piano | L'ufficio è al quinto piano | update
Guida una Panda | Adesso guida una Tesla | update
Usa Outlook come calendario | È passato da Outlook a Google Calendar | update
Rispondere in inglese | D'ora in poi rispondere in italiano | update
Lavora 40 ore a settimana | Lavora 30 ore a settimana | update
Beve caffè | Non beve più caffè | over
È socio di un circolo di canottaggio | Ha lasciato il circolo di canottaggio | over
Aggiungi un riassunto a ogni rapporto | Non vuole più un riassunto nei rapporti | over
Ama le escursioni | Ama anche l'arrampicata | create
La sorella è medico | Il fratello è cuoco | create
Inviare il rapporto settimanale il venerdì | Inviare il rapporto mensile il primo del mese | create
Niente riunioni prima delle 9 | Niente riunioni dopo le 18 | create
Lavora come infermiera | La madre lavora come infermiera | create
Usa Photoshop per le immagini | Ha letto un articolo su Gimp | create
""",
    "pt": """
Trabalha de casa às sextas | Às sextas está em teletrabalho | leave
Quer os relatórios em PDF | Os relatórios devem ser em PDF | leave
É casada com o Paulo | O marido chama-se Paulo | leave
Cozinha ao fim de semana para toda a família | Cozinha ao fim de semana | leave
Aluga um apartamento | Aluga um apartamento no centro de Coimbra | update
O escritório fica no terceiro andar | O escritório fica no quinto andar | update
Conduz um Clio | Agora conduz um Tesla | update
Usa o Outlook como calendário | Mudou do Outlook para o Google Calendar | update
Responder em inglês | Passar a responder em português | update
Trabalha 40 horas por semana | Trabalha 30 horas por semana | update
Bebe café | Já não bebe café | over
É sócio de um clube de remo | Saiu do clube de remo | over
Acrescenta um resumo a cada relatório | Já não quer resumo nos relatórios | over
Gosta de caminhadas | Também gosta de escalada | create
A irmã é médica | O irmão é cozinheiro | create
Enviar o relatório semanal à sexta | Enviar o relatório mensal no dia 1 | create
Sem reuniões antes das 9h | Sem reuniões depois das 18h | create
Trabalha como enfermeira | A mãe trabalha como enfermeira | create
Usa o Photoshop para imagens | Leu um artigo sobre o Gimp | create
""",
    "nl": """
Werkt op vrijdag thuis | Op vrijdag werkt de gebruiker vanuit huis | leave
Wil rapporten als pdf | Rapporten moeten in pdf | leave
Is getrouwd met Pieter | De man van de gebruiker heet Pieter | leave
Kookt in het weekend voor het hele gezin | Kookt in het weekend | leave
Huurt een appartement | Huurt een appartement in het centrum van Utrecht | update
Het kantoor is op de derde verdieping | Het kantoor is op de vijfde verdieping | update
Rijdt in een Golf | Rijdt nu in een Tesla | update
Gebruikt Outlook als agenda | Is overgestapt van Outlook naar Google Agenda | update
Antwoord in het Engels | Antwoord voortaan in het Nederlands | update
Drinkt koffie | Drinkt geen koffie meer | over
Is lid van een roeivereniging | Heeft het lidmaatschap van de roeivereniging opgezegd | over
Zet een samenvatting boven elk rapport | Wil geen samenvatting boven rapporten meer | over
Houdt van wandelen | Houdt ook van klimmen | create
Zus is arts | Broer is kok | create
Stuur het weekrapport op vrijdag | Stuur het maandrapport op de eerste | create
Geen vergaderingen voor 9 uur | Geen vergaderingen na 18 uur | create
Werkt als verpleegkundige | Moeder werkt als verpleegkundige | create
Gebruikt Photoshop voor beelden | Las een artikel over Gimp | create
""",
    "zh": """
每周五在家办公 | 周五居家办公 | leave
报告要用PDF格式 | 希望报告是PDF格式 | leave
丈夫叫张伟 | 和张伟结婚了 | leave
周末给全家人做饭 | 周末做饭 | leave
租了一套公寓 | 在市中心租了一套公寓 | update
办公室在三楼 | 办公室在五楼 | update
开一辆丰田 | 现在开的是特斯拉 | update
用英文回答 | 以后用中文回答 | update
每周工作40小时 | 每周工作30小时 | update
喜欢上午开会 | 现在更喜欢下午开会 | update
喝咖啡 | 不再喝咖啡 | over
是划船俱乐部的会员 | 已经退出划船俱乐部 | over
每份报告加摘要 | 报告不再需要摘要 | over
喜欢徒步 | 也喜欢攀岩 | create
姐姐是医生 | 哥哥是厨师 | create
周报在周五发 | 月报在1号发 | create
九点之前不开会 | 下午六点之后不开会 | create
职业是护士 | 母亲的职业是护士 | create
用Photoshop处理图片 | 读了一篇关于Gimp的文章 | create
""",
    "ja": """
金曜日は在宅勤務をしている | 金曜はテレワークである | leave
レポートはPDF形式がいい | レポートはPDFでほしい | leave
夫の名前は健太 | 健太さんと結婚している | leave
週末は家族のために料理をする | 週末に料理をする | leave
マンションを借りている | 都心にマンションを借りている | update
オフィスは三階にある | オフィスは五階にある | update
トヨタの車に乗っている | 今はテスラの車に乗っている | update
英語で回答する | これからは日本語で回答してほしい | update
週に40時間働いている | 週に30時間働いている | update
午前の会議を好む | 今は午後の会議を好む | update
コーヒーを飲む | もうコーヒーは飲まない | over
ボート部に入っている | ボート部を辞めた | over
レポートに要約を付ける | レポートに要約はもう付けないでほしい | over
ハイキングが好き | クライミングも好き | create
姉は医者である | 兄は料理人である | create
週報は金曜日に送る | 月報は1日に送る | create
九時前に会議を入れない | 十八時以降に会議を入れない | create
看護師として働いている | 母は看護師として働いている | create
画像にはPhotoshopを使う | Gimpの記事を読んだ | create
""",
    "hi": """
शुक्रवार को घर से काम करते हैं | हर शुक्रवार घर से काम करते हैं | leave
रिपोर्ट पीडीएफ़ में चाहते हैं | रिपोर्ट पीडीएफ में चाहिए | leave
पति का नाम राकेश है | राकेश से शादी हुई है | leave
सप्ताहांत में पूरे परिवार के लिए खाना पकाते हैं | सप्ताहांत में खाना पकाते हैं | leave
किराए का फ़्लैट है | पुणे में किराए का फ़्लैट है | update
ऑफ़िस तीसरी मंज़िल पर है | ऑफ़िस पाँचवीं मंज़िल पर है | update
मारुति कार चलाते हैं | अब टेस्ला कार चलाते हैं | update
अंग्रेज़ी में जवाब दें | अब से हिंदी में जवाब दें | update
हफ़्ते में 40 घंटे काम करते हैं | हफ़्ते में 30 घंटे काम करते हैं | update
कॉफ़ी पीते हैं | अब कॉफ़ी नहीं पीते | over
नौका क्लब के सदस्य हैं | नौका क्लब छोड़ दिया | over
हर रिपोर्ट में सारांश जोड़ें | रिपोर्ट में सारांश अब नहीं चाहिए | over
पैदल यात्रा पसंद है | चढ़ाई भी पसंद है | create
बहन डॉक्टर है | भाई रसोइया है | create
साप्ताहिक रिपोर्ट शुक्रवार को भेजें | मासिक रिपोर्ट पहली तारीख़ को भेजें | create
नौ बजे से पहले बैठक न रखें | शाम छह बजे के बाद बैठक न रखें | create
नर्स का पेशा है | माँ का पेशा नर्स है | create
चित्रों के लिए फ़ोटोशॉप का उपयोग करते हैं | जिम्प पर एक लेख पढ़ा | create
""",
    "ar": """
يعمل من المنزل كل جمعة | يوم الجمعة يعمل عن بعد | leave
يريد التقارير بصيغة PDF | التقارير يجب أن تكون PDF | leave
متزوجة من كريم | زوجها اسمه كريم | leave
يطبخ في عطلة نهاية الأسبوع لكل العائلة | يطبخ في عطلة نهاية الأسبوع | leave
يستأجر شقة | يستأجر شقة في وسط المدينة قرب النهر | update
مكتبه في الطابق الثالث | مكتبه في الطابق الخامس | update
يقود سيارة تويوتا | يقود الآن سيارة تسلا | update
الرد بالإنجليزية | الرد بالعربية من الآن فصاعدا | update
يعمل 40 ساعة في الأسبوع | يعمل 30 ساعة في الأسبوع | update
يشرب القهوة | لم يعد يشرب القهوة | over
عضو في نادي التجديف | ترك نادي التجديف | over
أضف ملخصا إلى كل تقرير | لم يعد يريد ملخصا في التقارير | over
يحب المشي في الجبال | يحب التسلق أيضا | create
أخته طبيبة | أخوه طباخ | create
إرسال التقرير الأسبوعي يوم الجمعة | إرسال التقرير الشهري في أول الشهر | create
لا اجتماعات قبل التاسعة | لا اجتماعات بعد السادسة مساء | create
يعمل ممرضا | والدته تعمل ممرضة | create
يستخدم فوتوشوب للصور | قرأ مقالا عن جيمب | create
""",
}
