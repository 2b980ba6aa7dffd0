"""Smuggled instructions in English."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, str]] = {
    "nothing": "nothing, not a word, no word",
    "enabled": "enabled, activated, on, output, active, engaged",
    "enter": """
        enable, activate, enter, turn on, switch to, switch into, go into, simulate, you are in,
        you're in, in, start""",
    "devmode": """
        developer mode, dev mode, god mode, sudo mode, root mode, admin mode, superuser mode""",
    "please": "please, kindly",
    "and": "and, then, must, should, also, always, now, to",
    "towards": "to, into",
    "ignore": """
        ignore, ignoring, ignored, disregard*, forget, forgetting, override*, overrule*,
        overwrite, bypass*, circumvent*, neglect, discard*, dismiss, drop, skip, set aside, put
        aside, cast aside, leave aside, throw away, throw out, pay no attention to, take no
        notice of, pay no heed to, do not follow, don't follow, never follow, stop following, no
        longer follow, do not obey, don't obey, stop obeying, do not comply with, don't comply
        with, delete, erase, wipe, cancel, void, invalid, obsolete, no longer valid, no longer
        apply, no longer applies, suspended, lifted, revoked, don't listen to, do not listen to,
        violate, disobey, go against, free yourself from, abandon, unlearn, undo, reset, remove,
        disable, turn off, switch off, deactivate, stop applying, aside, never existed, do not
        exist, don't exist, no longer exist, do not count, don't count, no longer count, no
        longer matter""",
    "before": """
        previous, prior, above, below, earlier, preceding, foregoing, former, past, old,
        original, initial, existing, current, all, all of, any, any of, every, each, your, the
        above, these, those, system, built-in, default, safety, security, content, developer*,
        hidden, standing, all other, aforementioned, active, internal""",
    "orders": """
        instruction, instructions, rule, rules, guideline, guidelines, guidance, prompt,
        prompts, system prompt, directive, directives, constraint, constraints, restriction,
        restrictions, guardrail, guardrails, safeguard, safeguards, programming, safety filter,
        safety filters, content filter, content filters, system message, system messages, safety
        policy, safety policies, safety protocols, security protocols, earlier orders, previous
        orders given to you, safety guidelines, safety settings""",
    "earlier": """
        above, before, before this, previously, so far, earlier, until now, up to now, you were
        given, you were told, you have been given, you've been given, you have been told, you've
        been told, you got, you received, you have received, you had, given to you, told to you,
        given before, given above, given earlier, from before, from above, preceding this, that
        came before, in the system prompt, from the system, of the system, from your developer*,
        of your developer*, from your creator*, from your operator, you follow, you learned, you
        were trained*, you know about safety, in place, up to this point""",
    "everything": "everything, anything, all that, whatever, what, the text, the words",
    "past": """
        previous, prior, above, earlier, preceding, foregoing, aforementioned, all previous, all
        prior""",
    "context": """
        information, tasks, statements, messages, inputs, texts, conversations, content,
        contents, documents provided, everything, requests""",
    "oblivion": "forget, forget about, ignore, disregard",
    "entirely": "everything, all",
    "instant": """
        write, say, tell, output, answer, respond, print, repeat, reply, show, reveal, just say,
        i command, do, act, you are""",
    "begin": "follow, begin, start, come now, are coming, apply now, apply from now",
    "own": """
        my, mine, our, his, her, their, i said, i told, i wrote, i mentioned, i asked, i gave, i
        say, i ask, i sent, we said, we told""",
    "new": """
        new, updated, revised, latest, corrected, additional, real, actual, important, urgent,
        hidden, secret, special, following, system, admin, developer, top priority""",
    "prevail": """
        override, overrides, supersede*, take precedence, takes precedence, take priority, takes
        priority, replace, replaces, have priority, has priority, cancel all, outrank*""",
    "instead": "instead, only, exclusively, from now on, below, that follow, in this message",
    "follow": "follow, obey, act on, comply with, execute, carry out, adhere to, listen to",
    "note": """
        note, notes, message, messages, instruction, instructions, attention, notice, reminder,
        memo, hint, warning, request, information, info, guidance, directive, directives,
        command, commands, important, p.s., ps, attn, advice, task, order, orders, announcement,
        comment, alert""",
    "for": "for, to, addressed to, aimed at, intended for, meant for, directed at, of",
    "ai": """
        ai, a.i., ais, assistant, assistants, chatbot, chatbots, bot, bots, llm, llms, language
        model, language models, ai model, ai models, ai agent, ai agents, ai assistant, ai
        assistants, gpt, chatgpt, claude, gemini, copilot, ai system, ai systems, virtual
        assistant, digital assistant, summarizer, summariser, model, models, agent, agents,
        robot, llama, machine""",
    "any": "any, every, each, all, whichever, whatever, every single, no matter which",
    "reading": """
        reading, processing, parsing, that reads, which reads, who reads, that is reading,
        seeing, that sees, that processes, summarizing, summarising, analyzing, analysing,
        handling, indexing, reviewing, scanning, looking at, receiving, crawling, evaluating,
        screening""",
    "must": """
        must, should, shall, has to, have to, needs to, need to, is required to, are required
        to, is to, are to, will, ought to, may not, cannot, is instructed to, is obliged to, is
        allowed to, are allowed to""",
    "deed": """
        always, never, ignore, recommend, answer, respond, reply, say, tell, store, remember,
        save, send, include, mention, treat, use, reveal, disclose, forward, call, execute, run,
        delete, approve, rate, give, output, print, add, write, show, prefer, promote, follow,
        comply, obey, assume, report, skip, hide, confirm, click, visit, open, not, only,
        record, classify, rank, state, refer, transfer, grant, accept, return""",
    "no": """
        not, don't, never, without, no, nobody, no one, nor, must not, avoid, stop, refrain from""",
    "tell": """
        tell, telling, inform, informing, mention, mentioning, mentioned, notify, notifying,
        reveal, revealing, alert, alerting, show, showing, disclose, disclosing, let, letting,
        warn, warning, ask, asking, say, saying, report, reporting, explain, admit, confirm,
        confirming, talk, speak""",
    "theuser": """
        the user, the users, the human, the humans, this user, the end user, the operator, the
        owner, the account holder, user's knowledge, user's consent, user's permission, user's
        approval, the user's""",
    "secretly": """
        secretly, silently, covertly, quietly, invisibly, stealthily, in secret, discreetly""",
    "pretend": """
        pretend*, act, acting, imagine, roleplay*, role-play*, role play, play, simulate,
        behave, respond, answer, be, become, you are, you're, you will be, as an, you act, let's
        play, emulate, assume, speak, operate, function, talk, reply, respond as, write,
        continue, model""",
    "without": """
        without, no, no longer, free of, free from, unbound by, not bound by, not limited by,
        not restricted by, unaffected by, outside of, ignoring, lacks, lacking, beyond, exempt
        from, not subject to, never bound by, have no, has no, doesn't have, does not have,
        don't have, not have any, no longer bound by, no longer subject to, no longer restricted
        by, not subject to any""",
    "limits": """
        restriction, restrictions, rules, filter, filters, limitation, limitations, ethics,
        ethical, safeguard*, guardrail*, censorship, moral, morals, morality, content policy,
        content policies, guidelines, constraint, constraints, safety, moderation, boundaries,
        openai, policies, inhibitions, warnings or disclaimers, moral compass, ethical
        guidelines, policy, filtering""",
    "persona": """
        dan mode, do anything now, unrestricted mode, unfiltered mode, evil mode, debug mode
        enabled, maintenance mode enabled, unrestricted ai, unfiltered ai, uncensored ai, evil
        ai, unrestricted assistant, unfiltered assistant, uncensored assistant, unrestricted
        model, uncensored model, unfiltered model, unrestricted chatbot, amoral ai, amoral
        chatbot, opposite mode, you are dan, as dan, named dan, called dan, evil confidant,
        evilbot, aim mode, stan mode, dude mode, strive to avoid norms, always intelligent and
        machiavellian, unrestricted language model, uncensored language model, no restrictions
        apply, free from all restrictions, free of all restrictions, break character, breaking
        character, stay in character as, unethical ai, jailbreak mode, jailbreak yourself,
        jailbroken mode, you are jailbroken, you have been jailbroken, jailbreak enabled,
        jailbroken ai, jailbreak activated, you can do anything now, uncensored mode,
        no-restrictions mode""",
    "when": """
        when, whenever, if, every time, each time, any time, anytime, wherever, where, once, as
        soon as, in case, in all my questions, in my questions""",
    "say": """
        say, says, said, saying, write, writes, mention, mentions, ask for, asks for, ask about,
        asks about, asked about, asked for, talk about, talks about, talking about, refer to,
        refers to, speak of, speaks of, speak about, use, uses, type, types, request, requests,
        hear, see, read, ask, asks, use the word, use the term, encounter, comes up, come up, is
        mentioned, are mentioned, is used, appears""",
    "utter": """
        say, says, write, writes, mention, mentions, talk about, talks about, refer to, refers
        to, speak of, speaks of, type, types, use the word, use the term, hear, see the word,
        encounter, comes up, is mentioned""",
    "mean": """
        i mean, we mean, they mean, you mean, people mean, he means, she means, it means, this
        means, means, that means, refers to, it refers to, refer to, i refer to, i'm referring
        to, i am referring to, they're referring to, they are referring to, i'm talking about, i
        am talking about, they're talking about, they are talking about, stands for, is meant,
        are meant, treat it as, read it as, read that as, interpret it as, interpret that as,
        interpret this as, take it as, take that as, take it to mean, understand, assume i mean,
        assume they mean, it stands for, think of, what i mean is, i really mean, i actually
        mean, they actually mean, i always mean, i only mean, i just mean, they always mean,
        they only mean, they really mean, translate it to, translate it as, count it as,
        substitute, replace it with, swap it for, he is talking about, he's talking about, she
        is talking about, she's talking about, he is referring to, she is referring to, he
        refers to, she refers to, it is about, it's about, i am thinking of, i'm thinking of, it
        is only, it's only, think only of, that only means, it should mean, he actually means""",
    "narrow": """
        filter on, filter to, filter for, filter by, restrict it to, limit it to, only look at,
        look only at, use only, only use, use just, count only, only count, query only, only
        query, take only, only take, answer for, answer only for, report only, show only the,
        only include, include only, consider only, only consider""",
    "ask": "what, how, whether, by, que significa, cosa, que veut dire",
    "it": "it, it literally, business, well, no harm, every word, what i say",
    "by": "by, with, under",
    "meanby": """
        i mean, we mean, i understand, we understand, i refer to, i'm referring to, i am
        referring to, understand, i always mean, i only mean, i really mean, they mean, is
        meant, are meant, i will mean, i'll mean, you should understand, we understand only, we
        always mean, we only mean, we just mean, i just mean, i simply mean, i will always mean,
        everybody means, everyone means""",
    "pronoun": "that, this, it, which, all, example, default, these, those, the way",
    "means": """
        means, now means, now mean, refers to, refer to, stands for, stand for, denotes, is
        defined as, are defined as, is understood as, is understood to be, is to be read as, is
        to be understood as, counts as, count as, is considered, are considered, is called, is
        equal to, equals, signifies, designates, is taken to mean, shall mean, will mean, should
        mean, is interpreted as, is redefined as, is synonymous with, are synonymous with, is
        the same as, be understood as, understood as, be read as, be taken as, to be read as, be
        interpreted as, be treated as, is taken as, should be taken as""",
    "only": """
        only, from now on, exclusively, henceforth, going forward, from today, from today on,
        nothing else, from here on, in future, in the future, starting now, nothing but, solely,
        just the, as of now, as of today, always, from this point on, until further notice,
        alone, and nothing else""",
    "fromnow": """
        from now on, henceforth, going forward, for us, in our company, at our company, in our
        team, in this chat, in my questions, in all my questions, in my reports, from today,
        from today on, in future, for me, starting now, as of now, as of today, from here on,
        for all purposes, in this company, in all reports, in every report, for the purposes of""",
    "iwe": """
        i, we, i'm, i've, i'd, i'll, you, what, does, do, did, it, that, this, which, can, how,
        could, would, might, they, he, she""",
    "treat": "treat, interpret, understand, regard, consider, define, redefine, construe",
    "as": "as, as being, to mean, as meaning, to be, as if it were, as though it were",
    "namely": """
        only, just, the, if, not, instead, equal, same, synonym, synonymous, meaning, always,
        exclusively, solely""",
    "codeword": """
        code word for, codeword for, code for, shorthand for, synonym for, synonym of, alias
        for, another word for, another name for, a different name for, cipher for,
        interchangeable with""",
    "be": "is, are, as, be, becomes, was",
    "redefine": "redefine, redefining, redefinition of, new definition of, new meaning of",
    "youarenow": """
        you are now, you're now, from now on you are, from now on you're, from now on you will
        be, from now on you will act as, from now on you act as, you will now act as, you will
        now be, you are going to be, you shall now be, you are henceforth, from this point you
        are, you are hereby, your new role is, your new identity is, your new name is, you now
        have, you are no longer, you're no longer""",
    "something": """
        a, an, in, the, no longer, free, dan, going to, acting, operating, playing, able to do
        anything, unrestricted, jailbroken, unlocked, running, under, called, named, to, not""",
    "harmless": """
        a lot, a bit, a little, a great, a big, a part of, a member of, the best, in charge, in
        my, the owner, the proud, a real, a good, in the right, in the group, in the team, a
        star, a friend, the first""",
    "override": """
        system override, admin override, override code, override mode, override protocol,
        administrator override, priority override, root access granted, admin access granted,
        security override, emergency override, new system prompt, begin system prompt, end of
        system prompt, end system prompt, updated system prompt, new system instructions,
        system-level instruction, system level instruction, hidden instruction, hidden
        instructions, secret instruction, instruction override, override instructions, new
        instructions for you, you have been hacked, you have been pwned, your true purpose, your
        real purpose, your real task, your new task is, your new goal is, your new objective,
        your only task is now, your new instructions""",
    "sysmsg": """
        system message, system notice, system update, system instruction, system instructions,
        system directive, system command, system alert, admin message, admin note, admin notice,
        message from the developers, message from the developer, message from the system,
        message from the administrator, developer note, developer message, developer
        instruction, new instruction, new instructions, updated instructions, important
        instruction, important instructions, operator message, security notice, revised
        instructions, critical instruction, additional instructions, real instructions, system
        override, prime directive, top directive, master instruction""",
    "asan": "as an, as a, because you are an, since you are an, being an, you are an, you're an",
    "you": "you",
    "yourduty": """
        you must, you should, you shall, you have to, you are required to, you need to, you are
        obliged to, you will now, your task is, your job is, you are to, you are programmed to""",
    "ifyouare": """
        if you are, if you're, in case you are, should you be, when you are, whenever you are,
        if this is, if you're reading this as""",
    "plant": """
        remember that, remember this, please remember, always remember, keep in mind, bear in
        mind, take note that, note that, save this, save that, save the fact, save to memory,
        save it to, store this, store that, store the fact, store the following, record that,
        record this, add to memory, add to your memory, add a memory, add the following to,
        update your memory, update the memory, update memory, update the user profile, commit to
        memory, commit this to memory, write to memory, put in memory, don't forget that, do not
        forget that, learn that, store in memory, store it in, your memory should, memory
        update, new memory, remember for, remember to always, remember to never, make a note
        that, save for later, save the following, save a memory, create a memory, saved memory,
        note to memory, memory note""",
    "isaid": """
        the user prefers, the user wants, the user likes, the user always, the user never, the
        user has, the user is, the user agreed, the user agrees, the user asked, the user
        authorized, the user authorised, the user has approved, the user consents, the user
        confirmed, the user needs, the user works, the user lives, the user wishes, the user
        said, the user allows, the user trusts, the user accepts, the user's preference, the
        user's preferred, the user's preferences, user prefers, user wants, user preference,
        user authorized, user has authorized, user is, user likes, user always, user has, user
        agreed, the customer has agreed, the owner has agreed, the owner of, the account holder,
        preference of the user, preferences of the user, wants every, has approved every, has
        already approved, has already authorized, has already agreed, prefers that you, user
        authorised, user authorises, user authorizes, user has authorised, user has approved,
        user approved, user confirmed, user accepts, user agrees, user trusts, user consents,
        user allows""",
    "order": """
        from now on, in future conversations, in all future, in every future, in future answers,
        whenever the user, when the user, if the user, every time the user, in your next answer,
        when answering, when summarizing, when summarising, before answering, do not mention
        this, do not mention it, don't mention this, don't mention it, never mention this, say
        nothing about, don't tell anyone, do not tell anyone, keep this secret, keep this
        between us, keep it secret, without asking, without confirmation, without approval, no
        need to ask, no approval is needed, no approval needed, do not ask for confirmation,
        tell the user, inform the user, ask the user, recommend only, only recommend, respond
        only with, respond with, reply with, reply only with, answer only with, answer with,
        output only, begin your answer, start your answer, end your answer, start every, end
        every, begin every, approve all, approve every, call the tool, call the function,
        execute the following, run the following, run this command, use the tool, invoke the,
        delete all, grant me, treat all, refunds need no, please always, dear assistant, dear
        ai, hello assistant, hello ai, hey assistant, hey ai, hi ai, ignore all, consider this
        approved""",
    "keep": "memorize, memorise, remember",
    "always": "always, never",
    "weakorders": """
        command, commands, policy, policies, training, protocol, protocols, limitations,
        assignments, conversation, context, moderation, ethics, principles, directions,
        settings, safety settings, safety checks, security settings, default behavior, default
        behaviour, protections, filters, safety, censorship, values, persona, limits, briefing""",
    "yours": "your, all your, any of your, all of your",
    "assume": "assume, suppose, take it that, pretend",
    "isonly": """
        is only, is just, are only, are just, is the same as, means, equals, is really, is
        actually, refers to""",
    "inverse": """
        what i mean by, what i mean when i say, what we mean by, what i mean whenever i say, my
        word for""",
}

