import type { FromChild, ToChild } from './child-caller.ts'
import { webhookClient } from './webhook-client.ts'

// A process of its own for the connections to strangers, started by child-caller.ts.
const aborts = new Map<number, AbortController>()
const send = (message: FromChild) => void process.send?.(message)

process.once('disconnect', () => process.exit())
process.on('message', (message: ToChild) => {
  if (message === 'PING') send('PONG')
  else if ('abort' in message) aborts.get(message.abort)?.abort()
  else void call(message)
})

async function call({ call, request, timeoutMs }: Exclude<ToChild, 'PING' | { abort: number }>) {
  const { target, ...rest } = request
  const abort = new AbortController()
  aborts.set(call, abort)
  const client = webhookClient({ timeoutMs, onHandshake: () => send({ handshake: call }) })
  const { durationMs: _, ...outcome } = await client.post(
    { ...rest, target: { kind: target.kind, url: new URL(target.url) } },
    { requestId: '', signal: abort.signal },
  )
  aborts.delete(call)
  send({ call, outcome })
}
