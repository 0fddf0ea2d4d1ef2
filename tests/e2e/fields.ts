import type { Resume } from '#contract/resume.ts'
import { plainText, richTextLines, type RichText } from '#contract/rich-text.ts'

/** What is data about the resume, not text on it. */
const SILENT = new Set(['locale', 'layout', 'extensions', 'photo', 'kind'])

const isRichText = (value: object): value is RichText => 'type' in value && value.type === 'doc'

const isDate = (text: string) => /^(present|\d{4}(-\d\d){0,2})$/.test(text)

/** Every text that a resume prints, with its place; of a date only its year. */
export function printedFields(resume: Resume): { at: string; text: string }[] {
  const fields: { at: string; text: string }[] = []
  const walk = (value: unknown, at: string): void => {
    if (typeof value === 'string') {
      const text = isDate(value) ? value.replace(/^present$/, '').slice(0, 4) : value
      if (text.trim()) fields.push({ at, text: text.replace(/^(https?:\/\/|mailto:|tel:)/, '') })
    } else if (typeof value === 'object' && value !== null) {
      if (isRichText(value)) {
        richTextLines(value).forEach((line, index) =>
          fields.push({ at: `${at}.${index}`, text: line.text }),
        )
        return
      }
      for (const [key, child] of Object.entries(value)) {
        if (!SILENT.has(key)) walk(child, at ? `${at}.${key}` : key)
      }
    }
  }
  walk(resume, '')
  return fields
}

/** What the first job says, as plain lines. */
export const firstJobText = (resume: Resume): string =>
  resume.work[0] ? plainText(resume.work[0].details) : ''
