import { outcomeClass, outcomeText } from '../../components/outcome-text.ts'
import { formatPercent, t } from '../../texts/t.ts'
import type { Case } from './flag-texts.ts'

/** The diagnosis under review, in the form that its user sees or would see. */
export function CaseDiagnosis({ shown }: { shown: Case }) {
  const { diagnosis, language, model } = shown
  if (!diagnosis)
    return (
      <section class="card">
        <h2>{t('moderation.diagnosis')}</h2>
        <p>{t('moderation.deleted')}</p>
      </section>
    )
  return (
    <section class="card" lang={language?.served}>
      <div class="row">
        <h2>{t('moderation.diagnosis')}</h2>
        <span class={`badge ${outcomeClass(diagnosis.outcome)}`}>
          {outcomeText(diagnosis.outcome)}
        </span>
      </div>
      <p>{diagnosis.health.summary}</p>
      {diagnosis.issues.map((issue) => (
        <details key={issue.conditionId} open>
          <summary>
            {issue.name} ({formatPercent(issue.confidence)})
          </summary>
          <ul>
            {[...issue.symptoms, ...issue.evidence.map(({ text }) => text)].map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </details>
      ))}
      {diagnosis.plan && diagnosis.plan.actions.length > 0 && (
        <details open>
          <summary>{t('moderation.plan')}</summary>
          <ol>
            {diagnosis.plan.actions.map(({ order, title, instructions }) => (
              <li key={order}>
                <strong>{title}</strong> {instructions}
              </li>
            ))}
          </ol>
        </details>
      )}
      {model && (
        <p class="quiet">
          {model.provider} {model.name} {model.version}
        </p>
      )}
    </section>
  )
}
