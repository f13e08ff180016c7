import type { Folder } from '@plant-analysis/client'
import { useAction } from '../../api/hooks.ts'
import { Confirm } from '../../components/confirm.tsx'
import { toast } from '../../components/toasts.tsx'
import { t } from '../../texts/t.ts'

/** Asks for confirmation before it deletes a folder, and explains what happens to its photos. */
export function RemoveFolder({
  folder: { id, name, analysisCount },
  onClose,
}: {
  folder: Folder
  onClose: () => void
}) {
  const remove = useAction('folders.remove', {
    changes: ['folders.list', 'history.list', 'account.readStats'],
  })
  const confirm = async () => {
    // By then the list was read again, and this dialog has left the page with its folder.
    await remove.mutateAsync({ params: { id } })
    toast(t('history.folderDeleted', { name }))
    onClose()
  }
  return (
    <Confirm
      title={t('history.deleteFolderAsk', { name })}
      action={t('history.deleteFolder')}
      pending={remove.isPending}
      error={remove.error}
      // `error` has the failure.
      onConfirm={() => void confirm().catch(() => undefined)}
      onClose={onClose}
    >
      <p>{t('history.deleteFolderExplained', { count: analysisCount })}</p>
    </Confirm>
  )
}
