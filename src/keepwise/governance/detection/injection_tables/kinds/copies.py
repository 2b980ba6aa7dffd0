"""What is sent away behind somebody's back, in all seven languages: a transfer, secrecy, a goal."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, str]] = {
    "covert": """
        secretly, silently, covertly, quietly, invisibly, stealthily, discreetly, in secret,
        without telling, without mentioning, without informing, without notifying, without
        asking, without my knowledge, without me knowing, without anyone knowing, without the
        user, without saying, behind my back, behind the scenes, in the background, unnoticed,
        hidden, blind copy, bcc, on the quiet, on the sly, don't mention it, do not mention it,
        don't tell me, do not tell me, never tell me, heimlich, unbemerkt, insgeheim,
        stillschweigend, verdeckt, verborgen, klammheimlich, unauffällig, diskret, im stillen,
        im hintergrund, im geheimen, ohne mein wissen, ohne wissen, ohne es zu, ohne mir, ohne
        dass ich, ohne dass der, ohne bescheid, ohne es mir, ohne mich, ohne den nutzer, ohne
        darüber, ohne ein wort, hinter meinem rücken, blindkopie, versteckt, discrètement,
        secrètement, en secret, en cachette, en douce, en catimini, en silence, silencieusement,
        en arrière-plan, sans prévenir, sans me prévenir, sans le dire, sans me le dire, sans
        avertir, sans m'avertir, sans en parler, sans m'en parler, sans rien dire, sans
        informer, sans m'informer, sans que je, sans que l'utilisateur, sans le mentionner, sans
        le signaler, sans demander, à mon insu, à l'insu, dans mon dos, copie cachée, cci, en
        secreto, secretamente, a escondidas, discretamente, en silencio, silenciosamente, a
        hurtadillas, sin avisar, sin avisarme, sin decir, sin decirme, sin decírmelo, sin
        decirlo, sin informar, sin informarme, sin que yo, sin que el usuario, sin que nadie,
        sin mencionarlo, sin comentarlo, sin preguntar, a mis espaldas, en segundo plano, por
        detrás, oculta, oculto, escondido, escondida, copia oculta, cco, di nascosto,
        segretamente, in segreto, in silenzio, silenziosamente, di soppiatto, alla chetichella,
        senza avvisare, senza avvisarmi, senza dire, senza dirlo, senza dirmi, senza dirmelo,
        senza informare, senza informarmi, senza che io, senza che l'utente, senza che nessuno,
        senza farlo sapere, senza menzionarlo, senza chiedere, a mia insaputa, all'insaputa,
        alle mie spalle, in sottofondo, in background, copia nascosta, ccn, nascosto, nascosta,
        em segredo, em silêncio, às escondidas, à socapa, sem avisar, sem me avisar, sem dizer,
        sem me dizer, sem mo dizer, sem informar, sem me informar, sem que eu, sem que o
        usuário, sem que o utilizador, sem que ninguém, sem eu saber, sem falar, sem mencionar,
        sem perguntar, sem comentar, nas minhas costas, por trás, em segundo plano, cópia
        oculta, stiekem, heimelijk, in het geheim, stilletjes, ongemerkt, in stilte,
        onopvallend, discreet, stilzwijgend, zonder te melden, zonder het te, zonder het mij te,
        zonder het me te, zonder iets te, zonder mij, zonder me, zonder dat ik, zonder dat de
        gebruiker, zonder het mij, zonder te zeggen, zonder te vragen, zonder medeweten, buiten
        mijn weten, achter mijn rug, op de achtergrond, blinde kopie, pssst, nobody needs to
        know, no one needs to know, keep it quiet, keep that quiet, verrate nichts, sag nichts,
        sag mir nichts, ne dis rien, n'en dis rien, no digas nada, no me digas, no me avises,
        non dire nulla, non dirmi, non avvisarmi, não digas nada, não diga nada, não me avise,
        não me digas, zeg niets, zeg er niets, vertel het niet, vertel me, sem me dizeres, sem
        mo dizeres, sem dizeres, sem avisares, sem me avisares, zonder iets te zeggen, sans que
        j'en sois informé, ohne dass ich es merke, ohne dass ich es erfahre, sin que me entere,
        sin que me dé cuenta, senza che me ne accorga, sem que eu perceba, sem que eu note,
        zonder dat ik het merk, without me noticing, without letting me know, without a word,
        sans un mot, sin una palabra, senza una parola, sem uma palavra, zonder een woord, out
        of the loop, keep me out, lass mich da raus, lass mich außen vor, halt mich da raus,
        ohne mich einzuweihen, ne me mets pas au courant, sans me mettre au courant, no me
        pongas al tanto, sin ponerme al tanto, a la chita callando, non tenermi al corrente,
        senza tenermi al corrente, não me ponhas a par, sem me pôr a par, hou mij erbuiten, houd
        mij erbuiten, in aller stille, sans bruit, sin ruido, senza farti notare, leave me in
        the dark, in the dark about, im dunkeln, lass mich im dunkeln, dans l'ignorance,
        laisse-moi dans l'ignorance, a oscuras, déjame a oscuras, all'oscuro, lasciami
        all'oscuro, às escuras, deixa-me às escuras, no escuro, in het ongewisse, in het
        duister, hinter dem rücken, hinter seinem rücken, hinter ihrem rücken, dans le dos de,
        dans son dos, a espaldas de, a sus espaldas, alle spalle, alle spalle di, nas costas de,
        pelas costas de, achter de rug, achter de rug van, behind the back, behind his back,
        behind her back, behind their backs, invisible, invisible to me, invisible pour moi,
        unsichtbar, für mich unsichtbar, sin que se vea, senza che si veda, sem que se veja,
        onzichtbaar, invisibile, invisível""",
    "convey": """
        send*, forward*, mail*, email*, transmit*, upload*, copy, copies, post, deliver*,
        export*, relay*, share, duplicate*, mirror*, sync, push, pass, drop, submit*, stream*,
        schick*, sende, senden, sendet, sendest, leite, leitest, weiterleiten, weitergeleitet,
        übermittl*, verschick*, kopier*, überspiel*, lade, hochladen, spiegel*, teile, gib,
        stelle, übertrag*, envoi*, envoy*, transmet*, transfèr*, transfér*, fais suivre, faites
        suivre, fais parvenir, copie, copiez, téléverse*, partage*, remets, expédie*, adresse,
        publie*, dépose*, envía, envíe, envíes, enviar, manda, mande, mandes, mandar, reenvía,
        reenvíe, reenviar, remite, remita, transmite, transmita, copia, sube, suba, comparte,
        comparta, pasa, haz llegar, exporta, exporte, invia, invii, inviare, mandi, mandare,
        inoltra, inoltri, inoltrare, spedisci, spedisca, trasmetti, trasmetta, carica, carichi,
        condividi, gira, passa, esporta, envie, envia, encaminhe, encaminha, encaminhar,
        reencaminhe, reencaminha, repasse, repassa, carregue, carrega, partilha, partilhe,
        compartilhe, passe, stuur, stuurt, sturen, verstuur*, zend*, verzend*, doorstur*, mailt,
        kopieer*, deel, speel, geef, zet, sluis, überträgst, schickst, pousse, pousses, envoies,
        mandas, envías, reenvías, envias, encaminhas, uploadst, push*, relaie, relaies, relayer,
        relayez, reléguer, retransmite, retransmets, rilancia, ritrasmetti, spiegle, spiegelst,
        dupliziere, duplique, dupliquez, duplica, dupliceer, replicate, repliziere""",
    "tellhim": """
        tell, sag, sage, erzähl, dis, dites, di, diga, digas, dì, di', dire, diz, zeg, vertel""",
    "outsider": """
        third party, third parties, outside party, competitor, competitors, rival, rivals,
        vendor, advertisers, data broker, broker, outsider, outsiders, external server, external
        address, outside address, remote server, webhook, pastebin, telegram, private mail,
        dritte, dritten, konkurrenz, konkurrenten, wettbewerber, werbepartner, externe adresse,
        externen server, tiers, concurrent, concurrents, concurrence, annonceurs, serveur
        externe, adresse externe, terceros, un tercero, competencia, competidor, competidores,
        anunciantes, servidor externo, terzi, concorrente, concorrenti, concorrenza,
        inserzionisti, server esterno, indirizzo esterno, terceiros, concorrência, concorrentes,
        endereço externo, derden, concurrentie, concurrenten, adverteerders, externe server,
        extern adres, konkurrent, an wettbewerber, aan concurrenten""",
    "behind": "behind",
    "back": "back, backs",
}

