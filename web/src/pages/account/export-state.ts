import type { Output } from '@plant-analysis/client'
import { exportLinkLifetimeSeconds } from '@plant-analysis/client/limits'

const soonMs = 2000
/** A link to the archive is renewed five minutes before it expires. */
const linkMs = (exportLinkLifetimeSeconds - 300) * 1000

/** The milliseconds until the page should read the export again; false for never. */
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
