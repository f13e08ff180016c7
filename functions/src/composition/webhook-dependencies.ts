import { smtpMailer } from '../adapters/mail/smtp.ts'
import { providerJwtVerifier } from '../adapters/provider-webhook/jwt-verifier.ts'
import { aesGcmSecretBox } from '../adapters/secrets/aes-gcm.ts'
import { newWebhookSecret } from '../adapters/secrets/webhook-secret.ts'
import { webhookClient } from '../adapters/webhook-http/webhook-client.ts'
import type { Config } from '../config/config.ts'
import type { Clock } from '../ports/clock.ts'
import type { Mailer } from '../ports/mailer.ts'

/** Of a function that sends no mail and so is not told by which server. */
const disabledMailer: Mailer = {
  send: async () => {
    throw new Error('This function sends no mail: see functions/src/config/secrets.ts')
  },
}

/** What webhooks in both directions need beside what everything needs. */
export function webhookDependencies(config: Config, clock: Clock) {
  return {
    secretBox: aesGcmSecretBox(config.secretKeys),
    webhookSecret: newWebhookSecret,
    webhookClient: webhookClient(),
    mailer: config.mail ? smtpMailer(config.mail) : disabledMailer,
    webhooks: config.webhooks,
    providerSecrets: config.genaiWebhook.secrets,
    providerTokens: providerJwtVerifier(config.genaiWebhook, clock),
  }
}
