import type { DeployedFunction } from '../../../functions/src/deployment/function.ts'
import { functions, namesOf } from '../../../functions/src/deployment/functions.ts'
import { imageProcessor, renewalJob } from '../../deploy/names.ts'
import {
  above,
  absent,
  aggregation,
  type Condition,
  isOneOf,
  logged,
  shareAbove,
} from './conditions.ts'
import { watchedCollections } from './log-metrics.ts'

/** An alert. Its title equals the heading of its section in docs/operations-manual.md. */
export type Alert = {
  name: string
  title: string
  severity: 'CRITICAL' | 'ERROR' | 'WARNING'
  combiner: 'AND' | 'OR'
  conditions: Condition[]
}

const run = 'run.googleapis.com'
const ofService = ['resource.label.service_name']
const services = (names: readonly string[]) =>
  `resource.type = "cloud_run_revision" AND ${isOneOf('resource.labels.service_name', names)}`
/** Cloud Run uses the function names in lower case. */
const servicesOf = (has: (deployed: DeployedFunction) => boolean) =>
  namesOf(has).map((name) => name.toLowerCase())
const metric = (type: string, more: string) => `metric.type = "${type}" AND ${more}`
const counted = (name: string) =>
  metric(`logging.googleapis.com/user/${name}`, 'resource.type = "cloud_run_revision"')

const serving = servicesOf(({ trigger }) => trigger.kind === 'http' || trigger.kind === 'callable')
const requests = metric(`${run}/request_count`, services(serving))
const failures = `${requests} AND metric.labels.response_code_class = "5xx"`

/** Photo requests take longer than others: the service scans, measures and diagnoses each photo. */
const slowMs = { photos: 20_000, others: 2000 }

/** Queues whose tasks wait for hours by design. The alerts on late documents watch these tasks. */
const waiting = ['retryWebhook']
const queues = namesOf(({ trigger }) => trigger.kind === 'task').filter(
  (name) => !waiting.includes(name),
)

/** Every alert policy that the deployment makes. */
export function alerts(): Alert[] {
  return [...requestAlerts(), ...backgroundAlerts(), ...logAlerts(), capacityAlert()]
}

/** Fires when two or more locations see an uptime check fail for more than a short time. */
function unreachable(name: string, title: string, displayName: string, host: string): Alert {
  return {
    name,
    title,
    severity: 'CRITICAL',
    combiner: 'OR',
    conditions: [
      above(
        displayName,
        `metric.type = "monitoring.googleapis.com/uptime_check/check_passed" AND resource.type = "uptime_url" AND resource.labels.host = "${host}"`,
        aggregation('ALIGN_NEXT_OLDER', 'REDUCE_COUNT_FALSE', ['resource.label.host'], 1200),
        1,
        300,
      ),
    ],
  }
}

function requestAlerts(): Alert[] {
  const latency = (displayName: string, names: readonly string[], limitMs: number) =>
    above(
      displayName,
      metric(`${run}/request_latencies`, services(names)),
      aggregation('ALIGN_PERCENTILE_95', 'REDUCE_MAX', ofService),
      limitMs,
      600,
    )
  const photos = servicesOf(({ trigger, callsImageProcessor, concurrency }) => {
    const isServing = trigger.kind === 'http' || trigger.kind === 'callable'
    return isServing && callsImageProcessor && concurrency < functions.api.concurrency
  })
  const others = serving.filter((name) => !photos.includes(name))
  return [
    unreachable(
      'service-down',
      'The service is down',
      'Health is not "pass" from two places',
      '{{host}}',
    ),
    unreachable(
      'console-down',
      'The console is down',
      'It is not served, or leads to another gateway, from two places',
      '{{consoleHost}}',
    ),
    {
      name: 'server-errors',
      title: 'Many requests fail',
      severity: 'CRITICAL',
      // The share without a minimum count would fire for one of two requests at night.
      combiner: 'AND',
      conditions: [
        shareAbove(
          'More than 5 % of the requests are 5xx',
          { part: failures, whole: requests },
          aggregation('ALIGN_RATE', 'REDUCE_SUM'),
          0.05,
        ),
        above(
          'More than ten requests are 5xx in 5 minutes',
          failures,
          aggregation('ALIGN_DELTA', 'REDUCE_SUM'),
          10,
        ),
      ],
    },
    {
      name: 'slow-requests',
      title: 'Requests are slow',
      severity: 'WARNING',
      combiner: 'OR',
      conditions: [
        latency('Of requests with photos', photos, slowMs.photos),
        latency('Of other requests', others, slowMs.others),
      ],
    },
  ]
}

