import type { Analysis } from '@plant-analysis/client'
import { sentenceOf } from '../../components/diagnosis/answer.tsx'
import { answerOf } from '../../components/diagnosis/answer-words.ts'
import { PageHead } from '../../components/page-head.tsx'
import { PhotoDrawing } from '../../components/photo-drawings.tsx'
import { t } from '../../texts/t.ts'
import { Details } from './details.tsx'
import { Feedback } from './feedback.tsx'
import { Keeping } from './keeping.tsx'
import { MarkedPhoto } from './marked-photo.tsx'
import { againHref } from './reminders.tsx'

/** Explains how to take a better photo, after a photo without a plant or without a diagnosis. */
export function Retake({ analysis, renew }: { analysis: Analysis; renew: () => void }) {
  const { photo, usage, outcome } = analysis
  return (
    <article class="diagnosis">
      <header class="answer stack">
        <PageHead title={sentenceOf(answerOf(analysis))} />
        {photo?.issues.map(({ code, text }) => (
          <p key={code}>{text}</p>
        ))}
        <p class="lead">{photo?.retakeHint ?? t('analysis.oneLeafHint')}</p>
        <Cost usage={usage} />
        <div class="actions">
          <a class="button primary" href={againHref(analysis)}>
            {t('analysis.takeAnother')}
          </a>
        </div>
      </header>
      <div class="photo-side">
        <MarkedPhoto analysis={analysis} renew={renew} />
        <Keeping analysis={analysis} />
      </div>
      <div class="stack">
        <Pair isPlant={outcome === 'PHOTO_UNUSABLE'} analysis={analysis} />
        <Feedback analysis={analysis} />
        <Details analysis={analysis} />
        <p class="quiet">{analysis.disclaimer}</p>
      </div>
    </article>
  )
}

/** The cost of the photo, as the service reports it. */
export function Cost({ usage }: { usage: Analysis['usage'] }) {
  if (usage.charged === 0) return <p class="notice good">{t('analysis.costNothing')}</p>
  return <p class="notice">{t('analysis.costLimit')}</p>
}

/** Shows a drawing of a good photo beside a drawing with the fault of this photo. */
function Pair({ isPlant, analysis }: { isPlant: boolean; analysis: Analysis }) {
  const codes = new Set(analysis.photo?.issues.map(({ code }) => code))
  const bad =
    isPlant && codes.has('TOO_DARK') ? 'dark' : isPlant && codes.has('BLURRED') ? 'blurred' : 'far'
  return (
    <section class="card" aria-labelledby="pair">
      <h2 id="pair">{t('analysis.pair')}</h2>
      <ul class="bare drawings">
        <li>
          <PhotoDrawing of="good" />
          <p>{t('analysis.pairGood')}</p>
        </li>
        <li>
          <PhotoDrawing of={bad} />
          <p>{t(bads[bad])}</p>
        </li>
      </ul>
    </section>
  )
}

const bads = {
  dark: 'analysis.pairDark',
  blurred: 'analysis.pairBlurred',
  far: 'analysis.pairFar',
} as const
