import { users } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import {
  malwareTallies,
  type SecurityIncident,
  securityIncidents,
} from '../../collections/malware.ts'
import { withViolation } from '../../domain/access/violations.ts'
import { countFile } from '../../domain/malware-tally.ts'
import type { StoreTransaction } from '../../ports/store.ts'
import { openTrail } from '../admin/audit-trail.ts'

const actions = {
  MALWARE_IN_REQUEST: 'malware.in-request',
  MALWARE_IN_UPLOAD: 'malware.in-upload',
} as const

export type Malware = {
  /** The id of its incident. */
  id: string
  incident: SecurityIncident
  /** SHA-256 of the bytes as they were sent. */
  file: string
}

/**
 * Counts an infected file against its sender. The first of an hour is an incident with its entry in
 * the audit trail; `onFirst` is called before the commit, so that a crash repeats what it tells and
 * never loses it. The others of the hour are one entry by the sweeper. Reads, and so comes before
 * the other writes of its transaction: 3 reads and 2 writes, 5 and 5 for the first.
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
