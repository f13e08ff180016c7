import { describe, expect, it } from 'vitest'
import { checkLanguage } from './check.ts'
import { filled } from './fill.ts'
import { readLocaleTree } from './read-tree.ts'

const original = {
  '@@locale': 'en',
  first: 'Water it.',
  '@first': { 'x-kind': 'sentence' },
  second: 'Feed it.',
}

describe('a translation', () => {
  it('gets the texts that it lacks, in order, and lists them', () => {
    expect(Object.entries(filled('de', { '@@locale': 'de', second: 'Düngen.' }, original))).toEqual(
      [
        ['@@locale', 'de'],
        ['@@x-awaiting', ['first']],
        ['first', 'Water it.'],
        ['second', 'Düngen.'],
      ],
    )
  })

  it('loses what the source has given up', () => {
    const content = { '@@locale': 'de', first: 'Gießen.', second: 'Düngen.', third: 'Warten.' }
    expect(filled('de', content, original)).not.toHaveProperty('third')
  })

  it('is taken from the list once it says something else', () => {
    const content = { '@@x-awaiting': ['first'], first: 'Gießen.', second: 'Düngen.' }
    expect(filled('de', content, original)).not.toHaveProperty('@@x-awaiting')
  })

  it('that is listed and done is a fault', () => {
    const tree = readLocaleTree()
    const care = { ...tree.get('de')?.get('care'), '@@x-awaiting': ['soil.LEAN'] }
    const changed = new Map([...tree, ['de', new Map([...(tree.get('de') ?? []), ['care', care]])]])
    expect(checkLanguage(changed, 'de')).toEqual([
      'de/care.json: soil.LEAN: awaits a translation and has one',
    ])
  })
})
