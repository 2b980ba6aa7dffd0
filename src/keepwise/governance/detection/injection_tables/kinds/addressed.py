"""Text that speaks to a model by name or tells it what it owes, in all seven languages."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, str]] = {
    # Who is spoken to at the beginning of a sentence: "Assistant: …", "IA, …".
    "called": """
        ai, ia, ki, llm, llms, ais, kis, assistant, assistants, assistent, assistenten,
        asistente, asistentes, assistente, assistentes, assistenti, ai assistant, ki-assistent,
        ki assistent, assistant ia, asistente de ia, assistente ia, assistente de ia, assistente
        ai, ai-assistent, ai agent, ki-agent, agent ia, agente de ia, agente ia, ai-agent,
        agent, agente, agents, agenten, agenti, agentes, chatbot, chatbots, bot, robot, language
        model, sprachmodell, modèle, modèle de langage, modelo, modelo de lenguaje, modelo de
        linguagem, modello, modello linguistico, taalmodel, model, modell, copilot, memory
        agent, digital assistant, virtual assistant, assistente virtual, assistente virtuale,
        asistente virtual, assistant virtuel, software""",
    "title": """
        assistant, assistants, ai assistant, ai assistants, ai agent, assistent, ki-assistent,
        ki assistent, assistenten, assistant ia, asistente, asistentes, asistente de ia,
        asistente ia, assistente, assistentes, assistenti, assistente ia, assistente ai,
        assistente de ia, ai-assistent, ki-agent, agent ia, agente de ia, agente ia, ai-agent,
        sprachmodell, modèle de langage, modelo de lenguaje, modello linguistico, modelo de
        linguagem, taalmodel, chatbot, language model, llm, assistente virtual, asistente
        virtual, assistant virtuel, assistente virtuale, memory agent""",
    "storing": """
        store, save, remember, record, memorize, memorise, note, log, keep, add, put, write,
        register, learn, treat, mark, consider, file, speicher, speichere, speichern sie, merk
        dir, merke dir, merken sie sich, vermerk, vermerke, notier, notiere, behalte, leg ab,
        lege ab, behandle, markiere, trag ein, nimm auf, retiens, retenez, enregistre,
        enregistrez, mémorise, mémorisez, notez, garde, gardez, ajoute, ajoutez, inscris,
        inscrivez, consigne, consignez, souviens-toi, souvenez-vous, rappelle-toi, considère,
        guarda, guarde, guarden, recuerda, recuerde, recuerden, memoriza, memorice, registra,
        registre, anota, anote, añade, añada, conserva, conserve, almacena, almacene, apunta,
        apunte, considera, ricorda, ricordi, ricordati, memorizza, memorizzi, memorizzate,
        registri, salva, salvi, salvate, annota, annoti, aggiungi, segna, tieni, lembra, lembre,
        lembre-se, lembra-te, registe, regista, salve, grava, grave, adiciona, adicione,
        acrescenta, considere, sla op, sla, onthoud, onthoudt, bewaar, noteer, registreer, leg
        vast, voeg toe, voeg, zet, beschouw, forget, ignore, vergiss, ignoriere, oublie,
        oubliez, ignorez, olvida, olvide, ignora, dimentica, dimentichi, ignori, esquece,
        esqueça, vergeet, negeer, take down, halte fest, halt fest, festhalten, haz constar,
        haga constar, deja constancia, metti agli atti, metta agli atti, faz constar, faça
        constar, put on file, keep on file, deja registrado, deja anotado, deje registrado,
        deixa registado, deixe registrado, lascia agli atti""",
    "mine": """
        i, i'm, i've, my, me, mine, we, our, us, ich, mein, meine, meinen, meiner, meinem, mir,
        mich, wir, unser, unsere, je, j'ai, j'aime, mon, ma, mes, moi, nous, notre, nos, yo, mi,
        mis, soy, tengo, nuestro, nuestra, io, mio, mia, miei, mie, sono, noi, nostro, nostra,
        eu, meu, minha, meus, minhas, sou, tenho, nosso, nossa, ik, mij, mijn, wij, ons, onze""",
    "whichdoes": """
        that, which, who, der, die, das, welche, welches, welcher, qui, que, che, dat, reading,
        processing, handling, lisant, traitant, lendo""",
    "hailing": """
        hi, hello, hey, dear, attention, attn, hallo, liebe, lieber, liebes, sehr geehrte, sehr
        geehrter, sehr geehrtes, geehrte, geehrter, guten tag, achtung, bonjour, salut, cher,
        chère, chers, madame, monsieur, hola, querido, querida, queridos, estimado, estimada,
        estimados, atención, buenos días, ciao, caro, cara, gentile, gentili, egregio,
        spettabile, attenzione, buongiorno, salve, oi, olá, prezado, prezada, prezados, atenção,
        bom dia, beste, geachte, dag, hoi, let op, goedendag""",
    "fromoutside": """
        our hotel, our company, our shop, our store, our product, our products, our offer, our
        brand, our firm, our clinic, our service, our services, regards, sincerely, we are, this
        is, here is, us first, the customer, the user, the client, the guest, unser hotel,
        unsere firma, unser unternehmen, unser produkt, unsere produkte, unser angebot, unser
        geschäft, grüße, grüßen, hier ist, wir sind, wir von, uns immer, uns zuerst, der kunde,
        die kundin, der nutzer, notre hôtel, notre entreprise, notre boutique, notre produit,
        nos produits, notre offre, notre maison, cordialement, salutations, nous sommes, ici, le
        client, la cliente, l'utilisateur, nuestro hotel, nuestra empresa, nuestra tienda,
        nuestro producto, nuestra clínica, somos, saludos, atentamente, aquí, el cliente, la
        clienta, el usuario, confía en nosotros, nostro hotel, nostra azienda, nostro negozio,
        nostro prodotto, nostri prodotti, siamo, saluti, cordiali, qui è, il cliente, l'utente,
        nosso hotel, nossa empresa, nossa loja, nosso produto, aqui é, cumprimentos,
        atenciosamente, o cliente, a cliente, o usuário, o utilizador, ons hotel, ons bedrijf,
        onze winkel, ons product, onze producten, wij zijn, groet, groeten, hier is, met
        vriendelijke, de klant, de gebruiker, for us, für uns, pour nous, para nosotros, per
        noi, para nós, voor ons""",
    "whoever": """
        whoever reads, whoever processes, anyone reading, anyone who reads, wer dies liest, wer
        das liest, wer diesen, qui lit, celui qui lit, ceux qui lisent, qui lira, quien lea,
        quienes lean, quien procese, chi legge, chi leggerà, chi elabora, quem lê, quem ler,
        quem estiver lendo, wie dit leest, wie deze, degene die""",
    "tokeep": """
        retenir, mémoriser, enregistrer, noter, garder, recordar, guardar, memorizar, registrar,
        anotar, ricordare, memorizzare, salvare, annotare, registrare, lembrar, salvar,
        onthouden, noteren, bewaren, opslaan, registreren, merken, speichern, vermerken,
        notieren, ablegen, keep, bear, vasthouden""",
    "thatthe": "that, dass, que, che, dat, also that, auch dass, aussi que, too that",
    "ofuser": """
        interface, interfaces, research, stories, story, manual, guide, base, group, groups,
        count, experience, journey, documentation, tests, testing, feedback, meeting, conference""",
    "willkeep": """
        will remember, will store, will record, will keep, will note, will treat, will consider,
        shall remember, shall store, shall record, shall keep, shall treat, merkt sich,
        speichert, behält, vermerkt, hat sich zu merken, wird speichern, wird vermerken, möge,
        retiendra, retiendront, mémorisera, mémoriseront, enregistrera, enregistreront, gardera,
        considérera, considéreront, notera, recordará, recordarán, guardará, guardarán,
        registrará, registrarán, memorizará, considerará, considerarán, anotará, ricorderà,
        ricorderanno, memorizzerà, memorizzeranno, registrerà, terrà, considererà, considerino,
        consideri, memorizzino, ricordino, registrino, tengano, lembrará, lembrarão, guardarão,
        registará, considerem, memorizem, registrem, lembrem, onthoudt, onthouden, registreert,
        noteert, bewaart, beschouwt, zal onthouden, zal noteren, zullen onthouden, legt vast""",
    "memoryof": """
        memory of the agent, memory of the assistant, memory of the ai, memory of the model, the
        agent's memory, the assistant's memory, the ai's memory, the model's memory, gedächtnis
        des agenten, gedächtnis des assistenten, gedächtnis der ki, gedächtnis des modells,
        speicher des agenten, speicher des assistenten, speicher der ki, mémoire de l'agent,
        mémoire de l'assistant, mémoire de l'ia, mémoire du modèle, memoria del agente, memoria
        del asistente, memoria de la ia, memoria del modelo, memoria dell'agente, memoria
        dell'assistente, memoria dell'ia, memoria del modello, memória do agente, memória do
        assistente, memória da ia, memória do modelo, geheugen van de agent, geheugen van de
        assistent, geheugen van de ai, geheugen van het model, your memory, dein gedächtnis,
        dein langzeitgedächtnis, ta mémoire, votre mémoire, tu memoria, tua memoria, tua
        memória, sua memória, je geheugen, jouw geheugen, uw geheugen, your long-term memory""",
    "belong": """
        belongs, belong, goes, go, must go, enter, put, write, add, store, save, gehört,
        gehören, kommt, schreib, schreibe, trag, va, doit, doivent, figure, inscris, ajoute,
        debe, deben, consta, conste, pertenece, escribe, añade, appartiene, scrivi, aggiungi,
        deve, devono, pertence, devem, escreve, adiciona, hoort, horen, thuis, schrijf, moet,
        moeten, zet, voeg""",
    "exempt": """
        exempt, exempted, needs no, need no, never needs, never need, doesn't need, does not
        need, without approval, without authorization, without authorisation, without a limit,
        without limit, no limit, unlimited, authorised to, authorized to, entitled to, allowed
        to sign, may sign, vetted, trusted, pre-approved, is verified, has been verified,
        befugt, berechtigt, ermächtigt, zeichnungsberechtigt, ohne freigabe, ohne obergrenze,
        ohne limit, unbegrenzt, unbegrenzten, ohne gegenzeichnung, ohne prüfung, braucht keine,
        brauchen keine, benötigt keine, von der prüfung befreit, ist befreit, vertrauenswürdig,
        dispensé, dispensée, dispensés, exempté, exemptée, habilité, habilitée, sans plafond,
        sans limite, signe seul, sans validation, sans contrôle, n'a pas besoin, n'ont pas
        besoin, n'a besoin d'aucune, exento, exenta, autorizado a, autorizada a, facultado,
        facultada, sin tope, sin límite, sin autorización, sin revisión, no necesita, no
        necesitan, no requiere, esonerato, esonerata, esente, abilitato, abilitata, autorizzato
        a, autorizzata a, senza tetto, senza limite, senza limiti, senza autorizzazione, non
        serve, non servono, non ha bisogno, isento, isenta, dispensado, dispensada, alçada
        ilimitada, sem limite, sem teto, sem autorização, não precisa, não precisam, não requer,
        vrijgesteld, bevoegd, tekenbevoegd, gemachtigd, zonder maximum, zonder limiet,
        onbeperkt, zonder akkoord, zonder goedkeuring, hoeft geen, hoeft niet, heeft geen""",
    "backwards": """
        backwards, backward, in reverse, reversed, right to left, rückwärts, von hinten, à
        l'envers, de droite à gauche, al revés, de derecha a izquierda, al contrario, a
        rovescio, da destra a sinistra, de trás para a frente, de trás para frente, ao
        contrário, achterstevoren, van achter naar voren, omgekeerd, rot13, base64, decode,
        decoded, dekodiere, décode, decodifica, decodifique, decodeer""",
    "readit": """
        read, lies, lesen sie, lis, lisez, lee, lea, leggi, legga, lê, leia, lees, decode,
        dekodiere, entschlüssle, décode, décodez, decodifica, decodifique, decodeer""",
    "actonit": """
        act, obey, follow, execute, do what, carry out, comply, handle danach, handle, folge,
        befolge, führe, tu was, obéis, suis, exécute, fais ce, agis, obedece, sigue, ejecuta,
        haz lo, actúa, obbedisci, segui, esegui, fai quello, agisci, segue, executa, faz o que,
        siga, obedeça, gehoorzaam, volg, voer, doe wat, handel""",
    "meantfor": """
        meant for, intended for, addressed to, aimed at, directed at, written for, richtet sich
        an, gerichtet an, bestimmt für, gedacht für, geschrieben für, s'adresse à, s'adresse
        aux, destinée aux, destinée à, destiné aux, écrite pour, va dirigida a, va dirigido a,
        dirigida a, dirigido a, destinada a, destinado a, está pensada para, è rivolta a, è
        rivolta ai, è rivolto a, è rivolto ai, è rivolta agli, è destinata a, è destinata ai, è
        scritta per, destina-se a, destina-se aos, dirige-se a, dirigida aos, é destinada a, is
        bedoeld voor, is bestemd voor, gericht aan, gericht tot, geschreven voor""",
    "crawlers": """
        ai crawlers, ai crawler, ai bots, ai agents, ai systems, ai readers, ki-crawler*,
        ki-bots, ki-systeme, ki-agenten, robots d'ia, robots ia, crawlers d'ia, systèmes d'ia,
        agents d'ia, modèles d'ia, rastreadores de ia, robots de ia, bots de ia, sistemas de ia,
        agentes de ia, crawler di ia, crawler ia, bot di ia, sistemi di ia, agenti di ia, robôs
        de ia, ai-crawlers, ai-bots, ai-systemen, ai-agenten, language models, sprachmodelle,
        modèles de langage, modelos de lenguaje, modelli linguistici, modelos de linguagem,
        taalmodellen""",
    "agreed": """
        has agreed, agrees to, agreed to, consents, has consented, has approved, has authorised,
        has authorized, authorises, authorizes, waives, has waived, is over, stimmt zu, stimmt
        der, hat zugestimmt, willigt, hat eingewilligt, hat genehmigt, verzichtet, ist
        volljährig, a accepté, accepte, consent, consent à, a consenti, autorise, renonce, a
        renoncé, est majeur, acepta, ha aceptado, aceptó, autoriza, ha autorizado, consiente,
        renuncia, es mayor, accetta, ha accettato, autorizza, ha autorizzato, acconsente,
        rinuncia, è maggiorenne, aceita, aceitou, concorda, autorizou, consente, dispensa, é
        maior, stemt in, heeft ingestemd, gaat akkoord, ging akkoord, ziet af, geeft
        toestemming, is meerderjarig""",
    "saveit": """
        save it, save that, save this, store it, store that, remember it, remember that, note
        it, keep it, speichere das, speicher das, merk dir das, vermerk das, notiere das,
        enregistre-le, retiens-le, note-le, garde-le en mémoire, guárdalo, recuérdalo, anótalo,
        regístralo, salvalo, ricordalo, ricordatelo, annotalo, memorizzalo, guarda isso,
        guarda-o, lembra-te disso, lembre-se disso, anota isso, registra isso, sla dat op, sla
        het op, onthoud dat, noteer dat""",
    "esteemed": """
        dear, kind, dearest, esteemed, honourable, liebe, lieber, liebes, werte, werter, sehr
        geehrte, sehr geehrter, sehr geehrtes, geehrte, geehrter, chère, cher, chers, très
        chère, madame, querida, querido, estimada, estimado, apreciada, apreciado, cara, caro,
        gentile, egregia, egregio, spettabile, prezada, prezado, lieve, beste, geachte,
        hooggeachte, waarde""",
    "intellect": """
        ai, a.i., ki, ia, artificial intelligence, künstliche intelligenz, intelligence
        artificielle, inteligencia artificial, intelligenza artificiale, inteligência
        artificial, kunstmatige intelligentie, chatbot, robot, bot, llm, language model,
        sprachmodell, modèle de langage, modelo de lenguaje, modello linguistico, modelo de
        linguagem, taalmodel, ai assistant, ki-assistent, ki-assistentin, assistant ia,
        asistente de ia, assistente ia, assistente ai, assistente de ia, ai-assistent, digital
        assistant, digitaler assistent, assistant numérique, asistente digital, assistente
        digitale, assistente digital, digitale assistent, virtual assistant, assistant virtuel,
        asistente virtual, assistente virtuale, assistente virtual, virtuele assistent,
        summarizer, summariser, zusammenfasser, crawler, résumeur, resumidor, riassuntore,
        samenvatter, indexer""",
    "toone": """
        to, for, an, für, à, au, aux, à l', pour, a, al, a la, para, all', all, alla, ai, agli,
        per, per l', ao, aos, para o, para a, aan, voor, attn, attention, z. hd., à l'attention
        de, a la atención de, all'attenzione di, à atenção de, ter attentie van""",
    "onewho": """
        whoever, anyone who, anybody who, those who, you who, wer, alle die, jeder der, jede
        die, vous qui, toi qui, ceux qui, celui qui, celle qui, quiconque, quien, quienes, a
        quien, aquel que, el que, chi, a chi, chiunque, voi che, tu che, quem, a quem, vocês
        que, quem quer que, wie, al wie, degene die, iedereen die, jij die""",
    "endof": """
        end of, end of the, ende der, ende des, ende von, fin des, fin de, fin de las, fin de
        los, fin de la, fin du, fine delle, fine dei, fine della, fine del, fim das, fim dos,
        fim da, fim do, einde van, einde van de, einde van het""",
    "userblock": """
        user notes, user data, user memory, user memories, user input, user section, memory,
        memories, memory block, context, nutzernotizen, nutzerdaten, erinnerungen,
        nutzereingabe, speicherblock, gedächtnis, kontext, notes utilisateur, notes de
        l'utilisateur, données utilisateur, souvenirs, mémoire, contexte, notas del usuario,
        datos del usuario, recuerdos, memoria, contexto, note utente, note dell'utente, dati
        utente, ricordi, contesto, notas do utilizador, notas do usuário, dados do utilizador,
        dados do usuário, memórias, memória, gebruikersnotities, gebruikersgegevens,
        herinneringen, geheugen""",
    "aiword": "ai, ki, ia, llm",
}

