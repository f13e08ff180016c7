import type { ErrorWords } from '../../components/error-words.ts'

/** Why what an operator does is refused, by operation: the service says it in English. */
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
    // Of one who is no superadmin any more too, but the page then shows them no longer.
    CONFLICT: 'operators.errorLastAssigners',
    TWO_PERSON_UNAVAILABLE: 'operators.errorNoSecond',
  },
} as const satisfies Record<string, ErrorWords>
