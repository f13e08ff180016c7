import { expect, it } from 'vitest'
import { drawPhoto } from '../testing/photos.ts'
import { isolationFor } from './decoder-memory.ts'
import { readHeader } from './header.ts'

const of50Megapixels = { width: 10_000, height: 5000 }
const of12Megapixels = { width: 4000, height: 3000 }

it.each([
  ['a baseline JPEG of 50 megapixels', 'SHARED', 'jpeg', of50Megapixels],
  ['a progressive one', 'EXCLUSIVE', 'jpeg', { ...of50Megapixels, isProgressive: true }],
  ['one in CMYK', 'CHILD_PROCESS', 'jpeg', { ...of50Megapixels, isProgressive: true, channels: 4 }],
  ['a PNG of 12 megapixels', 'SHARED', 'png', { ...of12Megapixels, depth: 'uchar' }],
  ['one of 16 bits', 'CHILD_PROCESS', 'png', { ...of12Megapixels, depth: 'ushort' }],
] as const)('%s is decoded %s', async (_name, isolation, format, header) => {
  const photo = await drawPhoto(20, 10).toFormat(format).toBuffer()
  const read = await readHeader(photo)
  if (read === undefined) throw new Error('the photo is damaged')
  expect(isolationFor(format, { ...read, ...header }, photo)).toBe(isolation)
})
