import type { Lexicon } from './types.ts'
import { words } from './words.ts'

/** Spanish, as written in Spain and Latin America. */
export const es: Lexicon = {
  headings: {
    personal: words`
      Datos personales | Información personal | Contacto | Datos de contacto |
      Información de contacto | Datos | Datos generales | Ficha personal |
      Perfil personal y contacto | Redes sociales | Enlaces | Perfiles | Dirección | Contáctame |
      Antecedentes personales | Sobre mí y contacto | Redes | Contacta conmigo | Cómo contactarme |
      Dónde encontrarme | Mis datos | Mis redes | Filiación | Datos filiativos | Encuéntrame en |
      Sígueme | Datos de identificación | Datos biográficos
    `,
    summary: words`
      Perfil profesional | Perfil | Resumen | Resumen profesional | Sobre mí | Acerca de mí |
      Presentación | Extracto | Perfil personal | Resumen ejecutivo | Quién soy | Perfil laboral |
      Breve presentación | Introducción | Síntesis profesional | Síntesis | Sumario | Descripción |
      Biografía | Resumen de cualificaciones | Resumen curricular | Resumen personal |
      Descripción profesional | Acerca de | Semblanza | Presentación personal | Reseña profesional |
      Breve descripción | En resumen | Síntesis curricular |
      En pocas palabras | En breve | Así soy | En dos líneas | Conóceme | Mi historia |
      Reseña biográfica | Nota biográfica | Datos profesionales | Declaración personal | Mi perfil |
      Perfil general | Extracto profesional | Quién soy yo | Carta de presentación | Bio
    `,
    selfEvaluation: words`
      Autoevaluación | Descripción personal | Personalidad | Autodescripción | Valoración personal |
      Autopercepción | Mi carácter | Cómo soy | Así me defino | Me defino como | Autovaloración |
      Cómo me describo | Mi personalidad
    `,
    strengths: words`
      Fortalezas | Puntos fuertes | Mis fortalezas | Cualidades | Cualidades personales |
      Aptitudes personales | Virtudes | Atributos | Fortalezas personales |
      Características personales | Rasgos personales | Actitudes | Qué aporto | Lo que aporto |
      Qué puedo aportar | Lo que puedo aportar | Qué ofrezco | Lo que ofrezco | Mis valores |
      Valores personales | Aportaciones | Mis cualidades | Mis virtudes | Mis puntos fuertes
    `,
    objective: words`
      Objetivo | Objetivos | Objetivo profesional | Objetivo laboral | Objetivos profesionales |
      Meta profesional | Metas | Puesto deseado | Puesto solicitado | Qué busco | Aspiraciones |
      Objetivos personales | Empleo deseado | Empleo solicitado | Objetivo de carrera |
      Pretensiones | Expectativas laborales | Objetivos laborales | Lo que busco | Expectativas |
      Interés profesional | Metas profesionales | Puesto al que aspira | Intereses profesionales |
      Puesto de interés | Puesto que solicita | Vacante de interés | Áreas de interés |
      Área de interés profesional | Áreas de interés profesional | Cargo al que postula |
      Cargo al que aspira | Puesto al que postula | Puesto al que opta | Propósito profesional |
      Pretensión laboral | Mis objetivos | Metas personales
    `,
    work: words`
      Experiencia | Experiencia laboral | Experiencia profesional | Trayectoria laboral |
      Trayectoria profesional | Trayectoria | Puestos | Historial laboral | Experiencias laborales |
      Experiencias profesionales | Empleo | Empleos | Historial profesional | Prácticas |
      Prácticas y empleo | Prácticas profesionales | Antecedentes laborales | Vida laboral |
      Carrera profesional | Experiencia de trabajo | Trabajos | Trabajo | Experiencia docente |
      Historia laboral | Experiencias | Pasantías | Experiencia relevante | Experiencia previa |
      Actividad profesional | Desempeño laboral | Desempeño profesional | Otros empleos |
      Prácticas laborales | Experiencia clínica | Antecedentes profesionales | Empleos anteriores |
      Recorrido profesional | Otras experiencias | Experiencia en prácticas |
      Experiencia investigadora | Mi experiencia | Ocupación | Residencias profesionales |
      Servicio social y prácticas | Trabajos anteriores | Ejercicio profesional |
      Actividad laboral | Experiencia en cocina | Experiencia en ventas | Otra experiencia |
      Otros trabajos | Servicio militar | Cargos desempeñados | Puestos desempeñados |
      Puestos ocupados | Cargos ocupados | Cargos | Residencia |
      Internado | Datos laborales | Referencia laboral |
      Dónde he trabajado | Donde he trabajado | Mi camino profesional | Mi camino |
      Mi trayectoria laboral | Mis trabajos | Dónde trabajé | Mi recorrido |
      Lugares donde he trabajado | Docencia | Docencia universitaria | Actividad docente |
      Ayudantías | Destinos | Destinos profesionales | Destinos anteriores | Antigüedad laboral |
      Carrera militar | Carrera artística | Carrera deportiva | Hoja de servicios |
      Labores realizadas | Labores desempeñadas | Actividades laborales |
      Actividades profesionales | Rotaciones | Servicios prestados | Trayecto laboral |
      Trayecto profesional | Labor profesional | Labor docente | Antecedentes docentes |
      Filmografía | Empleo actual | Trabajo actual | Últimos empleos | Mi experiencia laboral |
      Recorrido laboral | Actividades docentes | Antecedentes de trabajo | Trabajos realizados
    `,
    education: words`
      Educación | Formación | Formación académica | Estudios | Estudios realizados |
      Datos académicos | Educación y formación | Preparación académica | Formación reglada |
      Historial académico | Titulación | Titulaciones | Antecedentes académicos |
      Trayectoria académica | Escolaridad | Formación educativa | Nivel de estudios |
      Títulos académicos | Nivel académico | Información académica | Formación universitaria |
      Estudios académicos | Grado académico | Educación formal | Antecedentes educacionales |
      Formación y estudios | Mis estudios | Estudios universitarios | Formación profesional |
      Perfil académico | Expediente académico | Formación Académica y Títulos | Educación superior |
      Estudios cursados | Títulos | Grados académicos | Instrucción académica |
      Perfil académico y estudios | Estudios superiores | Formación escolar |
      Dónde me formé | Dónde me he formado | Dónde estudié | Dónde he estudiado |
      Lo que he estudiado | Mi formación | Datos escolares | Datos educativos |
      Trayectoria educativa | Trayectoria formativa | Trayectoria escolar | Instrucción formal |
      Nivel de instrucción | Nivel educativo | Nivel de escolaridad | Nivel de formación |
      Grado de instrucción | Grado de estudios | Preparación profesional | Historial educativo |
      Historial formativo | Historial de estudios | Historial escolar | Carrera académica |
      Carrera universitaria | Título universitario | Títulos universitarios | Títulos obtenidos |
      Título académico | Recorrido académico | Recorrido formativo | Antecedentes escolares |
      Antecedentes educativos | Antecedentes de estudios | Posgrados | Currículum académico |
      Currículo académico | Títulos propios | Formación oficial | Formación musical |
      Formación artística
    `,
    projects: words`
      Proyectos | Proyecto | Proyectos personales | Proyectos académicos | Proyectos destacados |
      Proyectos escolares | Proyectos profesionales | Proyectos relevantes |
      Experiencia en proyectos | Portafolio | Portfolio | Proyectos realizados |
      Proyectos de investigación | Proyectos universitarios | Principales proyectos |
      Trabajos destacados | Logros y proyectos | Obras | Obras realizadas | Casos destacados |
      Historial de proyectos | Trabajos selectos | Repertorio |
      Mis obras | Mis proyectos | Obras destacadas | Obra artística |
      Producciones artísticas | Iniciativas y proyectos
    `,
    skills: words`
      Programación | Lenguajes de programación | Stack principal | Stack técnico | Stack tecnológico | Habilidades | Competencias | Aptitudes | Conocimientos | Destrezas | Capacidades |
      Habilidades técnicas | Competencias técnicas | Conocimientos técnicos |
      Conocimientos informáticos | Informática | Habilidades y competencias |
      Competencias profesionales | Habilidades profesionales | Habilidades blandas |
      Habilidades personales | Competencias clave | Aptitudes y competencias | Otros conocimientos |
      Software | Herramientas | Tecnologías | Especialidades | Habilidades sociales |
      Competencias digitales | Competencias personales | Manejo de software | Programas |
      Áreas de especialización | Conocimientos y habilidades | Ofimática | Habilidades clave |
      Mis habilidades | Cualificaciones | Habilidades y conocimientos | Competencias informáticas |
      Competencias y habilidades | Informática e idiomas | Áreas de conocimiento |
      Competencias laborales | Paquetería | Habilidades informáticas | Habilidades y destrezas |
      Aptitudes profesionales | Conocimientos de informática | Manejo de programas |
      Herramientas informáticas | Dominio de software | Áreas de experiencia | Áreas de práctica |
      Especialización | Técnicas | Computación | Skills | Habilidades duras |
      Conocimientos específicos | Técnicas de laboratorio |
      Lo que hago bien | Lo que mejor hago | Lo que sé hacer | Qué sé hacer |
      Herramientas y técnicas | Técnicas y herramientas | En qué soy bueno | En qué soy buena |
      Saberes | Computación e idiomas | Nivel informático | Nivel de informática |
      Paquetes informáticos | Paquetes de software | Áreas de competencia | Áreas de dominio |
      Experticia | Expertise | Especializaciones | Programas informáticos |
      Certificaciones técnicas | Conocimientos computacionales | Habilidades computacionales
    `,
    languages: words`
      Idiomas | Idioma | Lenguas | Conocimiento de idiomas | Conocimientos de idiomas |
      Competencias lingüísticas | Lengua materna | Idiomas extranjeros | Otros idiomas |
      Otras lenguas | Lenguaje | Lenguajes | Dominio de idiomas | Idiomas y nivel |
      Lenguas extranjeras | Nivel de idiomas |
      Idiomas que hablo | Lenguas que hablo | Mis idiomas | Habilidades lingüísticas |
      Competencia lingüística | Competencia idiomática | Competencias idiomáticas |
      Nivel de inglés | Conocimientos lingüísticos | Conocimientos idiomáticos
    `,
    awards: words`
      Premios | Reconocimientos | Logros | Premios y reconocimientos | Becas | Distinciones |
      Honores | Becas y premios | Premios y becas | Logros profesionales | Premios y distinciones |
      Méritos | Reconocimientos y logros | Logros destacados | Principales logros |
      Honores y premios | Galardones | Becas y ayudas | Menciones | Condecoraciones | Medallas |
      Felicitaciones | Felicitaciones públicas | Mérito académico | Méritos académicos | Palmarés |
      Mis logros
    `,
    certificates: words`
      Certificaciones | Certificados | Cursos | Cursos y certificaciones |
      Formación complementaria | Licencias | Licencias y certificaciones | Acreditaciones |
      Cursos y seminarios | Formación adicional | Cursos realizados | Otros cursos | Capacitación |
      Capacitaciones | Diplomados | Talleres | Seminarios | Cursos complementarios |
      Otros estudios | Educación continua | Diplomas | Certificaciones y cursos | Otros títulos |
      Cursos y talleres | Formación continua | Estudios complementarios |
      Actualización profesional | Colegiación | Otra formación | Cursos y diplomados |
      Formación no reglada | Cursos de capacitación | Congresos y cursos | Carnés profesionales |
      Perfeccionamiento |
      Cursos y acreditaciones | Acreditaciones y cursos | Carnets y licencias | Mis cursos |
      Permisos y carnets | Carnets | Carnés | Carnets profesionales | Carnés y permisos |
      Permisos y licencias | Habilitaciones | Habilitaciones profesionales | Cursos de formación |
      Cursos de especialización | Cursos de actualización | Cursos y congresos | Cursos y jornadas |
      Jornadas | Congresos y jornadas | Jornadas y congresos | Jornadas y cursos |
      Formación permanente | Formación no formal | Formación específica | Formación extraacadémica |
      Formación extracurricular | Formación en cursos | Estudios no formales |
      Matrícula profesional | Educación no formal | Educación complementaria |
      Estudios adicionales | Masterclass | Clases magistrales | Cursos online | Colegiaciones |
      Perfeccionamiento docente
    `,
    volunteer: words`
      Actividad humanitaria | Actividades humanitarias | Acción humanitaria | Labor humanitaria | Ayuda humanitaria |
      Voluntariado | Voluntariados | Actividades extracurriculares | Experiencia de voluntariado |
      Actividades | Trabajo voluntario | Actividades complementarias | Servicio social |
      Labor social | Acción social | Servicio comunitario | Liderazgo |
      Actividades de voluntariado | Experiencia voluntaria | Participación social |
      Actividades extraacadémicas | Compromiso social | Experiencia solidaria |
      Trabajo social voluntario | Participación comunitaria | Trabajo comunitario |
      Experiencia como voluntario | Experiencia como voluntaria | Actividad asociativa |
      Participación en asociaciones | Colaboraciones solidarias | Actividades solidarias |
      Labores sociales | Labor comunitaria | Labor voluntaria | Labor solidaria |
      Proyección comunitaria | Proyectos sociales | Actividades comunitarias | Actividades sociales
    `,
    interests: words`
      Intereses | Aficiones | Hobbies | Pasatiempos | Intereses personales | Intereses y aficiones |
      Aficiones e intereses | Tiempo libre | Gustos e intereses | Otros intereses | Gustos |
      Intereses y pasatiempos | Actividades de interés | Deportes | Ocio | Me gusta |
      Lo que me gusta | Me apasiona | Lo que me apasiona | Pasiones | Mis pasiones | Inquietudes |
      Inquietudes personales | Actividades recreativas | Actividades de ocio | Mis aficiones |
      Mis intereses | Mis hobbies | En mi tiempo libre
    `,
    references: words`
      Referencias | Referencias personales | Referencias laborales | Recomendaciones |
      Referencias profesionales | Referencia | Avales | Referencias de trabajo |
      Contactos profesionales | Cartas de recomendación | Quién me recomienda |
      Quiénes me recomiendan | Lo que dicen de mí | Qué dicen de mí | Testimonios |
      Personas de referencia
    `,
    publications: words`
      Publicaciones | Artículos | Ponencias | Publicaciones y ponencias | Congresos | Libros |
      Patentes | Conferencias | Publicaciones científicas | Artículos publicados |
      Congresos y ponencias | Investigación | Comunicaciones | Capítulos de libro |
      Capítulos de libros | Participación en eventos | Presentaciones en congresos |
      Producción científica | Producción académica | Producción intelectual | Producción literaria |
      Actividad investigadora | Actividad científica | Labor investigadora | Obra publicada |
      Obras publicadas | Textos publicados | Discografía | Bibliografía |
      Comunicaciones a congresos | Libros publicados | Charlas | Cursos y charlas impartidas |
      Charlas y talleres | Cursos impartidos | Charlas impartidas | Talleres impartidos
    `,
    custom: words`
      Índice | Contenido | Tabla de contenidos |
      Otros datos | Otros | Información adicional | Datos de interés | Información complementaria |
      Otros datos de interés | Datos adicionales | Información de interés | Disponibilidad |
      Carnet de conducir | Permiso de conducir | Afiliaciones | Membresías | Varios |
      Otra información | Asociaciones | Datos complementarios | Más información | Anexos |
      Observaciones |
      Exposiciones | Exposiciones individuales | Exposiciones colectivas |
      Exposiciones destacadas | Muestras individuales | Muestras colectivas |
      Obra en colecciones | Colecciones públicas | Colecciones privadas | Ferias de arte |
      Residencias artísticas
    `,
  },
  documentTitles: words`
    Ficha del candidato | Ficha de candidato | Solicitud de empleo | Ficha del postulante | Formulario de postulación |
    Mi CV | Mi currículum | Currículum | Currículum vítae | Curriculum vitae | Hoja de vida | CV | Currículo | Curriculum
    | Currículum Vitae Europass | Historial de vida | Resumen curricular
  `,
  labels: {
    name: words`
      Nombre | Nombre completo | Nombre y apellidos | Nombres y apellidos | Apellidos y nombre |
      Apellidos | Nombres | Apellido(s) / Nombre(s) | Nombre y apellido |
      Apellidos / Nombre | Nombre / Apellidos | Apellidos y nombres
    `,
    givenName: words`Nombre | Nombres | Nombre(s)`,
    familyName: words`Apellidos | Apellido | Apellido(s) | Primer apellido | Segundo apellido | Apellido paterno | Apellido materno`,
    headline: words`Profesión | Ocupación | Puesto actual | Cargo actual`,
    email: words`
      Correo electrónico | Correo | E-mail | Email | Correo-e | Mail |
      Dirección de correo electrónico | Correo electronico(s) | Dirección de correo
    `,
    phone: words`
      Teléfono | Tel. | Tel | Móvil | Celular | Tfno. | Tlf. | Telf. | Teléfono móvil |
      Teléfono(s) | Teléfonos | Número de teléfono | Tfno | Tlf | Cel | Cel. | Teléfono celular |
      Teléfono fijo | Teléfono de contacto | Tfno móvil | Móvil / WhatsApp | Tel. móvil | Tlfno |
      Núm. de teléfono
    `,
    location: words`
      Dirección | Domicilio | Ciudad | Lugar de residencia | Residencia | Ubicación | Localidad |
      Dirección postal | Domicilio actual | Población | Provincia | Dirección actual | Lugar |
      Ciudad de residencia | Direccion(es) | Comuna | Vivo en
    `,
    link: words`Sitio web | Página web | Web | Perfil de LinkedIn | Portafolio | Enlace`,
    birthDate: words`
      Fecha de nacimiento | Nacimiento | Nacido el | Nacida el | F. nacimiento |
      Fecha y lugar de nacimiento | Lugar y fecha de nacimiento | F. de nacimiento | F. Nac. |
      nacido el | nacida el | nacido en | nacida en
    `,
    extra: words`
      Contacto de emergencia | En caso de emergencia | Teléfono de emergencia | Nacionalidad | Estado civil | Lugar de nacimiento | Edad | Sexo | Género | DNI | NIE |
      Carnet de conducir | Permiso de conducir | Licencia de conducir | CURP | RFC | Cédula |
      Cédula de identidad | RUT | Hijos | Licencia de conducción | NIF | Documento de identidad |
      C.I. | C.C. | Vehículo propio | Vehículo | CUIL | Pasaporte | Cédula profesional |
      Tarjeta profesional | D.N.I. | Carné de conducir | NSS | Permiso de trabajo | Nº colegiado |
      Licencia | Disponibilidad
    `,
    role: words`Puesto deseado | Puesto | Cargo deseado | Puesto solicitado | Área de interés`,
    salary: words`
      Salario | Pretensión salarial | Expectativa salarial | Pretensiones salariales |
      Salario deseado | Expectativas salariales | Renta | Pretensiones de renta |
      Sueldo pretendido | Salario esperado
    `,
    city: words`
      Ciudad deseada | Lugar de trabajo | Movilidad | Disponibilidad geográfica |
      Movilidad geográfica | Ubicación preferida | Lugar de preferencia
    `,
    availability: words`
      Disponibilidad | Incorporación | Fecha de incorporación | Disponible desde |
      Disponibilidad para viajar | Disponibilidad horaria
    `,
    employment: words`Tipo de contrato | Jornada | Tipo de empleo`,
    company: words`
      Empresa | Compañía | Empleador | Organización | Nombre y dirección de la empresa o empleador |
      Nombre y dirección de la empresa | Nombre y dirección del empleador
      | Institución | Nombre de la empresa
    `,
    title: words`
      Puesto | Cargo | Profesión o cargo desempeñado | Función | Ocupación | Posición |
      Puesto desempeñado | Cargo desempeñado | Categoría
    `,
    leaving: words`Motivo de retiro | Motivo del retiro | Motivo de salida | Causa de retiro`,
    dates: words`Fechas | Fecha | Periodo | Período | Duración | Desde – hasta | Años | Año | Año de egreso | Año de graduación | Tiempo laborado | Tiempo de servicio | Fecha de inicio | Fecha de ingreso | Fecha de retiro | Fecha de salida | Fecha de término | Fecha de fin | Fecha de egreso | Graduación | Graduación prevista | Fecha de graduación | Graduación estimada`,
    institution: words`
      Institución | Universidad | Centro | Escuela | Nombre y tipo del centro de estudios |
      Centro de estudios | Instituto |
      Centro educativo | Plantel
    `,
    degree: words`Título | Titulación | Grado | Título de la cualificación obtenida | Cualificación obtenida | Título obtenido | Nombre del título | Nombre del Título | Nivel`,
    field: words`Especialidad | Carrera | Área | Rama | Mención | Especialización`,
    project: words`
      Proyecto | Nombre del proyecto | Proyecto personal | Proyecto final | Proyecto académico
    `,
    duties: words`
      Funciones | Responsabilidades | Descripción | Descripción del puesto | Funciones y responsabilidades principales | Tareas | Logros |
      Principales actividades y responsabilidades | Actividades | Funciones y logros |
      Tareas realizadas | Funciones principales | Funciones desempeñadas | Principales funciones |
      Actividades realizadas |
      Logros principales | Principales logros | Logros destacados | Hitos | Responsabilidades principales | Principales responsabilidades | Aspectos destacados | Tareas principales | Responsabilidades y logros | Resultados |
      Tecnologías utilizadas | Tecnologías usadas | Entorno | Entorno tecnológico | Stack tecnológico | Motivo de salida |
      Motivo de salida | Motivo de retiro | Motivo de cese
    `,
    level: words`Primario | Secundario | Terciario | Universitario | Primaria | Secundaria | Terciaria | Universitaria | Postgrado | Posgrado | Nivel primario | Nivel secundario | Nivel terciario | Nivel universitario`,
  },
  present: words`
    act. | pres. | actualidad | la actualidad | presente | el presente | hoy | la fecha | actual | actualmente |
    fecha actual | vigente | en curso | en proceso | a la fecha | hasta la fecha | hasta hoy |
    hasta la actualidad | el momento | hasta el presente | el día de hoy | cursando |
    en la actualidad | ahora | a la actualidad | al presente |
    hoy en día | día de hoy | hasta el momento | hasta ahora | hasta la presente fecha | la presente fecha | hasta el día de hoy | al día de hoy | activo | trabajo actual | tiempo presente
  `,
  since: words`desde | desde el | a partir de | desde el año`,
  sinceAfter: [],
  toAfter: [],
  expected: words`previsto | prevista | en curso`,
  from: words`
    de | del | entre | en | obtenido en | obtenida en | finalizado en | titulado en | titulada en | otorgado en | en el año
  `,
  about: words`aprox | hacia`,
  to: words`a | al | hasta | hasta el | y | e | a el`,
  months: {
    ene: 1,
    abr: 4,
    ago: 8,
    agto: 8,
    set: 9,
    setiembre: 9,
    sept: 9,
    dic: 12,
    feb: 2,
    mzo: 3,
    mar: 3,
    may: 5,
    jun: 6,
    jul: 7,
    oct: 10,
    nov: 11,
  },
  seasons: words`
    primavera | verano | veranos | otoño | invierno | principios de | finales de | mediados de |
    primer semestre | segundo semestre | curso | semestre | promoción | generación | año |
    curso académico
  `,
  degrees: words`
    estudiante | estudiante de | alumno | alumna | estudios de |
    licenciatura | licenciado en | licenciada en | licenciado | licenciada | lic. | grado en |
    graduado escolar | graduada escolar | grado | graduado en | graduada en | máster | master | maestría | magíster | doctorado |
    doctor en | doctora en | diplomatura | diplomado | diplomada | ingeniería | ingeniero |
    ingeniera | ingeniería en | bachillerato | bachiller | técnico superior | técnico en |
    técnica en | técnico medio | ciclo formativo | formación profesional | fp | cfgs | cfgm |
    grado superior | grado medio | eso | educación secundaria | secundaria | preparatoria |
    posgrado | postgrado | especialidad en | especialización en | título | arquitectura |
    tecnólogo | tsu | técnico universitario | graduado escolar | graduado | mba | perito |
    profesorado | carrera técnica | selectividad | ebau | tecnicatura | curso de | enseñanza media |
    doble grado | programa | contador público | intercambio | primaria | doble grado en |
    licenciatura en | lic. en | ingeniería técnica | ingeniero en | ingeniera en | diplomatura en |
    diplomado en | diplomada en | máster universitario | máster en | maestría en | magíster en |
    posgrado en | experto universitario | experta universitaria | diplomado universitario |
    diplomada universitaria | especialización | especialista en | doctorado en |
    bachiller en | bachiller técnico | educación secundaria obligatoria | bachillerato en | prepa |
    ciclo formativo de grado superior | ciclo formativo de grado medio | técnica superior |
    técnico superior en | fp ii | fp superior | técnico superior universitario | tecnólogo en |
    profesorado en | título de | título profesional | certificado de profesionalidad | cap | mir |
    residencia médica | arquitecto | contaduría pública | médico cirujano | abogacía | erasmus |
    cou | egb | pasantía | b.u.p. | bup | c.o.u. | e.s.o. | e.g.b. | certificado de estudios |
    certificado de escolaridad | estudios primarios | estudios secundarios | estudios de |
    media superior | educación media | educación básica | enseñanza básica | enseñanza secundaria |
    enseñanzas profesionales | enseñanzas artísticas | enseñanza superior | secundario completo |
    secundario | terciario | polimodal | técnico auxiliar | técnica auxiliar |
    técnico especialista | técnica especialista | técnico laboral | técnico profesional |
    técnica profesional | técnico operativo | técnico químico | técnico mecánico |
    técnico electromecánico | técnico electricista | técnico agropecuario | auxiliar de enfermería |
    auxiliar de clínica | fp1 | fp2 | f.p. | fpb | fp básica | c.f.g.m. | c.f.g.s. | gm | gs |
    ciclo superior | ciclo medio | pcpi | garantía social | oficialía | maestría industrial |
    magisterio | maestro de primaria | maestra de primaria | maestra de educación |
    maestro de educación | profesor de educación | profesora de educación | profesora en |
    profesor en | normalista | maestro normal | ing. | ing. en | l.a.e. | ldo. | lda. | ldo. en |
    lda. en | dr. en | dra. en | mtro. en | mtra. en | arquitecta | graduada social |
    graduado social | abogado | abogada | escribano público | médico general | médica general |
    médica cirujana | médico veterinario | médica veterinaria | odontólogo | odontóloga |
    cirujano dentista | cirujana dentista | contadora pública | contador auditor |
    químico farmacobiólogo | psicólogo clínico | psicóloga clínica | tecnólogo médico | dea |
    diploma de estudios avanzados | diploma de especialización | suficiencia investigadora |
    tesis doctoral | tesina | maestro en | maestra en | especialidad médica | eir | bir | qir |
    fir | residencia en | habilitación | certificado de aptitud |
    certificado de manipulador | carnet de | carné de | curso superior | escuela taller |
    taller de empleo | patrón de barco | patrón portuario | prueba de acceso | acceso mayores |
    evau | pau | carrera corta | nivel medio | analista universitario | analista programador |
    doble titulación | ade | bachelor en | bachelor | artes plásticas y diseño | título superior |
    título intermedio | grado elemental | grado profesional | interinato | oposición
  `,
  studyStatus: words`
    en curso | finalizado | completo | incompleto | no completa | no completo | cursando |
    egresado | egresada | terminado | inconcluso | trunco | en proceso | graduado | graduada |
    titulado | titulada
  `,
  studyNotes: words`
    presencial | semipresencial | remoto | online | en línea | a distancia |
    modalidad presencial | modalidad online | modalidad a distancia | virtual | nocturno |
    nota~ | nota media~ | promedio~ | calificación~ | media~ | expediente~ | tesis~ | tema~ |
    trabajo de fin de grado~ | trabajo fin de grado~ | trabajo fin de máster~ | tfg~ | tfm~ |
    director~ | directora~ | sobresaliente~ | matrícula de honor~ | con honores | cum laude |
    mención honorífica | tutor~
  `,
  nothing: words`ninguna | ninguno | sin experiencia | no aplica | sin experiencia laboral`,
  declarations: words`
    autorizo el tratamiento | tratamiento de mis datos | declaro que | declaro bajo juramento |
    doy mi consentimiento | veracidad de los datos | autorizo expresamente
  `,
  formNotes: words`
    letra de imprenta | letra de molde | con letra clara | llenar todos los | rellene todos los | rellenar en mayúsculas | complete todos los | marque con una | marcar con una | tache lo que no | espacio reservado para la empresa
  `,
  events: {},
  institutions: words`
    universidad~ | instituto~ | escuela~ | colegio~ | facultad~ | academia | centro de formación |
    centro de estudios | ies | i.e.s. | unam | ipn | itesm | tecnológico de | tec de monterrey |
    politécnic~ | business school | uned | cetis | cbtis | cecyt | conalep | sena | conservatorio |
    liceo | preparatoria | uoc | esade | iese | esic | uc3m | upm | uba | uam | seminario |
    centro universitario | universitat | uni | cpifp | duoc | inacap | cbta | tecnológico nacional |
    salesianos | universidad | univ | universidade | facultad | facultad de | escuela | escuela de |
    escuela superior | escuela técnica | escuela normal | instituto | instituto tecnológico |
    instituto politécnico | institut | ceip | cole | colegio | colegio de | academia de |
    politécnico | politécnica | upc | upv | ie | icade | eoi | utn | colegio de bachilleres |
    prepa | secundaria | bachillerato | centro educativo | cámara de comercio |
    escuela de hostelería | basque culinary center | le cordon bleu | campus | ateneo | cepa |
    ceper | cfpa | centro de adultos | centro de educación de adultos | centro integrado | cifp |
    cipfp | cpepa | cra | ceips | ikastola | institución educativa | unidad educativa |
    telebachillerato | telesecundaria | cobach | cobaeh | cecytem | cecyte | cetmar | enp | cch |
    normal superior | benemérita escuela normal | benemérita universidad | heroica escuela |
    heroico colegio | pontificia universidad | real conservatorio | real escuela | isfd | i.s.f.d. |
    e.e.t. | epet | enet | e.e.m. | cens | cft | senati | sencico | cetpro | insaforp | intecap |
    infotep | inces | tecsup | cibertec | alianza francesa | british council | instituto cervantes |
    autoescuela | esad | escac | noviciado | taller de empleo | casa de oficios | escuela taller |
    centro de educación especial | centro ocupacional | jardín de niños | jardín de infantes |
    ceac | e.u. | etsi | e.t.s. | etsam | inef | escola~ | sorbona | maristas | la salle |
    jesuitas | escolapios | ursulinas | agustinos | sagrado corazón | fac. de | esc. | inem | sepe |
    forem | master d | fundación laboral | centro docente | centro educacional | unir | uclm | ucm |
    usal | ugr | uab | upf | udima | unlp | unsam | uade | udelar | puc | pucp | unmsm | unal |
    udem | uanl | buap | udeg | uaem | ulpgc | urjc | unizar | uniovi | unex | ehu | udec | udla |
    espol | uees | ucab | unc | ucr | escuelas
  `,
  schools: words`colegio | ies | i.e. | institución educativa | escuela secundaria | escuela primaria | escuela preparatoria | escuela técnica | escuela de comercio | liceo | preparatoria | unidad educativa | instituto de enseñanza secundaria | ceip | centro educativo | secundaria`,
  titles: words`
    director | directora | gerente | jefe | jefa | responsable | encargado | encargada |
    coordinador | coordinadora | supervisor | supervisora | ingeniero | ingeniera | desarrollador |
    desarrolladora | programador | programadora | analista | consultor | consultora | asesor |
    asesora | técnico | técnica | auxiliar | asistente | ayudante | administrativo |
    administrativa | administrador | administradora | contable | contador | contadora | auditor |
    auditora | comercial | vendedor | vendedora | dependiente | dependienta | cajero | cajera |
    camarero | camarera | mesero | mesera | cocinero | cocinera | chef | conductor | conductora |
    chofer | repartidor | repartidora | operario | operaria | operador | operadora | mozo |
    mecánico | electricista | soldador | albañil | profesor | profesora | maestro | maestra |
    docente | formador | formadora | tutor | tutora | educador | educadora | enfermero | enfermera |
    médico | médica | farmacéutico | farmacéutica | fisioterapeuta | psicólogo | psicóloga |
    abogado | abogada | pasante | practicante | becario | becaria | prácticas | aprendiz |
    diseñador | diseñadora | arquitecto | arquitecta | periodista | redactor | redactora | editor |
    editora | traductor | traductora | investigador | investigadora | científico | científica |
    socio | socia | fundador | fundadora | cofundador | presidente | presidenta | vicepresidente |
    secretario | secretaria | recepcionista | ejecutivo | ejecutiva | representante | agente |
    promotor | promotora | especialista | experto | experta | líder | monitor | monitora |
    teleoperador | teleoperadora | limpiador | limpiadora | cuidador | cuidadora | guardia |
    vigilante | almacenero | peón | autónomo | autónoma | freelance | practicas | jardinero |
    peluquero | peluquera | azafata | dependiente/a | subdirector | subdirectora | trabajador |
    trabajadora | voluntario | voluntaria | capturista | residente | interno | community manager |
    product manager | key account manager | niñera | obrero | reponedor | delegado | delegada |
    interventor | mando intermedio | controller | biólogo | bióloga | químico | economista |
    veterinario | gestor | gestora | jefe de | auxiliar de enfermería | auxiliar administrativo |
    auxiliar administrativa | auxiliar de vuelo | matrona | doctor | doctora | cirujano | cirujana |
    odontólogo | odontóloga | dentista | nutricionista | veterinaria | terapeuta | logopeda |
    celador | celadora | orientador | orientadora | catedrático | catedrática | gerente general |
    gerente regional | jefa de | responsable de | sous chef | ayudante de cocina | jefe de cocina |
    jefe de partida | pastelero | pastelera | panadero | panadera | carnicero | carnicera | moza |
    barman | bartender | gobernanta | camarista | botones | agente comercial | promotor de ventas |
    reponedora | aparejador | delineante | topógrafo | obrera | fontanero | carpintero |
    carpintera | pintor | pintora | soldadora | mecánica | mozo de almacén | carretillero |
    montacarguista | transportista | camionero | taxista | piloto | tripulante | procurador |
    procuradora | notario | notaria | juez | jueza | fiscal | letrado | letrada | policía |
    guardia civil | vigilante de seguridad | bombero | bombera | militar | soldado | cabo |
    sargento | teniente | capitán | agricultor | agricultora | jardinera | ganadero | esteticista |
    modista | costurera | florista | ilustrador | ilustradora | fotógrafo | fotógrafa | intérprete |
    bibliotecario | bibliotecaria | músico | música | actor | actriz | productor | productora |
    dueño | propietario | propietaria | canguro | conserje | portero | capataz | maquinista |
    trabajador social | trabajadora social | tesorero | tesorera | vocal | animador | animadora |
    guía | guía turístico | inspector | inspectora | instructor | instructora | gerocultor |
    gerocultora | geriatra | camillero | camillera | instrumentista | flebotomista | paramédico |
    paramédica | tcae | due | kinesiólogo | kinesióloga | fonoaudiólogo | fonoaudióloga | obstetra |
    anestesista | anestesiólogo | anestesióloga | pediatra | cardiólogo | cardióloga | ginecólogo |
    ginecóloga | traumatólogo | traumatóloga | dermatólogo | dermatóloga | oftalmólogo |
    oftalmóloga | psiquiatra | radiólogo | radióloga | neurólogo | neuróloga | oncólogo | oncóloga |
    urólogo | bioquímico | microbiólogo | microbióloga | protésico | protésica |
    higienista | podólogo | podóloga | óptico | optometrista | audioprotesista | osteópata |
    acupuntor | acompañante terapéutico | integrador social | integradora social |
    animador sociocultural | parvularia | parvulista | pedagogo | pedagoga | psicopedagogo |
    psicopedagoga | preparador | preparadora | rector | rectora | vicerrector | vicerrectora |
    decano | decana | vicedecano | vicedecana | bedel | preceptor | preceptora | lector de |
    lectora de | posdoctorado | postdoctorado | doctorando | doctoranda | predoctoral | postdoctoral | posdoctoral |
    conferenciante | matemático | físico | sociólogo | socióloga | politólogo | politóloga |
    filósofo | filósofa | antropólogo | antropóloga | arqueólogo | arqueóloga | historiador |
    historiadora | geógrafo | geógrafa | geólogo | geóloga | meteorólogo | meteoróloga |
    ambientólogo | ambientóloga | oceanógrafo | oceanógrafa | archivero | archivera | archivista |
    museólogo | museóloga | restaurador | restauradora | comisario | comisaria | documentalista |
    filólogo | filóloga | lingüista | corrector | correctora | escritor | escritora | poeta |
    poetisa | guionista | dramaturgo | dramaturga | cineasta | realizador | realizadora |
    camarógrafo | camarógrafa | sonidista | iluminador | iluminadora | escenógrafo | escenógrafa |
    locutor | locutora | presentadora | reportero | reportera | cantante | soprano | tenor |
    pianista | guitarrista | violinista | percusionista | compositor | compositora | bailarín |
    bailarina | coreógrafo | coreógrafa | escultor | escultora | ceramista | grabador | joyero |
    joyera | relojero | relojera | alfarero | alfarera | ebanista | luthier | encuadernador |
    encuadernadora | tatuador | tatuadora | maquillador | maquilladora | manicurista | estilista |
    masajista | quiromasajista | acomodador | acomodadora | entrenador | entrenadora | futbolista |
    ciclista | deportista | árbitro | árbitra | socorrista | salvavidas | maître | metre |
    sumiller | sommelier | barista | repostero | repostera | pizzero | pizzera | pizzaiolo |
    parrillero | parrillera | bachero | steward | lavaplatos | lavacopas | friegaplatos | mucama |
    ama de llaves | mayordomo | empleado | empleada | asistenta | babysitter | au pair |
    planchador | planchadora | lavandera | tintorero | personal de limpieza | barrendero |
    barrendera | recolector | recolectora | jornalero | jornalera | temporero | temporera |
    tractorista | viticultor | viticultora | enólogo | enóloga | apicultor | apicultora | pescador |
    pescadora | mariscador | mariscadora | leñador | guardabosques | guarda | guardaparques |
    agrónomo | agrónoma | zootecnista | oficial de | oficial 1ª | oficial 2ª | oficial 3ª |
    oficial administrativo | oficial administrativa | oficiala | oficial albañil |
    oficial electricista | maestro de obras | maestro mayor | encofrador | ferrallista |
    escayolista | yesero | alicatador | solador | techador | impermeabilizador | pavimentador |
    plomero | plomera | gasista | gasfíter | gasfitero | calefactor | frigorista | refrigerista |
    instalador | instaladora | montador | montadora | tornero mecánico | fresador | matricero |
    calderero | chapista | hojalatero | latonero | carrocero | gomero | llantero | cerrajero |
    cerrajera | cristalero | vidriero | herrero forjador | tapicero | tapicera | parquetista |
    marmolista | ascensorista | gruista | gruero | operador de grúa | palista | retroexcavadorista |
    excavadorista | matarife | pescadero | pescadera | charcutero | charcutera | frutero | frutera |
    verdulero | tendero | tendera | quiosquero | comerciante | expendedor | expendedora |
    despachador | despachadora | gasolinero | taquillero | taquillera | telefonista | televendedor |
    televendedora | teleasistente | visitador médico | visitadora médica | corredor de |
    corredora de | corredor inmobiliario | martillero | tasador | tasadora | broker | trader |
    actuario | actuaria | interventora | liquidador | liquidadora | tramitador | tramitadora |
    ajustador de seguros | perito judicial | perito tasador | escribano público | escribana |
    defensor público | defensora | magistrado | magistrada | mediador | mediadora | criminólogo |
    criminóloga | detective | funcionario | funcionaria | mosso | mosso d'esquadra | ertzaina |
    subinspector | subinspectora | suboficial | brigada | comandante | alférez | legionario |
    legionaria | marinero | marinera | infante de marina | paracaidista | gendarme | carabinero |
    ordenanza | subalterno | subalterna | concejal | concejala | alcaldesa | diputado | diputada |
    senador | senadora | regidor | regidora | edil | embajador | embajadora | cónsul | sacerdote |
    párroco | vicario | vicaria | diácono | religiosa | pastor evangélico | catequista | misionero |
    misionera | organista | sacristán mayor | capellán | monaguillo | motorista | motorizado |
    mensajero | mensajera | cartero | estibador | estibadora | azafato | sobrecargo | almacenista |
    preparador de pedidos | preparadora de pedidos | empacador | empacadora | embalador |
    embaladora | empaquetador | manipulador de | manipuladora | ensamblador | ensambladora |
    tejedora | bordador | bordadora | patronista | cortador | cortadora | sastra | confeccionista |
    zapatera | rider | influencer | bloguero | bloguera | estudiante en prácticas |
    alumno en prácticas | alumna en prácticas | alumno | alumna | opositor | opositora | jubilado |
    jubilada | ama de casa | emprendedor | emprendedora | empresario | empresaria | cofundadora |
    gerenta | apoderado | apoderada | cuentacuentos | payaso | payasa | mago | modelo publicitario |
    modelo publicitaria | artista | artesano | artesana | dibujante | interiorista | decorador |
    decoradora | paisajista | urbanista | prevencionista | recaudador | recaudadora | captador |
    captadora | dinamizador | dinamizadora | alfabetizador | alfabetizadora | tallerista |
    lecturista | notificador | notificadora | encuestador | encuestadora | entrevistador |
    entrevistadora | jefatura de | mercaderista | impulsador | impulsadora | degustadora |
    facilitador | facilitadora | bibliotecólogo | bibliotecóloga | patrón de | patrón de pesca |
    oficial de cubierta | contramaestre | caldista | ordeñador | ordeñadora | podador | podadora |
    vendimiador | injertador | floricultor | floricultora | auxiliar de geriatría |
    auxiliar de farmacia | técnico de laboratorio | técnico en emergencias | controlador aéreo |
    controladora aérea | conservador de | conservadora de | presentador de | ajustador mecánico |
    teniente coronel | coronel de | endocrino | endocrina | endocrinólogo | endocrinóloga |
    nefrólogo | nefróloga | reumatólogo | reumatóloga | neumólogo | neumóloga | hematólogo |
    hematóloga | perfusionista | electromecánico | electromecánica | alergólogo | internista |
    intensivista | urgenciólogo | digestólogo | gastroenterólogo | gastroenteróloga |
    promotora | secretaria | agente de call center | digitador | digitadora | puestero | sastre
  `,
  contracts: words`
    freelance | autónomo | remoto | híbrido | presencial | teletrabajo | por obra y servicio |
    jornada completa | jornada parcial | media jornada | tiempo completo | tiempo parcial |
    medio tiempo | a tiempo completo | a tiempo parcial | contrato indefinido | contrato temporal |
    contrato a través de ETT | ETT | por ETT | eventual | temporal | indefinido | por temporada
  `,
  selfEmployed: words`autónomo | autónoma | trabajador autónomo | trabajadora autónoma | por cuenta propia | trabajo por cuenta propia | trabajador por cuenta propia | trabajadora por cuenta propia | independiente | trabajador independiente | trabajo independiente | freelance`,
  breaks: words`
    baja médica | enfermedad | cuidado de hijos | cuidado de mis hijos | cuidado de un familiar | ama de casa | en paro | desempleado | desempleada |
    excedencia | permiso parental | baja por maternidad | permiso de maternidad | pausa
    profesional | pausa laboral | año sabático | viaje | búsqueda de empleo | desempleo | servicio
    militar | cuidado de familiares
  `,
  companies: words`
    s.a. | s.l. | s.l.u. | s.a.u. | s.a. de c.v. | sa | sl | slu | sau | s. de r.l. | s.a.s. | sas |
    ltda | ltda. | spa | c.a. | s.r.l. | srl | grupo | empresa | compañía | cía | bufete |
    despacho | consultores | asociados | y asociados | distribuciones | conservas | papelería |
    librería | tienda | supermercado | supermercados | restaurante | bar | cafetería | hotel |
    hospital | clínica | centro de salud | banco | caja | seguros | farmacia | ayuntamiento |
    gobierno | ministerio | secretaría de | municipalidad | fundación | asociación | ong |
    cooperativa | s.coop. | constructora | construcciones | inmobiliaria | transportes |
    industrias | talleres | taller | laboratorio | laboratorios | agencia | editorial | estudio |
    universidad | instituto | colegio | escuela | servicios | sistemas | tecnologías | soluciones |
    bodegas | panadería | gimnasio | consejería | diputación | corporación | sociedad | almacenes |
    mercado | correos | cámara de comercio | autopartes | notaría | juzgado | parroquia | academia |
    telefónica | hermanos | e hijos | hijos de | asesoría | gestoría | consultoría | centro médico |
    sanatorio | residencia | guardería | gobierno de | secretaría | junta de | alcaldía | ejército |
    armada | fuerza aérea | taberna | mesón | hostal | parador | pastelería | carnicería | tiendas |
    grandes almacenes | abarrotera | abarrotes | comercial | comercializadora | distribuidora |
    importadora | exportadora | promotora | automotriz | autos | logística | mensajería | fábrica |
    industrial | manufacturas | textiles | alimentos | bebidas | refrescos | bodega | viñedos |
    agrícola | agropecuaria | ganadera | pesquera | minera | energía | eléctrica | petróleos |
    telecomunicaciones | caja rural | bbva | santander | aseguradora | financiera | corporativo |
    empresas | hnos | & asociados | s.a | s.a. de c.v | s. de r.l | s.l | s.l.p | s.l.u | s.a.s |
    s.r.l | cruz roja | cáritas | sindicato | periódico | diario | radio | televisión | estudios |
    teatro | museo | biblioteca | club | escuela infantil | ingeniería | asesores | abogados |
    arquitectos | peluquería | peluquerías | salón de belleza | centro de estética |
    centro de belleza | barbería | autoescuela | jardín de infancia | jardín de infantes |
    ludoteca | granja | finca | hacienda | rancho | vivero | floristería | floricultura |
    invernaderos | almazara | quesería | matadero | frigorífico | pescadería | frutería |
    verdulería | charcutería | ultramarinos | kiosco | quiosco | estanco | ferretería | mueblería |
    muebles | carpintería | ebanistería | cerrajería | herrería | cristalería | vidriería |
    marmolería | mármoles | fontanería | climatización | hormigones | chapa y pintura |
    concesionario | gasolinera | estación de servicio | neumáticos | desguaces | grúas | autobuses |
    autocares | taxi | metro de | renfe | aeropuerto | aeropuerto de | aerolíneas | líneas aéreas |
    autoridad portuaria | naviera | astilleros | mudanzas | tintorería | lavandería | zapatería |
    confecciones | boutique | joyería | relojería | óptica | ortopedia | herbolario | heladería |
    helados | churrería | confitería | pizzería | asador | marisquería | cervecería | cervezas |
    chiringuito | discoteca | pub | pensión | albergue | camping | apartamentos turísticos |
    casa rural | balneario | catering | comedor escolar | centro de día | centro de mayores |
    centro de acogida | centro ocupacional | centro especial de empleo | geriátrico |
    hogar de ancianos | hogar de | asilo | ambulatorio | policlínica | policlínico | consultorio |
    centro odontológico | odontología integral | complejo hospitalario | servicio de salud |
    servicio andaluz de salud | seguro social | instituto mexicano del seguro social | sergas |
    osakidetza | imss | issste | essalud | cruz verde | protección civil | bomberos | bomberos de |
    cuerpo de bomberos | policía nacional | policía local | policía municipal | policía federal |
    guardia civil | mossos d'esquadra | carabineros | carabineros de chile | gendarmería |
    comandancia | batallón | regimiento | base aérea | base naval | base militar | cuartel |
    fuerzas armadas | fuerzas militares | infantería de marina | penitenciaría |
    centro penitenciario | prisión | tribunal | tribunal supremo | tribunal superior | juzgados |
    poder judicial | fiscalía | audiencia provincial | corte suprema | defensoría | procuraduría |
    registro civil | registro de la propiedad | agencia tributaria | delegación provincial |
    subdelegación | congreso de los diputados | senado | cámara de diputados | presidencia de la |
    gobernación | prefectura | intendencia | cabildo | generalitat | xunta | comunidad autónoma |
    comunidad de madrid | comunidad de propietarios | mancomunidad | embajada | consulado | comité |
    confederación | federación | real federación | obispado | arzobispado | diócesis |
    arquidiócesis | convento | monasterio | hermandad | hermanas de | congregación | cofradía |
    mutua | mutualidad | correduría | auditores | inversiones | filmoteca | productora |
    producciones | orquesta | filarmónica | banda municipal | banda sinfónica | compañía de teatro |
    compañía de danza | circo | galería | galería de arte | centro cultural | casa de la cultura |
    casa de cultura | archivo histórico | auditorio | imprenta | artes gráficas | revista |
    emisora | polideportivo | piscina municipal | parque natural | parque nacional | zoológico |
    acuario | protectora de animales | a.c. | s.c. | c.b. | s.a.t. | e.i.r.l. | eirl | sdad. coop. |
    soc. coop. | s. coop. | y cía | e hijo | & hijos | maquiladora | ensambladora | molinera |
    panificadora | embutidos | cárnicas | lácteos | cementos | acerías | fundiciones | fundición |
    forjas | metalúrgica | metalúrgicas | siderúrgica | cerámicas | azulejos | papelera |
    plásticos | calzados | limpiezas | multiservicios | seguridad privada | ett | call center |
    instituto nacional | dirección general | dirección provincial | agencia de viajes | funeraria |
    tanatorio | cementerio | veterinaria | clínica veterinaria | estación experimental | trapiche |
    central lechera | cooperativas | sanidad | aguas de | empresa municipal | sociedad cooperativa |
    sociedad anónima | sociedad limitada | caja de ahorros | caja de compensación | ganadería |
    avícola | apícola | olivarera | hortofrutícola | textil | hilaturas | imprentas | rotulación |
    autoservicio | hipermercado | hipermercados | minimarket | bazar | iglesia de |
    iglesia evangélica | iglesia católica | ingenio azucarero | consulta dental | consulta médica |
    audiencia nacional | delegación del gobierno | delegación de hacienda | ballet nacional |
    ópera de | industrias gráficas | hospedería | fonda | rectificados | toldos | carpas |
    aserradero | maderas | ayto. | ayto. de | gerencia regional | casa hogar | casa de acogida |
    serrería
  `,
  introductions: words`hola | yo soy | soy | me llamo | mi nombre es`,
  honorifics: words`
    sr. | sra. | srta. | don | doña | d. | dña. | dr. | dra. | lic. | ing. | mtro. | mtra. | prof.
    | arq. | c.p. | abg.
  `,
  levels: words`
    experto | experta | nivel experto |
    un poco |
    nativo | nativa | lengua materna | materno | bilingüe | fluido | avanzado | alto | intermedio
    | medio | básico | medio-alto | profesional | competencia profesional | nivel alto |
    nivel medio | nivel básico | nivel avanzado | nivel intermedio | excelente | muy bueno | bueno
    | principiante | elemental | hablado | escrito | conversacional | dominio | nivel nativo |
    lengua nativa | técnico | competente |
    leído | leído | escritura | lectura | conversación | comprensión | leer | escribir | hablar
  `,
  at: {
    only: words`
      dictado por | dictado por el | dictado por la | dictada por | dictada por el |
      dictada por la | impartido por | impartido por el | impartido por la | impartida por |
      impartida por el | impartida por la | otorgado por | otorgado por el | otorgado por la |
      otorgada por | otorgada por el | otorgada por la | organizado por | organizado por el |
      organizado por la | organizada por | organizada por el | organizada por la | impartido en |
      impartida en | impartido en el | impartida en el | impartido en la | impartida en la |
      para la empresa | para la compañía | para la firma | en la empresa | en la compañía |
      en la firma
    `,
    also: words`en | en el | en la | por la | por el`,
    often: words`para`,
    of: [],
    behind: [],
  },
  as: { before: words`como | en calidad de`, behind: [] },
  verbs: words`trabajé | trabajo | he trabajado | trabajando | estuve trabajando | estuve | presté servicios | presté mis servicios | ejercí | trabajé de ~ | trabajo de ~ | he trabajado de ~ | estuve trabajando de ~ | estuve de ~ | ejercí de ~ | ocupé el puesto de ~ | ocupé el cargo de ~ | desempeñé el puesto de ~ | desempeñé el cargo de ~ | me desempeñé | me desempeño | laboré | laboro | fui ~ | soy ~ | estudié ~ | cursé ~ | obtuve el ~ | obtuve el título de ~`,
  placed: words`en`,
  same: words`ídem | misma empresa | misma institución`,
  and: words`y | e`,
  open: words`y | e | de | del | en`,
  durations: {
    years: words`año | años`,
    months: words`mes | meses`,
    weeks: words`semana | semanas`,
    days: words`día | días`,
  },
  ages: words`años`,
  hours: words`horas | hora | hs | hrs | h | horas lectivas`,
  faculties: words`facultad | departamento`,
  places: words`
    ee.uu. | ee. uu. | eeuu | madrid | barcelona | valencia | sevilla | zaragoza | málaga | murcia | palma | bilbao |
    alicante | córdoba | valladolid | vigo | gijón | a coruña | granada | toledo | salamanca |
    ciudad real | oviedo | pontevedra | santander | pamplona | ciudad de méxico | cdmx |
    guadalajara | monterrey | puebla | tijuana | león | querétaro | mérida | oaxaca | bogotá |
    medellín | cali | barranquilla | lima | arequipa | quito | guayaquil | santiago |
    santiago de chile | buenos aires | rosario | mendoza | montevideo | caracas | la paz | españa |
    méxico | colombia | argentina | chile | perú | remoto | teletrabajo | cádiz | huelva | almería |
    burgos | cataluña | andalucía | galicia | país vasco | asunción | san josé | santo domingo |
    san sebastián | castellón | tarragona | girona | lleida | dos hermanas | alcalá de guadaíra |
    jerez | jerez de la frontera | jaén | marbella | badajoz | cáceres | albacete | cuenca |
    alcalá de henares | getafe | leganés | móstoles | alcobendas | pozuelo de alarcón | segovia |
    ávila | zamora | palencia | soria | logroño | la rioja | navarra | vitoria | vitoria-gasteiz |
    donostia | vizcaya | álava | guipúzcoa | cantabria | avilés | asturias | lugo | ourense |
    orense | la coruña | santiago de compostela | huesca | teruel | aragón | lérida | gerona |
    reus | sabadell | terrassa | badalona | hospitalet | mataró | sant cugat | catalunya | elche |
    cartagena | palma de mallorca | mallorca | ibiza | menorca | las palmas | tenerife |
    santa cruz de tenerife | canarias | extremadura | castilla y león | castilla-la mancha |
    comunidad valenciana | morelia | pátzcuaro | uruapan | michoacán | mich | guanajuato | gto |
    irapuato | celaya | qro | san luis potosí | aguascalientes | zacatecas | jalisco | jal |
    zapopan | tlaquepaque | puerto vallarta | colima | tepic | nayarit | culiacán | mazatlán |
    sinaloa | hermosillo | sonora | mexicali | baja california | ciudad juárez | chihuahua |
    torreón | saltillo | coahuila | durango | nuevo león | n.l | san pedro garza garcía | reynosa |
    tampico | tamaulipas | veracruz | ver | xalapa | pue | tlaxcala | pachuca | hidalgo | toluca |
    estado de méxico | edo. de méx | edomex | ecatepec | naucalpan | cuernavaca | morelos |
    acapulco | guerrero | tuxtla gutiérrez | chiapas | villahermosa | tabasco | campeche | yucatán |
    cancún | quintana roo | méxico, d.f | coyoacán | iztapalapa | benito juárez |
    cartagena de indias | bucaramanga | pereira | manizales | cúcuta | antioquia | cundinamarca |
    trujillo | cusco | piura | chiclayo | santa cruz de la sierra | cochabamba | valparaíso |
    viña del mar | concepción | antofagasta | temuco | caba | la plata | mar del plata | tucumán |
    salta | neuquén | bahía blanca | santa fe | maracaibo | panamá | heredia | alajuela | managua |
    tegucigalpa | san pedro sula | san salvador | ciudad de guatemala | la habana | san juan
  `,
  languages: words`
    castellano | náhuatl | nahuatl | valenciano | mandarín | lengua de signos | zapoteco | maya |
    mallorquín | guaraní | chino mandarín | lengua de señas
  `,
}
