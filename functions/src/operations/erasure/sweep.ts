import { type Erasure, erasures } from '../../collections/personal-data.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Ports } from '../../ports/ports.ts'
import type { StoredDocument } from '../../ports/store.ts'
import { sweepDue } from '../background/due.ts'
import { deactivateAccount } from './deactivate-account.ts'
import { deletePersonalData } from './delete-personal-data.ts'

/**
 * Takes every erasure whose time has come one step on: the account is deactivated after the days of
 * grace, the data is deleted an hour later. What one sweep does not finish, the next one does.
 */
export function sweepErasures(ports: Ports, context: CallContext): Promise<void> {
  const advance = ({ id, data: { status } }: StoredDocument<Erasure>) =>
    status === 'SCHEDULED'
      ? deactivateAccount(ports, id, context)
      : deletePersonalData(ports, id, context)
  return sweepDue(ports, erasures, 'sweepAt', advance, context)
}
