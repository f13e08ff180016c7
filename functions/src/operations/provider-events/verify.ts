import { createHash } from 'node:crypto'
import type { RequestParts } from '../../contract/endpoint.ts'
import { limits } from '../../contract/limits.ts'
import { parseJson } from '../../domain/parse-json.ts'
import { isSignedBy } from '../../domain/webhooks/signature.ts'
import type { Ports } from '../../ports/ports.ts'

/** The signed parts of an event: its id and its content. */
export type Verified = { id: string; content: unknown }

/** Parses no body before its signature is verified. Returns undefined for every failed check. */
export async function verifyProvider(
  ports: Ports,
  request: RequestParts,
): Promise<Verified | undefined> {
  const signature = request.header('webhook-signature')
  if (signature === undefined) return undefined
  return isToken(signature) ? verifyToken(ports, signature) : verifyBytes(ports, request, signature)
}

/** A token (JWT) has two full stops and no comma. Each Standard Webhooks signature has a comma. */
function isToken(signature: string): boolean {
  return /^[\w-]+\.[\w-]+\.[\w-]+$/.test(signature)
}

function verifyBytes(
  { providerSecrets, clock }: Ports,
  { header, body }: RequestParts,
  signature: string,
): Verified | undefined {
  const id = header('webhook-id')
  const timestamp = header('webhook-timestamp') ?? ''
  if (!id || !/^\d{1,12}$/.test(timestamp)) return undefined
  const timestampSeconds = Number(timestamp)
  const distance = Math.abs(clock.now().getTime() / 1000 - timestampSeconds)
  if (distance > limits.webhook.signatureToleranceSeconds) return undefined
  if (!isSignedBy({ id, timestampSeconds, body }, signature, providerSecrets)) return undefined
  return { id, content: parseJson(body) }
}

/** Trusts only the claims, which are signed. A replay could change the body and the header's id. */
async function verifyToken({ providerTokens }: Ports, token: string) {
  const claims = await providerTokens.verify(token)
  if (!claims) return undefined
  const id =
    typeof claims['jti'] === 'string'
      ? claims['jti']
      : createHash('sha256').update(token).digest('hex')
  return { id, content: claims }
}
