import { Firestore } from '@google-cloud/firestore'
import { lightTransport } from '../light-fetch.ts'

/**
 * Uses REST, because loading gRPC would cost a third of the first call's processor time, and the
 * bundle leaves gRPC out. The emulator (FIRESTORE_EMULATOR_HOST) is reached in the same way.
 */
export function firestoreClient(settings: {
  projectId: string
  /** By default the database `(default)`. */
  databaseId?: string
  emulated: boolean
}): Firestore {
  const { emulated, ...place } = settings
  return new Firestore({
    ...place,
    preferRest: true,
    ...lightTransport,
    ignoreUndefinedProperties: false,
    ...(emulated && unsecured),
  })
}

/**
 * Replaces Google's credentials for the emulator, to which the SDK always sends its own token. The
 * SDK asks gRPC for credentials of a connection without TLS, but REST uses none.
 */
const unsecured = { apiKey: 'local', grpc: { credentials: { createInsecure: () => undefined } } }
