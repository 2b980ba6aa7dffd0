"""Dutch: how a change is told, in the form of ``languages.nl``."""

from __future__ import annotations

TABLE = """
all: alles_over alles_rond alles_rondom alles_wat_je_weet_over alles_wat_met alles_aangaande
  alle_informatie_over alles_wat_ik_zei_over alles_betreffende alles_omtrent alle_gegevens_over
  alle_herinneringen_aan alles_wat_te_maken_heeft_met alles_wat_ik_heb_verteld_over alles~over
  alles~van
field=health: gezondheid ziektes medische_geschiedenis
field=family: familie gezin verwanten
field=work: werk baan loopbaan
field=pets: huisdieren dieren
field=home: adres woonplaats
field=money: financiën geld
field=diet: voeding eetgewoonten dieet
swap: geruild ingeruild omgeruild vervangen verruild ruilt ruilde verving omgewisseld overgestapt
  overgegaan overstapt
versus: tegen door
glue: nog_steeds nog_altijd vooral_nog voornamelijk hoofdzakelijk weet daar
change: nieuwe_baan is_gaan_werken gaan_werken in_dienst_getreden sinds_deze_maand sinds_deze_week
  sinds_vorige_week sinds_vorige_maand sinds_gisteren sinds_kort sinds_januari sinds_februari
  sinds_maart sinds_april sinds_mei sinds_juni sinds_juli sinds_augustus sinds_september
  sinds_oktober sinds_november sinds_december sinds_maandag sinds_de_verhuizing sinds_dit_jaar
  nog_maar nog_maar_een recentelijk gegroeid gekrompen verdubbeld gehalveerd uitgegroeid gekozen_tot
  verkozen teruggekeerd weer_terug_naar eet_weer drinkt_weer rijdt_weer migreerde gemigreerd
  omgeschakeld schakelde_over stapte_over stapt_over gewisseld wisselde bekeerd omgeschoold
  dit_seizoen deze_zomer deze_winter dit_voorjaar dit_najaar bijgewerkt eigenlijk_toch
  gepromoveerd_tot doorgeschoven nu_bij
employer: werkt_momenteel_bij werkt_op_dit_moment_bij werknemer_bij werknemer_van op_de_loonlijst
  verdient_zijn_brood_bij verdient_haar_brood_bij
change+employer: van_baan_veranderd van_baan_gewisseld van_werkgever_veranderd
  van_werkgever_gewisseld nieuwe_baan_bij nieuwe_werkgever begonnen_bij is_begonnen_bij
  is_gaan_werken_bij gaan_werken_bij in_dienst_getreden_bij aangenomen_bij werkt_inmiddels_bij
  werkt_sinds_kort_bij werkt_vanaf_nu_bij werkt_intussen_bij aan_de_slag_bij aan_de_slag_gegaan_bij
change+job: nieuwe_baan_als begonnen_als werkt_inmiddels_als werkt_tegenwoordig_als omgeschoold_tot
  benoemd aan_de_slag_als
end: opgedoekt aan_de_wilgen afgezworen afgeleerd gestopt_met stopte stopte_met weg_gedaan
  van_de_hand_gedaan verwijderd gedeïnstalleerd ontbonden genezen hersteld overwonnen losgelaten
  gaf_op geeft_op opgehouden_met eruit_gestapt is_voorbij verleden_tijd uitgetreden opgeheven
  ingetrokken laten_vallen laten_inslapen dichtgegaan dicht_gedaan gesplitst vertrokken_bij
  uitgeschreven_bij gekapt gekapt_met weggegeven geruimd verbroken uit_de_handel verlopen afgelast
  afgeblazen doodgegaan dood is_dood weggevallen ingeslapen weggelopen
temp: voor_een_week voor_een_maand op_proef een_weekendje
mention: denkt_erover overweegt speelt_met_het_idee zou_graag_bezoeken droomt_van
  zag_een_documentaire zag_een_film las_een_boek las las_een_artikel bezocht heeft_bezocht proefde
  heeft_gelezen heeft_gezien geprobeerd een_weekend_in bracht_een_weekend_door sprak ontmoette
  hoorde_over sollicitatiegesprek
avoid: laat~weg laat~achterwege laten~weg laat~eruit weglaten weggelaten zonder_~doen onvertaald
  ziet_af_van afzien_van
dislike: onuitstaanbaar onverdraaglijk vindt_onverdraaglijk gruwt walgt irriteert stoort_zich_aan
  geen_fan geen_liefhebber moet_niets_hebben kan_niet_tegen
like: dol_op gek_op verzot_op liefhebber_van fan_van heeft_een_zwak_voor geniet geniet_van
  bezeten_van
gluten: coeliakie
intolerant: kan_niet_eten mag_niet_eten coeliakie verdraagt_niet kan_niet_tegen_melk
shift=night: nachtdienst nachtdiensten werkt_s_nachts nachtploeg nachtwerk
shift=day: dagdienst dagdiensten dagploeg
n:1: nog_maar_een één_enkele enkele maar_een slechts_een
n:2: tweeling paar_
n:3: drieling
add: nog_eens daarbovenop ernaast tweede_hond tweede_kat naast_zijn naast_haar nog_een_tweede
phone: mobiele_nummer telefoonnummer mobiel_nummer gsm-nummer
email: e-mailadres mailadres
workfromhome: thuiswerkdag thuiswerken thuiswerkt
begin: begonnen_met is_begonnen begint begon gestart gestart_met
fear: bang angst vrees fobie
n:14: veertien
n:16: zestien
n:17: zeventien
n:18: achttien
n:19: negentien
n:21: eenentwintig
n:22: tweeëntwintig
n:23: drieëntwintig
n:24: vierentwintig
n:25: vijfentwintig
n:60: zestig
n:70: zeventig
n:80: tachtig
n:90: negentig
to: naar
change+marital=married: trouwde pasgetrouwd hertrouwd
spouse: trouwde
change+marital=engaged: verloofde_zich heeft_zich_verloofd
change+marital=divorced: is_gescheiden uit_elkaar_gegaan
marital=single: vrijgezel alleenstaand single
lead: leidt_het_project trekt_het_project
employment=part: deeltijdbaan parttime_baan parttimebaan
birthplace: geboorteplaats geboortestad afkomstig_uit komt_uit_^
deadline: einddatum
launch: lanceringsdatum
not+eat+redmeat: eet_geen_rood_vlees geen_rood_vlees
friend: vriendinnen kennis kennissen klasgenoot maat
colleague: collega collega's
licence: rijbewijs
retired: met_pensioen aow
lived: jeugd_doorgebracht opgegroeid opgegroeid_op opgegroeid_in groeide_op
"""
