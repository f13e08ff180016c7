import { providerJobs } from '../../../functions/src/collections/provider.ts'
import { functions, namesOf } from '../../../functions/src/deployment/functions.ts'
import { imageProcessor, renewalJob } from '../../deploy/names.ts'
import { above, aggregation, burns, type Condition, isOneOf, logged, silent } from './conditions.ts'
import { ofCheck } from './log-metrics.ts'
import { counted, metric, objectives, services, servicesOf, serving } from './objectives.ts'

/** A critical alert also goes to the channel for paging: users suffer, and somebody can act. */
type Severity = 'CRITICAL' | 'ERROR' | 'WARNING'

/** An alert. Its title equals the heading of its section in docs/operations-manual.md. */
export type Alert = {
  name: string
  title: string
  severity: Severity
  combiner: 'AND' | 'OR'
  conditions: Condition[]
  /** How long Google waits before it tells of the same log line again. */
  againSeconds?: number
}

const run = 'run.googleapis.com'
const ofService = ['resource.label.service_name']
/** The resource of what `gcloud logging write` writes. */
const loggedByHand = 'global'

/** Photo requests take longer than others: the service scans, measures and diagnoses each photo. */
const slowMs = { photos: 20_000, others: 2000 }

/** Queues whose tasks wait for hours by design. The alerts on late documents watch these tasks. */
const waiting = ['retryWebhook']
const queues = namesOf(({ trigger }) => trigger.kind === 'task').filter(
  (name) => !waiting.includes(name),
)

/** Every alert policy that the deployment makes. */
export function alerts(): Alert[] {
  return [
    ...objectiveAlerts(),
    ...requestAlerts(),
    ...backgroundAlerts(),
    ...logAlerts(),
    capacityAlert(),
  ]
}

/** What explains an alert, but is none. */
export const charts = [
  above(
    'Tasks in queues',
    metric(
      'cloudtasks.googleapis.com/queue/depth',
      `resource.type = "cloud_tasks_queue" AND ${isOneOf('resource.labels.queue_id', queues)}`,
    ),
    aggregation('ALIGN_MEAN', 'REDUCE_SUM', ['resource.label.queue_id']),
    1000,
  ),
  above(
    'How late is the latest of what a sweep found due, in seconds',
    counted('plant_due_lateness'),
    aggregation('ALIGN_PERCENTILE_99', 'REDUCE_MAX', ['metric.label.collection']),
    300,
  ),
]

/**
 * Pages if an hour uses 2 % of a month's budget, and mails if a day uses a tenth of it:
 * https://sre.google/workbook/alerting-on-slos. The count of half an hour ends the alert soon after
 * its cause, and keeps it from one failure of two at night.
 */
function objectiveAlerts(): Alert[] {
  const fast = (name: string, title: string, key: keyof typeof objectives): Alert => ({
    name,
    title,
    severity: 'CRITICAL',
    combiner: 'AND',
    conditions: [
      burns('In an hour, 2 % of the budget of a month', key, 1, 14.4),
      above(
        'More than five in half an hour',
        objectives[key].bad,
        aggregation('ALIGN_DELTA', 'REDUCE_SUM', [], 1800),
        5,
      ),
    ],
  })
  return [
    fast('server-errors', 'Many requests fail', 'answers'),
    fast('failed-analyses', 'Many analyses fail', 'analyses'),
    fast('late-deliveries', 'Webhook deliveries are late', 'deliveries'),
    {
      name: 'low-budget',
      title: 'An error budget runs low',
      severity: 'WARNING',
      combiner: 'OR',
      conditions: Object.keys(objectives).map((key) =>
        burns(`In a day, a tenth of the budget of ${key}`, key, 24, 2.8),
      ),
    },
  ]
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
      metric('logging.googleapis.com/user/plant_request_work', services(names)),
      aggregation('ALIGN_DELTA', 'REDUCE_PERCENTILE_95', ofService),
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
  const policy = (name: string, title: string, ...conditions: Condition[]): Alert => ({
    name,
    title,
    severity: 'ERROR',
    combiner: 'OR',
    conditions,
  })
  return [
    policy(
      'late-deletions',
      'Deletions at the provider are late',
      above(
        'The latest is half an hour late',
        `${counted('plant_due_lateness')} AND metric.labels.collection = "${providerJobs.name}"`,
        aggregation('ALIGN_PERCENTILE_99', 'REDUCE_MAX'),
        1800,
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
      'failed-sweeps',
      'Sweeps fail',
      ...silent('None comes to its end for 15 minutes', counted('plant_sweeps'), 900),
      above(
        'More than five steps fail in 10 minutes',
        counted('plant_failed_steps'),
        aggregation('ALIGN_DELTA', 'REDUCE_SUM', [], 600),
        5,
      ),
    ),
    policy(
      'silent-check',
      'The check does not run',
      ...silent(
        'None comes to its end for 6 hours',
        counted('plant_checks', loggedByHand),
        6 * 3600,
      ),
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
  const policy = (name: string, title: string, severity: Severity, filter: string): Alert => ({
    name,
    title,
    severity,
    combiner: 'OR',
    conditions: [logged('In the log', filter)],
  })
  const named = jobs.map((job) => `"${job}"`).join(' OR ')
  return [
    policy('failed-check', 'The check fails', 'CRITICAL', `${ofCheck} AND severity>=ERROR`),
    policy(
      'failed-schedule',
      'A schedule or a build fails',
      'ERROR',
      `(severity>=ERROR AND resource.type="cloud_scheduler_job" AND resource.labels.job_id=(${named})) OR (resource.type="build" AND textPayload=~"^(ERROR|TIMEOUT)")`,
    ),
    {
      ...policy(
        'old-parts',
        'A backup, a secret or the malware signatures are old',
        'WARNING',
        `(${ofCheck} AND severity=WARNING) OR (${fromServices} AND resource.labels.service_name="${imageProcessor}" AND jsonPayload.message="the malware signatures are out of date")`,
      ),
      againSeconds: 86_400,
    },
    policy('malware', 'Malware', 'WARNING', `${fromServices} AND severity=ALERT`),
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
      // One minute, because the active and the idle instances of five would be counted twice.
      aggregation('ALIGN_MAX', 'REDUCE_SUM', ofService, 60),
      threshold,
      300,
    )
  return {
    name: 'few-instances-left',
    title: 'A limit is near or exceeded',
    severity: 'WARNING',
    combiner: 'OR',
    conditions: [
      near('Of functions that MAX_INSTANCES bounds', setting, '{{instancesNearMaximum}}'),
      near('Of the image processor', [imageProcessor], '{{imageProcessorsNearMaximum}}'),
      ...fixed.map(({ name, max }) => near(`Of ${name}`, [name], nearMaximum(max))),
      above(
        'A quota of Google Cloud is exceeded',
        metric('serviceruntime.googleapis.com/quota/exceeded', 'resource.type = "consumer_quota"'),
        aggregation('ALIGN_COUNT_TRUE', 'REDUCE_SUM', ['metric.label.quota_metric']),
        0,
      ),
    ],
  }
}

/** The number of instances, at least 1, above which a function counts as near its maximum. */
export function nearMaximum(max: number): number {
  return Math.max(1, Math.floor(max * 0.8))
}
