import { useRequest } from '../../api/hooks.ts'
import { PageHead } from '../../components/page-head.tsx'
import { Read } from '../../components/read.tsx'
import { ShowAs } from '../../components/show-as/show-as.tsx'
import { t } from '../../texts/t.ts'
import { Daily } from './daily.tsx'
import { Outcomes } from './outcomes.tsx'
import { Quota } from './quota.tsx'
import { Totals } from './totals.tsx'

/** Today's quota, the account's totals, and the analyses of the last 30 days. */
export function Page() {
  const stats = useRequest('account.readStats', {})
  return (
    <>
      <PageHead title={t('statistics.title')} />
      <Read from={stats}>
        {({ quota, totals, byOutcome, daily }) => (
          <>
            <div class="columns">
              <Quota quota={quota} />
              <Totals totals={totals} />
            </div>
            <Daily days={daily} />
            <Outcomes byOutcome={byOutcome} />
            <div class="row">
              <ShowAs operation="account.readStats" input={{}} />
            </div>
          </>
        )}
      </Read>
    </>
  )
}
