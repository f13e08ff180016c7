/**
 * Gives the memory of a buffer back at once and leaves it empty.
 *
 * Megabytes outside the heap otherwise make the garbage collector run every fourth photo, a
 * fourteenth of the time of a large one (docs/decisions/0125).
 *
 * Danger: nothing native may read the buffer any more, or a decoder would see freed memory.
 * A buffer that shares its memory with others is left alone.
 */
export function freeBuffer({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0)
}
