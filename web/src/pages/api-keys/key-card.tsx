import type { Output } from '@plant-analysis/client'
import { useState } from 'preact/hooks'
import { useAction } from '../../api/hooks.ts'
import { ConfirmCall } from '../../components/confirm.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { Facts } from '../../components/facts.tsx'
import { Rotate } from '../../components/secrets/rotate.tsx'
import { ShowAs } from '../../components/show-as/show-as.tsx'
import { toast } from '../../components/toasts.tsx'
import { formatDate, formatNumber, formatTime, t } from '../../texts/t.ts'
import { type ApiKey, nameOf } from './api-key.ts'
import { MadeByKey, madeNothing } from './made-by-key.tsx'
import { NewKey } from './new-key.tsx'
import { scopeNames } from './scopes.tsx'
import { validityOf } from './validity.ts'

export function KeyCard({
  apiKey,
  onRotate,
  onNarrow,
  onRevoke,
}: {
  apiKey: ApiKey
  onRotate: () => void
  onNarrow: () => void
  onRevoke: () => void
}) {
  const { analyses, createdAt, display, expiresAt, lastUsedAt, scopes } = apiKey
  return (
    <article class="card">
      <header class="page-head">
        <h2>{nameOf(apiKey)}</h2>
        <Validity expiresAt={expiresAt} />
      </header>
      <Facts
        facts={[
          [t('apiKeys.key'), <code key="key">{display}</code>],
          [t('apiKeys.created'), formatDate(createdAt)],
          [t('apiKeys.used'), lastUsedAt ? formatTime(lastUsedAt) : t('apiKeys.usedNever')],
          [t('apiKeys.ends'), expiresAt ? formatDate(expiresAt) : t('apiKeys.endsNever')],
          [t('apiKeys.scopes'), scopeNames(scopes)],
          [t('apiKeys.analyses'), formatNumber(analyses)],
        ]}
      />
      <div class="actions">
        <button type="button" onClick={onRotate}>
          {t('apiKeys.rotate')}
        </button>
        {scopes.length > 1 && (
          <button type="button" onClick={onNarrow}>
            {t('apiKeys.narrow')}
          </button>
        )}
        <button type="button" onClick={onRevoke}>
          {t('apiKeys.revoke')}
        </button>
      </div>
    </article>
  )
}

function Validity({ expiresAt }: Pick<ApiKey, 'expiresAt'>) {
  const validity = validityOf(expiresAt, new Date())
  if (validity.kind === 'long') return null
  if (validity.kind === 'ended') return <span class="badge danger">{t('apiKeys.ended')}</span>
  return <span class="badge warning">{t('apiKeys.endsIn', { days: validity.days })}</span>
}

/**
 * Asks for confirmation before it revokes a key, because programs may use the key. Then shows what
 * the key leaves behind.
 */
export function RevokeKey({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const name = nameOf(apiKey)
  const [revoked, setRevoked] = useState<Output<'apiKeys.revoke'> | null>(null)
  if (revoked)
    return (
      <Dialog title={t('apiKeys.madeBy')} onClose={onClose}>
        {revoked.alsoRevoked.length > 0 && <p>{t('apiKeys.alsoRevoked')}</p>}
        {!madeNothing(revoked) && <MadeByKey made={revoked} />}
      </Dialog>
    )
  return (
    <ConfirmCall
      title={t('apiKeys.revokeTitle', { name })}
      action={t('apiKeys.revoke')}
      operation="apiKeys.revoke"
      input={{ params: { id: apiKey.id } }}
      changes={['apiKeys.list']}
      onDone={(output) => {
        toast(t('apiKeys.revoked', { name }))
        if (madeNothing(output) && output.alsoRevoked.length === 0) onClose()
        else setRevoked(output)
      }}
      onClose={onClose}
    >
      <p>{t('apiKeys.revokeWhat')}</p>
    </ConfirmCall>
  )
}

/** Makes a new key, and shows its secret. The old key stays valid for a grace period. */
export function RotateKey({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const rotate = useAction('apiKeys.rotate', { changes: ['apiKeys.list'] })
  if (rotate.data) return <NewKey token={rotate.data.token} made={rotate.data} onClose={onClose} />
  const inputOf = (gracePeriodSeconds: number) => ({
    params: { id: apiKey.id },
    body: { gracePeriodSeconds },
  })
  return (
    <Rotate
      title={t('apiKeys.rotateTitle')}
      pending={rotate.isPending}
      error={rotate.error}
      onRotate={(gracePeriodSeconds) => rotate.mutate(inputOf(gracePeriodSeconds))}
      onClose={onClose}
    >
      {(gracePeriodSeconds) => (
        <>
          <p>{t('apiKeys.rotateWhat', { name: nameOf(apiKey) })}</p>
          <div>
            <ShowAs operation="apiKeys.rotate" input={inputOf(gracePeriodSeconds)} />
          </div>
        </>
      )}
    </Rotate>
  )
}
