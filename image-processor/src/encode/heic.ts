import { boxesOf } from '../image/image-end.ts'
import { limits } from '../limits.ts'
import { tiffOf } from './tiff-of.ts'

export type DecodedHeic =
  | { outcome: 'DECODED'; tiff: Buffer }
  | { outcome: 'TOO_LARGE'; pixels: number }
  | { outcome: 'DAMAGED' }

/**
 * Decodes the primary image of a HEIC photo, upright, to an uncompressed TIFF with the photo's
 * colour profile, which sharp reads like any other photo. The libheif inside sharp cannot decode
 * HEIC. Only the child process calls this: the decoder keeps the photo's memory until it ends.
 */
export async function decodeHeic(bytes: Buffer): Promise<DecodedHeic> {
  if (isCutOff(bytes)) return { outcome: 'DAMAGED' }
  // Compiling the decoder takes a tenth of a second, which other photos need not wait.
  const { default: heif } = await import('libheif-js/wasm-bundle.js')
  try {
    const context = heif.heif_context_alloc()
    heif.heif_context_read_from_memory(context, bytes)
    const handle = heif.heif_js_context_get_primary_image_handle(context)
    if (!handle || 'code' in handle) return { outcome: 'DAMAGED' }
    const pixels =
      heif.heif_image_handle_get_width(handle) * heif.heif_image_handle_get_height(handle)
    if (pixels > limits.heicPixelsMax) return { outcome: 'TOO_LARGE', pixels }
    const { heif_colorspace_RGB: rgb } = heif.heif_colorspace
    const { heif_chroma_interleaved_RGB: interleaved } = heif.heif_chroma
    const image = heif.heif_js_decode_image2(handle, rgb, interleaved)
    const [channel] = 'code' in image ? [] : image.channels
    if (channel === undefined) return { outcome: 'DAMAGED' }
    return { outcome: 'DECODED', tiff: tiffOf(channel, profileOf(bytes)) }
  } catch {
    // Also where the decoder's memory ends: WebAssembly then aborts.
    return { outcome: 'DAMAGED' }
  }
}

/** Whether the pixels' box ends behind the file. libheif would leave the missing tiles black. */
function isCutOff(bytes: Buffer): boolean {
  let end = 0
  for (const box of boxesOf(bytes)) end = box.end
  return bytes.toString('latin1', end + 4, end + 8) === 'mdat'
}

/** The first ICC profile among the properties of the photo's items (ISO/IEC 23008-12, 6.5.5). */
function profileOf(bytes: Buffer): Buffer | undefined {
  const boxes = ['meta', 'iprp', 'ipco', 'colr']
  let found: Buffer[] = [bytes]
  for (const wanted of boxes)
    found = found.flatMap((outer) =>
      [...boxesOf(outer)]
        .filter(({ type }) => type === wanted)
        // Version and flags precede the boxes in `meta`.
        .map(({ start, end }) => outer.subarray(wanted === 'meta' ? start + 4 : start, end)),
    )
  const kinds = ['prof', 'rICC']
  return found.find((box) => kinds.includes(box.toString('latin1', 0, 4)))?.subarray(4)
}
