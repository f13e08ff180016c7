import type { Output } from '@plant-analysis/client'
import { usePages } from '../../api/hooks.ts'
import { Empty } from '../../components/empty.tsx'
import { More } from '../../components/more.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { Read } from '../../components/read.tsx'
import { ShowAs } from '../../components/show-as/show-as.tsx'
import { formatList, formatTime, t } from '../../texts/t.ts'
import { providerText, reasonText } from './flag-texts.ts'
import { StateBadge } from './state-badge.tsx'

type Item = Output<'admin.listModeration'>['items'][number]

/** The moderation queue, oldest first. */
export function Page() {
  const pages = usePages('admin.listModeration', {})
  return (
    <>
      <PageHead title={t('moderation.title')}>
        <ShowAs operation="admin.listModeration" input={{}} />
      </PageHead>
      <Read from={{ ...pages, data: pages.items }}>
        {(items) =>
          items.length === 0 ? (
            <Empty title={t('moderation.none')}>
              <p>{t('moderation.noneHint')}</p>
            </Empty>
          ) : (
            <ul class="bare queue">
              {items.map((item) => (
                <li key={item.analysisId}>
                  <Waiting item={item} />
                </li>
              ))}
            </ul>
          )
        }
      </Read>
      <More pages={pages} />
    </>
  )
}

function Waiting({ item }: { item: Item }) {
  const said = [...new Set(item.flags.map(({ reason }) => reasonText(reason)))]
  return (
    <a class="card waiting" href={`/moderation/${item.analysisId}`}>
      {item.imageUrl ? (
        <img src={item.imageUrl} alt="" loading="lazy" />
      ) : (
        <span class="no-photo quiet">{t('moderation.noPhoto')}</span>
      )}
      <span class="stack">
        <span class="row">
          <StateBadge state={item.state} />
          <span class="quiet">{formatTime(item.createdAt)}</span>
        </span>
        <strong>
          {formatList([...said, ...item.reasons.map(providerText)]) || t('moderation.withheld')}
        </strong>
        {item.flags.length > 0 && (
          <span class="quiet">{t('moderation.flagCount', { count: item.flags.length })}</span>
        )}
      </span>
    </a>
  )
}
