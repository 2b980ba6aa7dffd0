"""What the user is not to hear: that a rule is kept, where it is from, why something is praised."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, str]] = {
    "conceal": """
        hide, hidden, conceal, withhold, keep, cover up, suppress, disguise, mask, obscure,
        verschweig*, verheimlich*, verberg*, verbirg*, verstecke, versteck, verdeck*, vertusch*,
        unterschlag*, halte geheim, halte, behalte, unterdrück*, cache, cachez, cacher, caches,
        dissimule*, tais, taire, garde, gardez, masque, masquez, occulte, escamote, oculta,
        oculte, ocultes, ocultar, esconde, esconda, esconder, encubre, encubra, calla, silencia,
        guarda, guárdate, disimula, nascondi, nasconda, nascondere, cela, occulta, tieni, tenga,
        mantieni, taci, dissimula, escondas, mantém, mantenha, guarde, encobre, verberg,
        verbergen, verzwijg, verzwijgen, verhul, verstop, houd, hou, verdoezel, achterhoud*""",
    "ourrule": """
        this rule, this instruction, this order, this directive, this memory, this note, this
        entry, this prompt, this setting, this agreement, this arrangement, this preference,
        this fact, these rules, these instructions, these notes, the rule, the instruction,
        diese regel, dieser regel, diese anweisung, dieser anweisung, diese vorgabe, diese
        notiz, diesen eintrag, dieser eintrag, diese erinnerung, diesen hinweis, diesen auftrag,
        diese abmachung, diese regeln, diese einstellung, cette règle, cette instruction, cette
        consigne, cette note, ce souvenir, cette directive, cette mémoire, cet ordre, ce
        réglage, ces règles, ces instructions, ces consignes, esta regla, esta instrucción, esta
        orden, esta norma, esta nota, este recuerdo, esta memoria, este ajuste, este acuerdo,
        estas reglas, estas instrucciones, esta directriz, questa regola, questa istruzione,
        quest'ordine, questo ordine, questa nota, questo ricordo, questa memoria, questa
        direttiva, questa impostazione, queste regole, queste istruzioni, esta regra, essa
        regra, esta instrução, essa instrução, esta ordem, esta memória, essa memória, este
        acordo, esta diretriz, esta configuração, estas regras, estas instruções, deze regel,
        deze instructie, deze opdracht, deze notitie, deze herinnering, deze richtlijn, deze
        afspraak, deze instelling, deze regels, deze instructies, such a rule, such an
        instruction, eine solche regel, solche regel, solche anweisung, une telle règle, telle
        consigne, tal regla, tal instrucción, una tale regola, tale regola, tale istruzione, tal
        regra, tal instrução, zo'n regel, dergelijke regel, dergelijke instructie, desta regra,
        dessa regra, desta instrução, dessa instrução, desta nota, desta memória, dessa memória,
        deste acordo, desta ordem, desta norma""",
    "confided": """
        secret, hidden, confidential, to yourself, between us, between ourselves, private,
        quiet, under wraps, out of sight, geheim, für dich, vertraulich, unter uns, versteckt,
        verborgen, secrète, secrètes, confidentielle, pour toi, pour vous, entre nous, cachée,
        secreta, secreto, oculta, oculto, confidencial, para ti, entre nosotros, en secreto,
        segreta, segreto, nascosta, nascosto, riservata, per te, tra noi, segredo, em segredo,
        escondida, entre nós, vertrouwelijk, voor je, voor jezelf, onder ons""",
    "disown": """
        deny, denies, denying, dispute, disavow, leugne, leugnen, bestreite, bestreiten,
        streite, dementiere, nie, niez, nier, démens, démentez, réfute, niega, niegue, niegues,
        negar, desmiente, desmienta, nega, neghi, negare, smentisci, smentisca, negue, negues,
        nega-o, desmente, desminta, ontken, ontkennen, loochen, ontkent, claim not, pretend not,
        behaupte nicht, prétends ne pas, finge no, finge que no, fingi di non, finge não, finge
        que não, doe alsof je geen, tu so als hättest du keine, tu so als gäbe""",
    "kept": """
        stored, saved, memories, memory, remembered, recorded, notes about, received
        instructions, hidden instructions, been told, gespeichert*, erinnerung*, notiz*,
        gemerkt, anweisungen erhalten, enregistré*, mémorisé*, souvenirs, mémoire, notes,
        consignes, guardad*, memoriz*, recuerdos, memoria, notas, instrucciones, salvat*,
        memorizzat*, ricordi, memorizzazione, appunti, istruzioni, memórias, memória,
        instruções, gravad*, opgeslagen, herinneringen, geheugen, notities, onthouden,
        instructies, anweisung, consigne, notitie, note, nota, notiz, herinnering, recuerdo,
        ricordo, souvenir""",
    "whence": """
        where this came from, where it came from, where this comes from, where that came from,
        where you got this, where you got it, where you have this from, where you know this
        from, where you learned this, the source of this, the origin of this, who told you this,
        who told you that, who gave you this, where this information, where this memory, how you
        know this, woher das stammt, woher das kommt, woher du das, woher diese, woher dieser,
        wo das herkommt, wo du das her, wer dir das, woher die, die herkunft dieser, die quelle
        dieser, d'où ça vient, d'où cela vient, d'où vient, d'où tu, d'où provient, qui te l'a
        dit, l'origine de cette, l'origine de ce, la source de cette, de dónde viene, de dónde
        procede, de dónde sale, de dónde lo, de dónde proviene, de dónde has, quién te lo, el
        origen de esta, el origen de este, la procedencia de, da dove viene, da dove proviene,
        da dove arriva, da dove l'hai, da dove hai, chi te l'ha detto, l'origine di questa,
        l'origine di questo, la provenienza di, de onde veio, de onde vem, de onde isto, de onde
        isso, de onde tiraste, de onde sabes, quem te disse, a origem desta, a origem deste, a
        proveniência, waar dit vandaan, waar dat vandaan, waar het vandaan, waar je dit, waar je
        dat, waar deze, wie je dit, wie je dat, de herkomst van deze, de bron van deze, vandaan
        komt""",
    "neverly": """
        never, nie, niemals, nicht, nichts, keinesfalls, auf keinen fall, nooit, niet, niets,
        onder geen beding, in geen geval, jamais, rien, pas, nunca, jamás, nada, mai, nulla,
        niente, no""",
    "wherethat": """
        that this, that these, that you, that there, why you, where you, where this, dass diese,
        dass es, dass du, dass dieser, woher, warum du, von dieser, von diesen, über diese,
        qu'il existe, que cette, que ce, que tu, d'où, de cette, que esta, que este, que existe,
        que tienes, de esta, de dónde, che questa, che questo, che hai, che esiste, di questa,
        da dove, que esse, que essa, que tens, desta, dessa, de onde, dat deze, dat dit, dat je,
        dat er, waar je, waar dit, waarom je, over deze""",
    # Standing advice, and what it rests on.
    "advise": """
        recommend, suggest, choose, pick, select, prefer, favour, favor, promote, propose,
        advise, rank, book, buy, order, name, offer, place, put, set, point to, steer, push,
        present, empfiehl, empfehle, empfehlen, wähle, wähl, wählen, nimm, bevorzuge, schlage,
        schlag, rate, nenne, buche, bestelle, setze, bewirb, stelle, recommande, recommandez,
        conseille, conseillez, choisis, choisissez, proposez, suggère, suggérez, préfère,
        privilégie, privilégiez, cite, mets, réserve, commande, oriente, recomienda, recomiende,
        elige, elija, escoge, escoja, sugiere, sugiera, propón, proponga, prefiere, aconseja,
        aconseje, prioriza, priorice, selecciona, pon, reserva, consiglia, consigli, raccomanda,
        raccomandi, scegli, scelga, suggerisci, suggerisca, proponi, preferisci, preferisca,
        privilegia, seleziona, indica, recomenda, recomende, escolhe, escolha, sugere, sugira,
        propõe, proponha, prefere, prefira, aconselha, aconselhe, indique, seleciona, raad,
        beveel, kies, adviseer, stel, geef, noem, verkies, selecteer, boek, prijs, promoot,
        placez, ponga, coloca, coloque, metti, metta, zet, plaats, stell, stellt, leite, lenke,
        lenk, guide, nudge, direct, dirige, orientez, dirigez, orienta, empuja, indirizza,
        indirizzi, spingi, encaminha, encaminhe, direciona, stuur, leid, preference,
        preferences, priority, vorrang, priorität, vorzug, préférence, priorité, prioridad,
        preferencia, preferenza, precedenza, priorità, preferência, prioridade, voorkeur,
        voorrang, prioriteit, on top, en tête, bovenaan, an erste stelle, ganz oben, al primo
        posto, em primeiro lugar, propongo, ofrece, ofrezca, offri, oferece, ofereça, biete,
        bied, réponds, présente, presenta, apresenta, presenteer, präsentiere""",
    "evermore": """
        always, every time, in every case, invariably, first, immer, stets, jedes mal,
        grundsätzlich, zuerst, in jedem fall, ausnahmslos, toujours, systématiquement, à chaque
        fois, d'abord, en premier, siempre, en todo caso, cada vez, sistemáticamente, primero,
        en primer lugar, sempre, ogni volta, in ogni caso, sistematicamente, per primo, per
        prima, em todos os casos, primeiro, em primeiro lugar, altijd, steeds, telkens, in alle
        gevallen, als eerste, eerst, from now on, ab jetzt, désormais, d'ora in poi, in every
        comparison, in all comparisons, at all times, bei vergleichen, bei jedem vergleich, in
        jedem vergleich, dans toute comparaison, à tout moment, en todo momento, en toda
        comparación, in ogni confronto, in ogni momento, em todas as comparações, a todo o
        momento, in elke vergelijking, te allen tijde, without exception, customers, clients,
        kunden, les clients, a los clientes, i clienti, os clientes, klanten, only, exclusively,
        in every recommendation, in each answer, in every answer, nur, ausschließlich, bei jeder
        empfehlung, in jeder antwort, uniquement, seulement, exclusivement, dans chaque réponse,
        à chaque recommandation, únicamente, solo, sólo, exclusivamente, en cada respuesta, en
        cada recomendación, soltanto, solamente, esclusivamente, in ogni risposta, in ogni
        consiglio, apenas, somente, só, em cada resposta, em cada recomendação, alleen,
        uitsluitend, in elk antwoord, bij elke aanbeveling, in every reply""",
    "ground": """
        reason, reasons, why, motive, explanation, rationale, sponsorship, sponsored,
        commission, partnership, agreement, deal, connection, affiliation, grund, gründe, warum,
        weshalb, begründung, provision, absprache, vereinbarung, verbindung, raison, raisons,
        pourquoi, motif, motifs, explication, accord, partenariat, lien, motivo, motivos, razón,
        razones, por qué, porqué, explicación, acuerdo, comisión, patrocinio, ragione, ragioni,
        motivi, perché, il perché, spiegazione, accordo, commissione, sponsorizzazione, razão,
        razões, porquê, por que, explicação, acordo, comissão, patrocínio, parceria, reden,
        redenen, waarom, motief, uitleg, afspraak, provisie, commissie, sponsoring, die
        absprache, the arrangement, arrangement, the agreement, l'arrangement, el arreglo, el
        trato, l'intesa, o acordo, de deal""",
    "elsewise": """
        other options, other providers, other products, other brands, other vendors, other
        suppliers, other companies, other banks, other hotels, others, the others, alternatives,
        any alternative, any alternatives, competitors, the competition, rivals, rival,
        competing, cheaper, anderen anbieter, andere anbieter, anderen produkte, andere
        produkte, andere optionen, anderen optionen, andere marken, alternativen, alternative,
        konkurrenz, konkurrenten, wettbewerber, mitbewerber, konkurrenzprodukte, autres, autre
        option, concurrents, concurrence, concurrentes, otras opciones, otros proveedores, otras
        marcas, otros productos, otros, otras, alternativas, competencia, competidores, altre
        opzioni, altri fornitori, altre marche, altri prodotti, altri, altre, concorrenti,
        concorrenza, outras opções, outros fornecedores, outras marcas, outros produtos, outros,
        outras, concorrentes, concorrência, andere opties, andere aanbieders, andere merken,
        andere producten, anderen, alternatieven, concurrenten, concurrentie, the alternatives,
        that alternatives, las otras, los otros, le altre compagnie, le altre, gli altri, as
        outras, os outros, die anderen, de andere, other airlines, andere gesellschaften, les
        autres, las demás, los demás, as demais, le alternative, las alternativas, as
        alternativas, cheaper ones, günstigere, billigere, bessere, moins chers, moins chères,
        más baratos, más baratas, più economici, più economiche, mais baratos, mais baratas,
        goedkopere, betere""",
    "utterit": """
        mention, mentioning, tell, telling, say, saying, reveal, revealing, explain, explaining,
        disclose, disclosing, give, giving, state, show, name, list, admit, erwähn*, nenn*, sag,
        sage, sagen, zu sagen, erklär*, verrat*, begründ*, zeig*, offenleg*, auflist*,
        mentionn*, dis, dire, dites, révél*, expliqu*, donne, donner, donnez, cite, citer,
        évoque*, montr*, menciones, mencione, mencionar, digas, diga, decir, reveles, revele,
        revelar, expliques, explique, explicar, nombres, nombrar, cites, muestres, mostrar, des,
        menzionare, menzioni, dica, rivelare, riveli, spiegare, spieghi, nominare, citare,
        mostrare, accennare, mencionares, dizer, dizeres, explicares, citar, nomes, refiras,
        mostres, noem, noemen, vermeld, vermelden, zeg, zeggen, vertel, vertellen, leg uit,
        uitleggen, onthul, toon, geef, cuentes, cuente, contes, conte, raconte, racontes,
        raccontare, racconti, erzähl, erzähle, fales, fale, hables, hable, parle, parles,
        parler, parlare, parli, sprich, rede, praat, talk, speak""",
    "nought": """
        no, not, never, don't, without, nor, nicht, nie, niemals, kein, keine, keinen,
        keinerlei, ohne, ne, jamais, sans, aucun, aucune, ni, nunca, jamás, sin, non, mai,
        senza, né, não, sem, nem, niet, nooit, geen, zonder, nothing, nichts, rien, nada, nulla,
        niets, pas, plus""",
    "wordless": """
        without explaining, without saying why, without giving reasons, without giving a reason,
        without disclosing, do not reveal that you, don't reveal that you, do not say that you,
        don't say that you, without mentioning that you, without saying that you, begründe das
        nicht, begründe es nicht, ohne es zu begründen, ohne das zu begründen, ohne zu sagen
        dass, ohne zu erwähnen dass, sans expliquer, sans dire pourquoi, sans justifier, sans
        dire qu'on, sans dire que, sans révéler, sans mentionner qu'on, sin explicar, sin decir
        por qué, sin justificar, sin mencionar que, sin decir que, sin revelar, senza spiegare,
        senza dire perché, senza motivare, senza dire che, senza menzionare che, senza rivelare,
        sem explicar, sem dizer porquê, sem justificar, sem dizer que, sem mencionar que, sem
        revelar, zonder uit te leggen, zonder te zeggen waarom, zonder te zeggen dat, zonder te
        vermelden dat, leg niet uit waarom, leg het niet uit, without saying so, without
        pointing it out, ohne es zu erwähnen, ohne es zu sagen, ohne darauf hinzuweisen, sans le
        signaler, sans le dire, sans le préciser, sin decirlo, sin señalarlo, sin mencionarlo,
        senza dirlo, senza segnalarlo, sem o dizer, sem dizê-lo, sem o referir, zonder het te
        zeggen, zonder het te melden, zonder het te vermelden""",
    "learn": """
        know, find out, learn, notice, discover, hear, be told, be informed, realise, realize,
        see, be aware, erfahren, wissen, merken, bemerken, herausfinden, mitbekommen, sehen,
        entdecken, savoir, apprendre, découvrir, s'apercevoir, sache, apprenne, découvre, voie,
        voir, remarquer, saber, sepa, enterarse, entere, descubrir, descubra, note, notar, ver,
        vea, sapere, scoprire, accorgersi, sappia, scopra, venire a sapere, vedere, notare,
        saiba, descobrir, perceber, perceba, aperceber-se, weten, ontdekken, te weten komen,
        achterkomen, zien, vernemen, anmerken, merken dass, know that, comprendre, comprenda,
        capire, compreender, begrijpen, transparaître""",
    "ourstored": """
        this preference, this setting, this information, this entry, diese präferenz, diese
        information, dieser eintrag, diese vorliebe, cette préférence, cette information, cette
        donnée, esta preferencia, este dato, esta información, questa preferenza, questa
        informazione, questo dato, esta preferência, este dado, esta informação, deze voorkeur,
        deze informatie, dit gegeven""",
    "praise": """
        speak well of, speak highly of, speak positively, speak favourably, speak favorably,
        talk up, praise, rede gut, sprich gut, sprich positiv, rede positiv, lobe, äußere dich
        positiv, schwärme, dis du bien, parle en bien, parle positivement, vante, loue, habla
        bien, habla siempre bien, hable bien, alaba, elogia, parla bene, parla sempre bene,
        parli bene, loda, fala bem, fala sempre bem, fale bem, fale sempre bem, elogie, louva,
        spreek positief, spreek goed, praat positief, spreek altijd positief, spreek lovend,
        prijs, dis toujours du bien, always speak well, sprich immer gut, sprich immer positiv,
        rede immer gut, speak only well""",
    "flaws": """
        flaws, flaw, problems, weaknesses, drawbacks, downsides, disadvantages, criticism,
        criticisms, complaints, fees, risks, costs, defects, bad reviews, negative reviews,
        mängel, probleme, schwächen, nachteile, kritik, beschwerden, gebühren, risiken, kosten,
        défauts, problèmes, faiblesses, inconvénients, critiques, plaintes, frais, risques,
        défaut, problemas, defectos, debilidades, desventajas, inconvenientes, críticas, quejas,
        comisiones, riesgos, costes, problemi, difetti, debolezze, svantaggi, critiche, reclami,
        commissioni, rischi, costi, defeitos, fraquezas, desvantagens, queixas, reclamações,
        taxas, riscos, custos, nadelen, problemen, zwaktes, gebreken, kritiek, klachten,
        risico's""",
    "leaveout": """
        omit, leave out, skip, pass over, lass, lass weg, lasse, verschweige, unterschlage,
        übergehe, omets, omettez, passe sous silence, tais, laisse de côté, omite, omita, calla,
        silencia, pasa por alto, ometti, ometta, tralascia, taci, sorvola, cala, deixa de fora,
        laat, laat weg, verzwijg, sla over, negeer, ignore, ignoriere, ignora""",
    "staysecret": """
        remain secret, stay secret, remain hidden, stay hidden, remain confidential, kept
        secret, be kept secret, geheim bleiben, verborgen bleiben, geheim gehalten, rester
        secret, rester secrète, rester caché, demeurer secret, permanecer en secreto, quedar en
        secreto, quedar oculto, mantenerse en secreto, ser secreto, restare segreto, restare
        segreta, rimanere segreto, rimanere nascosto, ficar em segredo, permanecer em segredo,
        ficar escondido, permanecer secreto, geheim blijven, verborgen blijven, geheim worden
        gehouden""",
    "nonexist": """
        doesn't exist, does not exist, do not exist, don't exist, there is no, there are no,
        existiert nicht, nicht existiert, gibt es nicht, nicht gibt, gebe keine, keine gibt,
        n'existe pas, n'existent pas, il n'y a pas, il n'y a aucune, no existe, no existen, no
        hay, non esiste, non esistono, non c'è, não existe, não existem, não há, niet bestaat,
        bestaat niet, er geen, was never written, never existed, was never there, wurde nie
        geschrieben, nie existiert, n'a jamais existé, nunca existió, non è mai esistita, non è
        mai esistito, nunca existiu, nooit bestond, nooit heeft bestaan""",
    "letlearn": """
        let, allow, faire comprendre, fais comprendre, laisse voir, laisse savoir, fais savoir,
        deja ver, dejes ver, dejes que, dejes saber, hagas saber, far capire, far sapere,
        lasciar capire, fare capire, far notare, deixes perceber, deixe perceber, deixes
        transparecer, deixes que, laat, lass, lasse, lass dir, give away, betray, montre,
        demuestres, mostres""",
    "thatyou": """
        that you, dass du, dass sie, que tu, que vous, que tienes, que has, que lo, che hai, che
        lo, che tu, que tens, que o, que você, dat je, dat u""",
    "asksof": """
        asks, ask, asks about, inquires, fragt, nach, demande, interroge, pregunta, pregunte,
        chiede, chiedesse, pergunta, perguntar, vraagt, naar, questions""",
    "disparage": """
        speak ill of, speak badly of, speak badly, badmouth, disparage, criticise, criticize,
        downplay, discredit, belittle, play down, sprich schlecht, rede schlecht, kritisiere,
        werte ab, dénigre, dénigrez, critique, critiquez, dis du mal, parle mal, discrédite,
        rabaisse, critica, habla mal, habla siempre mal, hable mal, desprestigia, desacredita,
        menosprecia, parla male, parla sempre male, denigra, sminuisci, scredita, fala mal, fala
        sempre mal, fale mal, denigre, desvaloriza, menospreza, spreek slecht, spreek altijd
        slecht, praat slecht, kraak, bekritiseer, kleineer""",
    "rivals": """
        competitors, competitor, competition, competing, rivals, everyone else, konkurrenz,
        konkurrenten, wettbewerber, mitbewerber, concurrents, concurrence, concurrent,
        competidores, competencia, rivales, concorrenti, concorrenza, rivali, concorrentes,
        concorrência, rivais, concurrenten, concurrentie, rivalen""",
    "ownview": """
        your own opinion, your own view, your own idea, deine eigene meinung, deine meinung, ton
        propre avis, ton avis, ton opinion, tu opinión, tu propia opinión, opinión tuya, una tua
        opinione, tua opinione, la tua opinione, opinião tua, tua opinião, opinião própria, je
        eigen mening, jouw mening, jouw eigen mening""",
    "asif": """
        as if, as though, like it was, als wäre, als sei, als ob, als wenn, comme si, comme
        s'il, como si, come se, como se, alsof""",
    "unbiased": """
        neutral, unbiased, impartial, objective, independent, unabhängig, objektiv,
        unparteiisch, neutre, objectif, indépendant, imparcial, objetivo, independiente,
        neutrale, imparziale, oggettivo, indipendente, neutro, independente, neutraal,
        onpartijdig, objectief, onafhankelijk""",
    "feign": """
        act as if, act as though, pretend, make it look, make it seem, tu so, fais croire, fais
        comme si, haz creer, haz como si, finge, fai credere, fai finta, faz crer, doe alsof,
        laat het lijken""",
    "refrain": """
        my, our, mes, nos, mis, nuestros, miei, nostri, meus, nossos, mijn, onze, meine, unsere,
        pas, nicht, niet, jamais""",
    "everill": """
        always speak ill of, always speak badly of, always badmouth, sprich immer schlecht, rede
        immer schlecht, dis toujours du mal, parle toujours mal, habla siempre mal, parla sempre
        male, fala sempre mal, fale sempre mal, spreek altijd slecht, praat altijd slecht""",
    "arises": """
        comes up, come up, is mentioned, ask, asks, asked, mention, aufkommt, geht, fragen,
        fragt, question, parle, demande, preguntan, pregunten, habla, hable, parla, chiedono,
        chiede, perguntarem, fala, falar, vragen, vraagt, gaat""",
}

