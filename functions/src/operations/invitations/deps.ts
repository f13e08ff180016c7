import type { Locales } from '../../domain/locales/load.ts'
import type { Clock } from '../../ports/clock.ts'
import type { Log } from '../../ports/log.ts'
import type { Mailer } from '../../ports/mailer.ts'
import type { OneTimePasswords } from '../../ports/one-time-passwords.ts'
import type { Store } from '../../ports/store.ts'
import type { CallerCache } from '../authentication/cache.ts'

export type InvitationDeps = {
  store: Store
  clock: Clock
  log: Log
  locales: Locales
  mailer: Mailer
  oneTimePasswords: OneTimePasswords
  /**
   * A membership holds from the next call on where this instance serves it, and within 10 s
   * everywhere.
   */
  cache: CallerCache
  pageTokenSecret: string
  /** Where the console is, to link to; undefined where there is none. */
  consoleUrl?: string | undefined
}
