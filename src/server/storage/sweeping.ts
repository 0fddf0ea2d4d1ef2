import { setImmediate as nextTurn } from 'node:timers/promises'

/** Small rows deleted at once. */
const BATCH = 500

/** Bytes deleted at once: overwriting and logging them takes some ten milliseconds. */
const BATCH_BYTES = 1024 * 1024

/** Rows looked at to fill a batch. */
const LOOKED_AT = 50

/**
 * Deletes until nothing is left, a batch at a time, so that others are answered in between.
 *
 * @param remove Deletes at most so many rows, and gives how many there were.
 */
export async function sweepInBatches(remove: (limit: number) => Promise<number>): Promise<void> {
  while ((await remove(BATCH)) > 0) await nextTurn()
}

/**
 * The same for rows that may be large: batches are measured in bytes.
 *
 * @param look At most so many rows that are to go.
 */
export async function sweepBySize<Row extends { bytes: number }>(
  look: (limit: number) => Promise<Row[]>,
  remove: (rows: Row[]) => Promise<void>,
): Promise<void> {
  for (let rows = await look(LOOKED_AT); rows.length > 0; rows = await look(LOOKED_AT)) {
    await remove(firstOf(rows))
    await nextTurn()
  }
}

/** As many as make a batch, and always one. */
function firstOf<Row extends { bytes: number }>(rows: Row[]): Row[] {
  let bytes = 0
  const over = rows.findIndex((row) => (bytes += Number(row.bytes)) > BATCH_BYTES)
  return rows.slice(0, over < 0 ? rows.length : Math.max(1, over))
}
