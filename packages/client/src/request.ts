import { type Connection, fetchAnswer } from './answer.ts'
import type { Authorize, CredentialHeaders } from './credential.ts'
import type { PlantError } from './error.ts'
import { routes } from './generated/routes.ts'
import type { OperationName, Operations } from './generated/types.ts'
import { withRetries } from './retry.ts'

/** The input of an operation: `params` for the path, `query` for the URL's query, and `body`. */
export type Input<N extends OperationName> = Operations[N]['input']
export type Output<N extends OperationName> = Operations[N]['output']

export type CallOptions = {
  /** The signal that aborts the call. An aborted call rejects with the signal's reason. */
  signal?: AbortSignal | undefined
}

export type RequestOptions = CallOptions & {
  /** A UUID version 4. By default, operations with an Idempotency-Key get a random UUID. */
  idempotencyKey?: string | undefined
}

/** Calls an operation. Operations without required input need no options. */
export type Request = <N extends OperationName>(
  operation: N,
  ...options: Record<never, never> extends Input<N>
    ? [options?: Input<N> & RequestOptions]
    : [options: Input<N> & RequestOptions]
) => Promise<Output<N>>

export type Transport = {
  baseUrl: string
  authorize: Authorize
  connection: Connection
}

/** The options of a call to any operation, without the types of that operation. */
type Parts = RequestOptions & {
  params?: Readonly<Record<string, string>>
  query?: Query
  body?: unknown
}

/** Sends calls to the service. Retries a failed call if a retry does no harm. */
export function requestOver(transport: Transport): Request {
  return async (operation, ...[options]) =>
    (await send(transport, operation, (options ?? {}) as Parts)) as Output<typeof operation>
}

async function send(
  { baseUrl, authorize, connection }: Transport,
  operation: OperationName,
  { params = {}, query = {}, body, idempotencyKey, signal }: Parts,
): Promise<unknown> {
  const [method = '', path = '', ...marks] = routes[operation].split(' ')
  const is = (mark: string) => marks.includes(mark)
  const asked = is('json') ? { format: 'json', ...query } : query
  const url = `${baseUrl}/v1/${pathOf(path, params, asked)}`
  // All tries share one key, so that the service finds the lost answer and charges once.
  const key = is('key') ? (idempotencyKey ?? crypto.randomUUID()) : undefined
  // Undefined without a body, although the declaration of `stringify` says string.
  const text = JSON.stringify(body) as string | undefined
  const headers = headersOf(text, key)
  const sendOnce = (own: CredentialHeaders) => {
    const sent = { method, headers: { ...headers, ...own }, body: text }
    return fetchAnswer(connection, operation, url, sent, signal, is('503'))
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
  const isRepeatable = method !== 'POST' || key !== undefined || is('safe')
  return withRetries(attempt, connection.maxRetries, isRepeatable, signal)
}

function headersOf(text: string | undefined, key: string | undefined): Record<string, string> {
  return {
    ...(text && { 'content-type': 'application/json' }),
    ...(key && { 'idempotency-key': key }),
  }
}

/** The query parameters. The client omits parameters that are null or undefined. */
type Query = Readonly<Record<string, string | number | boolean | null | undefined>>

/** Builds the path of a URL, with its parameters and the query. */
function pathOf(path: string, params: Readonly<Record<string, string>>, query: Query) {
  const values = Object.entries(query).filter(([, value]) => value != null)
  const search = new URLSearchParams(values as [string, string][])
  const filled = path.replace(/\{(\w+)\}/g, (_all, name: string) =>
    // A parameter of dots alone would change the path, even when encoded. The service refuses `!`
    // as an id, as it refuses dots.
    encodeURIComponent(params[name] ?? '').replace(/^\.+$/, '!'),
  )
  return search.size > 0 ? `${filled}?${search}` : filled
}
