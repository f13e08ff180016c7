import type { Demonstration } from '../../hosting/console-config.ts'

/** Known to everybody: it opens nothing but accounts of a project on somebody's own machine. */
export const demonstrationPassword = 'a-demonstration'

const address = (name: string) => `${name}@demo.example`

export const demonstrationEmails = {
  grower: address('grower'),
  nursery: address('nursery'),
  worker: address('worker'),
  moderator: address('moderator'),
  superadmin: address('superadmin'),
  secondSuperadmin: address('second-superadmin'),
  /** Whose permissions are asked for: neither who asks nor who approves may be that. */
  thirdSuperadmin: address('third-superadmin'),
  banned: address('banned'),
} as const

const roles = {
  grower: 'user',
  nursery: 'enterprise',
  moderator: 'admin',
  superadmin: 'superadmin',
  secondSuperadmin: 'superadmin',
} as const satisfies Partial<
  Record<keyof typeof demonstrationEmails, Demonstration['accounts'][number]['role']>
>

/**
 * Whether a project is none that anybody depends on: the Firebase tools never let one whose id
 * begins with `demo-` reach production.
 */
export function isDemonstration(projectId: string): boolean {
  return projectId.startsWith('demo-')
}

/**
 * The accounts to sign in as with one click, the first one first. Throws for any other project than
 * a `demo-` one: there, anybody could use an account whose password is known.
 */
export function demonstrationOf(projectId: string): Demonstration {
  if (!isDemonstration(projectId))
    throw new Error(`${projectId} gets no demonstration: its id does not begin with demo-`)
  const accounts = Object.entries(roles).map(([name, role]) => ({
    role,
    email: demonstrationEmails[name as keyof typeof roles],
    password: demonstrationPassword,
  }))
  return { accounts }
}
