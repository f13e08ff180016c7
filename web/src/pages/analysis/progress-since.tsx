import type { Analysis } from '@plant-analysis/client'
import { formatDate, formatNumber, formatPercent, t } from '../../texts/t.ts'

type Progress = NonNullable<Analysis['progress']>

const trends = {
  BETTER: { text: 'analysis.trendBetter', class: 'good' },
  SAME: { text: 'analysis.trendSame', class: '' },
  WORSE: { text: 'analysis.trendWorse', class: 'problem' },
  UNSURE: { text: 'analysis.trendUnsure', class: '' },
} as const

/** How the plant has changed since its earlier photo. */
export function ProgressSince({ progress, id }: { progress: Progress; id: string }) {
  const { trend, since, discolouredFraction, lesionCount, comparedWith } = progress
  const query = new URLSearchParams([
    ['then', comparedWith],
    ['now', id],
  ])
  const rows = [
    ['analysis.discoloured', discolouredFraction, formatPercent],
    ['analysis.spots', lesionCount, formatNumber],
  ] as const
  return (
    <section class={`notice progress ${trends[trend].class}`} aria-labelledby="progress">
      <h2 id="progress">{t(trends[trend].text, { date: formatDate(since) })}</h2>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('analysis.then')}</th>
            <th scope="col">{t('analysis.now')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, { before, now }, format]) => (
            <tr key={name}>
              <th scope="row">{t(name)}</th>
              <td>{format(before)}</td>
              <td>{format(now)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <a href={`/compare?${query}`}>{t('analysis.thenAndNow')}</a>
      </p>
    </section>
  )
}
