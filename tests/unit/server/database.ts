/**
 * The database under test. The same tests run in two projects of vitest: `unit` keeps everything
 * in SQLite files, `postgres` gives each test an empty database of a real server.
 */
import { inject, onTestFinished } from 'vitest'
import { openStorage, type Storage, type StoragePlace } from '#server/storage/open.ts'
import { createDatabase, emptyDatabase } from '../../postgres.ts'
import { temporaryFolder } from './folder.ts'

/** Databases of tests that are over, emptied. */
const free: string[] = []

/** An empty database for one test. */
async function databaseOn(server: string): Promise<string> {
  const url = free.pop() ?? (await createDatabase(server))
  onTestFinished(async () => {
    await emptyDatabase(url)
    free.push(url)
  })
  return url
}

/** Where everything of one test is kept. */
export async function freshPlace(): Promise<StoragePlace> {
  const server = inject('postgres')
  const databaseUrl = server ? await databaseOn(server) : null
  return { dataDir: temporaryFolder(), databaseUrl, appSecret: 'x'.repeat(32) }
}

/** The variables that configure a server to use a place. */
export function envOf({ dataDir, databaseUrl, appSecret }: StoragePlace): Record<string, string> {
  const shared = databaseUrl && { DATABASE_URL: databaseUrl }
  return { DATA_DIR: dataDir, APP_SECRET: appSecret, ...shared }
}

export interface TestStorage extends Storage {
  place: StoragePlace
  /** Turns the clock on. */
  pass(ms: number): void
}

/** @param start What the clock says first (ms). */
export async function testStorage(start = 1_000_000, place?: StoragePlace): Promise<TestStorage> {
  let clock = start
  const where = place ?? (await freshPlace())
  const opened = await openStorage(where, () => clock)
  onTestFinished(() => opened.close().catch(() => undefined))
  return { ...opened, place: where, pass: (ms) => void (clock += ms) }
}
