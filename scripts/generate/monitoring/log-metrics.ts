import { providerJobs } from '../../../functions/src/collections/provider.ts'
import { transactions } from '../../../functions/src/collections/transactions.ts'
import { deliveries } from '../../../functions/src/collections/webhooks.ts'

const service = (name: string) =>
  `resource.type="cloud_run_revision" AND resource.labels.service_name="${name}"`

/** A histogram that covers one hour in steps of one minute. */
const minutes = { numFiniteBuckets: 60, width: 60, offset: 0 }

/** The collections for which alerts report documents that are handled late. */
export const watchedCollections = [transactions.name, deliveries.name, providerJobs.name] as const

/**
 * Metrics that Cloud Logging counts from the service's log lines, in the form of its API.
 * `infrastructure/edge` makes these metrics.
 */
export function logMetrics() {
  return [
    {
      name: 'plant_due_lateness',
      description: 'How late, in seconds, the latest is of what a sweep found due.',
      filter: `${service('sweep')} AND jsonPayload.message="Due documents swept" AND jsonPayload.field="sweepAt"`,
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
    counter(
      'plant_sweeps',
      'Sweeps that came to their end.',
      `${service('sweep')} AND jsonPayload.message="Sweep done"`,
    ),
    counter(
      'plant_failed_analyses',
      'Analyses that failed.',
      'resource.type="cloud_run_revision" AND jsonPayload.message="Analysis failed"',
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
