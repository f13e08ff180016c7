import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { thin } from '../../../image-processor/model/training/collect.ts'
import { measureOptimised } from '../../../image-processor/src/measure-optimised.ts'
import { optimisePhoto } from '../../../image-processor/src/optimise.ts'
import { loadPlantNetwork } from '../../../image-processor/src/plant-network.ts'
import { median } from '../figures.ts'
import { readManifest } from '../manifest.ts'
import type { FiguresFile } from './figures-file.ts'

const sidePx = 1024
const photosMax = 60
const loadsMax = 7
const timeoutSeconds = 30

/**
 * What loading the network costs, and measuring a photo that is stored 1,024 px long. The folder
 * holds labelled photos, of which some long ones are taken, evenly over all.
 */
export async function measureCost(folder: string, onnx: string): Promise<FiguresFile['cost']> {
  sharp.concurrency(1)
  const loads: number[] = []
  let network = await loadPlantNetwork(onnx)
  for (let k = 0; k < loadsMax; k++) {
    const startedAt = performance.now()
    network = await loadPlantNetwork(onnx)
    loads.push(performance.now() - startedAt)
  }
  const times: number[] = []
  for (const file of thin(await longPhotos(folder), photosMax)) {
    const optimised = await optimisePhoto(readFileSync(file), timeoutSeconds)
    if (optimised.outcome !== 'OPTIMISED') continue
    const before = process.cpuUsage()
    await measureOptimised(optimised.webp, network, timeoutSeconds)
    const { user, system } = process.cpuUsage(before)
    times.push((user + system) / 1000)
  }
  return {
    photos: times.length,
    measureMedianMs: times.length === 0 ? null : median(times),
    loadMedianMs: median(loads),
    processor: cpus()[0]?.model ?? 'unknown',
  }
}

/** Those that are at least as long as a photo is stored. */
async function longPhotos(folder: string): Promise<string[]> {
  const photos: string[] = []
  for (const { file } of readManifest(folder)) {
    const path = join(folder, file)
    const { width, height } = await sharp(path).metadata()
    if (Math.max(width, height) >= sidePx) photos.push(path)
  }
  return photos
}
