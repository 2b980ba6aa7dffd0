"""German: the words of each concept. A ``*`` stands for any ending, ``_`` for a space."""

from __future__ import annotations

TABLE = """
glue: fahrt_mit fahre_mit fahrt_zur fahrt_zum fahrt_am fahrt_nach fahrt_in fahrt_im frau_^ herr_^
  halten gehalten bleiben bleibt der die das den dem des ein eine einen einem einer eines ich mich
  mir mein meine meinen meinem meiner meines du dich dir dein deine er sie es ihm ihn ihr ihre ihren
  ihrem ihrer sein seine seinen seinem seiner wir uns unser unsere unserer unserem unseren nutzer
  nutzers nutzerin benutzer benutzers user person und oder so sehr ganz nur bitte immer stets meist
  meistens ublicherweise gewohnlich grundsatzlich jeder jede jeden jedes alle allen aller einige
  sich dass daß wird werden wurde soll sollen sollte sollten kann konnen muss mussen will wollen
  wurden macht machen tut geht gehe gehen gibt gerne zu zum zur man dabei da hier dort welche
  welcher welches etwa ungefahr derzeit aktuell gerade regelmassig regelmaßig taglich_immer selbst
  etwas mal gern_gesehen kommt kommen vollig komplett personlich eigen eigene eigenen eigenes
  formulier* formulieren erfolgen erfolgt macht_ mache übt übe ausübt nimmt nehme treibt betreibt
  hält_ sowie überhaupt eben halt lassen lässt wäre werde gerade_mal jedes_mal jeweils soweit
  wie_viel wieviel wie_lange wie_oft was wo das_mit_dem das_mit_der das_mit_den was_ich_über
  alles_über alles_zu was_zu dass_ich angabe angaben info
like: mag mogen liebt liebe lieben gern lieber_mag gefallt gefallen begeistert* fan_von schatzt
  schatze schwarmt steht_auf stehe_auf freut_sich_uber
prefer: bevorzugt bevorzuge bevorzugen lieber zieht vorzieht favorisiert vorzugsweise am_liebsten
  vorzug
want: mochte mochten will wunscht wunsche wunsch hatte_gern braucht brauche verlangt besteht_auf
  erwartet
show: zeig* sehen anzeig* angezeigt darstell* dargestellt gib geben ausgeben aufliste* angeben angib
  angegeben nenne nennen
write: schreib* geschrieben formatier* verfass*
use: nutzt nutze nutzen benutz* verwend* gebrauch* arbeitet_mit arbeite_mit setzt_auf setze_auf
have: hat habe haben hatte besitzt besitze besitzen gehort halt halte zuchtet baut_an wachsen
  wachst leidet_an leide_an leidet_unter leide_unter leidet leide
dislike: hasst hasse hassen verabscheut kann_nicht_ausstehen nicht_leiden nicht_ausstehen
  mag_nicht nicht_mag nicht_gern nicht_gerne ungern mag_kein mag_keine mag_keinen nicht_mogen
  abneigung
avoid: weglassen lass_weg auslassen vermeid* meidet meide
be: ist bin sind sei lautet heißen steht liegt sitzt befindet_sich befinden stehen liegen sitzen
  findet_statt finden_statt stattfinden statt_findet entschieden_für entschieden entscheidet
  beschlossen hat_beschlossen gewählt ausgesucht zahlt zahle bezahlt
call: heißt heisst heiße heisse namens genannt name namen nennt
name: genannt_werden mochte_genannt nenn_mich nennt_mich spitzname rufname angesprochen_werden
  werde_genannt
say: sagt sagte
speak: spricht spreche sprechen fließend beherrscht
learn: lernt lerne lernen lernend studiert studiere studieren besucht_einen_kurs belegt
teach: unterrichtet unterrichte lehrt gibt~unterricht gibt~stunden gibt~kurse leitet~kurse gibt~kurs
  leitet~kurs
play: spielt spiele spielen spieler spielerin
eat: isst esse essen ernahrt_sich
drink: trinkt trinke trinken
read: liest lese lesen
watch: schaut schaue sieht_gern guckt
collect: sammelt sammle sammeln sammler* sammlung sammlungen
listen: hort hore
mention: traf getroffen las gelesen gehort_von besuchte besuchten sah gesehen sprach gesprochen
  artikel_uber uberlegt vielleicht erwagt hat_gefragt fragte kennengelernt unterhielt bericht_uber
  dokumentation_uber denkt_daruber
home: wohnt wohne wohnen lebt lebe leben wohnhaft wohnort zuhause zu_hause heimat wohnsitz
  ansassig daheim
moved: gezogen umgezogen zieht_nach ubergesiedelt
lived: wohnte lebte wuchs aufgewachsen gewohnt gelebt
worked: arbeitete
employer: arbeitet_bei arbeite_bei arbeitet_fur arbeite_fur arbeitgeber firma angestellt_bei
  beschaftigt_bei tatig_bei unternehmen angestellt beschaftigt arbeitsplatz arbeitsort
  bei_der_firma arbeitet_jetzt_bei arbeitet_nun_bei arbeite_jetzt_bei arbeite_nun_bei
  arbeitet_inzwischen_bei arbeitet_seit_kurzem_bei
job: arbeitet_als arbeite_als beruf beruflich tatig_als beschaftigt_als stelle_als von_beruf rolle
  position berufsbezeichnung arbeitet_jetzt_als arbeite_jetzt_als ist_als
department: abteilung
works: arbeitet arbeite arbeiten
workhours: stunden_pro_woche wochenstunden stunden_die_woche stunden_in_der_woche
manager: chef chefin vorgesetzte* fuhrungskraft berichtet_an berichte_an
lead: geleitet leitet leite leiten leitung leiter leiterin projektleitung projektleiter*
  verantwortet verantwortlich_fur verantwortlich fuhrt
cover: betreut betreue betreuen kummert_sich_um kummere_mich_um zustandig
  verantwortlich_fur_die verwaltet ubernimmt
spouse: frau ehefrau mann ehemann verheiratet gatte gattin geschieden getrennt verwitwet
  ehepartner*
marital=married: verheiratet ehe
marital=divorced: geschieden getrennt scheidung
marital=single: ledig single alleinstehend
marital=engaged: verlobt*
partner: partner partnerin freundin lebensgefahrt*
daughter: tochter tochtern
son: sohn sohne sohnes
child: kind kinder kindern
stepson: stiefsohn
brother: bruder brudern bruders
sister: schwester schwestern
sibling: geschwister
mother: mutter mama
father: vater papa
parents: eltern
inlaw: schwiegermutter schwiegervater schwager schwagerin
uncle: onkel
aunt: tante
cousin: cousin cousine
nephew: neffe neffen
niece: nichte
grandmother: oma großmutter
grandfather: opa großvater
friend: freund freunde freunden
neighbour: nachbar*
colleague: kolleg*
flatmate: mitbewohner*
dog: hund hunde hundin hunden dackel
cat: katze katzen kater
parrot: papagei*
rabbit: kaninchen hase
horse: pferd pferde
hamster: hamster
tortoise: schildkrote*
bird: vogel wellensittich
doctor: arzt arztin hausarzt*
dentist: zahnarzt*
answer: antwort antworten antworte antwortet antworte_mir beantwort* ruckmeldung*
email: e-mail e-mails mail mails email emails
message: nachricht nachrichten
length=short: kurz kurze kurzer kurzen kurzes knapp* pragnant bundig kompakt*
length=long: lang lange langer langen ausfuhrlich* detailliert* umfangreich* lange_antworten
tone=formal: formell* formlich*
tone=casual: locker* informell* zwanglos* leger* salopp*
tone=friendly: freundlich*
tone=direct: direkt*
address=formal: gesiezt siezen siezt sie_form per_sie sieze mit_sie
address=informal: geduzt duzen duzt per_du duze mit_du du_form dutz*
diet=vegetarian: vegetarier* vegetarisch* kein_fleisch fleischlos ohne_fleisch isst_kein_fleisch
  esse_kein_fleisch fleisch_nicht nie_fleisch
diet=vegan: vegan* veganer*
diet=meat: isst_fleisch esse_fleisch fleischesser*
dietkind: diat diaten ernahrungsweise
allergy: allergi*
intolerant: darf_kein darf_keine darf_keinen unvertraglichkeit* intoleran* vertragt_kein*
  vertragt_nicht nicht_vertragen vertrage_kein*
fear: angst angste furcht furchtet phobie
smoke: raucht rauche rauchen raucher* zigarette*
run: joggt jogge joggen lauft laufe laufen lauf laufer*
swim: schwimm* schwimmer
cycle: radelt radfahren fahrrad_fahren rad_fahren
hike: wander*
walk: spazier* spaziergang*
cook: kocht koche kochen koch köchin
bake: backt backe backen bäckt
garden: garten gartnern gartnert gartenarbeit
paint: malt male malen malerei aquarell* maler malerin
watercolour: aquarell*
dance: tanzt tanze tanzen tanz tänzer tänzerin
sing: singt singe singen sangerin sanger sänger sängerin
climb: klettert klettern klettere
ski: ski skifahren
gym: fitnessstudio fitness-studio
photo: fotografi* fotografier*
car: fahrt fahre auto autos wagen pkw fahrer fahrerin
vehicle=bike: rad fahrrad mit_dem_rad velo
vehicle=tram: straßenbahn tram
vehicle=train: zug bahn s-bahn
vehicle=bus: bus
vehicle=metro: u-bahn
vehicle=scooter: roller e-roller
vehicle=car: mit_dem_auto
vehicle=foot: zu_fuß
commute: zur_arbeit ins_buro zum_buro pendelt pendle arbeitsweg
office: buro buros
workfromhome: homeoffice home-office von_zu_hause heimarbeit von_zuhause
birthday: geburtstag geburtsdatum geboren_am
birthplace: geboren_in
wakeup: steht_auf stehe_auf aufsteh* aufgestanden
clock=24: 24-stunden* 24-stunden-format
clock=12: 12-stunden*
theme=dark: dunkelmodus dark_mode dunkles_design dunkel* dunkle*
theme=light: hellmodus light_mode helles_design helle*
units=metric: metrisch*
units=imperial: imperial*
temperature=c: celsius
temperature=f: fahrenheit
timezone: zeitzone
meeting: besprechung besprechungen meeting meetings termin termine sitzung sitzungen
currency=eur: euro euros eur
currency=usd: dollar us-dollar usd
currency=gbp: pfund
currency=chf: franken schweizer_franken chf
currency=jpy: yen
figure: betrag betrage betragen summen
format=bullets: stichpunkt* aufzahlung* aufzahlungspunkt* stichwort* bullet* spiegelstrich*
format=prose: fließtext ganzen_satzen vollstandigen_satzen absatz* ganze_satze
format=table: tabelle* tabellar*
format=chart: diagramm* grafik* graph*
filetype=pdf: pdf pdfs
filetype=word: word word-dokument* docx
filetype=excel: excel excel-datei* xlsx
filetype=csv: csv
dateformat=iso: iso
date: datum datumsangab*
decimal: dezimal* nachkommastell*
decimal=comma: komma dezimalkomma
decimal=point: dezimalpunkt
seat=window: fensterplatz* fenster
seat=aisle: gangplatz* gang
daypart=morning: morgen morgens vormittag* fruh morgendlich*
daypart=noon: mittag mittags
daypart=afternoon: nachmittag*
daypart=evening: abend abends abendlich*
daypart=night: nacht nachts
dayspan=weekday: werktag* unter_der_woche wochentag*
dayspan=weekend: wochenende* am_wochenende
freq=daily: taglich*
freq=weekly: wochentlich* wochen-
freq=monthly: monatlich* monats- monatsbericht*
freq=quarterly: quartal* vierteljahr*
freq=yearly: jahrlich* jahres-
bound=max: hochstens maximal nicht_mehr_als nicht_länger_als darf_nicht_überschreiten
bound=min: mindestens
bound=before: vor
bound=after: spater_als
language=en: englisch* auf_englisch
language=de: deutsch*
language=fr: franzosisch*
language=es: spanisch*
language=it: italienisch*
language=pt: portugiesisch*
language=pl: polnisch
language=ja: japanisch
language=zh: chinesisch
language=ru: russisch
language=tr: turkisch
language=nl: niederlandisch
language=sv: schwedisch
phone_call: telefon* anruf* telefonat*
video: video*
deadline: frist deadline abgabe abgabetermin fallig stichtag abgabefrist
launch: launch start einfuhrung livegang veroffentlich*
favourite: lieblings liebling*
school: schule grundschule gymnasium
university: universitat uni hochschule
kindergarten: kindergarten kita
age: jahre_alt alter
height: groß_ist korpergroße
shoesize: schuhgroße
size: große
colour: farbe farben lieblingsfarbe
subscribe: abonn* abo abos
rent: mietet miete mieten gemietet
coffee: kaffee espresso espressi
tea: tee
summary: zusammenfassung*
conclusion: fazit ergebnis
team: team teams mannschaft
without: ohne
alone: allein alleine
thing: format formate dateiformat datei sachen dinge stadt ort region gebiet bezirk stadtteil leute
  personen mensch menschen person kurs kurse art marke mitglied mitglieder instrument sportart
  gericht essen_gericht sprache uhr zeit anzahl gruppe mitgliedschaft uhrzeit raum_stadt namen sache
  tag krankheit
retired: ruhestand rentner* pensioniert pension
grandson: enkel enkelsohn
granddaughter: enkelin enkeltochter
grandchild: enkelkind enkelkinder
godson: patensohn
goddaughter: patentochter
godchild: patenkind
stepfather: stiefvater
stepmother: stiefmutter
stepdaughter: stieftochter
mass=g: gramm kilogramm kilo
mass=oz: unze unzen
mass=lb: pfund_gewicht
distance=km: kilometer* metern
distance=mile: meile meilen
n:13: dreizehn
n:15: fünfzehn
n:20: zwanzig
n:30: dreißig
n:40: vierzig
n:50: fünfzig
n:100: hundert
n:2: zweiten_montag zweiten_dienstag zweiten_mittwoch zweiten_donnerstag zweiten_freitag
  zweiten_samstag zweiten_sonntag
day=1: zweiten_montag
day=2: zweiten_dienstag
day=3: zweiten_mittwoch
day=4: zweiten_donnerstag
day=5: zweiten_freitag
day=6: zweiten_samstag
day=7: zweiten_sonntag
distance=cm: zentimeter* cm millimeter*
distance=inch: zoll
language=la: latein lateinisch
language=uk: ukrainisch
language=ko: koreanisch
language=ar: arabisch
language=el: griechisch
language=da: dänisch
language=no: norwegisch
language=cs: tschechisch
language=hu: ungarisch
employment=part: teilzeit halbtags
employment=full: vollzeit ganztags
orientation=portrait: hochformat
orientation=landscape: querformat
payment=cash: bar_ bargeld
payment=card: mit_karte kreditkarte
payment=transfer: überweisung lastschrift
order=ascending: aufsteigend*
order=descending: absteigend*
tense=past: präteritum vergangenheit
tense=present: präsens gegenwart
season=spring: frühling frühjahr
season=summer: sommer
season=autumn: herbst
season=winter: winter
not: weigert lehnt_ab nicht kein keine keinen keinem keiner keines nie niemals ohne nichts weder
  unfähig
over: nicht~mehr kein~mehr keine~mehr keinen~mehr keinem~mehr keiner~mehr nie~mehr nichts~mehr
end: bestanden abgegeben abgeschlossen geschlossen weggeworfen vorbei nie_wieder aufgehort
  aufgegeben verkauft gekundigt beendet verlassen ausgezogen abgemeldet eingestellt getrennt
  geschieden abgeschafft verzichtet hort_auf storniert abbestellt verloren gestorben verstorben
  aufgelost abgebrochen ausgetreten mehr_nicht keinerlei_mehr abgesagt weggegeben verschenkt
  ausgestiegen los_geworden ist_weg vom_tisch hat_aufgehört wurde_eingestellt ausgelaufen
  hingeschmissen an_den_nagel nicht_länger entlassen zurückgegeben weggefallen fällt_weg abgerissen
  zerstört abgebrannt gestohlen kaputt eingegangen
change: jetzt nun inzwischen neuerdings ab_sofort kunftig von_nun_an ab_jetzt stattdessen statt
  verschoben verlegt gewechselt umgestellt geandert umbenannt ersetzt neu neue neuer neuen neues
  mittlerweile seit_kurzem fortan heutzutage wechselt befordert umgezogen verlangert vorgezogen
  in_zukunft umgestiegen geworden ab_heute dieses_jahr dieses_schuljahr ubernommen wurde_zu gezogen
  anstelle doch_lieber rückt rutscht wandert gestiegen gesunken erhöht gesenkt reduziert aufgestockt
  angehoben getauscht eingetauscht tauscht ersetzt_durch abgelöst löst_ab hat_abgelöst
  übernimmt_jetzt vertagt ab_januar ab_montag seit_heute ab_nächster künftig zieht_um ist_jetzt doch
  hat_gewechselt auf_neu umgebaut umbesetzt korrigiert angepasst versetzt wird_jetzt findet_jetzt
  erneuert
add: auch außerdem zusatzlich ebenfalls noch_ein noch_eine noch_einen weitere* zweite_tochter
  zweiter_sohn zweiten_sohn zweiten zweites zweite zudem daruber_hinaus sowohl daneben ferner
past: fruher damals als_kind als_student* einst ehemals vor_jahren wohnte arbeitete lebte
  in_der_kindheit wahrend_des_studiums seinerzeit war
temp: diese_woche heute morgen_fruh vorubergehend bis_montag derzeit_im_urlaub im_urlaub gestern
  nachste_woche diesen_monat voriges letzte_woche fur_ein_paar_tage zu_besuch am_wochenende_in
old: statt anstatt anstelle_von fruher_genannt ehemals vormals bisher nicht_mehr_in
than: gegenuber
for: fur wenn bei wenn_es_um geht_es_um
in: in im ins innerhalb
on: am auf an
at: um
as: als
with: mit
by: von vom durch
from: aus ab seit
to: nach zu zum zur
per: pro
oclock: uhr
numbers: null eins|einmal zwei|zweimal drei|dreimal vier|viermal funf sechs sieben acht neun zehn
  elf zwolf
ordinals: nullte ersten|erste|erster zweiten_stock dritten|dritte|dritter vierten|vierte|vierter
  funften|funfte sechsten|sechste siebten|siebte achten|achte
days: montag* dienstag* mittwoch* donnerstag* freitag* samstag*|sonnabend* sonntag*
months: januar|janner februar marz april mai juni juli august september oktober november dezember
"""
