import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { root } from '../../common/root.ts'
import { type Asked, type Finding, gap, warning } from './asked.ts'

/** The custom role of an operator who may do no more than deploy. */
const deployerRole = 'infrastructure/deployer-role.yaml'

const role = z.object({ includedPermissions: z.array(z.string()) })
const granted = z.object({ permissions: z.array(z.string()).default([]) })
const testedAtOnce = 100
const shownMax = 10

/** An owner has these by each bucket, and not by the project. */
const byBucket = /^storage\.(objects|buckets\.(get|update|getIamPolicy|setIamPolicy)$)/

function neededPermissions(): string[] {
  const text = readFileSync(join(root, deployerRole), 'utf8')
  return role.parse(parse(text)).includedPermissions.filter((name) => !byBucket.test(name))
}

/** Tests the whole list of permissions, so that nothing is refused half way. */
export async function permissionFindings({ project, read }: Asked): Promise<Finding[]> {
  const url = `https://cloudresourcemanager.googleapis.com/v1/projects/${project}:testIamPermissions`
  const needed = neededPermissions()
  const missing: string[] = []
  for (let at = 0; at < needed.length; at += testedAtOnce) {
    const permissions = needed.slice(at, at + testedAtOnce)
    const { status, body } = await read.ask({ method: 'POST', url, body: { permissions } })
    if (status !== 200)
      return [warning(`Your permissions were not tested: ${status} ${JSON.stringify(body)}`)]
    const held = granted.parse(body ?? {}).permissions
    missing.push(...permissions.filter((name) => !held.includes(name)))
  }
  if (missing.length === 0) return []
  const more = missing.length > shownMax ? ` and ${missing.length - shownMax} more` : ''
  const shown = missing.slice(0, shownMax).join(', ')
  return [gap(`You lack ${shown}${more}: see the role ${deployerRole}`)]
}
