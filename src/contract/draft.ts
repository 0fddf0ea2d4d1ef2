import * as v from 'valibot'
import { ResumeSchema } from './resume.ts'
import { DEFAULT_TEMPLATE, StyleSchema, TEMPLATE_IDS, ownStyle } from './template.ts'

/** A resume with its looks: what is previewed, saved and downloaded. */
export const DraftSchema = v.object({
  content: ResumeSchema,
  /** A template that is no longer (or not yet) known must not cost the resume. */
  templateId: v.fallback(v.optional(v.picklist(TEMPLATE_IDS), DEFAULT_TEMPLATE), DEFAULT_TEMPLATE),
  style: v.optional(StyleSchema, {}),
})
export type Draft = v.InferOutput<typeof DraftSchema>

/** What a resume looks like, apart from what it says. */
export const LooksSchema = v.pick(DraftSchema, ['templateId', 'style'])
export type Looks = v.InferOutput<typeof LooksSchema>

/**
 * Takes a draft, or a bare resume in the default looks, and gives a draft; where it says nothing
 * of fonts or colour, the template's own look.
 */
export const DraftOrResumeSchema = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((body): unknown => {
    if (!('content' in body)) return { content: body }
    const { style = {}, templateId } = body
    const isStyle = typeof style === 'object' && style !== null
    return isStyle ? { ...body, style: { ...ownStyle(templateId), ...style } } : body
  }),
  DraftSchema,
)
