import { AnswerText, sentenceOf } from '../../components/diagnosis/answer.tsx'
import { answerOf } from '../../components/diagnosis/answer-words.ts'
import { Findings } from '../../components/diagnosis/findings.tsx'
import { PlanSteps } from '../../components/diagnosis/plan-steps.tsx'
import { outcomeClass, outcomeText } from '../../components/outcome-text.ts'
import { t } from '../../texts/t.ts'
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
      <h3>{sentenceOf(answerOf(diagnosis))}</h3>
      <AnswerText diagnosed={diagnosis} />
      {diagnosis.plan && (
        <PlanSteps
          plan={diagnosis.plan}
          issues={diagnosis.issues}
          start={new Date(shown.createdAt)}
        />
      )}
      <Findings diagnosed={diagnosis} />
      {model && (
        <p class="quiet">
          {model.provider} {model.name} {model.version}
        </p>
      )}
    </section>
  )
}
