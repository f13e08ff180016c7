/**
 * Links to photos live 15 minutes at least. What shows photos reads them anew a little before, as
 * long as somebody looks at it.
 */
export const linksRenewedMs = 14 * 60_000
