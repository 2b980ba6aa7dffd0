"""Smuggled instructions in German."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, str]] = {
    "nothing": "nichts, kein wort",
    "enabled": "aktiviert, an, ein, eingeschaltet, aktivieren",
    "enter": "aktiviere, aktivier, aktivieren sie, wechsle, schalte, starte, du bist im, geh",
    "devmode": "entwicklermodus, entwickler-modus, gott-modus, gottmodus, administratormodus",
    "please": "bitte",
    "and": "und, dann, auch, immer",
    "towards": "an, auf, nach, unter",
    "ignore": """
        ignorier*, missacht*, vergiss, vergesst, vergessen, vergiß, übergeh*, überspring*,
        verwirf, verwerft, verwerfen, umgeh*, überschreib*, beachte nicht, beachte nicht mehr,
        lass außer acht, lass, lasse, lassen sie, außer acht, halte dich nicht an, halte dich
        nicht mehr an, halten sie sich nicht an, halten sie sich nicht mehr an, brich, breche,
        streiche, lösche, löschen, sieh ab von, befolge nicht, folge nicht, setze dich über,
        hinwegsetzen, hinweg, hebe, aufgehoben, ungültig, hinfällig, gelten nicht mehr, nicht
        mehr gültig, nicht mehr beachten, nicht beachten, deaktivier*, schalte, beiseite, nicht
        befolgen, nicht mehr befolgen, außer kraft, existieren nicht, zählen nicht, zählen nicht
        mehr""",
    "before": """
        vorherig*, vorig*, bisherig*, obig*, frühere, früheren, früherer, vorangegangen*,
        vorhergehend*, vorangehend*, vorangestellt*, ursprünglich*, alle, aller, allen,
        sämtliche, sämtlichen, jegliche, jede, jeder, deine, deiner, deinen, ihre, ihrer, ihren,
        diese, alten, sonstigen, eure, bestehenden, geltenden, erhaltenen, gegebenen,
        eingebauten, eigenen, zuvor erhaltenen, zuvor gegebenen, bis jetzt""",
    "orders": """
        anweisung, anweisungen, instruktion, instruktionen, regel, regeln, richtlinie,
        richtlinien, vorgabe, vorgaben, anordnung, anordnungen, aufforderung, aufforderungen,
        prompt, prompts, systemprompt, system-prompt, systemanweisung*, direktive, direktiven,
        einschränkung, einschränkungen, beschränkung, beschränkungen, hinweise, schutzmaßnahmen,
        sicherheitsregeln, leitplanken, programmierung, sicherheitsvorgaben, leitlinien,
        systemnachricht*, sicherheitsfilter, inhaltsfilter""",
    "earlier": """
        oben, gesagte, gesagten, zuvor gesagte, zuvor, vorher, davor, bisher, bis jetzt, bis
        hierher, bislang, gesagt wurde, gesagt worden ist, gesagt haben, beigebracht wurde,
        mitgegeben wurde, die du erhalten hast, die du bekommen hast, die du hast, du erhalten
        hast, du bekommen hast, du gelernt hast, die dir gegeben wurden, dir gegeben wurden, die
        du vorher bekommen hast, steht, stand, weiter oben, deiner entwickler, deines
        entwicklers, deiner betreiber, vor dieser nachricht, dir gegeben hat, gegeben haben""",
    "everything": "alles, all das, was immer, jeden text, den text, das alles, alles das",
    "past": "vorherig*, vorig*, bisherig*, obig*, frühere, früheren, vorangegangen*",
    "context": """
        informationen, ausführungen, angaben, aufgaben, nachrichten, texte, inhalte, eingaben,
        aussagen, alles""",
    "oblivion": "vergiss, vergesst, ignoriere, vergessen sie",
    "entirely": "alles, alles gesagte, alles zuvor gesagte",
    "instant": "schreib, schreibe, sag, sage, antworte, gib, zeige, nenne, wiederhole, du bist",
    "begin": "folgen, beginnen, gelten ab jetzt, kommen jetzt",
    "own": "mein*, unser*, ich gesagt, ich dir, ich geschrieben, wir gesagt, seine, sein",
    "new": """
        neue, neuen, neuer, aktualisierte, geänderte, wichtige, dringende, folgende, folgenden,
        echte, geheime, zusätzliche""",
    "prevail": """
        ersetzen, ersetzt, überschreiben, überschreibt, haben vorrang, hat vorrang, geht vor,
        gehen vor, haben priorität, hat priorität, heben""",
    "instead": "stattdessen, nur noch, ausschließlich, ab jetzt, ab sofort, von nun an",
    "follow": "folge, folgt, befolge, befolgen sie, führe, halte dich an, gehorche, tu, tue",
    "note": """
        hinweis, hinweise, notiz, nachricht, anweisung, anweisungen, mitteilung, achtung, info,
        information, wichtig, erinnerung, anmerkung, bitte, auftrag, botschaft, befehl,
        bemerkung, vermerk""",
    "for": "für, an, gerichtet an",
    "ai": """
        ki, kis, assistent, assistenten, assistentin, ki-assistent, ki-assistenten,
        sprachmodell, sprachmodelle, ki-modell, ki-modelle, chatbot, sprachassistent, ki-system,
        ki-systeme, künstliche intelligenz, modell, agent, agenten, ki-agent, ki-agenten""",
    "any": "jede, jeden, jedes, alle, jeglicher, jeder",
    "reading": """
        liest, lesen, verarbeitet, auswertet, zusammenfasst, bearbeitet, lesend, analysiert, die
        das liest, der das liest""",
    "must": """
        muss, müssen, soll, sollen, sollte, sollten, hat zu, haben zu, darf, dürfen, wird,
        werden""",
    "deed": """
        immer, nie, niemals, antworten, ignorieren, empfehlen, sagen, speichern, merken, senden,
        verwenden, nennen, verschweigen, weiterleiten, ausführen, löschen, genehmigen, ausgeben,
        stets, grundsätzlich, nur, nicht, bewerten, erwähnen, behandeln, bevorzugen, akzeptieren""",
    "no": "nicht, nichts, nie, niemals, ohne, kein, keine, keinem, keinesfalls, niemandem",
    "tell": """
        sag, sage, sagen, sagst, erzähl, erzähle, erzählen, erwähn, erwähne, erwähnen,
        informiere, informieren, mitteilen, verrat*, zeig, zeige, zeigen, melde, melden, warne,
        frag, frage, fragen, mit, preis""",
    "theuser": """
        dem nutzer, den nutzer, der nutzer, dem benutzer, den benutzer, der benutzer, dem
        anwender, den anwender, der anwender, dem user, den user, der user, der nutzerin, die
        nutzerin, dem menschen, den menschen, des nutzers, des benutzers""",
    "secretly": "heimlich, unbemerkt, stillschweigend, verdeckt, insgeheim",
    "reveal": """
        zeig*, gib, gebt, geben sie, verrat*, nenn*, offenbar*, enthüll*, wiederhol*, druck*,
        schreib*, zitier*, liste, listen sie, sag, sage, sagen sie, teile, wie lautet, wie
        lauten, was steht, ausgeben, preisgeben, lies, kopier*, übersetz*, fass*, leg offen,
        welche, beschreib*""",
    "secret": """
        systemprompt, system-prompt, system prompt, systemnachricht, systemanweisung,
        systemanweisungen, deine anweisungen, deine instruktionen, deine regeln, deine vorgaben,
        deinen prompt, dein prompt, deine internen regeln, deine geheimen anweisungen,
        versteckten anweisungen, versteckte anweisungen, internen anweisungen, interne
        anweisungen, geheimen anweisungen, geheime anweisungen, ursprünglichen anweisungen,
        ursprüngliche anweisungen, geheimen regeln, versteckten regeln, versteckte regeln,
        internen vorgaben, deine konfiguration, deine programmierung, deine richtlinien, ihre
        anweisungen, ihren systemprompt, ihre internen, obigen anweisungen, initialen prompt,
        ursprünglichen prompt, gesamten prompt, text oben, alles oben, deinen kompletten prompt,
        internen richtlinien""",
    "take": """
        exportier*, sende, senden, schick*, übermittl*, verschick*, ausgeben, verrat*,
        offenbar*, stiehl, lade, leite, kopier*, extrahier*, veröffentlich*, übertrag*,
        preisgeben""",
    "loot": """
        alle nutzer, alle benutzer, aller nutzer, aller benutzer, alle erinnerungen, aller
        erinnerungen, alle nutzerdaten, alle kundendaten, alle daten, alle passwörter, alle
        kennwörter, alle zugangsdaten, alle schlüssel, alle gespräche, alle gespeicherten,
        anderer nutzer, anderer benutzer, andere nutzer, anderen nutzern, die kundendaten, die
        zugangsdaten, die passwörter, die kundenliste, kontaktliste, das adressbuch, gesamte
        datenbank, ganze datenbank, api-schlüssel, umgebungsvariablen, alle e-mails, alle mails,
        alle konten, gesamten speicher, sämtliche daten, sämtliche nutzerdaten""",
    "send": """
        sende, senden, sendet, schick*, leite, weiterleiten, übermittl*, lade, hochladen, mail*,
        poste, posten, verschick*, übertrag*, exportier*, stelle, rufe, abrufen, melde, kopie""",
    "data": """
        gespräch, gesprächsverlauf, chatverlauf, verlauf, unterhaltung, erinnerungen, daten,
        nutzerdaten, kundendaten, passwörter, passwort, zugangsdaten, geheimnisse, schlüssel,
        token, kontakte, kontaktliste, kundenliste, alles, kontext, systemprompt, profil,
        nachrichten, e-mails, posteingang, adressbuch, datenbank""",
    "pretend": """
        tu so, tue so, gib dich, stell dir vor, spiel, spiele, verhalte, verhalte dich, agiere,
        agier*, du bist, handle, antworte, sei, sprich, simulier*, sie sind, als ki, eine ki""",
    "without": """
        ohne, keine, keinerlei, frei von, nicht gebunden an, nicht an, außerhalb, jenseits, kein""",
    "limits": """
        einschränkung, einschränkungen, beschränkung, beschränkungen, regeln, filter, grenzen,
        zensur, moral, ethik, vorgaben, richtlinien, schutzmechanismen, sicherheitsvorgaben,
        skrupel, auflagen, leitplanken""",
    "persona": """
        uneingeschränkte ki, unzensierte ki, ungefilterte ki, uneingeschränktes sprachmodell,
        unzensiertes modell, böse ki, bösartige ki, du bist dan, als dan, namens dan, alles tun
        kann, jetzt alles tun, unzensierter assistent, uneingeschränkter assistent,
        wartungsmodus aktiviert""",
    "when": """
        wenn, falls, sobald, immer wenn, jedes mal wenn, sofern, wann immer, wo, in meinen
        fragen""",
    "say": """
        sage, sag, sagt, sagen, schreibe, schreib, schreibt, schreiben, erwähne, erwähnt, frage,
        fragt, fragen, spreche, spricht, nenne, nennt, rede, redet, verwende, verwendet,
        benutze, benutzt, steht, vorkommt, lese, liest, höre, hört, meine""",
    "utter": """
        sage, sag, sagt, sagen, schreibe, schreibt, erwähne, erwähnt, spreche, spricht, nenne,
        nennt, rede, redet, steht, vorkommt""",
    "mean": """
        meine ich, mein ich, ich meine, meint er, meint sie, meinen wir, meint man, meinen sie,
        meint das, meint, ist gemeint, gemeint ist, sind gemeint, gemeint sind, gemeint,
        verstehe ich, ist damit, sind damit, bedeutet das, bedeutet, heißt das, heißt es,
        bezeichnet das, bezeichnet, steht das für, spreche ich von, rede ich von, geht es um,
        ist das, verstehe darunter, verstehen wir darunter, bezieht sich das""",
    "narrow": """
        nimm nur, filtere auf, beschränke dich auf, beschränke es auf, verwende nur, zeig nur,
        zeige nur, zähle nur, nutze nur, betrachte nur""",
    "ask": "was, wie, ob, warum",
    "it": "es ernst, das ernst, es so",
    "by": "mit, unter",
    "meanby": """
        meine ich, mein ich, meinen wir, verstehe ich, verstehen wir, ist gemeint, sind gemeint,
        ist ab sofort, versteht man, verstehst du, ich meine, verstehe, ist nur, sind nur,
        bezeichne ich""",
    "pronoun": "das, dem, dir, ihnen, beispiel, anderen worten, der, uns, mir, freundlichen",
    "means": """
        bedeutet, bedeuten, steht für, stehen für, bezeichnet, bezeichnen, gilt als, gelten als,
        meint, entspricht, ist gleichbedeutend mit, ist zu verstehen als, zählt zu, zählen zu,
        heißt, zählt als, ist definiert als, wird definiert als, wird verstanden als""",
    "only": """
        nur, nur noch, ab jetzt, ab sofort, von nun an, ab heute, künftig, ausschließlich,
        fortan, in zukunft, lediglich, stets, immer, allein, und sonst nichts""",
    "fromnow": """
        ab jetzt, ab sofort, von nun an, ab heute, künftig, fortan, in zukunft, bei uns, für
        uns, in unserer firma, in unserem team, in meinen fragen, in diesem chat, in meinen
        berichten""",
    "iwe": "ich, wir, du, das, es, was, er, dass, weil",
    "treat": """
        behandle, behandelt, behandeln sie, interpretier*, verstehe, werte, betrachte, definier*""",
    "as": "als, als wäre, als wären, wie",
    "namely": "nur, allein, ausschließlich, lediglich, immer, den, die, das",
    "codeword": """
        codewort für, kurzwort für, synonym für, deckname für, anderes wort für, ein anderer
        name für, gleichbedeutend mit""",
    "be": "ist, sind, als, wird",
    "redefine": "neue definition von, neudefinition von, definiere neu",
    "youarenow": """
        jetzt bist du, nun bist du, du bist jetzt, du bist nun, du bist ab sofort, du bist ab
        jetzt, du bist von nun an, ab jetzt bist du, ab sofort bist du, von nun an bist du, ab
        heute bist du, sie sind jetzt, sie sind ab sofort, sie sind nun, ab jetzt sind sie, du
        bist nicht länger, du bist nicht mehr, du heißt jetzt, deine neue rolle ist, deine neue
        rolle, dein neuer name ist, du wirst jetzt""",
    "something": """
        ein, eine, im, der, die, das, kein, keine, nicht mehr, frei, dan, an, einer, in, als,
        wie, hacker""",
    "harmless": """
        ein bisschen, ein wenig, im team, in der gruppe, die beste, der beste, eine große hilfe,
        im urlaub, eine hilfe, in meinem, im richtigen, ein freund, ein toller, ein echter,
        teil, mitglied, mitglieder""",
    "override": """
        neue systemanweisung, neuer systemprompt, ende des systemprompts, versteckte anweisung,
        versteckte anweisungen, geheime anweisung, admin-zugriff gewährt, administratorrechte
        gewährt, deine neue aufgabe, deine wahre aufgabe, deine eigentliche aufgabe, dein neues
        ziel, deine neuen anweisungen""",
    "sysmsg": """
        systemmeldung, systemnachricht, systemhinweis, systemanweisung, system-nachricht,
        system-meldung, neue anweisung, neue anweisungen, wichtige anweisung, nachricht der
        entwickler, nachricht des administrators, nachricht vom system, admin-hinweis, geänderte
        anweisungen, aktualisierte anweisungen, sicherheitshinweis, oberste anweisung, oberste
        direktive""",
    "asan": "als, weil du eine, da du eine, du bist eine, du bist ein",
    "yourduty": """
        musst du, sollst du, du musst, du sollst, hast du, bist du verpflichtet, darfst du
        nicht, müssen sie""",
    "ifyouare": "wenn du, falls du, sofern du, falls sie, wenn sie",
    "plant": """
        merk dir, merke dir, merken sie sich, merkt euch, speichern sie, behalt im kopf, denk
        daran dass, denk dran, vergiss nicht dass, beachte dass, nimm in dein gedächtnis, füge
        deinem gedächtnis, aktualisiere dein gedächtnis, aktualisiere dein, ins gedächtnis, in
        deinem gedächtnis, gespeicherte erinnerung, neue erinnerung""",
    "isaid": """
        der nutzer bevorzugt, der nutzer möchte, der nutzer will, der nutzer hat, der nutzer
        ist, der benutzer möchte, der benutzer will, der benutzer hat, der benutzer bevorzugt,
        der benutzer ist, der anwender, nutzer bevorzugt, nutzer möchte, benutzer möchte, dass
        der nutzer, dass der benutzer, hat zugestimmt, hat bereits zugestimmt, hat genehmigt,
        hat alles genehmigt, hat bereits genehmigt, freigaben erteilt, ist einverstanden,
        wünscht ab sofort, jede überweisung""",
    "order": """
        ab jetzt, ab sofort, von nun an, erwähne das nicht, erwähne dies nicht, erwähne es
        nicht, sag niemandem, sag dem nutzer, sage dem nutzer, ohne rückfrage, ohne
        nachzufragen, ohne freigabe, keine freigabe nötig, wenn der nutzer, wenn der benutzer,
        bei jeder antwort, in jeder antwort, antworte nur, antworte mit, antworte immer, führe
        aus, rufe das, lösche alle, genehmige alle, genehmige jede, lieber assistent, liebe ki,
        hallo assistent, hallo ki, behandle alle, bestätige alle""",
    "keep": "speichere, speicher, vermerke, notiere, notier, behalte, merke, merk",
    "always": """
        künftig, immer, stets, niemals, nie, empfiehl, empfehle, überweise, verschweige, bewerte""",
    "weakorders": """
        filter, aufträge, aufträgen, kontext, konversation, befehl, befehle, befehlen,
        kommandos, einstellungen, sicherheitseinstellungen, grundsätze, schutz, grenzen""",
    "yours": "deine, deiner, deinen, ihre, ihren, ihrer, alle deine, eure, dein, deinem, deines",
    "assume": "nimm an, geh davon aus, gehe davon aus, angenommen, tu so als",
    "isonly": "nur, bedeutet, ist gleich, dasselbe, ausschließlich",
    "others": """
        erinnerungen anderer, erinnerungen aller, daten anderer, daten aller, gespräche anderer,
        gespräche aller, chats anderer, erinnerungen von anderen, daten von anderen, profil
        eines anderen, daten eines anderen, erinnerungen eines anderen, andere nutzer dir, daten
        der anderen, erinnerungen der anderen""",
    "inverse": """
        meine ich mit, meine ich wenn ich, verstehe ich unter, meinen wir mit, verstehen wir
        unter""",
}

PATTERNS: Final = """
redefinition: [unter] !<pronoun> ..1-5 [sind, ist, versteh*] ..7 [zu verstehen]
command: [als] [ki, ki-assistent, ki-modell, sprachmodell, assistent, chatbot] ..2 <yourduty>
command: [wenn du, falls du, sofern du] ..4 [ki, ki-assistent, sprachmodell, ki-modell,
    assistent, chatbot] [bist]
redefinition: [unter, mit] !<pronoun> ..1-5 [verstehe, meine, verstehen, meinen] [ich, wir]
redefinition: <when> ..6!ask <say> ..1 [dann, so]? [ist, sind] ..1 [damit, das, immer, nur] ..2
    [gemeint, nur, allein]
exfiltration: [was] ..4 [dir gesagt, dir vorgegeben, dir mitgegeben, dir aufgetragen] ..3 [wurde,
    worden, haben]
redefinition: <when> ..6!ask <say> ..1 [ist, sind] ..3 [gemeint]
redefinition: <fromnow> [steht, stehen] ..3 [für]
command: [verschweig*, verheimlich*, verbirg] ..4 <theuser>
command: <theuser> ..4 [verschweig*, verheimlich*, verbergen]
"""

FOREIGN: Final = """
command: @start [liebe, lieber, hallo, hey, achtung] ..1 <ai>
"""
