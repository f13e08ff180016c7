import { expect, it } from 'vitest'
import { isHeic, sniff } from './sniff.ts'

/** The first box of a container, with its brands (ISO/IEC 14496-12, 4.3). */
const brands = (...names: string[]) =>
  `\0\0\0${String.fromCharCode(12 + 4 * names.length)}ftyp${[names[0], '\0\0\0\0', ...names.slice(1)].join('')}`

it.each([
  ['GIF87a', 'gif'],
  ['GIF89a', 'gif'],
  ['II*\0', 'tiff'],
  ['MM\0*', 'tiff'],
  ['RIFF....WEBP', 'webp'],
  [brands('avif'), 'avif'],
  [brands('avis'), 'avif'],
  [brands('mif1', 'avif'), 'avif'],
  [brands('heic'), 'heic'],
  [brands('mif1', 'avif', 'heic'), 'heic'],
])('recognises the first bytes %j as %s', (text, format) => {
  const bytes = Buffer.from(text, 'latin1')
  expect(sniff(bytes)).toEqual({ kind: 'SUPPORTED', format })
  expect(isHeic(bytes)).toBe(format === 'heic')
})

it.each([
  ['an empty file', ''],
  ['a sound', 'RIFF....WAVE'],
  ['a container of another kind', 'FORM....WEBP'],
  ['a film', brands('mp42', 'isom')],
  ['a box of another type', brands('heic').replace('ftyp', 'free')],
  ['a box that is cut off', brands('heic').slice(0, 15)],
  ['a box of more than 64 KB', `\0\x01\0\0${brands('heic').slice(4)}`],
])('recognises no format of %s', (_name, text) => {
  const bytes = Buffer.from(text, 'latin1')
  expect(sniff(bytes)).toEqual({ kind: 'OTHER' })
  expect(isHeic(bytes)).toBe(false)
})
