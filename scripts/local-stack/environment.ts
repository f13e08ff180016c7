import { join } from 'node:path'
import { projectId, storageBucket } from '../common/project.ts'
import { root } from '../common/root.ts'
import { localSecrets } from './local-secrets.ts'
import { hostOf, type Ports, urlOf } from './ports.ts'

export type Environment = Record<string, string>

/** The account of the functions on the local stack. The image processor accepts no other caller. */
export const functionsServiceAccount = `functions@${projectId}.iam.gserviceaccount.com`

/** The variables with which a test, a script or a developer reaches the running stack. */
export function clientEnvironment(ports: Ports, photoLinkKey: string): Environment {
  return {
    BASE_URL: urlOf(ports.gateway),
    API_URL: urlOf(ports.api),
    PHOTOS_URL: urlOf(ports.photos),
    WEB_URL: urlOf(ports.web),
    PROJECT_ID: projectId,
    GCLOUD_PROJECT: projectId,
    GOOGLE_CLOUD_PROJECT: projectId,
    STORAGE_BUCKET: storageBucket,
    FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket }),
    FIREBASE_AUTH_EMULATOR_HOST: hostOf(ports.auth),
    FIRESTORE_EMULATOR_HOST: hostOf(ports.firestore),
    FIREBASE_STORAGE_EMULATOR_HOST: hostOf(ports.storage),
    STORAGE_EMULATOR_HOST: urlOf(ports.storage),
    PUBSUB_EMULATOR_HOST: hostOf(ports.pubsub),
    FUNCTIONS_EMULATOR_HOST: hostOf(ports.functions),
    CLOUD_TASKS_URL: urlOf(ports.taskQueues),
    // For the previous release, which the test of rolling updates runs beside this one.
    CLOUD_TASKS_EMULATOR_HOST: hostOf(ports.tasks),
    IMAGE_PROCESSOR_URL: urlOf(ports.imageProcessor),
    DELIVER_WEBHOOK_URL: urlOf(ports.deliverWebhook),
    MAIL_URL: urlOf(ports.mail),
    SMTP_URL: `smtp://${hostOf(ports.smtp)}`,
    ISSUER_URL: urlOf(ports.issuer),
    GATEWAY_ISSUER: urlOf(ports.issuer),
    OBJECT_LINK_URL: urlOf(ports.objectLinks),
    PHOTO_LINK_KEY: photoLinkKey,
    GCE_METADATA_HOST: hostOf(ports.issuer),
    METADATA_SERVER_DETECTION: 'assume-present',
  }
}

/** The variables of the service's processes: secrets, overridden by the shell and by the stack. */
export function serviceEnvironment(ports: Ports, photoLinkKey: string): Environment {
  const secrets = localSecrets(join(root, 'functions/.secret.local'))
  // All tests share one address, whose requests in flight the service limits.
  const instances = { MAX_INSTANCES: '50' }
  return {
    ...secrets,
    ...instances,
    ...callerSettings(),
    ...clientEnvironment(ports, photoLinkKey),
    TZ: 'UTC',
  }
}

/** The variables that the functions emulator would set for its own functions. */
export function httpFunctionEnvironment(target: string, port: number): Environment {
  return {
    PORT: String(port),
    FUNCTION_TARGET: target,
    // A topic sends CloudEvents. Tasks and schedules send plain requests.
    FUNCTION_SIGNATURE_TYPE: target === 'fanOutEvent' ? 'cloudevent' : 'http',
    FUNCTIONS_EMULATOR: 'true',
    K_SERVICE: target,
    K_REVISION: '1',
  }
}

export function imageProcessorEnvironment(ports: Ports): Environment {
  const issuer = urlOf(ports.issuer)
  return {
    PORT: String(ports.imageProcessor),
    CALLER_ISSUER: issuer,
    CALLER_JWKS_URL: `${issuer}/certs`,
    CALLER_AUDIENCE: urlOf(ports.imageProcessor),
    CALLER_EMAILS: functionsServiceAccount,
    // As in image-processor/Dockerfile.
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '131072',
  }
}

/** The variables of the shell, without credentials that could reach production. */
function callerSettings(): Environment {
  const { GOOGLE_APPLICATION_CREDENTIALS: _credentials, ...rest } = process.env
  return Object.fromEntries(
    Object.entries(rest).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}
