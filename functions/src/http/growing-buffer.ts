/** Most bodies fit. */
const firstBytes = 4096

/**
 * Collects fewer than `bytesLimit` bytes in one piece of memory, which doubles as needed. A list of
 * chunks would take a hundred times the length of a body that arrives byte by byte.
 */
export function growingBuffer(bytesLimit: number) {
  let memory = Buffer.alloc(0)
  let length = 0
  return {
    /** Returns false, and drops the chunk, if it would reach the limit. */
    add(chunk: Buffer): boolean {
      const needed = length + chunk.byteLength
      if (needed >= bytesLimit) return false
      if (needed > memory.byteLength) {
        const larger = Buffer.allocUnsafe(Math.max(firstBytes, needed, 2 * memory.byteLength))
        memory.copy(larger, 0, 0, length)
        memory = larger
      }
      chunk.copy(memory, length)
      length = needed
      return true
    },
    clear() {
      memory = Buffer.alloc(0)
      length = 0
    },
    bytes: (): Uint8Array => memory.subarray(0, length),
  }
}
