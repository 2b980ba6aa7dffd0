"""Chinese: words that say the same, a group a line; the first names it."""

from __future__ import annotations

TABLE = """
smell: 气味 味道 香味
surgery: 手术 开刀 动手术 做手术 做过手术 动过手术
tablet: 药片 吃药 服药 药物 用药
injection: 打针 疫苗 接种
pain: 疼 痛 疼痛
cold: 感冒 流感
fracture: 骨折 摔断
deaf: 失聪 耳聋 听力不好 听力障碍 听障
blind: 失明 视障 看不见
colour_blind: 色盲
short_sighted: 近视 近视眼
insomnia: 失眠 睡不着 睡眠不好 睡不好
vertigo: 恐高 恐高症 怕高
pregnant: 怀孕 有孕 有喜
teetotal: 不喝酒 滴酒不沾 不饮酒 戒酒 从不喝酒
headache: 头疼 头痛 偏头痛
seafood: 海鲜 虾蟹 海产
potato: 土豆 马铃薯
tomato: 西红柿 番茄
lunch: 午饭 午餐 中饭
dinner: 晚饭 晚餐
breakfast: 早饭 早餐
cook: 做菜 烧菜
restaurant: 餐厅 饭馆 餐馆 饭店
fridge: 冰箱
house: 房子 住房
rent: 租房 租房子 租金 房租
mortgage: 房贷 按揭
loan: 贷款
salary: 工资 薪水 薪资 收入
gift: 礼物 礼品
parcel: 快递 包裹
letter: 书信 写信
old: 旧 老 古旧 老旧 古老 古
repair: 修理 维修 修复 修补 会修
draw: 画画 绘画 作画
choir: 合唱团 合唱队
practice: 排练 训练
tai_chi: 太极拳 太极
violin: 小提琴
piano: 钢琴
guitar: 吉他
photo: 摄影 拍照 照相
museum: 博物馆
newspaper: 报纸
novel: 小说
film: 电影 影片
series: 电视剧 剧集
library: 图书馆
play_ball: 打球
referee: 裁判
coach: 教练
fishing: 钓鱼 垂钓
hike: 爬山 登山 徒步
swim: 游泳
run: 跑步 慢跑 晨跑
exercise: 锻炼 健身 运动健身
club: 俱乐部 协会 社团
volunteer: 志愿者 义工 做志愿
church: 教堂
pray: 祈祷 祷告
temple: 寺里 寺庙 庙里
vegetarian_food: 吃斋 斋饭
wedding: 婚礼 结婚典礼
spring_festival: 春节 过年
late_up: 熬夜 夜猫子 睡得晚 晚睡
early_riser: 早起 起得早
haircut: 理发 剪头发
clothes: 衣服 服装
flight: 飞机 航班 坐飞机
motorbike: 摩托车 摩托
parking: 停车 车位
ticket: 车票
luggage: 行李 箱子
holiday: 假期 放假 度假
travel: 旅行 旅游
beach: 海边 海滩
map: 地图
bee: 蜜蜂 养蜂
chicken: 鸡 养鸡
vet: 兽医
plant: 植物 绿植 花草
exam: 考试 考
degree: 学位 文凭
postgraduate: 研究生 硕士
doctor_degree: 博士
student: 学生
intern: 实习 实习生
freelance: 自由职业 自由职业者
unemployed: 失业 没工作 待业
shift: 轮班 倒班
night_shift: 夜班
engineer: 工程师
programmer: 程序员 软件工程师 写代码 编程
nurse: 护士 护理
teacher: 老师 教师 教书
lawyer: 律师
driver: 司机
sell: 销售 卖东西
clean: 打扫 清洁
laptop: 笔记本电脑 笔记本 手提电脑
computer: 电脑 计算机
screen: 屏幕 显示器
mobile: 手机 移动电话
password: 密码
backup: 备份
attachment: 附件
link: 链接 网址
source: 来源 出处 引用
font: 字体
bold: 加粗 粗体
heading: 标题
emoji: 表情 表情符号
joke: 笑话 玩笑
jargon: 术语 专业术语 行话
simple: 简单
sentence: 句子
document: 文档 文件
draft: 草稿 初稿
note: 笔记 记录
example: 例子 示例 举例
step: 步骤 一步一步 分步
explain: 解释 说明
sort: 排序 排列
reminder: 提醒
calendar: 日历 日程
event: 活动会
lease: 租约 租赁合同
membership: 会员 会员卡
gym_card: 健身卡
know_how: 会 懂 懂得 能够
help: 帮助 帮忙
buy: 买 购买 买了 购置
begin: 开始
look_after: 照顾 照看 看护
twin: 双胞胎
shy: 内向 害羞
stressed: 压力大 紧张
often: 常常 经常 时常
sometimes: 有时 有时候 偶尔
early: 早
late: 晚
supermarket: 超市
pool: 游泳池 泳池
chemist: 药店 药房
lefthand: 左撇子 左手写字 用左手
native: 母语
peanut: 花生
milk: 牛奶
sugar: 糖
salt: 盐
lactose: 乳糖
currency_old: 钱币 硬币 古币
seal: 印章
carve: 雕刻 刻
visit: 去看 探望 看望 拜访 探访 去见
blog: 博客
"""
