import { join } from 'node:path'
import { z } from 'zod'
import { readJson } from '../common/json.ts'
import { root } from '../common/root.ts'

const manifestSchema = z.object({
  version: z.string(),
  dependencies: z.record(z.string(), z.string()).default({}),
})
const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ version: z.string().optional() })),
})

export type WorkspacePackage = {
  readonly version: string
  /** The exact version of each dependency, from the repository's lock file. */
  readonly dependencies: Readonly<Record<string, string>>
}

/** The version and locked dependencies of a workspace. Throws if a dependency is not locked. */
export function readWorkspacePackage(workspace: string): WorkspacePackage {
  const manifest = manifestSchema.parse(readJson(join(root, workspace, 'package.json')))
  const { packages } = lockSchema.parse(readJson(join(root, 'package-lock.json')))
  const pin = (name: string): [string, string] => {
    const locked = packages[`${workspace}/node_modules/${name}`] ?? packages[`node_modules/${name}`]
    if (locked?.version === undefined) throw new Error(`package-lock.json does not contain ${name}`)
    return [name, locked.version]
  }
  return {
    version: manifest.version,
    dependencies: Object.fromEntries(Object.keys(manifest.dependencies).map(pin)),
  }
}
