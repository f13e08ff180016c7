import { adviceOn, generativeAdviceOn } from '@plant/testing/advice'
import { noHints } from '@plant/testing/hints'
import { locales } from '@plant/testing/locales'
import { describe, expect, it } from 'vitest'
import { adviceContext } from '../advice/context.ts'
import type { Issue, Plan } from '../advice/given.ts'
import { knownIssue } from '../advice/issue.ts'
import { makePlan } from '../advice/plan.ts'
import { stepsOf } from '../advice/steps.ts'
import {
  type ActionEffect,
  type ActionId,
  actionIds,
  actions,
  exclusiveEffects,
} from '../catalogue/actions.ts'
import { type ConditionId, conditionIds, conditions } from '../catalogue/conditions.ts'

const { texts: english } = locales.textsFor('en')
const idsByTitle = new Map<string, ActionId>(
  actionIds.map((actionId) => [english.actions[actionId].title, actionId]),
)
const actionsMax = 4
const noFeeding = conditionIds.filter((id) => conditions[id].forbids.includes('FEEDS'))

function effectsOf({ title }: Plan['actions'][number]): readonly ActionEffect[] {
  const actionId = idsByTitle.get(title)
  return actionId ? actions[actionId].effects : []
}

type Dated = { readonly effects: readonly ActionEffect[]; readonly startInDays: number | null }

/** Returns every contradiction between actions, or between an action and a condition. */
function faultsAmong(planned: readonly Dated[], named: readonly ConditionId[]): string[] {
  const faults: string[] = []
  for (const [one, other] of exclusiveEffects) {
    const first = planned.findIndex(({ effects }) => effects.includes(one))
    const second = planned.findIndex(({ effects }, k) => k !== first && effects.includes(other))
    if (first >= 0 && second >= 0) faults.push(`${one} beside ${other}`)
  }
  const feeds = planned.filter(({ effects }) => effects.includes('FEEDS')).length
  if (feeds > 1) faults.push('two feeds')
  if (feeds > 0 && named.some((id) => noFeeding.includes(id))) faults.push('feeds all the same')
  if (planned.length > actionsMax) faults.push(`${planned.length} actions`)
  if (planned.length === 0) faults.push('no action')
  const starts = planned.map(({ startInDays }) => startInDays ?? Number.POSITIVE_INFINITY)
  if (starts.some((days, k) => days < (starts[k - 1] ?? 0))) faults.push(`days ${starts.join()}`)
  return faults
}

/** Returns every contradiction within a plan, or between a plan and its conditions. */
function faultsOf(plan: Plan, named: readonly ConditionId[]): string[] {
  const planned = plan.actions.map((action) => ({ ...action, effects: effectsOf(action) }))
  const endless = planned.filter(
    ({ effects, repeatEveryDays, repeatTimes }) =>
      effects.includes('FEEDS') && repeatEveryDays !== null && repeatTimes === null,
  )
  const faults = faultsAmong(planned, named)
  return endless.length > 0 ? [...faults, 'feeds without an end'] : faults
}

/** The part of a step that decides whether it contradicts another one. */
const datedOf = (step: ReturnType<typeof stepsOf>[number]): Dated => {
  if ('check' in step) return { effects: [], startInDays: 0 }
  const { effects, when } = actions[step.actionId]
  return { effects, startInDays: 'days' in when ? when.days : null }
}

const confidences = [0.38, 0.3, 0.2]
const about = adviceContext('en', noHints, [], locales)

/** The issues are cached, because the sets of three conditions use each issue very often. */
const issuesOf = new Map<string, Issue>()
function issueOf(conditionId: ConditionId, confidence: number): Issue {
  const key = `${conditionId} ${confidence}`
  const issue =
    issuesOf.get(key) ?? knownIssue({ conditionId, confidence, evidence: [] }, conditionId, about)
  issuesOf.set(key, issue)
  return issue
}

const namedAt = (ids: readonly ConditionId[], scale: number) =>
  ids.map((conditionId, k) => ({ conditionId, confidence: (confidences[k] ?? 0) * scale }))

const sentences = (faults: readonly string[], ids: readonly ConditionId[]) =>
  faults.map((fault) => `${ids.join(' + ')}: ${fault}`)

