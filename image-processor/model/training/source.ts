import type { SymptomGroup } from '../../src/measure/classes.ts'
import type { TrainedCondition } from './classes.ts'

/** A photo's label. `group` or `condition` is null if the publisher's class does not state it. */
export type Label =
  | { readonly kind: 'NO_PLANT' }
  | { readonly kind: 'PLANT' }
  | { readonly kind: 'HEALTHY' }
  | {
      readonly kind: 'DISEASED'
      readonly group: SymptomGroup | null
      readonly condition: TrainedCondition | null
    }

/**
 * TRAIN: the network learns from the source. JUDGE: the source is used only to judge the network,
 * because its photographers are unknown or its repository states no licence for copied data.
 */
type SourceUse = 'TRAIN' | 'JUDGE'

export type Source = {
  readonly name: string
  readonly repository: string
  readonly commit: string
  readonly use: SourceUse
  /** The label of all photos. If undefined, `label.ts` labels each photo by its path. */
  readonly shows?: 'PLANT' | 'NO_PLANT'
  /** Photos of one publisher look alike, so its sources are left out together. Default: `name`. */
  readonly publisher?: string
  /** The licence that the repository or its publisher states, with the names to credit. */
  readonly licence: string
  readonly paths: readonly string[]
  /** The largest number of photos to use, spread evenly over the sorted list. */
  readonly photosMax: number
}
