import { join } from 'node:path'
import { z } from 'zod'
import { readJson } from '../common/json.ts'
import { root } from '../common/root.ts'

const names = z.record(z.string(), z.string()).default({})
const manifestSchema = z.object({ version: z.string(), dependencies: names })
const entrySchema = z.looseObject({ dev: z.boolean().optional(), link: z.boolean().optional() })
const lockSchema = z.object({ packages: z.record(z.string(), entrySchema) })

type Project = { name: string; version: string; dependencies: Record<string, string> }

/** The version of a workspace, and the exact versions of its dependencies. */
export function readWorkspacePackage(workspace: string) {
  return manifestSchema.parse(readJson(join(root, workspace, 'package.json')))
}

/**
 * Makes the lock file of a workspace's project that is installed outside the repository. All
 * packages keep their versions. Without a lock file, each cloud build would install the newest
 * matching versions, and npm itself cannot make the file offline. `npm ci` skips the packages that
 * the project does not need.
 */
export function shippedLock(project: Project): object {
  const lock = lockSchema.parse(readJson(join(root, 'package-lock.json')))
  const shared = Object.entries(lock.packages).filter(
    ([place, { dev, link }]) => place.startsWith('node_modules/') && !dev && !link,
  )
  const { name, version } = project
  const packages = { '': project, ...Object.fromEntries(shared) }
  return { name, version, lockfileVersion: 3, requires: true, packages }
}
