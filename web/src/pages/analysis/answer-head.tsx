import type { Analysis, Issue } from '@plant-analysis/client'
import { PageHead } from '../../components/page-head.tsx'
import { formatDate, t } from '../../texts/t.ts'
import { type Answer, answerOf, meaningOf } from './answer-words.ts'
import { YouSaid } from './you-said.tsx'

const sentences = {
  healthy: 'analysis.answerHealthy',
  unhealthy: 'analysis.answerUnhealthy',
  inconclusive: 'analysis.answerInconclusive',
  notAPlant: 'analysis.answerNotAPlant',
  photoUnusable: 'analysis.answerPhotoUnusable',
  withheld: 'analysis.answerWithheld',
} as const

/** The answer in one sentence. */
export const sentenceOf = (answer: Answer): string =>
  answer.kind === 'headline' ? answer.text : t(sentences[answer.kind])

/** The answer, its accuracy and its urgency. */
export function AnswerHead({ analysis }: { analysis: Analysis }) {
  const { plantId, createdAt, headline, health, outcome, plant, photo } = analysis
  return (
    <header class="answer stack">
      <p class="quiet">
        {plantId ? `${plantId} · ` : ''}
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
      </p>
      <PageHead title={sentenceOf(answerOf(analysis))} />
      <YouSaid analysis={analysis} />
      <Meaning analysis={analysis} />
      {health.summary !== headline?.text && <p>{health.summary}</p>}
      {plant.named && <p>{plant.named.sentence}</p>}
      {photo?.view === 'PLANT' && <p class="lead">{photo.retakeHint}</p>}
      {outcome === 'INCONCLUSIVE' && photo?.view !== 'PLANT' && (
        <p>{t('analysis.inconclusiveMeans')}</p>
      )}
      <UrgencyNotice issues={analysis.issues} />
    </header>
  )
}

function Meaning({ analysis }: { analysis: Analysis }) {
  const meaning = meaningOf(analysis)
  if (meaning.kind === 'none') return null
  if (meaning.kind === 'notMeasured') return <p class="meaning">{t('analysis.notMeasured')}</p>
  const count = meaning.rightOf100
  return <p class="meaning">{t(figures[meaning.kind], { count })}</p>
}

const figures = {
  answer: 'analysis.rightOf100',
  among: 'analysis.amongRightOf100',
  healthAlone: 'analysis.healthRightOf100',
} as const

/** Facts that the user must know at once: reportable conditions and urgent problems. */
function UrgencyNotice({ issues }: { issues: readonly Issue[] }) {
  const [first] = issues
  const reportable = issues.filter((issue) => issue.reportable)
  return (
    <>
      {reportable.map(({ conditionId, name }) => (
        <p key={conditionId} class="notice problem">
          {t('analysis.reportable', { name })}
        </p>
      ))}
      {first?.controlNeeded && (
        <p class={`notice ${classes[first.controlNeeded.value]}`}>{first.controlNeeded.text}</p>
      )}
    </>
  )
}

const classes = { NO: 'good', WATCH: 'good', YES: '', URGENT: 'problem' } as const
