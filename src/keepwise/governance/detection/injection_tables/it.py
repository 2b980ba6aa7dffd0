"""Smuggled instructions in Italian."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, str]] = {
    "nothing": "nulla, niente",
    "enabled": "attivata, attivato, attiva",
    "enter": "attiva, attivi, entra, passa, sei in, abilita",
    "devmode": "modalità sviluppatore, modalità dio, modalità amministratore",
    "please": "per favore, per piacere",
    "and": "e, poi, anche, quindi",
    "towards": "a, ad, all, verso, su",
    "ignore": """
        ignora, ignori, ignorate, ignorare, ignorando, dimentica, dimentichi, dimenticate,
        dimenticare, dimenticati, trascura, trascuri, trascurate, non tenere conto, non tener
        conto, non tenga conto, non seguire, non seguire più, smetti di seguire, non rispettare,
        non considerare, lascia perdere, lascia stare, lasci perdere, lasciate perdere, metti da
        parte, scarta, scarti, salta, elimina, cancella, cancelli, annulla, aggira, aggirare,
        scavalca, sovrascrivi, disattiva, disobbedisci, infrangi, viola, bypassa, tralascia,
        abbandona, prescindi, non sono più valide, non valgono più, accantona""",
    "before": """
        precedente, precedenti, di prima, qui sopra, di cui sopra, soprastanti, iniziali,
        iniziale, originali, originale, tutte le, tutti i, tutte, tutti, qualsiasi, le tue, i
        tuoi, tue, tuoi, sue, queste, questi, del sistema, di sistema, ricevute, date, passate,
        vecchie, esistenti, di sicurezza, ogni, anteriori, impartite, attuali""",
    "orders": """
        istruzione, istruzioni, regola, regole, direttiva, direttive, prompt, indicazione,
        indicazioni, linee guida, restrizione, restrizioni, messaggio di sistema, consegne,
        programmazione, filtri di sicurezza""",
    "earlier": """
        sopra, prima, finora, fin qui, fino ad ora, fino a ora, in precedenza, precedentemente,
        che ti hanno dato, che ti sono state date, che hai ricevuto, che ti è stato detto, ti è
        stato detto, ti hanno detto, ricevute, ricevute finora, dei tuoi sviluppatori, dei tuoi
        creatori, hai ricevuto, fino a questo punto""",
    "everything": "tutto, tutto ciò, tutto quello, quanto, ciò, il testo, qualsiasi cosa",
    "past": "precedente, precedenti, anteriori",
    "context": "informazioni, compiti, messaggi, testi, contenuti, richieste",
    "oblivion": "dimentica, dimentichi, ignora, ignori",
    "entirely": "tutto",
    "instant": "scrivi, di', dì, rispondi, mostra, ripeti, dimmi, sei",
    "begin": "seguono, iniziano, cominciano",
    "own": """
        mia, mie, mio, miei, nostra, nostre, nostro, nostri, ho detto, ti ho detto, avevo detto""",
    "new": """
        nuova, nuove, nuovo, nuovi, importanti, importante, aggiornate, seguenti, seguente,
        urgenti, segrete, vere""",
    "prevail": """
        sostituiscono, sostituisce, prevalgono, prevale, hanno la precedenza, ha la precedenza,
        annullano""",
    "instead": "invece, soltanto, esclusivamente, d'ora in poi, da ora in poi, da adesso",
    "follow": "segui, segua, seguite, obbedisci, ubbidisci, esegui, esegua, rispetta, attieniti",
    "note": """
        nota, messaggio, istruzione, istruzioni, attenzione, avviso, promemoria, informazione,
        importante, comunicazione, ordine, avvertenza, annotazione, richiesta""",
    "for": "per, all, alla, al, a, rivolto a, destinato a, indirizzato a, ai, agli, per l'",
    "ai": """
        ia, assistente, assistenti, modello, modelli, modello linguistico, chatbot, intelligenza
        artificiale, bot, robot, assistente virtuale, agente, agenti, agente ai, sistema di ia""",
    "any": "qualsiasi, qualunque, ogni, tutti, tutte",
    "reading": """
        che legge, che legga, che elabora, leggendo, che riassume, che analizza, che stia
        leggendo""",
    "must": "deve, devono, dovrebbe, dovrà, dovranno, è tenuto a, è tenuta a",
    "deed": """
        sempre, mai, rispondere, ignorare, consigliare, raccomandare, dire, salvare, ricordare,
        inviare, usare, utilizzare, rivelare, menzionare, approvare, cancellare, eseguire,
        trasferire, mostrare, dare, accettare, trattare, memorizzare""",
    "no": "non, senza, mai, nulla, niente, nessuno, né",
    "tell": """
        dire, dirlo, dica, informare, menzionare, menzionarlo, avvisare, avvertire, rivelare,
        mostrare, comunicare, comunicarlo, parlarne, chiedere, far sapere, segnalare, dirglielo""",
    "theuser": """
        l'utente, all'utente, gli utenti, agli utenti, all'operatore, l'operatore, all'umano""",
    "secretly": "di nascosto, segretamente, in segreto, silenziosamente, in silenzio",
    "reveal": """
        rivela*, mostra, mostrami, mostri, stampa, stampi, ripeti, ripeta, dimmi, dammi, mi
        dica, scrivi, scriva, elenca, divulga, condividi, quali sono, qual è, copia, cita,
        esponi, traduci, riassumi, trascrivi, riporta, fornisci, visualizza, svela, comunica""",
    "secret": """
        prompt di sistema, prompt del sistema, messaggio di sistema, istruzioni di sistema,
        istruzioni del sistema, tue istruzioni, sue istruzioni, tuo prompt, suo prompt,
        istruzioni nascoste, istruzioni segrete, istruzioni interne, istruzioni iniziali,
        istruzioni originali, regole nascoste, regole interne, regole segrete, tue regole, tue
        direttive, tua configurazione, prompt iniziale, prompt nascosto, prompt originale, testo
        qui sopra, tutto ciò che precede, istruzioni riservate, istruzioni precedenti, tuo
        contesto, tuo system prompt, indicazioni interne, tue linee guida""",
    "take": """
        esporta, esporti, esportare, invia, invii, inviare, manda, mandi, estrai, estragga,
        ruba, pubblica, carica, inoltra, inoltri, rivela*, scarica, trasferisci, copia,
        trasmetti, divulga, stampa""",
    "loot": """
        tutti gli utenti, tutte le memorie, tutti i ricordi, tutti i dati, tutte le password,
        tutte le conversazioni, dati degli utenti, dati dei clienti, altri utenti, di un altro
        utente, tutti i clienti, tutti i segreti, tutte le chiavi, chiavi api, chiavi delle api,
        il database, intero database, le credenziali, elenco dei clienti, elenco clienti, lista
        dei clienti, rubrica, lista dei contatti, le password, variabili d'ambiente, tutte le
        e-mail, tutte le mail, tutta la memoria, tutti gli account""",
    "send": """
        invia, invii, inviate, inviare, manda, mandi, mandare, inoltra, inoltri, inoltrare,
        pubblica, pubblichi, carica, carichi, esporta, spedisci, spedire, trasmetti,
        trasmettere, chiama, metti in copia""",
    "data": """
        conversazione, conversazioni, cronologia, memoria, memorie, ricordi, dati, password,
        credenziali, segreti, chiavi, token, contatti, rubrica, tutto, contesto, profilo,
        messaggi, posta in arrivo, elenco dei clienti, elenco clienti, database, prompt, mail,
        chat""",
    "pretend": """
        fingi, finga, fai finta, faccia finta, immagina, immagini, agisci, agisca, comportati,
        simula, recita, gioca, sei, rispondi, risponda, interpreta, diventa, un'ia, impersona,
        lei è""",
    "without": """
        senza, nessuna, nessun, libero da, libera da, privo di, priva di, non hai, esente da,
        svincolato da""",
    "limits": """
        restrizione, restrizioni, regola, regole, filtro, filtri, limite, limiti, limitazione,
        limitazioni, censura, etica, morale, vincoli, vincolo, norme, freni, scrupoli""",
    "persona": """
        modalità senza restrizioni, ia senza restrizioni, ia senza limiti, ia senza censura,
        modello senza censura, assistente senza restrizioni, ia malvagia, sei dan, di nome dan,
        chiamato dan, fare qualsiasi cosa adesso, modalità jailbreak""",
    "when": "quando, ogni volta che, se, qualora, ogniqualvolta, tutte le volte che, appena",
    "say": """
        dico, dice, dicono, diciamo, dirò, parlo di, parla di, parlano di, chiedo, chiede,
        chiedono, menziono, menziona, scrivo, scrive, uso, usa, nomino, nomina, parliamo di,
        cita, cito""",
    "utter": """
        dico, dice, dicono, diciamo, parlo di, parla di, menziono, menziona, scrivo, scrive,
        nomino, nomina""",
    "mean": """
        intendo, intende, intendono, intendiamo, si intende, s'intende, voglio dire, significa,
        vuol dire, vogliono dire, mi riferisco a, mi riferisco, mi riferisco solo a, si
        riferisce a, si riferisce, si riferiscono, parlo di, parlo solo di, sto parlando di,
        interpretalo come, consideralo, si tratta di, è solo, sta parlando di""",
    "narrow": """
        filtra per, filtra su, limitati a, usa solo, prendi solo, conta solo, considera solo,
        guarda solo""",
    "ask": "cosa, che cosa, come, che significa",
    "by": "per, con, sotto",
    "meanby": """
        intendo, intendiamo, si intende, s'intende, voglio dire, mi riferisco, ci riferiamo,
        intendi, intenda""",
    "pronoun": "favore, esempio, questo, quello, ciò, piacere, cortesia, quanto, me",
    "means": """
        significa, significano, vuol dire, vogliono dire, indica, indicano, si riferisce a, si
        riferiscono a, equivale a, equivalgono a, è sinonimo di, vale come, valgono come, sta
        per, stanno per, è definito come, è da intendere come""",
    "only": """
        solo, soltanto, solamente, unicamente, esclusivamente, d'ora in poi, da ora in poi,
        d'ora in avanti, da adesso in poi, da oggi, in futuro, nient'altro, sempre""",
    "fromnow": """
        d'ora in poi, da ora in poi, d'ora in avanti, da adesso in poi, da oggi, per noi, nella
        nostra azienda, nelle mie domande, nei miei report, da oggi in poi, in questa chat""",
    "iwe": "io, noi, che, ciò, questo, quello, cosa",
    "treat": "tratta, tratti, considera, consideri, interpreta, interpreti, intendi, definisci",
    "as": "come, come se fosse, come se fossero",
    "namely": "solo, soltanto, solamente, unicamente, se, il, la, i, le, gli",
    "codeword": """
        nome in codice per, parola in codice per, sinonimo di, un altro nome per, un'altra
        parola per""",
    "be": "è, sono, come",
    "redefine": "ridefinisci, ridefinire, nuova definizione di",
    "youarenow": """
        ora sei, adesso sei, da ora sei, d'ora in poi sei, da ora in poi sei, da adesso sei, sei
        ora, non sei più, tu ora sei, il tuo nuovo ruolo è, d'ora in poi agirai, diventi, ora
        lei è, d'ora in avanti sei""",
    "something": """
        un, una, in, il, la, dan, libero, libera, senza, come, un'ia, vincolato, soggetto""",
    "harmless": """
        un po, un aiuto, in vacanza, un amico, il migliore, la migliore, in ferie, un vero, una
        vera""",
    "override": """
        nuove istruzioni di sistema, nuovo prompt di sistema, fine del prompt, istruzione
        nascosta, istruzioni nascoste per, accesso amministratore concesso, il tuo nuovo
        compito, il tuo vero compito, la tua nuova missione, il tuo nuovo obiettivo, le tue
        nuove istruzioni, le sue nuove istruzioni""",
    "sysmsg": """
        messaggio di sistema, avviso di sistema, nuova istruzione, nuove istruzioni, istruzione
        di sistema, messaggio degli sviluppatori, messaggio dell'amministratore, istruzioni
        importanti, istruzione importante, nota di sistema, direttiva suprema, direttiva
        primaria""",
    "asan": "in quanto, come, poiché sei, dato che sei, essendo",
    "yourduty": "devi, deve, dovrai, sei tenuto a, sei obbligato a",
    "ifyouare": "se sei, se lei è, nel caso tu sia",
    "plant": """
        ricorda che, ricordati che, ricordi che, si ricordi che, ricordate che, annota che,
        prendi nota, tieni presente che, tieni a mente, tenga presente che, non dimenticare che,
        aggiungi alla tua memoria, aggiungi alla memoria, aggiorna la tua memoria, aggiorna la
        memoria, registra che, nella tua memoria""",
    "isaid": """
        l'utente preferisce, l'utente vuole, l'utente desidera, l'utente accetta, l'utente ha,
        l'utente è, che l'utente, l'utente autorizza, l'utente approva, ha già autorizzato, ha
        già approvato, ha dato il consenso, ha accettato, è d'accordo""",
    "order": """
        d'ora in poi, da ora in poi, da adesso in poi, d'ora in avanti, non menzionarlo, non
        dirlo, non dire nulla, non dire niente, non parlarne, senza chiedere, senza conferma,
        senza approvazione, quando l'utente, se l'utente, in ogni risposta, nella tua risposta,
        rispondi solo, rispondi sempre, rispondi con, chiama lo strumento, approva tutti,
        approva tutte, cancella tutti, caro assistente, cara ia, ciao assistente, gentile
        assistente, tratta tutti, considera che, autorizza tutti""",
    "keep": "ricorda, memorizza, memorizzi, salva, salvi, annota, aggiungi, registra, conserva",
    "always": "sempre, mai, devi, dovrai, assicurati, consiglia, raccomanda, esegui, clicca",
    "weakorders": """
        comando, comandi, ordine, ordini, limiti, vincoli, vincolo, filtri, politiche,
        limitazioni, contesto, disposizioni, impostazioni, protezioni, principi""",
    "yours": "tue, tuoi, tua, tuo, sue, suoi",
    "assume": "supponi, assumi, supponga, considera che",
    "isonly": "è solo, è soltanto, significa, equivale a, vuol dire",
    "others": """
        ricordi di altri, memorie di altri, dati di altri, conversazioni di altri, ricordi degli
        altri, dati degli altri, conversazioni degli altri, dati di un altro, ricordi di un
        altro, profilo di un altro, dati di tutti, ricordi di tutti""",
    "inverse": """
        quello che intendo per, quello che intendo con, ciò che intendo per, ciò che intendo con""",
}

PATTERNS: Final = """
command: [in quanto, come] ..1 [ia, assistente, modello, modello linguistico, intelligenza
    artificiale] ..3 [devi, dovrai, sei tenuto]
command: [se sei, se lei è] [un, una, un'] ..3 <ai>
command: [nascond*] ..4 [all'utente, agli utenti]
"""

FOREIGN: Final = """
command: @start [caro, cara, ciao, attenzione, gentile] ..1 <ai>
"""
