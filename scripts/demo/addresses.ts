import type { Environment } from '../local-stack/environment.ts'

/** The lines with the stack's addresses that `npm start` prints. */
export function addressesOf(environment: Environment, logFolder: string): string[] {
  const emulators = {
    Auth: environment['FIREBASE_AUTH_EMULATOR_HOST'],
    Firestore: environment['FIRESTORE_EMULATOR_HOST'],
    Storage: environment['FIREBASE_STORAGE_EMULATOR_HOST'],
    // Apps reach the callable functions with `connectFunctionsEmulator`.
    Functions: environment['FUNCTIONS_EMULATOR_HOST'],
  }
  return [
    `Gateway    ${environment['BASE_URL']}`,
    ...Object.entries(emulators).map(([name, host]) => `${name.padEnd(10)} http://${host}`),
    `Project    ${environment['PROJECT_ID']}, bucket ${environment['STORAGE_BUCKET']}`,
    `Mails      ${environment['MAIL_URL']}`,
    `Logs       ${logFolder}`,
  ]
}
