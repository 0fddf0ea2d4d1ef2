import { either, opening, whenRest, whole, words, type Lexicon } from './lexicon.ts'
import { ACHIEVEMENTS, OUTCOMES } from './outcomes.ts'

const NOUN_OF_ACTION = either(
  /^(?:co-?)?\p{L}{3,}(?:ción|ciones|sión|siones|miento|mientos|anza|aje|ajes|dura|tura)(?!\p{L})/u,
  opening(
    'apoyo, atención, análisis, apertura, archivo, arreglo, asesoría, asesorías, asistencia, auditoría, aumento, ayuda, búsqueda, cálculo, captura, carga, cierre, cobro, compra, compras, consultoría, control, coordinación, corte, cuidado, desarrollo, despacho, diagnóstico, dirección, diseño, elaboración, empleo, ensayo, entrega, envío, estudio, gestión, impulso, inicio, inventario, investigación, lanzamiento, limpieza, liderazgo, logro, manejo, mantenimiento, mejora, mejoras, montaje, pago, planeación, preparación, presupuesto, prueba, pruebas, puesta, recorte, reducción, redacción, registro, reparto, reporte, revisión, seguimiento, servicio, soporte, supervisión, toma, trámite, uso, venta, ventas, visita, visitas, enseñanza',
  ),
)
/** Preterites in the first and third person: Aumenté, Reduje, Coordinó, Dirigió. */
const PRETERITE =
  /^(?:he |ha |hemos )?(?:\p{L}+mente\s+)?(?:\p{L}{2,}(?:é|í|ó)|reduje|redujo|conduje|condujo|produje|produjo|introduje|introdujo|traduje|tradujo|conseguí|obtuve|obtuvo|mantuve|mantuvo|tuve|hice|hizo|puse|puso|propuse|propuso|supervisé|di|dio|fui|vine|traje|(?<=(?:he |ha |hemos )(?:\p{L}+mente )?)\p{L}+(?:ado|ido|cho|sto|erto|ito))(?!\p{L})/u

/** Preterites and participles whose stem changes; they are left to the person. */
const STEM_CHANGES =
  /(?:hizo|hicieron|dijo|dijeron|puso|pusieron|tuvo|tuvieron|dujo|dujeron|estuv|pudo|supo|quiso|vino|trajo|fue|dio|dieron|cay|le[iy]|o[iy]|constru|distribu|contribu|inclu|pidi|sirvi|sigui|durmi|prefiri|sinti|repiti|midi|eligi)/u

/**
 * «Se elaboraron demandas» → «Elaborar demandas»; «Fueron revisados 60 expedientes» → «Revisar …».
 * The infinitive leaves the person out; only verbs in -ar can be told from their preterite.
 */
function activeLine(line: string): string | null {
  const reflexive = /^Se (\p{L}{2,}?)(?:ó|aron)( (?!a )[^;]+)$/u.exec(line)
  const compound = /^(?:Fue|Fueron) (\p{L}{2,}?)ad[oa]s?( [^;]+)$/u.exec(line)
  const parts = reflexive ?? compound
  if (!parts?.[1] || !parts[2] || / (?:se|fue|fueron) /u.test(parts[2])) return null
  if (STEM_CHANGES.test(line.toLowerCase().split(' ')[1] ?? '')) return null
  return `${parts[1].charAt(0).toLocaleUpperCase('es')}${parts[1].slice(1)}ar${parts[2]}`
}

