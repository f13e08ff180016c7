import type { Output } from '@plant-analysis/client'
import { exportLinkLifetimeSeconds } from '@plant-analysis/client/limits'

const soonMs = 2000
/** Five minutes before the link to the archive ends. */
const linkMs = (exportLinkLifetimeSeconds - 300) * 1000

/** In how many milliseconds an export is worth asking for again; false where it is not. */
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
