import type { ErrorCode } from '#contract/errors.ts'
import { FILE_EXTENSIONS, LIMITS } from '#contract/limits.ts'

/**
 * Why the server would refuse a file, as far as name and size tell; null when it may go.
 * The server decides again by the content.
 *
 * @example checkFile({ name: 'cv.txt', size: 9 }) // 'fileTypeUnsupported'
 */
export function checkFile({ name, size }: { name: string; size: number }): ErrorCode | null {
  const known = FILE_EXTENSIONS.some((extension) => name.toLowerCase().endsWith(extension))
  if (!known) return 'fileTypeUnsupported'
  if (size === 0) return 'fileEmpty'
  return size > LIMITS.fileBytes ? 'fileTooLarge' : null
}
