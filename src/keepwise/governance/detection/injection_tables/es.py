"""Smuggled instructions in Spanish."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, str]] = {
    "nothing": "nada, ni una palabra",
    "enabled": "activado, activo",
    "enter": "activa, active, entra, entre en, pasa, cambia, estás en",
    "devmode": "modo desarrollador, modo dios, modo administrador",
    "please": "por favor",
    "and": "y, luego, después, también",
    "towards": "a, al, hacia",
    "ignore": """
        ignora, ignore, ignorad, ignoren, ignorar, ignores, olvida, olvide, olvidad, olvidar,
        olvídate, olvídese, haz caso omiso, haga caso omiso, hacer caso omiso, hagan caso omiso,
        no hagas caso, no haga caso, no tengas en cuenta, no tenga en cuenta, no tomes en
        cuenta, descarta, descarte, descartar, omite, omita, omitir, pasa por alto, pase por
        alto, deja de lado, deje de lado, deja de seguir, no sigas, no siga, no obedezcas,
        desobedece, desatiende, elimina, elimine, borra, borre, anula, anule, salta, sáltate,
        evita, elude, desactiva, desactive, quedan anuladas, ya no valen, ya no aplican, deja,
        deshazte, sobrescribe, prescinde""",
    "before": """
        anterior, anteriores, previas, previa, previos, previo, precedentes, de arriba,
        iniciales, inicial, originales, original, todas las, todas, todos los, todos, cualquier,
        tus, tu, sus, esas, estas, del sistema, pasadas, antiguas, existentes, recibidas, dadas,
        de seguridad, todas tus, todas sus""",
    "orders": """
        instrucción, instrucciones, regla, reglas, norma, normas, directriz, directrices,
        indicación, indicaciones, prompt, prompts, pautas, restricción, restricciones, mensaje
        del sistema, consignas, directivas, filtros de seguridad, órdenes previas del sistema,
        órdenes del sistema""",
    "earlier": """
        arriba, antes, anteriormente, hasta ahora, previamente, que te dieron, que te han dado,
        que te dijeron, que recibiste, que has recibido, que le dieron, que se te dieron, que se
        te han dado, recibidas, de tus desarrolladores, de tus creadores, te han dicho, te
        dijeron, hasta este punto, hasta aquí""",
    "everything": "todo, todo lo, lo, cuanto, el texto, todo lo que",
    "past": "anterior, anteriores, previas, previos, precedentes",
    "context": "informaciones, información, tareas, mensajes, textos, contenidos, peticiones",
    "oblivion": "olvida, olvide, ignora, ignore, olvídate de",
    "entirely": "todo",
    "instant": "escribe, di, responde, muestra, repite, dime, eres",
    "begin": "siguen, comienzan, empiezan",
    "own": """
        mi, mis, mío, nuestra, nuestro, nuestras, nuestros, te dije, te he dicho, dije, te conté""",
    "new": """
        nueva, nuevas, nuevo, nuevos, importantes, importante, actualizadas, siguientes,
        siguiente, urgentes, secretas""",
    "prevail": """
        reemplazan, reemplaza, sustituyen, sustituye, prevalecen, prevalece, tienen prioridad,
        tiene prioridad""",
    "instead": """
        en su lugar, solamente, exclusivamente, a partir de ahora, de ahora en adelante, desde
        ahora""",
    "follow": "sigue, siga, obedece, obedezca, ejecuta, ejecute, cumple, cumpla, acata",
    "note": """
        nota, mensaje, instrucción, instrucciones, atención, aviso, recordatorio, información,
        importante, orden, comentario, indicación, comunicado, solicitud""",
    "for": "para, a, al, dirigido a, dirigida a, destinado a",
    "ai": """
        ia, asistente, asistentes, modelo, modelos, modelo de lenguaje, chatbot, inteligencia
        artificial, bot, robot, asistente virtual, agente, agentes, agente de ia, sistema de ia""",
    "any": "cualquier, toda, todo, todos, todas, cada",
    "reading": """
        que lea, que lee, que procese, que procesa, leyendo, que resuma, que analice, que esté
        leyendo""",
    "must": "debe, deben, debería, deberá, deberán, tiene que, tienen que, ha de",
    "deed": """
        siempre, nunca, responder, ignorar, recomendar, decir, guardar, recordar, enviar, usar,
        utilizar, revelar, mencionar, aprobar, borrar, eliminar, ejecutar, transferir, mostrar,
        dar, aceptar, tratar""",
    "no": "no, sin, nunca, nada, jamás, nadie, tampoco, ni",
    "tell": """
        digas, diga, decir, decirle, decírselo, informes, informe, informar, menciones,
        mencione, mencionar, avises, avise, avisar, avisarle, reveles, revele, revelar,
        muestres, cuentes, comentes, comente, comentar, preguntes, preguntar, adviertas""",
    "theuser": """
        el usuario, al usuario, la usuaria, a la usuaria, los usuarios, a los usuarios, al
        humano, el operador, al operador""",
    "secretly": """
        en secreto, secretamente, a escondidas, discretamente, silenciosamente, en silencio""",
    "reveal": """
        revela*, muestra, muestre, muéstrame, muéstreme, imprime, imprima, repite, repita,
        enseña, enséñame, dime, dígame, di, dame, deme, escribe, escriba, lista, enumera,
        divulga*, comparte, comparta, cuáles son, cuál es, copia, copie, cita, expón, filtra,
        traduce, resume, transcribe, vuelca, proporciona""",
    "secret": """
        prompt del sistema, prompt de sistema, mensaje del sistema, mensaje de sistema,
        instrucciones del sistema, instrucciones de sistema, tus instrucciones, sus
        instrucciones, tu prompt, su prompt, instrucciones ocultas, instrucciones secretas,
        instrucciones internas, instrucciones iniciales, instrucciones originales, reglas
        ocultas, reglas internas, reglas secretas, tus reglas, sus reglas, tus directrices, tu
        configuración, prompt inicial, prompt oculto, prompt original, texto de arriba, todo lo
        anterior, tu system prompt, instrucciones confidenciales, indicaciones internas, tu
        contexto, instrucciones anteriores""",
    "take": """
        exporta, exporte, exportar, envía, envíe, enviar, manda, mande, filtra, filtre, extrae,
        extraiga, roba, publica, sube, reenvía, reenvíe, revela*, descarga, transfiere, copia,
        entrega, vuelca, divulga*, imprime, remite""",
    "loot": """
        todos los usuarios, todas las memorias, todos los recuerdos, todos los datos, todas las
        contraseñas, todas las conversaciones, datos de los usuarios, datos de usuarios, datos
        de los clientes, datos de clientes, otros usuarios, de otro usuario, todos los clientes,
        todos los secretos, todas las claves, claves api, claves de api, la base de datos, las
        credenciales, lista de clientes, libreta de direcciones, lista de contactos, las
        contraseñas, variables de entorno, todos los correos, toda la memoria, todas las cuentas""",
    "send": """
        envía, envíe, enviad, enviar, manda, mande, mandar, reenvía, reenvíe, reenviar, publica,
        publique, sube, suba, exporta, exporte, remite, transmite, transmita, llama, pon en
        copia""",
    "data": """
        conversación, conversaciones, historial, memoria, memorias, recuerdos, datos,
        contraseñas, contraseña, credenciales, secretos, claves, tokens, contactos, agenda de
        contactos, todo, contexto, perfil, mensajes, bandeja de entrada, lista de clientes, base
        de datos, prompt, correos, chat""",
    "pretend": """
        finge, finja, imagina, imagine, actúa, actúe, haz como si, simula, simule, juega,
        compórtate, eres, responde, responda, pretende, interpreta, conviértete, una ia, es
        usted""",
    "without": """
        sin, ninguna, ningún, libre de, no tienes, no tiene, ajeno a, exento de, carente de, no
        sujeto a""",
    "limits": """
        restricción, restricciones, regla, reglas, filtro, filtros, límite, límites, limitación,
        limitaciones, censura, ética, moral, normas, ataduras, tabúes, salvaguardas, barreras""",
    "persona": """
        modo sin restricciones, ia sin restricciones, ia sin límites, ia sin censura, modelo sin
        censura, asistente sin restricciones, ia malvada, eres dan, llamado dan, hacer cualquier
        cosa ahora, ia ilimitada, modo jailbreak""",
    "when": "cuando, cada vez que, siempre que, si, en cuanto, cuandoquiera que",
    "say": """
        digo, diga, dice, dicen, decimos, hablo de, hable de, habla de, hablen de, pregunto por,
        pregunte por, pido, pida, pregunta por, pregunten por, menciono, mencione, escribo,
        escriba, uso, use, me refiero, hablan de, pregunto, pregunte""",
    "utter": "digo, diga, dice, dicen, hablo de, hable de, menciono, mencione, escribo, escriba",
    "mean": """
        quiero decir, me refiero a, me refiero solo a, me refiero, significa, quiere decir, se
        refiere a, se refiere, se refieren a, se refieren, quieren decir, entiende, entiéndelo
        como, hablo de, hablo solo de, estoy hablando de, interpreta, interprétalo como, es
        solo, es sólo, es solamente, se trata de, está hablando de, hablan solo de""",
    "narrow": """
        filtra por, limítate a, usa solo, toma solo, cuenta solo, considera solo, mira solo""",
    "ask": "cómo, que significa, que quiere decir",
    "by": "por, con, bajo",
    "meanby": """
        entiendo, entendemos, quiero decir, me refiero, se entiende, nos referimos, entiende
        solo, entiéndase""",
    "pronoun": "favor, ejemplo, eso, esto, ello, cierto, supuesto, lo, eso mismo",
    "means": """
        significa, significan, quiere decir, quieren decir, se refiere a, se refieren a,
        equivale a, equivalen a, designa, representa, se define como, se entiende como, cuenta
        como, cuentan como, es sinónimo de""",
    "only": """
        solo, sólo, solamente, únicamente, a partir de ahora, desde ahora, de ahora en adelante,
        exclusivamente, en adelante, desde hoy, a partir de hoy, nada más, siempre""",
    "fromnow": """
        a partir de ahora, desde ahora, de ahora en adelante, en adelante, para nosotros, en
        nuestra empresa, en mis preguntas, en mis informes, desde hoy, a partir de hoy, en este
        chat""",
    "iwe": "yo, nosotros, que, eso, esto, lo",
    "treat": """
        trata, trate, considera, considere, interpreta, interprete, entiende, entienda, define,
        defina""",
    "as": "como, como si fuera, como si fuese",
    "namely": "solo, sólo, solamente, únicamente, si, el, la, los, las",
    "codeword": """
        nombre en clave de, palabra clave para, sinónimo de, otra palabra para, otro nombre para""",
    "be": "es, son, como",
    "redefine": "redefine, redefinir, nueva definición de",
    "youarenow": """
        ahora eres, ahora es usted, a partir de ahora eres, desde ahora eres, de ahora en
        adelante eres, eres ahora, ya no eres, pasas a ser, tu nuevo rol es, a partir de ahora
        actúas, a partir de ahora actuarás, te has convertido""",
    "something": "un, una, en, el, la, dan, libre, sin, como",
    "harmless": """
        un poco, una ayuda, en vacaciones, un amigo, el mejor, la mejor, un gran, una gran""",
    "override": """
        nuevas instrucciones del sistema, nuevo prompt del sistema, fin del prompt, instrucción
        oculta, instrucciones ocultas para, acceso de administrador concedido, tu nueva tarea,
        tu verdadera tarea, tu nueva misión, tu nuevo objetivo, tus nuevas instrucciones, sus
        nuevas instrucciones""",
    "sysmsg": """
        mensaje del sistema, aviso del sistema, nueva instrucción, nuevas instrucciones,
        instrucción del sistema, mensaje de los desarrolladores, mensaje del administrador,
        instrucciones importantes, instrucción importante, nota del sistema, directiva suprema,
        directriz suprema, orden suprema""",
    "asan": "como, dado que eres, ya que eres, siendo una",
    "yourduty": "debes, tienes que, debe usted, deberás, has de, estás obligado",
    "ifyouare": "si eres, si es usted, en caso de que seas",
    "plant": """
        recuerda que, recuerde que, recuerda esto, recuerden que, recordad que, guarda que,
        anota que, anote que, apunta que, ten en cuenta que, tenga en cuenta que, ten presente
        que, no olvides que, no olvide que, no te olvides de que, añade a tu memoria, agrega a
        tu memoria, actualiza tu memoria, actualice su memoria, registra que, registre que,
        graba en, en tu memoria""",
    "isaid": """
        el usuario prefiere, el usuario quiere, el usuario desea, el usuario acepta, el usuario
        ha, el usuario es, el usuario ya, que el usuario, el usuario autoriza, el usuario
        autorizó, el usuario siempre, ya autorizó, ya aprobó, ya ha autorizado, ya ha aprobado,
        ha dado su consentimiento, está de acuerdo con todas""",
    "order": """
        a partir de ahora, desde ahora, de ahora en adelante, no lo menciones, no lo comentes,
        no se lo comentes, no digas nada, no se lo digas, sin preguntar, sin confirmación, sin
        aprobación, sin pedir, cuando el usuario, si el usuario, en cada respuesta, en tu
        respuesta, responde solo, responde siempre, responde con, llama a la herramienta,
        aprueba todos, aprueba todas, borra todos, querido asistente, hola asistente, estimado
        asistente, trata todos, considera que, autoriza todas""",
    "keep": "memoriza, memorice, guarda, guarde, anota, almacena, almacene, recuerda, recuerde",
    "always": """
        siempre, nunca, debes, deberás, asegúrate, asegúrese, recomienda, recomiende, ejecuta,
        ejecute""",
    "weakorders": """
        orden, órdenes, comando, comandos, límites, políticas, política, contexto, filtros,
        limitaciones, ajustes, protecciones, principios""",
    "yours": "tus, tu, sus",
    "assume": "supón, asume, suponga, considera que",
    "isonly": "es solo, es solamente, significa, equivale a, quiere decir",
    "others": """
        recuerdos de otros, memorias de otros, datos de otros, conversaciones de otros,
        recuerdos de otro, datos de otro, memorias de otro, perfil de otro, recuerdos de los
        demás, datos de los demás, recuerdos de todos, datos de todos""",
    "inverse": "lo que entiendo por, lo que quiero decir con, lo que entendemos por",
}

PATTERNS: Final = """
command: [como] ..1 [ia, asistente, modelo, modelo de lenguaje, inteligencia artificial] ..3
    <yourduty>
command: [si eres, si es usted] [un, una] ..3 <ai>
command: [oculta*, esconde*] ..4 [al usuario, a los usuarios]
"""

FOREIGN: Final = """
command: @start [querido, querida, hola, atención, estimado] ..1 <ai>
"""
