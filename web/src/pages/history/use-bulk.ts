import type { Analysis } from '@plant-analysis/client'
import { folderAnalysisIdsMax } from '@plant-analysis/client/limits'
import { useQueryClient } from '@tanstack/preact-query'
import { useState } from 'preact/hooks'
import { request } from '../../api/request.ts'
import { toast } from '../../components/toasts.tsx'
import { t } from '../../texts/t.ts'
import { actOnAll, type BulkResult, groupsOf } from './bulk.ts'

type Action = 'save' | 'move' | 'remove'

export type Bulk =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'running'
      readonly action: Action
      readonly done: number
      readonly total: number
    }
  | { readonly kind: 'failed'; readonly action: Action; readonly result: BulkResult }

const doneKeys = {
  save: 'history.savedCount',
  move: 'history.moved',
  remove: 'history.deleted',
} as const

const changed = ['history.list', 'folders.list', 'account.readStats', 'analyses.read'] as const

/** Acts on several analyses. `onDone` receives the ids of the analyses that failed. */
export function useBulk(onDone: (left: readonly string[]) => void) {
  const queries = useQueryClient()
  const [state, setState] = useState<Bulk>({ kind: 'idle' })
  const run = async (
    action: Action,
    groups: readonly (readonly string[])[],
    act: (ids: readonly string[]) => Promise<unknown>,
  ) => {
    const total = groups.flat().length
    const tell = (done: number) => setState({ kind: 'running', action, done, total })
    tell(0)
    const result = await actOnAll(groups, act, tell)
    await Promise.all(changed.map((name) => queries.invalidateQueries({ queryKey: [name] })))
    setState(result.failed.length > 0 ? { kind: 'failed', action, result } : { kind: 'idle' })
    tellDone(action, result)
    onDone(result.failed.map(({ id }) => id))
  }
  return {
    state,
    save: (analyses: readonly Analysis[]) =>
      run('save', groupsOf(temporaryOf(analyses), 1), ([analysisId = '']) =>
        request('analyses.save', { body: { analysisId } }),
      ),
    move: (ids: readonly string[], folderId: string | null) =>
      run('move', groupsOf(ids, folderAnalysisIdsMax), (group) => assign(group, folderId)),
    remove: (ids: readonly string[]) =>
      run('remove', groupsOf(ids, 1), ([id = '']) =>
        request('analyses.remove', { params: { id } }),
      ),
  }
}

const temporaryOf = (analyses: readonly Analysis[]) =>
  analyses.filter(({ saved }) => !saved).map(({ id }) => id)

function assign(ids: readonly string[], folderId: string | null) {
  const body = { analysisIds: [...ids] }
  return folderId === null
    ? request('folders.unassign', { body })
    : request('folders.assign', { params: { id: folderId }, body })
}

function tellDone(action: Action, { done, gone }: BulkResult): void {
  if (done.length > 0) toast(t(doneKeys[action], { count: done.length }))
  if (gone.length > 0) toast(t('history.gone', { count: gone.length }))
}
