import { z } from 'zod'
import { limits } from './limits.ts'

export type ClamdAddress =
  | { kind: 'TCP'; host: string; port: number }
  | { kind: 'UNIX'; path: string }

export type Config = {
  port: number
  caller: { issuer: string; jwksUrl: string; audience: string; emails: readonly string[] }
  scanner: { kind: 'BUILT_IN' } | { kind: 'CLAMD'; address: ClamdAddress }
  imagesInFlightMax: number
  imageTimeoutSeconds: number
  /** The Google Cloud project of the traces in the log, or undefined outside Google Cloud. */
  projectId: string | undefined
}

/** Photos decoded side by side take together no more memory than one photo decoded alone. */
const imagesInFlightMax = Math.floor(limits.exclusiveDecodeBytesMax / limits.sharedDecodeBytesMax)

const environmentSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  CALLER_ISSUER: z.url().default('https://accounts.google.com'),
  CALLER_JWKS_URL: z.url().default('https://www.googleapis.com/oauth2/v3/certs'),
  CALLER_AUDIENCE: z.string().min(1),
  CALLER_EMAILS: z.string().transform(commaSeparated).pipe(z.array(z.email()).min(1)),
  CLAMD_ADDRESS: z.string().min(1).transform(parseClamdAddress).optional(),
  IMAGES_IN_FLIGHT_MAX: z.coerce
    .number()
    .int()
    .min(1)
    .max(imagesInFlightMax)
    .default(imagesInFlightMax),
  IMAGE_TIMEOUT_SECONDS: z.coerce.number().int().min(1).max(55).default(10),
  GCLOUD_PROJECT: z.string().optional(),
  NODE_ENV: z.string().optional(),
  K_SERVICE: z.string().optional(),
})

/**
 * Reads the settings of this process from its environment.
 *
 * Throws if a setting is invalid or if a deployment lacks clamd. The built-in scanner knows few
 * signatures and is only for development.
 */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const present = Object.entries(environment).filter(([, value]) => value !== '')
  const values = environmentSchema.parse(Object.fromEntries(present))
  const deployed = values.NODE_ENV === 'production' || values.K_SERVICE !== undefined
  if (deployed && values.CLAMD_ADDRESS === undefined) {
    throw new Error(
      'CLAMD_ADDRESS is required in a deployment: the built-in scanner is for development',
    )
  }
  return {
    port: values.PORT,
    caller: {
      issuer: values.CALLER_ISSUER,
      jwksUrl: values.CALLER_JWKS_URL,
      audience: values.CALLER_AUDIENCE,
      emails: values.CALLER_EMAILS,
    },
    scanner:
      values.CLAMD_ADDRESS === undefined
        ? { kind: 'BUILT_IN' }
        : { kind: 'CLAMD', address: values.CLAMD_ADDRESS },
    imagesInFlightMax: values.IMAGES_IN_FLIGHT_MAX,
    imageTimeoutSeconds: values.IMAGE_TIMEOUT_SECONDS,
    projectId: values.GCLOUD_PROJECT,
  }
}

function commaSeparated(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function parseClamdAddress(text: string, context: z.RefinementCtx): ClamdAddress {
  if (text.startsWith('/')) return { kind: 'UNIX', path: text }
  const [, host, port] = /^(.+):(\d{1,5})$/.exec(text) ?? []
  if (host !== undefined && port !== undefined) return { kind: 'TCP', host, port: Number(port) }
  context.addIssue({ code: 'custom', message: 'must be host:port or the path of a unix socket' })
  return z.NEVER
}
