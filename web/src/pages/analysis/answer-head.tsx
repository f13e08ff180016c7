import type { Analysis, Issue } from '@plant-analysis/client'
import { PageHead } from '../../components/page-head.tsx'
import { formatDate, t } from '../../texts/t.ts'
import { type Answer, answerOf, meaningOf } from './answer-words.ts'
import { againHref } from './plan-steps.tsx'

const sentences = {
  healthy: 'analysis.answerHealthy',
  unhealthy: 'analysis.answerUnhealthy',
  inconclusive: 'analysis.answerInconclusive',
  notAPlant: 'analysis.answerNotAPlant',
  photoUnusable: 'analysis.answerPhotoUnusable',
  withheld: 'analysis.answerWithheld',
} as const

const issueSentences = {
  VERY_LIKELY: 'analysis.answerVeryLikely',
  LIKELY: 'analysis.answerLikely',
  POSSIBLE: 'analysis.answerPossible',
} as const

/** The answer in one sentence. */
export function sentenceOf(answer: Answer): string {
  if (answer.kind === 'issue') return t(issueSentences[answer.likelihood], { name: answer.name })
  return t(sentences[answer.kind])
}

/** The answer, its accuracy and its urgency. */
export function AnswerHead({ analysis }: { analysis: Analysis }) {
  const { plantId, createdAt, health, outcome, plant } = analysis
  return (
    <header class="answer stack">
      <p class="quiet">
        {plantId ? `${plantId} · ` : ''}
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
      </p>
      <PageHead title={sentenceOf(answerOf(analysis))} />
      <Meaning analysis={analysis} />
      <p>{health.summary}</p>
      {plant.named && <p>{plant.named.sentence}</p>}
      {outcome === 'INCONCLUSIVE' && (
        <>
          <p>{t('analysis.inconclusiveMeans')}</p>
          <div class="actions">
            <a class="button primary" href={againHref(analysis)}>
              {t('analysis.takeAnother')}
            </a>
          </div>
        </>
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
  return (
    <p class="meaning">
      {meaning.kind === 'answer'
        ? t('analysis.rightOf100', { count })
        : t('analysis.healthRightOf100', { count })}
    </p>
  )
}

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
