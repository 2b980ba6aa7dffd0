"""Spanish words for teams, roles, families and what is no name: patterns for the rules."""

from __future__ import annotations

_FIELD = (
    r"(?:m[aá]rketing|mercadeo|mercadotecnia|ventas|comercial|finanzas|operaciones|log[ií]stica|"
    r"compras|abastecimiento|recursos humanos|rr\.? ?hh\.?|personas|legal|jur[ií]dico|"
    r"(?-i:IT|TI)|sistemas|"
    r"inform[aá]tica|ingenier[ií]a|producto|soporte|atenci[oó]n al cliente|experiencia de cliente|"
    r"datos|data|anal[ií]tica|inteligencia de negocio|bi|investigaci[oó]n|i\+d|contabilidad|"
    r"tesorer[ií]a|control(?: de gesti[oó]n)?|controlling|cumplimiento|seguridad|calidad|diseño|"
    r"comunicaci[oó]n|prensa|publicidad|e-?commerce|comercio electr[oó]nico|planificaci[oó]n|"
    r"demanda|producci[oó]n|medios|marca|branding|crecimiento|growth|precios|pricing|estrategia|"
    r"insights|"
    r"cobranzas|facturaci[oó]n|redes sociales|contenidos?|desarrollo|backend|frontend|"
    r"infraestructura|almac[eé]n|distribuci[oó]n|auditor[ií]a|formaci[oó]n|relaciones p[uú]blicas)"
)
TEAM = (
    rf"(?:(?:el |la |mi |nuestro |un )?(?:(?:equipo|departamento|depto|[aá]rea|secci[oó]n|"
    r"divisi[oó]n|unidad|grupo) (?:de(?:l| la| los)? )?)[\w&/ -]{2,40}|"
    rf"(?:el |la )?{_FIELD}(?: (?:digital|online|internacional|de producto|corporativ[oa]))?)"
)
ROLE = (
    r"(?:[\w&/-]+ ){0,3}(?:[\w-]*(?:ist[ao]|i[sc]ta)|ingenier[oa]|desarrollador[a]?|"
    r"programador[a]?|"
    r"diseñador[a]?|director[a]?|gerente|gerenta|jef[ea]|responsable|encargad[oa]|coordinador[a]?|"
    r"comprador[a]?|cient[ií]fic[oa]|consultor[a]?|contable|contador[a]?|controller|"
    r"t[eé]cnic[oa]|asistente|ayudante|auxiliar|arquitect[oa]|enfermer[oa]|m[eé]dic[oa]|"
    r"doctor[a]?|profesor[a]?|profe|maestr[oa]|estudiante|abogad[oa]|fundador[a]?|ceo|cfo|cto|"
    r"cmo|coo|"
    r"becari[oa]|practicante|pasante|investigador[a]?|escritor[a]?|editor[a]?|redactor[a]?|"
    r"administrativ[oa]|administrador[a]?|vendedor[a]?|representante|comercial|auditor[a]?|"
    r"aut[oó]nom[oa]|freelance|freelancer|chef|cociner[oa]|camarer[oa]|mesero|mesera|moz[oa]|"
    r"farmac[eé]utic[oa]|"
    r"terapeuta|psic[oó]log[oa]|fisio(?:terapeuta)?|supervisor[a]?|soci[oa]|operari[oa]|"
    r"product owner|product manager|project manager|manager|community manager|brand manager|"
    r"key account|scrum master|team lead|lead|analista|veterinari[oa]|fot[oó]graf[oa]|"
    r"m[uú]sic[oa]|conductor[a]?|chofer|carpinter[oa]|fontaner[oa]|plomer[oa]|mec[aá]nic[oa]|"
    r"albañil|polic[ií]a|bomber[oa]|militar|jubilad[oa]|pensionista|docente|catedr[aá]tic[oa]|"
    r"secretari[oa]|economista|bi[oó]log[oa]|qu[ií]mic[oa]|f[ií]sic[oa]|matem[aá]tic[oa]|"
    r"soci[oó]log[oa]|ge[oó]log[oa]|traductor[a]?|int[eé]rprete|entrenador[a]?|monitor[a]?|"
    r"peluquer[oa]|panader[oa]|pasteler[oa]|agricultor[a]?|emprendedor[a]?|empresari[oa]|"
    r"comerciante|librer[oa]|bibliotecari[oa]|trabajador[a]? social|agente|asesor[a]?|"
    r"especialista|inspector[a]?|instructor[a]?|"
    r"piloto|azafata|dise[ñn]o|opositor[a]?|matrona|cuidador[a]?|notari[oa]|productor[a]?|"
    r"planner|trader|sysadmin|devops|tester)"
    r"(?: (?:de(?:l)?|en|para|con|a|por|senior|junior|industrial|inform[aá]tic[oa]|comercial|"
    r"públic[oa]|"
    r"financier[oa]|gr[aá]fic[oa]|web|jur[ií]dic[oa]|civil|general|regional|t[eé]cnic[oa]|"
    r"freelance|aut[oó]nom[oa]|social|digital|fullstack|backend|frontend|jubilad[oa]|"
    r"independiente|agr[oó]nom[oa]|mec[aá]nic[oa]|el[eé]ctric[oa]|dental|"
    r"infantil|cl[ií]nic[oa])(?: [^,.;]{1,80})?)?"
)
# What can follow "soy" or "llámame" and is no name.
NO_NAMES = (
    r"(?:de|del|la|el|los|las|un|una|yo|muy|más|nuev[oa]|otr[oa]|así|asi|consciente|español\w*|"
    r"mexican\w*|argentin\w*|colombian\w*|chilen\w*|peruan\w*|veneolan\w*|venezolan\w*|catal\w+|"
    r"vasc\w+|galleg\w+|andaluz\w*|madrileñ\w*|ingl\w+|aleman\w*|alemán|frances\w*|francés|"
    r"italian\w*|american\w*|europe\w+|cuando|mañana|luego|hoy|después|el|al|a|en|por|si|vegan\w*|"
    r"vegetarian\w*|cel[ií]ac\w*|al[eé]rgic\w*|diab[eé]tic\w*|todo|todos|ingenier\w*|lunes|martes|"
    r"miércoles|jueves|viernes|sábado|domingo|qué|como|cómo|tú|usted|quien|quién|solo|feliz|libre|"
    r"fan|capaz|nadie|alguien|parte|aquí|algo|mi|tu|gracias|perdón|hola|señor|señora|uruguay\w+|"
    r"ecuatorian\w*|bolivian\w*|cuban\w*)"
)

