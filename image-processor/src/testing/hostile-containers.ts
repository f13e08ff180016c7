import sharp from 'sharp'
import { drawPhoto } from './photos.ts'

/** Small TIFF and AVIF files whose parts name the same bytes again and again. */
export const hostileContainers = {
  /** Each directory has four metadata tags that name the same bytes. */
  tiffOfDirectories(directories: number, bytes: number, order: Order = 'LE'): Buffer {
    const metadata = [700, 33723, 34377, 34675].map((tag): Tag => [tag, 7, bytes, 8])
    const directory: Tag[] = [...onePixel, ...metadata]
    return tiffOf(Buffer.alloc(bytes), Array(directories).fill(directory), order)
  },
  /** The strips name the same bytes, because each count is the size of the data. */
  tiffOfStrips(strips: number, bytes: number): Buffer {
    const data = Buffer.alloc(bytes + 4 * strips)
    for (let at = bytes; at < data.length; at += 4) data.writeUInt32LE(bytes, at)
    const changed = new Map<number, Tag>([
      [257, [257, 4, 1, strips]],
      [273, [273, 4, strips, 8 + bytes]],
      [279, [279, 4, strips, 8 + bytes]],
    ])
    return tiffOf(data, [onePixel.map((tag) => changed.get(tag[0]) ?? tag)])
  },
  /** One tile, a grey progressive JPEG that repeats its last scan. */
  async tiffOfScans(sidePx: number, scans: number, kind: Tag[] = [jpegInside]): Promise<Buffer> {
    const tile = await jpegOfScans(sidePx, scans)
    const names: Tag[] = [
      [324, 4, 1, 8],
      [325, 4, 1, tile.length],
    ]
    return tiffOf(tile, [[...tagsOfTiles(sidePx, sidePx), ...names, ...kind]])
  },
  /** Each two bytes of the pixels are the marker of a JPEG's scan. */
  tiffOfMarkers(): Promise<Buffer> {
    const [width, height, channels] = [100, 100, 3] as const
    const pixels = Buffer.alloc(width * height * channels, Buffer.from([0xff, 0xda]))
    return sharp(pixels, { raw: { width, height, channels } })
      .tiff({ compression: 'none' })
      .toBuffer()
  },
  /** Four tiles, each almost as large as the photo, name the same JPEG. */
  async tiffOfSameTiles(sidePx: number, scans: number): Promise<Buffer> {
    const tile = await jpegOfScans(sidePx, scans)
    const named = [...Array(4).fill(8), ...Array(4).fill(tile.length)].map(u32)
    const data = Buffer.concat([tile, ...named])
    const names: Tag[] = [
      [324, 4, 4, 8 + tile.length],
      [325, 4, 4, 24 + tile.length],
    ]
    return tiffOf(data, [[...tagsOfTiles(sidePx, sidePx + 16), ...names, jpegInside]], 'BE')
  },
  /** The decoder might read the other one of two heights. */
  tiffOfTwoHeights: () => hostileContainers.tiffOfScans(96, 1, [jpegInside, [257, 4, 1, 1]]),
  tiffOfObsoleteJpeg: () => hostileContainers.tiffOfScans(96, 1, [[259, 4, 1, 6]]),
  /** libvips reads the size in tag 325. The size in tag 279 would hide all scans but the first. */
  tiffOfTwoSizes: () => hostileContainers.tiffOfScans(96, 400, [jpegInside, [279, 4, 1, 1]]),
  /** Metadata of the photo: each item has `extents` that name the same bytes. */
  async avifOfMetadata(items: number, extents: number, bytes: number): Promise<Buffer> {
    const avif = await drawPhoto(64, 48).avif({ effort: 0 }).toBuffer()
    const metaAt = avif.indexOf('meta') - 4
    const meta = avif.subarray(metaAt, metaAt + avif.readUInt32BE(metaAt))
    const ids = Array.from({ length: items }, (_, at) => at + 2)
    const extent = Buffer.concat([u32(avif.length + 8), u32(bytes)])
    const replaced: Record<string, Buffer[]> = {
      iloc: ids.flatMap((id) => [
        Buffer.concat([u16(id), u16(0), u32(0), u16(extents)]),
        Buffer.alloc(8 * extents, extent),
      ]),
      iinf: ids.map((id) =>
        box('infe', [u32(2 << 24), u16(id), u16(0), Buffer.from('mimeXMP\0a/b\0', 'latin1')]),
      ),
    }
    const children = childrenOf(meta).map((child) => {
      const added = replaced[child.toString('latin1', 4, 8)]
      return added === undefined ? child : withEntries(child, items, added)
    })
    const describes = ids.map((id) => box('cdsc', [u16(id), u16(1), u16(1)]))
    children.push(box('iref', [u32(0), ...describes]))
    // The offsets of the photo stay valid, because the new box lies behind the old one.
    const copy = Buffer.from(avif)
    copy.write('free', metaAt + 4)
    return Buffer.concat([
      copy,
      box('free', [Buffer.alloc(bytes)]),
      box('meta', [u32(0), ...children]),
    ])
  },
  /** Each list has `each` references, which name unknown items. */
  avifOfReferences: (lists: number, each: number) =>
    avifWith([
      box('iref', [
        u32(0),
        ...Array.from({ length: lists }, (_, at) =>
          box('dimg', [u16(at + 2), u16(each), Buffer.alloc(2 * each, 0xff)]),
        ),
      ]),
    ]),
  /** Each list has `each` boxes with nothing in them. */
  avifOfBoxes: (lists: number, each: number) =>
    avifWith(Array(lists).fill(box('iref', [u32(0), Buffer.alloc(8 * each, box('free', []))]))),
  /** A photo of this side, of a grid that names the same tile again and again. */
  async avifOfTiles(sidePx: number, tilePx: number, tilesPerSide: number): Promise<Buffer> {
    const create = { width: tilePx, height: tilePx, channels: 3, background: '#888' } as const
    const avif = await sharp({ create }).avif({ effort: 0 }).toBuffer()
    const metaAt = avif.indexOf('meta') - 4
    const meta = avif.subarray(metaAt, metaAt + avif.readUInt32BE(metaAt))
    const lines = tilesPerSide - 1
    const grid = Buffer.concat([Buffer.from([0, 1, lines, lines]), u32(sidePx), u32(sidePx)])
    const place = [u16(2), u16(0), u32(0), u16(1), u32(avif.length + 8), u32(grid.length)]
    const size = box('ispe', [u32(0), u32(sidePx), u32(sidePx)])
    const changed: Record<string, (child: Buffer) => Buffer> = {
      pitm: () => box('pitm', [u32(0), u16(2)]),
      iloc: (child) => withEntries(child, 1, place),
      iinf: (child) =>
        withEntries(child, 1, [box('infe', [u32(2 << 24), u16(2), u16(0), Buffer.from('grid\0')])]),
      iprp: (child) => {
        const [list = child, uses = child] = childrenOf(child, 8)
        const sizeAt = childrenOf(list, 8).length + 1
        const entries = [u32(0), u32(2), uses.subarray(16), u16(2), Buffer.from([1, sizeAt])]
        return box('iprp', [box('ipco', [list.subarray(8), size]), box('ipma', entries)])
      },
    }
    const children = childrenOf(meta).map(
      (child) => changed[child.toString('latin1', 4, 8)]?.(child) ?? child,
    )
    const names = Array<Buffer>(tilesPerSide ** 2).fill(u16(1))
    children.push(box('iref', [u32(0), box('dimg', [u16(2), u16(names.length), ...names])]))
    const copy = Buffer.from(avif)
    copy.write('free', metaAt + 4)
    return Buffer.concat([copy, box('free', [grid]), box('meta', [u32(0), ...children])])
  },
}

