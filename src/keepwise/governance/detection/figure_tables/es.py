"""The words figures are written with in Spanish."""

from __future__ import annotations

from keepwise.governance.detection.figure_lexicon import Lexicon

ES = Lexicon(
    number="""
        cero dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince
        dieciséis diecisiete dieciocho diecinueve veintiuno veintiún veintiuna veintidós veintitrés
        veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve docena docenas decena
        decenas quincena veintena treintena centenar centenares millar millares
    """,
    tens="veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa",
    article="un uno una",
    one="un uno una",
    joint="y",
    decimal="coma",
    scale="""
        cien ciento cientos mil miles millón millones millardo billón billones doscientos doscientas
        trescientos trescientas cuatrocientos cuatrocientas quinientos quinientas seiscientos
        seiscientas setecientos setecientas ochocientos ochocientas novecientos novecientas centenar
        centenares millar millares
    """,
    small="cien ciento cientos mil miles centenar centenares millar millares",
    magnitude="k m mm mn mil mill millón millones mdd mdp bn",
    currency="""
        euro euros eurillos dólar dólares libra libras libras_esterlinas peso pesos sol soles
        céntimo céntimos centavo centavos franco francos yen yenes yuan yuanes corona coronas rublo
        rublos rupia rupias real reales bolívares quetzales lempiras colones guaraníes pavos pavo
        eur mxn cop ars clp pen usd lucas
    """,
    percent="""
        por_ciento por_cien porciento porcentual porcentuales porcentaje porcentajes por_mil
        puntos_básicos puntos_basicos
    """,
    points="punto puntos pt pts",
    duration="""
        segundo segundos minuto minutos minutitos min mins hora horas h hs hrs día días jornada
        jornadas semana semanas quincena quincenas mes meses bimestre trimestre trimestres
        cuatrimestre cuatrimestres semestre semestres año años añitos década décadas siglo mañana
        mañanas tarde tardes noche noches finde findes sprint sprints enero febrero marzo abril mayo
        junio julio agosto septiembre setiembre octubre noviembre diciembre ene feb abr jun jul ago
        sept oct nov dic
    """,
    form="""
        decimal decimales dígito dígitos cifra cifras fila filas línea líneas renglón renglones
        columna columnas frase frases oración oraciones palabra palabras carácter caracteres párrafo
        párrafos viñeta viñetas página páginas diapositiva diapositivas lámina láminas slide slides
        gráfico gráficos gráfica gráficas tabla tablas ejemplo ejemplos opción opciones elemento
        elementos paso pasos sección secciones apartado apartados hoja hojas pestaña pestañas color
        colores entrada título títulos nivel niveles variante variantes respuesta respuestas
        sugerencia sugerencias propuesta propuestas recordatorio recordatorios reunión reuniones
        llamada llamadas informe informes reporte reportes pregunta preguntas parte partes fuente
        fuentes criterio criterios serie series indicador indicadores kpi kpis bloque bloques imagen
        imágenes versión versiones capítulo capítulos idea ideas barra barras zona zonas idioma
        idiomas café cafés hijo hijos hija hijas hermano hermanos hermana hermanas perro perros gato
        gatos sala salas pantalla pantallas aviso avisos intento intentos cita citas piso pisos
        estrella estrellas nietos monitores resultado resultados tarea tareas
    """,
    size="""
        g mg ml cl l km kilómetro kilómetros metro metros centímetro centímetros cm mm kg kilo kilos
        gramo gramos litro litros grado grados calorías kcal vatios gb mb tonelada toneladas t
    """,
    thing="pantalla monitor vídeo video resolución televisor maratón carrera",
    measure="""
        gasto gastos gastado coste costes costo costos cuesta cuestan costó costaron costaba costado
        presupuesto presupuestos facturación facturado factura facturas ingreso ingresos ganancia
        ganancias beneficio beneficios pérdida pérdidas utilidad utilidades margen márgenes ebitda
        precio precios tarifa tarifas tasa tasas ratio ratios cuota cuotas puntuación crecimiento
        aumento subida bajada caída retención abandono fuga rendimiento rentabilidad volúmenes
        tráfico alcance frecuencia inventario existencias stock pendientes pipeline carrito cesta
        ticket_medio ticket_promedio salario salarios sueldo sueldos nómina remuneración prima
        primas bono valoración puja pujas objetivo objetivos meta previsión previsiones pronóstico
        media promedio mediana total totales suma sumas importe importes monto montos saldo caja
        tesorería préstamo hipoteca alquiler renta mensualidad deuda deudas anticipo adelanto
        descuento descuentos rebaja rebajas comisión comisiones canon impuesto impuestos iva
        subvención inversión inversiones invertido ahorro ahorros ahorrado valor valores plantilla
        productividad ocupación latencia disponibilidad conversión satisfacción notoriedad
        engagement nivel_de cantidad cantidades cotización acción acciones capital fondos excedente
        superávit déficit recibo recibos consumo consumos suscripción producción rotación cobertura
        roas roi ctr cpc cpm cpa nps csat mrr arr ltv aov fianza ventas venta clics clic impresiones
        conversiones pedidos propina matrícula cifra_de porcentaje audiencia tirada rebote morosidad
        absentismo merma aportación gasolina diésel gasóleo masa_salarial luz nota nota_media
        afluencia paro desempleo inflación mora intereses multa propinas hucha recaudación dotación
        endeudamiento finiquito beca natalidad mortalidad volumen_de pib factor
    """,
    count="""
        unidades pedidos órdenes ventas clics clicks impresiones conversiones leads prospectos
        contactos visitas visitantes sesiones vistas visualizaciones reproducciones registros altas
        bajas descargas instalaciones compras transacciones operaciones reservas roturas quiebres
        devoluciones reembolsos cancelaciones quejas reclamaciones reclamos envíos entregas
        despachos aperturas rebotes suscripciones renovaciones oportunidades likes me_gusta
        seguidores menciones incidencias incidentes averías caídas defectos errores fallos fallas
        accidentes litigios dimisiones contrataciones candidaturas expedientes paquetes palés
        pallets cubiertos pernoctaciones ejemplares entradas_vendidas boletos solicitudes firmas
        adhesiones donaciones votos lotes impagos siniestros multas inscripciones matrículas
        faltantes desabastecimientos bajas_laborales tiquetes bloqueos goles entradas reseñas
        valoraciones opiniones quintales investigaciones hectolitros admisiones intervenciones
        consultas matriculaciones transferencias
    """,
    entity="""
        clientes clientas usuarios usuarias suscriptores abonados compradores consumidores tiendas
        sucursales productos referencias campañas cuentas empleados empleadas trabajadores
        colaboradores tickets mercados artículos casos bugs contratos pacientes hogares familias
        participantes socios afiliados proveedores agencias vehículos máquinas camas alumnos
        estudiantes lectores jugadores candidatos piezas locales anuncios huéspedes oficinas
        vacantes inscritos inscritas miembros espectadores pasajeros inquilinos electores donantes
        encuestados voluntarios invitados asistentes personas gente llamantes vecinos padres niños
        turistas repartidores enfermeras enfermeros médicos obreros conductores camareros
        comerciales hombres mujeres chicos chicas plazas llamadas ausentes enfermos heridos muertos
        aprobados suspensos detenidos afectados contratados expedientes parados jubilados autónomos
        internos residentes oyentes peregrinos ciclistas corredores expositores desarrolladores
        consultores propietarios conductoras viajeros servidores equipos currículos
    """,
    head="""
        informe informes reporte equipo equipos reunión reuniones tabla tablas gráfico gráfica
        página páginas responsable responsables director directora región pregunta preguntas canal
        revisión datos columna columnas formato vista archivo hoja tema resumen departamento
        análisis panel cuadro tablero dashboard alerta jefe jefa jefatura seguimiento llamada cierre
    """,
    link="""
        es era eran son fue fueron será sería = : está están estaba estaban estuvo alcanza alcanzó
        alcanzan alcanzaron alcanzaba asciende ascienden ascendió ascendía ascendieron vale valen
        valía totaliza totalizó representa representan representaba supera superó superan superaba
        ronda rondan rondaba sitúa sitúan situó situaba ubica ubicó queda quedó quedaron llega llegó
        llegan llegaron llegaba marcó marca roza suma suman sumó sumaron anda andan sigue siguen
        mantiene equivale cerró cerraron
    """,
    prep="de a al del en por con hasta sobre",
    by="de en un por",
    aside="con en por para",
    since="de en del desde a hasta para",
    clock="a_las a_la sobre hacia",
    pronoun="ello eso esto él ella",
    move="""
        aumentó aumentado aumenta aumentan aumentaron aumentaba subió subido sube suben subieron
        subía creció crecido crece crecen crecieron crecía saltó saltado saltaron disparó disparado
        dispararon bajó bajado baja bajan bajaron bajaba cayó caído cae caen cayeron caía desplomó
        desplomado disminuyó disminuido disminuye disminuyen disminuyeron descendió descendido
        desciende descendieron redujo reducido reducida reduce reducen redujeron pasó pasado pasa
        pasan pasaron pasamos perdió perdido perdieron ganó ganado gana ganan ganaron mejoró
        mejorado mejora mejoraron empeoró empeorado empeoraron incrementó incrementado incrementaron
        incremento aumento subida bajada caída crecimiento descenso reducción alza más menos repuntó
        repuntado retrocedió retrocedido recortó recortado recortaron elevó elevado elevaron rebotó
        hundió hundieron varió cambió escaló ido alargó alargado estiró acortó alargaron estirado
        retroceden repunta desplomaron cedió avanzó trepó treparon aflojó hundido moderó frenó
        encareció abarató engordó menguó mermó recortamos decreció remontó retrocede dispara
        disparan empeora empeoran mejoran desploma desploman hunde hunden encarece encarecen avanzan
        modera frena
    """,
    result="""
        vendido vendida vendidos vendidas vendimos vendió vendieron vendemos tuvimos tuvo tuvieron
        tuve tenido recibido recibidos recibidas recibimos recibió recibieron registrado registrados
        registradas registramos registró registraron generado generó generaron generamos enviado
        enviamos envió enviaron enviados entregado entregamos entregaron entregados ganado ganamos
        perdido perdimos perdieron gastado gastamos gastó gasté cerrado cerramos cerró firmado
        firmamos firmaron contado contamos alcanzado alcanzamos logrado logramos logró lograron
        obtenido obtuvimos obtuvo conseguido conseguimos consiguió consiguieron tramitado tramitamos
        gestionado gestionamos atendido atendimos atendió atendieron reservado cancelado cancelaron
        cancelados añadido convertido comprado compramos compraron compré devuelto devolvieron
        devueltos producido produjimos produjo atraído atrajo resuelto resolvimos resolvieron hubo
        había hicimos hizo hicieron hecho adquirido captado captamos cobrado cobramos facturado
        facturamos facturó contratado contratamos despedido despidieron llegaron llegó entraron
        faltaban faltan recaudado recaudamos recaudaron sumamos vimos detectado detectamos emitido
        procesado procesamos procesó despachado despachamos acumulado acumulamos sirvieron servimos
        descargaron trajo trajeron rompieron fallaron apuntaron apuntado inscribieron inscrito
        inscritos faltaron faltó nos_quedan me_quedan le_quedan les_quedan quedan quedaban sobran
        sobraron sobraban lleva llevan llevamos llevaba marcó marcado marcamos marcaron vinieron
        vino asistieron asistió acudieron acudió encontraron encontramos encontró encontrado
        publicado publicamos publicó rechazaron rechazamos rechazado rechazó aceptaron aceptamos
        aceptado corregimos corregido corrigió reparamos reparado reparó cambiamos tiramos tiró
        tirado rompió roto plantamos plantó plantado cosechamos cosechó recogimos recogió recogieron
        recogido donaron operamos operó operado vacunamos vacunó vacunado vacunaron construimos
        construyó construyeron imprimimos imprimió impreso contesté contestaron contestó contestado
        participaron participó participado murieron nacieron nació votaron votó votado vieron
        visitaron visitó visitado visitamos ingresaron llamaron llamamos llamó detectaron detectó
        identificamos identificaron bloqueamos bloqueó bloqueado ahorró ahorraron ahorramos ahorrado
        mandamos mandó sirvió alojamos acogimos acogió instalamos instaló instalado formamos formó
        entrevistamos entrevistó presentaron presentó presentado echaron echó echado dieron dimos
        firmó superaron fabricamos metió metieron metido anotó anotaron encajamos jugamos ganaron
        ganó escribieron escribió abrieron abrimos abrió quejaron quejado apareció aparecieron
        suspendieron suspendió aprobaron aprobó robaron retiraron retiramos retiró evacuaron
        pescaron pescamos consumimos consumió usamos repartimos repartieron repartió acumula
        acumulan cayeron cazamos existen esperan esperaban de_espera juntó juntaron juntamos juntado
        atrapó atraparon atrapamos atrapado repararon plantaron hospitalizó hospitalizaron
        hospitalizamos hospitalizado evacuó evacuamos evacuado interceptó interceptaron
        interceptamos interceptado multó multaron multamos multado robó robamos robado destrozó
        destrozaron destrozamos destrozado recicló reciclaron reciclamos reciclado recaudó creó
        crearon creamos creado fabricó fabricaron fabricado ensambló ensamblaron ensamblamos
        ensamblado embaló embalaron embalamos embalado despachó despacharon cargó cargaron cargamos
        cargado descargó descargamos descargado transportó transportaron transportamos transportado
        superó superamos superado acumuló acumularon contó contaron notó notaron notamos notado
        denunció denunciaron denunciamos denunciado declaró declararon declaramos declarado fusionó
        fusionaron fusionamos fusionado probó probaron probamos probado validó validaron validamos
        validado trató trataron tratamos tratado cerraron publicaron emitó emitaron emitamos emitado
        imprimó imprimaron imprimamos imprimado repartó repartaron repartamos repartado mandaron
        mandado formaron formado contrató contrataron fichó ficharon fichamos fichado alojó alojaron
        alojado cocinó cocinaron cocinamos cocinado horneó hornearon horneamos horneado embotelló
        embotellaron embotellamos embotellado cosecharon cosechado embolsó embolsaron embolsamos
        embolsado cobró cobraron reembolsó reembolsaron reembolsamos reembolsado prestó prestaron
        prestamos prestado encajó encajaron encajado encadenó encadenaron encadenamos encadenado
        llevó llevaron llevado canceló cancelamos anuló anularon anulamos anulado eliminó eliminaron
        eliminamos eliminado congeló congelaron congelamos congelado añadó añadaron añadamos añadado
        encargó encargaron encargamos encargado convocó convocaron convocamos convocado
        entrevistaron entrevistado sondeó sondearon sondeamos sondeado digitalizó digitalizaron
        digitalizamos digitalizado escaneó escanearon escaneamos escaneado archivó archivaron
        archivamos archivado invitó invitaron invitamos invitado invitados desperdició
        desperdiciaron desperdiciamos desperdiciado quemó quemaron quemamos quemado bloquearon
        reemplazó reemplazaron reemplazamos reemplazado lanzó lanzaron lanzamos lanzado abandonó
        abandonaron abandonamos abandonado rescató rescataron rescatamos rescatado adoptó adoptaron
        adoptamos adoptado atendó atendaron atendamos atendado recogó recogaron recogamos recogado
        facturaron compró pesó pesaron pesamos pesado embarcó embarcaron embarcamos embarcado
        desembarcó desembarcaron desembarcamos desembarcado cesó cesaron cesamos cesado sumó sumaron
        sumado extravió extraviaron extraviamos extraviado soportó soportaron soportamos soportado
        comunicó comunicaron comunicamos comunicado gastaron presentamos estrenó estrenaron
        estrenamos estrenado evitó evitaron evitamos evitado abonó abonaron abonamos abonado
        abonados trasladó trasladaron trasladamos trasladado operaron salvó salvaron agotó agotaron
        agotamos agotado despedimos despidió reunió reunieron reunimos recibe reciben dio dado
        tiraron colocó coló captó captaron perdió vendía produjeron trajimos añadieron cayó murió
        batió batimos encendió metimos puso pusimos pusieron recorrió recorrimos destruyó
        destruyeron convirtió mordió obtuvieron batieron creció vendían acogieron ascendieron
        cumplieron corrió sumaban contaban atendía estaban reclutó reclutaron reclutamos reclutado
        organizó organizaron organizamos organizado examinó examinaron examinamos examinado exportó
        exportaron exportamos exportado importó importaron importamos importado inauguró inauguraron
        inspeccionó inspeccionaron lavó lavaron lavamos lavado liberó liberaron nombró nombraron
        otorgó otorgaron pintó pintaron renovó renovaron restauró restauraron restauramos restaurado
        solicitó solicitaron solicitamos solicitado soldó soldaron transformó transformaron
        transferó transferaron transferamos transferado ocupó ocuparon vigiló vigilaron vigilamos
        vigilado matriculó matricularon matriculamos matriculado desalojó desalojaron desalojamos
        desalojado condenó condenaron condenamos condenado sancionó sancionaron sancionamos
        sancionado trasplantó trasplantaron trasplantamos trasplantado causó causaron causamos
        causado provocó provocaron provocamos provocado aportó aportaron aportamos aportado acordó
        acordaron acordamos acordado alquiló alquilaron alquilamos alquilado arrestó arrestaron
        arrestamos arrestado arregló arreglaron arreglamos arreglado asignó asignaron celebró
        celebraron clasificó clasificaron completó completaron conectó conectaron controló
        controlaron controlamos controlado cultivó cultivaron decomisó decomisaron decomisamos
        decomisado desbloqueó desbloquearon desbloqueamos desbloqueado descartó descartaron
        descartamos descartado dispensó dispensaron dispensamos dispensado editó editaron elaboró
        elaboraron elaboramos elaborado embargó embargaron empleó emplearon empleados enterró
        enterraron entrenó entrenaron estudió estudiaron evaluó evaluaron grabó grabaron graduó
        graduaron hospedó hospedaron investigó investigaron investigamos investigado jubiló
        jubilaron llenó llenaron localizó localizaron moviló movilaron movilamos movilado negoció
        negociaron negociamos negociado notificó notificaron notificamos notificado ordeñó ordeñaron
        ordeñamos ordeñado pescó pescado podó podaron podamos podado programó programaron
        programamos programado rebajó rebajaron reclamó reclamaron reclamamos reclamado recortó
        recortaron recortado recuperó recuperaron recuperamos recuperado redactó redactaron
        redactamos redactado reformó reformaron regaló regalaron revisó revisaron revisamos revisado
        seleccionó seleccionaron seleccionamos seleccionado sembró sembraron sembramos sembrado vio
        salieron salió intervinieron intervino expulsó expulsaron concedió concedieron distribuyó
        ofreció nos_llegaron nos_entraron nos_cancelaron nos_devolvieron perdí
    """,
    display="""
        muestra muéstrame muéstrenme muéstranos mostrar muestre muestren enséñame enseña enseñame
        dame deme denme danos dar dime lista lístame listar limita limitar envía envíame enviar
        enviarme manda mándame mandar incluye incluir imprime resalta destaca compara comparar
        compárame elige usa usar usen nombra abre crea crear créame propón proponme sugiere
        sugiéreme guarda quiero queremos quisiera prefiero preferimos preferiría gusta gustan
        gustaría necesito necesitamos necesita escribe escribir escríbeme resume resumir resúmeme
        divide agrupa agrupar ordena ordenar redacta presenta presentar planifica revisa verifica
        avísame avisa avisar alértame notifícame recuérdame recuerda pon ponme poner haz hazme
        separa indica cita ofrece ofréceme limítate saca sácame pásame pasame
    """,
    limit="""
        máximo max mínimo min limitado límite como_máximo como_mínimo como_mucho al_menos por cada
        bajo debajo encima hasta no
    """,
    rank="""
        top primer primero primeros primera primeras último últimos última últimas próximo próximos
        próxima próximas mejor mejores peor peores anterior anteriores
    """,
    ranked="""
        primeros primeras últimos últimas próximos próximas mejores peores principales anteriores
        siguientes más_vendidos más_vendidas más_importantes más_grandes más_rentables más_recientes
        más_caros más_activos más_relevantes
    """,
    up="hasta",
    nearest="""
        redondea redondeado redondeados redondeada redondeadas redondear redondeo en múltiplos
    """,
    rounded="cercano cercana cercanos próximo redondeado redondeados",
    ident="""
        campaña versión sala piso planta página capítulo sección ticket pedido factura número n nº
        n° no núm num id expediente línea puerta estudio nivel fase sprint semana día ruta calle
        avenida paseo plaza edificio tienda diapositiva tabla figura anexo pregunta opción grupo
        lote código artículo canal modelo python windows autobús bus metro tren andén vía oficina
        habitación apartamento portal bloque § # etapa equipo temporada episodio volumen tomo
        terminal autopista carretera fórmula sector sucursal ola clase norma iso talla cp despacho
        aula colonia local casilla ibex calzo dax nasdaq
    """,
    approx="""
        aproximadamente unos unas alrededor_de cerca_de casi apenas solo sólo solamente más_de
        menos_de exactamente precisamente ahora actualmente ya todavía aún hoy el la los las un una
        mis nuestros nuestras sus en_promedio en_total total promedio media medio ~ ≈ > < + - ( * _
        : al_menos como_mínimo por_lo como_unos justo tan también cada de_media algo poco incluso
        entre de_unos
    """,
    stop="""
        en sobre al para y e o u por de a del este esta estos estas ese esa ayer hoy cuando si que
        quien pero es son era eran está están ha han había donde porque pues luego el la los las un
        una mi mis nuestro nuestra nuestros nuestras tu tus su sus se me te nos les le lo ellos
        ellas él ella yo tú usted antes después desde hasta entre cada vía durante contra como sin
        con no ni más según bajo tras fue fueron mediante ante
    """,
    inner="de del nuestros nuestras mis los las sus",
    partitive="de del más menos nuestros nuestras nuestro nuestra el la los las mis lo",
    outof="de sobre",
    every="cada",
    span="a y o u e - hasta al",
    compare="""
        duplicó duplicado duplicada duplicados duplicadas duplica duplican duplicaron duplicaba
        dupliqué duplicamos triplicó triplicado triplicada triplicaron triplica triplicamos
        cuadruplicó cuadruplicado cuadruplicaron cuadruplica quintuplicó quintuplicado decuplicó
        doble dobles triple cuádruple dividido_por dividió_por multiplicado_por multiplicada_por
        multiplicados_por multiplicadas_por multiplicó_por multiplicaron_por duplicarse dobló
        doblado doblaron doblamos
    """,
    twice="doble dobles triple cuádruple",
    compared="que",
    times="veces vez x",
    more="""
        más menos superior superiores inferior inferiores mayor menor mayores que el la los las lo
        del de nuestro nuestra mejor tanto
    """,
    part="""
        tercio tercios cuarto cuartos cuarta_parte quinta_parte tercera_parte décima_parte
        cuartas_partes quintas_partes terceras_partes quinto quintos sexto séptimo octavo noveno
        décimo décimos
    """,
    half="mitad medio media cuarta_parte quinta_parte tercera_parte décima_parte",
    trade="""
        vendido vendimos vendieron vendió vendemos venden vende vendo entregado entregamos enviado
        enviamos despachado despachamos producido produjimos producimos fabricado fabricamos
        comprado compramos distribuido colocado colocamos cosechó cosechamos cosecharon produjo
        produjeron
    """,
    ordinal="""
        segundo tercer tercero cuarto quinto sexto séptimo octavo noveno décimo tercera cuarta
        quinta
    """,
    idle="gracias disculpas veces besos motivos razones cosas maneras formas perdones abrazos",
    compound="""
        treintai cuarentai cincuentai sesentai setentai ochentai noventai veinti dieci uno una un
        dos tres cuatro cinco seis siete ocho nueve mil
    """,
    exceptions="cincomil",
    outcome="""
        canceló cancelaron cancelan abandonó abandonaron abandonan convirtió convirtieron convierten
        compró compraron compran devolvió devolvieron devueltos devueltas impagadas impagados
        vencidas vencidos pendientes respondió respondieron renovó renovaron fue fueron marchó
        marcharon cuelga cuelgan colgó falla fallan falló fallaron enfermo enfermos baja ausente
        ausentes vuelve vuelven volvió volvieron rechaza rechazan olvida olvidan paga pagan llegó
        llegaron llega llegan rota rotos defectuosos defectuosas vacío vacíos vacías libre libres
        cerró cerraron dimitió entregaron retraso atrasadas atrasados
    """,
    pay="""
        pago paga pagas pagamos pagan pagué pagó pagaron pagado pagar pagaba cuesta cuestan costó
        costaron costado cobro cobra cobran cobró cobraron cobramos cobré debo debe deben debía
        debemos gano gana ganan ganaba ganamos gasto gasta gastan gastó gasté gastaron gastamos
        gastado gastar factura facturamos facturó facturan desembolsó desembolsamos invertí invirtió
        invertimos invertido donó donamos compré compró vendí vendió vendimos ahorro ahorré
        ahorramos presté dan salió ingresé ingresó ingresamos abonó abonamos transferí recaudamos
        saqué saco cobrado ahorró ahorraron
    """,
    timed="""
        latencia dso mttr plazo plazos plazo_medio tiempo_medio tiempo_de autonomía disponibilidad
        uptime demora lead_time espera tiempos_de retraso
    """,
    mine="mi mis nuestro nuestra nuestros nuestras yo me",
    work="trabajo trabaja trabajas trabajamos trabajan trabajar teletrabajo",
    price="por a",
    valued="""
        ronda rondaba rondan roza rozó promedia promedió promedian promediamos totaliza totalizó
        asciende ascendió oscila oscilaba equivale sitúa situó situaba cifra cifró promediaba
    """,
    voice="""
        sí gracias hola buenos buenas días muy mucho mucha muchos bien todo todos toda todas nada
        hacer hago hace soy eres somos ser estoy estás estamos he has hemos tengo tiene tenemos
        tienen será puedo puede pueden debo debe hay quiere ir voy va van trabajo trabajar vivo
        gestiono llevo compañero compañeros compañera aquí allí cuál cuáles cómo qué nunca siempre
        mismo misma otro otra otros pequeño grande nuevo nueva empresa cliente pedido mes pasado
        pasada semana eso algo ya así también además luego entonces empiezo termino salgo llamo odio
        encanta desayuno ceno vendedor jefe casa junto atrapo reparo planto vacuno hospitalizo
        evacuo intercepto multo robo destrozo reciclo recaudo genero creo fabrico ensamblo embalo
        despacho cargo descargo transporto supero acumulo registro conto noto detecto denuncio
        declaro fusiono probo valido rechazo trato cerro publico emito imprimo reparto envio mando
        visito formo contrato ficho alojo cocino horneo embotello cosecho embolso cobro reembolso
        presto encajo marco encadeno firmo cancelo anulo elimino congelo añado encargo convoco
        entrevisto sondeo digitalizo escaneo archivo invito desperdicio quemo bloqueo reemplazo
        lanzo abandono rescato adopto atendo recogo facturo compro peso embarco desembarco ceso sumo
        extravio soporto comunico gasto presento estreno evito abono traslado opero salvo agoto tiro
        coloco recluto organizo examino exporto importo inauguro inspecciono lavo libero nombro
        otorgo pinto renovo restauro solicito soldo transformo transfero ocupo vigilo matriculo
        desalojo condeno sanciono trasplanto causo provoco aporto acordo ahorro alquilo arresto
        arreglo asigno capto celebro clasifico completo conecto controlo cultivo decomiso desbloqueo
        descarto dispenso edito elaboro embargo empleo enterro entreno estudio evaluo grabo graduo
        hospedo investigo jubilo lleno localizo movilo negocio notifico ordeño pesco podo programo
        rebajo reclamo recorto recupero redacto reformo regalo reviso selecciono sembro
    """,
)