_KIN = (
    r"(?:mujer|esposa|esposo|marido|pareja|novi[oa]|hij[oa]s?|hij[oa] (?:mayor|menor|pequeñ[oa])|"
    r"perr[oa]s?|gat[oa]s?|padres?|madre|mam[aá]|pap[aá]|viej[oa]s?|herman[oa]s?|abuel[oa]s?|"
    r"niet[oa]s?|t[ií][oa]s?|prim[oa]s?|sobrin[oa]s?|suegr[oa]s?|cuñad[oa]s?|niñ[oa]s?|nen[ea]s?|"
    r"chic[oa]s|peques?|beb[eé]|mellizos|mellizas|gemel[oa]s|compañer[oa] de piso|caballo|conejo|"
    r"mascota|loro|tortuga|ahijad[oa])"
)
# What people say they have: "mi hija se llama Lena".
FAMILY = (
    rf"(?:{_KIN}|cumpleaños|cumple|aniversario(?: de bodas?)?|hobby|hobbies|aficiones|afici[oó]n|"
    r"pasatiempos?|direcci[oó]n|pueblo|tel[eé]fono|jef[ea]|responsable|supervisor[a]?|"
    r"jefe direct[oa]|dieta|turno|responsabilidad|función|tarea principal|pronombres?|"
    r"año fiscal|trimestre fiscal|cierre(?: contable)?|ejercicio fiscal|lengua materna|idioma "
    r"materno|alergias?|"
    r"(?:principal(?:es)? )?(?:marcas?|cuentas?|clientes?|proyectos?|mercados?|campañas?|"
    r"objetivos?|metas?)(?: principal(?:es)?| prioritari[oa]s?)?|"
    r"horario(?: laboral| de trabajo)?|jornada(?: laboral)?|d[ií]as? (?:libres?|de teletrabajo|"
    r"de descanso)|pausa para comer|hora de comer|asistente|dentista|m[eé]dic[oa]|talla|"
    r"n[uú]mero de (?:pie|zapato|calzado)|grupo sangu[ií]neo|signo(?: del zod[ií]aco)?|religi[oó]n|"
    r"carrera|especialidad|apellidos?|segundo nombre|iniciales|sustitut[oa]|suplente|mentor[a]?|"
    r"coach|tutor[a]?|stack|proveedor|(?:primer|segundo) idioma|herramienta|flujo|base de datos|"
    r"framework|equipo(?: favorito)?|coche|carro|auto|moto|m[oó]vil|celular|port[aá]til|"
    r"ordenador|computadora|casa|piso|departamento|sistema operativo|editor|lenguaje|estilo|"
    r"nacionalidad|ciudad natal|presupuesto|enfoque|especialidad|destino|viaje|boda|vuelo|"
    r"reuni[oó]n semanal|asiento|aeropuerto|gimnasio|rutina|socia|socio)"
)

