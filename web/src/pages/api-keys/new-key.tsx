import { SecretOnce } from '../../components/secrets/secret-once.tsx'
import { ShowAs } from '../../components/show-as/show-as.tsx'
import { t } from '../../texts/t.ts'
import { type Made, MadeByKey, madeNothing } from './made-by-key.tsx'

/** The secret of a new key, with an example of a first call, and what the key before it made. */
export function NewKey({
  token,
  made,
  onClose,
}: {
  token: string
  made?: Made
  onClose: () => void
}) {
  return (
    <SecretOnce title={t('apiKeys.made')} label={t('apiKeys.key')} secret={token} onClose={onClose}>
      <p class="quiet">{t('apiKeys.keep')}</p>
      <div class="row">
        {t('apiKeys.firstCall')}
        <ShowAs operation="analyses.analyseSync" input={{ body: { imageBase64: '' } }} />
      </div>
      {made && !madeNothing(made) && <MadeByKey made={made} />}
    </SecretOnce>
  )
}
