/**
 * The text of a file that says its encoding in its own head; UTF-8 unless a byte order mark or
 * that says otherwise.
 *
 * @param declaration Captures the encoding's name.
 * @param head How many bytes to look for it in.
 */
export function decoded(bytes: Uint8Array, declaration: RegExp, head: number): string {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, head))
  const declared = declaration.exec(start)?.[1]
  const encoding = start.startsWith('ÿþ')
    ? 'utf-16le'
    : start.startsWith('þÿ')
      ? 'utf-16be'
      : (declared ?? 'utf-8')
  try {
    return new TextDecoder(encoding).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}
