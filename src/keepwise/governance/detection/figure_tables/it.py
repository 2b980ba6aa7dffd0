"""The words figures are written with in Italian."""

from __future__ import annotations

from keepwise.governance.detection.figure_lexicon import Lexicon

IT = Lexicon(
    number="""
        zero due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici
        quindici sedici diciassette diciotto diciannove venti trenta quaranta cinquanta sessanta
        settanta ottanta novanta ventuno ventidue ventitré ventotto dozzina dozzine decina decine
        ventina trentina quindicina quarantina cinquantina centinaio centinaia migliaio migliaia
        sessantina settantina ottantina novantina
    """,
    article="un uno una un'",
    one="un uno una un'",
    joint="e",
    decimal="virgola",
    scale="""
        cento mille mila milione milioni miliardo miliardi centinaia centinaio migliaia migliaio
        duecento trecento quattrocento cinquecento seicento settecento ottocento novecento duemila
        tremila quattromila cinquemila seimila settemila ottomila novemila diecimila ventimila
        trentamila quarantamila cinquantamila centomila duecentomila trecentomila cinquecentomila
    """,
    small="cento mille mila centinaia centinaio migliaia migliaio",
    magnitude="k m mln mio mld mrd mila mille milione milioni miliardo miliardi",
    currency="""
        euro euri eurini dollaro dollari sterlina sterline franco franchi centesimo centesimi lira
        lire yen yuan corona corone rublo rubli rupia rupie peso pesos zloty dirham eur
    """,
    percent="per_cento percento percentuale percentuali per_mille punti_base",
    points="punto punti pt",
    duration="""
        secondo secondi minuto minuti min minutino ora ore h giorno giorni giornata giornate
        settimana settimane mese mesi trimestre trimestri semestre semestri quadrimestre
        quadrimestri bimestre anno anni decennio decenni secolo mattina mattine mattino sera sere
        serata notte notti weekend sprint gennaio febbraio marzo aprile maggio giugno luglio agosto
        settembre ottobre novembre dicembre gen feb mar apr mag giu lug ago set ott nov dic
    """,
    form="""
        decimale decimali cifra cifre riga righe colonna colonne frase frasi parola parole carattere
        caratteri paragrafo paragrafi elenco punto_elenco pagina pagine diapositiva diapositive
        slide grafico grafici tabella tabelle esempio esempi opzione opzioni elemento elementi voce
        voci passo passi passaggio passaggi sezione sezioni foglio fogli scheda schede colore colori
        titolo titoli livello livelli variante varianti risposta risposte suggerimento suggerimenti
        proposta proposte promemoria riunione riunioni chiamata chiamate call report domanda domande
        parte parti fonte fonti criterio criteri serie indicatore indicatori kpi blocco blocchi
        immagine immagini versione versioni capitolo capitoli idea idee barra barre area aree lingua
        lingue caffè figlio figli figlia figlie fratello fratelli sorella sorelle cane cani gatto
        gatti stanza stanze schermo schermi sollecito solleciti tentativo tentativi appuntamento
        appuntamenti sala sale piano piani monitor alternative alternativa
    """,
    size="""
        g mg ml cl l km chilometro chilometri metro metri centimetro centimetri cm mm kg chilo chili
        grammo grammi litro litri grado gradi calorie kcal watt gb mb tonnellata tonnellate etto
        etti t quintali ettolitri
    """,
    thing="schermo monitor video risoluzione televisore maratona",
    measure="""
        spesa spese costo costi costa costano costato costata costava budget fatturato fatturati
        ricavo ricavi incasso incassi entrate guadagno guadagni guadagna utile utili perdita perdite
        profitto profitti margine margini ebitda prezzo prezzi tariffa tariffe tasso tassi rapporto
        quota quote punteggio crescita aumento calo fidelizzazione abbandono rendimento redditività
        volumi traffico copertura frequenza giacenza giacenze magazzino scorta scorte stock
        arretrato pipeline carrello scontrino scontrino_medio fattura fatture stipendio stipendi
        salario salari retribuzione bonus premio valutazione offerta obiettivo obiettivi target
        previsione previsioni media mediana totale totali somma importo importi saldo cassa
        liquidità prestito mutuo affitto rata rate debito debiti acconto anticipo sconto sconti
        ribasso commissione commissioni provvigione provvigioni canone tassa tasse imposta imposte
        iva contributo investimento investimenti risparmio risparmi risparmiato valore valori
        organico produttività occupazione saturazione latenza disponibilità conversione
        soddisfazione notorietà engagement livello_di quantità quotazione azione azioni
        titolo_azionario capitale fondi avanzo disavanzo deficit surplus bolletta bollette
        abbonamento consumo consumi produzione rotazione resa resi_percentuale roas roi ctr cpc cpm
        cpa nps csat mrr arr ltv aov cauzione preventivo vendite clic click impression impressioni
        conversioni ordini dote caparra gettito tiratura share percentuale ammontare benzina gasolio
        monte_stipendi voto voto_medio voti affluenza disoccupazione inflazione interessi multa
        mance dotazione indebitamento pensione colletta natalità mortalità volume_di volume_d'affari
        pil fattore
    """,
    count="""
        unità ordini ordinazioni vendite clic click impression impressioni conversioni lead contatti
        visite visitatori sessioni visualizzazioni iscrizioni registrazioni download scaricamenti
        installazioni acquisti transazioni trattative prenotazioni rotture resi rimborsi
        annullamenti cancellazioni disdette reclami lamentele spedizioni consegne aperture rimbalzi
        disiscrizioni abbonamenti rinnovi recessi opportunità like mi_piace follower menzioni
        incidenti guasti difetti errori fallimenti infortuni contenziosi dimissioni assunzioni
        candidature pratiche pacchi pallet bancali coperti presenze copie biglietti richieste firme
        adesioni donazioni voti lotti fatture_insolute insoluti sinistri esaurimenti segnalazioni
        interventi pernottamenti offerte_inviate crash gol blocchi recensioni quintali indagini
        ettolitri ammissioni consulti immatricolazioni bonifici accessi
    """,
    entity="""
        clienti utenti abbonati acquirenti compratori consumatori negozi punti_vendita prodotti
        referenze campagne conti account dipendenti collaboratori ticket mercati articoli casi bug
        contratti pazienti famiglie partecipanti iscritti soci fornitori agenzie veicoli macchine
        letti studenti alunni lettori giocatori candidati pezzi filiali annunci ospiti impiegati
        tesserati iscritte membri spettatori passeggeri inquilini elettori donatori intervistati
        volontari presenti follower persone gente chiamanti vicini genitori bambini turisti
        fattorini infermieri infermiere medici operai autisti camerieri commerciali uomini donne
        ragazzi ragazze posti chiamate assenti malati feriti morti promossi bocciati licenziati
        assunti ricoverati arrestati pratiche disoccupati pensionati autonomi interni residenti
        ascoltatori pellegrini ciclisti corridori espositori sviluppatori consulenti proprietari
        viaggiatori mandati server squadre curriculum malattie
    """,
    head="""
        rapporto report team squadra riunione riunioni tabella tabelle grafico pagina pagine
        responsabile direttore direttrice regione domanda domande canale revisione dati colonna
        colonne formato vista file foglio argomento riepilogo reparto ufficio analisi sintesi
        andamento cruscotto dashboard avviso capo resoconto rendiconto call
    """,
    link="""
        è e' era erano sono sarà sarebbe = : fu raggiunge raggiunto raggiungono raggiungeva ammonta
        ammontano ammontava ammontavano vale valgono valeva totalizza rappresenta rappresentano
        supera superano superato superava sfiora aggira aggirano aggirava resta rimane rimasto
        attesta attestano attestato attestata attestava segna segnava tocca toccato toccava viaggia
        pari arriva arrivano sta stanno stava corrisponde
    """,
    prep="""
        di d' a ad al allo alla all' ai agli alle del dello della dell' dei degli delle da dal dalla
        dall' dai su sul sui sulla sulle in intorno
    """,
    by="di del dello dell' della",
    aside="con in per da tra fra",
    since="di del dal da nel in dall'",
    clock="alle all' verso entro dalle",
    pronoun="esso essa ciò questo questa",
    move="""
        aumentato aumentata aumentati aumentate aumenta aumentano aumentava aumentò salito salita
        saliti salite sale salgono saliva salì cresciuto cresciuta cresciuti cresciute cresce
        crescono cresceva crebbe balzato balzata balza schizzato impennato calato calata calati
        calate cala calano calava calò sceso scesa scesi scese scende scendono scendeva caduto
        caduta crollato crollata crollati crollate crolla crollano diminuito diminuita diminuiti
        diminuite diminuisce diminuiscono ridotto ridotta ridotti ridotte passato passata passati
        passate passa passano perso persa persi guadagnato guadagna guadagnano migliorato migliorata
        migliora peggiorato peggiorata precipitato precipitata arretrato aumento crescita calo
        ribasso rialzo incremento incrementato incrementata riduzione flessione più meno rimbalzato
        rallentato portato portata sforato alzato alzata abbassato abbassata perdita sbalzo variato
        arrivato arrivata allungati allungato allungata accorciati accorciato accorciata schizzata
        lievitato lievitata risalito risalita scivolato scivolata ceduto limato limata impennata
        gonfiato sgonfiato rincarato ribassato accelerato assottigliato arretra arretrano schizza
        schizzano peggiora peggiorano migliorano rallenta accelera risale risalgono rimbalza scivola
        rincara
    """,
    result="""
        venduto venduta venduti vendute vendiamo avuto avuti avute avevamo ricevuto ricevuti
        ricevute registrato registrata registrati registrate generato generati generate spedito
        spediti spedite consegnato consegnati consegnate guadagnato perso persi perse speso spesi
        chiuso chiusi chiuse firmato firmati contato contati raggiunto realizzato realizzati
        ottenuto ottenuti ottenute gestito gestiti gestite prenotato annullato annullati annullate
        aggiunto convertito comprato comprati acquistato acquistati restituito restituiti prodotto
        prodotti_a attirato risolto risolti evaso evasi evase fatto fatti fatte c'_erano c'_era
        erano stati state acquisito acquisiti incassato incassati fatturato assunto assunti
        licenziato arrivati arrivate arrivato portato raccolto raccolti mancavano mancano contava
        smaltito totalizzato conquistato visto ospitato subito rilevato rilevati emesso emessi
        piazzato piazzati segnato segnati segna presentati presentato presentate iscritti iscritte
        iscritto restano ci_restano ci_rimangono rimangono ne_restano restavano rimanevano
        mi_restano ci_mancano venuti venute venuto entrati entrate usciti partiti partite
        partecipato trovato trovati trovate pubblicato pubblicati rifiutato rifiutati accettato
        accettati corretto corretti riparato riparati cambiato buttato buttati rotto rotti piantato
        piantati raccolte donato operato operati vaccinato vaccinati costruito costruiti stampato
        stampati risposto risparmiato risparmiati morti nati votato visitato visitati ricoverati
        chiamato chiamati contattato contattati rilevate individuato individuati bloccato bloccati
        mandato inviato inviati inviate servito serviti alloggiato accolto accolti installato
        installati formato formati intervistato intervistati proposto protestato protestati presi
        presa preso messo messi aperto aperti aperte scritto scritti lamentati lasciato bocciato
        bocciati promosso promossi rubato rubati ritirato ritirati sfornato sfornati pescato
        consumato consumati usato distribuito distribuiti accumulato accumulati caduti esistono
        aspettano vendono scaricato scaricati saltato saltati letto letti prodotte contiamo cucinato
        tagliato tagliati macinato rifatto sostituito sostituiti eliminato eliminati migrato cuciti
        lavati cotto cotti adottato adottati partorito d'_attesa di_attesa radunato radunati
        radunate riparate piantate vaccinate ricoverato ricoverate evacuato evacuati evacuate
        intercettato intercettati intercettate multato multati multate rubate buttate riciclato
        riciclati riciclate creato creati create fabbricato fabbricati fabbricate assemblato
        assemblati assemblate imballato imballati imballate caricato caricati caricate scaricate
        trasportato trasportati trasportate superato superati superate accumulate contate notato
        notati notate individuate segnalato segnalati segnalate dichiarato dichiarati dichiarate
        testato testati testate validato validati validate rifiutate trattato trattati trattate
        pubblicate stampate mandate visitate formate ospitati ospitate sfornate imbottigliato
        imbottigliati imbottigliate incassate rimborsato rimborsati rimborsate prestato prestati
        prestate segnate firmate prenotati prenotate cancellato cancellati cancellate eliminate
        congelato congelati congelate ordinato ordinati ordinate convocato convocati convocate
        intervistate digitalizzato digitalizzati digitalizzate scansionato scansionati scansionate
        archiviato archiviati archiviate invitato invitati invitate sprecato sprecati sprecate
        bruciato bruciati bruciate bloccate lanciato lanciati lanciate abbandonato abbandonati
        abbandonate adottate salvato salvati salvate guadagnati guadagnate comprate pesato pesati
        pesate imbarcato imbarcati imbarcate sbarcato sbarcati sbarcate tagliate contattate chiamate
        richiamato richiamati richiamate macinati macinate impastato impastati impastate collegato
        collegati collegate sequestrato sequestrati sequestrate smarrato smarrati smarrate evitato
        evitati evitate lavato lavate ripostato ripostati ripostate scartato scartati scartate
        cucinati cucinate totalizzati totalizzate conquistati conquistate agganciato agganciati
        agganciate piazzate immatricolato immatricolati immatricolate esportato esportati esportate
        importato importati importate dato distribuite riunito riuniti corrette respinto respinti
        colto cresciuti distrutto distrutti offerto offerti coperto coperti percorso percorsi nate
        morte cadute caduto finiti finite rimasti rimaste spariti sparite saltate fuggiti salite
        scese vinto vinti vinte prese messe rotte cotte spente accesi fuso fusi tolto tolti espulso
        iscrive convinto convinti attratto attratti introdotto eletto eletti fornito fornite
        riempito svenduto raggiunte reclutato reclutati reclutate organizzato organizzati
        organizzate esaminato esaminati esaminate inaugurato inaugurati inaugurate ispezionato
        ispezionati ispezionate liberato liberati liberate nominato nominati nominate restaurato
        restaurati restaurate saldato saldati saldate trasformato trasformati trasformate trasferato
        trasferati trasferate occupato occupati occupate sfrattato sfrattati sfrattate condannato
        condannati condannate sanzionato sanzionati sanzionate trapiantato trapiantati trapiantate
        causato causati causate provocato provocati provocate affittato affittati affittate
        arrestato arrestati arrestate assegnato assegnati assegnate capturato capturati capturate
        celebrato celebrati celebrate classificato classificati classificate completato completati
        completate controllato controllati controllate coltivato coltivati coltivate denunciato
        denunciati denunciate sbloccato sbloccati sbloccate progettato progettati progettate
        dispensato dispensati dispensate editato editati editate elaborato elaborati elaborate
        identificato identificati identificate recuperato recuperati recuperate reclamato reclamati
        reclamate rinnovato rinnovati rinnovate revisionato revisionati revisionate selezionato
        selezionati selezionate seminato seminati seminate smontato smontati smontate sfruttato
        sfruttati sfruttate stipulato stipulati stipulate valutato valutati valutate verificato
        verificati verificate riscattato riscattati riscattate raddrizzato raddrizzati raddrizzate
        regalato regalati regalate rimpiazzato rimpiazzati rimpiazzate rinviato rinviati rinviate
        svuotato svuotati svuotate intervenuti intervenuto espulsi tradotti tradotte rimossi rimosse
        sospesi redatto premiato munto esaurito esauriti
    """,
    display="""
        mostra mostrami mostrare mostrate mostratemi fammi dammi dimmi dare elenca elencami elencare
        limita limitare invia inviami inviare manda mandami mandare includi includere stampa
        evidenzia confronta confrontare scegli usa usare usate nomina apri crea creare crearmi
        proponi propormi proponimi suggerisci suggeriscimi tieni voglio vorrei preferisco preferirei
        serve servono bisogno scrivi scrivere scrivimi riassumi riassumere dividi raggruppa
        raggruppare ordina ordinare redigi presenta presentare pianifica controlla verifica avvisami
        avvisare avvertimi notificami ricordami metti mettere fai separa indica cita fornisci
        fornire piace piacciono visualizza visualizzare
    """,
    limit="""
        massimo max minimo min limitato limite al_massimo al_minimo almeno per ogni ciascun ciascuno
        sotto sopra entro oltre fino non
    """,
    rank="""
        top primo primi prima prime ultimo ultimi ultima ultime prossimo prossimi prossima prossime
        migliore migliori peggiore peggiori precedente precedenti
    """,
    ranked="""
        primi prime ultimi ultime prossimi prossime migliori peggiori principali precedenti seguenti
        successivi più_venduti più_vendute più_importanti più_grandi più_redditizi più_recenti
        più_costosi più_attivi
    """,
    up="fino sino",
    nearest="arrotonda arrotondato arrotondati arrotondata arrotondate arrotondare in multipli",
    rounded="vicino vicina arrotondato prossimo",
    ident="""
        campagna versione sala piano pagina capitolo sezione ticket ordine fattura numero n n° no id
        pratica riga porta studio livello fase sprint settimana giorno strada via viale piazza corso
        edificio palazzo negozio diapositiva slide tabella figura allegato domanda opzione gruppo
        lotto codice articolo canale modello python windows autobus bus tram linea metro treno
        binario ufficio camera appartamento interno scala § # tappa squadra stagione episodio volume
        terminal autostrada formula settore filiale ondata classe norma iso taglia cap stanza
        paragrafo reparto zona cancello gate mib dax ibex cac calzo nasdaq tomo
    """,
    approx="""
        circa intorno_a quasi appena solo soltanto più_di meno_di più_del oltre esattamente
        precisamente adesso ora attualmente ormai già ancora oggi il lo la i gli le l' un uno una
        un' in_media media medio media_di in_totale totale ~ ≈ > < + - ( * _ : almeno ben poco pure
        suppergiù sui nostri nostre miei suoi anche sempre invece fisso stabile meno tra fra
    """,
    stop="""
        in nel nello nella nell' nei negli nelle su sul sulla sui per e ed o di d' a ad al alla alle
        ai da dal dalla del della dell' dei delle degli questo questa questi queste quello ieri oggi
        domani quando se che chi ma è sono era erano ha hanno aveva dove perché poi il lo la i gli
        le l' un uno una un' mio mia miei mie nostro nostra nostri nostre vostro tuo tua suo sua
        suoi loro si mi ti ci vi ne noi voi lui lei io tu prima dopo fino tra fra ogni via durante
        contro come senza con non più dalle dai c' sugli sulle dagli presso dallo
    """,
    inner="di d' dei delle degli del nostri nostre miei mie i gli le",
    partitive="""
        di d' dei delle degli del della dell' dello dal su più meno nostri nostre il la i le gli l'
    """,
    outof="su dei delle degli",
    every="ogni",
    span="a ai e ed o - al alle fino",
    compare="""
        raddoppiato raddoppiata raddoppiati raddoppiate raddoppia raddoppiano raddoppiò raddoppiava
        triplicato triplicata triplicati triplicate triplica triplicano quadruplicato quadruplicata
        quadruplicati quadruplicate quintuplicato decuplicato decuplicata dimezzato dimezzata
        dimezzati dimezzate dimezza dimezzano diviso_per moltiplicato_per moltiplicata_per
        moltiplicati_per moltiplicate_per doppio triplo quadruplo raddoppio dimezzamento
    """,
    twice="doppio triplo quadruplo",
    compared="che rispetto",
    times="volte volta x",
    more="""
        più meno superiore superiori inferiore inferiori maggiore minore maggiori tanto rispetto che
        il la i le del dello della dei delle di dell' l' quello quelle quelli meglio
    """,
    part="terzo terzi quarto quarti quinto quinti sesto settimo ottavo nono decimo decimi",
    half="metà mezzo mezza",
    trade="""
        venduto venduti vendute vendiamo vendono vende vendo consegnato consegnati consegniamo
        spedito spediti spediamo prodotto produciamo fabbricato comprato acquistato smaltito
        piazzato distribuito
    """,
    ordinal="secondo terzo quarto quinto sesto settimo ottavo nono decimo terza quarta quinta",
    idle="grazie scuse volte baci motivi cose modi auguri complimenti",
    compound="""
        uno un due tre tré quattro cinque sei sette otto nove dieci undici dodici tredici
        quattordici quindici sedici diciassette diciotto diciannove venti vent trenta trent quaranta
        quarant cinquanta cinquant sessanta sessant settanta settant ottanta ottant novanta novant
        cento cent(?=ott) mille mila milione milioni miliardo miliardi
    """,
    outcome="""
        disdetto disdetti cancellato cancellati abbandona abbandonano abbandonato convertito
        convertono compra comprano acquistato reso resi restituito restituiti insolute insoluti
        scadute scaduti ritardo cliccato cliccano aperto risposto rinnovato persi riattacca
        riattaccano fallisce falliscono fallito malato malati assente assenti torna tornano tornato
        tornati rifiuta rifiutano dimentica dimenticano paga pagano arrivato arrivati arriva
        arrivano rotto rotti difettosi difettose vuoto vuoti vuote libero liberi chiuso chiusi
        consegnato malattia malata vuota rotte arretrato
    """,
    pay="""
        pago paga paghi paghiamo pagano pagato pagata pagare pagavo costa costano costato costata
        costava costerà devo deve devono dovevo dobbiamo guadagno guadagna guadagnano guadagnava
        guadagniamo prendo prende fatturiamo fattura fatturato speso spesi spendo spendiamo spendono
        spendere danno sborsato sborsare rimborsato investito investiamo donato versato verso
        versiamo comprato comprata venduto venduta prestato risparmiato chiesto chiede incassato
        incassiamo fruttato intascato incassate risparmiati
    """,
    timed="""
        latenza dso mttr tempo_medio tempi_medi tempo_di tempi_di autonomia disponibilità uptime
        lead_time attesa ritardo
    """,
    mine="mio mia miei mie nostro nostra nostri nostre io mi",
    work="lavoro lavora lavori lavoriamo lavorano lavorare telelavoro",
    price="per a",
    valued="""
        aggira aggirano aggirava sfiora sfiorava ammonta ammontano ammontava attesta attestano
        totalizza oscilla oscillava supera superava
    """,
    voice="""
        sì no grazie ciao buongiorno salve molto troppo bene tutto tutti tutta tutte niente fare
        faccio fa sono sei siamo siete ho hai abbiamo avete sarà posso può potete devo deve bisogna
        vuole andare vado va vanno lavoro lavorare abito vivo gestisco collega colleghi qui qua
        quale quali come perché spesso mai sempre talvolta stesso altra altro altri piccolo grande
        nuovo nuova azienda cliente ordine vendita mese settimana ecco cosa cui lei moi mattino sera
        comincio inizio finisco chiamo odio adoro amo anno scorso scorsa questo però quindi allora
        anche poi seguo esco parlo leggo bevo mangio
    """,
)
