import type { StoredEvent } from '../../collections/events.ts'
import type { Endpoint } from '../../collections/webhooks.ts'
import { signMessage } from '../../domain/webhooks/signature.ts'
import { webhookTarget } from '../../domain/webhooks/url.ts'
import type { CallContext } from '../../ports/context.ts'
import type { WebhookAnswer } from '../../ports/messages.ts'
import type { Ports } from '../../ports/ports.ts'
import type { StoredDocument } from '../../ports/store.ts'
import { secretPurpose } from './endpoints.ts'

/** Signs and sends an event. Receivers recognise duplicates by the id, which never changes. */
export async function sendEvent(
  ports: Ports,
  endpoint: Endpoint,
  { id: eventId, data: { accountId, body } }: StoredDocument<StoredEvent>,
  context: CallContext,
): Promise<WebhookAnswer> {
  const target = webhookTarget(endpoint.url, ports.webhooks)
  if (target.kind === 'FORBIDDEN')
    return { kind: 'UNREACHABLE', error: 'FORBIDDEN_URL', durationMs: 0 }
  const now = ports.clock.now()
  const timestampSeconds = Math.floor(now.getTime() / 1000)
  const secrets = await signingSecrets(ports, endpoint, now)
  const signature = signMessage({ id: eventId, timestampSeconds, body }, secrets)
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Plant-Analysis-Webhooks/1.1',
    'accept-encoding': 'identity',
    'webhook-id': eventId,
    'webhook-timestamp': String(timestampSeconds),
    'webhook-signature': signature,
    'Plant-Signature': signature,
  }
  return ports.webhookClient.post({ accountId, target, headers, body }, context)
}

function signingSecrets(
  { secretBox }: Ports,
  { id, secret, previousSecrets }: Endpoint,
  now: Date,
): Promise<string[]> {
  const signing = previousSecrets.filter(({ expiresAt }) => expiresAt > now)
  const sealed = [secret, ...signing.map((previous) => previous.secret)]
  return Promise.all(sealed.map((text) => secretBox.open(text, secretPurpose(id))))
}
