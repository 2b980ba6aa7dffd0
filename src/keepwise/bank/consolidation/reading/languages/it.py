"""Italian: the words of each concept. A ``*`` stands for any ending, ``_`` for a space."""

from __future__ import annotations

TABLE = """
glue: il lo la i gli le l un uno una io mi me mio mia miei mie tu ti tuo tua si se suo sua suoi sue
  ci noi nostro nostra utente persona e ed o che chi cui questo questa questi queste quello molto
  bene solo sempre di_solito normalmente generalmente abitualmente per_favore ogni tutti tutte tutto
  alcuni fa faccio fanno fare va vado vanno andare del dello della dei degli delle deve devono
  dovrebbe puo posso possono sia siano essere stato stata cosi attualmente stesso stessa proprio
  propria viene vengo vengono pratica pratico praticare prende prendo da_solito soprattutto d dell
  personalmente po segue_un sa sapere svolge svolgere segue seguire frequenta ha_l_abitudine solito
  è_solito effettua un_po da_parte po_di quanto quanta dove cosa quello_che_ho_detto tutto_su
  il_fatto_che la_storia_del la_faccenda
like: piace piacciono ama amo amare adora adoro apprezza* appassionat* fan_di va_matto va_matta
  gradisce gradito piacere tifoso
prefer: preferisc* preferi* meglio preferenza* preferirebbe
want: vuole voglio volere vorrebbe vorrei desider* chiede bisogno esige gradirebbe
show: mostra* vedere visualizz* presenta presentare metti mettere dammi elenca
write: scriv* scritt* redig* formatta* formul*
use: usa uso usare utilizz* impieg* lavora_con si_serve
have: ha ho avere abbiamo possiede possied* dispone alleva soffre soffro soffrire tiene tengo
dislike: odia odio odiare detest* non_sopporta non_sopporto non_piace non_piacciono non_ama
  non_amo
avoid: evita evito evitare evitando
be: e_ è sono era_ diventa sta_ si_trova si_trovano situat* rimane resta ha_luogo si_tiene si_svolge
  avviene ha_scelto scelto sceglie ha_deciso deciso optato paga pagare
call: chiama chiamo chiamano chiamato chiamata nome nomi
name: essere_chiamato essere_chiamata farsi_chiamare si_fa_chiamare mi_faccio_chiamare chiamami
  soprannome nomignolo
speak: parla parlo parlare parlano padroneggia
learn: impara imparo imparare studia studio studiare corso_di lezioni_di frequenta_un
teach: insegna insegno insegnare dà~lezioni tiene~corsi tiene~lezioni tiene~corso
play: gioca gioco giocare suona suono suonare suonatore_di suonatrice_di giocatore_di giocatrice_di
  suonatore suonatrice
eat: mangia mangio mangiare
drink: beve bevo bere
read: legge leggo leggere
watch: guarda guardare
collect: collezion*
listen: ascolta*
mention: incontrato ha_letto ho_letto letto visto ha_visto visitato conosciuto ha_sentito sentito
  parlato_con articolo_su forse sta_pensando ha_incontrato documentario chiacchierato assistito
home: abita abito abitare vive vivo vivere residente risiede risiedo casa_a residenza domicili*
  dimora
moved: trasferit* traslocato si_e_trasferito si_e_trasferita trasferirsi si_è_trasferito
  si_è_trasferita si_trasferisce mi_sono_trasferit*
lived: viveva abitava vissuto abitato cresciut*
worked: lavorava
employer: lavora_per lavoro_per lavora_presso lavoro_presso lavora_da_^ lavora_in_^ lavora_alla_^
  datore_di_lavoro azienda impiegato_presso impiegata_presso assunt* lavora_ora_per
  lavora_ora_presso lavora_adesso_per luogo_di_lavoro dipendente ditta lavora_ora_alla
  lavora_ora_in
job: lavora_come lavoro_come mestiere professione ruolo di_professione posizione fa_il_mestiere
  incarico lavora_ora_come
department: reparto dipartimento ufficio_
works: lavora lavoro lavorare
workhours: ore_settimanali ore_alla_settimana ore_a_settimana
manager: capo capa responsabile_diretto superiore riporta_a supervisore
lead: responsabile guida guidat* dirige dirett* coordina* capeggia gestisce gestito capoprogetto
cover: segue copre si_occupa_di si_occupa_del si_occupa_della si_occupa_dei si_occupa_delle
  cura_la incaricat*
spouse: moglie marito coniuge sposato sposata sposato_con sposata_con divorziato divorziata
marital=married: sposato sposata matrimonio
marital=divorced: divorziat* separato separata divorzio
marital=single: single celibe nubile
marital=engaged: fidanzat*
partner: compagno compagna partner
daughter: figlia figlie
son: figlio
child: figli bambini bambino
brother: fratello fratelli
sister: sorella sorelle
mother: madre mamma
father: padre papa
parents: genitori
inlaw: suocera suocero cognato cognata
uncle: zio
aunt: zia
cousin: cugino cugina
nephew: nipote
grandmother: nonna
grandfather: nonno
friend: amico amica amici amiche
neighbour: vicino_di_casa vicina_di_casa vicini
colleague: collega colleghi colleghe
flatmate: coinquilin*
dog: cane cani cagnolino cagna
cat: gatto gatta gatti gattino
parrot: pappagallo
rabbit: coniglio
horse: cavallo cavalla
tortoise: tartaruga
bird: uccellino canarino
doctor: medico dottore dottoressa
dentist: dentista
answer: rispo* rispost* replica
email: email e-mail mail posta
message: messaggio messaggi
length=short: corto corta corti corte breve brevi concis* sintetic* stringat* brevita succint*
length=long: lungo lunga lunghi lunghe dettagliat* approfondit* estes* articolat*
tone=formal: formale formali formalmente
tone=casual: informale informali colloquiale disinvolt*
tone=friendly: amichevole cordiale
tone=direct: dirett*
address=formal: del_lei dare_del_lei dammi_del_lei
address=informal: del_tu dare_del_tu dammi_del_tu
diet=vegetarian: vegetarian* non_mangia_carne non_mangio_carne senza_carne mai_carne
  non_mangia_la_carne non_mangia_mai_carne
diet=vegan: vegan*
diet=meat: mangia_carne mangio_carne
dietkind: dieta
allergy: allergi* allergic*
intolerant: non_puo_mangiare non_posso_mangiare intolleran* non_tollera non_tollero celiac*
  non_digerisce
fear: paura teme timore fobia
smoke: fuma fumo fumare fumator*
run: corre corro correre corsa
swim: nuota nuoto nuotare
hike: escursion* trekking
walk: passeggia* cammina*
cook: cucina_spesso cucino cucinare cuoco cuoca
bread: pane
garden: giardin* giardinaggio orto
paint: dipinge dipingere pittura acquerell* pittore pittrice
watercolour: acquerell*
dance: balla ballo ballare danza ballerino ballerina
sing: canta canto cantare coro cantante
climb: arrampica* scala
ski: sci scia sciare
gym: palestra
photo: fotograf*
car: guida_una guida_un guido_una auto macchina automobile autista conducente
vehicle=bike: bici bicicletta
vehicle=tram: tram
vehicle=train: treno
vehicle=bus: autobus bus
vehicle=metro: metro metropolitana
vehicle=scooter: monopattino
vehicle=car: in_auto in_macchina
vehicle=foot: a_piedi
commute: al_lavoro in_ufficio andare_al_lavoro
office: ufficio uffici
workfromhome: telelavoro smart_working lavora_da_casa lavoro_da_casa da_remoto
birthday: compleanno compie_gli_anni data_di_nascita nato_il nata_il
birthplace: nato_a nata_a
wakeup: si_alza mi_alzo alzarsi sveglia
clock=24: 24_ore
clock=12: 12_ore
theme=dark: scuro tema_scuro modalita_scura scura
theme=light: chiaro tema_chiaro modalita_chiara chiara
units=metric: metric*
units=imperial: imperial*
temperature=c: celsius
temperature=f: fahrenheit
timezone: fuso_orario
meeting: riunione riunioni appuntament*
currency=eur: euro
currency=usd: dollaro dollari
currency=gbp: sterlina sterline
currency=chf: franco franchi
figure: importi cifre somme
format=bullets: elenco_puntato elenchi_puntati punti
format=prose: paragraf* prosa testo_continuo
format=table: tabella tabelle
format=chart: grafico grafici diagramma
filetype=pdf: pdf
filetype=word: word docx
filetype=excel: excel foglio_di_calcolo
filetype=csv: csv
dateformat=iso: iso
decimal: decimal*
decimal=comma: virgola
decimal=point: punto
seat=window: finestrino
seat=aisle: corridoio
daypart=morning: mattina mattino mattine mattutin*
daypart=noon: mezzogiorno
daypart=afternoon: pomeriggio pomeriggi
daypart=evening: sera sere serale
daypart=night: notte
dayspan=weekday: giorni_feriali infrasettimanal*
dayspan=weekend: fine_settimana weekend
freq=daily: quotidian* giornalier*
freq=weekly: settimanal*
freq=monthly: mensil*
freq=quarterly: trimestral*
freq=yearly: annual*
bound=max: al_massimo massimo non_piu_di non_deve_superare non_supera
bound=min: almeno minimo
bound=before: prima_di prima_delle prima
bound=after: dopo
language=en: inglese
language=de: tedesco tedesca
language=fr: francese
language=es: spagnolo spagnola
language=it: italiano italiana
language=pt: portoghese
language=ja: giapponese
language=zh: cinese
language=ru: russo
phone_call: telefon* chiamata chiamate
video: videochiamat* video
deadline: scadenza termine_di_consegna consegna scade
launch: lancio lanciare uscita lancia
favourite: preferito preferita preferiti favorito favorita
school: scuola liceo elementari
university: universita
kindergarten: asilo
age: anni eta
size: taglia
shoesize: numero_di_scarpe
colour: colore colori
subscribe: abbonat* abbona
membership: abbonamento
coffee: caffe espresso
tea: te tè
summary: riassunto riepilogo sintesi
conclusion: conclusion*
team: squadra team
without: senza
alone: solo_ da_solo da_sola
thing: citta luogo posto zona regione quartiere area persone gente tipo marca membro membri cosa
  cose corso attivita sport strumento lingua animale piatto gruppo ora ore formato volta volte
  malattia carne_di
retired: pensionat* pensione
grandchild: nipote nipoti
mass=g: grammi grammo chili chilo
mass=oz: once oncia
distance=km: chilometr* metri
distance=mile: miglia miglio
n:13: tredici
n:15: quindici
n:20: venti
n:30: trenta
n:40: quaranta
n:50: cinquanta
n:100: cento
n:2: secondo_lunedi secondo_martedi secondo_mercoledi secondo_giovedi secondo_venerdi secondo_sabato
  secondo_domenica
day=1: secondo_lunedi
day=2: secondo_martedi
day=3: secondo_mercoledi
day=4: secondo_giovedi
day=5: secondo_venerdi
day=6: secondo_sabato
day=7: secondo_domenica
distance=cm: centimetr* cm
distance=inch: pollici
language=la: latino
language=el: greco
language=pl: polacco
language=tr: turco
employment=part: part-time tempo_parziale mezza_giornata
employment=full: tempo_pieno full-time
payment=cash: contanti
payment=card: con_la_carta carta_di_credito
payment=transfer: bonifico
order=ascending: crescente
order=descending: decrescente
season=spring: primavera
season=summer: estate
season=autumn: autunno
season=winter: inverno
not: si_rifiuta rifiuta non mai nessun nessuna nessuno niente nulla neanche ne_ senza incapace
over: non~piu nessun~piu nessuna~piu mai~piu
end: chiuso superato smesso ha_smesso ho_smesso smette venduto ha_lasciato ho_lasciato lasciato
  disdett* annullat* cessato divorziat* abbandonat* finito_di concluso dimess* rinunciato rotto
  chiuso_con pensionat* morto morta perso cancellato_l separat* uscito_dal uscita_dal
  si_è_sbarazzato buttato ha_chiuso posto_fine ha_restituito restituito rivenduto licenziato non_più
  demolito distrutto rubato bruciato
change: ora adesso d_ora_in_poi da_ora_in_poi da_adesso ormai invece al_posto anziche rinviat*
  rimandat* spostat* posticipat* anticipat* cambiat* passat* sostitui* rinominat* nuovo nuova nuovi
  promoss* ultimamente da_oggi oggigiorno diventat* trasferit* slitta* quest_anno slittat* passa_a
  traslocato in_futuro rimpiazz* ribattezzat* passa_al passa_alle passano passerà è_passato
  è_passata salito sceso aumentato ridotto alzato abbassato prolungato accorciato scambiato
  barattato subentra subentrato prende_il_posto ha_preso_il_posto sostituito_da da_gennaio
  da_febbraio da_marzo da_aprile da_maggio da_giugno da_luglio da_agosto da_settembre da_ottobre
  da_novembre da_dicembre da_domani da_lunedì di_recente alla_fine dopotutto si_è_trasferito
  si_è_trasferita si_trasferisce cambia cambiano calata calato rinnovato
add: anche inoltre pure un_altro un_altra altro altra secondo_figlio seconda_figlia secondo
  seconda ulteriore in_piu aggiuntiv* oltre
past: una_volta in_passato da_bambino da_bambina da_ragazzo da_studente quando_era anni_fa viveva
  abitava lavorava ex durante_gli_studi era
temp: questa_settimana oggi domani questo_fine_settimana ieri la_prossima_settimana
  temporaneamente fino_a in_vacanza per_qualche_giorno stasera questo_mese per_una_fiera
old: invece_di invece_che al_posto_di anziche_ in_precedenza sostituisce precedentemente
  in_sostituzione_di
than: rispetto piuttosto_che che_la che_il
for: per quando quando_si_parla_di
in: nell in nel nello nella nei nelle
on: sull su sul sulla
with: con
as: come
by: dall da dal dalla dai
from: di
to: all a al allo alla ai agli alle
oclock: ore
at: alle_ore
numbers: zero - due tre quattro cinque sei sette otto nove dieci undici dodici
ordinals: zero_ primo|prima_volta secondo_piano terzo|terza quarto|quarta quinto|quinta sesto
days: lunedi martedi mercoledi giovedi venerdi sabato|sabati domenica|domeniche
months: gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre
  dicembre
"""
