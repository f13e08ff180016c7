import type { Contender } from './contenders.ts'

/** IPX in this process, as a library; undefined where it is not installed, which is no dependency of the project. */
export async function ipx(): Promise<Contender | undefined> {
  return undefined
}
