import { sql, type Kysely } from 'kysely'
import type { Migration, MigrationProvider } from 'kysely/migration'
import type { Tables } from './schema.ts'

/**
 * Every change of the tables, in order of its name; those that a database has not seen run at
 * start. Each may run twice (`ifNotExists`): SQLite does not run them inside a transaction.
 * One that has been released is never edited; add another.
 */
const MIGRATIONS: Record<string, Migration> = {
  '0001-records': {
    async up(db: Kysely<Tables>) {
      await db.schema
        .createTable('records')
        .ifNotExists()
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('owner', 'text', (column) => column.notNull())
        .addColumn('created_at', 'integer', (column) => column.notNull())
        .addColumn('expires_at', 'integer')
        .addColumn('request_key', 'text')
        .addColumn('file_name', 'blob', (column) => column.notNull())
        .addColumn('reading', 'blob', (column) => column.notNull())
        .addColumn('report', 'blob')
        .addUniqueConstraint('records_request', ['owner', 'request_key'])
        .modifyEnd(sql`strict`)
        .execute()
      await index(db, 'records', 'records_newest', ['owner', 'created_at', 'id'])
      await index(db, 'records', 'records_expiry', ['expires_at'])
    },
  },
  '0002-resumes': {
    async up(db: Kysely<Tables>) {
      await db.schema
        .createTable('resumes')
        .ifNotExists()
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('owner', 'text', (column) => column.notNull())
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('saved_at', 'integer', (column) => column.notNull())
        .addColumn('expires_at', 'integer')
        .addColumn('request_key', 'text')
        .addColumn('template_id', 'text', (column) => column.notNull())
        .addColumn('title', 'blob', (column) => column.notNull())
        .addColumn('draft', 'blob', (column) => column.notNull())
        .addUniqueConstraint('resumes_request', ['owner', 'request_key'])
        .modifyEnd(sql`strict`)
        .execute()
      await index(db, 'resumes', 'resumes_newest', ['owner', 'saved_at', 'id'])
      await index(db, 'resumes', 'resumes_expiry', ['expires_at'])
    },
  },
  '0003-trash-and-versions': {
    async up(db: Kysely<Tables>) {
      await addColumn(db, 'records', 'deleted_at', 'integer')
      await addColumn(db, 'resumes', 'deleted_at', 'integer')
      await addColumn(db, 'resumes', 'made_with', 'text')
      await db.schema
        .createTable('versions')
        .ifNotExists()
        .addColumn('resume_id', 'text', (column) => column.notNull())
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('saved_at', 'integer', (column) => column.notNull())
        .addColumn('expires_at', 'integer')
        .addColumn('title', 'blob', (column) => column.notNull())
        .addColumn('draft', 'blob', (column) => column.notNull())
        .addPrimaryKeyConstraint('versions_key', ['resume_id', 'version'])
        .modifyEnd(sql`strict`)
        .execute()
      await index(db, 'versions', 'versions_expiry', ['expires_at'])
    },
  },
}

/** SQL has no `IF NOT EXISTS` for columns everywhere. */
async function addColumn(
  db: Kysely<Tables>,
  table: keyof Tables,
  column: string,
  type: 'integer' | 'text',
): Promise<void> {
  const tables = await db.introspection.getTables()
  const columns = tables.find(({ name }) => name === table)?.columns ?? []
  if (columns.some(({ name }) => name === column)) return
  await db.schema.alterTable(table).addColumn(column, type).execute()
}

function index(db: Kysely<Tables>, table: keyof Tables, name: string, columns: string[]) {
  return db.schema.createIndex(name).ifNotExists().on(table).columns(columns).execute()
}

export const migrationProvider: MigrationProvider = {
  getMigrations: () => Promise.resolve(MIGRATIONS),
}
