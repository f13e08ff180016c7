import type { Locales } from '../domain/locales/load.ts'
import type { RuleSettings } from '../domain/settings.ts'
import type { ComponentId } from '../domain/status.ts'
import type { CallerCache, IdentityRemoval, IdentityVerifier, TokenIssuer } from './callers.ts'
import type { CallContext, Clock, Ids, Log } from './context.ts'
import type { ImageProcessor } from './image-processor.ts'
import type { Mailer, Publisher, Queue, WebhookClient } from './messages.ts'
import type { Archiver, ObjectStreams, Objects, PhotoLinks } from './objects.ts'
import type { PlantModel } from './plant-model.ts'
import type { JwtVerifier, OneTimePasswords, SecretBox, Secrets } from './secrets.ts'
import type { Store } from './store.ts'

/**
 * Everything outside the process that endpoints and jobs use, and the settings of the deployment.
 * Each takes what it needs out of it.
 */
export type Ports = {
  archiver: Archiver
  cache: CallerCache
  clock: Clock
  identities: IdentityVerifier
  identityRemoval: IdentityRemoval
  ids: Ids
  images: ImageProcessor
  log: Log
  mailer: Mailer
  model: PlantModel
  objects: Objects
  objectStreams: ObjectStreams
  oneTimePasswords: OneTimePasswords
  photoLinks: PhotoLinks
  probes: readonly Probe[]
  providerTokens: JwtVerifier
  publisher: Publisher
  queue: Queue
  secretBox: SecretBox
  secrets: Secrets
  statusProbes: StatusProbes
  store: Store
  tokenIssuer: TokenIssuer
  webhookClient: WebhookClient

  /** Where the console is, for links in mails; undefined where there is none. */
  consoleUrl: string | undefined
  /** The public definition as text. */
  definitions: { swagger: string; openApi: string }
  /** The languages that the plant model answers in. */
  languages: readonly string[]
  locales: Locales
  minimumAppVersion: string
  pageTokenSecret: string
  /** The secrets of the provider's static webhooks; with none, every such event is refused. */
  providerSecrets: readonly string[]
  rules: RuleSettings
  violationsForBan: number
  webhooks: { retryScale: number; allowsLocalhost: boolean }
  /** Makes a signing secret: `whsec_` and 32 random bytes. */
  webhookSecret(): string
  /** Whether asynchronous runs are left to the model's provider. */
  worksInBackground: boolean
}

/** A cheap check of one part of the service. Throws if the part does not work. */
export type Question = { check(context: CallContext): Promise<void> }

export type Probe = Question & {
  name: string
  /** The service can answer no call without this part. */
  isEssential: boolean
}

/** For each component: the parts that it needs, and whether its background work keeps up. */
export type StatusProbes = Record<ComponentId, { needs: readonly Question[]; backlog?: Question }>

/**
 * Ports of which only some are there, for tests and for commands of the operator. Using another one
 * throws an error that names it.
 */
export function onlyPorts<P extends Partial<Ports>>(given: P): Ports & P {
  return new Proxy(given, {
    get(target, name, receiver) {
      // A promise asks whatever it resolves to for a `then`.
      if (Reflect.has(target, name) || typeof name === 'symbol' || name === 'then')
        return Reflect.get(target, name, receiver)
      throw new Error(`The port ${name} was not given`)
    },
  }) as Ports & P
}
