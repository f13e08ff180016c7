import type { Output } from '@plant-analysis/client'
import { formatNumber, t } from '../../texts/t.ts'

type Totals = Output<'account.readStats'>['totals']

const shown = [
  { name: 'statistics.analyses', of: 'analyses', path: '/history' },
  { name: 'statistics.saved', of: 'saved', path: '/history?kept=saved' },
  { name: 'statistics.folders', of: 'folders', path: '/history' },
  { name: 'statistics.devices', of: 'devices', path: '/devices' },
  { name: 'statistics.tokens', of: 'tokens', path: '/api-keys' },
] as const

/** The totals of the account, each with a link. */
export function Totals({ totals }: { totals: Totals }) {
  return (
    <section class="card">
      <h2>{t('statistics.totals')}</h2>
      <ul class="bare totals">
        {shown.map(({ name, of, path }) => (
          <li key={of}>
            <a href={path}>
              <span class="figure">{formatNumber(totals[of])}</span> <span>{t(name)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
