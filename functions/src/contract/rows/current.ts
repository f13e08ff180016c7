import type { Row } from '../row.ts'
import { rateBody } from '../schemas/history.ts'
import { current as row } from './line.ts'

/** Section 4 of the specification, table "Current version (v1)", line by line. */
// biome-ignore format: a row is a line, as in the table that it is read beside
export const current: readonly Row[] = [
  row('POST', '/v1/invitations/invite', 'identity', 60, 'invitations.invite'),
  row('POST', '/v1/invitations/verify', 'none', 60, 'invitations.verify'),
  row('POST', '/v1/invitations/redeem', 'identity', 60, 'invitations.redeem'),
  row('GET', '/v1/iot/devices', 'identity|key', 60, 'devices.list'),
  row('POST', '/v1/iot/devices', 'identity|key', 60, 'devices.register'),
  row('PATCH', '/v1/iot/devices/{id}', 'identity|key', 60, 'devices.update'),
  row('DELETE', '/v1/iot/devices/{id}', 'identity|key', 60, 'devices.decommission'),
  row('POST', '/v1/analyses', 'identity', 60, 'analyses.start', { backend: 'photos' }),
  row('POST', '/v1/analyses/sync', 'identity|key', 60, 'analyses.analyseNow', { backend: 'photos' }),
  row('POST', '/v1/analyses/save', 'identity', 60, 'analyses.save'),
  row('DELETE', '/v1/analyses/{id}', 'identity', 60, 'analyses.remove'),
  row('GET', '/v1/history', 'identity|key', 60, 'history.list'),
  row('PUT', '/v1/history/{id}/impression', 'identity|key', 60, 'history.rate', { body: rateBody }),
  row('POST', '/v1/folders', 'identity', 60, 'folders.create'),
  row('DELETE', '/v1/folders/{id}', 'identity', 60, 'folders.remove'),
  row('POST', '/v1/folders/{id}/assign', 'identity', 60, 'folders.assign'),
  row('POST', '/v1/folders/unassign', 'identity', 60, 'folders.unassign'),
  row('POST', '/v1/session', 'identity', 60, 'account.openSession'),
  row('GET', '/v1/stats', 'identity|key', 60, 'account.readStats'),
  row('POST', '/v1/gdpr/export', 'identity', 60, 'account.export'),
  row('GET', '/v1/config', 'none', 10, 'service.readConfig'),
  row('GET', '/v1/health', 'none', 5, 'service.readHealth'),
  row('GET', '/v1/status', 'none', 15, 'service.readStatus'),
  row('POST', '/v1/auth/exchange-token', 'none', 15, 'tokens.exchange'),
  row('POST', '/v1/tokens', 'identity|key', 60, 'tokens.create'),
  row('GET', '/v1/tokens', 'identity|key', 15, 'tokens.list'),
  row('DELETE', '/v1/tokens/{id}', 'identity|key', 60, 'tokens.revoke'),
  row('POST', '/v1/tokens/{id}/rotate', 'identity|key', 60, 'tokens.rotate'),
  row('POST', '/v1/webhooks', 'identity', 60, 'webhooks.register'),
  row('POST', '/v1/webhooks/genai', 'none', 15, 'webhooks.receiveGenai'),
]
