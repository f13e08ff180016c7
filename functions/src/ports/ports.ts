import type { Locales } from '../domain/locales/load.ts'
import type { RuleSettings } from '../domain/settings.ts'
import type { Archiver } from './archiver.ts'
import type { CallerCache } from './caller-cache.ts'
import type { Clock } from './clock.ts'
import type { IdentityVerifier } from './identity.ts'
import type { IdentityRemoval } from './identity-removal.ts'
import type { Ids } from './ids.ts'
import type { ImageProcessor } from './image-processor.ts'
import type { JwtVerifier } from './jwt-verifier.ts'
import type { Log } from './log.ts'
import type { Mailer } from './mailer.ts'
import type { ObjectStreams } from './object-streams.ts'
import type { Objects } from './objects.ts'
import type { OneTimePasswords } from './one-time-passwords.ts'
import type { PhotoLinks } from './photo-links.ts'
import type { PlantModel } from './plant-model.ts'
import type { Probe, StatusProbes } from './probe.ts'
import type { Publisher } from './publisher.ts'
import type { Queue } from './queue.ts'
import type { SecretBox } from './secret-box.ts'
import type { Secrets } from './secrets.ts'
import type { TokenIssuer } from './sign-in.ts'
import type { Store } from './store.ts'
import type { WebhookClient } from './webhook-client.ts'

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
