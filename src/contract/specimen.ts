import * as v from 'valibot'
import { ReportSchema } from './analysis.ts'
import { ResumeSchema } from './resume.ts'

/** What reading and scoring our sample gives: the home page shows it, computed with each build. */
export const SpecimenSchema = v.object({ resume: ResumeSchema, report: ReportSchema })
export type Specimen = v.InferOutput<typeof SpecimenSchema>
