import { expect, it } from 'vitest'
import { readTexts } from './texts.ts'

it('the console asks for a photo of a leaf, and never for one of a plant', () => {
  const asks = /\bphoto of (?:an?|the|your|any) (?:whole )?plant\b/i
  expect(readTexts('en').filter(([, text]) => asks.test(text))).toEqual([])
})
