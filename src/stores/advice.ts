import { withFindings, type Finding, type Report } from '#contract/analysis.ts'

/** Shows a report while its model is still at it: what rules say at once, then each finding. */
export function showAdvice<Read>(
  load: () => Promise<Read>,
  show: (report: Report, read: Read) => void,
) {
  let report: Report | null = null
  let read: Read | null = null
  let over = false

  function showNow(): void {
    if (report && read && !over) show(report, read)
  }

  return {
    async onRules(rules: Report): Promise<void> {
      report = rules
      // Without what was read nothing can be shown yet; the whole report will try again.
      read = await load().catch(() => null)
      showNow()
    },
    onFinding(finding: Finding): void {
      report &&= withFindings(report, [finding])
      showNow()
    },
    /** The whole report is there: nothing of before may come after it. */
    finish(): void {
      over = true
    },
    /** The connection is lost. What is shown stays, and says so; false when nothing is. */
    breakOff(): boolean {
      const used = report?.findings.some(({ by }) => by === 'model') ?? false
      report &&= { ...report, model: { ...report.model, used, reason: 'unavailable' } }
      showNow()
      over = true
      return report !== null && read !== null
    },
  }
}
