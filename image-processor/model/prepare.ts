import { closeSync, openSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { colourPlanes } from '../src/measure/colour.ts'
import { classifyTissue, segmentFoliage } from '../src/measure/foliage.ts'
import { collectSamples, type Sample } from './training/collect.ts'
import { joinGroups, turnedHashes } from './training/near-duplicates.ts'

/**
 * Prepares the photos for `train_network.py`: every labelled photo of the sources as a square of
 * `sidePx`, red, green, blue and the foliage's mask, one after the other in `photos.bin`, with their
 * labels and groups in `photos.json`.
 *
 * `node image-processor/model/prepare.ts --repositories <folder> --work <folder> --tests <folder>`
 * where `repositories` holds a clone `owner+name/repo` of each source of `training/sources.ts`, `work` is
 * scratch space, and `tests` is the labelled folder whose photos must not be learnt from.
 */
const sidePx = 192
/** Of 256: few enough that two leaves are never joined for lying alike on white paper. */
const nearDuplicateBitsMax = 20

type Prepared = { readonly sample: Sample; readonly hashes: Uint32Array[] }

async function main(): Promise<void> {
  const { values: options } = parseArgs({
    options: {
      repositories: { type: 'string' },
      work: { type: 'string' },
      tests: { type: 'string' },
    },
  })
  const { repositories, work, tests } = options
  if (!repositories || !work || !tests)
    throw new Error('see the comment at the top for the arguments')
  const prepared: Prepared[] = []
  const file = openSync(join(work, 'photos.bin'), 'w')
  for (const sample of await collectSamples(repositories, work, tests)) {
    const pixels = await square(sample.file)
    if (pixels === null) continue
    writeSync(file, withMask(pixels))
    prepared.push({ sample, hashes: await turnedHashes(pixels, sidePx) })
  }
  closeSync(file)
  writeFileSync(join(work, 'photos.json'), JSON.stringify(describe(prepared)))
}

/** Squashed, not cropped: what lies at the rim of the photo is seen too. Null for a damaged photo. */
async function square(file: string): Promise<Uint8Array | null> {
  return await sharp(file)
    .rotate()
    .resize(sidePx, sidePx, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer()
    .catch(() => null)
}

function withMask(pixels: Uint8Array): Uint8Array {
  const planes = colourPlanes({ data: pixels, widthPx: sidePx, heightPx: sidePx, channels: 3 })
  const { mask } = segmentFoliage(planes, classifyTissue(planes))
  const all = new Uint8Array(sidePx * sidePx * 4)
  for (let i = 0; i < mask.length; i++) {
    all.set(pixels.subarray(i * 3, i * 3 + 3), i * 4)
    all[i * 4 + 3] = (mask[i] ?? 0) * 255
  }
  return all
}

function describe(prepared: readonly Prepared[]) {
  const sources = [...new Set(prepared.map(({ sample }) => sample.source.name))]
  const groups = new Map<Prepared, string>()
  for (const source of sources) {
    const some = prepared.filter(({ sample }) => sample.source.name === source)
    const items = some.map(({ sample, hashes }) => ({ group: sample.group, hashes }))
    const roots = joinGroups(items, nearDuplicateBitsMax)
    some.forEach((one, k) => {
      groups.set(one, `${source} ${some[roots[k] ?? k]?.sample.group}`)
    })
  }
  return prepared.map((one) => ({
    source: one.sample.source.name,
    file: one.sample.file,
    group_name: groups.get(one),
    ...one.sample.label,
  }))
}

await main()
