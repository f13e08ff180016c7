import type { Analysis } from '@plant-analysis/client'
import { folderNameCharactersMax, pageSizeMax } from '@plant-analysis/client/limits'
import { useState } from 'preact/hooks'
import { useAction, usePages } from '../../api/hooks.ts'
import { Dialog } from '../../components/dialog.tsx'
import { Field } from '../../components/field.tsx'
import { formText } from '../../components/form-text.ts'
import { Problem } from '../../components/problem.tsx'
import { toast } from '../../components/toasts.tsx'
import { t } from '../../texts/t.ts'

const changes = ['analyses.read', 'history.list', 'folders.list', 'account.readStats'] as const
const newFolder = 'new'

/** Chooses the folder of an analysis. This choice also saves the analysis. */
export function FolderChoice({ analysis: { id, folderId } }: { analysis: Analysis }) {
  const folders = usePages('folders.list', { query: { pageSize: pageSizeMax } })
  const assign = useAction('folders.assign', { changes })
  const unassign = useAction('folders.unassign', { changes })
  const [isNaming, setNaming] = useState(false)
  const body = { analysisIds: [id] }
  const move = async (to: string) => {
    if (to === '') await unassign.mutateAsync({ body })
    else await assign.mutateAsync({ params: { id: to }, body })
    toast(t('analysis.isMoved'))
  }
  const choose = (chosen: string) => {
    if (chosen === newFolder) setNaming(true)
    else move(chosen).catch(() => undefined)
  }
  const error = assign.error ?? unassign.error
  return (
    <>
      <select
        aria-label={t('analysis.folder')}
        value={folderId ?? ''}
        onChange={({ currentTarget }) => {
          choose(currentTarget.value)
          // Shows the current folder, not the requested one.
          currentTarget.value = folderId ?? ''
        }}
      >
        <option value="">{t('analysis.noFolder')}</option>
        {folders.items?.map((folder) => (
          <option key={folder.id} value={folder.id}>
            {folder.name}
          </option>
        ))}
        <option value={newFolder}>{t('analysis.newFolder')}</option>
      </select>
      {isNaming && <NewFolder move={move} onClose={() => setNaming(false)} />}
      {error && <Problem error={error} />}
    </>
  )
}

function NewFolder({
  move,
  onClose,
}: {
  move: (id: string) => Promise<void>
  onClose: () => void
}) {
  const create = useAction('folders.create', { changes: ['folders.list', 'account.readStats'] })
  const make = async (name: string) => {
    const { id } = await create.mutateAsync({ body: { name } })
    onClose()
    await move(id)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget as HTMLFormElement)
    make(formText(form, 'name').trim()).catch(() => undefined)
  }
  return (
    <Dialog title={t('analysis.newFolder')} onClose={onClose}>
      <form class="stack" onSubmit={submit}>
        <Field label={t('analysis.folderName')}>
          {(control) => (
            <input
              {...control}
              name="name"
              maxLength={folderNameCharactersMax}
              required
              autocomplete="off"
            />
          )}
        </Field>
        {create.error && <Problem error={create.error} />}
        <div class="actions">
          <button type="submit" class="primary" disabled={create.isPending}>
            {t('analysis.makeFolder')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
