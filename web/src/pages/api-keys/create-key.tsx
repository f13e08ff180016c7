import { apiKeyNameCharactersMax, scopes } from '@plant-analysis/client/limits'
import { useState } from 'preact/hooks'
import { useAction } from '../../api/hooks.ts'
import { Dialog } from '../../components/dialog.tsx'
import type { ErrorWords } from '../../components/error-words.ts'
import { Field } from '../../components/field.tsx'
import { formText } from '../../components/form-text.ts'
import { Problem } from '../../components/problem.tsx'
import { ShowAs } from '../../components/show-as/show-as.tsx'
import { t } from '../../texts/t.ts'
import { NewKey } from './new-key.tsx'
import { type Scope, ScopeBoxes, scopesIn } from './scopes.tsx'

const lifetimesDays = [30, 90, 365] as const

/** Asks for the purpose of a new key, makes the key, and shows its secret. */
export function CreateKey({ onClose }: { onClose: () => void }) {
  const create = useAction('apiKeys.create', { changes: ['apiKeys.list'] })
  const [body, setBody] = useState<Body>({ name: '', scopes: [...scopes] })
  if (create.data) return <NewKey token={create.data.token} onClose={onClose} />
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    create.mutate({ body })
  }
  return (
    <Dialog title={t('apiKeys.create')} onClose={onClose}>
      <form
        class="stack"
        onSubmit={submit}
        onInput={({ currentTarget }) => setBody(bodyOf(new FormData(currentTarget)))}
      >
        <Field label={t('apiKeys.name')} hint={t('apiKeys.nameHint')}>
          {(control) => (
            <input
              {...control}
              name="name"
              maxLength={apiKeyNameCharactersMax}
              pattern=".*\S.*"
              autocomplete="off"
              required
            />
          )}
        </Field>
        <Field label={t('apiKeys.ends')} hint={t('apiKeys.endsHint')}>
          {(control) => (
            <select {...control} name="expiresInDays">
              <option value="0">{t('apiKeys.endsNever')}</option>
              {lifetimesDays.map((days) => (
                <option key={days} value={days}>
                  {t('apiKeys.afterDays', { days })}
                </option>
              ))}
            </select>
          )}
        </Field>
        <ScopeBoxes offered={scopes} />
        {create.error ? <Problem error={create.error} words={words} /> : null}
        <div class="actions">
          <button type="button" onClick={onClose}>
            {t('common.cancel')}
          </button>
          <button
            type="submit"
            class="primary"
            disabled={create.isPending || body.scopes.length === 0}
          >
            {t('apiKeys.create')}
          </button>
          <ShowAs operation="apiKeys.create" input={{ body }} />
        </div>
      </form>
    </Dialog>
  )
}

type Body = { name: string; scopes: Scope[]; expiresInDays?: number }

function bodyOf(form: FormData): Body {
  const expiresInDays = Number(formText(form, 'expiresInDays'))
  const name = formText(form, 'name').trim()
  return { name, scopes: scopesIn(form), ...(expiresInDays > 0 && { expiresInDays }) }
}

const words: ErrorWords = { LIMIT_REACHED: 'apiKeys.limit' }
