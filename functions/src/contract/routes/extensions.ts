import type { Route } from '../route.ts'
import { readTransactionBody } from '../schemas/transaction.ts'
import { owner, extension as route, unversioned } from './builders.ts'

/** The endpoints beyond the specification. */
// biome-ignore format: a route is a line, as in the table that it is read beside
export const extensions: readonly Route[] = [
  route('GET', '/v1/analyses/{id}', 'identity|key', 'analyses.read', { deadlineSeconds: 15 }),
  unversioned('getAnalysis', 'analyses.read', '/v1/analyses/{id}', { idInBody: 'analysisId', body: readTransactionBody, origin: 'extension', deadlineSeconds: 15 }),
  route('GET', '/v1/analyses/{id}/image', 'identity|key', 'analyses.readImage'),
  route('POST', '/v1/analyses/{id}/flag', 'identity|key', 'analyses.flag'),
  route('GET', '/v1/uploads/{name}', 'identity', 'uploads.read'),
  route('GET', '/v1/folders', 'identity|key', 'folders.list'),
  route('GET', '/v1/folders/{id}', 'identity|key', 'folders.read'),
  route('PATCH', '/v1/folders/{id}', 'identity', 'folders.rename'),
  route('GET', '/v1/iot/devices/{id}', 'identity|key', 'devices.read'),
  route('GET', '/v1/invitations', 'identity', 'invitations.list', owner),
  route('DELETE', '/v1/invitations/{id}', 'identity', 'invitations.remove'),
  route('GET', '/v1/events', 'identity', 'events.list', owner),
  route('GET', '/v1/webhooks', 'identity', 'webhooks.list', owner),
  route('DELETE', '/v1/webhooks/{id}', 'identity', 'webhooks.remove', owner),
  route('POST', '/v1/webhooks/{id}/rotate-secret', 'identity', 'webhooks.rotateSecret', owner),
  route('POST', '/v1/webhooks/{id}/test', 'identity', 'webhooks.test', owner),
  route('GET', '/v1/webhooks/{id}/deliveries', 'identity', 'webhooks.listDeliveries', owner),
  route('POST', '/v1/webhooks/{id}/deliveries/{deliveryId}/retry', 'identity', 'webhooks.retryDelivery', owner),
  route('GET', '/v1/gdpr/export', 'identity', 'account.readExport'),
  route('POST', '/v1/gdpr/erase', 'identity', 'account.erase'),
  route('DELETE', '/v1/gdpr/erase', 'identity', 'account.cancelErasure'),
  route('POST', '/v1/admin/flag', 'identity', 'admin.flag', { access: 'admin' }),
  route('GET', '/v1/admin/moderation/{analysisId}', 'identity', 'admin.readModeration', { access: 'admin' }),
  route('GET', '/v1/admin/users', 'identity', 'admin.listUsers', { access: 'superadmin' }),
  route('GET', '/v1/admin/users/{uid}', 'identity', 'admin.readUser', { access: 'admin' }),
  route('GET', '/v1/admin/permissions', 'identity', 'admin.listSuperadmins', { access: 'superadmin' }),
  route('GET', '/v1/admin/transactions', 'identity', 'admin.listTransactions', { access: 'admin' }),
  route('GET', '/v1/admin/audit', 'identity', 'admin.listAudit', { access: 'admin' }),
  route('GET', '/v1/admin/audit/verification', 'identity', 'admin.verifyAudit', { access: 'superadmin' }),
  route('GET', '/v1/openapi.json', 'none', 'service.readOpenApi', { deadlineSeconds: 10 }),
  route('GET', '/v1/swagger.yaml', 'none', 'service.readDefinition', { deadlineSeconds: 10 }),
]
