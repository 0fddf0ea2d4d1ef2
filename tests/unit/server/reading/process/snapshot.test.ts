import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import {
  argumentsOf,
  CODE_FLAGS,
  confine,
  launch,
  ROOT,
} from '#server/reading/process/confinement.ts'
import { PASTED_TEXT, ReadingError } from '#server/reading/document.ts'
import { readResume } from '#server/reading/index.ts'
import { snapshotProgram, programOf } from '#server/reading/process/snapshot/index.ts'
import { ReadingProcess } from '#server/reading/process/reading-process.ts'

const FIXTURES = new URL('../../../../fixtures/', import.meta.url).pathname
const filesIn = (folder: string) =>
  readdirSync(join(FIXTURES, folder)).map((name) => `${folder}/${name}`)

const confinement = await confine()
const prepared = await snapshotProgram(confinement)

const answerOfImage = (bytes: Uint8Array, name: string) =>
  new ReadingProcess(launch(confinement, prepared)).read(bytes, name, 20_000)

const answerOfSource = (bytes: Uint8Array, name: string) =>
  readResume(new Uint8Array(bytes), name).then(
    (answer) => JSON.stringify(answer),
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

describe('code in an image', () => {
  // What lies in folders that every program may write is not to be seen in there.
  const cache = join(ROOT, 'node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'vitascope-image-'))
  chmodSync(folder, 0o755)
  afterAll(() => rmSync(folder, { recursive: true }))

  /** Freezes code where Node freezes ours, and gives what it prints when it wakes up confined. */
  function woken(code: string): string {
    const source = join(folder, 'main.cjs')
    const image = join(folder, 'image.blob')
    const main = `try { ${code}; console.log('done') } catch (error) { console.log(error.code ?? error.name) }`
    writeFileSync(
      source,
      `const fs = require('node:fs'), programs = require('node:child_process')
      require('node:v8').startupSnapshot.setDeserializeMainFunction(() => { ${main} })`,
    )
    const making = [...CODE_FLAGS, '--snapshot-blob', image, '--build-snapshot', source]
    execFileSync(process.execPath, making)
    const start = launch(confinement, programOf(image))
    const { command, env } = start
    return execFileSync(command, argumentsOf(start), { cwd: '/', encoding: 'utf8', env })
  }

  test.each([
    ['reads no files', `fs.readFileSync('/etc/hostname')`, 'ERR_ACCESS_DENIED'],
    ['lists no folders', `fs.readdirSync('.')`, 'ERR_ACCESS_DENIED'],
    ['does not read the source', `fs.readFileSync('${import.meta.filename}')`, 'ERR_ACCESS_DENIED'],
    ['writes no files', `fs.writeFileSync('/tmp/vitascope-escape', 'x')`, 'ERR_ACCESS_DENIED'],
    ['starts no programs', `programs.execFileSync('id')`, 'ERR_ACCESS_DENIED'],
    ['makes no code of text', `eval('1')`, 'EvalError'],
  ])('%s', (_, code, refusal) => {
    expect(woken(code)).toBe(`${refusal}\n`)
  })
})
