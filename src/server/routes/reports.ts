import { Hono } from 'hono'
import { ENDPOINTS } from '#contract/api.ts'
import { hasReportFiles } from '#contract/rights.ts'
import type { Dependencies, Env } from '../dependencies.ts'
import { ApiError } from '../errors.ts'
import { attachment, downloadName } from '../file-name.ts'
import { askOf } from '../middleware/ask.ts'
import { body } from '../middleware/validate.ts'

/** A report in finished sentences as a PDF, for scripts that the browser cannot set. */
export function reportRoutes({ typesetter, entitlementsOf }: Dependencies) {
  return new Hono<Env>().post(ENDPOINTS.printReport.path, async (c) => {
    if (!hasReportFiles(await entitlementsOf(c))) throw new ApiError('proNeeded')
    const report = await body(c, 'printedReport')
    const pdf = await typesetter.report(report, askOf(c))
    c.header('Content-Type', 'application/pdf')
    c.header('Content-Disposition', attachment(downloadName(report.title, '')))
    return c.body(new Uint8Array(pdf))
  })
}
