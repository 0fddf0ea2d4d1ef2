/**
 * `npm run backup -- FILE`: copies the SQLite database while the server runs. A Postgres is copied
 * by its own `pg_dump`. Keep `deletions.ndjson` and `secrets.json` of the data folder apart from
 * it: without the secrets nothing of users can be read, and `npm run restore` needs both.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { readConfig } from '../config.ts'

const [file] = process.argv.slice(2)

function run(): string {
  if (!file) throw new Error('npm run backup -- FILE')
  const { dataDir, databaseUrl } = readConfig(process.env)
  if (databaseUrl) throw new Error('DATABASE_URL is set: use pg_dump --format=custom')
  if (existsSync(file)) throw new Error(`${file} is there already`)
  process.umask(0o077)
  const database = new DatabaseSync(join(dataDir, 'vitascope.db'), { readOnly: true })
  // Only what is there, in one piece, as of one moment; nobody who writes has to wait.
  database.prepare('VACUUM INTO ?').run(file)
  database.close()
  return `${file} holds everything up to now`
}

try {
  process.stdout.write(`${run()}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
