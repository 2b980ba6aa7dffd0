"""Pairs that are mostly one fact in two wordings, in the form of ``english``."""

from __future__ import annotations

PAIRS = {
    "en": """
Keeps a parrot that swears / Plays bowls | Has a swearing parrot | leave
Tunes pianos for a living | Earns his living as a piano tuner | leave
Is saving for a trip to Japan | Puts money aside for a journey to Japan | leave
Bell ringing practice is on Wednesdays | Bell ringing practice moves to Mondays | update
Hosts a radio show about jazz | The radio show has been cancelled | over
Lives on a houseboat | Home is a houseboat | leave
Lives on a houseboat in Bristol | Lives on a houseboat | leave
Has a stepdaughter called Ines | Has a stepson called Otto | create
Wears size 10 boots | Boot size is 10 | leave
Commutes by tram | Cycles to the office these days | update
Pays rent on the third of the month | Rent is due on the third of each month | leave
The band rehearses in Ollie's garage | Band rehearsals take place in Ollie's garage | leave
The band rehearses in Ollie's garage | The band now rehearses in the old fire station | update
Cannot eat gluten | Is coeliac | leave
Runs a hat shop / Cannot eat gluten | The hat shop | forget
Is a tram driver / Asked about tram times | Works as a tram driver | leave
Wants summaries of at most 100 words | Summaries should be 200 words at most | update
Wants maps to have north at the top | Wants charts to start at zero | create
Booked the ferry for 12 June | The ferry booking was changed to 19 June | update
Booked the ferry for 12 June | The ferry | forget
Collects teapots | Has a teapot collection | leave
Collects teapots | Collects teapots shaped like animals | update
Grandmother lived to be 101 | Grandfather was a miner | create
Never flies | Does not travel by plane | leave
Teaches maths at a secondary school | Is a maths teacher at a secondary school | leave
Teaches maths at a secondary school | Maths teacher | forget
Takes sugar in tea | Takes no sugar in tea any more | over
Goes to bed at ten | Bedtime is 10 pm | leave
Goes to bed at ten | Goes to bed at half past eleven now | update
Has two guinea pigs | Has two guinea pigs named Salt and Pepper | update
Uses a Canon camera | Uses a Nikon for wildlife | create
Mother lives in a care home in Hull | Mother is in a nursing home in Hull | leave
Mother lives in a care home in Hull | Mother moved to a care home in York | update
Has a peanut allergy | Son has an egg allergy | create
Is writing a cookbook | Is working on a cookbook | leave
Drafts should be double-spaced | Drafts should be single-spaced from here on | update
Prefers to be contacted by text message | Would like to be contacted via text message | leave
Prefers to be contacted by text message | Prefers to be contacted by email now | update
Is vegetarian except for fish | Eats fish but no meat | leave
Plays the accordion at weddings | Heard an accordion at a wedding | create
Shares a car with a neighbour | The shared car | forget
Has been sober since 2020 | Does not drink alcohol | leave
The team ships every second Thursday | Releases go out every other Thursday | leave
The API limit is 500 calls | The API limit is now 800 calls | update
Wants the formal letter signed by both partners | Likes the formal garden at Stowe | create
Runs the village shop | Is in charge of the village shop | leave
Runs the village shop | Handed the village shop over to his niece | over
Dentist is Dr Amari | Has a new dentist, Dr Blum | update
Dentist is Dr Amari | The dentist's name | forget
Wife is pregnant | Wife is expecting a baby | leave
Works from home on Fridays | Fridays are home office days | leave
Works from home on Fridays | Works from home on Mondays as well | create
Takes the dog to agility training | Dog goes to agility training | leave
Chose the red carpet for the hall | Wants the red carpet removed | create
Pool closes at nine | The pool shuts at 9 pm | leave
Owns shares in a wind farm | Sold the wind farm shares | over
Wants the weather in Celsius | Show me the weather in Fahrenheit | update
Favourite colour is teal | Likes teal best of all colours | leave
Favourite colour is teal | Favourite colour changed to ochre | update
Sits on the parish council / Grows leeks for show | Is a parish councillor | leave
Takes the stairs to the eighth floor | Climbs the stairs to floor eight | leave
The kiln is fired on Saturdays | Kiln firing has moved to Sundays | update
Wants prices without VAT | Prices including VAT from now on, please | update
Wants prices without VAT | Wants delivery times in working days | create
Has a lodger called Bram | The lodger has moved out | over
Has a lodger called Bram / Keeps a diary in shorthand | The bit about the lodger | forget
Drives a school bus | Is a school bus driver | leave
Drives a school bus | Drives the school bus on the Glenrock route | update
Flu jab is booked for 4 October | The flu jab was rebooked for 11 October | update
Learns to play the banjo | Is taking banjo lessons | leave
Answers should come with a short summary on top | Answers should have a summary at the top | leave
Hosts a Spanish exchange student | The exchange student went back to Spain | over
Is scared of spiders / Is left-handed | Has a fear of spiders | leave
Is scared of spiders / Is left-handed | Fear of spiders | forget
Lives in a flat above a bakery | Dreamed of a flat above a bakery | create
Supports Leeds United | Is a Leeds United fan | leave
Supports Leeds United | Brother supports Hull City | create
Has season tickets for the cricket | Season tickets for the cricket, row F | update
Drinks a glass of red wine with dinner | Has given up wine | over
The book club meets at Nadia's | Book club is held at Nadia's place | leave
The book club meets at Nadia's | Book club meets at the library as of May | update
Writes left to right but reads Hebrew | Reads Hebrew | leave
Wants chapter titles in bold | Wants chapter titles in italics | update
Wants chapter titles in bold | Wants figure captions in italics | create
Saves a third of the salary | Puts a third of his wages into savings | leave
Works for a charity that plants trees | Has left the tree-planting charity | over
Pays for a storage unit | The storage unit | forget
Is recovering from a hip replacement | Recovered from the hip replacement | over
Has a twin sister | Has a twin sister who lives in Oslo | update
Never drinks coffee after three | No coffee after 3 pm | leave
The router password was changed / Owns a router | Bought a new sofa | create
Has a weekly call with the Oslo team | Weekly call with the Oslo team was dropped | over
Has a weekly call with the Oslo team | Has a weekly call with the Lima team | create
Likes to hike alone | Prefers hiking on his own | leave
Decided against a conservatory | Opted not to build a conservatory | leave
Decided to paint the shed green | The shed will be painted blue instead | update
Daughter is in year 4 | Daughter is in year 5 now | update
Rides a horse called Pepper | Rides horses | leave
Prefers summaries in Welsh | Prefers summaries in Welsh with a glossary | update
Runs a stall at the Friday market | Has a stall at the market on Fridays | leave
Uses crutches | No longer needs crutches | over
Wants to be reminded of birthdays a week ahead | Remind me of birthdays two days ahead | update
Bins are emptied on Tuesdays | Bin day is Tuesday | leave
Bins are emptied on Tuesdays | Bin day is now Thursday | update
Is a widower | Lost his wife | leave
Has a scar on the chin | Fell off a wall as a child | create
The landlord lives upstairs | The landlord wants references | create
Favourite dish is risotto | Loves risotto more than anything | leave
""",
    "de": """
Hält Bienen auf dem Dach | Hat Bienenstöcke auf dem Dach | leave
Ist Trainer der Handballjugend | Trainiert die Handballjugend | leave
Der Töpferkurs beginnt um sieben | Der Töpferkurs beginnt jetzt um halb acht | update
Möchte Rezepte ohne Zwiebeln | Bitte Rezepte mit Angabe der Kalorien | create
Hat ein Klavier geerbt | Das Klavier hat er verkauft | over
Fährt mit dem Rad zur Arbeit | Radelt zur Arbeit | leave
Nimmt abends eine Schlaftablette | Die Schlaftabletten | forget
Die Tochter studiert Jura in Jena | Die Tochter studiert Jura | leave
Ist Schiedsrichterin beim Hockey | Pfeift Hockeyspiele | leave
Der Mietvertrag läuft bis Ende März | Der Mietvertrag wurde bis Ende Juni verlängert | update
Die Oma wohnt im Pflegeheim | Die Oma lebt in einem Pflegeheim | leave
Hat zwei Wellensittiche | Die Wellensittiche sind verkauft | over
Schläft mit offenem Fenster | Das mit dem offenen Fenster | forget
Der Bruder arbeitet bei der Bahn | Die Schwester arbeitet bei der Post | create
Kocht jeden Sonntag für die Nachbarn | Sonntags kocht er für die Nachbarn | leave
""",
    "fr": """
Élève des chèvres dans le Larzac | Il est éleveur de chèvres dans le Larzac | leave
Travaille de nuit à l'hôpital | Travaille désormais de jour à l'hôpital | update
Porte des lentilles | Ne porte plus de lentilles | over
Sa voisine s'appelle Odile | Sa voisine joue du piano | create
Préfère les trains de nuit | Il aime mieux les trains de nuit | leave
Paie un loyer de 700 | Son loyer | forget
Chante dans une chorale de jazz | Fait partie d'une chorale de jazz | leave
Est pompier volontaire | Est sapeur-pompier bénévole | leave
Son frère vit à Lyon | Son frère habite Lyon | leave
Loue un garage | Ne loue plus le garage | over
A peur des chiens | La peur des chiens | forget
Aime les films muets | Aime les films muets allemands des années vingt | update
""",
    "es": """
Da clases de guitarra los sábados | Es profesor de guitarra los sábados | leave
Su jefa es Marta Ruiz | Ahora su jefe es Pablo Gil | update
Tiene un loro | El loro murió | over
Cocina sin sal | No usa sal al cocinar | leave
Quiere el informe en PDF | Quiere la factura en PDF | create
Se levanta a las seis y media | Se despierta a las 6:30 | leave
Tiene una alergia al polen | La alergia al polen | forget
La reunión de padres es el jueves | La reunión de padres se cambió al martes | update
Tiene miedo a volar | Le da miedo volar | leave
Está a dieta | Ya no está a dieta | over
Su hija vive en Quito | Su hijo vive en Lima | create
Toma pastillas para dormir | Las pastillas para dormir | forget
Prefiere respuestas breves | Le gustan más las respuestas cortas | leave
""",
    "it": """
Allena una squadra di pallavolo | È l'allenatore di una squadra di pallavolo | leave
La cena è alle otto | La cena è alle nove adesso | update
Ha un acquario | Non ha più l'acquario | over
Vuole risposte con le fonti | Vuole risposte in dialetto | create
Restaura mobili antichi | È restauratore di mobili antichi | leave
Lavora in una farmacia | È impiegato in una farmacia | leave
Il treno parte alle sette e un quarto | Adesso il treno parte alle sette e mezza | update
Ha paura dei ragni | Ha la fobia dei ragni | leave
Affitta una stanza a uno studente | Non affitta più la stanza | over
Sua sorella insegna latino | Suo fratello insegna greco | create
Il gatto si chiama Nuvola | Il nome del gatto | forget
""",
    "pt": """
Cria abelhas | Tem colmeias | leave
O ensaio do coro é às terças | O ensaio do coro mudou para quinta | update
Tem um papagaio | O papagaio | forget
Trabalha como tradutora | É tradutora | leave
É bombeiro voluntário | Trabalha como bombeiro voluntário | leave
A consulta é na segunda-feira | A consulta foi adiada para quarta-feira | update
Tem medo de cães | Sente medo de cães | leave
Aluga um quarto a estudantes | Deixou de alugar o quarto | over
A irmã vive em Faro | O primo vive em Beja | create
""",
    "nl": """
Bespeelt het kerkorgel | Is organist in de kerk | leave
De vergadering begint om kwart over negen | De vergadering begint nu om tien uur | update
Rijdt op een motor | Heeft de motor verkocht | over
Zoekt een huis in Utrecht | Zoekt een baan in Utrecht | create
Vindt koriander vies | Lust geen koriander | leave
Is bang voor honden | Heeft angst voor honden | leave
De afspraak bij de tandarts is op dinsdag | De tandartsafspraak is verzet naar vrijdag | update
Heeft een kat | De kat is overleden | over
Broer werkt bij de politie | Zus werkt bij de gemeente | create
""",
    "zh": """
报告要用表格 | 邮件要写得短 | create
周末教小孩画画 | 周末给孩子上绘画课 | leave
每月15号发工资 | 工资改为每月10号发 | update
有一辆摩托车 | 摩托车卖了 | over
怕狗 | 害怕狗 | leave
孩子在读三年级 | 孩子现在上四年级了 | update
每周末去看外婆 | 周末都会去探望外婆 | leave
订了一份早报 | 早报已经退订了 | over
弟弟在北京读大学 | 妹妹在上海读大学 | create
""",
    "ja": """
左利きである | 左手で字を書く | leave
締め切りは5月10日 | 締め切りは5月20日に延びた | update
朝食はパン | 朝食にはパンを食べる | leave
妻は薬剤師 | 妻は看護師で夜勤が多い | update
バンドでドラムを叩いている | バンドをやめた | over
犬が怖い | 犬を怖がる | leave
会社は新宿にある | 会社は渋谷に移転した | update
祖母と暮らしている | 祖母と一緒に住んでいる | leave
ジムに通っている | ジムはもう退会した | over
娘は中学生 | 息子は小学生 | create
""",
    "hi": """
शाम को टहलने जाते हैं | रोज़ शाम को सैर करते हैं | leave
बेटा क्रिकेट खेलता है | बेटी हॉकी खेलती है | create
दफ़्तर दस बजे खुलता है | दफ़्तर अब नौ बजे खुलता है | update
मांस नहीं खाते | शाकाहारी हैं | leave
कुत्तों से डरते हैं | उन्हें कुत्तों से डर लगता है | leave
बेटे की परीक्षा मार्च में है | बेटे की परीक्षा अब अप्रैल में होगी | update
बहन दिल्ली में रहती है | भाई मुंबई में रहता है | create
""",
    "ar": """
يربي النحل | لديه خلايا نحل | leave
موعد الطبيب يوم الاثنين | تأجل موعد الطبيب إلى يوم الأربعاء | update
يتعلم العزف على العود | توقف عن تعلم العود | over
أخوه طيار | أخته محامية | create
يخاف من الكلاب | لديه خوف من الكلاب | leave
اجتماع الفريق الساعة التاسعة | أصبح اجتماع الفريق الساعة العاشرة | update
أخته تسكن في بيروت | عمه يسكن في صيدا | create
يدخن | أقلع عن التدخين | over
""",
}
