import { accounts, users } from '../../collections/accounts.ts'
import { type Collection, ref } from '../../collections/collection.ts'
import { collections } from '../../collections/index.ts'
import { invitations } from '../../collections/invitations.ts'
import { type Erasure, erasures } from '../../collections/personal-data.ts'
import { providerJobs } from '../../collections/provider.ts'
import { transactions } from '../../collections/transactions.ts'
import { apiKeyPrincipal } from '../../domain/access/enterprise-principal.ts'
import { backgroundTiming } from '../../domain/background-timing.ts'
import { personHash } from '../../domain/erasure/person-hash.ts'
import { idsOf } from '../../domain/erasure/personal-data.ts'
import { addSeconds } from '../../domain/time.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Ports } from '../../ports/ports.ts'
import type { Store, StoredDocument } from '../../ports/store.ts'
import { runDueBatches, runEach } from '../background/due.ts'
import { endInvitation } from '../invitations/end-membership.ts'
import { removeProviderJob } from '../provider-events/provider-jobs.ts'
import { removeFolders, removePhoto } from './remove-photos.ts'

/** A commit of one page stays below 10 MiB, because an analysis has at most 30 KB. */
const pageSize = 100

/** How many people one sweep works on at once. The pages of 200 people would not fit in memory. */
const peopleAtOnce = 5

/** Deactivates accounts after the grace period, and deletes their data 70 minutes later. */
export function sweepErasures(ports: Ports, context: CallContext): Promise<void> {
  const advance = ({ id, data: { status } }: StoredDocument<Erasure>) =>
    status === 'SCHEDULED'
      ? deactivateAccount(ports, id, context)
      : deletePersonalData(ports, id, context)
  const run = async (due: readonly StoredDocument<Erasure>[]) => {
    for (let at = 0; at < due.length && !context.signal.aborted; at += peopleAtOnce)
      await runEach(ports, context, due.slice(at, at + peopleAtOnce).map(advance))
  }
  return runDueBatches(ports, erasures, 'sweepAt', run, context)
}

/**
 * Ends all access by sign-in, API keys and workers. The data is deleted only after the last token
 * has expired, so that no call or running work writes data again. A repeated call does no harm.
 */
async function deactivateAccount(ports: Ports, uid: string, context: CallContext): Promise<void> {
  await ports.identityRemoval.remove([uid, apiKeyPrincipal(uid)])
  await endMemberships(ports, uid, context)
  const refs = [ref(erasures, uid), ref(users, uid), ref(accounts, uid)] as const
  await ports.store.transaction(async (database) => {
    const [erasure, user, account] = await database.getAll(...refs)
    if (erasure?.status !== 'SCHEDULED') return
    const now = ports.clock.now()
    const sweepAt = addSeconds(now, backgroundTiming.deletePersonalData.firstSweepSeconds)
    database.update(refs[0], { ...erasure, status: 'CLOSED', sweepAt })
    const ban = { at: now, permanent: true, reason: 'The person is being erased.' }
    if (user) database.update(refs[1], { ...user, ban })
    if (account) database.update(refs[2], { ...account, banned: true })
  }, context.signal)
}

/** Ends the memberships of the person's workers, and the person's own membership. */
async function endMemberships(
  { store, clock }: Ports,
  uid: string,
  { signal }: CallContext,
): Promise<void> {
  for (const field of ['accountId', 'redeemedBy'])
    await forEachPage(store, invitations, field, uid, async (documents) => {
      for (const { id } of documents)
        await store.transaction(async (database) => {
          const [current] = await database.getAll(ref(invitations, id))
          if (current) await endInvitation(database, id, current, clock.now())
        }, signal)
    })
}

/**
 * Deletes the person's documents, photos, archives and data at the provider, and finally the
 * erasure itself. Can be repeated after any crash. No work is running any more 70 minutes after the
 * deactivation. Throws if the provider still has data; then the next sweep continues.
 */
async function deletePersonalData(ports: Ports, uid: string, context: CallContext): Promise<void> {
  // Both run again, because a key may have been exchanged, or a worker joined, before the ban.
  await ports.identityRemoval.remove([uid, apiKeyPrincipal(uid)])
  await endMemberships(ports, uid, context)
  for (const collection of collections)
    if (collection.name !== providerJobs.name) await wipeCollection(ports, collection, uid, context)
  await removeFolders(ports, uid, context)
  // Runs last, because the provider may need time and all other data must not wait.
  await removeProviderJobs(ports, uid, context)
  await removeDocuments(ports.store, erasures, [uid], context)
  const { requestId } = context
  // The operator needs this line to erase the person again after restoring an old backup.
  ports.log.write('INFO', 'Person erased', { requestId, personHash: personHash(uid) })
}

/** Removes a job's record only after the provider has deleted the job's data. */
async function removeProviderJobs(ports: Ports, uid: string, context: CallContext) {
  await forEachPage(ports.store, providerJobs, 'accountId', uid, async (jobs) => {
    for (const job of jobs) await removeProviderJob(ports, job, context)
  })
}

async function wipeCollection(
  ports: Ports,
  collection: Collection<unknown>,
  uid: string,
  context: CallContext,
): Promise<void> {
  const reach = collection.eraser
  if (reach.by === 'none') return
  if (reach.by === 'id') return removeDocuments(ports.store, collection, idsOf(reach, uid), context)
  const remove = async (documents: readonly StoredDocument<unknown>[]) => {
    await removePhotosOf(ports, collection, documents, uid, context)
    const ids = documents.map(({ id }) => id)
    await removeDocuments(ports.store, collection, ids, context)
  }
  for (const field of reach.fields)
    for (const value of idsOf(reach, uid))
      await forEachPage(ports.store, collection, field, value, remove)
}

/** Runs the same query for each page, because `step` removes the documents of the page. */
async function forEachPage<T>(
  store: Store,
  collection: Collection<T>,
  field: string,
  uid: string,
  step: (documents: readonly StoredDocument<T>[]) => Promise<void>,
): Promise<void> {
  for (;;) {
    const documents = await store.query(collection, {
      where: [{ field, operator: '==', value: uid }],
      orderBy: { field, direction: 'ascending' },
      limit: pageSize,
    })
    await step(documents)
    if (documents.length < pageSize) return
  }
}

/** Runs before the transactions are deleted, because only the transactions name the photos. */
async function removePhotosOf(
  ports: Ports,
  collection: Collection<unknown>,
  documents: readonly StoredDocument<unknown>[],
  uid: string,
  context: CallContext,
): Promise<void> {
  if (collection.name !== transactions.name) return
  const paths = documents.map(({ data }) => (data as { storagePath: string }).storagePath)
  for (const path of new Set(paths)) await removePhoto(ports, path, uid, context)
}

async function removeDocuments(
  store: Store,
  collection: Collection<unknown>,
  ids: readonly string[],
  { signal }: CallContext,
): Promise<void> {
  if (ids.length === 0) return
  await store.transaction(async (database) => {
    const refs = ids.map((id) => ref(collection, id))
    const found = await database.getAll(...refs)
    for (const [at, target] of refs.entries()) if (found[at] !== undefined) database.remove(target)
  }, signal)
}
