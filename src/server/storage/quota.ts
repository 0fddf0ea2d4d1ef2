import { sql, type Kysely } from 'kysely'
import { LIMITS } from '#contract/limits.ts'
import type { Owner } from './owner.ts'
import type { Tables } from './schema.ts'

/** Somebody keeps as much as they may. */
export class QuotaReached extends Error {
  readonly code = 'quotaReached'
  constructor() {
    super('The owner keeps as much as they may')
    this.name = 'QuotaReached'
  }
}

/** Bytes that earlier states of one resume may take; the oldest go first. */
export const versionBytes = (owner: Owner): number =>
  owner.lifetimeMs === null ? LIMITS.userVersionBytes : LIMITS.visitorVersionBytes

const most = (owner: Owner): number =>
  owner.lifetimeMs === null ? LIMITS.userBytes : LIMITS.visitorBytes

/** Bytes that are kept for somebody. */
async function bytesOf(db: Kysely<Tables>, owner: Owner): Promise<number> {
  const { rows } = await sql<{ bytes: number | null }>`
    SELECT coalesce((SELECT sum(length(reading) + coalesce(length(report), 0)) FROM records
                     WHERE owner = ${owner.id}), 0)
         + coalesce((SELECT sum(length(draft)) FROM resumes WHERE owner = ${owner.id}), 0)
         + coalesce((SELECT sum(length(versions.draft)) FROM resumes
                     JOIN versions ON versions.resume_id = resumes.id
                     WHERE resumes.owner = ${owner.id}), 0)
         + coalesce((SELECT sum(length(reports.report)) FROM records
                     JOIN reports ON reports.record_id = records.id
                     WHERE records.owner = ${owner.id}), 0) AS bytes`.execute(db)
  return Number(rows[0]?.bytes ?? 0)
}

/**
 * @param bytes What is about to be kept beside the rest.
 * @throws QuotaReached
 */
export async function mustHaveRoom(db: Kysely<Tables>, owner: Owner, bytes: number): Promise<void> {
  if ((await bytesOf(db, owner)) + bytes > most(owner)) throw new QuotaReached()
}
