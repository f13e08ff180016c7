import type { Analysis, Input } from '@plant-analysis/client'
import { chainHours } from '@plant-analysis/client/limits'
import { useLocation } from 'preact-iso'
import { useAction } from '../../api/hooks.ts'
import type { ErrorWords } from '../../components/error-words.ts'
import { Problem } from '../../components/problem.tsx'
import { ShowAs } from '../../components/show-as/show-as.tsx'
import { language, t } from '../../texts/t.ts'
import { isOpenForLooks } from './looks.ts'

type Body = Input<'analyses.start'>['body']

const words: ErrorWords = {
  CONFLICT: 'analysis.lookClosed',
  LIMIT_REACHED: 'analysis.lookClosed',
  NOT_FOUND: 'analysis.lookClosed',
}

/** Asks the one question that decides, and offers to add another photo of the plant. */
export function SecondLook({ analysis }: { analysis: Analysis }) {
  const { id, question, plantId, looks } = analysis
  const start = useAction('analyses.start', { changes: ['history.list', 'session'] })
  const { route } = useLocation()
  if (!isOpenForLooks(analysis, new Date(), chainHours)) return null
  const answer = async (body: Body) => {
    const { transactionId } = await start.mutateAsync({ body })
    route(`/analyses/${transactionId}`)
  }
  const addHref = `/?${new URLSearchParams({ follows: id, ...(plantId && { plantId }) })}`
  return (
    <section class="card second-look" aria-label={t('analysis.secondLook')}>
      {looks.length > 0 && <p class="quiet">{t('analysis.looks', { count: looks.length })}</p>}
      {question && <h2>{question.text}</h2>}
      <div class="actions">
        {question?.values.map(({ value, text }) => (
          <button
            key={value}
            type="button"
            disabled={start.isPending}
            onClick={() =>
              void answer({
                follows: id,
                answer: { question: question.question, value },
                language,
              }).catch(() => undefined)
            }
          >
            {text}
          </button>
        ))}
        <a class="button" href={addHref}>
          {t('analysis.addPhoto')}
        </a>
        <ShowAs operation="analyses.start" input={{ body: { follows: id, imageBase64: '' } }} />
      </div>
      {start.error && <Problem error={start.error} words={words} />}
    </section>
  )
}
