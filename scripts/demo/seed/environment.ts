import { z } from 'zod'
import { isDemonstration } from './accounts.ts'

const variable = z.string().min(1)

const schema = z.object({
  BASE_URL: variable,
  PROJECT_ID: variable.refine(isDemonstration, 'is no demo- project'),
  FIREBASE_AUTH_EMULATOR_HOST: variable,
  FIRESTORE_EMULATOR_HOST: variable,
  MAIL_URL: variable,
})

/** Where the stack of a demonstration is. */
export type Addresses = z.infer<typeof schema>

/**
 * Reads the addresses of a running stack. Throws a ZodError where one is missing, so that nothing
 * is ever made without emulators, and in any project but a `demo-` one.
 */
export function readAddresses(environment: NodeJS.ProcessEnv): Addresses {
  return schema.parse(environment)
}
