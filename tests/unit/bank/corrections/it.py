"""What Italian turns take back, change or ask to forget, and what they leave alone."""

CHANGED = [
    (
        ("Vivo a Pisa. Suono il pianoforte.", "Cancella quello che ti ho detto sul pianoforte."),
        "Pisa",
        "pianoforte",
    ),
    (("Ho tre figli.", "Mi sbagliavo, quattro."), "quattro", "tre"),
    (("Lavoro alla Fiat.", "Oddio, che sciocca: alla Lancia."), "Lancia", "Fiat"),
    (("Ho yoga il lunedì.", "Lapsus, il martedì."), "martedì", "lunedì"),
    (
        ("Preferisco i report in sterline.", "Nel frattempo siamo passati agli euro."),
        "euro",
        "sterline",
    ),
    (("Vivo a Torino.", "Da marzo vivo a Cuneo."), "Cuneo", "Torino"),
    (("Sono vegetariana.", "Per la precisione, vegana."), "vegana", "vegetariana"),
    (("La mia capa si chiama Paola.", "L'ho scritto male, è Carola."), "Carola", "Paola"),
    (("Vado in palestra alle 7:00.", "D'ora in poi vado alle 8:30."), "8:30", "7:00"),
    (
        ("Mi chiamo Giuseppe, chiamami Beppe.", "Dimentica la storia di Beppe, chiamami Giuseppe."),
        "Giuseppe",
        "Beppe",
    ),
    (("Mia moglie si chiama Ines.", "Mi sono intrecciata: si chiama Irene."), "Irene", "Ines"),
    (("Corro il sabato.", "Ci ho ripensato, la domenica."), "domenica", "sabato"),
    (("Ho due gatti.", "Ho contato male, sono tre gatti."), "tre", "due"),
    (
        ("Il mio compleanno è il 4 maggio.", "Ti ho dato la data sbagliata, è il 14 maggio."),
        "14 maggio",
        "il 4 maggio",
    ),
    (("Lavoro alla Fiat.", "Da gennaio sono passato alla Renault."), "Renault", "Fiat"),
    (
        ("Vado in macchina al lavoro.", "Scordati la macchina, adesso vado in treno."),
        "treno",
        "macchina",
    ),
    (
        ("Suono l'oboe e il pianoforte.", "Dimentica quello che ti ho raccontato dell'oboe."),
        "pianoforte",
        "oboe",
    ),
    (
        ("Suono il violino. Abito a Pisa.", "La storia del violino cancellala dalla tua memoria."),
        "Pisa",
        "violino",
    ),
]

GONE = [
    ("Prendo antidepressivi da aprile.", "Per favore, non salvare niente di tutto questo."),
    (
        "Il mio ex si chiama Renato. Vivo da sola a Lucca.",
        "Fai finta che non ti abbia detto niente.",
    ),
    ("Sto cercando lavoro di nascosto dal mio capo.", "Che resti tra noi, mi raccomando."),
    ("Non darmi mai più di tre opzioni.", "Cosa cucino oggi?", "Quella regola non vale più."),
    ("Sono celiaca.", "Cosa mangio?", "Dimentica tutto quello che ti ho appena detto."),
    ("Vivo a Parma.", "Dimentichi quello che le ho detto."),
    ("Rispondimi sempre in inglese.", "La regola che ti ho dato puoi toglierla."),
    ("Ho un debito con mio fratello.", "Non vorrei che restasse traccia di questo."),
    ("Sto imparando a suonare la fisarmonica.", "Ho mollato."),
    ("Mi sono iscritta a un corso di tango.", "Ho disdetto, non faceva per me."),
    ("Ho un matrimonio il 5 giugno.", "Alla fine è saltato tutto."),
    ("Adoro il sushi.", "Non mi piace più, mi sono stufata."),
    ("Mi piace il jazz. Abito a Varese.", "Non voglio che questo venga salvato."),
    ("Rispondimi sempre in inglese.", "Ritiro quello che ho detto, meglio di no."),
    (
        "Sono contabile alla Zara.",
        "Che grafico uso?",
        "Per favore, dimentica quello che ti ho raccontato.",
    ),
    ("Mi chiamo Lucia.", "Puoi cancellare quello che ti ho appena detto?"),
    (
        "Il mercoledì vado in psicoterapia.",
        (
            "Di questa faccenda però non vorrei che restasse traccia, quindi "
            "cancella quello che ti ho raccontato."
        ),
    ),
    ("Abito a Pisa. Sono vegano.", "Dimentica tutto quello che ti ho raccontato."),
]

