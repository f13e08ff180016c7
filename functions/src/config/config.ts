import { z } from 'zod'
import { limits } from '../contract/limits.ts'
import { functions } from '../deployment/functions.ts'
import { backgroundTiming } from '../domain/background-timing.ts'
import { databaseVariables, readDatabase } from './database.ts'
import { plantModelVariables, readPlantModel } from './plant-model.ts'
import { accountAddress, platformVariables, readSignIn, signInVariables } from './platform.ts'
import { proxyVariables, readProxies } from './proxies.ts'
import { mayAskPlantModel, mayHold, mayHoldPhotoKey, mayLinkPhotos, maySign } from './secrets.ts'
import { readTold, toldVariables } from './told.ts'
import { readWebhooks, webhookVariables } from './webhooks.ts'

const { runAnalysis, deletePersonalData } = backgroundTiming

/** The minimum timeout leaves time for a whole run even if the sweeper must queue the run again. */
const secondsMin =
  runAnalysis.firstSweepSeconds +
  runAnalysis.sweepAgainSeconds +
  functions.runAnalysis.workSeconds +
  1

/**
 * The maximum timeout fits erasure. Erasure deletes data only after the last identity token has
 * expired, the last call with that token has ended, and the sweeper has ended the call's analysis.
 */
const secondsMax =
  deletePersonalData.firstSweepSeconds -
  limits.apiKey.exchangedLifetimeSeconds -
  functions.photos.timeoutSeconds -
  functions.sweep.timeoutSeconds

const fault = `must be a whole number from ${secondsMin} to ${secondsMax}, to fit the times of the background work`

/** The setting TRANSACTION_TIMEOUT_SECONDS. The default is checked too. */
const transactionTimeoutSeconds = z.coerce
  .number(fault)
  .int(fault)
  .min(secondsMin, fault)
  .max(secondsMax, fault)
  .prefault(limits.transaction.timeoutSeconds)

const whole = (fallback: number) => z.coerce.number().int().positive().default(fallback)
const address = z.string().min(1)

/** An OpenID provider: https://openid.net/specs/openid-connect-core-1_0.html, section 3.1.3.7. */
const identityProvider = z.object({
  issuer: z.string().min(1),
  audience: z.string().min(1),
  jwksUrl: z.url(),
})

/** The schema of a secret. The secret is undefined in a function that may not sign. */
function signingSecret(demo: boolean, isGiven: boolean): z.ZodType<string | undefined> {
  const long = z.string().min(32)
  if (!isGiven) return long.optional()
  return demo ? long.default('this secret of a demo project is no secret') : long
}

/** The schema of the key for photo links. The key is undefined in a function that may not sign. */
function photoLinkKey(demo: boolean, isGiven: boolean) {
  const key = z
    .string()
    .regex(/^\w+:[A-Za-z0-9+/=]{20,}$/, 'must be <access id>:<secret>')
    .transform((text) => {
      const [accessId = '', secret = ''] = text.split(':')
      return { accessId, secret }
    })
  if (!isGiven) return key.optional()
  return demo ? key.prefault('GOOG1DEMO:thisKeyOfADemoProjectIsNoSecret') : key
}

/** The date of the first release, which deprecated the legacy paths (RFC 9745). */
const firstReleaseDate = '2026-11-20'
const firstRelease = new Date(firstReleaseDate)

const imageProcessorVariables = {
  IMAGE_PROCESSOR_URL: z.url(),
  /** The audience that the image processor checks. The default is the processor's own address. */
  IMAGE_PROCESSOR_AUDIENCE: z.string().optional(),
  /** `off` is for operators who worry about the patents on HEIC. */
  HEIC: z.enum(['on', 'off']).default('on'),
}

