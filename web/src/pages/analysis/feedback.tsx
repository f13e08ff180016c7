import type { Analysis } from '@plant-analysis/client'
import { historyFeedbackCharactersMax, wrongParts } from '@plant-analysis/client/limits'
import { useState } from 'preact/hooks'
import { useAction } from '../../api/hooks.ts'
import { Field } from '../../components/field.tsx'
import { formText } from '../../components/form-text.ts'
import { Problem } from '../../components/problem.tsx'
import { ShowAs } from '../../components/show-as/show-as.tsx'
import { toast } from '../../components/toasts.tsx'
import { type TextKey, t } from '../../texts/t.ts'

type Wrong = (typeof wrongParts)[number]

const wrongTexts = {
  PLANT: 'analysis.wrongPlant',
  PROBLEM: 'analysis.wrongProblem',
  PLACE: 'analysis.wrongPlace',
} as const satisfies Record<Wrong, TextKey>

type Rating = { impression: string; wrong?: Wrong[]; text?: string }

/** Asks whether the answer was right. After a negative rating, asks what was wrong. */
export function Feedback({ analysis }: { analysis: Analysis }) {
  const { id, impression } = analysis
  const rate = useAction('history.rate', { changes: ['analyses.read', 'history.list'] })
  const [isAsked, ask] = useState(impression === 'down')
  const send = async (body: Rating) => {
    await rate.mutateAsync({ params: { id }, body })
    // After a negative rating, the user can still say what was wrong.
    if (body.impression !== 'down' || body.wrong) toast(t('analysis.thanks'))
  }
  const choose = (chosen: 'up' | 'down') => {
    ask(chosen === 'down' && impression !== 'down')
    // Pressing the same button again removes the rating. `rate.error` has the error.
    send({ impression: impression === chosen ? '' : chosen }).catch(() => undefined)
  }
  return (
    <section class="card" aria-labelledby="feedback">
      <h2 id="feedback">{t('analysis.wasItRight')}</h2>
      <div class="actions">
        <button type="button" aria-pressed={impression === 'up'} onClick={() => choose('up')}>
          <span aria-hidden="true">👍</span> {t('analysis.right')}
        </button>
        <button type="button" aria-pressed={impression === 'down'} onClick={() => choose('down')}>
          <span aria-hidden="true">👎</span> {t('analysis.wrong')}
        </button>
        <ShowAs
          operation="history.rate"
          input={{ params: { id }, body: { impression: impression || 'up' } }}
        />
      </div>
      {isAsked && (
        <WhatWasWrong
          feedback={analysis.feedback}
          isPending={rate.isPending}
          send={(wrong, text) =>
            void send({ impression: 'down', wrong, text }).catch(() => undefined)
          }
        />
      )}
      {rate.error && <Problem error={rate.error} />}
    </section>
  )
}

function WhatWasWrong({
  feedback,
  isPending,
  send,
}: {
  feedback: Analysis['feedback']
  isPending: boolean
  send: (wrong: Wrong[], text: string) => void
}) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget as HTMLFormElement)
    const chosen = wrongParts.filter((value) => form.has(value))
    send(chosen, formText(form, 'text').trim())
  }
  return (
    <form class="stack" onSubmit={submit}>
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
