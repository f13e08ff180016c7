import type { Analysis } from '@plant-analysis/client'
import { AnswerText, sentenceOf } from '../../components/diagnosis/answer.tsx'
import { answerOf } from '../../components/diagnosis/answer-words.ts'
import { PageHead } from '../../components/page-head.tsx'
import { formatDate } from '../../texts/t.ts'
import { YouSaid } from './you-said.tsx'

/** The answer, with the words of its user, its accuracy and its urgency. */
export function AnswerHead({ analysis }: { analysis: Analysis }) {
  const { plantId, createdAt } = analysis
  return (
    <header class="answer stack">
      <p class="quiet">
        {plantId ? `${plantId} · ` : ''}
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
      </p>
      <PageHead title={sentenceOf(answerOf(analysis))} />
      <YouSaid analysis={analysis} />
      <AnswerText diagnosed={analysis} />
    </header>
  )
}
