import { imageLinkSecondsMin } from '@plant-analysis/client/limits'
/**
 * What shows photos reads their links again a minute before the first of them can lapse, as long as
 * somebody looks at it.
 */
export const linksRenewedMs = (imageLinkSecondsMin - 60) * 1000

/**
 * Reads again where a picture did not come: its link may have lapsed. All pictures of a page may
 * say so at once, which is read once.
 */
export const readOnce = { cancelRefetch: false } as const
