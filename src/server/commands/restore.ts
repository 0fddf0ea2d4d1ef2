/**
 * `npm run restore -- FILE [LEDGER…]`: puts a backup in the place of the SQLite database and
 * deletes again what was deleted since. The server must not run. With DATABASE_URL set, and after
 * `pg_restore`, `npm run restore -- LEDGER…` does the second part, with the `deletions.ndjson` of
 * each node.
 */
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { readConfig, type Config } from '../config.ts'
import { deletionsIn } from '../storage/deletions.ts'
import { openStorage } from '../storage/open.ts'

const USAGE = 'npm run restore -- FILE [LEDGER…], or with DATABASE_URL npm run restore -- LEDGER…'

/** @throws Error when FILE is damaged, or the server still runs. */
function putBack({ dataDir }: Config, backup: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const database = join(dataDir, 'vitascope.db')
  const copy = `${database}.restoring`
  copyFileSync(backup, copy)
  const found = new DatabaseSync(copy)
  const { integrity_check: state } = found.prepare('PRAGMA integrity_check').get() as {
    integrity_check: string
  }
  found.close()
  if (state !== 'ok') throw new Error(`${backup} is damaged: ${state}`)
  if (existsSync(database)) mustBeAlone(database)
  for (const ending of ['-wal', '-shm']) rmSync(`${database}${ending}`, { force: true })
  renameSync(copy, database)
}

/** A damaged database is what one restores after, and locks nothing. */
function mustBeAlone(database: string): void {
  try {
    const present = new DatabaseSync(database, { timeout: 100 })
    present.exec('PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE; ROLLBACK')
    present.close()
  } catch (error) {
    const { errcode } = error as { errcode?: number }
    if (errcode === 5) throw new Error('Stop the server first', { cause: error })
  }
}

async function run(given: string[]): Promise<string> {
  const config = readConfig(process.env)
  const [backup] = given
  if (!backup) throw new Error(USAGE)
  const more = config.databaseUrl ? given : given.slice(1)
  const ledgers = [join(config.dataDir, 'deletions.ndjson'), ...more]
  const deletions = ledgers.flatMap(deletionsIn)
  if (!config.databaseUrl) putBack(config, backup)
  const storage = await openStorage(config, Date.now)
  try {
    await storage.replay(deletions)
    // What has expired since is gone before anybody can ask for it.
    await storage.sweep()
  } finally {
    await storage.close()
  }
  return `restored; ${deletions.length} deletions done again`
}

try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
