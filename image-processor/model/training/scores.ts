export type Scored = { readonly score: number; readonly isPositive: boolean }

/** The chance that a positive scores above a negative (Mann-Whitney); ties count half. */
export const areaUnderCurve = (scored: readonly Scored[]): number => {
  const sorted = [...scored].sort((one, other) => one.score - other.score)
  let rankSum = 0
  for (let start = 0; start < sorted.length; ) {
    let end = start
    while (end < sorted.length && sorted[end]?.score === sorted[start]?.score) end++
    for (let k = start; k < end; k++) if (sorted[k]?.isPositive) rankSum += (start + end + 1) / 2
    start = end
  }
  const positives = scored.filter(({ isPositive }) => isPositive).length
  const negatives = scored.length - positives
  return (rankSum - (positives * (positives + 1)) / 2) / Math.max(1, positives * negatives)
}

/** Shares of positives at or above the threshold and of negatives below it. */
export const recallsAt = (
  scored: readonly Scored[],
  threshold: number,
): { readonly positive: number; readonly negative: number } => {
  const share = (wanted: boolean, test: (score: number) => boolean): number => {
    const some = scored.filter(({ isPositive }) => isPositive === wanted)
    return some.filter(({ score }) => test(score)).length / Math.max(1, some.length)
  }
  return {
    positive: share(true, (score) => score >= threshold),
    negative: share(false, (score) => score < threshold),
  }
}
