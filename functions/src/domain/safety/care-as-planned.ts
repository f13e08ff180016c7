import type { Diagnosis } from '../../contract/schemas/diagnosis.ts'
import type { AdviceContext } from '../advice/context.ts'
import type { Issue, Plan } from '../advice/given.ts'
import { isConditionId } from '../advice/issue.ts'
import { type ActionEffect, type ActionId, actions, isActionId } from '../catalogue/actions.ts'
import { conditions } from '../catalogue/conditions.ts'

type Care = NonNullable<Diagnosis['care']>
type Feeding = AdviceContext['texts']['care']['feeding']

const ofWater: readonly ActionEffect[] = ['DRIES_SOIL', 'WETS_SOIL', 'KEEPS_MOIST', 'LETS_TOP_DRY']

/** Usual care contradicts a plan that waters, dries, shades, feeds or starves the plant. */
export function asPlanned(
  care: Care,
  issues: readonly Issue[],
  plan: Plan,
  { texts: { care: words, paragraph } }: AdviceContext,
): Care {
  const known = plan.actions.flatMap(({ actionId }) =>
    actionId !== null && isActionId(actionId) ? [actionId] : [],
  )
  const effects = known.map((actionId) => actions[actionId].effects)
  const done = effects.flat()
  const isCleared = effects.some((each) => each.includes('DESTROYS') && each.includes('DISCARDS'))
  const forbidden = issues.flatMap(({ conditionId }) =>
    isConditionId(conditionId) ? conditions[conditionId].forbids : [],
  )
  const { watering, light, fertilizer } = care
  // Beside a step that says how to water, the usual way would contradict the step.
  const isStep = known.some(saysHowToWater) && !isCleared
  const isWatered = isStep || forbidden.some((effect) => ofWater.includes(effect))
  const note = isCleared ? words.watering.CLEARED : words.watering.PLANNED
  const isNoted = watering.text.startsWith(note)
  const isStarved = care.basis === 'SPECIES' && wantFasting(issues, forbidden, isCleared)
  return {
    ...care,
    watering:
      (isWatered || isCleared) && !isNoted
        ? { ...watering, text: isStep ? note : paragraph([note, watering.text]) }
        : watering,
    light: lightAfter(light, done, { care: words, paragraph }),
    fertilizer: done.includes('FEEDS')
      ? { intervalDays: null, text: words.feeding.PLANNED }
      : isStarved
        ? { intervalDays: null, text: unfedText(issues, words.feeding) }
        : fertilizer,
  }
}

const isHarmless = ({ conditionId }: Issue): boolean =>
  isConditionId(conditionId) && conditions[conditionId].outlook === 'HARMLESS'

/** Nobody feeds a plant that the plan or an authority takes out, because nothing cures it. */
function wantFasting(
  issues: readonly Issue[],
  forbidden: readonly ActionEffect[],
  isCleared: boolean,
): boolean {
  const [strongest] = issues
  const isTakenOut = isCleared || strongest?.reportable === true
  return (
    (isTakenOut && strongest?.outlook?.value === 'INCURABLE') ||
    (forbidden.includes('FEEDS') && !issues.every(isHarmless))
  )
}

/** A plant with a disease without a cure is never fed again. */
const unfedText = ([strongest]: readonly Issue[], { INCURABLE, PAUSED }: Feeding): string =>
  strongest?.outlook?.value === 'INCURABLE' ? INCURABLE : PAUSED

/** Nematodes need moist soil for some days only, and a new sowing has its own way of watering. */
const saysHowToWater = (id: ActionId): boolean =>
  id === 'sow_again_cleanly' ||
  (actions[id].treatmentType !== 'BIOLOGICAL' &&
    actions[id].effects.some((each) => ofWater.includes(each)))

/** Names the usual light after the time in which the plan shades the plant. */
function lightAfter(
  light: Care['light'],
  done: readonly ActionEffect[],
  { care, paragraph }: Pick<AdviceContext['texts'], 'care' | 'paragraph'>,
): Care['light'] {
  const { PLANNED } = care.light
  const isUsual = light.level !== null && !light.text.startsWith(PLANNED)
  return isUsual && done.includes('CUTS_LIGHT')
    ? { ...light, text: paragraph([PLANNED, light.text]) }
    : light
}
