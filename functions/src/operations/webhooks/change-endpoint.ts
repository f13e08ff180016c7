import { users } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import { type Endpoint, type Webhooks, webhooks } from '../../collections/webhooks.ts'
import { countNotice } from '../../domain/notices.ts'
import type { StoreTransaction } from '../../ports/store.ts'
import { withEndpoint } from './endpoints.ts'

/**
 * Answers what writes the changed endpoint of an account. Where it was disabled, its owner's record
 * is read, and the mail that tells of it is one of their notices of the day: beyond those nobody is
 * told, because by hand endpoints can be disabled as often as one likes.
 */
export async function endpointChange(
  database: StoreTransaction,
  account: Webhooks,
  { known, changed }: { known: Endpoint; changed: Endpoint },
  now: Date,
): Promise<() => void> {
  const { accountId } = account
  const accountRef = ref(webhooks, accountId)
  if (!changed.disabled || known.disabled)
    return () => database.update(accountRef, withEndpoint(account, changed))
  const ownerRef = ref(users, accountId)
  const [owner] = await database.getAll(ownerRef)
  const counted = owner && countNotice(owner, now)
  const disabled = { ...changed.disabled, isOwnerTold: counted === undefined }
  const next = withEndpoint(account, { ...changed, disabled })
  return () => {
    if (counted) database.update(ownerRef, counted)
    database.update(accountRef, { ...next, noticeAt: counted ? now : account.noticeAt })
  }
}
