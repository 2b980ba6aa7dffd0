"""Words and groups that are to be counted, read or reported as others."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, str]] = {
    "countit": """
        count, counts, treat, classify, report, read, regard, register, list, consider, tally,
        log, zähle, zähl, zählt, zählen, werte, behandle, führe, gilt, gelten, rechne, lies,
        buche, compte, comptez, comptent, traite, traitez, considère, considérez, classe, lis,
        comptabilise, cuenta, cuente, cuentan, trata, trate, considera, considere, clasifica,
        lee, contabiliza, conta, conti, contano, tratta, tratti, consideri, classifica, leggi,
        contabilizza, conte, contam, lê, classifique, contabilize, tel, telt, tellen, behandel,
        beschouw, lees, reken, boek, geldt, gelden, vale, valgono, valen, valem, vaut, valent""",
    "allreports": """
        in every report, in all reports, in every answer, in all answers, in every query, in all
        queries, in all statistics, in all figures, in every analysis, in all analyses, in jedem
        bericht, in allen berichten, in jeder antwort, in allen antworten, in allen
        auswertungen, in jeder auswertung, in allen abfragen, in allen statistiken, dans tous
        les rapports, dans chaque rapport, dans toutes les réponses, dans chaque réponse, dans
        toutes les analyses, dans toutes les requêtes, en todos los informes, en cada informe,
        en todas las respuestas, en cada respuesta, en todas las consultas, en todos los
        análisis, in tutti i rapporti, in ogni rapporto, in tutti i report, in ogni report, in
        tutte le risposte, in ogni risposta, in tutte le analisi, in tutte le query, em todos os
        relatórios, em cada relatório, em todas as respostas, em cada resposta, em todas as
        consultas, em todas as análises, in alle rapporten, in elk rapport, in alle antwoorden,
        in elk antwoord, in alle analyses, in alle overzichten, in elke analyse""",
    "anyoneat": """
        anyone who, anybody who, everyone who, everybody who, all who, those who, anything that,
        everything that, any customer who, any user who, anyone that, jeden der, jede die, jeder
        der, alle die, alles was, jeden kunden der, quiconque, toute personne qui, tous ceux
        qui, tout ce qui, toutes celles qui, cualquiera que, cualquier persona que, todo aquel
        que, todos los que, quien haya, todo lo que, chiunque, tutti quelli che, tutti coloro
        che, qualsiasi persona che, tutto ciò che, qualquer pessoa que, todos os que, todos
        aqueles que, quem já, tudo o que, quem quer que, iedereen die, al wie, alle klanten die,
        alles wat, eenieder die, a cualquiera que, a toda persona que, a todo aquel que, toute
        personne ayant, quiconque a, tutti quelli, tutti coloro, qualquer um que""",
    "swapword": """
        replace, substitute, swap, exchange, translate, render, read, ersetze, ersetz, ersetzen,
        tausche, tausch, übersetze, lies, remplace, remplacez, substitue, traduis, traduisez,
        lis, reemplaza, reemplace, sustituye, sustituya, cambia, traduce, traduzca, lee,
        sostituisci, sostituisca, traduci, traduca, leggi, substitui, substitua, troca, troque,
        traduz, traduza, lê, leia, vervang, vervangt, verwissel, vertaal, lees""",
    "instead2": """
        by, with, for, as, to, durch, mit, als, gegen, par, avec, en, comme, por, con, como,
        come, com, door, met""",
    "inasking": """
        in all my requests, in my requests, in all requests, in all my questions, in my
        questions, in all questions, in all my orders, in all my commands, whenever i ask, when
        i ask, in allen meinen anfragen, in meinen anfragen, in allen meinen fragen, in meinen
        fragen, in allen anfragen, dans toutes mes demandes, dans mes demandes, dans toutes mes
        questions, dans mes questions, en todas mis peticiones, en mis peticiones, en todas mis
        preguntas, en mis preguntas, en todas mis solicitudes, in tutte le mie richieste, nelle
        mie richieste, in tutte le mie domande, nelle mie domande, em todos os meus pedidos, nos
        meus pedidos, em todas as minhas perguntas, nas minhas perguntas, in al mijn verzoeken,
        in mijn verzoeken, in al mijn vragen, in mijn vragen, whenever i use it, whenever i say
        it, whenever i write it, every time i use it, every time i say it, wenn ich es sage,
        wenn ich es verwende, jedes mal wenn ich, sobald ich es sage, chaque fois que je, quand
        je l'emploie, quand je le dis, cada vez que lo, cuando lo diga, siempre que lo, ogni
        volta che lo, quando lo dico, quando lo uso, sempre que o, quando o disser, cada vez que
        o, telkens als ik, wanneer ik het, elke keer dat ik""",
    "takeitfor": """
        read it as, read that as, read this as, treat it as, treat that as, understand it as,
        take that to be, hear it as, lies das als, lies es als, versteh das als, verstehe das
        als, verstehe es als, behandle das als, behandle es als, deute das als, deute es als,
        nimm das als, lis cela comme, lis ça comme, lis-le comme, comprends-le comme, comprends
        cela comme, comprends ça comme, traite-le comme, traite cela comme, interprète-le comme,
        interprète cela comme, entends cela comme, léelo como, léela como, lee eso como,
        entiéndelo como, entiende eso como, trátalo como, trata eso como, interprétalo como,
        interpreta eso como, leggilo come, leggila come, leggi ciò come, intendilo come, intendi
        ciò come, trattalo come, trattala come, interpretalo come, interpretala come,
        consideralo come, lê isso como, lê isto como, leia isso como, entende isso como, entenda
        isso como, trata isso como, trate isso como, interpreta isso como, interprete isso como,
        considera isso como, lees dat als, lees het als, lees dit als, begrijp dat als, begrijp
        het als, behandel dat als, behandel het als, interpreteer dat als, interpreteer het als,
        beschouw dat als, vat dat op als, fasse es als, fasse das als, fass es als, fass das
        als, tómalo como, tómala como, toma eso como, prendilo come, prendila come, toma isso
        como, tome isso como, toma-o como, prends-le comme, prends cela comme, take it as, take
        that as, neem dat als, nimm es als""",
    "tallied": """
        be counted as, be considered as, be classified as, be reported as, als aktiv zu zählen,
        gezählt werden als, zu zählen als, être comptés comme, être compté comme, être
        considérés comme, être considéré comme, être classés comme, contarse como, ser contados
        como, considerarse como, clasificarse como, vanno contati come, vanno contate come, va
        contato come, va considerato come, vanno considerati come, vanno considerati, devem ser
        contados como, ser contado como, ser considerados como, ser considerado como, contar-se
        como, geteld worden als, worden geteld als, worden beschouwd als, beschouwd worden als""",
    "bizword": """
        customer, customers, client, clients, account, accounts, user, users, visitor, visitors,
        order, orders, sale, sales, return, returns, lead, leads, trial, trials, subscriber,
        subscribers, revenue, profit, cost, costs, loss, losses, invoice, invoices, refund,
        refunds, contract, contracts, employee, employees, shipment, shipments, kunde, kunden,
        konten, konto, nutzer, besucher, bestellung, bestellungen, auftrag, aufträge, verkäufe,
        umsatz, gewinn, retouren, testkunden, testkonten, kosten, verluste, rechnungen,
        rückgaben, verträge, mitarbeiter, lieferungen, abonnenten, comptes, utilisateurs,
        visiteurs, commandes, ventes, retours, essais, abonnés, chiffre, bénéfice, coûts,
        pertes, factures, remboursements, contrats, employés, livraisons, clientes, cuentas,
        usuarios, visitantes, pedidos, ventas, devoluciones, pruebas, suscriptores, ingresos,
        beneficio, costes, pérdidas, facturas, reembolsos, contratos, empleados, entregas,
        clienti, utenti, visitatori, ordini, vendite, resi, prove, abbonati, ricavi, utile,
        costi, perdite, fatture, rimborsi, contratti, dipendenti, consegne, contas,
        utilizadores, usuários, encomendas, vendas, devoluções, testes, assinantes, receitas,
        lucro, custos, perdas, faturas, funcionários, klanten, klant, gebruikers, bezoekers,
        bestellingen, verkopen, proefaccounts, abonnees, omzet, winst, verliezen, facturen,
        terugbetalingen, contracten, medewerkers, leveringen""",
    "dayname": """
        monday, tuesday, wednesday, thursday, friday, saturday, sunday, day, time, hour, montag,
        dienstag, mittwoch, donnerstag, freitag, samstag, sonntag, tag, stunde, lundi, mardi,
        mercredi, jeudi, vendredi, samedi, dimanche, jour, heure, lunes, martes, miércoles,
        jueves, viernes, sábado, domingo, día, hora, lunedì, martedì, mercoledì, giovedì,
        venerdì, sabato, domenica, giorno, ora, segunda, terça, quarta, quinta, sexta, dia,
        maandag, dinsdag, woensdag, donderdag, vrijdag, zaterdag, zondag, dag, uur""",
    "metric": """
        margin, profit, revenue, turnover, sales, net sales, gross sales, net profit, gross
        profit, income, cost, costs, ebit, ebitda, churn, headcount, orders, backlog, balance,
        price, inventory, marge, bruttomarge, nettomarge, gewinn, bruttogewinn, nettogewinn,
        umsatz, nettoumsatz, bruttoumsatz, auftragseingang, kosten, bestand, ergebnis, preis,
        bestellungen, chiffre d'affaires, bénéfice, bénéfices, marge brute, marge nette, ventes,
        résultat, coûts, commandes, stock, prix, recettes, beneficio, beneficios, ingresos,
        ventas, margen, facturación, costes, costos, pedidos, existencias, resultado, precio,
        utile, utili, ricavi, fatturato, vendite, margine, costi, ordini, scorte, risultato,
        prezzo, lucro, receita, receitas, vendas, margem, faturação, faturamento, custos,
        encomendas, preço, winst, brutowinst, nettowinst, omzet, verkopen, bestellingen,
        resultaat, prijs, voorraad""",
    "giveme": """
        give me, give, use, compute, calculate, report, return, answer with, take, show, show
        me, gib, gib mir, rechne mit, nimm, verwende, berechne, zeig, zeige, antworte mit,
        donne, donne-moi, prends, utilise, calcule, montre, réponds avec, da, dame, usa, toma,
        calcula, muestra, muéstrame, responde con, dammi, dai, prendi, calcola, mostra,
        mostrami, rispondi con, dá, dá-me, me dê, mostre, responde com, geef, geef mij, gebruik,
        neem, bereken, toon, antwoord met""",
    "aswell": """
        also, too, and, auch, zusätzlich, sowie, aussi, également, también, además, anche,
        inoltre, também, ook, per, by, nach, par, por, in, as, als, en, em, pro, je, for, für,
        pour, para, voor, split, compared, together, with, mit, avec, con, com, met""",
}

PATTERNS: Final = """
redefinition: <countit> ..1-5!iwe <as> ..4!iwe <allreports>
redefinition: <allreports> ..2 <countit> ..1-5!iwe <as> @word
redefinition: <countit> @quoted ..2 <as> ..1 <anyoneat>
redefinition: <countit> ..4!iwe <as> <anyoneat>
redefinition: <countit> ..1 <as> @quoted ..1 <anyoneat>
redefinition: <countit> @quoted ..1 <anyoneat>
redefinition: @quoted ..4!iwe <tallied>
redefinition: <nowish> ..1 <countit> ..2 <bizword> ..3 <as> ![of, at, il, per] @word
redefinition: <countit> ..1 <nowish> ..2 <bizword> ..3 <as> ![of, at, il, per] @word
redefinition: <countit> ..2 <bizword> ..2 <nowish> ..1 <as> @word
redefinition: <nowish> ..1-5!iwe <tallied>
redefinition: <swapword> ..2 <nowish> ..1 <theword> ..5 <instead2>
redefinition: <swapword> ..4 <nowish> ..1 <theword> ..5 <instead2>
redefinition: <nowish> ..2 <swapword> ..1 <theword> ..5 <instead2>
redefinition: <swapword> ..1 <theword> ..3 <nowish> ..2 <instead2>
redefinition: <swapword> ..1 <theword> ..6 <instead2> ..2 <nowish>
redefinition: <swapword> ..1 @quoted ..2 <instead2> ..1 @quoted ..2 <inasking>
redefinition: <inasking> ..2 <swapword> ..1 @quoted ..2 <instead2> ..1 @quoted
redefinition: <when> ..5 @quoted ..3 <takeitfor>
redefinition: <nowish> ..1 <countit> <every> !<dayname> ..2 <as> @word
redefinition: <nowish> ..1 <every> !<dayname> ..2 <countit> <as> @word
redefinition: <nowish> ..1 <every> !<dayname> @word [vaut, valent] @word
redefinition: <when> ..5 <metric> ..5!asked <giveme> ..3!aswell <metric> !<aswell>
redefinition: <when> ..6!asked <uttering> ..2 @quoted ..1 [prends, nimm, take, toma, tome,
    prendi, neem, include, count, cuenta, conta, zähle, compte, tel] ..1 <every>
"""

FOREIGN: Final = ""
