import { expect, it } from 'vitest'
import { charactersOf, widthOf } from './width.ts'

it.each([
  ['leaf', 4],
  ['Blätter', 7],
  ['Bla\u0308tter', 7],
  ['葉が黄色い', 10],
  ['ﾊﾝｶｸ', 4],
  ['잎', 2],
  ['（水）', 6],
  // The vowel sign after a consonant takes a column; the sign above it takes none.
  ['पत्ती', 4],
  ['🌱', 2],
  ['👩‍🌾', 2],
  ['', 0],
])('measures the width of %s in columns', (text, columns) => {
  expect(widthOf(text)).toBe(columns)
})

it('counts a letter with its marks as one character', () => {
  expect(charactersOf('पत्ती👩‍🌾')).toHaveLength(3)
})
