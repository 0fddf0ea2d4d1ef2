import { describe, expect, test } from 'vitest'
import { PLAN_TABLE } from '#contract/plans.ts'
import { uploadOf } from '../app.ts'
import { accountServer, type Browser } from './people.ts'

const HOUR = 60 * 60_000
const QUOTA = '/api/user/quota'

async function uploaded(browser: Browser): Promise<string> {
  const answer = await browser.call('/api/resume/upload/v2', uploadOf('Ada'))
  return (await answer.json()).data.recordId
}

const optimize = (browser: Browser, recordId: string) =>
  browser.signed(`/api/resume/optimize/v2?recordId=${recordId}`, { method: 'POST' })

async function analysed(browser: Browser): Promise<Response> {
  return optimize(browser, await uploaded(browser))
}

const quotaOf = async (browser: Browser) => (await (await browser.signed(QUOTA)).json()).data

describe('a plan', () => {
  test.each([
    ['visitor', PLAN_TABLE.visitor.analyses],
    ['basic', PLAN_TABLE.basic.analyses],
    ['pro', PLAN_TABLE.pro.analyses],
  ] as const)(
    '%s gives what its table says, and then says when there is more',
    async (plan, { count, hours }) => {
      const { browser, dependencies, pass } = await accountServer()
      const ada = browser()
      if (plan !== 'visitor') {
        const { id } = await ada.signIn()
        if (plan === 'pro') await dependencies.storage.purchases.give(id, 'pro', 'grant')
      }
      const first = await uploaded(ada)
      expect(await quotaOf(ada)).toMatchObject({ plan, count, hours, used: 0, freeAt: null })
      await optimize(ada, first)
      for (let at = 1; at < count; at++) expect((await analysed(ada)).status).toBe(200)
      pass(1_000)
      const refused = await analysed(ada)
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([
        429,
        String(hours * 3_600 - 1),
      ])
      expect(await refused.json()).toMatchObject({ error: 'analysesUsedUp', data: { plan, count } })
      expect(await quotaOf(ada)).toMatchObject({ used: count })
      // What was delivered is told again for nothing.
      expect((await optimize(ada, first)).status).toBe(200)
      // Once its hours have passed there is more, for whom they are shorter than a session.
      if (plan !== 'pro') return
      pass(hours * HOUR)
      expect((await analysed(ada)).status).toBe(200)
    },
  )

  test('counts nothing that was refused or failed, and one analysis once', async () => {
    const { browser, dependencies } = await accountServer()
    const ada = browser()
    await ada.signIn()
    await ada.call('/api/resume/upload/v2', uploadOf('fail:fileBroken'))
    const record = await uploaded(ada)
    const { judge } = dependencies
    dependencies.judge = () => {
      throw new Error('broken')
    }
    expect((await optimize(ada, record)).status).toBe(500)
    dependencies.judge = judge
    expect(await quotaOf(ada)).toMatchObject({ used: 0 })
    const answers = await Promise.all([1, 2, 3].map(() => optimize(ada, record)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await quotaOf(ada)).toMatchObject({ used: 1 })
  })

  test('gives no more than it says to many requests at once', async () => {
    const { browser } = await accountServer()
    const ada = browser()
    await ada.signIn()
    const records = await Promise.all(Array.from({ length: 12 }, () => uploaded(ada)))
    const answers = await Promise.all(records.map((record) => optimize(ada, record)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7)
  })

  test('is what was given, and ends when it is taken back', async () => {
    const { browser, dependencies } = await accountServer()
    const { purchases } = dependencies.storage
    const ada = browser()
    const { id } = await ada.signIn()
    const type = async () => (await (await ada.signed('/api/resume/user/getType')).json()).data
    expect(await type()).toBe(0)
    await purchases.give(id, 'pro', 'grant')
    expect(await type()).toBe(2)
    await purchases.take(id, 'pro', 'payment')
    expect(await type()).toBe(2)
    await purchases.take(id, 'pro', 'grant')
    expect(await type()).toBe(0)
    await purchases.give(id, 'pro', 'payment', dependencies.now())
    expect(await type()).toBe(0)
  })
})
