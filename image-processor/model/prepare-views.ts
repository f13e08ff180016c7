import { closeSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { resample } from '../src/measure/downscale.ts'
import { decodeCopy } from '../src/measure-optimised.ts'
import { optimisePhoto } from '../src/optimise.ts'
import { networkSidePx } from '../src/plant-network.ts'

/**
 * Lays down photos just as the service would give them to the network (made WebP, decoded, made smaller), for
 * `export_network.py` to calibrate on: how sharp a photo is by then depends on every step before, and familiarity looks
 * at just that. All photos of the calibration part, and some of each source that were learnt from, after
 * `prepare.ts` has run: `node image-processor/model/prepare-views.ts --work <folder>`
 */
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
  const { work } = parseArgs({ options: { work: { type: 'string' } } }).values
  if (!work) throw new Error('see the comment at the top for the arguments')
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
