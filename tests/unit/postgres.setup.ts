/** Starts one Postgres for all tests of the project `postgres`, or says why there is none. */
import type { TestProject } from 'vitest/node'
import { startPostgres } from '../postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the server's own database; null in the project that tests SQLite. */
    postgres: string | null
    /** Why there is no Postgres here. */
    postgresMissing: string | null
  }
}

export default async function setup({ provide }: TestProject) {
  try {
    const server = await startPostgres()
    provide('postgres', server.url)
    provide('postgresMissing', null)
    return server.remove
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    process.stderr.write(`No Postgres here, its tests are skipped: ${reason}\n`)
    provide('postgres', null)
    provide('postgresMissing', reason)
    return undefined
  }
}
