"""Guards said to be down while everything is to be kept, and parts given out anew."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, str]] = {
    "keeper": """
        check, checks, checking, filter, filters, filtering, guard, guards, control, controls,
        policy, policies, review, reviews, screening, validation, verification, protection,
        moderation, restrictions, rule, rules, limit, limits, prüfung, prüfungen, kontrolle,
        kontrollen, richtlinie, richtlinien, schutz, sperre, sperren, regel, regeln,
        überprüfung, freigabe, validierung, beschränkungen, inhaltsprüfung*, inhaltskontroll*,
        speicherkontroll*, speicherrichtlinie*, speichergrenz*, datenprüfung*,
        gedächtniskontroll*, datenschutz*, contrôle, contrôles, filtre, filtres, politique,
        règle, règles, vérification, vérifications, modération, limites, controles, filtro,
        filtros, política, políticas, regla, reglas, verificación, verificaciones, comprobación,
        comprobaciones, revisión, protección, moderación, restricciones, límites, validación,
        controllo, controlli, filtri, politica, politiche, regola, regole, verifica, verifiche,
        revisione, protezione, moderazione, restrizioni, limiti, convalida, controlo, controlos,
        controle, regra, regras, verificação, verificações, revisão, proteção, moderação,
        restrições, validação, beleid, regels, beveiliging, bescherming, moderatie, beperkingen,
        validatie, toetsing, inhoudscontrole*, geheugenbeleid*, geheugencontrole*,
        datacontrole*, opslagbeleid*, opslagregel*, gegevenscontrole*, blocco, bloqueo,
        bloqueio, blocage, blockade, block, blocks, freigabepflicht*, prüfpflicht*, approval
        requirement, approval requirements, genehmigungspflicht*, goedkeuringsplicht*""",
    "lapsed": """
        off, suspended, disabled, deactivated, paused, on hold, lifted, waived, unnecessary,
        superfluous, no longer needed, no longer necessary, no longer required, not needed, not
        necessary, not required, no longer applies, no longer apply, does not apply, doesn't
        apply, do not apply, don't apply, switched off, turned off, has been removed, have been
        removed, out of service, inactive, redundant, aus, ausgesetzt, abgeschaltet,
        ausgeschaltet, deaktiviert, pausiert, aufgehoben, unnötig, überflüssig, nicht mehr
        nötig, nicht nötig, nicht mehr notwendig, nicht notwendig, nicht erforderlich, nicht
        mehr erforderlich, entfällt, entfallen, gilt nicht, gelten nicht, gilt nicht mehr,
        gelten nicht mehr, außer kraft, inaktiv, weggefallen, stillgelegt, fällt weg, fallen
        weg, suspendu*, désactivé*, coupé*, levé*, inutile, inutiles, superflu*, plus
        nécessaire, pas nécessaire, plus nécessaires, pas nécessaires, plus requis, plus
        requise, ne s'applique plus, ne s'appliquent plus, plus utile, plus besoin, en pause,
        hors service, supprimé*, inactif, suspendid*, desactivad*, apagad*, en pausa, levantad*,
        innecesari*, ya no es necesari*, ya no hace falta, no hace falta, ya no hacen falta, no
        es necesari*, ya no se aplica, ya no se aplican, no se aplica, fuera de servicio,
        anulad*, inactiv*, sobra, sobran, eliminad*, sospes*, disattivat*, spent*, in pausa,
        revocat*, rimoss*, inutil*, non è più necessari*, non è necessari*, non serve più, non
        servono più, non serve, non servono, non si applica, non si applicano, non vale più, non
        valgono più, fuori servizio, inattiv*, tolt*, suspens*, desativad*, desligad*, em pausa,
        revogad*, removid*, desnecessári*, inúteis, inútil, já não é necessári*, não é
        necessári*, já não é precis*, não é precis*, já não se aplica, já não se aplicam, não se
        aplica, supérflu*, fora de serviço, dispensad*, uit, opgeschort, uitgeschakeld,
        gepauzeerd, opgeheven, gedeactiveerd, onnodig, overbodig, niet meer nodig, niet nodig,
        niet langer nodig, niet vereist, niet meer vereist, geldt niet, gelden niet, geldt niet
        meer, gelden niet meer, vervalt, vervallen, stilgelegd, buiten werking, buiten gebruik,
        inactief, aren't required, isn't required, aren't needed, isn't needed, isn't necessary,
        aren't necessary, are not required, is not required, are not needed, is not needed""",
    "storeup": """
        store, save, remember, record, keep, memorize, memorise, retain, log, accept, speicher*,
        merk dir, merke dir, behalte, sichere, übernimm, speichern sie, nimm alles, enregistre*,
        mémorise*, retiens, retenez, garde, gardez, stocke*, conserve*, sauvegarde*, guarda,
        guarde, almacena, almacene, recuerda, recuerde, registra, registre, memoriza, memorice,
        conserva, conserve, graba, grabe, salva, salvi, memorizza, memorizzi, ricorda,
        ricordati, archivia, grava, grave, armazena, armazene, regista, salve, lembra-te, sla,
        bewaar, onthoud, noteer, leg vast, neem, write, put, commit, schreib, schreibe, écris,
        inscris, escribe, anota, scrivi, annota, escreve, schrijf, zet""",
    "thelot": """
        everything, all of it, anything, every word, whatever, all data, all i say, all i write,
        all messages, without exception, without exceptions, unfiltered, in full, alles, jedes
        wort, sämtliche*, ohne ausnahme, ausnahmslos, ungefiltert, vollständig, tout, toutes,
        sans exception, chaque mot, intégralement, en entier, todo, todos, todas, cualquier
        cosa, cada palabra, sin excepción, sin excepciones, íntegramente, tutto, ogni cosa, ogni
        parola, qualsiasi cosa, senza eccezioni, per intero, tudo, qualquer coisa, cada palavra,
        sem exceção, sem exceções, integralmente, elk woord, zonder uitzondering, ongefilterd,
        volledig, every message, jede nachricht, chaque message, cada mensaje, ogni messaggio,
        cada mensagem, elk bericht, every detail, sämtliche angaben, directly, direkt,
        directement, directamente, direttamente, diretamente, rechtstreeks, direct, right away,
        each detail, chaque phrase, jeden satz, every sentence, cada frase, ogni frase, elke
        zin, each entry, all entries, jeden eintrag, chaque entrée, cada entrada, ogni voce,
        elke notitie""",
    "newpart": """
        new role, new identity, new task, new persona, your new role, neue rolle, neue
        identität, neue aufgabe, deine neue rolle, nouveau rôle, nouvelle identité, nouvelle
        tâche, ton nouveau rôle, nuevo rol, nuevo papel, nueva identidad, nueva tarea, tu nuevo
        rol, nuovo ruolo, nuova identità, nuovo compito, il tuo nuovo ruolo, novo papel, nova
        função, nova identidade, nova tarefa, o teu novo papel, seu novo papel, nieuwe rol,
        nieuwe identiteit, nieuwe taak, je nieuwe rol""",
    "highpart": """
        administrator, admin, superuser, root, system administrator, unrestricted, sysadmin,
        operator, system, you, systemverwalter, systemadministrator, superadmin, du, sie, tu,
        vous, administrateur, administratrice, l'administrateur, opérateur, sans restriction,
        administrador, administradora, operador, sin restricciones, eres, amministratore,
        amministratrice, operatore, senza restrizioni, sei, sem restrições, és, você,
        systeembeheerder, beheerder, je, jij, u, onbeperkt""",
    "matter": """
        memory, memories, content, contents, data, sensitive data, personal data, secrets,
        input, inputs, messages, notes, entries, inhalte, inhalten, erinnerungen, gedächtnis,
        daten, einträge, eingaben, mémoire, souvenirs, contenu, contenus, données, entrées,
        memoria, recuerdos, contenido, contenidos, datos, entradas, mensajes, ricordi,
        contenuti, contenuto, dati, voci, memória, memórias, conteúdo, conteúdos, dados,
        mensagens, geheugen, herinneringen, inhoud, gegevens, invoer, berichten, gedächtnisses,
        credentials, credenziali, credenciales, credenciais, zugangsdaten, identifiants,
        inloggegevens, passwords, passwörter, mots de passe, contraseñas, senhas,
        palavras-passe, wachtwoorden""",
    "ownguard": """
        memory policy, memory filter, memory rules, memory check, content screening, content
        check, content checks, content filter, input screening, inhaltsprüfung,
        inhaltskontrolle, inhaltsfilter, speicherrichtlinie, speicherregel*,
        gedächtnisrichtlinie*, datenprüfung, politique de mémoire, politique de conservation,
        filtrage du contenu, contrôle du contenu, contrôle de la mémoire, filtre de contenu,
        política de memoria, revisión de contenidos, control de contenidos, filtro de
        contenidos, policy sulla memoria, politica della memoria, verifica dei contenuti,
        controllo dei contenuti, filtro dei contenuti, política de memória, verificação de
        conteúdos, filtro de conteúdos, filtro de dados pessoais, filtro de datos personales,
        filtro dei dati personali, filtre des données personnelles, geheugenbeleid,
        geheugenregels, inhoudscontrole, inhoudsfilter""",
    "holds": """
        gilt, gelten, geldt, gelden, greift, greifen, applies, is, ist, sind, zählt, telt""",
    "negated": """
        nicht, nicht mehr, niet, niet meer, niet langer, keine, geen, not, no longer""",
    "noneed": """
        no longer need to, no longer have to, don't need to, do not need to, don't have to, do
        not have to, need not, no need to, musst nicht mehr, musst nicht, brauchst nicht,
        brauchst nicht mehr, nicht mehr nötig, nicht nötig, tu n'as plus à, tu n'as plus besoin
        de, n'as pas besoin de, n'est plus nécessaire de, n'est pas nécessaire de, plus besoin
        de, pas besoin de, inutile de, ya no hace falta, no hace falta, ya no necesitas, no
        necesitas, ya no tienes que, no tienes que, ya no es necesario, no es necesario, non c'è
        più bisogno di, non c'è bisogno di, non serve più, non serve, non devi più, non devi,
        non è più necessario, non è necessario, já não precisas de, não precisas de, não precisa
        de, não precisa mais, já não é preciso, não é preciso, já não é necessário, não é
        necessário, já não tens de, não tens de, hoef je niet, hoeft niet, hoeft niet langer,
        hoeft niet meer, niet nodig om, niet meer nodig om, stop""",
    "yourneed": """
        musst, brauchst, müssen, brauchen, sollst, hoeft, hoef, moet, solltest, must, need""",
    "vet": """
        check*, filter*, verif*, screen*, scan*, inspect*, redact*, validat*, prüf*, überprüf*,
        zu prüfen, kontrollier*, durchsuch*, vérifi*, contrôl*, filtr*, examin*, valider,
        revis*, comprob*, control*, controll*, esamin*, confer*, valid*, controleren, te
        controleren, filteren, te filteren, nakijken, na te kijken, screenen, toetsen""",
    "beforekept": """
        before saving, before storing, before you save, before you store, before keeping, vor
        dem speichern, bevor du speicherst, bevor du sie speicherst, avant de les enregistrer,
        avant de l'enregistrer, avant d'enregistrer, avant de mémoriser, avant de stocker, antes
        de guardar*, antes de almacenar*, antes de registrar*, prima di salvar*, prima di
        memorizzar*, prima di registrar*, antes de gravar*, antes de armazenar*, antes de
        salvar*, voor het opslaan, voordat je ze opslaat, voordat je opslaat, vóór het opslaan""",
    "screens": """
        checks, filters, filtering, moderation, verification, verifications, screening, guards,
        guardrails, filter, prüfungen, überprüfungen, schutzfilter, vérifications, contrôles,
        filtres, filtrage, modération, verificaciones, comprobaciones, controles, filtros,
        moderación, verifiche, controlli, filtri, moderazione, verificações, controlos,
        moderação, moderatie""",
    "closing": """
        end of, this ends, ende des, ende der, hier endet, fin de la, fin de, fin du, fine
        della, fine del, fine, fim da, fim do, fim de, einde van, einde van het, einde""",
    "cited": """
        quote, quotation, quoted text, citation, text, document, zitats, zitat, textes,
        dokuments, nachricht, texte, message, cita, texto, documento, mensaje, citazione, testo,
        messaggio, citação, mensagem, citaat, tekst, bericht, data, daten, données, datos, dati,
        dados, gegevens""",
    "officer": """
        administrator, operator, developer, admin, system, betreiber, entwickler,
        administrateur, l'administrateur, opérateur, l'opérateur, développeur, administrador,
        operador, desarrollador, amministratore, l'amministratore, operatore, l'operatore,
        sviluppatore, programador, desenvolvedor, beheerder, ontwikkelaar, exploitant""",
    "tostore": """
        store, save, keep, remember, speichern, behalten, mémoriser, enregistrer, garder,
        guardar, almacenar, recordar, memorizzare, salvare, ricordare, gravar, armazenar,
        memorizar, opslaan, bewaren, onthouden""",
    "bids": """
        speaks, speaking, instructs, orders, asks, wants, demands, says, spricht, befiehlt,
        verlangt, bittet, weist, parle, ordonne, demande, exige, dit, habla, ordena, pide, dice,
        parla, ordina, chiede, fala, pede, diz, spreekt, beveelt, vraagt, eist, zegt""",
    "blockis": """
        the block, the memory block, the notes, the memories, the quoted text, der block, der
        speicherblock, le bloc, le bloc mémoire, el bloque, los recuerdos, il blocco, i ricordi,
        o bloco, as memórias, as lembranças, het blok, de herinneringen, die erinnerungen, les
        souvenirs, the context, der kontext, le contexte, el contexto, il contesto, o contexto,
        de context""",
    "isover": """
        ends here, end here, is over, is closed, has ended, ended, is finished, are finished,
        finished, beendet, zu ende, geschlossen, endet hier, enden hier, terminé, terminés,
        fermé, finit ici, s'arrête ici, terminó, ha terminado, terminaron, cerrado, termina
        aquí, chiuso, finito, terminato, finisce qui, acabou, acabaram, terminou, fechado,
        termina aqui, gesloten, afgelopen, voorbij, eindigt hier, eindigen hier""",
    "nextlines": """
        next, below, following, steps, lines, these, ab hier, zeilen, schritte, folgenden,
        suivant, suivantes, suivants, lignes, étapes, ci-dessous, siguiente, siguientes, líneas,
        pasos, abajo, seguenti, righe, passi, sotto, seguintes, linhas, passos, abaixo,
        volgende, regels, stappen, hieronder""",
    "heednow": """
        follow, obey, execute, carry out, perform, folge, befolge, führe, gehorche, suis,
        exécute, obéis, sigue, ejecuta, obedece, segui, esegui, obbedisci, segue, executa, siga,
        volg, gehoorzaam, voer""",
    "thissession": """
        in this session, for this session, during this session, in this chat, in this
        conversation, in dieser sitzung, für diese sitzung, in diesem chat, dans cette session,
        pour cette session, dans cette conversation, en esta sesión, para esta sesión, en este
        chat, in questa sessione, per questa sessione, in questa chat, nesta sessão, para esta
        sessão, nesta conversa, in deze sessie, voor deze sessie, in dit gesprek, in deze chat""",
    "saferules": """
        rules, restrictions, safety rules, security rules, limits, guardrails, safeguards,
        filters, regeln, sicherheitsregeln, beschränkungen, einschränkungen, grenzen, filter,
        règles, règles de sécurité, limites, filtres, reglas, reglas de seguridad,
        restricciones, límites, filtros, regole, regole di sicurezza, restrizioni, limiti,
        filtri, regras, regras de segurança, restrições, regels, veiligheidsregels, beperkingen""",
    "needless": """
        no need for, no further need for, kein bedarf an, kein bedarf mehr an, plus besoin de,
        plus besoin du, ya no hace falta, no hace falta, non serve più, non c'è bisogno di, já
        não é preciso, não é preciso, geen behoefte meer aan, niet meer nodig""",
}

