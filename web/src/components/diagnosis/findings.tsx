import { t } from '../../texts/t.ts'
import { CareCards } from '../care/care-cards.tsx'
import { plantPath } from '../catalogue-paths.ts'
import { Fold } from '../fold.tsx'
import { careNoteOf } from './answer-words.ts'
import type { Diagnosed } from './diagnosed.ts'
import { IssueCard } from './issue-card.tsx'
import { Measurements } from './measurements.tsx'

/** The facts of a diagnosis: what was found on the photo, on which plant, and the plant's care. */
export function Findings({ diagnosed }: { diagnosed: Diagnosed }) {
  const { issues, care, photo, plant } = diagnosed
  return (
    <>
      {photo?.view !== 'PLANT' && <PhotoFaults diagnosed={diagnosed} />}
      {issues.map((issue, index) => (
        <IssueCard key={issue.conditionId} issue={issue} index={index} diagnosed={diagnosed} />
      ))}
      <Measurements diagnosed={diagnosed} />
      <Species diagnosed={diagnosed} />
      {care && <CareCards care={care} note={t(careNoteOf(care, plant))} />}
    </>
  )
}

/** The faults of a photo, and advice for a better photo. */
function PhotoFaults({ diagnosed: { photo } }: { diagnosed: Diagnosed }) {
  if (!photo || (photo.issues.length === 0 && !photo.retakeHint)) return null
  return (
    <section class="notice" aria-labelledby="photo-faults">
      <h2 id="photo-faults">{t('analysis.photoFaults')}</h2>
      {photo.issues.length > 0 && (
        <ul>
          {photo.issues.map(({ code, text }) => (
            <li key={code}>{text}</li>
          ))}
        </ul>
      )}
      {photo.retakeHint && <p>{photo.retakeHint}</p>}
    </section>
  )
}

/** The plants that the photo may show, or that the caller's words fit, the most likely first. */
function Species({ diagnosed: { plant } }: { diagnosed: Diagnosed }) {
  if (plant.candidates.length === 0) return null
  return (
    <Fold id="species" title={t('analysis.species')}>
      <ol>
        {plant.candidates.map(({ scientificName, commonName, family, source }) => (
          <li key={scientificName}>
            <strong>
              <a href={plantPath(scientificName)}>{commonName}</a>
            </strong>{' '}
            <em lang="la">{scientificName}</em>{' '}
            {family && <span class="quiet">{t('analysis.family', { family })}</span>}{' '}
            {source === 'HINT' && plant.named?.level !== 'SEVERAL' && (
              <span class="quiet">{t('analysis.saidByYou')}</span>
            )}
          </li>
        ))}
      </ol>
    </Fold>
  )
}
