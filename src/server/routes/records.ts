import { Hono } from 'hono'
import {
  ENDPOINTS,
  ListQuerySchema,
  RecordQuerySchema,
  RenameRecordBodySchema,
  type RecordList,
} from '#contract/api.ts'
import { hasScoreHistory } from '#contract/rights.ts'
import { corrected, withCorrections } from '../analysis.ts'
import type { Dependencies, Env } from '../dependencies.ts'
import { ApiError, found, ok } from '../errors.ts'
import { shownFileName } from '../file-name.ts'
import { body, json, query } from '../middleware/validate.ts'

const NOTHING: RecordList = { items: [], next: null }

/** The analyses that somebody has here: list, rename, put right. */
export function recordRoutes({ judge, entitlementsOf, storage: { records } }: Dependencies) {
  return new Hono<Env>()
    .get(ENDPOINTS.records.path, async (c) => {
      const { cursor } = query(c, ListQuerySchema)
      const owner = c.get('owner')
      return ok(c, owner ? await records.list(owner, cursor) : NOTHING)
    })
    .get(ENDPOINTS.history.path, async (c) => {
      const { recordId } = query(c, RecordQuerySchema)
      const history = found(await records.history(found(c.get('owner')), recordId))
      if (!hasScoreHistory(await entitlementsOf(c))) throw new ApiError('proNeeded')
      return ok(c, history)
    })
    .post(ENDPOINTS.renameRecord.path, async (c) => {
      const { recordId, fileName } = await json(c, RenameRecordBodySchema)
      const name = shownFileName(fileName)
      if (!name) throw new ApiError('badRequest')
      return ok(c, found(await records.rename(found(c.get('owner')), recordId, name)))
    })
    .post(ENDPOINTS.correctReading.path, async (c) => {
      const { recordId, resume } = await body(c, 'correction')
      const owner = found(c.get('owner'))
      const stored = found(await records.find(owner, recordId))
      const reading = withCorrections(stored.reading, resume)
      const report = await corrected({ judge, by: c.get('caller') }, { ...stored, reading })
      await records.correct(owner, recordId, reading, report)
      return ok(c, report)
    })
}