/** Lexicon of Spanish resumes: preterites without the pronoun, infinitives or nouns of action. */
export const es: Lexicon = {
  unit: 'words',
  scale: 1.12,
  keyword: 'first',
  action: either(
    NOUN_OF_ACTION,
    PRETERITE,
    /^(?!lugar|titular|par|militar|ayer|taller|mujer|auxiliar|escolar|particular|superior|exterior)\p{L}{2,}(?:ar|er|ir)(?:l[oae]s?)?(?!\p{L})/u,
    opening(
      'hago, hace, pongo, pone, doy, traigo, trae, elijo, elige, sirvo, sirve, mido, mide, corto, corta, pinto, pinta, riego, riega, cultivo, cultiva, transporto, transporta, despacho, despacha, amaso, amasa, horneo, hornea, curo, cura, vacuno, vacuna, cierro, cierra, preparo, prepara, presento, presenta, realizo, realiza, reviso, revisa, controlo, controla, tramito, tramita, redacto, redacta, programo, programa, asesoro, asesora, instalo, instala, reparo, repara, conduzco, conduce, cuido, cuida, limpio, limpia, cocino, cocina, traduzco, traduce, tutorizo, tutoriza, acompaño, acompaña, registro, registra, concilio, concilia, defiendo, defiende, represento, representa, asisto, asiste, coordino, coordina, dirijo, dirige, gestiono, gestiona, lidero, lidera, desarrollo, desarrolla, superviso, supervisa, organizo, organiza, elaboro, elabora, imparto, imparte, atiendo, atiende, diseño, diseña, vendo, vende, negocio, negocia, formo, forma, analizo, analiza, reduzco, reduce, implemento, implementa, planifico, planifica, administro, administra, enseño, enseña, llevo, lleva',
    ),
  ),
  weak: [
    {
      phrase: opening(
        'responsable de la, responsable del, responsable de los, responsable de las, responsable de, encargado de la, encargada de la, encargado del, encargada del, encargado de los, encargada de los, encargado de las, encargada de las, encargado de, encargada de, a cargo de la, a cargo del, a cargo de los, a cargo de las, a cargo de, mis funciones eran, mis funciones incluían la, mis funciones incluían, funciones:, tareas:, tareas de, funciones de, fui responsable de la, fui responsable del, fui responsable de, era responsable de la, era responsable del, era responsable de, me encargaba de la, me encargaba del, me encargaba de, me encargué de la, me encargué del, me encargué de',
      ),
      rewrite: whenRest(either(NOUN_OF_ACTION, /^\p{L}{3,}(?:ar|er|ir)(?!\p{L})/u)),
    },
    {
      phrase: words(
        'responsable de, encargado de, encargada de, a cargo de, me encargaba de, me encargué de, ayuda en, ayuda a, ayudé a, ayudé en, ayudaba, ayudar en, ayudar a, apoyo en, apoyo a, apoyé en, colaboré en, colaboración en, participé en, participación en, tareas varias, varias tareas, diversas tareas, tareas diversas, otras tareas, demás tareas, otras funciones, labores varias, lo que se necesitara, según fuera necesario, cuando era necesario',
      ),
    },
  ],
  filler: words(
    'tareas varias, varias tareas, diversas tareas, tareas diversas, otras tareas, demás tareas, otras funciones, labores varias, varias cosas, lo que se necesitara, según fuera necesario, cuando era necesario',
  ),
  firstPerson: words('yo, mí, mi, mis, conmigo'),
  droppedPerson: /^yo (?=\p{L})/u,
  passive:
    /(?:^|(?<!\p{L}))(?:fue|fueron|era|eran|es|son|ha sido|han sido|siendo|sido)\s+(?:\p{L}+mente\s+)?\p{L}{2,}(?:ad|id)[oa]s?(?!\p{L})|^se\s+(?:me\s+|les?\s+)?\p{L}{2,}(?:ó|aron|ieron|aba|aban|ía|ían|a|an|e|en)(?!\p{L})|(?:^|[,;.]\s|y )se\s+\p{L}{2,}(?:ó|aron|ieron)(?!\p{L})/u,
  active: activeLine,
  outcome: OUTCOMES.es,
  achievement: ACHIEVEMENTS.es,
  numbers: words(
    'dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, once, doce, trece, catorce, quince, dieciséis, diecisiete, dieciocho, diecinueve, veinte, treinta, cuarenta, cincuenta, sesenta, setenta, ochenta, noventa, cien, ciento, cientos, doscientos, doscientas, trescientos, trescientas, quinientos, quinientas, mil, miles, millón, millones, docena, docenas, decena, decenas, centenar, centenares, mitad, doble, dupliqué, duplicó, triplicó, tripliqué, tercio, cuarta parte',
  ),
  cliches: words(
    `trabajo en equipo, trabajar en equipo, trabajador, trabajadora, muy trabajador, muy trabajadora, proactivo, proactiva, proactividad, dinámico, dinámica, responsable y, persona responsable, soy responsable, puntual, motivado, motivada, altamente motivado, altamente motivada, con ganas de, ganas de aprender, ganas de trabajar, ganas de crecer, facilidad de palabra, facilidad para, capacidad de adaptación, buena presencia, don de gentes, trato con la gente, trato con el público, orientado a resultados, orientada a resultados, orientado a objetivos, orientada a objetivos, bajo presión, crecer profesionalmente, crecer personal, crecimiento profesional, desarrollarme, desarrollo profesional, nuevos retos, nuevos desafíos, aceptar retos, comprometido, comprometida, entusiasta, apasionado, apasionada, emprendedor, emprendedora, líder nato, líder nata, liderazgo natural, perfeccionista, extrovertido, extrovertida, sociable, honesto, honesta, creativo, creativa, organizado y, organizada y, aprendo rápido, aprendizaje rápido, aportar mis conocimientos, poner en práctica mis conocimientos, dar lo mejor de mí, lo mejor de mí, excelente comunicación, habilidades de comunicación, habilidades comunicativas, habilidades interpersonales, polivalente, flexible, actitud positiva, buena actitud`,
  ),
  soft: whole(
    `pensamiento analítico, capacidad de aprendizaje, aprendizaje continuo, aprendizaje rápido, trabajo en equipo, trabajador, trabajadora, proactivo, proactiva, proactividad, dinámico, dinámica, dinamismo, responsable, responsabilidad, puntual, puntualidad, motivado, motivada, motivación, facilidad de palabra, capacidad de adaptación, adaptabilidad, adaptación, flexible, flexibilidad, buena presencia, don de gentes, trato con el público, orientado a resultados, orientada a resultados, orientación a resultados, trabajo bajo presión, comprometido, comprometida, compromiso, entusiasta, entusiasmo, liderazgo, líder, perfeccionista, sociable, honesto, honesta, honestidad, honradez, creativo, creativa, creatividad, organizado, organizada, organización, comunicación, comunicación efectiva, habilidades comunicativas, habilidades interpersonales, empatía, empático, empática, paciencia, iniciativa, resolución de problemas, solución de problemas, pensamiento crítico, gestión del tiempo, manejo del tiempo, toma de decisiones, polivalente, aprendizaje rápido, ganas de aprender, actitud positiva, escucha activa, tolerancia al estrés, multitarea, atención al detalle, capacidad de análisis`,
  ),
  profile: {
    experienced: '{title} con {years} años de experiencia.',
    skills: 'Conocimientos: {skills}.',
    separator: ', ',
  },
  extraPages: 0,
}
