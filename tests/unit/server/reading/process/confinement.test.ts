import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { argumentsOf, confine, launch, PLAIN_PROGRAM } from '#server/reading/process/confinement.ts'

const run = promisify(execFile)

/** Runs code where documents are read, and gives what it prints. */
async function inside(code: string): Promise<string> {
  const start = launch(await confine(), { ...PLAIN_PROGRAM, args: ['-e', code] })
  const { stdout } = await run(start.command, argumentsOf(start), { cwd: '/', env: start.env })
  return stdout
}

const attempt = (code: string) =>
  inside(
    `try { ${code}; console.log('done') } catch (error) { console.log(error.code ?? error.name) }`,
  )

const { missing } = await confine()
const has = (means: RegExp) =>
  process.platform === 'linux' && !missing.some((note) => means.test(note))

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

test.runIf(has(/own user|root/))('a reading process has a user of its own', async () => {
  const uid = Number(await inside('console.log(process.getuid())'))
  const other = Number(await inside('console.log(process.getuid())'))
  expect(uid).toBeGreaterThan(60_000)
  expect(other).not.toBe(uid)
})

test('a reading process has no other database than ours, which is none', async () => {
  await expect(attempt(`process.getBuiltinModule('node:sqlite').DatabaseSync`)).resolves.toMatch(
    /Error/,
  )
})

test.runIf(has(/other processes/))('a reading process sees no other process', async () => {
  const kill = `try { process.kill(${process.pid}, 0); console.log('seen') } catch (error) { console.log(error.code) }`
  await expect(inside(kill)).resolves.toBe('ESRCH\n')
})

test.runIf(has(/sockets/))('a reading process reaches no socket of another program', async () => {
  const folder = mkdtempSync('/dev/shm/vitascope-socket-')
  chmodSync(folder, 0o777)
  const path = join(folder, 'socket')
  const server = createServer((socket) => socket.end()).listen(path)
  await once(server, 'listening')
  chmodSync(path, 0o777)
  const connect =
    `net.connect('${path}').on('error', (error) => console.log(error.code))` +
    `.on('connect', () => console.log('connected'))`
  const answer = await inside(connect)
  server.close()
  rmSync(folder, { recursive: true })
  expect(answer).toBe('ENOENT\n')
})
