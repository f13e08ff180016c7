import type { Output } from '@plant-analysis/client'

const soonMs = 2000
/** A link to the archive lives for 15 minutes. */
const linkMs = 600_000

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
