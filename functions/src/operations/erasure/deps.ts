import type { Clock } from '../../ports/clock.ts'
import type { IdentityRemoval } from '../../ports/identity-removal.ts'
import type { Log } from '../../ports/log.ts'
import type { ObjectStreams } from '../../ports/object-streams.ts'
import type { Objects } from '../../ports/objects.ts'
import type { PlantModel } from '../../ports/plant-model.ts'
import type { Store } from '../../ports/store.ts'

export type ErasureDeps = {
  store: Store
  clock: Clock
  log: Log
  objects: Objects
  objectStreams: ObjectStreams
  identityRemoval: IdentityRemoval
  /** Its provider may keep photos of the person. */
  model: PlantModel
}
