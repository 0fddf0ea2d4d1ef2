import { closeSync, fsyncSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { storageFailure } from './failure.ts'

/**
 * Keeps an SQLite file able to delete when its disk is full, and gives back what was deleted.
 * Deleting writes, too: what is overwritten goes through the log first.
 */
export interface Upkeep {
  /** Runs what deletes; on a full disk once more, in the room that was kept for it. */
  deleting(run: () => Promise<void>): Promise<void>
  /** Lets the file grow into what the disk has left, and no further. */
  limitGrowth(): void
  /** Gives pages that hold nothing any more back to the disk, some at a time. */
  giveBack(): Promise<void>
}

/** Bytes kept for deleting: one batch in the log, and what SQLite lets the log grow to. */
const RESERVE = 8 * 1024 * 1024
/** Share of the disk that saves leave free, and its bounds. */
const HEADROOM = { share: 0.05, least: RESERVE, most: 128 * 1024 * 1024 }
/** Pages given back at once: a few milliseconds. */
const PAGES = 256
/** Pages that stay for what is saved next. */
const KEPT_PAGES = 1_024
/** Pages given back in one go (400 MB); the rest has time until the next. */
const MOST_PAGES = 100_000

export function createUpkeep(database: DatabaseSync, file: string): Upkeep {
  const reserve = join(dirname(file), 'reserve.bin')

  const numberOf = (pragma: string): number =>
    Number(Object.values(database.prepare(`PRAGMA ${pragma}`).get() ?? {})[0] ?? 0)

  /** Not sparse: a hole would keep nothing. */
  function keepReserve(): void {
    try {
      const handle = openSync(reserve, 'r+', 0o600)
      closeSync(handle)
    } catch {
      fill(reserve)
    }
  }

  return {
    async deleting(run) {
      keepReserve()
      try {
        await run()
      } catch (error) {
        if (storageFailure(error) !== 'storageFull') throw error
        rmSync(reserve, { force: true })
        database.exec(`PRAGMA max_page_count = ${2 ** 32 - 2}`)
        await run()
      }
    },

    limitGrowth() {
      const { bavail, blocks, bsize } = statfsSync(dirname(file))
      const share = Math.max(HEADROOM.least, blocks * bsize * HEADROOM.share)
      const free = bavail * bsize - Math.min(HEADROOM.most, share)
      const pages = numberOf('page_count') + Math.max(0, Math.floor(free / numberOf('page_size')))
      database.exec(`PRAGMA max_page_count = ${Math.min(pages, 2 ** 32 - 2)}`)
    },

    async giveBack() {
      let left = Math.min(MOST_PAGES, numberOf('freelist_count') - KEPT_PAGES)
      for (; left > 0; left -= PAGES) {
        database.exec(`PRAGMA incremental_vacuum(${PAGES})`)
        await nextTurn()
      }
    },
  }
}

/** Makes the reserve, or none where there is no room: then there was none to keep. */
function fill(path: string): void {
  try {
    const handle = openSync(path, 'w', 0o600)
    try {
      const block = Buffer.alloc(1024 * 1024, 1)
      for (let written = 0; written < RESERVE; written += block.length) writeSync(handle, block)
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
  } catch {
    rmSync(path, { force: true })
  }
}

/**
 * Makes an older file able to give pages back, which takes rewriting it once. Where there is no
 * room for that, it stays as it is.
 */
export function allowGivingBack(database: DatabaseSync): void {
  const mode = Object.values(database.prepare('PRAGMA auto_vacuum').get() ?? {})[0]
  if (Number(mode) === 2) return
  try {
    database.exec('PRAGMA auto_vacuum = INCREMENTAL')
    database.exec('VACUUM')
  } catch {
    // It works without.
  }
}
