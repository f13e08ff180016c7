import type { WebhookAnswer, WebhookClient } from '../../src/ports/messages.ts'
import type { TestClock } from '../harness/clock.ts'
import type { Process } from '../harness/process.ts'

export type Received = {
  url: string
  at: Date
  headers: Record<string, string>
  body: string
}

/** The receiver's response: a status, or a failure without a response. */
type Script =
  | number
  | { status: number; retryAfter?: string; durationMs?: number; response?: string }
  | { error: string; durationMs?: number }

export type Receivers = {
  received: Received[]
  /** Sets the responses of a URL, in order. The last response repeats. The default is 200. */
  answer(url: string, ...scripts: Script[]): void
  /** Host names that resolve to a forbidden address. */
  astray: Set<string>
  to(url: string): Received[]
  client(process: Process): WebhookClient
}

export function receivers(clock: TestClock): Receivers {
  const received: Received[] = []
  const scripts = new Map<string, Script[]>()
  const astray = new Set<string>()
  const to = (url: string) => received.filter((one) => one.url === url)
  return {
    received,
    astray,
    to,
    answer: (url, ...answers) => void scripts.set(url, answers),
    client: (process) => ({
      resolvesToForbiddenAddress: async (hostname) => astray.has(hostname),
      post: ({ target, headers, body }) =>
        process.call('webhook.post', async () => {
          const url = target.url.href
          const answers = scripts.get(url) ?? [200]
          const script = answers[Math.min(to(url).length, answers.length - 1)] ?? 200
          received.push({ url, at: clock.now(), headers, body })
          return answerOf(script)
        }),
    }),
  }
}

function answerOf(script: Script): WebhookAnswer {
  if (typeof script === 'number') return answerOf({ status: script })
  const durationMs = script.durationMs ?? 20
  if ('error' in script) return { kind: 'UNREACHABLE', error: script.error, durationMs }
  const { status, retryAfter, response = '' } = script
  return { kind: 'ANSWERED', status, retryAfter, response, durationMs }
}
