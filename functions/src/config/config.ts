import { z } from 'zod'
import { plantModelVariables, readPlantModel } from './plant-model.ts'
import { readWebhooks, webhookVariables } from './webhooks.ts'

const whole = (fallback: number) => z.coerce.number().int().positive().default(fallback)
const address = z.string().min(1)

/** Where to find an OpenID provider's tokens good: https://openid.net/specs/openid-connect-core-1_0.html, section 3.1.3.7. */
const identityProvider = z.object({
  issuer: z.string().min(1),
  audience: z.string().min(1),
  jwksUrl: z.url(),
})

const variables = z.object({
  ...webhookVariables.shape,
  ...plantModelVariables.shape,
  GCLOUD_PROJECT: z.string().min(1),
  FUNCTION_REGION: z.string().default('us-central1'),
  STORAGE_BUCKET: z.string().optional(),
  IMAGE_PROCESSOR_URL: z.url(),
  /** Of the image processor's checks; its own address unless the deployment has another name for it. */
  IMAGE_PROCESSOR_AUDIENCE: z.string().optional(),
  PAGE_TOKEN_SECRET: z.string().min(32).optional(),
  /** Keys the one-time passwords of invitations and their ids; changing it ends every open invitation. */
  INVITATION_SECRET: z.string().min(32).optional(),
  /** JSON list of providers beside Firebase Auth. */
  IDENTITY_PROVIDERS: z.string().default('[]'),
  /** The project's web API key, with which exchanged tokens are asked for; the Auth emulator takes any. */
  IDENTITY_API_KEY: z.string().min(1).optional(),
  QUOTA_USER_DAILY: whole(20),
  QUOTA_KEY_DAILY: whole(1000),
  TRANSACTION_TIMEOUT_SECONDS: whole(120),
  VIOLATIONS_FOR_BAN: whole(2),
  BURST_PER_SECOND: whole(20),
  BURST_SIZE: whole(60),
  /** Who signs the token that the gateway puts in the place of the caller's Authorization. */
  GATEWAY_ISSUER: z.url().default('https://accounts.google.com'),
  FORWARDED_HOPS: z.coerce.number().int().min(0).default(0),
  MINIMUM_APP_VERSION: z.string().default('1.0.0'),
  LEGACY_SUNSET: z.iso.date().optional(),
  OBJECT_LINK_URL: z.url().optional(),
  OBJECT_LINK_SECRET: z.string().min(16).optional(),
  FIREBASE_AUTH_EMULATOR_HOST: address.optional(),
  FIRESTORE_EMULATOR_HOST: address.optional(),
  CLOUD_TASKS_EMULATOR_HOST: address.optional(),
  PUBSUB_EMULATOR_HOST: address.optional(),
  STORAGE_EMULATOR_HOST: z.url().optional(),
})

/** The first release, from which on the legacy paths count as deprecated (RFC 9745). */
const firstRelease = new Date('2026-11-20T00:00:00Z')

/** A project that no production credential belongs to; only there are the emulators' unsigned tokens and a known secret good. */
const isDemo = (projectId: string) => projectId.startsWith('demo-')

export type Config = ReturnType<typeof readConfig>

/** Reads and checks the whole configuration; throws naming every variable that is missing or wrong. */
export function readConfig(env: Record<string, string | undefined>) {
  const parsed = variables.parse(env)
  const projectId = parsed.GCLOUD_PROJECT
  const demo = isDemo(projectId)
  if (parsed.FIREBASE_AUTH_EMULATOR_HOST && !demo)
    throw new Error(
      'FIREBASE_AUTH_EMULATOR_HOST is only for demo- projects: it accepts unsigned tokens',
    )
  return Object.freeze({
    projectId,
    region: parsed.FUNCTION_REGION,
    bucket: parsed.STORAGE_BUCKET ?? `${projectId}.appspot.com`,
    imageProcessor: {
      url: parsed.IMAGE_PROCESSOR_URL,
      audience: parsed.IMAGE_PROCESSOR_AUDIENCE ?? parsed.IMAGE_PROCESSOR_URL,
    },
    ...secrets(parsed, demo),
    identityProviders: z.array(identityProvider).parse(JSON.parse(parsed.IDENTITY_PROVIDERS)),
    identityToolkit: identityToolkit(parsed),
    rules: {
      quota: { userDaily: parsed.QUOTA_USER_DAILY, keyDaily: parsed.QUOTA_KEY_DAILY },
      transactionTimeoutSeconds: parsed.TRANSACTION_TIMEOUT_SECONDS,
    },
    /** Recorded violations from which on an administrator may ban. */
    violationsForBan: parsed.VIOLATIONS_FOR_BAN,
    burst: { perSecond: parsed.BURST_PER_SECOND, size: parsed.BURST_SIZE },
    gatewayIssuers: [parsed.GATEWAY_ISSUER],
    ...readWebhooks(parsed, demo),
    plantModel: readPlantModel(parsed, { projectId, demo }),
    forwardedHops: parsed.FORWARDED_HOPS,
    minimumAppVersion: parsed.MINIMUM_APP_VERSION,
    deprecatedSince: firstRelease,
    sunset: parsed.LEGACY_SUNSET ? new Date(parsed.LEGACY_SUNSET) : null,
    objectLinks: objectLinks(parsed),
    emulators: emulators(parsed),
  })
}

type Variables = z.infer<typeof variables>

/** What a deployment must be given; a demo project's are known to all. */
function secrets(parsed: Variables, demo: boolean) {
  const known = demo ? 'this secret of a demo project is no secret' : undefined
  const pageTokenSecret = parsed.PAGE_TOKEN_SECRET ?? known
  if (!pageTokenSecret) throw new Error('PAGE_TOKEN_SECRET is missing')
  const invitationSecret = parsed.INVITATION_SECRET ?? known
  if (!invitationSecret) throw new Error('INVITATION_SECRET is missing')
  return { pageTokenSecret, invitationSecret }
}

/** The local link server; undefined where Cloud Storage signs links itself. */
function objectLinks({ OBJECT_LINK_URL: url, OBJECT_LINK_SECRET: secret }: Variables) {
  return url && secret ? { url, secret } : undefined
}

function emulators(parsed: Variables) {
  return {
    auth: parsed.FIREBASE_AUTH_EMULATOR_HOST,
    firestore: parsed.FIRESTORE_EMULATOR_HOST,
    tasks: parsed.CLOUD_TASKS_EMULATOR_HOST,
    pubsub: parsed.PUBSUB_EMULATOR_HOST,
    storage: parsed.STORAGE_EMULATOR_HOST,
  }
}

/** Where identity tokens are asked for, and with which of the project's web API keys. */
function identityToolkit(parsed: Variables) {
  const emulator = parsed.FIREBASE_AUTH_EMULATOR_HOST
  const apiKey = parsed.IDENTITY_API_KEY ?? (emulator ? 'any' : undefined)
  if (!apiKey) throw new Error('IDENTITY_API_KEY is missing')
  return {
    apiKey,
    emulatorUrl: emulator && `http://${emulator}/identitytoolkit.googleapis.com`,
  }
}
