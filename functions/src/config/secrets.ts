import { modelProviders } from '../adapters/model-providers.ts'
import type { OperatorSecret } from '../deployment/function.ts'
import { functions } from '../deployment/functions.ts'

const signingSecrets = ['PAGE_TOKEN_SECRET', 'INVITATION_SECRET'] as const

/** The secrets that the deployment generates at random. */
export const randomSecrets = ['SECRET_KEYS', ...signingSecrets] as const

/** `<access id>:<secret>` of the HMAC key that signs links to photos; the deployment creates it. */
export const photoLinkSecret = 'PHOTO_LINK_KEY'

export const generatedSecrets = [...randomSecrets, photoLinkSecret] as const

/** The operator's secrets that every deployment requires. */
export const requiredSecrets = ['SMTP_URL'] as const satisfies readonly OperatorSecret[]

const plantModelSecrets = Object.values(modelProviders).flatMap(({ secrets }) => secrets)
const optionalOfFunctions = ['GENAI_WEBHOOK_SECRETS'] as const satisfies readonly OperatorSecret[]

/** The operator's secrets that a deployment uses if the project has them. */
export const optionalSecrets: readonly string[] = [...plantModelSecrets, ...optionalOfFunctions]

export const secretNames = [...generatedSecrets, ...requiredSecrets, ...optionalSecrets]

/** A function may hold the secrets of its entry. Code outside functions may hold all secrets. */
export function mayHold(target: string | undefined, name: OperatorSecret): boolean {
  return target === undefined || (functions[target]?.secrets.includes(name) ?? false)
}

/** True if a function may sign page tokens and passwords, because it calls no stranger's server. */
export function maySign(target: string | undefined): boolean {
  return target === undefined || functions[target]?.account === 'functions'
}

/** Whether a function may sign links to photos. A function with HTTP callers may sign links. */
export function mayLinkPhotos(target: string | undefined): boolean {
  const kind = target === undefined ? 'http' : functions[target]?.trigger.kind
  return kind === 'http' || kind === 'callable'
}

/** Whether a function holds the key for links to photos. If IAM signs the links, there is none. */
export function mayHoldPhotoKey(target: string | undefined, env: Environment): boolean {
  return mayLinkPhotos(target) && env.PHOTO_LINK_SIGNING !== 'iam'
}

type Environment = Readonly<Record<string, string | undefined>>

/** Whether a function may ask the plant model. Code outside a function may ask the model. */
export function mayAskPlantModel(target: string | undefined): boolean {
  return target === undefined || (functions[target]?.asksPlantModel ?? false)
}

/**
 * The secrets of a function. A `demo-` project has no secrets, because the emulator would ask
 * Secret Manager. `OPTIONAL_SECRETS` lists the project's optional secrets, separated by commas.
 */
export function secretsOf(target: string, env: Environment): string[] {
  if (env.GCLOUD_PROJECT?.startsWith('demo-')) return []
  const there = env.OPTIONAL_SECRETS?.split(',') ?? []
  const held = (name: OperatorSecret) => mayHold(target, name)
  const asked = mayAskPlantModel(target) ? plantModelSecrets : []
  const optional = [...asked, ...optionalOfFunctions.filter(held)]
  return [
    'SECRET_KEYS',
    ...(maySign(target) ? signingSecrets : []),
    ...(mayHoldPhotoKey(target, env) ? [photoLinkSecret] : []),
    ...requiredSecrets.filter(held),
    ...optional.filter((name) => there.includes(name)),
  ]
}
