import type { Output } from '@plant-analysis/client'
import { exportLinkLifetimeSeconds } from '@plant-analysis/client/limits'

const soonMs = 2000
/** Renews a link to the archive five minutes before it expires. */
const linkMs = (exportLinkLifetimeSeconds - 300) * 1000

/** The milliseconds until the export should be read again; false for never. */
export function refreshMs(
  status: Output<'account.readExport'>['status'] | undefined,
): number | false {
  switch (status) {
    case 'pending':
      return soonMs
    case 'ready':
      return linkMs
    default:
      return false
  }
}
