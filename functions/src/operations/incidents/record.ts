import { users } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import {
  malwareTallies,
  type SecurityIncident,
  securityIncidents,
} from '../../collections/malware.ts'
import { withViolation } from '../../domain/access/violations.ts'
import { closed, countFile } from '../../domain/malware-tally.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Ports } from '../../ports/ports.ts'
import type { StoreTransaction } from '../../ports/store.ts'
import { openTrail } from '../admin/audit-trail.ts'
import { sweepDue } from '../background/due.ts'

const actions = {
  MALWARE_IN_REQUEST: 'malware.in-request',
  MALWARE_IN_UPLOAD: 'malware.in-upload',
} as const

/** `id` is the id of the incident. `file` is the SHA-256 hash of the bytes that the user sent. */
export type Malware = { id: string; incident: SecurityIncident; file: string }

/**
 * Counts an infected file. Costs 3 reads and 2 writes. The first file of an hour costs 4 reads and
 * 5 writes, and becomes an incident in the audit trail. The sweeper records later files as one
 * entry. Call the function before all writes. A crash may repeat `onFirst`, which runs before the
 * commit.
 */
export async function recordIncident(
  database: StoreTransaction,
  { id, incident, file }: Malware,
  onFirst: () => void,
): Promise<void> {
  const { uid, createdAt } = incident
  const [tallyRef, userRef] = [ref(malwareTallies, uid), ref(users, uid)]
  const incidentRef = ref(securityIncidents, id)
  const [known, user, told] = await database.getAll(tallyRef, userRef, incidentRef)
  const counted = countFile(known, { uid, file }, createdAt)
  if (told || counted.kind === 'KNOWN') return
  if (counted.kind === 'FIRST') {
    onFirst()
    const trail = await openTrail(database, 'security')
    database.create(incidentRef, incident)
    trail.append(entryOf(incident), createdAt)
  }
  database.put(tallyRef, known, counted.tally)
  if (user && counted.isViolation)
    database.update(userRef, withViolation(user, 'MALWARE', createdAt))
}

function entryOf({ kind, uid, accountId, signature, source }: SecurityIncident) {
  const details = { signature, accountId }
  return { actorUid: uid, action: actions[kind], target: source, reason: null, details }
}

/** Adds one audit entry per sender and hour for all infected files after the first. */
export function sweepIncidents(ports: Ports, context: CallContext): Promise<void> {
  return sweepDue(ports, malwareTallies, 'sweepAt', ({ id }) => close(ports, id, context), context)
}

async function close(ports: Ports, uid: string, { requestId, signal }: CallContext): Promise<void> {
  const tallyRef = ref(malwareTallies, uid)
  await ports.store.transaction(async (database) => {
    const [tally] = await database.getAll(tallyRef)
    const now = ports.clock.now()
    if (!tally?.sweepAt || tally.sweepAt > now) return
    const { further: files, since } = tally
    // Logs before the commit, so that a crash may repeat the line but cannot lose it.
    ports.log.write('ALERT', 'More malware of one sender', { requestId, uid, files })
    const trail = await openTrail(database, 'security')
    const event = { actorUid: uid, action: 'malware.further', target: null, reason: null } as const
    trail.append({ ...event, details: { files, since: since.toISOString() } }, now)
    database.update(tallyRef, closed(tally))
  }, signal)
}
