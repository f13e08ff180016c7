import { createHash } from 'node:crypto'
import type { Isolation } from './concurrency-limiter.ts'
import { type Encoded, encode } from './encode/encode.ts'
import { encodeIsolated } from './encode/encode-isolated.ts'
import { inspectPhoto, type Source } from './inspect.ts'
import { limits } from './limits.ts'
import type { OptimiseReply, SourceFormat } from './protocol.ts'
import { damaged, outOfMemory, type Refused, tooSlow } from './refused.ts'

export type Optimised = Omit<Extract<OptimiseReply, { outcome: 'OPTIMISED' }>, 'imageBase64'> & {
  webp: Buffer
}
export type OptimiseResult = Optimised | Refused

/** Inspects and encodes a photo, for callers that need not limit memory. */
export async function optimisePhoto(
  bytes: Uint8Array,
  timeoutSeconds: number,
): Promise<OptimiseResult> {
  const inspected = await inspectPhoto(bytes)
  if (inspected.outcome !== 'DECODABLE') return inspected
  return await encodePhoto(bytes, inspected.source, inspected.isolation, timeoutSeconds)
}

/**
 * Makes the stored WebP of a photo that passed `inspectPhoto`, with the isolation that it chose.
 * Faults that only decoding reveals are outcomes too.
 */
export async function encodePhoto(
  bytes: Uint8Array,
  source: Source,
  isolation: Isolation,
  timeoutSeconds: number,
): Promise<OptimiseResult> {
  const encoded =
    isolation === 'CHILD_PROCESS'
      ? await encodeIsolated(bytes, timeoutSeconds * limits.childProcessTimeoutFactor)
      : await encode(bytes, timeoutSeconds)
  if (encoded.outcome !== 'ENCODED') return refusedFor(encoded.outcome, source.format)
  const { webp, widthPx, heightPx } = encoded
  return {
    outcome: 'OPTIMISED',
    webp,
    widthPx,
    heightPx,
    bytes: webp.length,
    sha256: createHash('sha256').update(webp).digest('hex'),
    source,
  }
}

function refusedFor(
  outcome: Exclude<Encoded['outcome'], 'ENCODED'>,
  format: SourceFormat,
): Refused {
  switch (outcome) {
    case 'DAMAGED':
      return damaged(format)
    case 'TOO_SLOW':
      return tooSlow()
    case 'OUT_OF_MEMORY':
      return outOfMemory(format)
  }
}