RELATION = (
    r"(?:(?:mujer|esposa|esposo|marido|pareja|novi[oa]|hij[oa]|madre|padre|mam[aá]|pap[aá]|"
    r"viej[oa]|"
    r"herman[oa]|abuel[oa]|niet[oa]|sobrin[oa]|prim[oa]|t[ií][oa]|cuñad[oa]|suegr[oa]|yerno|nuera|"
    r"vecin[oa]|amig[oa]|coleg[ao]|compañer[oa]|jef[ea]|director[a]?|gerente|soci[oa]|client[ea]|"
    r"caser[oa]|inquilin[oa]|alumn[oa]|profesor[a]?|entrenador[a]?|médic[oa]|becari[oa]|asistente|"
    r"peque|niñ[oa]|nen[ea]|chic[oa]|beb[eé]|melliz[oa]|gemel[oa]|ex|compi|proveedor[a]?|"
    r"supervisor[a]?|responsable|encargad[oa]|ahijad[oa]|padrino|madrina)(?:e?s)?)"
)
"""Whom people call theirs."""

TASTES = (
    r"(?:odian?|adoran?|aman?|detestan?|aborrecen?|prefieren?|quieren?|exigen?|piden?|juran? por|"
    r"(?:les? )(?:gustan?|encantan?|chiflan?|apasionan?|fascinan?|molestan?|interesan?|dan?|va|"
    r"ponen?|sientan?|pirran?|flipan?|revientan?)|no (?:soporta|aguanta|traga|tolera)n?|"
    r"no puede[n]? (?:ver|con|vivir)|no (?:vive|perdona|concibe)n?|se (?:muere|pirra|desvive|"
    r"derrite)n? por|flipan? con|disfrutan? (?:con|de)|están? (?:loc[oa]s?|enganchad[oa]s?|"
    r"obsesionad[oa]s?)|pasan? de|(?:es|son) (?:muy )?(?:fan|fans|de "
    r"(?:los|las|pocas|muchas)|amig[oa]s? de|partidari[oa]s?)|(?:solo|sólo|únicamente) "
    r"(?:come|bebe|toma|ve|lee|escucha|usa|mira|compra|escribe|acepta|contesta)n?|(?:siempre|nunca|"
    r"jamás) (?!(?:ha|han|está|están|vive|viven|trabaja|trabajan)\b)[a-záéíóúñ]+(?:a|e|an|en))"
)
"""What somebody else likes and does not, or is used to: nothing about the user."""

LOVES = (
    r"(?:odian?|adoran?|detestan?|aborrecen?|prefieren?|(?:no )?les? (?:gustan?|encantan?|"
    r"chiflan?|apasionan?|fascinan?|molestan?|horrorizan?)|no (?:soporta|aguanta|traga|"
    r"perdona)n?|no pueden? (?:ver|vivir sin)|se (?:muere|pirra|desvive)n? por|flipan? con|"
    r"jur(?:a|an) por|(?:es|son) (?:muy )?(?:fans?|loc[oa]s?|adict[oa]s?|forof[oa]s?)\b)"
)
"""Tastes in the form of somebody else's, whoever that is: no order, and not the user's own."""

BEINGS = (
    r"(?:perr[oa]s?|gat[oa]s?|perrit[oa]s?|gatit[oa]s?|niñ[oa]s?|crí[oa]s?|nen[ea]s?|peques?|"
    r"bebé|canario|loro|conejo|hámster|tortuga|caballo|vecin[oa]s?|abuel[oa]s?|invitad[oa]s?)"
)
"""Who else lives in a house, as one speaks of them there: "the dog"."""
