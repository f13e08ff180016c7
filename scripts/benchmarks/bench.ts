import { join } from 'node:path'
import { root } from '../common/root.ts'
import { runBesideStack } from '../local-stack/run-beside-stack.ts'
import { buildService, type ColdStart, measureColdStart } from './cold-start/measure.ts'
import { type Cost, measureCosts } from './costs.ts'
import { measureOverhead, type Overhead } from './overhead/measure.ts'
import { measureRatios, type Ratio } from './ratios.ts'
import { runWebhookBench } from './webhooks/beside-stack.ts'

/** Prints costs, ratios, cold starts and delivery rates. Returns the local stack's exit status. */
export async function bench(): Promise<number> {
  const costs = await measureCosts()
  console.log(table(costs))
  console.log(
    `${costs.length} routes. "caller" counts the reads for a caller who was not seen for 10 s.\n` +
      'The writes of a transaction hold one for each document that it only read: a check that it did not change.\n',
  )
  for (const ratio of await measureRatios()) console.log(sentence(ratio))
  const service = await buildService(join(root, '.build/cold-start'))
  console.log(startSentence(await measureColdStart(service)))
  console.log(overheadSentence(await measureOverhead(service)))
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

function startSentence({ load, megabytes, config, read }: ColdStart): string {
  return [
    `loading the functions / a minimal function: ${load.toFixed(2)} (${megabytes.toFixed(0)} MiB)`,
    `first answer of /v1/config / of a minimal function: ${config.toFixed(2)}`,
    `first authenticated read / the SDKs alone: ${read.toFixed(2)}`,
  ].join('\n')
}

function overheadSentence({ config, configWithoutDomains }: Overhead): string {
  const [usual, light] = [config, configWithoutDomains].map((share) => share.toFixed(2))
  return `requests a second of /v1/config / of Express: ${usual} (Express without domains: ${light})`
}
