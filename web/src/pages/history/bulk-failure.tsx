import { wordsOf } from '../../components/problem.tsx'
import { t } from '../../texts/t.ts'
import type { Bulk } from './use-bulk.ts'

const keys = {
  save: 'history.failedSave',
  move: 'history.failedMove',
  remove: 'history.failedDelete',
} as const

/** The number of selected analyses that failed, and why. They stay selected. */
export function BulkFailure({ action, result: { failed } }: Extract<Bulk, { kind: 'failed' }>) {
  const reasons = new Set(failed.map(({ error }) => wordsOf(error)))
  return (
    <div class="notice problem" role="alert">
      <p>
        {t(keys[action], { count: failed.length })} {[...reasons].join(' ')}
      </p>
    </div>
  )
}
