import { DatabaseSync } from 'node:sqlite'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { LIMITS } from '#contract/limits.ts'
import type { ServerErrorCode } from '#contract/errors.ts'
import { brokenFile, pathOf, say, TRIED } from './resumes.ts'
import { expect, test } from './test.ts'

type Upload = string | { name: string; mimeType: string; buffer: Buffer }

const tooLarge = (): Upload => ({
  name: 'large.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(6 * 1024 * 1024, 0x20)]),
})

const REFUSALS: { what: string; file: () => Upload; code: ServerErrorCode; status?: number }[] = [
  {
    what: 'a text file renamed .pdf',
    file: () => brokenFile('text-named.pdf'),
    code: 'fileTypeMismatch',
    status: 415,
  },
  { what: 'a file of 6 MB', file: tooLarge, code: 'fileTooLarge' },
  { what: 'an empty file', file: () => brokenFile('empty.pdf'), code: 'fileEmpty' },
  {
    what: 'an encrypted PDF',
    file: () => brokenFile('encrypted.pdf'),
    code: 'fileEncrypted',
    status: 422,
  },
  {
    what: 'a PDF of pictures only',
    file: () => brokenFile('scan.pdf'),
    code: 'fileWithoutText',
    status: 422,
  },
  {
    what: 'a truncated .docx',
    file: () => brokenFile('truncated.docx'),
    code: 'fileBroken',
    status: 422,
  },
]

/** How many rows each table of the server's databases has. */
function rowsIn(dataDir: string): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const file of readdirSync(dataDir).filter((name) => /\.(sqlite|db)$/.test(name))) {
    const database = new DatabaseSync(join(dataDir, file), { readOnly: true })
    const tables = database
      .prepare("SELECT name FROM sqlite_schema WHERE type = 'table'")
      .all() as { name: string }[]
    for (const { name } of tables) {
      const row = database.prepare(`SELECT count(*) AS rows FROM "${name}"`).get()
      counts[`${file} ${name}`] = Number(row?.rows)
    }
    database.close()
  }
  return counts
}

for (const locale of TRIED) {
  test(`an upload in ${locale} refuses each bad file in its own words, keeps nothing and lives on`, async ({
    page,
    server,
    guard,
  }) => {
    await page.goto(pathOf(locale))
    const before = rowsIn(server.dataDir)
    expect(Object.keys(before).length).toBeGreaterThan(0)
    for (const { what, file, code, status } of REFUSALS) {
      if (status) guard.expectStatus(status)
      await page.locator('input[type=file]').setInputFiles(file())
      const alert = page.getByRole('alert')
      await expect(alert, what).toContainText(say(locale, 'errors', `codes.${code}`))
      await expect(alert).toBeInViewport()
      // What an earlier test left may be swept meanwhile.
      const more = Object.entries(rowsIn(server.dataDir)).filter(
        ([table, rows]) => rows > (before[table] ?? 0),
      )
      expect(more, what).toEqual([])
      expect(await page.evaluate(() => localStorage.getItem('recordId'))).toBeNull()
      expect((await page.request.get('/api/health/ready')).status()).toBe(200)
    }
  })
}

test('the server itself refuses what the page would not send', async ({ request, server }) => {
  const origin = { origin: server.url }
  const upload = (name: string, buffer: Buffer) =>
    request.post('/api/resume/upload/v2', {
      headers: origin,
      multipart: { file: { name, mimeType: 'application/octet-stream', buffer } },
    })
  const large = await upload('large.pdf', Buffer.alloc(LIMITS.fileBytes + 1, 0x20))
  expect(large.status()).toBe(413)
  expect(await large.json()).toMatchObject({ code: 413, error: 'fileTooLarge' })
  const empty = await upload('empty.docx', Buffer.alloc(0))
  expect(await empty.json()).toMatchObject({ code: 422, error: 'fileEmpty' })
  const picture = await upload('photo.png', Buffer.from('PNG'))
  expect(await picture.json()).toMatchObject({ code: 415, error: 'fileTypeUnsupported' })
})
