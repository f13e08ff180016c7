import type { Rest } from '../catalogue/care-profiles.ts'
import type { Texts } from '../locales/format-messages.ts'
import type { GrowingConditions } from './growing-conditions.ts'

export const rangeOf = ([min, max]: readonly [number, number]) => ({ min, max })

const winterMonths = { northern: [11, 12, 1, 2], southern: [5, 6, 7, 8] } as const
const summerMonths = { northern: [6, 7, 8], southern: [12, 1, 2] } as const

/**
 * The rest period. Winter rest does not apply in the tropics, where light is sufficient. Winter
 * rest also does not apply to plants outside, where the rest depends on the weather.
 */
export function restOf(rest: Rest, { placement, climate }: GrowingConditions) {
  const side = climate === 'northern' || climate === 'southern' ? climate : null
  const isInWinter = rest.kind === 'WINTER_LIGHT' || rest.kind === 'WINTER_DRY'
  if (isInWinter && (placement === 'outside' || climate === 'tropical')) {
    return { rest: 'NONE' as const, restIntervalDays: null, restMonths: null }
  }
  const months = isInWinter ? winterMonths : rest.kind === 'SUMMER_DRY' ? summerMonths : null
  return {
    rest: rest.kind,
    restIntervalDays: 'wateringDays' in rest ? rangeOf(rest.wateringDays) : null,
    restMonths: months && side ? [...months[side]] : null,
  }
}

export function restSentence(
  { kind }: Rest,
  { placement, climate }: GrowingConditions,
  { rest }: Texts['care'],
): string[] {
  if (kind === 'SUMMER_DRY' || kind === 'AFTER_FLOWERING') return [rest[kind]]
  if (kind === 'NONE' || kind === 'OUTDOOR_RAIN' || placement === 'outside') return []
  return climate === 'northern' || climate === 'southern' ? [rest[kind][climate]] : []
}
