import { imageLinkSecondsMin } from '@plant-analysis/client/limits'
/**
 * Pages renew the links of their photos a minute before the first link can expire, while somebody
 * looks at the page.
 */
export const linksRenewedMs = (imageLinkSecondsMin - 60) * 1000

/**
 * Reads again when a picture does not load, because its link may have expired. When all pictures of
 * a page fail at once, they share one read.
 */
export const readOnce = { cancelRefetch: false } as const
