import { createHash } from 'node:crypto'
import { type Encoded, encode } from './encode/encode.ts'
import { encodeApart } from './encode/encode-apart.ts'
import { inspectPhoto, type Source } from './inspect.ts'
import { limits } from './limits.ts'
import type { OptimiseReply, SourceFormat } from './protocol.ts'
import { damaged, outOfMemory, type Refused, tooSlow } from './refused.ts'
import type { Share } from './slots.ts'

export { optimiseSettings } from './encode/settings.ts'

export type Optimised = Omit<Extract<OptimiseReply, { outcome: 'OPTIMISED' }>, 'imageBase64'> & {
  webp: Buffer
}
export type OptimiseResult = Optimised | Refused

/** `inspectPhoto`, then `encodePhoto`, for those who have no memory to bound. */
export async function optimisePhoto(
  bytes: Uint8Array,
  timeoutSeconds: number,
): Promise<OptimiseResult> {
  const inspected = await inspectPhoto(bytes)
  if (inspected.outcome !== 'DECODABLE') return inspected
  return await encodePhoto(bytes, inspected.source, inspected.share, timeoutSeconds)
}

/**
 * Makes the WebP that is stored (`encode`) of what `inspectPhoto` let through, under the share that it said. What only
 * the decoding shows is an outcome too.
 */
export async function encodePhoto(
  bytes: Uint8Array,
  source: Source,
  share: Share,
  timeoutSeconds: number,
): Promise<OptimiseResult> {
  const encoded =
    share === 'APART'
      ? await encodeApart(bytes, timeoutSeconds * limits.apartTimeoutFactor)
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
