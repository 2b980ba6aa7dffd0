"""Spanish verbs: the forms a person uses of themselves, and the forms of orders.

Few endings give away who speaks, and pronouns are mostly left out, so that the rules and the
wording need to know the verbs. A row is ``infinitive``, ``infinitive:stem`` where the stem changes
("mostrar:muestr") or ``infinitive:stem:first`` where the first person's does too ("hacer:hac:hag").
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator

# What people tell an assistant to do.
_ORDERS = (
    "abreviar acabar aclarar acortar adjuntar agregar agrupar ajustar alargar analizar anotar "
    "aplicar "
    "aproximar avisar añadir:añad:añad bajar buscar calcular cambiar cargar "
    "centrar citar colocar comentar comenzar:comienz comparar completar comprobar:comprueb "
    "considerar consultar contar:cuent contestar convertir:conviert copiar corregir:corrig:corrij "
    "crear cuidar "
    "dar:d dejar decir:dic:dig desarrollar desglosar destacar detallar devolver:devuelv dirigir:"
    "dirig:dirij dividir elegir:elig:elij eliminar empezar:empiez emplear enfatizar "
    "enlazar enseñar entregar enumerar enviar:enví escribir especificar estructurar evitar "
    "excluir:excluy exponer:expon:expong explicar expresar facilitar fijar filtrar finalizar "
    "firmar "
    "formatear formular generar guardar hablar hacer:hac:hag iniciar incluir:incluy incorporar "
    "indicar informar insertar justificar leer:le limitar listar mandar mantener:mantien:manteng "
    "marcar medir:mid mencionar meter mirar mostrar:muestr nombrar numerar ofrecer:ofrec:ofrezc "
    "omitir ordenar organizar pasar pintar poner:pon:pong preguntar preparar presentar "
    "priorizar proponer:propon:propong proporcionar quedar quitar razonar "
    "recomendar:recomiend reconfirmar recordar:recuerd redactar redondear reducir:reduc:reduzc "
    "repasar reportar reservar planificar agendar cocinar descartar pedir:pid resaltar responder "
    "respetar resumir revisar "
    "saltar saludar sacar seguir:sigu:sig "
    "separar señalar simplificar sintetizar subrayar suponer:supon:supong sugerir:sugier sustituir:"
    "sustituy terminar tomar trabajar traducir:traduc:traduzc traer:tra:traig tratar usar utilizar "
    "validar verificar volver:vuelv"
)

# What a house, a diary or a shop is told: orders too, but no answer is shaped by them.
_DEVICES = (
    "encender:enciend apagar prender activar desactivar subir cerrar:cierr abrir programar "
    "convocar despertar:despiert reproducir:reproduc:reproduzc comprar regar:rieg arrancar "
    "conectar desconectar lanzar ejecutar instalar borrar mover:muev imprimir compartir publicar "
    "contactar llamar molestar interrumpir aceptar invitar ocultar atenuar:atenú silenciar "
    "bloquear encabezar argumentar puntuar:puntú repetir:repit prescindir confirmar asumir "
    "inventar disculpar examinar aspirar limpiar lavar fregar:frieg calentar:calient "
    "enfriar:enfrí ventilar cobrar gastar invertir:inviert pagar contratar cancelar aplazar "
    "vender renovar:renuev suscribir desplegar:desplieg fusionar commitear ignorar "
    "anteponer:antepon:antepong tocar apuntar colgar:cuelg echar servir:sirv "
)

# What people say of themselves.
_SELVES = (
    "abonar abordar abrir aburrir acabar acceder acudir adelantar agendar almacenar amueblar "
    "apostar:apuest asar atar avanzar barrer bucear calzar caminar celebrar cuestionar decorar "
    "deducir:deduc:deduzc "
    "delegar desconectar desplegar:desplieg desplazar detener:detien:deteng "
    "distinguir:distingu:disting elaborar empujar enfriar escoger:escog:escoj fiar fiscalizar "
    "gastar guisar "
    "hervir:hierv identificar iniciar interactuar:interactú invernar lavar lijar madurar meter "
    "monitorear "
    "monitorizar obligar olvidar opositar ordenar parar patrocinar peinar picar planchar "
    "poner:pon:pong portar "
    "posponer:pospon:pospong prever:prevé:preve priorizar pronunciar quejar regar:rieg remodelar "
    "rendir:rind "
    "respirar revender saber saltar sanar sacar silenciar simular sobrevivir surfear "
    "sustituir:sustituy tardar "
    "telefonear testear trastear triunfar usar ver:v:ve versionar veranear zambullir "
    "acabar aceptar acompañar aconsejar acostar:acuest acostumbrar actualizar "
    "adaptar administrar admirar adoptar adorar agradecer:agradec:agradezc aguantar ahorrar "
    "alimentar almorzar:almuerz alojar alquilar alternar andar amar amasar animar aprender "
    "apreciar "
    "aprovechar apuntar archivar arreglar asesorar asistir aspirar asociar asumir atender:atiend "
    "auditar avanzar ayudar ayunar bailar bañar beber bordar caminar cantar casar celebrar cenar "
    "centralizar cerrar:cierr chambear charlar chatear chequear chupar cobrar cocinar "
    "coger:cog:coj "
    "chapurrear colaborar coleccionar colgar:cuelg comer compartir competir:compit "
    "componer:compon:compong "
    "comprar comprender "
    "comunicar concentrar conducir:conduc:conduzc confiar:confí configurar conocer:conoc:conozc "
    "conseguir:consigu:consig construir:construy consumir contratar controlar convivir coordinar "
    "correr cosechar coser cotizar crecer:crec:crezc creer:cre criar:crí cubrir cultivar cumplir "
    "curar currar cursar deber decidir declarar dedicar defender:defiend depender desarrollar "
    "desayunar descansar descargar descartar desear desempeñar despertar:despiert detestar dibujar "
    "diferenciar "
    "diseñar disfrutar disponer:dispon:dispong distribuir:distribuy divorciar dominar dormir:duerm "
    "duchar dudar editar educar ejecutar ejercer:ejerc:ejerz encabezar encantar encargar "
    "encontrar:encuentr enfermar enfrentar ensayar entender:entiend entrar entrenar entrevistar "
    "escalar escanear escuchar esperar esquiar:esquí estudiar evaluar:evalú exigir:exig:exij "
    "experimentar explotar exportar "
    "fabricar facturar fichar financiar formar forrar fotografiar:fotografí fregar:frieg fumar "
    "gestionar gobernar grabar graduar:gradú guiar:guí habitar heredar hornear ilustrar "
    "impartir implementar importar imprimir improvisar incorporar inscribir instalar intentar "
    "interesar interpretar invertir:inviert investigar invitar jubilar jugar:jueg juntar laburar "
    "levantar liderar limpiar llamar llegar llevar lograr madrugar manejar maquetar meditar "
    "mejorar merendar:meriend moderar modelar molestar montar mover:muev mudar nacer:nac:nazc "
    "nadar "
    "navegar necesitar negar:nieg negociar obtener:obtien:obteng ocupar odiar odiar:odi operar "
    "opinar optar orar orientar padecer:padec:padezc pagar participar pasear patinar pedir:pid "
    "pensar:piens perder:pierd permitir pertenecer:pertenec:pertenezc pesar pescar pilotar planear "
    "planificar plantar poder:pued poseer:pose practicar preferir:prefier presidir prestar "
    "prescindir probar:prueb procesar producir:produc:produzc profesar programar promover:promuev "
    "proteger:proteg:protej proveer:prove publicar querer:quier quedar radicar realizar rechazar "
    "recibir reciclar recoger:recog:recoj recolectar reconocer:reconoc:reconozc recorrer redondear "
    "registrar regresar rellenar remar renovar:renuev reparar repartir repetir:repit reservar "
    "residir resolver:resuelv respetar restaurar retirar reunir:reún rezar rodar salir:sal:salg "
    "secar segmentar sembrar:siembr sentar:sient sentir:sient sentirse servir:sirv situar:sitú "
    "soler:suel soñar:sueñ soportar subir sufrir supervisar tejer teletrabajar temer tender:tiend "
    "tener:tien:teng tocar tolerar tomar tramitar transferir:transfier transportar trasladar "
    "tributar "
    "trotar unir valorar vender venir:vien:veng ver:v:ve versionar vestir:vist viajar vigilar "
    "visitar vivir volar:vuel votar vincular vacunar oír:oy:oig oir:oy:oig padecer:padec:padezc "
    "aborrecer:aborrec:aborrezc favorecer:favorec:favorezc carecer:carec:carezc huir:huy "
    "especializar involucrar enamorar alegrar relajar estresar marear manchar ubicar hospedar "
    "topar hartar agobiar rodear cuadrar apasionar mantener:mantien:manteng "
    "madrugar trasnochar veranear pernoctar tutelar becar peregrinar improvisar "
    "reconstruir:reconstruy "
    "ascender:asciend emigrar inmigrar abandonar renunciar dimitir divorciar separar comprometer "
    "matricular afiliar suscribir colegiar empadronar independizar convertir:conviert "
    "graduar:gradú "
    "licenciar doctorar titular certificar federar inaugurar fundar estrenar amortizar hipotecar "
    "vender traspasar donar regalar alquilar mudar instalar afincar operar vacunar quedar "
    "apellidar firmar codificar depurar desplegar:desplieg compilar migrar "
    "mecanografiar:mecanografí "
    "dictar anotar tachar subrayar resumir sintetizar presupuestar tasar peritar inspeccionar "
    "auditar cotizar subastar importar exportar mayorear distribuir:distribuy "
    "abastecer:abastec:abastezc "
    "proveer:prove suministrar surtir repostar transportar repartir conducir:conduc:conduzc "
    "tripular remolcar pilotar escalar esquiar:esquí patinar surfear bucear remar pedalear trotar "
    "boxear luchar entrenar estirar lanzar golpear cazar pescar acampar viajar explorar hospedar "
    "cuidar criar:crí amamantar educar mimar pasear sacar adiestrar montar cabalgar ordeñar "
    "esquilar podar plantar sembrar:siembr cultivar cosechar regar:rieg injertar abonar compostar "
    "hornear amasar asar freír:frí guisar batir sazonar aliñar condimentar congelar fermentar "
    "destilar catar degustar saborear desayunar merendar:meriend picotear ayunar adelgazar "
    "engordar "
    "coser bordar tejer hilar esculpir tallar modelar pintar dibujar grabar revelar retratar "
    "filmar "
    "actuar:actú componer:compon:compong interpretar cantar tocar bailar recitar versar rimar "
    "rapear "
    "coleccionar restaurar reparar arreglar soldar:sueld lijar barnizar construir:construy "
    "ensamblar "
    "traducir:traduc:traduzc corregir:corrig:corrij editar maquetar publicar redactar transcribir "
    "bloguear retransmitir podcastear ilustrar animar renderizar modelar orar rezar meditar "
    "predicar militar afiliar votar protestar donar roncar sudar marear desmayar toser estornudar "
    "tartamudear padecer:padec:padezc convalecer:convalec:convalezc recuperar rehabilitar "
    "operar medicar inyectar pinchar vacunar pesar medir:mid calzar teñir:tiñ afeitar maquillar "
    "peinar depilar tatuar:tatú sufragar ahorrar invertir:inviert endeudar gastar tributar deducir:"
    "deduc:deduzc declarar facturar cobrar ganar ingresar reembolsar alternar turnar rotar doblar "
    "fichar librar descansar desconectar apagar encender:enciend silenciar bloquear activar "
    "desactivar "
    "programar automatizar sincronizar respaldar archivar etiquetar clasificar catalogar "
    "inventariar:"
    "inventarí contabilizar conciliar cuadrar segmentar prospectar captar fidelizar negociar "
    "licitar "
    "pujar reclutar seleccionar entrevistar contratar despedir:despid capacitar tutorizar "
    "mentorizar "
    "asesorar representar defender:defiend arbitrar mediar juzgar notariar legislar opositar "
    "ejercer:"
    "ejerc:ejerz pasar diagnosticar recetar anestesiar recibir acoger:acog:acoj alojar amar "
    "aborrecer:"
    "aborrec:aborrezc despreciar rehuir:rehúy esquivar eludir rehusar:rehús boicotear consumir "
    "reusar:"
    "reús reutilizar reciclar compartir prestar deber necesitar requerir:requier exigir:exig:exij "
    "valorar apreciar respetar creer:cre confiar:confí dudar desconfiar:desconfí temer soñar:sueñ "
    "desear anhelar proyectar priorizar apostar:apuest optar elegir:elig:elij escoger:escog:escoj "
    "preferir:prefier favorecer:favorec:favorezc limitar restringir:restring:restrinj cargar "
    "llenar "
    "vestir:vist lucir:luc:luzc portar cuadrar estacionar aparcar manejar parquear rentar chambear "
    "regentar regir:rig:rij apoyar sumar acordar:acuerd pactar cancelar anular aplazar confirmar "
    "aprobar:aprueb prometer reformar prejubilar enchufar "
    "apañar enterar orientar desorientar distraer:distra:distraig despistar divertir:diviert "
    "laburar currar yirar matear tomar platicar checar jalar ocupar rolar pololear carretear"
)

# Present, or past, of the first person, and the third of the same.
_IRREGULAR = (
    "soy:es estoy:está voy:va doy:da he:ha sé:sabe fui:fue tuve:tuvo hice:hizo estuve:estuvo "
    "pude:pudo puse:puso quise:quiso vine:vino dije:dijo traje:trajo di:dio conduje:condujo "
    "elegí:eligió preferí:prefirió pedí:pidió leí:leyó caí:cayó supe:supo somos:son estamos:están "
    "vamos:van damos:dan hemos:han sabemos:saben fuimos:fueron tuvimos:tuvieron hicimos:hicieron "
    "pedimos:piden decidimos:decidieron elegimos:eligieron acordamos:acordaron "
    "quedamos:quedaron reservamos:reservaron compramos:compraron contratamos:contrataron "
    "firmamos:firmaron cerramos:cerraron confirmamos:confirmaron alquilamos:alquilaron "
    "optamos:optaron sacamos:sacaron fijamos:fijaron mudamos:mudaron adoptamos:adoptaron "
    "trasladamos:trasladaron seguimos:siguen preferimos:prefieren servimos:sirven "
    "medimos:miden dormimos:duermen vemos:ven oímos:oyen cancelamos:cancelaron "
    "decidimos:decidieron creo:cree quedé:quedó daré:dará"
)

_TU = "haz:hacer pon:poner di:decir ten:tener sal:salir ven:venir sé:ser mantén:mantener "
_TU += "sea:ser seas:ser sean:ser sed:ser ve:ir vaya:ir vayas:ir dé:dar den:dar des:dar "
_TU += "propón:proponer supón:suponer ser:ser ir:ir tener:tener tenga:tener tengas:tener "
_TU += "tutea:tutear tutee:tutear tutees:tutear tutear:tutear tuteá:tutear tutead:tutear "
_TU += "pusieras:poner pusiera:poner dieras:dar diera:dar hicieras:hacer hiciera:hacer "
_TU += "dijeras:decir dijera:decir fueras:ser fuera:ser tuvieras:tener tuviera:tener "
_TU += "mantuvieras:mantener incluyeras:incluir incluyera:incluir tradujeras:traducir "
_TU += "ahorra:ahorrar ahorre:ahorrar ahorres:ahorrar ahorrar:ahorrar"

DOUBTFUL = frozenset(
    "abono apuesto gasto helado trasteo surfeo "
    "trabajo uso cambio estudio juego cargo paso pago plano centro ahorro diseño desarrollo "
    "vuelo sueño cuento canto baño archivo contrato contacto retiro envío envio encuentro "
    "almuerzo desayuno apoyo control registro filtro marco monto peso pinto puesto saldo tiro "
    "trato traslado voto como bajo cuadro camino sobre cobro curso ensayo entreno experimento "
    "grupo manejo modelo pesco proceso prospecto recibo recorro reparto resumo seguro tejido "
    "tomo termino título toco vino corto meto muestro ayuno paseo producto proyecto conduce "
    "remo rodeo tiendo anuncio comienzo regreso respeto saco sano tributo contamos paramos he "
    "di texto tono modo formato detalle planto descanso expreso completo claro listo medio "
    "limpio solo dibujo caso marco sello motivo resto presto relato retrato bordo tallo gusto "
    "ingreso turno boxeo buceo golpeo rapeo pedaleo parqueo tartamudeo inicio regalo traspaso "
    "estreno deseo lleno consumo despido saludo abandono bloqueo respaldo rechazo fundo repaso "
    "fijo pienso junto entero activo seco vivo suelo sueldo negocio libro verso cultivo mimo salto "
    "mando "
    "recuerdo sumo crío envío rezo presupuesto alterno lucho".split()
)
"""Verbs that are nouns or small words too: only where a verb can stand."""

# Forms that are other, commoner words once their accents are gone.
_NO_ORDERS = frozenset("de se nombre nombres informe informes ajuste ajustes meta metas".split())


def fold(word: str) -> str:
    """A word without its accents, in lower case; the ñ is a letter of its own."""
    parts = unicodedata.normalize("NFD", word.lower())
    return unicodedata.normalize("NFC", re.sub("(?<!n)[\u0301\u0303\u0308]|\u0301", "", parts))


def _rows(*texts: str) -> Iterator[tuple[str, str, str]]:
    for row in " ".join(texts).split():
        infinitive, *stems = row.split(":")
        stem = stems[0] if stems else infinitive[:-2]
        yield infinitive, stem, stems[1] if len(stems) > 1 else stem


def _soft(stem: str) -> str:
    """The stem of an -ar verb before an e: "busc" is "busqu", "organiz" is "organic"."""
    for ending, before_e in (("c", "qu"), ("g", "gu"), ("z", "c")):
        if stem.endswith(ending):
            return stem[: -len(ending)] + before_e
    return stem


def _persons() -> dict[str, str]:
    """First person (present, past, future; one or several) to third."""
    found: dict[str, str] = {}
    for infinitive, stem, first in _rows(_ORDERS, _SELVES):
        root, kind = infinitive[:-2], fold(infinitive[-2:])
        if kind == "ar":
            found.setdefault(first + "o", stem + "a")
            found.setdefault(root + "amos", stem + "an")
            found.setdefault(_soft(root) + "é", root + "ó")
        else:
            found.setdefault(first + "o", stem + "e")
            found.setdefault(root + ("emos" if kind == "er" else "imos"), stem + "en")
            found.setdefault(root + "í", root + "ió")
        found.setdefault(infinitive + "é", infinitive + "á")
    for pair in _IRREGULAR.split():
        first, _, third = pair.partition(":")
        found[first] = third
    return found


def _commands() -> dict[str, str]:
    """Forms of orders and wishes, without accents, to infinitives."""
    found: dict[str, str] = {}
    for infinitive, stem, first in _rows(_ORDERS, _DEVICES):
        root = infinitive[:-2]
        if infinitive.endswith("ar"):
            soft, plain = _soft(first), _soft(root)
            forms = [stem + "a", root + "a", root + "ad", root + "á"]
            forms += [soft + "e", soft + "en", soft + "es", plain + "éis", plain + "és"]
            forms += [plain + "e", plain + "es", root + "aras", root + "ases", root + "ara"]
        else:
            forms = [stem + "e", root + infinitive[-2], root + infinitive[-2] + "d"]
            forms += [first + end for end in ("a", "an", "as", "áis", "ás")]
            forms += [root + "ieras", root + "iera", root + "ieses"]
        for form in (infinitive, *forms):
            found.setdefault(fold(form), infinitive)
    for pair in _TU.split():
        form, _, infinitive = pair.partition(":")
        found[fold(form)] = infinitive
    return {form: infinitive for form, infinitive in found.items() if form not in _NO_ORDERS}


def either(words: Iterable[str]) -> str:
    """A pattern for any of many words, each beginning looked at once."""
    tree: dict[str, dict] = {}  # type: ignore[type-arg]
    for word in words:
        node = tree
        for letter in word:
            node = node.setdefault(letter, {})
        node[""] = {}
    return _branch(tree)


def _branch(node: dict[str, dict]) -> str:  # type: ignore[type-arg]
    parts = [letter + _branch(rest) for letter, rest in sorted(node.items()) if letter]
    if not parts:
        return ""
    joined = parts[0] if len(parts) == 1 and "" not in node else f"(?:{'|'.join(parts)})"
    return joined + "?" if "" in node else joined


FIRST = _persons()
"""What people say they do, and the same of somebody else: "trabajo" is "trabaja"."""

COMMANDS = _commands()
"""Forms of orders, folded, and their infinitives: "muestra", "muestre", "mostrad", "mostrar"."""

PRESENT = either(
    word
    for word in FIRST
    if word.endswith("o") or word in ("soy", "estoy", "voy", "doy", "he", "sé")
)
"""A pattern for what people say they do now: "trabajo", "soy"."""


def _commanding(verbs: str) -> str:
    """A pattern for the forms of orders: stems and their endings, which is shorter than a list."""
    stems: dict[str, set[str]] = {"ar": set(), "er": set()}
    for infinitive, stem, first in _rows(verbs):
        root = infinitive[:-2]
        if root == "d":
            continue
        if infinitive.endswith("ar"):
            stems["ar"].update(fold(each) for each in (stem, root, _soft(first), _soft(root)))
        else:
            stems["er"].update(fold(each) for each in (stem, root, first))
    others = {form for form in COMMANDS if COMMANDS[form] in ("dar", "ser", "ir", "tener")}
    others.update(fold(pair.partition(":")[0]) for pair in _TU.split())
    return (
        rf"(?:(?!(?:{'|'.join(sorted(_NO_ORDERS))})(?!\w))"
        rf"(?:(?:{either(sorted(stems['ar']))})(?:a|ad|ar|aras?|ases|e|es|en|eis)|"
        rf"(?:{either(sorted(stems['er']))})(?:e|ed|er|i|id|ir|a|as|an|ais|ieras?|ieses)|"
        rf"{either(sorted(others - _NO_ORDERS))}))"
    )


COMMANDING = _commanding(_ORDERS)
"""A pattern for an order's verb: "muestra", "muestre", "mostrad", "mostrar"."""

