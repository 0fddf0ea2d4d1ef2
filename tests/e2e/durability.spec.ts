import { editFile } from './by-api.ts'
import { changeLine, firstJob, save } from './job.ts'
import { resumeFile } from './resumes.ts'
import { expect, unguarded as test } from './test.ts'

const WORDS = 'Answered for before the power cut.'

test('what was saved is there after the server was killed', async ({ page, browser, server }) => {
  await editFile(page, resumeFile('en', 'docx'))
  await changeLine(page, WORDS)
  const id = await save(page)
  await server.kill()
  await server.restart()

  // Another window that only has the visitor's cookie: nothing of the browser's own storage.
  const { cookies } = await page.context().storageState()
  const other = await browser.newContext({ baseURL: server.url })
  await other.addCookies(cookies)
  const again = await other.newPage()
  await again.goto(`/edit?id=${id}`)
  await expect(await firstJob(again)).toContainText(WORDS)
  await other.close()
})
