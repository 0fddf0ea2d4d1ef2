/** A visitor with a cookie of their own: the calls of the product, each timed. */
import { emptyResume, type Resume } from '#contract/resume.ts'
import { richTextOf } from '#contract/rich-text.ts'

export interface Answer {
  status: number
  ms: number
  headers: Headers
  // The tests look into it as they need.
  body: { data?: Record<string, never>; error?: string } & Record<string, unknown>
}

export const PATHS = {
  upload: '/api/resume/upload/v2',
  preview: '/api/resume/preview',
  score: '/api/resume/score',
  save: '/api/resume/update/resumeInfo',
  open: '/api/resume/select/myResumeInfoList',
  export: '/api/resume/export',
  live: '/api/health/live',
  ready: '/api/health/ready',
}

/**
 * A connection that was idle for too long may be closed just when it is used again, the more so on a
 * busy machine: browsers then send the request on a new one.
 */
async function asBrowsersDo(send: () => Promise<Response>): Promise<Response> {
  try {
    return await send()
  } catch (error) {
    const cause = (error as { cause?: { code?: string } }).cause
    if (cause?.code !== 'ECONNRESET') throw error
    return send()
  }
}

export class Visitor {
  cookie = ''
  url: string
  constructor(url: string) {
    this.url = url
  }

  async call(path: string, init: RequestInit = {}): Promise<Answer> {
    const headers = new Headers(init.headers)
    if (this.cookie) headers.set('Cookie', this.cookie)
    const started = performance.now()
    const response = await asBrowsersDo(() => fetch(this.url + path, { ...init, headers }))
    const text = await response.text()
    const ms = performance.now() - started
    const [set] = response.headers.getSetCookie()
    if (set) this.cookie = set.split(';')[0] ?? ''
    return { status: response.status, ms, headers: response.headers, body: jsonIn(text) }
  }

  post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const all = { 'Content-Type': 'application/json', ...headers }
    return this.call(path, { method: 'POST', body: text, headers: all })
  }

  upload(bytes: Uint8Array, name = 'cv.pdf', init: RequestInit = {}): Promise<Answer> {
    const body = new FormData()
    body.set('file', new File([new Uint8Array(bytes)], name))
    return this.call(PATHS.upload, { method: 'POST', body, ...init })
  }

  preview = (resume: Resume) => this.post(PATHS.preview, resume)
  score = (resume: Resume) => this.post(PATHS.score, resume)
  save = (content: Resume, more: object = {}, headers = {}) =>
    this.post(PATHS.save, { content, ...more }, headers)
}

function jsonIn(text: string): Answer['body'] {
  try {
    return JSON.parse(text) as Answer['body']
  } catch {
    return {}
  }
}

/** An ordinary resume of one page. */
export function ordinary(
  locale = 'en',
  text = 'Cut delivery times by 30 % within a year.',
): Resume {
  const resume = emptyResume(locale)
  const line = { text, bullet: true }
  return {
    ...resume,
    basics: { ...resume.basics, name: 'Ada Lovelace', email: 'ada@example.org' },
    selfEvaluation: richTextOf([{ text, bullet: false }]),
    work: Array.from({ length: 3 }, (_, index) => ({
      company: 'Analytical Engine',
      title: 'Programmer',
      location: 'London',
      start: `${2010 + index}-01`,
      end: `${2011 + index}-02`,
      details: richTextOf([line, line, line, line]),
    })),
  }
}

/** The ordinary resume with a text of one paragraph, whatever its length. */
export function withText(locale: string, text: string): Resume {
  const resume = ordinary(locale)
  return { ...resume, selfEvaluation: richTextOf([{ text, bullet: false }]) }
}
