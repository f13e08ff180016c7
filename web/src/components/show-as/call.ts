import type { OperationName } from '@plant-analysis/client'
import { operations } from '../../generated/operations.ts'

/** The kinds of credentials that a call can carry. */
export type CredentialKind = 'none' | 'key' | 'token' | 'person' | 'exchange'

/** A call of the service, for display as code. */
export type Call = {
  readonly operation: OperationName
  readonly apiUrl: string
  readonly method: string
  /** The path with its parameters filled in, followed by the query. */
  readonly target: string
  readonly credential: CredentialKind
  readonly isIdempotent: boolean
  /** Whether the answer is one page of a list. */
  readonly isList: boolean
  readonly params: Fields
  readonly query: Fields
  /** The body, or null. Omits the photo, because the code reads the photo from a file. */
  readonly body: Fields | null
  readonly sendsPhoto: boolean
}

type Fields = Readonly<Record<string, unknown>>

/** The input of any operation, without the types of that operation. */
export type Parts = { params?: Fields; query?: Fields; body?: Fields }

/** Describes the call of an operation with an input, at the address of a service. */
export function callOf(operation: OperationName, input: Parts, apiUrl: string): Call {
  const [method = '', path = '', credential = '', ...marks] = operations[operation].split(' ')
  const params = set(input.params)
  const query = set(input.query)
  const { imageBase64, ...body } = input.body ?? {}
  const asked = marks.includes('redirects') ? { format: 'json', ...query } : query
  return {
    operation,
    apiUrl: apiUrl.replace(/\/+$/, ''),
    method,
    target: filled(path, params) + search(asked),
    credential: credential as CredentialKind,
    isIdempotent: marks.includes('idempotent'),
    isList: marks.includes('pages'),
    params,
    query,
    body: input.body ? body : null,
    sendsPhoto: imageBase64 !== undefined,
  }
}

function set(fields: Fields = {}): Record<string, unknown> {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null)
  return Object.fromEntries(given)
}

function filled(path: string, params: Fields): string {
  return path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(`${params[name]}`))
}

function search(query: Fields): string {
  const text = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) text.set(name, String(value))
  return text.size === 0 ? '' : `?${text}`
}
