import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { projectId } from '../common/project.ts'
import { functionsServiceAccount } from './environment.ts'
import { listen, sendJson } from './http.ts'
import { urlOf } from './ports.ts'

const keyId = 'development'
const tokenLifetimeSeconds = 3600
const flavor = 'Google'

type Sign = (email: string, audience: string) => Promise<string>

/**
 * Replaces the metadata server that issues a service's identity tokens, and serves the keys that
 * verify the tokens. The key pair exists for one run.
 * https://cloud.google.com/compute/docs/instances/verifying-instance-identity
 */
export async function startIssuer(port: number): Promise<Server> {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: keyId, alg: 'RS256', use: 'sig' }] }
  const sign: Sign = (email, audience) =>
    new SignJWT({ email, email_verified: true, azp: email })
      .setProtectedHeader({ alg: 'RS256', kid: keyId, typ: 'JWT' })
      .setIssuer(urlOf(port))
      .setSubject(email)
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime(`${tokenLifetimeSeconds}s`)
      .sign(privateKey)
  return listen(port, async (request, response) => {
    const url = new URL(request.url ?? '/', urlOf(port))
    if (url.pathname === '/certs') return sendJson(response, 200, jwks)
    await answerMetadata(request, response, url, sign)
  })
}

async function answerMetadata(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  sign: Sign,
): Promise<void> {
  if (request.headers['metadata-flavor'] !== flavor)
    return sendText(response, 403, 'Missing required header "Metadata-Flavor": "Google"')
  const account = /^\/computeMetadata\/v1\/instance\/service-accounts\/([^/]+)\/(\w+)$/.exec(
    url.pathname,
  )
  if (account) return answerAccount(response, account[1] ?? '', account[2] ?? '', url, sign)
  if (url.pathname === '/computeMetadata/v1/project/project-id')
    return sendText(response, 200, projectId)
  // The client libraries use this path to detect a metadata server.
  if (url.pathname === '/computeMetadata/v1/instance')
    return sendText(response, 200, 'service-accounts/')
  sendText(response, 404, 'Not found')
}

async function answerAccount(
  response: ServerResponse,
  account: string,
  item: string,
  url: URL,
  sign: Sign,
): Promise<void> {
  const email = account === 'default' ? functionsServiceAccount : decodeURIComponent(account)
  const audience = url.searchParams.get('audience')
  if (item === 'identity' && audience) sendText(response, 200, await sign(email, audience))
  else if (item === 'identity') sendText(response, 400, 'non-empty audience parameter required')
  else if (item === 'token')
    sendMetadataJson(response, {
      access_token: 'development',
      expires_in: tokenLifetimeSeconds,
      token_type: 'Bearer',
    })
  else sendText(response, 404, 'Not found')
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain', 'metadata-flavor': flavor })
  response.end(text)
}

function sendMetadataJson(response: ServerResponse, body: unknown): void {
  response.setHeader('metadata-flavor', flavor)
  sendJson(response, 200, body)
}
