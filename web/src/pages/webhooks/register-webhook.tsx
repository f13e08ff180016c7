import type { Input } from '@plant-analysis/client'
import { eventTypes, webhookDescriptionCharactersMax } from '@plant-analysis/client/limits'
import { useState } from 'preact/hooks'
import { useAction } from '../../api/hooks.ts'
import { Dialog } from '../../components/dialog.tsx'
import { Field } from '../../components/field.tsx'
import { formText } from '../../components/form-text.ts'
import { Problem } from '../../components/problem.tsx'
import { ShowAs } from '../../components/show-as/show-as.tsx'
import { t } from '../../texts/t.ts'
import { NewSecret } from './new-secret.tsx'
import { eventTexts, registerWords } from './webhook.ts'

/** Asks for the URL and the events of a new webhook, registers it, and shows its secret. */
export function RegisterWebhook({ onClose }: { onClose: () => void }) {
  const register = useAction('webhooks.register', { changes: ['webhooks.list'] })
  const [body, setBody] = useState<Body>({ url: '', events: [...eventTypes] })
  if (register.data) return <NewSecret secret={register.data.secret} onClose={onClose} />
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    register.mutate({ body })
  }
  return (
    <Dialog title={t('webhooks.register')} onClose={onClose}>
      <form
        class="stack"
        onSubmit={submit}
        onInput={({ currentTarget }) => setBody(bodyOf(new FormData(currentTarget)))}
      >
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
            <input {...control} name="description" maxLength={webhookDescriptionCharactersMax} />
          )}
        </Field>
        {register.error ? <Problem error={register.error} words={registerWords} /> : null}
        <div class="actions">
          <button type="button" onClick={onClose}>
            {t('common.cancel')}
          </button>
          <button type="submit" class="primary" disabled={register.isPending}>
            {t('webhooks.register')}
          </button>
          <ShowAs operation="webhooks.register" input={{ body }} />
        </div>
      </form>
    </Dialog>
  )
}

type Body = Input<'webhooks.register'>['body']

function bodyOf(form: FormData): Body {
  const description = formText(form, 'description').trim()
  const events = eventTypes.filter((type) => form.has(type))
  return { url: formText(form, 'url'), events, ...(description && { description }) }
}