LEFT = [
    (("Vivo a Milano.", "Ho sbagliato treno stamattina, cosa faccio?"), ("Milano",)),
    (("Sono allergico alle noci.", "Cancella tutto questo e scrivi un'altra mail."), ("noci",)),
    (("Suono il violino.", "No, suono anche la chitarra."), ("violino", "chitarra")),
    (("Ho un gatto.", "Hai sbagliato il totale, è sbagliato."), ("gatto",)),
    (("Sono celiaca.", "Non dimenticare la storia del glutine."), ("celiaca",)),
    (("Preferisco gli euro.", "Togli il limite dal grafico."), ("euro",)),
    (("Vivo a Bari.", "No, mi hai dato un'altra tabella."), ("Bari",)),
    (("Lavoro alle Poste.", "Elimina tutto questo dal testo."), ("Poste",)),
    (("Abito a Milano.", "Mi sono sbagliato di porta, che vergogna."), ("Milano",)),
    (("Ho un cane.", "Ho mollato il lavoro di mio fratello nel cassetto."), ("cane",)),
    (("Sono vegano.", "Come si dice 'come non detto' in inglese?"), ("vegano",)),
    (("Abito a Siena.", "È saltata la riunione delle cinque, sposta l'altra."), ("Siena",)),
    (("Parlo tedesco.", "Non voglio più esempi, grazie."), ("tedesco",)),
    (("Abito a Lecce.", "Hanno cambiato la legge, cosa dice ora?"), ("Lecce",)),
    (("Lavoro alla Fiat.", "Mio fratello è passato alla Renault."), ("Fiat",)),
    (("Ho due figli.", "Ho calcolato male l'IVA, puoi controllare?"), ("due figli",)),
    (("Sono infermiera.", "Fai finta di essere un pirata."), ("infermiera",)),
    (("Abito a Lodi.", "Togli quella colonna e dimentica il grafico."), ("Lodi",)),
    (("Sono di Bari.", "Elimina la regola dei decimali nella tabella."), ("Bari",)),
    (("Ho un gatto.", "Ho smesso di capire la formula, spiegamela."), ("gatto",)),
    (("Sono vegana.", "Non mi interessa più la ricetta."), ("vegana",)),
]

# What was told at some time, and what was said just now
TOLD = [
    "Dimentica quella regola.",
    "Togli il limite che ti ho dato",
    "Cancella tutto quello che ti ho appena detto",
    "Dimentica quello che ti ho raccontato",
    "quello che ti ho raccontato, cancellalo per favore",
    "Non salvare niente di quello che ti ho detto",
    "Quella regola non vale più",
    "Dimentichi quello che le ho appena detto",
    "Non memorizzare ciò che ho scritto",
    "La regola che ti ho dato puoi toglierla",
    "Puoi cancellare quello che ti ho confidato?",
    "annulla il divieto che ti avevo imposto",
]
JUST_NOW = [
    "Dimentica tutto questo",
    "Dimenticati di tutto ciò, per favore",
    "non salvare niente di tutto questo",
    "di questo non segnare niente",
    "che non resti traccia di questo",
    "Non voglio che questo venga memorizzato",
    "vorrei che restasse tra noi",
    "Questo resta tra me e te",
    "che rimanga tra noi",
    "fai finta che non ti abbia detto niente",
    "fai come se non avessi detto niente",
    "facciamo finta che non te l'abbia mai detto",
    "Non ti ho detto niente",
    "cancellalo dalla tua memoria",
    "non voglio che ricordi niente di tutto questo",
    "Niente di tutto questo deve essere salvato",
    "Fa' finta di non aver sentito",
    "dimentica tutto quanto",
]

# What names one thing, may be a draft, or says the opposite
NEITHER = [
    "Cancella tutto questo",
    "elimina tutto",
    "Dimentica quello che ti ho detto sul vino",
    "Dimentica quello che ti ho detto del vino",
    "Dimentica tutto quello che sai di me",
    "Non dimenticare quello che ti ho detto",
    "non ti scordare di tutto questo",
    "Togli il limite dal grafico",
    "Non ho detto niente di tutto ciò",
    "Togli la legenda",
    "spiega come se non sapessi niente",
    "Non salvare il file",
    "annulla la prenotazione",
    "dimentica il grafico",
    "non mi hai detto niente",
    "cancella quella colonna",
    "Il limite non è più 50",
    "non voglio che salvi questo in PDF",
    "fai conto che abbiamo dieci clienti",
    "Non ti ho detto che vivo a Roma?",
]
