import { auditActions } from '@plant-analysis/client/limits'
import { t } from '../../texts/t.ts'

type AuditAction = (typeof auditActions)[number]

const words = {
  'analysis.approve': 'operators.auditApproved',
  'analysis.block': 'operators.auditBlocked',
  'analysis.flag': 'operators.auditFlagged',
  'user.ban': 'operators.auditBanned',
  'user.ban-permanently': 'operators.auditBannedForGood',
  'user.unban': 'operators.auditUnbanned',
  'quota.reset': 'operators.auditQuotaReset',
  'transaction.retry': 'operators.auditRetried',
  'transactions.retry-failed': 'operators.auditRetriedAll',
  'permissions.request': 'operators.auditPermissionsRequested',
  'permissions.apply': 'operators.auditPermissionsApplied',
  'role.grant': 'operators.auditRoleGranted',
  'malware.in-request': 'operators.auditMalwareRequest',
  'malware.in-upload': 'operators.auditMalwareUpload',
  'malware.further': 'operators.auditMalwareFurther',
} as const satisfies Record<AuditAction, string>

/** An action in words; its name if only a later version of the service knows the action. */
export function auditActionText(name: string): string {
  const action = auditActions.find((each) => each === name)
  return action ? t(words[action]) : name
}
