/**
 * Links to photos are valid for at least 15 minutes. Pages that show photos renew them a little
 * earlier, while somebody looks at the page.
 */
export const linksRenewedMs = 14 * 60_000

/**
 * Reads again when a picture does not load, because its link may have expired. All pictures of a
 * page may fail at once, and then share one read.
 */
export const readOnce = { cancelRefetch: false } as const
