"""Pairs again, of further kinds of things, in the form of ``english``."""

from __future__ import annotations

PAIRS = {
    "en": """
Orders decaf after lunch | After lunch drinks decaf only | leave
Gets seasick on ferries | Suffers from seasickness on ferries | leave
Wants no more than five bullets per slide | At most five bullets a slide | leave
Usually shops at the Saturday market | Goes shopping at the market on Saturdays | leave
Has shoe size 42 | Shoe size is 42 | leave
Is a night owl | Works best late at night | create
Keep the tone friendly | Use a friendly tone | leave
Always cite sources | Sources must always be cited | leave
Never share the calendar with vendors | Don't share the calendar with vendors | leave
Son is called Otto | Has a son named Otto | leave
Has three sisters | I've got three sisters | leave
Manages a team of nine people | The user's team has nine people | leave
Plays the drums in a blues band | Plays drums | leave
Attends a pottery course on Mondays at the arts centre | Takes a pottery course | leave
Is based in Lagos | Lives in Lagos with her husband and twins | update
Uses Trello | Uses Trello for household chores | update
Reads science fiction | Reads science fiction by African authors | update
Has an electric bike | Has an electric bike from Canyon with two batteries | update
Wants answers in German | Wants answers in English now | update
Sprint length is two weeks | Sprint length is three weeks | update
Rent is due on the 1st | Rent is due on the 15th now | update
Landlord is Mr Keane | New landlord is Ms Doyle | update
Is in the sales department | Is in the procurement department now | update
Gym is PureFit on Mill Lane | Has changed the gym from PureFit to IronHouse | update
Prefers charts to tables | Prefers tables to charts | update
Invoices go to accounts@north.example | Invoices go to billing@north.example from now on | update
Emergency contact is Theo | Emergency contact is Marta | update
The kickoff is on 2 June | The kickoff has been brought forward to 28 May | update
Takes sugar in tea | Takes tea without sugar now | update
Is on a low-carb diet | Has switched to a Mediterranean diet | update
Likes working in cafés | Does not like working in cafés | update
Include a table of contents | Leave out the table of contents | update
Has a labrador called Duke | Duke the labrador has died | over
Is on the waiting list for a kidney scan | Is no longer on the waiting list for a kidney scan | over
Sings in a gospel choir | Quit the gospel choir | over
Wears contact lenses | Doesn't wear contact lenses any more | over
Uses Evernote for recipes | Has abandoned Evernote | over
Is dating Sasha | Broke up with Sasha | over
Co-hosts a podcast with Lin | The podcast with Lin has ended | over
Has a PhD in botany | Has a diploma in nursing | create
Plays the drums | Plays the drums' rival instrument, the bass, too | create
Prefers aisle seats on flights | Prefers window seats on trains | create
Grandmother lives in Porto | Grandfather lives in Faro | create
Client A pays in euros | Client B pays in yen | create
Staging runs on port 8080 | Production runs on port 9090 | create
Likes Icelandic music | Watched a film about Iceland | create
Has a nephew called Arlo | Has a niece called Arla | create
Wants short summaries | Wants long reports | create
Uses a standing desk at home | Uses a treadmill at the office | create
Works with React at work | Learns Elm in the evenings | create
Wants a reminder on the 1st about rent | Wants a reminder on the 20th about taxes | create
Wife works at the museum | Works at the museum archive on Fridays | create
Subscribes to Netflix / Subscribes to Spotify | Subscribes to Netflix | forget
Plans to buy a lamp / Bought a sofa in March | Plans to buy a lamp | forget
Sister is called Ruth / Ruth is a surgeon | Brother is called Ruth | keep
""",
    "de": """
Isst mittags meist Salat | Mittags gibt es meistens Salat | leave
Schuhgröße ist 42 | Hat Schuhgröße 42 | leave
Ihr Sohn heißt Otto | Hat einen Sohn namens Otto | leave
Leitet ein Team mit neun Leuten | Das Team hat neun Leute | leave
Nie Emojis verwenden | Verwende keine Emojis | leave
Spielt Schlagzeug in einer Bluesband | Spielt Schlagzeug | leave
Liest Krimis | Liest Krimis aus Skandinavien | update
Ist in der Vertriebsabteilung | Ist jetzt in der Einkaufsabteilung | update
Vermieter ist Herr Kern | Die neue Vermieterin ist Frau Dohm | update
Antworten auf Deutsch | Antworten ab jetzt auf Englisch | update
Notfallkontakt ist Theo | Notfallkontakt ist Marta | update
Trinkt Tee mit Zucker | Trinkt Tee jetzt ohne Zucker | update
Singt im Gospelchor | Hat den Gospelchor verlassen | over
Nutzt Evernote für Rezepte | Nutzt Evernote nicht mehr | over
Großmutter lebt in Porto | Großvater lebt in Faro | create
Spielt Tennis am Montag | Geht am Montag schwimmen | create
Kunde A zahlt in Euro | Kunde B zahlt in Yen | create
Der Sohn Max spielt Hockey | Die Tochter Lea spielt Hockey | create
""",
    "fr": """
Mange souvent une salade à midi | Le midi, mange souvent une salade | leave
A un fils prénommé Otto | Son fils s'appelle Otto | leave
Ne jamais utiliser d'emojis | N'utilise pas d'emojis | leave
Joue de la batterie dans un groupe de blues | Joue de la batterie | leave
Lit des polars | Lit des polars scandinaves | update
Le propriétaire est M. Keller | La nouvelle propriétaire est Mme Dumas | update
Réponds en allemand | Réponds désormais en anglais | update
Boit son thé avec du sucre | Boit maintenant son thé sans sucre | update
Chante dans une chorale gospel | A quitté la chorale gospel | over
Utilise Evernote pour les recettes | N'utilise plus Evernote | over
Sa grand-mère vit à Porto | Son grand-père vit à Faro | create
Le client A paie en euros | Le client B paie en yens | create
Son fils Max joue au hockey | Sa fille Léa joue au hockey | create
Préfère le train à l'avion | Aime mieux le train que l'avion | leave
Habite seule | Vit avec son compagnon maintenant | update
""",
    "es": """
Suele comer ensalada al mediodía | Al mediodía suele comer ensalada | leave
Tiene un hijo llamado Otto | Su hijo se llama Otto | leave
No usar emojis nunca | No uses emojis | leave
Toca la batería en una banda de blues | Toca la batería | leave
Lee novela negra | Lee novela negra escandinava | update
El casero es el señor Ruiz | La nueva casera es la señora Mora | update
Responde en alemán | A partir de ahora responde en inglés | update
Toma el té con azúcar | Ahora toma el té sin azúcar | update
Canta en un coro góspel | Ha dejado el coro góspel | over
Usa Evernote para las recetas | Ya no usa Evernote | over
Su abuela vive en Oporto | Su abuelo vive en Faro | create
El cliente A paga en euros | El cliente B paga en yenes | create
Su hijo Max juega al hockey | Su hija Lea juega al hockey | create
Prefiere el tren al avión | Le gusta más el tren que el avión | leave
""",
    "it": """
A pranzo mangia spesso un'insalata | Mangia spesso un'insalata a pranzo | leave
Ha un figlio di nome Otto | Suo figlio si chiama Otto | leave
Non usare mai emoji | Non usare emoji | leave
Suona la batteria in un gruppo blues | Suona la batteria | leave
Legge gialli | Legge gialli scandinavi | update
Il padrone di casa è il signor Rossi | La nuova padrona di casa è la signora Mori | update
Rispondi in tedesco | D'ora in poi rispondi in inglese | update
Beve il tè con lo zucchero | Ora beve il tè senza zucchero | update
Canta in un coro gospel | Ha lasciato il coro gospel | over
Usa Evernote per le ricette | Non usa più Evernote | over
La nonna vive a Porto | Il nonno vive a Faro | create
Il cliente A paga in euro | Il cliente B paga in yen | create
Il figlio Max gioca a hockey | La figlia Lea gioca a hockey | create
Preferisce il treno all'aereo | Al treno preferisce l'aereo | update
""",
    "pt": """
Costuma comer salada ao almoço | Ao almoço costuma comer salada | leave
Tem um filho chamado Otto | O filho chama-se Otto | leave
Nunca usar emojis | Não usar emojis | leave
Toca bateria numa banda de blues | Toca bateria | leave
Lê policiais | Lê policiais escandinavos | update
Responde em alemão | A partir de agora responde em inglês | update
Bebe o chá com açúcar | Agora bebe o chá sem açúcar | update
Canta num coro gospel | Saiu do coro gospel | over
Usa o Evernote para receitas | Já não usa o Evernote | over
A avó vive no Porto | O avô vive em Faro | create
O cliente A paga em euros | O cliente B paga em ienes | create
O filho Max joga hóquei | A filha Lea joga hóquei | create
Prefere o comboio ao avião | Gosta mais do comboio do que do avião | leave
""",
    "nl": """
Eet 's middags meestal salade | 's Middags eet de gebruiker meestal salade | leave
Heeft een zoon genaamd Otto | De zoon heet Otto | leave
Gebruik nooit emoji's | Geen emoji's gebruiken | leave
Speelt drums in een bluesband | Speelt drums | leave
Leest thrillers | Leest Scandinavische thrillers | update
De huisbaas is meneer Kok | De nieuwe huisbaas is mevrouw Dijk | update
Antwoord in het Duits | Antwoord vanaf nu in het Engels | update
Drinkt thee met suiker | Drinkt nu thee zonder suiker | update
Zingt in een gospelkoor | Heeft het gospelkoor verlaten | over
Gebruikt Evernote voor recepten | Gebruikt Evernote niet meer | over
Oma woont in Porto | Opa woont in Faro | create
Klant A betaalt in euro's | Klant B betaalt in yen | create
Zoon Max speelt hockey | Dochter Lea speelt hockey | create
Reist liever met de trein dan met het vliegtuig | Heeft liever de trein dan het vliegtuig | leave
""",
    "zh": """
有个儿子叫小虎 | 儿子名叫小虎 | leave
不要使用表情符号 | 别用表情符号 | leave
在蓝调乐队里打鼓 | 会打鼓 | leave
爱看推理小说 | 爱看日本推理小说 | update
房东是王先生 | 新房东是赵女士 | update
请用德语回答 | 从现在起请用英语回答 | update
喝茶加糖 | 现在喝茶不加糖 | update
参加合唱团 | 退出了合唱团 | over
用印象笔记记菜谱 | 不再用印象笔记 | over
奶奶住在大连 | 爷爷住在青岛 | create
客户甲用欧元付款 | 客户乙用日元付款 | create
儿子小虎踢足球 | 女儿小美踢足球 | create
比起飞机更喜欢火车 | 更喜欢坐火车而不是飞机 | leave
上海分公司的负责人是陈静 | 上海分公司的负责人换成了刘洋 | update
""",
    "ja": """
息子の名前は太郎 | 太郎という息子がいる | leave
絵文字は使わない | 絵文字を使わないでほしい | leave
ブルースバンドでドラムを叩いている | ドラムを叩く | leave
推理小説を読む | 北欧の推理小説を読む | update
大家は田村さん | 新しい大家は小林さん | update
ドイツ語で答えてほしい | これからは英語で答えてほしい | update
紅茶に砂糖を入れる | 今は紅茶に砂糖を入れない | update
合唱団で歌っている | 合唱団をやめた | over
レシピにEvernoteを使っている | もうEvernoteは使っていない | over
祖母は長崎に住んでいる | 祖父は熊本に住んでいる | create
顧客Aはユーロで支払う | 顧客Bは円で支払う | create
息子の太郎はサッカーをしている | 娘の花子はサッカーをしている | create
飛行機より電車が好き | 電車のほうが飛行機より好き | leave
""",
    "hi": """
दोपहर में अक्सर सलाद खाते हैं | अक्सर दोपहर में सलाद खाते हैं | leave
बेटे का नाम अर्जुन है | अर्जुन नाम का एक बेटा है | leave
इमोजी का उपयोग न करें | कभी इमोजी इस्तेमाल न करें | leave
ब्लूज़ बैंड में ड्रम बजाते हैं | ड्रम बजाते हैं | leave
जासूसी उपन्यास पढ़ते हैं | बांग्ला जासूसी उपन्यास पढ़ते हैं | update
मकान मालिक श्री गुप्ता हैं | नई मकान मालकिन श्रीमती दास हैं | update
जर्मन में जवाब दें | अब से अंग्रेज़ी में जवाब दें | update
चाय चीनी के साथ पीते हैं | अब चाय बिना चीनी के पीते हैं | update
गायन मंडली में गाते हैं | गायन मंडली छोड़ दी | over
व्यंजनों के लिए एवरनोट का उपयोग करते हैं | अब एवरनोट का उपयोग नहीं करते | over
दादी पटना में रहती हैं | दादा राँची में रहते हैं | create
बेटा अर्जुन हॉकी खेलता है | बेटी मीरा हॉकी खेलती है | create
हवाई जहाज़ से ज़्यादा ट्रेन पसंद है | ट्रेन हवाई जहाज़ से ज़्यादा पसंद है | leave
""",
    "ar": """
يأكل السلطة عادة ظهرا | عادة يأكل السلطة في الظهر | leave
لديه ابن اسمه آدم | ابنه اسمه آدم | leave
عدم استخدام الرموز التعبيرية | لا تستخدم الرموز التعبيرية | leave
يعزف على الطبل في فرقة بلوز | يعزف على الطبل | leave
يقرأ الروايات البوليسية | يقرأ الروايات البوليسية الاسكندنافية | update
صاحب المنزل هو السيد عمر | صاحبة المنزل الجديدة هي السيدة ليلى | update
أجب بالألمانية | من الآن فصاعدا أجب بالإنجليزية | update
يشرب الشاي بالسكر | يشرب الشاي الآن بدون سكر | update
يغني في جوقة | ترك الجوقة | over
يستخدم إيفرنوت للوصفات | لم يعد يستخدم إيفرنوت | over
جدته تعيش في طرابلس | جده يعيش في بنغازي | create
ابنه آدم يلعب الهوكي | ابنته سارة تلعب الهوكي | create
يفضل القطار على الطائرة | يفضل القطار على الطائرة في السفر | update
""",
}
