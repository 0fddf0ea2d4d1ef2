import { expect, test } from 'vitest'
import { commonServer } from './server.ts'
import { ordinary, PATHS, Visitor } from './visitor.ts'

const key = (name: string) => ({ 'Idempotency-Key': name.padEnd(32, '0') })

test('a request is answered once, whatever was saved in between', async () => {
  const { url } = await commonServer()
  const ada = new Visitor(url)
  const first = await ada.save(ordinary(), {}, key('create'))
  expect(first.status).toBe(200)
  const { id, version } = first.body.data as never as { id: string; version: number }
  const second = await ada.save(ordinary('en', 'Another line.'), { id, version }, key('change'))
  expect(second.body.data).toMatchObject({ id, version: version + 1 })

  const replayed = await ada.save(ordinary(), {}, key('create'))
  expect(replayed.body.data).toEqual(first.body.data)
  const again = await ada.save(ordinary('en', 'Another line.'), { id, version }, key('change'))
  expect(again.body.data).toEqual(second.body.data)
  const { body } = await ada.post(PATHS.save, {}, key('nothing'))
  expect(body.error).toBe('resumeInvalid')
})

test('a key with another body is refused, and nothing of it is kept', async () => {
  const { url } = await commonServer()
  const ada = new Visitor(url)
  await ada.save(ordinary(), {}, key('one'))
  const other = await ada.save(ordinary('en', 'Something else.'), {}, key('one'))
  expect([other.status, other.body.error]).toEqual([422, 'requestReused'])

  const text = (content: string) => {
    const form = new FormData()
    form.set('text', content)
    return ada.call(PATHS.upload, { method: 'POST', body: form, headers: key('upload') })
  }
  const upload = await text('Ada Lovelace\nada@example.org\nSkills: mathematics')
  expect(upload.status).toBe(200)
  const same = await text('Ada Lovelace\nada@example.org\nSkills: mathematics')
  expect(same.body.data).toEqual(upload.body.data)
  const changed = await text('Ada Lovelace\nada@example.org\nSkills: poetry')
  expect([changed.status, changed.body.error]).toEqual([422, 'requestReused'])
  // Somebody else's key of the same name is another key.
  const bob = new Visitor(url)
  expect((await bob.save(ordinary('en', 'Bob.'), {}, key('one'))).status).toBe(200)
})
