import type { Request } from '../../cloud.ts'
import type { State } from './state.ts'

/** Responds to a read. `undefined` means 404. */
export type Route = {
  api?: string
  path: RegExp
  answer(state: State, groups: string[], request: Request): unknown
}
