"""The words figures are written with in Dutch."""

from __future__ import annotations

from keepwise.governance.detection.figure_lexicon import Lexicon

NL = Lexicon(
    number="""
        nul twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien
        zestien zeventien achttien negentien twintig dertig veertig vijftig zestig zeventig tachtig
        negentig dozijn anderhalf anderhalve honderdtal tiental duizendtal
    """,
    article="een één ene",
    scale="honderd duizend miljoen miljard biljoen",
    magnitude="k m mln mio mrd mld duizend miljoen miljard",
    currency="""
        euro euros euro's eurootje dollar dollars cent centen eurocent pond ponden frank franken yen
        roebel kroon kronen zloty piek ruggen rooien eur
    """,
    percent="procent procentpunt procentpunten promille basispunt basispunten",
    points="punt punten",
    duration="""
        seconde seconden minuut minuten min uur uren uurtje dag dagen dagdeel werkdag werkdagen week
        weken weekend weekenden maand maanden kwartaal kwartalen jaar jaren jarige jarig nacht
        nachten sprint sprints januari februari maart april mei juni juli augustus september oktober
        november december
    """,
    form="""
        decimaal decimalen cijfer cijfers regel regels rij rijen kolom kolommen zin zinnen woord
        woorden teken tekens alinea alinea's bullet bullets bulletpoint bulletpoints opsommingsteken
        pagina pagina's slide slides dia dia's grafiek grafieken tabel tabellen voorbeeld
        voorbeelden optie opties stap stappen sectie secties deel delen blad bladen tabblad
        tabbladen kleur kleuren resultaat resultaten kop koppen niveau niveaus variant varianten
        antwoord antwoorden suggestie suggesties herinnering herinneringen vergadering vergaderingen
        afspraak afspraken overleg rapport rapporten vraag vragen bron bronnen poging pogingen
    """,
    thing="loop marathon scherm monitor televisie video resolutie",
    measure="""
        uitgave uitgaven kosten kost kostte kostten budget budgetten begroting omzet omzetten
        opbrengst opbrengsten inkomsten inkomen winst winsten verlies verliezen marge marges prijs
        prijzen tarief tarieven percentage ratio aandeel groei investering investeringen afzet
        voorraad voorraden bereik frequentie doel doelstelling prognose gemiddelde gemiddeld mediaan
        totaal som bedrag waarde factuur rekening salaris loon bonus huur hypotheek schuld saldo
        lening termijnbedrag rente rendement korting kortingen provisie retourpercentage
        conversieratio conversie klikratio openingsratio bounce verloop retentie bezetting
        bezettingsgraad productiviteit productie doorlooptijd levertijd leverbetrouwbaarheid
        latentie spaargeld boete pijplijn personeelsbestand orderwaarde orderbedrag score cijfer
        koers hypotheekrente headcount verkeer volume energierekening gasrekening stroomrekening
        ziekteverzuim verzuim capaciteit verbruik stroomverbruik nauwkeurigheid belasting btw
        inflatie kapitaal vermogen pensioen spaarrekening toeslag subsidie borg aanbetaling vracht
        vrachtkosten verzendkosten kostprijs inkoopprijs uitval afval pipeline forecast backlog
        cashflow tekort overschot waardering naamsbekendheid kijkcijfers instroom uitstroom
        commissie offerte hypotheeklast lasten servicegraad csat beoordeling verzekering premie
        abonnement contributie beschikbaarheid output factor
    """,
    count="""
        eenheden bestellingen orders verkopen klikken kliks vertoningen impressies conversies leads
        bezoeken bezoekjes sessies weergaven aanmeldingen inschrijvingen registraties downloads
        installaties aankopen transacties deals boekingen reserveringen stockouts retouren
        retourzendingen annuleringen klachten leveringen zendingen opzeggingen abonnementen
        verlengingen kansen volgers vermeldingen incidenten storingen fouten defecten sollicitaties
        offertes escalaties reacties stemmen schades ongelukken ziekmeldingen ontslagen vacatures
        pakketten pallets dozen demos demo's opens gebreken problemen bevindingen
    """,
    entity="""
        stuks stuk klanten gebruikers bezoekers kopers abonnees winkels filialen producten campagnes
        rekeningen medewerkers werknemers tickets artikelen gevallen verzoeken contracten patiënten
        gasten personen mensen sollicitanten kandidaten facturen pallets dozen containers
        leveranciers leden huishoudens huurders bewoners leerlingen studenten lezers kijkers
        luisteraars deelnemers bedrijven vestigingen apparaten licenties voertuigen vrachtwagens
        partners accounts volgers
    """,
    head="""
        rapport rapporten team teams vergadering overleg grafiek tabel pagina manager regio vraag
        kanaal analyse gegevens kolom formaat dashboard overzicht afdeling directeur
    """,
    link="""
        was waren is zijn bedroeg bedroegen bedraagt bedragen lag lagen ligt liggen bereikte
        bereikten bereikt haalde haalden kwam kwamen komt komen staat staan stond stonden zit zitten
        zat zaten werd werden wordt overtrof overtroffen telde telt
    """,
    prep="van op naar tot met in aan bij uit",
    clock="om tegen rond vanaf tot",
    move="""
        steeg stegen stijgt stijgen gestegen daalde daalden daalt dalen gedaald viel vielen valt
        gevallen groeide groeiden groeit gegroeid zakte zakten zakt gezakt kromp krompen krimpt
        gekrompen klom klommen klimt geklommen sprong sprongen verbeterde verslechterde verloor won
        ging gingen gaat schoot omhoog omlaag toegenomen afgenomen hoger lager verhoogd verlaagd
        boven onder gekelderd kelderde kelderden ingezakt ingestort stortte opgelopen liep liepen
        teruggelopen nam namen bijgetrokken herstelde hersteld verminderd verminderde verlaagde
        verhoogde geëxplodeerd explodeerde bijgekomen
    """,
    result="""
        verkocht verkochten had hadden kreeg kregen ontving ontvingen ontvangen genereerde
        gegenereerd behaalde behaald gehaald haalden verloren verloor gewonnen wonnen geteld telden
        leverde leverden geleverd verstuurd verstuurden verzonden gesloten sloot sloten geboekt
        boekten boekte geannuleerd uitgegeven gaf gaven uitgaven verdiende verdienden verdien
        verdient waren was kwam kwamen geregistreerd verwerkt verwerkte verwerkten behandeld
        behandelde opgelost bracht brachten deed deden draaiden draaide zagen zag stuurden kochten
        gekocht kostte gekost betaalde betaalden betaald zijn staan ontslagen aangenomen vond vonden
        gevonden gemaakt aangemeld
    """,
    display="""
        toon tonen laat laten geef geven lijst beperk stuur neem gebruik vergelijk sorteer groepeer
        maak schrijf vat splits wil heb liever graag markeer waarschuw rond zet kies noem houd
        bewaar print herinner lees bekijk controleer
    """,
    limit="""
        hooguit hoogstens maximaal minimaal minstens tenminste maximum minimum per elke elk ieder
        iedere dan meer minder onder boven binnen
    """,
    rank="""
        top eerste laatste volgende vorige afgelopen beste slechtste grootste kleinste
        belangrijkste
    """,
    nearest="afgerond afronden rond dichtstbijzijnde hele volle veelvouden stappen",
    ident="""
        campagne kamer verdieping etage stap pagina hoofdstuk sectie ticket bestelling factuur
        nummer nr regel zaak perron spoor niveau fase week dag lijn postcode huis huisnummer hal
        poort filiaal slide dia tabel vraag optie groep artikel bus vlucht formule versie straat
        seizoen aflevering deel
    """,
    approx="""
        ongeveer circa ca rond bijna nagenoeg ruim krap zo'n net maar slechts alleen precies exact
        nu momenteel inmiddels al nog de het een van meer dan minder minstens gemiddeld totaal
        zowat pakweg om nabij
    """,
    stop="""
        in op aan bij om te naar van met voor tot uit door over per en of elke elk laatste vorige
        deze dit die dat gisteren vandaag morgen wanneer als is was waren zijn heeft heb hebben had
        want omdat maar de het een mijn jouw uw haar ons onze hun ik jij je hij zij ze wij we jullie
        u voordat nadat sinds tussen tijdens tegen tegenover zonder niet ook dan vorig afgelopen
        gedurende vanaf wegens langs volgens via
    """,
    span="tot en of",
    compare="""
        verdubbeld verdubbelde verdubbelden verdrievoudigd verdrievoudigde verdrievoudigden
        verviervoudigd verviervoudigde vervijfvoudigd gehalveerd halveerde halveerden dubbel
        dubbele tweevoud drievoud tienvoudige vertienvoudigd
    """,
    times="keer maal",
    more="""
        zo zoveel hoger lager meer minder groter kleiner beter slechter duurder goedkoper
    """,
    part="derde kwart vijfde zesde zevende achtste negende tiende",
    half="helft driekwart",
    trade="""
        verkochten verkocht leverden leverde verstuurden verstuurde produceerden produceerde
        verwerkten
    """,
    ordinal="tweede derde vierde vijfde zesde zevende achtste negende tiende",
    idle="dank maal excuses bedankt",
    joint="en",
    decimal="komma",
    one="één",
    size="km kilometer meter meters cm mm kg kilo gram liter graden calorieën watt inch gb ton",
    by="met",
    aside="met in uit",
    since="van in uit tot sinds",
    pronoun="het ze die dit hem hen hun",
    rounded="afgerond afronden",
    inner="van de onze het",
    partitive="van de het alle onze meer minder",
    outof="op van",
    every="elke elk iedere ieder",
    twice="tweemaal driemaal viermaal vijfmaal tienmaal",
    compound="""
        een één twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien
        zestien zeventien achttien negentien twintig dertig veertig vijftig zestig zeventig tachtig
        negentig honderd duizend miljoen enveertig enzestig enzeventig entwintig endertig envijftig
        entachtig ennegentig enhalf
    """,
    multiples="voud voudig voudige voudigd voudigde voudigden",
    voice="""
        ik je jij hij zij ze wij we jullie u het de een en dat die dit deze is zijn was waren heb
        heeft hebben had ben bent niet geen wel ook maar of als dan toen naar van voor met op aan
        bij uit om door over onder tot te er hier daar nu al nog altijd nooit graag liever mijn onze
        ons jouw uw hun haar wat wie waar hoe waarom wil kan moet mag gaat gaan doe doet doen alleen
        veel weinig heel erg goed meer minder elke iedere eigenlijk gewoon even dus want omdat
        dankjewel bedankt hoi vorige maand ging beetje zo'n zit zitten staan
    """,
    outcome="""
        vertrokken opgezegd afgehaakt gekocht weg geconverteerd geannuleerd kwijt terug ziek leeg
        lege kapot vrije achterstand achter
    """,
    pay="""
        betaal betaalt betalen betaalde betaalden betaald kost kosten kostte kostten gekost rekent
        rekenen reken verdien verdient schuldig koop kocht gekocht verkocht verdiende verdienden
        spaar gespaard spaarde investeerde geïnvesteerd uitgegeven overgemaakt gefactureerd doneerde
        bespaarde bespaarden bespaard
    """,
    timed="""
        latentie levertijd doorlooptijd reactietijd wachttijd laadtijd verwerkingstijd oplostijd
        responstijd uitvaltijd
    """,
    mine="mijn ik onze ons me mij",
    work="werk werkt werken",
    price="voor",
    small="honderd duizend",
    up="tot",
    ranked="beste grootste eerste slechtste",
    valued="bedroeg bedroegen bedraagt bedragen schommelt schommelde",
    count_endings="""
        klanten bestellingen verkopen aanmeldingen aanvragen aankopen boekingen annuleringen
        retouren klachten leveringen opzeggingen bezoekers gebruikers abonnees leads klikken tickets
    """,
    measure_endings="""
        omzet uitgaven budget kosten marge prijs prijzen aandeel percentage ratio winst waarde
        tarief voorraad rekening verzuim capaciteit verbruik nauwkeurigheid bedrag rente schuld loon
        salaris volume aantal uitval beoordeling verlating
    """,
    exceptions="voorwaarde meerwaarde",
)
