/** Lines of 8-bit RGB pixels, `stride` bytes apart. */
export type RgbLines = { data: Uint8Array; stride: number; width: number; height: number }

const [short, long, anything] = [3, 4, 7] as const
const entryBytes = 12

/**
 * Makes an uncompressed TIFF of the pixels with this colour profile (TIFF 6.0, sections 2 and 6).
 * sharp takes pixels without a file, too, but no profile with them.
 */
export function tiffOf(
  { data, stride, width, height }: RgbLines,
  profile: Buffer = Buffer.alloc(0),
) {
  const lineBytes = 3 * width
  const depthsAt = 8 + 2 + 10 * entryBytes + 4
  const profileAt = depthsAt + 6
  const pixelsAt = profileAt + profile.length
  const allEntries = [
    [256, long, 1, width],
    [257, long, 1, height],
    [258, short, 3, depthsAt],
    [259, short, 1, 1],
    [262, short, 1, 2],
    [273, long, 1, pixelsAt],
    [277, short, 1, 3],
    [278, long, 1, height],
    [279, long, 1, lineBytes * height],
    [34_675, anything, profile.length, profileAt],
  ] as const
  const entries = allEntries.filter(([, , count]) => count > 0)
  const tiff = Buffer.alloc(pixelsAt + lineBytes * height)
  tiff.write('II*\0', 'latin1')
  tiff.writeUInt32LE(8, 4)
  tiff.writeUInt16LE(entries.length, 8)
  entries.forEach(([tag, type, count, value], index) => {
    const at = 10 + index * entryBytes
    tiff.writeUInt16LE(tag, at)
    tiff.writeUInt16LE(type, at + 2)
    tiff.writeUInt32LE(count, at + 4)
    tiff.writeUInt32LE(value, at + 8)
  })
  for (const at of [0, 2, 4]) tiff.writeUInt16LE(8, depthsAt + at)
  tiff.set(profile, profileAt)
  for (let line = 0; line < height; line += 1)
    tiff.set(data.subarray(line * stride, line * stride + lineBytes), pixelsAt + line * lineBytes)
  return tiff
}
