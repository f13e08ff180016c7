import type { Handlers } from '../contract/handlers.ts'

/** The operations that are still to be built: they answer 501 as their work, after every check before it. */
export const unbuilt = {
  'account.export': 'NOT_IMPLEMENTED',
  'account.erase': 'NOT_IMPLEMENTED',
  'admin.listModeration': 'NOT_IMPLEMENTED',
  'admin.approve': 'NOT_IMPLEMENTED',
  'admin.block': 'NOT_IMPLEMENTED',
  'admin.ban': 'NOT_IMPLEMENTED',
  'admin.banPermanently': 'NOT_IMPLEMENTED',
  'admin.unban': 'NOT_IMPLEMENTED',
  'admin.resetQuota': 'NOT_IMPLEMENTED',
  'admin.retryTransaction': 'NOT_IMPLEMENTED',
  'admin.retryFailed': 'NOT_IMPLEMENTED',
  'admin.assignPermissions': 'NOT_IMPLEMENTED',
  'admin.listPermissions': 'NOT_IMPLEMENTED',
  'admin.readUser': 'NOT_IMPLEMENTED',
  'admin.listTransactions': 'NOT_IMPLEMENTED',
  'admin.listAudit': 'NOT_IMPLEMENTED',
} as const satisfies Partial<Handlers>
