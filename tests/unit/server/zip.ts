import { buffer } from 'node:stream/consumers'
import yauzl from 'yauzl'

/** The files of an archive by their paths, as a library that we did not write reads them. */
export async function unzipped(bytes: Uint8Array): Promise<Map<string, Buffer>> {
  const archive = await yauzl.fromBufferPromise(Buffer.from(bytes))
  const files = new Map<string, Buffer>()
  for await (const entry of archive.eachEntry()) {
    const stream = await archive.openReadStreamPromise(entry)
    files.set(entry.fileName, await buffer(stream))
  }
  return files
}
