import type { DocumentFacts, Report } from '#contract/analysis.ts'
import type { Draft } from '#contract/draft.ts'
import type { Resume } from '#contract/resume.ts'
import { plainText, type RichText } from '#contract/rich-text.ts'
import { shownResume } from '#contract/shown-resume.ts'
import type { Reading } from './reading/document.ts'
import { countWords } from './reading/documents/facts.ts'

/** A draft as if the PDF that it prints had been uploaded and read. */
export function draftReading({ content }: Draft, pages: number): Reading {
  const { resume } = shownResume(content)
  return {
    resume,
    document: documentFacts(resume, pages),
    language: { code: resume.locale, confidence: 1 },
  }
}

/** The report on what a draft prints, with its places and fixes in the whole draft. */
export function reportOnDraft(report: Report, { content }: Draft): Report {
  const { pathInWhole, patchInWhole } = shownResume(content)
  return {
    ...report,
    findings: report.findings.map((finding) => ({
      ...finding,
      ...(finding.at !== undefined && { at: pathInWhole(finding.at) }),
      ...(finding.fix && { fix: patchInWhole(finding.fix) }),
    })),
  }
}

/** Our own pages have one column of text, no tables, and nothing hidden. */
function documentFacts(resume: Resume, pages: number): DocumentFacts {
  const { basics, expectations, education, work, projects, skills, languages } = resume
  const { advantage, awards, selfEvaluation, other } = resume
  const sections = [basics, expectations, education, work, projects, skills, languages]
  const text = [...sections, advantage, awards, selfEvaluation, other].map(textOf).join('\n')
  return {
    format: 'pdf',
    pages,
    words: countWords(text),
    characters: text.replaceAll(/\s/g, '').length,
    columns: 1,
    tables: 0,
    images: basics.photo ? 1 : 0,
    textLayer: true,
    hiddenText: [],
  }
}

/** All text below a value; a photo is no text. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value.startsWith('data:') ? '' : value
  if (Array.isArray(value)) return value.map(textOf).join('\n')
  if (typeof value !== 'object' || value === null) return ''
  if ('type' in value && value.type === 'doc') return plainText(value as RichText)
  return Object.values(value).map(textOf).join('\n')
}
