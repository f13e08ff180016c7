import type { Output } from '@plant-analysis/client'
import { auditActions, pageSizeMax } from '@plant-analysis/client/limits'
import { useMutation } from '@tanstack/preact-query'
import { useLocation } from 'preact-iso'
import { usePages } from '../../api/hooks.ts'
import { Empty } from '../../components/empty.tsx'
import { Field } from '../../components/field.tsx'
import { More } from '../../components/more.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { Problem } from '../../components/problem.tsx'
import { Read } from '../../components/read.tsx'
import { saveFile } from '../../components/save-file.ts'
import { ShowAs } from '../../components/show-as/show-as.tsx'
import { useSignedIn } from '../../session/session.tsx'
import { formatTime, t } from '../../texts/t.ts'
import { auditActionText } from './audit-actions.ts'
import { allEntries, auditCsv } from './audit-csv.ts'
import { Verification } from './verification.tsx'

type Entry = Output<'admin.listAudit'>['items'][number]

/** The audit trail of all operator actions, newest first. */
export function Page() {
  const { query } = useLocation()
  const action = auditActions.find((each) => each === query['action'])
  const input = { query: { ...(action && { action }) } }
  const pages = usePages('admin.listAudit', input)
  const isSuperadmin = useSignedIn().session.user.role === 'superadmin'
  return (
    <>
      <PageHead title={t('operators.audit')}>
        <ShowAs operation="admin.listAudit" input={input} />
      </PageHead>
      {isSuperadmin && <Verification />}
      <ActionFilter action={action ?? ''} />
      <Read from={{ ...pages, data: pages.items }}>
        {(entries) =>
          entries.length === 0 ? (
            <Empty title={t('operators.noEntries')} />
          ) : (
            <>
              <Entries entries={entries} />
              <Csv query={input.query} />
            </>
          )
        }
      </Read>
      <More pages={pages} />
    </>
  )
}

/** Saves all entries, even those that the page does not show yet. */
function Csv({ query }: { query: { action?: (typeof auditActions)[number] } }) {
  const saving = useMutation({
    mutationFn: () => allEntries({ ...query, pageSize: pageSizeMax }),
    onSuccess: (entries) => saveFile('audit.csv', auditCsv(entries), 'text/csv'),
  })
  return (
    <>
      {saving.error ? <Problem error={saving.error} /> : null}
      <div class="actions">
        <button type="button" disabled={saving.isPending} onClick={() => saving.mutate()}>
          {t('operators.csv')}
        </button>
      </div>
    </>
  )
}

function ActionFilter({ action }: { action: string }) {
  const { route } = useLocation()
  return (
    <Field label={t('operators.action')}>
      {(control) => (
        <select
          {...control}
          value={action}
          onChange={({ currentTarget: { value } }) =>
            route(value === '' ? '/audit' : `/audit?${new URLSearchParams({ action: value })}`)
          }
        >
          <option value="">{t('operators.everyAction')}</option>
          {auditActions.map((each) => (
            <option key={each} value={each}>
              {auditActionText(each)}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** A person by email address; by id if the record is gone, or if no person acted. */
function Person({ uid, email }: { uid: string; email: string | null }) {
  if (email === null) return <code>{uid}</code>
  return (
    <a href={`/users/${encodeURIComponent(uid)}`} title={uid}>
      {email}
    </a>
  )
}

function Target({ entry: { action, target, targetEmail } }: { entry: Entry }) {
  if (target === null) return null
  if (!action.startsWith('analysis.')) return <Person uid={target} email={targetEmail} />
  return (
    <a href={`/moderation/${encodeURIComponent(target)}`}>
      <code>{target}</code>
    </a>
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
                <span title={entry.action}>{auditActionText(entry.action)}</span>
              </td>
              <td>
                <Target entry={entry} />
              </td>
              <td>
                <Person uid={entry.actorUid} email={entry.actorEmail} />
              </td>
              <td>{entry.reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
