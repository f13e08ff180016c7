import { useState } from 'preact/hooks'
import { useAction } from '../../api/hooks.ts'
import { Dialog } from '../../components/dialog.tsx'
import { Field } from '../../components/field.tsx'
import { formText } from '../../components/form-text.ts'
import { Problem } from '../../components/problem.tsx'
import { ShowAs } from '../../components/show-as/show-as.tsx'
import { toast } from '../../components/toasts.tsx'
import { type Language, languages } from '../../texts/languages.ts'
import { language, t } from '../../texts/t.ts'
import { inviteWords } from './invitation.ts'

/** Asks for the e-mail address of the invited person, and for the language of the e-mail. */
export function Invite({ onClose }: { onClose: () => void }) {
  const invite = useAction('invitations.invite', { changes: ['invitations.list'] })
  const [body, setBody] = useState<Body>({ email: '', language })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    invite.mutate(
      { body },
      {
        onSuccess: () => {
          toast(t('invitations.sentTo', { email: body.email }))
          onClose()
        },
      },
    )
  }
  return (
    <Dialog title={t('invitations.invite')} onClose={onClose}>
      <form
        class="stack"
        onSubmit={submit}
        onInput={({ currentTarget }) => setBody(bodyOf(new FormData(currentTarget)))}
      >
        <p>{t('invitations.inviteWhat')}</p>
        <Field label={t('invitations.email')}>
          {(control) => (
            <input {...control} name="email" type="email" autocomplete="off" required />
          )}
        </Field>
        <Field label={t('invitations.language')}>
          {(control) => (
            <select {...control} name="language">
              {(Object.entries(languages) as [Language, string][]).map(([tag, name]) => (
                <option key={tag} value={tag} lang={tag} selected={tag === language}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        {invite.error ? <Problem error={invite.error} words={inviteWords} /> : null}
        <div class="actions">
          <button type="button" onClick={onClose}>
            {t('common.cancel')}
          </button>
          <button type="submit" class="primary" disabled={invite.isPending}>
            {t('invitations.send')}
          </button>
          <ShowAs operation="invitations.invite" input={{ body }} />
        </div>
      </form>
    </Dialog>
  )
}

type Body = { email: string; language: string }

function bodyOf(form: FormData): Body {
  return { email: formText(form, 'email'), language: formText(form, 'language') }
}
