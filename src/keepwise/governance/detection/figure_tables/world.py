"""The words figures are written with in every other language, beside digits.

Numbers in words are known for seven languages only. Everywhere else a figure is found by digits
next to one of these: a currency, a percent word or a magnitude. Keys are roles of the lexicon.
"""

from __future__ import annotations

WORLD: dict[str, str] = {
    "link": "= :",
    "approx": "~ ≈ > < + - ( * _",
    "ident": "# §",
    "size": "步 歩",
    "times": "x ×",
    "span": "-",
    "currency": """
        € $ £ ¥ ₹ ₽ ₺ ₩ ₿ ¢ ₴ ₪ ฿ ₫ ₦ ₱ ₡ ₲ ₵ ₸ ₮ ₭ ₼ ₾ ؋ ৳ ₨ ֏ ៛ ﷼
        ૱ ௹ eur usd gbp
        chf jpy cny rmb cnh sek nok dkk isk pln czk huf ron bgn rsd hrk
        uah rub aud cad nzd inr pkr bdt lkr npr brl mxn clp uyu zar ngn
        kes ghs egp tnd dzd sgd hkd twd krw aed sar qar kwd bhd omr ils
        thb idr myr php vnd kzt btc eth usdt keur teur meur kusd musd kr
        kč kc zł zl zlotych zloty zlote złotych złote groszy korun
        koruny koruna kronor kronur kroon krooni forint forintot ft lei
        leu leva lv dinara kn kuna evra eura euroa eurot dolarow dolary
        dolar dolara dolaru dollaria dollarov dollarit tl bin_tl
        bin_lira bin_euro bin_dolar lira lirası lirasi lirayi avro
        dolari rp rupiah rm ringgit baht dong đồng vnđ rs mrp руб рублей
        рубля рубль рублях рублями грн гривен гривень гривны гривня
        тенге евро долларов доллара доллар доларів доларов долара лв
        лева лев динара ευρω ευρώ δολαρια δολάρια 円 元 圆 圓 块 塊 块钱 人民币 美元
        美金 日元 日圆 欧元 歐元 英镑 英鎊 港元 港币 台币
        新台币 韩元 卢比 ドル ユーロ ポンド ウォン ルピー 원 달러
        유로 엔 위안 파운드 루피 रुपये रुपए रुपया रुपयों रुपैया डॉलर यूरो টাকা
        ரூபாய் రూపాయలు ريال ريالا درهم درهما دينار دولار دولارا يورو
        جنيه جنيها ليرة روبية روپے روپئے تومان ریال شيكل שקל שקלים דולר
        דולרים יורו ש"ח שח บาท ดอลลาร์ ยูโร
    """,
    "percent": """
        % ‰ ٪ pct proc pp bps procent procenta procentów procentow
        prosent prosenttia prosentin procentu procentai protsenti
        szazalek százalék postotaka percento процент процента процентов
        проц відсотків відсоток відсотки проценти процентних パーセント ポイント
        퍼센트 프로 포인트 个百分点 百分点 個百分點 割 प्रतिशत फीसदी फ़ीसदी শতাংশ بالمئة
        بالمائة بالمية في_المئة في_المائة فيصد फीसद درصد فیصد אחוז
        אחוזים τοις_εκατό persen phần_trăm เปอร์เซ็นต์
    """,
    "percent_before": "百分之 yüzde",
    "magnitude": """
        lakh lakhs lac lacs crore crores cr tys tyś tis tisíc tisic mln
        mld mrd mio mil milj mia miliony milionow milionów miliona
        milion milionu milionů miljoner miljoona miljoonaa millioner
        tusen tusental miljarder milliarder miljardia milyon milyar
        millió milliárd ezer ribu juta miliar triliun triệu nghìn tỷ тыс
        тысяч тысячи тисяч млн миллион миллиона миллионов мільйонів
        мільйони млрд миллиардов миллиарда мільярдів χιλιάδες
        εκατομμύρια 万 萬 億 亿 兆 千 百 百万 千万 十万 만 억 조 천 백 백만 천만 लाख करोड़
        करोड हज़ार हजार अरब ألف آلاف مليون ملايين مليار هزار میلیون
        میلیارد אלף אלפים מיליון מיליארד พัน หมื่น แสน ล้าน
    """,
    "scale": "lakh lakhs crore crores",
}
