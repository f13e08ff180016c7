import { useState } from 'preact/hooks'
import { useAction } from '../../api/hooks.ts'
import { Dialog } from '../../components/dialog.tsx'
import { Problem } from '../../components/problem.tsx'
import { ShowAs } from '../../components/show-as/show-as.tsx'
import { toast } from '../../components/toasts.tsx'
import { t } from '../../texts/t.ts'
import { type ApiKey, nameOf } from './api-key.ts'
import { ScopeBoxes, scopesIn } from './scopes.tsx'

/** Asks which scopes a key keeps, and takes the others away. */
export function NarrowKey({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const narrow = useAction('apiKeys.setScopes', { changes: ['apiKeys.list'] })
  const [scopes, setScopes] = useState(apiKey.scopes)
  const name = nameOf(apiKey)
  const input = { params: { id: apiKey.id }, body: { scopes } }
  const isNarrower = scopes.length > 0 && scopes.length < apiKey.scopes.length
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const onSuccess = () => {
      toast(t('apiKeys.narrowed', { name }))
      onClose()
    }
    narrow.mutate(input, { onSuccess })
  }
  return (
    <Dialog title={t('apiKeys.narrow')} onClose={onClose}>
      <form
        class="stack"
        onSubmit={submit}
        onInput={({ currentTarget }) => setScopes(scopesIn(new FormData(currentTarget)))}
      >
        <p>{t('apiKeys.narrowWhat', { name })}</p>
        <ScopeBoxes offered={apiKey.scopes} />
        {narrow.error ? <Problem error={narrow.error} /> : null}
        <div class="actions">
          <button type="button" onClick={onClose}>
            {t('common.cancel')}
          </button>
          <button type="submit" class="danger" disabled={narrow.isPending || !isNarrower}>
            {t('apiKeys.narrow')}
          </button>
          <ShowAs operation="apiKeys.setScopes" input={input} />
        </div>
      </form>
    </Dialog>
  )
}
