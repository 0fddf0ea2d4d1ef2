import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { confine, launch } from '#server/reading/confinement.ts'
import { PASTED_TEXT, ReadingError } from '#server/reading/document.ts'
import { readResume } from '#server/reading/index.ts'
import { prepareProgram } from '#server/reading/prepared/index.ts'
import { ReadingProcess } from '#server/reading/reading-process.ts'

const FIXTURES = new URL('../../../fixtures/', import.meta.url).pathname
const filesIn = (folder: string) =>
  readdirSync(join(FIXTURES, folder)).map((name) => `${folder}/${name}`)

const confinement = await confine()
const prepared = await prepareProgram(confinement)

const answerOfImage = (bytes: Uint8Array, name: string) =>
  new ReadingProcess(launch(confinement, prepared)).read(bytes, name, 20_000)

const answerOfSource = (bytes: Uint8Array, name: string) =>
  readResume(new Uint8Array(bytes), name).then(
    (reading) => JSON.stringify({ reading }),
    (error) => JSON.stringify({ error: error instanceof ReadingError ? error.code : 'fileBroken' }),
  )

describe('a process that starts from an image', () => {
  test.each(['resumes/en', 'resumes/ar', 'resumes/ja', 'broken'].flatMap(filesIn))(
    'answers for %s what the source answers',
    async (file) => {
      const bytes = new Uint8Array(readFileSync(join(FIXTURES, file)))
      const answer = await answerOfImage(bytes, basename(file))
      expect(answer).toBe(await answerOfSource(bytes, basename(file)))
    },
  )

  test('reads pasted text', async () => {
    const text = new TextEncoder().encode('Ada Lovelace\nada@example.org\n\nSkills\nMathematics')
    await expect(answerOfImage(text, PASTED_TEXT)).resolves.toMatch(/^{"reading":.*ada@/)
  })
})
