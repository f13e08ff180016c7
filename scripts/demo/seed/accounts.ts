import type { Demonstration } from '../../hosting/console-config.ts'

/** The password is public, because this password only opens accounts on a developer's machine. */
export const demonstrationPassword = 'a-demonstration'

const address = (name: string) => `${name}@demo.example`

export const demonstrationEmails = {
  grower: address('grower'),
  nursery: address('nursery'),
  worker: address('worker'),
  moderator: address('moderator'),
  superadmin: address('superadmin'),
  secondSuperadmin: address('second-superadmin'),
  /** The request for permissions needs a third person besides its author and its approver. */
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
 * Whether a project is safe for test data. The Firebase tools keep a project whose id begins with
 * `demo-` away from production.
 */
export function isDemonstration(projectId: string): boolean {
  return projectId.startsWith('demo-')
}

/**
 * The accounts that the console offers for sign-in with one click, in order. Throws unless the
 * project is a `demo-` project, because the password is public.
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
