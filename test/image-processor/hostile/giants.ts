import sharp from 'sharp'
import { drawPhoto, pngChunk } from '../../../image-processor/src/testing/photos.ts'
import { deflatedZeros } from './strangers.ts'

const segmentBytesMax = 65_533

/** A JPEG whose metadata is as large as a request may be: as many segments of one kind as it takes. */
function withSegments(jpeg: Buffer, marker: number, start: string, bytes: number): Buffer {
  const parts: Buffer[] = [jpeg.subarray(0, 2)]
  for (let left = bytes; left > 0; left -= segmentBytesMax) {
    const body = Buffer.alloc(Math.min(left, segmentBytesMax), 0x41)
    body.write(start, 0, 'latin1')
    const head = Buffer.from([0xff, marker, 0, 0])
    head.writeUInt16BE(body.length + 2, 2)
    parts.push(head, body)
  }
  return Buffer.concat([...parts, jpeg.subarray(2)])
}

function withChunk(png: Buffer, type: string, data: Buffer) {
  return Buffer.concat([png.subarray(0, 33), pngChunk(type, data), png.subarray(33)])
}

/** Photos with far more around the pixels than in them. */
export async function giantBlocks(): Promise<Record<string, Buffer>> {
  const photo = drawPhoto(200, 100)
  const [jpeg, png] = await Promise.all([
    photo.clone().jpeg().toBuffer(),
    photo.clone().png().toBuffer(),
  ])
  const megabytes = 9 * 1024 * 1024
  return {
    'JPEG with 9 MB of EXIF': withSegments(jpeg, 0xe1, 'Exif\0\0', megabytes),
    'JPEG with 9 MB of XMP': withSegments(jpeg, 0xe1, 'http://ns.adobe.com/xap/1.0/\0', megabytes),
    'JPEG with 9 MB of a colour profile': withSegments(
      jpeg,
      0xe2,
      'ICC_PROFILE\0\x01\xff',
      megabytes,
    ),
    'JPEG with 9 MB of comments': withSegments(jpeg, 0xfe, 'A', megabytes),
    'PNG with 9 MB of text': withChunk(
      png,
      'tEXt',
      Buffer.concat([Buffer.from('Comment\0'), Buffer.alloc(megabytes, 0x41)]),
    ),
    'PNG with a text of 400 MB, deflated': withChunk(
      png,
      'zTXt',
      Buffer.concat([Buffer.from('Comment\0\0'), deflatedZeros(400)]),
    ),
    'PNG with a colour profile of 400 MB, deflated': withChunk(
      png,
      'iCCP',
      Buffer.concat([Buffer.from('profile\0\0'), deflatedZeros(400)]),
    ),
  }
}

/** Animations that say much and hold little. */
export async function animations(): Promise<Record<string, Buffer>> {
  const frame = await drawPhoto(300, 200).gif({ effort: 1 }).toBuffer()
  const tableBytes = 13 + 3 * 2 ** (((frame[10] ?? 0) & 7) + 1)
  const [head, picture] = [frame.subarray(0, tableBytes), frame.subarray(tableBytes, -1)]
  const frames = Math.floor(9_000_000 / picture.length)
  const plain = sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#282' } })
  return {
    'GIF of 9 MB of frames': Buffer.concat([
      head,
      ...Array.from({ length: frames }, () => picture),
      Buffer.from([0x3b]),
    ]),
    'WebP of 30 frames of 12 megapixels': await sharp(
      await Promise.all(Array.from({ length: 30 }, () => plain.clone().png().toBuffer())),
      { join: { animated: true }, limitInputPixels: false },
    )
      .webp({ effort: 0 })
      .toBuffer()
      .catch(() => Buffer.alloc(0)),
  }
}
