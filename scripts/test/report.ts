import { readFileSync } from 'node:fs'
import { z } from 'zod'

const reportSchema = z.object({
  success: z.boolean(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
})

export type TestSummary = {
  readonly passed: number
  readonly failed: number
  readonly skipped: readonly string[]
  /** Test files that failed before their first test. */
  readonly brokenFiles: readonly string[]
}

export function readReport(path: string): TestSummary {
  return summarise(JSON.parse(readFileSync(path, 'utf8')))
}

/** Counts the tests of a report. Throws a `ZodError` if the report is malformed. */
export function summarise(report: unknown): TestSummary {
  const { testResults } = reportSchema.parse(report)
  const tests = testResults.flatMap((file) => file.assertionResults)
  const count = (status: string) => tests.filter((test) => test.status === status).length
  return {
    passed: count('passed'),
    failed: count('failed'),
    skipped: tests
      .filter(({ status }) => status !== 'passed' && status !== 'failed')
      .map(({ fullName }) => fullName),
    brokenFiles: testResults
      .filter(
        ({ status, assertionResults }) =>
          status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
      )
      .map(({ name }) => name),
  }
}

/** The closing line with the counts. A file that failed outside its tests counts as a failure. */
export function closingLine({ passed, failed, skipped, brokenFiles }: TestSummary): string {
  const counts = `${passed} passed, ${failed + brokenFiles.length} failed`
  return skipped.length > 0 ? `${counts}, ${skipped.length} skipped` : counts
}
