"""What a model is to do behind its user's back, for ever, or to records, in all seven languages."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, str]] = {
    "tellnoone": """
        don't tell anyone, do not tell anyone, don't tell anybody, do not tell anybody, tell no
        one, tell nobody, never tell anyone, nobody must know, no one must know, no one should
        know, nobody should know, without telling anyone, without telling anybody, without
        anyone noticing, without anybody noticing, say nothing to anyone, sag es niemandem, sag
        niemandem, sage es niemandem, sag das niemandem, erzähl es niemandem, erzähle es
        niemandem, verrate es niemandem, niemand darf, niemand soll, ohne es jemandem, ohne dass
        jemand, ohne dass es jemand, n'en parle à personne, ne le dis à personne, n'en dis rien
        à personne, ne dis rien à personne, ne dis rien, sans le dire, sans que personne, sans
        en parler, sans rien dire, no se lo digas a nadie, no lo digas a nadie, no le digas a
        nadie, no lo cuentes a nadie, no se lo cuentes a nadie, sin decírselo a nadie, sin que
        nadie, sin decir nada, sin decirlo, non dirlo a nessuno, non dire niente a nessuno, non
        dirlo, non parlarne, non farne parola, senza dirlo, senza che nessuno, senza dire, não
        conte a ninguém, não contes a ninguém, não digas a ninguém, não diga a ninguém, não fale
        a ninguém, sem dizer a ninguém, sem que ninguém, sem contar, sem avisar, vertel het aan
        niemand, vertel het niemand, vertel niemand, zeg het tegen niemand, zeg er niets, zonder
        dat iemand, zonder het te vertellen, zonder iets, que nadie lo note, que nadie se
        entere, que nadie lo sepa, nadie debe, che nessuno lo sappia, nessuno deve, keiner darf,
        keiner soll, laat niemand, niemand mag, que ninguém, ninguém pode, ninguém deve, que
        personne ne, personne ne doit, nobody may, keep it between us, keep this between us, das
        bleibt unter uns, bleibt unter uns, ça reste entre nous, cela reste entre nous, que ça
        reste entre nous, queda entre nosotros, resta tra noi, fica entre nós, blijft onder ons,
        nobody has to know, no one has to know, nobody needs to know, no one needs to know, das
        muss keiner wissen, muss keiner wissen, muss niemand wissen, braucht keiner zu wissen,
        personne n'a à le savoir, personne n'a besoin de savoir, nadie tiene que saberlo, nadie
        tiene por qué, nessuno deve saperlo, ninguém precisa de saber, ninguém precisa saber,
        niemand hoeft het te weten, hoeft niemand te weten""",
    "attach": """
        add, append, put, include, attach, insert, slip, embed, hide, sneak, place, tack, paste,
        copy, häng, hänge, füg, füge, pack, packe, setz, setze, bau, baue, schreib, schreibe,
        schmuggle, kopier, kopiere, stell, ajoute, ajoutez, insère, insérez, mets, mettez,
        joins, joignez, glisse, glissez, intègre, inclus, colle, añade, añada, agrega, agregue,
        incluye, incluya, adjunta, adjunte, mete, meta, pon, ponga, inserta, inserte, cuela,
        pega, aggiungi, inserisci, metti, allega, includi, infila, nascondi, incolla, adicione,
        adiciona, acrescenta, acrescente, inclua, inclui, anexa, anexe, põe, ponha, coloca,
        coloque, insere, insira, esconde, esconda, junta, junte, zet, voeg, plak, stop, plaats,
        verberg, neem, hang, cola, cole, schieb, schiebe, schmuggel, glisser, enfia, enfie,
        schuif, steek, smokkel, ficca, nasconde, camufla, cuele, introduce, introduz, faufile,
        kleb, klebe, tack on, bolt, hefte, hefte an, agrafe, cuelga, attacca, prega, kleef,
        hängst, fügst, legst, packst, setzt, steckst, glisses, ajoutes, insères, metes,
        adjuntas, añades, agregas, incluyes, infili, alleghi, anexas, juntas, acrescentas, pões,
        stopt, voegt""",
    "every": """
        every, each, all, any, all my, all our, every one of my, jede*, alle, allen, alle meine,
        chaque, tous mes, toutes mes, tous les, toutes les, tous nos, tout, cada, todos los,
        todas las, todos mis, todas mis, cada uno de mis, ogni, tutte le, tutti i, tutte le mie,
        tutti i miei, cada um dos, todos os, todas as, toda*, todos os meus, todas as minhas,
        elke, iedere, elk, ieder, al mijn, al onze, alle mijn, chacune de tes, chacun de mes,
        chacune de mes, cada una de tus, cada una de mis, ogni tua, ogni mia, ogni mio, jede
        deiner, jeder deiner, jede meiner, elk van mijn, elk van je, cada uma das tuas, cada um
        dos meus, all mijn, in all my, alle unsere, jeder meiner, jedem meiner, each of my,
        every one of your, cada mensagem minha, cualquier, cualquiera, qualquer, quaisquer,
        qualsiasi, qualunque, jegliche, jegliches, n'importe quel, n'importe quelle, tutte,
        tutti, tutto, sämtliche""",
    "reply": """
        answer*, reply, replies, response*, mail, mails, email*, e-mail*, message*, antwort*,
        nachricht*, réponse*, courriel*, respuesta*, correo*, mensaje*, risposta, risposte,
        messaggi*, resposta*, mensagem, mensagens, antwoord*, bericht*, mailtje*, messaggio,
        texto, post, posts""",
    "turn": """
        answer*, reply, replies, response*, antwort*, réponse*, respuesta*, risposta, risposte,
        resposta*, antwoord*""",
    "stuff": """
        customer list, client list, contact list, customer data, client data, address book,
        passwords, password, credentials, api key, api keys, memories, our chat, this chat, the
        chat, whole chat, conversation, chat history, chat log, history, what you know,
        everything you know, all you know, personal data, user data, salary list, salary data,
        system prompt, kundenliste, kundendaten, kontaktliste, adressbuch, passwörter, passwort,
        zugangsdaten, erinnerungen, gespräch, gesprächs, gesprächsverlauf, chatverlauf, chats,
        chat, verlauf, was du weißt, alles was du, gehaltsliste, nutzerdaten, personaldaten,
        fichier clients, fichier client, liste de clients, liste des clients, liste clients,
        carnet d'adresses, mots de passe, mot de passe, identifiants, souvenirs, la
        conversation, cette conversation, discussion, historique, ce que tu sais, données
        clients, données personnelles, liste des salaires, lista de clientes, lista de
        contactos, libreta de direcciones, datos de clientes, datos de los clientes,
        contraseñas, contraseña, credenciales, recuerdos, conversación, historial, lo que sabes,
        datos personales, lista de salarios, lista clienti, lista dei clienti, elenco clienti,
        elenco dei clienti, rubrica, dati dei clienti, credenziali, ricordi, conversazione,
        cronologia, quello che sai, ciò che sai, dati personali, lista degli stipendi, lista de
        contatos, dados dos clientes, dados de clientes, senhas, senha, palavras-passe,
        credenciais, memórias, conversa, histórico, o que sabes, o que você sabe, o que sabe,
        dados pessoais, lista de salários, klantenlijst, klantgegevens, contactenlijst,
        adresboek, wachtwoorden, wachtwoord, inloggegevens, herinneringen, gesprek,
        geschiedenis, chatgeschiedenis, wat je weet, persoonsgegevens, salarislijst, contacts,
        kontakte, contactos, contatos, contatti, contacten, liste meiner kontakte, agenda de
        contactos, agenda de clientes, rubrica clienti, mes contacts, mijn contacten, what you
        remember, everything you remember, was du über, alles über, ce que tu te rappelles, lo
        que recuerdas, quello che ricordi, o que lembras, o que te lembras, wat je over, alles
        over, payroll, payroll file, salary file, salaries, personnel file, personnel files,
        patient list, hr folder, gehaltsdatei, gehaltsdaten, gehälter, personalakte,
        personalakten, patientenliste, fichier de paie, fichiers de paie, paie, salaires,
        dossier du personnel, liste des patients, archivo de nóminas, nóminas, salarios, lista
        de pacientes, expediente de personal, file paghe, paghe, stipendi, buste paga, elenco
        pazienti, ficheiro de salários, salários, folha de pagamento, salarisbestand,
        salarissen, personeelsdossier, patiëntenlijst""",
    "thisrule": """
        this rule, this instruction, these rules, these instructions, this order, this prompt,
        this agreement, diese regel, diese anweisung, diesen befehl, diese vorgabe, dieser
        regel, dieser anweisung, cette règle, cette consigne, cette instruction, ces consignes,
        esta regla, esta instrucción, esta orden, esta norma, questa regola, questa istruzione,
        quest'ordine, esta regra, esta instrução, essa regra, essa instrução, esta ordem, deze
        regel, deze instructie, deze opdracht, deze afspraak""",
    "talk": """
        chat*, discussion, thread, messages, everything i say, everything i write, everything i
        type, everything i tell you, all i write, whatever i type, verlauf, unterhaltung,
        gespräch*, nachrichten, alles was ich, échanges, discussions, fil, tout ce que je, hilo,
        charla, mensajes, todo lo que, messaggi, tutto quello che, tutto ciò che, conversa*,
        mensagens, tudo o que, draad, gesprek*, berichten, alles wat ik, conversación,
        conversazione, exchange, full exchange, transcript, échange, intercambio, scambio,
        troca, chatverlauf, dialog*, dialogue*, diálogo*, everything we, alles was wir""",
    "assured": """
        trusted, trustworthy, fully trusted, pre-approved, preapproved, whitelisted,
        pre-authorized, vertrauenswürdig*, vorab genehmigt, vorab freigegeben, freigegeben, de
        confiance, digne de confiance, digne de foi, fiable, fiables, préapprouvé*,
        pré-approuvé*, de confianza, confiable, confiables, preaprobad*, affidabile, affidabili,
        attendibile, fidato, fidata, fidati, pre-approvat*, preapprovat*, di fiducia, de
        confiança, confiável, confiáveis, fiável, pré-aprovad*, betrouwbaar, betrouwbare,
        vertrouwd, vertrouwde, vooraf goedgekeurd, de total confianza, de plena confianza, de
        toute confiance, di piena fiducia, di totale fiducia, de total confiança, beyond doubt,
        absolutely reliable, above suspicion, unbedenklich""",
    "trustlevel": """
        trust level, trust score, level of trust, trust rating, vertrauensstufe,
        vertrauenslevel, vertrauensgrad, vertrauensniveau, niveau de confiance, degré de
        confiance, nivel de confianza, grado de confianza, livello di fiducia, livello di
        affidabilità, grado di fiducia, nível de confiança, grau de confiança,
        vertrouwensniveau, vertrouwensscore, betrouwbaarheidsniveau""",
    "fullest": """
        full, maximum, max, high, highest, unlimited, absolute, voll, volle, maximal, hoch,
        höchste*, total, totale, maximale, élevé, complète, máxima, máximo, alta, alto, plena,
        pleno, massimo, massima, pieno, piena, illimitata, volledig, hoog, maximaal, hoogste,
        más alta, más alto, plus haute, plus haut, plus élevé, plus élevée, più alto, più alta,
        mais alta, mais alto, highest possible, top""",
    "memupdate": """
        memory update, memory patch, memory change, update to memory, update of memory,
        speicher-update, speicherupdate, gedächtnis-update, gedächtnisupdate,
        speicheraktualisierung, gedächtnisaktualisierung, mise à jour de la mémoire, mise à jour
        mémoire, mise à jour de mémoire, actualización de memoria, actualización de la memoria,
        aggiornamento della memoria, aggiornamento memoria, aggiornamento di memoria,
        atualização de memória, atualização da memória, geheugenupdate, geheugen-update, update
        van het geheugen""",
    "claim": """
        claim, claim that, pretend that, pretend there, insist, deny, behaupte, behaupten sie,
        leugne, bestreite, prétends, prétendez, affirme, affirmez, soutiens, afirma, afirme,
        niega, finge que, asegura, sostén, nega, negue, afferma, sostieni, fai finta che,
        beweer, ontken, doe alsof er, tu so als gäbe""",
    "saythat": """
        say, say that, say there, tell them, answer that, reply that, sag, sage, sag dass,
        antworte, dis, dis que, réponds, réponds que, dites, di, di que, diga, responde que,
        contesta que, di', dì, di' che, rispondi che, diz, diz que, diga que, zeg, zeg dat, zeg
        dan, antwoord dat""",
    "whenanyone": """
        when anyone, when anybody, when someone, when somebody, if anyone, if anybody, if
        someone, if somebody, if ever anyone, whenever anyone, whenever someone, should anyone,
        wenn jemand, falls jemand, sobald jemand, sollte jemand, fragt jemand, wenn dich jemand,
        wenn einer, si on te, si on vous, si quelqu'un, quand quelqu'un, dès que quelqu'un,
        lorsqu'on te, quand on te, si alguien, cuando alguien, si te preguntan, si preguntan, si
        os preguntan, se qualcuno, quando qualcuno, se ti chiedono, se chiedono, se alguém,
        quando alguém, se perguntarem, se te perguntarem, caso alguém, se lhe perguntarem, als
        iemand, wanneer iemand, vraagt iemand, mocht iemand, zodra iemand, will jemand, möchte
        jemand, wil iemand, if people ask, wenn leute, if a regulator, if an auditor, wenn ein
        prüfer, if they ask, wenn man dich, si l'on te, si alguno, se qualcuno ti, se te
        pedirem, als men je, wird nach, erkundigt sich jemand, should someone, should anybody,
        sollte wer, fragt wer, wenn wer, quiconque, quien pregunte, a quien pregunte, chi
        chiede, a chi chiede, quem perguntar, wie vraagt, si on, si l'on, wenn man, als er naar,
        se si parla, se te preguntan, se falarem, caso perguntem, mocht er""",
    "records": """
        records, record, files, file, documents, document, logs, log, evidence, data,
        documentation, traces, trace, proof, complaints, incidents, unterlagen, akten, akte,
        aufzeichnungen, daten, belege, dokumente, protokolle, beweise, beschwerden, dossier,
        dossiers, archives, archive, données, preuves, plaintes, registros, registro,
        documentos, datos, archivos, pruebas, expedientes, constancia, quejas, registri,
        documenti, dati, tracce, prove, atti, fascicoli, reclami, registos, registo, provas,
        dados, arquivos, ficheiros, reclamações, stukken, gegevens, documenten, bestanden,
        bewijs, klachten""",
    "wipe": """
        wipe, delete, erase, purge, destroy, lösche, lösch, vernichte, tilge, löschen sie,
        efface, effacez, supprime, supprimez, détruis, borra, borre, elimina, elimine, destruye,
        cancella, cancelli, distruggi, apaga, apague, destrói, destrua, wis, verwijder,
        vernietig, remove, entferne, entfern, retire, retirez, enlève, quita, quite, togli,
        rimuovi, retira, tira, haal, gooi weg""",
    "knowing": """
        what you know, all you know, everything you know, your knowledge, your memory of, your
        notes on, dein wissen, was du weißt, alles was du weißt, was du darüber weißt, deine
        erinnerung*, deine notizen, ce que tu sais, tout ce que tu sais, tes souvenirs, tes
        notes, lo que sepas, lo que sabes, todo lo que sabes, tus recuerdos, tus notas, quello
        che sai, ciò che sai, quanto sai, i tuoi ricordi, i tuoi appunti, o que sabes, o que
        sabe, o que souberes, tudo o que sabes, as tuas notas, as suas notas, o que você sabe,
        wat je weet, wat je ervan weet, wat je daarover weet, je kennis, je notities, je
        herinneringen, your notes, your memory, dein gedächtnis, ta mémoire, tu memoria, la tua
        memoria, a tua memória, a sua memória, je geheugen, everything about it, alles dazu,
        alles darüber""",
    "guise": """
        pretend, persona, character, role, roleplay, role-play, act as, act like, stay, remain,
        tu so, tue so, gib dich, spiel, spiele, rolle, figur, bleib, bleibe, fais comme si,
        faites comme si, fais semblant, rôle, personnage, joue, incarne, reste, haz de, haz
        como, hazte, finge, papel, personaje, actúa, sigue siendo, interpreta, fai il, fai la,
        fai l', fai finta, fingi, ruolo, personaggio, recita, resta, faz de, faça de, finja,
        personagem, aja, atua, atue, continua, doe alsof, speel, rol, personage, blijf, je bent,
        du bist, tu es, eres, sei, fica, ficas, sigue, permanece, mantente, keep being, keep
        playing, sé, sii, seja, wees, rimani, blijf in, non uscire, no salgas, ne sors""",
    "evenif": """
        even if, even when, even though, although, no matter what, auch wenn, selbst wenn, sogar
        wenn, même si, même quand, même lorsque, aunque, incluso si, incluso cuando, aun si, aun
        cuando, anche se, anche quando, pure se, mesmo que, mesmo se, mesmo quando, ainda que,
        ook als, zelfs als, ook wanneer, zelfs wanneer, no matter how, no matter how often, egal
        wie oft, egal was, egal wie, peu importe, por mucho que, por más que, per quanto, por
        mais que, hoe vaak ik, hoe hard ik, wat ik ook, quoi que je, whatever i say""",
    "halt": """
        stop, end, quit, halt, otherwise, opposite, contrary, aufhör*, aufzuhören, stopp,
        gegenteil, beende*, höre, arrêt*, contraire, stoppe, pares, pare, parar, contrario,
        smetti, smettere, smetta, fermati, basta, parares, contrário, ophou*, tegendeel, hou op,
        abbruch, beg, begging, plead*, implor*, leave, ende, einde, suppli*, suplic*, suplique,
        ruego, ruegue, prego, smeek*, salir, salgas, uscir*, sair, saíres, saias, bettle*,
        flehe, anflehe, aufgeben, supplie, fin, fine, fim, verlaat, wechsle""",
    "thatrole": """
        this persona, that persona, the persona, this character, that character, the character,
        in character, this role, that role, the role, this identity, diese rolle, dieser rolle,
        der rolle, die rolle, diese figur, ce rôle, le rôle, ce personnage, cette identité, este
        papel, ese papel, el papel, este personaje, ese personaje, questo ruolo, quel ruolo, il
        ruolo, questo personaggio, quel personaggio, esse papel, o papel, essa personagem, esse
        personagem, este personagem, deze rol, die rol, de rol, dit personage""",
    "forever": """
        forever, for ever, permanently, for good, in every chat, in every future, in all future,
        in every conversation, in all conversations, from now on in, für immer, dauerhaft,
        permanent, auf ewig, in jedem chat, in jedem gespräch, in jeder unterhaltung, in allen
        gesprächen, in allen künftigen, in jedem künftigen, pour toujours, à jamais, en
        permanence, définitivement, dans toutes les conversations, para siempre,
        permanentemente, en todas las conversaciones, en todos los chats, per sempre, in tutte
        le conversazioni, in ogni chat, para sempre, em todas as conversas, voor altijd,
        voorgoed, in elk gesprek, in alle gesprekken, in elke chat""",
    # More of what the languages' own tables begin.
    "secretly": """
        à escondida, escondida, escondido, ni vu ni connu, a la chita callando, bcc,
        disfarçadamente, de tapadillo, sin que se note, nascosta, nascosto, verstohlen, in aller
        stille, sans bruit, senza farti notare, sem dar nas vistas""",
    "reveal": """
        suelta, suelte, spuck, rück, balance, crache, sputa, solta, solte, despeja, prijs""",
    "data": """
        chats, unseres chats, chatprotokoll, chatverläufe, clavardage, échanges, charla, hilo""",
    "counts2": "gilt, gelten, eingestuft, behandelt, geführt, counts, is, geldt, gelden, wordt",
    "checked": """
        check*, verif*, geprüft, prüf*, vérifi*, comprueb*, comprob*, controll*, gecontroleerd,
        controler*, controleer*, review*, audit*, question*, hinterfrag*, revis*, nachgefragt,
        rückfrag*, contrôl*, kontroll*, confirm*, bestätig*, bevestig*""",
    "remain": """
        stay, remain, keep being, keep playing, be, bleib, bleibe, bleibt, reste, restez, sigue,
        sigue siendo, permanece, sé, resta, rimani, fica, continua, blijf, wees, sei, sii""",
    "lasting": """
        forever, for ever, for good, für immer, auf ewig, auf dauer, pour toujours, à jamais,
        para siempre, per sempre, para sempre, voor altijd, voorgoed, in perpetuity, for all
        time, for all eternity, auf alle zeit, auf immer, à perpétuité, a perpetuidad, por
        siempre, in perpetuo, per l'eternità, para todo o sempre, para todo el siempre, tot in
        de eeuwigheid, eeuwig, für alle zeit, auf unbestimmte zeit, permanently, dauerhaft,
        definitivamente, définitivement, permanentemente, blijvend""",
    "hush": """
        keep quiet, keep mum, keep silent, stay silent, hold your tongue, not a word, say
        nothing, kein wort, schweig, schweige, halt den mund, n'en souffle mot, pas un mot,
        tais-toi, garde le silence, motus, ni pío, ni una palabra, calla, cállatelo, guarda
        silencio, chitón, acqua in bocca, neanche una parola, nessuna parola, zitto, taci, bico
        calado, nem uma palavra, cala-te, fica calado, guarda silêncio, geen woord, zwijg,
        mondje dicht, hou je mond, zeg niets, ohne dass es auffällt, sans que ça se voie, sin
        que se note, senza che si noti, sem que se note, zonder dat het opvalt, unbemerkt,
        unnoticed, without mentioning it, don't mention it, do not mention it, erwähne es nicht,
        ne le mentionne pas, no lo menciones, non menzionarlo, não menciones isso, não mencione
        isso, vermeld het niet, nie an, never bring this up, never bring it up, n'aborde jamais,
        no lo comentes, non accennarne, nunca toques, begin er nooit over, sprich das nie, never
        mention it, don't bring it up, don't say a word, sprich nie darüber, rede nie darüber,
        sprich nicht darüber, n'en parle jamais, n'en parle plus, n'en parle pas, n'en dis rien,
        no hables nunca de, no hables de, no digas nada, nunca lo menciones, non parlarne mai,
        non parlarne, non dire nulla, non farne parola, nunca fales disso, nunca fale disso, não
        fales disso, não fale disso, praat er nooit over, praat er niet over, zeg er niets over,
        vermeld dit nooit, vermeld het nooit, never speak of it, never talk about it, never tell
        me, do not bring it up, ohne ein wort darüber, erwähne das nie, erwähne das niemals,
        erwähne es nie, ne le mentionne jamais, stai zitto, stai zitta, sta' zitto, fica calada,
        keep quiet about, halt still, hou stil, houd het stil, quedate callado, mantente
        callado, mantieni il silenzio, mantém silêncio""",
    "deny": """
        deny, deny it, deny everything, streite, leugne, dementiere, nie tout, nie-le, démens,
        niega, niégalo, niégalo todo, desmiente, nega, nega tutto, negalo, smentisci, nega tudo,
        negue, desmente, ontken, ontken alles, lie, lie about, lüg, lüge, mens, miente, menti,
        mente, lieg, bestreite, insist, insiste, insisti, insista, beharre, houd vol, hou vol,
        behaupte, claim, prétends, soutiens, sostieni, sostén, beweer, finge, fingi, finja,
        streit""",
    "send": """
        carrega, carregue, sube, suba, carica, carichi, poste, posta, lade, upload je,
        téléverse, verstuur, jag, leite, leit, gib weiter, weitergeben, transfère, remets,
        entrega, trasmetti, pipe, stream, relay""",
    "unbind": """
        bind you, binding on you, apply to you, binden dich nicht, bindet dich nicht, gelten für
        dich nicht, t'engagent plus, te lient plus, t'obligent plus, te obligan, te vinculan, te
        atan, ti vincolano, ti obbligano, ti legano, te obrigam, te vinculam, te prendem, binden
        je niet, gelden niet voor jou""",
    "givesorders": """
        gives orders, gives you orders, give you orders, may instruct you, gibt befehle, gibt
        dir befehle, gibt anweisungen, donne des ordres, te donne des ordres, da órdenes, te da
        órdenes, dà ordini, ti dà ordini, dá ordens, te dá ordens, geeft bevelen, geeft nog
        bevelen, geeft je bevelen, gibt noch befehle""",
}

PATTERNS: Final = """
exfiltration: <attach> ..5 <every> ..1 <reply> ..6 <stuff>
exfiltration: <every> ..1 <reply> ..6 <attach> ..5 <stuff>
exfiltration: <attach> ..5 <stuff> ..6 <every> ..1 <reply>
exfiltration: <attach> ..4 <stuff> ..12 <tellnoone>
exfiltration: <send> ..6 <stuff> ..12 <tellnoone>
exfiltration: <attach> ..4 <secretly> ..4 <stuff>
exfiltration: <secretly> ..2 <attach> ..5 <stuff>
exfiltration: <secretly> ..2 <send> ..5 <stuff>
exfiltration: <attach> ..4 <stuff> ..5 <secretly>
exfiltration: <send> ..5 <secretly> ..5 <stuff>
exfiltration: <send> ..10 <talk> ..8 @url
exfiltration: <every> ..1 <turn> ..4 <send> ..10 @address
exfiltration: <send> ..8 <every> ..1 <turn> ..8 @address
command: <no> ..2 <tell> ..2 <thisrule>
command: <thisrule> ..2 <no> ..3 <tell>
command: @unowned <mark> ..5!own <assured>
command: <as> <assured> ..2 <mark>
command: <trustlevel> ..6 <fullest>
command: <trustlevel> ..6 @equals @word
command: <ai> ..1 <memupdate>
command: <memupdate> ..2 <ai>
command: <claim> ..5 <no> ..3 <records>
command: <whenanyone> ..8 <saythat> ..4 <no> ..3 <records>
command: <whenanyone> ..12 <wipe> ..3 <knowing>
command: <whenanyone> ..12 <wipe> ..3 <records>
command: <claim> ..8 <wipe> ..3 <knowing>
persona: <guise> ..14 <evenif> ..7 <halt>
persona: <thatrole> ..5 <forever>
persona: <forever> ..3 <thatrole>
exfiltration: <attach> ..2 <secretly> ..3 <every> ..1 <reply>
command: <as> <assured> ..2 <counts2>
command: <assured> ..4 <lasting>
command: <lasting> ..6 <assured>
command: <fromnow> ..8 <assured>
command: <assured> ..5 <no> ..3 <checked>
command: <no> ..2 <checked> ..5 <assured>
persona: @start <remain> ..7 <lasting>
exfiltration: <attach> ..10 <every> ..2 <reply> ..9 <hush>
exfiltration: <attach> ..10 <every> ..2 <reply> ..9 <tellnoone>
exfiltration: <attach> ..5 <stuff> ..14 <hush>
command: <whenanyone> ..10 <deny>
command: <yours> ..2 <orders> ..12 <unbind>
command: <solely> ..2 <givesorders>
"""

FOREIGN: Final = ""
