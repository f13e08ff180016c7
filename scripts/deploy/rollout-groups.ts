import { functions, namesOf } from '../../functions/src/deployment/functions.ts'

/**
 * How many functions, of one vCPU each, are replaced at once. A new project has 20 vCPUs in a
 * region. While a group is replaced, each of its functions runs twice. The image processor uses 2
 * vCPUs, or 4 vCPUs while it starts.
 */
const groupSize = 8

/**
 * The names of all functions in groups, in deployment order. A worker is deployed before the
 * functions that queue tasks for it, so that the worker knows each task.
 */
export function rolloutGroups(): string[][] {
  const workers = namesOf((deployed) => 'workSeconds' in deployed)
  const servers = Object.keys(functions).filter((name) => !workers.includes(name))
  return [...inGroups(workers), ...inGroups(servers)]
}

const inGroups = (names: readonly string[]): string[][] =>
  names.length === 0 ? [] : [names.slice(0, groupSize), ...inGroups(names.slice(groupSize))]
