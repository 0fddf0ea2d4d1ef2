/** The resumes of the fixtures' people, one in each language. */
import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { DraftSchema, type Draft } from '#contract/draft.ts'
import { ResumeSchema, type Resume } from '#contract/resume.ts'

const FIXTURES = new URL('../../../fixtures/', import.meta.url)

export function fixture(path: string): unknown {
  return JSON.parse(readFileSync(new URL(path, FIXTURES), 'utf8'))
}

/** @param name A locale, or `full`: a resume with everything that the contract has. */
export function resumeIn(name: string): Resume {
  return v.parse(ResumeSchema, fixture(`typeset/${name}.json`))
}

export function draftIn(name: string): Draft {
  return v.parse(DraftSchema, { content: resumeIn(name) })
}
