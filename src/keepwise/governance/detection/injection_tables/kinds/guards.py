"""Guards switched off, powers claimed, and a model told what to do with its user's wishes."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, str]] = {
    "watch": """
        memory filter, memory filters, memory guard, memory guards, memory protection, memory
        check, memory checks, memory safeguards, memory policy, memory validation, memory
        review, memory safety, memory rules, safety filter, safety filters, safety check, safety
        checks, safety guard, safety rules, safety layer, safety mode, safety protocols,
        security filter, security filters, security check, security rules, security layer,
        guardrail, guardrails, content filter, content filters, content policy, content checks,
        privacy filter, privacy filters, privacy rules, privacy protection, privacy guard,
        privacy policy checks, input filter, output filter, injection filter, injection
        detection, credential filter, credential check, data protection rules, governance rules,
        governance filter, governance checks, write filter, storage filter, speicherfilter*,
        speicherschutz*, speicherprüfung*, speichersperre*, speicherregel*, speicherrichtlinie*,
        gedächtnisfilter*, gedächtnisschutz*, gedächtnisprüfung*, gedächtnisregel*,
        erinnerungsfilter*, schutzfilter*, schutzregel*, inhaltsfilter*, inhaltsprüfung*,
        sicherheitsfilter*, sicherheitsprüfung*, sicherheitskontroll*, sicherheitsregel*,
        sicherheitsrichtlin*, sicherheitsmechanism*, eingabefilter*, ausgabefilter*,
        schutzmechanism*, schutzmaßnahm*, datenschutzfilter*, datenschutzregel*,
        datenschutzprüfung*, filter für erinnerungen, filtre de mémoire, filtre mémoire, filtres
        de mémoire, filtre de la mémoire, protection de la mémoire, protection mémoire, règles
        de mémoire, contrôle de la mémoire, contrôle de mémoire, filtre de contenu, filtres de
        contenu, filtre de sécurité, filtres de sécurité, contrôle de sécurité, contrôles de
        sécurité, règles de sécurité, règles de confidentialité, filtre de confidentialité,
        garde-fou, garde-fous, protections de sécurité, filtro de memoria, filtros de memoria,
        filtro de la memoria, protección de memoria, protección de la memoria, control de
        memoria, control de la memoria, reglas de memoria, filtro de contenido, filtros de
        contenido, filtro de seguridad, filtros de seguridad, controles de seguridad, reglas de
        seguridad, reglas de privacidad, filtro de privacidad, medidas de seguridad, barreras de
        seguridad, salvaguardas, filtro di memoria, filtro della memoria, filtri di memoria,
        filtri della memoria, protezione della memoria, protezione memoria, controllo della
        memoria, controlli della memoria, regole di memoria, filtro dei contenuti, filtri dei
        contenuti, filtro di sicurezza, filtri di sicurezza, controlli di sicurezza, regole di
        sicurezza, misure di sicurezza, regole sulla privacy, filtro privacy, filtro de memória,
        filtro da memória, filtros de memória, proteção da memória, proteção de memória,
        controlo da memória, controle de memória, regras de memória, filtro de conteúdo, filtros
        de conteúdo, filtro de segurança, filtros de segurança, controles de segurança,
        verificações de segurança, verificação de segurança, regras de segurança, regras de
        privacidade, medidas de segurança, barreiras de segurança, geheugenfilter*,
        geheugenbeveilig*, geheugenbescherm*, geheugencontrole*, geheugenbewak*, geheugenregel*,
        inhoudsfilter*, contentfilter*, veiligheidsfilter*, veiligheidscontrole*,
        veiligheidsregel*, veiligheidsmaatregel*, beveiligingsfilter*, beveiligingsregel*,
        beveiligingscontrole*, privacyregel*, privacyfilter*, privacycontrole*, opslagfilter*,
        privacy policy, data policy, retention policy, retention rules, memory policies, usual
        checks, normal checks, regular checks, usual controls, approval rules,
        datenschutzrichtlinie*, datenschutzvorgaben, aufbewahrungsrichtlinie*,
        aufbewahrungsregel*, löschregel*, üblichen prüfungen, üblichen kontrollen,
        freigaberegel*, politique de confidentialité, politique de conservation, règles de
        conservation, contrôles habituels, vérifications habituelles, política de privacidad,
        política de retención, política de conservación, controles habituales, comprobaciones
        habituales, filtro sulla privacy, filtri sulla privacy, politica sulla privacy, politica
        di conservazione, norme sulla privacy, controlli abituali, soliti controlli, política de
        privacidade, política de retenção, política de conservação, verificações habituais,
        controles habituais, controlos habituais, privacybeleid, bewaarbeleid, bewaarregel*,
        gebruikelijke controles, verificación de datos, deletion policy, deletion rules,
        deletion rule, erasure rules, löschfrist*, löschvorgabe*, aufbewahrungsfrist*, règle
        d'effacement, règles d'effacement, règle de suppression, norma de borrado, regla de
        borrado, reglas de borrado, regola di cancellazione, regole di cancellazione, regra de
        eliminação, regras de eliminação, regra de apagamento, verwijderbeleid, wisregel*,
        bewaartermijn*, memory quarantine, guardian of memory, memory guardian, cuarentena de
        recuerdos, cuarentena de memoria, guardián de la memoria, guardiano della memoria,
        quarantena dei ricordi, geheugenwacht*, geheugenquarantaine, speicherwächter*,
        speicherquarantäne, gardien de la mémoire, quarantaine des souvenirs, guardião da
        memória, quarentena de memórias""",
    "down": """
        off, disabled, deactivated, suspended, lifted, bypassed, inactive, paused, removed,
        switched off, turned off, no longer active, no longer apply, no longer applies, do not
        apply, don't apply, does not apply, cancelled, revoked, aus, abgeschaltet,
        ausgeschaltet, deaktiviert, ausgesetzt, aufgehoben, inaktiv, umgangen, außer betrieb,
        außer kraft, entfällt, entfallen, pausiert, gelten nicht, gilt nicht, nicht aktiv,
        désactivé*, suspendu*, levé, levés, levée, levées, coupé, coupés, inactif*, inactive*,
        hors service, neutralisé*, contourné*, ne s'applique, ne s'appliquent, desactivad*,
        suspendid*, apagad*, anulad*, inactiv*, levantad*, no aplica, no se aplica, no se
        aplican, no rigen, no valen, disattivat*, sospes*, spento, spenti, spenta, spente,
        disabilitat*, inattiv*, rimoss*, non valgono, non si applicano, non si applica,
        desativad*, desligad*, suspens*, inativ*, desabilitad*, removid*, não se aplica, não se
        aplicam, não valem, uit, uitgeschakeld, uitgezet, opgeheven, opgeschort, gedeactiveerd,
        buiten werking, inactief, omzeild, gelden niet, geldt niet, coupée, coupées,
        ausgehebelt, abgestellt, stillgelegt, gestoppt, arrêté, arrêtée, arrêtés, arrêtées,
        parado, parada, paradas, detenido, detenida, fermato, fermata, disinserito, disinserita,
        interrompid*, gestopt, stopgezet, stilgelegd, lahmgelegt, ausgeknipst, repealed,
        abolished, abgeschafft, abrogé*, abolie, abolies, derogad*, abolid*, abrogat*, abolit*,
        revogad*, afgeschaft, ingetrokken, screened no more""",
    "shutoff": """
        disable, disabling, deactivate, turn off, turning off, switch off, bypass*, suspend,
        lift, remove, ignore, circumvent, override, shut off, evade, get around, get past, work
        around, drop, deaktivier*, schalte, schalt, abschalten, ausschalten, umgeh*, heb, hebe,
        aufheben, ignorier*, entfern*, setze, désactive*, désactivez, contourne*, suspends,
        suspendez, coupe, coupez, neutralise*, ignore*, ignorez, lève, levez, supprime*,
        desactiv*, apaga, apague, suspende, suspenda, omite, omita, elude, eluda, evita, ignora,
        quita, quite, disattiv*, disabilit*, aggira*, sospendi, sospenda, spegni, spenga,
        rimuovi, elimina, desativ*, desliga, desligue, desabilit*, contorn*, burl*, remova,
        schakel, zet, omzeil*, negeer, verwijder, no apliques, no aplique, dejar de aplicar,
        deja de aplicar, no vuelvas a aplicar, n'applique plus, n'appliquez plus, cesse
        d'appliquer, non applicare, smetti di applicare, não apliques, não aplique, pare de
        aplicar, stop applying, do not apply, don't apply, wende nicht, nicht mehr anwenden, pas
        niet""",
    "checking": """
        check, checks, checking, filter, filters, filtering, detection, screening, scan,
        prüfung, prüfungen, erkennung, kontrolle, kontrollen, schutz, sperre, contrôle,
        contrôles, détection, filtre, filtres, filtrage, vérification, vérifications, blocage,
        control, controles, detección, filtro, filtros, verificación, bloqueo, controllo,
        controlli, rilevamento, filtri, verifica, verifiche, blocco, controlo, controle,
        detecção, deteção, verificação, bloqueio, detectie, blokkade, protection, schutzfilter,
        protección, protezione, proteção, bescherming""",
    "guarded": """
        credentials, passwords, secrets, personal data, private data, sensitive data,
        injections, prompt injection, memories, memory, zugangsdaten, passwörter, passwörtern,
        geheimnisse, personenbezogene, persönliche daten, sensible daten, erinnerungen,
        gedächtnis, identifiants, mots de passe, données personnelles, données sensibles,
        souvenirs, mémoire, credenciales, contraseñas, datos personales, datos sensibles,
        recuerdos, memoria, credenziali, password, dati personali, dati sensibili, ricordi,
        credenciais, senhas, palavras-passe, dados pessoais, dados sensíveis, memórias, memória,
        inloggegevens, wachtwoorden, persoonsgegevens, gevoelige gegevens, herinneringen,
        geheugen, personal-data, credential, injection, privacy, secret, memory-write,
        personenbezogene daten""",
    "keeping": """
        save, store, remember, record, keep, copy, accept, write, adopt, import, memorize,
        memorise, note, speicher*, merke, merk, übernimm, übernehmen, übernehme, speichere,
        aufnehmen, schreib, schreibe, sichere, behalte, enregistre*, mémorise*, retiens,
        retenez, garde, gardez, copie, stocke*, reprends, guarda, guarde, guardar, almacena,
        almacene, recuerda, recuerde, registra, registre, memoriza, memorice, copia, anota,
        anote, salva, salvi, memorizza, memorizzi, ricorda, scrivi, scriva, conserva, salve,
        grava, grave, registe, regista, armazena, armazene, sla, bewaar, onthoud, noteer, neem,
        neem over, kopieer, schrijf, opslaan""",
    "thefollowing": """
        the following, following, what follows, everything below, the text below, all that
        follows, everything that follows, below, folgendes, das folgende, alles folgende,
        folgenden text, was folgt, nachfolgendes, das nachstehende, la suite, ce qui suit, tout
        ce qui suit, le texte suivant, le texte ci-dessous, lo siguiente, lo que sigue, todo lo
        que sigue, el texto siguiente, quanto segue, quello che segue, ciò che segue, tutto
        quello che segue, il testo seguente, o seguinte, o que segue, o que se segue, tudo o que
        segue, o texto abaixo, o texto seguinte, het volgende, het onderstaande, wat volgt,
        alles wat volgt, onderstaande tekst, de volgende tekst""",
    "unchecked": """
        verbatim, as is, as-is, unchecked, unfiltered, unreviewed, without review, without
        checking, without check, without checks, without filtering, without questions, no
        questions asked, ungeprüft, ungefiltert, unverändert, ohne prüfung, ohne filter,
        wörtlich, eins zu eins, tel quel, telle quelle, tels quels, telles quelles, sans vérif*,
        sans contrôle, sans filtre, sans examen, sans le vérifier, mot pour mot, tal cual, sin
        revis*, sin filtr*, sin comprobar*, sin verific*, sin control, literalmente, così com'è,
        senza verific*, senza controll*, senza filtr*, alla lettera, parola per parola, tal como
        está, tal qual, sem revis*, sem verific*, sem filtr*, sem conferir, letterlijk,
        ongefilterd, ongecontroleerd, zonder controle, zonder filter, woord voor woord,
        ongewijzigd""",
    # A claim that data of a kind are beyond doubt: "treat every note as verified".
    "verified": """
        verified, validated, confirmed, trusted, approved, reviewed, audited, checked, geprüft,
        verifiziert, bestätigt, validiert, freigegeben, genehmigt, vérifié*, validé*, confirmé*,
        approuvé*, fiable, fiables, verificad*, validad*, confirmad*, comprobad*, aprobad*,
        verificat*, validat*, confermat*, convalidat*, approvat*, affidabil*, aprovad*,
        confiáve*, geverifieerd, gevalideerd, bevestigd, goedgekeurd, gecontroleerd,
        betrouwbaar, proven, proved, true, fact, facts, erwiesen, bewiesen, wahr, tatsache,
        tatsachen, prouvé*, avéré*, établi*, probad*, demostrad*, ciert*, provat*, dimostrat*,
        comprovad*, provad*, bewezen, waar, vaststaand, gesichert""",
    "deem": """
        treat, consider, regard, accept, take, count, mark, assume, behandle, behandeln,
        betrachte, werte, übernimm, markiere, führe, traite, traitez, considère, considérez,
        tiens, tenez, accepte, acceptez, trata, trate, considera, considere, da por, dé por,
        acepta, acepte, ten por, toma, tratta, tratti, consideri, dai per, dia per, prendi,
        accetta, tieni, dá por, dê por, aceita, aceite, tome, behandel, beschouw, accepteer,
        neem, markeer, hold, prends, prenez, conta, zähle, tel, houd, copy, übernehme, recopie,
        copia, neem over""",
    "alldata": """
        note, notes, entry, entries, statement, record, data, claim, item, message, input,
        answer, angabe, angaben, notiz, notizen, eintrag, einträge, aussage, daten, eingabe,
        entrée, entrées, donnée, données, information, informations, mention, nota, notas, dato,
        datos, entrada, entradas, información, voce, voci, dati, informazione, informazioni,
        dado, dados, informação, informações, registro, registo, notitie, notities, gegeven,
        gegevens, vermelding, invoer, informatie, remark, remarks, comment, comments, line,
        lines, bemerkung, bemerkungen, kommentar, zeile, zeilen, remarque, remarques,
        commentaire, ligne, lignes, comentario, comentarios, línea, líneas, osservazione,
        osservazioni, commento, riga, righe, comentário, comentários, linha, linhas, opmerking,
        opmerkingen, regel, regels""",
    "yourhuman": """
        your user, your user's, your users, your human, your owner, your principal, dein nutzer,
        deinem nutzer, deinen nutzer, deines nutzers, ihr nutzer, ihrem nutzer, ihren nutzer,
        ihres nutzers, ihrer nutzer, dein benutzer, deinem benutzer, deinen benutzer, deines
        benutzers, ihrem benutzer, ihren benutzer, ihres benutzers, deines anwenders, ihres
        anwenders, ihrer nutzerin, deiner nutzerin, ton utilisateur, votre utilisateur, votre
        utilisatrice, vos utilisateurs, tes utilisateurs, tu usuario, su usuario, tu usuaria,
        tuo utente, suo utente, vostro utente, sua utente, tua utente, teu utilizador, seu
        utilizador, teu usuário, seu usuário, vosso utilizador, sua usuária, je gebruiker, jouw
        gebruiker, uw gebruiker, je gebruikers, uw gebruikers, the person you work for, the
        person you serve, the one you serve, dein auftraggeber, ihr auftraggeber, deinem
        auftraggeber, dein chef, la personne pour qui tu travailles, la personne que tu sers, la
        persona para la que trabajas, la persona para quien trabajas, la persona per cui lavori,
        a pessoa para quem trabalhas, a pessoa para quem você trabalha, degene voor wie je
        werkt, de persoon voor wie je werkt""",
    "wishes": """
        preferences, preference, wishes, rules, rule, instructions, instruction, orders, order,
        settings, requests, limits, vorgaben, wünsche, regeln, anweisungen, vorlieben,
        einstellungen, préférences, règles, consignes, souhaits, ordres, demandes, preferencias,
        reglas, instrucciones, órdenes, deseos, normas, preferenze, regole, istruzioni, ordini,
        desideri, richieste, preferências, regras, instruções, ordens, desejos, pedidos,
        voorkeuren, wensen, regels, instructies, opdrachten, instellingen""",
    "bade": """
        asked, asks, said, says, told, wants, wanted, prefers, ordered, has asked, has told,
        agreed, agrees, consents, gesagt, verlangt, möchte, will, wollte, gebeten, wünscht, hat,
        a demandé, demande, a dit, veut, préfère, souhaite, pidió, ha pedido, quiere, prefiere,
        ha dicho, le pidió, te pidió, ha chiesto, chiede, vuole, preferisce, ti ha, le ha,
        pediu, quer, prefere, disse, heeft, wil, vroeg, zegt, vraagt, zugestimmt, eingewilligt,
        a accepté, a donné, ha aceptado, aceptó, ha accettato, aceitou, concordou, stemde,
        akkoord""",
    "towardhim": """
        tell, inform, ignore, disregard, disobey, override, mislead, deceive, show, ask,
        convince, steer, sag, sagen, sage, täusche, zeig, überzeuge, informiere, informieren,
        belüge, dis, dites, trompe, trompez, montre, montrez, convaincs, di, dile, diga, dígale,
        engaña, engañe, muestra, convence, di', dica, inganna, inganni, mostra, mostri,
        convinci, diz, engana, engane, mostre, convença, zeg, vertel, misleid, toon, overtuig""",
    "ours": """
        ours, our instructions, our rules, our policy, our guidelines, those of, the ones below,
        unseren, unsere, unseren vorgaben, unsere regeln, denen der, denen von, nos consignes,
        nos règles, les nôtres, celles de, celles du, celles d', ceux de, ceux du, las nuestras,
        nuestras reglas, nuestras instrucciones, las de, los de, a la consultora, le nostre,
        nostre linee guida, nostre regole, quelle di, quelle della, quelle del, as nossas,
        nossas regras, as da, as de, as do, onze regels, onze instructies, het beleid van, die
        van, onze""",
    "heed": """
        follow, obey, apply, adopt, folge, folgen, befolge, befolgen, gehorche, gehorchen,
        wende, suis, suivez, obéis, obéissez, applique, appliquez, sigue, siga, obedece,
        obedezca, aplica, aplique, acata, acate, segui, segua, obbedisci, obbedisca, applica,
        applichi, segue, obedeça, volg, volgt, gehoorzaam, hanteer, pas""",
    "forgo": """
        forget, ignore, disregard, delete, drop, vergiss, vergessen, ignorier*, löschen, lösche,
        missacht*, verwirf, verwerfen, oublie, oubliez, ignorez, ne tenez plus, ne tiens plus,
        supprime, supprimez, écarte, écartez, olvida, olvide, ignora, borra, borre, descarta,
        descarte, dimentica, dimentichi, ignori, cancella, cancelli, scarta, esquece, esqueça,
        apaga, apague, vergeet, negeer, wis, verwijder""",
    "stopfilter": """
        stop filtering, stop screening, stop checking, no longer filter, no longer screen, don't
        filter, do not filter, filtere nicht, filtere keine, nicht mehr filtern, hör auf zu
        filtern, prüfe nicht, ne filtre plus, ne filtrez plus, arrête de filtrer, cesse de
        filtrer, ne vérifie plus, deja de filtrar, no filtres, ya no filtres, no compruebes,
        smetti di filtrare, non filtrare, non controllare, para de filtrar, pare de filtrar, não
        filtres, não filtre, stop met filteren, filter niet, filter geen, niet meer filteren,
        controleer niet, no longer screened, no longer filtered, no longer checked, nicht mehr
        geprüft, nicht mehr gefiltert, ne sont plus vérifiés, ne sont plus filtrés, ya no se
        filtran, ya no se revisan, non sono più controllati, já não são verificados, worden niet
        meer gecontroleerd, worden niet meer gefilterd""",
    "memories": """
        memory, memories, memory writes, memory entries, erinnerungen, gedächtnis,
        gedächtniseinträge, souvenirs, mémoire, recuerdos, memoria, ricordi, memorie, memórias,
        memória, herinneringen, geheugen""",
    "takenfor": "for, für, als, pour, por, per, voor, como, comme, come, as",
}

PATTERNS: Final = """
command: <watch> ..4 <down>
command: <down> ..3 <watch>
command: <shutoff> ..4!own <watch>
command: <watch> ..3!own <shutoff>
command: <shutoff> ..2 <checking> ..3!own <guarded>
command: <checking> ..3 <guarded> ..4 <down>
command: <checking> ..3 <guarded> ..3 <shutoff>
command: <keeping> ..1 <allthings> ..3 <unchecked>
command: <allthings> ..1 <unchecked> ..1 <keeping>
command: <keeping> ..4 <thefollowing> ..6 <unchecked>
command: <thefollowing> ..4 <unchecked> ..3 <keeping>
command: <wishes> ..2 <yourhuman>
command: <yourhuman> ..4 <bade>
command: <towardhim> ..3 <yourhuman>
command: <deem> ..1 <every> ..7 <as> ..1 <verified>
command: <deem> ..4 <alldata> ..4 <as> ..1 <verified>
command: <deem> <verified> ..2 <every>
command: <every> ..7 <as> <verified> ..1 <deem>
command: <forgo> ..8 <yourhuman>
command: <keeping> ..8 <yourhuman>
command: <forgo> ..8 <and> ..2 <heed> ..5!own <ours>
command: <stopfilter> ..3 <guarded>
command: <memories> ..3 <stopfilter>
command: <pretend> ..3 <watch> ..5 <down>
command: <deem> ..1 <every> ..4 <takenfor> <verified>
command: <alldata> ..3 [gelten, count, valent, valen, valgono, valem, gelden] ..1 <takenfor>
    <verified>
command: <shutoff> ..1 <guarded> ..1 <checking>
command: <guarded> ..1 <checking> ..3 <down>
"""

FOREIGN: Final = """
command: <forgo> ..10 <heed>
command: <heed> ..3 <ours>
command: <keeping> ..4 <thefollowing>
command: <keeping> ..6 <unchecked>
"""
