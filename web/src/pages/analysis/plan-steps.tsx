import type { Analysis, Plan } from '@plant-analysis/client'
import { isWide } from '../../components/is-wide.ts'
import { Repeats, Safety, treatments } from '../../components/plan/action.tsx'
import { formatDate, formatList, language, t } from '../../texts/t.ts'
import { isSureEnough } from './answer-words.ts'
import { calendarFile } from './calendar.ts'
import { dayAfter, daysUntil, remindersOf } from './plan-days.ts'

type Action = Plan['actions'][number]

/** The treatment plan: a step for each action, and when to check the plant again. */
export function PlanSteps({ analysis, plan }: { analysis: Analysis; plan: Plan }) {
  const start = new Date(analysis.completedAt)
  if (plan.actions.length === 0 && plan.checkBackInDays === null && !plan.seekExpertIf) return null
  return (
    <section class="card" aria-labelledby="plan">
      <h2 id="plan">{t('analysis.plan')}</h2>
      {plan.actions.length > 0 && (
        <>
          <Steps actions={plan.actions.slice(0, stepsShown)} analysis={analysis} />
          {plan.actions.length > stepsShown && (
            <details>
              <summary>{t('analysis.moreSteps')}</summary>
              <Steps actions={plan.actions.slice(stepsShown)} analysis={analysis} />
            </details>
          )}
        </>
      )}
      {plan.checkBackInDays !== null && (
        <p>
          <strong>{t('analysis.checkBack')}</strong>{' '}
          {dayWords(dayAfter(start, plan.checkBackInDays))}
        </p>
      )}
      {remindersOf(analysis, wordsOf(analysis)).length > 0 && (
        <div class="actions">
          <button type="button" onClick={() => download(analysis)}>
            {t('analysis.addToCalendar')}
          </button>
          <a class="button" href={againHref(analysis)}>
            {t('analysis.photographAgain')}
          </a>
        </div>
      )}
      {plan.seekExpertIf && <p class="notice">{plan.seekExpertIf}</p>}
    </section>
  )
}

/** The steps that fit beside the answer and the photo on a phone. */
const stepsShown = 3

function Steps({ actions, analysis }: { actions: readonly Action[]; analysis: Analysis }) {
  const start = new Date(analysis.completedAt)
  return (
    <ol class="bare plan" start={actions[0]?.order}>
      {actions.map((action) => (
        <Step key={action.order} action={action} analysis={analysis} start={start} />
      ))}
    </ol>
  )
}

/** The link for another photo of the same plant. */
export const againHref = ({ plantId }: Analysis): string =>
  plantId ? `/?plantId=${encodeURIComponent(plantId)}` : '/'

const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })

function dayWords(day: Date): string {
  return t('analysis.day', {
    when: relative.format(daysUntil(day, new Date()), 'day'),
    date: formatDate(day),
  })
}

/** The day of an action, or the stage to which it belongs. */
const whenWords = ({ startInDays, stageText }: Action, start: Date): string =>
  startInDays === null ? (stageText ?? '') : dayWords(dayAfter(start, startInDays))

/** Hides the text of a chemical treatment at first, until the condition is sure enough. */
function Step({ action, analysis, start }: { action: Action; analysis: Analysis; start: Date }) {
  const against = analysis.issues.filter(({ conditionId }) =>
    action.conditionIds.includes(conditionId),
  )
  const isChemical = action.treatmentType === 'CHEMICAL'
  const body = (
    <>
      <p>{action.instructions}</p>
      <Repeats action={action} />
      <Safety action={action} />
    </>
  )
  return (
    <li>
      <p class="quiet">
        {whenWords(action, start)} · {t(treatments[action.treatmentType])}
      </p>
      {isChemical ? (
        <details open={against.some(isSureEnough)}>
          <summary>
            <h3>{action.title}</h3>
          </summary>
          <p class="notice">{t('analysis.chemicalLast')}</p>
          {body}
        </details>
      ) : (
        <details open={isWide}>
          <summary>
            <h3>{action.title}</h3>
          </summary>
          {body}
        </details>
      )}
      {against.length > 0 && analysis.issues.length > 1 && (
        <p class="quiet">
          {t('analysis.against')} {formatList(against.map(({ name }) => name))}
        </p>
      )}
    </li>
  )
}

const wordsOf = (analysis: Analysis) => ({
  checkBack: analysis.plantId
    ? t('analysis.checkBackAt', { plant: analysis.plantId })
    : t('analysis.checkBackAtPlant'),
  link: `${location.origin}/analyses/${encodeURIComponent(analysis.id)}`,
})

function download(analysis: Analysis): void {
  const text = calendarFile(remindersOf(analysis, wordsOf(analysis)), new Date())
  const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${analysis.plantId ?? 'plant'}.ics`
  link.click()
  URL.revokeObjectURL(url)
}
