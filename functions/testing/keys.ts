import { call, type TestUser } from './service.ts'

export type Key = {
  id: string
  token: string
  name: string | null
  last4: string
  scopes: string[]
  createdAt: string
  lastUsedAt?: string | null
  expiresAt: string | null
}

/** Creates an API key for the user's account. */
export async function createKey(user: TestUser, body: Record<string, unknown> = {}): Promise<Key> {
  const answer = await call<Key>('POST', '/v1/tokens', { user, body })
  if (answer.status !== 200) throw new Error(`creating the key was answered with ${answer.status}`)
  return answer.body
}

export function withKey(token: string): Record<string, string> {
  return { 'x-api-key': token }
}
