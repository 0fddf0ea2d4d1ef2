import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import type { Draft } from '#contract/draft.ts'
import type { Locale } from '#contract/locales.ts'
import { ResumeSchema, type Resume } from '#contract/resume.ts'
import { richTextOf, type RichText } from '#contract/rich-text.ts'
import { DEFAULT_TEMPLATE, StyleSchema, type Style } from '#contract/template.ts'

const FOLDER = new URL('../../../fixtures/typeset/', import.meta.url)

/** A one-page resume, written natively. */
export function shortResume(locale: Locale): Resume {
  return v.parse(ResumeSchema, JSON.parse(readFileSync(new URL(`${locale}.json`, FOLDER), 'utf8')))
}

/** The same person with so many entries that the resume needs at least three pages. */
export function longResume(locale: Locale, times = 8): Resume {
  const resume = shortResume(locale)
  const repeated = <T>(entries: T[]): T[] =>
    Array.from({ length: times }, (_, index) =>
      entries.map((entry) => lettered(entry, letterOf(locale, index))),
    ).flat()
  return {
    ...resume,
    work: repeated(resume.work),
    education: repeated(resume.education),
    projects: repeated(resume.projects),
  }
}

/** Letters of the writing's own direction. */
function letterOf(locale: Locale, index: number): string {
  return (locale === 'ar' ? 'أبجدهوزح' : 'ABCDEFGH').charAt(index)
}

/** A line that is the same on every page would count as a running head. */
function lettered<T>(entry: T, letter: string): T {
  const text = /("(?:text|title|company|institution|degree|name)":"[^"]+)"/g
  return JSON.parse(JSON.stringify(entry).replace(text, `$1 ${letter}"`)) as T
}

/** The Arabic resume with Latin titles, skills and amounts in every place that text has. */
export function latinInArabic(): Resume {
  const resume = shortResume('ar')
  const [first, ...others] = resume.work
  return {
    ...resume,
    basics: { ...resume.basics, headline: 'Senior C++ Developer (.NET)' },
    selfEvaluation: prose(
      'مطوّرة برمجيات في C++ وC# و.NET، أبني خدمات Node.js (F#) وأخفّض التكاليف بنسبة 18%.',
    ),
    work: [
      {
        ...first!,
        title: 'C++ Engineer',
        company: 'Nile Soft .NET',
        details: bullets(
          'خفّضت زمن البناء بنسبة 18% بعد نقل المشروع إلى C++',
          'كتبت مكتبة (C++) تستخدمها فرق Java، Go، Python',
          'نقلت 40 خدمة من .NET إلى Node.js خلال 2021',
          'C# وF#: راجعت الشيفرة مع الفريق',
          'أدرت CI/CD مع GitHub Actions، ثم Jenkins.',
        ),
      },
      { ...others[0]!, title: 'مطور (C++)' },
      ...others.slice(1),
    ],
    skills: [
      { name: 'Languages', items: ['C++', 'C#', '.NET', '(C++)', 'F#', 'Node.js'] },
      { name: 'أدوات', items: ['CI/CD', 'لغة C++', 'Git', 'تحسين 18%'] },
    ],
  }
}

export function draftOf(resume: Resume, style: Partial<Style> = {}): Draft {
  return { content: resume, templateId: DEFAULT_TEMPLATE, style: v.parse(StyleSchema, style) }
}

export const bullets = (...lines: string[]): RichText =>
  richTextOf(lines.map((text) => ({ text, bullet: true })))
export const prose = (text: string): RichText => richTextOf([{ text, bullet: false }])

/** A resume with something in every section, every mark and every kind of list. */
export function fullResume(): Resume {
  return v.parse(ResumeSchema, JSON.parse(readFileSync(new URL('full.json', FOLDER), 'utf8')))
}