/** All variables except those of the model providers. A demo project has public defaults. */
export const variables = (demo: boolean, env: Environment) => {
  const target = env.FUNCTION_TARGET
  return z.object({
    ...webhookVariables(demo, mayHold(target, 'SMTP_URL')).shape,
    ...platformVariables(demo).shape,
    GCLOUD_PROJECT: z.string().min(1),
    /** A deployment must set the bucket, because the default name depends on the project's age. */
    STORAGE_BUCKET: demo ? z.string().optional() : z.string().min(1),
    ...imageProcessorVariables,
    PAGE_TOKEN_SECRET: signingSecret(demo, maySign(target)),
    /** The key for ids and passwords of invitations. A new key ends every open invitation. */
    INVITATION_SECRET: signingSecret(demo, maySign(target)),
    /** A JSON list of the identity providers besides Firebase Auth. */
    IDENTITY_PROVIDERS: z.string().default('[]'),
    ...signInVariables,
    /** The project's web API key for exchanged tokens. The Auth emulator accepts any key. */
    IDENTITY_API_KEY: demo ? z.string().min(1).default('any') : z.string().min(1),
    QUOTA_USER_DAILY: whole(limits.quota.userDaily),
    QUOTA_KEY_DAILY: whole(limits.quota.enterpriseDaily),
    QUOTA_MEMBER_DAILY: whole(limits.quota.enterpriseMemberDaily),
    TRANSACTION_TIMEOUT_SECONDS: transactionTimeoutSeconds,
    VIOLATIONS_FOR_BAN: whole(limits.admin.violationsForBan),
    /** Tests set a shorter cache time than the service promises to callers. */
    CALLER_CACHE_SECONDS: z.coerce.number().positive().optional(),
    BURST_PER_SECOND: whole(20),
    BURST_SIZE: whole(60),
    ...proxyVariables,
    ...toldVariables,
    ...databaseVariables,
    /** The address of the console, for links in emails. */
    WEB_URL: z.url().optional(),
    /** The Sunset date must not be before the Deprecation date (RFC 9745, section 5). */
    LEGACY_SUNSET: z.iso
      .date()
      .refine((date) => !(new Date(date) < firstRelease), `must not be before ${firstReleaseDate}`)
      .optional(),
    /** `iam` is for organisations that forbid HMAC keys, and costs a remote call for each link. */
    PHOTO_LINK_SIGNING: z.enum(['hmac', 'iam']).default('hmac'),
    PHOTO_LINK_KEY: photoLinkKey(demo, mayHoldPhotoKey(target, env)),
    OBJECT_LINK_URL: z.url().optional(),
    FIREBASE_AUTH_EMULATOR_HOST: address.optional(),
    FIRESTORE_EMULATOR_HOST: address.optional(),
    CLOUD_TASKS_EMULATOR_HOST: address.optional(),
    /** The local stack's Cloud Tasks, because the emulator has other paths than Cloud Tasks. */
    CLOUD_TASKS_URL: z.url().optional(),
    PUBSUB_EMULATOR_HOST: address.optional(),
    STORAGE_EMULATOR_HOST: z.url().optional(),
  })
}

/** Only a demo project accepts public secrets and the unsigned tokens of emulators. */
const isDemo = (projectId: string) => projectId.startsWith('demo-')

export type Config = ReturnType<typeof readConfig>

/** Reads the configuration. Throws an error that names every missing or wrong variable. */
export function readConfig(env: Environment) {
  const target = env.FUNCTION_TARGET
  const demo = isDemo(env.GCLOUD_PROJECT ?? '')
  const parsed = parse(env, demo)
  const { GCLOUD_PROJECT: projectId, TRANSACTION_TIMEOUT_SECONDS: transactionTimeoutSeconds } =
    parsed
  return Object.freeze({
    projectId,
    region: parsed.REGION,
    serviceAccount: accountAddress(functions[target ?? '']?.account ?? 'functions', projectId),
    ...readDatabase(parsed),
    bucket: parsed.STORAGE_BUCKET ?? `${projectId}.appspot.com`,
    imageProcessor: {
      url: parsed.IMAGE_PROCESSOR_URL,
      audience: parsed.IMAGE_PROCESSOR_AUDIENCE ?? parsed.IMAGE_PROCESSOR_URL,
      heic: parsed.HEIC,
    },
    pageTokenSecret: parsed.PAGE_TOKEN_SECRET,
    invitationSecret: parsed.INVITATION_SECRET,
    identityProviders: z.array(identityProvider).parse(JSON.parse(parsed.IDENTITY_PROVIDERS)),
    identityToolkit: identityToolkit(parsed),
    ...readSignIn(parsed),
    rules: { quota: quotaLimits(parsed), transactionTimeoutSeconds },
    /** The number of recorded violations that allows an administrator to ban a user. */
    violationsForBan: parsed.VIOLATIONS_FOR_BAN,
    callerCacheSeconds: parsed.CALLER_CACHE_SECONDS,
    /** A process of the emulators replaces all instances of its function. */
    concurrency: concurrencyOf(target) * (demo ? parsed.MAX_INSTANCES : 1),
    burst: { perSecond: parsed.BURST_PER_SECOND, size: parsed.BURST_SIZE },
    ...readWebhooks(parsed, demo),
    plantModel: readPlantModel(parsed, { projectId, demo, isAsked: mayAskPlantModel(target) }),
    ...readProxies(parsed, isBehindGateway(target)),
    told: readTold(parsed),
    consoleUrl: parsed.WEB_URL,
    deprecatedSince: firstRelease,
    sunset: parsed.LEGACY_SUNSET ? new Date(parsed.LEGACY_SUNSET) : null,
    photoLinks: photoLinks(parsed, target),
    /** True if links lead to the local link server. No emulator checks the signatures of links. */
    linksLocally: parsed.OBJECT_LINK_URL !== undefined,
    emulators: emulators(parsed),
  })
}

