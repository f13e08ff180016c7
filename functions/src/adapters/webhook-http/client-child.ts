import { createTurns, createTurnsBySubject } from '../../domain/turns.ts'
import type { FromChild, ToChild } from './child-caller.ts'
import type { TlsWatch } from './limited-tls.ts'
import { webhookClient } from './webhook-client.ts'

// A process of its own for the connections to strangers, started by child-caller.ts.

/** Handshakes at once. Each may take 1 MB, and the instance has 512 MB. */
const handshakesMax = 128
/** So that nobody takes all places with one receiver, whose owner may have ten. */
const handshakesOfReceiverMax = 4
/** OpenSSL takes at most 5 ms for an honest receiver. */
const freeMsOfCall = 10
/** How much more the receivers of an account may take together in a minute. */
const freeMsOfAccount = 250

type CallMessage = Exclude<ToChild, 'PING' | { abort: number }>

const aborts = new Map<number, AbortController>()
const inTurn = createTurns(handshakesMax)
const inTurnOfReceiver = createTurnsBySubject(handshakesOfReceiverMax)
const spentMs = new Map<string, number>()
const send = (message: FromChild) => void process.send?.(message)

setInterval(() => spentMs.clear(), 60_000)
process.once('disconnect', () => process.exit())
process.on('message', (message: ToChild) => {
  if (message === 'PING') send('PONG')
  else if ('abort' in message) aborts.get(message.abort)?.abort()
  else void makeCall(message)
})

async function makeCall({ call, request, timeoutMs }: CallMessage): Promise<void> {
  const { accountId, target, ...rest } = request
  const url = new URL(target.url)
  const abort = new AbortController()
  aborts.set(call, abort)
  const client = webhookClient({ timeoutMs, watch: watchOf(call, accountId, url.host) })
  const { durationMs: _, ...outcome } = await client.post(
    { ...rest, target: { kind: target.kind, url } },
    { requestId: '', signal: abort.signal },
  )
  aborts.delete(call)
  send({ call, outcome })
}

function watchOf(call: number, accountId: string, host: string): TlsWatch {
  let freeMs = freeMsOfCall
  const spend = (ms: number) => {
    const spent = (spentMs.get(accountId) ?? 0) + Math.max(0, ms - freeMs)
    freeMs = Math.max(0, freeMs - ms)
    spentMs.set(accountId, spent)
    if (spent > freeMsOfAccount) send({ costly: call })
  }
  return {
    inTurn: (handshake) =>
      inTurnOfReceiver({ subject: `${accountId} ${host}` }, () => inTurn(accountId, handshake)),
    read(read) {
      send({ reading: call })
      const before = process.threadCpuUsage()
      const hasRoom = read()
      const { user, system } = process.threadCpuUsage(before)
      spend((user + system) / 1000)
      return hasRoom
    },
  }
}
