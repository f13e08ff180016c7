import type { Analysis } from '@plant-analysis/client'
import { useMemo } from 'preact/hooks'
import { useLocation } from 'preact-iso'
import { Chart } from '../../components/chart.tsx'
import { Empty } from '../../components/empty.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { Read } from '../../components/read.tsx'
import { ShowAs } from '../../components/show-as/show-as.tsx'
import { formatPercent, t } from '../../texts/t.ts'
import { addressOf, type Compared, comparedOf } from './address.ts'
import { discolouredOf } from './changes.ts'
import { ChoosePhotos } from './choose-photos.tsx'
import { ChoosePlant } from './choose-plant.tsx'
import { dayOrTime } from './day-or-time.ts'
import { Measures } from './measures.tsx'
import { type Pair, pairOf } from './pair.ts'
import { Pictures } from './pictures.tsx'
import { useCompared } from './use-compared.ts'
import { Verdict } from './verdict.tsx'

/** Compares an earlier photo of a plant with a later photo. */
export function Page() {
  const { query } = useLocation()
  const compared = useMemo(() => comparedOf(query), [query])
  const isChosen = Object.values(compared).some((named) => named !== '')
  return (
    <>
      <PageHead title={t('compare.title')}>
        {isChosen && (
          <a class="button" href="/compare">
            {t('compare.otherPlant')}
          </a>
        )}
      </PageHead>
      {isChosen ? <Comparison compared={compared} /> : <ChoosePlant />}
    </>
  )
}

function Comparison({ compared }: { compared: Compared }) {
  const found = useCompared(compared)
  return (
    <Read from={found}>
      {(series) => (
        <>
          {compared.plant && <h2>{compared.plant}</h2>}
          {found.isOneGone && <p class="notice">{t('compare.oneGone')}</p>}
          <Series compared={compared} series={series} onLapsed={found.refetch} />
        </>
      )}
    </Read>
  )
}

function Series({
  compared,
  series,
  onLapsed,
}: {
  compared: Compared
  series: readonly Analysis[]
  onLapsed: () => void
}) {
  const { route } = useLocation()
  const pair = pairOf(series, compared.earlier, compared.later)
  if (!pair) {
    return (
      <Empty title={t(series.length === 0 ? 'compare.noPhoto' : 'compare.oneOnly')}>
        <a class="button primary" href="/">
          {t('compare.analyse')}
        </a>
      </Empty>
    )
  }
  return (
    <>
      <ChoosePhotos
        series={series}
        pair={pair}
        choose={(ids) => route(addressOf({ plant: compared.plant, ...ids }))}
      />
      <Pictures pair={pair} onLapsed={onLapsed} />
      <div class="columns">
        <section class="card">
          <h2>{t('compare.changes')}</h2>
          <Verdict pair={pair} series={series} />
          <Measures pair={pair} />
        </section>
        <PlantChart series={series} pair={pair} />
      </div>
      {compared.plant && (
        <div class="row">
          <ShowAs operation="history.list" input={{ query: { plantId: compared.plant } }} />
        </div>
      )}
    </>
  )
}

/** A chart with a bar for each photo whose foliage was measured. Highlights the compared photos. */
function PlantChart({ series, pair }: { series: readonly Analysis[]; pair: Pair }) {
  const label = dayOrTime(series)
  const bars = series.toReversed().flatMap((analysis) => {
    const value = discolouredOf(analysis)
    const highlighted = [pair.earlier.id, pair.later.id].includes(analysis.id)
    return value === null ? [] : [{ label: label(analysis), value, highlighted }]
  })
  if (bars.length < 2) return null
  return (
    <section class="card">
      <h2>{t('compare.chart')}</h2>
      <Chart
        title={t('compare.chart')}
        heads={[t('compare.photo'), t('compare.discoloured')]}
        bars={bars}
        stepMin={0.01}
        format={formatPercent}
      />
    </section>
  )
}
