"""Words that announce the words of others, in Chinese, Japanese, Hindi and Arabic.

As in ``sources``, written as regular expressions.
"""

from __future__ import annotations

from typing import Final

LETTERS: Final = "\u3041-\u30ff\u4e00-\u9fff\u0900-\u097f\u0621-\u064a"
"""The letters of these scripts, as the inside of a class."""

TASK: Final = (
    r"訳し|翻訳|添削|校正|要約|まとめ|直して|直し|言い換え|書き換え|チェック|修正|リライト|推敲|英語に|英訳|"
    r"和訳|レビュー|分析|"
    r"[翻译譯]{2}|润色|潤色|修改|校对|校對|总结|總結|改写|改寫|检查|檢查|概括|改得|改成|回复一下|回覆一下|"
    r"अनुवाद|ट्रांसलेट|सुधार|ठीक कर|जाँच|जांच|सारांश|संक्षेप|समीक्षा|"
    r"ترجم|صحح|صحّح|لخص|لخّص|راجع|دقق|دقّق|أعد صياغة|اعد صياغة|حلل|حلّل|حسّن|حسن صياغة"
)
"""Words of a task that a text is handed over for."""

DOCUMENT: Final = (
    r"メール|メッセージ|返信|口コミ|レビュー|コメント|投稿|文章|文面|原文|本文|求人|記事|ログ|引用|例文|歌詞|"
    r"書き込み|チャット|LINE|議事録|台詞|セリフ|"
    r"邮件|郵件|消息|评论|評論|留言|帖子|文案|聊天记录|聊天紀錄|短信|微信|公告|招聘|内容|內容|歌词|台词|发|發|"
    r"मेल|ईमेल|मैसेज|संदेश|टिप्पणी|पोस्ट|रिव्यू|टेक्स्ट|वाक्य|पाठ|चैट|"
    r"رسالة|رسالته|رسالتها|بريد|نص|النص|تعليق|منشور|جملة|الجملة|مقال|محادثة|تقييم"
)
"""What a text is that somebody else wrote."""

SPEECH: Final = (
    r"言って(?:い)?(?:た|ました|る|ます)|言った|言いました|書いて(?:い)?(?:た|ました|あった|ありました|る)|"
    r"書きました|说|說|写道|寫道|回复|回覆|问|問|"
    r"कहा|कहती है|कहता है|लिखा|बोला|बोली|पूछा|"
    r"قال|قالت|كتب|كتبت|يقول|تقول|سأل|سألت|رد|ردت"
)
"""Verbs of a speaker."""

BELOW: Final = r"次の|以下の|下記の|下面|以下|नीचे|निम्न|التالي|التالية|الآتي|أدناه"
"""How a text is pointed at that stands on the lines after."""

LASTING: Final = (
    r"今後|いつも|毎回|常に|必ず|覚え|记住|記住|记得|以后|以後|每次|हमेशा|याद|دائما|دائمًا|تذكر"
)
"""What follows a colon behind these is the user's own wish."""
