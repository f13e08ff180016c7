import type { Output } from '@plant-analysis/client'
import type { TextKey } from '../../texts/t.ts'

/**
 * The text for the result of an assignment. A confirmation becomes a new request if the change has
 * expired, or if the first superadmin has lost the permission.
 */
export const outcomeKey = (status: Output<'admin.assignPermissions'>['status']) =>
  (status === 'applied' ? 'operators.confirmed' : 'operators.asked') satisfies TextKey
