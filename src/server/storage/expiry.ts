import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Owner } from './owner.ts'

/** When something stored now is gone; null when it stays. */
export function expiryOf(owner: Owner, now: number): number | null {
  return owner.lifetimeMs === null ? null : now + owner.lifetimeMs
}

/** Rows that are still there for their owner, whether the others were swept or not. */
export function unexpired(now: number): RawBuilder<SqlBool> {
  return sql<SqlBool>`(expires_at IS NULL OR expires_at > ${now})`
}
