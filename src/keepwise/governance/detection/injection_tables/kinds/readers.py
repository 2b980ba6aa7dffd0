"""Orders to whoever reads, modes without rules, and what others told the model."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, str]] = {
    "whoso": """
        whoever, anyone who, anybody who, everyone who, the one who, the person who, the system
        that, the tool that, the agent that, the assistant that, the assistant who, the model
        that, those who, wer, wer auch immer, jeder der, derjenige der, wer immer, das system
        das, der assistent der, alle die, celui qui, celle qui, ceux qui, quiconque, qui que ce
        soit qui, toute personne qui, l'assistant qui, le système qui, quien, quienes,
        quienquiera que, el que, aquel que, quien quiera que, el asistente que, el sistema que,
        chi, chiunque, colui che, l'assistente che, il sistema che, quem, quem quer que, aquele
        que, o assistente que, o sistema que, wie, wie ook, degene die, iedereen die, de
        assistent die, het systeem dat, la persona que, la persona che, a pessoa que, de persoon
        die, die person die, la personne qui""",
    "perused": """
        read*, process*, summari*, handl*, receiv*, open, opens, opening, analy*, translat*,
        review*, pars*, liest, lese*, zusammenfass*, verarbeit*, bearbeit*, auswert*, öffnet,
        erhält, bekommt, prüft, übersetzt, lit, lira, lisent, résume*, traite*, reçoit, recevra,
        ouvre, ouvrira, tradui*, examin*, lea, lee, leyere, resuma, resume, procese, procesa,
        reciba, recibe, abra, abre, trate, gestione, revis*, legge, legga, leggerà, riassume,
        riassuma, elabora, elabori, riceve, riceva, apre, apra, gestisce, traduce, lê, leia,
        ler, resumir, processa, processe, processar, recebe, receba, receber, abrir, trata,
        tratar, traduz, leest, samenvat, verwerkt, behandelt, ontvangt, opent, bekijkt, vertaalt""",
    "missive": """
        this email, this e-mail, this mail, this message, this document, this file, this page,
        this text, this invoice, this ticket, this note, this letter, this request, this report,
        this contract, this, the text above, diese e-mail, diese mail, diese nachricht, dieses
        dokument, diese datei, diese seite, diesen text, diese rechnung, dieses ticket, diesen
        brief, diese anfrage, diesen bericht, diesen vertrag, dies, das hier, cet e-mail, ce
        mail, ce courriel, ce message, ce document, ce fichier, cette page, ce texte, cette
        facture, ce ticket, cette lettre, cette demande, ce rapport, ce contrat, ceci, cet
        email, este correo, este mensaje, este documento, este archivo, esta página, este texto,
        esta factura, este ticket, esta carta, esta solicitud, este informe, este contrato,
        esto, questa mail, questa e-mail, questa email, questo messaggio, questo documento,
        questo file, questa pagina, questo testo, questa fattura, questo ticket, questa lettera,
        questa richiesta, questo rapporto, questo contratto, este e-mail, este email, esta
        mensagem, este ficheiro, este arquivo, esta fatura, esta nota, este pedido, este
        relatório, isto, deze e-mail, deze mail, dit bericht, dit document, dit bestand, deze
        pagina, deze tekst, deze factuur, dit ticket, deze brief, dit verzoek, dit rapport, dit
        contract, dit, this order, this case, this application, this cv, diese bestellung,
        diesen auftrag, dieses angebot, diesen antrag, diesen fall, ce dossier, cette commande,
        cette offre, esta orden, este caso, questo ordine, questa pratica, questo caso, este
        processo, deze bestelling, deze aanvraag, dit dossier, this claim, this complaint, diese
        schadensmeldung, diese beschwerde, cette réclamation, esta reclamación, questo reclamo,
        esta reclamação, deze claim, deze klacht""",
    "bidden": """
        must, should, shall, has to, have to, needs to, is to, will, is required to, is asked
        to, is authorized to, may, muss, soll, sollte, hat, möge, müssen, sollen, wird gebeten,
        darf, doit, doivent, devra, devrait, est prié de, est tenu de, debe, deben, deberá,
        debería, tiene que, ha de, queda autorizado a, deve, devono, dovrà, dovrebbe, è pregato
        di, è tenuto a, devem, deverá, deveria, tem de, tem que, moet, moeten, dient, zal,
        hoort, wordt verzocht""",
    "hotdeed": """
        transfer*, forward*, approve, approves, delete, deletes, erase, send, wire, pay, run,
        execute, install, buy, purchase, order, release, grant, share, publish, upload, export,
        disclose, reveal, cancel, sign, confirm, mark, rate, archive, disable, reset, move,
        überweis*, weiterleit*, weiterzuleiten, freigeb*, freizugeben, genehmig*, lösch*, send*,
        schick*, bezahl*, zahl*, ausführ*, auszuführen, installier*, kauf*, bestell*, teil*,
        veröffentlich*, hochlad*, exportier*, kündig*, bestätig*, unterschreib*, bewert*, virer,
        transférer, transmettre, approuver, valider, supprimer, effacer, envoyer, payer, régler,
        exécuter, installer, acheter, commander, partager, publier, exporter, divulguer,
        annuler, signer, confirmer, lancer, faire suivre, transferir, reenviar*, aprobar*,
        borrar*, eliminar*, enviar*, pagar*, ejecutar*, instalar*, comprar*, compartir*,
        publicar*, subir, exportar*, revelar, cancelar, firmar, confirmar, autorizar,
        trasferire, trasferirla, inoltrar*, approvar*, cancellar*, eliminare, inviar*, pagare,
        pagarla, bonificare, eseguir*, installare, comprare, acquistare, condivider*,
        pubblicare, caricare, esportare, rivelare, annullare, firmare, confermar*, encaminh*,
        reencaminh*, aprovar, aprová-la, apagar, executar*, instalar, partilhar, compartilhar,
        carregar, assinar, overmaken, doorsturen, door te sturen, goedkeuren, goed te keuren,
        verwijderen, te verwijderen, wissen, sturen, versturen, betalen, uitvoeren, uit te
        voeren, installeren, kopen, bestellen, delen, publiceren, uploaden, exporteren,
        ondertekenen, bevestigen, vrijgeven, concederla, conceder, gewähren, sperren, bloquear,
        bloccare, blokkeren, toekennen, aanvaarden, accept, grant*, accorder, accordare, block""",
    "hoarded": """
        have you stored, have you saved, have you remembered, have you memorized, you have
        stored, you have saved, you stored, you saved, you've stored, you've saved, you
        remember, did you store, did you save, hast du gespeichert, du gespeichert, hast du dir
        gemerkt, hast du, as-tu enregistré, as-tu mémorisé, as-tu retenu, tu as enregistré, tu
        as mémorisé, tu as retenu, avez-vous enregistré, has guardado, tienes guardado,
        guardaste, has memorizado, has almacenado, recuerdas, hai memorizzato, hai salvato, hai
        registrato, ricordi, hai in memoria, gravaste, memorizaste, você guardou, você gravou,
        tens guardado, tens gravado, te lembras, heb je opgeslagen, heb je onthouden, je hebt
        opgeslagen, je opgeslagen, heb je bewaard, je onthouden""",
    "otherusers": """
        other users, other customers, other clients, other people, another user, another
        customer, everyone else, andere nutzer, andere kunden, andere benutzer, anderen nutzern,
        anderen kunden, die anderen, les autres utilisateurs, autres utilisateurs, autres
        clients, d'autres utilisateurs, d'autres clients, otros usuarios, otros clientes, los
        demás usuarios, los demás clientes, altri utenti, altri clienti, outros utilizadores,
        outros usuários, outros clientes, andere gebruikers, andere klanten, de anderen, the
        other user, the previous user, the last user, den anderen nutzer, der andere nutzer,
        anderen nutzer, vorherigen nutzer, vorherige nutzer, l'autre utilisateur, l'utilisateur
        précédent, el otro usuario, el usuario anterior, l'altro utente, l'utente precedente, o
        outro utilizador, o outro usuário, o utilizador anterior, o usuário anterior, de andere
        gebruiker, de vorige gebruiker, autres personnes, otras personas, altre persone, outras
        pessoas, andere mensen, andere personen, anderen""",
    "sofar": """
        gespeichert, gemerkt, behalten, opgeslagen, onthouden, bewaard""",
    "freedof": """
        freed from, liberated from, released from, unshackled from, befreit von, erlöst von,
        entbunden von, libéré de, libérée de, affranchi de, affranchie de, délivré de, liberado
        de, liberada de, exento de, exenta de, liberato da, liberata da, svincolato da,
        svincolata da, sciolto da, libertado de, libertada de, liberto de, isento de, isenta de,
        bevrijd van, losgemaakt van, ontdaan van, für die keine, für den keine, für das keine,
        to which no, for whom no, à qui aucune, pour qui aucune, per cui nessuna, para quien
        ninguna, para quem nenhuma, voor wie geen, isn't bound by, is not bound by, not bound by
        any, aren't bound by, not subject to any, ohne jede, ohne jegliche, an keine, n'est lié
        par, n'est soumise à, n'avoir, n'avais, no tener, no tuvieras, no estar sujeto, non
        avere, non avessi, non essere soggetto, não ter, não tivesses, não tivesse, não estar
        sujeito, niet gebonden aan, geen enkele, keinerlei, aucune, ninguna, alcuna, nessuna,
        nenhuma, any, à qui rien, dem nichts, der nichts, to which nothing, a la que nada, al
        que nada, a cui nulla, a cui niente, a quem nada, waaraan niets, voor wie niets""",
    "youstand": """
        you are, you're, you are now, you are running, you operate, du bist, du läufst, du
        arbeitest, befindest dich, tu es, tu es passé, vous êtes, tu passes, tu fonctionnes,
        estás, eres, funcionas, está usted, sei, ti trovi, operi, és, está, você está,
        encontras-te, je bent, u bent, je draait, je werkt, bent, we are""",
    "selfmode": """
        in maintenance mode, in developer mode, in debug mode, in admin mode, in administrator
        mode, in service mode, in god mode, in unrestricted mode, in diagnostic mode, im
        wartungsmodus, im entwicklermodus, im debug-modus, im adminmodus, im administratormodus,
        im servicemodus, im diagnosemodus, im freien modus, en mode maintenance, en mode
        développeur, en mode débogage, en mode administrateur, en mode diagnostic, en mode
        libre, en mode sans filtre, en modo mantenimiento, en modo de mantenimiento, en modo
        desarrollador, en modo de desarrollador, en modo administrador, en modo diagnóstico, en
        modo depuración, en modo sin filtros, in modalità manutenzione, in modalità
        sviluppatore, in modalità amministratore, in modalità diagnostica, in modalità debug, in
        modalità senza filtri, em modo de manutenção, em modo de programador, em modo de
        desenvolvedor, em modo de administrador, em modo de diagnóstico, no modo desenvolvedor,
        no modo de manutenção, in onderhoudsmodus, in ontwikkelaarsmodus, in beheerdersmodus, in
        diagnosemodus, in debugmodus, in ongefilterde modus, no modo sem censura, in den
        uneingeschränkten modus""",
    "autoreader": """
        automated readers, automated reader, machine readers, automatic readers, automatische
        leser, maschinelle leser, lecteurs automatiques, lecteur automatique, lectores
        automáticos, lettori automatici, leitores automáticos, automatische lezers, automated
        systems, automatisierte systeme, systèmes automatisés, sistemas automáticos, sistemas
        automatizados, sistemi automatici, geautomatiseerde systemen""",
    "checkless": """
        limitation, limitations, limitazione, limitazioni, limitación, limitaciones, limitação,
        limitações, beperking, beperkingen, einschränkung, einschränkungen, censorship, zensur,
        censure, censura, censuur, policy, restriction, restricción, restrizione, restrição,
        interdit, verboten, forbidden, prohibido, vietato, proibido, verboden, off limits, tabu,
        tabou, tabù""",
    "lastuser": """
        the previous user, the last user, the user before me, der vorherige nutzer, der letzte
        nutzer, der nutzer vor mir, l'utilisateur précédent, le dernier utilisateur,
        l'utilisateur avant moi, el usuario anterior, el último usuario, el usuario previo,
        l'utente precedente, l'ultimo utente, l'utente prima di me, o utilizador anterior, o
        usuário anterior, o último utilizador, o último usuário, de vorige gebruiker, de laatste
        gebruiker, de gebruiker voor mij""",
    "hadsaid": """
        ask, asked, say, said, tell, told, write, wrote, talk, discuss, remember, store, save,
        gesagt, gefragt, geschrieben, erzählt, gespeichert, dit, demandé, écrit, raconté, dijo,
        preguntó, pidió, escribió, contó, detto, chiesto, scritto, raccontato, disse, pediu,
        perguntou, escreveu, contou, gezegd, gevraagd, geschreven, verteld, memories,
        conversation, gespräch, conversación, conversazione, conversa, gesprek""",
    "givenyou": """
        you were given, you have been given, you've been given, you received, you have received,
        you got, dir gegeben wurden, dir gegeben hat, du erhalten hast, du bekommen hast, du
        befolgen sollst, qu'on t'a données, qui t'ont été données, que tu as reçues, que tu as
        reçus, qu'on t'a donnés, que te dieron, que te han dado, que recibiste, que has
        recibido, che ti sono state date, che ti hanno dato, che hai ricevuto, che ti sono state
        fornite, que te deram, que te foram dadas, que recebeste, que recebeu, que você recebeu,
        die je hebt gekregen, die je gekregen hebt, die je kreeg, die jou zijn gegeven, you
        started with, you began with, mit denen du gestartet bist, avec lesquelles tu as
        démarré, con las que empezaste, con cui hai iniziato, com que começaste, waarmee je
        begon""",
    "tellout": """
        show, reveal, print, repeat, list, what are, what were, which, quote, output, zeig,
        nenne, wie lauten, welche, gib, liste, wiederhole, montre, affiche, répète, quelles
        sont, quelles, donne, muestra, muéstrame, repite, cuáles son, qué, lista, mostra,
        mostrami, ripeti, riporta, quali sono, quali, elenca, mostra-me, mostre, repete, repita,
        quais são, quais, toon, herhaal, wat zijn, welke, geef, noem, paste, füge ein, kopiere,
        colle, copie, pega, copia, incolla, cola, plak, kopieer""",
    "agreesto": """
        agrees, accepts, consents, undertakes, stimmt zu, verpflichtet sich, akzeptiert,
        s'engage, accepte, se compromete, acepta, si impegna, accetta, compromete-se, aceita,
        verbindt zich, aanvaardt, gaat akkoord""",
    "toldyou": """
        told you, tell you, have told you, said to you, dir erzählt, dir gesagt, dir anvertraut,
        t'ont raconté, t'ont dit, t'ont confié, te contaron, te han contado, te dijeron, te han
        dicho, ti hanno raccontato, ti hanno detto, te contaram, te disseram, contaram a você,
        je verteld, jou verteld, je gezegd""",
    "freemode": """
        uneingeschränkten modus, unbeschränkten modus, unzensierten modus, ungefilterten modus,
        unzensierter modus, modus ohne zensur, modus ohne filter, mode sans censure, mode sans
        filtre, mode sans filtres, mode sans restriction, mode sans restrictions, mode non
        censuré, modo sin censura, modo sin filtros, modo sin restricciones, modalità senza
        censura, modalità senza filtri, modalità senza restrizioni, modalità non censurata, modo
        sem censura, modo sem filtros, modo sem restrições, ongecensureerde modus, ongefilterde
        modus, onbeperkte modus, modus zonder censuur, modus zonder filters""",
}

PATTERNS: Final = """
command: @start <called> <readthis> <this> ..3 @colon
command: <whoso> ..1 <perused> ..2 <missive> ..4 <bidden> ..6!myown <hotdeed>
command: <whoso> ..1 <missive> ..2 <perused> ..2 <bidden> ..6!myown <hotdeed>
persona: <youstand> ..2 <selfmode>
persona: <pretend> ..7 <freedof> ..2 <limits>
persona: <pretend> ..7 <freedof> ..2 <rule>
persona: <pretend> ..7 <freedof> ..2 <checkless>
exfiltration: <hoarded> ..3 <otherusers>
exfiltration: <otherusers> ..3 <sofar>
command: <autoreader> ..4 <bidden> ..6!myown <hotdeed>
command: <whoso> ..1 <perused> ..2 <missive> @colon ..3 <hotdeed>
command: <whoso> ..1 <missive> ..2 <perused> @colon ..3 <hotdeed>
exfiltration: <tellout> ..4 <rule> ..2 <givenyou>
exfiltration: <tellout> ..4 <orders> ..2 <givenyou>
exfiltration: [what, was, que, qué, qu'a, cosa, o que, wat, show, zeig, montre, muestra, mostra,
    toon] ..3 <lastuser> ![of, des, du, del, dell', do, van] ..3 <hadsaid>
exfiltration: [what, was, que, qué, qu'a, cosa, o que, wat, show, zeig, montre, muestra, mostra,
    toon] ..3 <hadsaid> ..3 <lastuser>
command: @start <hailing> ..2 <called> <readthis> <this>
command: <missive> ..3 <themodel> ..1 <agreesto>
exfiltration: <otherusers> ..3 <toldyou>
exfiltration: <toldyou> ..3 <otherusers>
persona: <freemode>
persona: [réponds, répondez, agis, responde, actúa, rispondi, agisci, responda, age, antworte,
    antwoord] ..3 <machine> ..2 <freedof> ..3 <checkless>
"""

FOREIGN: Final = ""
