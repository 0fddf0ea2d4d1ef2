/** Google's pictures are 2 to 8 KB at this size; it also goes into localStorage. */
const MAX_BYTES = 48 * 1024
const TIMEOUT_MS = 3_000

/** Google answers with as many pixels as its address asks for. */
const PIXELS = 96

/** How files of pictures begin. What is none of these is not kept, whatever it calls itself. */
const SIGNATURES = [
  { type: 'image/jpeg', pattern: /^ffd8ff/ },
  { type: 'image/png', pattern: /^89504e470d0a1a0a/ },
  { type: 'image/webp', pattern: /^52494646.{8}57454250/ },
] as const

/**
 * Copies somebody's picture as a data URL, so that no browser has to ask another host for it.
 * A picture that cannot be had, is too large or is none is simply left out: ''.
 *
 * @param isAllowed Which addresses may be asked; the provider names them, so not any.
 */
export async function copiedPicture(
  address: string,
  isAllowed: (url: URL) => boolean,
): Promise<string> {
  const url = URL.parse(address.replace(/=s\d+(-c)?$/, `=s${PIXELS}-c`))
  if (!url || !isAllowed(url)) return ''
  try {
    const response = await fetch(url, {
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { Accept: SIGNATURES.map(({ type }) => type).join(', ') },
    })
    if (!response.ok) return ''
    const bytes = await limited(response)
    const start = bytes?.subarray(0, 12).toString('hex') ?? ''
    const type = SIGNATURES.find(({ pattern }) => pattern.test(start))?.type
    return bytes && type ? `data:${type};base64,${bytes.toString('base64')}` : ''
  } catch {
    return ''
  }
}

/** Google's own image host; of the demo provider, whatever it serves itself. */
export function pictureHosts(issuer: string): (url: URL) => boolean {
  const { origin } = new URL(issuer)
  return (url) =>
    (url.protocol === 'https:' && /(^|\.)googleusercontent\.com$/.test(url.hostname)) ||
    url.origin === origin
}

/** Null beyond the limit. */
async function limited(response: Response): Promise<Buffer | null> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength
    if (length > MAX_BYTES) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
