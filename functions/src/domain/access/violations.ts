import type { User } from '../../collections/accounts.ts'
import { limits } from '../../contract/limits.ts'
import type { Violations } from '../../contract/schemas/admin.ts'

type Kind = Violations['lastViolations'][number]['kind']

/** Adds a violation of the policy. Only the latest violations keep their dates. */
export function withViolation(user: User, kind: Kind, at: Date): User {
  const dated = [...(user.lastViolations ?? []), { at, kind }]
  const lastViolations = dated.slice(-limits.admin.violationsDated)
  return { ...user, violations: user.violations + 1, lastViolations }
}

/** The wire format of a user's violations, newest first. */
export function toViolations({ violations, lastViolations = [] }: User): Violations {
  const shown = lastViolations.map(({ at, kind }) => ({ at: at.toISOString(), kind }))
  return { violations, lastViolations: shown.reverse() }
}
