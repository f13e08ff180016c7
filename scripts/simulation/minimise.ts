import { type RunOptions, simulate } from '@plant/testing/simulation/run'
import { troubleNames } from '@plant/testing/simulation/troubles'
import { calledIds } from '@plant/testing/simulation/workload/steps'
import { rulesOf } from './seeds.ts'

/** Leaves out steps and troubles of a failing run, as long as it still breaks one of its rules. */
export async function minimise(seed: number, broken: readonly string[], steps: number) {
  const rules = rulesOf(broken)
  const breaks = async (options: RunOptions) => {
    const found = rulesOf((await simulate(seed, options)).broken)
    return [...rules].some((rule) => found.has(rule))
  }
  let [low, high] = [0, steps]
  while (low < high) {
    const stepsMax = Math.floor((low + high) / 2)
    if (await breaks({ stepsMax })) high = stepsMax
    else low = stepsMax + 1
  }
  const off: string[] = []
  for (const name of [...troubleNames, ...calledIds])
    if (await breaks({ stepsMax: high, off: [...off, name] })) off.push(name)
  return { stepsMax: high, off }
}

/** Lines of people and of troubles, without those of single calls of ports. */
export function essence(history: readonly string[]): string[] {
  const end = history.findIndex((line) => line.endsWith('the replays begin'))
  return history
    .slice(0, end === -1 ? undefined : end)
    .filter((line) => !/^\S+ p\d+ (?!dies)/.test(line))
}
