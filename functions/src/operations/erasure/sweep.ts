import { type Erasure, erasures } from '../../collections/erasures.ts'
import type { CallContext } from '../../ports/context.ts'
import { dueDocuments, settleAll } from '../sweeps/due.ts'
import { closeAccount } from './close.ts'
import type { ErasureDeps } from './deps.ts'
import { wipePerson } from './wipe.ts'

/** Takes every erasure whose time has come one step on; what one sweep does not finish, the next one does. */
export async function sweepErasures(deps: ErasureDeps, context: CallContext): Promise<void> {
  const woken = await dueDocuments(deps, erasures, 'wakeAt', context)
  await settleAll(
    deps,
    context,
    woken.map(({ id, data }) => advanceErasure(deps, id, data, context)),
  )
}

/** `uid`'s next step: closing after the days of grace, erasing an hour later. */
function advanceErasure(
  deps: ErasureDeps,
  uid: string,
  { status }: Erasure,
  context: CallContext,
): Promise<void> {
  return status === 'SCHEDULED' ? closeAccount(deps, uid, context) : wipePerson(deps, uid, context)
}
