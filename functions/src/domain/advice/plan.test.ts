import { adviceOn, generativeAdviceOn } from '@plant/testing/advice'
import { locales } from '@plant/testing/locales'
import { describe, expect, it } from 'vitest'
import { actions, isActionId } from '../catalogue/actions.ts'
import { conditionIds, conditions } from '../catalogue/conditions.ts'

const { texts: english } = locales.textsFor('en')

const planFor = (confidence: number) =>
  conditionIds.map((conditionId) => adviceOn([{ conditionId, confidence }]).plan?.actions ?? [])

describe('a plan', () => {
  it('has the flag LABEL_CHECK on every product with a label: chemicals, bacteria and nematodes', () => {
    const all = planFor(0.9).flat()
    const chemical = all.filter(({ treatmentType }) => treatmentType === 'CHEMICAL')
    expect(chemical.length).toBeGreaterThan(0)
    for (const { treatmentType, safetyFlags } of all) {
      if (treatmentType === 'CHEMICAL') expect(safetyFlags).toContain('LABEL_CHECK')
      else if (treatmentType !== 'BIOLOGICAL') expect(safetyFlags).not.toContain('LABEL_CHECK')
    }
  })

  it.each([0.39, 0.8])('contains no chemical action at a confidence of %d', (confidence) => {
    const types = planFor(confidence).flatMap((all) =>
      all.map(({ treatmentType }) => treatmentType),
    )
    expect(types).not.toContain('CHEMICAL')
  })

  it('contains no chemical action if the condition is one of certain plants only', () => {
    const { plan, issues } = adviceOn([{ conditionId: 'black_spot', confidence: 0.9 }])
    expect(issues[0]?.onlyIf).toBe('Only on roses.')
    expect(plan?.actions.map(({ treatmentType }) => treatmentType)).not.toContain('CHEMICAL')
  })

  it('puts actions of a stage after those of a day, with the stage in words', () => {
    const all = planFor(0.9).flat()
    const staged = all.filter(({ startInDays }) => startInDays === null)
    expect(staged.length).toBeGreaterThan(0)
    for (const { stage, stageText } of staged) {
      expect(stage && english.stages[stage]).toBe(stageText)
    }
    for (const { stage, startInDays } of all) expect(stage === null).toBe(startInDays !== null)
  })

  it('numbers its actions, and puts chemical actions last on each day', () => {
    for (const all of planFor(0.9)) {
      expect(all.map(({ order }) => order)).toEqual(all.map((_, k) => k + 1))
      const days = all.filter(({ treatmentType }) => treatmentType === 'CHEMICAL')
      for (const { startInDays, order } of days) {
        const later = all.filter((other) => other.order > order)
        const dayOf = (day: number | null) => day ?? Number.POSITIVE_INFINITY
        if (startInDays === null) continue
        expect(later.every((other) => dayOf(other.startInDays) > startInDays)).toBe(true)
      }
    }
  })

  it('lists an action once even if several conditions need it', () => {
    const { plan } = adviceOn([
      { conditionId: 'rust', confidence: 0.6 },
      { conditionId: 'leaf_spot', confidence: 0.5 },
    ])
    const ids = plan?.actions.map(({ actionId }) => actionId) ?? []
    expect(new Set(ids).size).toBe(ids.length)
    const removal = plan?.actions.find(({ actionId }) => actionId === 'remove_affected_leaves')
    expect(removal?.conditionIds).toEqual(['rust', 'leaf_spot'])
    expect(plan?.checkBackInDays).toBe(
      Math.min(conditions.rust.checkBackInDays, conditions.leaf_spot.checkBackInDays),
    )
  })

  it('is empty if no condition was found', () => {
    expect(adviceOn([]).plan).toEqual({ actions: [], checkBackInDays: null, seekExpertIf: null })
  })

  it('limits how often the grower feeds the plant', () => {
    const { plan } = adviceOn([{ conditionId: 'nitrogen_deficiency', confidence: 0.9 }])
    const feeding = plan?.actions.find(
      ({ actionId }) =>
        actionId && isActionId(actionId) && actions[actionId].effects.includes('FEEDS'),
    )
    expect(feeding?.repeatTimes).toBeGreaterThan(0)
  })
})

describe('in a language that the catalogue lacks,', () => {
  const { plan, issues } = generativeAdviceOn([{ conditionId: 'late_blight', confidence: 0.9 }], {
    language: 'cs',
  })
  const actionOf = (id: string) => plan?.actions.find(({ actionId }) => actionId === id)

  it("the plan has the same actions, and the symptoms are in the model's words", () => {
    const same = adviceOn([{ conditionId: 'late_blight', confidence: 0.9 }]).plan
    expect(plan?.actions.map(({ actionId }) => actionId)).toEqual(
      same?.actions.map(({ actionId }) => actionId),
    )
    expect(issues[0]?.symptoms).toEqual(['Greasy dark blotches without a yellow rim'])
  })

  it("an action is in English if the model's words contain a dose or a substance", () => {
    const dry = actionOf('keep_leaves_dry')
    if (dry) expect(dry.instructions).toBe(english.actions.keep_leaves_dry.instructions)
    const text = plan?.actions.map(({ instructions }) => instructions).join() ?? ''
    expect(text).not.toMatch(/5 ml/)
  })
})
