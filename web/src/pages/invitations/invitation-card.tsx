import { useAction } from '../../api/hooks.ts'
import { Facts } from '../../components/facts.tsx'
import { Problem } from '../../components/problem.tsx'
import { toast } from '../../components/toasts.tsx'
import { formatDate, formatTime, language, t } from '../../texts/t.ts'
import { type Invitation, inviteWords } from './invitation.ts'

const states = {
  pending: { text: 'invitations.pending', tone: 'warning' },
  expired: { text: 'invitations.expired', tone: '' },
  redeemed: { text: 'invitations.redeemed', tone: 'good' },
} as const

/** An invitation, or the membership of a person who has accepted it. */
export function InvitationCard({
  invitation,
  onRemove,
}: {
  invitation: Invitation
  onRemove: () => void
}) {
  const { createdAt, email, expiresAt, redeemedAt, status } = invitation
  const { text, tone } = states[status]
  return (
    <article class="card">
      <header class="page-head">
        <h2>{email}</h2>
        <span class={`badge ${tone}`}>{t(text)}</span>
      </header>
      <Facts
        facts={[
          [t('invitations.sent'), formatDate(createdAt)],
          [t('invitations.expires'), status === 'pending' ? formatTime(expiresAt) : null],
          [t('invitations.joined'), redeemedAt && formatDate(redeemedAt)],
        ]}
      />
      <div class="actions">
        {status !== 'redeemed' && <SendAgain email={email} />}
        <button type="button" onClick={onRemove}>
          {status === 'redeemed' ? t('invitations.end') : t('invitations.withdraw')}
        </button>
      </div>
    </article>
  )
}

/** E-mails a new password, which replaces the previous password. */
function SendAgain({ email }: { email: string }) {
  const invite = useAction('invitations.invite', { changes: ['invitations.list'] })
  const send = () =>
    invite.mutate(
      { body: { email, language } },
      { onSuccess: () => toast(t('invitations.sentTo', { email })) },
    )
  return (
    <>
      <button type="button" disabled={invite.isPending} onClick={send}>
        {t('invitations.sendAgain')}
      </button>
      {invite.error ? <Problem error={invite.error} words={inviteWords} /> : null}
    </>
  )
}
