import type { SymptomGroup } from '../../src/measure/classes.ts'
import type { TrainedCondition } from './classes.ts'

/** A photo's label. Null stands for a `group` or `condition` that the publisher does not state. */
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
 * TRAIN means that the network learns from the source. JUDGE means that the source only judges the
 * network, because its photographers are unknown or its repository states no licence for copies.
 */
type SourceUse = 'TRAIN' | 'JUDGE'

export type Source = {
  readonly name: string
  readonly repository: string
  readonly commit: string
  readonly use: SourceUse
  /** The label of all photos. Without this label, `label.ts` labels each photo by its path. */
  readonly shows?: 'PLANT' | 'NO_PLANT'
  /** The default is `name`. Photos of one publisher look alike, so all are left out together. */
  readonly publisher?: string
  /** The licence that the repository or its publisher states, with the names to credit. */
  readonly licence: string
  readonly paths: readonly string[]
  /** The largest number of photos to use, spread evenly over the sorted list. */
  readonly photosMax: number
}
