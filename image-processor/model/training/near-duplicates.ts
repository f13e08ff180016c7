import sharp from 'sharp'

type Brightness = (x: number, y: number) => number

/**
 * The difference hash of a square of RGB bytes, `side` pixels wide. Each of the 64 bits of the hash
 * states whether a point is brighter than the point to its right.
 */
export async function differenceHash(square: Uint8Array, side: number): Promise<Uint32Array> {
  const pixels = await sharp(square, { raw: { width: side, height: side, channels: 3 } })
    .resize(9, 8, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer()
  return hashOf((x, y) => pixels[y * 9 + x] ?? 0, 8)
}

function hashOf(brightness: Brightness, side: number): Uint32Array {
  const words = new Uint32Array((side * side) / 32)
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      if (brightness(x, y) <= brightness(x + 1, y)) continue
      const bit = y * side + x
      words[bit >> 5] = ((words[bit >> 5] ?? 0) | (1 << (bit & 31))) >>> 0
    }
  }
  return words
}

/** The number of bits in which two hashes differ. */
export function bitsApart(one: Uint32Array, other: Uint32Array): number {
  let apart = 0
  for (let k = 0; k < one.length; k++) apart += ones((one[k] ?? 0) ^ (other[k] ?? 0))
  return apart
}

/** Counts the ones among the bits of a 32-bit word, without a loop over the bits. */
function ones(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Compares 256 points, because with only 64 points different leaves on paper look alike. */
const fineSidePx = 16

/**
 * The 256-bit hashes of a square photo in its eight rotations and mirror images. `pixels` are RGB
 * bytes, and `side` is the width in pixels.
 */
export async function turnedHashes(pixels: Uint8Array, side: number): Promise<Uint32Array[]> {
  const width = fineSidePx + 1
  const grid = await sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .resize(width, width, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer()
  const at = (x: number, y: number): number => grid[y * width + x] ?? 0
  const last = fineSidePx
  const turns: Brightness[] = [
    (x, y) => at(x, y),
    (x, y) => at(last - x, y),
    (x, y) => at(x, last - y),
    (x, y) => at(last - x, last - y),
    (x, y) => at(y, x),
    (x, y) => at(last - y, x),
    (x, y) => at(y, last - x),
    (x, y) => at(last - y, last - x),
  ]
  return turns.map((turn) => hashOf(turn, fineSidePx))
}

/**
 * Joins items that share a group or show nearly the same picture, rotated or not. Returns for each
 * item the index of the item that represents the joined group.
 */
export function joinGroups(
  items: readonly { readonly group: string; readonly hashes: readonly Uint32Array[] }[],
  bitsMax: number,
): number[] {
  const parent = items.map((_, k) => k)
  const rootOf = (k: number): number => {
    let at = k
    while (parent[at] !== at) at = parent[at] = parent[parent[at] ?? at] ?? at
    return at
  }
  const firstOf = new Map<string, number>()
  items.forEach(({ group, hashes }, k) => {
    const first = firstOf.get(group)
    if (first === undefined) firstOf.set(group, k)
    else parent[rootOf(k)] = rootOf(first)
    const [upright = new Uint32Array()] = hashes
    for (let other = 0; other < k; other++) {
      const turned = items[other]?.hashes ?? []
      if (turned.some((hash) => bitsApart(upright, hash) <= bitsMax)) {
        parent[rootOf(k)] = rootOf(other)
      }
    }
  })
  return items.map((_, k) => rootOf(k))
}
