import { useRequest } from '../api/hooks.ts'
import { t } from '../texts/t.ts'

/** Links to the operator's terms and privacy pages. Shows nothing if the operator set neither. */
export function LegalLinks() {
  const legal = useRequest('service.readConfig', {}).data?.legal
  if (!legal?.termsUrl && !legal?.privacyUrl) return null
  return (
    <p class="row">
      {legal.termsUrl && <a href={legal.termsUrl}>{t('common.terms')}</a>}
      {legal.privacyUrl && <a href={legal.privacyUrl}>{t('common.privacy')}</a>}
    </p>
  )
}
