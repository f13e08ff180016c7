import { expect, it } from 'vitest'
import { drawPhoto } from '../testing/photos.ts'
import { isolationFor } from './decoder-memory.ts'
import { readHeader } from './header.ts'

const of50Megapixels = { width: 10_000, height: 5000 }
const of12Megapixels = { width: 4000, height: 3000 }

it.each([
  ['a baseline JPEG of 50 megapixels', 'jpeg', of50Megapixels, 'SHARED'],
  ['a progressive one', 'jpeg', { ...of50Megapixels, isProgressive: true }, 'EXCLUSIVE'],
  ['one in CMYK', 'jpeg', { ...of50Megapixels, isProgressive: true, channels: 4 }, 'CHILD_PROCESS'],
  ['a PNG of 12 megapixels', 'png', { ...of12Megapixels, depth: 'uchar' }, 'SHARED'],
  ['one of 16 bits', 'png', { ...of12Megapixels, depth: 'ushort' }, 'CHILD_PROCESS'],
] as const)('%s: isolation %s', async (_name, format, header, isolation) => {
  const photo = await drawPhoto(20, 10).toFormat(format).toBuffer()
  const read = await readHeader(photo)
  if (read === undefined) throw new Error('the photo is damaged')
  expect(isolationFor(format, { ...read, ...header }, photo)).toBe(isolation)
})
