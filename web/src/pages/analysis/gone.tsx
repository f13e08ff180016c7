import { PageHead } from '../../components/page-head.tsx'
import { t } from '../../texts/t.ts'

/** An analysis that was deleted, has expired, or belongs to another account. */
export function Gone() {
  return (
    <article class="stack">
      <PageHead title={t('analysis.gone')} />
      <p>{t('analysis.goneMeans')}</p>
      <div class="actions">
        <a class="button" href="/history">
          {t('common.history')}
        </a>
      </div>
    </article>
  )
}
