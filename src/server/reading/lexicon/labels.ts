import { LOCALES } from '#contract/locales.ts'
import { key } from './fold.ts'
import { compositeKinds } from './headings.ts'
import { allWords, LEXICONS } from './index.ts'
import { remembered } from './remember.ts'
import { LABEL_KINDS, type LabelKind } from './types.ts'
import { alternatives } from './words.ts'

/** Kinds that one text can be a label of: 'Position' is a title in an entry, a wish elsewhere. */
const index = new Map<string, LabelKind[]>()
for (const locale of LOCALES) {
  for (const kind of LABEL_KINDS) {
    for (const label of LEXICONS[locale].labels[kind] ?? []) {
      const kinds = index.get(key(label)) ?? []
      // why somebody left says nothing of what the post was
      for (const one of kind === 'leaving' ? (['duties', kind] as const) : [kind])
        if (!kinds.includes(one)) kinds.push(one)
      index.set(key(label), kinds)
    }
  }
}

const HINT = /(?<=\p{L}{3}\s?)[(（][^()（）]{2,}[)）]\s*[:：]?$/u

/** Forms count what they ask for several times: `프로젝트명 1`, 案件名②, 项目一, `Project #2`. */
const COUNT =
  /(?<=\p{L}{2})\s*(?:(?:#|№|n[or°º]\.?\s?)?\d{1,2}|[①-⑳一二三四五六七八九十])\s*[:：]?$/iu

/** What a text can be the label of; none when it is no known label. */
export const labelKinds = remembered((text): readonly LabelKind[] => {
  if (text.length > 80) return []
  // forms say behind a label how to fill it in: `Datum (von – bis)`
  const forms = [text, text.replace(HINT, ''), text.replace(COUNT, '')]
  const found = forms.map((form) => index.get(key(form))).find((kinds) => kinds)
  return found ?? (namesWholeName(text) ? ['name'] : [])
})

const OF_NAME: ReadonlySet<LabelKind> = new Set(['name', 'givenName', 'familyName'])

/** `Salutation, first name, surname`: two parts of a name or more. */
const namesWholeName = (text: string): boolean =>
  /[,/]/u.test(text) &&
  text.split(JOINTS).filter((part) => index.get(key(part))?.some((kind) => OF_NAME.has(kind)))
    .length > 1

const JOINTS = new RegExp(`\\s*[・/／、,&]\\s*|\\s(?:${alternatives(allWords('and'))})\\s`, 'u')

/**
 * The name of a column may tell of several things: プロジェクト名・内容, `Position / Department`. What
 * heads an entry counts, wherever it stands: 부서/직급. One that announces sections tells of none:
 * 학력 및 경력사항.
 */
export function columnKinds(name: string): readonly LabelKind[] {
  const whole = labelKinds(name)
  if (whole.length > 0) return whole
  if (compositeKinds(name, []).length > 1) return []
  const kinds = name.split(JOINTS).map(labelKinds)
  const first = kinds.find((own) => own.length > 0 && !own.includes('duties'))
  return (kinds.length > 1 && kinds.length < 4 && (first ?? kinds[0])) || []
}

/** `Employer, town`: behind the last comma of a value stands where that is. */
export const namesPlaceToo = (name: string): boolean =>
  name
    .split(JOINTS)
    .slice(1)
    .some((part) => labelKinds(part).some((kind) => kind === 'location' || kind === 'city'))

/** Kinds of which a head has one each. */
const OF_HEAD: ReadonlySet<LabelKind> = new Set(['company', 'title', 'institution', 'degree'])

/** True for the name of a column whose cells hold whole heads: `Employer, position and duties`. */
export function namesWholeHead(name: string): boolean {
  if (labelKinds(name).length > 0) return false
  const parts = name.split(JOINTS).map(labelKinds)
  const heads = [...OF_HEAD].filter((kind) => parts.some((kinds) => kinds.includes(kind)))
  return parts.length > 1 && heads.length > 1
}

export interface Labelled {
  label: string
  value: string
  kinds: readonly LabelKind[]
}

/** 职位-董事: only behind labels that are listed. */
const HYPHEN =
  /^([\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]{2,8})\s*[-－–—]\s*(\P{N}.*)$/u
/** `名前 | 青葉花子`: likewise, where what follows is no label as well. */
const STROKE = /^([^|｜:：]{1,20}?)\s*[|｜]\s*([^|｜]+)$/su
const COLON = /^([^:：]{1,60}?)\s*[:：]\s*(.*)$/su
/** 【役割】リーダー, [Role] Lead: likewise. */
const BRACKETS = /^[【［[〔]\s*([^【】［］[\]〔〕]{1,20}?)\s*[】］\]〕]\s*[:：]?\s*(.+)$/su
/** A label without a colon needs this many letters, so that 't' or 'Tel' alone do not bite words. */
const LONG_ENOUGH = 3

/**
 * Parts a text into label and value at its colon; `kinds` is empty for labels that are not listed.
 *
 * @example labelled('Tel.: 030 123') // { label: 'Tel.', value: '030 123', kinds: ['phone'] }
 */
export const labelled = remembered((text): Readonly<Labelled> | null => {
  const stroke = /[|｜]/u.test(text) ? STROKE.exec(text) : null
  const listed = [
    ...[HYPHEN, BRACKETS].map((form) => form.exec(text)),
    stroke && labelKinds(stroke[2]!).length === 0 ? stroke : null,
  ]
  const match = listed.find((one) => one && labelKinds(one[1]!).length > 0) ?? COLON.exec(text)
  if (!match || /https?$/i.test(match[1]!)) return null
  const [, label = '', value = ''] = match
  // `☎ 137 2865 9043 ✉ qin@example.com 微信：qin-export`: addresses are values
  if (/\S@\S|(?:\d[\s.-]?){8}/u.test(label)) return null
  // a grade or a time: `LLB, 2:1`
  if (/\d$/.test(label) && /^\d/.test(value)) return null
  return { label: label.trim(), value: value.trim(), kinds: labelKinds(label) }
})

/** What stands behind a label without a colon, where other words follow it as well: `Web Developer`. */
const VALUES: Readonly<Partial<Record<LabelKind, RegExp>>> = {
  link: /\S\.\p{L}|\w\/\w|@/u,
  phone: /(?:\d\D*){5}/u,
  email: /@/u,
  location: /\d|[,،，]|\p{Lo}/u,
}

/** True for a value of the form that a label of these kinds announces. */
export const fitsLabel = (value: string, kinds: readonly LabelKind[]): boolean =>
  kinds.every((kind) => VALUES[kind]?.test(value) ?? true)

/** `Carnet B y vehículo propio`: a fact that is its own label. */
export const namesExtra = (text: string): boolean =>
  text.split(JOINTS).some((part) => labelKinds(part.trim()).includes('extra'))

/**
 * The same where a known label stands in front without a colon: `Data di nascita 1 gennaio 1950`.
 */
export function labelInFront(text: string): Labelled | null {
  const words = [...text.matchAll(/\s+/g)].map(({ index: at }) => at).slice(0, 6)
  for (const at of words.toReversed()) {
    const label = text.slice(0, at)
    const value = text.slice(at).trim()
    const kinds = labelKinds(label)
    // the day on which somebody was born is no number of the label, as in `Tel. 2`
    if (kinds.includes('birthDate') && /\d$/.test(label)) continue
    if (
      kinds.length > 0 &&
      fitsLabel(value, kinds) &&
      (key(label).length >= LONG_ENOUGH ||
        // also set apart: `氏  名`
        /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]{2}$/u.test(
          key(label),
        ))
    ) {
      return { label: label.replace(/\s*[-–—]$/u, ''), value, kinds }
    }
  }
  return null
}
