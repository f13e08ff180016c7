import type { Route } from '../route.ts'
import { extension as route } from './builders.ts'

/** The endpoints beyond the specification. */
// biome-ignore format: a route is a line, as in the table that it is read beside
export const extensions: readonly Route[] = [
  route('GET', '/v1/analyses/{id}', 'identity|key', 'analyses.read', { deadlineSeconds: 15 }),
  route('GET', '/v1/analyses/{id}/image', 'identity|key', 'analyses.readImage'),
  route('GET', '/v1/folders', 'identity', 'folders.list'),
  route('PATCH', '/v1/folders/{id}', 'identity', 'folders.rename'),
  route('GET', '/v1/invitations', 'identity', 'invitations.list'),
  route('DELETE', '/v1/invitations/{id}', 'identity', 'invitations.remove'),
  route('GET', '/v1/webhooks', 'identity', 'webhooks.list'),
  route('DELETE', '/v1/webhooks/{id}', 'identity', 'webhooks.remove'),
  route('POST', '/v1/webhooks/{id}/rotate-secret', 'identity', 'webhooks.rotateSecret'),
  route('POST', '/v1/webhooks/{id}/test', 'identity', 'webhooks.test'),
  route('GET', '/v1/webhooks/{id}/deliveries', 'identity', 'webhooks.listDeliveries'),
  route('POST', '/v1/webhooks/{id}/deliveries/{deliveryId}/retry', 'identity', 'webhooks.retryDelivery'),
  route('POST', '/v1/gdpr/erase', 'identity', 'account.erase'),
  route('GET', '/v1/admin/users/{uid}', 'identity', 'admin.readUser', { role: 'admin' }),
  route('GET', '/v1/admin/transactions', 'identity', 'admin.listTransactions', { role: 'admin' }),
  route('GET', '/v1/admin/audit', 'identity', 'admin.listAudit', { role: 'admin' }),
  route('GET', '/v1/swagger.yaml', 'none', 'service.readDefinition', { deadlineSeconds: 10 }),
]
