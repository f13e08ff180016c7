import type { Issue } from '@plant-analysis/client'
import { t } from '../../texts/t.ts'
import { type Answer, meaningOf } from './answer-words.ts'
import type { Diagnosed } from './diagnosed.ts'

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

/** The accuracy of an answer, its summary and its urgency. */
export function AnswerText({ diagnosed }: { diagnosed: Diagnosed }) {
  const { headline, health, outcome, plant, photo, issues } = diagnosed
  return (
    <>
      <Meaning diagnosed={diagnosed} />
      {health.summary !== headline?.text && <p>{health.summary}</p>}
      {plant.named && <p>{plant.named.sentence}</p>}
      {photo?.view === 'PLANT' && <p class="lead">{photo.retakeHint}</p>}
      {outcome === 'INCONCLUSIVE' && photo?.view !== 'PLANT' && (
        <p>{t('analysis.inconclusiveMeans')}</p>
      )}
      <UrgencyNotice issues={issues} />
    </>
  )
}

function Meaning({ diagnosed }: { diagnosed: Diagnosed }) {
  const meaning = meaningOf(diagnosed)
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
