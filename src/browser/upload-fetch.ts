/**
 * `fetch` that tells how much of the request has been sent. No browser reports that for fetch
 * itself over HTTP/1.1, and only Chromium over HTTP/2: so this one runs on XMLHttpRequest.
 *
 * @param onProgress Called with the share sent, from 0 to 1.
 * @throws TypeError like fetch when the network fails; the signal's AbortError when aborted.
 */
export function uploadFetch(onProgress: (share: number) => void) {
  return async (input: string | URL | Request): Promise<Response> => {
    const request = new Request(input)
    // A Request no longer knows its FormData; its bytes carry the boundary of its content type.
    const body = await request.blob()
    return new Promise((resolve, reject) => {
      const call = new XMLHttpRequest()
      call.open(request.method, request.url)
      call.responseType = 'blob'
      request.headers.forEach((value, name) => call.setRequestHeader(name, value))
      call.upload.addEventListener('progress', (event) => {
        if (event.lengthComputable && event.total > 0) onProgress(event.loaded / event.total)
      })
      call.addEventListener('load', () => resolve(responseOf(call)))
      call.addEventListener('error', () => reject(new TypeError('Failed to fetch')))
      call.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
      request.signal.addEventListener('abort', () => call.abort(), { once: true })
      if (request.signal.aborted) call.abort()
      else call.send(body)
    })
  }
}

function responseOf(call: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const line of call.getAllResponseHeaders().trim().split(/\r\n/)) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  return new Response(call.response as Blob, { status: call.status, headers })
}
