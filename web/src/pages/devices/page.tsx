import type { Device } from '@plant-analysis/client'
import { useMemo, useState } from 'preact/hooks'
import { useLocation } from 'preact-iso'
import { usePages } from '../../api/hooks.ts'
import { ConfirmCall } from '../../components/confirm.tsx'
import { Empty } from '../../components/empty.tsx'
import { More } from '../../components/more.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { Read } from '../../components/read.tsx'
import { ShowAs } from '../../components/show-as/show-as.tsx'
import { toast } from '../../components/toasts.tsx'
import { t } from '../../texts/t.ts'
import { DeviceCard } from './device-card.tsx'
import { DeviceDialog } from './device-dialog.tsx'
import { FilterForm } from './filter-form.tsx'
import { addressOf, filtersOf, listQueryOf, noFilters } from './filters.ts'

type Asked = { readonly what: 'edit' | 'decommission'; readonly device: Device } | 'register' | null

export function Page() {
  const { query, route } = useLocation()
  const filters = useMemo(() => filtersOf(query), [query])
  const input = { query: listQueryOf(filters) }
  const pages = usePages('devices.list', input)
  const [asked, ask] = useState<Asked>(null)
  const isFiltered = addressOf(filters) !== addressOf(noFilters)
  const isEmpty = pages.items?.length === 0 && !pages.hasNextPage
  return (
    <>
      <PageHead title={t('devices.title')}>
        <button type="button" class="primary" onClick={() => ask('register')}>
          {t('devices.add')}
        </button>
      </PageHead>
      {(isFiltered || !isEmpty) && (
        <FilterForm filters={filters} change={(changed) => route(addressOf(changed))} />
      )}
      <Read from={{ ...pages, data: pages.items }}>
        {(devices) => (
          <>
            {isEmpty && <NoDevices isFiltered={isFiltered} />}
            <ul class="bare columns" aria-label={t('devices.title')}>
              {devices.map((device) => (
                <DeviceCard
                  key={device.id}
                  device={device}
                  edit={() => ask({ what: 'edit', device })}
                  decommission={() => ask({ what: 'decommission', device })}
                />
              ))}
            </ul>
            <div class="row">
              <More pages={pages} />
              <ShowAs operation="devices.list" input={input} />
            </div>
          </>
        )}
      </Read>
      <Dialogs asked={asked} close={() => ask(null)} />
    </>
  )
}

function NoDevices({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) return <Empty title={t('devices.noMatch')} />
  return (
    <Empty title={t('devices.emptyTitle')}>
      <p>{t('devices.emptyExplained')}</p>
    </Empty>
  )
}

function Dialogs({ asked, close }: { asked: Asked; close: () => void }) {
  if (asked === null) return null
  if (asked === 'register') return <DeviceDialog onClose={close} />
  const { what, device } = asked
  return what === 'edit' ? (
    <DeviceDialog device={device} onClose={close} />
  ) : (
    <Decommission id={device.id} onClose={close} />
  )
}

/** Asks for confirmation before it decommissions a device. */
function Decommission({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <ConfirmCall
      title={t('devices.decommissionAsk', { id })}
      action={t('devices.decommission')}
      operation="devices.decommission"
      input={{ params: { id } }}
      changes={['devices.list', 'account.readStats']}
      showAs={false}
      onDone={() => {
        toast(t('devices.decommissioned', { id }))
        onClose()
      }}
      onClose={onClose}
    >
      <p>{t('devices.decommissionExplained')}</p>
    </ConfirmCall>
  )
}
