import { randomBytes } from 'node:crypto'

/** For a function that is given no secret to sign with: what it signed would be refused. */
export function unknownSecret(): string {
  return randomBytes(32).toString('base64')
}
