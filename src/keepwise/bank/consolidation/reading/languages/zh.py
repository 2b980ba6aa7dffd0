"""Chinese: the words of each concept, written as they stand in a sentence."""

from __future__ import annotations

TABLE = """
glue: 默认的 型 自 对 常 坐 乘 乘坐 搭 一套 一本 一张 一间 一块 一支 一把 一份 一场 一部 一种 我
  我的 你 他 她 它 用户 的 地 得 了 着 过 在 是 和 与 及 也许是 一个 一只 一条 一位 一名 一家 一台
  一辆 每次 每个 所有 请 先说 先讲 先给 给出 给 都 就 把 被 会 能 可以 应该 应当 必须 需要用 要 很
  非常 比较 经常 通常 平时 总是 一直 始终 一般 习惯 习惯于 之 其 这 那 时候 时 已经 已 进行 自己
  本人 里面 这个 那个 去 来 做 弄 个 只 条 位 名 希望我 一点 一些 一律 务必 尽量 上下 后 呢 吗 吧 啊
  上 下 里 中 当中 叫做的 正在 正 目前 到 让 帮 帮我 我们 我家 家里 有点 天天 每 常去 从事于 懂得 懂
  做的 在做 当着 一名叫 某 才 会不会 用户的 通常会 一向 有时 大约 大概 只是 来说 方面 多少 哪里 什么
  关于 的事 的事情 有关 的信息 那件事
like: 喜欢 爱 热爱 喜爱 爱好 钟爱 爱喝 爱吃 爱看 爱听 酷爱 偏爱 感兴趣
prefer: 更喜欢 偏好 倾向 倾向于 宁愿 宁可 更愿意 优先 最好 首选 更爱
want: 想要 希望 想 需要 要求 愿意 请用 要用
show: 显示 看到 展示 列出 呈现 看
write: 写 书写 编写 撰写 写成 标注
use: 使用 用 采用 用的是 运用
have: 确诊 确诊患有 有 拥有 养了 养着 养 家有 患有 患 得了
dislike: 不喜欢 讨厌 厌恶 不爱 受不了 反感 恨 不感兴趣 不爱吃 不爱喝
avoid: 避免 避开 别用 不要用
be: 是 为 当 位于 属于 决定 选择 选定 选了 决定用 定为 定在 在于
call: 叫 名叫 名字 名字叫 名字是 取名 名为 姓名 称为
name: 称呼 称呼我 叫我 被称为 被叫 昵称 叫我为 称呼用户为
speak: 会说 说 讲 会讲 流利
learn: 学习 学 在学 正在学 上课学 攻读 学着
teach: 教 教授 教书 讲授 当~老师 是~老师 做~老师
play: 玩 踢 打 弹 拉 吹 演奏 会弹 参加 练 练习 下棋
eat: 吃
drink: 喝 饮用
read: 读 阅读
watch: 观看
collect: 收集 收藏 集邮
listen: 听
mention: 遇到 见到 读了 看了 参观了 参观 听说 碰到 读到 采访 聊过 正在考虑 考虑 可能会 看到一篇
  认识了 去了 打听 问起 路过 梦见
think: 想法 打算 念头
home: 住在 住 居住 居住在 家在 定居 住址 常住 家住 生活在 居住地
moved: 搬到 搬去 搬家到 迁到 迁居 搬往 搬进 搬家
lived: 住过 长大 曾住 以前住 曾经住
worked: 工作过
employer: 工作 上班 就职于 任职于 供职于 公司 雇主 单位 就职 受雇于 入职 工作单位 跳槽到 加入
  上班的公司 供职 在职
job: 职业 工作是 担任 从事 岗位 职位 职务 工作为 做 当上 的职业 升任 角色
workhours: 每周工作 每天工作
department: 部门
manager: 老板 上司 经理是 主管 直属上级 汇报给 向 领导 直属领导 上级
lead: 负责人 牵头 带领 主持 由 项目经理 负责人是 带队
cover: 负责 管理 分管
spouse: 妻子 老婆 丈夫 老公 太太 爱人 结婚 已婚 离婚 配偶 离异
marital=married: 已婚 结婚
marital=divorced: 离婚 离异 分居
marital=single: 单身 未婚
partner: 女朋友 男朋友 女友 男友 对象
daughter: 女儿 闺女
son: 儿子
child: 孩子 小孩 子女
brother: 哥哥 弟弟 兄弟
sister: 姐姐 妹妹 姐妹
mother: 妈妈 母亲
father: 爸爸 父亲
parents: 父母 爸妈
inlaw: 岳父 岳母 公公 婆婆 姐夫 嫂子
uncle: 叔叔 舅舅 伯伯
aunt: 阿姨 姑姑 姨妈
cousin: 表哥 表弟 表姐 表妹 堂哥 堂弟
nephew: 侄子 外甥
niece: 侄女 外甥女
grandmother: 奶奶 外婆 姥姥
grandfather: 爷爷 外公 姥爷
friend: 朋友 好友
neighbour: 邻居
colleague: 同事
flatmate: 室友 合租
assistant: 助理
dog: 狗 小狗 狗狗 犬
cat: 猫 小猫 猫咪
parrot: 鹦鹉
rabbit: 兔子
hamster: 仓鼠
tortoise: 乌龟
fish: 金鱼
doctor: 医生是 家庭医生
answer: 回答 回复 答复 答案 作答 回应
email: 邮件 电子邮件 邮箱
message: 消息 信息
length=short: 简短 简洁 短 精简 简明 简明扼要 简练 短一点 简单明了 精炼 短一些
length=long: 详细 详尽 长 细致 长一点 详细一点
tone=formal: 正式
tone=casual: 随意 轻松 口语化 非正式
tone=friendly: 友好 亲切
tone=direct: 直接 直截了当
address=formal: 您 敬称
diet=vegetarian: 素食 吃素 素食者 不吃肉 素食主义者 不吃荤 不沾荤
diet=vegan: 纯素 全素 纯素食者 纯素食
diet=meat: 吃肉 开始吃肉
allergy: 过敏
intolerant: 不能吃 吃不了 不耐受
fear: 害怕 怕 恐惧 恐高
smoke: 抽烟 吸烟 香烟
run: 跑步 晨跑 慢跑 跑
swim: 游泳
cycle: 骑车 骑自行车 骑行
hike: 徒步 爬山 登山
walk: 散步 遛
cook: 做饭 烹饪 下厨
bread: 面包
garden: 园艺
paint: 画画 绘画 作画 水彩画
watercolour: 水彩 水彩画
dance: 跳舞
sing: 唱歌 合唱
gym: 健身房 健身
photo: 摄影 拍照
yoga: 瑜伽
car: 开车 开的是 开一辆 驾驶 汽车 轿车 车
vehicle=ebike: 电动车 骑电动车
vehicle=bike: 自行车
vehicle=metro: 地铁
vehicle=bus: 公交 公交车 巴士
vehicle=plane: 飞机 坐飞机
vehicle=train: 火车 高铁
vehicle=foot: 走路 步行
commute: 上下班 通勤 去上班 上班路上
office: 办公室 写字楼 办公地点
workfromhome: 在家办公 远程办公 居家办公 在家工作
birthday: 出生 生日 过生日 出生日期
birthplace: 出生于 出生在 出生地
wakeup: 起床
clock=24: 24小时制 二十四小时制
clock=12: 12小时制 十二小时制
theme=dark: 深色模式 暗色模式 深色主题 夜间模式 深色
theme=light: 浅色模式 浅色主题 亮色模式 浅色
units=metric: 公制
units=imperial: 英制
temperature=c: 摄氏 摄氏度
temperature=f: 华氏 华氏度
timezone: 时区
meeting: 会议 开会 例会
currency=cny: 人民币
currency=usd: 美元
currency=eur: 欧元
currency=gbp: 英镑
currency=jpy: 日元
figure: 金额 价格 数字
format=bullets: 要点 项目符号 列表 分点
format=prose: 段落 整段
format=table: 表格
format=chart: 图表 柱状图
filetype=pdf: pdf
filetype=word: word
filetype=excel: excel 电子表格
date: 日期
decimal: 小数 小数点
seat=window: 靠窗 窗边
seat=aisle: 靠过道 过道
daypart=morning: 早上 上午 早晨 清晨 每天早上 清早 一早 晨
daypart=noon: 中午
daypart=afternoon: 下午
daypart=evening: 晚上 傍晚 夜晚
daypart=night: 深夜 半夜
dayspan=weekday: 工作日
dayspan=weekend: 周末 双休日 每周末
freq=daily: 日报 每天 每日
freq=weekly: 周报 每周
freq=monthly: 月报 每月
freq=quarterly: 季报 季度
freq=yearly: 年报 年度 每年
bound=before: 之前 以前的 前
bound=after: 之后 以后
language=en: 英语 英文
language=zh: 中文 汉语 普通话
language=ja: 日语 日文
language=fr: 法语
language=de: 德语
language=es: 西班牙语
language=ko: 韩语
language=ru: 俄语
phone=iphone: 苹果手机
phone=huawei: 华为
phone_call: 电话 打电话 通话
video: 视频 视频会议 视频通话
deadline: 截止 截止日期 截止日 期限 交付日期
launch: 上线 发布 推出
favourite: 最喜欢 最喜欢的 最爱
school: 学校 小学 中学 高中 在上小学
university: 大学
kindergarten: 幼儿园
age: 岁 年龄
height: 身高
size: 尺码
colour: 颜色
subscribe: 订阅 订了
coffee: 咖啡
tea: 茶
summary: 摘要 总结 概要
conclusion: 结论
team: 团队 小组
alone: 独自 一个人
without: 没有 无
spicy: 辣 辣味 辣的
first: 先 首先 最先
rest: 休息
rent: 租 租了 租住 租房
words: 糖尿病 笔记 账号 面试 银行 学校里 食堂 货币 高血压 邻居家 沙拉 公寓 房子 市中心 俱乐部 会员
  报告 发票 图片 文章 护士 厨师 医生 律师 老师 教师 学生 工程师 设计师 项目 乐队 摩托车 眼镜 手机
  电脑 笔记本 合同 预算 纪要 客户 供应商 供应链 数据 代码 注释 测试 邮票 硬币 手表 蓝色 红色 绿色
  黄色 紫色 黑色 白色 橙色 灰色 粉色 羽毛球 篮球 足球 网球 乒乓球 吉他 钢琴 小提琴 二胡 古筝 围棋
  象棋 书法 播客 小说 电影 音乐 新闻 旅行 日本 美国 英国 法国 德国 上海 北京 广州 深圳 杭州 南京
  成都 武汉 西安 重庆 苏州 天津 海边 乡下 牛奶 米饭 面条 火锅 海鲜 花生 鸡蛋 水果 蔬菜 啤酒 红酒
  白酒 早餐 午餐 晚餐 睡觉 锻炼 志愿者 收养 幼儿 志愿 标题 编号 字体 大小 红茶 绿茶 乌龙茶 普洱
thing: 城市 地方 区 市 人 事 东西 语言 活动 课 课程 运动 乐器 动物 菜 食物 品牌 时间 成员 颜色的 钟
  种 类型 部
grandson: 孙子 外孙
granddaughter: 孙女 外孙女
mass=g: 克 公斤 千克
mass=oz: 盎司
distance=km: 公里 千米
distance=mile: 英里
script=simplified: 简体字 简体 简体中文
script=traditional: 繁体字 繁体 繁体中文
distance=cm: 厘米
distance=inch: 英寸
employment=part: 兼职
employment=full: 全职
payment=cash: 现金
payment=card: 刷卡 信用卡
order=ascending: 升序
order=descending: 降序
not: 拒绝 不 不要 没 没有 别 从不 从来不 无 勿 不会 绝不 未
over: 不~了 没~了
end: 失去 丢了 不再 戒了 戒掉 卖掉 卖了 已经不 离开了 辞职 退出 取消 停止 放弃 不干了 分手 搬走 离婚
  退订 不用了 注销 停了 退休 去世 没再 再也不 不喝了 不吃了 不抽了 不玩了 不学了 不养了 送人 弄丢
  结束 解散 关闭 辞掉 放弃了 停掉 退掉 已不 不去了 不做了 不做 不玩 不学 不去 关掉 转让 退了 已经退
  退掉了 处理掉 解约 不续 到期了 戒 断了 不再有 拆了 拆掉 被偷 坏了
change: 现在 如今 从现在起 以后 改成 改为 改到 改用 改 换成 换到 换了 换 推迟 推迟到 提前 提前到 新
  变成 升职 晋升 搬到 调到 延期 延期到 改名 今后 从今以后 转到 转为 成为 调整为 最近开始 改在 目前改
  搬去 今年 搬家 换为 变更为 更名 升为 更新为 从今天起 接替 换成了 升到 降到 涨到 提高到 降低到 接任
  接手 交接给 交给 归 转给 移到 挪到 顺延 换用 改喝 改吃 改住 改坐 从下月起 从下周起 从明天起 最近改
  升 变 换到了 如今改 已改 改回
add: 还 也 另外 此外 又 同时 再加 第二个 除此之外 还有 并且还 另一只 另一个 又养了 兼
past: 以前 曾经 曾 小时候 过去 学生时代 当年 上学时 年轻时 从前
temp: 这周 本周 今天 明天 昨天 下周 暂时 出差 旅游 度假 这几天 这个周末 上周 几天 参加展会
old: 而不是 代替 取代 不是 原名 原来叫 接替
than: 比起 与其 胜过 比 多过
for: 对于 针对
with: 跟 同
from: 从
to: 向 往
"""
