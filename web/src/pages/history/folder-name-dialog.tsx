import type { Folder } from '@plant-analysis/client'
import { folderNameCharactersMax } from '@plant-analysis/client/limits'
import { useAction } from '../../api/hooks.ts'
import { Dialog } from '../../components/dialog.tsx'
import type { ErrorWords } from '../../components/error-words.ts'
import { Field } from '../../components/field.tsx'
import { formText } from '../../components/form-text.ts'
import { Problem } from '../../components/problem.tsx'
import { toast } from '../../components/toasts.tsx'
import { t } from '../../texts/t.ts'

const changes = ['folders.list', 'account.readStats'] as const

/** Creates or renames a folder. */
export function FolderNameDialog({
  folder,
  onDone,
  onClose,
}: {
  folder?: Folder
  onDone?: (folder: Folder) => void
  onClose: () => void
}) {
  const create = useAction('folders.create', { changes })
  const rename = useAction('folders.rename', { changes })
  const { error, isPending } = folder ? rename : create
  const save = async (name: string) => {
    const saved = folder
      ? await rename.mutateAsync({ params: { id: folder.id }, body: { name } })
      : await create.mutateAsync({ body: { name } })
    toast(t(folder ? 'history.renamed' : 'history.created', { name }))
    onClose()
    onDone?.(saved)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget as HTMLFormElement)
    // The dialog shows the failure from `error`.
    save(formText(form, 'name').trim()).catch(() => undefined)
  }
  return (
    <Dialog title={folder ? t('history.renameFolder') : t('history.newFolder')} onClose={onClose}>
      <form class="stack" onSubmit={submit}>
        <FolderName name={folder?.name} />
        {error ? <Problem error={error} words={folderWords} /> : null}
        <div class="actions">
          <button type="button" onClick={onClose}>
            {t('common.cancel')}
          </button>
          <button type="submit" class="primary" disabled={isPending}>
            {folder ? t('history.rename') : t('history.newFolder')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

export function FolderName({ name }: { name?: string | undefined }) {
  return (
    <Field label={t('history.folderName')}>
      {(control) => (
        <input
          {...control}
          name="name"
          defaultValue={name}
          maxLength={folderNameCharactersMax}
          pattern=".*\S.*"
          required
          // biome-ignore lint/a11y/noAutofocus: it is the one field of a dialog
          autofocus
        />
      )}
    </Field>
  )
}

/** Texts for errors when a user names a folder. */
export const folderWords: ErrorWords = { ALREADY_EXISTS: 'history.folderTaken' }
