import {
  type MeasureReply,
  measureReplySchema,
  type OptimiseReply,
  optimiseReplySchema,
} from '@plant/image-processor/protocol'
import { type CallContext, Unavailable } from '../../ports/context.ts'
import type { ImageProcessor, OptimiseOutcome, Thumbnail } from '../../ports/image-processor.ts'
import { untilAborted } from '../until-aborted.ts'
import type { IdentityTokens } from './identity-tokens.ts'
import { callerHeaders, createPost, type PostResponse } from './post.ts'

export type ImageProcessorSettings = {
  /** The processor's base URL, without a path. */
  url: string
  tokens: IdentityTokens
}

/** The image processor over HTTP. Its own schemas check every reply. */
export function createImageProcessor(settings: ImageProcessorSettings): ImageProcessor {
  const post = createPost(settings.url, settings.tokens)
  return {
    async optimise(bytes, context) {
      return readOptimised(await post('/optimise', bytes, context))
    },
    async measure(webp, context) {
      const answer = await post('/measure', webp, context)
      const reply = measureReplySchema.safeParse(answer.body)
      if (answer.status !== 200 || !reply.success) throw unexpected(answer)
      const { thumbnail, ...measurements } = reply.data
      return { measurements, thumbnail: thumbnail && fromBase64(thumbnail) }
    },
  }
}

function readOptimised(answer: PostResponse): OptimiseOutcome {
  if (answer.status === 413) {
    return { kind: 'TOO_LARGE', detail: 'The photo has more bytes than are accepted.' }
  }
  const reply = optimiseReplySchema.safeParse(answer.body)
  if (!reply.success) throw unexpected(answer)
  return toOutcome(reply.data, answer)
}

function toOutcome(reply: OptimiseReply, answer: PostResponse): OptimiseOutcome {
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

function fromBase64({ imageBase64, thumbhash }: NonNullable<MeasureReply['thumbnail']>): Thumbnail {
  return { webp: Buffer.from(imageBase64, 'base64'), thumbhash }
}

function unexpected(answer: PostResponse): Unavailable {
  return new Unavailable('image-processor', new Error(`unexpected answer, status ${answer.status}`))
}

/** Checks that the image processor can take photos, on their path. Throws if it cannot. */
export async function askHealth(
  { url, tokens }: ImageProcessorSettings,
  { requestId, signal }: CallContext,
): Promise<void> {
  const token = await untilAborted(tokens.get(), signal, 'image-processor')
  const headers = callerHeaders(token, requestId)
  const response = await fetch(new URL('/health', url), { headers, redirect: 'error', signal })
  await response.body?.cancel()
  if (response.status === 403) tokens.forget()
  if (!response.ok) throw new Error(`the image processor answers ${response.status}`)
}
