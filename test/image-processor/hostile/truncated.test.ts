import { expect, it } from 'vitest'
import { drawPhoto } from '../../../image-processor/src/testing/photos.ts'
import { observeProcessor } from './observed-processor.ts'

const { optimise } = observeProcessor()

const formats = ['jpeg', 'png', 'webp', 'avif', 'gif', 'tiff'] as const

it.each(formats)('a %s file cut at any position is rejected as UNDECODABLE', async (format) => {
  const whole = await drawPhoto(160, 120).toFormat(format, { effort: 1 }).toBuffer()
  for (let at = 0; at < 40; at += 1) {
    const cut = whole.subarray(0, Math.floor((whole.length * at) / 40))
    expect((await optimise(cut)).outcome, `${cut.length} of ${whole.length}`).toBe('UNDECODABLE')
  }
})
