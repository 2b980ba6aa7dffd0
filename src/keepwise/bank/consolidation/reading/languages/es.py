"""Spanish: the words of each concept. A ``*`` stands for any ending, ``_`` for a space."""

from __future__ import annotations

TABLE = """
glue: el la lo los las un una unos unas yo me mi mis mio mia conmigo tu tus te ti se su sus le les
  nos nuestro nuestra nosotros usuario usuaria persona y e o u que quien cual este esta estos estas
  ese esa eso muy bien solo siempre normalmente generalmente habitualmente suele suelo por_favor
  cada todos todas todo toda algunos ha he han hay hace hago hacen hacer hacerse va voy van ir del
  al deben debe deberia puede puedo pueden ser estar sea sean esten este_ tan si actualmente mismo
  misma propio propia viene vengo realiza realizar practica practicar personalmente toma tomar lleva
  llevar bastante sabe saber se_dedica dedica practica_ sigue seguir acostumbra acostumbro
  tiene_por_costumbre suelen efectúa cuánto cuánta dónde qué lo_de lo_del lo_que_dije_sobre
  todo_sobre el_hecho_de lo_que_te_conté
like: gusta gustan gusto encanta encantan encantar ama amo amar adora aficionad* fan_de disfruta*
  apasiona* entusiast* le_va
prefer: prefiere prefiero prefieren preferir preferiria mejor preferencia*
want: quiere quiero querer quisiera desea deseo necesita necesito pide pido exige le_gustaria
  me_gustaria
show: muestra* mostrar ver presenta presente presentar enseña* pon poner dame dar
write: escrib* redact* formatea* formula*
use: usa uso usar utiliz* emplea* trabaja_con se_sirve
have: tiene tengo tener tenemos posee* cuenta_con dispone cria sufre sufrir padece*
dislike: odia odio odiar detesta* no_soporta no_soporto no_aguanta no_aguanto no_le_gusta
  no_me_gusta no_le_gustan no_me_gustan aborrece* no_traga asco
avoid: evita evito evitar evite
be: es soy son esta_ estan estoy está_ queda se_encuentra ubicad* situad* permanece tiene_lugar
  se_celebra se_realiza ha_elegido eligió elegido decidió decidido ha_decidido optó escogió paga
  pagar pago
call: llama llaman llamo llamado llamada nombre nombres
name: llamarse que_le_llamen que_me_llamen que_lo_llamen que_la_llamen llamame apodo que_le_digan
  prefiere_que_la_llamen quiere_que_le_llamen quiere_que_la_llamen
speak: habla hablo hablar hablan domina
learn: aprende aprendo aprender estudia estudio estudiar cursa clases_de toma_clases
teach: enseña_ imparte da_clases doy_clases da_clase da~clases imparte~clases da~clase
play: juega juego jugar toca toco tocar
eat: come como_carne comer comen
drink: bebe bebo beber toma_cafe
read: lee leo leer lectora lector
watch: mira_series
collect: colecciona* coleccionista colección colecciones
listen: escucha*
mention: conocio conoci leyo lei vio vi visito visite encontro hablo_con charlo articulo_sobre oyo
  quiza tal_vez se_encontro piensa_en documental considera_la pregunto comento asistio
home: vive vivo vivir viven reside* domicilio casa_esta_en casa_en residencia hogar radicad*
  afincad* vive_solo vive_sola
moved: se_ha_mudado se_mudo me_he_mudado me_mude mudado mudo mudarse trasladado_a_vivir se_muda
  se_mudó se_trasladó ha_mudado
lived: vivio vivia vivi criado crecio
worked: trabajo_como_antes trabajaba
employer: trabaja_para trabajo_para trabaja_en_^ trabajo_en_^ empresa empleador empleado_en
  empleada_en trabaja_ahora_en trabaja_ahora_para trabaja_en_la_empresa lugar_de_trabajo
  contratad* compañia
job: trabaja_como trabajo_como trabaja_de trabajo_de profesion oficio puesto ocupacion
  de_profesion cargo ejerce trabaja_ahora_como
department: departamento
works: trabaja trabajo trabajar
workhours: horas_semanales horas_por_semana horas_a_la_semana
manager: jefe jefa gerente_directo superior supervisor supervisora reporta_a depende_de
lead: responsable lidera* dirige* encabeza encargad* a_cargo al_frente coordina* director
  directora lleva_el_proyecto gestiona*
cover: cubre se_encarga_de atiende se_ocupa_de
spouse: esposa esposo mujer marido casado_con casada_con conyuge casado casada divorciado
  divorciada
marital=married: casado casada matrimonio
marital=divorced: divorcia* separado separada
marital=single: soltero soltera
marital=engaged: prometid* comprometid*
partner: pareja novio novia
daughter: hija hijas
son: hijo
child: hijos niños niñas
brother: hermano
sister: hermana hermanas
sibling: hermanos
mother: madre mama
father: padre papa
parents: padres
inlaw: suegra suegro cuñado cuñada
uncle: tio
aunt: tia
cousin: primo prima primos
nephew: sobrino
niece: sobrina
grandmother: abuela
grandfather: abuelo
friend: amigo amiga amigos amigas
neighbour: vecin*
colleague: compañero compañera colega*
dog: perro perra perros cachorro
cat: gato gata gatos
parrot: loro
rabbit: conejo
horse: caballo yegua
tortoise: tortuga
bird: pajaro canario
doctor: medico medica doctor doctora
dentist: dentista
answer: respon* respuesta* contest*
email: correo correos email emails
message: mensaje mensajes
length=short: corto corta cortos cortas breve breves concis* brevedad escuet* resumid*
length=long: largo larga largos largas detallad* extens* exhaustiv* con_detalle
tone=formal: formal formales formalmente
tone=casual: informal informales coloquial desenfadad* relajad*
tone=friendly: amable amigable cercano
tone=direct: direct*
address=formal: de_usted usted ustedes trata_de_usted
address=informal: tute* de_tu
diet=vegetarian: vegetarian* no_come_carne no_como_carne sin_carne nunca_come_carne no_comer_carne
diet=vegan: vegan*
diet=meat: come_carne como_carne
dietkind: dieta
allergy: alergi* alergic*
intolerant: no_puede_comer no_puedo_comer intoleran* no_tolera no_tolero celiac*
fear: miedo teme temor fobia
smoke: fuma fumo fumar fumador*
run: corre corro correr carrera
swim: nada_ nado nadar natacion
hike: senderismo
walk: pasea paseo pasear caminar camina
cook: cocina_ cocino cocinar cocinero cocinera
bread: pan
garden: jardin jardineria huerto
paint: pinta pintar pintura acuarela* pintor pintora
watercolour: acuarela*
dance: baila bailo bailar baile bailarín bailarina
sing: canta canto cantar coro cantante
climb: escala escalada escalar
ski: esqui esquia esquiar
gym: gimnasio
photo: fotograf*
car: conduce conduzco maneja_un coche coches auto carro conductor conductora
vehicle=bike: bici bicicleta
vehicle=tram: tranvia
vehicle=train: tren
vehicle=bus: autobus bus
vehicle=metro: metro
vehicle=scooter: patinete
vehicle=car: en_coche
vehicle=foot: a_pie andando
commute: al_trabajo a_la_oficina ir_a_trabajar
office: oficina oficinas
workfromhome: teletrabaj* desde_casa trabaja_en_casa
birthday: cumpleaños cumple_años fecha_de_nacimiento nacio_el nacido_el nacida_el
birthplace: nacio_en nacido_en nacida_en
wakeup: se_levanta me_levanto levantarse se_despierta despierta
clock=24: 24_horas
clock=12: 12_horas
theme=dark: modo_oscuro tema_oscuro oscuro
theme=light: modo_claro tema_claro claro
units=metric: metric*
units=imperial: imperial*
temperature=c: celsius
temperature=f: fahrenheit
timezone: zona_horaria huso_horario
meeting: reunion reuniones cita citas
currency=eur: euro euros
currency=usd: dolar dolares
currency=gbp: libra libras
currency=mxn: peso pesos
figure: importe* cifras cantidades precios_en
format=bullets: viñeta* puntos
format=prose: parrafo* prosa texto_corrido
format=table: tabla tablas
format=chart: grafico graficos grafica graficas
filetype=pdf: pdf
filetype=word: word docx
filetype=excel: excel hoja_de_calculo
filetype=csv: csv
dateformat=iso: iso
decimal: decimal*
decimal=comma: coma coma_decimal
decimal=point: punto_decimal
seat=window: ventanilla ventana
seat=aisle: pasillo
daypart=morning: por_la_mañana de_la_mañana mañanas matutin* mañana
daypart=noon: mediodia
daypart=afternoon: por_la_tarde de_la_tarde tarde tardes
daypart=evening: por_la_noche de_la_noche noche noches
dayspan=weekday: entre_semana dias_laborables
dayspan=weekend: fin_de_semana fines_de_semana
freq=daily: diari*
freq=weekly: semanal*
freq=monthly: mensual*
freq=quarterly: trimestral*
freq=yearly: anual*
bound=max: como_maximo maximo no_mas_de no_debe_superar no_debe_pasar_de
bound=min: al_menos minimo
bound=before: antes_de antes_del antes
bound=after: despues_de despues_del despues
language=en: ingles inglesa
language=de: aleman alemana
language=fr: frances francesa
language=es: español castellano
language=it: italiano italiana
language=pt: portugues portuguesa
language=ja: japones japonesa
language=zh: chino china_lengua mandarin
language=ca: catalan catalán
language=eu: euskera vasco
language=gl: gallego
phone_call: llamada_telefonica telefono llamadas que_lo_llamen_por_teléfono
  que_le_llamen_por_teléfono que_la_llamen_por_teléfono lo_llamen_por_teléfono
  le_llamen_por_teléfono la_llamen_por_teléfono
video: videollamada* video
deadline: plazo fecha_limite fecha_de_entrega entrega vence
launch: lanzamiento lanzar lanza estreno
favourite: favorito favorita favoritos preferido preferida
school: colegio escuela instituto primaria
university: universidad facultad
kindergarten: guarderia
age: años edad
size: talla
colour: color colores
subscribe: suscri* abonad*
coffee: cafe cafes
tea: te_ te_verde
summary: resumen resumenes
conclusion: conclusion*
team: equipo equipos
without: sin
alone: solo_vive vive_solo vive_sola sola solo_
thing: ciudad lugar sitio zona region barrio personas gente tipo marca miembro miembros cosa cosas
  curso actividad deporte instrumento idioma lengua animal plato grupo hora horas formato vez veces
  enfermedad carne_de
retired: jubilad* jubilacion
grandson: nieto
granddaughter: nieta
grandchild: nietos
godson: ahijado
goddaughter: ahijada
mass=g: gramo* kilo kilos
mass=oz: onza*
distance=km: kilómetro* metros
distance=mile: milla*
n:13: trece
n:15: quince
n:20: veinte
n:30: treinta
n:40: cuarenta
n:50: cincuenta
n:100: cien
n:2: segundo_lunes segundo_martes segundo_miercoles segundo_jueves segundo_viernes segundo_sabado
  segundo_domingo
day=1: segundo_lunes
day=2: segundo_martes
day=3: segundo_miercoles
day=4: segundo_jueves
day=5: segundo_viernes
day=6: segundo_sabado
day=7: segundo_domingo
distance=cm: centímetro* cm
distance=inch: pulgada*
language=la: latín
language=pl: polaco
language=tr: turco
employment=part: media_jornada tiempo_parcial
employment=full: jornada_completa tiempo_completo
orientation=portrait: formato_vertical
orientation=landscape: formato_apaisado formato_horizontal
payment=cash: efectivo
payment=card: con_tarjeta tarjeta_de_crédito
payment=transfer: transferencia
order=ascending: ascendente
order=descending: descendente
season=spring: primavera
season=summer: verano
season=autumn: otoño
season=winter: invierno
not: rehusa se_niega no nunca jamas ningun ninguna ninguno tampoco ni sin nadie incapaz
over: no~mas nunca~mas
end: perdido cerrado aprobado ya_no no_mas nunca_mas ha_dejado he_dejado dejo_de deje_de dejado_de
  deja_de dejar_de vendido vendio vendi cancelado cancelo ha_abandonado abandono divorciado
  divorciada se_ha_ido renuncio ha_terminado termino_su rompio dado_de_baja dio_de_baja ha_cerrado
  se_jubilo murio fallecio perdio despedid* ha_roto dimitio dejo_el dejo_la ha_salido_de se_deshizo
  tiró puso_fin ya_nada ya_ningún se_acabó ha_vuelto_a_vender traspasó devolvió despidieron demolido
  demolida destruido robaron robado se_quemó
change: ahora ya_ desde_ahora a_partir_de_ahora a_partir_de_hoy en_adelante en_lugar en_vez
  actualmente_en pospuesto pospone aplaza* retrasa* traslad* mueve movido movio cambia cambiado
  cambio pasa_a pasado_a reemplaz* sustitu* renombr* nuevo nueva ascendid* ultimamente hoy_en_dia
  este_año de_ahora adelantad* mudado mudo se_ha_mudado convertid* ha_pasado rebautiz* posterga*
  pasarse este_curso mas_bien pasa_al pasan_al pasa_a_ser pasó_a pasaron_a ascendió subió bajó
  aumentó redujo ampliado reducido trasladado cambió_de intercambió canjeó relevó releva
  toma_el_relevo sustituido desde_hoy desde_enero a_partir_del a_partir_de_enero se_mudó
  se_trasladó se_cambió se_pasó prolongó alargó se_aplazó finalmente después_de_todo
  de_ahora_en_adelante renovado renovó
add: tambien ademas otro otra otros otras segundo_hijo segunda_hija segunda segundo adicional*
  asimismo por_otra_parte aparte igualmente un_segundo una_segunda
past: antes_vivia antiguamente de_niño de_niña de_joven cuando_era como_estudiante de_estudiante
  hace_años solia vivio vivia trabajaba trabajo_en_el_pasado durante_la_carrera era
temp: esta_semana hoy este_fin_de_semana ayer la_proxima_semana temporalmente hasta_el
  de_vacaciones unos_dias esta_noche este_mes por_una_feria
old: en_lugar_de en_vez_de antes_llamado antes_llamada anteriormente sustituye_a en_sustitucion_de
  reemplaza_a
than: que_el que_la que_los que_las antes_que sobre
for: para cuando cuando_se_habla_de al_hablar_de
in: en dentro
on: sobre_
with: con
as: como
by: por
from: de desde
to: a al hacia
per: por_
oclock: horas h
at: a_las a_la
pm: pm
am: am
numbers: cero - dos tres cuatro cinco seis siete ocho nueve diez once doce
ordinals: cero_ primer|primero|primera segundo_piso tercer|tercero|tercera cuarto|cuarta
  quinto|quinta sexto
days: lunes martes miercoles jueves viernes sabado*|sabados domingo*
months: enero febrero marzo abril mayo junio julio agosto septiembre|setiembre octubre noviembre
  diciembre
"""
