import type { Diagnosed } from './diagnosed.ts'

/** The layers that a user can show or hide on a photo. */
export const layers = ['foliage', 'spots', 'evidence'] as const
export type Layer = (typeof layers)[number]

/** A box on the photo, as fractions from the top left. */
export type Region = { x: number; y: number; width: number; height: number }

export type Size = { width: number; height: number }

/** A mark on the photo, to which a sentence in the text belongs. */
export type Mark = {
  readonly id: string
  readonly layer: Layer
  readonly region: Region
  /** A coarse polygon of the region; empty if only the box is known. */
  readonly outline: readonly (readonly number[])[]
  /** How many earlier marks have the same region. The page shifts the label by this number. */
  readonly nth: number
  /** The number of a piece of evidence, on the photo and in the text; null for other marks. */
  readonly number: number | null
}

export const foliageId = 'foliage'
export const spotsId = 'spots'
export const spotId = (index: number): string => `spot-${index}`
export const evidenceId = (issue: number, index: number): string => `evidence-${issue}-${index}`

/** All marks of an analysis, in the order of their sentences. */
export function marksOf({
  issues,
  measurements,
}: Pick<Diagnosed, 'issues' | 'measurements'>): Mark[] {
  const spots = (measurements?.lesions ?? []).map(
    ({ region }, index): Mark => ({
      id: spotId(index),
      layer: 'spots',
      region,
      outline: [],
      nth: 0,
      number: null,
    }),
  )
  const evidence = issues.flatMap((issue, at) =>
    issue.evidence.flatMap(({ region, outline }, index) =>
      region ? [{ id: evidenceId(at, index), layer: 'evidence' as const, region, outline }] : [],
    ),
  )
  const numbered = evidence.map((mark, index) => {
    const before = evidence.slice(0, index)
    const nth = before.filter(({ region }) => isSame(region, mark.region)).length
    return { ...mark, nth, number: index + 1 }
  })
  return [...spots, ...numbered]
}

const isSame = (one: Region, other: Region): boolean =>
  one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height

/** Whether a mark is highlighted. The sentence that counts the spots highlights every spot. */
export const isActive = (active: string | null, { id, layer }: Mark): boolean =>
  active === id || (active === spotsId && layer === 'spots')

const wholeFraction = 0.97

/** Whether a region covers the whole photo. A frame around the whole photo would be useless. */
export const isWhole = ({ width, height }: Region): boolean =>
  width >= wholeFraction && height >= wholeFraction

/** The area of a region as a fraction of the photo. */
export const areaOf = ({ width, height }: Region): number => width * height

const wideFraction = 0.02

/** Whether a region is so large that it reacts only at its edge, to leave inner marks reachable. */
export const isWide = (region: Region): boolean => areaOf(region) > wideFraction

const sideFractionMin = 0.03

/** The frame of a region in pixels of the photo, large enough to see and click. */
export function boxOf(region: Region, photo: Size, inset: number): Region {
  const sideMin = sideFractionMin * Math.max(photo.width, photo.height)
  const [x, width] = fitted(region.x, region.width, photo.width, sideMin, inset)
  const [y, height] = fitted(region.y, region.height, photo.height, sideMin, inset)
  return { x, y, width, height }
}

function fitted(from: number, length: number, side: number, sideMin: number, inset: number) {
  const room = side - 2 * inset
  const wanted = Math.min(Math.max(length * side, sideMin), room)
  const start = (from + length / 2) * side - wanted / 2
  return [Math.min(Math.max(start, inset), side - inset - wanted), wanted] as const
}

/**
 * The centre of a mark's number, in pixels of the photo: beside the frame on the side with most
 * room, so that it does not cover the place. `nth` moves the numbers of one frame apart.
 */
export function labelAt(frame: Region, photo: Size, nth: number): { x: number; y: number } {
  const unit = Math.max(photo.width, photo.height) / 100
  const [away, step] = [3 * unit, 5 * nth * unit]
  const right = frame.x + frame.width
  const bottom = frame.y + frame.height
  // The numbers go towards the middle of the photo, where there is room.
  const towards = (from: number, to: number, side: number) =>
    from + to < side ? from + away + step : to - away - step
  const along = towards(frame.x, right, photo.width)
  const down = towards(frame.y, bottom, photo.height)
  const places = [
    { room: photo.width - right, x: right + away, y: down },
    { room: frame.x, x: frame.x - away, y: down },
    { room: photo.height - bottom, x: along, y: bottom + away },
    { room: frame.y, x: along, y: frame.y - away },
  ]
  const { x, y } = places.reduce((best, place) => (place.room > best.room ? place : best))
  const inside = (value: number, side: number) => Math.min(Math.max(value, away), side - away)
  return { x: inside(x, photo.width), y: inside(y, photo.height) }
}

/** Polygons as SVG path data, in pixels of the photo. Skips polygons without an area. */
export function outlinePath(
  outline: readonly (readonly (readonly number[])[])[],
  photo: Size,
): string {
  return outline
    .filter((polygon) => polygon.length > 2)
    .map((polygon) => {
      const points = polygon.map(
        ([x = 0, y = 0]) => `${round(x * photo.width)} ${round(y * photo.height)}`,
      )
      return `M${points.join('L')}Z`
    })
    .join('')
}

const round = (value: number): number => Math.round(value * 10) / 10

/** The place of a region, for users who do not see the photo. */
export type Place = {
  vertical: 'top' | 'middle' | 'bottom'
  horizontal: 'left' | 'middle' | 'right'
}

/** The place of the middle of a region, in a grid of three by three places on the photo. */
export function placeOf({ x, y, width, height }: Region): Place {
  const third = (middle: number) => Math.min(2, Math.floor(middle * 3))
  return {
    vertical: (['top', 'middle', 'bottom'] as const)[third(y + height / 2)] ?? 'middle',
    horizontal: (['left', 'middle', 'right'] as const)[third(x + width / 2)] ?? 'middle',
  }
}
