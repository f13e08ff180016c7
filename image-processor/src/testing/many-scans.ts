import sharp from 'sharp'

/** Symbols EOB0 to EOB14 (ITU-T T.81, G.1.2.2). Each symbol ends a run of empty blocks. */
const endOfBandSymbols = Array.from({ length: 15 }, (_, exponent) => exponent << 4)
const runBlocksMax = 32_767

/**
 * A grey progressive JPEG that repeats its empty coefficients at each precision. The photo has 14
 * scans for each of the 63 coefficients of each component. A scan of about ten bytes makes a
 * decoder visit all blocks, without a warning. A test that decodes nothing may draw a photo that is
 * smaller than its header says.
 */
export async function jpegOfManyScans(
  sidePx: number,
  scansMax: number,
  drawnPx = sidePx,
): Promise<Buffer> {
  const grey = { r: 128, g: 128, b: 128 }
  const create = { width: drawnPx, height: drawnPx, channels: 3 as const, background: grey }
  const options = { progressive: true, chromaSubsampling: '4:4:4' } as const
  const jpeg = await sharp({ create }).jpeg(options).toBuffer()
  const blocks = Math.ceil(sidePx / 8) ** 2
  const scans: Buffer[] = []
  for (let coefficient = 1; coefficient <= 63; coefficient += 1)
    for (let component = 1; component <= 3; component += 1)
      for (let low = 13; low >= 0; low -= 1)
        scans.push(emptyScan({ component, coefficient, low }, blocks))
  const added = [
    withSize(headOf(jpeg), sidePx),
    tableOfRuns(),
    ...scans.slice(0, scansMax),
    Buffer.from([0xff, 0xd9]),
  ]
  return Buffer.concat(added)
}

/** The part of a JPEG before the first scan of AC coefficients: header and scan of all averages. */
function headOf(jpeg: Buffer): Buffer {
  const first = jpeg.indexOf(Buffer.from([0xff, 0xda]))
  const after = nextMarker(jpeg, first + 2)
  return jpeg.subarray(0, after)
}

/** Names another size in the frame header (ITU-T T.81, B.2.2). */
function withSize(head: Buffer, sidePx: number): Buffer {
  const frame = head.indexOf(Buffer.from([0xff, 0xc2]))
  head.writeUInt16BE(sidePx, frame + 5)
  head.writeUInt16BE(sidePx, frame + 7)
  return head
}

function nextMarker(jpeg: Buffer, from: number): number {
  for (let at = from; at < jpeg.length - 1; at += 1)
    if (jpeg[at] === 0xff && jpeg[at + 1] !== 0x00) return at
  return jpeg.length
}

/** A Huffman table for AC coefficients, with a code of four bits for each run. */
function tableOfRuns(): Buffer {
  const counts = Array.from({ length: 16 }, (_, at) => (at === 3 ? endOfBandSymbols.length : 0))
  const body = [0x10, ...counts, ...endOfBandSymbols]
  return Buffer.from([0xff, 0xc4, 0, body.length + 2, ...body])
}

type Scan = { component: number; coefficient: number; low: number }

function emptyScan({ component, coefficient, low }: Scan, blocks: number): Buffer {
  const precision = ((low === 13 ? 0 : low + 1) << 4) | low
  const head = [0xff, 0xda, 0, 8, 1, component, 0x00, coefficient, coefficient, precision]
  return Buffer.from([...head, ...stuffed(bitsOfRuns(blocks))])
}

function bitsOfRuns(blocks: number): string {
  let bits = ''
  for (let left = blocks; left > 0; ) {
    const run = Math.min(left, runBlocksMax)
    const exponent = Math.floor(Math.log2(run))
    bits += exponent.toString(2).padStart(4, '0')
    if (exponent > 0) bits += (run - 2 ** exponent).toString(2).padStart(exponent, '0')
    left -= run
  }
  return bits
}

/** Pads with ones. A zero byte follows each 0xff, so that the 0xff is not read as a marker. */
function stuffed(bits: string): number[] {
  const bytes = bits.padEnd(Math.ceil(bits.length / 8) * 8, '1').match(/.{8}/g) ?? []
  return bytes.flatMap((byte) => (byte === '11111111' ? [0xff, 0x00] : [Number.parseInt(byte, 2)]))
}
