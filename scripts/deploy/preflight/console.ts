import { z } from 'zod'
import { readConsoleSite } from '../console-site.ts'
import type { Asked } from './asked.ts'

/** The permissions that the operator needs in Firebase, each with the role that contains it. */
const permissions: Readonly<Record<string, string>> = {
  'firebasehosting.sites.create': 'roles/firebasehosting.admin',
  'firebasehosting.sites.update': 'roles/firebasehosting.admin',
  'firebase.clients.create': 'roles/firebase.developAdmin',
  'firebaseauth.configs.update': 'roles/firebaseauth.admin',
}

const granted = z.object({ permissions: z.array(z.string()).default([]) })

/** Returns what prevents a console deployment: missing permissions or another product's site. */
export async function consoleGaps(asked: Asked): Promise<string[]> {
  const { project } = asked
  const found = await readConsoleSite(asked)
  const foreign = found?.isForeign
    ? [
        `The site ${found.host} serves something else, which the console would replace: npx firebase hosting:disable --project=${project}`,
      ]
    : []
  return [...(await permissionGaps(asked)), ...foreign]
}

/** Returns no gap if the operator may not test permissions. A later step then reports the gap. */
async function permissionGaps({ project, cloud }: Asked): Promise<string[]> {
  const url = `https://cloudresourcemanager.googleapis.com/v1/projects/${project}:testIamPermissions`
  const body = { permissions: Object.keys(permissions) }
  const { status, body: answered } = await cloud.request({ method: 'POST', url, body })
  if (status !== 200) return []
  const held = granted.parse(answered ?? {}).permissions
  return Object.entries(permissions)
    .filter(([name]) => !held.includes(name))
    .map(([name, role]) => `You lack the permission ${name}, which ${role} has`)
}
