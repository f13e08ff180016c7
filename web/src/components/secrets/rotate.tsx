import {
  apiKeyGracePeriodSecondsMax,
  webhookGracePeriodSecondsDefault,
  webhookGracePeriodSecondsMax,
} from '@plant-analysis/client/limits'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { loadTexts, t } from '../../texts/t.ts'
import { Dialog } from '../dialog.tsx'
import { Field } from '../field.tsx'
import { Problem } from '../problem.tsx'

await loadTexts('secrets')

const secondsMax = Math.min(apiKeyGracePeriodSecondsMax, webhookGracePeriodSecondsMax)
const graces = (
  [
    { seconds: 0, text: 'secrets.graceNone' },
    { seconds: 3600, text: 'secrets.graceHour' },
    { seconds: 86_400, text: 'secrets.graceDay' },
    { seconds: 604_800, text: 'secrets.graceWeek' },
  ] as const
).filter(({ seconds }) => seconds <= secondsMax)

/** Asks how long the old secret stays valid beside the new secret. */
export function Rotate({
  title,
  pending,
  error,
  onRotate,
  onClose,
  children,
}: {
  title: string
  pending: boolean
  error: unknown
  onRotate: (gracePeriodSeconds: number) => void
  onClose: () => void
  /** Explains the effect of the rotation for the chosen number of seconds. */
  children: (gracePeriodSeconds: number) => ComponentChildren
}) {
  const [chosen, setChosen] = useState<number>(webhookGracePeriodSecondsDefault)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onRotate(chosen)
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <form class="stack" onSubmit={submit}>
        {children(chosen)}
        <Field label={t('secrets.grace')} hint={t('secrets.graceHint')}>
          {(control) => (
            <select
              {...control}
              name="grace"
              onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
            >
              {graces.map(({ seconds, text }) => (
                <option key={seconds} value={seconds} selected={seconds === chosen}>
                  {t(text)}
                </option>
              ))}
            </select>
          )}
        </Field>
        {error ? <Problem error={error} /> : null}
        <div class="actions">
          <button type="button" onClick={onClose}>
            {t('common.cancel')}
          </button>
          <button type="submit" class="primary" disabled={pending}>
            {t('secrets.rotate')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
