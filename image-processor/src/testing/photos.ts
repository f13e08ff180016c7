import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/** A pattern with detail at every scale, so that a wrong crop, turn or resize changes its bytes. */
export function drawPhoto(width: number, height: number): Sharp {
  const data = Buffer.alloc(width * height * 3)
  for (let at = 0; at < width * height; at += 1) {
    const x = at % width
    const y = Math.floor(at / width)
    data[at * 3] = (x * 7 + y * 3) % 200
    data[at * 3 + 1] = 60 + ((x * y) % 150)
    data[at * 3 + 2] = ((x ^ y) * 5) % 120
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
}

const colours = {
  R: [230, 20, 20],
  G: [20, 200, 20],
  B: [20, 20, 230],
  W: [240, 240, 240],
} as const

export function quadrants(width: number, height: number): Sharp {
  const data = Buffer.alloc(width * height * 3)
  for (let at = 0; at < width * height; at += 1) {
    const right = at % width >= width / 2
    const bottom = Math.floor(at / width) >= height / 2
    data.set(colours[bottom ? (right ? 'W' : 'B') : right ? 'G' : 'R'], at * 3)
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
}

/** Returns a letter for the colour of each quadrant, from top left to bottom right. */
export async function readQuadrants(image: Buffer): Promise<string> {
  const { data, info } = await sharp(image)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const letterAt = (x: number, y: number) => {
    const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
    if (red > 150) return green > 150 ? 'W' : 'R'
    return green > blue ? 'G' : 'B'
  }
  return [
    letterAt(0.25, 0.25),
    letterAt(0.75, 0.25),
    letterAt(0.25, 0.75),
    letterAt(0.75, 0.75),
  ].join('')
}

/** A PNG with this width and height in its header, but almost no data. */
export const pngHeader = (
  width: number,
  height: number,
  kind: [bits: number, colourType: number] = [8, 2],
): Buffer => pngOf([width, height], kind, Buffer.alloc(1000))

/** A transparent PNG of 16 bits. A megabyte of its pixels takes a kilobyte of the file. */
export const pngOfNothing = (width: number, height: number): Buffer =>
  pngOf([width, height], [16, 6], Buffer.alloc((1 + 8 * width) * height))

function pngOf([width, height]: [number, number], kind: [number, number], lines: Buffer): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([...kind, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(lines)),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** Makes a chunk of a PNG, with its length and checksum. */
function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** Inserts a chunk right behind the header of a PNG. */
export function insertPngChunk(png: Buffer, type: string, data: Buffer): Buffer {
  return Buffer.concat([png.subarray(0, 33), pngChunk(type, data), png.subarray(33)])
}
