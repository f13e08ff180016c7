import { SecretOnce } from '../../components/secrets/secret-once.tsx'
import { ShowAs } from '../../components/show-as/show-as.tsx'
import { t } from '../../texts/t.ts'

/** The secret of a new key, with an example of a first call. */
export function NewKey({ token, onClose }: { token: string; onClose: () => void }) {
  return (
    <SecretOnce title={t('apiKeys.made')} label={t('apiKeys.key')} secret={token} onClose={onClose}>
      <p class="quiet">{t('apiKeys.keep')}</p>
      <div class="row">
        {t('apiKeys.firstCall')}
        <ShowAs operation="analyses.analyseSync" input={{ body: { imageBase64: '' } }} />
      </div>
    </SecretOnce>
  )
}
