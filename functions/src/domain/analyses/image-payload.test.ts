import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decodeImage } from './image-payload.ts'

const bytes = fc.uint8Array({ minLength: 1, maxLength: 300 })
const same = (found: Buffer | undefined, expected: Uint8Array) =>
  expect(found && Buffer.compare(found, expected)).toBe(0)

it('decodes every form of base64 that clients send', () => {
  fc.assert(
    fc.property(bytes, (photo) => {
      const base64 = Buffer.from(photo).toString('base64')
      same(decodeImage(base64), photo)
      same(decodeImage(base64.replaceAll('=', '')), photo)
      same(decodeImage(`data:image/jpeg;base64,${base64}`), photo)
      same(decodeImage(base64.replaceAll(/.{76}/g, '$&\r\n')), photo)
      same(decodeImage(`${base64}\n`), photo)
    }),
  )
})

it.each([
  ['nothing', ''],
  ['only a prefix', 'data:image/png;base64,'],
  ['a prefix without its comma', 'data:image/png;base64'],
  ['a sentence', 'This is not base64, is it?'],
  ['base64 with one invalid character', `${'AAAA'.repeat(10)}*${'AAAA'.repeat(10)}`],
])('rejects an `imageBase64` with %s', (_name, text) => {
  expect(decodeImage(text)).toBeUndefined()
})
