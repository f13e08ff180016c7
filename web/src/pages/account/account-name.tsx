import { accountNameCharactersMax } from '@plant-analysis/client/limits'
import { useAction } from '../../api/hooks.ts'
import { Field } from '../../components/field.tsx'
import { formText } from '../../components/form-text.ts'
import { Problem } from '../../components/problem.tsx'
import { toast } from '../../components/toasts.tsx'
import { t } from '../../texts/t.ts'

/** Changes the name of the account, which people with an invitation see. */
export function AccountName({ name }: { name: string }) {
  const rename = useAction('account.openSession', { changes: ['session'] })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget as HTMLFormElement)
    rename.mutate(
      { body: { accountName: formText(form, 'accountName').trim() } },
      { onSuccess: () => toast(t('account.renamed')) },
    )
  }
  return (
    <form onSubmit={submit}>
      <Field label={t('account.name')} hint={t('account.nameHint')}>
        {(control) => (
          <div class="row grow">
            <input
              {...control}
              key={name}
              name="accountName"
              defaultValue={name}
              maxLength={accountNameCharactersMax}
              pattern=".*\S.*"
              autocomplete="off"
              required
            />
            <button type="submit" disabled={rename.isPending}>
              {t('account.rename')}
            </button>
          </div>
        )}
      </Field>
      {rename.error ? <Problem error={rename.error} /> : null}
    </form>
  )
}
