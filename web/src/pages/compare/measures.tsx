import type { Analysis } from '@plant-analysis/client'
import { outcomeText } from '../../components/outcome-text.ts'
import { formatNumber, formatPercent, t } from '../../texts/t.ts'
import { conditionsOf, discolouredOf } from './changes.ts'
import { dayOrTime } from './day-or-time.ts'
import type { Pair } from './pair.ts'

/** The measurements and findings of both photos, side by side. */
export function Measures({ pair }: { pair: Pair }) {
  const { earlier, later } = pair
  const label = dayOrTime([earlier, later])
  const rows = [
    { name: t('compare.outcome'), of: ({ outcome }: Analysis) => outcomeText(outcome) },
    { name: t('compare.discoloured'), of: discolouredText },
    { name: t('compare.spots'), of: spotsText },
  ]
  return (
    <>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">
              {t('compare.then')} <span class="quiet">{label(earlier)}</span>
            </th>
            <th scope="col">
              {t('compare.now')} <span class="quiet">{label(later)}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, of }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{of(earlier)}</td>
              <td>{of(later)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Conditions pair={pair} />
    </>
  )
}

function discolouredText(analysis: Analysis): string {
  const share = discolouredOf(analysis)
  return share === null ? t('compare.notMeasured') : formatPercent(share)
}

function spotsText({ measurements }: Analysis): string {
  return measurements ? formatNumber(measurements.lesionCount) : t('compare.notMeasured')
}

function Conditions({ pair }: { pair: Pair }) {
  const { came, went, stayed } = conditionsOf(pair)
  const lists = [
    { title: t('compare.came'), names: came },
    { title: t('compare.stayed'), names: stayed },
    { title: t('compare.went'), names: went },
  ].filter(({ names }) => names.length > 0)
  return (
    <dl>
      {lists.map(({ title, names }) => (
        <>
          <dt>{title}</dt>
          <dd>
            {names.map((name) => (
              <div key={name}>{name}</div>
            ))}
          </dd>
        </>
      ))}
    </dl>
  )
}
