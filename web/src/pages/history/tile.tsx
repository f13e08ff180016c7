import type { Analysis } from '@plant-analysis/client'
import { findingText, outcomeClass } from '../../components/outcome-text.ts'
import { rightText } from '../../components/right-text.ts'
import { Thumbnail } from '../../components/thumbnail.tsx'
import { formatDate, t } from '../../texts/t.ts'
import { daysUntil } from './days-until.ts'

/** A photo of the history: its result, its time, and whether it is selected. */
export function Tile({
  analysis,
  isSelected,
  pick,
  onLapsed,
}: {
  analysis: Analysis
  isSelected: boolean
  pick: (id: string, isRange: boolean) => void
  onLapsed: () => void
}) {
  const { id, plantId, plant, outcome, createdAt, moderation } = analysis
  const isWithheld = moderation.state === 'BLOCKED'
  const finding = isWithheld ? t('history.withheld') : findingText(analysis)
  // The first of several candidates is only one of the plants that the caller may mean.
  const words = plant.named?.scientificName === null ? plant.named.text : null
  const name = plantId ?? words ?? plant.candidates[0]?.commonName
  const date = formatDate(createdAt)
  const said = rightText(analysis)
  return (
    <li class={isSelected ? 'tile selected' : 'tile'}>
      <a href={`/analyses/${encodeURIComponent(id)}`}>
        <Thumbnail image={analysis.image} onLapsed={onLapsed} />
        {name && <strong>{name}</strong>}
        <span class={`finding ${isWithheld ? 'quiet' : outcomeClass(outcome)}`}>{finding}</span>
        {said && <span class="quiet">{t('common.youSaid', { said })}</span>}
        <span class="quiet">{date}</span>
        <Keeping analysis={analysis} />
      </a>
      <input
        type="checkbox"
        class="pick"
        aria-label={t('history.select', { name: name ?? finding, date })}
        title={t('history.selectHint')}
        checked={isSelected}
        onClick={({ shiftKey }) => pick(id, shiftKey)}
      />
    </li>
  )
}

function Keeping({ analysis: { saved, expiresAt } }: { analysis: Analysis }) {
  if (saved || expiresAt === null) return <span class="quiet">{t('history.saved')}</span>
  const days = daysUntil(expiresAt, Date.now())
  return <span class={days < 7 ? 'warning' : 'quiet'}>{t('history.expires', { days })}</span>
}
