import { hash } from 'node:crypto'
import { parseJson } from '@plant/common/json'
import {
  measureReplySchema,
  optimiseReplySchema,
  problemSchema,
} from '@plant/image-processor/protocol'
import { retryAfterSeconds } from '../../domain/webhooks/delivery-schedule.ts'
import { type CallContext, Unavailable } from '../../ports/context.ts'
import type { ImageProcessor, OptimiseOutcome } from '../../ports/image-processor.ts'
import { type RetryPolicy, retry, type Tried } from '../http-retry.ts'
import { traceCarrier } from '../trace/trace.ts'
import { untilAborted } from '../until-aborted.ts'
import type { IdentityTokens } from './identity-tokens.ts'

export type ImageProcessorSettings = {
  /** The processor's base URL, without a path. */
  url: string
  tokens: IdentityTokens
}

/**
 * The image processor, called over HTTP. The processor's own schemas check every reply. It decodes
 * HEIC only where asked, so that an older API server never gets a reply that it does not know.
 */
export function createImageProcessor(
  settings: ImageProcessorSettings,
  heic: 'on' | 'off',
): ImageProcessor {
  return {
    async optimise(bytes, context) {
      // The processor compares owners, and need not know their ids.
      const owner = hash('sha256', context.owner).slice(0, 32)
      return readOptimised(
        await post(settings, `/optimise?heic=${heic}`, bytes, { ...context, owner }),
      )
    },
    async measure(webp, context) {
      const answer = await post(settings, '/measure', webp, context)
      const reply = measureReplySchema.safeParse(answer.body)
      if (answer.status !== 200 || !reply.success) throw unexpected(answer)
      const { thumbnail, ...measurements } = reply.data
      if (!thumbnail) return { measurements, thumbnail }
      const { imageBase64, thumbhash } = thumbnail
      return { measurements, thumbnail: { webp: Buffer.from(imageBase64, 'base64'), thumbhash } }
    },
  }
}

function readOptimised(answer: PostResponse): OptimiseOutcome {
  if (answer.status === 413)
    return { kind: 'TOO_LARGE', detail: 'The photo has more bytes than are accepted.' }
  const { success, data: reply } = optimiseReplySchema.safeParse(answer.body)
  if (!success) throw unexpected(answer)
  switch (reply.outcome) {
    case 'OPTIMISED': {
      const webp = Buffer.from(reply.imageBase64, 'base64')
      if (webp.length !== reply.bytes) throw unexpected(answer)
      const { widthPx, heightPx, sha256 } = reply
      return { kind: 'OPTIMISED', webp, widthPx, heightPx, sha256 }
    }
    case 'INFECTED':
      return { kind: 'INFECTED', signature: reply.signature }
    case 'UNDECODABLE':
    case 'TOO_LARGE':
      return { kind: reply.outcome, detail: reply.detail }
  }
}

function unexpected(answer: PostResponse): Unavailable {
  return new Unavailable('image-processor', new Error(`unexpected answer, status ${answer.status}`))
}

/** Sends a health request to the image processor, as for a photo. Throws if the request fails. */
export async function askHealth(
  processor: ImageProcessorSettings,
  context: CallContext,
): Promise<void> {
  const response = await send(processor, '/health', context)
  await response.body?.cancel()
  if (response.status === 403) processor.tokens.forget()
  if (!response.ok) throw new Error(`the image processor answers ${response.status}`)
}

type Sent = CallContext & { owner?: string; comesAgain?: boolean }

/** The status and body of a response. A JSON body is parsed. */
type PostResponse = { status: number; body: unknown }

/** Statuses of an overloaded or restarting image processor. Requests can safely be repeated. */
const statusesToRetry = new Set([429, 502, 503])
/** Retries have no limit of their own, because the caller's deadline ends them. */
const policy: RetryPolicy = {
  retriesMax: Number.POSITIVE_INFINITY,
  firstDelayMs: 100,
  delayMsMax: 2000,
  askedMsMax: Number.POSITIVE_INFINITY,
}

/**
 * Retries with random pauses until the caller's deadline, and then throws `Unavailable`. An event
 * that comes again waits only once for a place of its owner, who would hold the places of others. A
 * photo without a verdict is scanned only once more.
 */
async function post(
  processor: ImageProcessorSettings,
  path: string,
  bytes: Uint8Array,
  context: Sent,
): Promise<PostResponse> {
  const first = await postUntilAnswered(processor, path, bytes, context)
  if (first.status !== 403) return first
  // The issuer may have changed its keys since the token was cached. A second rejection is final.
  processor.tokens.forget()
  return postUntilAnswered(processor, path, bytes, context)
}

/** One wait of up to 15 s, so that most honest bursts need no second event. */
const waitsOfEvent = 1
/** A scan without an answer may go on for minutes, and each repeat takes a thread of clamd. */
const repeatsWithoutVerdict = 1

/** The pause that a scanned photo without a place for slow photos should make, or undefined. */
function longPauseMs({ headers }: Response): number | undefined {
  const askedMs =
    1000 * (retryAfterSeconds(headers.get('retry-after') ?? undefined, new Date()) ?? 0)
  return askedMs > policy.delayMsMax ? askedMs : undefined
}

async function postUntilAnswered(
  processor: ImageProcessorSettings,
  path: string,
  bytes: Uint8Array,
  context: Sent,
): Promise<PostResponse> {
  let reason: unknown
  let ownerBusy = 0
  let withoutVerdict = 0
  const tryOnce = async (): Promise<Tried<PostResponse>> => {
    try {
      const response = await send(processor, path, context, bytes)
      const value = { status: response.status, body: parseJson(await response.text()) }
      const code = problemSchema.safeParse(value.body).data?.code
      if (code === 'OWNER_BUSY') ownerBusy += 1
      if (code === 'NO_VERDICT') withoutVerdict += 1
      const givesUp =
        (context.comesAgain === true && ownerBusy > waitsOfEvent) ||
        withoutVerdict > repeatsWithoutVerdict
      if (givesUp || !statusesToRetry.has(value.status)) return { kind: 'DONE', value }
      reason = new Error(`the image processor answered ${value.status}`)
      return { kind: 'AGAIN', askedMs: longPauseMs(response) }
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

/** Sends a POST if there are bytes, otherwise a GET. */
async function send(
  { url, tokens }: ImageProcessorSettings,
  path: string,
  { requestId, signal, owner }: Sent,
  bytes?: Uint8Array,
): Promise<Response> {
  const token = await untilAborted(tokens.get(), signal, 'image-processor')
  return fetch(new URL(path, url), {
    ...(bytes && { method: 'POST', body: bytes as Uint8Array<ArrayBuffer> }),
    headers: {
      ...(bytes && { 'content-type': 'application/octet-stream' }),
      'x-request-id': requestId,
      ...(owner && { 'x-photo-owner': owner }),
      ...traceCarrier(),
      // Cloud Run checks this token and removes its signature. The processor checks Authorization.
      'x-serverless-authorization': `Bearer ${token}`,
      authorization: `Bearer ${token}`,
    },
    redirect: 'error',
    signal,
  })
}
