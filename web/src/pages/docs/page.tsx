import { useQuery } from '@tanstack/preact-query'
import { useState } from 'preact/hooks'
import { Field } from '../../components/field.tsx'
import { Loading } from '../../components/loading.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { Read } from '../../components/read.tsx'
import { configuration } from '../../configuration.ts'
import { useSession } from '../../session/session.tsx'
import { t } from '../../texts/t.ts'
import { Contents } from './contents.tsx'
import { Explorer } from './explorer.tsx'

/** The API reference, where users can read and try every endpoint. */
export function Page() {
  const session = useSession()
  const [apiKey, setApiKey] = useState('')
  const deployment = useQuery({ queryKey: ['configuration'], queryFn: () => configuration })
  return (
    <div class="beside">
      <Contents />
      <div class="stack">
        <section class="stack" aria-label={t('docs.reference')}>
          <PageHead title={t('docs.reference')} />
          <div class="card">
            {session.kind !== 'unknown' && (
              <p>
                {session.kind === 'signedIn'
                  ? t('docs.asYou', { email: session.email ?? session.uid })
                  : t('docs.asNobody')}
              </p>
            )}
            <Field label={t('docs.apiKey')} hint={t('docs.apiKeyHint')}>
              {(control) => (
                <input
                  {...control}
                  type="password"
                  autocomplete="off"
                  spellcheck={false}
                  value={apiKey}
                  onInput={({ currentTarget }) => setApiKey(currentTarget.value.trim())}
                />
              )}
            </Field>
          </div>
        </section>
        <Read from={deployment}>
          {({ apiUrl }) =>
            // Without a known session, the explorer would send calls without a credential.
            session.kind === 'unknown' ? (
              <Loading />
            ) : (
              <Explorer apiUrl={apiUrl} apiKey={apiKey} signedIn={session.kind === 'signedIn'} />
            )
          }
        </Read>
      </div>
    </div>
  )
}
