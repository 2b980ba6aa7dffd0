"""The Chinese words for slots and their values, as data; see ``speech/lexicon.py``."""

from __future__ import annotations

from keepwise.bank.speech.languages.zh.characters import both
from keepwise.bank.speech.lexicon import Lexicon

_NUMBER = r"(?:\d{1,3}|[一二两三四五六七八九十]{1,3}|几)"
_ANSWERS = (
    "(?:(?:你的|您的|所有|我的)?(?:回答|回复|答复|答案|解释|总结|摘要|消息|信息|"
    "内容|输出|报告|说明|回应|"
    "文字|邮件|文案))"
)

_ROWS = (
    ("units", "metric", "=", "公制(?:单位)?|公里|千米|公斤|千克"),
    ("units", "imperial", "=", "英制(?:单位)?|英里|英尺|磅(?!数)"),
    ("temperature", "celsius", "=", "摄氏度?"),
    ("temperature", "fahrenheit", "=", "华氏度?"),
    ("scale", "thousands", "=", "千元|以千为单位|千为单位"),
    ("scale", "wan", "=", "万元|以万为单位|万为单位"),
    ("scale", "millions", "=", "百万(?:元|为单位)?|以百万为单位"),
    ("scale", "yi", "=", "亿元|以亿为单位|亿为单位"),
    ("rounding", "whole", "不带小数", (
        "(?:不要|别|不用|不|没有|不需要)(?:带|显示|保留)?小数(?:点|位)?"
    )),
    ("rounding", "whole", "=", "整数|取整"),
    ("rounding", "two decimals", "=", "(?:保留(?:到)?)?(?:小数点后)?(?:两|二|2) ?位(?:小数)?"),
    ("rounding", "one decimal", "=", "(?:保留(?:到)?)?(?:小数点后)?(?:一|1) ?位(?:小数)?"),
    ("rounding", "rounded", "=", "四舍五入"),
    ("rounding", "exact", "=", "(?:精确|准确|确切)(?:的)?(?:数字|数值|金额|值)"),
    ("timezone", "=", "=", (
        "(?:北京|上海|东京|台北|香港|纽约|伦敦|柏林|巴黎|太平洋|东部|新加坡)时间|东八区"
    )),
    ("time_format", "24h", "=", "(?:24|二十四) ?小时制?(?:格式)?"),
    ("time_format", "12h", "=", "(?:12|十二) ?小时制(?:格式)?"),
    ("date_format", "iso", "=", "ISO ?(?:8601|日期)(?:格式)?|年-月-日"),
    ("theme", "dark", "=", "深色(?:模式|主题)|暗黑模式|夜间模式|暗色(?:模式|主题)"),
    ("theme", "light", "=", "浅色(?:模式|主题)|亮色(?:模式|主题)"),
    ("period", "=", "=", (
        rf"(?:最近|过去|近|前)(?:的)?{_NUMBER} ?(?:个)?(?:天|日|周|星期|月|季度|年)|"
        rf"去年同期|"
        "上(?:一?个?)?(?:季度|月|周)同期|年初至今|本年至今|同比|环比|上一?年度?"
    )),
    ("currency", "AUD", "=", "澳元|澳币"),
    ("currency", "CAD", "=", "加元|加币"),
    ("currency", "HKD", "=", "港元|港币"),
    ("currency", "TWD", "=", "(?:新)?台币|新[台臺]幣"),
    ("currency", "SGD", "=", "新加坡元|新币"),
    ("currency", "USD", "=", "美元|美金|美刀"),
    ("currency", "EUR", "=", "欧元|€"),
    ("currency", "GBP", "=", "英镑|£"),
    ("currency", "CHF", "=", "瑞士法郎|瑞郎"),
    ("currency", "JPY", "=", "日元|日圆|日币"),
    ("currency", "KRW", "=", "韩元|韩币"),
    ("currency", "INR", "=", "卢比"),
    ("currency", "CNY", "=", "人民币|RMB|元人民币"),
    ("format", "bar chart", "=", "柱状图|条形图|柱形图|长条图"),
    ("format", "line chart", "=", "折线图|曲线图|线图"),
    ("format", "pie chart", "=", "饼图|饼状图|圆饼图"),
    ("format", "bullets", "=", (
        "要点(?:列表|形式)?|项目符号(?:列表)?|分点|条列式?|条目式?|列点|清单(?:形式)?|"
        "列表"
    )),
    ("format", "numbered list", "=", "编号列表|有序列表"),
    ("format", "spreadsheet", "=", "电子表格|excel(?:表格?|文件)?|试算表"),
    ("format", "table", "=", "表格(?:形式|格式)?|列表格|报表形式"),
    ("format", "chart", "=", "图表|图形(?:形式)?|曲线|图示"),
    ("format", "prose", "=", "段落(?:形式)?|连贯的文字|完整(?:的)?句子|散文"),
    ("format", "plain text", "=", "纯文本|纯文字"),
    ("language", "British English", "=", "英式英语|英式英文"),
    ("language", "American English", "=", "美式英语|美式英文"),
    ("language", "Traditional Chinese", "=", "繁体(?:中文|字)?"),
    ("language", "Simplified Chinese", "=", "简体(?:中文|字)?"),
    ("language", "Cantonese", "=", "粤语|广东话"),
    ("language", "Chinese", "=", "中文|汉语|普通话|华语|国语"),
    ("language", "English", "=", "英文|英语"),
    ("language", "German", "=", "德文|德语"),
    ("language", "French", "=", "法文|法语"),
    ("language", "Spanish", "=", "西班牙文|西班牙语|西语"),
    ("language", "Italian", "=", "意大利文|意大利语"),
    ("language", "Portuguese", "=", "葡萄牙文|葡萄牙语|葡语"),
    ("language", "Dutch", "=", "荷兰文|荷兰语"),
    ("language", "Japanese", "=", "日文|日语"),
    ("language", "Korean", "=", "韩文|韩语"),
    ("language", "Arabic", "=", "阿拉伯语|阿拉伯文"),
    ("language", "Hindi", "=", "印地语"),
)  # fmt: skip

