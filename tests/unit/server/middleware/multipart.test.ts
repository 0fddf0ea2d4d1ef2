import { describe, expect, test } from 'vitest'
import { partsOf } from '#server/middleware/multipart.ts'

/** What a browser, or Node's own fetch, sends for a form. */
async function sent(form: FormData): Promise<{ body: Buffer; type: string }> {
  const response = new Response(form)
  const type = response.headers.get('content-type') ?? ''
  return { body: Buffer.from(await response.arrayBuffer()), type }
}

const part = (text: string) => `--b\nContent-Disposition: form-data; name="text"\n\n${text}\n`

const written = (text: string) => ({
  body: Buffer.from(text.replaceAll('\n', '\r\n')),
  type: 'multipart/form-data; boundary=b',
})

describe('a form', () => {
  test('gives its files and texts as they were', async () => {
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, at) => (at * 7) % 256))
    const form = new FormData()
    form.set('file', new File([bytes], '履歴書 "1"\r\n.pdf'))
    form.set('text', 'ü\r\n--not a boundary\r\n')
    const { body, type } = await sent(form)
    const parts = partsOf(body, type, 12)
    expect([...(parts?.keys() ?? [])]).toEqual(['file', 'text'])
    expect(parts?.get('file')?.fileName).toBe('履歴書 "1"\r\n.pdf')
    expect(parts?.get('file')?.bytes.equals(bytes)).toBe(true)
    expect(parts?.get('text')).toMatchObject({ fileName: null })
    expect(parts?.get('text')?.bytes.toString()).toBe('ü\r\n--not a boundary\r\n')
  })

  test('knows a file field that was left alone', () => {
    const { body, type } = written(
      '--b\nContent-Disposition: form-data; name="file"; filename=""\n\n\n--b--\n',
    )
    expect(partsOf(body, type, 12)?.get('file')).toEqual({ fileName: '', bytes: Buffer.alloc(0) })
  })

  test('of two fields with one name gives the first', () => {
    const { body, type } = written(`${part('one')}${part('two')}--b--\n`)
    expect(partsOf(body, type, 12)?.get('text')?.bytes.toString()).toBe('one')
  })

  test.each([
    ['no end', '--b\nContent-Disposition: form-data; name="text"\n\nx'],
    ['no headers', '--b\n\nx\n--b--\n'],
    ['no name', '--b\nContent-Disposition: form-data\n\nx\n--b--\n'],
    [
      'headers without end',
      `--b\nContent-Disposition: form-data; name="${'x'.repeat(9_000)}"\n\nx\n--b--`,
    ],
    ['another boundary', '--c\nContent-Disposition: form-data; name="text"\n\nx\n--c--\n'],
    ['nothing', ''],
    [
      'too many parts',
      `${'--b\nContent-Disposition: form-data; name="x"\n\n1\n'.repeat(13)}--b--\n`,
    ],
  ])('that has %s is none', (_, text) => {
    const { body, type } = written(text)
    expect(partsOf(body, type, 12)).toBeNull()
  })

  test.each(['', 'text/plain', 'multipart/form-data', 'multipart/form-data; boundary='])(
    'is not what comes as %j',
    (type) => expect(partsOf(Buffer.from('--b--'), type, 12)).toBeNull(),
  )
})
