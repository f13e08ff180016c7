import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
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
 * holds labelled photos, of which the first long ones are taken.
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
  for (const { file } of readManifest(folder)) {
    if (times.length === photosMax) break
    const webp = await storedLong(join(folder, file))
    if (webp === null) continue
    const before = process.cpuUsage()
    await measureOptimised(webp, network, timeoutSeconds)
    const { user, system } = process.cpuUsage(before)
    times.push((user + system) / 1000)
  }
  return {
    photos: times.length,
    measureMedianMs: median(times),
    loadMedianMs: median(loads),
    processor: cpus()[0]?.model ?? 'unknown',
  }
}

/** Null of a photo that is stored smaller. */
async function storedLong(file: string): Promise<Uint8Array | null> {
  const bytes = readFileSync(file)
  const { width, height } = await sharp(bytes).metadata()
  if (Math.max(width, height) < sidePx) return null
  const optimised = await optimisePhoto(bytes, timeoutSeconds)
  return optimised.outcome === 'OPTIMISED' ? optimised.webp : null
}
