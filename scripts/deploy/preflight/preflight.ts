import { z } from 'zod'
import { optionalSecrets } from '../../../functions/src/config/secrets.ts'
import { canListen } from '../bucket-location.ts'
import type { OperatorSettings } from '../check-settings.ts'
import { settingsProblems } from '../check-settings.ts'
import { missingSecrets, readySecrets } from '../secrets.ts'
import type { Asked } from './asked.ts'
import { consoleGaps } from './console.ts'
import { readIdentity } from './identity.ts'
import { policyGaps } from './policies.ts'

/** Facts about the project that the preflight reads and a deployment needs. */
type Facts = {
  number: string
  operator: string
  bucket: string
  databaseLocation: string
  secrets: readonly string[]
}

/** If there are gaps, `facts` may be incomplete. */
export type Preflight = { gaps: readonly string[]; facts: Facts }

/**
 * Checks everything that a deployment cannot make by itself, without changing anything. Returns
 * each gap and how to close it.
 */
export async function preflight(asked: Asked): Promise<Preflight> {
  const { project, settings } = asked
  const identity = await readIdentity(asked)
  const databaseLocation = settings['DATABASE_LOCATION'] ?? ''
  const { number, operator } = identity
  if (number === '') {
    // The secrets cannot be read here, so the check assumes that none is missing.
    const gaps = [...settingsGaps(project, settings, optionalSecrets), ...identity.gaps]
    return { gaps, facts: { number, operator, bucket: '', databaseLocation, secrets: [] } }
  }
  const bucket = await readBucket(asked)
  const secrets = await readySecrets(project, asked.read)
  const missing = missingSecrets(secrets).map(
    (name) =>
      `The secret ${name} is missing: gcloud secrets create ${name} --data-file=- --project=${project}`,
  )
  return {
    gaps: [
      ...settingsGaps(project, settings, secrets),
      ...identity.gaps,
      ...(await firebaseGaps(asked)),
      ...bucket.gaps,
      ...(await databaseGaps(asked, databaseLocation)),
      ...(await signInGaps(asked)),
      ...(await consoleGaps(asked)),
      ...missing,
      ...(await policyGaps(asked)),
    ],
    facts: { number, operator, bucket: bucket.name, databaseLocation, secrets },
  }
}

/** Settings that the deployment itself makes, so an operator may not set them. */
const ownSettings = [
  'STORAGE_BUCKET',
  'IMAGE_PROCESSOR_URL',
  'IDENTITY_API_KEY',
  'DEPLOYED_VERSION',
]

function settingsGaps(
  project: string,
  settings: OperatorSettings,
  secrets: readonly string[],
): string[] {
  const file = `functions/.env.${project}`
  const own = ownSettings
    .filter((name) => settings[name] !== undefined)
    .map((name) => `${name} is set by the deployment: remove it`)
  const location = /^[a-z]+[a-z0-9-]*\d$/.test(settings['DATABASE_LOCATION'] ?? '')
    ? []
    : ['DATABASE_LOCATION is missing: where the database is for ever, such as eur3']
  return [...settingsProblems(project, settings, secrets), ...location, ...own].map(
    (problem) => `${file}: ${problem}`,
  )
}

async function firebaseGaps({ project, read }: Asked): Promise<string[]> {
  const url = `https://firebase.googleapis.com/v1beta1/projects/${project}`
  if (await read.get(url, z.object({}))) return []
  return [
    `${project} is no Firebase project: GOOGLE_CLOUD_QUOTA_PROJECT=${project} npx firebase projects:addfirebase ${project}`,
  ]
}

const defaultBucket = z.object({ bucket: z.object({ name: z.string() }) })

/** Reads the default bucket, because the CLI deploys Storage rules only to this bucket. */
async function readBucket({ project, settings, read }: Asked) {
  const url = `https://firebasestorage.googleapis.com/v1alpha/projects/${project}/defaultBucket`
  const found = await read.get(url, defaultBucket)
  const region = settings['REGION'] ?? ''
  const console = `https://console.firebase.google.com/project/${project}/storage`
  if (found === undefined)
    return {
      name: '',
      gaps: [`There is no default bucket: make it in ${region || 'REGION'} at ${console}`],
    }
  const name = found.bucket.name.split('/').at(-1) ?? ''
  const bucketUrl = `https://storage.googleapis.com/storage/v1/b/${name}`
  const state = await read.get(bucketUrl, z.object({ location: z.string() }))
  const location = state?.location ?? ''
  if (region === '' || canListen(region, location)) return { name, gaps: [] }
  const gap = `The bucket ${name} is in ${location.toLowerCase()}, which functions in ${region} cannot listen to: choose another REGION`
  return { name, gaps: [gap] }
}

async function databaseGaps({ project, read }: Asked, wanted: string): Promise<string[]> {
  const url = `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)`
  const found = await read.get(url, z.object({ locationId: z.string(), type: z.string() }))
  if (found === undefined) return []
  const { locationId, type } = found
  return [
    ...(wanted === '' || locationId === wanted
      ? []
      : [`The database is in ${locationId} and can never move: DATABASE_LOCATION is ${wanted}`]),
    ...(type === 'FIRESTORE_NATIVE'
      ? []
      : [`The database is of type ${type}, in which security rules do not work`]),
  ]
}

const signInConfig = z.object({
  signIn: z
    .object({
      email: z.object({ enabled: z.boolean().default(false) }).optional(),
      phoneNumber: z.object({ enabled: z.boolean().default(false) }).optional(),
      anonymous: z.object({ enabled: z.boolean().default(false) }).optional(),
    })
    .prefault({}),
})

/**
 * Authentication must have at least one enabled sign-in method, unless the settings name other
 * providers.
 */
async function signInGaps({ project, settings, read }: Asked): Promise<string[]> {
  const url = `https://identitytoolkit.googleapis.com/admin/v2/projects/${project}`
  const console = `https://console.firebase.google.com/project/${project}/authentication`
  const config = await read.get(`${url}/config`, signInConfig)
  if (config === undefined) return [`Authentication is not set up: "Get started" at ${console}`]
  const provider = z.object({ enabled: z.boolean().default(false) })
  const providers = await Promise.all(
    ['defaultSupportedIdpConfigs', 'oauthIdpConfigs', 'inboundSamlConfigs'].map((kind) =>
      read.list(`${url}/${kind}`, kind, provider),
    ),
  )
  const ways = [...Object.values(config.signIn), ...providers.flat()]
  const hasOthers = settings['IDENTITY_PROVIDERS'] !== undefined
  if (hasOthers || ways.some((way) => way?.enabled)) return []
  return [`Nobody can sign in: enable a provider at ${console}`]
}
