import { describe, expect, it } from 'vitest'
import { type ConditionId, conditions } from '../../functions/src/domain/catalogue/conditions.ts'
import { otherIdsOf, withEppoCode } from '../../functions/src/domain/catalogue/other-ids.ts'
import { plantNames } from '../../functions/src/domain/catalogue/plants.ts'
import { readEvidence } from './sources.ts'

const evidence = readEvidence('ids.yaml')

/** The Latin name that a page must name beside the code. */
function latinOf(name: string): string {
  const cause = (conditions as Partial<typeof conditions>)[name as ConditionId]
  return (cause?.scientificName ?? name).replace('×', 'x')
}

describe('the ids of causes and plants in databases of others', () => {
  it('have one record each, whose page names the code beside the Latin name', () => {
    expect(evidence.map(({ about }) => about.slice('eppo/'.length))).toEqual(withEppoCode)
    for (const { about, says, url, sentence, opened } of evidence) {
      const name = about.slice('eppo/'.length)
      expect(otherIdsOf(name).eppo, name).toEqual({ code: says, url })
      expect(sentence, name).toMatch(new RegExp(`^${latinOf(name)} ?\\(${says}\\)`))
      expect(opened, name).not.toBeNull()
    }
  })

  it('are those of entries of the catalogue, each of its own', () => {
    const known = [...Object.keys(conditions), ...plantNames]
    expect(withEppoCode.filter((name) => !known.includes(name))).toEqual([])
    expect(new Set(evidence.map(({ says }) => says)).size).toBe(evidence.length)
  })
})
