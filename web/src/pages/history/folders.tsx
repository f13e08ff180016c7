import type { Folder } from '@plant-analysis/client'
import { pageSizeMax } from '@plant-analysis/client/limits'
import { useEffect, useState } from 'preact/hooks'
import { usePages, useRequest } from '../../api/hooks.ts'
import { ConfirmCall } from '../../components/confirm.tsx'
import { More } from '../../components/more.tsx'
import { toast } from '../../components/toasts.tsx'
import { formatNumber, t } from '../../texts/t.ts'
import { FolderNameDialog } from './folder-name-dialog.tsx'

type Asked = 'create' | 'rename' | 'remove' | null

/** The folders with their sizes, and the actions for the chosen folder. */
export function Folders({
  chosen,
  choose,
  leave,
}: {
  chosen: string
  choose: (folder: string) => void
  /** This function runs if the chosen folder does not exist. */
  leave: () => void
}) {
  const folders = usePages('folders.list', { query: { pageSize: pageSizeMax } })
  const stats = useRequest('account.readStats', {})
  const [asked, ask] = useState<Asked>(null)
  const close = () => ask(null)
  const current = folders.items?.find(({ id }) => id === chosen)
  const isKnown = chosen === '' || current !== undefined
  useLeaving(!isKnown && isWhole(folders), leave)
  return (
    <section class="folders" aria-label={t('history.folders')}>
      <ul class="bare row">
        <Choice
          name={t('history.all')}
          count={stats.data?.totals.analyses}
          isChosen={chosen === ''}
          onChoose={() => choose('')}
        />
        {folders.items?.map(({ id, name, analysisCount }) => (
          <Choice
            key={id}
            name={name}
            count={analysisCount}
            isChosen={chosen === id}
            onChoose={() => choose(id)}
          />
        ))}
        <li>
          <More pages={folders} />
        </li>
        <li>
          <button type="button" class="plain" onClick={() => ask('create')}>
            <span aria-hidden="true">＋</span> {t('history.newFolder')}
          </button>
        </li>
      </ul>
      {current && <FolderActions ask={ask} />}
      {asked === 'create' && (
        <FolderNameDialog onDone={(made) => choose(made.id)} onClose={close} />
      )}
      {asked === 'rename' && current && <FolderNameDialog folder={current} onClose={close} />}
      {asked === 'remove' && current && <RemoveFolder folder={current} onClose={close} />}
    </section>
  )
}

type Read = { isSuccess: boolean; isFetching: boolean; hasNextPage: boolean }

/** Whether a list was read completely, and no other read of the list is in progress. */
const isWhole = ({ isSuccess, isFetching, hasNextPage }: Read): boolean =>
  isSuccess && !isFetching && !hasNextPage

function useLeaving(isGone: boolean, leave: () => void): void {
  useEffect(() => {
    if (isGone) leave()
  }, [isGone])
}

function FolderActions({ ask }: { ask: (asked: Asked) => void }) {
  return (
    <div class="row">
      <button type="button" onClick={() => ask('rename')}>
        {t('history.renameFolder')}
      </button>
      <button type="button" onClick={() => ask('remove')}>
        {t('history.deleteFolder')}
      </button>
    </div>
  )
}

function Choice({
  name,
  count,
  isChosen,
  onChoose,
}: {
  name: Folder['name']
  count: number | undefined
  isChosen: boolean
  onChoose: () => void
}) {
  return (
    <li>
      <button type="button" class="chip" aria-pressed={isChosen} onClick={onChoose}>
        {name} {count !== undefined && <span class="quiet">{formatNumber(count)}</span>}
      </button>
    </li>
  )
}

/** Asks for confirmation before it deletes a folder, and explains what happens to its photos. */
function RemoveFolder({
  folder: { id, name, analysisCount },
  onClose,
}: {
  folder: Folder
  onClose: () => void
}) {
  return (
    <ConfirmCall
      title={t('history.deleteFolderAsk', { name })}
      action={t('history.deleteFolder')}
      operation="folders.remove"
      input={{ params: { id } }}
      changes={['folders.list', 'history.list', 'account.readStats']}
      showAs={false}
      onDone={() => {
        toast(t('history.folderDeleted', { name }))
        onClose()
      }}
      onClose={onClose}
    >
      <p>{t('history.deleteFolderExplained', { count: analysisCount })}</p>
    </ConfirmCall>
  )
}
