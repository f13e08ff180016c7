import { formatPercent, t } from '../../texts/t.ts'
import { Fold } from '../fold.tsx'
import type { Diagnosed } from './diagnosed.ts'
import { MarkedText } from './marked-text.tsx'
import { foliageId, placeOf, spotId, spotsId } from './marks.ts'

type Measured = NonNullable<Diagnosed['measurements']>

const colours = [
  ['green', 'greenFraction', 'analysis.green'],
  ['yellow', 'yellowFraction', 'analysis.yellow'],
  ['brown', 'brownFraction', 'analysis.brown'],
  ['white', 'whiteFraction', 'analysis.white'],
] as const

/** The measurements of the photo in words. Each measurement highlights its mark on the photo. */
export function Measurements({ diagnosed: { measurements, outcome } }: { diagnosed: Diagnosed }) {
  if (!measurements) return null
  const { foliageFraction, outline, lesionCount, lesions } = measurements
  const foliage = t('analysis.foliage', { share: foliageFraction })
  return (
    <Fold id="measurements" title={t('analysis.measurements')} class="measured">
      {outline.length > 0 ? <MarkedText id={foliageId}>{foliage}</MarkedText> : <p>{foliage}</p>}
      <Colours measurements={measurements} />
      {lesions.length > 0 ? (
        <MarkedText id={spotsId}>{t('analysis.spotCount', { count: lesionCount })}</MarkedText>
      ) : (
        <p>{t('analysis.spotCount', { count: lesionCount })}</p>
      )}
      {outcome === 'HEALTHY' && lesionCount > 0 && (
        <p class="quiet">{t('analysis.spotsOfHealthy')}</p>
      )}
      <SpotList measurements={measurements} />
    </Fold>
  )
}

// A smaller fraction would be shown as 0 %.
const shownShareMin = 0.005

/** The fractions of the foliage by colour, as a bar and in words. */
function Colours({ measurements }: { measurements: Measured }) {
  const named = colours.map(([name, field, text]) => ({ name, text, share: measurements[field] }))
  const other = 1 - named.reduce((sum, { share }) => sum + share, 0)
  const all = [...named, { name: 'other', text: 'analysis.otherColour', share: other } as const]
  const shares = all.filter(({ share }) => share >= shownShareMin)
  return (
    <div>
      <div class="colours" aria-hidden="true">
        {shares.map(({ name, share }) => (
          <span key={name} class={name} style={{ flexGrow: share }} />
        ))}
      </div>
      <ul class="bare row">
        {shares.map(({ name, text, share }) => (
          <li key={name} class={`colour ${name}`}>
            {t(text, { share })}
          </li>
        ))}
      </ul>
    </div>
  )
}

const verticals = {
  top: 'analysis.atTop',
  middle: 'analysis.atMiddle',
  bottom: 'analysis.atBottom',
} as const
const horizontals = {
  left: 'analysis.atLeft',
  middle: 'analysis.atCentre',
  right: 'analysis.atRight',
} as const

/** Lists the spots, with the largest spot first. */
function SpotList({ measurements: { lesions, lesionCount } }: { measurements: Measured }) {
  if (lesions.length === 0) return null
  return (
    <details>
      <summary>{t('analysis.spotList')}</summary>
      {lesions.length < lesionCount && (
        <p class="quiet">{t('analysis.spotsLargest', { count: lesions.length })}</p>
      )}
      <ol class="bare spot-list">
        {lesions.map(({ areaFraction, region }, index) => {
          const { vertical, horizontal } = placeOf(region)
          const place = `${t(verticals[vertical])}, ${t(horizontals[horizontal])}`
          return (
            <li key={spotId(index)}>
              <MarkedText id={spotId(index)}>
                {t('analysis.spot', { number: index + 1, place, share: shareText(areaFraction) })}
              </MarkedText>
            </li>
          )
        })}
      </ol>
    </details>
  )
}

/** Formats a fraction below one percent as `< 1 %`, because `0 %` would be wrong. */
const shareText = (share: number): string =>
  share < 0.01 ? `< ${formatPercent(0.01)}` : formatPercent(share)
