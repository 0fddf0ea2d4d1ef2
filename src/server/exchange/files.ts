import type { ExportFormat } from '#contract/output.ts'
import type { Draft } from '#contract/draft.ts'
import { toDocx } from './docx.ts'
import { toJsonResume } from './json-resume.ts'
import { toPlainText } from './plain-text.ts'

const MAKERS: Record<ExportFormat, (draft: Draft) => string | Uint8Array | Promise<Uint8Array>> = {
  json: ({ content }) => `${JSON.stringify(toJsonResume(content), null, 2)}\n`,
  docx: toDocx,
  txt: toPlainText,
}

/** A draft as a file of another format. */
export async function fileOf(format: ExportFormat, draft: Draft): Promise<string | Uint8Array> {
  return MAKERS[format](draft)
}
