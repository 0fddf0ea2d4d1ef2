import { expect, test } from 'vitest'
import { zip } from '#server/zip.ts'
import { unzipped } from './zip.ts'

const modified = new Date('2026-11-22T09:30:10Z')

const archiveOf = async (files: Record<string, Uint8Array>) => {
  const list = Object.entries(files).map(([path, bytes]) => ({ path, bytes, modified }))
  const pieces: Uint8Array[] = []
  for await (const piece of zip(list)) pieces.push(piece)
  return Buffer.concat(pieces)
}

test('an archive gives back each file as it was, under its name', async () => {
  const files = {
    'a/b/résumé 履歴書.json': Buffer.from('{}'.repeat(1_000)),
    'سيرة.pdf': Buffer.from(Uint8Array.from({ length: 3_000 }, (_, at) => (at * 7_919) % 251)),
    'empty.txt': Buffer.alloc(0),
  }
  const archive = await archiveOf(files)
  expect(Object.fromEntries(await unzipped(archive))).toEqual(files)
  expect(archive.length).toBeLessThan(5_000)
})

test('an archive without files is one', async () => {
  expect((await unzipped(await archiveOf({}))).size).toBe(0)
})
