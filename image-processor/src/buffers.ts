/**
 * Frees the memory of a buffer at once and leaves it empty.
 *
 * Otherwise megabytes outside the heap make the garbage collector run on every fourth photo, which
 * costs a fourteenth of a large photo's time (docs/decisions/0011).
 *
 * Danger: no native code may still read the buffer, or a decoder would read freed memory. A buffer
 * that shares its memory with others is left alone.
 */
export function freeBuffer({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0)
}

/** A buffer over the same memory. */
export function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength)
}
