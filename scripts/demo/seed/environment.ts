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

/** The addresses of a demonstration's stack. */
export type Addresses = z.infer<typeof schema>

/**
 * Reads the addresses of a running stack. Throws a `ZodError` if an address is missing, or if the
 * project is not a `demo-` project.
 */
export function readAddresses(environment: NodeJS.ProcessEnv): Addresses {
  return schema.parse(environment)
}
