import type { Output } from '@plant-analysis/client'
import { roles } from '@plant-analysis/client/limits'
import { useLocation } from 'preact-iso'
import { usePages } from '../../api/hooks.ts'
import { Empty } from '../../components/empty.tsx'
import { Field } from '../../components/field.tsx'
import { formText } from '../../components/form-text.ts'
import { More } from '../../components/more.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { Read } from '../../components/read.tsx'
import { ShowAs } from '../../components/show-as/show-as.tsx'
import { formatDate, t } from '../../texts/t.ts'
import { roleText } from './roles.ts'

type User = Output<'admin.listUsers'>['items'][number]

/** Lists users, newest first. On request, lists only users with a given e-mail address or role. */
export function Page() {
  const { query } = useLocation()
  const role = roles.find((each) => each === query['role'])
  const email = query['email']
  const input = { query: { ...(role && { role }), ...(email && { email }) } }
  const pages = usePages('admin.listUsers', input)
  return (
    <>
      <PageHead title={t('operators.users')}>
        <ShowAs operation="admin.listUsers" input={input} />
      </PageHead>
      <Filters email={email ?? ''} role={role ?? ''} />
      <Read from={{ ...pages, data: pages.items }}>
        {(users) =>
          users.length === 0 ? <Empty title={t('operators.noUsers')} /> : <Table users={users} />
        }
      </Read>
      <More pages={pages} />
    </>
  )
}

function Filters({ email, role }: { email: string; role: string }) {
  const { route } = useLocation()
  const filter = (event: SubmitEvent) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget as HTMLFormElement)
    const entries = ['email', 'role'].map((name) => [name, formText(form, name).trim()] as const)
    const address = new URLSearchParams(
      entries.filter(([, value]) => value !== '').map((e) => [...e]),
    )
    route(`/users?${address}`)
  }
  return (
    <form class="row filters" onSubmit={filter}>
      <Field label={t('operators.email')}>
        {(control) => <input {...control} name="email" type="email" defaultValue={email} />}
      </Field>
      <Field label={t('operators.role')}>
        {(control) => (
          <select {...control} name="role" defaultValue={role}>
            <option value="">{t('operators.everyRole')}</option>
            {roles.map((each) => (
              <option key={each} value={each}>
                {roleText(each)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <button type="submit">{t('operators.find')}</button>
    </form>
  )
}

function Table({ users }: { users: readonly User[] }) {
  return (
    <div class="scrolls wide" tabIndex={0} role="region" aria-label={t('operators.users')}>
      <table>
        <thead>
          <tr>
            <th>{t('operators.user')}</th>
            <th>{t('operators.role')}</th>
            <th>{t('operators.violations')}</th>
            <th>{t('operators.since')}</th>
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <tr key={user.uid}>
              <td>
                <a href={`/users/${encodeURIComponent(user.uid)}`}>{user.email ?? user.uid}</a>{' '}
                {user.status === 'banned' && (
                  <span class="badge danger">
                    {t(user.permanent ? 'operators.bannedForGood' : 'operators.banned')}
                  </span>
                )}
              </td>
              <td>{roleText(user.role)}</td>
              <td>{user.violations}</td>
              <td>{formatDate(user.createdAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
