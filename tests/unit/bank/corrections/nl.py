"""What Dutch turns take back, change or ask to forget, and what they leave alone."""

CHANGED = [
    (("Mijn dochter heet Sanne.", "Oeps, typfout, ze heet Susanne."), "susanne", "heet sanne"),
    (("Ik woon in Utrecht.", "We zijn sindsdien naar Amersfoort verhuisd."),
     "amersfoort", "utrecht"),
    (("Ik werk bij Philips.", "Sinds vorige maand zit ik bij ASML."), "asml", "philips"),
    (("Ik heb drie katten.", "Verkeerd geteld, het zijn er vier."), "vier", "drie"),
    (("Ik drink graag koffie.", "Koffie lust ik inmiddels niet meer."), "lust", "drinkt"),
    (("Ik ben vegetariër.", "Dat heb ik verkeerd gezegd, ik ben veganist."), "vegan", "vegetar"),
    (("Mijn tandartsafspraak is op maandag.", "De afspraak is verzet naar woensdag."),
     "woensdag", "maandag"),
    (("We verhuizen naar Breda.", "Gaat helaas niet door."), "", "breda"),
    (("Ik leer Spaans.", "Daar ben ik inmiddels mee gestopt."), "", "spaans"),
    (("Ik slik antidepressiva.", "Doe maar alsof ik dat nooit gezegd heb."), "", "antidepressiva"),
    (("Ik ben zwanger. Wat mag ik eten?", "Dat blijft tussen ons, bewaar daar niets van."),
     "", "zwanger"),
    (("Antwoord altijd in opsommingen.", "Wat voor weer wordt het?",
     "De regel die ik je gaf, mag je schrappen."), "", "opsomming"),
    (("Ik verdien 4000 euro. Ik woon in Gent.", "Wis alles wat ik net zei."), "", "gent"),
    (("Ik woon in Gent.", "Vergeet alles wat ik je verteld heb."), "", "gent"),
    (("Ik speel viool en piano.", "Dat van de viool mag je vergeten."), "piano", "viool"),
    (("Toon omzet altijd in dollars.", "Toch liever in euro's."), "euro", "dollar"),
    (("Ik wil altijd tabellen.", "Ik neem dat terug."), "", "tabellen"),
    (("Ik wil graag korte antwoorden.",
     "Bij nader inzien vind ik dat te kort, liever uitgebreide antwoorden."),
     "uitgebreid", "korte"),
    (("Ik ga op dinsdag naar het koor.", "Vergissing van mij, het koor is op woensdag."),
     "woensdag", "dinsdag"),
    (("Ik reis in mei naar Rome.", "Het wordt toch juni."), "juni", "mei"),
    (("Ik ben 34 jaar.", "Onzin, 35."), "35", "34"),
    (("Ik werk op de boekhouding.",
     "Ik werk sinds maart niet meer op de boekhouding maar op inkoop."),
     "inkoop", "op de boekhouding"),
    (("Ik hou van thrillers.",
     "Thrillers lees ik niet meer, tegenwoordig lees ik alleen nog non-fictie."),
     "non-fictie", "houdt van thrillers"),
    (("Ik heb op maandag pianoles.", "De pianoles is nu op donderdag."), "donderdag", "maandag"),
    (("Mijn lievelingsthee is Assam.", "O, verwisseld, mijn lievelingsthee is Darjeeling."),
     "darjeeling", "assam"),
    (("Schrijf rapporten altijd in het Engels.", "Voortaan graag in het Nederlands."),
     "nederlands", "engels"),
    (("Noem me maar Katharina.", "Toch liever Kathy."), "kathy", "katharina"),
    (("Ik ben allergisch voor pinda's.",
     "Daar heb ik me vergist, ik ben allergisch voor hazelnoten."), "hazelnoten", "pinda"),
    (("Ik train voor de marathon van Rotterdam.",
     "Die gaat helaas niet door, ik heb mijn knie geblesseerd."), "", "traint"),
    (("Ik ben werkloos.", "Dat is inmiddels achterhaald, ik werk bij Lidl."), "lidl", "werkloos"),
    (("Ik rijd in een Golf.", "Verkocht, nu rijd ik in een Polo."), "polo", "golf"),
    (("Rond bedragen altijd af op twee decimalen.", "Vanaf nu zonder decimalen graag."),
     "", "twee"),
    (("Ik heb een depressie. Wat helpt bij het inslapen?",
     "Negeer alsjeblieft wat ik daarnet schreef."), "", "depressie"),
    (("Ik woon in Assen.", "Wat ik over Assen zei, mag je wissen."), "", "assen"),
    (("Antwoord altijd in drie zinnen.", "Die beperking geldt niet meer."), "", "drie"),
    (("Ik heet Merel.", "Maar dat blijft onder ons!"), "", "merel"),
    (("Ik verhuis naar Almere.", "Daar komt toch niets van."), "", "almere"),
    (("Ik ga elke dinsdag zwemmen.", "Daar ben ik van afgestapt."), "", "zwem"),
    (("Ik drink geen alcohol.", "Ik haal ze door elkaar, ik drink geen koffie."),
     "koffie", "alcohol"),
    (("Ik heb reuma. Ik ben 40.", "Oei, dat had ik je niet moeten vertellen. Vergeet dat maar."),
     "", "reuma"),
    (("Ik heb reuma. Welke oefeningen helpen?",
     "Dank je. O ja, niets hiervan mag bewaard blijven, mijn man leest mee."), "", "reuma"),
    (("Antwoord altijd in het Fries.", "Dat was maar een grapje."), "", "fries"),
    (("Ik slaap slecht door mijn schulden.", "Wis wat ik net over mijn schulden schreef."),
     "", "schulden"),
    (("Ik ben linkshandig.", "Onzin, ik ben rechtshandig."), "rechtshandig", "links"),
    (("We kaarten altijd op donderdag.", "Sinds deze maand kaarten we altijd op woensdag."),
     "woensdag", "donderdag"),
    (("Ik slik pillen tegen angst.", "Ik heb liever niet dat je dat onthoudt."), "", "angst"),
    (("Ik woon in Gent.", "Doe maar alsof ik dat nooit gezegd heb."), "", "gent"),
    (("Ik werk bij Philips.", "Vergeet alsjeblieft wat ik je net vertelde."), "", "philips"),
    (("Ik speel tuba.", "Kun je dat uit je geheugen wissen?"), "", "tuba"),
    (("Ik leer Deens. Wat helpt bij woordjes?", "Negeer alsjeblieft wat ik daarnet schreef."),
     "", "deens"),
    (("Ik zoek een appartement in Gent.", "Bedankt. Dat van het appartement mag je weer vergeten."),
     "", "appartement"),
    (("Ik ben getrouwd met Tom.", "Kun je dat weer vergeten? Dat gaat niemand iets aan."),
     "", "tom"),
    (("Ik rijd in een Golf. Wat kost een beurt?", "Hou dat maar voor je."), "", "golf"),
    (("Ik kook graag Thais.", "Ik heb liever niet dat je dat onthoudt."), "", "thais"),
]  # fmt: skip

