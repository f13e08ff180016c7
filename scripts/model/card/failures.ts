import {
  area,
  type Column,
  diseasedTold,
  healthyTold,
  otherThingsTold,
  plantsRefused,
  valuesOf,
} from '../columns.ts'
import { percent } from '../format.ts'
import type { Report } from '../report.ts'
import type { FiguresFile } from './figures-file.ts'

type Named = readonly [name: string, value: number]

const areaMin = 0.9
const recallMin = 0.8
const namedMin = 0.5
const otherThingsMin = 0.97
const refusedMax = 0.02

/** Lists the network's most frequent mistakes, one line for each kind, the worst first. */
export function failuresText({ leftOut, heldOut }: FiguresFile): string {
  const lines = [
    line(
      `Left-out sources with an area below ${areaMin}`,
      below(bySource(leftOut, area), areaMin),
      (value) => value.toFixed(3),
    ),
    line(
      `Left-out sources with fewer than ${percent(recallMin)} of their diseased leaves recognised`,
      below(bySource(leftOut, diseasedTold), recallMin),
    ),
    line(
      `Left-out sources with fewer than ${percent(recallMin)} of their healthy leaves recognised`,
      below(bySource(leftOut, healthyTold), recallMin),
    ),
    line(
      `Left-out other things recognised in fewer than ${percent(otherThingsMin)}`,
      below(bySource(leftOut, otherThingsTold), otherThingsMin),
    ),
    line(
      `Left-out plants rejected in more than ${percent(refusedMax)}`,
      above(bySource(leftOut, plantsRefused), refusedMax),
    ),
    line(
      `Known labels with the right health in fewer than ${percent(recallMin)}`,
      below(byLabel(heldOut, 'healthRight'), recallMin),
    ),
    line(
      `Known labels named first in fewer than ${percent(namedMin)}`,
      below(byLabel(heldOut, 'namedFirst'), namedMin),
    ),
  ]
  return lines.join('\n')
}

const bySource = ({ sources }: Report, column: Column): Named[] =>
  Object.entries(sources).flatMap(([name, figures]) =>
    valuesOf(column, [figures]).map((value): Named => [name, value]),
  )

const byLabel = ({ labels }: Report, name: 'healthRight' | 'namedFirst'): Named[] =>
  Object.entries(labels).flatMap(([label, figures]) => {
    const value = figures[name]
    return value === null ? [] : [[label, value] as const]
  })

const below = (all: readonly Named[], bound: number): Named[] =>
  all.filter(([, value]) => value < bound).sort(([, one], [, other]) => one - other)

const above = (all: readonly Named[], bound: number): Named[] =>
  all.filter(([, value]) => value > bound).sort(([, one], [, other]) => other - one)

function line(what: string, found: readonly Named[], told = percent): string {
  const names = found.map(([name, value]) => `${name} ${told(value)}`)
  return `- ${what}: ${names.length === 0 ? 'none' : names.join(', ')}.`
}
