import { imageLinkSecondsMin } from '@plant-analysis/client/limits'
/**
 * A page renews the links of its photos a minute before the first link can expire, but only while
 * somebody looks at the page.
 */
export const linksRenewedMs = (): number => (imageLinkSecondsMin - 60) * 1000

/**
 * A page reads its data again when a photo does not load, because the link may have expired. If
 * several photos fail at once, the page reads its data once.
 */
export const readOnce = { cancelRefetch: false } as const
