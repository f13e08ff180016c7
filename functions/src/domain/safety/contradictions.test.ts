import { noHints } from '@plant/testing/hints'
import { locales } from '@plant/testing/locales'
import { describe, expect, it } from 'vitest'
import { adviceContext } from '../advice/context.ts'
import { knownIssue } from '../advice/issue.ts'
import { stepsOf } from '../advice/steps.ts'
import { type ActionId, actions } from '../catalogue/actions.ts'
import { type ConditionId, conditionIds, conditions } from '../catalogue/conditions.ts'
import { requiresReport } from '../catalogue/law.ts'

const feeds: readonly ActionId[] = [
  'feed_balanced',
  'feed_potassium',
  'feed_phosphorus',
  'feed_magnesium',
  'correct_soil_reaction',
]

/** Contradictions between the texts of actions, because the declared effects may be incomplete. */
const contradictions: readonly (readonly [one: ActionId, others: readonly ActionId[]])[] = [
  // Oil within weeks of sulphur burns leaves: UC IPM 7406.
  ['sulphur_product', ['insecticidal_soap', 'release_beneficials', 'fungicide']],
  // "Do not treat the plant after that."
  ['release_beneficials', ['insecticidal_soap', 'fungicide', 'protect_from_green_tip']],
  // "Do not water until the top 3 cm of soil is dry", and "keep the pot in a warm, bright place".
  ['let_soil_dry', [...feeds, 'manage_paddy', 'apply_nematodes', 'settle_in', 'keep_evenly_moist']],
  ['drain_bed', [...feeds, 'manage_paddy', 'keep_evenly_moist', 'apply_nematodes']],
  // "Water before the soil dries out" and "the top 2 to 3 cm has just dried out".
  ['keep_evenly_moist', ['adjust_watering_rhythm']],
  // "Leave the plant in one place": "do not feed, repot or move the plant again".
  [
    'settle_in',
    [...feeds, 'isolate_plant', 'repot_rotten_roots', 'check_drainage', 'move_to_light'],
  ],
  // Most leaf infections need leaves that stay wet for hours, and moist air keeps them wet.
  ['keep_leaves_dry', ['raise_humidity', 'search_for_pests', 'rinse_off_pests']],
  // "Give less nitrogen."
  ['help_pollination', ['feed_balanced']],
  ['manage_paddy', ['feed_balanced']],
]

/** Actions that break the text "Cut nothing, move nothing and throw nothing away". */
const touches: readonly ActionId[] = [
  'bag_fruit',
  'check_drainage',
  'clear_blighted_plants',
  'clear_autumn_leaves',
  'clear_fallen_leaves',
  'clear_shade',
  'clear_thrips_pupae',
  'cut_banana_leaves',
  'cut_diseased_stem',
  'drain_bed',
  'improve_air_flow',
  'isolate_plant',
  'move_out_of_sun',
  'move_to_light',
  'prune_infected_wood',
  'prune_new_strikes',
  'prune_open',
  'prune_stone_fruit',
  'remove_affected_leaves',
  'remove_rotten_parts',
  'remove_virus_plant',
  'remove_whole_plant',
  'repot_rotten_roots',
  'save_healthy_top',
  'sow_again_cleanly',
  'trim_damage',
]

/** Conditions with wet, dry, salty or sick roots, or with a text that forbids feeding. */
const notFed: readonly ConditionId[] = [
  'banana_bacterial_wilt',
  'banana_fusarium_wilt',
  'bacterial_wilt',
  'blossom_end_rot',
  'club_root',
  'damping_off',
  'fungus_gnats',
  'heat_stress',
  'natural_ageing',
  'normal_feature',
  'oedema',
  'physiological_leaf_roll',
  'root_knot_nematodes',
  'root_rot',
  'salt_excess',
  'stem_rot',
  'transplant_shock',
  'vascular_wilt',
  'water_deficit',
  'water_excess',
]

const confidences = [0.9, 0.8, 0.7]
const placements = [null, 'inside', 'outside'] as const

function plannerAt(placement: (typeof placements)[number]) {
  const about = adviceContext('en', { ...noHints, placement }, [], locales)
  const issues = new Map(
    conditionIds.map((conditionId) => [
      conditionId,
      confidences.map((confidence) =>
        knownIssue({ conditionId, confidence, evidence: [] }, conditionId, about),
      ),
    ]),
  )
  return (ids: readonly ConditionId[]): ActionId[] =>
    stepsOf(
      ids.flatMap((id, rank) => issues.get(id)?.[rank] ?? []),
      null,
      about,
    ).flatMap((step) => ('actionId' in step ? [step.actionId] : []))
}

function faultsOf(ids: readonly ConditionId[], planned: readonly ActionId[]): string[] {
  const pairs = contradictions.flatMap(([one, others]) =>
    planned.includes(one) ? others.filter((other) => planned.includes(other)) : [],
  )
  const fed = ids.some((id) => notFed.includes(id))
    ? planned.filter((id) => feeds.includes(id))
    : []
  const reported = ids.some((id) => requiresReport(conditions[id].reportable, null))
  const touched = reported ? planned.filter((id) => touches.includes(id)) : []
  const late = reported && planned[0] !== 'report_to_authority' ? ['a late report'] : []
  const idle =
    planned.includes('watch_only') &&
    planned.some((id) => actions[id].treatmentType !== 'PREVENTION' && !isIdle(id))
      ? ['treatment of what needs none']
      : []
  const said = [...pairs, ...fed, ...touched, ...late, ...idle]
  return said.length > 0 ? [`${ids.join(' + ')}: ${planned.join(', ')}`] : []
}

const isIdle = (id: ActionId): boolean =>
  id === 'watch_only' || id === 'check_soil' || id === 'leave_alone'

const pairs = conditionIds.flatMap((one) =>
  conditionIds.filter((other) => other !== one).map((other) => [one, other]),
)
/** Each of three conditions is the strongest once, because the strongest condition decides. */
const threesFrom = (one: ConditionId) => {
  const others = conditionIds.slice(conditionIds.indexOf(one) + 1)
  return others.flatMap((two, k) =>
    others.slice(k + 1).flatMap((three) => [
      [one, two, three],
      [two, three, one],
      [three, one, two],
    ]),
  )
}

describe.each(placements)('plans for a plant %s', (at) => {
  const planFor = plannerAt(at)
  const faultsWith = (ids: readonly ConditionId[]) => faultsOf(ids, planFor(ids))

  it('obey the texts of their own actions for any single condition', () => {
    expect(conditionIds.flatMap((id) => faultsWith([id]))).toEqual([])
  })

  it('obey the texts of their own actions for any two conditions', () => {
    expect(pairs.flatMap(faultsWith)).toEqual([])
  })

  it.each(conditionIds)('obey the texts of their own actions for %s and any two more', (one) => {
    const threes = threesFrom(one)
    // Every order is tried only without a place, which allows most actions.
    const tried = at === null ? threes : threes.filter((_, k) => k % 3 === 0)
    expect(tried.flatMap(faultsWith)).toEqual([])
  })
})
