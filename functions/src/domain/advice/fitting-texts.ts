import { type ConditionId, conditions } from '../catalogue/conditions.ts'
import { neverTouched } from '../catalogue/host-groups.ts'
import { textHosts, textsNotFor, textsOnPots } from '../catalogue/text-hosts.ts'
import type { AdviceContext } from './context.ts'
import type { Issue } from './given.ts'
import { hostFitOf, namedBy, sureFrom } from './hosts.ts'
import { areAmong, plantsOf, settingOf } from './setting.ts'
import { isReportable } from './severity.ts'

/** Leaves out pages about other plants or about plants in another setting. */
export function referencesOf(conditionId: ConditionId, about: AdviceContext) {
  const plants = plantsOf(conditionId, about)
  return conditions[conditionId].references
    .filter(
      ({ plants: names, setting }) =>
        !isSure(about) ||
        ((names === undefined || areAmong(plants, names)) &&
          (setting === undefined || setting === settingOf(plants, about))),
    )
    .map(({ title, publisher, url }) => ({ title, publisher, url }))
}

/**
 * Uses the model's text for each look-alike if there is one, else the catalogue's text. Leaves out
 * conditions that this plant, or any host of this condition, cannot have. A plant that nobody may
 * touch has none, because most differences are felt.
 */
export function lookAlikesOf(
  conditionId: ConditionId,
  fromModel: Issue['lookAlikes'],
  about: AdviceContext,
): Issue['lookAlikes'] {
  const { texts } = about
  if (areUntouched(conditionId, about)) return []
  const possible = conditions[conditionId].lookAlikes.filter(
    (other) =>
      hostFitOf(other, about) !== 'MISFIT' &&
      shareHosts(conditionId, other) &&
      isAbout(`${conditionId}.lookAlikes.${other}`, conditionId, about),
  )
  return possible.map((other) => {
    const own = fromModel.find((each) => each.conditionId === other)
    return {
      conditionId: other,
      name: own?.name ?? texts.conditions[other].name,
      difference: own?.difference ?? texts.conditions[conditionId].lookAlikes[other] ?? '',
    }
  })
}

/** The condition's symptoms or checks, without those of other plants. */
export const textsOf = (
  conditionId: ConditionId,
  kind: 'symptoms' | 'howToConfirm',
  about: AdviceContext,
): string[] =>
  kind === 'howToConfirm' && areUntouched(conditionId, about)
    ? [about.texts.plan.lookFromAfar]
    : Object.entries(about.texts.conditions[conditionId][kind])
        .filter(([key]) => isAbout(`${conditionId}.${kind}.${key}`, conditionId, about))
        .map(([, text]) => text)

/** Whether the sap of the plants burns, so that nobody may touch them. */
export const areUntouched = (conditionId: ConditionId, about: AdviceContext): boolean =>
  areAmong(plantsOf(conditionId, about), neverTouched)

/** Whether the text with this key is about this or any plant, and asks for no needless report. */
function isAbout(key: string, conditionId: ConditionId, about: AdviceContext): boolean {
  const reported = textsOnReports[key]
  if (reported !== undefined && !isReportable(reported, about)) return false
  if (!isSure(about)) return true
  const plants = plantsOf(conditionId, about)
  const names = textHosts[key]
  const spared = textsNotFor[key]
  const isLarge = ['FIELD', 'TREE'].includes(settingOf(plants, about))
  if (isLarge && textsOnPots.includes(key)) return false
  return (
    (names === undefined || areAmong(plants, names)) &&
    (spared === undefined || !areAmong(plants, spared))
  )
}

/** Texts that ask for the report of a condition. */
const textsOnReports: Readonly<Record<string, ConditionId>> = {
  'bacterial_spot.howToConfirm.is_it_citrus': 'citrus_canker',
}

const isSure = ({ candidates: [likeliest] }: AdviceContext): boolean =>
  likeliest !== undefined && likeliest.confidence >= sureFrom

/** Whether some plant can have both. A host may be within the other's family or genus. */
function shareHosts(one: ConditionId, other: ConditionId): boolean {
  const [ours, theirs] = [conditions[one].hosts, conditions[other].hosts]
  if (ours === 'ANY' || theirs === 'ANY') return true
  const names = (host: string) => namedBy({ scientificName: host, family: host })
  return ours.some((our) =>
    theirs.some((their) => names(our).includes(their) || names(their).includes(our)),
  )
}
