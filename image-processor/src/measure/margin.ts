import type { RawPhoto } from './planes.ts'
import type { SignMap } from './signs.ts'
import { quantile } from './statistics.ts'

/** A part of a photo, in pixels, with the photo's proportions. */
type Part = {
  readonly left: number
  readonly top: number
  readonly widthPx: number
  readonly heightPx: number
}

/** How far a channel of the ground may be from the ground's colour: a sheet has shadows. */
const awayMax = 24
/** The share of the photo's edge that must show the ground. */
const groundMin = 0.95
/** A row or column with fewer other pixels than this share shows specks on the ground. */
const specksMax = 0.02
/** A subject that is larger than this share of the photo's sides stays as it is. */
const sideShareMax = 0.65

/**
 * The part with the subject, if it lies small on a plain ground, such as a leaf on a sheet of
 * paper. The network has learnt from leaves that fill the photo. Null for all other photos.
 */
export function partOnPlainGround(photo: RawPhoto): Part | null {
  const { widthPx, heightPx } = photo
  const isGround = groundOf(photo)
  if (isGround === null) return null
  const rows = new Int32Array(heightPx)
  const columns = new Int32Array(widthPx)
  for (let y = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++) {
      if (isGround(y * widthPx + x)) continue
      rows[y] = (rows[y] ?? 0) + 1
      columns[x] = (columns[x] ?? 0) + 1
    }
  const [down, across] = [spanOf(rows, widthPx), spanOf(columns, heightPx)]
  if (down === null || across === null) return null
  const share = Math.max(down.length / heightPx, across.length / widthPx)
  if (share > sideShareMax) return null
  const size = { widthPx: Math.round(widthPx * share), heightPx: Math.round(heightPx * share) }
  return {
    ...size,
    left: startOf(across, size.widthPx, widthPx),
    top: startOf(down, size.heightPx, heightPx),
  }
}

/** Whether a pixel shows the ground, if the photo's edge shows one colour; null otherwise. */
function groundOf({ data, widthPx, heightPx }: RawPhoto): ((pixel: number) => boolean) | null {
  const edge: number[] = []
  for (let x = 0; x < widthPx; x++) edge.push(x, (heightPx - 1) * widthPx + x)
  for (let y = 0; y < heightPx; y++) edge.push(y * widthPx, (y + 1) * widthPx - 1)
  const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((c) =>
    quantile(
      Float32Array.from(edge, (pixel) => data[pixel * 3 + c] ?? 0),
      0.5,
    ),
  )
  const isGround = (pixel: number): boolean =>
    Math.abs((data[pixel * 3] ?? 0) - red) <= awayMax &&
    Math.abs((data[pixel * 3 + 1] ?? 0) - green) <= awayMax &&
    Math.abs((data[pixel * 3 + 2] ?? 0) - blue) <= awayMax
  return edge.filter(isGround).length >= groundMin * edge.length ? isGround : null
}

type Span = { readonly start: number; readonly length: number }

function spanOf(counts: Int32Array, across: number): Span | null {
  const isSubject = (count: number): boolean => count > specksMax * across
  const start = counts.findIndex(isSubject)
  return start < 0 ? null : { start, length: counts.findLastIndex(isSubject) + 1 - start }
}

const startOf = ({ start, length }: Span, size: number, whole: number): number =>
  Math.min(whole - size, Math.max(0, Math.round(start + length / 2 - size / 2)))

/** Copies a part of a photo. */
export function cut({ data, widthPx }: RawPhoto, part: Part): RawPhoto {
  const row = part.widthPx * 3
  const found = new Uint8Array(row * part.heightPx)
  for (let y = 0; y < part.heightPx; y++) {
    const from = ((part.top + y) * widthPx + part.left) * 3
    found.set(data.subarray(from, from + row), y * row)
  }
  return { data: found, widthPx: part.widthPx, heightPx: part.heightPx, channels: 3 }
}

/** Puts the map of a part where the part lies in the whole photo. */
export function placed({ sidePx, values }: SignMap, part: Part, photo: RawPhoto): SignMap {
  const cellOf = (at: number, whole: number, start: number, size: number): number =>
    Math.floor(((((at + 0.5) * whole) / sidePx - start) * sidePx) / size)
  const isInside = (cell: number): boolean => cell >= 0 && cell < sidePx
  const found = values.map((_, k) => {
    const x = cellOf(k % sidePx, photo.widthPx, part.left, part.widthPx)
    const y = cellOf(Math.floor(k / sidePx), photo.heightPx, part.top, part.heightPx)
    return isInside(x) && isInside(y) ? (values[y * sidePx + x] ?? 0) : 0
  })
  return { sidePx, values: found }
}
