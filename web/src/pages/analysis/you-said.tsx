import type { Analysis } from '@plant-analysis/client'
import { rightText } from '../../components/right-text.ts'
import { t } from '../../texts/t.ts'

/** The right answer that the account gave, beside the answer of the service. */
export function YouSaid({ analysis }: { analysis: Analysis }) {
  const said = rightText(analysis)
  if (said === '') return null
  return <p class="notice good">{t('common.youSaid', { said })}</p>
}
