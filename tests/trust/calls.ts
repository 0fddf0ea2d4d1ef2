/** Signed calls, as the browser makes them, against a running server. */
import { constants, createHash, publicEncrypt } from 'node:crypto'
import { ENDPOINTS } from '#contract/api.ts'
import { signedText } from '#contract/sign.ts'
import type { Answer, Visitor } from './visitor.ts'

interface Keys {
  companyId: string
  publicKey: string
}

export async function keysOf(visitor: Visitor): Promise<Keys> {
  const { body } = await visitor.call(ENDPOINTS.config.path)
  return (body.data as unknown as { sign: Keys }).sign
}

export function signatureOf({ companyId, publicKey }: Keys): Record<string, string> {
  const timestamp = Date.now()
  const hash = createHash('md5').update(signedText(companyId, timestamp)).digest('hex')
  const key = { key: publicKey, padding: constants.RSA_PKCS1_PADDING }
  return {
    sign: publicEncrypt(key, Buffer.from(hash)).toString('base64'),
    timestamp: String(timestamp),
  }
}

export const analyse = (visitor: Visitor, keys: Keys, recordId: string): Promise<Answer> =>
  visitor.call(`${ENDPOINTS.optimize.path}?recordId=${recordId}`, {
    method: 'POST',
    headers: signatureOf(keys),
  })

/** Pastes a text; gives its record. */
export function paste(visitor: Visitor, text: string, key = ''): Promise<Answer> {
  const body = new FormData()
  body.set('text', text)
  const headers: Record<string, string> = key ? { 'Idempotency-Key': key } : {}
  return visitor.call(ENDPOINTS.upload.path, { method: 'POST', body, headers })
}

/** The record that an upload or a paste was answered with; the refusal, as an error, when it was none. */
export function recordOf({ status, body }: Answer): string {
  const { recordId } = (body.data ?? {}) as unknown as { recordId?: string }
  if (!recordId) throw new Error(`no record: ${status} ${body.error}`)
  return recordId
}

/** What a browser does when the line breaks or the server is busy: the same again, soon. */
export async function persist(call: () => Promise<Answer>, tries = 20): Promise<Answer> {
  for (let number = 1; ; number++) {
    const answer = await call().catch(() => null)
    // A machine that is busy with other things may not read in time.
    const code = answer?.body.error
    const isFinal =
      answer && (code === 'storageFull' || (answer.status < 500 && code !== 'readingTimeout'))
    if (isFinal) return answer
    if (number === tries) throw new Error(`no answer after ${tries} tries: ${answer?.status}`)
    await new Promise((resolve) => setTimeout(resolve, 100 * number))
  }
}

const BUSY: ReadonlySet<string> = new Set(['busy'])

/** The same call until it is answered by something else than that others have the processor. */
export async function onceFree(
  call: () => Promise<Answer>,
  ofBusyMachines = BUSY,
  tries = 10,
): Promise<Answer> {
  for (let number = 1; ; number++) {
    const answer = await call()
    if (!ofBusyMachines.has(answer.body.error ?? '') || number === tries) return answer
    await new Promise((resolve) => setTimeout(resolve, 100 * number))
  }
}
