import type { Folder } from '@plant-analysis/client'
import { useAction } from '../../api/hooks.ts'
import { Confirm } from '../../components/confirm.tsx'
import { toast } from '../../components/toasts.tsx'
import { t } from '../../texts/t.ts'

/** Asks whether a folder is to be deleted, and says what becomes of the photos in it. */
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
    // The list is read anew by then, and this dialog has left the page with its folder.
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
      // What went wrong stands in `error`.
      onConfirm={() => void confirm().catch(() => undefined)}
      onClose={onClose}
    >
      <p>{t('history.deleteFolderExplained', { count: analysisCount })}</p>
    </Confirm>
  )
}
