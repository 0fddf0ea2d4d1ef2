/** O1: what a container holds, and that it is enough. There is no Docker here: its folder is. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { emptyResume } from '#contract/resume.ts'
import { copyImage, imageFiles } from '#server/deploy/image-files.ts'
import { fontFiles } from '#server/typeset/fonts.ts'
import { analyse, keysOf, persist, recordOf } from './calls.ts'
import { rowOf } from './rows.ts'
import { folder, ROOT } from './server.ts'
import { PATHS, Visitor } from './visitor.ts'

interface Locked {
  dev?: boolean
}

test('the image holds no development package and no font file that no template names', async (context) => {
  const row = rowOf(context, 'O1')
  const { files, packages } = await imageFiles(ROOT)
  const lock = (
    JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, Locked>
    }
  ).packages
  expect(packages).toContain('node_modules/hono')
  expect(packages).not.toContain('node_modules/astro')
  const development = packages.filter((name) => lock[name]?.dev)
  row.atMost('development packages', development.length, 0)

  const faces = files.filter(
    (file) => /\.(?:ttf|otf|woff2?)$/.test(file) && !file.startsWith('dist/'),
  )
  const named = new Set(
    Object.values(fontFiles())
      .flat()
      .map((file) => file.slice(ROOT.length)),
  )
  // pdf.js reads documents without embedded fonts by its own.
  const strange = faces.filter(
    (file) => !named.has(file) && !file.startsWith('node_modules/pdfjs-dist/standard_fonts/'),
  )
  expect(strange).toEqual([])
  row.all(
    'font files that templates name',
    faces.filter((file) => named.has(file)).length,
    named.size,
  )
  const own = files.filter((file) =>
    /^(?:tests|src\/(?:islands|pages|browser|stores))\//.test(file),
  )
  expect(own).toEqual([])
})

test(
  'a server that starts from the image alone does the whole job',
  { timeout: 300_000 },
  async (context) => {
    const row = rowOf(context, 'O1')
    const image = folder()
    await copyImage(ROOT, image)
    const child = spawn(join(image, 'node_modules/node/bin/node'), ['src/server/main.ts'], {
      cwd: image,
      env: {
        PATH: process.env.PATH,
        DATA_DIR: folder(),
        PORT: '0',
        RATE_LIMIT_FACTOR: '0',
        WARM_UP: 'off',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    onTestFinished(() => void child.kill('SIGKILL'))
    const log: string[] = []
    createInterface(child.stderr).on('line', (line) => log.push(line))
    const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
    const ada = new Visitor(
      (/http:\/\/\S+/.exec(line)?.[0] ?? '').replace('localhost', '127.0.0.1'),
    )

    let done = 0
    const jobs = ['en', 'ar', 'ja']
    for (const locale of jobs) {
      const sample = readFileSync(join(ROOT, `public/samples/${locale}.pdf`))
      const uploaded = await persist(() => ada.upload(sample, `${locale}.pdf`))
      const keys = await keysOf(ada)
      const report = await persist(() => analyse(ada, keys, recordOf(uploaded)))
      const resume = {
        ...emptyResume(locale),
        basics: { ...emptyResume().basics, name: '山田 أحمد' },
      }
      const statuses = [
        uploaded.status,
        report.status,
        (await persist(() => ada.preview(resume))).status,
        (await persist(() => ada.post(`${PATHS.export}?format=docx`, resume))).status,
        (await persist(() => ada.post('/api/resume/download', resume))).status,
        (await ada.call(`/${locale === 'en' ? '' : locale}`)).status,
      ]
      expect([locale, ...statuses]).toEqual([locale, 200, 200, 200, 200, 200, 200])
      done += 1
    }
    // A call that was tried again, since others had the processor, is no fault of the image.
    const faults = log.filter((entry) => !entry.includes('"failure":"busy"'))
    expect(faults.filter((entry) => /"level":"error"|slower than/.test(entry))).toEqual([])
    row.all('languages with the whole job', done, jobs.length)
    const ended = once(child, 'exit')
    child.kill('SIGINT')
    expect(await ended).toEqual([0, null])
  },
)
