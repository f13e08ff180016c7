import type { Analysis } from '@plant-analysis/client'
import { AnswerHead } from './answer-head.tsx'
import { CareCards } from './care-cards.tsx'
import { Details } from './details.tsx'
import { Feedback } from './feedback.tsx'
import { IssueCard } from './issue-card.tsx'
import { Keeping } from './keeping.tsx'
import { MarkedPhoto } from './marked-photo.tsx'
import { MarksProvider } from './marks-context.tsx'
import { Measurements } from './measurements.tsx'
import { PhotoFaults } from './photo-faults.tsx'
import { PlanSteps } from './plan-steps.tsx'
import { ProgressSince } from './progress-since.tsx'
import { Species } from './species.tsx'

/** A diagnosis: answer and photo first, then the questions that a worried grower asks next. */
export function Diagnosis({ analysis, renew }: { analysis: Analysis; renew: () => void }) {
  const { issues, plan, care, progress } = analysis
  return (
    <MarksProvider>
      <article class="diagnosis" lang={analysis.language.served}>
        <AnswerHead analysis={analysis} />
        <div class="photo-side">
          <MarkedPhoto analysis={analysis} renew={renew} />
          <Keeping analysis={analysis} />
        </div>
        <div class="stack">
          {progress && <ProgressSince progress={progress} id={analysis.id} />}
          <PhotoFaults analysis={analysis} />
          {issues.map((issue, index) => (
            <IssueCard key={issue.conditionId} issue={issue} index={index} analysis={analysis} />
          ))}
          {plan && <PlanSteps analysis={analysis} plan={plan} />}
          <Measurements analysis={analysis} />
          <Species analysis={analysis} />
          {care && <CareCards care={care} />}
          <Feedback analysis={analysis} />
          <Details analysis={analysis} />
          <p class="quiet">{analysis.disclaimer}</p>
        </div>
      </article>
    </MarksProvider>
  )
}
