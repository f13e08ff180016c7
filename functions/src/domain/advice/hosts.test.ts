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

describe('a condition whose hosts are single species', () => {
  const hinted = (scientificName: string) => ({
    ...candidate(scientificName, '', 0.4),
    source: 'HINT' as const,
  })

  it.each([
    ['peach_leaf_curl', 'Prunus', 'UNKNOWN'],
    ['peach_leaf_curl', 'Prunus serrulata', 'UNKNOWN'],
    ['peach_leaf_curl', 'Rosaceae', 'UNKNOWN'],
    ['peach_leaf_curl', 'Prunus persica', 'FITS'],
    ['peach_leaf_curl', 'Prunus amygdalus', 'FITS'],
    ['peach_leaf_curl', 'Prunus avium', 'MISFIT'],
    ['peach_leaf_curl', 'Solanum', 'MISFIT'],
    ['late_blight', 'Solanum melongena', 'MISFIT'],
    ['early_blight', 'Solanum melongena', 'FITS'],
    ['fall_armyworm', 'Pennisetum glaucum', 'FITS'],
    ['fall_armyworm', 'Cenchrus americanus', 'FITS'],
    ['club_root', 'Brassica', 'FITS'],
  ] as const)('%s on the named plant %s: %s', (conditionId, name, expected) => {
    expect(hostFitOf(conditionId, { candidates: [hinted(name)] })).toBe(expected)
  })

  it('fits a name of several plants only if it fits all of them', () => {
    const fit = (...names: string[]) =>
      hostFitOf('citrus_canker', { candidates: names.map(hinted) })
    expect(fit('Citrus', 'Poncirus')).toBe('FITS')
    expect(fit('Citrus', 'Tilia')).toBe('UNKNOWN')
    expect(fit('Tilia', 'Ficus')).toBe('MISFIT')
  })
})

describe('a condition that the plant or its place rules out', () => {
  const about = (name: string, more: object = {}) => ({
    candidates: [candidate(name, '', 0.9)],
    ...more,
  })

  it.each([
    ['groundnut_rosette', 'Arachis hypogaea', { territory: 'IN' }, 'MISFIT'],
    ['groundnut_rosette', 'Arachis hypogaea', { territory: 'KE' }, 'FITS'],
    ['groundnut_rosette', 'Arachis hypogaea', { territory: null }, 'FITS'],
    ['dry_air', 'Dracaena fragrans', { placement: 'outside' }, 'MISFIT'],
    ['dry_air', 'Dracaena fragrans', { placement: null }, 'FITS'],
    ['lawn_moss', 'Festuca', { placement: 'inside' }, 'MISFIT'],
    ['natural_ageing', 'Mammillaria elongata', {}, 'MISFIT'],
    ['sunburn', 'Mammillaria elongata', {}, 'FITS'],
    ['water_excess', 'Nymphaea alba', {}, 'MISFIT'],
    ['lawn_grubs', 'Zea mays', {}, 'MISFIT'],
  ] as const)('%s on %s with %o: %s', (conditionId, name, where, expected) => {
    expect(hostFitOf(conditionId, about(name, where))).toBe(expected)
  })
})