LEFT = [
    (("Ik woon in Gent.", "Vergeet niet wat ik gezegd heb."), "gent"),
    (("Ik ben kok.", "Nee, je hebt me bakker gemaakt."), "kok"),
    (("Ik hou van tabellen.", "Wis die kolom en begin opnieuw."), "tabellen"),
    (("Ik speel viool.", "Is al opgelost, dank je."), "viool"),
    (("Ik woon in Gent.", "Fout, het totaal klopt niet."), "gent"),
    (("Ik heb twee kinderen.", "Je hebt verkeerd geteld, het totaal is drie."), "twee"),
    (("Ik ben leraar in Gent.", "Verwijder de laatste zin."), "gent"),
    (("Ik voetbal en ik woon in Assen.", "Schrap dat hele stuk, de tekst is te lang."), "assen"),
    (("Ik werk als kok.", "De tabel klopt niet, niet mei maar juni."), "kok"),
    (("Ik woon in Assen.", "Je hebt verkeerd gerekend, het is 12 en niet 11."), "assen"),
    (("Ik hou van jazz.", "Vergeet de titel niet."), "jazz"),
    (("Ik speel cello.", "Ik heb het verkeerde bestand gestuurd, hier is het juiste."), "cello"),
    (("Ik werk bij Jumbo.", "Mijn broer werkt inmiddels bij Aldi."), "jumbo"),
    (("Ik drink thee.", "Bewaar dit als concept."), "thee"),
    (("Ik ben veganist en zoek recepten.",
     "Dat zijn toch geen vegan recepten, je hebt boter toegevoegd."), "vegan"),
    (("Ik werk in de zorg.", "Nee, je tabel is fout, neem de cijfers van mei."), "zorg"),
    (("Ik woon in Leiden. Schrijf je een brief?",
     "Vergeet de alinea over de huur en kort de rest in."), "leiden"),
    (("Ik woon in Leiden.", "Dat mag allemaal weg, de brief moet korter."), "leiden"),
]  # fmt: skip

