import { setTimeout as sleep } from 'node:timers/promises'
import type { CallContext } from '../../ports/context.ts'
import { Unavailable } from '../../ports/unavailable.ts'
import { untilAborted } from '../until-aborted.ts'
import type { IdentityTokens } from './identity-tokens.ts'

export type Answer = { status: number; body: unknown }
export type Post = (path: string, bytes: Uint8Array, context: CallContext) => Promise<Answer>

/** The processor is overloaded, restarting or not there yet; its work is idempotent, so asking again is safe. */
const statusesToRetry = new Set([429, 502, 503])
const firstDelayMs = 100
const delayMsMax = 2000

/**
 * Posts raw bytes to the image processor, again and again with jittered pauses while it cannot be reached,
 * until the caller's own deadline. Throws `Unavailable` when that has passed.
 */
export function createPost(baseUrl: string, tokens: IdentityTokens): Post {
  return async (path, bytes, context) => {
    const url = new URL(path, baseUrl)
    let refused = false
    for (let attempt = 0; ; attempt += 1) {
      const result = await tryOnce(url, bytes, tokens, context)
      if (result.kind === 'ANSWERED' && (result.answer.status !== 403 || refused)) {
        return result.answer
      }
      if (result.kind === 'ANSWERED') {
        // The issuer may have changed its keys since the token was cached; a second refusal is an answer.
        refused = true
        tokens.forget()
      } else await pause(attempt, context.signal, result.reason)
    }
  }
}

type Result = { kind: 'ANSWERED'; answer: Answer } | { kind: 'FAILED'; reason: unknown }

/** FAILED where asking again may help: overloaded, refused, reset, or cut off in the middle of the answer. */
async function tryOnce(
  url: URL,
  bytes: Uint8Array,
  tokens: IdentityTokens,
  context: CallContext,
): Promise<Result> {
  try {
    const token = await untilAborted(tokens.get(), context.signal, 'image-processor')
    const response = await fetch(url, {
      method: 'POST',
      body: bytes as Uint8Array<ArrayBuffer>,
      headers: {
        'content-type': 'application/octet-stream',
        'x-request-id': context.requestId,
        // Cloud Run checks this one and takes its signature away; the processor checks the other itself.
        'x-serverless-authorization': `Bearer ${token}`,
        authorization: `Bearer ${token}`,
      },
      redirect: 'error',
      signal: context.signal,
    })
    const answer = { status: response.status, body: parseJson(await response.text()) }
    if (!statusesToRetry.has(response.status)) return { kind: 'ANSWERED', answer }
    return { kind: 'FAILED', reason: new Error(`the image processor answered ${response.status}`) }
  } catch (reason) {
    return { kind: 'FAILED', reason }
  }
}

/** Full jitter on the upper half, so that callers who failed together do not come back together. */
async function pause(attempt: number, signal: AbortSignal, reason: unknown): Promise<void> {
  const ceilingMs = Math.min(firstDelayMs * 2 ** attempt, delayMsMax)
  try {
    await sleep(ceilingMs * (0.5 + Math.random() / 2), undefined, { signal })
  } catch {
    throw new Unavailable('image-processor', reason)
  }
}

/** A proxy's own error page is no JSON; what it is worth, the schema of the reply decides. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
