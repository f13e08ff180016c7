import { restrictLoaders, tuneLibvips } from '../image/loaders.ts'
import { encode } from './encode.ts'
import { jobSchema } from './job.ts'

/** The process that `encodeIsolated` starts: it encodes one photo and exits. */
restrictLoaders()
tuneLibvips()

process.once('message', async (message) => {
  const { photo, timeoutSeconds } = jobSchema.parse(message)
  process.send?.(await encode(photo, timeoutSeconds), () => process.disconnect())
})
