import type { FailureCode } from '../../../functions/src/collections/transactions.ts'
import { deliveries } from '../../../functions/src/collections/webhooks.ts'
import { checkLog } from '../../check/check-log.ts'

const service = (name: string) =>
  `resource.type="cloud_run_revision" AND resource.labels.service_name="${name}"`

/** Histograms of an hour in steps of a minute, and of half a minute in steps of half a second. */
const minutes = { numFiniteBuckets: 60, width: 60, offset: 0 }
const halfSecondsInMs = { numFiniteBuckets: 60, width: 500, offset: 0 }

/** A first or repeated attempt counts as late after this time. */
const lateAttemptSeconds = 60
/** The sweep counts a delivery that no worker takes as late after this time. */
const stuckSeconds = 600
/** The failures that are not due to the photo. */
const ownFailures: readonly FailureCode[] = [
  'TIMED_OUT',
  'MODEL_UNAVAILABLE',
  'MODEL_INVALID_OUTPUT',
]
const functions = 'resource.type="cloud_run_revision"'
/** The log of `npm run check`. */
export const ofCheck = `logName="projects/{{project}}/logs/${checkLog}"`
const says = (message: string, more: string) => `jsonPayload.message="${message}" AND ${more}`
const swept = (more: string) => says('Due documents swept', `jsonPayload.field="sweepAt"${more}`)

/**
 * Metrics that Cloud Logging counts from the service's log lines, in the form of its API.
 * `infrastructure/edge` makes these metrics.
 */
export function logMetrics() {
  return [
    {
      name: 'plant_due_lateness',
      description: 'How late, in seconds, the latest is of what a sweep found due.',
      filter: `${service('sweep')} AND ${swept('')}`,
      valueExtractor: 'EXTRACT(jsonPayload.lateSeconds)',
      labelExtractors: { collection: 'EXTRACT(jsonPayload.collection)' },
      metricDescriptor: {
        metricKind: 'DELTA',
        valueType: 'DISTRIBUTION',
        unit: 's',
        labels: [{ key: 'collection', valueType: 'STRING' }],
      },
      bucketOptions: { linearBuckets: minutes },
    },
    {
      name: 'plant_request_work',
      description: 'How long requests took, in milliseconds, without the pauses of long polls.',
      filter: `${functions} AND jsonPayload.message="request" AND jsonPayload.workMs>=0`,
      valueExtractor: 'EXTRACT(jsonPayload.workMs)',
      metricDescriptor: { metricKind: 'DELTA', valueType: 'DISTRIBUTION', unit: 'ms' },
      bucketOptions: { linearBuckets: halfSecondsInMs },
    },
    counter(
      'plant_sweeps',
      'Sweeps that came to their end.',
      `${service('sweep')} AND jsonPayload.message="Sweep done"`,
    ),
    counter(
      'plant_failed_steps',
      'Steps of sweeps that failed.',
      `${functions} AND jsonPayload.message=("Sweep step failed" OR "Due document cannot be read")`,
    ),
    counter('plant_checks', 'Checks that came to their end.', ofCheck),
    ...objectiveMetrics(),
  ]
}

/** What the objectives of analyses and deliveries count. */
function objectiveMetrics() {
  const codes = ownFailures.map((code) => `"${code}"`).join(' OR ')
  const late = says('Delivery attempted', `jsonPayload.lateSeconds>${lateAttemptSeconds}`)
  const more = ` AND jsonPayload.collection="${deliveries.name}" AND jsonPayload.lateSeconds>${stuckSeconds}`
  return [
    counter(
      'plant_good_analyses',
      'Analyses that were completed.',
      `${functions} AND jsonPayload.message="Analysis completed"`,
    ),
    counter(
      'plant_bad_analyses',
      'Analyses that failed, but not because of the photo.',
      `${functions} AND ${says('Analysis failed', `jsonPayload.code=(${codes})`)}`,
    ),
    counter(
      'plant_good_deliveries',
      'Attempts of deliveries in time.',
      `${functions} AND ${says('Delivery attempted', `jsonPayload.lateSeconds<=${lateAttemptSeconds}`)}`,
    ),
    counter(
      'plant_bad_deliveries',
      'Late attempts, and sweeps that find an attempt that nobody makes.',
      `${functions} AND ((${late}) OR (${swept(more)}))`,
    ),
  ]
}

function counter(name: string, description: string, filter: string) {
  return {
    name,
    description,
    filter,
    metricDescriptor: { metricKind: 'DELTA', valueType: 'INT64' },
  }
}
