import { existsSync, readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { thin } from '../../../image-processor/model/training/collect.ts'
import { isArtificial, judgedSidePx } from '../../../image-processor/src/measure/artificial.ts'
import { decodeCopy, measureDecoded } from '../../../image-processor/src/measure-optimised.ts'
import { optimisePhoto } from '../../../image-processor/src/optimise.ts'
import { loadPlantNetwork, type PlantNetwork } from '../../../image-processor/src/plant-network.ts'
import { makeThumbnail } from '../../../image-processor/src/thumbnail.ts'
import { roundedMedian } from '../figures.ts'
import { readManifest } from '../manifest.ts'
import type { FiguresFile } from './figures-file.ts'

const sidePx = 1024
const photosMax = 60
const loadsMax = 7
const turns = 4
const timeoutSeconds = 30

/** Measures the time per photo for up to 60 photos of 1,024 px, and the network's load time. */
export async function measureCost(work: string, onnx: string): Promise<FiguresFile['cost']> {
  sharp.concurrency(1)
  const loads: number[] = []
  let network = await loadPlantNetwork(onnx)
  for (let k = 0; k < loadsMax; k++) {
    const startedAt = performance.now()
    network = await loadPlantNetwork(onnx)
    loads.push(performance.now() - startedAt)
  }
  const costs: PhotoCost[] = []
  for (const file of thin(await longPhotos(join(work, 'held-out')), photosMax)) {
    const optimised = await optimisePhoto(readFileSync(file), timeoutSeconds)
    if (optimised.outcome === 'OPTIMISED') costs.push(await costOf(optimised.webp, network))
  }
  const before = join(work, 'before.onnx')
  return {
    photos: costs.length,
    addedMedianMs: existsSync(before)
      ? await addedBy(network, await loadPlantNetwork(before))
      : null,
    measureMedianMs: medianOf(costs.map(({ measureMs }) => measureMs)),
    thumbnailMedianMs: medianOf(costs.map(({ thumbnailMs }) => thumbnailMs)),
    loadMedianMs: roundedMedian(loads),
    processor: cpus()[0]?.model ?? 'unknown',
  }
}

const medianOf = (times: readonly number[]) => (times.length === 0 ? null : roundedMedian(times))

type PhotoCost = { readonly measureMs: number; readonly thumbnailMs: number }

/** Takes the fastest of four runs, because a cold start and other work only add time. */
async function costOf(webp: Uint8Array, network: PlantNetwork): Promise<PhotoCost> {
  const cost = { measureMs: Infinity, thumbnailMs: Infinity }
  for (let turn = 0; turn < turns; turn++) {
    const start = process.cpuUsage()
    const decoded = await decodeCopy(webp, timeoutSeconds)
    await measureDecoded(decoded, network)
    cost.measureMs = Math.min(cost.measureMs, millisecondsSince(start))
    const next = process.cpuUsage()
    await makeThumbnail(decoded.copy, timeoutSeconds)
    cost.thumbnailMs = Math.min(cost.thumbnailMs, millisecondsSince(next))
  }
  return cost
}

/** The added time of a network, and of recognising drawn pictures, for one photo. */
async function addedBy(network: PlantNetwork, before: PlantNetwork): Promise<number> {
  const data = Uint8Array.from({ length: judgedSidePx ** 2 * 3 }, (_, k) => (k * k) % 251)
  const photo = { data, widthPx: judgedSidePx, heightPx: judgedSidePx, channels: 3 } as const
  const times = { network: Infinity, before: Infinity, drawn: Infinity }
  const run = async (name: keyof typeof times, job: () => unknown) => {
    const start = process.cpuUsage()
    await job()
    times[name] = Math.min(times[name], millisecondsSince(start))
  }
  for (let turn = 0; turn < turns * 5; turn++) {
    await run('network', () => network(photo))
    await run('before', () => before(photo))
    await run('drawn', () => isArtificial(photo))
  }
  return Math.max(0, Math.round((times.network - times.before + times.drawn) * 10) / 10)
}

function millisecondsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

/** The photos whose longer side is at least 1,024 px, like the longer side of a stored photo. */
async function longPhotos(folder: string): Promise<string[]> {
  const photos: string[] = []
  for (const { file } of readManifest(folder)) {
    const path = join(folder, file)
    const { width, height } = await sharp(path).metadata()
    if (Math.max(width, height) >= sidePx) photos.push(path)
  }
  return photos
}
