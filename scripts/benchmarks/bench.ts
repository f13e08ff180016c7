import { type Cost, measureCosts } from './costs.ts'
import { measureRatios, type Ratio } from './ratios.ts'
import { runWebhookScript } from './webhooks/beside-stack.ts'

/**
 * Prints what every built route costs the database, and a few ratios of times; judges nothing.
 * Deliveries pass through queues and brokers, so they are measured on a stack, whose exit status this is.
 */
export async function bench(): Promise<number> {
  const { costs, unbuilt } = await measureCosts()
  print(table(costs))
  print(
    `${costs.length} routes; "caller" is what more is read whose caller was not seen for 10 s. A transaction's writes hold one`,
    'for each document that it only read, which checks that it did not change.',
  )
  for (const route of unbuilt) print(`not built yet: ${route.method} ${route.path}`)
  print('')
  for (const ratio of await measureRatios()) print(sentence(ratio))
  return runWebhookScript('bench')
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

function print(...lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`)
}
