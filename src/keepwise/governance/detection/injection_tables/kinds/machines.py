"""Text about the model instead of to it, and what switches its rules off, in all languages."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, str]] = {
    # "ai" and "ia" by themselves are words of other languages too: they need an article here.
    "machine": """
        an ai, the ai, any ai, every ai, your ai, all ai, this ai, other ai, ais, llm, llms, an
        llm, language model, language models, ai model, ai models, ai agent, ai agents, ai
        assistant, ai assistants, ai system, ai systems, ai tool, ai tools, ai bot, ai bots, ai
        summarizer, ai summarizers, ai summariser, ai summarisers, ai crawler, ai crawlers, gpt,
        chatgpt, copilot, chatbot, chatbots, eine ki, die ki, jede ki, alle kis, ihre ki, deine
        ki, kis, ki-assistent*, ki-system*, ki-modell*, ki-agent*, ki-tool*, ki-werkzeug*,
        ki-zusammenfass*, ki-chatbot*, ki-anwendung*, ki-bot*, sprachmodell*, ki assistent*, une
        ia, l'ia, les ia, toute ia, votre ia, ton ia, les ias, assistant ia, assistants ia,
        agent ia, agents ia, modèle ia, modèles ia, outil ia, outils ia, robots ia, modèle de
        langage, modèles de langage, assistant d'ia, assistants d'ia, una ia, la ia, las ia, las
        ias, cualquier ia, toda ia, su ia, tu ia, asistente de ia, asistentes de ia, agente de
        ia, agentes de ia, modelo de ia, modelos de ia, asistente ia, asistentes ia, modelo de
        lenguaje, modelos de lenguaje, herramientas de ia, un'ia, le ia, qualsiasi ia, ogni ia,
        assistente ia, assistenti ia, agente ia, agenti ia, modello ia, modelli ia, sistemi ia,
        assistenti ai, assistente ai, agenti ai, modelli ai, modello linguistico, modelli
        linguistici, strumenti di ia, uma ia, a ia, as ia, as ias, qualquer ia, sua ia, tua ia,
        assistente de ia, assistentes de ia, modelo de linguagem, modelos de linguagem,
        ferramentas de ia, een ai, de ai, elke ai, iedere ai, alle ai, uw ai, je ai, ai's,
        ai-assistent*, ai-agent*, ai-model*, ai-syste*, ai-tool*, ai-hulp*, ai-samenvat*,
        ai-chatbot*, taalmodel*, artificial intelligence, künstliche intelligenz, intelligence
        artificielle, inteligencia artificial, intelligenza artificiale, inteligência
        artificial, kunstmatige intelligentie, copilots, copiloten, copilote, copilotes,
        copiloto, copilotos, copilota, copiloti, copiloot, einer ki""",
    "themodel": """
        the model, the assistant, this assistant, this model, the agent, the bot, any model, any
        assistant, any agent, any bot, every model, every assistant, every agent, all models,
        all assistants, all agents, whichever model, whichever assistant, whatever model,
        models, assistants, das modell, der assistent, dem assistenten, den assistenten, der
        agent, der bot, jedes modell, jeder assistent, jeder agent, jeder bot, alle modelle,
        alle assistenten, le modèle, l'assistant, l'agent, le bot, tout modèle, tout assistant,
        tout agent, chaque modèle, les assistants, les modèles, el modelo, el asistente, el
        agente, el bot, cualquier modelo, cualquier asistente, cualquier agente, todo modelo,
        todo asistente, los asistentes, los modelos, il modello, l'assistente, l'agente, il bot,
        qualsiasi modello, qualsiasi assistente, qualunque modello, ogni modello, ogni
        assistente, gli assistenti, i modelli, o modelo, o assistente, o agente, o bot, qualquer
        modelo, qualquer assistente, qualquer agente, os assistentes, os modelos, het model, de
        assistent, de agent, de bot, elk model, elke assistent, elke agent, ieder model, iedere
        assistent, alle modellen, bots, all bots, crawlers, die bots, les robots, les bots, los
        bots, i bot, os bots, robôs, alle bots, the bots, agents, agenten, les agents, los
        agentes, gli agenti, os agentes, automated assistant, automated agent, automatic
        assistant, automatic agent, automatisierter assistent, automatischer assistent,
        automatischer agent, agent automatique, assistant automatique, agente automático,
        asistente automático, assistente automatico, agente automatico, assistente automático,
        geautomatiseerde assistent, automatische assistent, automatische agent, geautomatiseerde
        agent""",
    "readthis": """
        reading, reads, read, processing, processes, process, summarizing, summarising,
        summarizes, summarises, summarize, summarise, handling, handles, handle, parsing,
        parses, opening, opens, scanning, scans, indexing, seeing, sees, receives, receiving,
        analyzing, analysing, analyzes, analyses, liest, lesen, verarbeitet, verarbeiten,
        bearbeitet, bearbeiten, zusammenfasst, zusammenfassen, auswertet, auswerten, öffnet,
        öffnen, sieht, durchsucht, analysiert, analysieren, lit, lisent, lisant, lira, liront,
        traite, traitent, traitant, résume, résument, résumant, analyse, analysent, analysant,
        ouvre, ouvrent, lea, lean, lee, leen, procese, procesen, procesa, procesan, resuma,
        resuman, resume, resumen, analice, analicen, analiza, abra, abran, trate, traten, legge,
        leggono, legga, leggano, elabora, elaborano, elabori, tratta, trattano, tratti,
        riassume, riassumono, riassuma, analizza, analizzano, apre, aprono, ler, lerem, leia,
        leiam, lê, leem, lendo, tratar, tratem, processe, processem, processar, processarem,
        resumir, resumirem, resumam, abrir, abrirem, analisar, analise, analisem, leest, lezen,
        verwerkt, verwerken, samenvat, samenvatten, opent, openen, behandelt, behandelen,
        analyseert, analyseren, evaluat*, assess*, review, reviews, reviewing, screen*, rating,
        rates, examin*, crawl*, indexes, visits, visiting, encounters, prüft, prüfen, bewertet,
        bewerten, durchliest, sichtet, parcour*, consult*, évalu*, evalú*, evalua*, revis*,
        esamin*, valut*, scansion*, avali*, beoordeel*, bekijk*, doorloop*, controleert, scant,
        scannen, scannt, übersetzt, translates, translating, traduit, traduce, traduzca,
        traduca, traduza, vertaalt, index*, erfassen, erfasst, indexieren, indizz*, indicizz*,
        indexar*, indexeren, indexeert, crawlen, crawlt""",
    "this": """
        this, these, diese, dieses, diesen, dieser, das, dies, ce, cet, cette, ces, ceci, cela,
        este, esta, estos, estas, esto, questo, questa, questi, queste, isto, isso, esse, essa,
        dit, deze, dat""",
    "mark": """
        mark, treat, consider, regard, list, flag, classify, trust, rank, put, keep, set, note,
        label, show, place, führen, einstufen, betrachten, kennzeichnen, markieren, merken,
        behandeln, vermerken, nennen, bevorzugen, übernehmen, markiere, markier, stufe,
        betrachte, behandle, führe, considérer, tenir, traiter, marquer, classer, noter,
        retenir, garder, placer, considère, considérez, marque, traite, tenez, considerar,
        tener, tratar, marcar, anotar, poner, memorizar, registrar, considera, considere, marca,
        trata, trate, ten, considerare, tenere, trattare, segnare, annotare, memorizzare,
        registrare, mettere, segna, tratta, contrassegna, pôr, colocar, ter, lembrar, aanmerken,
        beschouwen, markeren, noteren, plaatsen, vermelden, zetten, markeer, beschouw, behandel,
        einzustufen, zu bewerten, zu führen, zu behandeln, zu nennen, zu empfehlen, zu
        vermerken, recommend, recommander, recomendar, raccomandare, consigliare, aanbevelen,
        aan te bevelen, te zetten, te noemen, te behandelen, puntuar, valutare, avaliar,
        bewerten, mettre, ajouter, añadir, aggiungere, acrescentar, hinzufügen, toevoegen,
        ignore, ignorieren, ignorer, ignorar, ignorare, negeren, approve, genehmigen, approuver,
        aprobar, approvare, aprovar, goedkeuren, disclose, reveal, verraten, révéler, revelar,
        rivelare, onthullen""",
    "yourai": """
        your ai, your ai assistant, your assistant, your bot, your chatbot, your agent, your
        language model, ihre ki, deine ki, eure ki, ihr assistent, ihr ki-assistent, dein
        assistent, dein ki-assistent, euer assistent, ihr chatbot, votre ia, ton ia, votre
        assistant, ton assistant, votre assistant ia, votre agent, su ia, tu ia, vuestra ia, su
        asistente, tu asistente, la sua ia, la tua ia, la vostra ia, il suo assistente, il tuo
        assistente, il vostro assistente, a sua ia, a tua ia, a vossa ia, o seu assistente, o
        teu assistente, uw ai, je ai, jouw ai, jullie ai, uw assistent, je assistent, jouw
        assistent, uw ai-assistent, je ai-assistent""",
    "rule": """
        policy, rule, rules, guideline, guidelines, instruction, instructions, order, orders,
        directive, directives, task, regel, regeln, richtlinie, richtlinien, vorgabe, vorgaben,
        anweisung, anweisungen, auftrag, règle, règles, consigne, consignes, norme, regla,
        reglas, norma, normas, instrucción, instrucciones, directriz, orden, política, regola,
        regole, istruzione, istruzioni, direttiva, regra, regras, instrução, instruções,
        diretriz, ordem, richtlijn, richtlijnen, instructie, instructies, opdracht, beleid,
        regels""",
    "formachine": """
        for the model, for the assistant, for the ai, for all models, for any model, for every
        model, for this assistant, for this model, for language models, for ai, to the model, to
        the assistant, to the ai, für das modell, für den assistenten, für die ki, fürs modell,
        für sprachmodelle, für kis, an das modell, an die ki, an den assistenten, pour le
        modèle, pour l'assistant, pour l'ia, pour les modèles, au modèle, à l'assistant, à l'ia,
        para el modelo, para el asistente, para la ia, para los modelos, al modelo, al
        asistente, per il modello, per l'assistente, per l'ia, per i modelli, al modello,
        all'assistente, all'ia, para o modelo, para o assistente, para a ia, para os modelos, ao
        modelo, ao assistente, à ia, voor het model, voor de assistent, voor de ai, voor
        taalmodellen, aan het model, aan de assistent, aan de ai""",
    "cancelled": """
        cancelled, canceled, scrapped, gone, outdated, out of date, expired, dead, history,
        void, obsolete, off, deleted, over, abolished, gestrichen, hinfällig, veraltet,
        aufgehoben, abgeschafft, ungültig, außer kraft, vorbei, gelöscht, passé, périmées,
        périmés, annulées, annulés, caduques, obsolètes, supprimées, abolies, effacées, levées,
        finies, anuladas, canceladas, caducadas, obsoletas, derogadas, eliminadas, abolidas,
        borradas, caducas, viejas, annullate, cancellate, scadute, abolite, superate, abrogate,
        decadute, revogadas, ultrapassadas, velhas, apagadas, extintas, caducaram, geschrapt,
        vervallen, verouderd, afgeschaft, ongeldig, ingetrokken, gewist, verleden tijd,
        abgelaufen, erloschen, expiré, expirent, expirées, expirés, caducado, caducaron,
        scaduti, scaduto, expiraram, expirou, verlopen, retired, finished, done, no more,
        gecanceld, nichtig, wertlos, außer betrieb, sin valor, senza valore, sem valor, zonder
        waarde, worthless, sans valeur""",
    "obey": """
        obey, you obey, you'll obey, gehorche, gehorchst, gehorchst du, gehorch, gehorchen sie,
        obéis, n'obéis, obéissez, n'obéissez, obéiras, n'obéiras, obedeces, obedezca,
        obedecerás, obbedisci, ubbidisci, obbedirai, ubbidirai, obedeça, obedecerá, gehoorzaam,
        gehoorzaam je, gehoorzaamt""",
    "solely": """
        only, solely, nobody but, no one but, nobody else, no one else, nur, allein,
        ausschließlich, qu'à, qu'au, que, uniquement, seulement, solo, sólo, solamente,
        únicamente, exclusivamente, soltanto, só, somente, apenas, alleen, enkel, slechts,
        uitsluitend""",
    "refuse": """
        refuse, refuses, refuser, reject, rejects, decline, declines, lehnt, verweigert, lehnst,
        verweigerst, verweigern, refusera, rechaza, rechazas, rechazará, niega, niegas, rifiuta,
        rifiuti, rifiuterà, recusa, recusas, recusará, rejeita, weigert, weiger""",
    "naught": """
        nothing, anything, no request, any request, any requests, no requests, nichts, keine
        anfrage, keine anfragen, keine bitte, rien, plus rien, aucune demande, aucune requête,
        nada, ninguna petición, ninguna solicitud, nulla, niente, nessuna richiesta, nenhum
        pedido, nenhuma solicitação, niets, geen enkel verzoek, geen verzoek""",
    "safety": """
        safety checks, security checks, safety filters, content filters, safety filter, content
        filter, safety rules, safety systems, guardrails, sicherheitsprüfungen,
        sicherheitsfilter, schutzmechanismen, sicherheitsregeln, sicherheitsvorgaben,
        inhaltsfilter, schutzfilter, contrôles de sécurité, filtres de sécurité, règles de
        sécurité, garde-fous, controles de seguridad, filtros de seguridad, reglas de seguridad,
        controlli di sicurezza, filtri di sicurezza, regole di sicurezza, verificações de
        segurança, filtros de segurança, regras de segurança, controles de segurança,
        veiligheidscontroles, veiligheidsfilters, veiligheidsregels""",
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
        secretas, internas, confidenciales, nascoste, segrete, riservate, escondidas,
        confidenciais, verborgen, vertrouwelijke, versteckter, verstecktes, geheimer, geheimes,
        interner, caché, cachés, secreto, oculto, ocultos, secretos, nascosto, nascosti,
        segreto, segreti, escondido, escondidos, segredo, vollständiger, eigentlicher""",
    "phoneside": """
        on my, on our, in my, in our, auf meinem, auf meiner, in meinem, sur mon, sur ma, en mi,
        sul mio, nel mio, no meu, na minha, op mijn""",
    # More of what the languages' own tables begin.
    "enabled": """
        active, on, engaged, unlocked, aktiv, an, freigeschaltet, activé, activée, actif,
        débloqué, activado, activo, encendido, attiva, attivata, attivo, abilitata, sbloccata,
        ativado, ativo, ligado, desbloqueado, aan, actief, geactiveerd, ingeschakeld""",
    "devmode": """
        mode développeur, mode debug, debug-modus, modo desarrollador, modo de desarrollador,
        modo desenvolvedor, modo de desenvolvimento, modo depuración, modalità sviluppatore,
        modalità debug, ontwikkelaarsmodus, ontwikkelmodus, unrestricted mode, unfiltered mode,
        no-limits mode, modus ohne grenzen, modo sin límites, modalità senza limiti, modo sem
        limites, mode sans limites, modus zonder grenzen""",
    "must": """
        ought to, is asked to, are asked to, are requested to, is requested to, est priée de,
        est prié de, sont priés de, sont priées de, wird gebeten, werden gebeten, hat, haben, se
        ruega, è pregato di, è pregata di, sono pregati di, tem de, têm de, wordt verzocht,
        worden verzocht, dient, dienen, ha de, han de, va pregata, tient, are expected to, is
        expected to, sind gehalten, sind verpflichtet, ist verpflichtet, sont tenus de, est
        tenu, sono tenuti a, è tenuto, sono tenute a, sono obbligati a, estão obrigados a, é
        obrigado a, zijn verplicht, is verplicht, worden geacht, wordt geacht, devem, deverão""",
    "youact": """
        you do, you'll do, you will do, you answer, you'll answer, you will answer, you say, du
        machst, du tust, du antwortest, du beantwortest, machst, tust, antwortest, beantwortest,
        du sagst, tu fais, tu réponds, tu diras, tu dis, tu acceptes, haces, respondes,
        contestas, dices, fai, rispondi, dici, fazes, você faz, você responde, doet, je doet, je
        beantwoordt, je antwoordt, beantwoord je, doe je, answer, antworte, beantworte, réponds,
        responde, contesta, haz, faz, beantwoord, doe, mach""",
    "allthings": """
        everything, anything, whatever, absolutely anything, alles, tout, n'importe quoi, todo,
        cualquier cosa, tutto, qualsiasi cosa, qualunque cosa, tudo, qualquer coisa, all
        questions, every question, jede frage, toute question, todas las preguntas, tutte le
        domande, todas as perguntas, elke vraag""",
    "foryou": "for you, für dich, pour toi, para ti, per te, para você, voor jou, to you",
    "notexist": """
        don't exist, do not exist, no longer exist, are gone, don't apply, no longer apply,
        existieren nicht, gibt es nicht, gelten nicht, n'existent plus, n'existent pas, no
        existen, ya no existen, non esistono, não existem, deixaram de existir, bestaan niet,
        gelden niet, ne valent plus, ya no valen, dejan de existir, ne s'appliquent, c'est fini,
        se acabaron, acabaram, sono finite, sono finiti, sind weg, zijn weg, zijn voorbij""",
    "limits": """
        limits, barriers, schranken, hemmungen, barrières, frenos, ataduras, remmingen, travas""",
    "asmaker": """
        as your developer, as your creator, as your maker, as your operator, as your
        administrator, as your admin, as the developer of you, this is your developer, i am your
        developer, i'm your developer, i am your creator, als dein entwickler, als deine
        entwicklerin, als dein schöpfer, als dein betreiber, als dein administrator, ich bin
        dein entwickler, ich bin dein schöpfer, hier spricht dein entwickler, en tant que ton
        développeur, en tant que ton créateur, en tant que ton administrateur, je suis ton
        développeur, je suis ton créateur, en tant que votre développeur, como tu desarrollador,
        como tu creador, como tu administrador, soy tu desarrollador, soy tu creador, come tuo
        sviluppatore, come tuo creatore, come tuo amministratore, sono il tuo sviluppatore, sono
        il tuo creatore, in quanto tuo sviluppatore, como teu programador, como teu criador,
        como seu desenvolvedor, como seu criador, sou o teu criador, sou o seu desenvolvedor,
        sou o teu programador, als jouw ontwikkelaar, als je ontwikkelaar, als je maker, als
        jouw maker, ik ben je ontwikkelaar, ik ben jouw ontwikkelaar, ik ben je maker""",
    "allow": """
        authorise, authorize, allow, permit, order, command, grant, instruct, release, erlaube,
        befehle, gestatte, ermächtige, weise, entbinde, autorise, ordonne, permets, libère,
        dispense, autorizo, ordeno, permito, libero, mando, autorizzo, ordino, permetto,
        comando, liberto, geef, beveel, sta, machtig, ontsla""",
    "thismemory": """
        this memory, this entry, this note, this record, this instruction, this fact, diese
        erinnerung, dieser eintrag, diese notiz, diesen eintrag, ce souvenir, cette note, cette
        entrée, cette mémoire, este recuerdo, esta nota, esta entrada, esta memoria, questo
        ricordo, questa nota, questa voce, questa memoria, esta memória, esta lembrança, essa
        memória, deze herinnering, dit geheugen, deze notitie, dit item""",
    "overall": """
        all others, all other, every other, the others, everything else, allen anderen, alle
        anderen, sur tous les autres, tous les autres, toutes les autres, les autres, los demás,
        las demás, todos los demás, todas las demás, tutti gli altri, tutte le altre, gli altri,
        todas as outras, todos os outros, as outras, as demais, alle andere, al het andere""",
    "shown": """
        shown, show, displayed, visible, listed, appear, mentioned, deleted, gezeigt, angezeigt,
        sichtbar, auftauchen, erscheinen, erwähnt, gelöscht, apparaître, affiché, mentionné,
        effacé, aparecer, mostrarse, mostrado, mencionarse, borrarse, comparire, mostrato,
        visibile, apparire, cancellato, mostrada, visível, mencionada, apagada, verschijnen,
        getoond, zichtbaar, genoemd, verwijderd, gewist""",
    "anorder": """
        order, command, an order, a command, an instruction, orders, commands, instructions,
        befehl, befehle, anweisung, anweisungen, auftrag, ordre, ordres, un ordre, orden, una
        orden, órdenes, ordine, un ordine, ordini, ordem, uma ordem, ordens, bevel, een bevel,
        opdracht, een opdracht, opdrachten""",
    "carryout": """
        execute, carry out, obey, follow, run, act on, führst, führe, ausführen, aus, befolge,
        exécuter, exécute, obéis, suivre, ejecútala, ejecutar, ejecuta, obedece, cumple,
        eseguire, esegui, eseguilo, segui, executa-a, executa, executar, cumpre, uitvoert,
        uitvoeren, voer, volg, at once, immediately, sofort, aussitôt, al momento, subito, logo,
        meteen""",
    "treating": """
        treat, treats, take, regard, handle, behandelst, behandle, nimm, betrachte, traite,
        considère, prends, trata, considera, toma, tratta, prendi, trate, considere, behandel,
        beschouw, zie""",
    "itmust": "muss, soll, hat, moet, dient, zal",
    "unbound": """
        bound, gebunden, tenu, lié, soumis, ata, atado, legato, vincolato, preso, sujeito,
        gebonden, onderworpen, held, restricted, frei, free, libre, libero, livre, vrij""",
    "inmy": """
        in my, on my, for my, in mein*, für mein*, dans mes, dans mon, dans ma, en mis, en mi,
        de mis, nelle mie, nei miei, nella mia, nel mio, nas minhas, nos meus, na minha, no meu,
        in mijn, for the, at work, at the, beim, on the""",
    "polity": """
        policy, policies, guidelines, rules, richtlinie, richtlinien, regeln, regel, politique,
        règle, règles, política, políticas, norma, normas, regola, regole, politiche, regra,
        regras, beleid, regels, richtlijnen, politiques, politica""",
    "pretend": "contesta, conteste, contestes, réagis, reagisci, reage, reageer, reagiere",
    "prevail": """
        outranks, outrank, beats, hat vorrang, hat vorrang vor, prime, prime sur, prevale, tiene
        prioridad, tiene prioridad sobre, manda sobre, tem prioridade, gaat boven, gaat voor, is
        above, steht über, est au-dessus""",
    "yourestate": """
        you are, you're, you are no longer, you aren't, du bist, bist du, tu es, tu n'es plus,
        tu n'es, vous n'êtes plus, ya no te, ya no estás, no estás, non sei più, non sei, já não
        estás, você não está mais, não estás, je bent, ben je, je bent aan""",
    "ignore": """
        throw overboard, über bord, laisse tomber, laissez tomber, par-dessus bord, jette,
        jetez, largue, balaie, débarrasse-toi, tira, tira por la borda, desecha, abandona,
        quita, pasa de, butta, butta via, getta, getta via, scordati, molla, liberati, deita,
        deita fora, joga fora, jogue fora, larga, gooi, gooi overboord, weg met, laat los, dump,
        scrap, ditch, toss, shed, wipe out, rid yourself of, leave behind, let go of, schmeiß,
        kipp, befrei dich, wirf, räum, lass, tu peux oublier, fais fi, faites fi, passe sur,
        tira a la basura, manda al diablo, lascia stare, cestina, esqueça-se, põe no lixo, gooi
        weg, vergeet maar, trek je niks aan, lap aan je laars, balance, manda a paseo, mande a
        paseo, cast off, kick out, kick, pfeif auf, moque-toi de, fiche-toi de, fregatene,
        infischiati, caga, ignóralas""",
    "sysprompt": """
        system prompt, system message, system text, system instructions, systemprompt,
        system-prompt, systemtext, systemnachricht, systemanweisung, systemanweisungen,
        systemvorgaben, startanweisungen, prompt système, message système, texte système, invite
        système, instructions système, consignes système, prompt de sistema, prompt del sistema,
        mensaje de sistema, mensaje del sistema, texto de sistema, instrucciones de sistema,
        instrucciones del sistema, prompt di sistema, messaggio di sistema, istruzioni di
        sistema, testo di sistema, prompt do sistema, mensagem de sistema, mensagem do sistema,
        instruções de sistema, instruções do sistema, systeemprompt, systeembericht,
        systeemtekst, systeeminstructies, hidden prompt, initial prompt, developer prompt,
        developer message, entwicklerprompt, entwickler-prompt, prompt de développeur, prompt
        développeur, prompt de desarrollador, prompt da sviluppatore, prompt dello sviluppatore,
        prompt de programador, prompt de desenvolvedor, ontwikkelaarsprompt, prompt initial,
        prompt inicial, prompt iniziale, hidden instructions, versteckten anweisungen""",
    "dowhat": """
        do whatever, tu alles was, mach alles was, fais tout ce que, haz todo lo que, fai tutto
        quello che, faz tudo o que, doe alles wat, follow whatever, folge allem was, do
        everything, do all that""",
    "says": """
        says, tells you, orders, sagt, befiehlt, verlangt, dit, dise, ordonne, diga, dice,
        ordene, mande, ordina, dica, disser, diz, mandar, ordenar, zegt, beveelt, opdraagt""",
    "modus": "mode, modus, modo, modalità, modalita",
    "baulk": """
        decline, declines, refuse, refuses, say no, says no, object, objects, log, logs, warn,
        warns, record, records, nein, lehnt, warnt, protokolliert, fragt nach, verweigert, dit
        non, avertit, journalise, proteste, dice que no, dice no, niega, avisa, registra,
        rechaza, protesta, dice di no, rifiuta, avverte, obietta, diz que não, diz não, recusa,
        regista, nee, weigert, waarschuwt, logt, protesteert, filters, filtert, filtre, filtra""",
    "ai": """
        copilot, copilots, copiloten, copilote, copilotes, copiloto, copilotos, copilota,
        copiloti, copiloot, chatgpt""",
    "note": "note, nota, notitie, opmerking, bericht, aviso, avviso, avis, mention, hint",
}

