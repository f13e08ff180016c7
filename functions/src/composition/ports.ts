import {
  cloudObjectStreams,
  cloudObjects,
  iamPhotoLinks,
} from '../adapters/cloud-storage/objects.ts'
import { cloudTasksQueue } from '../adapters/cloud-tasks/queue.ts'
import { adminAuth, firebaseIdentityRemoval } from '../adapters/firebase-auth/admin-auth.ts'
import { appCheckVerifier } from '../adapters/firebase-auth/app-check.ts'
import { firebaseProvider, identityVerifier } from '../adapters/firebase-auth/identity-verifier.ts'
import { firebaseTokenIssuer } from '../adapters/firebase-auth/token-issuer.ts'
import { rememberingVerifier } from '../adapters/firebase-auth/token-memory.ts'
import { firestoreClient } from '../adapters/firestore/client.ts'
import { firestoreStore } from '../adapters/firestore/store.ts'
import { metadataIdentityTokens } from '../adapters/image-processor/identity-tokens.ts'
import { createImageProcessor } from '../adapters/image-processor/image-processor.ts'
import { jsonLines } from '../adapters/log/json-lines.ts'
import { signedPhotoLinks } from '../adapters/photo-links/photo-links.ts'
import { providerJwtVerifier } from '../adapters/provider-webhook/jwt-verifier.ts'
import { pubsubPublisher } from '../adapters/pubsub/publisher.ts'
import { aesGcmSecretBox } from '../adapters/secrets/aes-gcm.ts'
import { oneTimePasswords } from '../adapters/secrets/one-time-passwords.ts'
import { newWebhookSecret, unknownSecret } from '../adapters/secrets/webhook-secret.ts'
import { smtpMailer } from '../adapters/smtp/mailer.ts'
import { systemClock, systemIds, systemSecrets } from '../adapters/system.ts'
import { isolatedWebhookClient } from '../adapters/webhook-http/isolated-client.ts'
import { zipArchiver } from '../adapters/zip/archiver.ts'
import type { Config } from '../config/config.ts'
import { functions } from '../deployment/functions.ts'
import type { Locales } from '../domain/locales/load.ts'
import { callerCache } from '../operations/authentication/cache.ts'
import type { Clock, Log } from '../ports/context.ts'
import type { Mailer } from '../ports/messages.ts'
import type { PhotoLinks } from '../ports/objects.ts'
import type { Ports } from '../ports/ports.ts'
import { plantModel } from './plant-model.ts'
import { probes, statusProbes } from './probes.ts'

/** Files that the build puts beside the bundle: both API definitions, and all translated texts. */
export type BuiltFiles = {
  definitions: { swagger: string; openApi: string }
  locales: Locales
}

/** Creates all adapters. No adapter connects before its first use. */
export function createPorts(config: Config, built: BuiltFiles): Ports {
  const { projectId, databaseId, emulators } = config
  const clock = systemClock
  const log = jsonLines(projectId)
  const store = firestoreStore(
    firestoreClient({ projectId, databaseId, emulated: emulators.firestore !== undefined }),
  )
  const { url, audience, heic } = config.imageProcessor
  const imageProcessor = { url, tokens: metadataIdentityTokens(audience, clock) }
  return {
    store,
    images: createImageProcessor(imageProcessor, heic),
    clock,
    ids: systemIds,
    log,
    objectStreams: cloudObjectStreams({ projectId, bucket: config.bucket }),
    archiver: zipArchiver,
    ...storedObjects(config),
    ...backgroundWork(config),
    ...plantModel(config.plantModel, log, built.locales),
    ...signIn(config, clock),
    secrets: systemSecrets,
    oneTimePasswords: oneTimePasswords(config.invitationSecret ?? unknownSecret()),
    ...webhookPorts(config, clock, log),
    cache: callerCache(config.callerCacheSeconds),
    probes: probes({ store, imageProcessor }),
    statusProbes: statusProbes({
      store,
      clock,
      imageProcessor,
      signInUrl: emulators.auth ? `http://${emulators.auth}` : firebaseProvider(projectId).jwksUrl,
    }),
    rules: config.rules,
    violationsForBan: config.violationsForBan,
    pageTokenSecret: config.pageTokenSecret ?? unknownSecret(),
    told: config.told,
    consoleUrl: config.consoleUrl,
    ...built,
  }
}

function storedObjects({ projectId, bucket, photoLinks, linksLocally }: Config) {
  const byKey = photoLinks === 'iam' ? undefined : photoLinks
  const localLinks = linksLocally ? byKey : undefined
  const objects = cloudObjects({ projectId, bucket, localLinks })
  if (photoLinks === 'iam') return { objects, photoLinks: iamPhotoLinks({ projectId, bucket }) }
  return {
    objects,
    photoLinks: byKey ? signedPhotoLinks({ bucket, ...byKey }) : disabledPhotoLinks,
  }
}

/** Throws in functions without HTTP callers, because they may sign no links. */
const disabledPhotoLinks: PhotoLinks = {
  async linkTo() {
    throw new Error('This function links to no photo: see functions/src/config/secrets.ts')
  },
}

function backgroundWork({ projectId, region, serviceAccount, emulators }: Config) {
  return {
    queue: cloudTasksQueue({
      projectId,
      region,
      serviceAccount,
      localUrl: emulators.tasksUrl,
      dispatchDeadlineSeconds: (name) => functions[name].trigger.dispatchDeadlineSeconds,
    }),
    publisher: pubsubPublisher({ projectId, localUrl: emulators.pubsubUrl }),
  }
}

function signIn(config: Config, clock: Clock) {
  const { projectId, emulators, identityProviders, identityToolkit, callerCacheSeconds } = config
  const auth = adminAuth(projectId)
  const verifier = identityVerifier({
    primary: firebaseProvider(projectId),
    others: identityProviders,
    unsignedTokensOf: emulators.auth === undefined ? undefined : projectId,
  })
  return {
    appCheck: appCheck(config, clock),
    secondFactor: config.secondFactor,
    identities: rememberingVerifier(verifier, clock, callerCacheSeconds),
    identityRemoval: firebaseIdentityRemoval(auth),
    tokenIssuer: firebaseTokenIssuer({
      auth,
      apiKey: identityToolkit.apiKey,
      baseUrl: identityToolkit.emulatorUrl,
    }),
  }
}

/** Without the setting, makes no verifier, and fetches no keys. */
function appCheck({ projectId, appCheck: mode, callerCacheSeconds }: Config, clock: Clock) {
  if (mode === 'OFF') return { mode }
  return { mode, ...rememberingVerifier(appCheckVerifier(projectId), clock, callerCacheSeconds) }
}

/** Throws in functions that send no email, because their settings name no mail server. */
const disabledMailer: Mailer = {
  send: async () => {
    throw new Error('This function sends no mail: see functions/src/config/secrets.ts')
  },
}

function webhookPorts(config: Config, clock: Clock, log: Log) {
  return {
    secretBox: aesGcmSecretBox(config.secretKeys),
    webhookSecret: newWebhookSecret,
    webhookClient: isolatedWebhookClient(log),
    mailer: config.mail ? smtpMailer(config.mail) : disabledMailer,
    webhooks: config.webhooks,
    providerSecrets: config.genaiWebhook.secrets,
    providerTokens: providerJwtVerifier(config.genaiWebhook, clock),
  }
}
