import { useQueryClient } from '@tanstack/preact-query'
import { useState } from 'preact/hooks'
import { useLocation } from 'preact-iso'
import { useAction } from '../../api/hooks.ts'
import type { ErrorWords } from '../../components/error-words.ts'
import { Field } from '../../components/field.tsx'
import { formText } from '../../components/form-text.ts'
import { PageHead } from '../../components/page-head.tsx'
import { Problem } from '../../components/problem.tsx'
import { toast } from '../../components/toasts.tsx'
import { useSession } from '../../session/session.tsx'
import { formatTime, t } from '../../texts/t.ts'
import { cleaned, type Entered } from './invitation.ts'

/**
 * The page that the link in an invitation e-mail opens. The page shows the inviting account before
 * the sign-in. The link contains no password, because a mail program might open the link.
 */
export function Page() {
  const { query } = useLocation()
  const [entered, setEntered] = useState<Entered | null>(null)
  const verify = useAction('invitations.verify')
  const check = (event: SubmitEvent) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget as HTMLFormElement)
    const typed = { invitationId: formText(form, 'invitationId'), otp: formText(form, 'otp') }
    const body = cleaned(typed)
    verify.mutate({ body }, { onSuccess: () => setEntered(body) })
  }
  return (
    <section class="narrow">
      <PageHead title={t('invitations.redeemTitle')} />
      {entered && verify.data ? (
        <Accept entered={entered} invitation={verify.data} />
      ) : (
        <form class="card" onSubmit={check}>
          <p>{t('invitations.redeemHow')}</p>
          <Field label={t('invitations.id')}>
            {(control) => (
              <input
                {...control}
                name="invitationId"
                autocomplete="off"
                defaultValue={query['id'] ?? ''}
                placeholder="inv_…"
                required
              />
            )}
          </Field>
          <Field label={t('invitations.password')} hint={t('invitations.passwordHint')}>
            {(control) => (
              <input
                {...control}
                name="otp"
                inputMode="numeric"
                autocomplete="one-time-code"
                required
              />
            )}
          </Field>
          {verify.error ? <Problem error={verify.error} words={words} /> : null}
          <div class="actions">
            <button type="submit" class="primary" disabled={verify.isPending}>
              {t('invitations.check')}
            </button>
          </div>
        </form>
      )}
    </section>
  )
}

function Accept({
  entered,
  invitation: { accountName, expiresAt },
}: {
  entered: Entered
  invitation: { accountName: string; expiresAt: string }
}) {
  const session = useSession()
  const { route } = useLocation()
  const queries = useQueryClient()
  const redeem = useAction('invitations.redeem', { changes: ['session'] })
  const join = () =>
    redeem.mutate(
      { body: entered },
      {
        onSuccess: ({ account }) => {
          toast(t('invitations.welcome', { account: account.name }))
          // From now on, all shown data belongs to the other account.
          void queries.resetQueries()
          route('/account')
        },
      },
    )
  return (
    <div class="card">
      <h2>{t('invitations.from', { account: accountName })}</h2>
      <p>{t('invitations.acceptWhat')}</p>
      <p class="quiet">{t('invitations.until', { time: formatTime(expiresAt) })}</p>
      {redeem.error ? <Problem error={redeem.error} words={words} /> : null}
      <div class="actions">
        {session.kind === 'signedIn' ? (
          <button type="button" class="primary" disabled={redeem.isPending} onClick={join}>
            {t('invitations.accept', { email: session.email ?? '' })}
          </button>
        ) : (
          <a
            class="button primary"
            href={`/sign-in?next=${encodeURIComponent(`/invitation?id=${entered.invitationId}`)}`}
          >
            {t('invitations.signInFirst')}
          </a>
        )}
      </div>
    </div>
  )
}

const words: ErrorWords = {
  INVITATION_INVALID: 'invitations.errorInvalid',
  INVALID_ARGUMENT: 'invitations.errorInvalid',
  INVITATION_EMAIL_MISMATCH: 'invitations.errorEmail',
  CONFLICT: 'invitations.errorConflict',
}
