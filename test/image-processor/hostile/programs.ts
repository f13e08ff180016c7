/**
 * A Windows program whose resources have `names` names that all lead to one list of as many
 * languages, so that reading its version takes `names` squared steps.
 */
export function programWithResources(names: number): Buffer {
  const resources = Buffer.concat([
    directory([[0x10, inDirectory + 24]]),
    directory(Array.from({ length: names }, () => [1, inDirectory + 40 + 8 * names])),
    directory(Array.from({ length: names }, () => [1, inDirectory])),
  ])
  const size = Math.ceil(resources.length / page) * page
  const header = Buffer.alloc(0x400)
  header.write('MZ')
  header.writeUInt32LE(0x80, 60)
  header.write('PE', 0x80)
  words(header, 0x84, [0x14c, 1, 0, 0, 0, 0, 0, 0, 0xe0, 0x102])
  words(header, 0x98, [0x10b, 6])
  longs(header, 0x9c, [0x200, page, 0, page, page, page, 0x400000, page, 0x200, 4, 0, 4, 0])
  longs(header, 0xd0, [2 * page + size, 0x400, 0, 2, 0x100000, page, 0x100000, page, 0, 16])
  longs(header, 0xf8 + 16, [page, size])
  header.write('.rsrc', 0x178)
  longs(header, 0x180, [size, page, size, 0x400, 0, 0, 0, 0xe0000020])
  return Buffer.concat([header, resources, Buffer.alloc(size - resources.length)])
}

const page = 0x1000
const inDirectory = 0x8000_0000

function directory(entries: readonly (readonly [number, number])[]): Buffer {
  const bytes = Buffer.alloc(16 + 8 * entries.length)
  bytes.writeUInt16LE(entries.length, 14)
  longs(bytes, 16, entries.flat())
  return bytes
}

function longs(into: Buffer, at: number, values: readonly number[]): void {
  for (const [index, value] of values.entries()) into.writeUInt32LE(value, at + 4 * index)
}

function words(into: Buffer, at: number, values: readonly number[]): void {
  for (const [index, value] of values.entries()) into.writeUInt16LE(value, at + 2 * index)
}
