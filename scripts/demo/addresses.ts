import type { Environment } from '../local-stack/environment.ts'

/** What `npm start` says of the addresses of the stack, a line each. */
export function addressesOf(environment: Environment, logFolder: string): string[] {
  return [
    `Gateway    ${environment['BASE_URL']}`,
    `Auth       http://${environment['FIREBASE_AUTH_EMULATOR_HOST']}`,
    `Mails      ${environment['MAIL_URL']}`,
    `Logs       ${logFolder}`,
  ]
}
