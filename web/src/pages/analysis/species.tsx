import type { Analysis } from '@plant-analysis/client'
import { t } from '../../texts/t.ts'

/** The plants that it may be, the most likely first. */
export function Species({ analysis: { plant } }: { analysis: Analysis }) {
  if (plant.candidates.length === 0) return null
  return (
    <section class="card" aria-labelledby="species">
      <h2 id="species">{t('analysis.species')}</h2>
      <ol>
        {plant.candidates.map(({ scientificName, commonName, family, source }) => (
          <li key={scientificName}>
            <strong>{commonName}</strong> <em lang="la">{scientificName}</em>{' '}
            {family && <span class="quiet">{t('analysis.family', { family })}</span>}{' '}
            {source === 'HINT' && <span class="quiet">{t('analysis.saidByYou')}</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}
