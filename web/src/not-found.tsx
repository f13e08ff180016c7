import { PageHead } from './components/page-head.tsx'
import { t } from './texts/t.ts'

/** What stands at an address that is no page. */
export function NotFound() {
  return (
    <>
      <PageHead title={t('common.noPage')} />
      <a href="/">{t('common.home')}</a>
    </>
  )
}