const saidOf = (plan: Plan | null, ids: readonly ConditionId[]) =>
  plan ? sentences(faultsOf(plan, ids), ids) : ['no plan']

const issuesFor = (ids: readonly ConditionId[], scale: number) =>
  namedAt(ids, scale).map(({ conditionId, confidence }) => issueOf(conditionId, confidence))

const faultsWith = (ids: readonly ConditionId[], scale: number) =>
  saidOf(makePlan(issuesFor(ids, scale), null, about), ids)

/** Without the texts, which a plan gets step by step and which take most of the time. */
const faultsOfSteps = (ids: readonly ConditionId[], scale: number) =>
  sentences(faultsAmong(stepsOf(issuesFor(ids, scale), null, about).map(datedOf), ids), ids)

/** All pairs in both orders, because the stronger condition decides between opposite actions. */
const pairs = conditionIds.flatMap((one) =>
  conditionIds.filter((other) => other !== one).map((other) => [one, other]),
)
const threesFrom = (one: ConditionId) => {
  const others = conditionIds.slice(conditionIds.indexOf(one) + 1)
  return others.flatMap((two, k) => others.slice(k + 1).map((three) => [one, two, three]))
}

describe.each([
  ['possible', 1],
  ['likely', 2],
])('plans for %s conditions', (_, scale) => {
  it('do not contradict themselves for any two conditions', () => {
    expect(pairs.flatMap((ids) => faultsWith(ids, scale))).toEqual([])
  })

  it.each(conditionIds)('do not contradict themselves for %s and any two more', (one) => {
    expect(threesFrom(one).flatMap((ids) => faultsOfSteps(ids, scale))).toEqual([])
  })

  it.each([
    ['embedded', adviceOn],
    ['generative', generativeAdviceOn],
  ])('do not contradict themselves for a condition from the %s model', (_model, advise) => {
    expect(conditionIds.flatMap((id) => saidOf(advise(namedAt([id], scale)).plan, [id]))).toEqual(
      [],
    )
  })
})

describe('a plan', () => {
  it('begins with a check of the cause if its conditions have opposite treatments', () => {
    const { plan } = adviceOn([
      { conditionId: 'water_deficit', confidence: 0.3 },
      { conditionId: 'water_excess', confidence: 0.28 },
    ])
    expect(plan?.actions[0]?.title).toBe('Confirm the diagnosis first')
    expect(plan?.actions[0]?.instructions).toBe(
      Object.values(english.conditions.water_deficit.howToConfirm)[0],
    )
  })

  it('states when to ask an expert, even if the most severe condition is not the strongest', () => {
    const { plan } = adviceOn([
      { conditionId: 'nitrogen_deficiency', confidence: 0.38 },
      { conditionId: 'root_rot', confidence: 0.3 },
    ])
    expect(plan?.seekExpertIf).toContain(english.conditions.root_rot.seekExpertIf)
    expect(plan?.seekExpertIf).toContain(english.conditions.nitrogen_deficiency.seekExpertIf)
  })

  it.each([
    ['inside', ['GROUND', 'OUTDOORS']],
    ['outside', ['INDOORS', 'POT']],
    [null, ['INDOORS', 'OUTDOORS']],
  ] as const)('contains no action for another location if the plant is %s', (placement, places) => {
    for (const conditionId of conditionIds) {
      const { placement: own } = conditions[conditionId]
      if (own !== null && own !== placement) continue
      const { plan } = adviceOn([{ conditionId, confidence: 0.6 }], { hints: { placement } })
      const asked = plan?.actions.flatMap(({ title }) => idsByTitle.get(title) ?? []) ?? []
      expect(asked.length, conditionId).toBeGreaterThan(0)
      expect(asked.filter((id) => places.some((place) => place === actions[id].place))).toEqual([])
    }
  })
})

it('no condition recommends an action that it also forbids', () => {
  for (const conditionId of conditionIds) {
    const { actions: asked, prevention, forbids } = conditions[conditionId]
    for (const actionId of [...asked, ...prevention]) {
      expect(
        actions[actionId].effects.filter((effect) => forbids.includes(effect)),
        `${conditionId}: ${actionId}`,
      ).toEqual([])
    }
  }
})
