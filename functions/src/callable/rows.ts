import type { CallableOptions } from 'firebase-functions/https'
import type { Backend, Row } from '../contract/row.ts'
import { rows } from '../contract/rows.ts'

/** The rows that Firebase callable clients reach by name. */
export const callableRows: ReadonlyMap<string, Row> = new Map(
  rows.flatMap((row) => (row.callable === undefined ? [] : [[row.callable, row] as const])),
)

/** The row of a callable name; one that is not in the contract ends the process at load, and so the deployment. */
export function callableRow(name: string): Row {
  const row = callableRows.get(name)
  if (row === undefined) throw new Error(`${name} is no callable of the contract`)
  return row
}

/** What a photo needs is the same by whichever door it comes in (docs/decisions/0080). */
const room = {
  api: { concurrency: 80, memory: '512MiB' },
  photos: { concurrency: 4, memory: '1GiB' },
} as const satisfies Record<Backend, CallableOptions>

export function callableOptions(row: Row): CallableOptions {
  return { region: 'us-central1', timeoutSeconds: row.deadlineSeconds, ...room[row.backend] }
}
