import type { DeployedFunction } from '../../functions/src/deployment/function.ts'
import { functions } from '../../functions/src/deployment/functions.ts'

/**
 * The vCPU that the functions of one group may start with at once. A young project has 20 in a
 * region: each function of a group runs twice while it is replaced, and the image processor has 2,
 * or 4 while it starts.
 */
const groupCpuMax = 8

/**
 * The names of all functions in the groups in which they are deployed, one after the other.
 * What does work comes before what makes it, so that a worker knows each task that is queued.
 */
export function rolloutGroups(
  table: Readonly<Record<string, DeployedFunction>> = functions,
): string[][] {
  const lines = Object.entries(table)
  const workers = lines.filter(([, deployed]) => 'workSeconds' in deployed)
  const servers = lines.filter(([, deployed]) => !('workSeconds' in deployed))
  return [...inGroups(workers), ...inGroups(servers)]
}

function inGroups(lines: readonly [string, DeployedFunction][]): string[][] {
  const groups: { names: string[]; cpu: number }[] = []
  for (const [name, { cpu }] of lines) {
    const last = groups.at(-1)
    if (last === undefined || last.cpu + cpu > groupCpuMax) groups.push({ names: [name], cpu })
    else {
      last.names.push(name)
      last.cpu += cpu
    }
  }
  return groups.map(({ names }) => names)
}