function backgroundAlerts(): Alert[] {
  const late = (collection: string, seconds: number) =>
    above(
      `The latest of ${collection}`,
      `${counted('plant_due_lateness')} AND metric.labels.collection = "${collection}"`,
      aggregation('ALIGN_PERCENTILE_99', 'REDUCE_MAX'),
      seconds,
    )
  const [transactions, deliveries, providerJobs] = watchedCollections
  const policy = (name: string, title: string, ...conditions: Condition[]): Alert => ({
    name,
    title,
    severity: 'ERROR',
    combiner: 'OR',
    conditions,
  })
  return [
    policy('late-transactions', 'Transactions are late', late(transactions, 300)),
    policy('late-deliveries', 'Webhook deliveries are late', late(deliveries, 600)),
    policy('late-deletions', 'Deletions at the provider are late', late(providerJobs, 1800)),
    policy(
      'failed-analyses',
      'Many analyses fail',
      above(
        'More than ten in 5 minutes',
        counted('plant_failed_analyses'),
        aggregation('ALIGN_DELTA', 'REDUCE_SUM'),
        10,
      ),
    ),
    policy(
      'full-queues',
      'A queue fills',
      above(
        'More than 1,000 tasks for 10 minutes',
        metric(
          'cloudtasks.googleapis.com/queue/depth',
          `resource.type = "cloud_tasks_queue" AND ${isOneOf('resource.labels.queue_id', queues)}`,
        ),
        aggregation('ALIGN_MEAN', 'REDUCE_SUM', ['resource.label.queue_id']),
        1000,
        600,
      ),
    ),
    policy(
      'old-messages',
      'Messages are not taken',
      above(
        'The oldest waits for more than 10 minutes',
        metric(
          'pubsub.googleapis.com/subscription/oldest_unacked_message_age',
          'resource.type = "pubsub_subscription"',
        ),
        aggregation('ALIGN_MAX', 'REDUCE_MAX', ['resource.label.subscription_id']),
        600,
      ),
    ),
    policy(
      'no-sweep',
      'No sweep comes to its end',
      absent('None for 10 minutes', counted('plant_sweeps'), 600),
    ),
  ]
}

const fromServices = 'resource.type="cloud_run_revision"'
const jobs = [
  ...namesOf(({ trigger }) => trigger.kind === 'schedule').map(
    (name) => `firebase-schedule-${name}-{{region}}`,
  ),
  renewalJob,
]

function logAlerts(): Alert[] {
  const policy = (
    name: string,
    title: string,
    severity: Alert['severity'],
    filter: string,
  ): Alert => ({
    name,
    title,
    severity,
    combiner: 'OR',
    conditions: [logged('In the log', filter)],
  })
  return [
    policy(
      'failed-schedule',
      'A schedule fails',
      'ERROR',
      `resource.type="cloud_scheduler_job" AND resource.labels.job_id=(${jobs.map((job) => `"${job}"`).join(' OR ')}) AND severity>=ERROR`,
    ),
    policy(
      'failed-sweep',
      'A sweep fails',
      'ERROR',
      `${fromServices} AND jsonPayload.message=("Sweep step failed" OR "Due document cannot be read")`,
    ),
    policy('malware', 'Malware', 'WARNING', `${fromServices} AND severity=ALERT`),
    policy(
      'old-signatures',
      'The malware signatures are old',
      'ERROR',
      `${fromServices} AND resource.labels.service_name="${imageProcessor}" AND jsonPayload.message="the malware signatures are out of date"`,
    ),
  ]
}

/** Leaves out functions with one instance, which are always at their maximum. */
function capacityAlert(): Alert {
  const setting = servicesOf(({ maxInstances }) => maxInstances === 'setting')
  const fixed = Object.entries(functions).flatMap(([name, { maxInstances }]) =>
    typeof maxInstances === 'number' && maxInstances > 1
      ? [{ name: name.toLowerCase(), max: maxInstances }]
      : [],
  )
  const near = (displayName: string, names: readonly string[], threshold: number | string) =>
    above(
      displayName,
      metric(`${run}/container/instance_count`, services(names)),
      aggregation('ALIGN_MAX', 'REDUCE_SUM', ofService),
      threshold,
      300,
    )
  return {
    name: 'few-instances-left',
    title: 'Instances are near their maximum',
    severity: 'WARNING',
    combiner: 'OR',
    conditions: [
      near('Of functions that MAX_INSTANCES bounds', setting, '{{instancesNearMaximum}}'),
      near('Of the image processor', [imageProcessor], '{{imageProcessorsNearMaximum}}'),
      ...fixed.map(({ name, max }) => near(`Of ${name}`, [name], nearMaximum(max))),
    ],
  }
}

/** The number of instances, at least 1, above which a function counts as near its maximum. */
export function nearMaximum(max: number): number {
  return Math.max(1, Math.floor(max * 0.8))
}
