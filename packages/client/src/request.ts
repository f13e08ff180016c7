import { readAnswer } from './answer.ts'
import type { Authorization, Headers } from './credential.ts'
import { PlantError } from './error.ts'
import type { OperationName, Operations } from './generated/types.ts'
import { type Parts, type Prepared, prepare } from './prepare.ts'
import { pause, pauseSeconds } from './retry.ts'

/** What an operation takes: `params` of its path, `query` and `body`. */
export type Input<N extends OperationName> = Operations[N]['input']
/** What an operation answers. */
export type Output<N extends OperationName> = Operations[N]['output']

export type CallOptions = {
  /** Stops the call, which then rejects with the signal's reason. */
  signal?: AbortSignal | undefined
}

export type RequestOptions = CallOptions & {
  /** A UUID version 4; made by itself where an operation takes one. */
  idempotencyKey?: string | undefined
}

/** Calls an operation. The options may be left out where nothing of its input is required. */
export type Request = <N extends OperationName>(
  operation: N,
  ...options: Record<never, never> extends Input<N>
    ? [options?: Input<N> & RequestOptions]
    : [options: Input<N> & RequestOptions]
) => Promise<Output<N>>

/** What calls are sent over. */
export type Transport = {
  baseUrl: string
  fetch: typeof fetch
  authorization: Authorization
}

/** Sends calls to the service, again where that can do no harm. */
export function requestOver(transport: Transport): Request {
  return async (operation, ...[options]) => {
    const prepared = prepare(operation, (options ?? {}) as Parts)
    return (await send(transport, prepared)) as Output<typeof operation>
  }
}

async function send(transport: Transport, call: Prepared): Promise<unknown> {
  const { authorization } = transport
  let mayRenew = true
  for (let tries = 1; ; tries += 1) {
    const credential = call.isPublic ? {} : await authorization.headers(call.operation)
    try {
      return await sendOnce(transport, call, credential)
    } catch (error) {
      if (!(error instanceof PlantError)) throw error
      if (error.status === 401 && mayRenew && authorization.renew(call.operation, credential)) {
        mayRenew = false
        continue
      }
      const seconds = pauseSeconds(error, call.isRepeatable, tries)
      if (seconds === undefined) throw error
      await pause(seconds, call.signal)
    }
  }
}

/** A gateway gives up after 60 s; the rest is for the way of a photo. */
const tryTimeoutMs = 150_000

async function sendOnce(
  { baseUrl, fetch }: Transport,
  { url, method, headers, body, signal, answers503 }: Prepared,
  credential: Headers,
): Promise<unknown> {
  const timeout = AbortSignal.timeout(tryTimeoutMs)
  try {
    const response = await fetch(baseUrl + url, {
      method,
      headers: { ...headers, ...credential },
      body,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    return await readAnswer(response, answers503)
  } catch (cause) {
    if (cause instanceof PlantError) throw cause
    signal?.throwIfAborted()
    const detail = String(cause)
    throw new PlantError({ code: 'NETWORK', status: 0, title: 'No answer', detail }, { cause })
  }
}
