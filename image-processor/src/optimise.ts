import { createHash } from 'node:crypto'
import type { Isolation } from './concurrency-limiter.ts'
import { type EncodeFailure, encode } from './encode/encode.ts'
import { encodeIsolated } from './encode/encode-isolated.ts'
import { inspectPhoto, type Source } from './inspect.ts'
import { limits } from './limits.ts'
import type { OptimiseReply, SourceFormat } from './protocol.ts'
import { damaged, outOfMemory, type Refused, tooSlow } from './refused.ts'

export type Optimised = Omit<Extract<OptimiseReply, { outcome: 'OPTIMISED' }>, 'imageBase64'> & {
  webp: Buffer
}
export type OptimiseResult = Optimised | Refused

type Run = (isolation: Isolation, work: () => Promise<OptimiseResult>) => Promise<OptimiseResult>

/**
 * Makes the stored WebP of a photo. Returns every fault of the photo as an outcome. A caller that
 * limits memory passes `run`, which starts the encoding when enough memory is free.
 */
export async function optimisePhoto(
  bytes: Uint8Array,
  timeoutSeconds: number,
  run: Run = (_isolation, work) => work(),
): Promise<OptimiseResult> {
  const inspected = await inspectPhoto(bytes)
  if (inspected.outcome !== 'DECODABLE') return inspected
  const { source, isolation } = inspected
  return await run(isolation, () => encodePhoto(bytes, source, isolation, timeoutSeconds))
}

async function encodePhoto(
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

function refusedFor(outcome: EncodeFailure, format: SourceFormat): Refused {
  switch (outcome) {
    case 'DAMAGED':
      return damaged(format)
    case 'TOO_SLOW':
      return tooSlow()
    case 'OUT_OF_MEMORY':
      return outOfMemory(format)
  }
}
