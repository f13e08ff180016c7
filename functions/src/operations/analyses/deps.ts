import type { Locales } from '../../domain/locales/load.ts'
import type { RuleSettings } from '../../domain/settings.ts'
import type { Clock } from '../../ports/clock.ts'
import type { Ids } from '../../ports/ids.ts'
import type { ImageProcessor } from '../../ports/image-processor.ts'
import type { Log } from '../../ports/log.ts'
import type { Objects } from '../../ports/objects.ts'
import type { PhotoLinks } from '../../ports/photo-links.ts'
import type { PlantModel } from '../../ports/plant-model.ts'
import type { Publisher } from '../../ports/publisher.ts'
import type { Queue } from '../../ports/queue.ts'
import type { Store } from '../../ports/store.ts'

/** What running an analysis to its end depends on. */
export type RunDeps = {
  store: Store
  objects: Objects
  images: ImageProcessor
  model: PlantModel
  publisher: Publisher
  clock: Clock
  ids: Ids
  log: Log
  locales: Locales
  rules: RuleSettings
}

/** What starting one depends on: the work that does not fit into the call is queued. */
export type StartDeps = RunDeps & { queue: Queue }

/** What answering a start depends on: a completed analysis has links to its photo. */
export type AnswerDeps = StartDeps & { photoLinks: PhotoLinks }
