import { expect, it } from 'vitest'
import { fileKindOf } from './file-kind.ts'

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

it.each([
  ['\0\0\0\x18ftypheic\0\0\0\0', 'HEIC'],
  ['\0\0\0\x1cftypmif1\0\0\0\0', 'HEIC'],
  ['\0\0\0\x1cftypavif\0\0\0\0', 'OTHER'],
  ['II*\0\x08\0\0\0', 'TIFF'],
  ['MM\0*\0\0\0\x08', 'TIFF'],
  ['\xff\xd8\xff\xe0\0\x10JFIF', 'OTHER'],
  ['', 'OTHER'],
] as const)('the first bytes %j identify a file of the kind %s', (text, kind) => {
  expect(fileKindOf(bytes(text))).toBe(kind)
})
