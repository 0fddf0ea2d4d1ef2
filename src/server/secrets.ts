import { createPrivateKey, generateKeyPairSync, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

const SecretsSchema = v.object({ APP_SECRET: v.string(), SIGN_PRIVATE_KEY: v.string() })
export type Secrets = v.InferOutput<typeof SecretsSchema>

/**
 * The secrets of this deployment: made once, then read from `secrets.json` in the data folder,
 * which only its owner may read.
 *
 * @throws Error when the file is there and is not what was written.
 */
export function keptSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json')
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  // Making a key takes a tenth of a second, which a start is not to wait for twice.
  if (existsSync(file)) return secretsIn(file)
  try {
    // 'wx' fails when the file exists, so two servers starting at once end up with one file.
    writeFileSync(file, JSON.stringify(newSecrets(), null, 2), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return secretsIn(file)
}

const secretsIn = (file: string): Secrets =>
  v.parse(SecretsSchema, JSON.parse(readFileSync(file, 'utf8')))

function newSecrets(): Secrets {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return {
    APP_SECRET: randomBytes(32).toString('base64url'),
    SIGN_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}

/**
 * A private key in PEM.
 *
 * @throws Error when it is none, or not one of RSA.
 */
export function rsaKey(pem: string) {
  // Env files often carry line breaks as \n.
  const key = createPrivateKey(pem.replaceAll('\\n', '\n'))
  if (key.asymmetricKeyType !== 'rsa') throw new TypeError('not an RSA key')
  return key
}
