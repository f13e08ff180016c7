import { z } from 'zod'
import type { Collection } from './collection.ts'
import { byField } from './data-subject.ts'

const securityIncident = z.object({
  kind: z.enum(['MALWARE_IN_REQUEST', 'MALWARE_IN_UPLOAD']),
  uid: z.string(),
  accountId: z.string().nullable(),
  /** The scanner's name for the malware. */
  signature: z.string(),
  /** The transaction or the object that contained it. */
  source: z.string(),
  createdAt: z.date(),
})
export type SecurityIncident = z.infer<typeof securityIncident>

/** Malware that was sent in, with its sender. */
export const securityIncidents: Collection<SecurityIncident> = {
  name: 'securityIncidents',
  idRule: 'hash of the source, so that repeated events count once',
  schema: securityIncident,
  owner: 'service',
  expiry: 'kept',
  exporter: { by: 'fields', fields: ['uid'] },
  eraser: { by: 'fields', fields: ['uid'] },
  queries: [byField('uid')],
  unindexed: ['createdAt'],
}
