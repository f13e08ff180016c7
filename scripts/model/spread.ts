import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Sharp } from 'sharp'
import { z } from 'zod'
import {
  type Change,
  changeBetween,
  trendOf,
} from '../../functions/src/domain/analyses/progress.ts'
import { publicMeasurements } from '../../functions/src/domain/diagnosis/diagnose.ts'
import { measureOptimised } from '../../image-processor/src/measure-optimised.ts'
import { optimisePhoto } from '../../image-processor/src/optimise.ts'
import { loadPlantNetwork, type PlantNetwork } from '../../image-processor/src/plant-network.ts'
import { readJson } from '../common/json.ts'
import { alter } from './assess.ts'

const timeoutSeconds = 30
const groupsMax = 40
const photosMax = 5

/** Sources whose groups are copies of one photo, so that their photos show no real differences. */
const copied = ['pothos']

const photosSchema = z.array(
  z.object({ source: z.string(), file: z.string(), group_name: z.string(), kind: z.string() }),
)
type Photo = z.infer<typeof photosSchema>[number]

const copies: Readonly<Record<string, (image: Sharp) => Sharp>> = {
  mirrored: (image) => image.flop().png({ compressionLevel: 1 }),
  're-encoded at quality 70': (image) => image.jpeg({ quality: 70 }),
  'brighter by 15 %': (image) => image.modulate({ brightness: 1.15 }),
  'darker by 15 %': (image) => image.modulate({ brightness: 0.85 }),
  'turned by 7°': (image) => image.rotate(7, { background: '#888' }),
  'half as wide': (image) => image.resize(512, 512, { fit: 'inside', withoutEnlargement: true }),
}

type Measured = Parameters<typeof changeBetween>[0]

/**
 * Prints how much the values that `progress` compares differ between photos of an unchanged plant.
 * Compares altered copies of one photo. Also compares photos of the same or of neighbouring leaves,
 * taken minutes apart. `image-processor/model/prepare.ts` must have prepared the folder.
 */
export async function printSpread(folder: string): Promise<void> {
  const network = await loadPlantNetwork()
  const photos = photosSchema.parse(readJson(join(folder, 'photos.json')))
  const groups = groupsOf(photos.filter(({ source }) => !copied.includes(source)))
  const ofPhotos = new Map<string, Change[]>()
  const ofCopies = new Map<string, Change[]>()
  const add = (to: Map<string, Change[]>, name: string, changes: readonly Change[]) =>
    to.set(name, [...(to.get(name) ?? []), ...changes])
  for (const [source, files] of groups) {
    const measured: Measured[] = []
    for (const file of files) {
      const bytes = readFileSync(resolve(folder, file))
      const now = await measure(bytes, network)
      if (now) measured.push(now)
      if (!now || file !== files[0]) continue
      for (const [name, change] of Object.entries(copies)) {
        const copy = await measure(await alter(bytes, change), network)
        if (copy) add(ofCopies, name, [changeBetween(now, copy)])
      }
    }
    const changes = measured.slice(1).map((now, k) => changeBetween(measured[k] ?? now, now))
    add(ofPhotos, source, changes)
  }
  printTable('altered copies', ofCopies)
  printTable('photos of one leaf or of leaves beside it', ofPhotos)
}

/** Returns at most 40 groups per source, spread evenly, with at most 5 photos of each group. */
function groupsOf(photos: readonly Photo[]): [source: string, files: string[]][] {
  const leaves = photos.filter(({ kind }) => kind === 'HEALTHY' || kind === 'DISEASED')
  const groups = Map.groupBy(leaves, ({ group_name, kind }) => `${group_name} ${kind}`)
  const several = [...groups.values()].filter(({ length }) => length > 1)
  const bySource = Map.groupBy(several, ([first]) => first?.source ?? '')
  return [...bySource].flatMap(([source, all]) =>
    evenly(all, groupsMax).map((group): [string, string[]] => [
      source,
      evenly(group, photosMax).map(({ file }) => file),
    ]),
  )
}

function evenly<T>(items: readonly T[], max: number): T[] {
  const step = Math.max(1, items.length / max)
  return items.filter((_, k) => Math.floor(k / step) !== Math.floor((k - 1) / step))
}

async function measure(bytes: Uint8Array, network: PlantNetwork): Promise<Measured | null> {
  const optimised = await optimisePhoto(bytes, timeoutSeconds)
  if (optimised.outcome !== 'OPTIMISED') return null
  return publicMeasurements(await measureOptimised(optimised.webp, network, timeoutSeconds))
}

function printTable(title: string, changes: ReadonlyMap<string, readonly Change[]>): void {
  const rows = [...changes, ['all', [...changes.values()].flat()] as const]
  const line = (cells: readonly string[]) =>
    process.stdout.write(`${cells.map((cell, k) => cell.padEnd(k === 0 ? 26 : 13)).join('')}\n`)
  process.stdout.write(`${title}: changes of square roots\n`)
  line(['', 'pairs', 'discoloured', '', '', 'lesions', '', '', 'trends'])
  line(['', '', '75 %', '95 %', '97.5 %', '75 %', '95 %', '97.5 %', ''])
  for (const [name, all] of rows) {
    const of = (measure: keyof Change) =>
      [0.75, 0.95, 0.975].map((share) => {
        const sorted = all.map((change) => Math.abs(change[measure])).sort((a, b) => a - b)
        return (sorted[Math.floor(share * sorted.length)] ?? 0).toFixed(3)
      })
    const trends = Object.entries(Object.groupBy(all, trendOf)).map(
      ([trend, some]) => `${trend} ${((100 * some.length) / all.length).toFixed(1)} %`,
    )
    line([name, String(all.length), ...of('discoloured'), ...of('lesions'), trends.join(', ')])
  }
}
