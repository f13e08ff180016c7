import type { Analysis } from '@plant-analysis/client'
import { findingText } from '../../components/outcome-text.ts'
import { formatDate, t } from '../../texts/t.ts'
import { Foliage } from './foliage.tsx'
import type { Pair } from './pair.ts'

type When = keyof Pair

export type PhotoProps = {
  when: When
  analysis: Analysis
  isMarked: boolean
  onLapsed: () => void
}

/** One of the two photos, with its findings on request. */
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
