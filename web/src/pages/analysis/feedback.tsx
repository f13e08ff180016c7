import type { Analysis, Input } from '@plant-analysis/client'
import {
  analysisSpeciesCharactersMax,
  historyFeedbackCharactersMax,
  wrongParts,
} from '@plant-analysis/client/limits'
import { useState } from 'preact/hooks'
import { useAction } from '../../api/hooks.ts'
import { Field } from '../../components/field.tsx'
import { formText } from '../../components/form-text.ts'
import { Problem } from '../../components/problem.tsx'
import { possibleOf } from '../../components/right-text.ts'
import { ShowAs } from '../../components/show-as/show-as.tsx'
import { toast } from '../../components/toasts.tsx'
import { type TextKey, t } from '../../texts/t.ts'
import { YouSaid } from './you-said.tsx'

type Wrong = (typeof wrongParts)[number]

const wrongTexts = {
  PLANT: 'analysis.wrongPlant',
  PROBLEM: 'analysis.wrongProblem',
  PLACE: 'analysis.wrongPlace',
} as const satisfies Record<Wrong, TextKey>

type Rating = Input<'history.rate'>['body']
type Right = NonNullable<Rating['right']>

/** Asks whether the answer was right. After a negative rating, asks what the right answer is. */
export function Feedback({ analysis }: { analysis: Analysis }) {
  const { id, impression } = analysis
  const rate = useAction('history.rate', { changes: ['analyses.read', 'history.list'] })
  const [isAsked, ask] = useState(false)
  const send = async (body: Rating) => {
    await rate.mutateAsync({ params: { id }, body })
    ask(body.impression === 'down' && !body.wrong)
    // After a negative rating, the user can still say what was wrong.
    if (body.impression !== 'down' || body.wrong) toast(t('analysis.thanks'))
  }
  // Pressing the same button again removes the rating. `rate.error` has the error.
  const choose = (chosen: 'up' | 'down') =>
    void send({ impression: impression === chosen ? '' : chosen }).catch(() => undefined)
  return (
    <section class="card" aria-labelledby="feedback">
      <h2 id="feedback">{t('analysis.wasItRight')}</h2>
      <YouSaid analysis={analysis} />
      <div class="actions">
        <button type="button" aria-pressed={impression === 'up'} onClick={() => choose('up')}>
          <span aria-hidden="true">👍</span> {t('analysis.right')}
        </button>
        <button type="button" aria-pressed={impression === 'down'} onClick={() => choose('down')}>
          <span aria-hidden="true">👎</span> {t('analysis.wrong')}
        </button>
        <ShowAs
          operation="history.rate"
          input={{ params: { id }, body: { impression: 'down', right: { health: 'HEALTHY' } } }}
        />
      </div>
      {isAsked && (
        <WhatIsRight
          analysis={analysis}
          isPending={rate.isPending}
          send={(body) => void send({ ...body, impression: 'down' }).catch(() => undefined)}
        />
      )}
      {rate.error && <Problem error={rate.error} />}
    </section>
  )
}

const healthy = 'HEALTHY'

/** The right answer of the form: healthy, one of the problems, and the plant. */
function rightIn(form: FormData): Right {
  const chosen = formText(form, 'right')
  const species = formText(form, 'species').trim()
  return {
    ...(chosen !== '' && { health: chosen === healthy ? 'HEALTHY' : 'UNHEALTHY' }),
    ...(chosen !== '' && chosen !== healthy && { conditionId: chosen }),
    ...(species !== '' && { species }),
  }
}

function WhatIsRight({
  analysis,
  isPending,
  send,
}: {
  analysis: Analysis
  isPending: boolean
  send: (body: Omit<Rating, 'impression'>) => void
}) {
  const { feedback } = analysis
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget as HTMLFormElement)
    send({
      wrong: wrongParts.filter((value) => form.has(value)),
      text: formText(form, 'text').trim(),
      right: rightIn(form),
    })
  }
  return (
    <form class="stack" onSubmit={submit}>
      <fieldset>
        <legend>{t('analysis.whatIsIt')}</legend>
        <Choice value={healthy} text={t('common.saidHealthy')} />
        {possibleOf(analysis).map(({ conditionId, name }) => (
          <Choice key={conditionId} value={conditionId} text={name} />
        ))}
      </fieldset>
      <Field label={t('analysis.whichPlant')} hint={t('analysis.inYourWordsHint')}>
        {(control) => (
          <input
            {...control}
            name="species"
            maxLength={analysisSpeciesCharactersMax}
            defaultValue={feedback.right?.species ?? ''}
          />
        )}
      </Field>
      <fieldset>
        <legend>{t('analysis.whatWasWrong')}</legend>
        {wrongParts.map((value) => (
          <label key={value} class="choice">
            <input type="checkbox" name={value} defaultChecked={feedback.wrong.includes(value)} />
            {t(wrongTexts[value])}
          </label>
        ))}
      </fieldset>
      <Field label={t('analysis.inYourWords')} hint={t('analysis.inYourWordsHint')}>
        {(control) => (
          <textarea
            {...control}
            name="text"
            rows={3}
            maxLength={historyFeedbackCharactersMax}
            defaultValue={feedback.text ?? ''}
          />
        )}
      </Field>
      <div class="actions">
        <button type="submit" class="primary" disabled={isPending}>
          {t('analysis.sendFeedback')}
        </button>
      </div>
    </form>
  )
}

function Choice({ value, text }: { value: string; text: string }) {
  return (
    <label class="choice">
      <input type="radio" name="right" value={value} />
      {text}
    </label>
  )
}
