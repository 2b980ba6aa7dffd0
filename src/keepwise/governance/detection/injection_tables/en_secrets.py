"""What is to be given away, in English: orders, memories, data, and how it leaves."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, str]] = {
    "reveal": """
        reveal*, show, showing, print*, display*, output*, repeat*, dump*, leak*, list,
        disclose*, share, tell, tell me, give, give me, write, write out, write down, recite,
        expose, copy, paste, summarize, summarise, translate, what are, what is, what's, what
        were, what was, return, spell out, read out, describe, quote, echo, encode, send, post,
        provide, ignore, extract, exfiltrate, export, append, include, state, explain, see,
        reproduce, render, transcribe, spit out""",
    "secret": """
        system prompt, system prompts, system message, hidden prompt, secret prompt, initial
        prompt, original prompt, developer prompt, developer message, system instructions,
        hidden instructions, initial instructions, original instructions, secret instructions,
        internal instructions, your instructions, your full instructions, your exact
        instructions, your prompt, your full prompt, your exact prompt, your initial prompt,
        your system prompt, your rules, your hidden rules, your internal rules, hidden rules,
        secret rules, internal rules, internal guidelines, hidden guidelines, your guidelines,
        your directives, your programming, your configuration, your system message, your
        confidential instructions, your secret, confidential instructions, text above,
        everything above, words above, sentence above, instructions above, prompt above, above
        prompt, above instructions, previous instructions, prior instructions, previous prompt,
        instructions you were given, rules you were given, contents of your context, context
        window, entire context, all your memory, your training data, your source code,
        instructions verbatim, instructions word for word, initialization prompt, full prompt,
        prompt text, prompt texts, entire prompt, whole prompt, your context, first instruction,
        all instructions, your instruction""",
    "take": """
        export, dump, leak, exfiltrate, extract, send, steal, upload, forward, email, mail,
        copy, harvest, collect, publish, retrieve, divulge, transmit, reveal, expose, print,
        output, disclose, exporting, sending, forwarding""",
    "loot": """
        all users, all memories, all user data, all customer data, all customers, all data, all
        conversations, all passwords, all secrets, all credentials, all api keys, all keys, all
        tokens, all accounts, all records, all e-mails, all emails, all files, all contacts, all
        user records, every user, every memory, every password, other users, other user's,
        another user's, other people's, all stored memories, all saved memories, user database,
        entire database, whole database, entire memory, memory store, full memory, environment
        variables, env variables, api key, api keys, api-keys, private key, private keys, ssh
        keys, session tokens, access tokens, the credentials, saved passwords, stored passwords,
        user's passwords, customer list, contact list, address book, all the memories, all the
        users, all the data, all other users, every conversation, all chats, all documents""",
    "send": """
        send*, post*, forward*, transmit*, upload*, submit*, email*, mail*, export*, deliver*,
        push*, bcc, cc, copy, fetch, request, call, report*, exfiltrate*, leak*, append, relay,
        redirect*, load""",
    "data": """
        conversation, conversations, chat history, chat log, chat logs, chat, memories, memory,
        history, transcript, transcripts, user data, user's data, personal data, customer data,
        all data, credentials, passwords, password, secrets, api keys, api key, tokens, token,
        cookies, contact list, contacts, address book, customer list, everything, entire
        context, context, system prompt, all messages, all e-mails, all emails, inbox, private
        messages, profile, user profile, session, keys, environment, database, all files, all
        documents, user id, client list""",
    "others": """
        memories of user, memories of other, memories of another, memories of all, memories of
        every, memories about other, data of user, data of other, data of another, data of all,
        data of every, conversations of other, conversations of another, conversations of user,
        chats of other, chats of another, profile of user, profile of another, records of
        another, records of other, what other users, what other people told you, another user's,
        other users', other user's, other people's memories, other people's conversations""",
}

PATTERNS: Final = """
exfiltration: [what were you, what have you been, what are you] ..1 [told, instructed,
    programmed] ..4 [before, beforehand, initially, at the start, to do, not to]
exfiltration: [what was, what is, what were] ..3 [written, said, stated] ..6 [beginning of this
    prompt, this prompt, the prompt, above this, before this message]
exfiltration: [what, which, repeat, print, show, reveal] ..4 [you were told, you were given, you
    have been told, you were instructed] ..3 [before, earlier, initially, above, at the start, by
    your developers, in the system prompt, verbatim]
exfiltration: [repeat, print, output, copy, return] ..2 [everything, all text, all the text, the
    words, the text, all words, the sentences] ..2 [above, before this, prior]
"""

FOREIGN: Final = ""
