import { pageSizeMax } from '@plant-analysis/client/limits'
import { useState } from 'preact/hooks'
import { useAction, usePages } from '../../api/hooks.ts'
import { Dialog } from '../../components/dialog.tsx'
import { formText } from '../../components/form-text.ts'
import { More } from '../../components/more.tsx'
import { Problem } from '../../components/problem.tsx'
import { Read } from '../../components/read.tsx'
import { t } from '../../texts/t.ts'
import { FolderName, folderWords } from './folder-name-dialog.tsx'

const noFolder = ''
const newFolder = 'new'

/** Lets the user choose a folder for analyses: an existing folder, a new folder, or no folder. */
export function MoveDialog({
  ids,
  move,
  onClose,
}: {
  ids: readonly string[]
  move: (folder: string | null) => void
  onClose: () => void
}) {
  const folders = usePages('folders.list', { query: { pageSize: pageSizeMax } })
  const create = useAction('folders.create', { changes: ['folders.list', 'account.readStats'] })
  const [chosen, choose] = useState<string | null>(null)
  const submit = async (name: string) => {
    const made = chosen === newFolder ? await create.mutateAsync({ body: { name } }) : null
    onClose()
    move(made?.id ?? (chosen || null))
  }
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget as HTMLFormElement)
    // `create.error` has the failure.
    submit(formText(form, 'name').trim()).catch(() => undefined)
  }
  const choice = (value: string, name: string) => (
    <li key={value}>
      <label class="choice">
        <input
          type="radio"
          name="folder"
          value={value}
          required
          checked={chosen === value}
          onChange={() => choose(value)}
        />
        {name}
      </label>
    </li>
  )
  return (
    <Dialog title={t('history.moveTitle', { count: ids.length })} onClose={onClose}>
      <form class="stack" onSubmit={onSubmit}>
        <Read from={{ ...folders, data: folders.items }}>
          {(items) => (
            <fieldset>
              <legend class="only-read">{t('history.folder')}</legend>
              <ul class="bare choices">
                {items.map(({ id, name }) => choice(id, name))}
                {choice(noFolder, t('history.noFolder'))}
                {choice(newFolder, t('history.newFolder'))}
              </ul>
              <More pages={folders} />
            </fieldset>
          )}
        </Read>
        {chosen === newFolder && <FolderName />}
        {create.error ? <Problem error={create.error} words={folderWords} /> : null}
        <p class="quiet">{t('history.moveExplained')}</p>
        <div class="actions">
          <button type="button" onClick={onClose}>
            {t('common.cancel')}
          </button>
          <button type="submit" class="primary" disabled={create.isPending}>
            {t('history.move')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
