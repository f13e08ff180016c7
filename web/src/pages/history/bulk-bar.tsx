import type { Analysis } from '@plant-analysis/client'
import { useState } from 'preact/hooks'
import { Confirm } from '../../components/confirm.tsx'
import { wordsOf } from '../../components/problem.tsx'
import { t } from '../../texts/t.ts'
import { MoveDialog } from './move-dialog.tsx'
import { everything, nothing, type Selection } from './selection.ts'
import { type Bulk, useBulk } from './use-bulk.ts'

type Selected = {
  selected: readonly Analysis[]
  /** The ids of all shown analyses, in order. */
  order: readonly string[]
  select: (selection: Selection) => void
}

/** The actions for the selected analyses, with their progress. */
export function BulkBar({ selected, order, select }: Selected) {
  const bulk = useBulk((left) => select({ ids: new Set(left), anchor: null }))
  const { state } = bulk
  if (selected.length === 0 && state.kind !== 'running') return null
  return (
    <section class="bulk card" aria-label={t('history.selected', { count: selected.length })}>
      {state.kind === 'running' ? (
        <Progress {...state} />
      ) : (
        <div class="row">
          <Count selected={selected} order={order} select={select} />
          <Actions selected={selected} bulk={bulk} />
        </div>
      )}
      {state.kind === 'failed' && <BulkFailure {...state} />}
    </section>
  )
}

function Count({ selected, order, select }: Selected) {
  return (
    <>
      <strong role="status">{t('history.selected', { count: selected.length })}</strong>
      {selected.length < order.length && (
        <button type="button" class="plain" onClick={() => select(everything(order))}>
          {t('history.selectAll', { count: order.length })}
        </button>
      )}
      <button type="button" class="plain" onClick={() => select(nothing)}>
        {t('history.unselect')}
      </button>
    </>
  )
}

function Actions({
  selected,
  bulk,
}: {
  selected: readonly Analysis[]
  bulk: ReturnType<typeof useBulk>
}) {
  const [asked, ask] = useState<'move' | 'remove' | null>(null)
  const ids = selected.map(({ id }) => id)
  const close = () => ask(null)
  const remove = () => {
    close()
    void bulk.remove(ids)
  }
  return (
    <span class="actions">
      <CompareLink selected={selected} />
      <button type="button" onClick={() => ask('move')}>
        {t('history.move')}
      </button>
      {selected.some(({ saved }) => !saved) && (
        <button type="button" onClick={() => void bulk.save(selected)}>
          {t('history.save')}
        </button>
      )}
      <button type="button" onClick={() => ask('remove')}>
        {t('history.delete')}
      </button>
      {asked === 'move' && (
        <MoveDialog ids={ids} move={(folder) => void bulk.move(ids, folder)} onClose={close} />
      )}
      {asked === 'remove' && (
        <RemoveSelected count={ids.length} onConfirm={remove} onClose={close} />
      )}
    </span>
  )
}

function Progress({ action, done, total }: Extract<Bulk, { kind: 'running' }>) {
  return (
    <div class="stack">
      <label for="bulk-progress">{t(busy[action], { done, total })}</label>
      <progress id="bulk-progress" value={done} max={total} />
    </div>
  )
}

const busy = {
  save: 'history.busySave',
  move: 'history.busyMove',
  remove: 'history.busyDelete',
} as const

/** Links to the comparison when two photos of one plant are selected. */
function CompareLink({ selected }: { selected: readonly Analysis[] }) {
  const [later, earlier, ...more] = selected
  if (!later?.image || !earlier?.image || more.length > 0) return null
  const query = new URLSearchParams([
    ['then', earlier.id],
    ['now', later.id],
  ])
  return (
    <a class="button" href={`/compare?${query}`}>
      {t('history.compareTwo')}
    </a>
  )
}

const keys = {
  save: 'history.failedSave',
  move: 'history.failedMove',
  remove: 'history.failedDelete',
} as const

/** The number of analyses that failed, and the reasons. The failed analyses stay selected. */
function BulkFailure({ action, result: { failed } }: Extract<Bulk, { kind: 'failed' }>) {
  const reasons = new Set(failed.map(({ error }) => wordsOf(error)))
  return (
    <div class="notice problem" role="alert">
      <p>
        {t(keys[action], { count: failed.length })} {[...reasons].join(' ')}
      </p>
    </div>
  )
}

/** Asks for confirmation before it deletes the selected analyses. */
function RemoveSelected({
  count,
  onConfirm,
  onClose,
}: {
  count: number
  onConfirm: () => void
  onClose: () => void
}) {
  return (
    <Confirm
      title={t('history.deleteTitle', { count })}
      action={t('history.delete')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{t('history.deleteExplained', { count })}</p>
    </Confirm>
  )
}
