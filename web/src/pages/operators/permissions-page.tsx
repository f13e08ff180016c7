import { useState } from 'preact/hooks'
import { useRequest } from '../../api/hooks.ts'
import { PageHead } from '../../components/page-head.tsx'
import { Read } from '../../components/read.tsx'
import { ShowAs } from '../../components/show-as/show-as.tsx'
import { useSignedIn } from '../../session/session.tsx'
import { t } from '../../texts/t.ts'
import { AssignDialog } from './assign-dialog.tsx'
import { PendingChange } from './pending-change.tsx'
import { permissionText, type Superadmin } from './permissions.ts'

/** The permissions of each superadmin. A second superadmin must confirm a change. */
export function Page() {
  const reading = useRequest('admin.listSuperadmins', {})
  return (
    <>
      <PageHead title={t('operators.permissions')}>
        <ShowAs operation="admin.listSuperadmins" input={{}} />
      </PageHead>
      <p>{t('operators.permissionsWhat')}</p>
      <Read from={reading}>
        {({ items }) => (
          <ul class="bare stack">
            {items.map((superadmin) => (
              <li key={superadmin.uid}>
                <Held superadmin={superadmin} />
              </li>
            ))}
          </ul>
        )}
      </Read>
    </>
  )
}

function Held({ superadmin }: { superadmin: Superadmin }) {
  const [asking, setAsking] = useState(false)
  const isMyself = useSignedIn().uid === superadmin.uid
  return (
    <article class="card">
      <div class="page-head">
        <h2>
          {superadmin.email ?? superadmin.uid}{' '}
          {isMyself && <span class="quiet">{t('operators.you')}</span>}
          {superadmin.status === 'banned' && (
            <span class="badge danger">{t('operators.banned')}</span>
          )}
        </h2>
        {!isMyself && (
          <button type="button" onClick={() => setAsking(true)}>
            {t('operators.change')}
          </button>
        )}
      </div>
      <p class="row">
        {superadmin.permissions.map((permission) => (
          <span key={permission} class="badge">
            {permissionText(permission)}
          </span>
        ))}
        {superadmin.permissions.length === 0 && t('operators.noPermission')}
      </p>
      {superadmin.pending && (
        <PendingChange
          uid={superadmin.uid}
          isMyself={isMyself}
          held={superadmin.permissions}
          pending={superadmin.pending}
        />
      )}
      {asking && <AssignDialog superadmin={superadmin} onClose={() => setAsking(false)} />}
    </article>
  )
}
