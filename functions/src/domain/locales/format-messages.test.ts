import { locales } from '@plant/testing/locales'
import { describe, expect, it } from 'vitest'

import { lazyMessage } from './format-messages.ts'

const { textsFor } = locales

const evidence = (language: string) => textsFor(language).texts.evidence

describe('a number in a sentence', () => {
  it('is followed by the English singular or plural', () => {
    expect(evidence('en').spotCount(1)).toBe(
      '1 spot of a different colour was found on the leaves.',
    )
    expect(evidence('en').holeCount(1234)).toBe('1,234 holes were found in the leaves.')
    expect(evidence('en').wateredOften(1)).toBe('You water every day.')
    expect(evidence('en').wateredSeldom(21)).toBe('You water every 21 days.')
  })

  it.each([
    ['en', 'You water every 5 days.'],
    ['es', 'Usted riega cada 5 días.'],
    ['pl', 'Podlewasz co 5 dni.'],
    ['tr', '5 günde bir suluyorsunuz.'],
    ['hi', 'आप हर 5 दिन में पानी देते हैं।'],
    ['zh', '您每 5 天浇一次水。'],
    ['ja', '水やりは5日に1回です。'],
  ])('is inserted into the sentence in %s', (language, sentence) => {
    expect(evidence(language).wateredOften(5)).toBe(sentence)
  })

  it.each([
    [1, 'W liściach znaleziono 1 dziurę.'],
    [3, 'W liściach znaleziono 3 dziury.'],
    [5, 'W liściach znaleziono 5 dziur.'],
    [12, 'W liściach znaleziono 12 dziur.'],
    [23, 'W liściach znaleziono 23 dziury.'],
  ])('is followed by the Polish plural form for %i', (amount, sentence) => {
    expect(evidence('pl').holeCount(amount)).toBe(sentence)
  })

  it.each([
    ['de', '13\u00a0%'],
    ['fr', '13\u00a0%'],
    ['tr', '%13'],
    ['ja', '13%'],
  ])('is formatted as a percentage in %s', (language, share) => {
    expect(evidence(language).yellowShare(0.126)).toContain(share)
  })

  it('is rounded to a whole percentage', () => {
    expect(evidence('en').yellowShare(0.126)).toBe('13% of the leaf area is yellow.')
  })
})

it.each([
  ['es', 'A; B; C'],
  ['fr', 'A\u00a0; B\u00a0; C'],
  ['zh', 'A；B；C'],
  ['ja', 'A／B／C'],
])('a list of names in %s is separated by punctuation and not by a word', (language, list) => {
  expect(textsFor(language).texts.summary.issues(['A', 'B', 'C'])).toContain(list)
})

it('a single name has no separator, and special characters in names stay unchanged', () => {
  const { issues } = textsFor('en').texts.summary
  expect(issues(['A'])).toBe('Signs of a problem were found. It may be: A.')
  expect(issues(['A', 'B', '$& C'])).toBe('Signs of a problem were found. It may be: A; B; $& C.')
})

it('a message may contain < and > in its text and in its values', () => {
  expect(lazyMessage('en', 'below 10 < {limit}, <b>')({ limit: '<i>' })).toBe('below 10 < <i>, <b>')
})

it('rejects a malformed message at its first use', () => {
  const message = lazyMessage('en', '{count, plural, one {#}}')
  expect(() => message({ count: 1 })).toThrow('MISSING_OTHER_CLAUSE')
})
