import type { Spelled } from './sources.ts'

/** Slips so common that a list of them is surer than any distance. */
export const CLASSIC: Partial<Record<Spelled, Record<string, string>>> = {
  en: {
    responsable: 'responsible',
    responsibile: 'responsible',
    enviroment: 'environment',
    acheivement: 'achievement',
    accomodate: 'accommodate',
    occured: 'occurred',
    seperate: 'separate',
    seperately: 'separately',
    definately: 'definitely',
    calender: 'calendar',
    comittee: 'committee',
    maintainance: 'maintenance',
    liason: 'liaison',
    liasion: 'liaison',
    refered: 'referred',
    succesfully: 'successfully',
    sucessfully: 'successfully',
    managment: 'management',
    proffesional: 'professional',
    experiance: 'experience',
    custumer: 'customer',
    custumers: 'customers',
  },
  de: { standart: 'Standard', vorraussetzung: 'Voraussetzung', projektleitng: 'Projektleitung' },
}

/** Words of today's work that the lists do not have yet. */
export const TERMS = new Set(
  'backend backends frontend frontends fullstack devops onboarding offboarding upskilling reskilling precept precepted preceptor preceptors preceptorship rostering roster triaged triaging timesheet timesheets payroll ecommerce fintech webinar webinars chatbot chatbots dataset datasets workflow workflows scalable serverless microservice microservices kanban scrum kubernetes analytics upsell upselling upsold crosssell signage wayfinding biweekly nonprofit nonprofits telehealth phlebotomy venepuncture cannulation handover handovers mise mystery-shopping tachograph trunking multidrop capicantiere capicantieri capireparto capisquadra capiturno neoassunti neoassunta neoassunto impiattamento tirocinanti laboralista laboralistas artéfact artéfacts'.split(
    ' ',
  ),
)

/** Italian nouns that the open list lacks, where it has slips with one z. */
export const UNLISTED = /izzazion[ei]$/u
