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
  it('gets the English text for each missing key, in order, and lists these keys', () => {
    expect(Object.entries(filled('de', { '@@locale': 'de', second: 'Düngen.' }, original))).toEqual(
      [
        ['@@locale', 'de'],
        ['@@x-awaiting', ['first']],
        ['first', 'Water it.'],
        ['second', 'Düngen.'],
      ],
    )
  })

  it('loses the keys that are no longer in the English file', () => {
    const content = { '@@locale': 'de', first: 'Gießen.', second: 'Düngen.', third: 'Warten.' }
    expect(filled('de', content, original)).not.toHaveProperty('third')
  })

  it('removes a key from the list of missing texts once its text is translated', () => {
    const content = { '@@x-awaiting': ['first'], first: 'Gießen.', second: 'Düngen.' }
    expect(filled('de', content, original)).not.toHaveProperty('@@x-awaiting')
  })

  it('is reported if its key is still listed as missing', () => {
    const tree = readLocaleTree()
    const care = { ...tree.get('de')?.get('care'), '@@x-awaiting': ['soil.LEAN'] }
    const changed = new Map([...tree, ['de', new Map([...(tree.get('de') ?? []), ['care', care]])]])
    expect(checkLanguage(changed, 'de')).toEqual([
      'de/care.json: soil.LEAN: is listed as awaiting a translation, but has one',
    ])
  })
})
