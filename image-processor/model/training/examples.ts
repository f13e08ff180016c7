import type { SymptomGroup } from '../../src/measure/schema.ts'
import { symptomGroups } from '../../src/measure/schema.ts'
import type { Row, Table } from './describe.ts'
import type { Example } from './logistic.ts'

/** As in the measurement: what lies beyond is unlike the training photos, not more of the same. */
const DEVIATIONS_MAX = 3
const DEVIATION_MIN = 1e-4

export type Scale = { readonly means: number[]; readonly deviations: number[] }

/** Mean and standard deviation of each feature over photos that show plants and photos that do not alike. */
export const scaleOf = (rows: readonly Row[]): Scale => {
  const size = rows[0]?.values.length ?? 0
  const means = Array.from({ length: size }, () => 0)
  const squares = Array.from({ length: size }, () => 0)
  for (const { values } of rows) {
    values.forEach((value, k) => {
      means[k] = (means[k] ?? 0) + value / rows.length
      squares[k] = (squares[k] ?? 0) + (value * value) / rows.length
    })
  }
  const deviations = means.map((mean, k) => {
    const variance = Math.max(0, (squares[k] ?? 0) - mean * mean)
    return Math.max(DEVIATION_MIN, Math.sqrt(variance))
  })
  return { means, deviations }
}

export const standardiseRow = (row: Row, { means, deviations }: Scale): Float32Array =>
  Float32Array.from(row.values, (value, k) => {
    const away = (value - (means[k] ?? 0)) / (deviations[k] ?? 1)
    return Math.max(-DEVIATIONS_MAX, Math.min(DEVIATIONS_MAX, away))
  })

export type Task = 'plant' | 'diseased' | 'groups'

/**
 * Health is judged from the leaf alone. With the whole photo's features the heads learn the background of
 * each source: no better on photos of known sources, and worse on those of others.
 */
const leafFeature = /^(leaf|base|detail|lesions?|halo|pattern|foliage)\./

/** Which features a task may look at, in the order of the names. */
export const visibleIn = (task: Task, names: readonly string[]): boolean[] =>
  names.map((name) => task === 'plant' || leafFeature.test(name))

/** The class of a row in a task; null where the row says nothing about it. */
export const targetOf = (task: Task, { label }: Row): number | null => {
  if (task === 'plant') return label.kind === 'NO_PLANT' ? 0 : 1
  if (task === 'groups') return label.kind === 'DISEASED' ? indexOf(label.group) : null
  if (label.kind === 'HEALTHY') return 0
  return label.kind === 'DISEASED' ? 1 : null
}

const indexOf = (group: SymptomGroup): number => symptomGroups.indexOf(group)

/**
 * Weighted so that classes count alike, and within a class each source by the root of its size: a large
 * source must not teach its own camera and background as if they were the disease.
 */
export const examplesOf = (task: Task, { names, rows }: Table, scale: Scale): Example[] => {
  const visible = visibleIn(task, names)
  const used = rows.flatMap((row) => {
    const target = targetOf(task, row)
    return target === null ? [] : [{ row, target }]
  })
  const sizes = new Map<string, number>()
  const key = (source: string, target: number): string => `${source} ${target}`
  for (const { row, target } of used) {
    sizes.set(key(row.source, target), (sizes.get(key(row.source, target)) ?? 0) + 1)
  }
  const classTotals = new Map<number, number>()
  for (const [name, size] of sizes) {
    const target = Number(name.split(' ')[1])
    classTotals.set(target, (classTotals.get(target) ?? 0) + Math.sqrt(size))
  }
  return used.map(({ row, target }) => ({
    inputs: standardiseRow(row, scale).map((input, k) => (visible[k] ? input : 0)),
    target,
    weight: 1 / Math.sqrt(sizes.get(key(row.source, target)) ?? 1) / (classTotals.get(target) ?? 1),
  }))
}
