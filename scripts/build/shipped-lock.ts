import { dirname, join } from 'node:path'
import { z } from 'zod'
import { readJson } from '../common/json.ts'
import { root } from '../common/root.ts'

const names = z.record(z.string(), z.string()).optional()
const entrySchema = z.looseObject({
  version: z.string().optional(),
  dependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
})
const lockSchema = z.object({ packages: z.record(z.string(), entrySchema) })

type Entry = z.infer<typeof entrySchema>
/** `place` is a package's path in the shipped folder. `source` is its path in the repository. */
type Placed = { place: string; source: string }
type Project = { name: string; version: string; dependencies: Readonly<Record<string, string>> }

/**
 * Makes the lock file of a workspace that is installed outside the repository. All direct and
 * indirect dependencies keep their versions, but may move to other folders. Without a lock file,
 * each cloud build would install the newest matching versions. npm cannot make the lock file
 * offline, and npm may pick newer versions when it is online.
 */
export function shippedLock(workspace: string, project: Project): object {
  const { packages } = lockSchema.parse(readJson(join(root, 'package-lock.json')))
  const placed = new Map<string, string>()
  const waiting: Placed[] = [{ place: '', source: workspace }]
  for (const parent of waiting)
    for (const name of needs(parent, packages, project)) {
      const source = resolve(packages, parent.source, name)
      if (source === undefined) continue
      if (visible(placed, parent.place, name) === source) continue
      const top = placeOf('', name)
      const place = placed.has(top) ? placeOf(parent.place, name) : top
      placed.set(place, source)
      waiting.push({ place, source })
    }
  const places = [...placed.keys()].sort()
  const entries = places.map((place) => [place, shipped(packages[placed.get(place) ?? ''])])
  return {
    name: project.name,
    version: project.version,
    lockfileVersion: 3,
    requires: true,
    packages: { '': project, ...Object.fromEntries(entries) },
  }
}

/** A package's dependencies by name. Optional and peer dependencies may be missing. */
function needs(
  { place, source }: Placed,
  packages: Record<string, Entry>,
  project: Project,
): string[] {
  if (place === '') return Object.keys(project.dependencies)
  const { dependencies, optionalDependencies, peerDependencies } = packages[source] ?? {}
  return Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })
}

/** The path in the repository from which Node would load a dependency. */
function resolve(packages: Record<string, Entry>, from: string, name: string): string | undefined {
  return upwards(from)
    .map((folder) => placeOf(folder, name))
    .find((path) => path in packages)
}

/** The path in the repository of the package that Node would load from a shipped folder. */
function visible(placed: Map<string, string>, from: string, name: string): string | undefined {
  return upwards(from)
    .map((folder) => placed.get(placeOf(folder, name)))
    .find((source) => source !== undefined)
}

/** The folder and all its parent folders. */
function upwards(folder: string): string[] {
  if (folder === '') return ['']
  const above = dirname(folder)
  return [folder, ...upwards(above === '.' ? '' : above)]
}

function placeOf(folder: string, name: string): string {
  return `${folder === '' ? '' : `${folder}/`}node_modules/${name}`
}

/** The entry without npm's marks for development and peer dependencies. */
function shipped(entry: Entry | undefined): object {
  const marks = ['dev', 'devOptional', 'peer']
  return Object.fromEntries(Object.entries(entry ?? {}).filter(([name]) => !marks.includes(name)))
}
