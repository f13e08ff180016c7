import type { Output } from '@plant-analysis/client'
import { usePages } from '../../api/hooks.ts'
import { Empty } from '../../components/empty.tsx'
import { More } from '../../components/more.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { Read } from '../../components/read.tsx'
import { ShowAs } from '../../components/show-as/show-as.tsx'
import { useSignedIn } from '../../session/session.tsx'
import { formatTime, t } from '../../texts/t.ts'
import { Verification } from './verification.tsx'

type Entry = Output<'admin.listAudit'>['items'][number]

/** The audit trail of all operator actions, newest first. */
export function Page() {
  const pages = usePages('admin.listAudit', {})
  const isSuperadmin = useSignedIn().session.user.role === 'superadmin'
  return (
    <>
      <PageHead title={t('operators.audit')}>
        <ShowAs operation="admin.listAudit" input={{}} />
      </PageHead>
      {isSuperadmin && <Verification />}
      <Read from={{ ...pages, data: pages.items }}>
        {(entries) =>
          entries.length === 0 ? (
            <Empty title={t('operators.noEntries')} />
          ) : (
            <Entries entries={entries} />
          )
        }
      </Read>
      <More pages={pages} />
    </>
  )
}

function Entries({ entries }: { entries: readonly Entry[] }) {
  return (
    <div class="scrolls wide" tabIndex={0} role="region" aria-label={t('operators.audit')}>
      <table>
        <thead>
          <tr>
            <th>{t('operators.when')}</th>
            <th>{t('operators.action')}</th>
            <th>{t('operators.target')}</th>
            <th>{t('operators.actor')}</th>
            <th>{t('operators.reason')}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.id}>
              <td>{formatTime(entry.at)}</td>
              <td>
                <code>{entry.action}</code>
              </td>
              <td>
                <code>{entry.target}</code>
              </td>
              <td>
                <code>{entry.actorUid}</code>
              </td>
              <td>{entry.reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
