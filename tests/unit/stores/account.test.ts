import { describe, expect, test } from 'vitest'
import { ApiFailure } from '#browser/failure.ts'
import type { LocalDraft } from '#browser/drafts.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { createAccountStore } from '#stores/account.ts'

const RECEIPT = {
  id: 'receipt',
  erasedAt: '2026-11-22T12:00:00.000Z',
  resumes: 1,
  versions: 0,
  analyses: 2,
  sessions: 1,
}

/** An account whose next call fails with a code, if one is given. */
function account(failure: ErrorCode | null = null) {
  const events: string[] = []
  const answer = async <T>(event: string, value: T): Promise<T> => {
    events.push(event)
    if (failure) throw new ApiFailure(failure)
    return value
  }
  const session = { id: 'one', current: false, browser: '', system: '', signedInAt: '', seenAt: '' }
  const store = createAccountStore({
    api: {
      sessions: () => answer('sessions', [session]),
      revokeSession: (id) => answer(`revoke ${id ?? 'others'}`, null),
      exportData: () => answer('export', { blob: new Blob(['zip']), fileName: 'all.zip' }),
      eraseData: () => answer('erase', RECEIPT),
    },
    drafts: {
      list: async () => new Map([['local.1', {} as LocalDraft]]),
      remove: async (key) => void events.push(`draft ${key}`),
    },
    session: {
      erased: () => void events.push('forgotten'),
      signIn: async (path) => (events.push(`sign in ${path}`), null),
    },
    save: (_, fileName) => void events.push(`saved ${fileName}`),
  })
  return { ...store, events }
}

describe('deleting everything', () => {
  test('takes along what this browser keeps, and ends with a receipt', async () => {
    const { erase, ask, $erasing, events } = account()
    ask()
    expect($erasing.get()).toEqual({ status: 'asked' })
    await erase()
    expect($erasing.get()).toEqual({ status: 'done', receipt: RECEIPT })
    expect(events).toEqual(['erase', 'draft local.1', 'forgotten'])
  })

  test('that the server refuses leaves everything as it was', async () => {
    for (const [code, state] of [
      ['freshLoginNeeded', { status: 'signInNeeded' }],
      ['offline', { status: 'failed', error: 'offline' }],
    ] as const) {
      const { erase, $erasing, events } = account(code)
      await erase()
      expect($erasing.get()).toEqual(state)
      expect(events).toEqual(['erase'])
    }
  })

  test('leads through another sign-in back to the question', async () => {
    const { signInAgain, events } = account()
    await signInAgain('/myResume?erase=1')
    expect(events).toEqual(['sign in /myResume?erase=1'])
  })
})

test('an archive is saved under its name, or it is said why not', async () => {
  const { exportData, $export, events } = account()
  await exportData()
  expect($export.get()).toEqual({ status: 'done', fileName: 'all.zip' })
  expect(events).toContain('saved all.zip')
  const broken = account('tooManyRequests')
  await broken.exportData()
  expect(broken.$export.get()).toEqual({ status: 'failed', error: 'tooManyRequests' })
})

test('a session that could not be ended stays in the list', async () => {
  const good = account()
  await good.loadSessions()
  await good.revoke('one')
  await good.revokeOthers()
  expect(good.events).toEqual(['sessions', 'revoke one', 'sessions', 'revoke others', 'sessions'])
  const broken = account('offline')
  await broken.revoke('one')
  expect(broken.$sessions.get()).toEqual({ status: 'failed', error: 'offline' })
})
