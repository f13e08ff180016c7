import { deflateRawSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawPhoto } from '../testing/photos.ts'
import { builtInScanner } from './built-in.ts'
import { eicar } from './signatures.ts'

const formats = ['jpeg', 'png', 'webp', 'gif', 'avif'] as const
const photos = new Map<string, Buffer>(
  await Promise.all(
    [...formats, 'tiff' as const].map(
      async (format) =>
        [format, await drawPhoto(64, 48).toFormat(format, { effort: 1 }).toBuffer()] as const,
    ),
  ),
)

function photoIn(format: string): Buffer {
  return photos.get(format) ?? Buffer.alloc(0)
}

function zip(): Buffer {
  const data = deflateRawSync('an entry')
  const header = Buffer.alloc(30)
  header.write('PK\x03\x04', 'latin1')
  header.writeUInt16LE(20, 4)
  header.writeUInt16LE(8, 8)
  header.writeUInt16LE(5, 26)
  return Buffer.concat([header, Buffer.from('a.txt'), data])
}

const payloads: Record<string, Buffer> = {
  zip: zip(),
  rar: Buffer.from('Rar!\x1a\x07\x01\0', 'latin1'),
  gzip: Buffer.from('\x1f\x8b\x08\0', 'latin1'),
  elf: Buffer.from('\x7fELF\x02\x01\x01\0', 'latin1'),
  exe: Buffer.from(`MZ${'\0'.repeat(76)}This program cannot be run in DOS mode`, 'latin1'),
  shell: Buffer.from('#!/bin/sh\necho\n'),
  html: Buffer.from('\n<!DOCTYPE html><html>'),
  script: Buffer.from('<SCRIPT>alert(1)</SCRIPT>'),
  php: Buffer.from('<?php echo 1;'),
}

async function verdictOf(bytes: Buffer): Promise<string> {
  return (await builtInScanner.scan(bytes)).verdict
}

describe('finding EICAR', () => {
  it('finds EICAR as the whole file', async () => {
    expect(await builtInScanner.scan(eicar)).toEqual({
      verdict: 'INFECTED',
      signature: 'Eicar-Test-Signature',
    })
  })

  it.each([...formats, 'tiff'])('finds EICAR after the end of a %s photo', async (format) => {
    expect(await verdictOf(Buffer.concat([photoIn(format), eicar]))).toBe('INFECTED')
  })

  it('finds EICAR inside the metadata of a JPEG', async () => {
    const photo = await sharp(photoIn('jpeg'))
      .withExif({ IFD0: { ImageDescription: eicar.toString('latin1') } })
      .jpeg()
      .toBuffer()
    expect(await verdictOf(photo)).toBe('INFECTED')
  })
})

describe.each(Object.entries(payloads))('finding a file of type %s', (_name, payload) => {
  it('finds the file when it is not part of a photo', async () => {
    expect(await verdictOf(payload)).toBe('INFECTED')
  })

  it.each(formats)('finds the file after the end of a %s photo', async (format) => {
    expect(await verdictOf(Buffer.concat([photoIn(format), payload]))).toBe('INFECTED')
  })
})

describe.each(['zip', 'html', 'script', 'php', 'elf'])('finding a file of type %s', (name) => {
  it.each([...formats, 'tiff'])('finds the file after a %s photo and padding', async (format) => {
    const padding = Buffer.alloc(5000, 'padding ')
    const bytes = Buffer.concat([photoIn(format), padding, payloads[name] ?? Buffer.alloc(0)])
    expect(await verdictOf(bytes)).toBe('INFECTED')
  })
})

describe('accepting harmless bytes', () => {
  it.each([...formats, 'tiff'])('accepts a %s photo', async (format) => {
    expect(await verdictOf(photoIn(format))).toBe('CLEAN')
  })

  it.each(formats)('accepts a %s photo with the data that phones append', async (format) => {
    const video = Buffer.concat([
      Buffer.from('MotionPhoto_Data\0\0\0\x18ftypmp42\0\0\0\0', 'latin1'),
      Buffer.from(Array.from({ length: 50_000 }, (_, at) => (at * at * 31) % 251)),
    ])
    expect(await verdictOf(Buffer.concat([photoIn(format), video]))).toBe('CLEAN')
    expect(await verdictOf(Buffer.concat([photoIn(format), photoIn('jpeg')]))).toBe('CLEAN')
  })

  it('accepts a JPEG, whole or cut off, whose EXIF thumbnail contains an end marker', async () => {
    const thumbnail = Buffer.concat([Buffer.from('Exif\0\0'), photoIn('jpeg').subarray(0, 500)])
    const segment = Buffer.concat([thumbnail, Buffer.from('\xff\xd9<html>', 'latin1')])
    const length = Buffer.alloc(4)
    length.writeUInt16BE(0xffe1, 0)
    length.writeUInt16BE(segment.length + 2, 2)
    const photo = photoIn('jpeg')
    const withThumbnail = Buffer.concat([photo.subarray(0, 2), length, segment, photo.subarray(2)])
    expect(await verdictOf(withThumbnail)).toBe('CLEAN')
    expect(await verdictOf(withThumbnail.subarray(0, -2))).toBe('CLEAN')
  })

  it.each(['', 'plain text', '\0\0\0\0'])('accepts bytes of no known format: %j', async (text) => {
    expect(await verdictOf(Buffer.from(text))).toBe('CLEAN')
  })
})

it('neither hangs nor throws for truncated files of any format', async () => {
  for (const format of [...formats, 'tiff']) {
    const photo = photoIn(format)
    for (let length = 0; length < photo.length; length += 7) {
      expect(await verdictOf(photo.subarray(0, length))).toBe('CLEAN')
    }
  }
})
