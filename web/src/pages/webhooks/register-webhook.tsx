import { PlantError } from '@plant-analysis/client'
import { useAction } from '../../api/hooks.ts'
import { Dialog } from '../../components/dialog.tsx'
import { Field } from '../../components/field.tsx'
import { formText } from '../../components/form-text.ts'
import { Problem } from '../../components/problem.tsx'
import { t } from '../../texts/t.ts'
import { NewSecret } from './new-secret.tsx'
import { eventTexts, eventTypes } from './webhook.ts'

/** docs/api.md: the longest description of a webhook. */
const descriptionCharactersMax = 200

/** Asks what to call and for which events, registers it, and shows its secret. */
export function RegisterWebhook({ onClose }: { onClose: () => void }) {
  const register = useAction('webhooks.register', { changes: ['webhooks.list'] })
  if (register.data) return <NewSecret secret={register.data.secret} onClose={onClose} />
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget as HTMLFormElement)
    const description = formText(form, 'description').trim()
    const events = eventTypes.filter((type) => form.has(type))
    register.mutate({
      body: { url: formText(form, 'url'), events, ...(description && { description }) },
    })
  }
  return (
    <Dialog title={t('webhooks.register')} onClose={onClose}>
      <form class="stack" onSubmit={submit}>
        <Field label={t('webhooks.url')} hint={t('webhooks.urlHint')}>
          {(control) => (
            <input
              {...control}
              name="url"
              type="url"
              placeholder="https://example.org/plants"
              autocomplete="off"
              required
            />
          )}
        </Field>
        <fieldset>
          <legend>{t('webhooks.events')}</legend>
          {eventTypes.map((type) => (
            <label key={type} class="check">
              <input type="checkbox" name={type} defaultChecked />
              <span>
                {t(eventTexts[type])} <code class="quiet">{type}</code>
              </span>
            </label>
          ))}
        </fieldset>
        <Field label={t('webhooks.description')}>
          {(control) => (
            <input {...control} name="description" maxLength={descriptionCharactersMax} />
          )}
        </Field>
        {register.error ? <NotRegistered error={register.error} /> : null}
        <div class="actions">
          <button type="button" onClick={onClose}>
            {t('common.cancel')}
          </button>
          <button type="submit" class="primary" disabled={register.isPending}>
            {t('webhooks.register')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

const known = {
  ALREADY_EXISTS: 'webhooks.errorExists',
  INVALID_ARGUMENT: 'webhooks.errorInvalid',
  LIMIT_REACHED: 'webhooks.errorLimit',
  WEBHOOK_URL_FORBIDDEN: 'webhooks.errorForbidden',
} as const

function NotRegistered({ error }: { error: unknown }) {
  const code = error instanceof PlantError ? error.code : ''
  if (!Object.hasOwn(known, code)) return <Problem error={error} />
  return (
    <p class="notice problem" role="alert">
      {t(known[code as keyof typeof known])}
    </p>
  )
}
