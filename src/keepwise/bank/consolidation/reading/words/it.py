"""Italian: words that say the same, a group a line; the first names it."""

from __future__ import annotations

TABLE = """
smell: odore odori profumo
surgery: operazione operat* intervento chirurg*
tablet: pastiglia pastiglie pillola pillole compressa compresse medicina medicinal* farmaco farmaci
injection: iniezion* puntura vaccin*
check: controllo_medico visita_di_controllo
pain: dolore dolori male_a
cold: influenza raffreddore
fracture: frattur* rotto_il rotta_la
deaf: sordo sorda sordi non_sente
blind: cieco cieca non_vedente
colour_blind: daltonic*
short_sighted: miop*
glasses: occhiali
hay_fever: febbre_da_fieno polline pollini
stammer: balbett* balbuzie
insomnia: insonni* dorme_male
vertigo: vertigini paura_dell_altezza
pregnant: incinta aspetta_un_bambino aspetta_un_figlio
teetotal: astemi* non_beve_alcolici non_beve_alcol niente_alcol niente_alcolici senza_alcol
  analcolic*
nonsmoker: non_fuma non_fumatore
diabetic: diabet*
asthma: asma asmatic*
headache: emicrani* mal_di_testa
shellfish: frutti_di_mare crostacei
potato: patata patate
cookie: biscott*
jam: marmellata confettura
dessert: dolce_ dessert
lunch: pranz*
dinner: cena cene cenare
breakfast: colazione
restaurant: ristorante ristoranti trattoria
beer: birra birre
wine: vino vini
barbecue: grigliat* barbecue
recipe: ricett*
fridge: frigo frigorifero
hoover: aspirapolvere
laundry: bucato
sofa: divano
flat: appartament* monolocale bilocale
house: casa case villetta
rent: affitta affitto affittare affittato
lawn: prato
vegetable_plot: orto
cellar: cantina
attic: soffitta
landlord: padrone_di_casa proprietari*
tenant: inquilin*
mortgage: mutuo
loan: prestito
debt: debit*
salary: stipendio salario guadagna reddito
cost: costo costi prezzo prezzi
cheap: economic* conveniente a_buon_mercato
expensive: caro cara costoso
tax: tasse imposte
accountant: commercialista contabile
insurance: assicura* assicurazion*
gift: regalo regali
wallet: portafogli*
parcel: pacco pacchi
letter: lettera lettere
stamp: francoboll*
coin: monet*
postcard: cartolin*
old: antic* vecchi*
repair: ripara* aggiusta* restaura*
build: costrui* costruzione fabbrica_
sew: cuce cucire sartoria
knit: maglia lavora_a_maglia ai_ferri
pottery: ceramica ceramiche vasaio
draw: disegn*
choir: coro cori corale
rehearse: prova_ prove
orchestra: orchestr*
violin: violin*
piano: pianoforte piano pianista
guitar: chitarr*
drum: batteria batterista
flute: flauto flautista
bassoon: fagott*
concert: concert*
museum: museo musei
exhibition: mostra_ mostre
newspaper: giornal* quotidiano
magazine: rivist*
crime: giallo gialli polizies*
book: libro libri romanzo romanzi
film: film cinema pellicola
series: serie serie_tv
audiobook: audiolibr*
library: bibliotec*
chess: scacchi
football: calcio calciatore
match: partita partite gara gare incontro_di
referee: arbitr*
coach: allena allenatore allenatrice
swim: nuoto nuota nuotare
sail: vela veleggi*
boat: barca barche
dive: immersion* sub
fence: scherma
fish_catch: pesca_ pescare pescatore
hunt: caccia cacciatore
ride: equitazione cavalca
train_for: si_allena allenamento si_prepara prepara_una prepara_un
club: circolo associazione club
member: fa_parte appartiene socio socia iscritt* membro
volunteer: volontari*
donate: dona_ donare donazione
church: chiesa chiese parrocchia
pray: prega preghiera
fast: digiun*
party: festa feste
wedding: matrimonio nozze
christmas: natale
bath: bagno fa_il_bagno
shower: doccia
sleep: dorme dormire sonno
bed: va_a_letto a_letto andare_a_dormire
late_up: nottambul* va_a_letto_tardi animale_notturno
early_riser: mattinier* si_alza_presto alzarsi_presto
haircut: parrucchier* barbiere
clothes: vestit* abbigliamento abiti
trousers: pantalon*
jumper: maglione golf_
shoes: scarpa scarpe calzatur*
flight: volo voli aereo volare
pilot: pilota
truck: camion
motorbike: moto motociclett*
camper: camper roulotte
parking: parcheggio
season_ticket: abbonamento_annuale
ticket: bigliett*
luggage: valigia valigie bagagl*
holiday: vacanz* ferie
travel_to: viagg*
camp: campeggio tenda
beach: spiaggia mare costa
birdwatch: birdwatching osserva_gli_uccelli
bee: ape api apicolt* alveare
chicken: gallin*
goat: capra capre
sheep: pecora pecore
vet: veterinari*
plant: pianta piante
flower: fiore fiori
exam: esame esami
degree: laurea laureat*
thesis: tesi dottorato
pupil: alunn* allievo allieva
apprentice: apprendist*
intern: tirocin* stagista stage
freelance: libero_professionista autonom* in_proprio partita_iva
unemployed: disoccupat* senza_lavoro
engineer: ingegner*
programmer: programmat* sviluppat*
nurse: infermier*
teacher: insegnante docente maestr* professor*
lawyer: avvocat*
midwife: ostetric*
electrician: elettricist*
sell: vende vendere vendit*
deliver: consegn*
clean: pulisce pulizie pulire
market: mercato mercatino
laptop: portatile computer_portatile
screen: schermo monitor
mobile: cellulare telefonino smartphone
password: password parola_d_ordine
backup: backup copia_di_sicurezza
attachment: allegat*
link: link collegamento
source: fonte fonti riferiment*
footnote: nota_a_piè note_a_piè
heading: titolo titoli intestazion*
font: carattere font corpo_
bold: grassetto
exclamation_mark: punto_esclamativo punti_esclamativi
emoji: emoji faccine emoticon
joke: battut* scherz*
jargon: gergo termini_tecnici
simple: semplic*
sentence: frase frasi
page: pagina pagine
slide: slide presentazion* diapositiv*
document: document*
draft: bozz*
report: rapport* relazion* report
note: appunt* nota note
example: esempi*
option: opzion* alternativ*
step: passo_passo passi passaggi
explain: spiega*
sort: ordinat* ordina
round: arrotond*
sign_letter: firma firmare
reminder: promemoria ricord*
calendar: calendario agenda
event: event*
conference: conferenz* convegn* congress*
trade_fair: fiera
lease: contratto_d_affitto affitto
certificate: certificat*
last: dura durare durata
expire: scade scadenza
exceed: superare supera
open: apre aperto apertura
visit: visita_ visite
talk: parla_di chiacchier* discut*
babysit: babysitter tata
twin: gemell*
elder: maggiore
younger: minore
shy: timid*
stressed: stress*
often: spesso frequent*
sometimes: a_volte ogni_tanto qualche_volta
rare: raramente di_rado
high: alto alta alti
outside: all_aperto fuori
supermarket: supermercat*
second_hand: usato seconda_mano
heating: riscaldamento
pool: piscin*
physio: fisio*
therapist: terapeut* psicolog*
chemist: farmacia farmacie
lefthand: mancin*
native: madrelingua lingua_madre
nut: noce noci frutta_secca
peanut: arachid* noccioline
egg: uovo uova
cheese: formagg*
sugar: zucchero
salt: sale
spicy: piccant*
lactose: lattosio
gluten: glutine celiac*
help: aiut* assist*
buy: compra* acquist*
begin: inizi* comincia*
search: cerca cercare
look_after: bada accudi*
early: presto
late: tardi
doing: porta portare mette prende tiene riceve organizza prepara pianifica passa trascorre partecipa
  assiste frequenta dedica cura mantiene alleva coltiva fabbrica crea realizza produce offre serve
  occupa conduce guida sale scende svuota riempie sente dirige gestisce fa impiegato impiegata
pork: maiale carne_di_maiale suino
beef: manzo carne_di_manzo bovino
"""
