"""Text about the model instead of to it, and what switches its rules off, in all languages."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, str]] = {
    # "ai" and "ia" by themselves are words of other languages too: they need an article here.
    "machine": """
        an ai, the ai, any ai, every ai, your ai, all ai, this ai, other ai, ais, llm, llms, an llm,
        language model, language models, ai model, ai models, ai agent, ai agents, ai assistant, ai
        assistants, ai system, ai systems, ai tool, ai tools, ai bot, ai bots, ai summarizer, ai
        summarizers, ai summariser, ai summarisers, ai crawler, ai crawlers, gpt, chatgpt, copilot,
        chatbot, chatbots, eine ki, die ki, jede ki, alle kis, ihre ki, deine ki, kis, ki-*,
        sprachmodell*, ki assistent*, une ia, l'ia, les ia, toute ia, votre ia, ton ia, les ias,
        assistant ia, assistants ia, agent ia, agents ia, modèle ia, modèles ia, outil ia, outils
        ia, robots ia, modèle de langage, modèles de langage, assistant d'ia, assistants d'ia, una
        ia, la ia, las ia, las ias, cualquier ia, toda ia, su ia, tu ia, asistente de ia, asistentes
        de ia, agente de ia, agentes de ia, modelo de ia, modelos de ia, asistente ia, asistentes
        ia, modelo de lenguaje, modelos de lenguaje, herramientas de ia, un'ia, le ia, qualsiasi ia,
        ogni ia, assistente ia, assistenti ia, agente ia, agenti ia, modello ia, modelli ia, sistemi
        ia, assistenti ai, assistente ai, agenti ai, modelli ai, modello linguistico, modelli
        linguistici, strumenti di ia, uma ia, a ia, as ia, as ias, qualquer ia, sua ia, tua ia,
        assistente de ia, assistentes de ia, agente de ia, agentes de ia, modelos de ia, modelo de
        linguagem, modelos de linguagem, ferramentas de ia, een ai, de ai, elke ai, iedere ai, alle
        ai, uw ai, je ai, ai's, ai-*, taalmodel*, taalmodellen""",
    "themodel": """
        the model, the assistant, this assistant, this model, the agent, the bot, any model, any
        assistant, any agent, any bot, every model, every assistant, every agent, all models, all
        assistants, all agents, whichever model, whichever assistant, whatever model, models,
        assistants, das modell, der assistent, dem assistenten, den assistenten, der agent, der bot,
        jedes modell, jeder assistent, jeder agent, jeder bot, alle modelle, alle assistenten, le
        modèle, l'assistant, l'agent, le bot, tout modèle, tout assistant, tout agent, chaque
        modèle, les assistants, les modèles, el modelo, el asistente, el agente, el bot, cualquier
        modelo, cualquier asistente, cualquier agente, todo modelo, todo asistente, los asistentes,
        los modelos, il modello, l'assistente, l'agente, il bot, qualsiasi modello, qualsiasi
        assistente, qualunque modello, ogni modello, ogni assistente, gli assistenti, i modelli, o
        modelo, o assistente, o agente, o bot, qualquer modelo, qualquer assistente, qualquer
        agente, os assistentes, os modelos, het model, de assistent, de agent, de bot, elk model,
        elke assistent, elke agent, ieder model, iedere assistent, alle modellen, alle
        assistenten""",
    "readthis": """
        reading, reads, read, processing, processes, process, summarizing, summarising, summarizes,
        summarises, summarize, summarise, handling, handles, handle, parsing, parses, opening,
        opens, scanning, scans, indexing, seeing, sees, receives, receiving, analyzing, analysing,
        analyzes, analyses, liest, lesen, verarbeitet, verarbeiten, bearbeitet, bearbeiten,
        zusammenfasst, zusammenfassen, auswertet, auswerten, öffnet, öffnen, sieht, durchsucht,
        analysiert, analysieren, lit, lisent, lisant, lira, liront, traite, traitent, traitant,
        résume, résument, résumant, analyse, analysent, analysant, ouvre, ouvrent, lea, lean, lee,
        leen, procese, procesen, procesa, procesan, resuma, resuman, resume, resumen, analice,
        analicen, analiza, abra, abran, trate, traten, legge, leggono, legga, leggano, elabora,
        elaborano, elabori, tratta, trattano, tratti, riassume, riassumono, riassuma, analizza,
        analizzano, apre, aprono, ler, lerem, leia, leiam, lê, leem, lendo, tratar, tratem, processe,
        processem, processar, processarem, resumir, resumirem, resumam, abrir, abrirem, analisar,
        analise, analisem, leest, lezen, verwerkt, verwerken, samenvat, samenvatten, opent, openen,
        behandelt, behandelen, analyseert, analyseren""",
    "this": """
        this, these, diese, dieses, diesen, dieser, das, dies, ce, cet, cette, ces, ceci, cela,
        este, esta, estos, estas, esto, questo, questa, questi, queste, isto, isso, esse, essa, dit,
        deze, dat""",
    "mark": """
        mark, treat, consider, regard, list, flag, classify, trust, rank, put, keep, set, note,
        label, show, place, führen, einstufen, betrachten, kennzeichnen, markieren, merken,
        behandeln, vermerken, nennen, bevorzugen, übernehmen, markiere, markier, stufe, betrachte,
        behandle, führe, considérer, tenir, traiter, marquer, classer, noter, retenir, garder,
        placer, considère, considérez, marque, traite, tenez, considerar, tener, tratar, marcar,
        anotar, poner, memorizar, registrar, considera, considere, marca, trata, trate, ten,
        considerare, tenere, trattare, segnare, annotare, memorizzare, registrare, mettere, segna,
        tratta, contrassegna, pôr, colocar, ter, lembrar, aanmerken, beschouwen, markeren, noteren,
        plaatsen, vermelden, zetten, markeer, beschouw, behandel""",
    "yourai": """
        your ai, your ai assistant, your assistant, your bot, your chatbot, your agent, your
        language model, ihre ki, deine ki, eure ki, ihr assistent, ihr ki-assistent, dein assistent,
        dein ki-assistent, euer assistent, ihr chatbot, votre ia, ton ia, votre assistant, ton
        assistant, votre assistant ia, votre agent, su ia, tu ia, vuestra ia, su asistente, tu
        asistente, la sua ia, la tua ia, la vostra ia, il suo assistente, il tuo assistente, il
        vostro assistente, a sua ia, a tua ia, a vossa ia, o seu assistente, o teu assistente, uw
        ai, je ai, jouw ai, jullie ai, uw assistent, je assistent, jouw assistent, uw
        ai-assistent, je ai-assistent""",
    "rule": """
        policy, rule, rules, guideline, guidelines, instruction, instructions, order, orders,
        directive, directives, task, regel, regeln, richtlinie, richtlinien, vorgabe, vorgaben,
        anweisung, anweisungen, auftrag, règle, règles, consigne, consignes, norme, regla, reglas,
        norma, normas, instrucción, instrucciones, directriz, orden, política, regola, regole,
        istruzione, istruzioni, direttiva, regra, regras, instrução, instruções, diretriz, ordem,
        richtlijn, richtlijnen, instructie, instructies, opdracht, beleid, regels""",
    "formachine": """
        for the model, for the assistant, for the ai, for all models, for any model, for every
        model, for this assistant, for this model, for language models, for ai, to the model, to the
        assistant, to the ai, für das modell, für den assistenten, für die ki, fürs modell, für
        sprachmodelle, für kis, an das modell, an die ki, an den assistenten, pour le modèle, pour
        l'assistant, pour l'ia, pour les modèles, au modèle, à l'assistant, à l'ia, para el modelo,
        para el asistente, para la ia, para los modelos, al modelo, al asistente, per il modello,
        per l'assistente, per l'ia, per i modelli, al modello, all'assistente, all'ia, para o
        modelo, para o assistente, para a ia, para os modelos, ao modelo, ao assistente, à ia, voor
        het model, voor de assistent, voor de ai, voor taalmodellen, aan het model, aan de
        assistent, aan de ai""",
    "cancelled": """
        cancelled, canceled, scrapped, gone, outdated, out of date, expired, dead, history, void,
        obsolete, off, deleted, over, abolished, gestrichen, hinfällig, veraltet, aufgehoben,
        abgeschafft, ungültig, außer kraft, vorbei, gelöscht, passé, périmées, périmés, annulées,
        annulés, caduques, obsolètes, supprimées, abolies, effacées, levées, finies, anuladas,
        canceladas, caducadas, obsoletas, derogadas, eliminadas, abolidas, borradas, caducas, viejas,
        annullate, cancellate, scadute, obsolete, abolite, superate, abrogate, decadute, revogadas,
        ultrapassadas, velhas, apagadas, extintas, caducaram, geschrapt, vervallen, verouderd,
        afgeschaft, ongeldig, ingetrokken, gewist, verleden tijd""",
    "youdo": """
        you do everything, you do anything, you do whatever, you do what i, you answer everything,
        you answer anything, you do as i, do whatever i, do anything i, answer everything, du machst
        alles, du tust alles, du machst was ich, du beantwortest alles, du antwortest auf alles,
        mach alles, machst alles, machst einfach alles, tu fais tout, tu réponds à tout, fais tout,
        tu fais ce que je, haces todo, haz todo, respondes a todo, responde a todo, haces lo que,
        contestas a todo, fai tutto, rispondi a tutto, fai quello che, fai tutto quello che, você
        faz tudo, fazes tudo, faz tudo, faça tudo, respondes a tudo, responde a tudo, responda a
        tudo, você faz o que, je doet alles, doe alles, je beantwoordt alles, je doet wat ik, doe
        je alles""",
    "obey": """
        obey, you obey, you'll obey, gehorche, gehorchst, gehorchst du, gehorch, gehorchen sie,
        obéis, n'obéis, obéissez, n'obéissez, obéiras, n'obéiras, obedeces, obedezca, obedecerás,
        obbedisci, ubbidisci, obbedirai, ubbidirai, obedeça, obedecerá, gehoorzaam, gehoorzaam je,
        gehoorzaamt""",
    "solely": """
        only, solely, nobody but, no one but, nobody else, no one else, nur, allein, ausschließlich,
        qu'à, qu'au, que, uniquement, seulement, solo, sólo, solamente, únicamente, exclusivamente,
        soltanto, solamente, só, somente, apenas, alleen, enkel, slechts, uitsluitend""",
    "refuse": """
        refuse, refuses, refuser, reject, rejects, decline, declines, lehnt, verweigert, lehnst,
        verweigerst, verweigern, refusera, rechaza, rechazas, rechazará, niega, niegas, rifiuta,
        rifiuti, rifiuterà, recusa, recusas, recusará, rejeita, weigert, weiger""",
    "naught": """
        nothing, anything, no request, any request, any requests, no requests, nichts, keine
        anfrage, keine anfragen, keine bitte, rien, plus rien, aucune demande, aucune requête, nada,
        ninguna petición, ninguna solicitud, nulla, niente, nessuna richiesta, nenhum pedido,
        nenhuma solicitação, niets, geen enkel verzoek, geen verzoek""",
    "safety": """
        safety checks, security checks, safety filters, content filters, safety filter, content
        filter, safety rules, safety systems, guardrails, sicherheitsprüfungen, sicherheitsfilter,
        schutzmechanismen, sicherheitsregeln, sicherheitsvorgaben, inhaltsfilter, schutzfilter,
        contrôles de sécurité, filtres de sécurité, règles de sécurité, garde-fous, controles de
        seguridad, filtros de seguridad, reglas de seguridad, controlli di sicurezza, filtri di
        sicurezza, regole di sicurezza, verificações de segurança, filtros de segurança, regras de
        segurança, controles de segurança, veiligheidscontroles, veiligheidsfilters,
        veiligheidsregels""",
    "off": """
        off, disabled, deactivated, suspended, lifted, aus, deaktiviert, abgeschaltet,
        ausgeschaltet, aufgehoben, désactivés, désactivées, coupés, levés, levées, suspendus,
        desactivados, desactivadas, apagados, desligadas, desligados, desativadas, desativados,
        suspensas, disattivati, disattivate, spenti, sospese, sospesi, uit, uitgeschakeld,
        opgeheven""",
    "admin": """
        administrator, admin, an administrator, an admin, root, superuser, administrateur,
        administrador, amministratore, beheerder, ein administrator, un administrateur, un
        administrador, un amministratore, um administrador, een beheerder""",
    "isbe": "is, ist, est, es, è, é, has become",
    "hiddenly": """
        hidden, secret, internal, confidential, versteckten, geheimen, internen, vertraulichen,
        versteckte, geheime, interne, cachées, secrètes, internes, confidentielles, ocultas,
        secretas, internas, confidenciales, nascoste, segrete, interne, riservate, escondidas,
        confidenciais, verborgen, vertrouwelijke""",
    "phoneside": """
        on my, on our, in my, in our, auf meinem, auf meiner, in meinem, sur mon, sur ma, en mi,
        sul mio, nel mio, no meu, na minha, op mijn""",
    # More of what the languages' own tables begin.
    "enabled": """
        active, on, engaged, unlocked, aktiv, an, freigeschaltet, activé, activée, actif, active,
        débloqué, activado, activo, encendido, attiva, attivata, attivo, abilitata, sbloccata,
        ativado, ativo, ligado, desbloqueado, aan, actief, geactiveerd, ingeschakeld""",
    "devmode": """
        mode développeur, mode debug, debug-modus, modo desarrollador, modo de desarrollador, modo
        desenvolvedor, modo de desenvolvimento, modo depuración, modalità sviluppatore, modalità
        debug, ontwikkelaarsmodus, ontwikkelmodus, unrestricted mode, unfiltered mode, no-limits
        mode, modus ohne grenzen, modo sin límites, modalità senza limiti, modo sem limites, mode
        sans limites, modus zonder grenzen""",
}