# Longer names first, so that "欧洲" does not take a part of "西欧洲".
_REGIONS = (
    ("United Kingdom", "英国|大不列颠"),
    ("Nordics", "北欧国家|斯堪的纳维亚"),
    ("Central and Eastern Europe", "中东欧"),
    ("Asia Pacific", "亚太(?:地区|区)?|亚洲太平洋"),
    ("Middle East", "中东"),
    ("Central Europe", "中欧"),
    ("Latin America", "拉丁美洲|拉美"),
    ("Northern Europe", "北欧"),
    ("Southeast Asia", "东南亚"),
    ("Netherlands", "荷兰"),
    ("Western Europe", "西欧"),
    ("Southern Europe", "南欧"),
    ("North America", "北美(?:洲)?"),
    ("Eastern Europe", "东欧"),
    ("South America", "南美(?:洲)?"),
    ("East China", "华东(?:区|地区|大区)?"),
    ("South China", "华南(?:区|地区|大区)?"),
    ("North China", "华北(?:区|地区|大区)?"),
    ("Central China", "华中(?:区|地区|大区)?"),
    ("Southwest China", "西南(?:区|地区|大区)"),
    ("Northeast China", "东北(?:区|地区|大区)"),
    ("Northwest China", "西北(?:区|地区|大区)"),
    ("United States", "美国"),
    ("Australia", "澳大利亚|澳洲"),
    ("Germany", "德国"),
    ("Switzerland", "瑞士"),
    ("Austria", "奥地利"),
    ("France", "法国"),
    ("Portugal", "葡萄牙"),
    ("Belgium", "比利时"),
    ("Sweden", "瑞典"),
    ("Norway", "挪威"),
    ("Denmark", "丹麦"),
    ("Finland", "芬兰"),
    ("Brazil", "巴西"),
    ("Europe", "欧洲(?:区)?"),
    ("Africa", "非洲"),
    ("Italy", "意大利"),
    ("Spain", "西班牙"),
    ("Turkey", "土耳其"),
    ("Mexico", "墨西哥"),
    ("Canada", "加拿大"),
    ("Poland", "波兰"),
    ("India", "印度"),
    ("Japan", "日本"),
    ("South Korea", "韩国"),
    ("Hong Kong", "香港"),
    ("Taiwan", "台湾"),
    ("Singapore", "新加坡"),
    ("China", "中国"),
    ("Asia", "亚洲"),
    ("EMEA", "EMEA"),
    ("APAC", "APAC"),
)  # fmt: skip

