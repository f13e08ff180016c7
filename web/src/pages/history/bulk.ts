import { PlantError } from '@plant-analysis/client'

export type BulkResult = {
  readonly done: readonly string[]
  /** The ids of analyses that another user or an expiry has deleted in the meantime. */
  readonly gone: readonly string[]
  readonly failed: readonly { readonly id: string; readonly error: unknown }[]
}

/** The number of simultaneous calls. The service allows 60 calls at once and 20 more per second. */
const callsAtOnce = 4

type Group = readonly string[]

/**
 * Acts on groups of analyses, and reports the progress after each group. If a group fails because
 * one analysis is gone, handles the other analyses of the group one by one.
 */
export async function actOnAll(
  groups: readonly Group[],
  act: (ids: Group) => Promise<unknown>,
  onProgress: (done: number) => void,
): Promise<BulkResult> {
  const result = {
    done: [] as string[],
    gone: [] as string[],
    failed: [] as BulkResult['failed'][number][],
  }
  const waiting = [...groups]
  const actOn = async (ids: Group) => {
    try {
      await act(ids)
      result.done.push(...ids)
    } catch (error) {
      const isGone = error instanceof PlantError && error.code === 'NOT_FOUND'
      if (isGone && ids.length > 1) waiting.push(...ids.map((id) => [id]))
      else if (isGone) result.gone.push(...ids)
      else result.failed.push(...ids.map((id) => ({ id, error })))
    }
    onProgress(result.done.length + result.gone.length + result.failed.length)
  }
  const work = async () => {
    for (let ids = waiting.shift(); ids; ids = waiting.shift()) await actOn(ids)
  }
  await Promise.all(Array.from({ length: callsAtOnce }, work))
  return result
}

/** Splits ids into groups of at most `size`. */
export function groupsOf(ids: readonly string[], size: number): Group[] {
  const count = Math.ceil(ids.length / size)
  return Array.from({ length: count }, (_, at) => ids.slice(at * size, (at + 1) * size))
}
