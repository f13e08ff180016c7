import { z } from 'zod'
import { readServices, servicesUrl } from '../canary/traffic.ts'
import { canListen, readBucketName } from '../default-bucket.ts'
import { bucketUrl, buildBucket, databaseUrl, multiRegion, stateBucket } from '../names.ts'
import { readNext } from '../next.ts'
import { readGateways } from '../steps/gateway.ts'
import { type Asked, type Finding, gap, gapIf, warning } from './asked.ts'

/** Reads the default bucket, because the CLI deploys Storage rules only to this bucket. */
export async function readBucket({ project, region, read }: Asked) {
  const name = await readBucketName({ project, read })
  if (name === undefined) {
    const console = `https://console.firebase.google.com/project/${project}/storage`
    const text = `There is no default bucket: make it in ${region ? multiRegion(region) : 'REGION'} at ${console}`
    return { bucket: { name: '', location: '' }, findings: [gap(text)] }
  }
  const state = await read.get(bucketUrl(name), z.object({ location: z.string() }))
  const location = state?.location ?? ''
  const text = `The bucket ${name} is in ${location.toLowerCase()}, which functions in ${region} cannot listen to: choose another REGION`
  const isNear = region === '' || canListen(region, location)
  return { bucket: { name, location }, findings: gapIf(!isNear, text) }
}

const owned = z.object({ projectNumber: z.coerce.string() })

/** Names of buckets are worldwide, so ours may be somebody else's, who could feed our builds. */
export async function bucketFindings(asked: Asked, number: string): Promise<Finding[]> {
  const found = await Promise.all(
    [buildBucket(asked), stateBucket(asked)].map(async (name) => {
      const { status, body } = await asked.read.ask({ method: 'GET', url: bucketUrl(name) })
      const isOurs = status === 200 && owned.safeParse(body).data?.projectNumber === number
      const isFree = status === 404
      const text = `The bucket ${name} belongs to somebody else: use another project`
      return gapIf(!isOurs && !isFree, text)
    }),
  )
  return found.flat()
}

const variable = z.object({ name: z.string(), value: z.string().default('') })
const container = z.object({ env: z.array(variable).default([]) })
export const revisionState = z.object({ containers: z.array(container) })

/** A forgotten setting, or a change without maintenance, would split the data of two databases. */
export async function switchFindings(asked: Asked) {
  const { project, settings, read } = asked
  const revision = (await readServices(asked)).get('api')?.revision
  const url = revision && `${servicesUrl(asked)}/api/revisions/${revision}`
  const env = url && (await read.get(url, revisionState))?.containers.flatMap((one) => one.env)
  const usual = '(default)'
  const found = (env || []).find(({ name }) => name === 'FIRESTORE_DATABASE')?.value ?? usual
  const isOther = Boolean(env) && found !== (settings['FIRESTORE_DATABASE'] ?? usual)
  const text = `${found} serves as FIRESTORE_DATABASE: npm run maintenance -- ${project} on`
  return gapIf(isOther && (await readNext(asked)) === undefined, text)
}

export async function databaseFindings({ project, settings, read }: Asked): Promise<Finding[]> {
  const wanted = settings['DATABASE_LOCATION'] ?? ''
  const text = z.string()
  const state = z.object({
    locationId: text,
    type: text,
    databaseEdition: text.default('STANDARD'),
  })
  const { FIRESTORE_DATABASE: database = '(default)' } = settings
  const found = await read.get(databaseUrl({ project }, database), state)
  // A name with a slip of the pen would get an empty database.
  const missing = `There is no database ${database}: restore a backup into it first`
  if (found === undefined) return gapIf(database !== '(default)', missing)
  const { locationId, type, databaseEdition: edition } = found
  const moves = `The database is in ${locationId} and can never move: DATABASE_LOCATION is ${wanted}`
  // Rules do not work with another type, and another edition indexes no field by itself.
  const kind = `The database is ${type} ${edition}, but FIRESTORE_NATIVE STANDARD is needed`
  const isUsable = type === 'FIRESTORE_NATIVE' && edition === 'STANDARD'
  return [...gapIf(wanted !== '' && locationId !== wanted, moves), ...gapIf(!isUsable, kind)]
}

/** Another region goes on with its old version until somebody removes it. */
export async function regionFindings(asked: Asked): Promise<Finding[]> {
  const { gateways, unread } = await readGateways(asked)
  const lost = unread.map((what) =>
    warning(`Whether the service is elsewhere was not read: ${what}`),
  )
  const others = gateways.flatMap(({ name }) => {
    const [, region] = /\/locations\/(.+)\/gateways\/plant-analysis$/.exec(name) ?? []
    const text = `The service is also in ${region}: docs/operations-manual.md says how to remove it`
    return region && region !== asked.region ? [warning(text)] : []
  })
  return [...others, ...lost]
}

const listOf = <S extends z.ZodRawShape>(shape: S) => z.array(z.object(shape)).default([])
const quotaBuckets = listOf({
  effectiveLimit: z.string().default('0'),
  dimensions: z.record(z.string(), z.string()).default({}),
})
const quotas = z.object({
  metrics: listOf({ metric: z.string(), consumerQuotaLimits: listOf({ quotaBuckets }) }),
})

/** A young project may build in a few regions only: its quota of processors elsewhere is 0. */
export async function buildFindings({ project, region, read }: Asked): Promise<Finding[]> {
  const service = `projects/${project}/services/cloudbuild.googleapis.com`
  const url = `https://serviceusage.googleapis.com/v1beta1/${service}/consumerQuotaMetrics?view=FULL`
  const { status, body } = await read.ask({ method: 'GET', url })
  const unread = `Whether this project may build in ${region} was not read: gcloud services enable cloudbuild.googleapis.com`
  if (status !== 200) return [warning(unread)]
  const limits = quotas
    .parse(body)
    .metrics.filter(({ metric }) => /build_cpus/.test(metric))
    .flatMap(({ consumerQuotaLimits }) => consumerQuotaLimits)
    .flatMap(({ quotaBuckets }) => quotaBuckets)
    .filter(({ dimensions }) => dimensions['region'] === region)
  if (limits.length === 0 || limits.some(({ effectiveLimit }) => effectiveLimit !== '0')) return []
  const where = 'https://cloud.google.com/build/docs/locations'
  return [gap(`This project may not build in ${region} yet: choose a region of ${where}`)]
}
