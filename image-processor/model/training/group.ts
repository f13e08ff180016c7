import { backgroundNumber, fileOf, numberIn } from './label.ts'

/** Returns one group for photos of a folder with close numbers, as they may show the same leaf. */
function stretchOf(path: string): string {
  const number = Number(/(\d+)\D*\.\w+$/.exec(path)?.[1] ?? 0)
  return `${path.split('/').at(-2)} ${Math.floor(number / 10)}`
}

/** The file name without the suffix that Roboflow adds to each copy of a photo. */
const beforeCopy = (path: string): string => fileOf(path).replace(/\.rf\..*$/, '')

/**
 * Reads the minute of a photo from its file name. Knows the file names of cameras and WhatsApp, and
 * the milliseconds in Android's file names.
 */
function minuteOf(path: string): string | undefined {
  const file = fileOf(path)
  const [, date, hour, minute] =
    /(20\d{2}-?\d{2}-?\d{2})\D{0,4}(\d{2})[-_]?(\d{2})/.exec(file) ?? []
  if (date !== undefined) return `${date} ${hour}:${minute}`
  const milliseconds = /^\d{13}(?!\d)/.exec(file)?.[0]
  return milliseconds === undefined ? undefined : `${Math.floor(Number(milliseconds) / 60_000)}`
}

/**
 * For each source, the rule that reads a photo's group from the photo's path. For example, a group
 * holds the photos of weeds from one hour, of one dish or of one student's hands.
 */
const groupOfSource: Readonly<Record<string, (path: string) => string | undefined>> = {
  chilli: (path) => /IMG_\d+/i.exec(path)?.[0].toUpperCase(),
  background: (path) => `outing ${Math.floor(backgroundNumber(path) / 20)}`,
  cherry: (path) => fileOf(path).split('_')[0],
  cherryfruits: (path) => fileOf(path).split('_')[0],
  appletrees: (path) => fileOf(path).split('_').slice(0, 2).join('_'),
  applefruitlets: (path) => fileOf(path).split('_').slice(0, 2).join('_'),
  peartrees: (path) => fileOf(path).split('_').slice(0, 2).join('_'),
  chillifield: (path) => `stretch ${Math.floor(numberIn(path) / 30)}`,
  food: (path) => path.split('/').at(-2),
  mango: (path) => `${path.split('/').at(-2)} ${/\d{8}_\d{4}/.exec(path)?.[0] ?? fileOf(path)}`,
  weeds: (path) => /^\d{8}-\d{2}/.exec(fileOf(path))?.[0],
  oilpalm: minuteOf,
  papaya: stretchOf,
  papayaplants: stretchOf,
  bananaspots: stretchOf,
  bananafield: stretchOf,
  bananaplants: stretchOf,
  mangroves: minuteOf,
  tomatoes: (path) => `row ${Math.floor(numberIn(path) / 10)}`,
  hands: (path) => `student ${Math.floor((numberIn(path) - 8) / 10)}`,
  lettuce: () => 'tray',
  fabrics: (path) => `cloth ${Math.floor(Number(/^\d+/.exec(fileOf(path))?.[0]) / 1000)}`,
  fruits: (path) => minuteOf(path) ?? beforeCopy(path),
  sesamefield: beforeCopy,
  roads: beforeCopy,
  books: (path) => path.split('/').at(-2),
  screws: (path) => `table ${/_([a-z]+)\d/.exec(fileOf(path))?.[1]}`,
  highways: (path) => fileOf(path).split('_').slice(1, 4).join('_'),
  tablefruit: (path) => path.split('/').at(-2),
  pens: minuteOf,
  campus: (path) => `stretch ${Math.floor(Number(/\d+/.exec(fileOf(path))?.[0]) / 50)}`,
  servings: (path) => `dish ${/^\d+/.exec(fileOf(path))?.[0]}`,
  pavement: (path) => /[A-Z]+_\d+/.exec(fileOf(path))?.[0],
  gestures: (path) => /\d{8}_\d+/.exec(fileOf(path))?.[0],
  boards: beforeCopy,
  cars: beforeCopy,
  robotfields: (path) => path.split('/').at(-3),
  buses: (path) => /IMG_E?\d+(?=\d)/.exec(path)?.[0] ?? minuteOf(path),
  cones: (path) => fileOf(path).split('_mp4')[0],
  collegebuses: minuteOf,
  rugby: (path) => /IMG_\d+(?=\d)/.exec(path)?.[0],
  caltech: (path) => path,
  stoneweeds: (path) => `stretch ${Math.floor(Number(/DSC_(\d+)/.exec(path)?.[1]) / 10)}`,
  soyrows: (path) => {
    const [, row, frame] = /(sample\d+)_(\d+)/.exec(fileOf(path)) ?? []
    return `${row} ${Math.floor(Number(frame) / 300)}`
  },
  seedlings: (path) => path.split('/').at(-2),
  dryweeds: (path) => {
    const sent = /-WA(\d+)/.exec(path)?.[1]
    return sent === undefined ? minuteOf(path) : `sent ${Math.floor(Number(sent) / 10)}`
  },
  potplants: minuteOf,
  cabinettomatoes: (path) => `stretch ${Math.floor(Number(/left(\d+)/.exec(path)?.[1]) / 5)}`,
  greenhousetomatoes: (path) => `stretch ${Math.floor(numberIn(path) / 50)}`,
  tunnelstrawberries: (path) => {
    const [, film, frame] = /([^/]*)_mp4-(\d+)/i.exec(path) ?? []
    return `${film} ${Math.floor(Number(frame) / 20)}`
  },
}

/**
 * Sources whose photos all show one scene: the same table, belt, room or car journey. Every source
 * in this list is one group, because photos of one scene never serve both learning and judging. A
 * test ensures that the network learns from all sources in this list.
 */
const ofOneScene = new Set([
  'boulevards',
  'breadboards',
  'cans',
  'cartons',
  'chess',
  'corridor',
  'gymboxes',
  'hydroponics',
  'modeltown',
  'poultry',
  'puzzles',
  'signers',
])

/**
 * Returns a photo's group. Photos of one leaf or scene share a group, and learning and judging
 * never share a group. `near-duplicates.ts` also joins the groups of rotated and mirrored copies.
 */
export function groupOf(source: string, path: string): string {
  if (ofOneScene.has(source)) return 'scene'
  return groupOfSource[source]?.(path) ?? leafOf(path) ?? fileOf(path)
}

/** Matches PlantVillage names such as `FREC_Scab 3305`: photos of one leaf have close numbers. */
const numbered = /(?:___|^|\/)([A-Za-z._]+) (\d+)(?: copy[^/]*)?\.jpe?g$/i
const numbersPerLeaf = 12

function leafOf(path: string): string | null {
  const [, series, number] = numbered.exec(path) ?? []
  return series === undefined ? null : leafAt(series, Math.floor(Number(number) / numbersPerLeaf))
}

function leafAt(series: string, leaf: number): string {
  return `${series} ${leaf}`
}

/** Returns the groups of a test photo's leaf and adjacent leaves, or none without a number. */
export function testGroupsOf(path: string): string[] {
  const camera = /IMG_\d+/i.exec(path)?.[0]
  if (camera !== undefined) return [camera.toUpperCase()]
  const [, series, number] = numbered.exec(path) ?? []
  if (series === undefined) return []
  const leaf = Math.floor(Number(number) / numbersPerLeaf)
  return [leaf - 1, leaf, leaf + 1].map((near) => leafAt(series, near))
}
