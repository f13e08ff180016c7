import type { AnalysisInEvent } from '../../contract/events.ts'
import { limits } from '../../contract/limits.ts'

type Omission = { field: string; from: (analysis: AnalysisInEvent) => AnalysisInEvent }

const ofEachIssue =
  (emptied: Partial<AnalysisInEvent['issues'][number]>) =>
  (analysis: AnalysisInEvent): AnalysisInEvent => ({
    ...analysis,
    issues: analysis.issues.map((issue) => ({ ...issue, ...emptied })),
  })

const ofMeasurements =
  (emptied: Partial<NonNullable<AnalysisInEvent['measurements']>>) =>
  ({ measurements, ...rest }: AnalysisInEvent): AnalysisInEvent => ({
    ...rest,
    measurements: measurements && { ...measurements, ...emptied },
  })

/**
 * The fields that an event omits one by one until the event fits the limit. The list starts with
 * the least important field, as in docs/webhooks.md. An omitted field keeps its key and has null or
 * an empty value, so that receivers parse all events in the same way.
 */
export const omissions: readonly Omission[] = [
  { field: 'measurements.outline', from: ofMeasurements({ outline: [] }) },
  { field: 'measurements.lesions', from: ofMeasurements({ lesions: [] }) },
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
  {
    field: 'plant.candidates',
    from: (analysis) => ({ ...analysis, plant: { ...analysis.plant, candidates: [] } }),
  },
  {
    field: 'health.summary',
    from: (analysis) => ({ ...analysis, health: { ...analysis.health, summary: '' } }),
  },
]

/**
 * Returns the JSON of an event within the size limit. `write` builds the JSON from the analysis and
 * the omitted fields. All other fields have their own length limits.
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
