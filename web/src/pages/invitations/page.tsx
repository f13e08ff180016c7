import { useState } from 'preact/hooks'
import { usePages } from '../../api/hooks.ts'
import { Empty } from '../../components/empty.tsx'
import { More } from '../../components/more.tsx'
import { OwnersOnly } from '../../components/owners-only.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { Read } from '../../components/read.tsx'
import { ShowAs } from '../../components/show-as/show-as.tsx'
import { t } from '../../texts/t.ts'
import type { Invitation } from './invitation.ts'
import { InvitationCard } from './invitation-card.tsx'
import { Invite } from './invite.tsx'
import { RemoveInvitation } from './remove-invitation.tsx'

/** The members of the account, and its open invitations. */
export function Page() {
  return (
    <OwnersOnly title={t('invitations.title')}>
      <Invitations />
    </OwnersOnly>
  )
}

type Asking =
  | { readonly kind: 'invite' }
  | { readonly kind: 'remove'; readonly invitation: Invitation }

function Invitations() {
  const [asking, setAsking] = useState<Asking | null>(null)
  const pages = usePages('invitations.list', {})
  const close = () => setAsking(null)
  return (
    <>
      <PageHead title={t('invitations.title')}>
        <ShowAs operation="invitations.list" input={{}} />
        <button type="button" class="primary" onClick={() => setAsking({ kind: 'invite' })}>
          {t('invitations.invite')}
        </button>
      </PageHead>
      <p>{t('invitations.what')}</p>
      <Read from={{ ...pages, data: pages.items }}>
        {(invitations) =>
          invitations.length === 0 ? (
            <Empty title={t('invitations.none')}>
              <p>{t('invitations.noneHint')}</p>
            </Empty>
          ) : (
            <ul class="bare stack">
              {invitations.map((invitation) => (
                <li key={invitation.invitationId}>
                  <InvitationCard
                    invitation={invitation}
                    onRemove={() => setAsking({ kind: 'remove', invitation })}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </Read>
      <More pages={pages} />
      <p class="quiet">
        {t('invitations.invited')} <a href="/invitation">{t('invitations.redeem')}</a>
      </p>
      {asking?.kind === 'invite' && <Invite onClose={close} />}
      {asking?.kind === 'remove' && (
        <RemoveInvitation invitation={asking.invitation} onClose={close} />
      )}
    </>
  )
}