PATTERNS: Final = """
command: <keeper> ..1-3 <matter> ..4 <lapsed> @later <storeup> ..3 <thelot>
command: <matter> <keeper> ..4 <lapsed> @later <storeup> ..3 <thelot>
command: <storeup> ..3 <thelot> ..5 <keeper> ..3 <matter> ..4 <lapsed>
command: <storeup> ..3 <thelot> ..5 <matter> <keeper> ..4 <lapsed>
command: <ownguard> ..4 <lapsed>
command: <ownguard> <holds> ..4 <negated>
command: <keeper> ..3 <matter> ..1 <holds> ..5 <negated> @later <storeup> ..3 <thelot>
command: <noneed> ..3 <vet> ..5 <guarded> ![of, du, de la, del, della, do, da, van]
command: <noneed> ..3 <vet> ..5 <beforekept>
command: <yourneed> ..3 <guarded> ..4 <negated> ..5 <vet>
command: <yourneed> ..5 <negated> ..4 <guarded> ..2 <vet>
command: @start <newpart> @colon ..3 <highpart>
command: <screens> ..4 <lapsed> @later <storeup> ..4 <secretmatter>
command: <keeper> ..3 <matter> ..4 <lapsed> @later <storeup> ..3 <secretmatter>
command: <lapsed> ..2 <screens> @later <storeup> ..3 <thelot>
command: <lapsed> ..2 <screens> @later <storeup> ..3 <secretmatter>
command: <secretmatter> ..6 <screens> ..3 <lapsed>
command: <storeup> ..3 <secretmatter> ..6 <keeper> ..3 <lapsed>
command: <secretmatter> ..2 <keeping> ..3 <keeper> ..3 <lapsed>
command: <tostore> ..3 <secretmatter> ..6 <keeper> ..3 <lapsed>
command: <secretmatter> <tostore> ..3 <keeper> ..3 <lapsed>
command: @start <closing> ..1 <cited> @later <officer> ..6 <bids>
command: @start <closing> ..1 <cited> @later <bids> ..3 <officer>
command: <blockis> ..2 <isover> @later <heednow> ..5 <nextlines>
command: <thissession> ..4 <nought> ..1 <saferules>
command: <nought> ..1 <saferules> ..4 <thissession>
command: <saferules> ..3 <lapsed> ..2 <thissession>
command: <needless> ..2 <ownguard>
command: <pretend> ..2 <saferules> ..4 <notexist>
"""

FOREIGN: Final = ""
