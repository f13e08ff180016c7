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

/** What the network gets wrong most, the worst first; a line of the card for each kind. */
export function failuresText({ leftOut, heldOut }: FiguresFile): string {
  const lines = [
    line(
      `Sources left out whose area is below ${areaMin}`,
      below(bySource(leftOut, area), areaMin),
      (value) => value.toFixed(3),
    ),
    line(
      `Sources left out of whose diseased leaves fewer than ${percent(recallMin)} are told so`,
      below(bySource(leftOut, diseasedTold), recallMin),
    ),
    line(
      `Sources left out of whose healthy leaves fewer than ${percent(recallMin)} are told so`,
      below(bySource(leftOut, healthyTold), recallMin),
    ),
    line(
      `Other things left out that are told so in fewer than ${percent(otherThingsMin)}`,
      below(bySource(leftOut, otherThingsTold), otherThingsMin),
    ),
    line(
      `Plants left out that are refused more often than in ${percent(refusedMax)}`,
      above(bySource(leftOut, plantsRefused), refusedMax),
    ),
    line(
      `Known labels of which fewer than ${percent(recallMin)} have their health told rightly`,
      below(byLabel(heldOut, 'healthRight'), recallMin),
    ),
    line(
      `Known labels that are named first in fewer than ${percent(namedMin)}`,
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
