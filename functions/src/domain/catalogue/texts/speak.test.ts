import { describe, expect, it } from 'vitest'
import { textsFor } from './index.ts'

const evidence = (language: string) => textsFor(language).texts.evidence

describe('a number in a sentence', () => {
  it('takes the singular and the plural of English', () => {
    expect(evidence('en').spotCount(1)).toBe(
      '1 spot of a different colour was found on the leaves.',
    )
    expect(evidence('en').holeCount(1234)).toBe('1,234 holes were found in the leaves.')
    expect(evidence('en').wateredOften(1)).toBe('You water every day.')
    expect(evidence('en').wateredSeldom(21)).toBe('You water every 21 days.')
  })

  it('is a share in whole percent', () => {
    expect(evidence('en').yellowShare(0.126)).toBe('13% of the leaf area is yellow.')
  })
})

it('several names become a list', () => {
  const { issues } = textsFor('en').texts.summary
  expect(issues(['A'])).toBe('Signs of a problem were found. Most likely: A.')
  expect(issues(['A', 'B', '$& C'])).toBe(
    'Signs of a problem were found. Most likely: A, B, and $& C.',
  )
})
