"""Italian words around credentials."""

from __future__ import annotations

from keepwise.governance.detection.credential.tables.wording import Wording

IT = Wording(
    password=r"password|parola d'(?:accesso|ordine(?=\s?[:=]))|parola (?:segreta|di accesso"
    r"|di sicurezza|chiave segreta)|psw"
    r"|chiave (?:(?:del |della |di )?(?:wi-?fi|rete|router|wpa2?)|segreta personale)",
    key=r"chiav[ei]|parola d'ordine",
    pin=r"codice (?:pin|puk)|pin|otp|codice segreto",
    code=r"codic[ei]|combinazione",
    token=r"chiav[ei] (?:d'|di |dell'|della |del )?(?:api|accesso|segreta|privata|cifratura|licenza"
    r"|prodotto|attivazione|recupero|archiviazione|ssh|crittografia)"
    r"|token(?: d'accesso| di accesso)?|segreto(?: client| del client)?|stringa di connessione",
    phrase=r"(?:frase|parole) (?:di (?:recupero|backup)|seed|segret[ae]|mnemonic[ae]|seme)"
    r"|(?:12|24|dodici|ventiquattro) parole",
    passphrase=r"frase (?:d'accesso|di accesso|password|di cifratura)",
    lock=r"lucchetto(?: a combinazione)?",
    answer=r"risposta(?: segreta| di sicurezza| alla (?:mia )?domanda (?:segreta|di sicurezza))?"
    r"|cognome da (?:nubile|ragazza) di (?:mia madre|mamma)",
    question=r"(?:domanda|risposta) (?:segreta|di sicurezza)",
    login=r"credenziali|nome utente|utente|dati di accesso|login|(?:entro|entra|entrare|accedo"
    r"|accedi|accedere|collegati|loggati|fai (?:il )?login) con|accesso|(?:il )?mio account",
    places="""
        porta portone cancello garage box allarme serratura cassaforte edificio ufficio casa
        ingresso ascensore appartamento valigia bici lucchetto banca bancomat carta telefono
        cellulare tablet portatile computer parcheggio sbarra armadietto cantina magazzino citofono
        condominio palazzo bancari schermo
    """,
    purposes="""
        verific sicurezz accesso monouso temporane login autentic sms sblocc apre apri(?!l) aprono
        riserva scad condivid conferm recuper segret disattiv disinser valid attivaz ritiro account
        conto licen serial emergenz
    """,
    harmless="""
        postal promo sconto coupon paese errore sorgente prodotto ordine prenotaz fiscal barre qr
        colore progetto dipendente lingua valuta aeroporto civile penale abbigliamento cliente
        articolo avviament regalo tributo iban fattura filiale abi cab destinatario morse stradale
    """,
    typing=r"(?:e|poi|e poi) (?:il )?(?:cancelletto|asterisco)|(?:entri|entrate|entriamo"
    r"|si entra) con|"
    r"si (?:spegne|disattiva|accende) con|(?:usa|usi"
    r"|utilizza)(?= (?:il codice )?\d{3}[ -]?\d{3,5} )|digit(?:a|are|ando|i)|inseri\w{0,5}|premi"
    r"|premere|compon\w{1,3}|batti|sblocc\w{1,3}|apr(?:o|i|e|ire|irai|ira|irlo|irla|ono|ite|iamo)",
    link=r"cioè|ossia|è ora|è adesso|è|e'|sono|era|sarà|rimane|resta|diventa|corrisponde a",
    so=r"ora|adesso|quindi|dunque",
    again=r"è|e'|sono|era|eccolo|eccola",
    change="mett uso usiamo cambi modific aggiorn impostat imposta reimposta mess",
    into="metto uso usiamo in con a come",
    reverse="questa quella ecco è e' era come sono = e",
    about="di degli dei delle dalla alla del della dello dell' per in che al su sul dal la il mia "
    "mio",
    vague="una un nessuna ogni qualsiasi qualche buona",
    skipped="il la lo ora adesso sempre semplicemente ancora attualmente: le i sono cifre numeri "
    "seguenti tutto",
    function="""
        un una il la lo i gli le di del della mio mia tuo sua nostra non in a per molto cosi ancora
        anche sempre mai solo con da e o ma che chi quando come dove se questa questo sono io si al
    """,
    things="""
        manager policy gestore politica campo lunghezza forza generatore scadenza regola regole
        primaria esterna
    """,
    describing="""
        obbligatoria obbligatorio necessaria necessario scaduta scaduto errata sbagliata sbagliato
        valida valido debole forte sicura sicuro manca qui cambiata nota lunga lungo corta corto
        semplice complessa complicata vecchia nuova vuota persa dimenticata riservata privata
        pubblica importante temporanea personale condivisa niente bloccata rifiutata corretta grazie
        oggi domani ieri segreta scritta scritto messa diversa uguale stessa facile difficile
        indispensabile sensibile
        primaria vedi chiedi mia tua tutto troppo giusta unica scomoda
    """,
    endings=r"[a-z]{2,}(?:at[ao]|it[ao]|ut[ao]|issim[ao]|abile|ibile|os[ao]|iv[ao]|ante|ente)",
    halves=r"meta|parte",
    spelling="maiuscola maiuscolo minuscola minuscolo punto_esclamativo punto_interrogativo "
    "cancelletto trattino trattino_basso chiocciola dollaro asterisco percento underscore",
    digits="zero uno due tre quattro cinque sei sette otto nove",
)
