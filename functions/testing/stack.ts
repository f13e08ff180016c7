import { z } from 'zod'
import { limits } from '../src/contract/limits.ts'

const variable = z.string().min(1)

const schema = z.object({
  BASE_URL: variable,
  API_URL: variable,
  WEB_URL: variable,
  PROJECT_ID: variable,
  STORAGE_BUCKET: variable,
  FIREBASE_AUTH_EMULATOR_HOST: variable,
  FIRESTORE_EMULATOR_HOST: variable,
  FIREBASE_STORAGE_EMULATOR_HOST: variable,
  PUBSUB_EMULATOR_HOST: variable,
  FUNCTIONS_EMULATOR_HOST: variable,
  DELIVER_WEBHOOK_URL: variable,
  IMAGE_PROCESSOR_URL: variable,
  MAIL_URL: variable,
  SMTP_URL: variable,
  ISSUER_URL: variable,
  GCE_METADATA_HOST: variable,
  OBJECT_LINK_URL: variable,
  PHOTO_LINK_KEY: variable,
  FUNCTIONS_FOLDER: variable,
  CALLER_CACHE_SECONDS: z.coerce.number().default(limits.request.callerCacheSeconds),
})

const parsed = schema.safeParse(process.env)
if (!parsed.success) {
  const missing = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ')
  throw new Error(
    `These tests need the running stack, and its variables are missing: ${missing}. ` +
      'Start them with `npm test -- <file>`, or beside a stack with `npm run stack -- vitest run <file>`.',
  )
}

/**
 * The addresses of the running stack. If a variable is missing, the import throws, so that the
 * tests fail and are not skipped.
 */
export const stack = parsed.data
