import { constants, createHash, generateKeyPairSync, privateDecrypt } from 'node:crypto'
import { expect, test } from 'vitest'
import { sign } from '#browser/sign.ts'
import { signedText } from '#contract/sign.ts'

const { publicKey, privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})

test('the server can take a signature apart into the MD5 of the signed text', async () => {
  const signature = await sign({ companyId: 'vitascope', publicKey }, 1_700_000_000_000)
  const plain = privateDecrypt(
    { key: privateKey, padding: constants.RSA_PKCS1_PADDING },
    Buffer.from(signature, 'base64'),
  )
  const expected = createHash('md5').update(signedText('vitascope', 1_700_000_000_000))
  expect(plain.toString()).toBe(expected.digest('hex'))
})

test('two signatures of one moment differ, so that each counts once', async () => {
  const key = { companyId: 'vitascope', publicKey }
  expect(await sign(key, 1)).not.toBe(await sign(key, 1))
})

test('a key that is none is refused', async () => {
  await expect(sign({ companyId: 'vitascope', publicKey: 'nonsense' }, 1)).rejects.toThrow(
    'public key',
  )
})
