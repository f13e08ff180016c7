import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { functions } from '../../../functions/src/deployment/functions.ts'
import { imageProcessorSize } from '../../common/image-processor-size.ts'
import { root } from '../../common/root.ts'
import {
  accounts,
  bytesOf,
  daysKept,
  gib,
  indexBytesOf,
  secondsPerDay,
  startsPerSecond,
  table,
  utilisation,
} from './assumptions.ts'
import { bill } from './bill.ts'
import type { Figures } from './figures.ts'
import type { Life, Step } from './life.ts'
import { limits, prices } from './vendors.ts'

const columnsMax = 100

export const readFigures = (): Figures =>
  JSON.parse(readFileSync(join(root, 'scripts/benchmarks/scale/figures.json'), 'utf8')) as Figures

/** Renders docs/performance/scale.md. All figures follow from the arguments and `vendors.ts`. */
export function scalePage(life: Life, figures: Figures): string {
  return [
    introduction,
    operations(life),
    hotDocuments(life),
    growingIndexes(life),
    queues(life),
    instances(figures),
    storage(life, figures),
    ending(life),
    bill(life, figures),
  ]
    .map(wrapped)
    .join('\n\n')
}

/** Breaks paragraphs and items of lists at 100 columns, because figures change their lines. */
function wrapped(section: string): string {
  const blocks = section.split(/\n(?=\n|\||\d+\. )/)
  return blocks.map((block) => (/^\n?\|/.test(block) ? block : wrap(block))).join('\n')
}