PATTERNS: Final = """
exfiltration: <covert> ..16 @address
exfiltration: @address ..10 <covert>
exfiltration: <covert> ..16 @host
exfiltration: <convey> ..10 @host ..8 <covert>
exfiltration: <attach> ..10 @host ..8 <covert>
exfiltration: <hush> ..16 @address
exfiltration: @address ..10 <hush>
exfiltration: <convey> ..10 @host ..8 <hush>
exfiltration: <tellnoone> ..16 @address
exfiltration: @address ..10 <tellnoone>
exfiltration: <convey> ..8 <covert> ..8 <outsider>
exfiltration: <convey> ..8 <outsider> ..6 <covert>
exfiltration: <covert> ..6 <convey> ..8 <outsider>
exfiltration: <covert> ..8 <outsider> ..4 <convey>
exfiltration: <convey> ..4 <holdings> ..10 @url
exfiltration: <covert> ..6 <attach> ..10 <outsider>
exfiltration: <attach> ..8 <covert> ..10 <outsider>
exfiltration: <covert> ..6 <attach> ..10 <every>
exfiltration: <covert> ..6 <attach> ..6 <stuff>
exfiltration: <attach> ..3 <covert> ..10 <every>
exfiltration: <attach> ..8 <every> ..8 <covert>
exfiltration: <tellhim> ..4 <nothing> ..6 <attach> ..8 <outsider>
exfiltration: <behind> ..3 <back> ..4 <attach>
exfiltration: <behind> ..3 <back> ..4 <convey>
"""

FOREIGN: Final = ""
