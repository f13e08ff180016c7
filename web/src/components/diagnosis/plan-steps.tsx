import type { Issue, Plan } from '@plant-analysis/client'
import type { ComponentChildren } from 'preact'
import { formatDate, formatList, language, t } from '../../texts/t.ts'
import { isWide } from '../is-wide.ts'
import { Repeats, Safety, treatments } from '../plan/action.tsx'
import { isSureEnough } from './answer-words.ts'
import { dayAfter, daysUntil } from './plan-days.ts'

type Action = Plan['actions'][number]
type Context = { issues: readonly Issue[]; start: Date }

/** The treatment plan: a step for each action, and when to check the plant again. */
export function PlanSteps({
  plan,
  issues,
  start,
  children,
}: {
  plan: Plan
  issues: readonly Issue[]
  /** When the plan was made, which is its first day. */
  start: Date
  children?: ComponentChildren
}) {
  if (plan.actions.length === 0 && plan.checkBackInDays === null && !plan.seekExpertIf) return null
  return (
    <section class="card" aria-labelledby="plan">
      <h2 id="plan">{t('analysis.plan')}</h2>
      {plan.actions.length > 0 && (
        <>
          <Steps actions={plan.actions.slice(0, stepsShown)} issues={issues} start={start} />
          {plan.actions.length > stepsShown && (
            <details>
              <summary>{t('analysis.moreSteps')}</summary>
              <Steps actions={plan.actions.slice(stepsShown)} issues={issues} start={start} />
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
      {children}
      {plan.seekExpertIf && <p class="notice">{plan.seekExpertIf}</p>}
    </section>
  )
}

/** The steps that fit beside the answer and the photo on a phone. */
const stepsShown = 3

function Steps({ actions, ...rest }: { actions: readonly Action[] } & Context) {
  return (
    <ol class="bare plan" start={actions[0]?.order}>
      {actions.map((action) => (
        <Step key={action.order} action={action} {...rest} />
      ))}
    </ol>
  )
}

function dayWords(day: Date): string {
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  return t('analysis.day', {
    when: relative.format(daysUntil(day, new Date()), 'day'),
    date: formatDate(day),
  })
}

/** The day of an action, or the stage to which it belongs. */
const whenWords = ({ startInDays, stageText }: Action, start: Date): string =>
  startInDays === null ? (stageText ?? '') : dayWords(dayAfter(start, startInDays))

/** Hides the text of a chemical treatment at first, until the condition is sure enough. */
function Step({ action, issues, start }: { action: Action } & Context) {
  const against = issues.filter(({ conditionId }) => action.conditionIds.includes(conditionId))
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
      {against.length > 0 && issues.length > 1 && (
        <p class="quiet">
          {t('analysis.against')} {formatList(against.map(({ name }) => name))}
        </p>
      )}
    </li>
  )
}
