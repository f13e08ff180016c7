import { z } from 'zod'
import { firestoreIndexes } from '../../functions/src/collections/indexes.ts'
import { eventsTopic } from '../../functions/src/contract/events.ts'
import type { Deployment, Place } from './deployment.ts'
import * as names from './names.ts'

/** The ids by which Google's provider knows what the project has, by Terraform's addresses. */
export type Existing = Readonly<Record<string, string>>

type IndexField = { fieldPath: string; order?: string | undefined }

/** Names an index by its content, because Google makes none twice. */
export const indexKey = (collection: string, scope: string, fields: readonly IndexField[]) =>
  [collection, scope, ...fields.map(({ fieldPath, order }) => `${fieldPath} ${order}`)].join(', ')

const made = z.object({
  name: z.string(),
  displayName: z.string().default(''),
  userLabels: z.record(z.string(), z.string()).default({}),
})
const backup = z.object({ name: z.string(), dailyRecurrence: z.object({}).optional() })
const field = z.object({ fieldPath: z.string(), order: z.string().optional() })
const index = z.object({ name: z.string(), queryScope: z.string(), fields: z.array(field) })

/** Reads what a person may have made, and what has a name that Google chose, by its root. */
export async function readExisting({ read, project, bucket, parsed }: Deployment) {
  const base: Record<string, string> = { 'google_storage_bucket.photos': bucket.name }
  const database: Record<string, string> = {}
  const apps = `https://firebase.googleapis.com/v1beta1/projects/${project}/webApps`
  for (const { name, displayName } of await read.list(apps, 'apps', made))
    if (displayName === 'plant-analysis-console') base['google_firebase_web_app.console'] = name
  const { FIRESTORE_DATABASE: name } = parsed
  const url = names.databaseUrl({ project }, name)
  if ((await read.get(url, z.object({}))) === undefined) return { base, database }
  database['google_firestore_database.database'] = `projects/${project}/databases/${name}`
  for (const daily of await read.list(`${url}/backupSchedules`, 'backupSchedules', backup))
    if (daily.dailyRecurrence) database['google_firestore_backup_schedule.daily'] = daily.name
  const own = firestoreIndexes().indexes.map(({ collectionGroup, queryScope, fields }) =>
    indexKey(collectionGroup, queryScope, fields),
  )
  for (const one of await read.list(`${url}/collectionGroups/-/indexes`, 'indexes', index)) {
    const fields = one.fields.filter(({ fieldPath }) => fieldPath !== '__name__')
    const key = indexKey(one.name.split('/').at(-3) ?? '', one.queryScope, fields)
    if (own.includes(key)) database[`google_firestore_index.index["${key}"]`] = one.name
  }
  return { base, database }
}

/** Lists what has ids that Google chose. Terraform takes over what a killed run made of it. */
export async function readMade({ read }: Pick<Place, 'read'>, urls: readonly string[]) {
  const lists = urls.map(async (url) => {
    const kind = url.split('/').at(-1) ?? ''
    return [kind, await read.list(url, kind, made)] as const
  })
  return Object.fromEntries(await Promise.all(lists))
}

/** Terraform ignores these blocks for what its state knows already. */
export const importBlocks = (existing: Existing) =>
  Object.entries(existing)
    .map(([address, id]) => `import {\n  to = ${address}\n  id = ${JSON.stringify(id)}\n}\n`)
    .join('')

/** Finds in Terraform's output what could not be made, because the project has it already. */
export function idsOfExisting(place: Pick<Place, 'project' | 'region'>, output: string): Existing {
  const existing: Record<string, string> = {}
  for (const error of output.split('Error: ')) {
    const [, address = '', type = '', key] = /with ((\w+)\.\w+(?:\["(.+)"\])?),$/m.exec(error) ?? []
    const id = idOf(place, type, key)
    if (id && /Error 409.*already\s+(exists|own)/s.test(error)) existing[address] = id
  }
  return existing
}

function idOf({ project, region }: Pick<Place, 'project' | 'region'>, type: string, key = '') {
  const ids: Readonly<Record<string, string>> = {
    google_artifact_registry_repository: `${region}/${names.repository}`,
    google_cloud_run_v2_service: `${region}/${names.imageProcessor}`,
    google_cloud_scheduler_job: names.renewalJob,
    google_dns_managed_zone: 'run-app',
    google_logging_metric: key,
    google_monitoring_custom_service: `projects/${project}/services/plant-analysis`,
    google_monitoring_slo: `projects/${project}/services/plant-analysis/serviceLevelObjectives/${key}`,
    google_pubsub_topic: eventsTopic,
    google_secret_manager_secret: key,
    google_service_account: names.account({ project }, key),
    google_storage_bucket: names.buildBucket({ project }),
  }
  // API, gateway, networks and parts of the load balancer have one name.
  return ids[type] ?? (/_(api_gateway|compute)_/.test(type) ? key || names.gateway : undefined)
}
