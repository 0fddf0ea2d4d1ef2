import { ApiFailure, isAbort } from '#browser/failure.ts'
import { checkFile } from './file-check.ts'
import type { Source } from './intake.ts'

/**
 * What is sent for a source: its file, its text, or the sample as a file like any other.
 *
 * @throws ApiFailure when the server would refuse it, or the sample cannot be had.
 */
export async function contentOf(source: Source, signal: AbortSignal): Promise<File | string> {
  if (!(source instanceof File) && 'text' in source) {
    if (source.text.trim() === '') throw new ApiFailure('textMissing')
    return source.text
  }
  const file = source instanceof File ? source : await sampleFile(source, signal)
  const error = checkFile(file)
  if (error) throw new ApiFailure(error)
  return file
}

async function sampleFile(
  { sample, name }: { sample: string; name: string },
  signal: AbortSignal,
): Promise<File> {
  const response = await fetch(sample, { signal }).catch((cause: unknown) => {
    throw isAbort(cause) ? cause : new ApiFailure('offline', null, cause)
  })
  if (!response.ok) throw new ApiFailure('unexpectedAnswer')
  return new File([await response.blob()], name, { type: 'application/pdf' })
}
