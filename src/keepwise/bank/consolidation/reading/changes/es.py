"""Spanish: how a change is told, in the form of ``languages.es``."""

from __future__ import annotations

TABLE = """
all: todo_sobre todo_lo_que_sabes_de todo_lo_que_sabes_sobre todo_lo_relacionado_con todo_lo_de
  todo_lo_referente_a todo_acerca_de todo_lo_que_dije_de todo_lo_que_dije_sobre todo_lo_que_tenga
  toda_la_información_sobre todo_lo_relativo todos_los_datos_de todos_los_recuerdos_de
  todo_lo_que_te_conté_de todo_lo_que_te_conté_sobre todo~sobre todo~de
field=health: salud enfermedades historial_médico
field=family: familia parientes familiares
field=work: trabajo empleo
field=pets: mascotas animales
field=home: dirección domicilio
field=money: finanzas dinero
field=diet: alimentación dieta comida
swap: cambió cambiado_el cambiado_la sustituyó sustituido reemplazó reemplazado canjeó canjeado
  intercambió intercambiado permutó ha_sustituido ha_reemplazado cambió_el cambió_la
glue: todavía aún sigue_siendo principalmente mayormente sobre_todo_el sabes allí allá resulta
  resultan
change: cambiado_de_número cambió_de_número nuevo_trabajo nuevo_empleo nuevo_puesto
  empezado_a_trabajar empezó_a_trabajar ha_fichado fichado fichó se_ha_incorporado se_ha_pasado
  se_ha_cambiado se_ha_hecho se_hizo se_ha_vuelto se_volvió desde_este_mes desde_esta_semana
  desde_la_semana_pasada desde_el_mes_pasado desde_hace_poco desde_ayer desde_febrero desde_marzo
  desde_abril desde_mayo desde_junio desde_julio desde_agosto desde_septiembre desde_octubre
  desde_noviembre desde_diciembre desde_el_lunes recientemente hace_poco crecido creció ha_crecido
  reducido duplicado duplicó disminuido bajado subido elegido elegida vuelto_a ha_vuelto_a migrado
  migró convertido al_final en_realidad se_aplaza se_ha_aplazado se_ha_retrasado se_ha_adelantado
  retrasado adelantado pasado_al ha_empezado_a esta_temporada este_verano este_invierno
  esta_primavera este_otoño actualizado actualizada ya_tiene ya_son ya_no_sino se_pasa_a se_pasa_al
  ha_ascendido ahora_está_en
employer: trabaja_actualmente_en trabaja_hoy_en trabaja_en_la_^ trabaja_en_el_^ plantilla_de
  en_nómina empleado_de empleada_de contratado_por contratada_por
change+employer: cambiado_de_trabajo cambió_de_trabajo cambiado_de_empresa cambió_de_empresa
  cambiado_de_empleo cambió_de_empleo nuevo_trabajo_en nuevo_empleo_en nuevo_puesto_en nueva_empresa
  entró_a_trabajar entró_en_^ ha_entrado_a_trabajar empezado_a_trabajar_en empezó_a_trabajar_en
  fichado_por fichó_por ha_fichado_por se_ha_incorporado_a se_incorporó_a
job: trabaja_actualmente_como gana_la_vida_como
change+job: nuevo_puesto_de nuevo_trabajo_de empezó_a_trabajar_como empezado_a_trabajar_como
  ahora_trabaja_de ahora_trabaja_como nombrado nombrada
end: dado_de_baja ha_dado_de_baja se_ha_dado_de_baja se_dio_de_baja dejado dejó ha_dejado_el
  ha_dejado_la ha_dejado_las ha_dejado_los colgó colgado ha_colgado desinstalado desinstaló borrado
  eliminó eliminado deshecho se_ha_deshecho se_ha_librado curado curada recuperado recuperada
  superado superada vendida vendidos cancelada cancelado_la rescindido rescindió clausurado
  se_ha_separado separado separada se_ha_ido_de fuera_de ya_es_historia se_terminó ha_muerto
  sacrificaron ha_fallecido ha_abandonado_el abandonada renunciado ha_renunciado prescindido
  prescinde_de ha_prescindido acabado_con acabó_con cerrado_el cerrado_la cerró regaló regalado
  tirado ya_nunca murió se_mudó_de se_ha_ido
temp: por_una_semana por_un_mes a_prueba el_fin_de_semana_en
mention: está_pensando piensa_en se_plantea está_considerando le_gustaría_visitar le_gustaría_probar
  sueña_con ha_visto vio_un_documental leyó ha_leído visitó ha_visitado probó ha_probado
  pasó_un_fin_de_semana pasó_unos_días conoció ha_conocido oyó_hablar habló_con
  entrevista_de_trabajo baraja duda_si
avoid: deja_fuera dejar_fuera omite omitir prescinde prescindir excluye excluir se_abstiene
  abstenerse suprime suprimir quita quitar sin_traducir
dislike: insoportable insoportables le_resulta_insoportable le_horroriza le_horrorizan le_repugna
  le_molesta le_molestan no_puede_ver tiene_manía_a le_da_asco le_cae_mal no_las_soporta
  no_los_soporta no_lo_soporta no_la_soporta no_las_aguanta no_los_aguanta
like: apasiona apasionan le_apasiona le_chifla le_flipa aficionado_a aficionada_a le_entusiasma
  disfruta disfruta_con disfruta_de amante_de
gluten: celíaco celíaca celiaquía celiac*
intolerant: no_puede_tomar no_puedo_tomar le_sienta_mal le_sientan_mal celiaquía
shift=night: trabaja_de_noche turno_de_noche turno_nocturno trabaja_por_las_noches
  trabaja_por_la_noche
shift=day: turno_de_día trabaja_de_día
n:1: un_solo una_sola solo_un solo_una único única
n:2: gemelos gemelas mellizos mellizas par_de
n:3: trillizos
add: además_de junto_a asimismo_un un_poco_también segundo_perro segundo_gato segunda_gata
  segunda_perra paralelamente
phone: número_de_móvil número_de_teléfono número_de_celular
email: correo_electrónico dirección_de_correo
begin: empezado empezó comenzado comenzó ha_empezado empieza comienza se_ha_puesto_a se_puso_a
fear: miedo pánico temor teme pavor fobia
n:14: catorce
n:16: dieciséis
n:17: diecisiete
n:18: dieciocho
n:19: diecinueve
n:21: veintiuno
n:22: veintidós
n:23: veintitrés
n:24: veinticuatro
n:25: veinticinco
n:60: sesenta
n:70: setenta
n:80: ochenta
n:90: noventa
change+marital=married: se_casó se_ha_casado me_casé recién_casado recién_casada contrajo_matrimonio
spouse: se_casó se_ha_casado me_casé
change+marital=engaged: se_ha_prometido se_prometió
change+marital=divorced: se_divorció se_ha_divorciado
marital=single: soltero soltera
change+old: pasado_de pasó_de pasado_del pasó_del
lead: dirige_el_proyecto lidera_el_proyecto lleva_el_proyecto
employment=part: trabajo_a_tiempo_parcial empleo_a_tiempo_parcial a_tiempo_parcial media_jornada
  a_media_jornada
birthplace: lugar_de_nacimiento ciudad_natal ciudad_de_nacimiento natural_de originario_de
  originaria_de nació_en es_de_^
deadline: fecha_límite
launch: fecha_de_lanzamiento
not+eat+redmeat: no_come_carne_roja
not+eat: no_come_carne_de
friend: conocido conocida compañero_de_clase compañera_de_clase colega
colleague: compañero_de_trabajo compañera_de_trabajo
licence: carné_de_conducir carnet_de_conducir permiso_de_conducir licencia_de_conducir
lived: pasó_su_infancia pasó_la_infancia se_crió criado_en criada_en creció_en creció_con
  ha_crecido_en
"""
