import { join } from 'node:path'
import { runBesideStack } from '../local-stack/run-beside-stack.ts'
import { type Cost, measureCosts } from './costs.ts'
import { measureRatios, type Ratio } from './ratios.ts'
import { runWebhookBench } from './webhooks/beside-stack.ts'

/** Prints costs, time ratios and delivery rates. Returns the exit status of the local stack. */
export async function bench(): Promise<number> {
  const costs = await measureCosts()
  console.log(table(costs))
  console.log(
    `${costs.length} routes. "caller" counts the reads for a caller who was not seen for 10 s.\n` +
      'The writes of a transaction hold one for each document that it only read: a check that it did not change.\n',
  )
  for (const ratio of await measureRatios()) console.log(sentence(ratio))
  const consoleBench = join(import.meta.dirname, 'console/bench.ts')
  const status = await runBesideStack([process.execPath, consoleBench])
  return (await runWebhookBench()) || status
}

function table(routes: readonly Cost[]): string {
  const head = ['route', 'status', 'reads', 'writes', 'round trips', 'caller']
  const lines = routes.map(({ route, status, reads, writes, roundTrips, callerReads }) => [
    `${route.method} ${route.path}`,
    ...[status, reads, writes, roundTrips, callerReads].map(String),
  ])
  const widths = head.map((_name, column) =>
    Math.max(...[head, ...lines].map((line) => line[column]?.length ?? 0)),
  )
  return [head, ...lines]
    .map((line) =>
      line
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n')
}

function sentence({ name, wholeMs, bareMs }: Ratio): string {
  const quotient = (wholeMs / bareMs).toFixed(2)
  const times = [wholeMs, bareMs].map((each) => `${each.toFixed(2)} ms`)
  return `${name}: ${quotient} (${times.join(' / ')})`
}
