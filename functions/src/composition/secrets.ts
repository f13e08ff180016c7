import { defineSecret } from 'firebase-functions/params'
import { environment } from '../config/environment.ts'
import { secretsOf } from '../config/secrets.ts'

const defined = new Map<string, ReturnType<typeof defineSecret>>()

/** The option that binds a function to its secrets in Secret Manager; it then finds their values in its environment. */
export function secretsFor(target: string) {
  const names = secretsOf(target, environment())
  return names.length > 0 ? { secrets: names.map(define) } : {}
}

/** Once for each name: a secret that is declared twice stands twice in the manifest. */
function define(name: string) {
  const secret = defined.get(name) ?? defineSecret(name)
  defined.set(name, secret)
  return secret
}
