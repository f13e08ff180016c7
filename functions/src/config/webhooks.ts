import { z } from 'zod'

/** The settings of webhooks in both directions, of mail and of encryption at rest. */
export const webhookVariables = z.object({
  /** Keys that encrypt signing secrets at rest: `<version>:<base64 of 32 bytes>`, the current one first, by commas. */
  SECRET_KEYS: z.string().optional(),
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().default('Plant Analysis <no-reply@plant-analysis.example>'),
  /** A factor on every step of the retry schedule and on the days after which an endpoint is disabled, for tests. */
  WEBHOOK_RETRY_SCALE: z.coerce.number().positive().max(1).default(1),
  /** Of the generative-AI provider: several, by blanks or commas, while one is being replaced. */
  GENAI_WEBHOOK_SECRETS: z.string().default(''),
  GENAI_WEBHOOK_JWKS_URL: z.url().optional(),
  GENAI_WEBHOOK_AUDIENCE: z.string().optional(),
})

const secretKeys = z
  .array(
    z.object({
      version: z.string().regex(/^[A-Za-z0-9_-]+$/),
      key: z.instanceof(Buffer).refine((key) => key.length === 32, 'must be 32 bytes in base64'),
    }),
  )
  .min(1)

/** A demo project's key is known to all, as are its unsigned tokens. */
const demoKeys = `demo:${Buffer.alloc(32, 'demo').toString('base64')}`
const demoMail = 'smtp://127.0.0.1:1025'

/** Throws where a deployment lacks a key or a mail server; a demo project has defaults. */
export function readWebhooks(variables: z.infer<typeof webhookVariables>, demo: boolean) {
  const url = variables.SMTP_URL ?? (demo ? demoMail : undefined)
  if (!url) throw new Error('SMTP_URL is missing')
  return {
    secretKeys: readSecretKeys(variables.SECRET_KEYS ?? (demo ? demoKeys : undefined)),
    mail: { url, from: variables.MAIL_FROM },
    /** `http://localhost` is a receiver of the developer's own, and only in a demo project. */
    webhooks: { retryScale: variables.WEBHOOK_RETRY_SCALE, allowsLocalhost: demo },
    genaiWebhook: {
      secrets: variables.GENAI_WEBHOOK_SECRETS.split(/[\s,]+/).filter((secret) => secret !== ''),
      jwksUrl: variables.GENAI_WEBHOOK_JWKS_URL,
      audience: variables.GENAI_WEBHOOK_AUDIENCE,
    },
  }
}

function readSecretKeys(text: string | undefined) {
  if (!text) throw new Error('SECRET_KEYS is missing')
  const parts = text.split(',').map((entry) => entry.trim().split(':'))
  return secretKeys.parse(
    parts.map(([version, key]) => ({ version, key: Buffer.from(key ?? '', 'base64') })),
  )
}
