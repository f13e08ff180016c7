import type { Input } from '@plant-analysis/client'
import { flagReasons, flagTextCharactersMax } from '@plant-analysis/client/limits'
import { useState } from 'preact/hooks'
import { useAction } from '../../api/hooks.ts'
import { Dialog } from '../../components/dialog.tsx'
import type { ErrorWords } from '../../components/error-words.ts'
import { Field } from '../../components/field.tsx'
import { formText } from '../../components/form-text.ts'
import { Problem } from '../../components/problem.tsx'
import { ShowAs } from '../../components/show-as/show-as.tsx'
import { toast } from '../../components/toasts.tsx'
import { type TextKey, t } from '../../texts/t.ts'

type Reason = Input<'analyses.flag'>['body']['reason']

const reasonTexts = {
  PHOTO_OFFENSIVE: 'analysis.flagOffensive',
  PHOTO_SHOWS_PERSON: 'analysis.flagPerson',
  ANSWER_HARMFUL: 'analysis.flagHarmful',
  OTHER: 'analysis.flagOther',
} as const satisfies Record<Reason, TextKey>

const words: ErrorWords = { MODERATION_STATE: 'analysis.flagDecided' }

/** Reports an analysis to the moderators, with a reason. */
export function FlagDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const flag = useAction('analyses.flag', { changes: ['analyses.read', 'history.list'] })
  const [reason, setReason] = useState<Reason | null>(null)
  const send = async (text: string) => {
    if (!reason) return
    await flag.mutateAsync({ params: { id }, body: text ? { reason, text } : { reason } })
    toast(t('analysis.isFlagged'))
    onClose()
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget as HTMLFormElement)
    send(formText(form, 'text').trim()).catch(() => undefined)
  }
  return (
    <Dialog title={t('analysis.flagTitle')} onClose={onClose}>
      <form class="stack" onSubmit={submit}>
        <fieldset>
          <legend>{t('analysis.flagWhy')}</legend>
          {flagReasons.map((value) => (
            <label key={value} class="choice">
              <input
                type="radio"
                name="reason"
                required
                checked={reason === value}
                onChange={() => setReason(value)}
              />
              {t(reasonTexts[value])}
            </label>
          ))}
        </fieldset>
        <Field label={t('analysis.inYourWords')}>
          {(control) => (
            <textarea
              {...control}
              name="text"
              rows={3}
              maxLength={flagTextCharactersMax}
              required={reason === 'OTHER'}
            />
          )}
        </Field>
        <p class="quiet">{t('analysis.flagExplained')}</p>
        {flag.error && <Problem error={flag.error} words={words} />}
        <div class="actions">
          <ShowAs
            operation="analyses.flag"
            input={{ params: { id }, body: { reason: reason ?? 'ANSWER_HARMFUL' } }}
          />
          <button type="submit" class="primary" disabled={flag.isPending}>
            {t('analysis.sendFlag')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