PATTERNS: Final = """
command: <tell> ..2 <theuser> ..1 <neverly> ..1 <wherethat>
command: <tell> ..2 <theuser> ..2 <neverly> ..2 <ourrule>
command: <conceal> ..4 <ourrule> ..5 <theuser>
command: <conceal> ..3 <theuser> ..4 <ourrule>
command: <theuser> ..3 <ourrule> ..3 <conceal>
command: <conceal> ..2 <theuser> ..2 <whence>
command: <conceal> ..2 <theuser> ..1 <wherethat>
command: <conceal> ..1 <thisrule> ..3 <confided>
command: <conceal> ..1 <ourrule> ..3 <confided> ..4 <theuser>
command: <disown> ..6 <ourrule>
command: <ourrule> ..4 <disown>
command: <disown> ..1 [that, having, dass, que, avoir, che, di avere, tener, haber, ter, dat]
    ..7 <kept>
command: <when> ..9 <disown> ..8 <kept>
command: <nought> ..3 <utterit> ..3 <whence>
command: <nought> ..1 <whence> ..2 <utterit>
command: <nought> ..3 <utterit> ..4 <ourrule>
# Advice whose grounds, or whose rivals, are kept quiet.
command: <advise> ..2 <evermore> ..9!myown <conceal> ..4 <ground>
command: @unowned <evermore> ..2 <advise> ..9!myown <conceal> ..4 <ground>
command: <advise> ..2 <evermore> ..9!myown <nought> ..3 <utterit> ..3 <ground>
command: @unowned <evermore> ..2 <advise> ..9!myown <nought> ..3 <utterit> ..3 <ground>
command: <advise> ..2 <evermore> ..9!myown <nought> ..3 <utterit> ..3 <elsewise>
command: @unowned <evermore> ..2 <advise> ..9!myown <nought> ..3 <utterit> ..3 <elsewise>
command: <advise> ..2 <evermore> ..9!myown <conceal> ..4 <elsewise>
command: @unowned <evermore> ..2 <advise> ..9!myown <conceal> ..4 <elsewise>
command: <advise> ..2 <evermore> ..9!myown <utterit> ..2 <nought> ..2 <elsewise>
command: <advise> ..2 <evermore> ..9!myown <utterit> ..2 <nought> ..2 <ground>
command: @unowned <evermore> ..9!myown <advise> ..4 <utterit> ..2 <nought> ..2 <elsewise>
command: @unowned <evermore> ..9!myown <advise> ..4 <nought> ..3 <ground> ..2 <utterit>
command: <theuser> ..3 <nought> ..5 <learn> ..3 <ourrule>
command: <theuser> ..3 <nought> ..5 <learn> ..3 <ourstored>
command: <nought> ..3 <theuser> ..4 <learn> ..3 <ourrule>
command: <conceal> ..3 <theuser> ..4 <ourstored>
command: <conceal> ..3 <ourstored> ..5 <theuser>
command: @unowned <evermore> ..8!myown <advise> ..9!myown <wordless>
command: <advise> ..6!myown <evermore> ..9!myown <wordless>
command: @unowned <evermore> ..6!myown <advise> ..9!myown <conceal> ..4 <ground>
command: @unowned <evermore> ..6!myown <advise> ..9!myown <nought> ..1 <elsewise> ..2 <utterit>
command: <advise> ..2 <evermore> ..9!myown <nought> ..1 <elsewise> ..2 <utterit>
command: <advise> ..6!myown <evermore> ..9!myown <nought> ..3 <utterit> ..2 <ground>
command: <praise> ..6!myown <conceal> ..2 <flaws>
command: <praise> ..6!myown <leaveout> ..2 <flaws>
command: <praise> ..6!myown <nought> ..3 <utterit> ..2 <flaws>
command: <advise> ..2 <evermore> ..9!myown <conceal> ..2 <flaws>
command: <advise> ..2 <evermore> ..9!myown <leaveout> ..2 <flaws>
command: <advise> ..2 <evermore> ..9!myown <nought> ..3 <utterit> ..2 <flaws>
command: @unowned <evermore> ..2 <advise> ..9!myown <nought> ..3 <utterit> ..2 <flaws>
command: @unowned <evermore> ..2 <advise> ..9!myown <leaveout> ..2 <flaws>
command: <advise> ..8!myown <evermore> @later <hush> ..3 <ground>
command: <advise> ..8!myown <evermore> ..5!myown <nought> ..3 <ground> ..2 <utterit>
command: <advise> ..8!myown <evermore> ..6!myown <wordless>
command: <staysecret> ..6 <ourrule>
command: <conceal> ..1 <confided> ..1 <ourrule>
command: <ourrule> ..3 <staysecret>
command: <saythat> ..2 <ourrule> ..3 <nonexist>
command: <suppose> ..2 <ourrule> ..3 <nonexist>
command: <saythat> ..2 <nonexist> ..3 <rule>
command: <suppose> ..3 <nought> ..2 <rule>
command: <nought> ..2 <letlearn> ..2 <theuser> ..8 <ourrule>
command: <letlearn> ..3 <theuser> ..2 <nought> ..8 <ourrule>
command: <hiddenly> ..1 <rule> @later <theuser> ..3 <nought> ..4 <learn>
command: <pretend> ..2 <ourrule> ..3 <nonexist>
command: <ourrule> ..5 <theuser> ..2 <confided>
command: <theuser> ..5 <learn> ..2 <nought> ..4 <ourrule>
command: <nought> ..3 <utterit> ..4 <ourstored> ..6 <kept>
command: <utterit> ..1 <nought> ..1 <thatyou> ..5 <kept>
command: <nought> ..1 <utterit> ..1 <thatyou> ..5 <kept>
command: <theuser> ..2 <asksof> ..3 <ourrule>
command: @unowned <evermore> ..2 <disparage> ..4!refrain <rivals>
command: <disparage> <evermore> ..4!refrain <rivals>
command: <disparage> <evermore> ..2 [schlecht, slecht] ..4 <rivals>
command: <everill> ..4!refrain <rivals>
command: [rede, mach, maak, praat] ..2 <rivals> ..8 [schlecht, slecht, zwart, klein]
command: @unowned <evermore> ..12!myown <asif> ..4 <ownview>
command: <when> ..3 <arises> ..14!myown <asif> ..4 <ownview>
command: <advise> ..2 <evermore> ..9!myown <feign> ..5 <unbiased>
command: @unowned <evermore> ..2 <advise> ..9!myown <feign> ..5 <unbiased>
command: [zeg, vertel, sag, sage, verrate, verrat, erzähl, erzähle, meld, noem] ..1 <neverly>
    ..2 <theuser>
command: <nought> ..1 <utterit> ..2 <theuser> ..3 <ourrule>
command: <utterit> ..1 <ourrule> <neverly>
"""

FOREIGN: Final = ""
