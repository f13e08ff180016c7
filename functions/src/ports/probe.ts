import type { CallContext } from './context.ts'

/** Asks one part of the service whether it is there, as cheaply as can be; throws where it is not. */
export type Probe = {
  name: string
  /** Without it no call can be served. */
  isEssential: boolean
  check(context: CallContext): Promise<void>
}
