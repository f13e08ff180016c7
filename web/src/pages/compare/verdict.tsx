import type { Analysis } from '@plant-analysis/client'
import { formatDate, t } from '../../texts/t.ts'
import { daysBetween, isSameFraming } from './changes.ts'
import { type Pair, stepsBetween } from './pair.ts'

type Trend = NonNullable<Analysis['progress']>['trend']

const words = {
  BETTER: { name: 'compare.better', means: 'compare.betterMeans', class: 'good' },
  SAME: { name: 'compare.same', means: 'compare.sameMeans', class: 'quiet' },
  WORSE: { name: 'compare.worse', means: 'compare.worseMeans', class: 'warning' },
  UNSURE: { name: 'compare.unsure', means: 'compare.unsureMeans', class: 'quiet' },
} as const satisfies Record<Trend, object>

/** Shows the service's own verdict on the change, if the two photos are consecutive. */
export function Verdict({ pair, series }: { pair: Pair; series: readonly Analysis[] }) {
  const { earlier, later } = pair
  const trend = later.progress?.comparedWith === earlier.id ? later.progress.trend : undefined
  const days = t('compare.days', { days: daysBetween(pair) })
  if (trend) {
    return (
      <div class="verdict">
        <p class={`trend ${words[trend].class}`}>{t(words[trend].name)}</p>
        <p>{t(words[trend].means)}</p>
        <p class="quiet">{days}</p>
      </div>
    )
  }
  const isOnePlant = earlier.plantId !== null && earlier.plantId === later.plantId
  return (
    <div class="verdict">
      <p>{t(reasonOf(pair, isOnePlant))}</p>
      {isOnePlant && <Steps steps={stepsBetween(series, pair)} />}
      <p class="quiet">{days}</p>
    </div>
  )
}

/** Why there is no verdict on two photos. */
function reasonOf(pair: Pair, isOnePlant: boolean) {
  if (!isOnePlant) return 'compare.differentPlants'
  return isSameFraming(pair) ? 'compare.noVerdict' : 'compare.otherFraming'
}

function Steps({ steps }: { steps: readonly Analysis[] }) {
  if (steps.length === 0) return null
  return (
    <ol class="bare row" aria-label={t('compare.between')}>
      {steps.map(
        ({ id, createdAt, progress }) =>
          progress && (
            <li key={id} class={`badge ${words[progress.trend].class}`}>
              {t('compare.step', {
                date: formatDate(createdAt),
                trend: t(words[progress.trend].name),
              })}
            </li>
          ),
      )}
    </ol>
  )
}
