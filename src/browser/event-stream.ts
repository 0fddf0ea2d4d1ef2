/** One event of a `text/event-stream`. */
export interface ServerEvent {
  type: string
  data: string
}

/**
 * The events of a stream, one by one, as WHATWG HTML section 9.2.6 reads them: lines end in
 * LF, CRLF or CR; several `data:` lines join by a line break; comments and ids are skipped.
 * An event that the connection cuts off is not given.
 */
export async function* serverEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.pipeThrough(new TextDecoderStream() as TextDecoding).getReader()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      // A CR at the very end may be half of a CRLF: it waits for the next chunk.
      const text = rest + value
      const blocks = text.split(/(?:\r\n|\n|\r(?!$)){2}/)
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const event = eventOf(block)
        if (event) yield event
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

/** lib.dom types the decoder's input wider than what a body streams. */
type TextDecoding = ReadableWritablePair<string, Uint8Array>

function eventOf(block: string): ServerEvent | null {
  let type = 'message'
  const data: string[] = []
  for (const line of block.split(/\r\n|\n|\r/)) {
    const [, field, value] = /^([^:]+):? ?(.*)$/.exec(line) ?? []
    if (field === 'event') type = value ?? ''
    if (field === 'data') data.push(value ?? '')
  }
  return data.length === 0 ? null : { type, data: data.join('\n') }
}
