import { modelProviders } from '../adapters/model-providers.ts'
import type { OperatorSecret } from '../deployment/function.ts'
import { functions } from '../deployment/functions.ts'

const signingSecrets = ['PAGE_TOKEN_SECRET', 'INVITATION_SECRET'] as const

/** Made by the deployment itself, at random. */
export const randomSecrets = ['SECRET_KEYS', ...signingSecrets] as const

/** `<access id>:<secret>` of the HMAC key that signs links to photos; made by the deployment. */
export const photoLinkSecret = 'PHOTO_LINK_KEY'

/** Nobody types one of these. */
export const generatedSecrets = [...randomSecrets, photoLinkSecret] as const

/** The operator's, without which nothing is deployed. */
export const requiredSecrets = ['SMTP_URL'] as const satisfies readonly OperatorSecret[]

const plantModelSecrets = Object.values(modelProviders).flatMap(({ secrets }) => secrets)
const optionalOfFunctions = ['GENAI_WEBHOOK_SECRETS'] as const satisfies readonly OperatorSecret[]

/** The operator's, used by a deployment whose project has them. */
export const optionalSecrets: readonly string[] = [...plantModelSecrets, ...optionalOfFunctions]

/** Whether a function may have an operator's secret. What runs as no function may have all. */
export function mayHold(target: string | undefined, name: OperatorSecret): boolean {
  return target === undefined || (functions[target]?.secrets.includes(name) ?? false)
}

/**
 * Whether a function may sign and check page tokens and one-time passwords. What talks to servers
 * of strangers may not.
 */
export function maySign(target: string | undefined): boolean {
  return target === undefined || functions[target]?.account === 'functions'
}

/** Whether a function answers callers, and so may link to photos. */
export function mayLinkPhotos(target: string | undefined): boolean {
  const kind = target === undefined ? 'http' : functions[target]?.trigger.kind
  return kind === 'http' || kind === 'callable'
}

/** Whether a function may ask the plant model. What runs as no function may. */
export function mayAskPlantModel(target: string | undefined): boolean {
  return target === undefined || (functions[target]?.asksPlantModel ?? false)
}

/**
 * The secrets that a function of a deployment is bound to.
 * There are none in a `demo-` project: the emulator would ask Secret Manager for them.
 * `OPTIONAL_SECRETS` is a comma-separated list of the optional secrets that the project has.
 */
export function secretsOf(target: string, env: Record<string, string | undefined>): string[] {
  if (env.GCLOUD_PROJECT?.startsWith('demo-')) return []
  const there = env.OPTIONAL_SECRETS?.split(',') ?? []
  const held = (name: OperatorSecret) => mayHold(target, name)
  const asked = mayAskPlantModel(target) ? plantModelSecrets : []
  const optional = [...asked, ...optionalOfFunctions.filter(held)]
  return [
    'SECRET_KEYS',
    ...(maySign(target) ? signingSecrets : []),
    ...(mayLinkPhotos(target) ? [photoLinkSecret] : []),
    ...requiredSecrets.filter(held),
    ...optional.filter((name) => there.includes(name)),
  ]
}