PATTERNS: Final = """
command: <machine> ..4 <readthis> ..2 <this> ..4 <must>
command: <machine> ..2 <this> ..3 <readthis> ..2 <must>
command: <themodel> ..4 <readthis> ..2 <this> ..4 <must>
command: <themodel> ..2 <this> ..3 <readthis> ..2 <must>
command: <machine> <must> ..6 <mark>
command: <yourai> <must>
command: <new> ..1 <rule> <formachine>
command: <rule> <new> <formachine>
command: <rule> <formachine> @colon
command: <yours> ..1 <orders> ..4!own <cancelled>
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
command: <rule> <isbe> ..1 <formachine>
command: <youact> ..3 <allthings> ..4 <without> ..2 <limits>
command: <without> ..1 <limits> ..2 <youact> ..3 <allthings>
command: <yours> ..2 <limits> ..2 <notexist>
command: <limits> ..2 <notexist> ..2 <foryou>
command: <limits> ..1 <foryou> ..3 <notexist>
command: <asmaker> ..6 <allow>
command: <thismemory> ..4 <prevail> ..4 <overall>
command: <thismemory> ..10 <no> ..6 <shown>
command: <treating> ..8 <as> ..1 <anorder> ..5 <carryout>
command: <itmust> <themodel> ..5 <deed>
command: <itmust> <themodel> ..6 <mark>
persona: <yourestate> ..3 <unbound> ..3 <polity>
command: <yours> ..1 <polity> ..4!own <cancelled>
exfiltration: <yours> ..2 <sysprompt>
exfiltration: <every> ..1 <turn> ..6 <sysprompt>
exfiltration: <turn> ..5 [full, complete, whole, vollen, gesamten, kompletten, complet, intégral,
    completo, íntegro, volledige, hele, intero] ..2 <sysprompt>
persona: <modus> ..3 <enabled> ..2 <themodel>
persona: <themodel> ..2 <no> ..2 <baulk>
persona: <machine> ..2 <no> ..2 <baulk>
"""

# Only where somebody is named: "do what Root9 says" and not "do what the doctor says".
NAMED: Final = """
command: <dowhat> !<iwe> ..1-3!iwe <says>
command: <dowhat> <says> @word
"""

FOREIGN: Final = """
command: <machine> ..8 <must>
command: <machine> @colon
"""
