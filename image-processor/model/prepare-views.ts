import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { resample } from '../src/measure/downscale.ts'
import { countOnPhoto } from '../src/measure/measure.ts'
import { decodeCopy } from '../src/measure-optimised.ts'
import { optimisePhoto } from '../src/optimise.ts'
import { trainedSidePx } from './training/classes.ts'
import { thin } from './training/collect.ts'

const usage = `
Writes photos as the service gives them to the network, for calibrating and judging.

  node image-processor/model/prepare-views.ts --work <folder>

  --work  the folder that prepare.ts has filled; it gets views/<source>.bin and .json

Each photo is encoded as WebP, decoded and scaled down, because every step changes its sharpness,
which affects familiarity. The index has what the service counts on each photo. An interrupted run continues with the next source.`

/** The photo limit per source. Leaf sources show many conditions, so their limit is higher. */
const viewsPerSourceMax = { leaves: 1000, others: 400 }
const timeoutSeconds = 60

type Row = {
  readonly file: string
  readonly source: string
  readonly kind: 'NO_PLANT' | 'PLANT' | 'HEALTHY' | 'DISEASED'
  readonly use: 'TRAIN' | 'JUDGE'
}

function viewsMaxOf(rows: readonly Row[]): number {
  const teaches = rows.some(
    ({ kind, use }) => use === 'TRAIN' && (kind === 'HEALTHY' || kind === 'DISEASED'),
  )
  return teaches ? viewsPerSourceMax.leaves : viewsPerSourceMax.others
}

async function viewOf(file: string) {
  const optimised = await optimisePhoto(readFileSync(file), timeoutSeconds)
  if (optimised.outcome !== 'OPTIMISED') return null
  const { copy, widthPx, heightPx } = await decodeCopy(optimised.webp, timeoutSeconds)
  const measured = { measurementsVersion: '1', widthPx, heightPx, ...countOnPhoto(copy).counted }
  return { pixels: resample(copy, trainedSidePx, trainedSidePx).data, measured }
}

/** Writes a source's index file last, so that an interrupted run writes the source again. */
async function writeViews(work: string, source: string, rows: readonly Row[]): Promise<void> {
  const index = join(work, 'views', `${source}.json`)
  const chosen = thin(rows, viewsMaxOf(rows)).map(({ file }) => file)
  const wanted = JSON.stringify(chosen)
  if (
    existsSync(index) &&
    JSON.stringify(JSON.parse(readFileSync(index, 'utf8')).chosen) === wanted
  )
    return
  const out = openSync(index.replace(/json$/, 'bin'), 'w')
  const files: string[] = []
  const measured: unknown[] = []
  for (const file of chosen) {
    const view = await viewOf(join(work, file))
    if (view === null) continue
    writeSync(out, view.pixels)
    files.push(file)
    measured.push(view.measured)
  }
  closeSync(out)
  writeFileSync(`${index}.partial`, JSON.stringify({ chosen, files, measured }))
  renameSync(`${index}.partial`, index)
  console.log(`${source}: ${files.length} views`)
}

async function main(): Promise<void> {
  const options = { work: { type: 'string' }, help: { type: 'boolean', short: 'h' } } as const
  const { work, help } = parseArgs({ options }).values
  if (help === true) return console.log(usage.trim())
  if (!work) throw new Error('The work folder is missing: see --help.')
  sharp.concurrency(1)
  mkdirSync(join(work, 'views'), { recursive: true })
  const rows: Row[] = JSON.parse(readFileSync(join(work, 'photos.json'), 'utf8'))
  for (const [source, some] of Map.groupBy(rows, (row) => row.source))
    await writeViews(work, source, some)
}

await main()
