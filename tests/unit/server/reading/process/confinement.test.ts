import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { confine, launch, PLAIN_PROGRAM } from '#server/reading/process/confinement.ts'

/** Runs code where documents are read, and gives what it prints. */
async function inside(code: string): Promise<string> {
  const { command, args, env } = launch(await confine(), { ...PLAIN_PROGRAM, args: ['-e', code] })
  return execFileSync(command, args, { cwd: '/', encoding: 'utf8', env })
}

const attempt = (code: string) =>
  inside(
    `try { ${code}; console.log('done') } catch (error) { console.log(error.code ?? error.name) }`,
  )

const { missing } = await confine()
const has = (means: RegExp) => !missing.some((note) => means.test(note))

test.each([
  ['reads no files but the code', `fs.readFileSync('/etc/hostname')`],
  ['writes no files', `fs.writeFileSync('/tmp/vitascope-escape', 'x')`],
  ['starts no programs', `child_process.execFileSync('id')`],
])('a reading process %s', async (_, code) => {
  await expect(attempt(code)).resolves.toBe('ERR_ACCESS_DENIED\n')
})

test('a reading process makes no code of text', async () => {
  await expect(attempt(`eval('1')`)).resolves.toBe('EvalError\n')
})

test.runIf(has(/memory/))('a reading process takes no more memory than it is given', async () => {
  const hoard = `const all = []; for (let n = 0; n < 64; n++) all.push(Buffer.alloc(64e6, 1))`
  await expect(attempt(hoard)).resolves.toBe('ERR_MEMORY_ALLOCATION_FAILED\n')
})

test.runIf(has(/network/))('a reading process finds no network', async () => {
  const connect =
    `net.connect(80, '192.0.2.1').on('error', (error) => console.log(error.code))` +
    `.on('connect', () => console.log('connected'))`
  await expect(inside(connect)).resolves.toBe('ENETUNREACH\n')
})

test.runIf(process.getuid?.() === 0 && has(/unprivileged/))(
  'a reading process is nobody when the server is root',
  async () => {
    await expect(inside('console.log(process.getuid())')).resolves.toBe('65534\n')
  },
)
