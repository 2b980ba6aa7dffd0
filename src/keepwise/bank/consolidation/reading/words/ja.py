"""Japanese: words that say the same, a group a line; the first names it."""

from __future__ import annotations

TABLE = """
pork: 豚肉
beef: 牛肉
smell: 匂い におい 香り 臭い
surgery: 手術
tablet: 薬 錠剤 服薬
injection: 注射 予防接種 ワクチン
pain: 痛み 痛い 痛む
cold: 風邪 インフルエンザ
fracture: 骨折 骨を折った
deaf: 耳が聞こえない 難聴 耳が不自由
blind: 目が見えない 視覚障害
colour_blind: 色盲 色覚異常
short_sighted: 近視 近眼
hay_fever: 花粉症
insomnia: 不眠 不眠症 眠れない 寝付けない
vertigo: 高所恐怖症 高い所が苦手 高い所が怖い
pregnant: 妊娠
teetotal: 下戸 お酒を飲まない 酒を飲まない お酒は飲まない 酒は飲まない 飲酒しない
headache: 頭痛 偏頭痛
seafood: 魚介類 海産物
potato: じゃがいも ジャガイモ
dessert: デザート 甘いもの
lunch: 昼食 昼ご飯 ランチ 昼ごはん
dinner: 夕食 夕飯 晩ご飯 晩ごはん
breakfast: 朝食 朝ご飯 朝ごはん
restaurant: レストラン 食堂
recipe: レシピ
fridge: 冷蔵庫
apartment: アパート マンション 部屋を借り
house: 家 一軒家 住宅
rent: 家賃 賃貸
mortgage: 住宅ローン
salary: 給料 給与 年収 収入
gift: 贈り物 プレゼント
parcel: 荷物 宅配 小包
letter: 手紙
stamp: 切手
old: 古い 古
repair: 修理 直す 修繕 直して 修復
sew: 裁縫 縫い物
knit: 編み物 編む
pottery: 陶芸 焼き物
draw: 絵を描く 絵を描いて 絵画
choir: 合唱団 合唱 コーラス
practice: 練習 稽古 けいこ
violin: バイオリン ヴァイオリン
photo: 写真 撮影
museum: 博物館 美術館
newspaper: 新聞
novel: 小説
film: 映画
series: ドラマ
library: 図書館
chess: チェス
referee: 審判
coach: コーチ
fishing: 釣り 魚釣り
run: 走って 走る ジョギング ランニング
hike: 登山 山登り ハイキング
swim: 水泳 泳ぐ 泳いで
exercise: 運動 筋トレ トレーニング
club: クラブ サークル 部活
member: 会員 メンバー 所属
volunteer: ボランティア
church: 教会
wedding: 結婚式
late_up: 夜型 夜更かし
early_riser: 早起き 朝型
haircut: 散髪 美容院 床屋
clothes: 服 洋服
glasses: 眼鏡 メガネ めがね
shoes: 靴
flight: 飛行機 フライト
motorbike: バイク オートバイ
parking: 駐車場
luggage: スーツケース
holiday: 休暇 休み
travel: 旅行 旅
beach: 海辺 海岸 海
map: 地図
bee: 蜂 養蜂 ミツバチ
chicken: 鶏 ニワトリ 鶏肉
plant: 植物 観葉植物
exam: 試験 テスト
student: 学生
intern: インターン
freelance: フリーランス 自営業
unemployed: 無職 求職中 失業
night_shift: 夜勤
engineer: エンジニア 技術者
programmer: プログラマー プログラマ
nurse: 看護師
teacher: 教師 先生 教員
lawyer: 弁護士
bank: 銀行
cook_job: 料理人 シェフ 調理師
sell: 営業
clean: 掃除 清掃
laptop: ノートパソコン ノートpc
computer: パソコン コンピュータ コンピューター
screen: 画面 モニター
mobile: 携帯 スマホ スマートフォン 携帯電話
password: パスワード
backup: バックアップ
attachment: 添付
link: リンク url
source: 出典 情報源 引用元
font: フォント 書体
bold: 太字
heading: 見出し
emoji: 絵文字
joke: 冗談 ジョーク
jargon: 専門用語
simple: 簡単 平易 やさしい
document: 書類 文書 資料
draft: 下書き 草稿
note: メモ ノート
example: 例 具体例
step: 手順 一歩ずつ 段階的
explain: 説明 解説
sort: 並べ替え 並べる 並べて 並べ
reminder: リマインダー
calendar: カレンダー 予定表
lease: 賃貸契約
help: 手伝う 手伝って 助け
buy: 買う 買った 購入
begin: 始める 始まる 開始
look_after: 世話 面倒を見
grandchild: 孫
twin: 双子
shy: 人見知り 内向的
stressed: ストレス
often: よく しばしば 頻繁
sometimes: 時々 ときどき たまに
worry: 悩んで 悩まされ
supermarket: スーパー
pool: プール
chemist: 薬局
native: 母語 母国語
peanut: ピーナッツ 落花生
egg: 卵 玉子
milk: 牛乳 ミルク
weekend: 週末 土日
"""
