/** Enough at once for a page to take seconds; few enough to spare the database and storage. */
const batchSize = 25

/** Works through a list, a batch at a time; the results in its order. The first failure ends it. */
export async function inBatches<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  for (let start = 0; start < items.length; start += batchSize) {
    const batch = items.slice(start, start + batchSize)
    results.push(...(await Promise.all(batch.map((item) => work(item)))))
  }
  return results
}
