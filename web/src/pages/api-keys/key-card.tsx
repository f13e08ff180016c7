import { Facts } from '../../components/facts.tsx'
import { formatDate, formatTime, t } from '../../texts/t.ts'
import { type ApiKey, nameOf } from './api-key.ts'
import { validityOf } from './validity.ts'

export function KeyCard({
  apiKey,
  onRotate,
  onRevoke,
}: {
  apiKey: ApiKey
  onRotate: () => void
  onRevoke: () => void
}) {
  const { createdAt, display, expiresAt, lastUsedAt } = apiKey
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
        ]}
      />
      <div class="actions">
        <button type="button" onClick={onRotate}>
          {t('apiKeys.rotate')}
        </button>
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
