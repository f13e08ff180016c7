import { readdirSync } from 'node:fs'
import sharp from 'sharp'
import { readHeic } from '../../../scripts/common/heic.ts'
import { photosFolder, readPhoto } from '../../../scripts/common/photos.ts'

/** The corpus has few and small real photos, because most faults are in a photo's first bytes. */
const realPhotos = 8
const realPhotoBytesMax = 400_000

/**
 * Returns photos in every format, and in every variant that decoders treat separately. Adds real
 * photos if they are available. The order is fixed, because a seed picks photos by position.
 */
export async function fuzzCorpus(): Promise<Buffer[]> {
  const leaf = sharp(readPhoto('coffee_rust_01.jpg')).resize(320)
  const described = leaf
    .clone()
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitude: '49/1 11/1 0/1' } })
    .withIccProfile('p3')
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
  const animation = await sharp(
    await Promise.all(
      [0, 90, 180].map((angle) => leaf.clone().resize(80).rotate(angle).toBuffer()),
    ),
    { join: { animated: true } },
  )
    .gif({ effort: 1 })
    .toBuffer()
  const made = await Promise.all([
    described.clone().jpeg().toBuffer(),
    leaf.clone().jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
    leaf.clone().toColourspace('cmyk').jpeg().toBuffer(),
    described.clone().png().toBuffer(),
    leaf.clone().ensureAlpha().toColourspace('rgb16').png({ progressive: true }).toBuffer(),
    leaf.clone().png({ palette: true }).toBuffer(),
    described.clone().webp().toBuffer(),
    leaf.clone().ensureAlpha(0.5).webp({ lossless: true, effort: 0 }).toBuffer(),
    leaf.clone().avif({ effort: 0 }).toBuffer(),
    leaf.clone().gif({ effort: 1 }).toBuffer(),
    described.clone().tiff({ compression: 'jpeg' }).toBuffer(),
    leaf.clone().tiff({ compression: 'lzw', tile: true }).toBuffer(),
    leaf.clone().tiff({ compression: 'deflate', predictor: 'horizontal' }).toBuffer(),
  ])
  return [...made, animation, ...readReal(), readHeic('turned-wide.heic')]
}

function readReal(): Buffer[] {
  return readdirSync(photosFolder)
    .filter((name) => /\.(jpg|png)$/.test(name))
    .sort()
    .map(readPhoto)
    .filter((bytes) => bytes.length <= realPhotoBytesMax)
    .slice(0, realPhotos)
}
