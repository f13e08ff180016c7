import { closeSync, mkdirSync, openSync, readFileSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { thin } from './training/collect.ts'
import { squareSidePx } from './training/square.ts'

const usage = `
Draws a contact sheet of every source, so that a person can check it before training.

  node image-processor/model/contact-sheets.ts --work <folder> [--only <source> ...]

  --work  the folder that prepare.ts has filled; it gets sheets/<source>-<label>.png
  --only  draws this source only; repeat it for several`

const columns = 10
const rowsMax = 6
const tilePx = 96

type Row = {
  readonly source: string
  readonly place: number
  readonly kind: string
  readonly condition?: string | null
}

const squareBytes = squareSidePx * squareSidePx * 4

/** Draws a prepared photo as a square PNG thumbnail, without the foliage mask. */
async function tileOf(file: number, { place }: Row): Promise<Buffer> {
  const square = Buffer.alloc(squareBytes)
  readSync(file, square, 0, squareBytes, place * squareBytes)
  const colours = square.filter((_, k) => k % 4 !== 3)
  return await sharp(colours, { raw: { width: squareSidePx, height: squareSidePx, channels: 3 } })
    .resize(tilePx, tilePx)
    .png()
    .toBuffer()
}

async function draw(work: string, name: string, rows: readonly Row[]): Promise<void> {
  const chosen = thin(rows, columns * rowsMax)
  const file = openSync(join(work, 'squares', `${chosen[0]?.source}.bin`), 'r')
  const tiles = await Promise.all(chosen.map((row) => tileOf(file, row)))
  closeSync(file)
  const height = Math.ceil(tiles.length / columns) * tilePx
  await sharp({ create: { width: columns * tilePx, height, channels: 3, background: '#ffffff' } })
    .composite(
      tiles.map((input, k) => ({
        input,
        left: (k % columns) * tilePx,
        top: Math.floor(k / columns) * tilePx,
      })),
    )
    .png()
    .toFile(join(work, 'sheets', `${name}.png`))
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      work: { type: 'string' },
      only: { type: 'string', multiple: true, default: [] },
      help: { type: 'boolean', short: 'h' },
    },
  })
  const { work, only, help } = values
  if (help === true) return console.log(usage.trim())
  if (!work) throw new Error('The work folder is missing: see --help.')
  mkdirSync(join(work, 'sheets'), { recursive: true })
  const rows: Row[] = JSON.parse(readFileSync(join(work, 'photos.json'), 'utf8'))
  const labelled = Map.groupBy(rows, ({ source, kind, condition }) =>
    [source, kind.toLowerCase(), condition ?? ''].filter((word) => word !== '').join('-'),
  )
  for (const [name, some] of labelled) {
    if (only.length === 0 || only.includes(some[0]?.source ?? '')) await draw(work, name, some)
  }
}

await main()
