import sharp from 'sharp'
import { z } from 'zod'
import { optimiseSettings } from '../../../image-processor/src/encode/encode.ts'
import type { Contender } from './contenders.ts'

const processed = z.object({ data: z.instanceof(Uint8Array) })
const processing = z.object({ process: z.custom<() => Promise<unknown>>() })
const moduleSchema = z.object({
  createIPX: z.custom<(options: unknown) => (id: string, modifiers: unknown) => unknown>(),
})

/** Runs IPX with the service's size limit and quality, or returns undefined without IPX. */
export async function ipx(): Promise<Contender | undefined> {
  const entry = process.env['IPX_MODULE'] ?? 'ipx'
  const loaded = moduleSchema.safeParse(await import(entry).catch(() => undefined))
  if (!loaded.success) return undefined
  let photo: Buffer = Buffer.alloc(0)
  let fits = false
  const storage = {
    name: 'memory',
    getMeta: async () => ({}),
    getData: async () => photo,
  }
  const transform = loaded.data.createIPX({ storage })
  const { width, height, fit } = optimiseSettings.resize
  const modifiers = { f: 'webp', q: String(optimiseSettings.webp.quality) }
  const smaller = { ...modifiers, resize: `${width}x${height}`, fit }
  return {
    name: 'ipx',
    pid: undefined,
    async optimise(bytes) {
      const isNew = photo !== bytes
      photo = bytes
      // IPX resizes a photo even if it already fits.
      if (isNew) fits = await fitsIn(bytes, width, height)
      const asked = fits ? modifiers : smaller
      const result = await processing.parse(transform('photo.jpg', asked)).process()
      return Buffer.from(processed.parse(result).data)
    },
    stop: async () => undefined,
  }
}

async function fitsIn(bytes: Buffer, width: number, height: number): Promise<boolean> {
  const header = await sharp(bytes).metadata()
  return header.width <= width && header.height <= height
}
