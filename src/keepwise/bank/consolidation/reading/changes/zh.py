"""Chinese: how a change is told, in the form of ``languages.zh``."""

from __future__ import annotations

TABLE = """
all: 关于~的一切 关于~的所有 关于~的全部 所有关于 一切关于 有关~的一切 有关~的所有 全部关于
  的所有信息 的一切信息 的全部信息 的所有记忆 的所有事 的一切
field=health: 健康 病史 身体状况
field=family: 家人 家庭 亲戚
field=work: 我的工作 职业情况
field=pets: 宠物
field=home: 地址
field=money: 财务
field=diet: 饮食
glue: 仍然 仍 依然 主要 依旧
change: 跳槽到 转行 换工作 换了工作 入职了 刚搬 不久前 如今在 翻倍 减到 增到 增加到 减少到 增至 减至
  变成了 成了 当上了 任命为 转学到 转学 调任 回到 改去 改学 改做 改养 改看 改读 改订 改在 转投 转向
  迁移到 已迁移 更换为 更换成 更换 替换为 替换成 上涨到 下降到
employer: 就业于 在~公司上班 上班于
change+employer: 跳槽 新公司
end: 戒烟 戒酒 戒咖啡 戒糖 已戒酒 卖出 辞去 辞了 退出了 离职 离开 不用 康复 痊愈 治好 好了 不再做
  不再养 不再去 过世 去世了 走了 撤销 删掉 删除了 卸载 卸载了 退群 倒闭 扔掉 扔了 送走 告别 放手
  分居 不练了 不弹了 不跑了 不再抽 去世 死了 没了
smoke: 戒烟 烟
mention: 看了一部 读了一篇 听了 想去 打算去 想试 考虑去 尝了 试了 试过 玩了几天 待了几天 遇见 聊了
  纪录片 梦到
shift=night: 上夜班 夜班 值夜班
shift=day: 上白班 白班 日班
n:2: 双胞胎 一对
n:1: 只有一个 只剩一个 只喝一杯
add: 还会 也会 还养 也养 还喜欢 也喜欢 还学 也学 同时也 又学 又买 又加
phone: 手机号 手机号码 电话号码
email: 邮箱 电子邮箱
marital=single: 单身
swap: 换成 换成了 换为 替换成 更换为
birthplace: 生于 籍贯 老家在
deadline: 截止时间 交稿日期
"""
