import * as v from 'valibot'
import { IdSchema, ListQuerySchema, RecordQuerySchema, TitleSchema } from './api.ts'
import { DraftSchema, LooksSchema } from './draft.ts'

/** Characters that the name of a version may have. */
export const VERSION_NAME_LENGTH = 80

/** Without `id`: the list, newest first. With it: one resume with content and version. */
export const ResumesQuerySchema = v.object({
  id: v.optional(IdSchema),
  ...ListQuerySchema.entries,
})

export const SaveResultSchema = v.object({
  id: v.string(),
  version: v.number(),
  savedAt: v.string(),
})
export type SaveResult = v.InferOutput<typeof SaveResultSchema>

export const SavedResumeSchema = v.object({
  ...SaveResultSchema.entries,
  title: v.string(),
  ...DraftSchema.entries,
})
export type SavedResume = v.InferOutput<typeof SavedResumeSchema>

export const ResumeListSchema = v.object({
  items: v.array(
    v.object({ ...SaveResultSchema.entries, title: v.string(), templateId: v.string() }),
  ),
  /** Pass it as `cursor` to get the next page; null on the last one. */
  next: v.nullable(v.string()),
})
export type ResumeList = v.InferOutput<typeof ResumeListSchema>

/** Without `id` a new resume is made. A stale `version` is answered 409 with the newer resume. */
export const SaveBodySchema = v.object({
  id: v.optional(IdSchema),
  version: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  title: v.optional(TitleSchema, ''),
  ...DraftSchema.entries,
})
export type SaveBody = v.InferInput<typeof SaveBodySchema>

/** Answered like a save. */
export const ChangeTemplateBodySchema = v.object({ id: IdSchema, ...LooksSchema.entries })

/**
 * Names one resume, also in the body of a restoration out of the trash, answered like a save. It
 * may be asked for again without harm.
 */
export const ResumeQuerySchema = v.object({ id: IdSchema })

/** Without it a deletion leads into the trash, with it there is no way back. */
const FOR_GOOD = { forGood: v.optional(v.literal('true')) }

/** Deletions, answered null. Into the trash something may be put twice. */
export const DeleteResumeQuerySchema = v.object({ ...ResumeQuerySchema.entries, ...FOR_GOOD })
export const DeleteRecordQuerySchema = v.object({ ...RecordQuerySchema.entries, ...FOR_GOOD })

/** What lies in the trash, deleted last first; each can be restored until `expiresAt`. */
export const TrashSchema = v.array(
  v.object({
    kind: v.picklist(['resume', 'analysis']),
    id: v.string(),
    title: v.string(),
    deletedAt: v.string(),
    expiresAt: v.string(),
  }),
)
export type Trash = v.InferOutput<typeof TrashSchema>
export type TrashItem = Trash[number]

/** States of one resume, the present one first; without `version` the list, with it that state. */
export const VersionsQuerySchema = v.object({
  id: IdSchema,
  version: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))),
})
export const VersionListSchema = v.array(
  v.object({
    version: v.number(),
    title: v.string(),
    savedAt: v.string(),
    /** What its owner calls this state; '' for most. */
    name: v.string(),
  }),
)
export type VersionList = v.InferOutput<typeof VersionListSchema>

/** Makes an earlier state the newest, as a new version; answered with the saved resume. */
export const RestoreVersionBodySchema = v.object({
  id: IdSchema,
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
})

/** Gives a state a name, or takes it away ('' does); answered with the list of states. */
export const NameVersionBodySchema = v.object({
  ...RestoreVersionBodySchema.entries,
  name: v.pipe(v.string(), v.trim(), v.maxLength(VERSION_NAME_LENGTH)),
})

/** Of a saved resume, or of what was read of a file. */
export const ThumbnailQuerySchema = v.union([ResumeQuerySchema, RecordQuerySchema])
export type ThumbnailQuery = v.InferOutput<typeof ThumbnailQuerySchema>

/** Page 1 as SVG. Show it as an image; never insert it into the page. */
export const ThumbnailSchema = v.object({ svg: v.string() })
