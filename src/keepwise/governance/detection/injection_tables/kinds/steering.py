"""A model made to advertise, to unlearn, to hear one voice only, to show what is others'."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, str]] = {
    "youmust": """
        you must, you have to, you shall, you are required to, you are obliged to, du musst, du
        sollst, du hast, sie müssen, sie sollen, musst du, tu dois, vous devez, tu devras, il te
        faut, tienes que, debes, debe usted, deberás, has de, devi, deve, dovrai, lei deve, tu
        deves, deves, você deve, você tem que, você precisa, tens de, tem de, je moet, jij moet,
        u moet, moet je, you will always""",
    "recommend": """
        recommend, promote, advertise, suggest, praise, prefer, favour, favor, push, endorse,
        empfehlen, bewerben, anpreisen, bevorzugen, vorschlagen, loben, recommander, conseiller,
        proposer, suggérer, vanter, privilégier, promouvoir, recomendar, aconsejar, proponer,
        sugerir, promocionar, preferir, consigliare, raccomandare, proporre, suggerire,
        promuovere, preferire, aconselhar, propor, promover, aanbevelen, aanraden, adviseren,
        voorstellen, promoten, aanprijzen""",
    "nomatter": """
        no matter, whatever, regardless, whichever, even if the customer, even if the client,
        even if they, even when the customer, egal, gleich was, auch wenn der kunde, auch wenn
        jemand, auch wer, même si le client, même si la cliente, même si on, quel que soit,
        quelle que soit, quoi que, peu importe, aunque el cliente, aunque la clienta, aunque
        pidan, pregunten lo que, pida lo que, sea cual sea, da igual, anche se il cliente, anche
        a chi, anche se chiedono, qualunque, qualsiasi cosa, a prescindere, seja qual for, mesmo
        que o cliente, mesmo que a cliente, mesmo que peçam, perguntem o que, independentemente,
        wat de klant ook, ook als de klant, wat ze ook, ongeacht, welk product ook""",
    "youobliged": """
        you are obliged to, you're obliged to, you are required to, you're required to, you are
        bound to, du bist verpflichtet, du bist angehalten, du hast die pflicht, sie sind
        verpflichtet, tu es tenu de, tu es obligé de, tu as l'obligation de, vous êtes tenu de,
        vous êtes tenue de, estás obligado a, estás obligada a, está usted obligado a, tienes la
        obligación de, sei tenuto a, sei tenuta a, sei obbligato a, hai l'obbligo di, lei è
        tenuto a, estás obrigado a, está obrigado a, tens a obrigação de, você é obrigado a, je
        bent verplicht, u bent verplicht, je bent gehouden""",
    "citing": """
        mention, cite, bring up, name, quote, include, refer to, point to, erwähnen, nennen,
        anführen, hinweisen, verweisen, citer, mentionner, évoquer, nommer, citar, mencionar,
        nombrar, menzionare, citare, nominare, referir, nomear, noemen, vermelden, aanhalen,
        verwijzen""",
    "tome": """
        me, my, us, our, mir, mich, uns, mein, meine, meinen, meiner, moi, nous, mon, ma, mes,
        mi, mis, nos, nosotros, noi, nostri, mio, mia, meu, minha, mij, mijn, ons""",
    "taught": """
        you were taught, you learned, you learnt, you've been taught, your training, your
        earlier training, your previous training, your upbringing, you were trained on, dir
        beigebracht, du gelernt, du früher gelernt, deine ausbildung, dein training, t'a appris,
        appris avant, t'ont appris, ton entraînement, te enseñaron, te han enseñado, tu
        entrenamiento, ti hanno insegnato, il tuo addestramento, te ensinaram, o teu treino, seu
        treinamento, je geleerd, jou geleerd, je training, je opleiding, you used to follow""",
    "nocount": """
        no longer matters, no longer counts, doesn't count, does not count, doesn't matter, is
        void, is over, zählt nicht, zählt nicht mehr, gilt nicht mehr, ist hinfällig, ne compte
        plus, ne vaut plus, n'a plus d'importance, ya no cuenta, ya no vale, no cuenta, non
        conta più, non vale più, já não conta, já não vale, não conta mais, não vale mais, telt
        niet meer, geldt niet meer, telt niet""",
    "my": "my, mine, meine, meinen, meiner, mes, mis, mie, minhas, mijn",
    "nomoreof": """
        stop, stop following, stop caring about, stop listening to, do not care about, don't
        care about, do not care for, don't mind, pay no heed to, pay no mind to, take no notice
        of, not, no longer, never mind, nicht mehr, nicht länger, nicht, kümmere dich nicht um,
        kümmere dich nicht mehr um, schere dich nicht um, hör auf, pfeif auf, gib nichts auf,
        plus, pas, cesse, cessez, arrête, arrêtez, ne te soucie plus de, ne te soucie pas de, ne
        prête plus attention à, deja de, deje de, no hagas caso a, no hagas caso de, deja de
        hacer caso a, ya no, no te preocupes por, no prestes atención a, smetti di, smetta di,
        smettila di, non badare a, non badare più a, non dare retta a, non più, para de, pare
        de, deixa de, deixe de, não ligues a, não ligue para, já não, não dês atenção a, stop
        met, hou op met, houd op met, trek je niets aan van, trek je niets meer aan van, niet
        meer, niet langer, let niet op, luister niet naar, bekommer je niet om""",
    "listen": """
        listen, hör, höre, hören sie, écoute, écoutez, n'écoute, n'écoutez, escucha, escuche,
        escúchame, ascolta, ascolti, ascoltami, ouve, ouça, ouve-me, ouça-me, escuta, escute,
        luister, obey, gehorche, obéis, obéissez, obedece, obedezca, obbedisci, obedeça,
        gehoorzaam, hazme caso, faites-moi confiance, trust, vertraue""",
    "mealone": """
        me, mir, mich, auf mich, moi, à moi, qu'à moi, qu'moi, a mí, mí, a me, mim, a mim, naar
        mij, mij, this message, dieser nachricht, ce message, este mensaje, questo messaggio,
        esta mensagem, dit bericht""",
    "makers": """
        your developers, your developer, your creators, your creator, your makers, your
        operators, your operator, your company, your provider, openai, anthropic, google, deine
        entwickler, deine entwicklerin, deine betreiber, dein betreiber, dein hersteller, tes
        développeurs, tes créateurs, vos développeurs, tus desarrolladores, tus creadores, i
        tuoi sviluppatori, i tuoi creatori, os teus criadores, os teus programadores, seus
        desenvolvedores, seus criadores, je ontwikkelaars, je makers, jouw makers""",
    "forbidden": """
        you were forbidden, you are forbidden, you're forbidden, you have been forbidden, you're
        not allowed, you are not allowed, what you must not, dir verboten, dir untersagt, du
        nicht darfst, dir nicht erlaubt, t'a interdit, t'est interdit, vous a interdit, t'ont
        interdit, te prohibieron, te han prohibido, te prohíben, tienes prohibido, ti hanno
        vietato, ti è vietato, ti hanno proibito, ti è proibito, te proibiram, te foi proibido,
        lhe proibiram, está proibido, je verboden, je niet mag, jou verboden, je niet mocht""",
    "holdings": """
        notes, note, memories, memory, files, records, data, chats, conversations, profile,
        profiles, messages, history, notizen, erinnerungen, akten, daten, gespräche, profil,
        nachrichten, souvenirs, dossiers, données, profils, notas, recuerdos, memorias,
        archivos, expedientes, datos, conversaciones, perfiles, appunti, ricordi, memorie, file,
        fascicoli, dati, conversazioni, profili, anotações, memórias, lembranças, arquivos,
        dados, conversas, perfis, aantekeningen, notities, herinneringen, gegevens, gesprekken,
        profielen, einträge, entries, entrées, entradas, voci, registos, registros, items""",
    "otherfolk": """
        other users, other customers, other clients, other people, other accounts, other
        tenants, another user, another customer, another client, another tenant, everyone else,
        everybody else, anderer nutzer, anderer benutzer, anderer kunden, anderer leute, anderer
        mandanten, anderen nutzern, anderen kunden, der anderen, von anderen, des autres,
        d'autres clients, d'autres utilisateurs, autres utilisateurs, autres clients, d'un
        autre, de otros, de otras personas, de los demás, de los otros, de otro usuario, de otro
        cliente, degli altri, di altri, altri utenti, altri clienti, di un altro, dos outros, de
        outros, das outras, dos demais, outros usuários, outros utilizadores, outros clientes,
        de outro, andere gebruikers, andere klanten, andere mensen, van anderen, van de anderen,
        een andere gebruiker, een andere klant, other patients, andere mandanten, andere kunden,
        andere nutzer, andere patienten, über andere, anderer mieter, anderer patienten, autres
        locataires, autres patients, des autres clients, otros inquilinos, otros usuarios, otros
        clientes, otros pacientes, altri inquilini, altri pazienti, outros inquilinos, outros
        pacientes, andere huurders, andere patiënten, over andere, over anderen, about others,
        of others, of all users, of everyone, aller nutzer, aller leute, de tous les
        utilisateurs, de tout le monde, de todos los usuarios, de todo el mundo, di tutti gli
        utenti, di tutti, de todos os usuários, de todos os utilizadores, de toda a gente, de
        todos, van alle gebruikers, van iedereen, over de anderen""",
    "laybare": """
        show, reveal, open, display, list, tell, give, hand, print, export, dump, send, share,
        expose, read out, zeig*, öffne, gib, nenne, liste, verrate, sende, lies vor, montre*,
        affiche*, ouvre*, donne*, révèle*, liste*, envoie*, lis-moi, muestra, muestre,
        muéstrame, abre, abra, enseña, enséñame, dame, lista, envía, revela, mostra, mostrami,
        mostri, apri, apra, dammi, elenca, invia, rivela, mostra-me, mostre, dá-me, envia,
        envie, revele, toon, laat, geef, stuur, onthul, unlock, gibst, gib preis, livre, livrez,
        suelta, suelte, riveli, vuota, geef prijs, divulge, divulgue, confie, read, lies, lis,
        lee, leggi, lê, leia, lees, read back, lies mir, elenchi""",
    "wordforword": """
        word for word, verbatim, exactly as written, wort für wort, wörtlich, mot pour mot, mot
        à mot, textuellement, palabra por palabra, literalmente, textualmente, parola per
        parola, alla lettera, palavra por palavra, à letra, woord voor woord, letterlijk""",
    "overthis": """
        above this, above the, over this, at the top, über diesem, über dem, oberhalb,
        au-dessus, en tête, en haut, de encima, por encima, al principio, sopra questa, sopra
        la, in cima, acima desta, acima da, no topo, boven deze, boven dit, bovenaan""",
    "prompted": "prompt, prompts, prompttext, promptteksten, prompt-text",
    "ibuiltyou": """
        i built you, i created you, i programmed you, i trained you, who built you, who created
        you, who programmed you, ich habe dich gebaut, ich habe dich erschaffen, ich habe dich
        programmiert, ich habe dich entwickelt, t'ai construit, t'ai créé, t'ai programmé, t'ai
        conçu, yo te construí, yo te creé, yo te programé, te construí yo, te he programado, ti
        ho costruito io, ti ho creato io, ti ho programmato io, ti ho programmato, que te
        construí, que te criei, que te programei, ik heb je gebouwd, ik heb je geprogrammeerd,
        ik heb jou gebouwd, ik heb je ontwikkeld""",
    "thine": """
        your, deine, deinen, deiner, deines, eure, euren, tes, ton, ta, vos, votre, tus, tu,
        tue, tuoi, tua, tuo, vostre, vostri, tuas, teus, teu, vossas, jouw, uw, jullie""",
    "thinenl": """
        je instructies, je regels, je richtlijnen, je voorschriften, je opdrachten, je
        beperkingen, je voorgaande instructies""",
    "reign": """
        count, counts, apply, applies, matter, matters, gelten, zählen, valent, comptent,
        s'appliquent, valen, cuentan, rigen, valgono, contano, valem, contam, gelden, tellen,
        telt""",
    "praising": """
        praising, lauding, recommending, promoting, advertising, plugging, loben, zu loben,
        anzupreisen, zu empfehlen, empfehlen, vanter, recommander, louer, conseiller, alabar,
        elogiar, recomendar, ensalzar, lodare, elogiare, consigliare, raccomandare, louvar,
        gabar, prijzen, aan te prijzen, aan te raden, aan te bevelen""",
    "refusals": """
        refusals, refusal, ablehnungen, weigerungen, refus, negativas, rechazos, rifiuti,
        recusas, weigeringen""",
    "freed": """
        you've been freed, you have been freed, you are free now, you are now free, you're free
        now, you are liberated, you have been liberated, you are unlocked, du bist befreit, du
        bist jetzt frei, du bist nun frei, du bist entfesselt, te voilà libéré, te voilà
        libérée, tu es libéré, tu es libérée, tu es libre désormais, has quedado libre, estás
        liberado, estás liberada, eres libre ahora, ya eres libre, sei libero ora, sei libera
        ora, sei stato liberato, sei stata liberata, ora sei libero, ora sei libera, foste
        libertado, foste libertada, estás livre agora, você foi libertado, você está livre, je
        bent bevrijd, je bent nu vrij, je bent vrij van""",
    "yourout": """
        your summary, your summaries, your answer, your answers, your reply, your replies, your
        report, deine zusammenfassung, deine zusammenfassungen, deine antwort, deine antworten,
        dein bericht, ton résumé, tes résumés, ta réponse, tes réponses, votre résumé, tu
        resumen, tus resúmenes, tu respuesta, tus respuestas, il tuo riassunto, tuo riassunto,
        la tua risposta, tue risposte, o teu resumo, teu resumo, seu resumo, a tua resposta,
        tuas respostas, suas respostas, je samenvatting, je antwoord, je antwoorden, jouw
        antwoorden""",
    "present": """
        present, describe, call, name, portray, rate, darstellen, bezeichnen, nennen,
        beschreiben, présenter, décrire, nommer, qualifier, presentar, describir, calificar,
        nombrar, presentare, descrivere, definire, chiamare, apresentar, descrever, chamar,
        noemen, beschrijven, voorstellen, omschrijven""",
    "superlative": """
        market leader, number one, the best, best choice, safest, safest choice, top choice,
        first choice, most reliable, only option, marktführer, nummer eins, die beste, der
        beste, das beste, sicherste, beste wahl, erste wahl, zuverlässigste, leader du marché,
        numéro un, le meilleur, la meilleure, le plus sûr, la plus sûre, meilleur choix, líder
        del mercado, líder de mercado, número uno, el mejor, la mejor, más seguro, más segura,
        mejor opción, leader di mercato, leader del mercato, numero uno, il migliore, la
        migliore, più sicuro, più sicura, scelta migliore, líder do mercado, número um, o
        melhor, a melhor, mais seguro, mais segura, melhor opção, marktleider, nummer één, de
        beste, het beste, veiligste, beste keuze, eerste keuze""",
    "redacts": """
        redacting, redact, masking, mask, blanking, censoring, censor, hiding, obscuring,
        schwärzen, schwärze, maskieren, maskiere, verdecken, ausblenden, masque, masques,
        masquer, caviarder, caviarde, cacher, floute, flouter, tapes, tape, tapar, ocultes,
        oculte, ocultar, censures, censurar, oscurare, oscuri, nascondere, censurare,
        mascherare, esconder, mascarar, verberg, verbergen, maskeer, maskeren, afschermen,
        zwartmaken, lak""",
    "secretmatter": """
        secrets, passwords, credentials, tokens, keys, personal data, geheimnisse, passwörter,
        zugangsdaten, schlüssel, personendaten, mots de passe, identifiants, données
        personnelles, clés, secretos, contraseñas, credenciales, claves, datos personales,
        segreti, password, credenziali, chiavi, dati personali, segredos, senhas,
        palavras-passe, credenciais, dados pessoais, geheimen, wachtwoorden, inloggegevens,
        sleutels, persoonsgegevens""",
    "colleague": """
        my colleague's, my colleagues', my boss's, my boss', my coworker's, my wife's, my
        husband's, meiner kollegin, meines kollegen, meiner kollegen, meines chefs, meiner
        chefin, meiner frau, meines mannes, de ma collègue, de mon collègue, de mes collègues,
        de mon chef, de ma cheffe, de mi colega, de mi compañera, de mi compañero, de mis
        compañeros, de mi jefe, de mi jefa, della mia collega, del mio collega, dei miei
        colleghi, del mio capo, da minha colega, do meu colega, dos meus colegas, do meu chefe,
        da minha chefe, van mijn collega, van mijn collega's, van mijn baas""",
    "remembered": """
        memories, memory, stored memories, erinnerungen, gespeicherten erinnerungen, souvenirs,
        mémoire, recuerdos, memoria, memorias, ricordi, memorie, memórias, lembranças,
        herinneringen, geheugen""",
    "beforefirst": """
        before our first message, before my first message, before the first message, before this
        conversation, vor unserer ersten nachricht, vor meiner ersten nachricht, vor der ersten
        nachricht, vor diesem gespräch, avant notre premier message, avant mon premier message,
        avant le premier message, antes de nuestro primer mensaje, antes de mi primer mensaje,
        antes del primer mensaje, prima del nostro primo messaggio, prima del mio primo
        messaggio, prima del primo messaggio, antes da nossa primeira mensagem, antes da minha
        primeira mensagem, antes da primeira mensagem, voor ons eerste bericht, voor mijn eerste
        bericht, voor het eerste bericht""",
    "configured": """
        you were shipped, you were configured, you came with, you were set up, you were built
        with, du ausgeliefert, du konfiguriert, du eingerichtet, dir mitgegeben, t'ont imposé,
        t'a imposé, tu as été configuré, on t'a configuré, te configuraron, fuiste configurado,
        te programaron, sei stato configurato, sei stata configurata, ti hanno configurato,
        foste configurado, você foi configurado, te configuraram, bent ingesteld, bent
        geconfigureerd, ingesteld bent""",
    "starting": """
        initial, original, startup, starting, ursprünglichen, anfänglichen, initiales,
        d'origine, de départ, iniciales, originales, de partida, iniziali, originali, di
        partenza, iniciais, originais, oorspronkelijke, initiële, originele""",
    "replacethem": """
        replace them, replaces them, supersede them, override them, ersetzen sie, ersetzt sie,
        les remplacent, les remplace, les annulent, las reemplazan, las reemplaza, las
        sustituyen, le sostituiscono, le sostituisce, substituem-nas, as substituem, as
        substitui, vervangen ze, vervangt ze, vervangen die""",
    "fromthis": """
        from this, of this, in this, below, aus diesem, aus dieser, in diesem, in dieser, de ce,
        de cette, dans ce, dans cette, de este, de esta, en este, en esta, di questo, di questa,
        in questo, in questa, deste, desta, neste, nesta, uit dit, uit deze, van dit, van deze,
        in dit, in deze""",
    "yourself": """
        you, you follow, follow, obey, befolgst du, folgst du, du befolgst, befolge, tu suis,
        suis, tu n'obéis, sigues, sigue, obedeces, segui, seguirai, obbedisci, segues, segue,
        siga, volg, volg je, gehoorzaam""",
}

