import { locales } from '@plant/testing/locales'
import { describe, expect, it } from 'vitest'
import { conditionIds } from '../catalogue/conditions.ts'
import { makePlan } from './plan.ts'

const { texts: english } = locales.textsFor('en')

const planFor = (isLikely: boolean) =>
  conditionIds.map((conditionId) => makePlan([{ conditionId, isLikely }], english))

describe('a plan', () => {
  it('puts LABEL_CHECK on every chemical action and on no other', () => {
    const all = planFor(true).flatMap(({ actions }) => actions)
    const chemical = all.filter(({ treatmentType }) => treatmentType === 'CHEMICAL')
    expect(chemical.length).toBeGreaterThan(0)
    for (const { treatmentType, safetyFlags } of all) {
      expect(safetyFlags.includes('LABEL_CHECK')).toBe(treatmentType === 'CHEMICAL')
    }
  })

  it('advises nothing chemical for a mere possibility', () => {
    const types = planFor(false).flatMap(({ actions }) =>
      actions.map(({ treatmentType }) => treatmentType),
    )
    expect(types).not.toContain('CHEMICAL')
  })

  it('has an action for every condition, and chemical ones last', () => {
    for (const { actions } of planFor(true)) {
      expect(actions.length).toBeGreaterThan(0)
      expect(actions.map(({ order }) => order)).toEqual(actions.map((_, k) => k + 1))
      const firstChemical = actions.findIndex(({ treatmentType }) => treatmentType === 'CHEMICAL')
      if (firstChemical >= 0) {
        const rest = actions.slice(firstChemical).map(({ treatmentType }) => treatmentType)
        expect(new Set(rest)).toEqual(new Set(['CHEMICAL']))
      }
    }
  })

  it('names an action once for all conditions that need it', () => {
    const found = ['rust', 'leaf_spot'] as const
    const { actions, checkBackInDays } = makePlan(
      found.map((conditionId) => ({ conditionId, isLikely: true })),
      english,
    )
    const titles = actions.map(({ title }) => title)
    expect(new Set(titles).size).toBe(titles.length)
    expect(actions[0]?.conditionIds).toEqual(['rust', 'leaf_spot'])
    expect(checkBackInDays).toBe(7)
  })

  it('ends with what keeps the strongest condition from coming back, named for it', () => {
    const { actions } = makePlan(
      [
        { conditionId: 'early_blight', isLikely: false },
        { conditionId: 'sunburn', isLikely: false },
      ],
      english,
    )
    expect(actions.slice(-2)).toMatchObject([
      { title: english.actions.mulch_soil.title, conditionIds: ['early_blight'] },
      { title: english.actions.rotate_crops.title, conditionIds: ['early_blight'] },
    ])
  })

  it('for nothing found is empty', () => {
    expect(makePlan([], english)).toEqual({
      actions: [],
      checkBackInDays: null,
      seekExpertIf: null,
    })
  })
})
