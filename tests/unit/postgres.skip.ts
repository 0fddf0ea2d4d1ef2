/** Skips each test of the project `postgres` where no Postgres can be had, and says why. */
import { beforeEach, inject } from 'vitest'

beforeEach(({ skip }) => {
  const reason = inject('postgresMissing')
  skip(reason !== null, `no Postgres: ${reason}`)
})
