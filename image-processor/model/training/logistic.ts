/** One example: standardised inputs, the class, and how much it counts. */
export type Example = {
  readonly inputs: Float32Array
  readonly target: number
  readonly weight: number
}

export type Head = { weights: number[]; bias: number }

export type Settings = { readonly penalty: number; readonly rounds: number; readonly rate: number }

const MOMENTUM = 0.9

/**
 * Logistic regression for `classes` classes (softmax; one head per class), full-batch gradient descent
 * with momentum and an L2 penalty. No library: the whole of it is these lines, and it needs no Python.
 */
export const fitHeads = (
  examples: readonly Example[],
  classes: number,
  { penalty, rounds, rate }: Settings,
): Head[] => {
  const size = examples[0]?.inputs.length ?? 0
  const total = examples.reduce((sum, example) => sum + example.weight, 0)
  const weights = Array.from({ length: classes }, () => new Float64Array(size + 1))
  const speed = Array.from({ length: classes }, () => new Float64Array(size + 1))
  for (let round = 0; round < rounds; round++) {
    slopes(examples, weights, size).forEach((slope, c) => {
      descend(weights[c], speed[c], slope, total, { penalty, rate })
    })
  }
  return weights.map((row) => ({
    weights: Array.from(row.subarray(0, size)),
    bias: row[size] ?? 0,
  }))
}

/** One step downhill with momentum. The bias, last, is not shrunk. */
const descend = (
  weights: Float64Array | undefined,
  speed: Float64Array | undefined,
  slope: Float64Array,
  total: number,
  { penalty, rate }: Pick<Settings, 'penalty' | 'rate'>,
): void => {
  if (weights === undefined || speed === undefined) return
  const bias = weights.length - 1
  slope.forEach((value, k) => {
    const weight = weights[k] ?? 0
    const step = value / total + (k < bias ? penalty * weight : 0)
    speed[k] = MOMENTUM * (speed[k] ?? 0) - rate * step
    weights[k] = weight + (speed[k] ?? 0)
  })
}

const slopes = (
  examples: readonly Example[],
  weights: readonly Float64Array[],
  size: number,
): Float64Array[] => {
  const slope = weights.map(() => new Float64Array(size + 1))
  for (const { inputs, target, weight } of examples) {
    const shares = softmax(weights.map((row) => dot(row, inputs, size)))
    for (let c = 0; c < weights.length; c++) {
      const row = slope[c]
      if (row === undefined) continue
      const error = weight * ((shares[c] ?? 0) - (c === target ? 1 : 0))
      for (let k = 0; k < size; k++) row[k] = (row[k] ?? 0) + error * (inputs[k] ?? 0)
      row[size] = (row[size] ?? 0) + error
    }
  }
  return slope
}

const dot = (row: Float64Array, inputs: Float32Array, size: number): number => {
  let sum = row[size] ?? 0
  for (let k = 0; k < size; k++) sum += (row[k] ?? 0) * (inputs[k] ?? 0)
  return sum
}

export const softmax = (scores: readonly number[]): number[] => {
  const highest = Math.max(...scores)
  const parts = scores.map((score) => Math.exp(score - highest))
  const total = parts.reduce((sum, part) => sum + part, 0)
  return parts.map((part) => part / total)
}

export const scoreOf = (head: Head, inputs: Float32Array): number => {
  let sum = head.bias
  for (let k = 0; k < inputs.length; k++) sum += (head.weights[k] ?? 0) * (inputs[k] ?? 0)
  return sum
}

/** Two classes as one head: the difference of both. */
export const binaryHead = ([no, yes]: readonly Head[]): Head => ({
  weights: (yes?.weights ?? []).map((weight, k) => weight - (no?.weights[k] ?? 0)),
  bias: (yes?.bias ?? 0) - (no?.bias ?? 0),
})
