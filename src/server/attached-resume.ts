import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import { DraftSchema, type Draft } from '#contract/draft.ts'
import type { Resume } from '#contract/resume.ts'
import { shownResume } from '#contract/shown-resume.ts'
import type { Attached } from './reading/process/protocol.ts'
import { printedOf } from './typeset/printed.ts'
import { agrees } from './typeset/read-back.ts'

/**
 * Our own PDFs carry the resume that they print, as `resume.json`. It is believed when this
 * deployment sealed it and the pages still say what it says, word for word.
 */
export interface AttachedResumes {
  /**
   * The text of `resume.json` for the PDF of a draft: what is printed, its looks, and the seal.
   * Hidden sections, a photo that is not shown and fields of other programs stay out.
   */
  write(draft: Draft): string
  /** The draft that a document carries, or null when it is not to be believed. */
  open(attached: Attached): Draft | null
}

const PURPOSE = 'vitascope attached resume 1'

/**
 * @param appSecret `APP_SECRET`; without one nothing is sealed and nothing believed
 *
 * @example
 * const attachedResumes = createAttachedResumes(config.appSecret)
 * createTypesetter({ attachedResumes })
 * createReader({ attachedResumes })
 */
export function createAttachedResumes(appSecret: string | null): AttachedResumes {
  const key = appSecret === null ? null : keyOf(appSecret)
  return {
    write: (draft) => {
      const body = printedPart(draft)
      return JSON.stringify(key ? { ...body, seal: sealOf(body, key).toString('base64url') } : body)
    },
    open: ({ text, lines }) => {
      const draft = key && sealedDraft(text, key)
      return draft && agrees(printedOf(draft), lines) ? draft : null
    },
  }
}

function keyOf(appSecret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', appSecret, '', PURPOSE, 32))
}

function sealOf(body: unknown, key: Buffer): Buffer {
  return createHmac('sha256', key)
    .update(JSON.stringify(canonical(body)))
    .digest()
}

/** The same value with its keys in one order, so that writing it again changes nothing. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([name, child]) => [name, canonical(child)]))
}

/** What was sealed with our key; a stranger's text may be anything. */
function sealedDraft(text: string, key: Buffer): Draft | null {
  try {
    const { seal, ...body } = JSON.parse(text) as Record<string, unknown>
    const expected = sealOf(body, key)
    const given = Buffer.from(String(seal), 'base64url')
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
    return v.parse(DraftSchema, body)
  } catch {
    return null
  }
}

function printedPart({ content, templateId, style }: Draft): Draft {
  const { resume } = shownResume(content)
  const { layout, basics } = resume
  const printed: Resume = {
    ...resume,
    basics: { ...basics, photo: style.photo ? basics.photo : '' },
    layout: { ...layout, hidden: [] },
    extensions: {},
  }
  return { content: printed, templateId, style }
}
