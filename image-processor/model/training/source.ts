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
 * TRAIN means that the network learns from the source. JUDGE means that the source only tests the
 * network, because the photographers are unknown or the repository states no licence for copies.
 */
type SourceUse = 'TRAIN' | 'JUDGE'

export type Source = {
  readonly name: string
  readonly repository: string
  readonly commit: string
  readonly use: SourceUse
  /** The label of all photos. Without this label, `label.ts` labels each photo by its path. */
  readonly shows?: 'PLANT' | 'NO_PLANT'
  /** What fills the photos: a leaf or a plant. Undefined where a source shows both. */
  readonly view?: 'LEAF' | 'PLANT'
  /** The publisher, by default `name`. Photos of one publisher look alike, so all are left out. */
  readonly publisher?: string
  /** The licence that the repository or its publisher states, with the names to credit. */
  readonly licence: string
  readonly paths: readonly string[]
  /** The most photos to use. These photos are spread evenly over the sorted list. */
  readonly photosMax: number
}
