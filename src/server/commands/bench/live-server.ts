import { spawn, type ChildProcess } from 'node:child_process'
import { constants, createHash, publicEncrypt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { ReportSchema, type Report } from '#contract/analysis.ts'
import { ENDPOINTS, EnvelopeSchema, PublicConfigSchema, UploadResultSchema } from '#contract/api.ts'
import { READ_BACK_HEADER } from '#contract/output.ts'
import type { PublicConfig, UploadResult } from '#contract/api.ts'
import type { Draft } from '#contract/draft.ts'
import { signedText } from '#contract/sign.ts'

const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url))
const START_MS = 20_000

/** Milliseconds from the start of the upload. */
export interface Watched {
  /** Until everything that rules say was there. */
  rulesMs: number
  /** Until the whole report was there. */
  ms: number
  report: Report
}

/** The real server in a process and a data folder of its own, and a visitor of it. */
export interface LiveServer {
  /** Where it is, such as `http://127.0.0.1:8080`. */
  origin: string
  /** Uploads a file and waits for its report, as the site does. */
  analyse(file: Uint8Array, name: string): Promise<void>
  /** The same, told as it happens. */
  watch(file: Uint8Array, name: string): Promise<Watched>
  /** Has a PDF made of a draft. @throws Error when it is refused or not all of it read back. */
  download(draft: Draft): Promise<{ ms: number }>
  /** Headers of a signed call; each is good once. */
  signature(): Record<string, string>
  close(): Promise<void>
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

async function data<T extends v.GenericSchema>(
  schema: T,
  answer: Response,
): Promise<v.InferOutput<T>> {
  const envelope = v.parse(EnvelopeSchema, await answer.json())
  if (envelope.code !== 200) throw new Error(`${answer.url}: ${envelope.error ?? envelope.code}`)
  return v.parse(schema, envelope.data)
}

async function untilReady(origin: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_MS
  while (Date.now() < deadline && child.exitCode === null) {
    const answer = await fetch(`${origin}${ENDPOINTS.ready.path}`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('The server did not start')
}

function signature({ sign: { companyId, publicKey } }: PublicConfig): Record<string, string> {
  const timestamp = Date.now()
  const digest = createHash('md5').update(signedText(companyId, timestamp)).digest('hex')
  const key = { key: publicKey, padding: constants.RSA_PKCS1_PADDING }
  const sign = publicEncrypt(key, Buffer.from(digest)).toString('base64')
  return { sign, timestamp: String(timestamp) }
}

/**
 * @param more Configuration beside the address and the folder.
 * @throws Error when the server does not start.
 */
export async function startLiveServer(more: Record<string, string> = {}): Promise<LiveServer> {
  const folder = await mkdtemp(join(tmpdir(), 'vitascope-bench-'))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const own = { PORT: String(port), DATA_DIR: folder, SITE_URL: origin }
  const env = { ...process.env, ...own, ...more }
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'ignore', 'ignore'] })
  const close = async () => {
    child.kill()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await untilReady(origin, child)
    const config = await data(PublicConfigSchema, await fetch(`${origin}${ENDPOINTS.config.path}`))
    return {
      origin,
      async analyse(file, name) {
        await data(v.unknown(), await analysis(origin, config, file, name, 'application/json'))
      },
      async watch(file, name) {
        const started = performance.now()
        return watched(started, await analysis(origin, config, file, name, 'text/event-stream'))
      },
      download: (draft) => downloaded(origin, draft),
      signature: () => signature(config),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

async function downloaded(origin: string, draft: Draft): Promise<{ ms: number }> {
  const started = performance.now()
  const answer = await fetch(`${origin}${ENDPOINTS.download.path}`, {
    method: ENDPOINTS.download.method,
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(draft),
  })
  const bytes = await answer.arrayBuffer()
  const [found, total] = (answer.headers.get(READ_BACK_HEADER) ?? '').split('/')
  if (!answer.ok || !total || found !== total || bytes.byteLength === 0) {
    throw new Error(`Download: ${answer.status}, ${found} of ${total} read back`)
  }
  return { ms: performance.now() - started }
}

/** Uploads a file as a new visitor, and asks for its analysis. */
async function analysis(
  origin: string,
  config: PublicConfig,
  file: Uint8Array,
  name: string,
  accept: string,
): Promise<Response> {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(file)]), name)
  const uploaded = await fetch(`${origin}${ENDPOINTS.upload.path}`, {
    method: ENDPOINTS.upload.method,
    headers: { accept: 'application/json', origin },
    body: form,
  })
  const [cookie = ''] = uploaded.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  const { recordId }: UploadResult = await data(UploadResultSchema, uploaded)
  return fetch(`${origin}${ENDPOINTS.optimize.path}?recordId=${recordId}`, {
    method: ENDPOINTS.optimize.method,
    headers: { accept, origin, ...signature(config), cookie },
  })
}

async function watched(started: number, answer: Response): Promise<Watched> {
  let rulesMs = Number.NaN
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of answer.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true })
    if (Number.isNaN(rulesMs) && /^event: (?:rules|report)$/m.test(text)) {
      rulesMs = performance.now() - started
    }
  }
  const ms = performance.now() - started
  const report = /^event: report\ndata: (.*)$/m.exec(text)?.[1]
  if (!report) throw new Error(`No report: ${text.slice(-200)}`)
  return { rulesMs, ms, report: v.parse(ReportSchema, JSON.parse(report)) }
}
