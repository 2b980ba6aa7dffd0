"""Spanish: words that say the same, a group a line; the first names it."""

from __future__ import annotations

TABLE = """
smell: olor* aroma* huele
surgery: operación operad* operaron cirug* intervención
tablet: pastilla* píldora* comprimido* medicament* medicina
injection: inyecci* vacuna*
check: chequeo* revisión
pain: dolor* duele
cold: gripe resfriado catarro
fracture: fractur* rompió_el rompió_la roto
deaf: sord* no_oye
blind: cieg* invident*
colour_blind: daltónic* daltonismo
short_sighted: miop*
glasses: gafas anteojos lentes
hay_fever: polen alergia_primaveral
stammer: tartamud*
insomnia: insomni* duerme_mal
vertigo: vértigo miedo_a_las_alturas
pregnant: embaraz* espera_un_bebé espera_un_hijo
teetotal: abstemi* no_bebe_alcohol no_toma_alcohol nada_de_alcohol sin_alcohol nunca_bebe_alcohol
nonsmoker: no_fuma no_fumador*
diabetic: diab*
asthma: asm*
headache: migraña* jaqueca* dolor_de_cabeza dolores_de_cabeza
shellfish: marisco* mariscos
potato: patata* papa papas
tomato: tomate* jitomate
cookie: galleta*
jam: mermelada*
dessert: postre*
lunch: almuerz* almorz* comida_del_mediodía
dinner: cena cenas cenar ceno
breakfast: desayun*
restaurant: restaurante*
beer: cerveza*
wine: vino vinos
barbecue: barbacoa* parrilla* asado
recipe: receta*
fridge: nevera frigorífico refrigerador heladera
hoover: aspiradora
laundry: colada ropa_sucia
sofa: sofá sillón
flat: piso apartamento* departamento_
house: casa casas vivienda chalet
lawn: césped
vegetable_plot: huerto* huerta*
cellar: sótano*
landlord: casero propietari* arrendador
tenant: inquilin*
mortgage: hipoteca*
loan: préstamo* crédito
debt: deuda* debe_dinero
salary: sueldo* salario* gana_ ingresos
cost: coste* costo* precio*
cheap: barat* económic*
expensive: caro cara caros
tax: impuesto*
accountant: contable* contador* gestor
insurance: seguro seguros asegurad*
gift: regalo*
wallet: cartera billetera
parcel: paquete*
letter: carta cartas
stamp: sello* estampilla*
coin: moneda*
postcard: postal postales
old: antigu* viejo vieja viejos viejas
repair: repar* arregla* arreglo restaur*
build: constru* fabrica_ arma_
sew: cose coser costura
knit: teje tejer punto_de_media hace_punto
pottery: cerámica alfarer*
draw: dibuj*
choir: coro coros coral
rehearse: ensay*
orchestra: orquesta*
violin: violín violinista
piano: piano pianista
guitar: guitarra guitarrista
drum: batería baterista
flute: flauta flautista
concert: concierto*
museum: museo*
exhibition: exposición exposiciones
newspaper: periódico* diario_
magazine: revista*
crime: novela_negra novelas_negras novela_policiaca novelas_policiacas policiac*
book: libro libros novela novelas
film: película* cine
series: serie series
audiobook: audiolibro*
library: biblioteca*
chess: ajedrez
football: fútbol futbolista
referee: árbitro arbitra arbitrar
coach: entrenador* entrena_a
swim: natación nada_ nadar nado
sail: vela navega navegar
boat: barco* barca* lancha
dive: bucea* buceo
fence: esgrim*
fish_catch: pesca pescar pescador
hunt: caza cazador
ride: equitación monta_a_caballo
train_for: entrena_para se_prepara prepara_un prepara_una entrenamiento
club: club* asociación
member: pertenece_a pertenezco miembro miembros socio socia forma_parte
volunteer: voluntari*
donate: dona_ donar donación
church: iglesia* parroquia*
pray: reza rezar
fast: ayun*
party: fiesta*
wedding: boda*
christmas: navidad*
bath: baña baño_ bañarse
shower: ducha* ducharse
sleep: duerme dormir sueño
bed: se_acuesta acostarse a_la_cama
late_up: noctámbul* trasnocha* se_acuesta_tarde ave_nocturna
early_riser: madruga* se_levanta_temprano madrugador*
haircut: peluquer*
clothes: ropa prendas
trousers: pantalón pantalones
jumper: jersey suéter
shoes: zapato* calzado calza
shoesize_wear: calza_un
flight: vuelo vuelos avión volar vuela
pilot: piloto
truck: camión camiones
motorbike: moto motos motocicleta
camper: autocaravana caravana
parking: aparcamiento estacionamiento garaje
season_ticket: abono*
ticket: entrada entradas billete* boleto*
luggage: maleta* equipaje
holiday: vacaciones
travel_to: viaj*
camp: acamp* tienda_de_campaña
beach: playa* costa orilla_del_mar
birdwatch: observa_aves observación_de_aves avistamiento_de_aves ornitol*
bee: abeja* apicult* colmena*
chicken: gallina*
goat: cabra*
sheep: oveja*
vet: veterinari*
plant: planta_ plantas
flower: flor flores
exam: examen exámenes oposicion*
degree: título_universitario grado_universitario licenciatura
thesis: tesis doctorado
pupil: alumn*
apprentice: aprendiz
intern: becari* prácticas
freelance: autónom* por_cuenta_propia independiente
unemployed: desemplead* en_paro paro sin_trabajo
engineer: ingenier*
programmer: programador* desarrollador*
nurse: enfermer*
teacher: profesor* maestr* docente
lawyer: abogad*
midwife: matron* comadrona
electrician: electricista
sell: vende_ vendedor*
deliver: repart* entrega_a
clean: limpia limpiar limpieza
market: mercado* mercadillo
laptop: portátil ordenador_portátil laptop
computer: ordenador computadora
screen: pantalla* monitor
mobile: móvil celular smartphone
password: contraseña* clave_
backup: copia_de_seguridad copias_de_seguridad respaldo
attachment: adjunto* archivo_adjunto
link: enlace* vínculo*
source: fuente_ fuentes referencia*
font: fuente_tipográfica tipografía letra_
footnote: nota_al_pie notas_al_pie
heading: título_ títulos encabezado*
bold: negrita*
exclamation_mark: signo_de_exclamación signos_de_exclamación exclamacion*
emoji: emoji* emotic*
joke: broma* chiste*
jargon: jerga tecnicism*
simple: sencill* simple simples
sentence: frase* oración oraciones
page: página*
slide: diapositiva* presentación
document: documento*
draft: borrador*
report: informe* reporte*
note: apunte* nota notas toma_notas_en
example: ejemplo*
option: opción opciones alternativa*
step: paso_a_paso pasos
explain: explic*
sort: orden_ ordenad* ordenar
round: redonde*
sign_letter: firma firmar
reminder: recordatorio* recuérda*
calendar: calendario agenda
event: evento*
conference: conferencia* congreso*
trade_fair: feria*
lease: contrato_de_alquiler alquiler
rent: alquila alquilo alquilar alquilado arrienda renta_
certificate: certificad*
last: dura durar duración
expire: caduca vence vencimiento caducidad
open: abre abierto apertura
visit: visita_ visitas
talk: convers* charla
babysit: niñera canguro
twin: gemel* melliz*
elder: mayor
younger: menor
shy: tímid*
stressed: estrés estresad*
often: frecuent* a_menudo
sometimes: a_veces de_vez_en_cuando
rare: rara_vez raramente
high: alto alta altos
outside: al_aire_libre afuera
supermarket: supermercado*
second_hand: segunda_mano usado
heating: calefacción
pool: piscina* alberca
physio: fisio*
therapist: terapeut* psicólog*
chemist: farmaci*
lefthand: zurd*
native: lengua_materna idioma_materno
nut: nuez nueces frutos_secos
peanut: cacahuete* cacahuate* maní
egg: huevo*
cheese: queso*
sugar: azúcar azucarad*
salt: sal salad*
spicy: picante*
lactose: lactosa
gluten: gluten celíac*
help: ayuda* asisten*
buy: compra* comprar
begin: empieza empezar comienza comenzar inicio
search: busca_ buscar
look_after: cuida cuidar
early: temprano pronto
late: tarde_
doing: lleva llevar trae pone poner coge recoge recibe organiza prepara planea planifica pasa asiste
  acude participa dedica cuida mantiene cría criar cultiva fabrica crea crear realiza elabora
  produce ofrece sirve ocupa conduce maneja sube baja vacía llena hace hacer siente sentir dirige da
pork: cerdo carne_de_cerdo puerco
beef: ternera carne_de_res carne_de_vaca
"""
