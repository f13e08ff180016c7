import sharp, { type WebpOptions } from 'sharp'
import { optimiseSettings } from '../../../image-processor/src/encode/encode.ts'
import { tuneLibvips } from '../../../image-processor/src/image/loaders.ts'
import type { BenchPhoto } from './photos.ts'
import { lossless, psnr } from './quality.ts'

const { input, resize } = optimiseSettings
const quality = optimiseSettings.webp.quality

/** Encoder settings that the specification leaves open. The first setting is the reference. */
const candidates: Record<string, WebpOptions> = {
  'effort 4 (default)': { effort: 4 },
  'effort 0': { effort: 0 },
  'effort 1': { effort: 1 },
  'effort 2': { effort: 2 },
  'effort 3': { effort: 3 },
  'effort 5': { effort: 5 },
  'effort 6': { effort: 6 },
  'effort 2, smart subsampling': { effort: 2, smartSubsample: true },
  'effort 4, smart subsampling': { effort: 4, smartSubsample: true },
  'effort 4, smart deblocking': { effort: 4, smartDeblock: true },
  'effort 4, preset photo': { effort: 4, preset: 'photo' },
}

type Tried = { milliseconds: number; bytes: number; decibels: number }

/**
 * A table that compares each candidate with the first candidate over all photos. The columns are
 * the geometric means of processor time and of bytes, and the mean gain in decibels. `*` marks the
 * Pareto front: no other candidate beats these candidates in one column without losing in another.
 */
export async function measureFront(
  photos: readonly BenchPhoto[],
  rounds: number,
): Promise<string[]> {
  tuneLibvips()
  const tried = new Map<string, Tried[]>(Object.keys(candidates).map((name) => [name, []]))
  for (const photo of photos) {
    const reference = await lossless(photo.bytes)
    for (const [name, best] of await tryAll(photo.bytes, rounds, reference))
      tried.get(name)?.push(best)
  }
  const base = tried.values().next().value ?? []
  const rows = [...tried].map(([name, each]) => ({ name, ...against(base, each) }))
  return rows.map((row) => {
    const beaten = rows.some((other) => other !== row && isBetter(other, row))
    const cells = [row.milliseconds.toFixed(2), row.bytes.toFixed(3), row.decibels.toFixed(2)]
    return `${beaten ? ' ' : '*'} ${row.name.padEnd(30)}${cells.map((cell) => cell.padStart(9)).join('')}`
  })
}

/** Runs the candidates in turn and keeps the fastest times: other programs only add time. */
async function tryAll(bytes: Buffer, rounds: number, reference: Buffer) {
  const best = new Map<string, Tried>()
  for (let round = 0; round < rounds; round += 1)
    for (const [name, options] of Object.entries(candidates)) {
      const before = process.cpuUsage()
      const webp = await sharp(bytes, input)
        .resize(resize)
        .webp({ quality, ...options })
        .toBuffer()
      const { user, system } = process.cpuUsage(before)
      const milliseconds = (user + system) / 1000
      const known = best.get(name)
      if (known) known.milliseconds = Math.min(known.milliseconds, milliseconds)
      else
        best.set(name, { milliseconds, bytes: webp.length, decibels: await psnr(webp, reference) })
    }
  return best
}

function against(base: readonly Tried[], each: readonly Tried[]): Tried {
  const logs = (pick: (one: Tried) => number) =>
    mean(each.map((one, at) => Math.log(pick(one) / pick(base[at] ?? one))))
  return {
    milliseconds: Math.exp(logs(({ milliseconds }) => milliseconds)),
    bytes: Math.exp(logs(({ bytes }) => bytes)),
    decibels: mean(each.map((one, at) => one.decibels - (base[at] ?? one).decibels)),
  }
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * Whether `one` beats `other` in some measure and loses in none. Ignores negligible differences.
 */
function isBetter(one: Tried, other: Tried): boolean {
  const gains = [
    other.milliseconds / one.milliseconds - 1,
    other.bytes / one.bytes - 1,
    (one.decibels - other.decibels) / 5,
  ]
  return gains.every((gain) => gain > -0.005) && gains.some((gain) => gain > 0.01)
}
