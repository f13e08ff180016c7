import type { Locales } from '../domain/locales/load.ts'
import type { RuleSettings } from '../domain/settings.ts'
import type { ComponentId } from '../domain/status.ts'
import type {
  AppCheck,
  CallerCache,
  IdentityRemoval,
  IdentityVerifier,
  SecondFactor,
  TokenIssuer,
} from './callers.ts'
import type { CallContext, Clock, Ids, Log } from './context.ts'
import type { ImageProcessor } from './image-processor.ts'
import type { Mailer, Publisher, Queue, WebhookClient } from './messages.ts'
import type { Archiver, ObjectStreams, Objects, PhotoLinks } from './objects.ts'
import type { MeasurementModel, PlantModel } from './plant-model.ts'
import type { JwtVerifier, OneTimePasswords, SecretBox, Secrets } from './secrets.ts'
import type { Store } from './store.ts'

/**
 * Everything outside the process that endpoints and jobs use, and the settings of the deployment.
 * Each endpoint or job picks the ports that it needs.
 */
export type Ports = {
  appCheck: AppCheck
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
  /** Answers when a caller adds a photo or an answer to an analysis. */
  secondLook: MeasurementModel
  secretBox: SecretBox
  secondFactor: SecondFactor
  secrets: Secrets
  statusProbes: StatusProbes
  store: Store
  tokenIssuer: TokenIssuer
  webhookClient: WebhookClient

  /** The ids of the conditions that the plant model can name. */
  conditionsNamed: readonly string[]
  /** The address of the console, for links in mails. Undefined if there is no console. */
  consoleUrl: string | undefined
  /** The public definition of the API as text. */
  definitions: { swagger: string; openApi: string }
  /** The languages that the plant model answers in. */
  languages: readonly string[]
  locales: Locales
  pageTokenSecret: string
  /** The secrets of the provider's static webhooks, whose events are rejected without a secret. */
  providerSecrets: readonly string[]
  rules: RuleSettings
  /** Settings that `/v1/config` shows. */
  told: {
    firestoreDatabase: string
    minimumAppVersion: string
    legal: { termsUrl: string | null; privacyUrl: string | null }
  }
  violationsForBan: number
  webhooks: { retryScale: number; allowsLocalhost: boolean }
  /** Makes a signing secret: `whsec_` and 32 random bytes. */
  webhookSecret(): string
  /** Whether asynchronous analyses use the background mode of the model's provider. */
  worksInBackground: boolean
}

/** A cheap check of one dependency. Throws if the dependency does not work. */
export type Question = { check(context: CallContext): Promise<void> }

export type Probe = Question & {
  name: string
  /** True if every call of the service needs this dependency, so that one failure is an outage. */
  isEssential: boolean
}

/** Checks of each component's dependencies, and of the backlog of its background work. */
export type StatusProbes = Record<ComponentId, { needs: readonly Question[]; backlog?: Question }>

/**
 * Offers only the given ports, for tests and the operator's commands. Using any other port throws
 * an error that names the port.
 */
export function onlyPorts<P extends Partial<Ports>>(given: P): Ports & P {
  return new Proxy(given, {
    get(target, name, receiver) {
      // A promise reads `then` of the value that it resolves to.
      if (Reflect.has(target, name) || typeof name === 'symbol' || name === 'then')
        return Reflect.get(target, name, receiver)
      throw new Error(`The port ${name} was not given`)
    },
  }) as Ports & P
}
