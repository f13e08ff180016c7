import type { SymptomGroup } from '../../src/measure/classes.ts'
import type { TrainedCondition } from './classes.ts'

/** Null where the publisher's class says no more than that something is wrong. */
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
 * TRAIN: learnt from. JUDGE: only ever judges, because nobody can say who took the photos, or
 * because the repository adds no licence of its own to a known one.
 */
type SourceUse = 'TRAIN' | 'JUDGE'

export type Source = {
  readonly name: string
  readonly repository: string
  readonly commit: string
  readonly use: SourceUse
  /** What every photo shows whose label its path does not tell (`label.ts`). */
  readonly shows?: 'PLANT' | 'NO_PLANT'
  /** Sources of one publisher look alike, and are left out together; its own name unless given. */
  readonly publisher?: string
  /** As the repository, or the publisher that it names, states it; with who is to be named. */
  readonly licence: string
  readonly paths: readonly string[]
  /** At most so many photos, evenly spread over the sorted list. */
  readonly photosMax: number
}
