import { expect, it } from 'vitest'
import { isForService } from './is-for-service.ts'

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

it.each([
  ['\0\0\0\x18ftypheic\0\0\0\0', true],
  ['\0\0\0\x1cftypmif1\0\0\0\0', true],
  ['\0\0\0\x1cftypavif\0\0\0\0', false],
  ['II*\0\x08\0\0\0', true],
  ['MM\0*\0\0\0\x08', true],
  ['\xff\xd8\xff\xe0\0\x10JFIF', false],
  ['', false],
])('a file that starts with %j is sent to the service undecoded: %s', (text, expected) => {
  expect(isForService(bytes(text))).toBe(expected)
})
