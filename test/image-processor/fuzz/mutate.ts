import type { Random } from './random.ts'

type Mutation = (bytes: Buffer, random: Random, corpus: readonly Buffer[]) => Buffer

/** The part of a photo in which formats store sizes, counts and lengths. */
const headerBytes = 600
/** Numbers at which signs flip, sums overflow and loops end. */
const numbers = [0, 1, 0x7f, 0x80, 0xff, 0x7fff, 0x8000, 0xffff, 0x7fffffff, 0x80000000, 0xffffffff]

/** Half of all positions are in the header, because all damaged pixels have a similar effect. */
function place(bytes: Buffer, random: Random): number {
  const nearby = random.below(2) === 0 ? Math.min(headerBytes, bytes.length) : bytes.length
  return random.below(Math.max(nearby, 1))
}

const flipBits: Mutation = (bytes, random) => {
  for (let count = 1 + random.below(random.pick([2, 8, 40])); count > 0; count -= 1) {
    const at = place(bytes, random)
    bytes[at] = (bytes[at] ?? 0) ^ (1 << random.below(8))
  }
  return bytes
}

const writeNumber: Mutation = (bytes, random) => {
  const width = random.pick([1, 2, 4])
  if (bytes.length < width) return bytes
  const at = Math.min(place(bytes, random), bytes.length - width)
  const value = random.pick(numbers) & (width === 4 ? 0xffffffff : 2 ** (width * 8) - 1)
  const unsigned = value >>> 0
  if (random.below(2) === 0) bytes.writeUIntBE(unsigned, at, width)
  else bytes.writeUIntLE(unsigned, at, width)
  return bytes
}

const truncate: Mutation = (bytes, random) => bytes.subarray(0, place(bytes, random))

const repeatPart: Mutation = (bytes, random) => {
  const from = place(bytes, random)
  const part = bytes.subarray(from, from + 1 + random.below(4000))
  return Buffer.concat([bytes.subarray(0, from), part, part, bytes.subarray(from)])
}

const dropPart: Mutation = (bytes, random) => {
  const from = place(bytes, random)
  return Buffer.concat([bytes.subarray(0, from), bytes.subarray(from + 1 + random.below(4000))])
}

const graft: Mutation = (bytes, random, corpus) => {
  const other = random.pick(corpus)
  const from = place(other, random)
  const part = other.subarray(from, from + 1 + random.below(8000))
  const at = place(bytes, random)
  return Buffer.concat([bytes.subarray(0, at), part, bytes.subarray(at)])
}

const swapTail: Mutation = (bytes, random, corpus) =>
  Buffer.concat([bytes.subarray(0, place(bytes, random)), random.pick(corpus)])

const zeroPart: Mutation = (bytes, random) => {
  const from = place(bytes, random)
  return bytes.fill(random.pick([0, 0xff]), from, Math.min(from + random.below(500), bytes.length))
}

const mutations = [
  flipBits,
  writeNumber,
  truncate,
  repeatPart,
  dropPart,
  graft,
  swapTail,
  zeroPart,
] as const

/** One photo of the corpus after one to three mutations. */
export function mutate(corpus: readonly Buffer[], random: Random): Buffer {
  let bytes: Buffer = Buffer.from(random.pick(corpus))
  for (let count = 1 + random.below(3); count > 0; count -= 1)
    bytes = random.pick(mutations)(bytes, random, corpus)
  return bytes
}
