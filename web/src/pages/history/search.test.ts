import type { Analysis } from '@plant-analysis/client'
import { describe, expect, it } from 'vitest'
import { matches } from './search.ts'

const analysis = {
  plantId: 'Fúchsie am Fenster',
  clientReference: null,
  plant: { candidates: [{ commonName: 'Fuchsia', scientificName: 'Fuchsia magellanica' }] },
  issues: [{ name: 'Powdery mildew', scientificName: null }],
} as unknown as Analysis

describe('a search for words', () => {
  it.each(['fuchsie', 'FENSTER', 'mildew', 'magellanica mildew', '', '  powdery  '])(
    'finds the words %j',
    (search) => expect(matches(analysis, search)).toBe(true),
  )

  it.each(['rust', 'mildew rust', 'null'])('does not find the words %j', (search) =>
    expect(matches(analysis, search)).toBe(false),
  )
})
