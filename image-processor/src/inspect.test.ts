import sharp from 'sharp'
import { expect, it, onTestFinished, vi } from 'vitest'
import { inspectPhoto } from './inspect.ts'
import { optimisePhoto } from './optimise.ts'
import { jpegOfManyScans } from './testing/many-scans.ts'
import { drawPhoto } from './testing/photos.ts'

/** Long enough for a busy machine. */
const timeoutSeconds = 60

it('refuses a JPEG of thousands of scans before it decodes one of them', async () => {
  const jpeg = await jpegOfManyScans(3000, 2646)
  expect(jpeg.length).toBeLessThan(150_000)
  const decodings = countDecodings()
  const { outcome, ...rest } = await optimisePhoto(jpeg, timeoutSeconds)
  expect(decodings).not.toHaveBeenCalled()
  expect(outcome).toBe('UNDECODABLE')
  expect(rest).toMatchObject({ detail: expect.stringContaining('scans') })
  await sharp(await drawPhoto(30, 20).jpeg().toBuffer())
    .raw()
    .toBuffer()
  expect(decodings).toHaveBeenCalled()
})

/** sharp queues a job to decode pixels, but none to read a header. */
function countDecodings() {
  const queued = vi.fn()
  sharp.queue.on('change', queued)
  onTestFinished(() => void sharp.queue.off('change', queued))
  return queued
}

it('decodes a JPEG of 100 scans, although honest photos have about 10', async () => {
  // The scan of all averages is the hundredth.
  const optimised = await optimisePhoto(await jpegOfManyScans(1000, 99), timeoutSeconds)
  expect(optimised.outcome).toBe('OPTIMISED')
  expect((await optimisePhoto(await jpegOfManyScans(1000, 100), timeoutSeconds)).outcome).toBe(
    'UNDECODABLE',
  )
})

it('sends a JPEG that hides scans inside a segment to a process that can be ended', async () => {
  const jpeg = await drawPhoto(300, 200).jpeg({ progressive: true }).toBuffer()
  const hidden = Buffer.alloc(2 + 2 * 200, Buffer.from([0xff, 0xda]))
  hidden.writeUInt16BE(hidden.length)
  const segment = Buffer.concat([Buffer.from([0xff, 0xe5]), hidden])
  const photo = Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)])
  expect(await inspectPhoto(jpeg)).toMatchObject({ isolation: 'SHARED' })
  expect(await inspectPhoto(photo)).toMatchObject({ isolation: 'CHILD_PROCESS' })
})

it('sends an AVIF built from other images to a process that can be ended', async () => {
  const avif = await drawPhoto(300, 200).avif().toBuffer()
  expect(await inspectPhoto(avif)).toMatchObject({ isolation: 'SHARED' })
  const free = Buffer.from('\0\0\0\x10freegrid\0\0\0\0', 'latin1')
  const photo = Buffer.concat([avif, free])
  expect(await inspectPhoto(photo)).toMatchObject({ isolation: 'CHILD_PROCESS' })
})
