import { ref } from '../../collections/collection.ts'
import { type SecurityIncident, securityIncidents } from '../../collections/security-incidents.ts'
import type { StoreTransaction } from '../../ports/store.ts'
import { openTrail } from '../admin/audit-trail.ts'

const actions = {
  MALWARE_IN_REQUEST: 'malware.in-request',
  MALWARE_IN_UPLOAD: 'malware.in-upload',
} as const

/**
 * Writes an incident and its entry in the audit trail, once for its id. Reads, and so comes before
 * the other writes of its transaction.
 */
export async function recordIncident(
  database: StoreTransaction,
  id: string,
  incident: SecurityIncident,
): Promise<void> {
  const incidentRef = ref(securityIncidents, id)
  const [known] = await database.getAll(incidentRef)
  if (known) return
  const trail = await openTrail(database, 'security')
  database.create(incidentRef, incident)
  const { kind, uid, accountId, signature, source, createdAt } = incident
  const details = { signature, accountId }
  const event = { actorUid: uid, action: actions[kind], target: source, reason: null }
  trail.append({ ...event, details }, createdAt)
}
