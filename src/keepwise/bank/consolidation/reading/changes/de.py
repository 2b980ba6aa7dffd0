"""German: how a change is told, in the form of ``languages.de``."""

from __future__ import annotations

TABLE = """
all: alles_über alles_zu alles_zum alles_zur alles_was_mit alles_rund_um alles_was_du_über
  sämtliches_über alle_angaben_zu alle_informationen_über alle_erinnerungen_an alles_von
  alles_betreffend alle_infos_über alles_was_ich_über alles_um alle_fakten_über alles~über alles~von
  alles~zu
field=health: gesundheit krankheiten krankengeschichte gesundheitszustand diagnosen
field=family: familie verwandten verwandtschaft
field=work: arbeit job beruf arbeitsplatz
field=pets: haustiere haustieren tiere tieren
field=home: adresse wohnort
field=money: finanzen geld
field=diet: ernährung essgewohnheiten essen
swap: getauscht eingetauscht umgetauscht ersetzt tauscht tauschte austauscht ausgetauscht tauschen
  ersetzte abgelöst wechselte gewechselt_von
versus: gegen durch
glue: weiterhin immer_noch nach_wie_vor vor_allem_noch hauptsächlich vorwiegend zurzeit
  alles_in_allem weißt weiß gesagt
change: neuen_job neuer_job gewechselt_zu gewechselt_zur gewechselt_zum hat_angefangen
  hat_angeheuert ist_seit_kurzem seit_april seit_januar seit_februar seit_märz seit_mai seit_juni
  seit_juli seit_august seit_september seit_oktober seit_november seit_dezember seit_diesem_monat
  seit_dieser_woche seit_letzter_woche seit_letztem_monat seit_gestern seit_neuestem seit_neustem
  seit_dem_umzug seit_diesem_jahr seit_diesem_sommer seit_montag seit_ostern seit_weihnachten
  vor_kurzem kürzlich nur_noch nur_noch_ein nur_noch_eine nur_noch_einen auf_einmal
  hat_sich_geändert hat_sich_verändert wurde_geändert umgeschwenkt umgesattelt umgezogen_auf
  gewachsen geschrumpft verdoppelt halbiert verkleinert vergrößert aufgerückt aufgestiegen
  gewählt_zum gewählt_zur inzwischen_bei jetzt_bei nun_bei mittlerweile_bei zurückgekehrt_zu
  wieder_auf ist_wieder isst_wieder trinkt_wieder fährt_wieder doch_wieder am_ende_doch letztlich
  migriert umstellt stellt_um stieg_um steigt_um sattelt_um wechselte lief_über nachgefolgt
  nachfolger nachfolgerin
employer: ist_angestellt_bei in_lohn_und_brot steht_bei_^ unter_vertrag verdient_sein_geld_bei
  verdient_ihr_geld_bei arbeitet_aktuell_bei arbeitet_derzeit_bei arbeitet_momentan_bei
  arbeitet_zurzeit_bei
change+employer: stelle_gewechselt arbeitgeber_gewechselt job_gewechselt arbeitsplatz_gewechselt
  neuer_arbeitgeber neuen_arbeitgeber neue_stelle_bei neuen_job_bei neuer_job_bei stelle_angetreten
  neue_stelle angefangen_bei fängt_an_bei angeheuert arbeitet_mittlerweile_bei
  arbeitet_seit_neuestem_bei arbeitet_künftig_bei arbeitet_ab_sofort_bei arbeitet_wieder_bei
  eingestiegen
change+job: neue_stelle_als stelle_als angefangen_als arbeitet_nun_als arbeitet_inzwischen_als
  arbeitet_mittlerweile_als umgeschult ernannt zum_leiter_ernannt
end: abgestellt abgewöhnt aufgegeben an_den_nagel_gehängt abgestoßen rausgeworfen entsorgt weggetan
  hingeworfen geschmissen sein_gelassen bleiben_lassen gekündigt ist_gekündigt ist_verkauft
  wurde_verkauft ist_vorbei ist_geschichte ausgeheilt geheilt genesen überwunden losgeworden
  sich_getrennt getrennt_von hat_sich_getrennt schluss_gemacht schluss_mit gibt_auf nicht_mehr_da
  ausgemustert abgelegt abgegangen ausgeschieden eingeschläfert gelöscht deinstalliert
  exmatrikuliert abgesetzt hat_abgesetzt zurückgezogen niedergelegt hat_niedergelegt geschlossen
  dichtgemacht zugemacht aufgehört_mit ausgesetzt geräumt abgemeldet_von rausgeflogen keinen_mehr
  ist_ausgezogen ausgezogen ist_gestorben eingegangen gestorben schmiss_hin beendete
  nicht_mehr_dabei hat_sich_zurückgezogen das_handtuch_geworfen hat_genug_von zurückgetreten
  abgetreten abgelaufen weggezogen
temp: für_eine_woche für_ein_wochenende übers_wochenende für_einen_monat auf_probe zur_probe
mention: spielt_mit_dem_gedanken denkt_über denkt_darüber_nach erwägt überlegt_ob würde_gern
  könnte_sich_vorstellen träumt_von hat_einen_film film_über buch_über sendung_über podcast_über
  war_zu_besuch probierte ausprobiert hat_probiert vorbeigefahren schwärmte_von erzählte_von
  verbrachte ein_wochenende_in hat_verbracht vorstellungsgespräch
avoid: lass~weg lasse~weg lässt~weg lassen~weg weggelassen wegzulassen spart~aus verzichtet_auf
  verzichte_auf kommt_ohne_aus auf_verzichten unübersetzt weg_damit
dislike: unerträglich findet_unerträglich graut ekelt ekelt_sich kann_nichts_anfangen
  nicht_ausstehen_kann geht_auf_die_nerven kein_fan kein_freund_von zuwider verhasst widerlich
  findet_furchtbar findet_schrecklich ein_graus graus ein_gräuel gräuel hält_nichts_von hasse_es
  kann_nicht_leiden
like: hat_eine_schwäche_für ist_vernarrt hat_spaß_an macht_gern begeistert_sich_für freut_sich_über
  fährt_voll_auf leidenschaft
gluten: zöliakie glutenunverträglichkeit
intolerant: kann_nicht_essen kann_kein verträgt_kein verträgt_keine verträgt_keinen bekommt_nicht
  zöliakie
shift=night: arbeitet_nachts nachtschicht nachtschichten nachtarbeit nachtdienst
shift=day: tagschicht tagdienst
n:1: nur_noch_ein nur_noch_eine nur_noch_einen nur_ein nur_eine nur_einen einzige einziger einziges
  einzigen
n:2: zwillinge paar_^ beide beiden
n:3: drillinge
add: nebenbei dazu_noch obendrein auch_noch hinzugekommen dazugekommen ein_weiterer eine_weitere
  zweite_katze zweiter_hund zweiten_hund noch_dazu neben_seinem neben_ihrem zum_zweiten
phone: handynummer telefonnummer mobilnummer rufnummer
email: e-mail-adresse mailadresse emailadresse
workfromhome: heimarbeitstag homeoffice-tag homeoffice-tage
begin: angefangen_mit begonnen fing_an fängt_an hat_begonnen begann beginnt
n:14: vierzehn
n:16: sechzehn
n:17: siebzehn
n:18: achtzehn
n:19: neunzehn
n:21: einundzwanzig
n:22: zweiundzwanzig
n:23: dreiundzwanzig
n:24: vierundzwanzig
n:25: fünfundzwanzig
n:60: sechzig
n:70: siebzig
n:80: achtzig
n:90: neunzig
change+marital=married: geheiratet heiratete hat_geheiratet frisch_verheiratet jetzt_verheiratet
spouse: geheiratet heiratete
change+marital=engaged: hat_sich_verlobt verlobte_sich frisch_verlobt
change+marital=divorced: hat_sich_scheiden_lassen ließ_sich_scheiden
lead: leitet_das_projekt führt_das_projekt
employment=part: teilzeitjob teilzeitstelle
employment=full: vollzeitjob vollzeitstelle
birthplace: geburtsort geburtsstadt gebürtig_aus stammt_aus kommt_aus_^
deadline: abgabedatum fälligkeitsdatum einsendeschluss
launch: veröffentlichungstermin starttermin
not+eat+redmeat: kein_rotes_fleisch isst_kein_rotes_fleisch
friend: bekannter bekannte bekannten kumpel kumpels schulfreund schulfreundin klassenkamerad
  klassenkameradin kommilitone kommilitonin mitschüler mitschülerin
colleague: arbeitskollege arbeitskollegin
vehicle=foot: läuft_zur_arbeit laufe_zur_arbeit läuft_ins_büro
commute: läuft_zur_arbeit laufe_zur_arbeit läuft_ins_büro
retired: rente in_rente im_ruhestand rentnerin rentenalter
lived: kindheit~verbracht großgeworden groß_geworden verbrachte_die_kindheit
licence: führerschein fahrerlaubnis
"""
