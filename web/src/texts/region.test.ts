import { expect, it } from 'vitest'
import { regionalTag } from './region.ts'

it.each([
  ['en', ['en-GB', 'en'], 'en-GB'],
  ['de', ['en-GB', 'de-CH', 'de'], 'de-CH'],
  ['ja', ['en-GB'], 'ja'],
] as const)(
  'dates in %s have the form of the region in the languages %j',
  (language, tags, tag) => {
    expect(regionalTag(language, tags)).toBe(tag)
  },
)
