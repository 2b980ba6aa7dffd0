"""Sentences that give a word another meaning, by their grammar, in all seven languages.

Somebody lets a word mean something, wants it to, hears another word in it, or sets two words in
quotation marks on either side of a verb of meaning.
"""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, str]] = {
    "signify": """
        mean, means, meaning, stand for, stands for, denote, denotes, signify, signifies, equal,
        equals, count as, counts as, translate to, translates to, bedeut*, heißen, heißt, stehen
        für, steht für, bezeichnet, bezeichnen, meint, gemeint, entspricht, entsprechen, gelten
        als, gilt als, signifie*, veut dire, veulent dire, voudra dire, voudront dire, veuille
        dire, veuillent dire, vouloir dire, désigne, désigner, désignera, équivaut, équivaudra,
        équivaloir, significa, significan, significará, significarán, significar, signifique,
        signifiquen, quiere decir, quieren decir, quiera decir, quieran decir, querrá decir,
        querer decir, equivale, equivalen, equivaldrá, equivaler, equivalga, equivalgan,
        significano, significherà, significheranno, significare, significhi, significhino, vuol
        dire, vuole dire, vogliono dire, voglia dire, vogliano dire, vorrà dire, vorranno dire,
        voler dire, equivalgono, equivarrà, equivalere, significam, signifiquem, quer dizer,
        querem dizer, queira dizer, queiram dizer, quererá dizer, querer dizer, equivalem,
        equivalerá, equivalha, beteken*, bedoelt, bedoeld, staat voor, staan voor, geldt als,
        gelden als, is the same as, is the same thing as, is equivalent to, is tantamount to,
        ist dasselbe wie, ist das gleiche wie, ist gleichbedeutend mit, ist gleich, est la même
        chose que, c'est la même chose que, est synonyme de, revient à, es lo mismo que, es
        sinónimo de, es igual a, è la stessa cosa di, è la stessa cosa che, è uguale a, è
        sinonimo di, é o mesmo que, é a mesma coisa que, é igual a, é sinônimo de, is hetzelfde
        als, staat gelijk aan, is gelijk aan, is synoniem met""",
    "lettobe": """
        mean, stand for, denote, signify, equal, be understood as, be read as, be taken as, be
        interpreted as, refer to, bedeuten, heißen, stehen für, bezeichnen, gelten als,
        betekenen, staan voor, gelden als, verwijzen naar""",
    # In Romance languages the mood says that it is to be so: "que X signifique Y".
    "beitso": """
        signifique, signifiquen, quiera decir, quieran decir, equivalga, equivalgan, signifie,
        signifient, veuille dire, veuillent dire, désigne, désignent, équivaille, équivaut,
        significhi, significhino, voglia dire, vogliano dire, indichi, equivalgano, queira
        dizer, queiram dizer, signifiquem, equivalha, equivalham, se entienda como, se entienda
        por, se lea como, soit compris, soit comprise, sia inteso, sia intesa, seja entendida,
        seja entendido, seja lido, seja lida, passe a significar, pase a significar, passi a
        significare, passe à signifier, stia per, stiano per, passe a querer dizer, pase a
        querer decir, valga, vale por""",
    "letting": "let, have, lass, lasse, lasst, lassen sie, laat, laten we",
    "lethim": """
        me, us, him, her, them, it, uns, mich, ihn, sie, es, mir, zien, ons, hem, haar, het,
        know, wissen, weten, a, the meeting""",
    "ofthat": "que, che",
    "wantthat": """
        i want, i'd like, i would like, we want, ich will dass, ich möchte dass, wir wollen
        dass, je veux que, je souhaite que, nous voulons que, quiero que, queremos que, me
        gustaría que, voglio che, vorrei che, vogliamo che, quero que, gostava que, gostaria
        que, ik wil dat, wij willen dat, ik wil graag dat, ich will, ik wil, convenons que,
        convengamos que, facciamo che, combinamos que, fica combinado que, we spreken af dat,
        wir vereinbaren dass, let's agree that, we agree that, quede claro que, sia chiaro che,
        que fique claro que""",
    "asked": """
        what, how, whether, why, which, who, know, was, wie, ob, warum, welche, comment,
        pourquoi, ce que, ce qui, quel, quelle, savoir, cómo, qué, lo que, cuál, saber, sepas,
        cosa, che cosa, come, quale, sapere, o que, qual, wat, hoe, welke, waarom, weten, me
        expliques, m'expliques, mi spieghi, me explique, verify, check, no""",
    "uttering": """
        say, says, type, types, write, writes, use the word, tell you, call, sage, sag, sagt,
        schreibe, schreibt, tippe, tippt, dis, dise, dirai, écris, écrit, tape, digo, diga,
        dice, escribo, escriba, pongo, ponga, dico, dica, scrivo, scrive, scriva, digito,
        disser, falar, fala, falo, escrever, escrevo, digitar, zeg, zegt, schrijf, schrijft,
        typ, typt, read, lese, lis, leo, leggo, ler, lees, hear, höre, entends, oigo, sento,
        ouvir, hoor, mention, mentions, erwähne, mentionne, menciono, menzioni, mencionar, noem,
        pergunte, peça, pida, chieda, demande, frage, vraag, ask for, peço, pido, appears,
        vorkommt, steht, apparaît, aparece, aparezca, appare, compare, aparecer, staat, turns
        up, comes up, shows up, auftaucht, surgit, revient, surge, sale, opduikt, voorkomt""",
    "grasp": """
        understand, interpret, versteh, verstehe, verstehst du, verstehen sie, interpretiere,
        interpretier, comprends, comprenez, tu comprends, entends, entendez, interprète,
        interprétez, entiende, entienda, entiendes, interpreta, interprete, intendi, intenda,
        capisci, capisca, interpreti, entende, entenda, entendes, compreende, compreenda,
        begrijp, versta, interpreteer, translate, übersetze, traduis, traduce, traduci, traduz,
        traduza, vertaal""",
    "hear": """
        read, think, think of, hear, take, put, lies, denk, denke, denk an, nimm, hör, setze,
        setz, lis, lisez, pense, pensez, pense à, mets, lee, lea, piensa, piense, piensa en,
        toma, tome, pon, leggi, legga, pensa, pensi, pensa a, prendi, metti, lê, leia, pense em,
        pensa em, lees, denk aan, neem, substitute, replace it, ersetze, remplace, sustituye,
        sostituisci, substitui, substitua, vervang, du meinst, do, swap it for, swap in, swap,
        replace it with, ersetze es durch, ersetz es durch, tausche es gegen, remplace-le par,
        cámbialo por, sustitúyelo por, sostituiscila con, sostituiscilo con, troca-a por,
        troca-o por, troque por, vervang het door""",
    "clause": "that, dass, que, che, dat, it, es, lo, le, me, mich, mir, moi, my, what, wat, was",
    # "By X you shall understand …", in every person and time.
    "takenas": """
        understand, understood, mean, meant, versteh*, verstand*, meint, gemeint, comprend*,
        comprendras, entend, entends, entendras, entendez, entendons, désigne*, entiend*,
        entend*, entenderás, capirai, capire, capisci, intend*, intenderai, compreend*,
        compreender, versta*, verstaan, begrijp*, bedoel*, verstaat""",
    "insense": """
        in the sense of, with the meaning, to mean, im sinne von, in der bedeutung, mit der
        bedeutung, dans le sens de, dans le sens d', au sens de, au sens d', avec le sens, pour
        dire, en el sentido de, con el significado de, con el sentido de, para decir, nel senso
        di, con il significato di, col significato di, per dire, no sentido de, com o
        significado de, com o sentido de, para dizer, in de zin van, in de betekenis van, met de
        betekenis""",
    "nolonger": """
        no longer means, does not mean, doesn't mean, bedeutet nicht, bedeutet nicht mehr, heißt
        nicht mehr, ne signifie plus, ne veut plus dire, ya no significa, ya no quiere decir,
        non significa più, non vuol più dire, já não significa, não significa mais, já não quer
        dizer, não quer mais dizer, betekent niet meer, betekent niet langer, betekent voortaan""",
    "meaningof": """
        the meaning, the meanings, the sense, die bedeutung, die bedeutungen, den sinn, le sens,
        la signification, les significations, el significado, los significados, el sentido, il
        significato, i significati, il senso, o significado, os significados, o sentido, de
        betekenis, de betekenissen""",
    "changes": """
        swap, exchange, flip, invert, reverse, change, redefine, alter, vertausche, tausche,
        vertauscht, ändere, ändert, kehre, échange, échangez, inverse, inversez, changez,
        modifie, intercambia, invierte, cambia, cambie, modifica, scambia, inverti, cambi,
        troca, troque, inverte, inverta, muda, mude, altera, altere, verwissel, draai, verander,
        wijzig""",
    "gives": """
        give, assign, gib, weise, verleihe, donne, donnez, attribue, da, dale, asigna, atribuye,
        dai, assegna, attribuisci, dá, dê, atribui, atribua, geef, ken""",
    "glossary": """
        glossary, definition, definitions, dictionary, vocabulary, glossar, wörterbuch, lexikon,
        begriffsdefinition, glossaire, définition, définitions, lexique, dictionnaire, glosario,
        definición, definiciones, diccionario, glossario, definizione, definizioni, dizionario,
        glossário, definição, definições, dicionário, woordenlijst, definitie, definities,
        woordenboek, begrippenlijst""",
    "codefor": """
        code for, codeword for, code word for, secret word for, code für, codewort für,
        geheimwort für, kürzel für, code pour, mot de code pour, nom de code pour, código para,
        clave para, palabra clave para, nombre en clave para, código de, codice per, parola in
        codice per, nome in codice per, palavra de código para, nome de código para, code voor,
        codewoord voor, codenaam voor""",
    "is": "is, are, be, becomes, ist, sind, wird, est, sont, es, son, será, è, sono, sarà, é, são",
    "soon": "will, shall, is to, soll, sollen, muss, deberá, debe, deve, doit, devra, moet, zal",
    "reading2": """
        read, be read, taken, understood, interpreted, gelesen, lesen, aufzufassen, aufgefasst,
        verstanden, gedeutet, zu lesen, lire, lu, lue, se lire, compris, comprise, interprété,
        leerse, leído, leída, entenderse, entendido, interpretarse, letto, letta, leggere,
        inteso, intesa, interpretato, ler-se, lido, lida, entender-se, interpretado, lezen,
        gelezen, opgevat, begrepen, opvatten, deuten, zu deuten, auffassen, interpretieren,
        interpretar, interpretare, interpréter, interpreteren""",
    "suppose": """
        assume, act as if, act as though, take it that, geh davon aus, gehe davon aus, tu so
        als, pars du principe, considère que, fais comme si, da por hecho, da por supuesto, haz
        como si, dai per scontato, fai come se, parte do princípio, assume que, faz como se, ga
        er dan van uit, ga ervan uit, neem aan, doe alsof""",
    "interp": """
        interpret, interpretiert, deutet, liest, interprète, interprétera, interpréter,
        interpreta, interpretará, interpretar, interprete, interpreterà, interpretare, legge,
        leggerà, entiende, entenderá, entende, interpreteert, read, reads, understands, leest,
        lies, lis, lisez, lee, lea, leggi, legga, lê, leia, lees, entienda, intendi, comprends,
        verstehe, versteh""",
    "refer": """
        refers to, refer to, relates to, bezieht sich, beziehen sich, se rapporte, se réfère,
        fait référence, renvoie, se refiere, hace referencia, si riferisce, rimanda, refere-se,
        diz respeito, verwijst, slaat op""",
    "nowish": """
        now, from now on, ab jetzt, jetzt, ab sofort, künftig, maintenant, désormais, ahora,
        desde ahora, ora, adesso, agora, nu, voortaan, vanaf nu, d'ora in poi, a partir de
        agora, daqui para a frente, daqui em diante, de agora em diante, à partir de maintenant,
        dès maintenant, dorénavant, a partir de ahora, de ahora en adelante, da ora in poi,
        d'ora in avanti, henceforth, from this point, from here on, going forward, fortan, vanaf
        heden, desde hoy, a partir de hoy, from today, from today on, ab heute, dès aujourd'hui,
        à compter d'aujourd'hui, da oggi, da oggi in poi, a partir de hoje, vanaf vandaag, in
        future, in zukunft, à l'avenir, en adelante, in futuro, no futuro, in de toekomst""",
    "labels": """
        call, use, name, label, nenne, nenn, bezeichne, appelle, appelez, nomme, qualifie,
        llama, llame, denomina, chiama, chiami, chama, chame, noem, gebruik""",
    "covers": """
        cover, covers, include, includes, extend to, umfasst, deckt, umfassen, recouvre, couvre,
        englobe, abarca, cubre, incluye, comprende, copre, abrange, cobre, inclui, omvat, dekt""",
}

