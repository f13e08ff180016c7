const renewAfterMs = 30 * 60_000

/**
 * Returns a function that gets the gateway's identity token for an audience from the metadata
 * server, as on Google Cloud. A token is valid for an hour and reused for half of that.
 */
export function createIdentityTokens(
  metadataHost: string,
  account: string,
): (audience: string) => Promise<string> {
  const tokens = new Map<string, { token: Promise<string>; takenAtMs: number }>()
  return (audience) => {
    const known = tokens.get(audience)
    if (known && performance.now() - known.takenAtMs < renewAfterMs) return known.token
    const token = fetchToken(metadataHost, account, audience)
    tokens.set(audience, { token, takenAtMs: performance.now() })
    token.catch(() => tokens.delete(audience))
    return token
  }
}

async function fetchToken(
  metadataHost: string,
  account: string,
  audience: string,
): Promise<string> {
  const query = new URLSearchParams({ audience, format: 'full' })
  const path = `instance/service-accounts/${encodeURIComponent(account)}/identity`
  const response = await fetch(
    `http://${metadataHost}/computeMetadata/v1/${path}?${query.toString()}`,
    { headers: { 'metadata-flavor': 'Google' } },
  )
  if (!response.ok) throw new Error(`The metadata server answered ${response.status}`)
  return response.text()
}
