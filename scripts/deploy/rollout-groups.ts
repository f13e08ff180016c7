import type { DeployedFunction } from '../../functions/src/deployment/function.ts'
import { functions } from '../../functions/src/deployment/functions.ts'

/**
 * The most vCPUs that the functions of one group may have. A new project has 20 vCPUs in a region.
 * While a group is replaced, each of its functions runs twice. The image processor uses 2 vCPUs, or
 * 4 vCPUs while it starts.
 */
const groupCpuMax = 8

/**
 * The names of all functions in groups, in deployment order. A worker is deployed before the
 * functions that queue tasks for it, so that the worker knows each task.
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