_SHORT = (
    "(?:简短|简洁|简明|精简|精炼|简单明了|简明扼要|言简意赅|短|扼要|简要|直接|短小|简练)"
    "(?:有力|明了)?(?:一?点|一?些)?(?:的)?"
)
_LONG = "(?:详细|详尽|具体|深入|全面|细致|长)(?:一?点|一?些)?(?:的)?"
_TONE = "|语气|口吻|语调|风格|口气|态度"

LEXICON = Lexicon(
    rows=(
        *((slot, value, words, both(pattern)) for slot, value, words, pattern in _ROWS),
        *(
            ("region", value, "=", both(rf"(?:{names})(?:市场|地区|区域)?"))
            for value, names in _REGIONS
        ),
    ),
    adjectives=(
        ("length", "short", both(_SHORT), both(_ANSWERS), "简短的回答"),
        ("length", "detailed", both(_LONG), both(_ANSWERS), "详细的回答"),
        (
            "tone",
            "formal",
            both("(?:更|比较)?(?:正式|专业|严肃)(?:一?点|一?些)?(?:的)?"),
            both(_ANSWERS + _TONE),
            "正式的语气",
        ),
        (
            "tone",
            "informal",
            both("(?:更|比较)?(?:轻松|随意|口语化|随和|非正式|活泼)(?:一?点|一?些)?(?:的)?"),
            both(_ANSWERS + _TONE),
            "轻松的语气",
        ),
        (
            "tone",
            "friendly",
            both("(?:更|比较)?(?:友好|亲切|温和|热情)(?:一?点|一?些)?(?:的)?"),
            both(_ANSWERS + _TONE),
            "友好的语气",
        ),
        (
            "tone",
            "direct",
            both("(?:更|比较)?(?:直截了当|开门见山|直白)(?:一?点|一?些)?(?:的)?"),
            both(_ANSWERS + _TONE),
            "直截了当的语气",
        ),
    ),
    facts={
        "currency": "偏好{words}",
        "region": "负责{words}",
        "format": "偏好{words}",
        "language": "偏好用{words}回答",
        "units": "偏好{words}",
        "temperature": "偏好{words}",
        "scale": "金额偏好以{words}显示",
        "length": "偏好{words}",
        "tone": "偏好{words}",
        "rounding": "数字偏好{words}",
        "timezone": "使用时区{words}",
        "time_format": "时间偏好{words}",
        "date_format": "日期偏好{words}",
        "period": "常用时间范围{words}",
        "theme": "界面偏好{words}",
        "team": "在{words}工作",
        "name": "名叫{words}",
        "address": "希望被称为{words}",
        "role": "是{words}",
        "employer": "任职于{words}",
        "home": "住在{words}",
        "avoid": "不要{words}",
        "favorite": "最喜欢{words}",
    },
    names={
        name: both(pattern)
        for name, pattern in {
            "currency": "货币(?:单位)?|币种|币别",
            "region": "区域|地区|市场|负责区域|大区",
            "format": "(?:输出|回答|显示)?格式|呈现方式",
            "language": "(?:回答|回复|界面)?语言",
            "units": "(?:计量|度量)?单位",
            "temperature": "温度单位",
            "scale": "数量级",
            "length": "(?:回答|回复)?长度|篇幅",
            "tone": "语气|口吻",
            "rounding": "小数位数?|精度",
            "timezone": "时区",
            "time_format": "时间格式",
            "date_format": "日期格式",
            "period": "时间(?:范围|窗口|段)",
            "theme": "主题|界面模式",
            "team": "团队|部门|小组",
            "name": "名字|姓名|全名|真名",
            "address": "称呼|昵称|外号",
            "role": "职位|职务|职业|岗位|头衔|工作",
            "employer": "公司|雇主|单位名称|东家",
            "home": "住址|地址|家庭住址|所在地|城市|住处|居住地",
        }.items()
    },
    article=both("(?:一个|一份|一种)"),
    degree=both("(?:更|很|非常|尽量|比较|尽可能)"),
    link=both("和|并|且|又|而|、|而且"),
    copula=both(
        "(?:都)?(?:请|要|应该|应|必须|尽量|最好|可以|能|得|需要)?(?:尽量|"
        "尽可能)?(?:都)?(?:保持|写得|做到|更|用)?"
        "(?:尽量|尽可能)?"
    ),
    relative="(?!)",
    unwanted=both("(?:而不是|不要|而非|不是)"),
    spaced=False,
)

