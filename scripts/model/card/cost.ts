import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { thin } from '../../../image-processor/model/training/collect.ts'
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
export async function measureCost(folder: string, onnx: string): Promise<FiguresFile['cost']> {
  sharp.concurrency(1)
  const loads: number[] = []
  let network = await loadPlantNetwork(onnx)
  for (let k = 0; k < loadsMax; k++) {
    const startedAt = performance.now()
    network = await loadPlantNetwork(onnx)
    loads.push(performance.now() - startedAt)
  }
  const costs: PhotoCost[] = []
  for (const file of thin(await longPhotos(folder), photosMax)) {
    const optimised = await optimisePhoto(readFileSync(file), timeoutSeconds)
    if (optimised.outcome === 'OPTIMISED') costs.push(await costOf(optimised.webp, network))
  }
  return {
    photos: costs.length,
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
