import type { AnalysisInEvent } from '../../contract/events.ts'
import { limits } from '../../contract/limits.ts'

type Omission = { field: string; from: (analysis: AnalysisInEvent) => AnalysisInEvent }

const ofEachIssue =
  (emptied: Partial<AnalysisInEvent['issues'][number]>) =>
  (analysis: AnalysisInEvent): AnalysisInEvent => ({
    ...analysis,
    issues: analysis.issues.map((issue) => ({ ...issue, ...emptied })),
  })

/**
 * What an event that is too long leaves out, one after the other until it fits: what a receiver
 * can do without comes first, what the plant has comes last. docs/webhooks.md has the same order.
 * The keys stay, empty or null, so that a receiver parses a long event like any other.
 */
export const omissions: readonly Omission[] = [
  {
    field: 'measurements.outline',
    from: ({ measurements, ...rest }) => ({
      ...rest,
      measurements: measurements && { ...measurements, outline: [] },
    }),
  },
  {
    field: 'measurements.lesions',
    from: ({ measurements, ...rest }) => ({
      ...rest,
      measurements: measurements && { ...measurements, lesions: [] },
    }),
  },
  { field: 'issues.references', from: ofEachIssue({ references: [] }) },
  { field: 'issues.lookAlikes', from: ofEachIssue({ lookAlikes: [] }) },
  {
    field: 'photo.issues',
    from: ({ photo, ...rest }) => ({ ...rest, photo: photo && { ...photo, issues: [] } }),
  },
  { field: 'care', from: (analysis) => ({ ...analysis, care: null }) },
  { field: 'issues.howToConfirm', from: ofEachIssue({ howToConfirm: [] }) },
  { field: 'issues.symptoms', from: ofEachIssue({ symptoms: [] }) },
  { field: 'issues.evidence', from: ofEachIssue({ evidence: [] }) },
  { field: 'plan', from: (analysis) => ({ ...analysis, plan: null }) },
  { field: 'issues', from: (analysis) => ({ ...analysis, issues: [] }) },
  { field: 'photo', from: (analysis) => ({ ...analysis, photo: null }) },
  { field: 'plant.candidates', from: (analysis) => ({ ...analysis, plant: { candidates: [] } }) },
  {
    field: 'health.summary',
    from: (analysis) => ({ ...analysis, health: { ...analysis.health, summary: '' } }),
  },
]

/**
 * The JSON of an event under the limit of bytes. `write` makes it of the analysis and the fields
 * that were left out. What remains at the end has bounds of its own.
 */
export function fitEvent(
  analysis: AnalysisInEvent,
  write: (analysis: AnalysisInEvent, truncated: string[]) => string,
): string {
  let left = analysis
  let json = write(left, [])
  const truncated: string[] = []
  for (const { field, from } of omissions) {
    if (Buffer.byteLength(json) < limits.event.bytesLimit) return json
    left = from(left)
    truncated.push(field)
    json = write(left, truncated)
  }
  return json
}
