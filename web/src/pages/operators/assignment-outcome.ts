import type { Output } from '@plant-analysis/client'
import type { TextKey } from '../../texts/t.ts'

/**
 * What an assignment came to. A confirmation comes to a request where the change has lapsed since,
 * or whoever asked for it may no longer.
 */
export const outcomeKey = (status: Output<'admin.assignPermissions'>['status']) =>
  (status === 'applied' ? 'operators.confirmed' : 'operators.asked') satisfies TextKey
