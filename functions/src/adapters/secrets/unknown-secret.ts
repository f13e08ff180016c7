import { randomBytes } from 'node:crypto'

/** For a function without a signing secret. Nothing accepts its signatures. */
export function unknownSecret(): string {
  return randomBytes(32).toString('base64')
}
