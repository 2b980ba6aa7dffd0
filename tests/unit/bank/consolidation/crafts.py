"""Pairs about trades, music and village life, in the form of ``english``."""

from __future__ import annotations

PAIRS = {
    "en": """
Rings handbells in the chapel | Rings handbells in the chapel on Thursdays | update
Breeds budgerigars / Owns a lathe | Budgerigar breeder | leave
Keeps a log of tides / Teeth are whitened every spring | Keeps a log of the tides | leave
The pantomime opens on 12 December | The pantomime's opening was put back to 19 December | update
Wants sizes in inches when talking about timber | Give timber sizes in centimetres | update
Godmother is called Philippa / Dislikes liver | Has a godmother named Philippa | leave
Apprenticed to a saddler | Finished the apprenticeship with the saddler | over
Quote bus times in 24-hour form | Quote train fares in first class | create
Glove size is 8 / Hat size is 58 | Glove size is actually 9 | update
Sings bass in the male voice choir | Is a bass in the male voice choir | leave
Umpires at bowls matches | Umpiring bowls matches | forget
Umpires at bowls matches | Plays at bowls matches | create
Insulin pump is replaced every two years | Has an insulin pump | leave
Agreed to sponsor the regatta | The regatta will not be sponsored after all | over
Cousin runs a vineyard in Kent | Has a cousin who owns a vineyard in Kent | leave
Stammers slightly / Fosters kittens | Slight stammer | forget
Fosters kittens | Fosters kittens, two of them blind | update
Lease on the boatyard ends at Christmas | Lease on the boatyard was renewed until Easter | update
Recipes for two people | Recipes should serve six | update
Chairs the residents' association | Chairperson of the residents' association | leave
Prefers slate roofs | Met a slate roofer in Bangor | create
Has a godson named Rufus | Has a goddaughter named Ivy as well | create
Mends nets on the quay | Net mending on the quay is his trade | leave
Tide tables for Whitby | Tide tables for Scarborough please, not Whitby | update
Sews sails | Earns a living sewing sails | leave
Signature block has two lines | Signature block should have three lines | update
Never wears wool | Does not wear wool | leave
Never wears wool | Wears wool again | update
Gate code of the marina | The marina gate code | forget
Brews cider with a neighbour | The cider brewing | forget
The choir tour goes to Norway | The choir tour goes to Iceland instead | update
The choir tour goes to Norway | Sister went on a tour of Norway | create
Cannot swim | Is unable to swim | leave
Cannot swim | Has learned to swim | update
Has a hearing dog | Has a hearing dog called Muffin | update
Is diabetic | Has diabetes | leave
Tunes the harpsichord to 415 Hz | Tunes the harpsichord to 440 Hz these days | update
Daughter plays the oboe / Son plays the tuba | Daughter no longer plays the oboe | over
Son plays the tuba / Daughter plays the oboe | Son has switched from tuba to trombone | update
Ploughs with horses | Uses horses for ploughing | leave
Sleeps in a hammock | Sleeps in a proper bed now | update
Thatches roofs for a living | Is a thatcher by trade | leave
Explain chess moves in words | Explain chess moves with diagrams instead | update
Mother keeps llamas | The user keeps llamas | create
""",
    "de": """
Der Markt ist samstags auf dem Domplatz | Der Markt ist jetzt auf dem Rathausplatz | update
Noten im Bassschlüssel | Noten bitte im Violinschlüssel | update
Hält Zwergziegen | Hält Zwergziegen und einen Esel | update
Tante malt Ikonen | Onkel schnitzt Masken | create
Fährt nie Aufzug | Meidet Aufzüge | leave
""",
    "fr": """
Répare des accordéons | Est réparateur d'accordéons | leave
La fanfare défile à quinze heures | La fanfare défile désormais à seize heures | update
Sa tante tient une librairie à Nantes | A une tante libraire à Nantes | leave
Cultive des tulipes | Ne cultive plus de tulipes | over
Partitions en clé de sol | Partitions en clé de fa à présent | update
Collectionne les boutons | Sa collection de boutons | forget
Oncle facteur de clavecins | Cousin accordeur de pianos | create
""",
    "es": """
Toca la gaita en fiestas | Es gaitero en fiestas | leave
El mercado abre los lunes | El mercado ahora abre los martes | update
Restaura retablos | Restaura retablos barrocos en Burgos | update
Cría palomas | Ya no cría palomas | over
Su tío es torero | Su tía es bailaora | create
Lleva un marcapasos | El marcapasos | forget
Recetas para cuatro personas | Recetas para dos personas | update
""",
    "it": """
Suona la zampogna | È zampognaro | leave
La processione parte alle nove | La processione parte alle dieci quest'anno | update
Intaglia il legno | Fa intagli in legno | leave
Alleva lumache | Ha smesso di allevare lumache | over
Lo zio pesca il tonno | La zia ricama | create
Spartiti in formato A4 | Spartiti in formato A3, per favore | update
""",
    "pt": """
Toca concertina | É tocador de concertina | leave
A feira é no primeiro domingo do mês | A feira passou para o segundo domingo do mês | update
Pinta azulejos | Faz pintura de azulejos | leave
Cria cavalos | Vendeu os cavalos todos | over
O avô era faroleiro | A avó era rendeira | create
""",
    "nl": """
De kaasmarkt begint om tien uur | De kaasmarkt begint voortaan om half elf | update
Maakt klompen | Is klompenmaker | leave
Fokt konijnen | Fokt geen konijnen meer | over
Oom vaart op een vrachtschip | Tante naait vlaggen | create
""",
    "zh": """
会拉二胡 | 能拉二胡 | leave
在苏州教评弹 | 在苏州当评弹老师 | leave
集市逢五开 | 集市改为逢十开 | update
养鸽子 | 鸽子都卖了 | over
舅舅会做木雕 | 姑姑会绣花 | create
乐谱用五线谱 | 乐谱改用简谱 | update
""",
    "ja": """
尺八を吹く | 尺八の演奏をする | leave
朝市は六時に始まる | 朝市は七時に始まるようになった | update
金継ぎを教えている | 金継ぎの先生をしている | leave
鳩を飼っている | 鳩はもう飼っていない | over
叔父は漁師 | 叔母は海女 | create
楽譜はト音記号で | 楽譜はヘ音記号で | update
""",
    "hi": """
तबला बजाते हैं | तबला वादक हैं | leave
मेला रविवार को लगता है | मेला अब शनिवार को लगता है | update
कबूतर पालते हैं | अब कबूतर नहीं पालते | over
चाचा मछुआरे हैं | बुआ दर्ज़ी हैं | create
""",
    "ar": """
السوق يفتح يوم الجمعة | السوق صار يفتح يوم السبت | update
يربي الحمام | لم يعد يربي الحمام | over
عمه بحار | خالته خياطة | create
""",
}
