/**
 * Who somebody is and how to reach them is none of the model's business: each such passage is
 * replaced by a placeholder before a call, and put back in what comes of it.
 */
import type { Resume } from '#contract/resume.ts'

export interface Mask {
  /** The text with placeholders for what is private. */
  hide(text: string): string
  /** The text with its placeholders filled; null when one is broken or unknown. */
  reveal(text: string): string | null
}

type Kind = 'NAME' | 'EMAIL' | 'PHONE' | 'LINK' | 'ADDRESS' | 'BIRTH'

/** Signs that no resume needs and that JSON leaves alone. */
const PLACEHOLDER = /⟦[A-Z]+_\d+⟧/g
const SIGNS = /[⟦⟧]/g

interface Pattern {
  kind: Kind
  source: string
  /** Tells what only looks like it. */
  accepts?: (text: string) => boolean
}

const PATTERNS: readonly Pattern[] = [
  { kind: 'EMAIL', source: String.raw`[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}` },
  {
    kind: 'LINK',
    source: String.raw`(?:https?:\/\/|www\.)[^\s<>"'，。、]+`,
  },
  {
    // A bare address: a domain in lower case, so that ASP.NET stays what it is.
    kind: 'LINK',
    source: String.raw`(?<![\p{L}\p{N}.@-])[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|edu|gov|info|io|dev|me|app|ai|page|[a-z]{2}(?=\/))(?:\/[^\s<>"'，。、)]*)?(?![\p{L}\p{N}])`,
    accepts: (text) => text === text.toLowerCase() && text !== 'asp.net' && text !== 'socket.io',
  },
  {
    kind: 'PHONE',
    source: String.raw`(?<![\p{L}\p{N}.,])[+(]?\p{Nd}[\p{Nd}\s().\/-]{6,}\p{Nd}(?![\p{L}\p{N}%％])`,
    accepts: isPhoneLike,
  },
]

/** Years and amounts have many digits too. */
function isPhoneLike(text: string): boolean {
  const digits = text.match(/\p{Nd}/gu)?.length ?? 0
  if (/(?:19|20)\p{Nd}{2}/u.test(text) && !/^[+(0]/.test(text)) return false
  if (/^\p{Nd}{1,3}(?:[. ]\p{Nd}{3})+$/u.test(text)) return false
  return digits >= 8 && digits <= 16
}

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)

/** Scripts that put no space around a name, or glue particles to it. */
const GLUED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}]/u

/** A passage as a pattern: any white space, any case, not inside of a longer word. */
function passage(text: string): string {
  const body = text
    .trim()
    .split(/\s+/)
    .map(escaped)
    .join(String.raw`\s*`)
  return GLUED.test(text) ? body : String.raw`(?<![\p{L}\p{N}])${body}(?![\p{L}\p{N}])`
}

/** A passage to hide, wherever it stands; none when there is nothing in it. */
function hidden(kind: Kind, text: string, accepts?: Pattern['accepts']): Pattern[] {
  if (!/[\p{L}\p{N}]/u.test(text)) return []
  return [{ kind, source: passage(text), ...(accepts && { accepts }) }]
}

const longer = (length: number) => (text: string) => [...text.trim()].length > length

function personal({ basics }: Resume): Pattern[] {
  const { name, email, phone, location, birthDate, links, extras } = basics
  const names = name.split(/[\s,，·]+/).filter(longer(1))
  return [
    ...hidden('EMAIL', email),
    ...hidden('PHONE', phone),
    ...links.flatMap(({ label, url }) => [
      ...hidden('LINK', url),
      ...(/[./@]/.test(label) ? hidden('LINK', label) : []),
    ]),
    ...hidden('NAME', name),
    ...hidden('NAME', names.toReversed().join(' ')),
    ...hidden('ADDRESS', location),
    ...hidden('BIRTH', birthDate),
    ...extras.flatMap(({ value }) => (longer(3)(value) ? hidden('BIRTH', value) : [])),
    // A part of a name may be a common word: “Will” is one, “will” is not.
    ...names
      .filter(longer(2))
      .flatMap((part) => hidden('NAME', part, (found) => found[0] === part[0])),
    ...location
      .split(/[,，、;|]+/)
      .filter(longer(2))
      .flatMap((place) => hidden('ADDRESS', place)),
  ]
}

/** Knows what is private in a resume. One mask serves all calls about it. */
export function maskOf(resume: Resume): Mask {
  const patterns = [...personal(resume), ...PATTERNS].map(({ source, ...rest }) => ({
    ...rest,
    pattern: new RegExp(source, 'giu'),
  }))
  const values = new Map<string, string>()
  const placeholders = new Map<string, string>()

  function placeholderFor(kind: Kind, value: string): string {
    const known = placeholders.get(value)
    if (known) return known
    const made = `⟦${kind}_${placeholders.size + 1}⟧`
    placeholders.set(value, made)
    values.set(made, value)
    return made
  }

  /** Replaces outside of the placeholders that are there already. */
  function replace(text: string, { kind, pattern, accepts }: (typeof patterns)[number]): string {
    return text
      .split(/(⟦[^⟧]*⟧)/)
      .map((piece, index) =>
        index % 2 === 1
          ? piece
          : piece.replaceAll(pattern, (found) =>
              accepts && !accepts(found) ? found : placeholderFor(kind, found),
            ),
      )
      .join('')
  }

  return {
    hide: (text) => patterns.reduce(replace, text.replaceAll(SIGNS, ' ')),
    reveal(text) {
      const filled = text.replaceAll(PLACEHOLDER, (found) => values.get(found) ?? found)
      return /[⟦⟧]/.test(filled) ? null : filled
    },
  }
}

/** The placeholders of a text in a fixed order, to compare two texts by. */
export function placeholdersIn(text: string): string {
  return (text.match(PLACEHOLDER) ?? []).toSorted().join(' ')
}
