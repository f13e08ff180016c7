import type { Headers } from './credential.ts'
import { routes } from './generated/routes.ts'
import type { OperationName } from './generated/types.ts'

/** The parts of a call, once the type of its operation is no longer known. */
export type Parts = {
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string | number | boolean | null | undefined>>
  body?: unknown
  idempotencyKey?: string | undefined
  signal?: AbortSignal | undefined
}

/** A call as it is sent, the same on every try but for its credential. */
export type Prepared = {
  operation: OperationName
  url: string
  method: string
  headers: Headers
  body: string | null
  signal: AbortSignal | undefined
  /** Takes no credential. */
  isPublic: boolean
  /** Does no harm where it was done before and no answer told. */
  isRepeatable: boolean
  /** A 503 answers the question too, as that of the health. */
  answers503: boolean
}

/** Makes a call of an operation and its parts, with one Idempotency-Key for all of its tries. */
export function prepare(operation: OperationName, parts: Parts): Prepared {
  const [method = '', path = '', ...marks] = routes[operation].split(' ')
  const is = (mark: string) => marks.includes(mark)
  const body = parts.body === undefined ? null : JSON.stringify(parts.body)
  const key = is('idempotent') ? (parts.idempotencyKey ?? crypto.randomUUID()) : undefined
  const query = is('redirects') ? { format: 'json', ...parts.query } : parts.query
  return {
    operation,
    url: filled(path, parts.params) + search(query),
    method,
    headers: {
      ...(body === null ? {} : { 'content-type': 'application/json' }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    body,
    signal: parts.signal,
    isPublic: is('public'),
    isRepeatable: method !== 'POST' || key !== undefined,
    answers503: is('answers503'),
  }
}

function filled(path: string, params: Parts['params'] = {}): string {
  return path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(params[name] ?? ''))
}

function search(query: Parts['query'] = {}): string {
  const text = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) text.set(name, String(value))
  }
  return text.size === 0 ? '' : `?${text}`
}
