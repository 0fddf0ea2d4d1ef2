import { describe, expect, test } from 'vitest'
import { serverEvents, type ServerEvent } from '#browser/event-stream.ts'

async function eventsOf(...chunks: (string | Uint8Array)[]) {
  const encoder = new TextEncoder()
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) {
        controller.enqueue(typeof chunk === 'string' ? encoder.encode(chunk) : chunk)
      }
      controller.close()
    },
  })
  const events: ServerEvent[] = []
  for await (const event of serverEvents(stream)) events.push(event)
  return events
}

describe('a stream of events', () => {
  test('gives type and data of each', async () => {
    expect(await eventsOf('event: step\ndata: {"a":1}\n\ndata: x\n\n')).toEqual([
      { type: 'step', data: '{"a":1}' },
      { type: 'message', data: 'x' },
    ])
  })

  test('is read across chunks, even in the middle of a character or a CRLF', async () => {
    const bytes = new TextEncoder().encode('data: é\r\n\r\ndata: b\r\n\r\n')
    const cuts = Array.from(bytes, (_, at) => at)
    for (const at of cuts) {
      expect(await eventsOf(bytes.slice(0, at), bytes.slice(at))).toEqual([
        { type: 'message', data: 'é' },
        { type: 'message', data: 'b' },
      ])
    }
  })

  test('joins data lines and skips comments and unknown fields', async () => {
    expect(await eventsOf(': keep-alive\n\nid: 4\nretry: 9\ndata: a\ndata: b\n\n')).toEqual([
      { type: 'message', data: 'a\nb' },
    ])
  })

  test('drops an event that the connection cut off', async () => {
    expect(await eventsOf('data: whole\n\ndata: ha')).toEqual([{ type: 'message', data: 'whole' }])
  })
})
