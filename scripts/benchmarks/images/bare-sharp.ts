import { createServer } from 'node:net'
import sharp from 'sharp'
import { optimiseSettings } from '../../../image-processor/src/encode/encode.ts'
import { tuneLibvips } from '../../../image-processor/src/image/loaders.ts'

/**
 * Serves plain sharp, without scanning, checks, limits or hashes. Runs as its own process, so that
 * the benchmark's own time and memory do not count. A client sends the length of a photo (4 bytes,
 * big-endian) and the photo's bytes. The server sends the length and the bytes of the WebP.
 */
tuneLibvips()

const { input, resize, webp } = optimiseSettings

const server = createServer((socket) => {
  let photo = Buffer.alloc(0)
  let filled = 0
  socket.on('data', (chunk: Buffer) => {
    let rest = chunk
    if (filled === photo.length) {
      photo = Buffer.allocUnsafeSlow(chunk.readUInt32BE(0))
      filled = 0
      rest = chunk.subarray(4)
    }
    filled += rest.copy(photo, filled)
    if (filled === photo.length) void answer(photo)
  })
  const answer = async (bytes: Buffer) => {
    const optimised = await sharp(bytes, input).resize(resize).webp(webp).toBuffer()
    const length = Buffer.alloc(4)
    length.writeUInt32BE(optimised.length)
    socket.write(length)
    socket.write(optimised)
  }
})

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`${typeof address === 'object' ? address?.port : ''}\n`)
})
