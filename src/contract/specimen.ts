import * as v from 'valibot'
import { ReportSchema } from './analysis.ts'
import { ResumeSchema } from './resume.ts'

/** What reading and scoring our sample gives: the home page shows it, computed with each build. */
export const SpecimenSchema = v.object({ resume: ResumeSchema, report: ReportSchema })
export type Specimen = v.InferOutput<typeof SpecimenSchema>

/** The specimen that a build wrote as JSON; throws what valibot throws where it is none. */
export const parseSpecimen = (text: string): Specimen => v.parse(SpecimenSchema, JSON.parse(text))
