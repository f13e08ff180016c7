import type { Call } from '../../../contract/handlers.ts'
import type { LiveTransaction } from '../../../domain/analyses/transaction.ts'
import { problem } from '../../../domain/problem.ts'
import type { StartDeps } from '../deps.ts'
import { failTransaction } from './fail.ts'
import { type Rejection, receivePhoto } from './receive-photo.ts'
import { requirePhoto } from './require-photo.ts'
import { withdrawClaim } from './withdraw-claim.ts'

type Started = { id: string; transaction: LiveTransaction }

/** Time to give a unit back when the call's own time is over. */
const closingMs = 5000

/** Puts the photo where the run will find it, or ends the claim and says why not. */
export async function bringPhoto(
  deps: StartDeps,
  { id, transaction }: Started,
  call: Call<'analyses.start'> | Call<'analyses.analyseSync'>,
): Promise<void> {
  const { attempt } = transaction
  let mayBeStored = false
  const onStoring = () => {
    mayBeStored = true
  }
  const rejection = await findPhoto(deps, { id, transaction }, call, onStoring).catch(
    async (error: unknown) => {
      const claim = { id, attempt, mayBeStored }
      await withdrawClaim(deps, claim, AbortSignal.timeout(closingMs))
      throw error
    },
  )
  if (!rejection) return
  const failure = { id, attempt, error: rejection, emitEvent: false }
  await failTransaction(deps, failure, AbortSignal.timeout(closingMs))
  throw problem(rejection.code, rejection.detail)
}

async function findPhoto(
  deps: StartDeps,
  { id, transaction }: Started,
  call: Call<'analyses.start'> | Call<'analyses.analyseSync'>,
  onStoring: () => void,
): Promise<Rejection | undefined> {
  const { input } = call
  if (!('storagePath' in input) || input.storagePath === undefined)
    return receivePhoto(deps, id, transaction, input.imageBase64 ?? '', call, onStoring)
  await requirePhoto(deps, input.storagePath, call)
  return undefined
}
