/**
 * Frees the memory of a buffer at once and leaves the buffer empty.
 *
 * Without this call, the memory outside the heap makes the garbage collector run on every fourth
 * photo. The collector takes a fourteenth of a large photo's processing time (docs/decisions/0011).
 *
 * Danger: no native code may still read the buffer, or a decoder would read freed memory. A buffer
 * that shares its memory with other buffers is not changed.
 */
export function freeBuffer({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0)
}

/** Returns a `Buffer` that shares the memory of the given bytes. */
export function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength)
}
