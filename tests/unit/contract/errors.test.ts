import { expect, test } from 'vitest'
import { ERROR_CODES, ERROR_STATUS, isWorthRetry } from '#contract/errors.ts'

test('what the server could not do now is worth another attempt, what it refuses is not', () => {
  // A status of 5xx is the server's trouble, unless this person or deployment must change first.
  const lasting = new Set(['loginOff', 'paymentOff', 'quotaReached'])
  const servers = Object.entries(ERROR_STATUS).filter(
    ([code, status]) => status >= 500 && !lasting.has(code),
  )
  for (const [code] of servers) {
    expect([code, isWorthRetry(code as (typeof ERROR_CODES)[number])]).toEqual([code, true])
  }
  const files = ERROR_CODES.filter((code) => code.startsWith('file'))
  expect(files.filter(isWorthRetry)).toEqual([])
})
