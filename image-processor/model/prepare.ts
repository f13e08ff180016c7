import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { classes } from './training/classes.ts'
import { readKeptForJudging, refuseKeptForJudging } from './training/kept-for-judging.ts'
import { joinGroups } from './training/near-duplicates.ts'
import { type PreparedPhoto, prepareSource } from './training/prepared.ts'
import type { Source } from './training/source.ts'
import { sources } from './training/sources.ts'
import { isTestPhoto, readTestPhotos, type TestPhotos } from './training/test-photos.ts'

const usage = `
Prepares the photos that the training learns from. An interrupted run continues.

  node image-processor/model/prepare.ts --repositories <folder> --work <folder> --tests <folder>
                                        --kept <file> [--only <source> ...]

  --repositories  holds a clone owner+name/repo of each source of training/sources.ts
  --work          scratch space; it gets squares/<source>.bin, photos.json and classes.json
  --tests         the labelled folder whose photos must not be learnt from
  --kept          lists the repositories that are kept for judging, by hash
  --only          prepares this source only; repeat it for several

squares/<source>.bin has each labelled photo as a square of 192 px: red, green, blue and the mask of
the foliage. photos.json has their places, labels and groups; classes.json what the labels mean.`

/** The most differing bits of near duplicates, out of 256. Different leaves differ in more bits. */
const nearDuplicateBitsMax = 20

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      repositories: { type: 'string' },
      work: { type: 'string' },
      tests: { type: 'string' },
      kept: { type: 'string' },
      only: { type: 'string', multiple: true, default: [] },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help === true) return console.log(usage.trim())
  const { repositories, work, tests: testFolder, kept: keptFile, only } = values
  if (!repositories || !work || !testFolder || !keptFile)
    throw new Error('A folder is missing: see --help.')
  sharp.concurrency(1)
  const kept = readKeptForJudging(keptFile)
  for (const { repository } of sources) refuseKeptForJudging(repository, kept)
  mkdirSync(join(work, 'squares'), { recursive: true })
  const tests = await readTestPhotos(testFolder)
  const rows = []
  for (const source of sources.filter(({ name }) => only.length === 0 || only.includes(name))) {
    const photos = await prepareSource(source, repositories, work)
    const found = describe(source, photos, tests)
    console.log(`${source.name}: ${found.length} photos, ${photos.length - found.length} left out`)
    rows.push(...found)
  }
  writeFileSync(join(work, 'classes.json'), JSON.stringify(classes, null, 2))
  writeFileSync(join(work, 'photos.json'), JSON.stringify(rows))
}

/** Returns one source's rows for `photos.json`, without the photos that `isTestPhoto` finds. */
function describe(source: Source, photos: readonly PreparedPhoto[], tests: TestPhotos) {
  const items = photos.map(({ sample, turned }) => ({ group: sample.group, hashes: turned }))
  const roots = joinGroups(items, nearDuplicateBitsMax)
  return photos.flatMap(({ sample, sha256, print }, place) => {
    if (isTestPhoto({ sha256, print, group: sample.group }, tests)) return []
    return [
      {
        source: source.name,
        publisher: source.publisher ?? source.name,
        use: source.use,
        place,
        file: join('photos', source.name, sample.path),
        group_name: `${source.name} ${photos[roots[place] ?? place]?.sample.group}`,
        species: sample.species,
        ...(source.view !== undefined && { view: source.view }),
        ...sample.label,
      },
    ]
  })
}

await main()
