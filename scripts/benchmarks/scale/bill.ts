import { imageProcessorSize } from '../../common/image-processor-size.ts'
import {
  bytesOf,
  callsOfUser,
  gib,
  indexBytesOf,
  monthsKept,
  table,
  utilisation,
} from './assumptions.ts'
import type { Figures } from './figures.ts'
import type { Life } from './life.ts'
import { plantIdEuros, prices } from './vendors.ts'

/** Renders the bill for 1,000 analyses, beside the price of a peer. */
export function bill(life: Life, figures: Figures): string {
  const items = costsOf(life, figures)
  const total = items.reduce((sum, [, dollars]) => sum + dollars, 0)
  return `## The bill for 1,000 analyses

${table(
  ['', 'Dollars'],
  [...items, ['**together**', total] as const].map(([name, dollars]) => [
    name,
    (dollars * 1000).toFixed(3),
  ]),
)}

plant.id takes ${plantIdEuros.least} to ${plantIdEuros.most} euros for 1,000 identifications with
health assessment. The bill leaves out logs, backups, idle instances and people, and a generative
model, whose provider charges by itself.
`
}

/** What each part of one analysis costs, in dollars. */
function costsOf(
  { steps, collections }: Life,
  figures: Figures,
): [name: string, dollars: number][] {
  const sum = (part: 'reads' | 'writes') => steps.reduce((total, step) => total + step[part], 0)
  const documents = Object.values(collections).reduce((total, share) => total + share.documents, 0)
  const documentGib = (bytesOf(collections) + indexBytesOf(collections)) / gib
  const photoGib = figures.keptBytes / gib
  const photoObjects = 2
  return [
    ['API Gateway, three calls', callsOfUser * prices.gatewayCall],
    ['Firestore reads', sum('reads') * prices.read],
    ['Firestore writes', sum('writes') * prices.write],
    ['Firestore deletes', documents * prices.delete],
    ['Firestore, documents and indexes', documentGib * prices.documentGibMonth * monthsKept],
    ['functions', functionDollars(figures)],
    ['image processor', imageDollars(figures)],
    ['Cloud Tasks and Pub/Sub', 2 * prices.task + prices.message],
    [
      'photos, stored',
      photoObjects * prices.objectWrite + photoGib * prices.objectGibMonth * monthsKept,
    ],
    ['photos, shown once', photoObjects * prices.objectRead + photoGib * prices.egressGib],
  ]
}

/** Three calls of the user, and the functions that run, fan out and deliver. */
const functionDollars = ({ functionSeconds }: Figures): number =>
  (functionSeconds / utilisation) * (prices.cpuSecond + prices.gibSecond) +
  (callsOfUser + 3) * prices.request

/** One call optimises the photo, another measures it. */
const imageDollars = ({ imageProcessorSeconds }: Figures): number =>
  (imageProcessorSeconds / utilisation / Number(imageProcessorSize.cpu)) *
    (Number(imageProcessorSize.cpu) * prices.cpuSecond +
      Number.parseInt(imageProcessorSize.memory, 10) * prices.gibSecond) +
  2 * prices.request
