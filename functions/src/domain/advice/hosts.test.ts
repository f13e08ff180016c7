import { describe, expect, it } from 'vitest'
import { hostFitOf } from './hosts.ts'

const candidate = (scientificName: string, family: string, confidence: number) => ({
  scientificName,
  commonName: '',
  family,
  confidence,
  familiarity: null,
  source: 'PHOTO' as const,
})
const apple = candidate('Malus domestica', 'Rosaceae', 0.9)
const rose = candidate('Rosa × hybrida', 'Rosaceae', 0.9)

describe('the check whether a plant can have apple scab', () => {
  it.each([
    ['an apple', [apple], 'FITS'],
    ['a Malus of unknown species', [candidate('Malus', 'Rosaceae', 0.6)], 'FITS'],
    ['a rose', [rose], 'MISFIT'],
    ['a rose that may be an apple', [rose, { ...apple, confidence: 0.2 }], 'UNKNOWN'],
    ['a plant that is probably no rose', [{ ...rose, confidence: 0.4 }], 'UNKNOWN'],
    ['a genus with a similar name', [candidate('Malusia x', 'x', 0.9)], 'MISFIT'],
    ['an unknown plant', [], 'UNKNOWN'],
  ] as const)('gives the right result for %s', (_, candidates, expected) => {
    expect(hostFitOf('apple_scab', { candidates: [...candidates] })).toBe(expected)
  })
})

it('a condition without specific hosts fits every plant', () => {
  expect(hostFitOf('aphids', { candidates: [] })).toBe('FITS')
})

it('leaf curl virus fits papaya, which also has a leaf curl virus of its own', () => {
  const papaya = candidate('Carica papaya', 'Caricaceae', 0.9)
  expect(hostFitOf('leaf_curl_virus', { candidates: [papaya] })).toBe('FITS')
})
