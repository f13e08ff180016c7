import type { DeployedFunction } from '../../../functions/src/deployment/function.ts'
import { namesOf } from '../../../functions/src/deployment/functions.ts'
import { isOneOf } from './conditions.ts'

export const metric = (type: string, more: string) => `metric.type = "${type}" AND ${more}`
export const services = (names: readonly string[]) =>
  `resource.type = "cloud_run_revision" AND ${isOneOf('resource.labels.service_name', names)}`
/** Cloud Run uses the function names in lower case. */
export const servicesOf = (has: (deployed: DeployedFunction) => boolean) =>
  namesOf(has).map((name) => name.toLowerCase())
export const counted = (name: string, resource = 'cloud_run_revision') =>
  metric(`logging.googleapis.com/user/${name}`, `resource.type = "${resource}"`)

export const serving = servicesOf(
  ({ trigger }) => trigger.kind === 'http' || trigger.kind === 'callable',
)
const requests = metric('run.googleapis.com/request_count', services(serving))

type Objective = {
  displayName: string
  /** The share that is good in 28 days. */
  goal: number
  bad: string
  /** Google computes the third count of good, bad and all from the other two. */
  other: { good: string } | { total: string }
}

/** What users may expect of the service. `infrastructure/edge` makes these objectives. */
export const objectives = {
  answers: {
    displayName: '99.5 % of requests are answered without 5xx',
    goal: 0.995,
    bad: `${requests} AND metric.labels.response_code_class = "5xx"`,
    other: { total: requests },
  },
  analyses: {
    displayName: '99 % of analyses are completed, unless the photo is at fault',
    goal: 0.99,
    bad: counted('plant_bad_analyses'),
    other: { good: counted('plant_good_analyses') },
  },
  deliveries: {
    displayName: '99 % of webhook attempts are made within a minute',
    goal: 0.99,
    bad: counted('plant_bad_deliveries'),
    other: { good: counted('plant_good_deliveries') },
  },
} as const satisfies Record<string, Objective>
