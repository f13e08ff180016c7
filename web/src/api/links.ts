import { imageLinkSecondsMin } from '@plant-analysis/client/limits'
/**
/**
 * Pages that show photos renew the links a minute before the first can expire, while somebody looks
 * at the page.
 */
export const linksRenewedMs = (imageLinkSecondsMin - 60) * 1000

/**
 * Reads again when a picture does not load, because its link may have expired. All pictures of a
 * page may fail at once, and then share one read.
 */
export const readOnce = { cancelRefetch: false } as const
