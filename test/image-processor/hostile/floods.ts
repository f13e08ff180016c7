import sharp from 'sharp'
import { drawPhoto, pngHeader } from '../../../image-processor/src/testing/photos.ts'

const side = 0xffff

/** Overwrites the dimensions of a photo, at an offset from a marker of its format. */
function patched(bytes: Buffer, marker: Buffer, offset: number, sides: Buffer): Buffer {
  const at = bytes.indexOf(marker)
  if (at === -1) throw new Error('the photo has no such marker')
  const copy = Buffer.from(bytes)
  sides.copy(copy, at + marker.length + offset)
  return copy
}

function two(width: number, height: number, bytes: 2 | 4, order: 'BE' | 'LE'): Buffer {
  const sides = Buffer.alloc(bytes * 2)
  if (order === 'BE') {
    sides.writeUIntBE(width, 0, bytes)
    sides.writeUIntBE(height, bytes, bytes)
  } else {
    sides.writeUIntLE(width, 0, bytes)
    sides.writeUIntLE(height, bytes, bytes)
  }
  return sides
}

/** Small files that declare enormous dimensions, by format. */
export async function pixelFloods(): Promise<Record<string, Buffer>> {
  const photo = drawPhoto(64, 48)
  const [jpeg, progressive, gif, webp, avif, tiff] = await Promise.all([
    photo.clone().jpeg().toBuffer(),
    photo.clone().jpeg({ progressive: true }).toBuffer(),
    photo.clone().gif({ effort: 1 }).toBuffer(),
    photo.clone().ensureAlpha(0.5).webp().toBuffer(),
    photo.clone().avif({ effort: 0 }).toBuffer(),
    photo.clone().tiff({ compression: 'none' }).toBuffer(),
  ])
  const frame = (code: number) => Buffer.from([0xff, code, 0x00, 0x11, 0x08])
  const canvas = Buffer.from([0xff, 0xff, 0xff, 0xff, 0xff, 0x00])
  return {
    'PNG of 65,535 x 65,535': pngHeader(side, side),
    'PNG of 2,147,483,647 x 2,147,483,647': pngHeader(0x7fffffff, 0x7fffffff),
    'JPEG of 65,535 x 65,535': patched(jpeg, frame(0xc0), 0, two(side, side, 2, 'BE')),
    'progressive JPEG of 65,535 x 65,535': patched(
      progressive,
      frame(0xc2),
      0,
      two(side, side, 2, 'BE'),
    ),
    'GIF frame of 60,000 x 60,000': patched(
      gif,
      // The frame's descriptor. The decoder ignores the screen's dimensions.
      Buffer.from([0x2c, 0, 0, 0, 0]),
      0,
      two(60_000, 60_000, 2, 'LE'),
    ),
    'WebP canvas of 16,777,216 x 256': patched(webp, Buffer.from('VP8X'), 8, canvas),
    'AVIF of 65,535 x 65,535': patched(avif, Buffer.from('ispe'), 4, two(side, side, 4, 'BE')),
    'TIFF of 65,535 x 65,535': await hugeTiff(tiff),
  }
}

/** Overwrites the dimensions of a TIFF: tags 256 and 257 of its directory (TIFF 6.0, section 8). */
async function hugeTiff(tiff: Buffer): Promise<Buffer> {
  const copy = Buffer.from(tiff)
  const directory = copy.readUInt32LE(4)
  for (let entry = 0; entry < copy.readUInt16LE(directory); entry += 1) {
    const at = directory + 2 + entry * 12
    const tag = copy.readUInt16LE(at)
    if (tag !== 256 && tag !== 257) continue
    copy.writeUInt16LE(4, at + 2)
    copy.writeUInt32LE(side, at + 8)
  }
  const { width } = await sharp(copy, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ width: side }))
  if (width !== side) throw new Error('the dimensions of the TIFF were not changed')
  return copy
}
