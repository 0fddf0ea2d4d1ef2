import { constants, generateKeyPairSync, publicEncrypt, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createDecryptor } from '#server/signing/decryptor.ts'

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })

const closed = (text: string) =>
  publicEncrypt({ key: publicKey, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(text))

const TEXTS = Array.from({ length: 50 }, (_, index) => `text ${index}`)

test('a hundred calls at once each get their own text, whatever stands between them', async () => {
  const decrypt = createDecryptor(privateKey)
  const given = TEXTS.flatMap((text, index) => [closed(text), randomBytes(index * 8)])
  const opened = await Promise.all(given.map(decrypt))
  const texts = opened.map((bytes) => Buffer.from(bytes).toString())
  expect(texts.filter((_, index) => index % 2 === 0)).toEqual(TEXTS)
})

test('a thread that dies at once loses no call, now or later', async () => {
  const decrypt = createDecryptor(privateKey, new URL('data:text/javascript,process.exit()'))
  for (const round of ['first', 'second']) {
    const opened = await Promise.all(TEXTS.map((text) => decrypt(closed(text))))
    const texts = opened.map((bytes) => Buffer.from(bytes).toString())
    expect(texts, round).toEqual(TEXTS)
  }
})
