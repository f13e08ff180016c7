import { useState } from 'preact/hooks'
import { usePages } from '../../api/hooks.ts'
import { Empty } from '../../components/empty.tsx'
import { More } from '../../components/more.tsx'
import { OwnersOnly } from '../../components/owners-only.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { Read } from '../../components/read.tsx'
import { ShowAs } from '../../components/show-as/show-as.tsx'
import { t } from '../../texts/t.ts'
import type { ApiKey } from './api-key.ts'
import { CreateKey } from './create-key.tsx'
import { KeyCard, RevokeKey, RotateKey } from './key-card.tsx'
import { NarrowKey } from './narrow-key.tsx'

/** Lists, makes, rotates, narrows and revokes the API keys of the account. Shows each secret once. */
export function Page() {
  return (
    <OwnersOnly title={t('apiKeys.title')}>
      <Keys />
    </OwnersOnly>
  )
}

type Asking =
  | { readonly kind: 'create' }
  | { readonly kind: 'rotate' | 'narrow' | 'revoke'; readonly apiKey: ApiKey }

function Keys() {
  const [asking, setAsking] = useState<Asking | null>(null)
  const pages = usePages('apiKeys.list', {})
  const create = (
    <button type="button" class="primary" onClick={() => setAsking({ kind: 'create' })}>
      {t('apiKeys.create')}
    </button>
  )
  return (
    <>
      <PageHead title={t('apiKeys.title')}>
        <ShowAs operation="apiKeys.list" input={{}} />
        {create}
      </PageHead>
      <p>{t('apiKeys.what')}</p>
      <Read from={{ ...pages, data: pages.items }}>
        {(keys) =>
          keys.length === 0 ? (
            <Empty title={t('apiKeys.none')}>
              <p>{t('apiKeys.noneHint')}</p>
            </Empty>
          ) : (
            <ul class="bare stack">
              {keys.map((key) => (
                <li key={key.id}>
                  <KeyCard
                    apiKey={key}
                    onRotate={() => setAsking({ kind: 'rotate', apiKey: key })}
                    onNarrow={() => setAsking({ kind: 'narrow', apiKey: key })}
                    onRevoke={() => setAsking({ kind: 'revoke', apiKey: key })}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </Read>
      <More pages={pages} />
      {asking && <Ask asking={asking} onClose={() => setAsking(null)} />}
    </>
  )
}

/** A dialog outside the list, because the list drops a key while its dialog rotates the key. */
function Ask({ asking, onClose }: { asking: Asking; onClose: () => void }) {
  switch (asking.kind) {
    case 'create':
      return <CreateKey onClose={onClose} />
    case 'rotate':
      return <RotateKey apiKey={asking.apiKey} onClose={onClose} />
    case 'narrow':
      return <NarrowKey apiKey={asking.apiKey} onClose={onClose} />
    case 'revoke':
      return <RevokeKey apiKey={asking.apiKey} onClose={onClose} />
  }
}
