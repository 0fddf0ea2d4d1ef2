/** Values of forms as one: what stands in the cells behind a label, or on the lines of its cell. */
import { withCells } from '../cells.ts'
import type { Line } from '../document.ts'
import { isDocumentTitle } from '../lexicon/headings.ts'
import { labelInFront, labelKinds, labelled } from '../lexicon/labels.ts'
import { emailsIn } from './contact.ts'

/** A label whose letters are set apart, alone on its line, with the value below: 氏 | 名. */
export function withSpacedLabels(lines: readonly Line[]): Line[] {
  const whole: Line[] = []
  for (const line of lines) {
    const above = whole.at(-1)
    const label = above?.cells.map(({ text }) => text.trim()).join('') ?? ''
    const isLabel =
      above !== undefined &&
      above.cells.length > 1 &&
      above.cells.every(({ text }) => text.trim().length === 1) &&
      labelKinds(label).length > 0
    if (isLabel && line.cells.length === 1)
      whole[whole.length - 1] = withCells(line, [
        { ...above.cells[0]!, text: label, runs: [] },
        line.cells[0]!,
      ])
    else whole.push(line)
  }
  return whole
}

/**
 * Rows of a form whose address takes several lines, made whole: a postcode above its street, 電話 in
 * the next cell above its number. Several lines of another row are as many values.
 */
export function withWholeAddresses(lines: readonly Line[]): Line[] {
  const whole: Line[] = []
  for (const line of lines) {
    const above = whole.at(-1)
    const [head, ...values] = above?.cells ?? []
    const below = values.map(({ x }) => line.cells.find((cell) => cell.x === x))
    const goesOn =
      head !== undefined &&
      labelKinds(head.text).includes('location') &&
      line.cells.every((cell) => cell.label === head.text && below.includes(cell)) &&
      below.every((cell, at) => at === 0 || !cell || labelKinds(values[at]!.text).length > 0)
    // the rest of an address in the cell below, without its label
    const isRest =
      head !== undefined &&
      values.length > 0 &&
      labelKinds(head.text).includes('location') &&
      line.tableRow >= 0 &&
      line.tableRow === above!.tableRow &&
      line.cells[0]!.label === undefined &&
      line.cells.length === 1 &&
      !labelled(line.text) &&
      labelKinds(line.text).length === 0
    if (isRest) {
      const last = values.at(-1)!
      const text = `${last.text}${line.text}`
      whole[whole.length - 1] = withCells(above!, [
        head,
        ...values.slice(0, -1),
        { ...last, text, runs: [] },
      ])
    } else if (!goesOn) whole.push(line)
    else {
      const joined = values.map((value, at) =>
        below[at] ? { ...value, text: `${value.text} ${below[at].text}`, runs: [] } : value,
      )
      whole[whole.length - 1] = withCells(above!, [head, ...joined])
    }
  }
  return whole
}

/** Labels are padded to one width: `氏   名  白石 美咲`. */
export function withoutPadding(text: string): string {
  const { label, value } = labelInFront(text) ?? {}
  return label && /^\p{Lo}[\s\u3000]{2,}\p{Lo}$/u.test(label)
    ? `${label.replace(/\s+/g, '')}\u3000${value}`
    : text
}

/** A part of a name in Asian letters. */
const NAME_PART =
  /^(?![男女남여]$)[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]{1,6}$/u

/** `氏 | 名 | 森 | 一紗`: a label of which each letter stands in a cell of its own. */
function withWholeLabel(texts: string[]): string[] {
  const [first = '', second = '', ...rest] = texts
  const isParted = [first, second].every((text) => /^\p{Lo}$/u.test(text))
  return isParted && labelKinds(first + second).length > 0 ? [first + second, ...rest] : texts
}

/** Forms set the parts of a name and of an address wide apart: `氏名 | 森 | 一紗`. */
export function withWholeValues(printed: string[]): string[] {
  const texts = withWholeLabel(printed)
  const [label = '', ...rest] = texts
  const kinds = labelKinds(label.replace(/\s*[:：]$/u, ''))
  const isName = kinds.includes('name') || kinds.includes('furigana')
  if (rest.length < 2 || !(isName || kinds.includes('location')) || labelled(label)?.value)
    return texts
  const isPart = (text: string, at: number) =>
    isName
      ? at < 2 && NAME_PART.test(text)
      : at === 0 ||
        (/\p{Lo}/u.test(text) &&
          !(labelled(text) ?? labelInFront(text)) &&
          emailsIn(text).length === 0)
  const end = rest.findIndex(
    (text, at) => !isPart(text, at) || labelKinds(text).length > 0 || isDocumentTitle(text),
  )
  const count = end < 0 ? rest.length : end
  return count < 2 ? texts : [label, rest.slice(0, count).join(' '), ...rest.slice(count)]
}
