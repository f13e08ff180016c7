import type { Analysis } from '@plant-analysis/client'
import { CareCards } from '../../components/care/care-cards.tsx'
import { plantPath } from '../../components/catalogue-paths.ts'
import { Fold } from '../../components/fold.tsx'
import { t } from '../../texts/t.ts'
import { AnswerHead } from './answer-head.tsx'
import { careNoteOf } from './answer-words.ts'
import { Details } from './details.tsx'
import { Feedback } from './feedback.tsx'
import { IssueCard } from './issue-card.tsx'
import { Keeping } from './keeping.tsx'
import { MarkedPhoto } from './marked-photo.tsx'
import { MarksProvider } from './marks-context.tsx'
import { Measurements } from './measurements.tsx'
import { PlanSteps } from './plan-steps.tsx'
import { ProgressSince } from './progress-since.tsx'
import { SecondLook } from './second-look.tsx'

/** A diagnosis: the answer and the photo, and then the facts that worried growers ask for. */
export function Diagnosis({ analysis, renew }: { analysis: Analysis; renew: () => void }) {
  const { issues, plan, care, progress, photo } = analysis
  return (
    <MarksProvider>
      <article class="diagnosis" lang={analysis.language.served}>
        <AnswerHead analysis={analysis} />
        <div class="photo-side">
          <MarkedPhoto analysis={analysis} renew={renew} />
        </div>
        <div class="stack">
          <Keeping analysis={analysis} />
          <SecondLook analysis={analysis} />
          {plan && <PlanSteps analysis={analysis} plan={plan} />}
          {progress && <ProgressSince progress={progress} id={analysis.id} />}
          {photo?.view !== 'PLANT' && <PhotoFaults analysis={analysis} />}
          {issues.map((issue, index) => (
            <IssueCard key={issue.conditionId} issue={issue} index={index} analysis={analysis} />
          ))}
          <Measurements analysis={analysis} />
          <Species analysis={analysis} />
          {care && <CareCards care={care} note={t(careNoteOf(care, analysis.plant))} />}
          <Feedback analysis={analysis} />
          <Details analysis={analysis} />
          <p class="quiet">{analysis.disclaimer}</p>
        </div>
      </article>
    </MarksProvider>
  )
}

/** The faults of a photo, and advice for a better photo. */
function PhotoFaults({ analysis: { photo } }: { analysis: Analysis }) {
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
function Species({ analysis: { plant } }: { analysis: Analysis }) {
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
