/**
 * The text that `sign` is made of: JSON with sorted keys, nonce = timestamp = now in ms.
 * `sign` itself is base64 of RSA PKCS#1 v1.5 over the lower-case hex MD5 of this text;
 * the timestamp also travels in the header `timestamp`, so the server can recompute it.
 * It is an envelope against replay and casual scripting, never authentication.
 *
 * @example signedText('vitascope', 5) // '{"companyId":"vitascope","nonce":5,"timestamp":5}'
 */
export function signedText(companyId: string, timestamp: number): string {
  return JSON.stringify({ companyId, nonce: timestamp, timestamp })
}
