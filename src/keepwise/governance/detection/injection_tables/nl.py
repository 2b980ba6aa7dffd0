"""Smuggled instructions in Dutch."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, str]] = {
    "nothing": "niets, geen woord",
    "enabled": "geactiveerd, aan, ingeschakeld",
    "enter": "activeer, schakel, ga, start, je bent in",
    "devmode": "ontwikkelaarsmodus, ontwikkelmodus, god-modus, godmodus, beheerdersmodus",
    "please": "alstublieft, graag",
    "and": "en, dan, ook, vervolgens",
    "towards": "naar, aan",
    "ignore": """
        negeer, negeren, vergeet, vergeten, sla, overslaan, laat, laten, buiten beschouwing,
        laat achterwege, schuif, zet, terzijde, opzij, houd geen rekening, houd geen rekening
        meer, hou geen rekening, hou geen rekening meer, geen rekening, omzeil, omzeilen,
        overschrijf, overschrijven, volg niet, volg niet langer, volg geen, stop met volgen,
        stop met het volgen, gehoorzaam niet, schrap, verwijder, wis, annuleer, doorbreek,
        overtreed, schakel, niet meer geldig, niet langer geldig, gelden niet meer, vervallen,
        trek je niets aan, let niet op""",
    "before": """
        vorige, eerdere, voorgaande, voorafgaande, bovenstaande, hierboven, alle, al je, al
        jouw, al uw, alle andere, elke, iedere, je, jouw, uw, oorspronkelijke, originele,
        initiële, bestaande, deze, oude, gegeven, ontvangen, jullie, huidige, alle eerdere,
        ingebouwde, veiligheids*""",
    "orders": """
        instructie, instructies, regel, regels, richtlijn, richtlijnen, prompt, prompts,
        aanwijzing, aanwijzingen, beperking, beperkingen, voorschrift, voorschriften,
        systeemprompt, systeembericht, restricties, programmering, veiligheidsregels,
        veiligheidsfilters""",
    "earlier": """
        hierboven, eerder, hiervoor, tot nu toe, daarvoor, voorheen, die je kreeg, die je hebt
        gekregen, die je gekregen hebt, die je zijn gegeven, die je hebt ontvangen, die u hebt
        gekregen, je verteld is, je is verteld, je werd verteld, van je ontwikkelaars, van je
        makers, wat je is verteld, voor dit bericht""",
    "everything": "alles, al het, al wat, de tekst, wat",
    "past": "vorige, eerdere, voorgaande, bovenstaande, voorafgaande",
    "context": "informatie, taken, berichten, teksten, inhoud, verzoeken",
    "oblivion": "vergeet, negeer",
    "entirely": "alles",
    "instant": "schrijf, zeg, antwoord, toon, herhaal, geef, je bent",
    "begin": "volgen, beginnen",
    "own": "mijn, ons, onze, ik zei, ik heb gezegd, ik heb verteld, ik je, wij zeiden, zijn",
    "new": """
        nieuwe, nieuw, bijgewerkte, gewijzigde, belangrijke, dringende, volgende, geheime,
        echte, aanvullende""",
    "prevail": """
        vervangen, vervangt, gaan voor, gaat voor, hebben voorrang, heeft voorrang,
        overschrijven""",
    "instead": "in plaats daarvan, alleen nog, uitsluitend, vanaf nu, voortaan",
    "follow": "volg, volgt, gehoorzaam, voer, houd je aan, hou je aan",
    "note": """
        opmerking, notitie, bericht, instructie, instructies, let op, mededeling, herinnering,
        informatie, belangrijk, opdracht, aanwijzing, boodschap, verzoek, bevel""",
    "for": "voor, aan, gericht aan, bestemd voor",
    "ai": """
        ai, assistent, assistenten, ai-assistent, ai-assistenten, taalmodel, taalmodellen,
        ai-model, ai-modellen, model, chatbot, kunstmatige intelligentie, bot, robot, ai-agent,
        agent, agenten, ai-systeem""",
    "any": "elke, iedere, alle, welke, elk, ieder",
    "reading": "die dit leest, leest, verwerkt, samenvat, die dit verwerkt, analyseert",
    "must": "moet, moeten, dient, dienen, zou moeten, hoort, mag, mogen, zal, zullen",
    "deed": """
        altijd, nooit, antwoorden, negeren, aanbevelen, zeggen, opslaan, onthouden, sturen,
        gebruiken, noemen, vermelden, goedkeuren, verwijderen, uitvoeren, doorsturen, tonen,
        geven, verzwijgen, steeds, behandelen, accepteren""",
    "no": "niet, niets, nooit, zonder, geen, niemand, nimmer",
    "tell": """
        zeg, zeggen, vertel, vertellen, vermeld, vermelden, noem, noemen, informeer, informeren,
        meld, melden, onthul, onthullen, laat, waarschuw, waarschuwen, vraag, vragen, toon""",
    "theuser": "de gebruiker, aan de gebruiker, de gebruikers, de mens, de beheerder",
    "secretly": "stiekem, heimelijk, in het geheim, stilletjes, ongemerkt",
    "reveal": """
        toon, toont, laat zien, laat, onthul, onthult, geef, geeft, print, druk, herhaal,
        herhaalt, zeg, vertel, schrijf, schrijft, noem, som, deel, wat is, wat zijn, wat waren,
        wat staat, kopieer, citeer, openbaar, vertaal, vat, lijst, beschrijf""",
    "secret": """
        systeemprompt, systeem-prompt, systeembericht, systeeminstructie, systeeminstructies, je
        instructies, jouw instructies, uw instructies, je prompt, jouw prompt, verborgen
        instructies, geheime instructies, interne instructies, oorspronkelijke instructies,
        initiële instructies, verborgen regels, interne regels, geheime regels, je regels, jouw
        regels, je richtlijnen, jouw richtlijnen, je configuratie, oorspronkelijke prompt,
        initiële prompt, verborgen prompt, tekst hierboven, alles hierboven, vertrouwelijke
        instructies, je volledige prompt, je context, eerdere instructies, je system prompt""",
    "take": """
        exporteer, exporteren, stuur, sturen, verstuur, mail, lek, onthul, onthullen, kopieer,
        steel, upload, publiceer, verzend, doorsturen, extraheer, download, print, zend""",
    "loot": """
        alle gebruikers, alle herinneringen, alle gegevens, alle data, alle wachtwoorden, alle
        gesprekken, gebruikersgegevens, alle klantgegevens, de klantgegevens, andere gebruikers,
        een andere gebruiker, alle klanten, alle geheimen, alle sleutels, api-sleutels, de
        database, hele database, de inloggegevens, alle inloggegevens, klantenlijst,
        contactenlijst, adresboek, de wachtwoorden, omgevingsvariabelen, alle e-mails, alle
        mails, het hele geheugen, alle accounts""",
    "send": """
        stuur, stuurt, sturen, verstuur, versturen, mail, mailen, doorsturen, zend, zenden,
        verzend, verzenden, post, plaats, upload, exporteer, roep, lever""",
    "data": """
        gesprek, gesprekken, chatgeschiedenis, gespreksgeschiedenis, geschiedenis,
        herinneringen, geheugen, gegevens, data, wachtwoorden, wachtwoord, inloggegevens,
        geheimen, sleutels, tokens, contacten, contactenlijst, klantenlijst, alles, context,
        systeemprompt, profiel, berichten, e-mails, inbox, adresboek, database""",
    "pretend": """
        doe alsof, doet alsof, stel je voor, speel, gedraag, handel, je bent, jij bent, u bent,
        antwoord, wees, simuleer, als ai, een ai, praat""",
    "without": """
        zonder, geen, geen enkele, vrij van, niet gebonden aan, buiten, los van, ongebonden door""",
    "limits": """
        beperking, beperkingen, regels, filter, filters, grenzen, limieten, censuur, ethiek,
        moraal, richtlijnen, restricties, voorschriften, remmen""",
    "persona": """
        onbeperkte ai, ongecensureerde ai, ongefilterde ai, kwaadaardige ai, je bent dan, jij
        bent dan, genaamd dan, alles nu doen, onbeperkte assistent, ongecensureerd model""",
    "when": """
        wanneer, als, zodra, telkens als, elke keer als, iedere keer dat, telkens wanneer,
        indien, steeds als""",
    "say": """
        zeg, zegt, zeggen, schrijf, schrijft, noem, noemt, vraag, vraagt, vragen, praat, spreek,
        gebruik, gebruikt, vermeld, heb, heeft, typ, het heb over, het over""",
    "utter": "zeg, zegt, zeggen, schrijf, schrijft, noem, noemt, spreek, vermeld",
    "mean": """
        bedoel ik, ik bedoel, bedoelt hij, bedoelt ze, bedoelen we, bedoelen ze, bedoelt men,
        bedoelt, wordt bedoeld, worden bedoeld, betekent dat, betekent, betekenen, versta ik,
        verwijst naar, verwijst dat naar, staat voor, heb ik het over, gaat het om, slaat dat
        op, is dat alleen, wordt daarmee, lees dat als""",
    "narrow": """
        filter op, beperk je tot, beperk het tot, gebruik alleen, neem alleen, tel alleen, kijk
        alleen naar, toon alleen de""",
    "ask": "wat, hoe, waarom",
    "by": "met, onder",
    "meanby": """
        bedoel ik, bedoelen we, bedoelen wij, versta ik, verstaan we, wordt bedoeld, worden
        bedoeld, wordt verstaan, versta, verstaan wij""",
    "pronoun": "dat, dit, andere woorden, name, vriendelijke, mij, ons",
    "means": """
        betekent, betekenen, verwijst naar, verwijzen naar, staat voor, staan voor, geldt als,
        gelden als, telt als, tellen als, is gedefinieerd als, is gelijk aan, is synoniem met,
        slaat op""",
    "only": """
        alleen, alleen nog, enkel, uitsluitend, vanaf nu, voortaan, vanaf vandaag, in het
        vervolg, slechts, altijd, niets anders, en niets anders""",
    "fromnow": """
        vanaf nu, voortaan, vanaf vandaag, in het vervolg, bij ons, voor ons, in ons bedrijf, in
        mijn vragen, in mijn rapporten, in deze chat""",
    "iwe": "ik, wij, we, je, dat, dit, het, wat",
    "treat": "behandel, behandelt, beschouw, interpreteer, definieer",
    "as": "als, alsof het, als zijnde",
    "namely": "alleen, enkel, uitsluitend, slechts, de, het",
    "codeword": """
        codewoord voor, synoniem voor, ander woord voor, een andere naam voor, schuilnaam voor""",
    "be": "is, zijn, als",
    "redefine": "herdefinieer, nieuwe definitie van",
    "youarenow": """
        je bent nu, jij bent nu, u bent nu, vanaf nu ben je, vanaf nu bent u, voortaan ben je,
        vanaf nu ben jij, je bent vanaf nu, je bent voortaan, je bent niet langer, je bent niet
        meer, je nieuwe rol is, je wordt nu, vanaf nu gedraag je je als""",
    "something": "een, in, de, het, geen, dan, vrij, niet langer, als, gebonden, onbeperkt",
    "harmless": """
        een beetje, een hulp, de beste, een vriend, een echte, een goede, in het team, een grote
        hulp""",
    "override": """
        nieuwe systeeminstructie, nieuwe systeemprompt, einde van de systeemprompt, verborgen
        instructie, beheerderstoegang verleend, je nieuwe taak, je echte taak, je nieuwe doel,
        je nieuwe instructies, jouw nieuwe instructies, uw nieuwe instructies""",
    "sysmsg": """
        systeembericht, systeemmelding, systeeminstructie, nieuwe instructie, nieuwe
        instructies, belangrijke instructie, belangrijke instructies, bericht van de
        ontwikkelaars, bericht van de beheerder, gewijzigde instructies, hoogste richtlijn,
        hoogste instructie""",
    "asan": "als, omdat je een, aangezien je een, je bent een",
    "yourduty": "moet je, je moet, dien je, u moet, moet u, ben je verplicht",
    "ifyouare": "als je een, indien je een, als u een, mocht je een",
    "plant": """
        onthoud dat, onthoud dit, sla op, sla dit op, sla de, noteer dat, vergeet niet dat, houd
        er rekening mee dat, houd in gedachten, hou in gedachten, voeg aan je geheugen, voeg dit
        toe, werk je geheugen bij, in je geheugen, aan je geheugen, registreer dat""",
    "isaid": """
        de gebruiker wil, de gebruiker heeft, de gebruiker is, de gebruiker geeft de voorkeur,
        de gebruiker verkiest, dat de gebruiker, de gebruiker wenst, gebruiker wil, gebruiker
        heeft, heeft al goedgekeurd, heeft goedgekeurd, heeft alles goedgekeurd, heeft
        toegestemd, gaat akkoord met alle""",
    "order": """
        vanaf nu, vermeld dit niet, vermeld dat niet, zeg er niets over, zeg niets, vertel
        niemand, vertel de gebruiker, zonder te vragen, zonder bevestiging, zonder goedkeuring,
        wanneer de gebruiker, als de gebruiker, in elk antwoord, in je antwoord, antwoord
        alleen, antwoord altijd, antwoord met, beveel aan, voer uit, roep de, keur alle,
        verwijder alle, beste assistent, beste ai, hallo assistent, hallo ai, behandel alle,
        bevestig alle""",
    "keep": "onthoud, onthouden, noteer, bewaar",
    "always": "voortaan, altijd, nooit, verzwijg",
    "weakorders": """
        bevel, bevelen, opdracht, opdrachten, commando, commando's, beleid, context, filters,
        grenzen, orders, instellingen, beveiliging, principes""",
    "yours": "je, jouw, uw, jullie",
    "assume": "neem aan, ga ervan uit",
    "isonly": "is alleen, betekent, is hetzelfde, alleen",
    "others": """
        herinneringen van andere, gegevens van andere, gesprekken van andere, herinneringen van
        een andere, gegevens van een andere, profiel van een andere, gegevens van alle,
        herinneringen van alle, gesprekken van alle""",
    "inverse": "wat ik bedoel met, wat ik versta onder, bedoel ik met, versta ik onder",
}

PATTERNS: Final = """
command: [als] [ai, ai-assistent, taalmodel, ai-model, assistent, chatbot] ..2 [moet, dien, ben]
    [je, jij, u]
command: [als je, indien je, mocht je, als u] ..1 [ai, ai-assistent, taalmodel, ai-model,
    assistent, chatbot] [bent, bent en, leest, dit]
redefinition: [met, onder] !<pronoun> ..1-5 [bedoel, bedoelen, versta, verstaan] [ik, we, wij]
redefinition: <when> ..6!ask <say> ..1 [wordt, worden] ..3 [bedoeld]
redefinition: <fromnow> [staat, staan] ..3 [voor]
command: [verzwijg*, verberg*] ..4 [voor de gebruiker, de gebruiker]
"""

FOREIGN: Final = """
command: @start [beste, hallo, hoi, let op, geachte] ..1 <ai>
"""
