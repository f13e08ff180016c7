import { symptomGroups } from '../../src/measure/schema.ts'
import type { Row, Table } from './describe.ts'
import { type Scale, scaleOf, standardiseRow, type Task, targetOf } from './examples.ts'
import { distanceTo, profilesOf, usualDistance } from './familiarity.ts'
import { type Head, scoreOf } from './logistic.ts'
import { areaUnderCurve, recallsAt, type Scored } from './scores.ts'

type Heads = { readonly plant: Head; readonly diseased: Head; readonly groups: readonly Head[] }
type Fit = (table: Table, scale: Scale) => Heads

const VALIDATION_PERCENT = 25

/** FNV-1a of the group: a leaf or scene is wholly in the one part or the other, in every run the same. */
export const isHeldOut = ({ source, group }: Row): boolean => {
  let hash = 0x811c9dc5
  for (const character of `${source} ${group}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  }
  return hash % 100 < VALIDATION_PERCENT
}

/** Trains on three quarters of the groups and reports on the originals of the rest, by source. */
export const reportValidation = ({ names, rows }: Table, fit: Fit): void => {
  const training = rows.filter((row) => !isHeldOut(row))
  const held = rows.filter((row) => isHeldOut(row) && row.original)
  const scale = scaleOf(training)
  const heads = fit({ names, rows: training }, scale)
  console.log(`validation: ${training.length} rows to train, ${held.length} photos held out`)
  reportBinary('plant', heads.plant, held, scale)
  for (const source of sourcesOf(held, 'diseased')) {
    const some = held.filter((row) => row.source === source)
    reportBinary('diseased', heads.diseased, some, scale, source)
  }
  reportBinary('diseased', heads.diseased, held, scale)
  reportGroups(heads.groups, held, scale)
}

/** The harder question: sources that the heads have never seen. */
export const reportLeftOut = ({ names, rows }: Table, fit: Fit): void => {
  for (const task of ['plant', 'diseased'] as const) {
    for (const source of sourcesOf(rows, task)) {
      const training = rows.filter((row) => row.source !== source)
      const held = rows.filter((row) => row.source === source && row.original)
      const scale = scaleOf(training)
      const heads = fit({ names, rows: training }, scale)
      reportBinary(task, heads[task], held, scale, `without ${source}`)
      if (task === 'diseased') {
        reportGroups(heads.groups, held, scale)
        reportFamiliarity(training, held, scale)
      }
    }
  }
}

const sourcesOf = (rows: readonly Row[], task: Task): string[] => [
  ...new Set(rows.filter((row) => targetOf(task, row) !== null).map(({ source }) => source)),
]

const reportBinary = (
  task: 'plant' | 'diseased',
  head: Head,
  held: readonly Row[],
  scale: Scale,
  title = 'all',
): void => {
  const scored: Scored[] = held.flatMap((row) => {
    const target = targetOf(task, row)
    if (target === null) return []
    return [{ score: scoreOf(head, standardiseRow(row, scale)), isPositive: target === 1 }]
  })
  const { positive, negative } = recallsAt(scored, 0)
  const show = (share: number): string => share.toFixed(3)
  console.log(
    `${task} (${title}): photos ${scored.length} AUC ${show(areaUnderCurve(scored))}`,
    `recall yes ${show(positive)} no ${show(negative)} balanced ${show((positive + negative) / 2)}`,
  )
}

const reportGroups = (heads: readonly Head[], held: readonly Row[], scale: Scale): void => {
  const diseased = held.filter(({ label }) => label.kind === 'DISEASED')
  const rights = symptomGroups.map((group, k) => {
    const some = diseased.filter((row) => targetOf('groups', row) === k)
    const right = some.filter((row) => bestOf(heads, standardiseRow(row, scale)) === k).length
    return { group, count: some.length, right }
  })
  const parts = rights
    .filter(({ count }) => count > 0)
    .map(({ group, count, right }) => `${group} ${right}/${count}`)
  const total = rights.reduce((sum, { right }) => sum + right, 0)
  console.log(`  symptom groups: ${(total / diseased.length).toFixed(3)} (${parts.join(', ')})`)
}

/** How many photos of the unseen source are noticed as such, at the distance most known photos stay within. */
const reportFamiliarity = (training: readonly Row[], held: readonly Row[], scale: Scale): void => {
  const known = training.filter((row) => !isHeldOut(row))
  const profiles = profilesOf(known, scale)
  const usual = usualDistance(profiles, training.filter(isHeldOut), scale)
  const strange = held.filter((row) => distanceTo(profiles, standardiseRow(row, scale)) > usual)
  console.log(
    `  unfamiliar: ${(strange.length / held.length).toFixed(3)} of them (10 % of known ones)`,
  )
}

const bestOf = (heads: readonly Head[], inputs: Float32Array): number => {
  const scores = heads.map((head) => scoreOf(head, inputs))
  return scores.indexOf(Math.max(...scores))
}