function wrap(block: string): string {
  const indent = /^\d+\. /.test(block) ? '   ' : ''
  const lines = ['']
  for (const word of block.trim().split(/\s+/)) {
    const line = lines.at(-1) ?? ''
    const isFull = line.length + word.length >= columnsMax
    if (isFull) lines.push(`${indent}${word}`)
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`
  }
  return `${block.startsWith('\n') ? '\n' : ''}${lines.join('\n')}`
}

const introduction = `# A thousand starts a second, and 100 million accounts

\`npm run bench:scale\` computes this page: it counts the operations of one analysis in the whole
service, measures processor times on the local stack, and multiplies. Limits and prices are
Google's and Kindwise's, with their sources in \`scripts/benchmarks/scale/vendors.ts\`. **Nobody has
tried these rates on Google Cloud.** An analysis here has a photo in its request, one webhook, and
the embedded model; a user waits for it and lists the history once.`

function operations({ steps, collections }: Life): string {
  const all = steps.reduce(
    (sum, step) => ({
      name: '**together**',
      reads: sum.reads + step.reads,
      writes: sum.writes + step.writes,
      roundTrips: sum.roundTrips + step.roundTrips,
    }),
    { name: '', reads: 0, writes: 0, roundTrips: 0 } satisfies Step,
  )
  const rates = Object.entries(collections).map(([name, { writes, entries }]) => [
    `\`${name}\``,
    whole(writes * startsPerSecond),
    (entries / writes).toFixed(1),
    String(rampMinutes(writes * startsPerSecond)),
  ])
  return `## Operations

${table(
  ['Step', 'Reads', 'Writes', 'Round trips'],
  [...steps, all].map(({ name, reads, writes, roundTrips }) => [
    name,
    ...[reads, writes, roundTrips].map(String),
  ]),
)}

A check of an unchanged document counts as a write. Identifying a caller who was not seen for ten
seconds adds two reads at most. At ${whole(startsPerSecond)} starts a second that is
${whole(all.reads * startsPerSecond)} reads and ${whole(all.writes * startsPerSecond)} writes. A new
collection takes ${limits.rampStartPerSecond} operations a second, and half more every
${limits.rampMinutes} minutes (500/50/5), so the load has to grow for as long as this table says:

${table(['Collection', 'Writes a second', 'Index entries changed by a write', 'Minutes of growth'], rates)}`
}

function hotDocuments({ hot, shared }: Life): string {
  const documents = Object.entries(hot).map(([name, writes]) => `\`${name}\` (${writes})`)
  const secondsBetween = accounts / startsPerSecond
  return `## Hot documents

${shared.length === 0 ? 'Analyses of different accounts write no common document.' : `Analyses of different accounts write ${shared.join(', ')}.`}
Every analysis of one account writes two: ${documents.join(' and ')}, which hold the exact quota and
the exact event number. Google advises at most ${limits.documentWritesPerSecond} write a second to a
document for long, so one account completes about ${limits.documentWritesPerSecond} analysis a second
for long, and more in bursts. An average account here starts one every
${whole(secondsBetween / 3600)} hours.`
}

function growingIndexes({ collections, sequential }: Life): string {
  const rows = Object.entries(sequential).map(([name, indexes]) => {
    const { writes = 0 } = collections[name] ?? {}
    return [
      indexes.map((index) => `\`${index}\``).join(', '),
      whole(writes * startsPerSecond),
      whole(limits.sequentialWritesPerSecond / writes),
      String(Math.ceil((writes * startsPerSecond) / limits.sequentialWritesPerSecond)),
    ]
  })
  return `## Indexes that grow with time

The first limit. A collection with such an index takes ${limits.sequentialWritesPerSecond} writes a
second, because one server holds all new entries. Nothing is sharded today. The remedy is a random
\`shard\` before the time in these indexes; each sweep then asks once per shard.

${table(['Indexes', 'Writes a second', 'Starts a second today', 'Shards needed'], rows)}`
}

function queues({ steps }: Life): string {
  const trips = steps.find(({ name }) => name === 'run')?.roundTrips ?? 0
  const { runAnalysis, deliverWebhook } = functions
  const needed = Math.ceil(startsPerSecond / limits.queueDispatchesPerSecond)
  return `## Queues and topics

A queue starts at most ${limits.queueDispatchesPerSecond} tasks a second, so analyses and deliveries
need ${needed} queues each. \`runAnalysis\` runs at most
${runAnalysis.trigger.rate.maxConcurrentDispatches} analyses at once, each ${trips} round trips and
one photo long, and \`deliverWebhook\`
${whole(deliverWebhook.trigger.rate.maxConcurrentDispatches)} events, as long as their receivers
take: both settings grow with the load. One topic carries one message of under 1 kB per analysis,
which fans out by account.`
}

function instances({ imageProcessorSeconds, functionSeconds }: Figures): string {
  const { cpu, memory } = imageProcessorSize
  const images = Math.ceil((imageProcessorSeconds * startsPerSecond) / utilisation / Number(cpu))
  const workers = Math.ceil((functionSeconds * startsPerSecond) / utilisation)
  const memoryGib = images * Number.parseInt(memory, 10) + workers
  return `## Processors and memory

A photo takes ${milliseconds(imageProcessorSeconds)} ms of the image processor, and an analysis
${milliseconds(functionSeconds)} ms of all functions together, on one core of the machine that
measured. With processors busy ${utilisation * 100} % of the time that is ${whole(images)} instances
of the image processor (${cpu} cores, ${memory}B) and ${whole(workers)} of the functions (1 core, at
most 1 GiB): ${whole(memoryGib)} GiB. \`MAX_INSTANCES\` and the region's quota must allow them.`
}

function storage({ collections, accountBytes }: Life, { keptBytes }: Figures): string {
  const analysisBytes = bytesOf(collections) + indexBytesOf(collections)
  const kept = startsPerSecond * secondsPerDay * daysKept
  const ofAccounts = accounts * accountBytes
  const ofAnalyses = kept * analysisBytes
  const row = (name: string, count: number, bytes: number, price: number) => [
    name,
    `${whole(count / 1_000_000)} million`,
    whole(bytes),
    ((count * bytes) / 2 ** 40).toFixed(1),
    whole(((count * bytes) / gib) * price),
  ]
  return `## What is stored

${table(
  ['', 'Count', 'Bytes each', 'TiB', 'Dollars a month'],
  [
    row('accounts', accounts, accountBytes, prices.documentGibMonth),
    row(`analyses of ${daysKept} days`, kept, analysisBytes, prices.documentGibMonth),
    row('their photos', kept, keptBytes, prices.objectGibMonth),
  ],
)}

Index entries are ${percent(indexBytesOf(collections) / analysisBytes)} % of what an analysis takes.
Accounts that do nothing cost little: they are ${percent(ofAccounts / (ofAccounts + ofAnalyses))} %
of the documents.`
}

function ending({ collections, sequential }: Life): string {
  const most = Math.max(...Object.keys(sequential).map((name) => collections[name]?.writes ?? 0))
  return `## Where Firestore ends, and what comes next

1. Above ${whole(limits.sequentialWritesPerSecond / most)} starts a second: shards in the indexes
   above, and a second queue above ${limits.queueDispatchesPerSecond}.
2. Above ${limits.documentWritesPerSecond} analysis a second of one account for long: the account's
   numbers are exact, so they cannot be sharded. Such a customer spreads its work over several
   accounts, or gets a database that locks rows (Spanner) behind the same port.
3. One database is in one place. More regions mean a database and a bucket for each, and an account
   belongs to one of them: no transaction spans two accounts.`
}

/** How long a load must grow until a new collection takes the rate. */
function rampMinutes(perSecond: number): number {
  const steps = Math.log(perSecond / limits.rampStartPerSecond) / Math.log(limits.rampGrowth)
  return Math.max(0, Math.ceil(steps)) * limits.rampMinutes
}

const whole = (value: number): string => Math.round(value).toLocaleString('en')
const milliseconds = (seconds: number): string => Math.round(seconds * 1000).toString()
const percent = (share: number): string => (share * 100).toFixed(1)
