/** RTF as a stream of groups, control words, escaped bytes and text. */
export type Token =
  | { kind: 'open' }
  | { kind: 'close' }
  | { kind: 'text'; text: string }
  | { kind: 'byte'; value: number }
  /** `starred`: a program that does not know the word skips its group. */
  | { kind: 'word'; name: string; value: number | undefined; starred: boolean }

const TOKEN =
  /(\{)|(\})|\\'([0-9a-fA-F]{2})|\\bin(\d+) ?|\\([a-zA-Z]+)(-?\d+)? ?|\\\r?\n|\\([^a-zA-Z])|([^\\{}\r\n]+)|[\r\n]+/y

/** Cuts RTF (one character per byte) into tokens; skips binary data. */
export function* tokensOf(source: string): Generator<Token> {
  let starred = false
  let at = 0
  while (at < source.length) {
    TOKEN.lastIndex = at
    const match = TOKEN.exec(source)
    if (!match) return
    at = TOKEN.lastIndex
    const [whole, open, close, byte, binary, word, value, symbol, text] = match
    if (open) yield { kind: 'open' }
    else if (close) yield { kind: 'close' }
    else if (byte) yield { kind: 'byte', value: Number.parseInt(byte, 16) }
    else if (binary) at += Number(binary)
    else if (word) {
      yield {
        kind: 'word',
        name: word,
        value: value === undefined ? undefined : Number(value),
        starred,
      }
      starred = false
    } else if (symbol === '*') starred = true
    else if (symbol && '\\{}'.includes(symbol)) yield { kind: 'text', text: symbol }
    else if (symbol) yield { kind: 'word', name: symbol, value: undefined, starred: false }
    else if (text) yield* plain(text)
    else if (whole.startsWith('\\'))
      yield { kind: 'word', name: 'par', value: undefined, starred: false }
  }
}

/** Bytes above ASCII wait for the font's code page. */
function* plain(text: string): Generator<Token> {
  for (const [part] of text.matchAll(/[^\u0080-\u00FF]+|[\u0080-\u00FF]/g)) {
    const code = part.charCodeAt(0)
    if (code > 0x7f) yield { kind: 'byte', value: code }
    else yield { kind: 'text', text: part }
  }
}
