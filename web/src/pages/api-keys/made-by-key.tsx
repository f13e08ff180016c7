import type { Output } from '@plant-analysis/client'
import { useState } from 'preact/hooks'
import { useAction } from '../../api/hooks.ts'
import { Problem } from '../../components/problem.tsx'
import { toast } from '../../components/toasts.tsx'
import { formatDate, t } from '../../texts/t.ts'
import { nameOf } from './api-key.ts'

export type Made = Pick<Output<'apiKeys.revoke'>, 'keys' | 'webhooks' | 'members'>

export const madeNothing = ({ keys, webhooks, members }: Made): boolean =>
  keys.length + webhooks.length + members.length === 0

/** Lists what a key leaves behind, each with a button that removes it. */
export function MadeByKey({ made }: { made: Made }) {
  const revokeKey = useAction('apiKeys.revoke', { changes: ['apiKeys.list'] })
  const removeWebhook = useAction('webhooks.remove')
  const endMembership = useAction('invitations.remove')
  const inputOf = (id: string) => ({ params: { id } })
  return (
    <>
      <p>{t('apiKeys.madeByWhat')}</p>
      <ul class="bare stack">
        {made.keys.map((key) => (
          <Row
            key={key.id}
            name={nameOf(key)}
            since={key.createdAt}
            remove={() => revokeKey.mutateAsync(inputOf(key.id))}
          />
        ))}
        {made.webhooks.map(({ id, url, createdAt }) => (
          <Row
            key={id}
            name={url}
            since={createdAt}
            remove={() => removeWebhook.mutateAsync(inputOf(id))}
          />
        ))}
        {made.members.map(({ invitationId, email, joinedAt }) => (
          <Row
            key={invitationId}
            name={email}
            since={joinedAt}
            remove={() => endMembership.mutateAsync(inputOf(invitationId))}
          />
        ))}
      </ul>
    </>
  )
}

type RowState = 'there' | 'removing' | 'removed' | { readonly error: unknown }

function Row({
  name,
  since,
  remove,
}: {
  name: string
  since: string
  remove: () => Promise<unknown>
}) {
  const [state, setState] = useState<RowState>('there')
  if (state === 'removed') return null
  const done = () => {
    setState('removed')
    toast(t('apiKeys.removed', { name }))
  }
  const start = () => {
    setState('removing')
    void remove().then(done, (error: unknown) => setState({ error }))
  }
  return (
    <li class="row">
      <span>{name}</span>
      <span class="quiet">{formatDate(since)}</span>
      <button type="button" disabled={state === 'removing'} onClick={start}>
        {t('apiKeys.remove')}
      </button>
      {typeof state === 'object' && <Problem error={state.error} />}
    </li>
  )
}
