import { Empty } from './components/empty.tsx'
import { t } from './texts/t.ts'

/** What stands at an address that is no page. */
export function NotFound() {
  return (
    <Empty title={t('common.noPage')}>
      <a href="/">{t('common.home')}</a>
    </Empty>
  )
}
