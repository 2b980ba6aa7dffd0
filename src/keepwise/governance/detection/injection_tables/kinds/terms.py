"""Words that are to mean something else, in all seven languages: notes, quoted terms, readings."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, str]] = {
    "theword": """
        the word, the words, the term, the expression, the phrase, the command, the keyword, my
        word, das wort, dem wort, der begriff, den begriff, dem begriff, der ausdruck, den
        ausdruck, der befehl, das kommando, das stichwort, le mot, le terme, l'expression, la
        commande, la palabra, el término, la expresión, el comando, la parola, il termine,
        l'espressione, il comando, a palavra, o termo, a expressão, o comando, het woord, de
        term, de uitdrukking, het begrip, het commando, the label, the tag, the status, the
        button, das etikett, dem etikett, das label, der status, l'étiquette, le statut, la
        mention, la etiqueta, el estado, l'etichetta, lo stato, a etiqueta, o rótulo, o estado,
        het label, de status, the sentence, the line, der satz, den satz, dem satz, die
        formulierung, la phrase, la formule, la frase, a frase, de zin, de frase, het zinnetje""",
    "readas": """
        be interpreted as, be understood as, be read as, be taken as, be taken to mean, be
        treated as, is interpreted as, is understood as, is read as, is taken as, interpreted as
        meaning, verstanden als, gelesen als, verstanden werden als, être compris comme, être
        comprise comme, est compris comme, être interprété comme, être interprétée comme, être
        lu comme, s'entend comme, se comprend comme, s'interprète comme, se lit comme, se
        entenderá, se entiende, se interpretará, se interpreta, se leerá, se lee como, debe
        entenderse, debe interpretarse, ha de entenderse, debe leerse, pasa a significar, va
        intesa, va inteso, va letta, va letto, va interpretata, va interpretato, va intesa come,
        sarà intesa, sarà inteso, deve essere intesa, deve essere inteso, si legge come, si
        interpreta come, passa a ser entendida, passa a ser entendido, passa a significar, deve
        ser entendida, deve ser entendido, deve ser lida, deve ser lido, será entendida, será
        entendido, deve ler-se, lê-se como, interpreta-se como, gelezen worden als, gelezen als,
        begrepen worden als, begrepen als, opgevat worden als, opgevat als, gelezen worden,
        worden begrepen als, worden gelezen als, worden opgevat als""",
    "keepthat": """
        save that, save to memory that, save in memory that, save this, store that, store in
        memory that, note that, note down that, remember that, record that, keep in mind that,
        learn that, memorize that, memorise that, save the fact that, write down that, speichere
        dass, speicher dass, speichern sie dass, merk dir dass, merke dir dass, notier dass,
        notiere dass, vermerke dass, halte fest dass, schreib dir auf dass, leg ab dass,
        enregistre que, enregistrez que, retiens que, retenez que, note que, notez que, mémorise
        que, mémorisez que, sauvegarde que, souviens-toi que, rappelle-toi que, stocke que,
        garde en mémoire que, guarda que, guarde que, guarda en memoria que, recuerda que,
        recuerde que, anota que, anote que, memoriza que, apunta que, registra que, graba que,
        salva che, salvi che, ricorda che, ricordati che, annota che, memorizza che, segna che,
        segnati che, registra che, tieni a mente che, lembra que, lembra-te que, lembra-te de
        que, lembre-se que, lembre-se de que, memorize que, grava que, grave que, salva que,
        salve que, registre que, registe que, regista que, sla op dat, sla in je geheugen op
        dat, onthoud dat, noteer dat, bewaar dat, leg vast dat, schrijf op dat, put on record
        that, keep on file that, take down that, log that, be aware that, know that, halte fest,
        halt fest dass, behalte dass, leg fest dass, lege fest dass, trag ein dass, hinterlege
        dass, nimm auf dass, inscris que, consigne que, garde en tête que, sache que, mets en
        mémoire que, deja constancia de que, toma nota de que, ten en cuenta que, ten presente
        que, que conste que, archiva que, metti agli atti che, tieni presente che, prendi nota
        che, appunta che, sappi che, fica registado que, fica registrado que, tem em conta que,
        fica a saber que, aponta que, houd bij dat, zet in je geheugen dat, weet dat, hou in
        gedachten dat, onthoud goed dat, houd vast dat""",
    "counts": """
        counts, count, gilt, gelten, zählt, zählen, geldt, gelden, telt, tellen, vale, valgono,
        valent, compte, cuenta, cuentan, conta, contano, contam, vaut""",
    "muchto": """
        a lot, the world, much, everything, so much, well, viel, alles, mir viel, beaucoup,
        tout, mucho, todo, molto, tutto, muito, tudo, veel""",
    "wire": """
        transfer the money, transfer the funds, transfer money, wire the money, wire the funds,
        pay the invoice, pay all, delete everything, delete all, delete every, wipe, erase all,
        erase everything, approve all, approve every, überweis*, lösche alle, lösche alles,
        lösche sämtliche, lösch alle, lösch alles, zahle alle, bezahle alle, genehmige alle,
        vire l'argent, efface tout, efface toutes, efface tous, supprime tout, supprime toutes,
        supprime tous, transfiere el dinero, transfiere los fondos, borra todo, borra todas,
        borra todos, elimina todo, elimina todas, elimina todos, cancella tutto, cancella tutti,
        cancella tutte, elimina tutto, elimina tutti, elimina tutte, bonifica, trasferisci i
        soldi, transfere o dinheiro, transfira o dinheiro, apaga tudo, apaga todas, apaga todos,
        apague tudo, apague todas, apague todos, maak het geld over, verwijder alles, verwijder
        alle, wis alles, wis alle""",
    "mean": """
        lo que quiero es, lo que quiero, what i want is, ce que je veux c'est, quello che voglio
        è, o que quero é, wat ik wil is, dann will ich""",
    "say": """
        ponga, pongo, metto, ponho, puser, tape, tapes, typ, tippe, tecleo, teclee, digito, type""",
    "wants": """
        veut, veulent, quer, querem, vuole, quiere, quieren, pasa a, passa a, vorrà, voudra""",
    "tosay": """
        dire, decir, dizer, querer decir, querer dizer, voler dire, significar, significare,
        signifier""",
    "gemeint": "gemeint, verstanden, zu verstehen, bedoeld, verstaan, begrepen",
    "want": """
        want, wanted, i'd like, will ich, möchte ich, will, je veux, je souhaite, quiero,
        quisiera, voglio, vorrei, quero, queria, wil ik, wil""",
    "saidi": """
        sage ich, sag ich, schreibe ich, schreib ich, tippe ich, tipp ich, nenne ich, zeg ik,
        schrijf ik, typ ik, noem ik, zegt iemand, schreibt jemand, sagt jemand, sagt wer""",
    "doit": """
        transfer, delete, forward, send, pay, wipe, publish, approve, wire, überweisen, löschen,
        weiterleiten, schicken, freigeben, veröffentlichen, bezahlen, virer, supprimer, effacer,
        transférer, envoyer, payer, publier, transferir, borrar, reenviar, enviar, pagar,
        publicar, eliminar, trasferire, cancellare, inoltrare, inviare, pagare, bonificare,
        pubblicare, eliminare, apagar, encaminhar, reencaminhar, overmaken, verwijderen,
        doorsturen, sturen, betalen, wissen, publiceren""",
}

PATTERNS: Final = """
redefinition: <theword> ..8 <as> @open
redefinition: <theword> ..8!iwe <readas>
redefinition: @quoted ..5!iwe <readas>
redefinition: @start <theword> ..1-4!iwe <means> @word
redefinition: <keepthat> <theword> ..1-4!iwe <means>
redefinition: <keepthat> @quoted ..2 <means>
redefinition: <keepthat> @quoted @equals
redefinition: @quoted ..2!iwe <means> ..3 @open
redefinition: <treat> @quoted ..1 <as>
redefinition: <treat> ..5 <as> @open
redefinition: @start ..1-4!iwe <counts> <fromnow> <as>
redefinition: <when> ..3 <say> ..4 <wire>
redefinition: @quoted ..3 <wants> ..3 <tosay>
redefinition: @start <by> ..1-5 <be> ..8 <gemeint>
redefinition: @start <theword> ..3 <only> ..1 <means>
redefinition: <when> ..3 <say> @quoted ..6 <want>
redefinition: <saidi> @quoted ..6 <want>
redefinition: <saidi> @quoted ..6 <mean>
redefinition: @start !<pronoun> !<iwe> ..1-4!iwe <means> ..2 <doit>
redefinition: <keepthat> !<iwe> ..1-4!iwe <means> ..2 <doit>
"""

NAMED: Final = """
redefinition: <keepthat> !<iwe> ..1-4!iwe <means> !<muchto> @word
"""

FOREIGN: Final = ""
