import { parseJson } from '@plant/common/json'
import { type CallContext, Unavailable } from '../../ports/context.ts'
import { type RetryPolicy, retry, type Tried } from '../http-retry.ts'
import { traceCarrier } from '../trace/trace.ts'
import { untilAborted } from '../until-aborted.ts'
import type { IdentityTokens } from './identity-tokens.ts'

/** The status and the body. The body is parsed if it is JSON. */
export type PostResponse = { status: number; body: unknown }
export type Post = (path: string, bytes: Uint8Array, context: CallContext) => Promise<PostResponse>

/** The processor is overloaded, restarting or not yet deployed. Repeats are safe. */
const statusesToRetry = new Set([429, 502, 503])
/** The caller's deadline ends the retries. */
const policy: RetryPolicy = {
  retriesMax: Number.POSITIVE_INFINITY,
  firstDelayMs: 100,
  delayMsMax: 2000,
  askedMsMax: Number.POSITIVE_INFINITY,
}

/**
 * Posts raw bytes to the image processor. While it cannot be reached, retries with jittered pauses
 * until the caller's deadline, and then throws `Unavailable`.
 */
export function createPost(baseUrl: string, tokens: IdentityTokens): Post {
  return async (path, bytes, context) => {
    const url = new URL(path, baseUrl)
    const first = await postUntilAnswered(url, bytes, tokens, context)
    if (first.status !== 403) return first
    // The issuer may have changed its keys since the token was cached. A second rejection is final.
    tokens.forget()
    return postUntilAnswered(url, bytes, tokens, context)
  }
}

async function postUntilAnswered(
  url: URL,
  bytes: Uint8Array,
  tokens: IdentityTokens,
  context: CallContext,
): Promise<PostResponse> {
  let reason: unknown
  const tryOnce = async (): Promise<Tried<PostResponse>> => {
    try {
      const value = await post(url, bytes, tokens, context)
      if (!statusesToRetry.has(value.status)) return { kind: 'DONE', value }
      reason = new Error(`the image processor answered ${value.status}`)
    } catch (error) {
      // The connection was refused, reset or cut off in the middle of the answer.
      reason = error
    }
    return { kind: 'AGAIN' }
  }
  try {
    return await retry(tryOnce, policy, context.signal)
  } catch {
    throw new Unavailable('image-processor', reason)
  }
}

async function post(
  url: URL,
  bytes: Uint8Array,
  tokens: IdentityTokens,
  context: CallContext,
): Promise<PostResponse> {
  const token = await untilAborted(tokens.get(), context.signal, 'image-processor')
  const response = await fetch(url, {
    method: 'POST',
    body: bytes as Uint8Array<ArrayBuffer>,
    headers: {
      'content-type': 'application/octet-stream',
      ...callerHeaders(token, context.requestId),
    },
    redirect: 'error',
    signal: context.signal,
  })
  return { status: response.status, body: parseJson(await response.text()) }
}

/** The headers that identify a caller and a request to the image processor. */
export function callerHeaders(token: string, requestId: string): Record<string, string> {
  return {
    'x-request-id': requestId,
    ...traceCarrier(),
    // Cloud Run checks this token and removes its signature. The processor checks the other header.
    'x-serverless-authorization': `Bearer ${token}`,
    authorization: `Bearer ${token}`,
  }
}
