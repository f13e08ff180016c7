import { createHash } from 'node:crypto'
import type { Isolation } from './concurrency-limiter.ts'
import { encode } from './encode/encode.ts'
import { encodeIsolated } from './encode/encode-isolated.ts'
import type { IsolatedEncoded } from './encode/job.ts'
import { type Decodable, inspectPhoto } from './inspect.ts'
import { limits } from './limits.ts'
import type { OptimiseReply, SourceFormat } from './protocol.ts'
import { damaged, outOfMemory, type Refused, tooLarge, tooSlow } from './refused.ts'

export type Optimised = Omit<Extract<OptimiseReply, { outcome: 'OPTIMISED' }>, 'imageBase64'> & {
  webp: Buffer
}
export type OptimiseResult = Optimised | Refused

type Run = (isolation: Isolation, work: () => Promise<OptimiseResult>) => Promise<OptimiseResult>

/**
 * Makes the stored WebP of a photo. Returns every fault of the photo as an outcome. A caller that
 * limits memory passes `run`, which starts the encoding when enough memory is free. A child process
 * ends when `gone` fires.
 */
export async function optimisePhoto(
  bytes: Uint8Array,
  timeoutSeconds: number,
  run: Run = (_isolation, work) => work(),
  gone?: AbortSignal,
): Promise<OptimiseResult> {
  const inspected = await inspectPhoto(bytes)
  if (inspected.outcome !== 'DECODABLE') return inspected
  return await run(inspected.isolation, () => encodePhoto(bytes, inspected, timeoutSeconds, gone))
}

async function encodePhoto(
  bytes: Uint8Array,
  photo: Decodable,
  timeoutSeconds: number,
  gone: AbortSignal | undefined,
): Promise<OptimiseResult> {
  const { format } = photo
  const encoded =
    photo.isolation === 'CHILD_PROCESS'
      ? await encodeIsolated(bytes, timeoutSeconds * limits.childProcessTimeoutFactor, { gone })
      : { ...(await encode(bytes, timeoutSeconds)), source: photo }
  if (encoded.outcome !== 'ENCODED') return refusedFor(encoded, format)
  const { webp, widthPx, heightPx, source } = encoded
  return {
    outcome: 'OPTIMISED',
    webp,
    widthPx,
    heightPx,
    bytes: webp.length,
    sha256: createHash('sha256').update(webp).digest('hex'),
    source: {
      format,
      widthPx: source.widthPx,
      heightPx: source.heightPx,
      bytes: bytes.byteLength,
    },
  }
}

function refusedFor(
  failure: Exclude<IsolatedEncoded, { outcome: 'ENCODED' }>,
  format: SourceFormat,
): Refused {
  switch (failure.outcome) {
    case 'DAMAGED':
      return damaged(format)
    case 'TOO_LARGE':
      return tooLarge(failure.pixels, format)
    case 'TOO_SLOW':
      return tooSlow()
    case 'OUT_OF_MEMORY':
      return outOfMemory(format)
  }
}