/** An AVIF with further boxes in its metadata. */
async function avifWith(added: readonly Buffer[]): Promise<Buffer> {
  const avif = await drawPhoto(64, 48).avif({ effort: 0 }).toBuffer()
  const metaAt = avif.indexOf('meta') - 4
  const meta = avif.subarray(metaAt, metaAt + avif.readUInt32BE(metaAt))
  const copy = Buffer.from(avif)
  copy.write('free', metaAt + 4)
  return Buffer.concat([copy, box('meta', [u32(0), ...childrenOf(meta), ...added])])
}

type Order = 'LE' | 'BE'
/** A tag, its type, the number of values, and the value or its offset (TIFF 6.0, section 2). */
export type Tag = [tag: number, type: number, count: number, value: number]

const jpegInside: Tag = [259, 4, 1, 7]

const onePixel: Tag[] = [
  [256, 4, 1, 1],
  [257, 4, 1, 1],
  [258, 4, 1, 8],
  [259, 4, 1, 1],
  [262, 4, 1, 1],
  [273, 4, 1, 8],
  [277, 4, 1, 1],
  [278, 4, 1, 1],
  [279, 4, 1, 1],
]

/** A grey progressive JPEG that repeats its last scan. */
async function jpegOfScans(sidePx: number, scans: number): Promise<Buffer> {
  const create = { width: sidePx, height: sidePx, channels: 3, background: '#888' } as const
  const grey = sharp({ create }).toColourspace('b-w')
  const jpeg = await grey.jpeg({ progressive: true }).toBuffer()
  const last = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]))
  const repeated = Array<Buffer>(scans).fill(jpeg.subarray(last, -2))
  return Buffer.concat([jpeg.subarray(0, last), ...repeated, jpeg.subarray(-2)])
}

