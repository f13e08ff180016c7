import type { ErrorWords } from '../../components/error-words.ts'

/** Texts for refused operations, because the service explains them in English only. */
export const refusals = {
  'admin.ban': {
    CONFLICT: 'operators.errorLastSuperadmins',
    NOT_ENOUGH_VIOLATIONS: 'operators.errorViolations',
  },
  'admin.banPermanently': { CONFLICT: 'operators.errorLastSuperadmins' },
  'admin.unban': {},
  'admin.resetQuota': {},
  'admin.retryTransaction': {
    ALREADY_COMPLETED: 'operators.errorCompleted',
    IMAGE_NOT_FOUND: 'operators.errorPhotoGone',
  },
  'admin.assignPermissions': {
    // Also sent for a user who is no longer a superadmin, but the page does not show such users.
    CONFLICT: 'operators.errorLastAssigners',
    TWO_PERSON_UNAVAILABLE: 'operators.errorNoSecond',
  },
} as const satisfies Record<string, ErrorWords>
