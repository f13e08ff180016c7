import { type ChildProcess, fork } from 'node:child_process'
import { extname, join } from 'node:path'
import { z } from 'zod'
import type { WebhookRequest } from '../../ports/messages.ts'
import type { Outcome } from './webhook-client.ts'

/** The child's script lies beside this file, both in the sources and in the bundle. */
const childFile = join(import.meta.dirname, `client-child${extname(import.meta.filename)}`)

const pingIntervalMs = 250
/** A silence of 0.75 to 1 s: OpenSSL reads the certificates of an honest receiver in 10 ms. */
const unansweredPingsMax = 3
/** Ten more seconds until the child has started. */
const pingsUntilStart = 40

export type ToChild =
  | 'PING'
  | { call: number; request: ChildRequest; timeoutMs: number }
  | { abort: number }
type ChildRequest = Omit<WebhookRequest, 'target'> & {
  target: { kind: WebhookRequest['target']['kind']; url: string }
}

export type FromChild = z.infer<typeof fromChild>
/** A receiver might exploit a bug of OpenSSL, so the child is not trusted. */
const fromChild = z.union([
  z.literal('PONG'),
  /** The child is about to read what the receiver of this call has sent. */
  z.object({ reading: z.int() }),
  /** This call's receiver, or others of its account, took too much of the child's time. */
  z.object({ costly: z.int() }),
  z.object({
    call: z.int(),
    outcome: z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('ANSWERED'),
        status: z.int(),
        retryAfter: z.string().optional(),
        response: z.string(),
      }),
      z.object({ kind: z.literal('UNREACHABLE'), error: z.string() }),
    ]),
  }),
])

/** BLOCKED: a receiver of this account harmed the child. LOST: something else ended the child. */
type Answer = Outcome | 'BLOCKED' | 'LOST'
type Call = (request: WebhookRequest, timeoutMs: number, signal: AbortSignal) => Promise<Answer>

/** Starts a child process at the first call, and again at the first call after it has ended. */
export function childCaller(): Call {
  let call: Call | undefined
  return (...request) => {
    call ??= startChild(() => {
      call = undefined
    })
    return call(...request)
  }
}

function startChild(onEnd: () => void): Call {
  const child = forkUnreferenced()
  const waiting: Waiting = new Map()
  const reads = createReads()
  let hasEnded = false
  const end = (blamed: string | undefined) => {
    if (hasEnded) return
    hasEnded = true
    stopWatching()
    child.kill('SIGKILL')
    onEnd()
    const isBlamed = ({ accountId }: { accountId: string }) => accountId === blamed
    const [blocked = [], lost = []] = [true, false].map((which) =>
      [...waiting.values()].filter((call) => isBlamed(call) === which),
    )
    // The blamed account is a suspect before the calls of others are made again.
    for (const { resolve } of blocked) resolve('BLOCKED')
    for (const { resolve } of lost) resolve('LOST')
    waiting.clear()
  }
  const stopWatching = watch(child, waiting, () => end(reads.longest()))
  child.once('error', () => end(undefined)).once('exit', () => end(undefined))
  child.on('message', (value) => {
    const { data: message } = fromChild.safeParse(value)
    if (message === undefined) end(undefined)
    else if (message === 'PONG') reads.forget()
    else if ('reading' in message) reads.begin(waiting.get(message.reading)?.accountId)
    else if ('costly' in message) end(waiting.get(message.costly)?.accountId)
    else waiting.get(message.call)?.resolve(message.outcome)
  })
  return callThrough(child, waiting)
}

/** The calls without an answer, by number. */
type Waiting = Map<number, { accountId: string; resolve: (answer: Answer) => void }>

/** How long the child has read for each account since it last answered a ping. */
export function createReads() {
  let spentMs = new Map<string, number>()
  let last: { accountId: string | undefined; sinceMs: number } | undefined
  const begin = (accountId: string | undefined) => {
    const now = performance.now()
    if (last?.accountId !== undefined)
      spentMs.set(last.accountId, (spentMs.get(last.accountId) ?? 0) + now - last.sinceMs)
    last = { accountId, sinceMs: now }
  }
  return {
    begin,
    forget() {
      spentMs = new Map()
      last = undefined
    },
    /** The account for which it has read longest, also until now. */
    longest(): string | undefined {
      begin(undefined)
      const [first] = [...spentMs].toSorted(([, one], [, other]) => other - one)
      return first?.[0]
    },
  }
}

/** Calls `end` when the child answers no ping while a call waits. Returns a function that stops. */
function watch(child: ChildProcess, waiting: Waiting, end: () => void): () => void {
  let unansweredPings = -pingsUntilStart
  child.on('message', (message) => {
    // Later, other messages show nothing: a child sends some of them between two blocks.
    if (message === 'PONG' || unansweredPings < 0) unansweredPings = 0
  })
  const timer = setInterval(() => {
    if (waiting.size === 0) return
    if (unansweredPings === unansweredPingsMax) return end()
    unansweredPings += 1
    send(child, 'PING')
  }, pingIntervalMs)
  timer.unref()
  return () => clearInterval(timer)
}

function callThrough(child: ChildProcess, waiting: Waiting): Call {
  let calls = 0
  return async ({ target: { kind, url }, ...rest }, timeoutMs, signal) => {
    calls += 1
    const call = calls
    const abort = () => send(child, { abort: call })
    const { accountId } = rest
    const answer = new Promise<Answer>((resolve) => waiting.set(call, { accountId, resolve }))
    send(child, { call, request: { target: { kind, url: url.href }, ...rest }, timeoutMs })
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    try {
      return await answer
    } finally {
      signal.removeEventListener('abort', abort)
      waiting.delete(call)
    }
  }
}

/** If a message cannot be sent, the child has ended, and 'exit' reports that. */
function send(child: ChildProcess, message: ToChild): void {
  child.send(message, () => undefined)
}

/** The child gets no settings and no secrets. It does not keep this process alive. */
function forkUnreferenced(): ChildProcess {
  const child = fork(childFile, {
    execArgv: ['--max-old-space-size=128', '--v8-pool-size=0'],
    serialization: 'advanced',
    env: {},
  })
  child.unref()
  child.channel?.unref()
  return child
}
