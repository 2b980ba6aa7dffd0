"""Italian: how a change is told, in the form of ``languages.it``."""

from __future__ import annotations

TABLE = """
all: tutto_su tutto_quello_che_sai_su tutto_quello_che_sai_di tutto_ciò_che_riguarda
  tutto_quello_che_riguarda tutto_ciò_che_sai_su tutto_ciò_che_ho_detto_su tutto_sul tutto_sulla
  tutto_sui tutto_sulle tutto_sullo tutte_le_informazioni_su tutto_riguardo tutti_i_dati_su
  tutti_i_ricordi tutto_quanto_riguarda tutto_quello_che_ho_detto_su tutto~su tutto~sul
field=health: salute malattie cartella_clinica
field=family: famiglia parenti
field=work: lavoro impiego carriera
field=pets: animali animali_domestici
field=home: indirizzo casa
field=money: finanze soldi
field=diet: alimentazione dieta
swap: sostituito sostituisce sostituita scambiato scambiata barattato rimpiazzato rimpiazzata
  ha_sostituito ha_scambiato permutato cambiato_il cambiato_la
glue: ancora tuttora principalmente prevalentemente in_prevalenza sai lì là fino risulta risultano
change: cambiato_posto cambiato_numero nuovo_lavoro nuovo_impiego nuovo_posto passato_a passata_a
  da_questo_mese da_questa_settimana dalla_settimana_scorsa dal_mese_scorso da_poco da_ieri
  di_recente recentemente da_quando da_primavera dall_estate da_lunedì cresciuto cresciuta
  raddoppiato raddoppiata diminuito diminuita dimezzato dimezzata rimpicciolito eletto eletta
  tornato_a tornata_a ha_ripreso_a è_tornato è_tornata migrato migrata convertito convertita
  diventato diventata in_realtà tutto_sommato quest_estate quest_inverno questa_primavera
  questo_autunno questa_stagione aggiornato aggiornata si_è_messo si_è_messa è_diventato è_diventata
  ora_è_alla ora_è_al ora_è_da
employer: lavora_attualmente_per lavora_attualmente_presso lavora_attualmente_da lavora_all
  lavora_al_^ lavora_nella_^ lavora_dalla_^ lavora_alle_^ lavora_ai_^ occupato_presso
  occupata_presso
change+employer: cambiato_lavoro cambiato_azienda cambiato_impiego cambiato_ditta nuovo_lavoro_da
  nuovo_lavoro_alla nuovo_lavoro_presso nuovo_lavoro_in nuovo_posto_alla nuova_azienda
  iniziato_a_lavorare cominciato_a_lavorare stato_assunto stata_assunta assunto_da assunta_da
job: lavora_attualmente_come si_guadagna_da_vivere_come
change+job: nuovo_lavoro_come ora_lavora_come ora_fa_il ora_fa_la iniziato_a_lavorare_come nominato
  nominata
end: disdetto disdetta ha_disdetto piantato ha_piantato mollato ha_mollato chiusa disinstallato
  cancellato cancellata eliminato eliminata liberato_di liberata_di si_è_liberato si_è_liberata
  guarito guarita ripreso_da superata venduta venduti annullata annullato ritirato ritirata
  si_è_ritirato si_è_ritirata uscito_da uscita_da cessata cessa è_finita è_finito è_morto è_morta
  soppresso fatto_sopprimere rinuncia_a ha_rinunciato lasciata abbandonata fatto_a_meno appeso
  ha_appeso fuori_dal non_c_è_più dimesso dimessa si_è_dimesso si_è_dimessa regalato regalata
  buttata
temp: per_una_settimana per_un_mese in_prova un_fine_settimana_a
mention: sta_pensando pensa_di gli_piacerebbe_visitare vorrebbe_visitare vorrebbe_provare sogna_di
  ha_visto ha_letto ha_visitato ha_provato ha_assaggiato ha_passato_un_fine_settimana ha_trascorso
  ha_conosciuto ha_sentito ha_incontrato ha_parlato colloquio_di_lavoro
avoid: tralascia tralasciare ometti omettere omette lascia_fuori lasciare_fuori fa_a_meno_di
  fare_a_meno esclude escludere togliere togli si_astiene senza_tradurre
dislike: insopportabile insopportabili gli_danno_fastidio le_danno_fastidio gli_dà_fastidio
  le_dà_fastidio ribrezzo non_può_vedere non_è_un_fan schifo gli_fa_schifo non_le_sopporta
  non_li_sopporta non_lo_sopporta non_la_sopporta
like: appassionato_di appassionata_di appassiona patito_di patita_di è_un_fan_di va_matto_per
  va_matta_per ghiotto_di ghiotta_di amante_di predilige adora adoro
gluten: celiaco celiaca celiachia celiac*
intolerant: non_può_assumere non_posso_assumere celiachia gli_fa_male le_fa_male
shift=night: lavora_di_notte turno_di_notte turni_di_notte turno_notturno fa_le_notti
shift=day: turno_di_giorno lavora_di_giorno
n:1: un_solo una_sola solo_un solo_una unico unica
n:2: gemelli gemelle paio_di
n:3: tre_gemelli
add: oltre_a in_aggiunta accanto_a parallelamente secondo_cane secondo_gatto seconda_gatta e_anche
  altresì
phone: numero_di_cellulare numero_di_telefono
email: indirizzo_email indirizzo_e-mail posta_elettronica
begin: iniziato cominciato ha_iniziato ha_cominciato inizia comincia si_è_messo_a si_è_messa_a
fear: paura teme timore terrore fobia terrorizzato terrorizzata
n:14: quattordici
n:16: sedici
n:17: diciassette
n:18: diciotto
n:19: diciannove
n:21: ventuno
n:22: ventidue
n:23: ventitré
n:24: ventiquattro
n:25: venticinque
n:60: sessanta
n:70: settanta
n:80: ottanta
n:90: novanta
to: ad
change+marital=married: si_è_sposato si_è_sposata mi_sono_sposato mi_sono_sposata neosposo neosposa
  fresco_di_matrimonio
spouse: si_è_sposato si_è_sposata mi_sono_sposato mi_sono_sposata
change+marital=engaged: si_è_fidanzato si_è_fidanzata
change+marital=divorced: ha_divorziato si_è_separato si_è_separata
marital=single: single celibe nubile scapolo
change+old: passato_da passata_da passato_dal passata_dal passato_dalla è_passato_da è_passata_da
  è_passato_dal è_passata_dal
lead: guida_il_progetto dirige_il_progetto
employment=part: lavoro_part-time lavoro_a_tempo_parziale a_tempo_parziale part-time mezza_giornata
birthplace: luogo_di_nascita città_natale originario_di originaria_di
deadline: data_di_scadenza data_di_consegna termine_ultimo
launch: data_di_lancio
not+eat+redmeat: non_mangia_carne_rossa
not+eat: non_mangia_carne_di
friend: conoscente compagno_di_classe compagna_di_classe
licence: patente patente_di_guida
lived: trascorso_l_infanzia passato_l_infanzia cresciuto_in cresciuta_in cresciuto_a cresciuta_a
  è_cresciuto è_cresciuta
"""
