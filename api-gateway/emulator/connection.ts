import { type ClientRequest, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { HeaderLists } from './headers.ts'

const retryDelayMs = 25

export type Upstream = {
  /** The address of the local process that serves as the backend. */
  readonly url: URL
  readonly method: string
  /** Path and query, passed on unchanged. */
  readonly path: string
  readonly headers: HeaderLists
  readonly deadlineSeconds: number
}

/** Opens a request without sending its body. Returns undefined when the connection fails. */
export function connectBackend(upstream: Upstream): Promise<ClientRequest | undefined> {
  return withOneRetry(() => openConnection(upstream))
}

/** Tries twice, as Envoy does. A failed connection has sent nothing, so no work is done twice. */
export async function withOneRetry<T>(
  attempt: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const first = await attempt()
  if (first !== undefined) return first
  await sleep(retryDelayMs)
  return attempt()
}

/**
 * Opens a connection for this request alone (`agent: false`), because a reused connection may close
 * while the body is being sent.
 *
 * The request still asks for keep-alive, so that a server that answers early reads the rest of the
 * body instead of resetting the connection before its answer arrives.
 */
function openConnection(upstream: Upstream): Promise<ClientRequest | undefined> {
  const backend = request(upstream.url, {
    method: upstream.method,
    path: upstream.path,
    headers: { ...upstream.headers, connection: 'keep-alive' },
    agent: false,
  })
  return new Promise((resolve) => {
    backend.once('error', () => resolve(undefined))
    backend.once('socket', (socket) => socket.once('connect', () => resolve(backend)))
  })
}
