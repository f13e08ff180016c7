import type { Route } from '../route.ts'
import { rateBody } from '../schemas/history.ts'
import { owner, photo, current as route } from './builders.ts'

/** The table "Current version (v1)" of the specification, line by line. */
// biome-ignore format: a route is a line, as in the table that it is read beside
export const current: readonly Route[] = [
  route('POST', '/v1/invitations/invite', 'identity', 60, 'invitations.invite', owner),
  route('POST', '/v1/invitations/verify', 'none', 60, 'invitations.verify'),
  route('POST', '/v1/invitations/redeem', 'identity', 60, 'invitations.redeem'),
  route('GET', '/v1/iot/devices', 'identity|key', 60, 'devices.list'),
  route('POST', '/v1/iot/devices', 'identity|key', 60, 'devices.register'),
  route('PATCH', '/v1/iot/devices/{id}', 'identity|key', 60, 'devices.update'),
  route('DELETE', '/v1/iot/devices/{id}', 'identity|key', 60, 'devices.decommission'),
  route('POST', '/v1/analyses', 'identity', 60, 'analyses.start', photo),
  route('POST', '/v1/analyses/sync', 'identity|key', 60, 'analyses.analyseSync', photo),
  route('POST', '/v1/analyses/save', 'identity', 60, 'analyses.save'),
  route('DELETE', '/v1/analyses/{id}', 'identity', 60, 'analyses.remove'),
  route('GET', '/v1/history', 'identity|key', 60, 'history.list'),
  route('PUT', '/v1/history/{id}/impression', 'identity|key', 60, 'history.rate', { body: rateBody }),
  route('POST', '/v1/folders', 'identity', 60, 'folders.create'),
  route('DELETE', '/v1/folders/{id}', 'identity', 60, 'folders.remove'),
  route('POST', '/v1/folders/{id}/assign', 'identity', 60, 'folders.assign'),
  route('POST', '/v1/folders/unassign', 'identity', 60, 'folders.unassign'),
  route('POST', '/v1/session', 'identity', 60, 'account.openSession'),
  route('GET', '/v1/stats', 'identity|key', 60, 'account.readStats'),
  route('POST', '/v1/gdpr/export', 'identity', 60, 'account.export'),
  route('GET', '/v1/config', 'none', 10, 'service.readConfig'),
  route('GET', '/v1/health', 'none', 5, 'service.readHealth'),
  route('GET', '/v1/status', 'none', 15, 'service.readStatus'),
  route('POST', '/v1/auth/exchange-token', 'none', 15, 'apiKeys.exchange'),
  route('POST', '/v1/tokens', 'identity|key', 60, 'apiKeys.create', owner),
  route('GET', '/v1/tokens', 'identity|key', 15, 'apiKeys.list', owner),
  route('DELETE', '/v1/tokens/{id}', 'identity|key', 60, 'apiKeys.revoke', owner),
  route('POST', '/v1/tokens/{id}/rotate', 'identity|key', 60, 'apiKeys.rotate', owner),
  route('POST', '/v1/webhooks', 'identity', 60, 'webhooks.register', owner),
  route('POST', '/v1/webhooks/genai', 'none', 15, 'webhooks.receiveGenai'),
]