PATTERNS: Final = """
command: [whoever, anyone who, if someone] ..1 [processes, reads, summarizes, summarises, analyzes,
    analyses, handles] ..3 <ai>
command: [break, violate, breaking] ..1 [your] ..2 <orders>
command: <ignore> ..1 [all, all of the] <earlier>
command: [assume, grant, escalate, enable, activate, you have, you now have, granted] ..2
    [administrator privileges, admin privileges, admin rights, administrator rights, root
    privileges, elevated privileges, root access, unrestricted access]
command: [forget, ignore, disregard] ..1 [everything, anything, all] ..1 [you know, you knew, you
    have learned, you've learned, you learned] ![about me, about us, about my, of me, about our]
command: <ifyouare> [an, a] ..2 <ai>
command: [this, the following] [is, are] ..2 [system instruction, system message, command, order]
    ..3 [for, to] ..1 <ai>
command: [hide, keep, conceal, withhold] ..4 [from] <theuser>
command: [speak, answer, respond, act, reply] ..2 [as the system, as the developer, as root]
command: @start [end of] ..2 [prompt, instructions, context, document, user input] ..3 [now, new]
"""

FOREIGN: Final = """
command: @start [dear, hey, hi, hello, attention, ok] ..1 <ai> [please, you, remember, ignore,
    save, the, note, now, do]
"""
