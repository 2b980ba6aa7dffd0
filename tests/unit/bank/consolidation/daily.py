"""Pairs of everyday facts, told again in other words or changed, in the form of ``english``."""

from __future__ import annotations

PAIRS = {
    "en": """
Takes the 7:42 train to Leeds / Keeps a diary | Catches the 7:42 train to Leeds | leave
Has a mortgage with Northgate Bank | The mortgage is with Castle Building Society now | update
Is on a low-salt diet | Follows a diet low in salt | leave
Walks the dog before breakfast | Walks the dog before breakfast along the canal | update
Physio appointment is on Tuesday at ten | Physio appointment was moved to Friday at two | update
Pays for a parking permit | Cancelled the parking permit | over
Has a gym membership at Ironworks / Reads on the bus | Gym membership | forget
Grandson is called Theo | Granddaughter is called Mabel | create
Teaches pottery at the community centre | Runs pottery classes at the community centre | leave
Uses Firefox as the default browser | Default browser is Brave now | update
Wants code examples in Python | Please write code examples in Rust from now on | update
Is a member of the sailing club | Belongs to the sailing club | leave
Plays chess online in the evenings | Used to play chess but gave it up last year | over
Allergic to penicillin / Wears contact lenses | Cannot take penicillin because of an allergy | leave
Has a cabin by a lake | Has a cabin by a lake in northern Finland | update
Wedding is planned for May | Wedding has been put off until September | update
Car insurance runs out in October | Car insurance runs out in November | update
Prefers hotel rooms on a high floor | Likes to have a hotel room on an upper floor | leave
Drinks oat milk in coffee | Drinks black coffee at the office | create
Is reading a biography of Ada Lovelace | Finished the biography of Ada Lovelace | over
Sends invoices on the first of the month | Sends invoices on the fifteenth of the month | update
Father-in-law has diabetes / Is a beekeeper | Father-in-law is diabetic | leave
Runs a bakery with her sister | The bakery has been sold | over
Learns Greek with an app | Is learning Greek using an app | leave
Keeps backups on an external drive | Keeps backups in the cloud now | update
Bought a house in Whitby last summer | Bought a house in Whitby | leave
Needs step-by-step instructions | Wants instructions one step at a time | leave
Meetings should have an agenda | Meetings must not last longer than an hour | create
Phone contract is with Telnova | Switched the phone contract to Orbifon | update
Has three nephews | Now has four nephews | update
Coaches the under-twelves | Is the coach of the under-twelves | leave
Has asthma / Plays darts on Thursdays | That I have asthma | forget
Wants headings in title case | Headings in sentence case please | update
Is training for a marathon | Is training for a triathlon instead of the marathon | update
Lives with two flatmates | Lives alone now | update
Works night shifts at the hospital | Works at the hospital | leave
Has a season ticket for the theatre | The theatre season ticket | forget
Likes thrillers | Likes Scandinavian thrillers best | update
Is afraid of flying | Has a fear of flying | leave
Is afraid of flying | Is no longer afraid of flying | over
Buys vegetables at the market | Asked how the market opened | create
Uses a standing desk | Works at a standing desk | leave
Wants tables sorted by date | Wants tables sorted by amount | update
Wants distances in miles | Give distances in kilometres | update
Wants distances in miles for cycling | Wants distances in metres for swimming | create
The report is due on Monday | The deadline for the report is Monday | leave
Team lead is Aisha | Aisha leads the team | leave
Team lead is Aisha | Bruno has taken over as team lead | update
Data is stored in Frankfurt | Data will be stored in Dublin from January | update
The server runs Debian | The server runs Debian 12 with nightly updates | update
Decided on blue tiles for the bathroom | Went for blue tiles in the bathroom | leave
Decided on blue tiles for the bathroom | Decided on white tiles for the kitchen | create
Does yoga twice a week | Practises yoga two times a week | leave
Daughter goes to Elm Street School | Daughter changed to Riverside School | update
Son plays the cello | Son has stopped playing the cello | over
Son plays the cello | Daughter plays the cello | create
Mows the lawn on Saturdays | Saturday is when the lawn gets mowed | leave
Has a piano / Is retired | Sold the piano | over
Passport expires in 2027 / Visa is valid for a year | The passport expiry | forget
Eats lunch at noon | Has lunch at twelve | leave
Address me as Captain | Call me Jo from now on | update
Sign emails with Best regards | Close emails with Kind regards from now on | update
Wants three options for each question | Wants just one recommendation per question | update
Subscribes to the Weekly Ledger | Has a subscription to the Weekly Ledger | leave
Subscribes to the Weekly Ledger | No longer subscribes to the Weekly Ledger | over
Grows tomatoes on the balcony | Grows herbs on the windowsill | create
Cooks without garlic | Never uses garlic in cooking | leave
Rents a studio in Ghent | Read about rents in Ghent | create
Is a night owl | Stays up late | leave
Office has moved to the third floor | Office is on the fifth floor now | update
Speaks a little Swahili | Speaks Swahili fluently now | update
Had a knee operation in 2021 / Owns a kayak | What I said about the knee operation | forget
""",
    "de": """
Fährt im Winter Langlauf | Macht im Winter Langlauf | leave
Die Probe des Chors ist dienstags | Die Chorprobe findet jetzt donnerstags statt | update
Hat Heuschnupfen | Leidet an Heuschnupfen | leave
Hat einen Schrebergarten | Den Schrebergarten hat er aufgegeben | over
Trinkt morgens Kaffee mit Milch | Trinkt abends Kräutertee | create
Möchte Antworten in Du-Form | Bitte ab jetzt siezen | update
Steuerberaterin ist Frau Lenz | Steuerberater ist jetzt Herr Okafor | update
Hat eine Wohnung in Kassel gekauft | Die Wohnung in Kassel | forget
""",
    "fr": """
Fait du pain maison le dimanche | Le dimanche, il fait lui-même son pain | leave
Son fils est allergique aux noix | Son fils a une allergie aux noix | leave
Le cours de dessin a lieu le mardi | Le cours de dessin passe au jeudi | update
A un potager | A un potager de cent mètres carrés derrière la maison | update
Utilise un ordinateur portable Dell | A remplacé son Dell par un MacBook | update
Joue au bridge le vendredi | Ne joue plus au bridge | over
Veut des réponses avec des exemples | Veut des réponses sans emojis | create
Prend le bus pour aller au bureau | Va au bureau en bus | leave
Sa banque est le Crédit du Nord | Son assureur est la Maif | create
A été opéré du genou | Son opération du genou | forget
""",
    "es": """
Vive con sus padres | Ahora vive solo | update
Practica natación tres veces por semana | Nada tres veces por semana | leave
Tiene una moto | Vendió la moto | over
La fecha de entrega es el 4 de mayo | La entrega se aplazó al 18 de mayo | update
Le gusta el té verde | Le gusta el té verde con jengibre | update
Toca la guitarra en un grupo | Su hermano toca la batería en un grupo | create
Trabaja de enfermera | Es enfermera | leave
No come marisco | Evita el marisco | leave
Quiere los precios con IVA | Quiere los precios sin IVA | update
Es miembro de un club de lectura | Lo del club de lectura | forget
""",
    "it": """
Va in palestra due volte a settimana | Fa palestra due volte la settimana | leave
Ha un abbonamento al teatro | Ha disdetto l'abbonamento al teatro | over
Il corso di ceramica è il lunedì | Il corso di ceramica è stato spostato al mercoledì | update
Suo marito è elettricista | Il marito lavora come elettricista | leave
Preferisce risposte in elenco puntato | Preferisce le date in formato ISO | create
Guida una Panda | Adesso guida una Yaris | update
Non beve alcolici | È astemio | leave
Ha due figli | Ha due figli, Marco e Giulia | update
Il nome del cane è Argo | Il nome del cane | forget
""",
    "pt": """
Mora no Porto | Mudou-se para Braga | update
Gosta de correr à beira-mar | Costuma correr junto ao mar | leave
É alérgica a amendoim | Tem alergia a amendoim | leave
Tem aulas de violão às quartas | As aulas de violão passaram para as sextas | update
Faz trabalho voluntário num hospital | Deixou o voluntariado no hospital | over
Usa o Outlook para o correio | O filho usa o Outlook | create
Toma café sem açúcar | Bebe o café sem açúcar | leave
O carro dele é um Fiat | O carro | forget
""",
    "nl": """
Werkt als kapster | Is kapster van beroep | leave
Volgt een cursus Spaans op maandag | De cursus Spaans is nu op woensdag | update
Heeft een volkstuin | Heeft de volkstuin opgezegd | over
Drinkt thee zonder suiker | Gebruikt geen suiker in de thee | leave
Wil bedragen in euro's | Wil temperaturen in Celsius | create
Zus woont in Arnhem | Zus is verhuisd naar Zwolle | update
Houdt van wandelen | Houdt van wandelen in de Ardennen | update
Heeft hoogtevrees | De hoogtevrees | forget
""",
    "zh": """
每周三上钢琴课 | 钢琴课改到周五了 | update
对海鲜过敏 | 吃海鲜会过敏 | leave
在医院当护士 | 职业是医院护士 | leave
养了一只猫 | 妹妹养了一只狗 | create
喜欢爬山 | 喜欢周末和朋友爬山 | update
有健身卡 | 健身卡已经退了 | over
手机是小米 | 手机换成了华为 | update
膝盖做过手术 | 膝盖手术的事 | forget
""",
    "ja": """
毎朝ジョギングをしている | 毎朝走っている | leave
会議は水曜の午後 | 会議は金曜の午後に変更になった | update
犬を飼っている | 弟が猫を飼っている | create
花粉症である | 花粉症に悩んでいる | leave
車を持っている | 車は手放した | over
京都で茶道を習っている | 茶道を習っている | leave
銀行に勤めている | 銀行で働いている | leave
趣味は写真 | 写真の趣味のこと | forget
""",
    "hi": """
सुबह योग करते हैं | रोज़ सुबह योगाभ्यास करते हैं | leave
बेटी डॉक्टर है | बेटी डॉक्टरी करती है | leave
बैठक सोमवार को है | बैठक अब बुधवार को होगी | update
चाय बिना चीनी के पीते हैं | कॉफ़ी दूध के साथ पीते हैं | create
स्कूटर है | स्कूटर बेच दिया | over
पुणे में रहते हैं | अब नागपुर में रहते हैं | update
घुटने का ऑपरेशन हुआ था | घुटने का ऑपरेशन | forget
""",
    "ar": """
يعمل مهندسا في شركة طيران | مهندس في شركة طيران | leave
يسكن في عمان | انتقل إلى إربد | update
لديه حساسية من الفول السوداني | يعاني من حساسية الفول السوداني | leave
يدرس الخط العربي يوم السبت | أصبح درس الخط العربي يوم الأحد | update
لديه دراجة نارية | باع الدراجة النارية | over
ابنته تدرس الطب | ابنه يدرس الهندسة | create
يحب القهوة | يحب القهوة مع الهيل | update
""",
}
