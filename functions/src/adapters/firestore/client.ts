import { Firestore } from '@google-cloud/firestore'

/**
 * Uses REST, because loading gRPC would cost a third of the first call's CPU time. For the emulator
 * (FIRESTORE_EMULATOR_HOST), the SDK always uses gRPC.
 */
export function firestoreClient(settings: { projectId: string; emulated: boolean }): Firestore {
  return new Firestore({
    projectId: settings.projectId,
    preferRest: !settings.emulated,
    ignoreUndefinedProperties: false,
  })
}
