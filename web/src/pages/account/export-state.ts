import type { Output } from '@plant-analysis/client'

const soonMs = 2000
/** A link to the archive is valid for 15 minutes, and is renewed after ten. */
const linkMs = 600_000

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
