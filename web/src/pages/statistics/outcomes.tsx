import type { Output } from '@plant-analysis/client'
import { outcomes } from '@plant-analysis/client/limits'
import { outcomeText } from '../../components/outcome-text.ts'
import { formatNumber, formatPercent, t } from '../../texts/t.ts'

type ByOutcome = Output<'account.readStats'>['byOutcome']

/** With fewer analyses than these, a share says little. */
const analysesMin = 20

/** The outcomes of analyses: a table with a bar for the share of each outcome. */
export function Outcomes({ byOutcome }: { byOutcome: ByOutcome }) {
  const total = outcomes.reduce((sum, outcome) => sum + byOutcome[outcome], 0)
  return (
    <section class="card">
      <h2>{t('statistics.byOutcome')}</h2>
      {total === 0 ? (
        <p>{t('statistics.noneYet')}</p>
      ) : (
        <table class="shares">
          <thead>
            <tr>
              <th scope="col">{t('statistics.outcome')}</th>
              <th scope="col">{t('statistics.analyses')}</th>
              <th scope="col">{t('statistics.share')}</th>
            </tr>
          </thead>
          <tbody>
            {outcomes.map((outcome) => (
              <tr key={outcome}>
                <th scope="row">
                  <a href={`/history?outcome=${outcome}`}>{outcomeText(outcome)}</a>
                </th>
                <td>{formatNumber(byOutcome[outcome])}</td>
                <td style={{ '--share': byOutcome[outcome] / total }}>
                  {formatPercent(byOutcome[outcome] / total)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {total > 0 && total < analysesMin && <p class="notice">{t('statistics.few')}</p>}
      <p class="quiet">{t('statistics.byOutcomeExplained')}</p>
    </section>
  )
}
