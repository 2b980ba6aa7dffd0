"""Japanese: the words of each concept, written as they stand in a sentence."""

from __future__ import annotations

TABLE = """
glue: 私 僕 俺 ユーザー ユーザ 私の の が を も に へ と や から です ます ました である だ だった
  している しています していた してる する します した して いる います てい ている ています
  てほしい てください ください ほしい こと もの とき 時は ため など いつも 必ず 常に 普段 毎回
  たいてい 基本的に とても すごく よく かなり さん くん ちゃん という といいます そう よう ように
  ほう ほうが 方が 方 より好む という名前の という名の される された れる られる ある あります
  あった おり なる なった なって しており ており 行う 行って 行っている 行く 通って 通う 通っている
  それ これ この その すべて 全部 全て たい たいです いて いただきたい お ご 今住んで んで いく くる
  きた つつ 中 うち 自分 自身 毎 悩んで 悩んでいる 悩まされて 苦しんで 通院 さんざん ずっと 習慣
  ことにして ことになって 務めて 務める つとめて とか ですが だけ のみ しか どのくらい いくら どこ
  何 のこと の件 について の話 一緒に 共に やって やっている
like: 好き 大好き 好む 好み 好んで 愛して 気に入って お気に入り 趣味 愛好 好きで
prefer: 好ましい がよい がいい のほうが好き 方が好き 希望 優先 よりも好き がいいです が良い 良い
  よい いい
want: 欲しい 望む 求める 必要 望んで 求めて 必要と 要望
show: 表示 見たい 見る 示す 見せ
write: 書く 書いて 書き 記載 記す 表記 書かれ 書式 まとめ
use: 使う 使用 使って 利用 愛用 使い 用いる 用いて
have: 飼って 飼っている 飼う 持って 持っている 所有 がいる がいます 患って 飼い 持つ 保有
dislike: 嫌い 苦手 嫌う 好きではない 好きじゃない 好まない 大嫌い 嫌いだ 好きでない
avoid: 避ける 避けて 控える 避けたい
be: は 位置 に決めた 決めた 決めて 選んだ 選択 に決定 開催 行われる 行われ
call: 名前 名前は 呼ばれ 名は
name: と呼んで 呼び名 呼んで あだ名 呼ばれたい 呼ばれている ニックネーム
speak: 話す 話せる 話し 話せ 流暢
learn: 勉強 習って 習う 学んで 学ぶ 学習 習い
teach: 教える 教えて 教え の先生をして の先生 の講師
play: 弾く 弾いて プレー 演奏 やって 遊ぶ 吹く 弾け 打つ
eat: 食べる 食べ 食べて 食事
drink: 飲む 飲んで 飲み 飲ま
read: 読む 読んで 読書
watch: 観る 鑑賞
collect: 集めて 収集 コレクション 集める
listen: 聴く 聴いて 聞く
mention: 会った 読んだ 見た 訪れた 聞いた 見かけた 検討 かもしれない 話した 出会った 記事 見学
  考えている 会って話した 尋ねた
think: 考え 検討中 つもり 思って
home: 住んで 住んでいる 在住 住む 暮らして 暮らす 住まい 居住 自宅 住所 家は 暮らし 同居
moved: 引っ越し 引っ越した 引っ越して 転居 移り住んで 移住 引越し 引越した 引越して
lived: 住んでいた 暮らしていた 育った 住んだ
worked: 働いていた 勤めていた
employer: 勤めて 勤めている 勤務 勤務先 会社 勤め先 働いて 働いている 働く 入社 転職 勤める 勤務して
  職場
job: 職業 仕事は 仕事 務めて 職 として働いて として働く 役職 担当 として勤務
department: 所属 配属 部署
manager: 上司 マネージャー 直属の上司 部長は 報告先
lead: リーダー 率いて 責任者 率いる 主導 率いられ
cover: 担当して 受け持って 受け持つ
spouse: 妻 夫 奥さん 旦那 結婚 既婚 離婚 配偶者 主人
marital=married: 結婚 既婚
marital=divorced: 離婚
marital=single: 独身 未婚
partner: 彼女 彼氏 恋人
daughter: 娘
son: 息子
child: 子供 子ども
brother: 兄 弟 兄弟
sister: 姉 妹 姉妹
mother: 母 お母さん
father: 父 お父さん
parents: 両親
inlaw: 義父 義母 義兄 義姉
uncle: 叔父 おじ 伯父
aunt: 叔母 おば 伯母
cousin: いとこ 従兄弟
nephew: 甥
niece: 姪
grandmother: 祖母 おばあさん
grandfather: 祖父 おじいさん
friend: 友人 友達
neighbour: 隣人
colleague: 同僚
flatmate: ルームメイト 同居人
dog: 犬 愛犬 子犬
cat: 猫 愛猫 子猫
parrot: オウム インコ
rabbit: うさぎ ウサギ
hamster: ハムスター
tortoise: 亀 カメ
answer: 回答 返答 返事 返信 答え 答えて 応答
email: メール
message: メッセージ
length=short: 短い 簡潔 短く 短め 簡潔に 手短 端的 簡潔な
length=long: 長い 詳しい 詳しく 詳細 長め 詳細な 丁寧に長く
tone=formal: 丁寧 敬語 丁寧語 フォーマル かしこまった
tone=casual: カジュアル くだけた ため口 タメ口 砕けた
tone=direct: 率直
diet=vegetarian: 菜食主義 ベジタリアン 肉を食べない 肉は食べない 菜食 肉を食べません 肉は食べません
diet=vegan: ヴィーガン ビーガン 完全菜食
diet=meat: 肉を食べる 肉も食べる
allergy: アレルギー
intolerant: 食べられない 食べられません 不耐症
fear: 怖い 恐怖 恐怖症 苦手な 怖がる 怖く 恐れ
smoke: 煙草 タバコ たばこ 喫煙
run: ランニング 走る ジョギング 走って 走り
swim: 水泳 泳ぐ 泳いで 泳ぎ
cycle: サイクリング
hike: ハイキング 登山
walk: 散歩
cook: 料理 自炊
bread: パン
garden: 庭 園芸 ガーデニング
paint: 絵 水彩画 絵画
watercolour: 水彩画 水彩
dance: ダンス 踊る
sing: 歌う 歌って 合唱
gym: ジム
photo: 写真
car: 運転 乗って 車 自動車
vehicle=train: 電車
vehicle=bike: 自転車
vehicle=bus: バス
vehicle=metro: 地下鉄
vehicle=foot: 徒歩 歩いて
vehicle=car: 車で
commute: 通勤 出勤
office: オフィス 事務所
workfromhome: 在宅勤務 テレワーク リモートワーク 在宅
birthday: 誕生日 生年月日 生まれ
birthplace: 出身 出身地
wakeup: 起きる 起床 起きて
calendar=western: 西暦
calendar=japanese: 和暦 元号
clock=24: 24時間制 24時間表記 二十四時間
clock=12: 12時間制 12時間表記
theme=dark: ダークモード ダーク
theme=light: ライトモード
units=metric: メートル法
units=imperial: ヤードポンド法
temperature=c: 摂氏
temperature=f: 華氏
timezone: タイムゾーン 時間帯
meeting: 会議 ミーティング 打ち合わせ 定例会
currency=jpy: 日本円 円
currency=usd: ドル 米ドル
currency=eur: ユーロ
currency=gbp: ポンド
figure: 金額 価格 数字 数値
format=bullets: 箇条書き
format=prose: 文章 段落
format=table: 表 表形式
format=chart: グラフ 図 チャート
filetype=pdf: pdf
filetype=word: word ワード
filetype=excel: excel エクセル
date: 日付
decimal: 小数
seat=window: 窓側 窓際
seat=aisle: 通路側
daypart=morning: 朝 午前 毎朝 早朝 午前中
daypart=noon: 昼 正午
daypart=afternoon: 午後
daypart=evening: 夕方 夜 毎晩 晩
daypart=night: 深夜 夜中
dayspan=weekday: 平日
dayspan=weekend: 週末 毎週末 土日
freq=daily: 毎日 日次 日報
freq=weekly: 毎週 週次 週報
freq=monthly: 毎月 月次 月報
freq=quarterly: 四半期
freq=yearly: 毎年 年次
bound=before: 前 以前に より前
bound=after: 以降 後 より後
language=en: 英語
language=ja: 日本語
language=zh: 中国語
language=fr: フランス語
language=de: ドイツ語
language=es: スペイン語
language=ko: 韓国語
language=it: イタリア語
phone_call: 電話 通話
video: ビデオ ビデオ会議 ビデオ通話 オンライン会議
deadline: 締め切り 締切 期限 納期
launch: 公開 リリース 開始 発売
favourite: 一番好き 最も好き 一番好きな 好きな
school: 学校 小学校 中学 高校 小学生
university: 大学
kindergarten: 幼稚園 保育園
age: 歳 才 年齢
height: 身長
size: サイズ
colour: 色
subscribe: 購読 定期購読
coffee: コーヒー 珈琲
tea: お茶 紅茶
summary: 要約 まとめ 概要
conclusion: 結論
team: チーム
alone: 一人 独り ひとり
without: なし なしで 抜き
spicy: 辛い 激辛
first: 最初 先に まず
rent: 借りて 借りている 借りる 賃貸
words: 糖尿病 アカウント 面接 銀行 食堂 通貨 会計士 メモ マンション アパート 都心 市内 郊外 報告書
  レポート 請求書 議事録 画像 予算 看護師 料理人 医者 医師 弁護士 教師 先生 学生 エンジニア
  デザイナー 記者 プロジェクト バンド バイク 眼鏡 携帯 パソコン 契約 顧客 取引先 データ コード
  コメント テスト 切手 腕時計 時計 青 赤 緑 黄色 紫 黒 白 ピンク テニス 野球 サッカー バドミントン
  卓球 ギター ピアノ バイオリン 将棋 囲碁 書道 映画 音楽 小説 旅行 日本 アメリカ イギリス フランス
  ドイツ 東京 大阪 京都 名古屋 札幌 福岡 神戸 横浜 仙台 広島 海 山 牛乳 ご飯 麺 寿司 魚 肉 野菜 果物
  ビール ワイン 日本酒 朝食 昼食 夕食 見出し 番号 文字
thing: 街 町 場所 地域 人 言語 活動 教室 スポーツ 楽器 動物 料理名 時間 メンバー 種類 形式 地区 都市
rank: 段位 昇段 段
style=polite: 敬体 ですます調 です・ます調
style=plain: 常体 である調 だ・である調
mass=g: グラム キロ
distance=km: キロメートル
distance=mile: マイル
hand=left: 左利き 左手で字を書く 左手で書く
hand=right: 右利き
distance=cm: センチ
distance=inch: インチ
employment=part: パート アルバイト バイト
employment=full: 正社員 フルタイム
payment=cash: 現金
payment=card: カード払い クレジットカード
order=ascending: 昇順
order=descending: 降順
not: 拒否 ない ません 決して しない 不要 なく ないで ず なかった ませんでした
over: もう~ない もう~ません もう~なかった もう~ず
end: 失った 失って やめた やめて 辞めた 退職 売った 売却 解約 卒業した していない 今はない 別れた
  離婚 中止 手放した 終わった 終了 退会 引退 亡くなった やめました 辞めて 辞めました 処分 なくなった
  なくした 閉じた キャンセル 禁煙 断った 売って 手放して 捨てた 譲った 解散 破棄 満了 打ち切り
  別れて 閉店 閉めた 退任 降りた 卒業 治った 完治 取り壊 壊れた 盗まれた 焼けた
change: 今は 今 現在 現在は これから 今後 代わりに 変更 変わった 変わり 変えた 切り替え 切り替えた
  延期 移動 異動 昇進 新しい 新しく 改名 になった に移った 乗り換え 最近は 今では 最近 引っ越し
  引っ越した 引っ越して 引越し 転職 替えた 今年から 来月から 早まった 前倒し 改めた 転居 今度
  乗り換えた になりました 変更された 変更になった 今日から ではなく になっている へ移った に移動
  に変わった 引き継いだ 引き継ぐ 後任 交代 増えた 減った 上がった 下がった 昇格 昇段 延長 短縮
  乗り換えて 買い替えた 買い換えた 買い替え 交換した に決まった変更 来週から 明日から 先月から
  最近から 今年度から に変えて 変更して
add: また さらに 加えて 他に 他にも ほかに その他 もう一人 もう一匹 もう一つ 二人目 二匹目 二つ目
  併せて も弾く も習って も飼って も話せる も好き も始めた も使う も使って も担当
past: 以前 昔 かつて 子供の頃 学生時代 前は 過去 学生の頃 若い頃 子どもの頃
temp: 今週 今日 明日 昨日 来週 一時的 出張 旅行中 休暇 先週 今月だけ 滞在 展示会
old: ではなく 代わりに 旧 の代わり から変更
than: より よりも
for: 向け用
in: で には では
"""
