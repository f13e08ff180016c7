import { expect, it } from 'vitest'
import { inspectPhoto } from './inspect.ts'
import { optimisePhoto } from './optimise.ts'
import { jpegOfManyScans } from './testing/many-scans.ts'
import { drawPhoto } from './testing/photos.ts'

it('a JPEG of thousands of scans is refused before one of them is decoded', async () => {
  const jpeg = await jpegOfManyScans(3000, 2646)
  expect(jpeg.length).toBeLessThan(150_000)
  const start = performance.now()
  const { outcome, ...rest } = await optimisePhoto(jpeg, 1)
  expect(performance.now() - start).toBeLessThan(1000)
  expect(outcome).toBe('UNDECODABLE')
  expect(rest).toMatchObject({ detail: expect.stringContaining('scans') })
})

it('one of a hundred scans, ten times as many as honest ones have, is decoded', async () => {
  // The scan of all averages is the hundredth.
  const optimised = await optimisePhoto(await jpegOfManyScans(1000, 99), 10)
  expect(optimised.outcome).toBe('OPTIMISED')
  expect((await optimisePhoto(await jpegOfManyScans(1000, 100), 10)).outcome).toBe('UNDECODABLE')
})

it('scans that a decoder may find where no marker should be go to a process that can be ended', async () => {
  const jpeg = await drawPhoto(300, 200).jpeg({ progressive: true }).toBuffer()
  const hidden = Buffer.alloc(2 + 2 * 200, Buffer.from([0xff, 0xda]))
  hidden.writeUInt16BE(hidden.length)
  const segment = Buffer.concat([Buffer.from([0xff, 0xe5]), hidden])
  const photo = Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)])
  expect(await inspectPhoto(jpeg)).toMatchObject({ isolation: 'SHARED' })
  expect(await inspectPhoto(photo)).toMatchObject({ isolation: 'CHILD_PROCESS' })
})

it('so does an AVIF that is put together from other images', async () => {
  const avif = await drawPhoto(300, 200).avif().toBuffer()
  expect(await inspectPhoto(avif)).toMatchObject({ isolation: 'SHARED' })
  const free = Buffer.from('\0\0\0\x10freegrid\0\0\0\0', 'latin1')
  const photo = Buffer.concat([avif, free])
  expect(await inspectPhoto(photo)).toMatchObject({ isolation: 'CHILD_PROCESS' })
})
