import { sql, type RawBuilder, type SqlBool } from 'kysely'

/** How many rows of a list come at once. */
const PAGE_SIZE = 20

/** One row more than a page: it tells whether another page follows. */
export const PAGE_ROWS = PAGE_SIZE + 1

/** The place in a list, newest first, after which the next page begins. */
interface Cursor {
  /** Milliseconds. */
  time: number
  id: string
}

/** Null when there is none, or it is not one of ours: the list then starts at its beginning. */
function readCursor(text: string | undefined): Cursor | null {
  const [, time, id] = /^(\d{1,15})\.([\w-]{8,64})$/.exec(text ?? '') ?? []
  return time && id ? { time: Number(time), id } : null
}

/** The rows that come after a cursor in a list ordered by `column` and `id`, newest first. */
export function afterCursor(cursor: string | undefined, column: string): RawBuilder<SqlBool> {
  const after = readCursor(cursor)
  if (!after) return sql<SqlBool>`1 = 1`
  return sql<SqlBool>`(${sql.ref(column)}, id) < (${after.time}, ${after.id})`
}

/**
 * A page of what was read with the limit `PAGE_ROWS`, and the cursor of the next one.
 *
 * @param timeOf The value (ms) of the column that the list is ordered by.
 */
export function pageOf<Row extends { id: string }, Item>(
  rows: readonly Row[],
  timeOf: (row: Row) => number,
  itemOf: (row: Row) => Item,
): { items: Item[]; next: string | null } {
  const page = rows.slice(0, PAGE_SIZE)
  const last = page.at(-1)
  return {
    items: page.map(itemOf),
    next: rows.length > PAGE_SIZE && last ? `${timeOf(last)}.${last.id}` : null,
  }
}
