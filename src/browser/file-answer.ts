import { failureOf } from './failure.ts'
import { fileNameIn } from './file-name.ts'

/** A file that the server made. */
export interface FileAnswer {
  blob: Blob
  fileName: string
}

/**
 * The file in an answer.
 *
 * @param fallback Its name where the server gave none.
 */
export async function fileOf(response: Response, fallback: string): Promise<FileAnswer> {
  try {
    const blob = await response.blob()
    return { blob, fileName: fileNameIn(response.headers.get('content-disposition')) || fallback }
  } catch (error) {
    throw failureOf(error)
  }
}
