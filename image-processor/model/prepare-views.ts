import { closeSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { resample } from '../src/measure/downscale.ts'
import { decodeCopy } from '../src/measure-optimised.ts'
import { optimisePhoto } from '../src/optimise.ts'
import { networkSidePx } from '../src/plant-network.ts'

const usage = `
Writes photos as the service gives them to the network, for export_network.py to calibrate on.

  node image-processor/model/prepare-views.ts --work <folder>

  --work  the folder that prepare.ts has filled; it gets views.bin and views.json

Each photo is made WebP, decoded and made smaller, because every step changes its sharpness, which
familiarity depends on. The views are of all photos of the calibration part, and of some of each
source that were learnt from.`

const learntPerSourceMax = 200
const timeoutSeconds = 60

type Row = { readonly file: string; readonly source: string; readonly group_name: string }

/** The split of `training/photos.py`. */
function percentOf({ group_name }: Row): number {
  return crc32(group_name) % 100
}
function isHeldOut(row: Row): boolean {
  return percentOf(row) < 20
}
function isToCalibrate(row: Row): boolean {
  return !isHeldOut(row) && percentOf(row) < 30
}

function choose(rows: readonly Row[]): number[] {
  const sources = [...new Set(rows.map(({ source }) => source))]
  const learnt = sources.flatMap((source) => {
    const some = rows.flatMap((row, k) =>
      row.source === source && percentOf(row) >= 30 ? [k] : [],
    )
    const step = Math.max(1, some.length / learntPerSourceMax)
    return some.filter((_, k) => Math.floor(k / step) !== Math.floor((k - 1) / step))
  })
  return [...learnt, ...rows.flatMap((row, k) => (isToCalibrate(row) ? [k] : []))].sort(
    (one, other) => one - other,
  )
}

async function viewOf(file: string): Promise<Uint8Array | null> {
  const optimised = await optimisePhoto(readFileSync(file), timeoutSeconds)
  if (optimised.outcome !== 'OPTIMISED') return null
  const { copy } = await decodeCopy(optimised.webp, timeoutSeconds)
  return resample(copy, networkSidePx, networkSidePx).data
}

async function main(): Promise<void> {
  const options = { work: { type: 'string' }, help: { type: 'boolean', short: 'h' } } as const
  const { work, help } = parseArgs({ options }).values
  if (help === true) return console.log(usage.trim())
  if (!work) throw new Error('The work folder is missing: see --help.')
  sharp.concurrency(1)
  const rows: Row[] = JSON.parse(readFileSync(join(work, 'photos.json'), 'utf8'))
  const file = openSync(join(work, 'views.bin'), 'w')
  const laid: number[] = []
  for (const k of choose(rows)) {
    const view = await viewOf(rows[k]?.file ?? '')
    if (view === null) continue
    writeSync(file, view)
    laid.push(k)
  }
  closeSync(file)
  writeFileSync(join(work, 'views.json'), JSON.stringify(laid))
}

await main()
