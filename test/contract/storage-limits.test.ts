import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { photoBytesLimit } from '@plant/image-processor/protocol'
import { expect, it } from 'vitest'
import { limits as contractLimits } from '../../functions/src/contract/limits.ts'
import { limits as processorLimits } from '../../image-processor/src/limits.ts'

const rules = readFileSync(join(import.meta.dirname, '../../storage.rules'), 'utf8')

/** The specification says "less than 10 MB" (docs/api.md#the-specification). */
const tenMegabytes = 10_000_000

it('the contract, the image processor and the storage rules have the same limit for photos', () => {
  const ruleLimits = [...rules.matchAll(/request\.resource\.size < (\d+)/g)].map(([, n]) =>
    Number(n),
  )
  expect(ruleLimits).toEqual([tenMegabytes])
  expect(photoBytesLimit).toBe(tenMegabytes)
  expect(processorLimits.photoBytesLimit).toBe(tenMegabytes)
  expect(contractLimits.request.photoBodyBytesLimit).toBe(tenMegabytes)
})

it('the contract and the storage rules have the same limit for the name of an upload', () => {
  const lengths = [...rules.matchAll(/\[A-Za-z0-9_-\]\{1,(\d+)\}/g)].map(([, n]) => Number(n))
  expect(lengths).toEqual([contractLimits.image.uploadNameCharactersMax])
})
