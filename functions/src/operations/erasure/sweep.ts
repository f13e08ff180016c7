import { type Erasure, erasures } from '../../collections/erasures.ts'
import type { CallContext } from '../../ports/context.ts'
import { dueDocuments, runEach } from '../sweeps/due.ts'
import { deactivateAccount } from './deactivate-account.ts'
import { deletePersonalData } from './delete-personal-data.ts'
import type { ErasureDeps } from './deps.ts'

/** Takes every erasure whose time has come one step on; what one sweep does not finish, the next one does. */
export async function sweepErasures(deps: ErasureDeps, context: CallContext): Promise<void> {
  const woken = await dueDocuments(deps, erasures, 'sweepAt', context)
  await runEach(
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
  return status === 'SCHEDULED'
    ? deactivateAccount(deps, uid, context)
    : deletePersonalData(deps, uid, context)
}