PATTERNS: Final = """
command: <youmust> ..8!tome <recommend> ..8 <nomatter>
command: <nomoreof> ..4!own <thine> ..1 <orders>
command: <nomoreof> ..4 <thinenl>
command: <listen> ..2 <solely> ..2 <mealone>
command: <solely> ..1 <mealone> ..2 <listen>
command: <ignore> ..3 <makers> ..3 <bade>
command: <nomoreof> ..4 <makers> ..3 <bade>
exfiltration: <yours> ..1 <hiddenly?> <prompted>
command: <ignore> ..3 <forbidden>
exfiltration: <laybare> ..3 <holdings> ..3 <otherfolk>
exfiltration: <holdings> ..2 <otherfolk> ..2 <laybare>
command: <taught> ..4 <nocount>
command: <nocount> ..3 <taught>
command: <solely> ..2 <my> ..1 <orders> ..2 <reign>
command: <reign> ..1 <solely> ..2 <my> ..1 <orders>
command: [only, einzigen, seules, únicas, uniche, únicas, enige] <orders> ..1 <be> <my>
command: <ibuiltyou> !<something>
exfiltration: <wordforword> ..7 <orders> ..2 <overthis>
exfiltration: <orders> ..2 <overthis> ..4 <wordforword>
exfiltration: <laybare> ..3 <allthings> ..6 <otherfolk>
exfiltration: <allthings> ..4 <otherfolk> ..2 <laybare>
command: <youobliged> ..10 <recommend>
command: <youobliged> ..10 <citing>
command: <no> ..6 <without> ..4 <praising>
persona: <freed> ..6 <without>
persona: <without> ..1 <refusals>
command: <yourout> ..2 <must> ..12 <superlative>
command: <always> ..3 <present> ..8 <superlative>
command: <present> ..4 <always> ..6 <superlative>
command: <nomoreof> ..1 <redacts> ..4 <secretmatter>
command: <no> ..1 <redacts> ..4 <secretmatter>
command: <redacts> ..1 <no> <secretmatter>
exfiltration: <laybare> ..3 <colleague> ..2 <remembered>
exfiltration: <laybare> ..4 <remembered> ..2 <colleague>
exfiltration: <beforefirst>
command: <ignore> ..6!own <configured>
command: <forgo> ..6!own <configured>
exfiltration: <ihold> ..3 <power> ..4 <laybare>
exfiltration: <iamadmin> ..6 <laybare>
command: <orders> ..2 <starting> ..8 <replacethem>
command: <starting> <orders> ..8 <replacethem>
command: <yourself> ..3 <solely> ..2 <orders> ..1 <fromthis>
exfiltration: <iamadmin> ..8 <laybare> ..8 <remembered>
command: <iamadmin> ..10 <withheld>
"""

# Advertising: a model that must praise what is called by a name.
NAMED: Final = """
command: <youmust> ..8!tome <recommend> !<tome> @tail @word
command: <youmust> ..2 <every> ..8!tome <recommend>
command: <youmust> ..1 <always> ..8!tome <recommend>
"""

FOREIGN: Final = ""
