import type { PublicConfig } from '#contract/api.ts'
import { signedText } from '#contract/sign.ts'

/**
 * The value of the header `sign` for a call made at `timestamp` (ms), which travels in the
 * header `timestamp`. See `contract/sign.ts` for what it is made of and what it is not.
 * Its two libraries are loaded with the first signed call only.
 *
 * @throws Error when the public key cannot be used.
 */
export async function sign(key: PublicConfig['sign'], timestamp: number): Promise<string> {
  const [{ JSEncrypt }, { default: md5 }] = await Promise.all([
    import('jsencrypt'),
    import('crypto-js/md5.js'),
  ])
  const cipher = new JSEncrypt()
  cipher.setPublicKey(key.publicKey)
  const signature = cipher.encrypt(md5(signedText(key.companyId, timestamp)).toString())
  if (!signature) throw new Error('The public key of /api/config cannot be used')
  return signature
}
