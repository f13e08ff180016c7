import { closeSync, openSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { colourPlanes } from '../src/measure/colour.ts'
import { classifyTissue, segmentFoliage } from '../src/measure/foliage.ts'
import { collectSamples, type Sample } from './training/collect.ts'
import { joinGroups, turnedHashes } from './training/near-duplicates.ts'

const usage = `
Prepares the photos that train_network.py learns from.

  node image-processor/model/prepare.ts --repositories <folder> --work <folder> --tests <folder>

  --repositories  holds a clone owner+name/repo of each source of training/sources.ts
  --work          scratch space; it gets photos.bin and photos.json
  --tests         the labelled folder whose photos must not be learnt from

photos.bin has every labelled photo as a square of 192 px: red, green, blue and the mask of the
foliage. photos.json has their labels and groups.`

const sidePx = 192
/** Of 256: few enough that two leaves are never joined for lying alike on white paper. */
const nearDuplicateBitsMax = 20

type Prepared = { readonly sample: Sample; readonly hashes: Uint32Array[] }

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      repositories: { type: 'string' },
      work: { type: 'string' },
      tests: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help === true) return console.log(usage.trim())
  const { repositories, work, tests } = values
  if (!repositories || !work || !tests) throw new Error('A folder is missing: see --help.')
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

/** Squashed, not cropped, so that the photo's rim is kept. Null for a damaged photo. */
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
