/**
 * What a page may load and do: one table for the policy in each page's `<meta>` (where Astro adds
 * the hashes of its scripts and styles) and for the header that every answer carries. Two policies
 * bind together, so the header repeats nothing that would undo a page's hashes.
 */
interface Directive {
  name: string
  values: readonly string[]
  /** `page`: loading, which hashes belong to; `both`; `header`: what a `<meta>` may not say. */
  at: 'page' | 'both' | 'header'
}

const DIRECTIVES: readonly Directive[] = [
  { name: 'default-src', values: ["'none'"], at: 'page' },
  /** No other site shows a page of ours in a frame, and lays something over it. */
  { name: 'frame-ancestors', values: ["'none'"], at: 'header' },
  { name: 'base-uri', values: ["'none'"], at: 'both' },
  { name: 'object-src', values: ["'none'"], at: 'both' },
  { name: 'form-action', values: ["'self'"], at: 'both' },
  { name: 'connect-src', values: ["'self'"], at: 'page' },
  { name: 'font-src', values: ["'self'"], at: 'page' },
  /** Pages of a preview are blobs, photos of the resume data. */
  { name: 'img-src', values: ["'self'", 'blob:', 'data:'], at: 'page' },
  { name: 'manifest-src', values: ["'self'"], at: 'page' },
  { name: 'worker-src', values: ["'self'"], at: 'page' },
]

const worded = ({ name, values }: Pick<Directive, 'name' | 'values'>) =>
  `${name} ${values.join(' ')}`

/**
 * The directives of a page's `<meta>`.
 *
 * @param origins Where a page may send to besides its own origin: the analytics that are built in.
 */
export const pageDirectives = (origins: readonly string[] = []): string[] =>
  DIRECTIVES.filter(({ at }) => at !== 'header').map(({ name, values }) =>
    worded({ name, values: name === 'connect-src' ? [...values, ...origins] : values }),
  )

/** The header of every page and file. */
export const PAGE_POLICY: string = DIRECTIVES.filter(({ at }) => at !== 'page')
  .map(worded)
  .join('; ')
