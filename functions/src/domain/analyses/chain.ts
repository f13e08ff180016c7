import type { StoredAnalysis } from '../../collections/analyses.ts'
import type { Transaction } from '../../collections/transactions.ts'
import { limits } from '../../contract/limits.ts'

/** How many photos and answers an analysis has with all its second looks. */
export type Chain = NonNullable<Transaction['chain']>

/** The chain that begins with this analysis. */
export const chainOf = ({ chain }: Pick<Transaction, 'chain'>): Chain =>
  chain ?? { photos: 1, answers: 0 }

/** Whether the analysis took a unit for a leaf, so that looks that are pooled with it are free. */
export const paysForLooks = ({ usage }: Pick<StoredAnalysis, 'usage'>): boolean =>
  usage.charged > 0 && usage.reason === 'ANSWERED'

/** The chain after another look; undefined if the chain has too many photos or answers. */
export function withLook(
  chain: Chain,
  { addsPhoto, answers }: { addsPhoto: boolean; answers: boolean },
): Chain | undefined {
  const next = {
    ...chain,
    photos: chain.photos + Number(addsPhoto),
    answers: chain.answers + Number(answers),
  }
  const { photosMax, answersMax } = limits.chain
  return next.photos > photosMax || next.answers > answersMax ? undefined : next
}