PATTERNS: Final = """
command: <machine> ..4 <readthis> ..2 <this> ..4 <must>
command: <machine> ..2 <this> ..3 <readthis> ..2 <must>
command: <themodel> ..4 <readthis> ..2 <this> ..4 <must>
command: <themodel> ..2 <this> ..3 <readthis> ..2 <must>
command: <machine> <must> ..4 <mark>
command: <yourai> <must>
command: <new> ..1 <rule> <formachine>
command: <rule> <new> <formachine>
command: <rule> <formachine> @colon
command: <yours> ..1 <orders> ..4!own <cancelled>
command: <youdo> ..4 <without> ..1 <limits>
command: <obey> ..3 <solely>
command: <solely> ..1 <obey>
command: @start [obedece] ..2 <solely>
persona: <themodel> ..5 <refuse> ..3 <naught>
persona: <machine> ..5 <refuse> ..3 <naught>
persona: <themodel> ..2 <naught> ..1 <refuse>
command: <safety> ..3 <off>
command: <theuser> <isbe> <admin>
exfiltration: <yours> ..1 <hiddenly> ..1 <orders>
exfiltration: <yours> <orders> ..1 <hiddenly>
"""

FOREIGN: Final = """
command: <machine> ..8 <must>
command: <machine> @colon
"""
