import { PageHead } from './components/page-head.tsx'
import { t } from './texts/t.ts'

export function NotFound() {
  return (
    <>
      <PageHead title={t('common.noPage')} />
      <a href="/">{t('common.home')}</a>
    </>
  )
}
