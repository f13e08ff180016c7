import { readLargePhoto } from '../../../image-processor/src/testing/large-photos.ts'
import { drawPhoto, insertPngChunk } from '../../../image-processor/src/testing/photos.ts'

const segmentBytesMax = 65_533

/** A JPEG with the given number of bytes of metadata, in segments of one kind. */
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

/** Photos whose metadata is far larger than their pixels. */
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
    'PNG with 9 MB of text': insertPngChunk(
      png,
      'tEXt',
      Buffer.concat([Buffer.from('Comment\0'), Buffer.alloc(megabytes, 0x41)]),
    ),
    'PNG with a text of 400 MB, deflated': readLargePhoto('png-text-of-400-megabytes'),
    'PNG with a colour profile of 400 MB, deflated': readLargePhoto('png-profile-of-400-megabytes'),
  }
}
