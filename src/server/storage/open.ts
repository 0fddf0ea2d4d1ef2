import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { createCounters, type Counters } from './counters.ts'
import { migrationProvider } from './migrations.ts'
import { createNonces, type Nonces } from './nonces.ts'
import { createRecords, type Records } from './records.ts'
import { createResumes, type Resumes } from './resumes.ts'
import type { Tables } from './schema.ts'
import { openSqlite, sqliteDialect } from './sqlite.ts'
import { createTrash, type Trash } from './trash.ts'
import { createVersions, type Versions } from './versions.ts'

/** Everything that is kept, one door per noun. */
export interface Storage {
  records: Records
  resumes: Resumes
  versions: Versions
  trash: Trash
  nonces: Nonces
  counters: Counters
  /** Deletes what has expired, also from the write-ahead log. */
  sweep(): Promise<void>
  /** Rejects when the database does not answer. */
  check(): Promise<void>
  close(): Promise<void>
}

/**
 * Opens the databases in `dataDir` and brings their tables up to date.
 *
 * @throws Error when a database cannot be opened or a migration fails.
 */
export async function openStorage(dataDir: string, now: () => number): Promise<Storage> {
  const db = new Kysely<Tables>({
    dialect: sqliteDialect(openSqlite(join(dataDir, 'vitascope.db'), 'durable')),
  })
  await migrate(db)
  const passing = openSqlite(join(dataDir, 'passing.db'), 'fast')
  const records = createRecords(db, now)
  const versions = createVersions(db, now)
  const resumes = createResumes(db, now, versions)
  const nonces = createNonces(passing, now)
  const counters = createCounters(passing, now)
  return {
    records,
    resumes,
    versions,
    trash: createTrash(db, now),
    nonces,
    counters,
    async sweep() {
      await records.sweep()
      await resumes.sweep()
      // After the resumes, whose versions go with them.
      await versions.sweep()
      nonces.sweep()
      counters.sweep()
      // Until a checkpoint, the log still holds the pages of what was just deleted.
      await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db)
    },
    async check() {
      await sql`SELECT 1`.execute(db)
    },
    async close() {
      await db.destroy()
      passing.close()
    },
  }
}

async function migrate(db: Kysely<Tables>): Promise<void> {
  const { error } = await new Migrator({ db, provider: migrationProvider }).migrateToLatest()
  if (error) throw new Error('The database could not be brought up to date', { cause: error })
}
