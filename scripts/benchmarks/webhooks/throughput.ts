import { newWebhookSecret } from '../../../functions/src/adapters/secrets/webhook-secret.ts'
import { webhookClient } from '../../../functions/src/adapters/webhook-http/webhook-client.ts'
import { signMessage } from '../../../functions/src/domain/webhooks/signature.ts'
import { webhookTarget } from '../../../functions/src/domain/webhooks/url.ts'
import { runLoad } from './load.ts'
import { startReceiver } from './receiver.ts'

export type WebhookBench = {
  deliveriesPerSecond: number
  plainPostsPerSecond: number
  /** How many plain signed POST requests this machine sends in the time of one delivery. */
  ratio: number
}

const events = 100
const endpoints = 10
const atOnce = 25

/** Measures deliveries and plain signed POST requests per second. Throws if a delivery is lost. */
export async function benchWebhooks(): Promise<WebhookBench> {
  const plainPostsPerSecond = await plainPosts(events * endpoints)
  const { received, lost, seconds } = await runLoad({ events, endpoints })
  if (lost > 0) throw new Error(`${lost} deliveries were lost`)
  const deliveriesPerSecond = received / seconds
  const ratio = plainPostsPerSecond / deliveriesPerSecond
  return { deliveriesPerSecond, plainPostsPerSecond, ratio }
}

async function plainPosts(count: number): Promise<number> {
  const receiver = await startReceiver()
  const target = webhookTarget(`${receiver.url}/plain`, { allowsLocalhost: true })
  if (target.kind === 'FORBIDDEN') throw new Error(target.reason)
  const client = webhookClient()
  const secret = newWebhookSecret()
  const context = { requestId: 'bench', signal: new AbortController().signal }
  const body = JSON.stringify({ id: 'evt_bench', type: 'webhook.test', data: {} })
  const startedMs = performance.now()
  let sent = 0
  const send = async () => {
    while (sent < count) {
      sent += 1
      const timestampSeconds = Math.floor(Date.now() / 1000)
      const signature = signMessage({ id: 'evt_bench', timestampSeconds, body }, [secret])
      const headers = { 'content-type': 'application/json', 'webhook-signature': signature }
      await client.post({ target, headers, body }, context)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, () => send()))
  const perSecond = count / ((performance.now() - startedMs) / 1000)
  await receiver.close()
  return perSecond
}
