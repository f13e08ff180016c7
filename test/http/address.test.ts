import { type Edge, startEdge } from '@plant/testing/edge'
import { UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, expect, it } from 'vitest'

/** The headers of API Gateway: its token, and the addresses of the client and of the gateway. */
const gatewayToken = new UnsecuredJWT({ iss: 'https://accounts.google.com' }).encode()
const throughGateway = (client: string) => ({
  authorization: `Bearer ${gatewayToken}`,
  'x-forwarded-for': `${client}, 107.178.194.1`,
})

let edge: Edge
beforeAll(async () => {
  edge = await startEdge({ forwardedHops: 1, burst: { perSecond: 0.001, size: 3 } })
})
afterAll(() => edge.close())

/** Makes more calls than the burst limit allows, and returns the last status. */
async function flood(headersOf: (call: number) => Record<string, string>): Promise<number> {
  let status = 0
  for (let call = 0; call < 5; call += 1) {
    const init = { method: 'POST', headers: headersOf(call), body: '{}' }
    status = (await fetch(`${edge.url}/v1/invitations/verify`, init)).status
  }
  return status
}

it('clients of the gateway have separate burst limits and cannot forge their address', async () => {
  expect(await flood((call) => throughGateway(`198.51.100.${call}, 203.0.113.1`))).toBe(429)
  const other = { method: 'POST', headers: throughGateway('203.0.113.2'), body: '{}' }
  const { status } = await fetch(`${edge.url}/v1/invitations/verify`, other)
  expect(status).not.toBe(429)
})

it('a direct caller of the function cannot choose an address', async () => {
  expect(await flood((call) => ({ 'x-forwarded-for': `198.51.100.${call}, 203.0.113.9` }))).toBe(
    429,
  )
})

it('a client can ask which address the service sees', async () => {
  const headers = { ...throughGateway('2001:db8::7'), 'x-echo-address': 'true' }
  const { headers: told } = await fetch(`${edge.url}/v1/health`, { headers })
  expect(told.get('x-client-address')).toBe('2001:db8:0:0::/64')
  const { headers: silent } = await fetch(`${edge.url}/v1/health`)
  expect(silent.get('x-client-address')).toBeNull()
})
