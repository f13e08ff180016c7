type Work = () => unknown

/**
 * How often work takes the time of other work: the fastest of some alternate turns of each, so that
 * a slow or busy machine changes little.
 */
export async function timesOf(
  turns: number,
  whole: Work,
  bare: Work,
  timeOf = millisecondsOf,
): Promise<number> {
  const fastest = { whole: Number.POSITIVE_INFINITY, bare: Number.POSITIVE_INFINITY }
  for (let turn = 0; turn < turns; turn += 1) {
    fastest.whole = Math.min(fastest.whole, await timeOf(whole))
    fastest.bare = Math.min(fastest.bare, await timeOf(bare))
  }
  return fastest.whole / fastest.bare
}

/** Does the same with the time that the processor spends on this process. */
export const processorTimesOf = (whole: Work, bare: Work) =>
  timesOf(5, whole, bare, processorMicrosecondsOf)

async function millisecondsOf(work: Work): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

async function processorMicrosecondsOf(work: Work): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return user + system
}
