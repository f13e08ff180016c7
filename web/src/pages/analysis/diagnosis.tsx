import type { Analysis } from '@plant-analysis/client'
import { Findings } from '../../components/diagnosis/findings.tsx'
import { MarksProvider } from '../../components/diagnosis/marks-context.tsx'
import { PlanSteps } from '../../components/diagnosis/plan-steps.tsx'
import { AnswerHead } from './answer-head.tsx'
import { Details } from './details.tsx'
import { Feedback } from './feedback.tsx'
import { Keeping } from './keeping.tsx'
import { MarkedPhoto } from './marked-photo.tsx'
import { ProgressSince } from './progress-since.tsx'
import { Reminders } from './reminders.tsx'
import { SecondLook } from './second-look.tsx'

/** A diagnosis: the answer and the photo, and then the facts that worried growers ask for. */
export function Diagnosis({ analysis, renew }: { analysis: Analysis; renew: () => void }) {
  const { plan, progress } = analysis
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
          {plan && (
            <PlanSteps plan={plan} issues={analysis.issues} start={new Date(analysis.completedAt)}>
              <Reminders analysis={analysis} />
            </PlanSteps>
          )}
          {progress && <ProgressSince progress={progress} id={analysis.id} />}
          <Findings diagnosed={analysis} />
          <Feedback analysis={analysis} />
          <Details analysis={analysis} />
          <p class="quiet">{analysis.disclaimer}</p>
        </div>
      </article>
    </MarksProvider>
  )
}
