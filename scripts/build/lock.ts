import { join } from 'node:path'
import { z } from 'zod'
import { readJson } from '../common/json.ts'
import { root } from '../common/root.ts'

const names = z.record(z.string(), z.string()).default({})
const manifestSchema = z.object({ version: z.string(), dependencies: names })
const entrySchema = z.looseObject({
  dependencies: names.optional(),
  dev: z.boolean().optional(),
  link: z.boolean().optional(),
})
const lockSchema = z.object({ packages: z.record(z.string(), entrySchema) })

type Project = { name: string; version: string; dependencies: Record<string, string> }

/** The version of a workspace, and the exact versions of its dependencies. */
export function readWorkspacePackage(workspace: string) {
  return manifestSchema.parse(readJson(join(root, workspace, 'package.json')))
}

/**
 * Makes the lock file of a workspace that is installed outside the repository. All packages keep
 * their versions. Without a lock file, each cloud build would install the newest matching versions,
 * and npm itself cannot make the file offline. `npm ci` skips the packages of other workspaces.
 */
export function shippedLock(workspace: string, project: Project): object {
  const lock = lockSchema.parse(readJson(join(root, 'package-lock.json')))
  const all = Object.entries(lock.packages).filter(([, { dev, link }]) => !dev && !link)
  const isShared = (place: string) => place.startsWith('node_modules/')
  const packages = Object.fromEntries(all.filter(([place]) => isShared(place)))
  const own = all.filter(([place]) => place.startsWith(`${workspace}/node_modules/`))
  // The workspace's own version moves up. The version that it replaces moves down, to its users.
  for (const [from, entry] of own) {
    const place = from.slice(workspace.length + 1)
    const replaced = packages[place]
    const name = place.slice('node_modules/'.length)
    for (const [user, { dependencies }] of all)
      if (replaced && isShared(user) && dependencies?.[name])
        packages[`${user}/${place}`] ??= replaced
    packages[place] = entry
  }
  const { name, version } = project
  return {
    name,
    version,
    lockfileVersion: 3,
    requires: true,
    packages: { '': project, ...packages },
  }
}
