import { z } from 'zod'

/** The key of a demo project is public, like its unsigned tokens. */
const demoKeys = `demo:${Buffer.alloc(32, 'demo').toString('base64')}`
const demoMail = 'smtp://127.0.0.1:1025'
const demoSender = 'Plant Analysis <no-reply@plant-analysis.example>'

/**
 * The settings of webhooks, email and encryption at rest. A deployment must set the keys and, for
 * functions that send email, the mail server. A demo project has defaults.
 */
export const webhookVariables = (demo: boolean, sendsMail: boolean) =>
  z.object({
    /** Keys as `<version>:<base64 of 32 bytes>`, separated by commas; the first is current. */
    SECRET_KEYS: demo ? z.string().default(demoKeys) : z.string(),
    SMTP_URL: smtpUrl(demo, sendsMail),
    MAIL_FROM: mailFrom(demo, sendsMail),
    WEBHOOK_RETRY_SCALE: retryScale(demo),
    /** Several secrets during a rotation, separated by spaces or commas. */
    GENAI_WEBHOOK_SECRETS: z.string().default(''),
    GENAI_WEBHOOK_JWKS_URL: z.url().optional(),
    GENAI_WEBHOOK_AUDIENCE: z.string().optional(),
  })

/**
 * A test setting that scales the retry schedule and the days until an endpoint is disabled. A
 * deployment promises three days of retries and therefore rejects a shorter schedule.
 */
function retryScale(demo: boolean) {
  const scale = z.coerce.number().positive().max(1).default(1)
  return demo ? scale : scale.refine((value) => value === 1, 'must be 1 outside demo- projects')
}

const secretKeys = z
  .array(
    z.object({
      version: z.string().regex(/^[A-Za-z0-9_-]+$/),
      key: z.instanceof(Buffer).refine((key) => key.length === 32, 'must be 32 bytes in base64'),
    }),
  )
  .min(1)

type Variables = z.infer<ReturnType<typeof webhookVariables>>

/** `mail` is undefined in a function that sends no mail. */
export function readWebhooks(variables: Variables, demo: boolean) {
  const { SMTP_URL: url, MAIL_FROM: from } = variables
  return {
    secretKeys: readSecretKeys(variables.SECRET_KEYS),
    mail: url === undefined || from === undefined ? undefined : { url, from },
    /** A demo project may call `http://localhost`, a receiver on the developer's machine. */
    webhooks: { retryScale: variables.WEBHOOK_RETRY_SCALE, allowsLocalhost: demo },
    genaiWebhook: {
      secrets: variables.GENAI_WEBHOOK_SECRETS.split(/[\s,]+/).filter((secret) => secret !== ''),
      jwksUrl: variables.GENAI_WEBHOOK_JWKS_URL,
      audience: variables.GENAI_WEBHOOK_AUDIENCE,
    },
  }
}

/** Only a demo project has a default sender: servers reject mail from somebody else's domain. */
function mailFrom(demo: boolean, sendsMail: boolean): z.ZodType<string | undefined> {
  const sender = z.string().regex(/[^@\s<]+@[^@\s>]+\.[^@\s>]+/, 'must hold an address')
  if (!sendsMail) return sender.optional()
  return demo ? sender.default(demoSender) : sender
}

/** The mail server's URL contains a password, so only functions that send email get the URL. */
function smtpUrl(demo: boolean, sendsMail: boolean): z.ZodType<string | undefined> {
  if (!sendsMail)
    return z
      .unknown()
      .optional()
      .transform(() => undefined)
  return demo ? z.url().default(demoMail) : z.url()
}

/** Reads the keys of `SECRET_KEYS`, with the current key first. Throws if a key is malformed. */
export function readSecretKeys(text: string) {
  const parts = text.split(',').map((entry) => entry.trim().split(':'))
  return secretKeys.parse(
    parts.map(([version, key]) => ({ version, key: Buffer.from(key ?? '', 'base64') })),
  )
}
