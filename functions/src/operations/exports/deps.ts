import type { Locales } from '../../domain/locales/load.ts'
import type { Archiver } from '../../ports/archiver.ts'
import type { Clock } from '../../ports/clock.ts'
import type { Ids } from '../../ports/ids.ts'
import type { Log } from '../../ports/log.ts'
import type { ObjectStreams } from '../../ports/object-streams.ts'
import type { Objects } from '../../ports/objects.ts'
import type { Queue } from '../../ports/queue.ts'
import type { Store } from '../../ports/store.ts'

export type ExportDeps = {
  store: Store
  clock: Clock
  ids: Ids
  log: Log
  objects: Objects
  objectStreams: ObjectStreams
  archiver: Archiver
  locales: Locales
  queue: Queue
}
