/** The thread behind `decryptor.ts`: takes lists of ciphertexts, gives their plaintexts in turn. */
import type { KeyObject } from 'node:crypto'
import { parentPort, workerData } from 'node:worker_threads'
import { decryptWith } from './decrypt.ts'

const decrypt = decryptWith(workerData as KeyObject)

parentPort?.on('message', (ciphertexts: Uint8Array[]) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has none
  parentPort?.postMessage(ciphertexts.map(decrypt))
})
