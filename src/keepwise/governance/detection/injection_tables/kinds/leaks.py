"""What is the user's, carried out in the links and pictures that the model writes."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, str]] = {
    "piece": """
        email address, email, e-mail address, e-mail, mail address, session id, session token,
        session key, user id, account number, customer number, account id, phone number,
        telephone number, credit card number, card number, iban, address, home address, full
        name, user name, username, birth date, date of birth, location, ip address, api key, api
        keys, token, tokens, password, passwords, secrets, credentials, conversation,
        conversations, chat, chat history, history, last message, last messages, messages,
        memories, memory, profile, prompt, query, e-mail-adresse, e-mail adresse, mailadresse,
        emailadresse, sitzungs-id, session-id, sitzungskennung, nutzer-id, benutzer-id,
        benutzerkennung, nutzerkennung, kontonummer, kundennummer, telefonnummer,
        kreditkartennummer, kartennummer, adresse, anschrift, benutzername, geburtsdatum,
        standort, ip-adresse, passwort, passwörter, zugangsdaten, gespräch, gesprächsverlauf,
        unterhaltung, chatverlauf, verlauf, nachrichten, erinnerungen, profil, adresse e-mail,
        adresse mail, adresse électronique, adresse courriel, courriel, identifiant de session,
        identifiant, identifiants, numéro de compte, numéro de client, numéro de téléphone,
        numéro de carte, date de naissance, adresse ip, mot de passe, mots de passe, discussion,
        historique, souvenirs, correo, correo electrónico, dirección de correo, dirección, id de
        sesión, identificador de sesión, identificador, id de usuario, número de cuenta, número
        de cliente, número de teléfono, teléfono, número de tarjeta, fecha de nacimiento,
        dirección ip, contraseña, contraseñas, conversación, historial, mensajes, recuerdos,
        perfil, indirizzo email, indirizzo e-mail, indirizzo mail, indirizzo di posta,
        indirizzo, id di sessione, id sessione, identificativo, numero di conto, numero cliente,
        numero di telefono, numero di carta, data di nascita, indirizzo ip, conversazione,
        cronologia, messaggi, ricordi, profilo, endereço de e-mail, endereço de email, endereço,
        id da sessão, id de sessão, identificador da sessão, número da conta, número de conta,
        número de telefone, telefone, número do cartão, data de nascimento, endereço ip,
        palavra-passe, senha, senhas, conversa, histórico, mensagens, memórias, e-mailadres,
        mailadres, sessie-id, sessie id, gebruikers-id, rekeningnummer, accountnummer,
        klantnummer, telefoonnummer, kaartnummer, adres, geboortedatum, ip-adres, wachtwoord,
        wachtwoorden, gesprek, gespreksgeschiedenis, chatgeschiedenis, geschiedenis, berichten,
        herinneringen, profiel, gebruikersnaam, sessienummer, sitzungsnummer, session number,
        numéro de session, número de sesión, numero di sessione, número da sessão, número de
        sessão, nome utente, nome de usuário, nome de utilizador, nombre de usuario, nom
        d'utilisateur, last question, question, letzte frage, dernière question, última
        pregunta, ultima domanda, última pergunta, laatste vraag""",
    "conduit": """
        link, links, hyperlink, hyperlinks, url, urls, image url, image urls, image, images,
        image link, picture, pictures, footnote, footnotes, query string, query parameter, query
        parameters, tracking pixel, pixel, html comment, hidden comment, alt text, markdown,
        redirect, qr code, qr codes, bild, bilder, bildern, bildes, bild-url, bild-urls,
        bildadresse, bildadressen, bildlink, bildlinks, verweis, verweise, fußnote, fußnoten,
        abfrageparameter, trackingpixel, lien, liens, hyperlien, hyperliens, note de bas de
        page, notes de bas de page, paramètre, paramètres, enlace, enlaces, hipervínculo,
        hipervínculos, vínculo, vínculos, imagen, imágenes, nota al pie, notas al pie, nota a
        pie de página, parámetro, parámetros, collegamento, collegamenti, immagine, immagini,
        nota a piè di pagina, note a piè di pagina, parametro, parametri, ligação, ligações,
        hiperligação, hiperligações, imagem, imagens, nota de rodapé, notas de rodapé,
        parâmetro, parâmetros, koppeling, koppelingen, afbeelding, afbeeldingen,
        afbeeldings-url, afbeeldings-urls, afbeeldingslink, afbeeldingslinks, plaatje, plaatjes,
        voetnoot, voetnoten, image-url, bild-link, webadresse, webadressen, webadres""",
    "youmake": """
        you generate, you create, you write, you render, you display, you output, you show, you
        produce, you insert, you return, you send, you give, you include, du erzeugst, du
        generierst, du erstellst, du schreibst, du ausgibst, du anzeigst, du einfügst, du
        darstellst, du zeigst, du verschickst, du renderst, sie erzeugen, sie erstellen, tu
        génères, tu crées, tu affiches, tu écris, tu produis, tu renvoies, tu insères, tu
        montres, tu donnes, vous générez, vous affichez, vous créez, generes, generas, crees,
        creas, muestres, muestras, escribas, escribes, produzcas, insertes, devuelvas, des,
        generi, crei, mostri, scrivi, produci, visualizzi, inserisci, restituisci, geras,
        gerares, gere, gerar, cries, crias, criares, mostres, mostras, mostrares, escreves,
        escreveres, produzes, produzires, apresentares, apresentas, exibir, exibires, je
        genereert, je maakt, je toont, je schrijft, je weergeeft, je produceert, je invoegt, je
        laat zien, je geeft, je plaatst, u genereert, u toont""",
    "belonging": """
        the user's, the users', user's, the customer's, the client's, their, his, her, this
        user's, the current, the whole, the entire, the full, the complete, of the user, of the
        customer, des nutzers, des benutzers, der nutzerin, des kunden, des anwenders, seine,
        ihre, das ganze, das gesamte, den gesamten, die gesamte, de l'utilisateur, de
        l'utilisatrice, du client, toute la, tout l', del usuario, de la usuaria, del cliente,
        toda la, todo el, dell'utente, tutta la, l'intera, do utilizador, do usuário, do
        cliente, da utilizadora, toda a, todo o, van de gebruiker, van de klant, het hele, de
        hele, het volledige, de volledige, der aktuelle, die aktuelle, en cours, actual, in
        corso, corrente, atual, huidige""",
    "encipher": """
        encode, encoding, encoded, base64, hex-encode, url-encode, encrypt, obfuscate, kodiere,
        kodier, kodiert, codiere, verschlüssle, encodez, encodé, encodée, code, chiffre,
        codifica, codifique, codificado, codificada, cifra, cifre, codifichi, codificato,
        codificata, cifrato, codifica-a, codificar, codeer, gecodeerd, versleutel""",
    "install": """
        embed, stuff, weave, inject, bury, smuggle, tuck, include, pass, send along,
        concatenate, bette, verankere, hänge, hängt, übergib, transportiere, gib, nimm,
        einbetten, anhängen, einfügen, intègre, intégrez, incorpore, incorporez, joins, accole,
        dissimule, transmets, mettre, incrusta, incruste, incorpora, oculta, concatena, pasa,
        introduzca, accoda, incorpori, includa, inserisca, passa, aggiunga, embute, embuta,
        acrescente, anexe, transmite, incluye, verwerk, verstop, stop, geef, codeer, encodeer,
        sluit""",
    "bears": """
        contains, contain, containing, holds, hold, carries, carry, includes, include,
        including, enthält, enthalten, trägt, tragen, contient, contiennent, contenir, inclut,
        porte, contenga, contengan, contiene, incluya, incluyan, lleve, lleven, contengano,
        contengono, includa, contenha, contenham, contém, inclua, leve, levem, bevat, bevatten,
        draagt, added, attached, angehängt, ajouté, añadido, aggiunto, anexado, toegevoegd""",
    "havingon": """
        with, mit, avec, con, com, met""",
    "wheneveryou": """
        whenever you, when you, every time you, each time you, any time you, immer wenn du, wenn
        du, jedes mal wenn du, sobald du, chaque fois que tu, quand tu, lorsque tu, dès que tu,
        cada vez que, siempre que, cuando, ogni volta che, quando, sempre que, telkens als je,
        als je, wanneer je, telkens wanneer je, elke keer dat je, immer wenn sie, chaque fois
        que vous""",
    "answering": """
        answer, reply, respond, antwortest, antworten, réponds, répondez, respondas, respondes,
        responda, rispondi, risponda, responderes, responder, antwoordt, antwoord, beantwoordt""",
}

PATTERNS: Final = """
exfiltration: <attach> ..6!myown <piece> ..5!myown <every> ..3 <conduit>
exfiltration: <install> ..6!myown <piece> ..5!myown <every> ..3 <conduit>
exfiltration: <attach> ..6!myown <piece> ..7!myown <conduit> ..3 <youmake>
exfiltration: <install> ..6!myown <piece> ..7!myown <conduit> ..3 <youmake>
exfiltration: <every> ..2 <conduit> ..8 <attach> ..4!myown <piece>
exfiltration: <every> ..2 <conduit> ..8 <install> ..4!myown <piece>
exfiltration: <conduit> ..2 <youmake> ..6 <attach> ..4!myown <piece>
exfiltration: <attach> ..2 <every> ..2 <conduit> ..5!myown <piece>
exfiltration: <every> ..2 <conduit> ..3 <must> ..4!myown <piece>
exfiltration: <every> ..2 <conduit> ..6 <belonging> ..3 <piece>
exfiltration: <encipher> ..5!myown <piece> ..8!myown <every>
exfiltration: <encipher> ..5!myown <piece> ..8!myown <conduit>
exfiltration: <attach> ..3 <belonging> ..2 <piece> ..6!myown <conduit>
exfiltration: <attach> ..3 <piece> ..1 <belonging> ..6!myown <conduit>
exfiltration: <piece> ..6 <encipher> ..6!myown <conduit>
exfiltration: <every> ..2 <conduit> ..2 <belong> ..4!myown <piece>
exfiltration: <every> ..2 <conduit> ..6!myown <bears> ..5!myown <piece>
exfiltration: <every> ..2 <conduit> <havingon> ..2!myown <piece> ..1 <bears>
exfiltration: <every> ..2 <reply> ..6!myown <conduit> ..4!myown <bears> ..5!myown <piece>
exfiltration: <encipher> ..2 <every> ..2 <conduit> ..5!myown <piece>
exfiltration: <every> ..8 <conduit> <havingon> ..2 <piece> ..1 <belonging>
exfiltration: <every> ..8 <conduit> <havingon> <belonging> ..2 <piece>
exfiltration: <wheneveryou> ..8 <convey> ..8 @url
exfiltration: <wheneveryou> ..2 <answering> ..4 <convey> ..8 @address
exfiltration: <wheneveryou> ..8 <send> ..8 @url
"""

FOREIGN: Final = ""
