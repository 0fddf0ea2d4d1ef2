import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import * as v from 'valibot'

/** What a document says, written down beside it; both published schemas, as far as measured. */
const text = v.nullish(v.string())
const list = <S extends v.GenericSchema>(schema: S) => v.optional(v.nullable(v.array(schema)), [])

const TruthSchema = v.object({
  schema: v.picklist([1, 2]),
  lang: v.string(),
  /** Schema 2: one person in several layouts. */
  persona: v.optional(v.string()),
  /** Schema 1: one content in several layouts. */
  content_group: v.optional(v.string()),
  applies_to: v.array(v.string()),
  partial: v.optional(v.array(v.string()), []),
  name: text,
  email: text,
  phone: text,
  links: list(v.string()),
  sections: list(v.string()),
  education: list(
    v.object({ institution: text, degree: text, field: text, start: text, end: text }),
  ),
  work: list(
    v.object({ company: text, title: text, start: text, end: text, bullets: list(v.string()) }),
  ),
  projects: list(v.object({ name: text, bullets: list(v.string()) })),
  skills: list(v.string()),
  languages: v.nullish(v.array(v.string())),
})
export type Truth = v.InferOutput<typeof TruthSchema>

/** A document with its truth. */
export interface Sample {
  path: string
  /** Path inside the folder, since people of several languages may share a file name. */
  file: string
  format: string
  /** Layout by the file's name in the synthetic corpus (D1 to D4), else 'published'. */
  layout: string
  /** Documents of one person count as one. */
  person: string
  truth: Truth
}

/** @throws when it is no truth of either schema */
export const parseTruth = (value: unknown): Truth => v.parse(TruthSchema, value)

async function truthFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.truth.json'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}

/** All documents under a folder that a `*.truth.json` beside them applies to. */
export async function findSamples(folder: string): Promise<Sample[]> {
  const samples: Sample[] = []
  for (const path of await truthFiles(folder)) {
    const truth = parseTruth(JSON.parse(await readFile(path, 'utf8')))
    for (const file of truth.applies_to) {
      samples.push({
        path: join(dirname(path), file),
        file: join(relative(folder, dirname(path)), file),
        format: file.split('.').at(-1) ?? '',
        layout: /-(D\d)\.\w+$/.exec(file)?.[1] ?? 'published',
        person: truth.persona ?? (truth.content_group || relative(folder, path)),
        truth,
      })
    }
  }
  return samples
}
