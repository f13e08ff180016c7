import type { Transaction } from '../../collections/transactions.ts'
import { limits } from '../../contract/limits.ts'

/** The photos and answers of an analysis with all its second looks, and whether it took a unit. */
export type Chain = NonNullable<Transaction['chain']>

/** The chain that begins with this analysis. */
export const chainOf = ({ chain, charge }: Pick<Transaction, 'chain' | 'charge'>): Chain =>
  chain ?? { photos: 1, answers: 0, paid: charge.state === 'CHARGED' }

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
