import type { LiveTransaction } from '../../../domain/analyses/transaction.ts'
import { problem } from '../../../domain/problem.ts'
import type { Ports } from '../../../ports/ports.ts'
import { failTransaction } from './fail.ts'
import { type Rejection, receivePhoto } from './receive-photo.ts'
import { requirePhoto } from './require-photo.ts'
import type { StartCall } from './transaction-request.ts'
import { withdrawClaim } from './withdraw-claim.ts'

type Started = { id: string; transaction: LiveTransaction }

/** Time to give a unit back when the call's own time is over. */
const closingMs = 5000

/** Puts the photo where the run will find it, or ends the claim and says why not. */
export async function bringPhoto(
  ports: Ports,
  { id, transaction }: Started,
  call: StartCall,
): Promise<void> {
  const { attempt } = transaction
  let mayBeStored = false
  const onStoring = () => {
    mayBeStored = true
  }
  const rejection = await findPhoto(ports, { id, transaction }, call, onStoring).catch(
    async (error: unknown) => {
      const claim = { id, attempt, mayBeStored }
      await withdrawClaim(ports, claim, AbortSignal.timeout(closingMs))
      throw error
    },
  )
  if (!rejection) return
  const failure = { id, attempt, error: rejection, emitEvent: false }
  await failTransaction(ports, failure, AbortSignal.timeout(closingMs))
  throw problem(rejection.code, rejection.detail)
}

async function findPhoto(
  ports: Ports,
  { id, transaction }: Started,
  call: StartCall,
  onStoring: () => void,
): Promise<Rejection | undefined> {
  const { input } = call
  if (!('storagePath' in input) || input.storagePath === undefined)
    return receivePhoto(ports, id, transaction, input.imageBase64 ?? '', call, onStoring)
  await requirePhoto(ports, input.storagePath, call)
  return undefined
}
