import type { Output } from '@plant-analysis/client'
import { formatNumber, formatPercent, t } from '../../texts/t.ts'

type Uses = Output<'account.readStats'>['byKey']

/** The analyses of each API key: a table with a bar for the share of each key. */
export function ByKey({ byKey }: { byKey: Uses }) {
  const total = byKey.reduce((sum, { analyses }) => sum + analyses, 0)
  return (
    <section class="card">
      <h2>{t('statistics.byKey')}</h2>
      <table class="shares">
        <thead>
          <tr>
            <th scope="col">{t('statistics.tokens')}</th>
            <th scope="col">{t('statistics.analyses')}</th>
            <th scope="col">{t('statistics.share')}</th>
          </tr>
        </thead>
        <tbody>
          {byKey.map(({ id, name, display, analyses }) => (
            <tr key={id}>
              <th scope="row">{name ?? display}</th>
              <td>{formatNumber(analyses)}</td>
              <td style={{ '--share': analyses / total }}>{formatPercent(analyses / total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="quiet">{t('statistics.byKeyExplained')}</p>
    </section>
  )
}
