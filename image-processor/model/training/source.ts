import type { SymptomGroup } from '../../src/measure/classes.ts'
import type { TrainedCondition } from './classes.ts'

/** Null when the publisher's class says only that something is wrong. */
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
 * TRAIN: the network learns from the source. JUDGE: the source only judges the network, because its
 * photographers are unknown or because its repository states no licence for copied data.
 */
type SourceUse = 'TRAIN' | 'JUDGE'

export type Source = {
  readonly name: string
  readonly repository: string
  readonly commit: string
  readonly use: SourceUse
  /** The content of every photo whose path does not state its label (`label.ts`). */
  readonly shows?: 'PLANT' | 'NO_PLANT'
  /** Sources of one publisher look alike and are left out together. Default: the source's name. */
  readonly publisher?: string
  /** The licence as the repository or its publisher states it, with the names to credit. */
  readonly licence: string
  readonly paths: readonly string[]
  /** The most photos to use, evenly spread over the sorted list. */
  readonly photosMax: number
}
