"""Patterns for both ways of writing Chinese.

Patterns are written in simplified characters; ``both`` lets them match the traditional ones too.
Facts keep the characters the person wrote.
"""

from __future__ import annotations

_PAIRS = (
    "请請 终終 总總 对對 时時 设設 记記 给給 这這 个個 么麼 们們 说說 语語 话話 谈談 "
    "讲講 读讀 写寫 图圖 报報 办辦 欢歡 爱愛 买買 订訂 预預 见見 过過 务務 负負 责責 东東 "
    "华華 区區 欧歐 亚亞 国國 币幣 韩韓 镑鎊 点點 数數 据據 单單 详詳 细細 简簡 洁潔 长長 "
    "题題 标標 条條 项項 页頁 显顯 现現 实實 应應 该該 让讓 别別 无無 须須 还還 进進 远遠 "
    "运運 动動 员員 经經 组組 织織 级級 师師 学學 医醫 药藥 护護 从從 来來 岁歲 儿兒 妈媽 "
    "爷爺 孙孫 养養 猫貓 鸡雞 鱼魚 鸟鳥 马馬 园園 楼樓 门門 间間 关關 开開 闭閉 发發 后後 "
    "里裡 内內 钟鐘 周週 习習 惯慣 练練 弹彈 画畫 摄攝 游遊 戏戲 听聽 乐樂 战戰 绝絕 决決 "
    "约約 达達 认認 为為 识識 问問 谁誰 谢謝 调調 试試 谓謂 词詞 译譯 证證 误誤 讨討 厌厭 "
    "烦煩 恶惡 惧懼 怀懷 忧憂 并並 节節 贵貴 费費 货貨 资資 购購 销銷 贸貿 财財 账賬 计計 "
    "统統 网網 电電 脑腦 机機 车車 轻輕 载載 选選 择擇 变變 换換 较較 样樣 边邊 难難 种種 "
    "类類 带帶 帮幫 属屬 层層 广廣 庆慶 历歷 万萬 与與 两兩 丽麗 义義 乌烏 乡鄉 书書 产產 "
    "仅僅 会會 传傳 体體 价價 优優 伙夥 侨僑 倾傾 偿償 储儲 兴興 冲衝 刚剛 创創 删刪 则則 "
    "劳勞 势勢 卖賣 卫衛 厅廳 双雙 号號 叶葉 吗嗎 启啟 响響 围圍 块塊 坛壇 坚堅 处處 备備 "
    "复復 够夠 头頭 夹夾 奋奮 妆妝 妇婦 姗姍 娱娛 宁寧 审審 将將 尽盡 届屆 岛島 帐帳 态態 "
    "怜憐 恋戀 惊驚 愿願 户戶 执執 扫掃 扩擴 担擔 拟擬 挂掛 损損 搁擱 携攜 摆擺 术術 杀殺 "
    "权權 极極 构構 栏欄 树樹 档檔 桥橋 检檢 毕畢 毙斃 气氣 汇匯 汉漢 沟溝 没沒 泪淚 洒灑 "
    "测測 济濟 满滿 灯燈 热熱 牵牽 犹猶 独獨 狮獅 环環 玛瑪 疗療 盐鹽 监監 盖蓋 盘盤 码碼 "
    "确確 礼禮 离離 积積 称稱 税稅 稳穩 窍竅 竞競 笔筆 签簽 粮糧 紧緊 纪紀 纯純 纳納 线線 "
    "结結 绘繪 络絡 绩績 续續 维維 缩縮 联聯 职職 肤膚 胜勝 脏髒 苏蘇 范範 荐薦 莲蓮 获獲 "
    "营營 萨薩 蓝藍 虾蝦 蚀蝕 补補 规規 视視 觉覺 览覽 触觸 讯訊 议議 许許 论論 访訪 评評 "
    "诉訴 诗詩 询詢 课課 谊誼 贝貝 质質 赏賞 跃躍 践踐 软軟 转轉 输輸 辞辭 迁遷 递遞 邮郵 "
    "采採 释釋 针針 钢鋼 钱錢 铁鐵 银銀 链鏈 错錯 键鍵 闲閒 阅閱 队隊 阳陽 阴陰 际際 陆陸 "
    "随隨 隐隱 雇僱 雾霧 静靜 顶頂 顺順 顾顧 领領 频頻 颜顏 风風 飞飛 饭飯 饮飲 馆館 骑騎 "
    "骤驟 齐齊 龄齡 龙龍 于於 台臺 注註 占佔 挤擠 抛拋 涂塗 着著 麦麥 面麵 严嚴 杂雜 咸鹹 "
    "胶膠 浓濃 嘱囑 归歸 继繼 伦倫 纽紐 兰蘭 宾賓 罗羅 韦韋 张張 刘劉 陈陳 杨楊 赵趙 吴吳 "
    "郑鄭 冯馮 邓鄧 蒋蔣 阎閻 卢盧 团團 状狀 饼餅 编編 鹉鵡 鹦鸚 宠寵 鲜鮮 仓倉 尔爾 圆圓 "
    "兑兌 协協 兽獸 厂廠 场場 军軍 农農 虽雖 虑慮 举舉 滚滾 赖賴 导導 励勵 异異 弃棄 轮輪 "
    "驾駕 驶駛 袭襲 赠贈 额額 纹紋 纵縱 绿綠 缴繳 聋聾 肾腎 肿腫 脱脫 荤葷 蛰蟄 衬襯 谭譚 "
    "贾賈 邹鄒 龚龔 汤湯 夸誇 啰囉 专專 业業 础礎"
)  # fmt: skip
_TRADITIONAL = {pair[0]: pair[1] for pair in _PAIRS.split()}


def both(pattern: str) -> str:
    """``pattern``, each of whose characters matches the traditional one as well."""
    out: list[str] = []
    inside = escaped = False
    for char in pattern:
        if escaped:
            escaped = False
        elif char == "\\":
            escaped = True
        elif char in "[]":
            inside = char == "["
        other = _TRADITIONAL.get(char)
        if other is None:
            out.append(char)
        else:
            out.append(char + other if inside else f"[{char}{other}]")
    return "".join(out)


def traditional(text: str) -> str:
    """``text`` in traditional characters."""
    return "".join(_TRADITIONAL.get(char, char) for char in text)
