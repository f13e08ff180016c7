import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { readJson } from '../common/json.ts'
import { root } from '../common/root.ts'
import { runBesideStack } from '../local-stack/run-beside-stack.ts'
import { buildService, measureColdStart } from './cold-start/measure.ts'
import { measureOperations } from './costs.ts'
import { measureOptimising } from './images/bench.ts'
import { measureOverhead } from './overhead/measure.ts'
import { measurePhotos } from './photos.ts'
import { figures, shown, shownLimit } from './report/figures.ts'
import { renderReport } from './report/render.ts'
import { type Operations, operations, type Rounds, valueOf } from './report/report.ts'

const [fullRounds, quickRounds] = [9, 3]
const roundsSchema = z.record(z.string(), z.array(z.number()))

/** The parts of the benchmark that this process measures, by the name of the part. */
const ownParts: Record<string, (rounds: number) => Promise<Rounds>> = {
  overhead: async (rounds) => measureOverhead(await built(), rounds),
  'cold-start': async (rounds) => measureColdStart(await built(), rounds),
  photos: async (rounds) => ({
    ...(await measurePhotos(rounds)),
    ...(await measureOptimising(rounds)),
  }),
}
/** The parts that need a running stack. */
const stackParts: readonly string[] = ['end-to-end', 'webhooks', 'busy-account']

export const parts = ['operations', ...Object.keys(ownParts), ...stackParts]

let service: ReturnType<typeof buildService> | undefined
const built = () => (service ??= buildService(join(root, '.build/cold-start')))

type Run = { chosen: readonly string[]; isQuick: boolean }

/** Measures and prints the chosen parts. A full run of all parts writes the report. */
export async function bench({ chosen, isQuick }: Run): Promise<void> {
  const rounds = isQuick ? quickRounds : fullRounds
  if (chosen.includes('operations')) requireBudget(await measureOperations())
  let found: Rounds = {}
  for (const [name, measure] of Object.entries(ownParts))
    if (chosen.includes(name)) found = { ...found, ...printed(await measure(rounds)) }
  const onStack = stackParts.filter((name) => chosen.includes(name))
  if (onStack.length > 0) found = { ...found, ...printed(await measureOnStack(rounds, onStack)) }
  if (isQuick || !parts.every((name) => chosen.includes(name))) return
  for (const [path, text] of renderReport(found)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
}

/** Throws if the measurement fails. */
async function measureOnStack(rounds: number, names: readonly string[]): Promise<Rounds> {
  const file = join(root, '.build/bench-on-stack.json')
  const script = join(import.meta.dirname, 'on-stack.ts')
  const status = await runBesideStack([process.execPath, script, file, String(rounds), ...names])
  if (status !== 0) throw new Error(`the measurement beside the stack ended with status ${status}`)
  return roundsSchema.parse(readJson(file))
}

function printed(rounds: Rounds): Rounds {
  for (const figure of figures.filter(({ id }) => id in rounds)) {
    const limit = shownLimit(figure) && `, ${shownLimit(figure)}`
    console.log(
      `${figure.id}: ${shown(figure, valueOf(rounds, figure.id))}${limit} (${figure.beside})`,
    )
  }
  return rounds
}

/** Prints the operations that differ from the budget. Throws if there is one. */
function requireBudget(measured: Readonly<Record<string, Operations>>): void {
  const text = (of: Operations | undefined) =>
    of ? `${of.reads} reads, ${of.writes} writes, ${of.roundTrips} round trips` : 'none'
  const changed = Object.keys({ ...operations, ...measured }).filter(
    (id) => text(operations[id]) !== text(measured[id]),
  )
  for (const id of changed)
    console.log(`${id}: ${text(measured[id])}; in the budget: ${text(operations[id])}`)
  if (changed.length > 0) throw new Error('change scripts/benchmarks/budget.json')
  console.log(`operations: ${Object.keys(measured).length} as in the budget`)
}
