import { vi } from 'vitest'
import { type ClientOptions, createClient } from '../src/index.ts'

/** A request that the scripted server received. */
type Asked = { method: string; url: string; headers: Headers; body: string }

/** An answer of the scripted server, or the network error that replaces the answer. */
type Scripted = { status?: number; body?: unknown; headers?: Record<string, string> } | Error

/** Makes a client for a scripted server that gives these answers in turn. Records all requests. */
export function scripted(answers: readonly Scripted[], options: Partial<ClientOptions> = {}) {
  const asked: Asked[] = []
  const left = [...answers]
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    request.signal.throwIfAborted()
    const { method, url, headers } = request
    asked.push({ method, url, headers, body: await request.text() })
    const answer = left.shift() ?? new Error('asked more often than was scripted')
    if (answer instanceof Error) throw answer
    return Response.json(answer.body ?? {}, {
      status: answer.status ?? 200,
      headers: answer.headers ?? {},
    })
  }
  const plants = createClient({
    baseUrl: 'https://plants.example.com',
    credential: { kind: 'key', key: 'pk_ent_of_a_test' },
    fetch,
    ...options,
  })
  return { plants, asked }
}

/** A problem body as the service writes it. */
export function problem(status: number, code: string, more: object = {}) {
  return { status, body: { status, code, title: code, requestId: 'r', ...more } }
}

/** The error that `fetch` throws when no answer arrives. */
export const noAnswer = new TypeError('fetch failed')

/**
 * Runs the fake timers until the call ends. Returns the call's result or error, and the seconds
 * that passed.
 */
export async function ended<T>(call: Promise<T>) {
  const startedAt = performance.now()
  let isOver = false
  const ending = call
    .then(
      (value) => ({ value, error: undefined }),
      (error: unknown) => ({ value: undefined, error }),
    )
    .finally(() => {
      isOver = true
    })
  while (!isOver) {
    // Reading bytes is not a timer, so it needs a turn of the event loop.
    await new Promise((resolve) => setImmediate(resolve))
    if (vi.getTimerCount() > 0) await vi.advanceTimersToNextTimerAsync()
  }
  return { ...(await ending), seconds: (performance.now() - startedAt) / 1000 }
}

/** The timers and clocks that the client uses for pauses. */
export const pauses = {
  toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'],
} satisfies Parameters<typeof vi.useFakeTimers>[0]
