import { type ClientRequest, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { HeaderLists } from './headers.ts'

const retryDelayMs = 25

export type Upstream = {
  /** The address of the local process that stands for the backend. */
  readonly url: URL
  readonly method: string
  /** Path and query, sent on as they are. */
  readonly path: string
  readonly headers: HeaderLists
  readonly deadlineSeconds: number
}

/** Opens a request whose body is still to be sent. Undefined when no connection could be made. */
export function connectBackend(upstream: Upstream): Promise<ClientRequest | undefined> {
  return withOneRetry(() => openConnection(upstream))
}

/** Tries twice, as Envoy does. Nothing was sent by then, so no work is done twice. */
export async function withOneRetry<T>(
  attempt: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const first = await attempt()
  if (first !== undefined) return first
  await sleep(retryDelayMs)
  return attempt()
}

/**
 * Opens a connection for this request alone (`agent: false`), because a kept one may close while a
 * body is on its way.
 *
 * It asks for keep-alive all the same. A server that answers early then reads the rest of the body,
 * instead of resetting the connection with its answer still in it.
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
