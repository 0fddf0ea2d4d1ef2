import { test as base, expect } from '@playwright/test'
import { analyse, changeLine, firstJob, importResume, save } from './job.ts'
import { resumeFile } from './resumes.ts'
import { startServer } from './server.ts'

const WORDS = 'Answered for before the power cut.'

base('what was saved is there after the server was killed', async ({ browser }) => {
  const server = await startServer()
  try {
    const context = await browser.newContext({ baseURL: server.url })
    const page = await context.newPage()
    await analyse(page, 'en', resumeFile('en', 'docx'))
    await importResume(page, 'en')
    await changeLine(page, WORDS)
    const id = await save(page)
    await server.kill()
    await server.restart()

    // Another window that only has the visitor's cookie: nothing of the browser's own storage.
    const { cookies } = await context.storageState()
    const other = await browser.newContext({ baseURL: server.url })
    await other.addCookies(cookies)
    const again = await other.newPage()
    await again.goto(`/edit?id=${id}`)
    await expect(await firstJob(again)).toContainText(WORDS)
    await other.close()
    await context.close()
  } finally {
    await server.remove()
  }
})
