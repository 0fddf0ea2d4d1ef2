/** The server under test: real storage in a folder of its own, no port, and a clock to turn. */
import { constants, createHash, generateKeyPairSync, publicEncrypt } from 'node:crypto'
import { onTestFinished } from 'vitest'
import { REPORT_SECTIONS, type DocumentFacts, type Report } from '#contract/analysis.ts'
import type { StepEvent } from '#contract/api.ts'
import type { Preview } from '#contract/output.ts'
import { emptyResume, type Resume } from '#contract/resume.ts'
import { signedText } from '#contract/sign.ts'
import { createEntitlementsOf } from '#server/accounts/entitlements.ts'
import { createPayments } from '#server/accounts/payments.ts'
import { createStripe } from '#server/accounts/stripe/provider.ts'
import { createApp } from '#server/app.ts'
import { checkedBody } from '#server/bodies/check.ts'
import { readConfig, type Config } from '#server/config.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { createLog } from '#server/log.ts'
import { fileOf } from '#server/exchange/files.ts'
import { fromJson } from '#server/exchange/json-resume.ts'
import { createLedger } from '#server/processes/ledger.ts'
import { ReadingError, type Reading } from '#server/reading/document.ts'
import { decryptWith } from '#server/signing/decrypt.ts'
import { openStorage } from '#server/storage/open.ts'
import { envOf, freshPlace } from './database.ts'

const COMPANY = 'vitascope'
/** One key for all tests: making one takes a tenth of a second. */
const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
export const SIGN_PRIVATE_KEY = keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

async function testConfig(env: Record<string, string> = {}): Promise<Config> {
  return readConfig({ ...envOf(await freshPlace()), SIGN_PRIVATE_KEY, ...env })
}

export interface TestServer {
  request(path: string, init?: RequestInit): Promise<Response>
  /** A signed call. */
  signed(path: string, init?: RequestInit): Promise<Response>
  /** Lets time pass. */
  pass(ms: number): void
  /** Sets the clock, though no time has passed. */
  set(ms: number): void
  /** Every line that was logged. */
  logged: string[]
  dependencies: Dependencies
}

/** @param given Parts to use instead of the ones here. */
export async function testServer(
  given: Partial<Dependencies> & { env?: Record<string, string> } = {},
): Promise<TestServer> {
  let clock = Date.UTC(2026, 10, 20, 12)
  let steady = 0
  const logged: string[] = []
  const config = given.config ?? (await testConfig(given.env))
  const storage = given.storage ?? (await openStorage(config, () => clock))
  onTestFinished(() => storage.close())
  const now = () => clock
  const log = createLog((line) => logged.push(line))
  const { payment } = config
  const dependencies: Dependencies = {
    reader: { read: async (bytes, fileName) => readText(bytes, fileName) },
    typesetter: plainTypesetter,
    judge: judgeByLength,
    advisor: null,
    entitlementsOf: createEntitlementsOf(storage),
    exchange: {
      file: fileOf,
      resume: async (json) => fromJson(json),
    },
    bodies: { check: async (name, bytes) => checkedBody(name, bytes) },
    decrypt: decryptWith(config.sign.privateKey),
    ledger: createLedger(),
    identityProvider: null,
    payments:
      payment && createPayments({ provider: createStripe(payment, now), storage, log, now }),
    vitals: { stopping: false, loopDelay: () => ({ p99: 0, max: 0 }) },
    log,
    metrics: null,
    site: null,
    now,
    steady: () => steady,
    ...given,
    config,
    storage,
  }
  const app = createApp(dependencies)
  const request = async (path: string, init?: RequestInit) => app.request(path, init)
  return {
    request,
    signed: (path, init) =>
      request(path, { ...init, headers: { ...headersOf(init), ...signature(clock) } }),
    pass(ms) {
      clock += ms
      steady += ms
    },
    set: (ms) => void (clock += ms),
    logged,
    dependencies,
  }
}

/** The headers of a signed call. */
export function signature(timestamp: number, text = signedText(COMPANY, timestamp)) {
  const hash = createHash('md5').update(text).digest('hex')
  const key = { key: keys.publicKey, padding: constants.RSA_PKCS1_PADDING }
  return {
    sign: publicEncrypt(key, Buffer.from(hash)).toString('base64'),
    timestamp: String(timestamp),
  }
}

function headersOf(init?: RequestInit): Record<string, string> {
  return Object.fromEntries(new Headers(init?.headers))
}

/** The cookies of an answer, as the next request sends them. */
export function cookieOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

export function uploadOf(
  text: string,
  fileName = 'resume.pdf',
  init: RequestInit = {},
): RequestInit {
  const body = new FormData()
  body.set('file', new File([text], fileName))
  return { method: 'POST', body, ...init }
}

export function jsonOf(body: unknown, headers: Record<string, string> = {}): RequestInit {
  return {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', ...headers },
  }
}

/** A resume of one name, as the reader below makes it of a file with one line. */
export function resumeOf(name: string): Resume {
  const resume = emptyResume('en')
  return { ...resume, basics: { ...resume.basics, name } }
}

/** Reads a file whose text is a name; a text that is an error code fails with it. */
function readText(bytes: Uint8Array, fileName: string): Reading {
  const text = new TextDecoder().decode(bytes)
  const failure = /^fail:(\w+)$/.exec(text)?.[1]
  if (failure) throw new ReadingError(failure as ReadingError['code'])
  const format = fileName.endsWith('.txt') ? 'text' : 'pdf'
  return {
    resume: resumeOf(text),
    document: { ...FACTS, format, characters: text.length },
    language: { code: 'en', confidence: 1 },
  }
}

const FACTS: DocumentFacts = {
  format: 'pdf',
  pages: 1,
  words: 1,
  characters: 1,
  columns: 1,
  tables: 0,
  images: 0,
  textLayer: true,
  hiddenText: [],
}

/** Scores by the length of the name, so that each test sees what it caused. */
function* judgeByLength({ resume, document, language }: Reading): Generator<StepEvent, Report> {
  yield { step: 'languageAnalysis', status: 'started' }
  yield { step: 'languageAnalysis', status: 'done' }
  const section = {
    score: Math.min(100, resume.basics.name.length),
    evaluation: { text: 'Counted.' },
  }
  for (const step of REPORT_SECTIONS) {
    yield { step, status: 'started' }
    yield { step, status: 'done', section }
  }
  yield { step: 'mergingResults', status: 'started' }
  yield { step: 'mergingResults', status: 'done' }
  const sections = Object.fromEntries(REPORT_SECTIONS.map((id) => [id, section]))
  return {
    rubric: '0.0.0',
    language,
    overall: section.score,
    band: 'fair',
    sections: sections as Report['sections'],
    findings: [],
    document,
    model: { used: false },
  }
}

/** Sets a resume as the text of its name. */
const plainTypesetter: Dependencies['typesetter'] = {
  pdf: async ({ content }) => ({
    pdf: new TextEncoder().encode(`%PDF ${content.basics.name}`),
    pages: 1,
    readBack: { found: 1, total: 2, missing: ['basics.phone'] },
  }),
  previewJson: async () => {
    const preview: Preview = { pages: ['<svg/>'], width: 595, height: 842, places: [] }
    return { pages: 1, json: Buffer.from(JSON.stringify(preview)) }
  },
  pageCount: async () => 1,
  thumbnail: async ({ content, templateId }) =>
    `<svg><title>${content.basics.name} in ${templateId}</title></svg>`,
  report: async ({ verdict }) => new TextEncoder().encode(`%PDF ${verdict}`),
}