const tagsOfTiles = (tilePx: number, sidePx: number): Tag[] => [
  ...onePixel.filter(([tag]) => tag === 258 || tag === 262 || tag === 277),
  [256, 4, 1, sidePx],
  [257, 4, 1, sidePx],
  [322, 4, 1, tilePx],
  [323, 4, 1, tilePx],
]

/** A TIFF with its data first. */
export function tiffOf(data: Buffer, directories: readonly Tag[][], order: Order = 'LE'): Buffer {
  const [uint16, uint32] = [`writeUInt16${order}`, `writeUInt32${order}`] as const
  let at = 8 + data.length
  const head = Buffer.from(order === 'LE' ? 'II*\0\0\0\0\0' : 'MM\0*\0\0\0\0', 'latin1')
  head[uint32](at, 4)
  const parts = directories.map((tags, index) => {
    const part = Buffer.alloc(2 + 12 * tags.length + 4)
    part[uint16](tags.length)
    for (const [n, [tag, type, ...values]] of tags.toSorted(([a], [b]) => a - b).entries()) {
      part[uint16](tag, 2 + 12 * n)
      part[uint16](type, 4 + 12 * n)
      for (const [m, value] of values.entries()) part[uint32](value, 6 + 12 * n + 4 * m)
    }
    at += part.length
    if (index < directories.length - 1) part[uint32](at, part.length - 4)
    return part
  })
  return Buffer.concat([head, data, ...parts])
}

/** The boxes inside a box, of metadata behind its version and flags (ISO/IEC 14496-12, 4.2). */
function childrenOf(meta: Buffer, start = 12): Buffer[] {
  const children: Buffer[] = []
  for (let at = start; at < meta.length; at += meta.readUInt32BE(at))
    children.push(meta.subarray(at, at + meta.readUInt32BE(at)))
  return children
}

/** Adds entries to a box that has one entry. Its number of entries is a 16-bit one. */
function withEntries(child: Buffer, entries: number, added: readonly Buffer[]): Buffer {
  const type = child.toString('latin1', 4, 8)
  const body = Buffer.from(child.subarray(8))
  body.writeUInt16BE(1 + entries, type === 'iloc' ? 6 : 4)
  return box(type, [body, ...added])
}

/** A box (ISO/IEC 14496-12, 4.2). */
export function box(type: string, content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content)
  return Buffer.concat([u32(8 + body.length), Buffer.from(type, 'latin1'), body])
}

/** A number in big endian. */
export function uint(bytes: number, value: number): Buffer {
  const all = Buffer.alloc(8)
  all.writeBigUInt64BE(BigInt(value))
  return all.subarray(8 - bytes)
}

function u16(value: number): Buffer {
  return uint(2, value)
}

function u32(value: number): Buffer {
  return uint(4, value)
}