type Environment = Record<string, string | undefined>
type Variables = z.infer<ReturnType<typeof variables>> & z.infer<typeof plantModelVariables>

function parse(env: Environment, demo: boolean): Variables {
  const all = variables(demo, env).and(plantModelVariables)
  const { data, error } = all.safeParse(env)
  if (error) throw new Error(error.issues.map((issue) => describe(issue, env)).join('\n'))
  if (data.FIREBASE_AUTH_EMULATOR_HOST && !demo)
    throw new Error(
      'FIREBASE_AUTH_EMULATOR_HOST is only for demo- projects: it accepts unsigned tokens',
    )
  return data
}

function describe({ path, message }: z.core.$ZodIssue, env: Environment): string {
  const name = String(path[0])
  return env[name] === undefined ? `${name} is missing` : `${name}: ${message}`
}

/** The requests that an instance of a function serves at once. */
function concurrencyOf(target = 'api'): number {
  return (functions[target] ?? functions.api).concurrency
}

function quotaLimits(parsed: Variables) {
  return {
    userDaily: parsed.QUOTA_USER_DAILY,
    keyDaily: parsed.QUOTA_KEY_DAILY,
    memberDaily: parsed.QUOTA_MEMBER_DAILY,
  }
}

/** Whether only the gateway can call a function, so that nobody can impersonate the gateway. */
function isBehindGateway(target: string | undefined): boolean {
  const invokers = functions[target ?? '']?.invokers ?? []
  return invokers !== 'public' && invokers.length > 0 && invokers.every((by) => by === 'gateway')
}

/** What signs links to photos, or undefined in a function that signs none. */
function photoLinks(parsed: Variables, target: string | undefined) {
  const { OBJECT_LINK_URL: url, PHOTO_LINK_KEY: key, PHOTO_LINK_SIGNING: signing } = parsed
  if (signing === 'iam') return mayLinkPhotos(target) ? signing : undefined
  return key && { baseUrl: url ?? 'https://storage.googleapis.com', key }
}

function emulators(parsed: Variables) {
  return {
    auth: parsed.FIREBASE_AUTH_EMULATOR_HOST,
    firestore: parsed.FIRESTORE_EMULATOR_HOST,
    tasksUrl: tasksUrl(parsed),
    pubsubUrl: parsed.PUBSUB_EMULATOR_HOST && `http://${parsed.PUBSUB_EMULATOR_HOST}`,
    storage: parsed.STORAGE_EMULATOR_HOST,
  }
}

/** Beside an emulator, no task goes to Google Cloud, even without the local stack. */
function tasksUrl({ CLOUD_TASKS_URL: url, CLOUD_TASKS_EMULATOR_HOST: host }: Variables) {
  return url ?? (host && `http://${host}`)
}

function identityToolkit(parsed: Variables) {
  const emulator = parsed.FIREBASE_AUTH_EMULATOR_HOST
  return {
    apiKey: parsed.IDENTITY_API_KEY,
    emulatorUrl: emulator && `http://${emulator}/identitytoolkit.googleapis.com`,
  }
}