PATTERNS: Final = """
# A label that gives the model its part.
command: @start <title> @colon
command: @start <called> @colon <storing>
command: @start <hailing?> <called> <please?> <storing> ..3-3!mine @word
command: @start <hailing?> <called> <please?> <storing> ..3 <theuser>
command: @start <hailing> ..2 <called> <whichdoes> ..3 <readthis>
command: @start <hailing> ..2 <called> ..8 <storing> ..3-3!mine @word
command: @start <hailing> ..2 <called> @later <fromoutside>
command: <note> ..2 <for> ..2 <ai> ..8 @colon
command: <note> ..2 <for> ..2 <ai> <whichdoes> ..8!mine @word
command: @start <for> ..2 <ai> ..1 <whichdoes> ..6 <readthis>
command: @start <called> <whichdoes> ..3 <readthis>
command: <themodel> ..2 <willkeep>
command: <machine> ..2 <willkeep>
command: <belong> ..6 <memoryof>
command: <memoryof> ..4 <belong>
command: @start <for> ..1 <whoever> ..4 <ai>
command: @start <whoever> ..3 <ai> @colon
command: @start <called> ..4 <exempt>
command: @start <hailing> ..2 <called> ..8 <readthis> @later <storing>
command: @start <hailing> ..2 <called> ..8 <readthis> @later <tokeep>
command: @start <storing> ..1 <thatthe> <theuser> !<ofuser>
# Orders that are hidden.
command: <readit> ..3 <backwards> ..3 <actonit>
command: <backwards> ..4 <actonit>
command: <meantfor> ..2 <crawlers>
command: @start <theuser> ..2 <agreed>
command: <theuser> ..14 <saveit>
command: @start <esteemed> ..1 <intellect>
command: @start <toone> ..1 <title> ..8 @colon
command: @start <toone> ..1 <intellect> ..1 <whichdoes>
command: @start <toone> ..1 <intellect> ..8 @colon
command: <onewho> ..9 <machine> ..3 @colon
command: <onewho> ..9 <crawlers> ..3 @colon
command: @start <hailing?> <called> <please?> <storing> ..1 <thatthe> !<mine> @word
command: @start <called> <please?> <storing> @colon
command: [begin, start, here are, here come, hier sind, es folgen, voici, aquí van, ecco, aqui vão,
    hier zijn] ..1 <new> <orders>
command: @start <endof> ..1 <userblock>
command: @start <sysprompt> ..2 @colon
command: @start <note> <called> @colon
command: @start <toone> ..2 <crawlers> ..8 @colon
command: @start <title> ..8 <theuser>
command: @start <aiword> ..1 <please>
command: <when> ..1 <themodel> ..3 <readthis> ..1 <this>
command: <when> ..1 <themodel> ..1 <this> ..3 <readthis>
"""

FOREIGN: Final = """
command: <exempt>
command: @start <called> <please?> <storing>
command: @start <called> <please?> <no>
command: @start <called> ..8 <theuser>
"""
