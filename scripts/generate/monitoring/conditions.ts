/** A part of an alert policy in the form of version 3 of the Cloud Monitoring API. */
export type Condition = {
  displayName: string
  conditionThreshold?: Threshold
  conditionAbsent?: { filter: string; aggregations: Aggregation[]; duration: string }
  conditionMatchedLog?: { filter: string }
}

type Aggregation = {
  alignmentPeriod: string
  perSeriesAligner: string
  crossSeriesReducer?: string
  groupByFields?: string[]
}

export type Threshold = {
  filter: string
  aggregations: Aggregation[]
  comparison: 'COMPARISON_GT' | 'COMPARISON_LT'
  /** A string is a placeholder that the deployment fills in. */
  thresholdValue: number | string
  duration: string
}

/** `group` lists fields whose values are watched as separate series. */
export function aggregation(
  perSeriesAligner: string,
  crossSeriesReducer: string,
  group: readonly string[] = [],
  alignmentSeconds = 300,
): Aggregation {
  return {
    alignmentPeriod: `${alignmentSeconds}s`,
    perSeriesAligner,
    crossSeriesReducer,
    groupByFields: [...group],
  }
}

/** `holdsSeconds` is how long the condition must hold before the alert fires. */
export function above(
  displayName: string,
  filter: string,
  series: Aggregation,
  thresholdValue: number | string,
  holdsSeconds = 0,
): Condition {
  const aggregations = [series]
  const duration = `${holdsSeconds}s`
  const comparison = 'COMPARISON_GT'
  return {
    displayName,
    conditionThreshold: { filter, aggregations, comparison, thresholdValue, duration },
  }
}

/** Fires when the errors of a period would use up a month's budget this many times as fast. */
export function burns(displayName: string, objective: string, hours: number, rate: number) {
  const name = `projects/{{project}}/services/plant-analysis/serviceLevelObjectives/${objective}`
  const filter = `select_slo_burn_rate("${name}", "${hours * 3600}s")`
  const comparison = 'COMPARISON_GT' as const
  const threshold = { filter, aggregations: [], comparison, thresholdValue: rate, duration: '0s' }
  return { displayName, conditionThreshold: threshold }
}

/**
 * Fires when a count that once began is missing or zero for this time. Google does not promise to
 * write zeros, and a count may be 10 minutes late:
 * https://cloud.google.com/logging/docs/logs-based-metrics/troubleshooting
 */
export function silent(displayName: string, filter: string, seconds: number): Condition[] {
  const counts = (alignmentSeconds: number) => [
    aggregation('ALIGN_DELTA', 'REDUCE_SUM', [], alignmentSeconds),
  ]
  const zero = { comparison: 'COMPARISON_LT' as const, thresholdValue: 1, duration: '0s' }
  return [
    {
      displayName,
      conditionAbsent: { filter, aggregations: counts(60), duration: `${seconds}s` },
    },
    {
      displayName: `${displayName}, counted`,
      conditionThreshold: { filter, aggregations: counts(seconds), ...zero },
    },
  ]
}

/** A condition on log lines, which must be the only condition of its alert policy. */
export function logged(displayName: string, filter: string): Condition {
  return { displayName, conditionMatchedLog: { filter } }
}

export const isOneOf = (label: string, values: readonly string[]) =>
  `${label} = one_of(${values.map((value) => `"${value}"`).join(', ')})`