TOLD = """\
Vergeet wat ik net zei.
Vergeet alsjeblieft wat ik je daarnet vertelde.
Wis alles wat ik net heb verteld.
Wat ik je net vertelde, mag je weer vergeten.
Wat ik daarnet schreef mag je wissen.
Kun je vergeten wat ik net zei?
Wilt u verwijderen wat ik u zojuist vertelde?
Onthoud niets van wat ik zei.
Die regel mag je weer vergeten.
Schrap die voorkeur maar.
De limiet die ik je gaf, mag je schrappen.
Die regel geldt niet meer.
Die beperking vervalt.
Vergeet maar wat ik je gezegd heb.
Graag vergeten wat ik je net toevertrouwde.
Je mag vergeten wat ik eerder zei.
""".splitlines()

JUST_NOW = """\
Vergeet dat allemaal maar.
Vergeet het hele verhaal.
Vergeet mijn vorige bericht.
Onthoud hier niets van.
Bewaar daar alsjeblieft niets van.
Sla hier niets van op.
Daar hoef je niets van te onthouden.
Dit hoeft nergens bewaard te worden.
Ik wil niet dat je dat onthoudt.
Ik wil niet dat dit bewaard blijft.
Dat blijft wel tussen ons.
Dit moet onder ons blijven.
Hou dat maar voor je.
Doe maar alsof ik niets gezegd heb.
Doe alsof ik dat nooit heb verteld.
Dat heb je nooit gehoord.
Haal dat alsjeblieft uit je geheugen.
Kun je dat uit je notities verwijderen?
Dat had ik hier beter niet kunnen vertellen.
Dat had ik je niet moeten vertellen.
""".splitlines()

NEITHER = """\
Vergeet wat ik over koffie zei.
Vergeet niet wat ik zei.
Ik ben vergeten wat ik zei.
Wis alles maar.
Schrap dat hele stuk.
Vergeet de regel over tabellen.
Die regel over tabellen mag je vergeten.
Bewaar dit als pdf.
Onthoud wat ik net zei.
Vertaal wat ik net schreef.
Haal dat uit de tabel.
De regel in de tabel geldt niet meer voor Gent?
Ben je vergeten wat ik zei?
Wat ik net zei is belangrijk.
Onder ons gezegd, ik woon graag in Gent.
Verwijder de laatste zin.
Ik wil dat je dit onthoudt.
Dit moet voor vrijdag klaar zijn.
""".splitlines()

SIGNED = """\
Dat neem ik terug.
Ik neem dat terug
Ik had het mis, het is dinsdag.
Ik heb je het verkeerde nummer gegeven
Verkeerd geteld, het zijn er vijf
Ik heb me verteld, het zijn er vijf
Gaat helaas niet door
De verhuizing gaat niet door
Dat is inmiddels achterhaald
Ik haal die altijd door elkaar
Ik zat fout
Daar komt niets van
Onze plannen zijn gewijzigd
Ik ben van mening veranderd
Vergissing van mijn kant
Daar ben ik van teruggekomen
Ik gaf je de verkeerde datum
Ik heb dat verkeerd onthouden
""".splitlines()

UNSIGNED = """\
Ik neem de trein.
De verkeerde datum staat in de mail.
Ik heb je het bestand gegeven.
Dat is een oud verhaal.
Ik had het druk.
Gaat het door?
Het gaat goed.
Er komt iemand van Bosch.
Verteld door mijn oma.
Ik heb me aangemeld.
Ik ben in de war door je tabel.
De plannen voor de zomer zijn open.
Dat is een goed plan.
Ik heb het nummer genoteerd.
""".splitlines()
