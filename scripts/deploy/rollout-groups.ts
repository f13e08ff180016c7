import { functions, namesOf } from '../../functions/src/deployment/functions.ts'

/**
 * How many functions are replaced at once, while each runs twice with one vCPU. A new project has
 * 20 vCPUs in a region, of which the image processor uses 2, or 4 while it starts.
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
