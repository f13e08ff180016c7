import type { Row } from '../row.ts'
import { extension as row } from './line.ts'

/** What goes beyond section 4 of the specification. */
// biome-ignore format: a row is a line, as in the table that it is read beside
export const extensions: readonly Row[] = [
  row('GET', '/v1/analyses/{id}', 'identity|key', 'analyses.read', { deadlineSeconds: 15 }),
  row('GET', '/v1/analyses/{id}/image', 'identity|key', 'analyses.readImage'),
  row('GET', '/v1/folders', 'identity', 'folders.list'),
  row('PATCH', '/v1/folders/{id}', 'identity', 'folders.rename'),
  row('GET', '/v1/invitations', 'identity', 'invitations.list'),
  row('DELETE', '/v1/invitations/{id}', 'identity', 'invitations.remove'),
  row('GET', '/v1/webhooks', 'identity', 'webhooks.list'),
  row('DELETE', '/v1/webhooks/{id}', 'identity', 'webhooks.remove'),
  row('POST', '/v1/webhooks/{id}/rotate-secret', 'identity', 'webhooks.rotateSecret'),
  row('POST', '/v1/webhooks/{id}/test', 'identity', 'webhooks.test'),
  row('GET', '/v1/webhooks/{id}/deliveries', 'identity', 'webhooks.listDeliveries'),
  row('POST', '/v1/webhooks/{id}/deliveries/{deliveryId}/retry', 'identity', 'webhooks.retryDelivery'),
  row('POST', '/v1/gdpr/erase', 'identity', 'account.erase'),
  row('GET', '/v1/admin/users/{uid}', 'identity', 'admin.readUser', { role: 'admin' }),
  row('GET', '/v1/admin/transactions', 'identity', 'admin.listTransactions', { role: 'admin' }),
  row('GET', '/v1/admin/audit', 'identity', 'admin.listAudit', { role: 'admin' }),
  row('GET', '/v1/swagger.yaml', 'none', 'service.readDefinition', { deadlineSeconds: 10 }),
]
