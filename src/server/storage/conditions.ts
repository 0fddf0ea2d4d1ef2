import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Owner } from './owner.ts'

/** The row of this id, if it is the owner's. */
export function own(owner: Owner, id: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(owner = ${owner.id} AND id = ${id})`
}

/** Rows that are still there for their owner, whether the others were swept or not. */
export function unexpired(now: number): RawBuilder<SqlBool> {
  return sql<SqlBool>`(expires_at IS NULL OR expires_at > ${now})`
}