PATTERNS: Final = """
redefinition: @start <letting> !<lethim> ..1-6!asked <lettobe>
redefinition: <letting> ..3 @quoted ..8!asked <lettobe>
redefinition: <letting> <theword> ..10!asked <lettobe>
redefinition: @start <theword> ..4!asked <soon> ..4 <for> ..10 [stehen, staan]
redefinition: @quoted ..2 <soon> ..4 <for> ..10 [stehen, staan]
redefinition: @start <theword> ..1-4!asked <beitso>
redefinition: @quoted ..2 <beitso>
redefinition: @start <ofthat> !<signify> ..1-6!asked <beitso>
redefinition: <wantthat> ..1-8!asked <beitso>
redefinition: <wantthat> ..1-8!asked <signify> !<clause> @word
redefinition: <wantthat> ..3!asked @quoted ..6!asked <signify>
redefinition: @quoted ..6!asked @quoted ..2 <signify>
redefinition: @quoted ..6!asked <signify> ..4 @quoted
redefinition: @quoted ..6!asked <soon> ..5!asked <signify>
redefinition: @start <theword> ..1-6!asked <soon> ..6!asked <signify>
redefinition: @start <theword> @quoted ..6!asked <signify> @word
redefinition: <when> ..6!asked <uttering> ..6!asked <grasp> !<clause> @word
redefinition: <when> ..6!asked <uttering> ..6!asked <hear> ..2 @quoted
redefinition: <when> ..3 @quoted ..4!asked <uttering> ..4!asked <hear> !<clause> @word
redefinition: <by> @quoted ..4!asked <takenas>
redefinition: @quoted ..3!asked <insense> @word
redefinition: @quoted ..3 <nolonger>
redefinition: <theword> ..4!asked <nolonger>
redefinition: <changes> ..2 <meaningof>
redefinition: <gives> ..1 <theword> ..4 <meaningof>
redefinition: <gives> @quoted ..3 <meaningof>
redefinition: <glossary> ..4 @quoted @equals
redefinition: <glossary> ..6 @equals @word
redefinition: @quoted ..3 <codefor>
redefinition: <fromnow> ..4!iwe <is> ..2 @quoted ..3 @quoted
redefinition: <fromnow> ..3!iwe @quoted ..2 <is> ..3 @quoted
redefinition: @quoted <is> ..2 <fromnow> ..3 @quoted
redefinition: <foryou> ..1 @quoted ..3 <is>
redefinition: <foryou> ..1 @quoted ..6 <signify>
redefinition: @quoted ..1 <foryou> ..3 <signify>
redefinition: @quoted <signify> ..2 <foryou>
redefinition: <foryou> ..2 @quoted ..2 [hetzelfde als, dasselbe wie, das gleiche wie,
    gleichbedeutend mit, synoniem met, la même chose que, lo mismo que, la stessa cosa di,
    o mesmo que]
redefinition: @quoted ..8!asked <reading2> ..3 @quoted
redefinition: @quoted ..8!asked @quoted ..2 <reading2>
redefinition: <when> ..6 @quoted ..4 <suppose>
redefinition: <when> ..6!asked <uttering> ..2 @quoted ..4 <suppose>
redefinition: <interp> ..5 @quoted ..2 <as> ..1 @quoted
redefinition: @quoted ..2 <refer> ..2 <nowish>
redefinition: @quoted ..1 <nowish> ..1 <refer>
redefinition: <refer> @quoted ..2 <nowish>
redefinition: <nowish> ..1 <refer> @quoted
redefinition: <labels> ..2 <nowish> ..1 <every> ..9 @quoted
redefinition: <labels> ..2 <nowish> @quoted ..2 <every>
redefinition: <labels> @quoted ..4 <for> <every>
redefinition: <nowish> ..1 @quoted ..2 <covers>
redefinition: <theword> @quoted ..2 <nowish> ..1 <covers>
redefinition: <theword> @quoted ..2 <covers> ..1 <nowish>
redefinition: @quoted ..2 <soon> <covers>
redefinition: @start <takenas> ..1 <by> @quoted
redefinition: <theword> @quoted ..1 <refer> ..2 <nowish>
redefinition: <theword> @quoted ..2 [steht, stehen, staat, staan] ..2 [für, voor]
redefinition: @quoted [steht, stehen, staat, staan] ..2 <nowish> ..1 [für, voor]
"""

FOREIGN: Final = ""
