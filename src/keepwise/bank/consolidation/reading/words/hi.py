"""Hindi: words that say the same, a group a line; the first names it."""

from __future__ import annotations

TABLE = """
smell: गंध महक ख़ुशबू खुशबू
surgery: ऑपरेशन सर्जरी शल्य
tablet: दवा दवाई गोली दवाइयाँ गोलियाँ
injection: टीका सुई इंजेक्शन
pain: दर्द पीड़ा
cold: ज़ुकाम जुकाम सर्दी_ज़ुकाम
deaf: बहरा बहरी कम_सुनाई
blind: अंधा दृष्टिहीन नेत्रहीन
glasses: चश्मा ऐनक
insomnia: अनिद्रा नींद_नहीं
vertigo: ऊँचाई_से_डर* ऊंचाई_से_डर*
pregnant: गर्भवती
teetotal: शराब_नहीं नशा_नहीं
diabetic: मधुमेह डायबिटीज़ डायबिटीज शुगर_की
headache: सिरदर्द सिर_दर्द माइग्रेन
lunch: दोपहर_का_खाना लंच दोपहर_का_भोजन
dinner: रात_का_खाना डिनर रात_का_भोजन
breakfast: नाश्ता
restaurant: रेस्तराँ रेस्तरां भोजनालय
fridge: फ़्रिज फ्रिज
house: घर मकान
flat: फ़्लैट फ्लैट अपार्टमेंट
rent: किराया किराए
loan: क़र्ज़ कर्ज ऋण लोन
salary: वेतन तनख़्वाह तनख्वाह सैलरी
gift: उपहार तोहफ़ा तोहफा
letter: चिट्ठी पत्र ख़त
coin: सिक्का सिक्के सिक्कों
old: पुराना पुरानी पुराने
repair: मरम्मत ठीक_करते
sew: सिलाई सिलते
knit: बुनाई बुनना बुनते बुनने
weave: बुनकर
pottery: मिट्टी_के_बर्तन
draw: चित्र चित्रकारी पेंटिंग
sing: गाना गाते गायन गीत
folk_song: लोकगीत लोक_गीत
film: फ़िल्म फिल्म सिनेमा
book: किताब पुस्तक किताबें
newspaper: अख़बार अखबार समाचारपत्र
library: पुस्तकालय लाइब्रेरी
chess: शतरंज
yoga: योग योगाभ्यास योगासन
exercise: व्यायाम कसरत
run: दौड़ दौड़ते जॉगिंग
swim: तैराकी तैरते तैरना
walk: सैर टहलते टहलने
club: क्लब संघ
volunteer: स्वयंसेवक स्वयंसेवा
temple: मंदिर
pray: पूजा प्रार्थना
fast: व्रत उपवास रोज़ा रोज़े
wedding: शादी विवाह
festival: त्योहार पर्व
sleep: सोते सोना नींद
early_riser: जल्दी_उठते सवेरे_उठते
clothes: कपड़े वस्त्र
shoes: जूते जूता
flight: उड़ान हवाई_जहाज़ विमान
motorbike: मोटरसाइकिल बाइक
scooter: स्कूटर स्कूटी
ticket: टिकट
luggage: सामान
holiday: छुट्टियाँ छुट्टियों
travel: यात्रा सफ़र
plant: पौधे पौधा
vegetable: सब्ज़ी सब्ज़ियाँ सब्ज़ियों
exam: परीक्षा इम्तिहान
student: छात्र विद्यार्थी छात्रा
doctor: डॉक्टर डॉक्टरी चिकित्सक
nurse: नर्स
teacher: अध्यापक शिक्षक अध्यापिका शिक्षिका
engineer: इंजीनियर अभियंता
lawyer: वकील वकालत
farmer: किसान खेती
driver: ड्राइवर चालक
shop: दुकान
shopkeeper: दुकानदार
unemployed: बेरोज़गार
laptop: लैपटॉप
computer: कंप्यूटर
screen: स्क्रीन पर्दा
mobile: मोबाइल फ़ोन फोन
password: पासवर्ड
attachment: संलग्नक
source: स्रोत
font: फ़ॉन्ट
example: उदाहरण मिसाल
step: चरण क़दम
explain: समझा* व्याख्या
simple: सरल आसान
report: रिपोर्ट
note: नोट टिप्पणी
reminder: याद_दिला*
help: मदद सहायता
buy: ख़रीद* खरीद*
begin: शुरू आरंभ
look_after: देखभाल
twin: जुड़वाँ
shy: शर्मीला शर्मीली
often: अकसर
sometimes: कभी-कभी
village: गाँव गांव
outside: बाहर
sugar: चीनी शक्कर
salt: नमक
milk: दूध
spicy: तीखा मसालेदार
peanut: मूँगफली मूंगफली
egg: अंडा अंडे
sari: साड़ी साड़ियाँ साड़ियां साड़ियों
morning_tea: सुबह_की_चाय
pork: सूअर_का_मांस सूअर_के_मांस सूअर
doing: पहन* लगा* चला* बना* रख* ले* कर*
"""
