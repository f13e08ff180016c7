import { firestoreIndexes } from '../../functions/src/collections/indexes.ts'
import { generatedSecrets } from '../../functions/src/config/secrets.ts'
import { eventsTopic } from '../../functions/src/contract/events.ts'
import { functions, network } from '../../functions/src/deployment/functions.ts'
import { bucketCors, bucketLifecycle } from '../common/bucket-rules.ts'
import { imageProcessorSize } from '../common/image-processor-size.ts'
import { indexKey } from '../deploy/existing.ts'
import { monitoring } from './monitoring/files.ts'

const deployed = Object.entries(functions)
const accountsWhere = (has: (one: (typeof deployed)[number][1]) => boolean) => [
  ...new Set(deployed.filter(([, one]) => has(one)).map(([, { account }]) => account)),
]
/** Cloud Run uses the function names in lower case. */
const service = (name: string) => name.toLowerCase()

/** What `infrastructure/base` takes from the tables of the code. */
export function baseTables() {
  const [rule] = bucketLifecycle.rule
  return {
    function_accounts: accountsWhere(() => true),
    model_callers: accountsWhere(({ asksPlantModel }) => asksPlantModel),
    generated_secrets: generatedSecrets,
    events_topic: eventsTopic,
    network,
    bucket_cors: bucketCors,
    bucket_lifecycle: rule.condition,
  }
}

/** What `infrastructure/region` takes from the tables of the code. */
export function regionTables() {
  return {
    image_processor_callers: accountsWhere(({ callsImageProcessor }) => callsImageProcessor),
    network,
    image_processor: imageProcessorSize,
  }
}

/** What `infrastructure/database` takes from the tables of the code. */
export function databaseTables() {
  return { indexes: indexes(), fields: fields() }
}

/** What `infrastructure/gateway` takes from the tables of the code. */
export function gatewayTables() {
  return {
    invokers: Object.fromEntries(
      deployed.flatMap(([name, { invokers }]) =>
        invokers === 'public'
          ? []
          : invokers.map((account) => [
              `${service(name)} ${account}`,
              { service: service(name), account },
            ]),
      ),
    ),
    public_services: deployed
      .filter(([, { invokers }]) => invokers === 'public')
      .map(([name]) => service(name)),
  }
}

/** What `infrastructure/edge` takes from the tables of the code. */
export function edgeTables() {
  return {
    log_metrics: byName(monitoring.logMetrics(), ({ name }) => name),
    objectives: monitoring.objectives(),
    uptime_checks: byName(monitoring.uptimeChecks(), ({ userLabels }) => userLabels.part),
    alerts: byName(monitoring.alertPolicies(), ({ userLabels }) => userLabels.part),
    dashboard: monitoring.dashboard(),
  }
}

/** HCL reads a name in double braces as the local value of that name. */
export function tablesText(tables: object): string {
  const text = JSON.stringify({ locals: tables }, null, 2)
  return `${text.replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => `\${local.${snake(name)}}`)}\n`
}

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

function byName<T>(list: readonly T[], nameOf: (one: T) => string): Record<string, T> {
  return Object.fromEntries(list.map((one) => [nameOf(one), one]))
}

function indexes() {
  return Object.fromEntries(
    firestoreIndexes().indexes.map(({ collectionGroup, queryScope, fields }) => {
      const key = indexKey(collectionGroup, queryScope, fields)
      return [key, { collection: collectionGroup, scope: queryScope, fields }]
    }),
  )
}

function fields() {
  return Object.fromEntries(
    firestoreIndexes().fieldOverrides.map(({ collectionGroup, fieldPath, ...more }) => [
      `${collectionGroup}.${fieldPath}`,
      { collection: collectionGroup, field: fieldPath, expires: 'ttl' in more },
    ]),
  )
}
