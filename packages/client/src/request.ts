import { fetchAnswer } from './answer.ts'
import type { Authorize, CredentialHeaders } from './credential.ts'
import type { PlantError } from './error.ts'
import { routes } from './generated/routes.ts'
import type { OperationName, Operations } from './generated/types.ts'
import { pathOf, type Query } from './path.ts'
import { withRetries } from './retry.ts'

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
  authorize: Authorize
}

/** The parts of a call, once the type of its operation is no longer known. */
type Parts = RequestOptions & {
  params?: Readonly<Record<string, string>>
  query?: Query
  body?: unknown
}

/** Sends calls to the service, again where that can do no harm. */
export function requestOver(transport: Transport): Request {
  return async (operation, ...[options]) =>
    (await send(transport, operation, (options ?? {}) as Parts)) as Output<typeof operation>
}

async function send(
  { baseUrl, fetch, authorize }: Transport,
  operation: OperationName,
  { params = {}, query = {}, body, idempotencyKey, signal }: Parts,
): Promise<unknown> {
  const [method = '', path = '', ...marks] = routes[operation].split(' ')
  const is = (mark: string) => marks.includes(mark)
  const asked = is('redirects') ? { format: 'json', ...query } : query
  const url = `${baseUrl}/v1/${pathOf(path, params, asked)}`
  // One key for all tries: the answer that was lost is then found, and nothing costs twice.
  const key = is('idempotent') ? (idempotencyKey ?? crypto.randomUUID()) : undefined
  // Undefined where there is no body, whatever its declaration says.
  const text = JSON.stringify(body) as string | undefined
  const headers = headersOf(text, key)
  const sendOnce = async (own: CredentialHeaders) => {
    const sent = { method, headers: { ...headers, ...own }, body: text }
    return fetchAnswer(fetch, url, sent, signal, is('answers503'))
  }
  let credential: CredentialHeaders = is('public') ? {} : await authorize(operation)
  const attempt = () =>
    sendOnce(credential).catch(async (error: PlantError) => {
      if (error.status !== 401) throw error
      const renewed = await authorize(operation, credential.authorization)
      if (renewed.authorization === credential.authorization) throw error
      credential = renewed
      return sendOnce(renewed)
    })
  return withRetries(attempt, method !== 'POST' || key !== undefined || is('repeatable'), signal)
}

function headersOf(text: string | undefined, key: string | undefined): Record<string, string> {
  const headers: Record<string, string> = {}
  if (text !== undefined) headers['content-type'] = 'application/json'
  if (key !== undefined) headers['idempotency-key'] = key
  return headers
}
