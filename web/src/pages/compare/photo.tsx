import type { Analysis } from '@plant-analysis/client'
import { findingText } from '../../components/outcome-text.ts'
import { formatDate, t } from '../../texts/t.ts'
import type { Pair } from './pair.ts'

type When = keyof Pair

export type PhotoProps = {
  when: When
  analysis: Analysis
  isMarked: boolean
  onLapsed: () => void
}

/** One of the two compared photos. Shows its findings on request. */
export function Photo({ when, analysis, isMarked, onLapsed }: PhotoProps) {
  const { image, createdAt } = analysis
  const words = { date: formatDate(createdAt), finding: findingText(analysis) }
  return (
    <>
      {image ? (
        <img
          src={image.url}
          alt={t(when === 'earlier' ? 'compare.photoThen' : 'compare.photoNow', words)}
          draggable={false}
          onError={onLapsed}
        />
      ) : (
        <p class="quiet">{t('compare.withheld')}</p>
      )}
      {isMarked && <Foliage analysis={analysis} />}
    </>
  )
}

/** The aspect ratio of a photo, for its box. */
export const ratioOf = ({ input: { imageWidthPx, imageHeightPx } }: Analysis) => ({
  aspectRatio: `${imageWidthPx} / ${imageHeightPx}`,
})

/** The outline of the foliage and its spots, as a layer over the photo. */
function Foliage({ analysis: { input, measurements } }: { analysis: Analysis }) {
  if (!measurements) return null
  const { imageWidthPx, imageHeightPx } = input
  const pointsOf = (polygon: readonly (readonly number[])[]) =>
    polygon.map(([x = 0, y = 0]) => `${x * imageWidthPx},${y * imageHeightPx}`).join(' ')
  return (
    <svg
      class="foliage"
      viewBox={`0 0 ${imageWidthPx} ${imageHeightPx}`}
      // Scales in the same way as the photo, which fills its box.
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {measurements.outline.map((polygon, at) => (
        <polygon key={at} points={pointsOf(polygon)} />
      ))}
      {measurements.lesions.map(({ region: { x, y, width, height } }, at) => (
        <rect
          key={at}
          x={x * imageWidthPx}
          y={y * imageHeightPx}
          width={width * imageWidthPx}
          height={height * imageHeightPx}
          rx="6"
        />
      ))}
    </svg>
  )
}
