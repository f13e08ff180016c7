import { asBuffer } from '../buffers.ts'
import { readHeader } from '../image/header.ts'
import { restrictLoaders, tuneLibvips } from '../image/loaders.ts'
import { hasElements } from '../image/slow-decoding.ts'
import { isHeic } from '../image/sniff.ts'
import { limits } from '../limits.ts'
import { encode } from './encode.ts'
import { decodeHeic } from './heic.ts'
import type { IsolatedEncoded, Job } from './job.ts'

/**
 * The process that `encodeIsolated` starts: it encodes one photo and exits. It trusts the message
 * of the server, because loading zod would take half of the process's time for a small photo.
 */
restrictLoaders()
tuneLibvips()

process.once('message', async (message) => {
  process.send?.(await work(message as Job), () => process.disconnect())
})

async function work({ photo, timeoutSeconds }: Job): Promise<IsolatedEncoded> {
  if (!isHeic(photo)) return await encodePhoto(photo, timeoutSeconds)
  const decoded = await decodeHeic(asBuffer(photo))
  return decoded.outcome === 'DECODED' ? await encodePhoto(decoded.tiff, timeoutSeconds) : decoded
}

async function encodePhoto(photo: Uint8Array, timeoutSeconds: number): Promise<IsolatedEncoded> {
  const header = await readHeader(photo)
  if (header === undefined) return { outcome: 'DAMAGED' }
  const pixels = header.width * header.height
  if (pixels > limits.photoPixelsMax) return { outcome: 'TOO_LARGE', pixels }
  const { width: widthPx, height: heightPx } = header.autoOrient
  const encoded = await encode(photo, timeoutSeconds, { ignoreIcc: hasElements(header) })
  return encoded.outcome === 'ENCODED' ? { ...encoded, source: { widthPx, heightPx } } : encoded
}