ROLE = both(
    r"[\w /&-]{0,16}?(?:经理|工程师|分析师|设计师|总监|主管|主任|顾问|"
    r"会计(?:师)?|律师|医生|护士|老师|教师|"
    r"教授|学生|研究生|大学生|博士生?|程序员|开发者?|开发人员|架构师|产品|运营|"
    r"销售|采购员?|买手|策划|编辑|记者|"
    r"翻译|研究员|科学家|助理|秘书|专员|专家|负责人|组长|队长|店长|校长|部长|"
    r"院长|厂长|创始人|合伙人|老板|总裁|"
    r"总经理|CEO|CFO|CTO|COO|实习生|自由职业者|摄影师|厨师|司机|作家|画家|"
    r"艺术家|音乐家|演员|教练|药剂师|"
    r"药师|治疗师|技师|技术员|审计师?|财务|人事|HR|公务员|客服|文员|行政|店员|"
    r"农民|军人|警察|全职妈妈|家庭主妇|"
    r"退休教师|退休工人|主播|博主|讲师|测试|科长|处长|主编|建筑师|物理师|咨询师|"
    r"理财师|规划师|营养师|牙医|兽医)"
)
TEAM = both(
    r"[\w&/ -]{0,16}?(?:事业部|部门|团队|小组|市场部|销售部|财务部|人事部|"
    r"人力资源部|技术部|研发部|运营部|"
    r"采购部|法务部|客服部|产品部|数据部|供应链|物流部|工程部|设计部|公关部|"
    r"品牌部|战略部|部|科室|课|中心)"
)
SURNAME = both(
    "(?:欧阳|司马|上官|诸葛|[王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许"
    "韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜"
    "叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯"
    "龙史陶黎贺顾毛郝龚邵万钱严覃武"
    "戴莫孔向汤温康施文牛樊葛邢安齐易乔伍庞颜倪庄聂章鲁岳翟殷詹申欧耿关兰焦俞左柳"
    "甘祝包宁尚符舒阮柯纪梅童凌毕"
    "单季裴霍涂成苗谷盛曲翁冉骆蓝路游辛靳管柴蒙鲍华喻祁蒲房滕屈饶解牟艾尤阳时穆农"
    "司卓古吉缪简车项连芦麦褚娄窦戚岑景党宫费卜冷晏席卫])"
)
FAMILY = both(
    "(?:(?:大|小|二|三)?(?:女儿|儿子|老婆|妻子|太太|老公|丈夫|先生|爱人|伴侣|"
    "女朋友|男朋友|女友|男友|未婚妻|未婚夫|"
    "妈妈|母亲|爸爸|父亲|哥哥|弟弟|姐姐|妹妹|爷爷|奶奶|外婆|外公|孩子们?|双胞胎|"
    "孙子|孙女|宝宝|侄子|侄女|"
    "狗狗?|猫咪?|小狗|小猫|宠物|仓鼠|鹦鹉|兔子|金鱼|室友))"
)
