"""Spanish words around credentials."""

from __future__ import annotations

from keepwise.governance.detection.credential.tables.wording import Wording

ES = Wording(
    password=r"mi contra|la contra(?= (?:nueva|vieja|actual|buena|del?|es|para)\b)"
    r"|contra(?=\s?[:=])|clv|contras\."
    r"|contrasenas?|contrasenia|contrase?na|pass|palabra (?:clave|secreta)(?! )"
    r"|palabra (?:de paso|de acceso|de seguridad)|contrasena|santo y sena"
    r"|clave (?:(?:del? (?:la |el |mi )?)?(?:wi-?fi|red|router|correo|banco|netflix|gmail)"
    r"|secreta|personal|maestra|de acceso|de usuario)",
    key=r"claves?|llaves?",
    pin=r"codigo pin|numero secreto|clave (?:numerica|de cajero|del cajero|dinamica|temporal"
    r"|de un solo uso|sms)|otp",
    code=r"codigos?|combinacion",
    token=r"(?:clave|llave) (?:de (?:la )?|del )?(?:api|acceso|secreta|privada|cifrado|licencia"
    r"|producto|activacion|recuperacion|almacenamiento|ssh|maestra)"
    r"|token(?: de acceso)?|secreto(?: de cliente| del cliente)?|cadena de conexion",
    phrase=r"frase (?:de (?:recuperacion|respaldo)|semilla|secreta|mnemonica)"
    r"|(?:12|24|doce|veinticuatro) palabras|palabras (?:semilla|de recuperacion|secretas)|semilla",
    passphrase=r"frase (?:de (?:paso|contrasena|acceso|cifrado)|contrasena)",
    lock=r"candado(?: de (?:combinacion|numeros))?",
    answer=r"respuesta(?: secreta| de seguridad| a (?:la|mi) pregunta (?:secreta|de seguridad))?"
    r"|apellido de soltera de mi (?:madre|mama)",
    question=r"(?:pregunta|respuesta) (?:secreta|de seguridad)",
    login=r"credenciales|usuario|datos de acceso|login|(?:entro|entra|entre|entrar|accedo|accede"
    r"|acceder|ingresa|conectate|inici[oae] sesion|logueate) con|acceso|mi cuenta",
    places="""
        puerta porton garaje alarma cerradura caja edificio oficina casa entrada ascensor piso
        apartamento maleta bici candado banco bancari tarjeta telefono movil celular tableta
        portatil ordenador parking barrera taquilla trastero portal almacen verja finca buzon cajero
        habitacion cochera departamento pantalla
    """,
    purposes="""
        verific segur acceso uso unico inicio sesion autentic sms desbloqu abre abri(?!l) respaldo
        repuesto
        caduc compart confirm recuper secret desactiv desarm valid cuenta activacion recogida
        identific licen serie emergenc
    """,
    harmless="""
        postal promo descuento cupon pais error fuente producto pedido reserva fiscal barras qr
        color proyecto emplead idioma moneda aeropuerto area civil penal vestim client articulo
        oficina- regalo referid seguimiento etica conducta departamental morse factura
    """,
    typing=r"(?:y|luego|despues) (?:la )?(?:almohadilla|asterisco|numeral|gato)|(?:entras|entran"
    r"|entramos|se entra) con|"
    r"se (?:apaga|desactiva|desarma|enciende) con|(?:usa|use|utiliza"
    r"|utilice)(?= (?:el codigo )?\d{3}[ -]?\d{3,5} )|teclea\w{0,3}|marca\w{0,3}|introduc\w{1,4}"
    r"|introduzca\w?|pulsa\w{0,3}|escrib\w{1,3}"
    r"|pon|poner|mete\w?|ingres\w{1,3}|digita\w?|desbloque\w{1,3}|abr[eo]\w?|abrir",
    link=r"o sea|es decir|es ahora|es|son|era|será|sigue siendo|queda|vale",
    so=r"ahora|asi que|así que|osea",
    again=r"es|son|era|aquí va",
    change="pong uso usamos cambi modific actualiz puest poner pon restablec",
    into="pongo uso usamos a por en como",
    reverse="esa eso esta este es era como son =",
    about="de del para en que al la el mi a",
    vague="una un ninguna ningun cada cualquier alguna buena",
    skipped="el la ahora siempre simplemente todavia actualmente solo: los las son digitos "
    "dígitos numeros números cifras todo",
    function="""
        un una el la los las de del mi mis tu su nuestra no en a para muy tan aun tambien siempre
        nunca solo con por y o pero que quien cuando como donde si esta este es son yo se lo al
    """,
    things="""
        manager gestor politica campo longitud fuerza generador caducidad regla reglas primaria
        foranea ajena externa
    """,
    describing="""
        obligatoria obligatorio necesaria necesario caducada caducado incorrecta incorrecto erronea
        valida valido invalida debil fuerte segura seguro falta aqui ahi cambiada conocida larga
        largo corta corto simple compleja complicada mala mal buena bueno vieja antigua antiguo
        nueva vacia perdida olvidada confidencial privada publica importante temporal personal
        compartida nada bloqueada rechazada correcta correcto gracias hoy manana ayer secreta
        escrita escrito puesta dicha distinta diferente igual misma facil dificil imprescindible
        sensible primaria ver pregunta
        mia tuya todo demasiado tabu insegura unica
    """,
    endings=r"[a-z]{2,}(?:ad[ao]s?|id[ao]s?|[ií]sim[ao]|ic[ao]|ables?|ibles?|os[ao]|iv[ao]|ante"
    r"|ente)",
    halves=r"mitad|parte",
    spelling="mayuscula minuscula signo_de_exclamacion exclamacion admiracion interrogacion "
    "almohadilla numeral guion guion_bajo arroba dolar asterisco porcentaje",
    digits="cero uno dos tres cuatro cinco seis siete ocho nueve",
)
