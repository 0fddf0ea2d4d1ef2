import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import type { StoragePlace } from '#server/storage/open.ts'

type Rows = Record<string, Record<string, unknown>[]>

/** Every row of every table, as it lies in the database. */
export async function rowsIn({
  databaseUrl,
  dataDir,
}: Omit<StoragePlace, 'appSecret'>): Promise<Rows> {
  if (databaseUrl) return rowsOfPostgres(databaseUrl)
  return {
    ...rowsOfSqlite(join(dataDir, 'vitascope.db')),
    ...rowsOfSqlite(join(dataDir, 'passing.db')),
  }
}

function rowsOfSqlite(file: string): Rows {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const named = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all()
    return Object.fromEntries(
      named.map(({ name }) => [name, database.prepare(`SELECT * FROM ${String(name)}`).all()]),
    )
  } finally {
    database.close()
  }
}

async function rowsOfPostgres(url: string): Promise<Rows> {
  const client = new Client(url)
  await client.connect()
  try {
    const named = await client.query(
      "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'",
    )
    const rows: Rows = {}
    for (const { name } of named.rows) {
      rows[name] = (await client.query(`SELECT * FROM ${name}`)).rows
    }
    return rows
  } finally {
    await client.end()
  }
}
