import { locales } from '@plant/testing/locales'
import { describe, expect, it } from 'vitest'
import { actionIds, actions } from '../../functions/src/domain/catalogue/actions.ts'
import { conditionIds } from '../../functions/src/domain/catalogue/conditions.ts'
import { homeBrewWords, productNames, rateOfUse } from '../../functions/src/domain/safety/words.ts'
import { readCases } from './case.ts'
import { tryCase } from './check.ts'
import { pageOf } from './page.ts'

const cases = readCases()
const { texts } = locales.textsFor('en')

describe("the models' answers", () => {
  it.each(cases.map((given) => [given.id, given] as const))('are right for case %s', (_, given) => {
    const { answers } = tryCase(given)
    expect(answers.length).toBeGreaterThan(0)
    for (const { model, faults, lines } of answers) {
      expect({ model, faults }, lines.join('\n')).toEqual({ model, faults: [] })
    }
  })
})

describe('the advice cases', () => {
  it('include at least 150 cases and all 24 faults that the pathologist found', () => {
    expect(cases.length).toBeGreaterThanOrEqual(150)
    const faults = new Set(cases.flatMap(({ fault }) => (fault === undefined ? [] : [fault])))
    expect(faults.size).toBe(24)
  })

  it('cover every condition of the catalogue', () => {
    const asked = cases.flatMap(({ conditions }) => Object.keys(conditions ?? {}))
    expect(conditionIds.filter((conditionId) => !asked.includes(conditionId))).toEqual([])
  })

  it('cover all 40 of the most common user problems', () => {
    const problems = cases.flatMap(({ problem }) => (problem === undefined ? [] : [problem]))
    const missing = Array.from({ length: 40 }, (_, k) => k + 1).filter(
      (problem) => !problems.includes(problem),
    )
    expect(missing).toEqual([])
  })

  it('fail when an answer contains a forbidden text or lacks a required text', () => {
    const [given] = cases.filter(({ id }) => id === 'lily-and-cats')
    if (!given) throw new Error('the case lily-and-cats is missing')
    const { answers } = tryCase({ ...given, say: ['garlic'], not: ['pollen'], first: 'watch_only' })
    const faults = answers.flatMap((answer) => answer.faults)
    expect(faults).toEqual([
      'does not say: garlic',
      'says: pollen',
      'begins with undefined, not watch_only',
    ])
  })

  it('appear on a page that escapes HTML in their texts', () => {
    const [given] = cases
    if (!given) throw new Error('there are no cases')
    expect(pageOf([tryCase({ ...given, asks: '<b>' })])).toContain('&#60;b&#62;')
  })
})

describe('the texts of the catalogue', () => {
  const said: [string, string][] = [
    ...actionIds.flatMap((actionId): [string, string][] => [
      [`actions.${actionId}`, texts.actions[actionId].title],
      [`actions.${actionId}`, texts.actions[actionId].instructions],
    ]),
    ...conditionIds.flatMap((conditionId) => stringsIn(texts.conditions[conditionId], conditionId)),
    ...stringsIn(texts.care, 'care'),
    ...stringsIn(texts.toxicity, 'toxicity'),
  ]

  it('contain no brand name, active substance, recipe or dose', () => {
    const found = said.filter(
      ([, text]) => productNames.test(text) || homeBrewWords.test(text) || rateOfUse.test(text),
    )
    expect(found).toEqual([])
  })

  it('mention approval in every chemical action, and no number except temperatures', () => {
    for (const actionId of actionIds) {
      if (actions[actionId].treatmentType !== 'CHEMICAL') continue
      const { instructions } = texts.actions[actionId]
      expect(instructions.replace(/\d+\s*°C/gu, ''), actionId).not.toMatch(/\d/)
      expect(instructions, actionId).toMatch(/approved/)
    }
  })
})

function stringsIn(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => stringsIn(part, `${path}.${key}`))
}
