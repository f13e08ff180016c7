import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { isSignedBy } from '../../functions/src/domain/webhooks/signature.ts'
import { type Receiver, startReceiver } from '../benchmarks/webhooks/receiver.ts'

const registered = z.object({ secret: z.string() })
const event = z.object({ type: z.string() })

const waitSeconds = 60

export type WebhookReceiver = {
  /** Waits for the first webhook and describes it; undefined where none comes for 60 s. */
  next(): Promise<string | undefined>
  close(): Promise<void>
}

/** Registers a receiver on this machine as a webhook endpoint of the caller's account. */
export async function receiveWebhooks(
  baseUrl: string,
  headers: Record<string, string>,
): Promise<WebhookReceiver> {
  const receiver = await startReceiver()
  const body = JSON.stringify({ url: `${receiver.url}/plants` })
  const response = await fetch(`${baseUrl}/v1/webhooks`, { method: 'POST', headers, body })
  const { secret } = registered.parse(await response.json())
  return { next: () => describeFirst(receiver, secret), close: receiver.close }
}

async function describeFirst({ received }: Receiver, secret: string): Promise<string | undefined> {
  for (let tenth = 0; tenth < waitSeconds * 10 && received.length === 0; tenth += 1)
    await sleep(100)
  const [first] = received
  if (!first) return undefined
  const { id, timestamp, signature, body } = first
  const isSigned = isSignedBy({ id, timestampSeconds: Number(timestamp), body }, signature, [
    secret,
  ])
  const { type } = event.parse(JSON.parse(body))
  return `Webhook received: ${type} ${id}, ${isSigned ? 'signature verified' : 'NOT SIGNED BY US'}`
}