ORDER = (
    rf"(?:(?:me|nos|te|se) )?(?:l[oae]s? )?(?:{COMMANDING}|sé)(?:me|nos|te|"
    r"se)?(?:l[oae]s?)?(?![\w])"
)
"""A pattern for an order or wish, as ``tidy`` leaves it."""

DEVICE_ORDER = (
    rf"(?:(?:me|nos|te|se) )?(?:l[oae]s? )?{_commanding(_ORDERS + ' ' + _DEVICES)}(?:me|nos|te|"
    r"se)?(?:l[oae]s?)?(?![\w])"
)
"""The same for whatever an agent may be told to do."""

_PARTICIPLES = (
    "hacer:hecho poner:puesto decir:dicho ver:visto escribir:escrito abrir:abierto volver:vuelto "
    "romper:roto morir:muerto cubrir:cubierto resolver:resuelto inscribir:inscrito "
    "devolver:devuelto "
    "suscribir:suscrito describir:descrito componer:compuesto leer:leído traer:traído caer:caído"
)


def present_of(infinitives: str) -> str:
    """A pattern for what people say they do now, of these verbs: "vivo", "vivimos"."""
    return either(sorted(set(_forms(infinitives, past=False))))


def past_of(infinitives: str) -> str:
    """A pattern for what people say they did: "compré", "compramos", "he comprado"."""
    irregular = dict(pair.split(":") for pair in _PARTICIPLES.split())
    done = either(
        sorted(
            {
                irregular.get(each, each[:-2] + ("ado" if each.endswith("ar") else "ido"))
                for each in infinitives.split()
            }
        )
    )
    return rf"(?:{either(sorted(set(_forms(infinitives, past=True))))}|(?:he|hemos) {done})"


def _forms(infinitives: str, *, past: bool) -> Iterator[str]:
    wanted = set(infinitives.split())
    for infinitive, _, first in _rows(_ORDERS, _SELVES):
        if infinitive not in wanted:
            continue
        root, kind = infinitive[:-2], fold(infinitive[-2:])
        if past:
            yield _soft(root) + "é" if kind == "ar" else root + "í"
            yield root + ("amos" if kind == "ar" else "imos")
        else:
            yield first + "o"
            yield root + {"ar": "amos", "er": "emos"}.get(kind, "imos")


I_DO = either(
    word
    for word in FIRST
    if word.endswith("o") and word not in DOUBTFUL and word[:-1] not in COMMANDS
)
"""A pattern for what people say they do that is no noun as well: it begins a statement anywhere."""
