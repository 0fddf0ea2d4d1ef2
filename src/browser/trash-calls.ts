import * as v from 'valibot'
import { RecordSchema } from '#contract/api.ts'
import { SaveResultSchema, TrashSchema } from '#contract/saved-resume.ts'
import type { Client } from './client.ts'

const FOR_GOOD = { forGood: 'true' }

/** The calls around deleting: into the trash, out of it, and for good. */
export function trashCalls({ call }: Client) {
  return {
    /** Puts an analysis into the trash, or deletes it for good; doing it twice is no failure. */
    deleteRecord: (recordId: string, forGood = false) =>
      call('deleteRecord', v.null(), { searchParams: { recordId, ...(forGood && FOR_GOOD) } }),

    restoreRecord: (recordId: string) =>
      call('restoreRecord', RecordSchema, { json: { recordId } }),

    /** Puts a resume into the trash, or deletes it for good. */
    deleteResume: (id: string, forGood = false) =>
      call('deleteResume', v.null(), { searchParams: { id, ...(forGood && FOR_GOOD) } }),

    /** What can still be taken out of the trash, deleted last first. */
    trash: () => call('trash', TrashSchema),

    restoreResume: (id: string) => call('restoreResume', SaveResultSchema, { json: { id } }),
  }
}
