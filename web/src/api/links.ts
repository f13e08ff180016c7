/**
 * Links to photos live 15 minutes at least. What shows photos reads them anew a little before, as
 * long as somebody looks at it.
 */
export const linksRenewedMs = 14 * 60_000

/**
 * Reads again where a picture did not come: its link may have lapsed. All pictures of a page may
 * say so at once, which is read once.
 */
export const readOnce = { cancelRefetch: false } as const
